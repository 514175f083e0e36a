//! The encoder: for each block the closed walk whose values come nearest to the weights.
//!
//! Rows are scaled to the code book's own deviation (`scale`), walks are found by two passes of Viterbi's recurrence
//! (`viterbi`), and, where second moments of the inputs are known, the error of one block of inputs is made up for in
//! those that follow (`weighted`, `factor`).
//!
//! Invariants: the same words on every machine and for any number of threads; ties go to the larger branch and the larger
//! state; weights that are no finite numbers, and scales that no binary16 holds, are refused by place.

mod factor;
mod scale;
mod viterbi;
mod weighted;

use half::f16;
use rayon::prelude::*;

pub use factor::BlockFactor;
pub use scale::row_scales;
pub use viterbi::{CodedBlock, Viterbi};
pub use weighted::encode_weighted;

use super::TrellisError;
use super::layout::{BLOCK_LEN, CodeBits, check_whole, pack_states};

/// Which way an encoding went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Outcome {
    /// Nearest in the sum of squares.
    Unweighted,
    /// Errors were made up for in the inputs that follow.
    Weighted,
    /// Corrections grew beyond the guard, so the whole matrix was encoded unweighted.
    FellBack {
        /// Greatest corrected weight, scaled, of those seen before giving up.
        peak: f32,
        /// Greatest that the guard lets pass.
        limit: f32,
    },
}

/// Codes of a matrix, in canonical order, and how they came about.
#[derive(Clone, PartialEq, Debug)]
pub struct Encoded {
    /// Words, row after row.
    pub words: Vec<u32>,
    /// One scale for each row.
    pub scales: Vec<f16>,
    /// Which way it went.
    pub outcome: Outcome,
}

/// Encodes rows of `n_cols` weights, each block on its own.
///
/// # Errors
/// [`TrellisError::NotWhole`] unless rows are whole blocks and weights whole rows; [`TrellisError::NotFinite`] and
/// [`TrellisError::ScaleOverflow`] for the first such row.
pub fn encode_rows(weights: &[f32], n_cols: usize, bits: CodeBits) -> Result<Encoded, TrellisError> {
    let scales = row_scales(weights, n_cols)?;
    let mut words = vec![0; weights.len() / BLOCK_LEN * bits.words_per_block()];
    let blocks_per_row = n_cols / BLOCK_LEN;
    let blocks =
        words.par_chunks_exact_mut(bits.words_per_block()).zip(weights.par_chunks_exact(BLOCK_LEN)).enumerate();
    let start = || Viterbi::new(bits);
    blocks.try_for_each_init(start, |viterbi, (number, (words, weights))| {
        let divisor = scale::divisor(scales[number / blocks_per_row]);
        let scaled = std::array::from_fn(|time| weights[time] / divisor);
        words.copy_from_slice(&pack_states(&viterbi.closed_walk(&scaled).states, bits)?);
        Ok(())
    })?;
    Ok(Encoded { words, scales, outcome: Outcome::Unweighted })
}

/// Refuses rows that are not whole blocks, and weights that are not whole rows.
fn check_rows(weights: &[f32], n_cols: usize) -> Result<(), TrellisError> {
    check_whole("coded length", n_cols, BLOCK_LEN)?;
    check_whole("number of weights", weights.len(), n_cols)
}
