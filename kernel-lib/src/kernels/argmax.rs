//! Row arg max.
//!
//! **Computes** `y[r] = min { c : x[r, c] = max_c x[r, :] }`
//! **Shapes** `x: [n_rows, n_cols]` bf16, f16 or f32; `y: [n_rows]` u32; n_cols >= 1
//! **Layout** row-major, contiguous
//! **Numerics** exact; -0 equals +0; NaN is never the maximum; a row of NaN gives 0
//! **Requires** workgroup_size invocations; n_rows workgroups
//! **Launch** one workgroup per row
//! **Variants** `row_256`, `row_1024`: invocations of the workgroup; more hide memory latency on long rows
//! **Cost** reads every element once, writes 4 bytes a row
//! **Source** comparison of order-preserving integer keys, so that no float comparison decides

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Row arg max.
pub struct Argmax;

params! {
    /// Sizes of an arg max.
    pub struct ArgmaxParams {
        /// Rows.
        n_rows,
        /// Elements of a row.
        n_cols,
    }
}

/// Which arg max, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArgmaxVariant {
    /// Type of `x`.
    pub elem: Float,
    /// Invocations per row.
    pub workgroup_size: u32,
}

impl fmt::Display for ArgmaxVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "argmax__{}_u32__row_{}", self.elem, self.workgroup_size)
    }
}

const WORKGROUP_SIZES: [u32; 2] = [256, 1024];

/// Rows from this length on want the larger workgroup: four loads for each of its invocations.
/// Not measured yet; a starting point.
const LONG_ROW: u32 = 4096;

impl KernelSpec for Argmax {
    const NAME: &'static str = "argmax";
    type Params = ArgmaxParams;
    type Op = Float;
    type Variant = ArgmaxVariant;

    fn variants() -> Vec<ArgmaxVariant> {
        let of = |elem| WORKGROUP_SIZES.map(|workgroup_size| ArgmaxVariant { elem, workgroup_size });
        Float::ALL.into_iter().flat_map(of).collect()
    }

    fn op(variant: ArgmaxVariant) -> Float {
        variant.elem
    }

    fn legal(variant: ArgmaxVariant, params: &ArgmaxParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_least(variant, "n_cols", params.n_cols, 1)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)?;
        let limit = target.limits.workgroup_invocations;
        NotLegal::unless_at_most(variant, "workgroup size", variant.workgroup_size, limit)
    }

    fn pick(elem: Float, params: &ArgmaxParams, target: &Target) -> Result<ArgmaxVariant, NotLegal> {
        let [short, long] = WORKGROUP_SIZES.map(|workgroup_size| ArgmaxVariant { elem, workgroup_size });
        if params.n_cols >= LONG_ROW && Self::legal(long, params, target).is_ok() {
            return Ok(long);
        }
        Self::legal(short, params, target).map(|()| short)
    }

    fn build(variant: ArgmaxVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => argmax::<T>(&variant.to_string(), variant.workgroup_size))
    }

    fn arguments(variant: ArgmaxVariant, params: &ArgmaxParams, values: &mut CaseValues) -> Arguments {
        let x = values.input("x", variant.elem.elem(), &[params.n_rows, params.n_cols]);
        let y = values.output("y", Elem::U32, &[params.n_rows]);
        Arguments { tensors: vec![x, y], scalars: vec![] }
    }

    fn reference(_: ArgmaxVariant, params: &ArgmaxParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let first_of_row = |row: &[f64]| {
            let mut best = 0;
            for (col, value) in row.iter().enumerate() {
                if *value > row[best] || (row[best].is_nan() && !value.is_nan()) {
                    best = col;
                }
            }
            best as u32
        };
        vec![Expected::bits("y", x.chunks(params.n_cols as usize).map(first_of_row).collect())]
    }

    fn tolerance(_: ArgmaxVariant, _: &ArgmaxParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: ArgmaxVariant, params: &ArgmaxParams) -> Cost {
        let elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        Cost { bytes_read: elems * variant.elem.bytes(), bytes_written: 4 * u64::from(params.n_rows), flops: elems }
    }

    fn edge_params(variant: ArgmaxVariant) -> Vec<ArgmaxParams> {
        let tile = variant.workgroup_size;
        let widths = [1, tile - 1, tile, tile + 1, 2503];
        let rows = widths.into_iter().map(|n_cols| ArgmaxParams { n_rows: 3, n_cols });
        rows.chain([ArgmaxParams { n_rows: 0, n_cols: 5 }]).collect()
    }

    fn bench_params(_: ArgmaxVariant) -> Vec<ArgmaxParams> {
        vec![ArgmaxParams { n_rows: 1, n_cols: 248_320 }, ArgmaxParams { n_rows: 8, n_cols: 248_320 }]
    }
}

/// A number that orders like the float: 0 for NaN, one number for both zeros.
#[device]
fn order_key(x: f32) -> u32 {
    let bits = select(x.to_bits() == 0x8000_0000, 0_u32, x.to_bits());
    let key = select(bits >= 0x8000_0000, !bits, bits | 0x8000_0000);
    select((bits & 0x7fff_ffff) > 0x7f80_0000, 0_u32, key)
}

#[kernel(workgroup_size(workgroup_size), dispatch(n_rows))]
pub fn argmax<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_rows)] y: Out<u32>,
    #[comptime] workgroup_size: u32,
) {
    let row = workgroup_id().x;
    // Each invocation keeps the first of its own columns, which ascend.
    let mut best_key = 0_u32;
    let mut best_col = 0_u32;
    for col in (local_invocation_index()..n_cols).step_by(workgroup_size) {
        let key = order_key(x[[row, col]]);
        if key > best_key {
            best_key = key;
            best_col = col;
        }
    }
    // Largest key of the subgroup, then the lowest column that has it.
    let key = subgroup_max(best_key);
    let col = subgroup_min(select(best_key == key, best_col, 0xffff_ffff_u32));
    #[comptime]
    let n_subgroups = workgroup_size / 32;
    let keys = workgroup_array::<u32>(n_subgroups);
    let cols = workgroup_array::<u32>(n_subgroups);
    if lane() == 0 {
        keys[subgroup_id()] = key;
        cols[subgroup_id()] = col;
    }
    workgroup_barrier();
    // The same over the subgroups, by the first invocation.
    if local_invocation_index() == 0 {
        let mut row_key = keys[0];
        let mut row_col = cols[0];
        for subgroup in 1..n_subgroups {
            let better = keys[subgroup] > row_key;
            let earlier = (keys[subgroup] == row_key) & (cols[subgroup] < row_col);
            if better | earlier {
                row_key = keys[subgroup];
                row_col = cols[subgroup];
            }
        }
        y[row] = row_col;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_the_large_workgroup_for_long_rows_where_it_fits() {
        let picked = |n_cols, target| {
            Argmax::pick(Float::Bf16, &ArgmaxParams { n_rows: 1, n_cols }, target).map(|v| v.workgroup_size)
        };
        assert_eq!(picked(LONG_ROW - 1, &Target::WGSL), Ok(256));
        assert_eq!(picked(LONG_ROW, &Target::WGSL), Ok(1024));
        assert_eq!(picked(LONG_ROW, &Target::BROWSER), Ok(256));
    }

    #[test]
    fn an_empty_row_has_no_maximum() {
        let refused = Argmax::pick(Float::F32, &ArgmaxParams { n_rows: 1, n_cols: 0 }, &Target::CPU).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `argmax__f32_u32__row_256`: n_cols is 0; required: at least 1");
    }
}
