//! Root-mean-square norm of rows: plain, with unit offset, and gated.
//!
//! **Computes** `s[r] = 1 / sqrt(mean_c x[r, c]^2 + eps)`;
//!   plain `y = x * s * weight[c]`; unit offset `y = x * s * (1 + weight[c])`; gated `y = silu(z) * T(x * s * weight[c])`
//! **Shapes** `x, y, z: [n_rows, n_cols]`, `weight: [n_cols]`, all of one type T, bf16, f16 or f32; `eps`: f32 > 0
//! **Layout** row-major, contiguous
//! **Numerics** f32, one rounding on store; the gated form rounds the norm to T before it multiplies by the f32 silu;
//!   results below the smallest normal f32 are 0.
//!   Invocation `i` of 256 sums squares of pieces of 8 elements `i`, `i + 256`, ...; then `reduce::workgroup_sum`
//! **Requires** n_cols a multiple of 8 for `*_x8`, at most 256 for `subgroup_*`
//! **Launch** `row_*`: one workgroup of 256 per row; `subgroup_*`: eight rows per workgroup of 256
//! **Variants** `row_x8`: 16-byte vectors; `row_x1`: any n_cols; `subgroup_x8`: short rows (heads) without a barrier.
//!   All give the same bits
//! **Cost** reads x (and z) and weight once, writes y once (x is read twice, from the cache)
//! **Source** Zhang and Sennrich 2019; unit offset and gate as Qwen3.5 uses them; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::activation::silu;
use crate::common::float::{Float, for_float};
use crate::common::math::{div, flush, rsqrt};
use crate::common::piece::{PIECE, RowAccess, load_piece, load_row_piece, store_row_piece};
use crate::common::reduce::workgroup_sum;
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, round_to as round};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy::{DIV_ULPS, RSQRT_ULPS, sigmoid_units};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, F32_ROUNDOFF, Tolerance};

/// Root-mean-square norm of rows.
pub struct RmsNorm;

params! {
    /// Sizes of a norm.
    pub struct RmsNormParams {
        /// Rows.
        n_rows,
        /// Elements of a row.
        n_cols,
    }
}

/// What follows the division by the root mean square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NormForm {
    /// Times the weight.
    Plain,
    /// Times one plus the weight.
    UnitOffset,
    /// Times the weight, rounded, times the silu of a gate.
    Gated,
}

/// Which norm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RmsNormOp {
    /// Type of every tensor.
    pub elem: Float,
    /// What follows the division.
    pub form: NormForm,
}

/// Which invocations share a row, and how it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NormAlgo {
    /// A workgroup per row.
    Row(RowAccess),
    /// A subgroup per row, in vectors.
    Subgroup,
}

/// Which norm, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RmsNormVariant {
    /// Which norm.
    pub op: RmsNormOp,
    /// How.
    pub algo: NormAlgo,
}

impl fmt::Display for RmsNormVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rms_norm__{0}_{0}__", self.op.elem)?;
        match self.algo {
            NormAlgo::Row(access) => write!(f, "row_{access}")?,
            NormAlgo::Subgroup => write!(f, "subgroup_x{PIECE}")?,
        }
        f.write_str(match self.op.form {
            NormForm::Plain => "",
            NormForm::UnitOffset => "_unit_offset",
            NormForm::Gated => "_gated",
        })
    }
}

const FORMS: [NormForm; 3] = [NormForm::Plain, NormForm::UnitOffset, NormForm::Gated];
/// Best first.
const ALGOS: [NormAlgo; 3] =
    [NormAlgo::Subgroup, NormAlgo::Row(RowAccess::Vectors), NormAlgo::Row(RowAccess::Elements)];

const WORKGROUP_SIZE: u32 = 256;
const SUBGROUPS: u32 = WORKGROUP_SIZE / 32;
/// Columns that one subgroup takes in one step: beyond, its order would differ from a workgroup's.
const SUBGROUP_COLS: u32 = 32 * PIECE;
/// The epsilon of test cases.
const CASE_EPS: f32 = 1e-6;

impl KernelSpec for RmsNorm {
    const NAME: &'static str = "rms_norm";
    type Params = RmsNormParams;
    type Op = RmsNormOp;
    type Variant = RmsNormVariant;

