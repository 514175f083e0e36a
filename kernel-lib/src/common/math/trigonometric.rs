//! Sine and cosine of every f32.
//!
//! Invariants: sine is odd and cosine even in the bits; infinity gives NaN.

use kernel_dsl::prelude::*;

use super::bits::{INFINITY, MAGNITUDE, NAN, flush};
use super::reduction::quarter_turns;

/// The sine of `a >= 0` plus `quarter` quarter turns.
#[device]
fn sine_from(a: f32, #[comptime] quarter: u32) -> f32 {
    let (r, r_error, quarters) = quarter_turns(a);
    let n = quarters + quarter;
    let square = r * r;
    let half = 0.5 * square;
    let rest = 1.0 - half;
    // sin r = r + r^3 s(r^2) and cos r = 1 - r^2 / 2 + r^4 c(r^2) up to pi/4; s and c by Remez' exchange, coefficients
    // rounded one by one from the constant term up, the others fitted again after each; errors below 2^-32.5, 2^-33.1.
    let mut s = 2.837_395_2e-6_f32;
    #[comptime]
    for coefficient in [-1.985_350_5e-4, 8.333_38e-3, -1.666_666_7e-1] {
        s = s * square + coefficient;
    }
    let sine = r + ((r * square) * s + r_error * rest);
    let mut c = 2.443_067e-5_f32;
    #[comptime]
    for coefficient in [-1.388_730_1e-3, 4.166_664_6e-2] {
        c = c * square + coefficient;
    }
    let cosine = rest + (((1.0 - rest) - half) + ((square * square) * c - r * r_error));
    let value = select((n & 1) != 0, cosine, sine);
    from_bits(value.to_bits() ^ ((n & 2) << 30))
}

/// The sine within 0.79 units in the last place.
#[device]
pub fn sin(x: f32) -> f32 {
    let a = flush(x).abs();
    let sine = from_bits(sine_from(a, 0).to_bits() ^ (x.to_bits() & !MAGNITUDE));
    select(a.to_bits() >= INFINITY, from_bits(NAN), sine)
}

/// The cosine within 0.79 units in the last place.
#[device]
pub fn cos(x: f32) -> f32 {
    let a = flush(x).abs();
    select(a.to_bits() >= INFINITY, from_bits(NAN), sine_from(a, 1))
}
