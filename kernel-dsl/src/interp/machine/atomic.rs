//! Atomics: one invocation after another.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::Machine;
use crate::interp::plan::{Access, Memory, Reg};
use crate::interp::trap::{AccessKind, Trap};
use crate::ir::AtomicOp;

/// The new value.
fn apply(op: AtomicOp, signed: bool, old: u32, operand: u32) -> u32 {
    let (old_signed, operand_signed) = (old.cast_signed(), operand.cast_signed());
    match op {
        AtomicOp::Add => old.wrapping_add(operand),
        AtomicOp::Min if signed => old_signed.min(operand_signed).cast_unsigned(),
        AtomicOp::Max if signed => old_signed.max(operand_signed).cast_unsigned(),
        AtomicOp::Min => old.min(operand),
        AtomicOp::Max => old.max(operand),
        AtomicOp::And => old & operand,
        AtomicOp::Or => old | operand,
        AtomicOp::Xor => old ^ operand,
        AtomicOp::Exchange => operand,
    }
}

fn apply_shared(op: AtomicOp, signed: bool, word: &AtomicU32, operand: u32) -> u32 {
    let update = |old| Some(apply(op, signed, old, operand));
    match word.fetch_update(Relaxed, Relaxed, update) {
        Ok(old) | Err(old) => old,
    }
}

impl Machine<'_> {
    pub(super) fn atomic(&mut self, op: AtomicOp, signed: bool, value: Reg, access: &Access) -> Result<(), Trap> {
        let lanes = self.take_index(access);
        let result = self.check(AccessKind::Atomic, access, &lanes);
        if result.is_ok() {
            let order = self.follow.as_mut().map(|follow| follow.lane_order());
            let count = self.invocations;
            for turn in 0..count {
                let lane = order.as_ref().map_or(turn, |order| order[turn] as usize);
                if self.mask[lane] != 0 {
                    let operand = self.lane_of(value, lane);
                    let old = self.atomic_lane(op, signed, access.memory, lanes[lane] as usize, operand);
                    self.set_lane(access.parts[0], lane, old);
                }
            }
            if let (Some(follow), Some(order)) = (&mut self.follow, order) {
                follow.give_back(order);
            }
        }
        self.put_index(lanes);
        result
    }

    fn atomic_lane(&mut self, op: AtomicOp, signed: bool, memory: Memory, index: usize, operand: u32) -> u32 {
        match memory {
            Memory::Buffer(id) => {
                self.storage[id as usize].atomic(index).map_or(0, |word| apply_shared(op, signed, word, operand))
            }
            Memory::Workgroup(id) | Memory::Private(id) => {
                let word = &mut self.arrays[id as usize][index];
                let old = *word;
                *word = apply(op, signed, old, operand);
                old
            }
        }
    }

    fn set_lane(&mut self, reg: Reg, lane: usize, bits: u32) {
        match reg {
            Reg::Column(index) => self.columns[index as usize][lane] = bits,
            Reg::Scalar(index) => self.scalars[index as usize] = bits,
        }
    }
}
