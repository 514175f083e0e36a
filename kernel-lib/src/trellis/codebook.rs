//! The code book: a state's sum of four bytes, and the weights that are made of it.
//!
//! A state `s` gives `x = s * 34038481 + 76625530` modulo 2^32; the sum is that of the bytes of `x` less 510, and the value
//! is the sum over [`DIVISOR`]. There are three ways to divide; each is what its name says, to the last bit.
//!
//! Invariants: sums are in `-510..=510`; all arithmetic is `f32`, each step rounded to nearest, halves to even.

use half::{bf16, f16};

use super::N_STATES;
use crate::common::float::Float;

/// Factor of the generator.
pub const MULTIPLIER: u32 = 34_038_481;
/// Addend of the generator.
pub const ADDEND: u32 = 76_625_530;
/// What makes a sum of bytes symmetric around zero.
pub const SUM_OFFSET: i32 = 510;
/// What makes a sum a value of about unit variance; exact in `f32`.
#[expect(clippy::excessive_precision, reason = "the whole number, as the format states it")]
pub const DIVISOR: f32 = 147.800537109375;
/// `1 / DIVISOR`, rounded to `f32`.
pub const RECIPROCAL: f32 = f32::from_bits(0x3bdd_b447);
/// Root of the mean square of the 4096 values, added up in `f64` in the order of states.
pub const LUT_RMS: f64 = 1.0041072042258816;

/// The sum of a state, below 4096.
pub const fn code_sum(state: u16) -> i32 {
    let [a, b, c, d] = (state as u32).wrapping_mul(MULTIPLIER).wrapping_add(ADDEND).to_le_bytes();
    a as i32 + b as i32 + c as i32 + d as i32 - SUM_OFFSET
}

/// The sums of all states.
pub fn code_sums() -> [i32; N_STATES] {
    std::array::from_fn(|state| code_sum(state as u16))
}

/// The value of a sum: the quotient, rounded once.
pub fn precise(sum: i32) -> f32 {
    sum as f32 / DIVISOR
}

/// The value by reciprocal and one correction; equal to [`precise`] for every sum.
pub fn refined(sum: i32) -> f32 {
    let y = sum as f32;
    let q = y * RECIPROCAL;
    (-q).mul_add(DIVISOR, y).mul_add(RECIPROCAL, q)
}

/// The value by reciprocal alone; one unit in the last place beside [`precise`] for 398 of the 1021 sums.
pub fn unrefined(sum: i32) -> f32 {
    sum as f32 * RECIPROCAL
}

/// The weight that expansion makes: the precise value times the scale, rounded to `f32`, then to the element.
pub fn artifact_weight(sum: i32, scale: f16, float: Float) -> f32 {
    let weight = precise(sum) * scale.to_f32();
    match float {
        Float::Bf16 => bf16::from_f32(weight).to_f32(),
        Float::F16 => f16::from_f32(weight).to_f32(),
        Float::F32 => weight,
    }
}

/// The weight of the reference's matrix times vector: the unrefined value times the scale, in `f32`.
pub fn served_weight(sum: i32, scale: f16) -> f32 {
    unrefined(sum) * scale.to_f32()
}

/// The factor of a row's sum of `sum * x` in strict products: reciprocal times scale, in `f32`.
pub fn row_factor(scale: f16) -> f32 {
    RECIPROCAL * scale.to_f32()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn described_values() {
        let expected = [
            (0, -185, 0xbfa0_3747_u32),
            (1, -124, 0xbf56_c6a4),
            (2, -63, 0xbeda_3d75),
            (3, -2, 0xbc5d_b447),
            (100, 50, 0x3ead_34d7),
            (2048, 32, 0x3e5d_b447),
            (4095, 188, 0x3fa2_d064),
        ];
        for (state, sum, value) in expected {
            assert_eq!((code_sum(state), precise(sum).to_bits()), (sum, value), "state {state}");
        }
        assert_eq!(DIVISOR.to_bits(), 0x4313_ccf0);
        assert_eq!((1.0 / DIVISOR).to_bits(), RECIPROCAL.to_bits());
    }

    #[test]
    fn sums_of_all_states() {
        let sums = code_sums();
        let mut distinct = sums.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!((distinct.len(), distinct[0], distinct[distinct.len() - 1]), (713, -448, 454));
        assert_eq!((sums.iter().sum::<i32>(), sums.iter().map(|y| y * y).sum::<i32>()), (-4300, 90_213_626));
        let squares: f64 = sums.iter().map(|&sum| f64::from(precise(sum)).powi(2)).sum();
        assert_eq!((squares / N_STATES as f64).sqrt(), LUT_RMS);
    }

    #[test]
    fn refined_is_precise_and_unrefined_is_not() {
        let all = -SUM_OFFSET..=SUM_OFFSET;
        assert!(all.clone().all(|sum| refined(sum).to_bits() == precise(sum).to_bits()));
        let differs = |sum: &i32| unrefined(*sum) != precise(*sum);
        assert_eq!(all.clone().filter(differs).count(), 398);
        let distance = |sum: i32| unrefined(sum).to_bits().abs_diff(precise(sum).to_bits());
        assert!(all.clone().all(|sum| distance(sum) <= 1));
        let mut reachable = code_sums().to_vec();
        reachable.sort_unstable();
        reachable.dedup();
        assert_eq!(reachable.iter().filter(|sum| differs(sum)).count(), 275);
    }
}