    fn variants() -> Vec<RmsNormVariant> {
        let ops = Float::ALL.into_iter().flat_map(|elem| FORMS.map(|form| RmsNormOp { elem, form }));
        ops.flat_map(|op| ALGOS.map(|algo| RmsNormVariant { op, algo })).collect()
    }

    fn op(variant: RmsNormVariant) -> RmsNormOp {
        variant.op
    }

    fn legal(variant: RmsNormVariant, params: &RmsNormParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_least(variant, "n_cols", params.n_cols, 1)?;
        let rows_per_workgroup = match variant.algo {
            NormAlgo::Row(_) => 1,
            NormAlgo::Subgroup => SUBGROUPS,
        };
        let workgroups = params.n_rows.div_ceil(rows_per_workgroup);
        NotLegal::unless_at_most(variant, "number of workgroups", workgroups, target.limits.dispatch)?;
        if variant.algo == NormAlgo::Subgroup {
            NotLegal::unless_at_most(variant, "n_cols", params.n_cols, SUBGROUP_COLS)?;
        }
        match variant.algo {
            NormAlgo::Row(RowAccess::Elements) => Ok(()),
            _ => NotLegal::unless_multiple(variant, "n_cols", params.n_cols, PIECE),
        }
    }

    fn pick(op: RmsNormOp, params: &RmsNormParams, target: &Target) -> Result<RmsNormVariant, NotLegal> {
        let [subgroup, vectors, elements] = ALGOS.map(|algo| RmsNormVariant { op, algo });
        for variant in [subgroup, vectors] {
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: RmsNormVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.op.elem, T => match variant.op.form {
            NormForm::Gated => gated_rms_norm::<T>(&id, variant.algo),
            form => rms_norm::<T>(&id, form, variant.algo),
        })
    }

    fn arguments(variant: RmsNormVariant, params: &RmsNormParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.op.elem.elem(), [params.n_rows, params.n_cols]);
        let x = values.input("x", elem, &shape);
        let weight = values.uniform("weight", elem, &[params.n_cols], [-0.5, 1.5]);
        let mut tensors = vec![x, weight];
        if variant.op.form == NormForm::Gated {
            tensors.push(values.input("z", elem, &shape));
        }
        tensors.push(values.output("y", elem, &shape));
        Arguments { tensors, scalars: vec![ScalarArg::F32(CASE_EPS)] }
    }

    fn reference(variant: RmsNormVariant, params: &RmsNormParams, arguments: &Arguments) -> Vec<Expected> {
        let elem = variant.op.elem.elem();
        let (x, weight) = (arguments.tensor("x").values(), arguments.tensor("weight").values());
        let z = (variant.op.form == NormForm::Gated).then(|| arguments.tensor("z").values());
        let n_cols = params.n_cols as usize;
        let mut expected = Vec::with_capacity(x.len());
        for (row, values) in x.chunks(n_cols).enumerate() {
            let squares: f64 = values.iter().map(|value| value * value).sum();
            let finite = values.iter().filter(|value| value.is_finite()).map(|value| value * value).sum::<f64>();
            let scale = 1.0 / (squares / f64::from(params.n_cols) + f64::from(CASE_EPS)).sqrt();
            for (col, (value, weight)) in values.iter().zip(&weight).enumerate() {
                let normed = match variant.op.form {
                    NormForm::UnitOffset => value * scale * (1.0 + weight),
                    NormForm::Plain | NormForm::Gated => value * scale * weight,
                };
                let gate = z.as_ref().map(|z| z[row * n_cols + col]).map(|z| z / (1.0 + (-z).exp()));
                let result = gate.map_or(normed, |gate| gate * round(elem, normed));
                let overflows = finite > f64::from(f32::MAX);
                let magnitude = if overflows { f64::INFINITY } else { ExpectedFloat::of(result).magnitude };
                expected.push(ExpectedFloat { value: result, magnitude });
            }
        }
        vec![Expected::floats("y", expected)]
    }

    /// Relative to y: the sum of squares adds `u` per addition on its path, and the root halves that; division, eps,
    /// root and two or three products add `u` each, silu `4 u`. The gated form's inner rounding may fall on the other
    /// side of a tie, which is two more ulps of y at most. A flushed x is worth `MIN_POSITIVE / sqrt(eps)`.
    fn tolerance(variant: RmsNormVariant, params: &RmsNormParams) -> Tolerance {
        let additions = params.n_cols.div_ceil(WORKGROUP_SIZE * PIECE) * PIECE + 5 + SUBGROUPS;
        Tolerance::Bound {
            ulps: if variant.op.form == NormForm::Gated { 3.0 } else { 1.0 },
            relative: (f64::from(additions) / 2.0 + 10.0) * F32_ROUNDOFF,
            absolute: 4.0 * f64::from(f32::MIN_POSITIVE / CASE_EPS.sqrt()),
        }
    }

    /// The root, half of the division's error before it, and the gate's sigmoid.
    fn fast_tolerance(variant: RmsNormVariant, params: &RmsNormParams) -> Tolerance {
        let gate = if variant.op.form == NormForm::Gated { sigmoid_units() } else { 0.0 };
        Self::tolerance(variant, params).with_native_units(RSQRT_ULPS + 0.5 * DIV_ULPS + gate)
    }

    fn cost(variant: RmsNormVariant, params: &RmsNormParams) -> Cost {
        let elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        let bytes = elems * variant.op.elem.bytes();
        let weight_bytes = u64::from(params.n_cols) * variant.op.elem.bytes();
        let gated = variant.op.form == NormForm::Gated;
        let inputs = if gated { 2 * bytes } else { bytes };
        Cost { bytes_read: inputs + weight_bytes, bytes_written: bytes, flops: elems * if gated { 9 } else { 4 } }
    }

    fn edge_params(_: RmsNormVariant) -> Vec<RmsNormParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let widths = [1, 7, 8, 128, SUBGROUP_COLS, SUBGROUP_COLS + 8, 1009, tile - 8, tile, tile + 8];
        let rows = widths.into_iter().map(|n_cols| RmsNormParams { n_rows: 3, n_cols });
        let many = [0, 1, SUBGROUPS - 1, SUBGROUPS, SUBGROUPS + 1].map(|n_rows| RmsNormParams { n_rows, n_cols: 64 });
        rows.chain(many).collect()
    }

    fn is_committed(variant: RmsNormVariant) -> bool {
        variant.op.elem == Float::Bf16 || variant.algo == NormAlgo::Subgroup
    }

    fn bench_params(variant: RmsNormVariant) -> Vec<RmsNormParams> {
        match variant.algo {
            NormAlgo::Row(_) => {
                vec![RmsNormParams { n_rows: 1, n_cols: 5120 }, RmsNormParams { n_rows: 2048, n_cols: 5120 }]
            }
            NormAlgo::Subgroup => {
                vec![RmsNormParams { n_rows: 48, n_cols: 128 }, RmsNormParams { n_rows: 49_152, n_cols: 128 }]
            }
        }
    }
}

