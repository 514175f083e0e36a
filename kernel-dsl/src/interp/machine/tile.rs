//! Matrix tiles: loads, stores and multiply-add, a subgroup at a time.

use super::Machine;
use crate::interp::binding::Storage;
use crate::interp::compile::{decode, encode};
use crate::interp::lanes::tile::{TILE_ELEMS, mul_add};
use crate::interp::lanes::unary;
use crate::interp::plan::{Access, Memory, Reg, TileAccess, Unit};
use crate::interp::round::flush;
use crate::interp::trap::{AccessKind, Trap};
use crate::ir::{SUBGROUP_LANES, TILE_DIM};

const LANES: usize = SUBGROUP_LANES as usize;

fn keep(bits: u32) -> u32 {
    bits
}

impl Machine<'_> {
    /// The flat element index of part `part` of the tile for every lane.
    fn tile_indices(&self, tile: &TileAccess, part: usize) -> Vec<u32> {
        let at = |lane: usize| {
            let element = (part * LANES + lane % LANES) as u32;
            let (row, col) = (element / TILE_DIM, element % TILE_DIM);
            let (row, col) = if tile.transposed { (col, row) } else { (row, col) };
            let (offset, stride) = (self.lane_of(tile.offset, lane), self.lane_of(tile.stride, lane));
            offset.wrapping_add(row.wrapping_mul(stride)).wrapping_add(col)
        };
        (0..self.lanes).map(at).collect()
    }

    /// The access that one part of a tile is: one element per lane.
    fn tile_part(tile: &TileAccess, part: usize) -> Access {
        Access {
            memory: tile.memory,
            unit: Unit::Elements(tile.role.elem()),
            index: tile.offset,
            parts: vec![tile.parts[part]],
            site: tile.site,
        }
    }

    pub(super) fn tile_load(&mut self, tile: &TileAccess) -> Result<(), Trap> {
        self.arrive("tile load", tile.site)?;
        for (part, &reg) in tile.parts.iter().enumerate() {
            let access = Self::tile_part(tile, part);
            let indices = self.tile_indices(tile, part);
            self.check(AccessKind::Read, &access, &indices)?;
            self.write(reg, |this, dst| {
                for (dst, &index) in dst.iter_mut().zip(&indices) {
                    let bits = [this.tile_element(&access, index as usize)];
                    let mut value = bits;
                    if let Some(op) = decode(tile.role.elem()) {
                        unary::unary(op, &mut value, &bits);
                    }
                    *dst = value[0];
                }
            });
        }
        Ok(())
    }

    fn tile_element(&self, access: &Access, index: usize) -> u32 {
        match access.memory {
            Memory::Buffer(id) => {
                let per_word = access.unit.per_word() as usize;
                let word = self.storage[id as usize].load(index / per_word);
                word >> (index % per_word * (32 / per_word))
            }
            Memory::Workgroup(id) | Memory::Private(id) => self.arrays[id as usize].get(index).copied().unwrap_or(0),
        }
    }

    pub(super) fn tile_store(&mut self, tile: &TileAccess) -> Result<(), Trap> {
        self.arrive("tile store", tile.site)?;
        for (part, &reg) in tile.parts.iter().enumerate() {
            let access = Self::tile_part(tile, part);
            let indices = self.tile_indices(tile, part);
            self.check(AccessKind::Write, &access, &indices)?;
            for (lane, &index) in indices.iter().enumerate().take(self.invocations) {
                let bits = [self.lane_of(reg, lane)];
                let mut stored = bits;
                if let Some(op) = encode(tile.role.elem()) {
                    unary::unary(op, &mut stored, &bits);
                }
                self.put_tile_element(&access, index as usize, stored[0]);
            }
        }
        Ok(())
    }

    fn put_tile_element(&mut self, access: &Access, index: usize, bits: u32) {
        match access.memory {
            Memory::Buffer(id) => {
                let storage: Storage<'_> = self.storage[id as usize];
                match access.unit.per_word() {
                    1 => storage.store(index, bits),
                    per_word => storage.store_narrow(index, per_word, bits),
                }
            }
            Memory::Workgroup(id) | Memory::Private(id) => self.arrays[id as usize][index] = bits,
        }
    }

    pub(super) fn tile_mul_add(&mut self, columns: &[Vec<Reg>; 4], site: u32) -> Result<(), Trap> {
        self.arrive("tile multiply-add", site)?;
        let round = if self.flush { flush } else { keep };
        for subgroup in 0..self.lanes / LANES {
            let first = subgroup * LANES;
            let gather = |registers: &[Reg]| {
                let mut tile = [0; TILE_ELEMS];
                for (element, bits) in tile.iter_mut().enumerate() {
                    *bits = self.lane_of(registers[element / LANES], first + element % LANES);
                }
                tile
            };
            let [a, b, acc, dst] = columns;
            let (a, b, mut sum) = (gather(a), gather(b), gather(acc));
            mul_add(&a, &b, &mut sum, round);
            for (part, &reg) in dst.iter().enumerate() {
                let bits = &sum[part * LANES..(part + 1) * LANES];
                self.write(reg, |_, dst| dst[first..first + LANES].copy_from_slice(bits));
            }
        }
        Ok(())
    }
}
