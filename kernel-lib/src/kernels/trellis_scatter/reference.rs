//! A scatter by its formula, with the magnitudes that its tolerance is relative to.

use super::{SPLIT_ROWS, ScatterWeights, TrellisScatterOp, TrellisScatterParams};
use crate::common::quant_unpack::words_of;
use crate::common::trellis::{BLOCK, unpack_codes};
use crate::host_tensor::{Arguments, round_to};
use crate::tolerance::ExpectedFloat;
use crate::trellis::Storage;
use crate::trellis::codebook::RECIPROCAL;

/// The integers of all weights, row after row.
fn codes(weights: ScatterWeights, params: &TrellisScatterParams, arguments: &Arguments) -> Vec<i32> {
    let weight = arguments.tensor("weight");
    let block_words = words_of(BLOCK, weights.bits) as usize;
    let (n_blocks, k) = ((params.n / BLOCK) as usize, params.k as usize);
    let first_word = |row: usize, block: usize| match weights.storage {
        Storage::Canonical => (row * n_blocks + block) * block_words,
        Storage::TwoBlock => ((block / 2 * k + row) * 2 + block % 2) * block_words,
    };
    let blocks = (0..k).flat_map(|row| (0..n_blocks).map(move |block| (row, block)));
    let words: Vec<u32> = blocks
        .flat_map(|(row, block)| {
            let first = first_word(row, block);
            (first..first + block_words).map(|word| weight.bits(word))
        })
        .collect();
    unpack_codes(&words, weights.bits)
}

/// The sum over rows of weights `from..to` for row `row` and column `column` of y.
struct Products {
    x: Vec<f64>,
    factors: Vec<f64>,
    codes: Vec<i32>,
    n: usize,
    k: usize,
}

impl Products {
    fn new(weights: ScatterWeights, params: &TrellisScatterParams, arguments: &Arguments) -> Products {
        let factors = arguments.tensor("scales").values().iter().map(|scale| scale * f64::from(RECIPROCAL)).collect();
        let x = arguments.tensor("x").values();
        Products { x, factors, codes: codes(weights, params, arguments), n: params.n as usize, k: params.k as usize }
    }

    fn sum(&self, row: usize, column: usize, rows: std::ops::Range<usize>) -> ExpectedFloat {
        rows.fold(ExpectedFloat::of(0.0), |sum, place| {
            let product =
                self.x[row * self.k + place] * self.factors[place] * f64::from(self.codes[place * self.n + column]);
            ExpectedFloat {
                value: sum.value + product,
                magnitude: sum.magnitude + if product.is_finite() { product.abs() } else { 0.0 },
            }
        })
    }
}

/// Elements of y.
pub(super) fn layer(op: TrellisScatterOp, params: &TrellisScatterParams, arguments: &Arguments) -> Vec<ExpectedFloat> {
    let products = Products::new(op.weights, params, arguments);
    let (n, elem) = (params.n as usize, op.weights.activations.elem());
    let residual = op.residual.then(|| arguments.tensor("residual").values());
    let element = |place: usize| {
        let sum = products.sum(place / n, place % n, 0..params.k as usize);
        match &residual {
            None => sum,
            Some(residual) => {
                let before = residual[place];
                let magnitude = sum.magnitude + if before.is_finite() { before.abs() } else { 0.0 };
                ExpectedFloat { value: before + round_to(elem, sum.value), magnitude }
            }
        }
    };
    (0..params.m as usize * n).map(element).collect()
}

/// Elements of the splits' sums, `[m, n_splits, n]`.
pub(in super::super) fn splits(
    weights: ScatterWeights,
    params: &TrellisScatterParams,
    arguments: &Arguments,
) -> Vec<ExpectedFloat> {
    let products = Products::new(weights, params, arguments);
    let [m, n, k, split_rows] = [params.m, params.n, params.k, SPLIT_ROWS].map(|size| size as usize);
    let splits = (0..m).flat_map(|row| (0..k).step_by(split_rows).map(move |first| (row, first)));
    let of_split = |(row, first): (usize, usize)| {
        let rows = first..k.min(first + split_rows);
        (0..n).map(|column| products.sum(row, column, rows.clone())).collect::<Vec<_>>()
    };
    splits.flat_map(of_split).collect()
}
