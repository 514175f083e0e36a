//! What the checked face knows beside the values: who touched what since which barrier, what was ever written, and in
//! which order lanes take their turns.
//!
//! Invariants: a race is reported if and only if two invocations touch one element, at least one of them by a plain
//! write or one plainly and one atomically, in different workgroups or with no barrier of the right kind between them;
//! this does not depend on the order in which lanes and workgroups run.

mod random;
mod shadow;

use super::Column;
use crate::interp::plan::{Access, Memory, Unit};
use crate::interp::trap::{AccessKind, Invocation, RaceSite, TrapKind};
use crate::ir::{ArraySpace, Barrier, Kernel, SUBGROUP_LANES, Span};
pub(in crate::interp) use random::Random;
use shadow::{Shadow, Touch};

/// The checked face's state of one dispatch.
pub(in crate::interp) struct Follow {
    random: Random,
    order: Vec<u32>,
    lanes: usize,
    /// Workgroups run so far; the last one runs now.
    workgroups: Vec<[u32; 3]>,
    var_init: Vec<Column>,
    /// Per array: one mask for each element of a workgroup array, one column of masks for each element of a private one.
    array_init: Vec<Vec<u32>>,
    /// `None` for buffers that are never written.
    buffers: Vec<Option<Shadow>>,
    arrays: Vec<Shadow>,
    workgroup_epoch: u32,
    storage_epoch: u32,
    subgroup_epoch: u32,
}

/// What is wrong with an access, before names are looked up.
pub(in crate::interp) enum Fault {
    /// Read before any write.
    Uninitialised { element: u32, lane: u32 },
    /// Two touches that no barrier orders.
    Race { element: u32, first: RaceSite, second: RaceSite },
}

impl Fault {
    /// The trap, with the names of `kernel`.
    pub(in crate::interp) fn into_trap(self, kernel: &Kernel, access: &Access, workgroup: [u32; 3]) -> TrapKind {
        let (memory, name) = match access.memory {
            Memory::Buffer(id) => ("buffer", kernel.buffers.iter().nth(id as usize).map(|(_, buffer)| &buffer.name)),
            Memory::Workgroup(id) => {
                ("workgroup array", kernel.arrays.iter().nth(id as usize).map(|(_, array)| &array.name))
            }
            Memory::Private(id) => {
                ("private array", kernel.arrays.iter().nth(id as usize).map(|(_, array)| &array.name))
            }
        };
        let name = name.cloned().unwrap_or_default();
        match self {
            Fault::Uninitialised { element, lane } => {
                let invocation = Invocation { workgroup, local_index: lane };
                TrapKind::Uninitialised { memory, name, index: Some(element), invocation }
            }
            Fault::Race { element, first, second } => TrapKind::Race { memory, name, index: element, first, second },
        }
    }
}

impl Follow {
    /// Nothing touched yet.
    pub(in crate::interp) fn new(kernel: &Kernel, seed: u64) -> Follow {
        let invocations = kernel.invocations();
        let lanes = invocations.next_multiple_of(SUBGROUP_LANES) as usize;
        let init_len = |space: ArraySpace, len: u32| match space {
            ArraySpace::Workgroup => len as usize,
            ArraySpace::Private => len as usize * lanes,
        };
        Follow {
            random: Random::new(seed ^ 0x6c61_6e65),
            order: (0..invocations).collect(),
            lanes,
            workgroups: Vec::new(),
            var_init: kernel.vars.iter().map(|_| vec![0; lanes].into_boxed_slice()).collect(),
            array_init: kernel.arrays.iter().map(|(_, array)| vec![0; init_len(array.space, array.len)]).collect(),
            buffers: kernel.buffers.iter().map(|(_, buffer)| buffer.access.can_write().then(Shadow::default)).collect(),
            arrays: kernel.arrays.iter().map(|_| Shadow::default()).collect(),
            workgroup_epoch: 0,
            storage_epoch: 0,
            subgroup_epoch: 0,
        }
    }

