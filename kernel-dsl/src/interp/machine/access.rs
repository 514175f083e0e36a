//! Loads and stores.

use super::{Column, Machine};
use crate::interp::binding::Storage;
use crate::interp::compile::{decode, encode};
use crate::interp::lanes::mask::Active;
use crate::interp::lanes::{Src, gather, index, unary};
use crate::interp::plan::{Access, Memory, Reg, Unit};
use crate::interp::trap::{AccessKind, Trap, TrapKind};
use crate::ir::{ArrayId, Elem, EntityId, SUBGROUP_LANES};

const LANES: usize = SUBGROUP_LANES as usize;

impl Unit {
    /// Elements in one word where the index counts narrow elements, else 1: the index counts words.
    pub(super) fn per_word(self) -> u32 {
        match self {
            Unit::Elements(elem) => elem.per_word(),
            Unit::Words(_) => 1,
        }
    }

    fn elem(self) -> Elem {
        match self {
            Unit::Elements(elem) => elem,
            Unit::Words(_) => Elem::U32,
        }
    }
}

/// The words that whole-word loads read without atomics, and the words from one index to the next.
fn plain_words<'w>(storage: &[Storage<'w>], arrays: &'w [Column], access: &Access) -> Option<(&'w [u32], usize)> {
    match access.memory {
        Memory::Buffer(id) => match storage[id as usize] {
            Storage::Plain(words) if access.unit.per_word() == 1 => Some((words, 1)),
            _ => None,
        },
        Memory::Workgroup(id) => Some((&arrays[id as usize], access.parts.len())),
        Memory::Private(_) => None,
    }
}

