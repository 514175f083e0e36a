//! Encoding that minds how inputs go together: errors in one block of 256 inputs are made up for in the blocks before it.
//!
//! Blocks of inputs are encoded from the last to the first. What a block's weights became, less what they were, times the
//! factor, is added to the targets of all blocks before it. Outputs do not mix, so slabs of them run side by side.
//!
//! Invariants: scales come from the weights, not from the targets; where a scaled target grows beyond four times the
//! greatest scaled weight of the first block of inputs, the whole matrix is encoded unweighted, and says so.

use std::sync::Mutex;

use half::f16;
use rayon::prelude::*;

use super::super::codebook::{code_sum, precise};
use super::super::layout::{BLOCK_LEN, CodeBits, pack_states};
use super::super::{Axis, TrellisError};
use super::scale::divisor;
use super::{BlockFactor, Encoded, Outcome, Viterbi, check_rows, encode_rows, row_scales};

/// How many times the greatest scaled weight a scaled target may be.
const GUARD: f32 = 4.0;
/// Coded rows in a slab where each is an output.
const SLAB_ROWS: usize = 16;
/// Inputs whose corrections are brought up to date together.
const CORRECTED_INPUTS: usize = 64;

/// Encodes coded rows of `n_cols` weights with the second moments of the inputs.
///
/// Along [`Axis::In`] a row is an output and `n_cols` the number of inputs; along [`Axis::Out`] a row is an input.
///
/// # Errors
/// Those of [`encode_rows`], and [`TrellisError::Length`] where the factor is for another number of inputs.
pub fn encode_weighted(
    weights: &[f32],
    n_cols: usize,
    bits: CodeBits,
    axis: Axis,
    factor: &BlockFactor,
) -> Result<Encoded, TrellisError> {
    check_rows(weights, n_cols)?;
    let n_rows = weights.len() / n_cols;
    let (found, required) = match axis {
        Axis::In => (factor.n_inputs(), n_cols),
        Axis::Out => (factor.n_inputs(), n_rows),
    };
    if found != required {
        return Err(TrellisError::Length { what: "number of inputs of the factor", found, required });
    }
    let scales = row_scales(weights, n_cols)?;
    let mut problem = Problem { weights, n_cols, bits, axis, factor, scales: &scales, limit: 0.0 };
    problem.limit = GUARD * problem.first_block_peak();
    let slab_len = problem.slab_len();
    let n_outputs = weights.len() / required;
    let starts: Vec<usize> = (0..n_outputs).step_by(slab_len).collect();
    // The greatest target beyond the guard, whichever slab came first.
    let beyond = Mutex::new(None::<f32>);
    let slabs: Vec<Vec<Block>> = starts
        .into_par_iter()
        .map_init(
            || Viterbi::new(bits),
            |viterbi, start| match Slab::new(&problem, start, slab_len.min(n_outputs - start)).encode(viterbi)? {
                Ok(blocks) => Ok(blocks),
                Err(peak) => {
                    if let Ok(mut beyond) = beyond.lock() {
                        *beyond = Some(beyond.map_or(peak, |other| if other >= peak { other } else { peak }));
                    }
                    Ok(Vec::new())
                }
            },
        )
        .collect::<Result<_, TrellisError>>()?;
    if let Ok(Some(peak)) = beyond.into_inner() {
        let encoded = encode_rows(weights, n_cols, bits)?;
        return Ok(Encoded { outcome: Outcome::FellBack { peak, limit: problem.limit }, ..encoded });
    }
    let per_block = bits.words_per_block();
    let mut words = vec![0; weights.len() / BLOCK_LEN * per_block];
    for block in slabs.iter().flatten() {
        words[block.number * per_block..][..per_block].copy_from_slice(&block.words);
    }
    Ok(Encoded { words, scales, outcome: Outcome::Weighted })
}

/// A block of codes and its place, counted in blocks along coded rows.
struct Block {
    number: usize,
    words: Vec<u32>,
}

/// What is encoded.
struct Problem<'a> {
    weights: &'a [f32],
    n_cols: usize,
    bits: CodeBits,
    axis: Axis,
    factor: &'a BlockFactor,
    scales: &'a [f16],
    limit: f32,
}

