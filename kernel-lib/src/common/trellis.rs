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

use crate::host_tensor::HostTensor;

/// Widths of a weight's symbol.
pub const TRELLIS_BITS: [u32; 3] = [2, 3, 4];
/// Weights of a block.
pub const BLOCK: u32 = 256;
/// Weights of a run: the piece of the canonical order.
pub const RUN: u32 = 32;
/// Bits of a state.
const STATE_BITS: u32 = 12;
/// `rn(1 / d)`, from its bits.
pub const INVERSE_DIVISOR: f32 = f32::from_bits(0x3bdd_b447);

/// Words of `n` weights, whole runs.
pub fn words_of(n: u32, bits: u32) -> u32 {
    n * bits / 32
}

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

/// The integer of the weight at place `element` of loaded words, where place 0 is in the lowest bits.
#[track_caller]
pub fn code_at(words: &[Val<u32>], bits: u32, place: u32) -> Val<f32> {
    let (word, shift) = ((place * bits / 32) as usize, place * bits % 32);
    let shifted = match (shift, words.get(word + 1)) {
        (0, _) => words[word],
        (_, Some(&next)) if shift + STATE_BITS > 32 => funnel_shr(next, words[word], shift),
        _ => words[word] >> shift,
    };
    code_of(shifted & ((1 << STATE_BITS) - 1))
}

/// The integer of a state.
#[device]
fn code_of(state: u32) -> f32 {
    dot4_u8(state * 34_038_481 + 76_625_530, 0x0101_0101) as f32 - 510.0
}

/// What a row's sum of integers is multiplied with.
#[device]
pub fn row_factor(#[comptime] scales: In<f16>, row: u32) -> f32 {
    scales[row] * INVERSE_DIVISOR
}

/// The integers of a coded row on the host, bit by bit from the format's description.
pub fn unpack_codes(words: &[u32], bits: u32) -> Vec<i32> {
    let block_words = words_of(BLOCK, bits) as usize;
    let block_bits = (BLOCK * bits) as usize;
    let code = |block: &[u32], time: usize| {
        let start = (BLOCK as usize - 1 - time) * bits as usize;
        let bit = |place: usize| block[place % block_bits / 32] >> (place % 32) & 1;
        let state = (0..STATE_BITS).fold(0, |state, place| state | bit(start + place as usize) << place);
        let mixed = state.wrapping_mul(34_038_481).wrapping_add(76_625_530);
        mixed.to_le_bytes().into_iter().map(i32::from).sum::<i32>() - 510
    };
    words.chunks_exact(block_words).flat_map(|block| (0..BLOCK as usize).map(move |time| code(block, time))).collect()
}

/// Finite elements of magnitude 2^118 at most: times an integer of a state they stay in the range of f32. Beyond it an exact product
/// is no number, and a sum with an infinity differs from engine to engine; the promise ends there.
pub fn narrowed(mut x: HostTensor) -> HostTensor {
    let largest = 2_f64.powi(118);
    for index in 0..if x.bytes.is_empty() { 0 } else { x.len() } {
        let value = x.get(index);
        if value.is_finite() && value.abs() > largest {
            x.set(index, largest.copysign(value));
        }
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The format's own example: symbols `(5 t + 1) mod 2^k`.
    #[test]
    fn codes_of_the_golden_blocks() {
        for (bits, first) in [(2, [-40, 6, 71, -30]), (3, [64, 279, -94, 397]), (4, [15, 80, 26, 101])] {
            let mut words = vec![0_u32; words_of(BLOCK, bits) as usize];
            for time in 0..BLOCK {
                let symbol = (5 * time + 1) % (1 << bits);
                for bit in 0..bits {
                    let place = (BLOCK - 1 - time) * bits + bit;
                    words[place as usize / 32] |= (symbol >> bit & 1) << (place % 32);
                }
            }
            let codes = unpack_codes(&words, bits);
            assert_eq!([codes[0], codes[1], codes[2], codes[255]], first, "{bits} bits");
        }
    }
}
