//! A fused linear layer by its formulas, with the magnitudes that its tolerance is relative to.

use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::Elem;

use super::{Epilogue, FusedLinearOp, FusedLinearParams, WeightFormat};
use crate::common::quant_unpack::{unpack, words_of};
use crate::common::trellis::unpack_codes;
use crate::host_tensor::{Arguments, round_to};
use crate::kernels::swiglu::typed_swiglu;
use crate::tolerance::ExpectedFloat;
use crate::trellis::codebook::RECIPROCAL;

const ELEM: Elem = Elem::Bf16;

/// Elements of y.
pub(super) fn layer(op: FusedLinearOp, params: &FusedLinearParams, arguments: &Arguments) -> Vec<ExpectedFloat> {
    let [m, n, k] = [params.m, params.n, params.k].map(|size| size as usize);
    let x = inputs(op, k, arguments);
    let beyond_f32 = rows_beyond_f32(op, k, arguments);
    let weights = weights(op, params, arguments);
    let dot = |row: usize, column: usize| {
        let terms = x[row * k..][..k].iter().zip(&weights[column * k..][..k]);
        let start = ExpectedFloat { value: 0.0, magnitude: if beyond_f32[row] { f64::INFINITY } else { 0.0 } };
        let parts = terms.flat_map(|(x, (weight, bias))| [Some(x * weight), bias.map(|bias| x * bias)]).flatten();
        parts.fold(start, |sum, part| ExpectedFloat {
            value: sum.value + part,
            magnitude: sum.magnitude + if part.is_finite() { part.abs() } else { 0.0 },
        })
    };
    let residual = (op.epilogue == Epilogue::Residual).then(|| arguments.tensor("residual").values());
    let element = |place: usize| {
        let (row, column) = (place / n, place % n);
        let sum = dot(row, column);
        match (op.epilogue, &residual) {
            (Epilogue::Swiglu, _) => {
                let up = dot(row, column + n);
                let value = typed_swiglu(ELEM, round_to(ELEM, sum.value), round_to(ELEM, up.value));
                let magnitude = (sum.magnitude + 1.0) * (up.magnitude + 1.0);
                ExpectedFloat { value, magnitude: magnitude.max(sum.magnitude).max(up.magnitude) }
            }
            (_, Some(residual)) => {
                let before = residual[place];
                let magnitude = sum.magnitude + if before.is_finite() { before.abs() } else { 0.0 };
                ExpectedFloat { value: before + round_to(ELEM, sum.value), magnitude }
            }
            (_, None) => sum,
        }
    };
    (0..m * n).map(element).collect()
}

/// Elements of x, normed and rounded where the layer has a norm.
fn inputs(op: FusedLinearOp, k: usize, arguments: &Arguments) -> Vec<f64> {
    let x = arguments.tensor("x").values();
    let (true, [ScalarArg::F32(eps)]) = (op.norm, arguments.scalars.as_slice()) else { return x };
    let weight = arguments.tensor("norm_weight").values();
    let rows = x.chunks(k.max(1)).flat_map(|row| {
        let mean = row.iter().map(|value| value * value).sum::<f64>() / k as f64;
        let scale = 1.0 / (mean + f64::from(*eps)).sqrt();
        row.iter().zip(&weight).map(|(value, weight)| round_to(ELEM, value * scale * weight)).collect::<Vec<_>>()
    });
    rows.collect()
}

/// Rows of x with intermediates beyond f32: squares of a norm, sums of a piece of codes. Nothing is promised there.
fn rows_beyond_f32(op: FusedLinearOp, k: usize, arguments: &Arguments) -> Vec<bool> {
    let largest_code = match op.weights {
        WeightFormat::Plain => 1.0,
        WeightFormat::Affine { bits } => f64::from((1_u32 << bits) - 1),
        WeightFormat::Trellis { .. } => 510.0,
    };
    let overflows = |row: &[f64]| {
        let finite = || row.iter().copied().filter(|value| value.is_finite());
        let sum: f64 = if op.norm { finite().map(|value| value * value).sum() } else { finite().map(f64::abs).sum() };
        sum * largest_code > f64::from(f32::MAX)
    };
    arguments.tensor("x").values().chunks(k.max(1)).map(overflows).collect()
}

/// Every weight; of affine ones the scaled code and the bias, which are multiplied on their own (an infinite x and a code of zero
/// give NaN).
fn weights(op: FusedLinearOp, params: &FusedLinearParams, arguments: &Arguments) -> Vec<(f64, Option<f64>)> {
    let words = || {
        let codes = arguments.tensor("weight");
        (0..codes.len()).map(|index| codes.bits(index)).collect::<Vec<u32>>()
    };
    let bits = match op.weights {
        WeightFormat::Plain => return arguments.tensor("w").values().into_iter().map(|value| (value, None)).collect(),
        WeightFormat::Trellis { bits } => {
            let scales = arguments.tensor("scales").values();
            let rows = unpack_codes(&words(), bits);
            let scaled = |(place, code): (usize, i32)| {
                let factor = scales[place / params.k as usize] * f64::from(RECIPROCAL);
                (factor * f64::from(code), None)
            };
            return rows.into_iter().enumerate().map(scaled).collect();
        }
        WeightFormat::Affine { bits } => bits,
    };
    let words = words();
    let [scales, biases] = ["scales", "biases"].map(|name| arguments.tensor(name).values());
    let (row_words, n_groups) = (words_of(params.k, bits) as usize, (params.k / params.group_size) as usize);
    let n_rows = (params.n * op.per_column()) as usize;
    let of = |place: usize| {
        let (row, column) = (place / params.k as usize, place % params.k as usize);
        let group = row * n_groups + column / params.group_size as usize;
        let scaled = scales[group] * f64::from(unpack(&words[row * row_words..][..row_words], bits, column));
        (scaled, Some(biases[group]))
    };
    (0..n_rows * params.k as usize).map(of).collect()
}
