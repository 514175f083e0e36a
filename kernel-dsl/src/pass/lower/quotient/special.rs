//! Floats taken apart and put together, and the quotients that no arithmetic gives.

use crate::prelude::*;

/// Bits of infinity.
pub(super) const INFINITY: u32 = 0x7f80_0000;
/// Bits of the canonical NaN.
const NAN: u32 = 0x7fc0_0000;
/// Bits of 1.
const ONE: u32 = 0x3f80_0000;
/// The leading bit of a significand, which normal numbers do not store.
pub(super) const LEADING: u32 = 0x80_0000;
/// The stored bits of a significand.
pub(super) const MANTISSA: u32 = 0x7f_ffff;
/// All bits but the sign.
pub(super) const MAGNITUDE: u32 = 0x7fff_ffff;

/// The exponent field.
#[device]
pub(super) fn field_of(bits: u32) -> u32 {
    (bits >> 23) & 255
}

/// The number in [1, 2) with these stored bits.
#[device]
pub(super) fn mantissa_of(bits: u32) -> f32 {
    from_bits((bits & MANTISSA) | ONE)
}

/// The float with this sign and exponent field and 24-bit significand (2^23 to 2^24), or zero or infinity beyond.
#[device]
pub(super) fn compose(sign: u32, exponent: i32, significand: u32) -> f32 {
    let field = exponent + ((significand >> 24) as i32);
    let bits = ((field as u32) << 23) | (significand & MANTISSA);
    from_bits(sign | select(field <= 0, 0_u32, select(field >= 255, INFINITY, bits)))
}

/// `quotient`, or what `a / b` is where an operand is zero, infinite or NaN.
#[device]
pub(super) fn with_special_quotients(a_bits: u32, b_bits: u32, quotient: f32) -> f32 {
    let sign = (a_bits ^ b_bits) & !MAGNITUDE;
    let a_magnitude = a_bits & MAGNITUDE;
    let b_magnitude = b_bits & MAGNITUDE;
    let a_zero = a_magnitude < LEADING;
    let b_zero = b_magnitude < LEADING;
    let a_infinite = a_magnitude == INFINITY;
    let b_infinite = b_magnitude == INFINITY;
    let any_nan = (a_magnitude > INFINITY) | (b_magnitude > INFINITY);
    let undefined = any_nan | (a_zero & b_zero) | (a_infinite & b_infinite);
    let bounded = select(a_zero | b_infinite, from_bits(sign), quotient);
    let extended = select(a_infinite | b_zero, from_bits(sign | INFINITY), bounded);
    select(undefined, from_bits(NAN), extended)
}

/// `root`, or what the root of `x` is where `x` is zero, infinite, NaN or negative.
#[device]
pub(super) fn with_special_roots(x_bits: u32, root: f32) -> f32 {
    let sign = x_bits & !MAGNITUDE;
    let magnitude = x_bits & MAGNITUDE;
    let zero = magnitude < LEADING;
    let at_edge = select(zero, from_bits(sign), select(x_bits == INFINITY, from_bits(INFINITY), root));
    select((magnitude > INFINITY) | ((sign != 0) & !zero), from_bits(NAN), at_edge)
}
