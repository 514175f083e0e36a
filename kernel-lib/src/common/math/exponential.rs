//! Powers of e and of two.
//!
//! Invariants: `e^x` is `(1 + p) * 2^k` with `p` as a float and its error, so that functions made of it can go on with
//! more than 24 bits.

use kernel_dsl::prelude::*;

use super::bits::{INFINITY, MAGNITUDE, NAN, is_nan, nearest_integer, scale, upper_half};

/// For `x` of at most 104 in magnitude, `x = k ln 2 + r + r_error` with `|r| <= 0.347`: `(r, r_error, k)`.
#[device]
pub(super) fn reduce_exponent(x: f32) -> (f32, f32, i32) {
    // k times the high part of ln 2 is exact, and so is the difference.
    let (k, exponent) = nearest_integer(x * std::f32::consts::LOG2_E);
    let reduced = x - k * 0.693_359_4;
    let correction = k * -2.121_944_4e-4;
    let r = reduced - correction;
    (r, (reduced - r) - correction, exponent)
}

/// `e^(r + r_error)` for `|r| <= 0.347` as a float and its error, `(y, y_error)`; `y` alone is within 0.88 units in the
/// last place, both together within 2^-29.
#[device]
pub(super) fn exp_of_reduced(r: f32, r_error: f32) -> (f32, f32) {
    // e^r = 1 + r + r^2 q(r); q interpolates at the Chebyshev nodes, error below 2^-31.
    let mut q = 1.989_101_7e-4_f32;
    #[comptime]
    for coefficient in [1.393_367_4e-3, 8.333_311e-3, 4.166_646_5e-2, 1.666_666_7e-1, 0.5] {
        q = q * r + coefficient;
    }
    let rest = r_error + (r * r) * q;
    let p = r + rest;
    let y = 1.0 + p;
    (y, ((1.0 - y) + p) + ((r - p) + rest))
}

/// `e^x` within 0.88 units in the last place.
#[device]
pub fn exp(x: f32) -> f32 {
    let (r, r_error, k) = reduce_exponent(x);
    let (y, _) = exp_of_reduced(r, r_error);
    power_within(x, scale(y, k), 104.0)
}

/// `power` up to a magnitude of `x` of `limit`, beyond which it is zero or infinity; NaN where `x` is NaN.
#[device]
fn power_within(x: f32, power: f32, #[comptime] limit: f32) -> f32 {
    let bits = x.to_bits();
    let beyond = select(bits > MAGNITUDE, 0_u32, INFINITY);
    let bounded = select((bits & MAGNITUDE) > limit.to_bits(), from_bits(beyond), power);
    select(is_nan(x), from_bits(NAN), bounded)
}

/// `2^x` within 0.66 units in the last place.
#[device]
pub fn exp2(x: f32) -> f32 {
    let (whole, k) = nearest_integer(x);
    let r = x - whole;
    // 2^r = 1 + r ln 2 + r^2 q(r); q by Remez' exchange, coefficients rounded one by one from the constant term up, the
    // others fitted again after each; error below 2^-28.2.
    let mut q = 1.533_892_2e-4_f32;
    #[comptime]
    for coefficient in [1.339_063_7e-3, 9.618_483e-3, 5.550_361_4e-2, 2.402_264_8e-1] {
        q = q * r + coefficient;
    }
    // r ln 2 as an exact product of halves and the rest.
    let r_high = upper_half(r);
    let p = r_high * 0.693_115_23;
    let rest = ((r - r_high) * 0.693_115_23 + r * 3.194_618_3e-5) + (r * r) * q;
    let y = 1.0 + p;
    let power = y + (((1.0 - y) + p) + rest);
    power_within(x, scale(power, k), 150.0)
}
