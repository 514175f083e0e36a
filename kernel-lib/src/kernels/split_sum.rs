//! Splits of a reduction, added up: second half of a linear layer whose reduction is split.
//!
//! **Computes** `y[m, n] = sum_s partials[m, s, n]`; `_residual`: `T(residual[m, n] + T(the sum))`
//! **Shapes** `partials: [m, n_splits, n]` f32; `residual, y: [m, n]` of one type, bf16, f16 or f32
//! **Layout** row-major, contiguous
//! **Numerics** splits ascending, added to zero, each addition rounded to f32; one rounding on store; residual sums below the smallest
//!   normal f32 are zero
//! **Requires** n a multiple of 4
//! **Launch** an invocation per four columns, rows along y
//! **Variants** `ascending_x4`, `ascending_x4_residual`
//! **Cost** reads partials and residual once, writes y once; an addition a float
//! **Source** decision on the order of a split reduction; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math::flush;
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, round_to as round};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Splits of a reduction, added up.
pub struct SplitSum;

params! {
    /// Sizes of a sum of splits.
    pub struct SplitSumParams {
        /// Rows.
        m,
        /// Columns.
        n,
        /// Splits.
        n_splits,
    }
}

/// Which sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SplitSumOp {
    /// Type of y.
    pub elem: Float,
    /// Whether the sums are added to a residual stream.
    pub residual: bool,
}

/// Which sum; there is one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SplitSumVariant {
    /// Which.
    pub op: SplitSumOp,
}

const WORKGROUP_SIZE: u32 = 64;
/// Columns of an invocation.
const COLUMNS: u32 = 4;

impl fmt::Display for SplitSumVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SplitSumOp { elem, residual } = self.op;
        write!(f, "split_sum__f32_{elem}__ascending_x{COLUMNS}{}", if residual { "_residual" } else { "" })
    }
}

impl KernelSpec for SplitSum {
    const NAME: &'static str = "split_sum";
    type Params = SplitSumParams;
    type Op = SplitSumOp;
    type Variant = SplitSumVariant;

    fn variants() -> Vec<SplitSumVariant> {
        let forms = |elem| [false, true].map(|residual| SplitSumVariant { op: SplitSumOp { elem, residual } });
        Float::ALL.into_iter().flat_map(forms).collect()
    }

    fn op(variant: SplitSumVariant) -> SplitSumOp {
        variant.op
    }

    fn legal(variant: SplitSumVariant, params: &SplitSumParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_multiple(variant, "n", params.n, COLUMNS)?;
        let limit = target.limits.dispatch;
        let workgroups = params.n.div_ceil(WORKGROUP_SIZE * COLUMNS);
        NotLegal::unless_at_most(variant, "workgroups along n", workgroups, limit)?;
        NotLegal::unless_at_most(variant, "m", params.m, limit)
    }

    fn pick(op: SplitSumOp, params: &SplitSumParams, target: &Target) -> Result<SplitSumVariant, NotLegal> {
        let variant = SplitSumVariant { op };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: SplitSumVariant) -> Result<Kernel, BuildError> {
        let (id, op) = (variant.to_string(), variant.op);
        for_float!(op.elem, T => match op.residual {
            false => split_sum::<T>(&id),
            true => split_sum_residual::<T>(&id),
        })
    }

