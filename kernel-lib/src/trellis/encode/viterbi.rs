//! Viterbi's recurrence on the trellis, and the closed walk it leads to in two passes.
//!
//! The gain of a walk is the sum over its states of `-v * v + (2 * x) * v`: the square of its distance from `x`, negated,
//! without the part that all walks share. States that share all but their own symbol have the same predecessors, and so
//! the same best gain to come from; these bests, one a group, are all that goes from step to step.
//!
//! Invariants: all arithmetic is `f32` in one order, so the walk is the same on every machine and for every vector width;
//! of equal branches the largest wins, of equal final states the largest.

use std::sync::LazyLock;

use multiversion::multiversion;

use super::super::codebook::{code_sum, precise};
use super::super::layout::{BLOCK_LEN, CodeBits, N_STATES};

/// Gain of a state that a walk may not be in; no sum of parts of scaled weights comes near.
const FORBIDDEN: f32 = -1e30;
/// States taken together; a divisor of the number of states of one symbol and branch.
const LANES: usize = 16;
/// How far the first pass runs before the weight it is made for.
const HALF: usize = BLOCK_LEN / 2;
/// Most groups of states there are: those of two bits.
const MOST_GROUPS: usize = N_STATES / 4;

/// Values of the code book in the order of [`state_at`], for each width.
static VALUES: LazyLock<[[f32; N_STATES]; 3]> =
    LazyLock::new(|| CodeBits::ALL.map(|bits| std::array::from_fn(|place| precise(code_sum(state_at(place, bits))))));

/// The state at a place of [`VALUES`]: by its own symbol, then by its group, so that all loops are over neighbours.
fn state_at(place: usize, bits: CodeBits) -> u16 {
    (place % bits.n_shared() * bits.n_branches() + place / bits.n_shared()) as u16
}

/// What being in a state of this value adds to a walk's gain.
#[inline(always)]
fn own_gain(twice: f32, value: f32) -> f32 {
    twice * value - value * value
}

/// A closed walk.
#[derive(Clone, PartialEq, Debug)]
pub struct CodedBlock {
    /// A state for each weight.
    pub states: [u16; BLOCK_LEN],
    /// Its gain as the recurrence has it.
    pub gain: f32,
}

/// The recurrence and its memory, for one thread.
pub struct Viterbi {
    bits: CodeBits,
    values: &'static [f32; N_STATES],
    /// The best gain to come from, for each group of states.
    best: [f32; MOST_GROUPS],
    /// The branch it came by, in the order of [`step`], a row for each recorded step.
    branches: Vec<u8>,
}

impl Viterbi {
    /// The recurrence for codes of this width.
    pub fn new(bits: CodeBits) -> Self {
        let values = &VALUES[bits.get() as usize - 2];
        Self { bits, values, best: [0.0; MOST_GROUPS], branches: Vec::new() }
    }

    /// The walk of greatest gain with any ends, and its gain.
    ///
    /// Weights are divided by their scale, and finite; no weight is no walk.
    pub fn open_walk(&mut self, scaled: &[f32]) -> (Vec<u16>, f32) {
        let Some((&last, before)) = scaled.split_last() else { return (Vec::new(), 0.0) };
        self.best.fill(0.0);
        self.advance(before, 0);
        let (state, gain) = self.best_state(last, |_| true);
        (self.trace(state, before.len()), gain)
    }

    /// The walk of two passes whose last state leads to its first one, for weights divided by their scale, finite.
    ///
    /// The first pass starts in the middle of the block and goes around to find the state at its start; the second one
    /// keeps to what that state demands of both ends.
    pub fn closed_walk(&mut self, scaled: &[f32; BLOCK_LEN]) -> CodedBlock {
        let mut rotated = *scaled;
        rotated.rotate_left(HALF);
        self.best.fill(0.0);
        self.advance(&rotated[..BLOCK_LEN - 1], HALF);
        let (last, _) = self.best_state(rotated[BLOCK_LEN - 1], |_| true);
        let shared = self.trace(last, HALF - 1)[0] >> self.bits.get();

        self.best.fill(FORBIDDEN);
        self.best[usize::from(shared)] = 0.0;
        self.advance(&scaled[..BLOCK_LEN - 1], 0);
        let low = self.bits.n_shared() as u16 - 1;
        let (last, gain) = self.best_state(scaled[BLOCK_LEN - 1], |state| state & low == shared);
        let mut states = [0; BLOCK_LEN];
        states.copy_from_slice(&self.trace(last, BLOCK_LEN - 1));
        CodedBlock { states, gain }
    }

    /// Goes on from each of these weights, recording branches after the first `unrecorded`.
    fn advance(&mut self, scaled: &[f32], unrecorded: usize) {
        let (skipped, recorded) = scaled.split_at(unrecorded);
        self.branches.resize(recorded.len() * self.bits.n_shared(), 0);
        let best = &mut self.best[..self.bits.n_shared()];
        run(self.bits, self.values, skipped, best, &mut []);
        run(self.bits, self.values, recorded, best, &mut self.branches);
    }

