//! Division and reciprocals.
//!
//! Invariants: [`div`] and [`recip`] are correctly rounded: a float estimate within two units gives the quotient, and
//! the wrapped 32-bit residual, which is small, says exactly how far off it is.

use kernel_dsl::prelude::*;

use super::bits::{INFINITY, LEADING, MAGNITUDE, MANTISSA, NAN, ONE, compose, is_nan, scale, upper_half};

/// `a / b`, correctly rounded.
#[device]
pub fn div(a: f32, b: f32) -> f32 {
    let a_bits = a.to_bits();
    let b_bits = b.to_bits();
    let sign = (a_bits ^ b_bits) & !MAGNITUDE;
    let a_field = (a_bits >> 23) & 255;
    let b_field = (b_bits >> 23) & 255;
    let quotient = compose_quotient(sign, [a_field, b_field], [a_bits & MANTISSA, b_bits & MANTISSA]);

    let a_infinite = (a_bits & MAGNITUDE) == INFINITY;
    let b_infinite = (b_bits & MAGNITUDE) == INFINITY;
    let a_zero = a_field == 0;
    let b_zero = b_field == 0;
    let undefined = is_nan(a) | is_nan(b) | (a_zero & b_zero) | (a_infinite & b_infinite);
    let bounded = select(a_zero | b_infinite, from_bits(sign), quotient);
    let extended = select(a_infinite | b_zero, from_bits(sign | INFINITY), bounded);
    select(undefined, from_bits(NAN), extended)
}

/// The quotient of two normal numbers by exponent fields and mantissas.
#[device]
fn compose_quotient(sign: u32, fields: [u32; 2], mantissas: [u32; 2]) -> f32 {
    let below = select(mantissas[0] < mantissas[1], 1_u32, 0_u32);
    let numerator = (mantissas[0] | LEADING) << below;
    let denominator = mantissas[1] | LEADING;
    // 1 / d for d in [1, 2): a line within 1/17, then three Newton steps.
    let d = from_bits(mantissas[1] | ONE);
    let mut reciprocal = 24.0 / 17.0 - 8.0 / 17.0 * d;
    #[comptime]
    for _ in 0..3 {
        reciprocal += reciprocal * (1.0 - d * reciprocal);
    }
    // numerator / denominator is in [1, 2); the estimate of it times 2^23 is within two units.
    let n = from_bits((mantissas[0] | ONE) + (below << 23));
    let mut quotient = (n * reciprocal * 8_388_608.0) as u32;
    let divisor = denominator as i32;
    let mut residual = ((numerator << 23) - quotient * denominator) as i32;
    #[comptime]
    for _ in 0..2 {
        let over = residual < 0;
        quotient = select(over, quotient - 1, quotient);
        residual = select(over, residual + divisor, residual);
    }
    let under = residual >= divisor;
    quotient = select(under, quotient + 1, quotient);
    residual = select(under, residual - divisor, residual);
    // A quotient of two 24-bit numbers is never halfway between two others.
    quotient = select(residual * 2 > divisor, quotient + 1, quotient);
    let exponent = (fields[0] as i32) - (fields[1] as i32) + 127 - (below as i32);
    compose(sign, exponent, quotient)
}

/// `1 / x`, correctly rounded.
#[device]
pub fn recip(x: f32) -> f32 {
    let bits = x.to_bits();
    let d = mantissa_of(bits);
    let (high, residual, estimate) = recip_halves(d);
    let quotient = (high + residual * estimate).to_bits();
    // 2^47 - quotient * divisor, which is small; 1 / d is never halfway between two floats.
    let divisor = (d.to_bits() & MANTISSA) | LEADING;
    let product = ((quotient & MANTISSA) | LEADING) * divisor;
    let twice = (product as i32) * -2;
    let below = select(twice > (divisor as i32), quotient + 1, quotient);
    let nearest = select(twice + (divisor as i32) < 0, quotient - 1, below);
    let field = (bits >> 23) & 255;
    let scaled = scale(from_bits(nearest), 127 - (field as i32)).to_bits();
    let signed = select(field == 0, INFINITY, scaled) | (bits & !MAGNITUDE);
    from_bits(select(is_nan(x), NAN, signed))
}

/// `1 / d` for positive numbers of at most 11 bits, near enough for a correct rounding to as many; for NaN, NaN.
#[device]
pub fn recip_of_narrow(d: f32) -> f32 {
    let bits = d.to_bits();
    let (high, residual, estimate) = recip_halves(mantissa_of(bits));
    let scaled = scale(high + residual * estimate, 127 - ((bits >> 23) as i32));
    select(is_nan(d), from_bits(NAN), scaled)
}

/// The number in [1, 2) with these mantissa bits.
#[device]
fn mantissa_of(bits: u32) -> f32 {
    from_bits((bits & MANTISSA) | ONE)
}

/// For `d` in [1, 2]: the upper 12 bits `high` of an estimate of `1 / d`, exactly `1 - d * high`, and the estimate, within
/// 2^-22.
#[device]
fn recip_halves(d: f32) -> (f32, f32, f32) {
    // The best parabola is 1 - d q = T3(2 d - 3) / T3(-3), within 1/99; then two Newton steps.
    let mut estimate = d * (d * (32.0 / 99.0) - 144.0 / 99.0) + 210.0 / 99.0;
    #[comptime]
    for _ in 0..2 {
        estimate += estimate * (1.0 - d * estimate);
    }
    // Products of halves are exact, and so are these differences.
    let high = upper_half(estimate);
    let d_high = upper_half(d);
    (high, (1.0 - d_high * high) - (d - d_high) * high, estimate)
}

/// `1 / (d + d_error)` for `d` in [1, 2] and a `d_error` far below it, as a sum `high + low` within 2^-33, where `high`
/// has 12 bits; and an estimate of it within 2^-22.
#[device]
pub(super) fn wide_recip(d: f32, d_error: f32) -> (f32, f32, f32) {
    let (high, residual, estimate) = recip_halves(d);
    (high, (residual - d_error * high) * estimate, estimate)
}
