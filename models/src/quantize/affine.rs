//! Affine quantization as mlx does it: codes, scale and bias of each group.
//!
//! The edge of greater magnitude is met exactly where it can be: it decides the sign of the scale, and the scale is
//! adjusted so that the edge is a whole number of steps. Codes come from the scale and bias before these are rounded.
//!
//! Invariants: all arithmetic is `f32`, halves rounded to even; codes of a row are one little-endian bit stream.

use rayon::prelude::*;

use crate::Affine;

/// Least step between two codes.
const LEAST_STEP: f32 = 1e-7;

/// Rows of codes with their scales and biases, all row after row.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AffineRows {
    /// Words of codes.
    pub words: Vec<u32>,
    /// One for each group, not rounded yet.
    pub scales: Vec<f32>,
    /// One for each group, not rounded yet.
    pub biases: Vec<f32>,
}

/// Codes, scale and bias of one group of finite weights.
pub fn quantize_group(group: &[f32], bits: u32) -> (Vec<u32>, f32, f32) {
    let most = ((1_u32 << bits) - 1) as f32;
    let low = group.iter().copied().fold(f32::INFINITY, f32::min);
    // A group of negative weights still has zero in its range.
    let high = group.iter().copied().fold(0.0, f32::max);
    let step = ((high - low) / most).max(LEAST_STEP);
    let (step, edge) = if low.abs() > high.abs() { (step, low) } else { (-step, high) };
    let at_edge = (edge / step).round_ties_even();
    let (scale, bias) = if at_edge == 0.0 { (step, 0.0) } else { (edge / at_edge, edge) };
    let code = |weight: &f32| ((weight - bias) / scale).round_ties_even().min(most) as u32;
    (group.iter().map(code).collect(), scale, bias)
}

/// Quantizes rows of `n_cols` finite weights, which are whole groups.
pub fn quantize_rows(weights: &[f32], n_cols: usize, affine: Affine) -> AffineRows {
    let row = |weights: &[f32]| {
        let mut row = AffineRows::default();
        let (mut pending, mut n_pending) = (0_u64, 0);
        for group in weights.chunks(affine.group_size as usize) {
            let (codes, scale, bias) = quantize_group(group, affine.bits);
            row.scales.push(scale);
            row.biases.push(bias);
            for code in codes {
                pending |= u64::from(code) << n_pending;
                n_pending += affine.bits;
                if n_pending >= 32 {
                    row.words.push(pending as u32);
                    pending >>= 32;
                    n_pending -= 32;
                }
            }
        }
        row
    };
    let rows: Vec<AffineRows> = weights.par_chunks(n_cols).map(row).collect();
    let mut all = AffineRows::default();
    for row in rows {
        all.words.extend(row.words);
        all.scales.extend(row.scales);
        all.biases.extend(row.biases);
    }
    all
}
