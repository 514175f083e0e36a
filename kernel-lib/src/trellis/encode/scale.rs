//! Scales of rows: what brings a row to the code book's own deviation.
//!
//! Invariants: a scale is finite. Only a row of zeros has scale 0, so that it decodes to zeros: no walk stays near zero
//! (at scale 1 and two bits its root mean square is 0.19). It is encoded as if its scale were 1. A scale of other rows
//! that would round to zero is the least binary16.

use half::f16;
use rayon::prelude::*;

use super::super::TrellisError;
use super::super::codebook::LUT_RMS;
use super::check_rows;

/// The scale of each row of `n_cols` weights: its root mean square over that of the code book, rounded to binary16.
///
/// # Errors
/// [`TrellisError::NotWhole`] unless rows are whole blocks and weights whole rows; [`TrellisError::NotFinite`] and
/// [`TrellisError::ScaleOverflow`] for the first such row.
pub fn row_scales(weights: &[f32], n_cols: usize) -> Result<Vec<f16>, TrellisError> {
    check_rows(weights, n_cols)?;
    let scales: Vec<_> =
        weights.par_chunks_exact(n_cols).enumerate().map(|(row, weights)| scale(row, weights)).collect();
    // In the order of rows, so that the error does not depend on the number of threads.
    scales.into_iter().collect()
}

fn scale(row: usize, weights: &[f32]) -> Result<f16, TrellisError> {
    if let Some(column) = weights.iter().position(|weight| !weight.is_finite()) {
        return Err(TrellisError::NotFinite { row, column, found: weights[column] });
    }
    let squares: f64 = weights.iter().map(|&weight| f64::from(weight).powi(2)).sum();
    if squares == 0.0 {
        return Ok(f16::ZERO);
    }
    let found = ((squares / weights.len() as f64).sqrt() / LUT_RMS) as f32;
    let scale = f16::from_f32(found);
    match scale.is_finite() {
        true => Ok(scale.max(f16::MIN_POSITIVE_SUBNORMAL)),
        false => Err(TrellisError::ScaleOverflow { row, found }),
    }
}

/// What the weights of a row are divided by.
pub(super) fn divisor(scale: f16) -> f32 {
    if scale == f16::ZERO { 1.0 } else { scale.to_f32() }
}