impl Machine<'_> {
    /// Units that an index may count up to.
    pub(super) fn units(&self, memory: Memory, unit: Unit) -> u32 {
        match (memory, unit) {
            (Memory::Buffer(id), Unit::Elements(_)) => self.launch.binding_elems[id as usize],
            (Memory::Buffer(id), Unit::Words(per_word)) => self.launch.binding_elems[id as usize].div_ceil(per_word),
            (Memory::Workgroup(id) | Memory::Private(id), _) => {
                self.program.kernel.arrays.get(ArrayId::from_index(id as usize)).map_or(0, |array| array.len)
            }
        }
    }

    /// Consecutive units that one lane touches: components of an array's element are one.
    pub(super) fn width(access: &Access) -> u32 {
        match access.memory {
            Memory::Buffer(_) => access.parts.len() as u32,
            Memory::Workgroup(_) | Memory::Private(_) => 1,
        }
    }

    /// Stops at the first active lane out of range, and follows the access in the checked face.
    pub(super) fn check(&mut self, kind: AccessKind, access: &Access, lanes: &[u32]) -> Result<(), Trap> {
        let len = self.units(access.memory, access.unit);
        let width = Self::width(access);
        let last = len.checked_sub(width);
        if !index::in_range(lanes, &self.mask, last, width) {
            return Err(self.out_of_range(kind, access, lanes));
        }
        let workgroup = self.workgroup;
        if let Some(follow) = &mut self.follow
            && let Err(kind) = follow.access(kind, access, lanes, &self.mask, &self.plan.spans)
        {
            let kind = kind.into_trap(&self.program.kernel, access, workgroup);
            return Err(self.trap(access.site, kind));
        }
        Ok(())
    }

    #[cold]
    fn out_of_range(&self, access: AccessKind, what: &Access, lanes: &[u32]) -> Trap {
        let len = self.units(what.memory, what.unit);
        let width = Self::width(what);
        let fits = |index: u32| len.checked_sub(width).is_some_and(|last| index <= last);
        let bad = |index: u32| !fits(index) || !index.is_multiple_of(width);
        let lane = lanes.iter().zip(&self.mask).position(|(&index, &mask)| mask != 0 && bad(index)).unwrap_or(0);
        let (index, invocation) = (lanes[lane], self.invocation(lane));
        let (memory, name) = self.memory_name(what.memory);
        if fits(index) {
            return self.trap(what.site, TrapKind::Misaligned { access, name, index, width, invocation });
        }
        let unit = match what.unit {
            Unit::Elements(_) => "element",
            Unit::Words(_) => "word",
        };
        self.trap(what.site, TrapKind::OutOfRange { access, memory, name, unit, index, width, len, invocation })
    }

    pub(super) fn memory_name(&self, memory: Memory) -> (&'static str, String) {
        match memory {
            Memory::Buffer(id) => {
                let buffer = self.program.kernel.buffers.get(crate::ir::BufferId::from_index(id as usize));
                ("buffer", buffer.map_or_else(String::new, |buffer| buffer.name.clone()))
            }
            Memory::Workgroup(id) => ("workgroup array", self.array_name(id)),
            Memory::Private(id) => ("private array", self.array_name(id)),
        }
    }

    /// The index of every lane, in a column that `put_index` gives back.
    pub(super) fn take_index(&mut self, access: &Access) -> Column {
        let mut lanes = std::mem::take(&mut self.scratch[3]);
        self.src(access.index).copy_to(&mut lanes);
        lanes
    }

    pub(super) fn put_index(&mut self, lanes: Column) {
        self.scratch[3] = lanes;
    }

    pub(super) fn load(&mut self, access: &Access) -> Result<(), Trap> {
        let index = match (access.index, access.parts[0]) {
            (Reg::Scalar(_), Reg::Scalar(_)) => return self.load_uniform(access),
            // The index is never one of the results, so it can be taken out of the file instead of copied.
            (Reg::Column(index), _) => index,
            (Reg::Scalar(_), _) => {
                let lanes = self.take_index(access);
                let result = self.load_lanes(access, &lanes);
                self.put_index(lanes);
                return result;
            }
        };
        let lanes = self.take(index);
        let result = self.load_lanes(access, &lanes);
        self.put(index, lanes);
        result
    }

    fn load_lanes(&mut self, access: &Access, lanes: &[u32]) -> Result<(), Trap> {
        self.check(AccessKind::Read, access, lanes)?;
        if let (&[Reg::Column(x), Reg::Column(y), Reg::Column(z), Reg::Column(w)], Some((words, scale))) =
            (access.parts.as_slice(), plain_words(self.storage, &self.arrays, access))
        {
            let mut columns = [x, y, z, w].map(|id| std::mem::take(&mut self.columns[id as usize]));
            gather::gather_four(columns.each_mut().map(|column| &mut **column), words, lanes, scale);
            for (id, column) in [x, y, z, w].into_iter().zip(columns) {
                self.put(id, column);
            }
            return Ok(());
        }
        for (part, &reg) in access.parts.iter().enumerate() {
            self.write(reg, |this, dst| this.load_part(access, part, lanes, dst));
        }
        Ok(())
    }

    /// One load for the workgroup.
    fn load_uniform(&mut self, access: &Access) -> Result<(), Trap> {
        let index = self.scalar(access.index);
        let width = Self::width(access);
        let last = self.units(access.memory, access.unit).checked_sub(width);
        if last.is_none_or(|last| index > last) || !index.is_multiple_of(width) {
            let lanes = vec![index; self.lanes];
            return Err(self.out_of_range(AccessKind::Read, access, &lanes));
        }
        for (part, &reg) in access.parts.iter().enumerate() {
            self.write(reg, |this, dst| {
                let mut word = [0];
                this.gather(access, part, &[index], &mut word);
                this.finish_load(access, &[index], &mut word);
                dst.copy_from_slice(&word);
            });
        }
        Ok(())
    }

    fn load_part(&self, access: &Access, part: usize, lanes: &[u32], dst: &mut [u32]) {
        if let Memory::Private(id) = access.memory {
            return self.load_private(id, access, part, lanes, dst);
        }
        match plain_words(self.storage, &self.arrays, access) {
            Some((words, scale)) => gather::gather(dst, words.get(part..).unwrap_or(&[]), lanes, scale),
            None => self.gather(access, part, lanes, dst),
        }
        self.finish_load(access, lanes, dst);
    }

    /// The words of some lanes, one by one.
    fn gather(&self, access: &Access, part: usize, lanes: &[u32], dst: &mut [u32]) {
        match access.memory {
            Memory::Buffer(id) => {
                let shift = access.unit.per_word().trailing_zeros();
                match self.storage[id as usize] {
                    Storage::Plain(words) => {
                        for (dst, &index) in dst.iter_mut().zip(lanes) {
                            *dst = words.get((index >> shift) as usize + part).copied().unwrap_or(0);
                        }
                    }
                    shared @ Storage::Shared(_) => {
                        for (dst, &index) in dst.iter_mut().zip(lanes) {
                            *dst = shared.load((index >> shift) as usize + part);
                        }
                    }
                }
            }
            Memory::Workgroup(id) => {
                let words = &self.arrays[id as usize];
                for (dst, &index) in dst.iter_mut().zip(lanes) {
                    *dst = words.get(index as usize * access.parts.len() + part).copied().unwrap_or(0);
                }
            }
            // Each lane has its own copy: `load_private`.
            Memory::Private(_) => {}
        }
    }

    /// One component of each lane's own copy.
    fn load_private(&self, id: u32, access: &Access, part: usize, lanes: &[u32], dst: &mut [u32]) {
        let words = &self.arrays[id as usize];
        for (lane, (dst, &index)) in dst.iter_mut().zip(lanes).enumerate() {
            let column = index as usize * access.parts.len() + part;
            *dst = words.get(column * self.lanes + lane).copied().unwrap_or(0);
        }
    }

    /// Picks and decodes narrow elements.
    fn finish_load(&self, access: &Access, lanes: &[u32], dst: &mut [u32]) {
        let Some(op) = decode(access.unit.elem()) else {
            return;
        };
        if matches!(access.memory, Memory::Buffer(_)) {
            index::pick_narrow(dst, lanes, access.unit.per_word());
        }
        let mut bits = [0; LANES];
        for dst in dst.chunks_mut(LANES) {
            let bits = &mut bits[..dst.len()];
            bits.copy_from_slice(dst);
            unary::unary(op, dst, bits);
        }
    }

    pub(super) fn store(&mut self, access: &Access) -> Result<(), Trap> {
        let lanes = self.take_index(access);
        let result = self.check(AccessKind::Write, access, &lanes);
        if result.is_ok() {
            for part in 0..access.parts.len() {
                self.store_part(access, part, &lanes);
            }
        }
        self.put_index(lanes);
        result
    }

    fn store_part(&mut self, access: &Access, part: usize, lanes: &[u32]) {
        let mut bits = std::mem::take(&mut self.scratch[0]);
        let mut encoded = std::mem::take(&mut self.scratch[1]);
        self.src(access.parts[part]).copy_to(&mut bits);
        if let Some(op) = encode(access.unit.elem()) {
            unary::unary(op, &mut encoded, &bits);
            std::mem::swap(&mut bits, &mut encoded);
        }
        let stride = access.parts.len();
        match access.memory {
            Memory::Workgroup(id) if self.follow.is_none() && self.active == Active::All => {
                let (bits, lanes) = (&bits[..self.invocations], &lanes[..self.invocations]);
                gather::scatter(&mut self.arrays[id as usize][part..], bits, lanes, stride);
            }
            _ => self.store_lanes(access, part, &bits, lanes),
        }
        self.scratch[0] = bits;
        self.scratch[1] = encoded;
    }

    /// Stores lane by lane, in random order in the checked face.
    fn store_lanes(&mut self, access: &Access, part: usize, bits: &[u32], lanes: &[u32]) {
        let stride = access.parts.len();
        let order = self.follow.as_mut().map(|follow| follow.lane_order());
        let put = |memory: &mut Machine<'_>, lane: usize| {
            let unit = lanes[lane] as usize;
            match access.memory {
                Memory::Buffer(id) => match access.unit.per_word() {
                    1 => memory.storage[id as usize].store(unit + part, bits[lane]),
                    per_word => memory.storage[id as usize].store_narrow(unit, per_word, bits[lane]),
                },
                Memory::Workgroup(id) => memory.arrays[id as usize][unit * stride + part] = bits[lane],
                Memory::Private(id) => {
                    let column = unit * stride + part;
                    memory.arrays[id as usize][column * memory.lanes + lane] = bits[lane];
                }
            }
        };
        match order {
            Some(order) => {
                for &lane in &order {
                    if self.mask[lane as usize] != 0 {
                        put(self, lane as usize);
                    }
                }
                if let Some(follow) = &mut self.follow {
                    follow.give_back(order);
                }
            }
            None => {
                for lane in 0..self.invocations {
                    if self.active == Active::All || self.mask[lane] != 0 {
                        put(self, lane);
                    }
                }
            }
        }
    }

    /// The operand of one lane.
    pub(super) fn lane_of(&self, reg: Reg, lane: usize) -> u32 {
        match self.src(reg) {
            Src::Lanes(lanes) => lanes[lane],
            Src::Splat(bits) => bits,
        }
    }
}