    pub(super) fn start_workgroup(&mut self, workgroup: [u32; 3]) {
        self.workgroups.push(workgroup);
        self.var_init.iter_mut().for_each(|init| init.fill(0));
        self.array_init.iter_mut().for_each(|init| init.fill(0));
        self.arrays.iter_mut().for_each(|shadow| *shadow = Shadow::default());
    }

    pub(super) fn barrier(&mut self, kind: Barrier) {
        match kind {
            Barrier::Workgroup => self.workgroup_epoch += 1,
            Barrier::Storage => self.storage_epoch += 1,
            Barrier::Subgroup => self.subgroup_epoch += 1,
        }
    }

    /// For each lane, all ones once it stored the variable.
    pub(super) fn var_init(&mut self, var: u32) -> &mut Column {
        &mut self.var_init[var as usize]
    }

    /// The invocations in a new random order; give it back with [`Follow::give_back`].
    pub(super) fn lane_order(&mut self) -> Vec<u32> {
        let mut order = std::mem::take(&mut self.order);
        self.random.shuffle(&mut order);
        order
    }

    pub(super) fn give_back(&mut self, order: Vec<u32>) {
        self.order = order;
    }

    /// Follows one access of every active lane; indices are in range.
    pub(super) fn access(
        &mut self,
        kind: AccessKind,
        access: &Access,
        lanes: &[u32],
        mask: &[u32],
        spans: &[Span],
    ) -> Result<(), Fault> {
        let active = lanes.iter().zip(mask).enumerate().filter(|(_, (_, mask))| **mask != 0);
        for (lane, (&index, _)) in active {
            let lane = lane as u32;
            match access.memory {
                Memory::Private(id) => self.touch_private(id, index, lane, kind)?,
                Memory::Workgroup(id) => {
                    self.touch_element(access, index, lane, kind, spans)?;
                    self.touch_init(id, index, index as usize, lane, kind)?;
                }
                Memory::Buffer(_) => {
                    let per_unit = match access.unit {
                        Unit::Elements(_) => 1,
                        Unit::Words(per_word) => per_word,
                    };
                    let elements = access.parts.len() as u32 * per_unit;
                    for element in 0..elements {
                        let element = (index * per_unit).saturating_add(element);
                        self.touch_element(access, element, lane, kind, spans)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn touch_private(&mut self, id: u32, index: u32, lane: u32, kind: AccessKind) -> Result<(), Fault> {
        let slot = index as usize * self.lanes + lane as usize;
        self.touch_init(id, index, slot, lane, kind)
    }

    fn touch_init(&mut self, id: u32, element: u32, slot: usize, lane: u32, kind: AccessKind) -> Result<(), Fault> {
        let init = &mut self.array_init[id as usize][slot];
        if kind == AccessKind::Write {
            *init = !0;
        }
        if *init == 0 { Err(Fault::Uninitialised { element, lane }) } else { Ok(()) }
    }

    fn touch_element(
        &mut self,
        access: &Access,
        element: u32,
        lane: u32,
        kind: AccessKind,
        spans: &[Span],
    ) -> Result<(), Fault> {
        let (shadow, epoch, subgroup_epoch) = match access.memory {
            Memory::Buffer(id) => match &mut self.buffers[id as usize] {
                Some(shadow) => (shadow, self.storage_epoch, 0),
                None => return Ok(()),
            },
            Memory::Workgroup(id) | Memory::Private(id) => {
                (&mut self.arrays[id as usize], self.workgroup_epoch, self.subgroup_epoch)
            }
        };
        let workgroup = self.workgroups.len() as u32 - 1;
        let touch = Touch { workgroup, lane, epoch, subgroup_epoch, site: access.site, kind };
        match shadow.touch(element, touch) {
            None => Ok(()),
            Some(earlier) => {
                let site = |touch: Touch| RaceSite {
                    access: touch.kind,
                    invocation: Invocation {
                        workgroup: self.workgroups[touch.workgroup as usize],
                        local_index: touch.lane,
                    },
                    span: spans[touch.site as usize],
                };
                Err(Fault::Race { element, first: site(earlier), second: site(touch) })
            }
        }
    }
}
