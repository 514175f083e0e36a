//! Quotients by `fma`.
//!
//! Why they are correctly rounded: [`reciprocal_of_ordinary`] is the nearest float to `1 / b`, which depends on the
//! significand alone and was compared for all 2^23 of them. With it, the quotient before the last step is within 1.5 units
//! of `a / b`, the residual within a unit of its last place, and the result, before it is rounded, so near to `a / b` that
//! only a quotient within `5 / 2b` units of a tie (`b` as an integer of 24 bits) could be rounded to the other side. All
//! such pairs were computed. The root depends on the significand and the exponent's last bit: 2^24 cases, all compared.
//! `tests/quotients.rs` does it.

use crate::prelude::*;

use super::special::{
    INFINITY, LEADING, MAGNITUDE, MANTISSA, compose, field_of, mantissa_of, with_special_quotients, with_special_roots,
};

/// Operands between `2^-61` and `2^62` have quotients and residuals in the normal range.
const LEAST: u32 = (127 - 61) << 23;
const RANGE: u32 = 123 << 23;

#[device]
fn is_ordinary(bits: u32) -> bool {
    (bits & MAGNITUDE) - LEAST < RANGE
}

/// `1 / b`, nearest.
#[device]
fn reciprocal_of_ordinary(b: f32) -> f32 {
    let bits = b.to_bits();
    let minus_b = -b;
    // A first guess within 5.1%; each step squares the error.
    let mut y = from_bits(0x7ef3_11c7 - bits);
    #[comptime]
    for _ in 0..4 {
        y = fma(fma(minus_b, y, 1.0), y, y);
    }
    // The steps come from below; of a significand of all ones, the reciprocal is just above a tie and would stay there.
    from_bits(y.to_bits() + select((bits & MANTISSA) == MANTISSA, 1_u32, 0_u32))
}

#[device]
fn quotient_of_ordinary(a: f32, b: f32) -> f32 {
    let y = reciprocal_of_ordinary(b);
    let q = a * y;
    let residual = fma(-b, q, a);
    fma(residual, y, q)
}

/// The quotient of significands, with its exponent put together from the fields.
#[device]
fn quotient_of_any(a_bits: u32, b_bits: u32) -> f32 {
    let quotient = quotient_of_ordinary(mantissa_of(a_bits), mantissa_of(b_bits)).to_bits();
    let exponent = ((quotient >> 23) as i32) + (field_of(a_bits) as i32) - (field_of(b_bits) as i32);
    let sign = (a_bits ^ b_bits) & !MAGNITUDE;
    let scaled = compose(sign, exponent, (quotient & MANTISSA) | LEADING);
    with_special_quotients(a_bits, b_bits, scaled)
}

/// `a / b`
#[device]
pub(in super::super) fn quotient(a: f32, b: f32) -> f32 {
    let a_bits = a.to_bits();
    let b_bits = b.to_bits();
    if is_ordinary(a_bits) & is_ordinary(b_bits) { quotient_of_ordinary(a, b) } else { quotient_of_any(a_bits, b_bits) }
}

/// `1 / x`
#[device]
pub(in super::super) fn reciprocal(x: f32) -> f32 {
    let bits = x.to_bits();
    if is_ordinary(bits) {
        reciprocal_of_ordinary(x)
    } else {
        let nearest = reciprocal_of_ordinary(mantissa_of(bits)).to_bits();
        let exponent = ((nearest >> 23) as i32) + 127 - (field_of(bits) as i32);
        let scaled = compose(bits & !MAGNITUDE, exponent, (nearest & MANTISSA) | LEADING);
        with_special_quotients(1.0_f32.to_bits(), bits, scaled)
    }
}

/// The root of a positive number above `2^-63`.
#[device]
fn root_of_ordinary(x: f32) -> f32 {
    // The well-known first guess of 1 / sqrt(x) from halved bits, within 4%; then x / sqrt(x), with its sign changed, and
    // half of 1 / sqrt(x) together.
    let guess = from_bits(0x5f37_59df - (x.to_bits() >> 1));
    let mut minus_root = -(x * guess);
    let mut half = 0.5 * guess;
    #[comptime]
    for _ in 0..3 {
        let error = fma(minus_root, half, 0.5);
        minus_root = fma(minus_root, error, minus_root);
        half = fma(half, error, half);
    }
    let root = -minus_root;
    fma(fma(minus_root, root, x), half, root)
}

/// `sqrt(x)`
#[device]
pub(in super::super) fn root(x: f32) -> f32 {
    let bits = x.to_bits();
    let least = (127 - 63) << 23;
    if bits - least < INFINITY - least {
        root_of_ordinary(x)
    } else {
        // Of a small number, 2^64 times as large, the root is 2^32 times as large.
        let scaled = root_of_ordinary(from_bits((bits & MAGNITUDE) + (64 << 23)));
        with_special_roots(bits, from_bits(scaled.to_bits() - (32 << 23)))
    }
}
