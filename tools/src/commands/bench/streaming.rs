//! The streaming ceiling: the rate at which a device reads memory when it does nothing else.

use kernel_dsl::build::in_mode;
use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;
use kernel_lib::{Arguments, CaseRng, HostTensor};

use super::measure::{Bench, Effort};
use crate::failure::Failure;

/// Invocations of a workgroup.
const INVOCATIONS: u32 = 256;

/// Vectors of four words that an invocation loads before it uses any, so that many loads are under way.
const LOADS: u32 = 4;

/// Every word of `x`, once, folded so that no load can be left out.
#[kernel(workgroup_size(256), dispatch(n_workgroups))]
fn streaming_read(#[shape(n_words)] x: In<u32>, #[shape(n_workgroups, 256)] y: Out<u32>) {
    let invocation = workgroup_id().x * INVOCATIONS + local_invocation_index();
    let stride = n_workgroups * INVOCATIONS;
    let mut folded = 0_u32;
    for first in (invocation..n_words / 4).step_by(stride * LOADS) {
        #[comptime]
        for load in 0..LOADS {
            let words = x.load::<4>((first + load * stride) * 4);
            folded = folded ^ words[0] ^ words[1] ^ words[2] ^ words[3];
        }
    }
    y[[workgroup_id().x, local_invocation_index()]] = folded;
}

/// Words of `x` for one sweep of all invocations.
fn sweep_words(n_workgroups: u32) -> u64 {
    u64::from(n_workgroups) * u64::from(INVOCATIONS) * u64::from(LOADS) * 4
}

/// Gigabytes per second of the streaming read. The kernel has no floats; it is built in `mode` because adapters may refuse
/// the other one.
pub(super) fn ceiling_gb_per_s(bench: &mut Bench, mode: Mode) -> Result<f64, Failure> {
    let n_workgroups: u32 = 2048;
    let sweep_bytes = 4 * sweep_words(n_workgroups);
    // Two sets together cover twice what the caches may hold.
    let bytes = bench.cover_bytes().min(bench.binding_bytes());
    let sweeps = (bytes / sweep_bytes).max(1);
    let n_words = u32::try_from(sweeps * sweep_words(n_workgroups)).map_err(Failure::new)?;
    let mut rng = CaseRng::new(1);
    let x = HostTensor::input_bits("x", Elem::U32, &[n_words], |_| rng.next_u32());
    let y = HostTensor::output("y", Elem::U32, &[n_workgroups, INVOCATIONS]);
    let read_bytes = 4 * u64::from(n_words);
    let arguments = Arguments { tensors: vec![x, y], scalars: Vec::new() };
    let kernel = in_mode(mode, || streaming_read("streaming_read")).map_err(Failure::new)?;
    let times = bench.time(kernel, &arguments, None, Effort::FULL)?;
    Ok(read_bytes as f64 / times.median_ns())
}
