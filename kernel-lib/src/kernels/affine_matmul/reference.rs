//! The product by its formula, with the sum of absolute terms that its tolerance is relative to.

use super::AffineMatmulParams;
use crate::common::quant_unpack::{piece_len, unpack, words_of};
use crate::host_tensor::Arguments;
use crate::tolerance::ExpectedFloat;

/// Elements of y.
pub(super) fn products(bits: u32, params: &AffineMatmulParams, arguments: &Arguments) -> Vec<ExpectedFloat> {
    let x = arguments.tensor("x").values();
    let weight = arguments.tensor("weight");
    let words: Vec<u32> = (0..weight.len()).map(|index| weight.bits(index)).collect();
    let (scales, biases) = (arguments.tensor("scales").values(), arguments.tensor("biases").values());
    let [n, k, group_size] = [params.n, params.k, params.group_size].map(|size| size as usize);
    let piece_len = piece_len(bits) as usize;
    let row_words = words_of(params.k, bits) as usize;
    let dot = |place: usize| {
        let (row, column) = (place / n, place % n);
        let codes = &words[column * row_words..][..row_words];
        let mut sum = ExpectedFloat::of(0.0);
        for first in (0..k).step_by(piece_len) {
            let group = column * (k / group_size) + first / group_size;
            let piece = first..first + piece_len;
            let scaled = piece.clone().map(|index| x[row * k + index] * f64::from(unpack(codes, bits, index)));
            for (factor, terms) in
                [(scales[group], scaled.collect::<Vec<_>>()), (biases[group], x[row * k..][piece].to_vec())]
            {
                let absolute: f64 = terms.iter().filter(|term| term.is_finite()).map(|term| term.abs()).sum();
                let overflows = absolute > f64::from(f32::MAX);
                sum.value += factor * terms.iter().sum::<f64>();
                sum.magnitude += if overflows { f64::INFINITY } else { factor.abs() * absolute };
            }
        }
        sum
    };
    (0..params.m as usize * n).map(dot).collect()
}