impl Problem<'_> {
    /// Outputs of a slab.
    fn slab_len(&self) -> usize {
        match self.axis {
            Axis::In => SLAB_ROWS,
            Axis::Out => BLOCK_LEN,
        }
    }

    /// Place of a weight in the coded rows.
    fn place(&self, input: usize, output: usize) -> usize {
        match self.axis {
            Axis::In => output * self.n_cols + input,
            Axis::Out => input * self.n_cols + output,
        }
    }

    /// Greatest scaled weight of the first 256 inputs.
    fn first_block_peak(&self) -> f32 {
        let scaled = |at: usize| (self.weights[at] / divisor(self.scales[at / self.n_cols])).abs();
        let in_block = |at: &usize| match self.axis {
            Axis::In => at % self.n_cols < BLOCK_LEN,
            Axis::Out => at / self.n_cols < BLOCK_LEN,
        };
        (0..self.weights.len()).filter(in_block).map(scaled).fold(0.0, f32::max)
    }
}

/// Outputs that are encoded together.
struct Slab<'a> {
    problem: &'a Problem<'a>,
    first_output: usize,
    n_outputs: usize,
    /// What is added to each weight, `[inputs, outputs of the slab]`.
    corrections: Vec<f32>,
}

impl<'a> Slab<'a> {
    fn new(problem: &'a Problem<'a>, first_output: usize, n_outputs: usize) -> Self {
        let corrections = vec![0.0; problem.factor.n_inputs() * n_outputs];
        Self { problem, first_output, n_outputs, corrections }
    }

    /// All blocks, or the peak that the guard does not let pass.
    fn encode(mut self, viterbi: &mut Viterbi) -> Result<Result<Vec<Block>, f32>, TrellisError> {
        let mut blocks = Vec::new();
        for first_input in (0..self.problem.factor.n_inputs()).step_by(BLOCK_LEN).rev() {
            let mut errors = vec![0.0; BLOCK_LEN * self.n_outputs];
            let n_lines = match self.problem.axis {
                Axis::In => self.n_outputs,
                Axis::Out => BLOCK_LEN,
            };
            for line in 0..n_lines {
                match self.encode_line(viterbi, first_input, line, &mut errors)? {
                    Ok(block) => blocks.push(block),
                    Err(peak) => return Ok(Err(peak)),
                }
            }
            self.correct(first_input, &errors);
        }
        Ok(Ok(blocks))
    }

    /// One block of codes: of an output, or of an input, by the axis. Fills in the errors of its weights.
    fn encode_line(
        &self,
        viterbi: &mut Viterbi,
        first_input: usize,
        line: usize,
        errors: &mut [f32],
    ) -> Result<Result<Block, f32>, TrellisError> {
        let Problem { weights, n_cols, bits, axis, scales, limit, .. } = *self.problem;
        // Input and output of a weight, both from the start of their block.
        let at = |time: usize| match axis {
            Axis::In => (time, line),
            Axis::Out => (line, time),
        };
        let place = |time| self.problem.place(first_input + at(time).0, self.first_output + at(time).1);
        let scale = scales[place(0) / n_cols];
        let scaled: [f32; BLOCK_LEN] = std::array::from_fn(|time| {
            let (input, output) = at(time);
            (weights[place(time)] + self.corrections[(first_input + input) * self.n_outputs + output]) / divisor(scale)
        });
        let peak =
            scaled.iter().fold(0.0_f32, |peak, target| if target.is_nan() { f32::NAN } else { peak.max(target.abs()) });
        if peak.is_nan() || peak > limit {
            return Ok(Err(peak));
        }
        let walk = viterbi.closed_walk(&scaled);
        for (time, &state) in walk.states.iter().enumerate() {
            let (input, output) = at(time);
            errors[input * self.n_outputs + output] = weights[place(time)] - precise(code_sum(state)) * scale.to_f32();
        }
        Ok(Ok(Block { number: place(0) / BLOCK_LEN, words: pack_states(&walk.states, bits)? }))
    }

    /// Adds to the corrections of all blocks before this one.
    fn correct(&mut self, first_input: usize, errors: &[f32]) {
        let (n_outputs, factor) = (self.n_outputs, self.problem.factor);
        let corrections = &mut self.corrections[..first_input * n_outputs];
        for (part, corrections) in corrections.chunks_mut(CORRECTED_INPUTS * n_outputs).enumerate() {
            for (input, errors) in errors.chunks_exact(n_outputs).enumerate() {
                let shares = &factor.before(first_input + input)[part * CORRECTED_INPUTS..];
                for (corrections, &share) in corrections.chunks_exact_mut(n_outputs).zip(shares) {
                    corrections.iter_mut().zip(errors).for_each(|(correction, error)| *correction += share * error);
                }
            }
        }
    }
}