/// Where an invocation stands: its row, and its first column of this row.
#[device]
fn row_and_first(#[comptime] algo: NormAlgo) -> (u32, u32) {
    #[comptime]
    match algo {
        NormAlgo::Row(_) => (workgroup_id().x, local_invocation_index() * PIECE),
        NormAlgo::Subgroup => (workgroup_id().x * SUBGROUPS + subgroup_id(), lane() * PIECE),
    }
}

/// `1 / sqrt(mean x^2 + eps)` of the row of this invocation. Collective.
#[device]
pub(crate) fn inverse_rms<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    row: u32,
    first: u32,
    eps: f32,
    #[comptime] algo: NormAlgo,
) -> f32 {
    let n_rows = x.dim(0);
    let n_cols = x.dim(1);
    let mut own_sum = 0.0;
    if row < n_rows {
        for col in (first..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
            let values = load_row_piece::<T>(x, [row, col], 0.0, access_of(algo));
            #[comptime]
            for element in 0..8 {
                own_sum += values[element] * values[element];
            }
        }
    }
    let sum = sum_of_row(own_sum, algo);
    rsqrt(div(sum, n_cols as f32) + eps)
}

#[device]
fn sum_of_row(own_sum: f32, #[comptime] algo: NormAlgo) -> f32 {
    #[comptime]
    match algo {
        NormAlgo::Row(_) => workgroup_sum(own_sum, SUBGROUPS),
        NormAlgo::Subgroup => subgroup_add(own_sum),
    }
}

/// How `algo` reads rows.
fn access_of(algo: NormAlgo) -> RowAccess {
    match algo {
        NormAlgo::Row(access) => access,
        NormAlgo::Subgroup => RowAccess::Vectors,
    }
}

