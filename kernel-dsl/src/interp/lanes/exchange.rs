//! Subgroup ops: 32 lanes at a time.

use multiversion::multiversion;

use super::{Src, binary, mask_of};
use crate::interp::plan::Bin;
use crate::ir::{SubgroupOp, VoteOp};

const LANES: usize = crate::ir::SUBGROUP_LANES as usize;

/// Lane exchange of every subgroup.
pub(in crate::interp) fn exchange(op: SubgroupOp, dst: &mut [u32], value: &[u32], arg: Src<'_>) {
    for (subgroup, (dst, value)) in dst.chunks_exact_mut(LANES).zip(value.chunks_exact(LANES)).enumerate() {
        for (lane, dst) in dst.iter_mut().enumerate() {
            let arg = arg.at(subgroup * LANES + lane);
            let from = match op {
                SubgroupOp::Shuffle | SubgroupOp::Broadcast => arg as usize % LANES,
                SubgroupOp::ShuffleXor => lane ^ (arg as usize % LANES),
                SubgroupOp::ShuffleUp => (lane as u32).checked_sub(arg).map_or(lane, |from| from as usize),
                SubgroupOp::ShuffleDown => {
                    let from = (lane as u64) + u64::from(arg);
                    if from < LANES as u64 { from as usize } else { lane }
                }
            };
            *dst = value[from];
        }
    }
}

/// The ascending xor butterfly of every subgroup: at each level the own value is the left operand.
/// `level` is applied by the caller's choice of op; `round` runs on the partial results (flushing).
pub(in crate::interp) fn butterfly(op: Bin, dst: &mut [u32], value: &[u32], round: fn(u32) -> u32) {
    let mut other = [0; LANES];
    let mut own = [0; LANES];
    for (dst, value) in dst.chunks_exact_mut(LANES).zip(value.chunks_exact(LANES)) {
        own.iter_mut().zip(value).for_each(|(own, &value)| *own = round(value));
        for distance in [1, 2, 4, 8, 16] {
            exchange_xor(&mut other, &own, distance);
            binary::binary(op, dst, Src::Lanes(&own), Src::Lanes(&other));
            own.iter_mut().zip(&*dst).for_each(|(own, &value)| *own = round(value));
        }
        dst.copy_from_slice(&own);
    }
}

#[multiversion(targets("x86_64+avx2"))]
fn exchange_xor(dst: &mut [u32; LANES], value: &[u32; LANES], distance: usize) {
    for lane in 0..LANES {
        dst[lane] = value[(lane ^ distance) % LANES];
    }
}

/// Votes of every subgroup; lanes that are not active vote for nothing.
pub(in crate::interp) fn vote(op: VoteOp, dst: &mut [u32], value: &[u32], invocations: usize) {
    for (subgroup, (dst, value)) in dst.chunks_exact_mut(LANES).zip(value.chunks_exact(LANES)).enumerate() {
        let present = invocations.saturating_sub(subgroup * LANES).min(LANES);
        let ballot = value[..present].iter().enumerate().fold(0, |ballot, (lane, bits)| ballot | ((bits & 1) << lane));
        dst.fill(match op {
            VoteOp::Ballot => ballot,
            VoteOp::Any => mask_of(ballot != 0),
            VoteOp::All => mask_of(ballot.count_ones() as usize == present),
        });
    }
}