    fn arguments(variant: SplitSumVariant, params: &SplitSumParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.op.elem.elem(), [params.m, params.n]);
        let mut tensors = vec![values.input("partials", Elem::F32, &[params.m, params.n_splits, params.n])];
        if variant.op.residual {
            tensors.push(values.input("residual", elem, &shape));
        }
        tensors.push(values.output("y", elem, &shape));
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: SplitSumVariant, params: &SplitSumParams, arguments: &Arguments) -> Vec<Expected> {
        let partials = arguments.tensor("partials").values();
        let residual = variant.op.residual.then(|| arguments.tensor("residual").values());
        let [n, n_splits] = [params.n, params.n_splits].map(|size| size as usize);
        let finite = |value: f64| if value.is_finite() { value.abs() } else { 0.0 };
        let element = |place: usize| {
            let (row, column) = (place / n, place % n);
            let terms = (0..n_splits).map(|split| partials[(row * n_splits + split) * n + column]);
            let (value, magnitude) = terms.fold((0.0, 0.0), |sum: (f64, f64), x| (sum.0 + x, sum.1 + finite(x)));
            match &residual {
                None => ExpectedFloat { value, magnitude },
                Some(residual) => {
                    let value = residual[place] + round(variant.op.elem.elem(), value);
                    ExpectedFloat { value, magnitude: magnitude + finite(residual[place]) }
                }
            }
        };
        vec![Expected::floats("y", (0..params.m as usize * n).map(element).collect())]
    }

    /// Each split is added once; a residual sum rounds the products to its type first.
    fn tolerance(variant: SplitSumVariant, params: &SplitSumParams) -> Tolerance {
        let roundoff = match (variant.op.residual, variant.op.elem) {
            (false, _) | (_, Float::F32) => return Tolerance::rounded_f32_ops(params.n_splits + 1),
            (_, Float::Bf16) => 2_f64.powi(-8),
            (_, Float::F16) => 2_f64.powi(-11),
        };
        Tolerance::Bound { ulps: 1.0, relative: 2.0 * roundoff, absolute: 1e-7 }
    }

    fn cost(variant: SplitSumVariant, params: &SplitSumParams) -> Cost {
        let [m, n, n_splits] = [params.m, params.n, params.n_splits].map(u64::from);
        let y_bytes = m * n * variant.op.elem.bytes();
        Cost {
            bytes_read: 4 * m * n * n_splits + if variant.op.residual { y_bytes } else { 0 },
            bytes_written: y_bytes,
            flops: m * n * n_splits,
        }
    }

    fn edge_params(_: SplitSumVariant) -> Vec<SplitSumParams> {
        let of = |m, n, n_splits| SplitSumParams { m, n, n_splits };
        let tile = WORKGROUP_SIZE * COLUMNS;
        vec![
            of(1, 4, 1),
            of(2, tile, 2),
            of(3, tile + 4, 7),
            of(1, tile - 4, 136),
            of(0, 4, 1),
            of(2, 0, 1),
            of(2, 8, 0),
        ]
    }

    fn bench_params(_: SplitSumVariant) -> Vec<SplitSumParams> {
        vec![SplitSumParams { m: 1, n: 5120, n_splits: 136 }, SplitSumParams { m: 4, n: 5120, n_splits: 136 }]
    }
}

/// Four columns' sums.
#[device]
fn sums_of(#[comptime] partials: In<f32>, row: u32, column: u32) -> [f32; 4] {
    let mut sums = [0.0; 4];
    for split in 0..partials.dim(1) {
        let values = partials.load::<4>(partials.offset([row, split, column]));
        #[comptime]
        for element in 0..4 {
            sums[element] += values[element];
        }
    }
    let totals: [f32; 4] = sums;
    totals
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n, WORKGROUP_SIZE * COLUMNS), m))]
pub fn split_sum<T: Element<Scalar = f32>>(#[shape(m, n_splits, n)] partials: In<f32>, #[shape(m, n)] y: Out<T>) {
    let (row, column) = (workgroup_id().y, global_invocation_id().x * COLUMNS);
    if column < n {
        y.store::<4>(y.offset([row, column]), sums_of(partials, row, column));
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n, WORKGROUP_SIZE * COLUMNS), m))]
pub fn split_sum_residual<T: Element<Scalar = f32>>(
    #[shape(m, n_splits, n)] partials: In<f32>,
    #[shape(m, n)] residual: In<T>,
    #[shape(m, n)] y: Out<T>,
) {
    let (row, column) = (workgroup_id().y, global_invocation_id().x * COLUMNS);
    if column < n {
        let sums = sums_of(partials, row, column);
        let before = residual.load::<4>(residual.offset([row, column]));
        let mut values = [0.0; 4];
        #[comptime]
        for element in 0..4 {
            values[element] = flush(before[element] + round_to::<T>(sums[element]));
        }
        y.store::<4>(y.offset([row, column]), values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_whole_vectors() {
        let op = SplitSumOp { elem: Float::Bf16, residual: false };
        let refused = SplitSum::pick(op, &SplitSumParams { m: 1, n: 6, n_splits: 2 }, &Target::WGSL).unwrap_err();
        let kernel = "kernel `split_sum__f32_bf16__ascending_x4`";
        assert_eq!(refused.to_string(), format!("{kernel}: n is 6; required: a multiple of 4"));
    }
}