    /// The state of greatest gain at a last weight among those allowed, the largest of equals, and its gain.
    fn best_state(&self, scaled: f32, allowed: impl Fn(u16) -> bool) -> (u16, f32) {
        let (mut best, n_shared) = ((0, f32::NEG_INFINITY), self.bits.n_shared());
        for (place, &value) in self.values.iter().enumerate() {
            let state = state_at(place, self.bits);
            let gain = own_gain(2.0 * scaled, value) + self.best[place % n_shared];
            if allowed(state) && (gain > best.1 || (gain == best.1 && state > best.0)) {
                best = (state, gain);
            }
        }
        best
    }

    /// The states of the last `n_steps` recorded steps, and the one after them, which is `last`.
    fn trace(&self, last: u16, n_steps: usize) -> Vec<u16> {
        let (n_branches, n_shared) = (self.bits.n_branches() as u16, self.bits.n_shared());
        let run = n_shared as u16 / n_branches;
        let mut states = vec![last; n_steps + 1];
        let recorded = self.branches.chunks_exact(n_shared).rev().take(n_steps);
        for (step, branches) in (0..n_steps).rev().zip(recorded) {
            let group = states[step + 1] / n_branches;
            let branch = branches[usize::from(group % n_branches * run + group / n_branches)];
            states[step] = group + u16::from(branch) * n_shared as u16;
        }
        states
    }
}

/// Steps from all weights, recording branches if there is room for them.
#[multiversion(targets("x86_64+avx2"))]
fn run(bits: CodeBits, values: &[f32; N_STATES], scaled: &[f32], best: &mut [f32], branches: &mut [u8]) {
    match bits {
        CodeBits::Two => run_branches::<4>(values, scaled, best, branches),
        CodeBits::Three => run_branches::<8>(values, scaled, best, branches),
        CodeBits::Four => run_branches::<16>(values, scaled, best, branches),
    }
}

#[inline(always)]
fn run_branches<const BRANCHES: usize>(
    values: &[f32; N_STATES],
    scaled: &[f32],
    best: &mut [f32],
    branches: &mut [u8],
) {
    let mut next = [0.0; MOST_GROUPS];
    let next = &mut next[..best.len()];
    let mut unrecorded = [0; MOST_GROUPS];
    for (number, &scaled) in scaled.iter().enumerate() {
        match branches.get_mut(number * best.len()..(number + 1) * best.len()) {
            Some(branches) => step::<BRANCHES, true>(values, 2.0 * scaled, best, next, branches),
            None => step::<BRANCHES, false>(values, 2.0 * scaled, best, next, &mut unrecorded),
        }
        turn::<BRANCHES>(next, best);
    }
}

/// From the best gains to come from at one weight to those at the next, and the branches they came by.
///
/// What it writes is in the order of the groups' own lowest symbols.
#[inline(always)]
fn step<const BRANCHES: usize, const RECORD: bool>(
    values: &[f32; N_STATES],
    twice: f32,
    best: &[f32],
    next: &mut [f32],
    branches: &mut [u8],
) {
    let (best, _) = best.as_chunks::<LANES>();
    let (next, _) = next.as_chunks_mut::<LANES>();
    let (branches, _) = branches.as_chunks_mut::<LANES>();
    let (values, _) = values.as_chunks::<LANES>();
    let run = best.len() / BRANCHES;
    let gains = |values: &[f32; LANES], best: &[f32; LANES]| -> [f32; LANES] {
        std::array::from_fn(|lane| own_gain(twice, values[lane]) + best[lane])
    };
    let symbols = next.chunks_exact_mut(run).zip(branches.chunks_exact_mut(run)).zip(values.chunks_exact(best.len()));
    for ((next, branches), values) in symbols {
        for (group, (next, branches)) in next.iter_mut().zip(branches).enumerate() {
            let (mut most, mut taken) = (gains(&values[group], &best[group]), [0_i32; LANES]);
            for branch in 1..BRANCHES {
                let from = group + branch * run;
                let other = gains(&values[from], &best[from]);
                for lane in 0..LANES {
                    let stays = most[lane] > other[lane];
                    most[lane] = if stays { most[lane] } else { other[lane] };
                    if RECORD {
                        taken[lane] = if stays { taken[lane] } else { branch as i32 };
                    }
                }
            }
            *next = most;
            if RECORD {
                *branches = taken.map(|branch| branch as u8);
            }
        }
    }
}

/// From groups in the order of [`step`] to their own.
#[inline(always)]
fn turn<const BRANCHES: usize>(next: &[f32], best: &mut [f32]) {
    let run = next.len() / BRANCHES;
    let (best, _) = best.as_chunks_mut::<BRANCHES>();
    for (group, best) in best.iter_mut().enumerate() {
        for symbol in 0..BRANCHES {
            best[symbol] = next[symbol * run + group];
        }
    }
}
