//! Row softmax.
//!
//! **Computes** `y[r, c] = exp(x[r, c] - max_c x[r, :]) / sum_c exp(x[r, c] - max_c x[r, :])`
//! **Shapes** `x, y: [n_rows, n_cols]` of one type, bf16, f16 or f32; n_cols >= 1
//! **Layout** row-major, contiguous
//! **Numerics** all in f32, strict `exp` and reciprocal, one rounding on store; probabilities below the smallest normal
//!   f32 are 0; a row with NaN, with +inf or of nothing but -inf gives NaN. Invocation `i` of 256 sums pieces of 8
//!   elements `i`, `i + 256`, ...; then `reduce::workgroup_sum`
//! **Requires** n_cols a multiple of 8 for `row_x8`
//! **Launch** one workgroup of 256 per row
//! **Variants** `row_x8`: 16-byte vectors; `row_x1`: any n_cols, element by element, the same bits
//! **Cost** reads and writes every element once (the row is read three times, from the cache)
//! **Source** the usual three passes; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math::{exp, flush, recip};
use crate::common::piece::{PIECE, RowAccess, load_row_piece, store_row_piece};
use crate::common::reduce::{workgroup_max, workgroup_sum};
use crate::fill::{CaseValues, Fill};
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy::{DIV_ULPS, exp_ulps};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, F32_ROUNDOFF, Tolerance};

/// Row softmax.
pub struct Softmax;

params! {
    /// Sizes of a softmax.
    pub struct SoftmaxParams {
        /// Rows.
        n_rows,
        /// Elements of a row.
        n_cols,
    }
}

/// Which softmax, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoftmaxVariant {
    /// Type of `x` and `y`.
    pub elem: Float,
    /// How rows are read and written.
    pub access: RowAccess,
}

impl fmt::Display for SoftmaxVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "softmax__{0}_{0}__row_{1}", self.elem, self.access)
    }
}

const WORKGROUP_SIZE: u32 = 256;

impl KernelSpec for Softmax {
    const NAME: &'static str = "softmax";
    type Params = SoftmaxParams;
    type Op = Float;
    type Variant = SoftmaxVariant;

    fn variants() -> Vec<SoftmaxVariant> {
        let of = |elem| [RowAccess::Vectors, RowAccess::Elements].map(|access| SoftmaxVariant { elem, access });
        Float::ALL.into_iter().flat_map(of).collect()
    }

    fn op(variant: SoftmaxVariant) -> Float {
        variant.elem
    }

