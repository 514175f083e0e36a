//! Inclusive prefix sums of rows.
//!
//! **Computes** `y[r, c] = sum of x[r, 0..=c]`
//! **Shapes** `x, y: [n_rows, n_cols]` f32
//! **Layout** row-major, contiguous
//! **Numerics** f32, one fixed order: blocks of 1024 columns in turn; in a block, four columns per invocation in turn,
//!   then 32 lanes by `reduce::subgroup_prefix_sum`, then subgroups in turn from the carry of the blocks before.
//!   `y = (carry and lower subgroups + lower lanes) + own columns`. Neighbours may decrease by a rounding error
//! **Requires** n_rows workgroups
//! **Launch** one workgroup of 256 per row
//! **Variants** `row_256`
//! **Cost** reads and writes every element once
//! **Source** Hillis and Steele 1986 inside a subgroup; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::reduce::subgroup_prefix_sum;
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Inclusive prefix sums of rows.
pub struct PrefixSum;

params! {
    /// Sizes of a prefix sum.
    pub struct PrefixSumParams {
        /// Rows.
        n_rows,
        /// Elements of a row.
        n_cols,
    }
}

/// The one way to do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrefixSumVariant;

impl fmt::Display for PrefixSumVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prefix_sum__f32_f32__row_{WORKGROUP_SIZE}")
    }
}

const WORKGROUP_SIZE: u32 = 256;
const SUBGROUPS: u32 = WORKGROUP_SIZE / 32;
/// Consecutive columns of an invocation.
const RUN: u32 = 4;
const BLOCK: u32 = WORKGROUP_SIZE * RUN;

impl KernelSpec for PrefixSum {
    const NAME: &'static str = "prefix_sum";
    type Params = PrefixSumParams;
    type Op = ();
    type Variant = PrefixSumVariant;

    fn variants() -> Vec<PrefixSumVariant> {
        vec![PrefixSumVariant]
    }

    fn op(_: PrefixSumVariant) {}

    fn legal(variant: PrefixSumVariant, params: &PrefixSumParams, target: &Target) -> Result<(), NotLegal> {
        // The loop counter passes the end of the row by up to a block.
        NotLegal::unless_at_most(variant, "n_cols", params.n_cols, u32::MAX - BLOCK)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)
    }

    fn pick((): (), params: &PrefixSumParams, target: &Target) -> Result<PrefixSumVariant, NotLegal> {
        Self::legal(PrefixSumVariant, params, target).map(|()| PrefixSumVariant)
    }

    fn build(variant: PrefixSumVariant) -> Result<Kernel, BuildError> {
        prefix_sum(&variant.to_string())
    }

    fn arguments(_: PrefixSumVariant, params: &PrefixSumParams, values: &mut CaseValues) -> Arguments {
        let shape = [params.n_rows, params.n_cols];
        let tensors = vec![values.input("x", Elem::F32, &shape), values.output("y", Elem::F32, &shape)];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: PrefixSumVariant, params: &PrefixSumParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let row_sums = |row: &[f64]| {
            let add = |(sum, magnitude): &mut (f64, f64), value: &f64| {
                *sum += value;
                *magnitude += if value.is_finite() { value.abs() } else { 0.0 };
                Some(ExpectedFloat { value: *sum, magnitude: *magnitude })
            };
            row.iter().scan((0.0, 0.0), add).collect::<Vec<_>>()
        };
        let rows = x.chunks(params.n_cols.max(1) as usize);
        vec![Expected::floats("y", rows.flat_map(row_sums).collect())]
    }

    /// Every partial sum is at most the magnitude, and the longest path has this many additions.
    fn tolerance(_: PrefixSumVariant, params: &PrefixSumParams) -> Tolerance {
        Tolerance::rounded_f32_ops(RUN + 5 + SUBGROUPS * params.n_cols.div_ceil(BLOCK) + 2)
    }

    fn cost(_: PrefixSumVariant, params: &PrefixSumParams) -> Cost {
        let elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        Cost { bytes_read: 4 * elems, bytes_written: 4 * elems, flops: elems }
    }

    fn edge_params(_: PrefixSumVariant) -> Vec<PrefixSumParams> {
        let widths = [0, 1, RUN - 1, RUN + 1, 128, 1009, BLOCK - 1, BLOCK, BLOCK + 1, 5003];
        let rows = widths.into_iter().map(|n_cols| PrefixSumParams { n_rows: 2, n_cols });
        rows.chain([PrefixSumParams { n_rows: 0, n_cols: 8 }]).collect()
    }

    fn bench_params(_: PrefixSumVariant) -> Vec<PrefixSumParams> {
        vec![PrefixSumParams { n_rows: 1, n_cols: 248_320 }, PrefixSumParams { n_rows: 1024, n_cols: 4096 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_rows))]
pub fn prefix_sum(#[shape(n_rows, n_cols)] x: In<f32>, #[shape(n_rows, n_cols)] y: Out<f32>) {
    let row = workgroup_id().x;
    let subgroup_sums = workgroup_array::<f32>(SUBGROUPS);
    let mut carry = 0.0;
    for block in (0..n_cols).step_by(BLOCK) {
        let first = block + local_invocation_index() * RUN;
        // Own columns, 0 beyond the end of the row.
        let mut own_sums = [0.0; 4];
        let mut sum = 0.0;
        #[comptime]
        for element in 0..RUN {
            if first + element < n_cols {
                sum += x[[row, first + element]];
            }
            own_sums[element] = sum;
        }
        // Lower lanes.
        let inclusive = subgroup_prefix_sum(sum);
        let below = shuffle_up(inclusive, 1);
        let lower_lanes = select(lane() == 0, 0.0, below);
        if lane() == 31 {
            subgroup_sums[subgroup_id()] = inclusive;
        }
        workgroup_barrier();
        // Lower subgroups, and the carry of the whole block.
        let mut lower = carry;
        #[comptime]
        for subgroup in 0..SUBGROUPS {
            if subgroup_id() == subgroup {
                lower = carry;
            }
            carry += subgroup_sums[subgroup];
        }
        let before = lower + lower_lanes;
        #[comptime]
        for element in 0..RUN {
            if first + element < n_cols {
                y[[row, first + element]] = before + own_sums[element];
            }
        }
        // The next block writes the sums again.
        workgroup_barrier();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_variant_and_it_is_picked() {
        let params = PrefixSumParams { n_rows: 65_535, n_cols: 3 };
        assert_eq!(PrefixSum::pick((), &params, &Target::WGSL), Ok(PrefixSumVariant));
    }

    #[test]
    fn too_many_rows_are_refused() {
        let params = PrefixSumParams { n_rows: 65_536, n_cols: 3 };
        let refused = PrefixSum::pick((), &params, &Target::WGSL).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "kernel `prefix_sum__f32_f32__row_256`: n_rows is 65536; required: at most 65535"
        );
    }
}
