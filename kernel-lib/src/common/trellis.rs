//! Trellis-coded weights on a device: words of a run, states in them, and the integers that states stand for.
//!
//! A coded row is cut into blocks of 256 weights of `8 * bits` words each. The state of the weight at time `t` is 12 bits from bit
//! `(255 - t) * bits` of its block on, around its end; it stands for the integer `y(s)`, the sum of the four bytes of
//! `s * 34038481 + 76625530`, minus 510. The weight is `y / d * scale`, `d = 147.8...`.
//! Source: the packed format of the trellis specification (QTIP's 1MAD code); the host's form is `crate::trellis`.
//!
//! Invariants: `y` is an integer of at most 11 bits, so its product with a bf16 or f16 is exact; the divisor and a row's scale enter
//! as one factor, `rn(rn(1 / d) * scale)`.

use half::f16;
use kernel_dsl::prelude::*;

use crate::common::quant_unpack::bits_at;
use crate::trellis::codebook::{ADDEND, MULTIPLIER, RECIPROCAL, SUM_OFFSET, code_sum};
use crate::trellis::{BLOCK_LEN, CodeBits, STATE_BITS, states};

/// Widths of a weight's symbol.
pub const TRELLIS_BITS: [u32; 3] = [2, 3, 4];
/// Weights of a block.
pub const BLOCK: u32 = BLOCK_LEN as u32;
/// Weights of a run: the piece of the canonical order.
pub const RUN: u32 = 32;

/// The words of run number `run` of a row that starts at word `first`: `bits` words, and the one after them around the block.
#[track_caller]
pub fn load_run_words(weight: In<u32>, first: Val<u32>, run: Val<u32>, bits: u32) -> Vec<Val<u32>> {
    let (start, next) = places_of_run(first, run, bits);
    let mut words = match bits {
        2 => weight.load::<2>(start).to_vec(),
        4 => weight.load::<4>(start).to_vec(),
        _ => (0..bits).map(|word| weight.load::<1>(start + word)[0]).collect(),
    };
    words.extend(weight.load::<1>(next));
    words
}

/// First word of a run, and the word after it around the block.
#[device]
fn places_of_run(first: u32, run: u32, #[comptime] bits: u32) -> (u32, u32) {
    #[comptime]
    let block_runs = BLOCK / RUN;
    let block = first + run / block_runs * (block_runs * bits);
    let from_end = (block_runs - 1) - run % block_runs;
    let start = block + from_end * bits;
    (start, select(run % block_runs == 0, block, start + bits))
}

/// The integer of the weight at place `place` of loaded words, where place 0 is in the lowest bits.
#[track_caller]
pub fn code_at(words: &[Val<u32>], bits: u32, place: u32) -> Val<f32> {
    code_of(bits_at(words, place * bits, STATE_BITS))
}

/// The integer of a state.
#[device]
fn code_of(state: u32) -> f32 {
    dot4_u8(state * MULTIPLIER + ADDEND, 0x0101_0101) as f32 - SUM_OFFSET as f32
}

/// What a row's sum of integers is multiplied with.
#[device]
pub fn row_factor(#[comptime] scales: In<f16>, row: u32) -> f32 {
    scales[row] * RECIPROCAL
}

/// The integers of coded rows on the host; none of words that are no whole blocks, which no argument of a kernel has.
pub fn unpack_codes(words: &[u32], bits: u32) -> Vec<i32> {
    let states = CodeBits::new(bits).and_then(|bits| states(words, bits)).unwrap_or_default();
    states.into_iter().map(code_sum).collect()
}