/// Workgroups for `n_rows` rows: one each, or one for eight.
fn rows_per_workgroup(algo: NormAlgo) -> u32 {
    match algo {
        NormAlgo::Row(_) => 1,
        NormAlgo::Subgroup => SUBGROUPS,
    }
}

/// Eight weights from column `col`, 0 beyond the end.
#[device]
fn load_weights<T: Element<Scalar = f32>>(
    #[comptime] weight: In<T>,
    col: u32,
    #[comptime] access: RowAccess,
) -> [f32; 8] {
    #[comptime]
    match access {
        RowAccess::Vectors => load_piece::<T>(weight, col),
        RowAccess::Elements => {
            let mut weights = [0.0; 8];
            #[comptime]
            for element in 0..8_u32 {
                if col + element < weight.dim(0) {
                    weights[element] = weight[col + element];
                }
            }
            weights
        }
    }
}

/// What the normalised row is multiplied with.
#[device]
fn weight_factor(weight: f32, #[comptime] form: NormForm) -> f32 {
    #[comptime]
    match form {
        NormForm::UnitOffset => 1.0 + weight,
        NormForm::Plain | NormForm::Gated => weight,
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_rows, rows_per_workgroup(algo))))]
pub fn rms_norm<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_cols)] weight: In<T>,
    #[shape(n_rows, n_cols)] y: Out<T>,
    eps: f32,
    #[comptime] form: NormForm,
    #[comptime] algo: NormAlgo,
) {
    let (row, first) = row_and_first(algo);
    let scale = inverse_rms::<T>(x, row, first, eps, algo);
    if row < n_rows {
        for col in (first..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
            let values = load_row_piece::<T>(x, [row, col], 0.0, access_of(algo));
            let weights = load_weights::<T>(weight, col, access_of(algo));
            let mut results = [0.0; 8];
            #[comptime]
            for element in 0..8 {
                let factor = weight_factor(weights[element], form);
                results[element] = flush(flush(values[element] * scale) * factor);
            }
            store_row_piece::<T>(y, [row, col], results, access_of(algo));
        }
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_rows, rows_per_workgroup(algo))))]
pub fn gated_rms_norm<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_cols)] weight: In<T>,
    #[shape(n_rows, n_cols)] z: In<T>,
    #[shape(n_rows, n_cols)] y: Out<T>,
    eps: f32,
    #[comptime] algo: NormAlgo,
) {
    let (row, first) = row_and_first(algo);
    let scale = inverse_rms::<T>(x, row, first, eps, algo);
    if row < n_rows {
        for col in (first..n_cols).step_by(WORKGROUP_SIZE * PIECE) {
            let values = load_row_piece::<T>(x, [row, col], 0.0, access_of(algo));
            let weights = load_weights::<T>(weight, col, access_of(algo));
            let gates = load_row_piece::<T>(z, [row, col], 0.0, access_of(algo));
            let mut results = [0.0; 8];
            #[comptime]
            for element in 0..8 {
                let normed = round_to::<T>(flush(flush(values[element] * scale) * weights[element]));
                results[element] = flush(silu::<f32>(gates[element]) * normed);
            }
            store_row_piece::<T>(y, [row, col], results, access_of(algo));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_follows_the_row_length() {
        let op = RmsNormOp { elem: Float::Bf16, form: NormForm::Plain };
        let picked = |n_cols| RmsNorm::pick(op, &RmsNormParams { n_rows: 4, n_cols }, &Target::WGSL).map(|v| v.algo);
        assert_eq!(picked(SUBGROUP_COLS), Ok(NormAlgo::Subgroup));
        assert_eq!(picked(SUBGROUP_COLS + 8), Ok(NormAlgo::Row(RowAccess::Vectors)));
        assert_eq!(picked(SUBGROUP_COLS + 1), Ok(NormAlgo::Row(RowAccess::Elements)));
        assert_eq!(picked(7), Ok(NormAlgo::Row(RowAccess::Elements)));
    }

    #[test]
    fn long_rows_are_refused_by_the_subgroup_variant() {
        let op = RmsNormOp { elem: Float::Bf16, form: NormForm::Gated };
        let variant = RmsNormVariant { op, algo: NormAlgo::Subgroup };
        let refused = RmsNorm::legal(variant, &RmsNormParams { n_rows: 1, n_cols: 264 }, &Target::CPU).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "kernel `rms_norm__bf16_bf16__subgroup_x8_gated`: n_cols is 264; required: at most 256"
        );
    }
}
