//! Block factors of second moments: `H = L D L^T` with identity blocks of 256 on the diagonal of `L`.
//!
//! The Cholesky factor of the scaled and damped `H`, each column of blocks multiplied from the right by the inverse of its
//! diagonal block. What is kept is strictly below the diagonal blocks: how an error in one block of inputs is made up
//! for in those before it.
//!
//! Invariants: computed in `f64` in one order for any number of threads; entries are finite and below [`MOST`].

use rayon::prelude::*;

use super::super::TrellisError;
use super::super::layout::{BLOCK_LEN, check_whole};

/// Share of the mean of the diagonal that is first added to it.
const FIRST_DAMPING: f64 = 1e-2;
/// How often damping is raised tenfold before giving up, the first time included.
const TRIES: i32 = 5;
/// No entry of a usable factor reaches this.
pub const MOST: f64 = 1e4;

/// The factor for one site of inputs.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockFactor {
    n: usize,
    /// `[n, n]`; zero on and above the diagonal blocks.
    lower: Vec<f32>,
    damping: f64,
}

impl BlockFactor {
    /// Factors the second moments `[n, n]` of `n` inputs, in any unit; the lower triangle is read.
    ///
    /// # Errors
    /// [`TrellisError::NotWhole`] unless inputs are whole blocks of 256, [`TrellisError::Length`] unless the matrix is
    /// square, [`TrellisError::Hessian`] where no damping gives a usable factor.
    pub fn of_hessian(hessian: &[f64], n: usize) -> Result<Self, TrellisError> {
        check_whole("number of inputs", n, BLOCK_LEN)?;
        if hessian.len() != n * n {
            return Err(TrellisError::Length {
                what: "number of second moments",
                found: hessian.len(),
                required: n * n,
            });
        }
        let mean = (0..n).map(|i| hessian[i * n + i]).sum::<f64>() / n as f64;
        if !(mean.is_finite() && mean > 0.0) {
            return Err(TrellisError::Hessian { n, reason: format!("mean of the diagonal is {mean}") });
        }
        let mut reason = String::new();
        for attempt in 0..TRIES {
            let damping = FIRST_DAMPING * 10_f64.powi(attempt);
            match try_factor(hessian, n, mean, damping) {
                Ok(lower) => return Ok(Self { n, lower, damping }),
                Err(why) => reason = format!("{why} at damping {damping}"),
            }
        }
        Err(TrellisError::Hessian { n, reason })
    }

    /// Number of inputs.
    pub fn n_inputs(&self) -> usize {
        self.n
    }

    /// Share of the mean of the diagonal that was added to it.
    pub fn damping(&self) -> f64 {
        self.damping
    }

    /// How an error in `input` shows in all inputs of the blocks before its own.
    pub fn before(&self, input: usize) -> &[f32] {
        &self.lower[input * self.n..][..input / BLOCK_LEN * BLOCK_LEN]
    }
}

fn try_factor(hessian: &[f64], n: usize, mean: f64, damping: f64) -> Result<Vec<f32>, String> {
    let mut matrix: Vec<f64> = hessian.iter().map(|h| h / mean).collect();
    (0..n).for_each(|i| matrix[i * n + i] += damping);
    cholesky(&mut matrix, n)?;
    divide_by_diagonal_blocks(&mut matrix, n);
    let below = |row: usize| matrix[row * n..][..row / BLOCK_LEN * BLOCK_LEN].iter();
    if let Some(entry) = (0..n).flat_map(below).find(|entry| entry.is_nan() || entry.abs() >= MOST) {
        return Err(format!("an entry of the factor is {entry}"));
    }
    Ok((0..n * n).map(|at| if at % n < at / n / BLOCK_LEN * BLOCK_LEN { matrix[at] as f32 } else { 0.0 }).collect())
}

/// The lower Cholesky factor in place; what is above the diagonal is left alone.
fn cholesky(matrix: &mut [f64], n: usize) -> Result<(), String> {
    for start in (0..n).step_by(BLOCK_LEN) {
        let end = start + BLOCK_LEN;
        for row in start..end {
            let (head, tail) = matrix.split_at_mut(row * n);
            solve_row(head, n, start..row, tail);
            let pivot = tail[row] - dot(&tail[..row], &tail[..row]);
            if !(pivot.is_finite() && pivot > 0.0) {
                return Err(format!("pivot {row} is {pivot}"));
            }
            tail[row] = pivot.sqrt();
        }
        let (head, tail) = matrix.split_at_mut(end * n);
        tail.par_chunks_exact_mut(n).for_each(|row| solve_row(head, n, start..end, row));
    }
    Ok(())
}

/// Entries `columns` of a row of the factor, from rows that are done.
fn solve_row(done: &[f64], n: usize, columns: std::ops::Range<usize>, row: &mut [f64]) {
    for column in columns {
        let other = &done[column * n..][..=column];
        row[column] = (row[column] - dot(&row[..column], &other[..column])) / other[column];
    }
}

/// A dot product in eight sums, so that it runs in vectors.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    let mut sums = [0.0; 8];
    for (a, b) in a.iter().zip(b) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f64>() + a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum::<f64>()
}

/// Multiplies each column of blocks from the right by the inverse of its diagonal block, below that block.
fn divide_by_diagonal_blocks(matrix: &mut [f64], n: usize) {
    for start in (0..n).step_by(BLOCK_LEN) {
        let end = start + BLOCK_LEN;
        let (head, tail) = matrix.split_at_mut(end * n);
        tail.par_chunks_exact_mut(n).for_each(|row| {
            for column in (start..end).rev() {
                let diagonal = &head[column * n..][..=column];
                let quotient = row[column] / diagonal[column];
                row[column] = quotient;
                for at in start..column {
                    row[at] -= quotient * diagonal[at];
                }
            }
        });
    }
}