    fn legal(variant: SoftmaxVariant, params: &SoftmaxParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_least(variant, "n_cols", params.n_cols, 1)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)?;
        match variant.access {
            RowAccess::Vectors => NotLegal::unless_multiple(variant, "n_cols", params.n_cols, PIECE),
            RowAccess::Elements => Ok(()),
        }
    }

    fn pick(elem: Float, params: &SoftmaxParams, target: &Target) -> Result<SoftmaxVariant, NotLegal> {
        let vectors = SoftmaxVariant { elem, access: RowAccess::Vectors };
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        let elements = SoftmaxVariant { elem, access: RowAccess::Elements };
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: SoftmaxVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => softmax::<T>(&variant.to_string(), variant.access))
    }

    fn arguments(variant: SoftmaxVariant, params: &SoftmaxParams, values: &mut CaseValues) -> Arguments {
        let shape = [params.n_rows, params.n_cols];
        let x = values.input("x", variant.elem.elem(), &shape);
        let y = values.output("y", variant.elem.elem(), &shape);
        Arguments { tensors: vec![x, y], scalars: vec![] }
    }

    fn reference(_: SoftmaxVariant, params: &SoftmaxParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let row_softmax = |row: &[f64]| {
            let max = row.iter().fold(f64::NEG_INFINITY, |max, &value| max.max(value));
            let terms: Vec<f64> = row.iter().map(|value| (value - max).exp()).collect();
            let sum: f64 = terms.iter().sum();
            terms.into_iter().map(move |term| ExpectedFloat::of(term / sum)).collect::<Vec<_>>()
        };
        vec![Expected::floats("y", x.chunks(params.n_cols as usize).flat_map(row_softmax).collect())]
    }

    /// Relative to y: half an ulp of `x - max`, which is at most 104 where exp is not 0, moves exp by `104 u`; exp is
    /// within `2 u`; the sum of positive terms adds `u` per addition on its path; reciprocal and product add `2 u`.
    fn tolerance(_: SoftmaxVariant, params: &SoftmaxParams) -> Tolerance {
        let additions = params.n_cols.div_ceil(WORKGROUP_SIZE * PIECE) * PIECE + 5 + WORKGROUP_SIZE / 32;
        Tolerance::Bound {
            ulps: 1.0,
            relative: f64::from(104 + 2 + additions + 2) * F32_ROUNDOFF,
            absolute: f64::from(f32::MIN_POSITIVE),
        }
    }

    /// Differences of ordinary values are at most 4: exp counts for the term and for the sum, and the reciprocal once.
    fn fast_tolerance(variant: SoftmaxVariant, params: &SoftmaxParams) -> Tolerance {
        let units = 2.0 * exp_ulps(2.0 * Fill::ORDINARY_MAX) + DIV_ULPS;
        Self::tolerance(variant, params).with_native_units(units)
    }

    fn cost(variant: SoftmaxVariant, params: &SoftmaxParams) -> Cost {
        let elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        let bytes = elems * variant.elem.bytes();
        Cost { bytes_read: bytes, bytes_written: bytes, flops: 5 * elems }
    }

    fn edge_params(_: SoftmaxVariant) -> Vec<SoftmaxParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let widths = [1, 8, 17, 256, 1009, tile - 8, tile, tile + 8, tile + 1];
        let rows = widths.into_iter().map(|n_cols| SoftmaxParams { n_rows: 3, n_cols });
        rows.chain([SoftmaxParams { n_rows: 0, n_cols: 8 }]).collect()
    }

    fn bench_params(_: SoftmaxVariant) -> Vec<SoftmaxParams> {
        vec![SoftmaxParams { n_rows: 1024, n_cols: 4096 }, SoftmaxParams { n_rows: 1, n_cols: 248_320 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_rows))]
pub fn softmax<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_rows, n_cols)] y: Out<T>,
    #[comptime] access: RowAccess,
) {
    // Fast kernels have no infinities; exp of this one less any row's maximum is 0, too.
    #[comptime]
    let lowest = if is_fast() { 0.5 * f32::MIN } else { f32::NEG_INFINITY };
    let row = workgroup_id().x;
    let start = local_invocation_index() * PIECE;
    // Largest element of the row; `max` drops NaN, which the sum then finds.
    let mut own_max = lowest;
    for first in (start..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
        let values = load_row_piece::<T>(x, [row, first], lowest, access);
        #[comptime]
        for element in 0..8 {
            own_max = own_max.max(values[element]);
        }
    }
    let max = workgroup_max(own_max, WORKGROUP_SIZE / 32);
    // Sum of the exponentials; exp of the lowest adds 0 beyond the end of the row.
    let mut own_sum = 0.0;
    for first in (start..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
        let values = load_row_piece::<T>(x, [row, first], lowest, access);
        #[comptime]
        for element in 0..8 {
            own_sum += exp(values[element] - max);
        }
    }
    let scale = recip(workgroup_sum(own_sum, WORKGROUP_SIZE / 32));
    for first in (start..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
        let values = load_row_piece::<T>(x, [row, first], lowest, access);
        let mut results = [0.0; 8];
        #[comptime]
        for element in 0..8 {
            results[element] = flush(exp(values[element] - max) * scale);
        }
        store_row_piece::<T>(y, [row, first], results, access);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_where_rows_allow_them() {
        let picked =
            |n_cols| Softmax::pick(Float::Bf16, &SoftmaxParams { n_rows: 2, n_cols }, &Target::WGSL).map(|v| v.access);
        assert_eq!(picked(8), Ok(RowAccess::Vectors));
        assert_eq!(picked(9), Ok(RowAccess::Elements));
        assert_eq!(picked(4096), Ok(RowAccess::Vectors));
    }

    #[test]
    fn unaligned_rows_are_refused_by_the_vector_variant() {
        let variant = SoftmaxVariant { elem: Float::F16, access: RowAccess::Vectors };
        let refused = Softmax::legal(variant, &SoftmaxParams { n_rows: 1, n_cols: 12 }, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `softmax__f16_f16__row_x8`: n_cols is 12; required: a multiple of 8");
    }
}
