//! Logarithms.
//!
//! Invariants: `x = 2^k (1 + f)` with `1 + f` from sqrt(1/2) to sqrt(2), exactly; powers of two have exact logarithms to
//! base 2; zero gives -infinity, a negative number NaN.

use kernel_dsl::prelude::*;

use super::bits::upper_half;
use super::bits::{INFINITY, MAGNITUDE, MANTISSA, NAN, ONE, is_nan};

/// Bits of sqrt(1/2).
const SQRT_HALF: u32 = 0x3f35_04f3;

/// `ln(1 + f) - f` for `1 + f` from sqrt(1/2) to sqrt(2).
#[device]
pub(super) fn log_beyond_linear(f: f32) -> f32 {
    // ln(1 + f) = f - f^2 / 2 + f^3 p(f); p by Remez' exchange on the relative error, coefficients rounded one by one
    // from the constant term up, the others fitted again after each; error below 2^-28.6.
    let mut p = 5.351_364e-2_f32;
    #[comptime]
    for coefficient in [
        -1.091_75e-1,
        1.210_858_3e-1,
        -1.255_017_8e-1,
        1.420_955_7e-1,
        -1.665_935_8e-1,
        2.000_222_4e-1,
        -2.500_016_7e-1,
        3.333_331_3e-1,
    ] {
        p = p * f + coefficient;
    }
    let square = f * f;
    (square * f) * p - 0.5 * square
}

/// `(k, f)` of a normal positive `x`.
#[device]
fn split(x: f32) -> (f32, f32) {
    let moved = x.to_bits() + (ONE - SQRT_HALF);
    let k = ((moved >> 23) as i32) - 127;
    (k as f32, from_bits((moved & MANTISSA) + SQRT_HALF) - 1.0)
}

/// The value of a logarithm at arguments that are not normal and positive.
#[device]
fn log_edges(x: f32, logarithm: f32) -> f32 {
    let bits = x.to_bits();
    let zero = (bits & INFINITY) == 0;
    let at_edge = select(zero, from_bits(INFINITY | !MAGNITUDE), select(bits == INFINITY, x, logarithm));
    select(is_nan(x) | ((bits > MAGNITUDE) & !zero), from_bits(NAN), at_edge)
}

/// The natural logarithm within 0.84 units in the last place.
#[device]
pub fn log(x: f32) -> f32 {
    let (k, f) = split(x);
    // k times the high part of ln 2, of 16 bits, is exact.
    let whole = k * 6.931_381e-1;
    let sum = whole + f;
    let sum_error = (whole - sum) + f;
    log_edges(x, sum + (sum_error + (k * 9.058_001e-6 + log_beyond_linear(f))))
}

/// The logarithm to base 2 within 0.94 units in the last place.
#[device]
pub fn log2(x: f32) -> f32 {
    let (k, f) = split(x);
    let beyond = log_beyond_linear(f);
    let natural = f + beyond;
    let natural_error = (f - natural) + beyond;
    // natural * log2(e) as an exact product of halves and the rest.
    let high = upper_half(natural);
    let product = high * 1.442_382_8;
    let rest = ((natural - high) + natural_error) * 1.442_382_8 + natural * 3.122_284e-4;
    let sum = k + product;
    let sum_error = (k - sum) + product;
    log_edges(x, sum + (sum_error + rest))
}
