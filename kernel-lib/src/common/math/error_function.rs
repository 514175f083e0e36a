//! The error function.
//!
//! Invariants: odd in the bits; results of tiny arguments never pass through a subnormal product.

use kernel_dsl::prelude::*;

use super::bits::{at_most, flush, odd, power_of_two};
use super::exponential::{exp_of_reduced, reduce_exponent};

/// `erf a` for `a` from 0 to 0.8.
#[device]
fn erf_small(a: f32) -> f32 {
    // erf a = a + a p(a^2); p by Remez' exchange, coefficients rounded one by one from the constant term up, the others
    // fitted again after each; error below 2^-27.9. A tiny a is scaled, since a p would be subnormal.
    let tiny = a < f32::from_bits(0x0d80_0000);
    let scaled = select(tiny, a * 18_446_744_073_709_551_616.0, a);
    let square = scaled * scaled;
    let mut p = -6.530_343e-4_f32;
    #[comptime]
    for coefficient in [5.085_426e-3, -2.682_170_6e-2, 1.128_315_6e-1, -3.761_260_8e-1, 1.283_791_7e-1] {
        p = p * square + coefficient;
    }
    let result = scaled + scaled * p;
    select(tiny, result * f32::from_bits(0x1f80_0000), result)
}

/// `erf a` for `a` from 0.8 on.
#[device]
fn erf_large(a: f32) -> f32 {
    // 1 - erf a = e^-(a + a q(a)) up to 4, where erf is 1 in f32; q by Remez' exchange on the error of erf, coefficients
    // rounded one by one from the constant term up, the others fitted again after each; error below 2^-30.9.
    let bounded = at_most(a, 4.0);
    let mut q = 7.319_372e-6_f32;
    #[comptime]
    for coefficient in
        [-7.385_329e-5, 9.057_688e-5, 2.553_969_9e-3, -2.208_361_4e-2, 1.047_202_6e-1, 6.358_954_3e-1, 1.284_954_2e-1]
    {
        q = q * bounded + coefficient;
    }
    let product = bounded * q;
    let exponent = bounded + product;
    let exponent_error = (bounded - exponent) + product;
    let (r, r_error, k) = reduce_exponent(-exponent);
    let (y, y_error) = exp_of_reduced(r, r_error - exponent_error);
    let unit = power_of_two(k);
    let power = y * unit;
    let result = 1.0 - power;
    result + (((1.0 - result) - power) - y_error * unit)
}

/// The error function within 0.91 units in the last place.
#[device]
pub fn erf(x: f32) -> f32 {
    let a = flush(x).abs();
    odd(x, select(a < 0.8, erf_small(a), erf_large(a)))
}
