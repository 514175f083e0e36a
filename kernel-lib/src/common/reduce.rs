//! Reductions over a workgroup in one fixed order.
//!
//! Order: 32 lanes by the ascending xor butterfly, then the subgroups in ascending order.
//! Invariants: every invocation gets the result; adding subgroups whose values are all +0 changes no bit, so a row
//! short enough for one subgroup gives the same bits with one subgroup as with many.

use kernel_dsl::prelude::*;

/// Sum over a workgroup of `n_subgroups` subgroups. Collective; not for loops, its memory is used once.
#[device]
pub fn workgroup_sum(value: f32, #[comptime] n_subgroups: u32) -> f32 {
    let sum = subgroup_add(value);
    let partial_sums = workgroup_array::<f32>(n_subgroups);
    if lane() == 0 {
        partial_sums[subgroup_id()] = sum;
    }
    workgroup_barrier();
    let mut total = partial_sums[0];
    #[comptime]
    for subgroup in 1..n_subgroups {
        total += partial_sums[subgroup];
    }
    total
}

/// Maximum over a workgroup of `n_subgroups` subgroups. Collective; not for loops, its memory is used once.
#[device]
pub fn workgroup_max(value: f32, #[comptime] n_subgroups: u32) -> f32 {
    let max = subgroup_max(value);
    let partial_maxima = workgroup_array::<f32>(n_subgroups);
    if lane() == 0 {
        partial_maxima[subgroup_id()] = max;
    }
    workgroup_barrier();
    let mut total = partial_maxima[0];
    #[comptime]
    for subgroup in 1..n_subgroups {
        total = total.max(partial_maxima[subgroup]);
    }
    total
}

/// Sum over the lanes up to and including this one: five steps, each adding the value of the lane 1, 2, 4, 8, 16 below.
#[device]
pub fn subgroup_prefix_sum(value: f32) -> f32 {
    let mut sum = value;
    #[comptime]
    for step in 0..5 {
        #[comptime]
        let distance = 1_u32 << step;
        let below = shuffle_up(sum, distance);
        sum += select(lane() >= distance, below, 0.0);
    }
    sum
}
