//! The reciprocal of the square root, by one step with a residual of twice the precision. The root itself is an op of the
//! kernel language (`root`).

use kernel_dsl::prelude::*;

use super::bits::{INFINITY, MAGNITUDE, MANTISSA, NAN, is_nan};

/// For a normal positive `x = 4^e * m` with `m` in [1, 4): `m`, an estimate of `1 / sqrt(m)` within two units in the
/// last place, and `e`.
#[device]
fn root_estimate(x: f32) -> (f32, f32, i32) {
    let bits = x.to_bits();
    let exponent = ((bits >> 23) as i32) - 127;
    let odd = exponent & 1;
    let m = from_bits((bits & MANTISSA) | (((odd + 127) as u32) << 23));
    // The well-known first guess from halved bits, within 4%; then three Newton steps.
    let mut y = from_bits(0x5f37_59df_u32 - (m.to_bits() >> 1));
    #[comptime]
    for _ in 0..3 {
        y += y * (0.5 - 0.5 * m * y * y);
    }
    (m, y, (exponent - odd) >> 1)
}

/// The exact product as a rounded value and its error, for factors whose error terms stay normal.
#[device]
fn exact_product(a: f32, b: f32) -> (f32, f32) {
    let product = a * b;
    let (a_high, a_low) = halves(a);
    let (b_high, b_low) = halves(b);
    (product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low)
}

/// Upper and lower 12 bits of a mantissa as two floats with exact products.
#[device]
fn halves(x: f32) -> (f32, f32) {
    let scaled = x * 4097.0;
    let high = scaled - (scaled - x);
    (high, x - high)
}

/// `1 / sqrt(x)` within 0.501 units in the last place; NaN for negative numbers, infinity with its sign at zero.
#[device]
pub fn rsqrt(x: f32) -> f32 {
    let (m, y, half_exponent) = root_estimate(x);
    // One Newton step with the residual 1 - m y^2 to twice the precision.
    let (my, my_error) = exact_product(m, y);
    let (square, square_error) = exact_product(my, y);
    let residual = ((1.0 - square) - square_error) - my_error * y;
    let root = y + y * (0.5 * residual);
    let scaled = from_bits(root.to_bits() - ((half_exponent << 23) as u32));
    let bits = x.to_bits();
    let sign = bits & !MAGNITUDE;
    let zero = (bits & INFINITY) == 0;
    let at_edge = select(zero, from_bits(sign | INFINITY), select(bits == INFINITY, from_bits(0), scaled));
    select(is_nan(x) | ((sign != 0) & !zero), from_bits(NAN), at_edge)
}
