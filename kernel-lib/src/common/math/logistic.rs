//! Functions of `e^-|x|`: sigmoid, tanh and softplus.
//!
//! Invariants: `e^-|x|` and what follows it are kept as a float and its error up to the last addition, so there is
//! nearly one rounding only.

use kernel_dsl::prelude::*;

use super::bits::{INFINITY, MAGNITUDE, NAN, at_most, flush, is_nan, odd, power_of_two, scale, upper_half};
use super::division::wide_recip;
use super::exponential::{exp_of_reduced, reduce_exponent};
use super::logarithm::log_beyond_linear;

/// Below 2^this, a term beside 1 is taken for this power: both are too small to count, and nothing underflows.
const LEAST_EXPONENT: i32 = -60;

/// `e^-a = (y + y_error) * 2^k` for `a` from 0 to 104.
#[device]
fn decay(a: f32) -> (f32, f32, i32) {
    let (r, r_error, k) = reduce_exponent(-a);
    let (y, y_error) = exp_of_reduced(r, r_error);
    (y, y_error, k)
}

/// `1 / (1 + (y + y_error) * 2^k)` for a power of at most 1, in parts as [`wide_recip`] gives them.
#[device]
fn recip_beside_one(y: f32, y_error: f32, k: i32) -> (f32, f32, f32) {
    let unit = power_of_two(k.max(LEAST_EXPONENT));
    let power = y * unit;
    let d = 1.0 + power;
    wide_recip(d, ((1.0 - d) + power) + y_error * unit)
}

/// `1 / (1 + e^-x)` within 0.68 units in the last place.
#[device]
pub fn sigmoid(x: f32) -> f32 {
    let (y, y_error, k) = decay(at_most(x.abs(), 104.0));
    let (high, low, estimate) = recip_beside_one(y, y_error, k);
    // For a negative x, the power times the reciprocal; products of upper halves are exact.
    let y_high = upper_half(y);
    let product = y_high * high + (y_high * low + ((y - y_high) + y_error) * estimate);
    let result = select(x.to_bits() > MAGNITUDE, scale(product, k), high + low);
    select(is_nan(x), from_bits(NAN), result)
}

/// The hyperbolic tangent within 0.64 units in the last place.
#[device]
pub fn tanh(x: f32) -> f32 {
    let a = flush(x).abs();
    // tanh a = 2 / (1 + e^-2a) - 1, where the upper half's part is exact.
    let (y, y_error, k) = decay(at_most(a + a, 104.0));
    let (high, low, _) = recip_beside_one(y, y_error, k);
    let large = (2.0 * high - 1.0) + 2.0 * low;
    // tanh a = a + a^3 p(a^2) up to 1/4; p by Remez' exchange, coefficients rounded one by one from the constant term
    // up, the others fitted again after each; error below 2^-28.3.
    let square = a * a;
    let mut p = -5.143_942e-2_f32;
    #[comptime]
    for coefficient in [1.332_432_3e-1, -3.333_324_2e-1] {
        p = p * square + coefficient;
    }
    let small = a + (a * square) * p;
    odd(x, select(a < 0.25, small, large))
}

/// `ln(1 + e^x)` within 0.93 units in the last place.
#[device]
pub fn softplus(x: f32) -> f32 {
    let (y, y_error, k) = decay(at_most(x.abs(), 104.0));
    let unit = power_of_two(k.max(LEAST_EXPONENT));
    let (power, power_error) = (y * unit, y_error * unit);
    // ln(1 + power) = whole + ln(1 + f) + error / (1 + power), where f is the power itself or (1 + power) / 2 - 1.
    let d = 1.0 + power;
    let halved = d > std::f32::consts::SQRT_2;
    let f = select(halved, d * 0.5 - 1.0, power);
    let error = select(halved, ((1.0 - d) + power) + power_error, power_error);
    let whole = select(halved, std::f32::consts::LN_2, 0.0);
    let whole_error = select(halved, -1.904_654_2e-9, 0.0);
    let sum = whole + f;
    let sum_error = (whole - sum) + f;
    // 1 / (1 + power) within 5%, for a term that is tiny where that counts.
    let slope = 1.0 + power * (0.5 * power - 1.0);
    let tail = (sum_error + (whole_error + log_beyond_linear(f))) + error * slope;
    // ln(1 + e^x) = max(x, 0) + ln(1 + e^-|x|); the sum's error is exact whichever is larger.
    let linear = select(x.to_bits() > MAGNITUDE, 0.0, x);
    let total = linear + sum;
    let back = total - linear;
    let total_error = (linear - (total - back)) + (sum - back);
    let near = total + (total_error + tail);
    let result = select((x.to_bits() > MAGNITUDE) & (k < LEAST_EXPONENT), scale(y, k), near);
    let bounded = select(x.to_bits() == INFINITY, x, result);
    select(is_nan(x), from_bits(NAN), bounded)
}
