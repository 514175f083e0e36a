//! Portable mathematics: the same bits on every device.
//!
//! Everything is made of `rn` and integer ops. Division and square root are correctly rounded by integer residuals:
//! a float estimate within two units gives the quotient or root, and the wrapped 32-bit residual, which is small, says
//! exactly how far off it is. `exp` and `rsqrt` have a stated bound, measured over all arguments in `tests/math.rs`.
//!
//! Invariants: a subnormal argument counts as zero and a result below the smallest normal number is zero with its sign,
//! so devices that flush subnormals agree with those that keep them; NaN in gives the canonical NaN out.

use kernel_dsl::prelude::*;

/// Bits of infinity.
const INFINITY: u32 = 0x7f80_0000;
/// Bits of the canonical NaN.
const NAN: u32 = 0x7fc0_0000;
/// Bits of 1.
const ONE: u32 = 0x3f80_0000;
/// The leading mantissa bit, which normal numbers do not store.
const LEADING: u32 = 0x80_0000;
/// The stored mantissa bits.
const MANTISSA: u32 = 0x7f_ffff;
/// All bits but the sign.
const MAGNITUDE: u32 = 0x7fff_ffff;

/// Whether `x` is NaN, by its bits: compilers may assume that floats never are.
#[device]
pub fn is_nan(x: f32) -> bool {
    (x.to_bits() & MAGNITUDE) > INFINITY
}

/// `x`, or zero with its sign where `x` is subnormal.
#[device]
pub fn flush(x: f32) -> f32 {
    let bits = x.to_bits();
    from_bits(select((bits & INFINITY) == 0, bits & !MAGNITUDE, bits))
}

/// The float with this sign and exponent field and 24-bit significand (2^23 to 2^24), or zero or infinity beyond.
#[device]
fn compose(sign: u32, exponent: i32, significand: u32) -> f32 {
    let field = exponent + ((significand >> 24) as i32);
    let bits = ((field as u32) << 23) | (significand & MANTISSA);
    from_bits(sign | select(field <= 0, 0_u32, select(field >= 255, INFINITY, bits)))
}

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
    div(1.0, x)
}

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

/// The value of a root at arguments that are not normal and positive.
#[device]
fn root_edges(x: f32, root: f32, at_zero: u32, at_infinity: u32) -> f32 {
    let bits = x.to_bits();
    let sign = bits & !MAGNITUDE;
    let zero = (bits & INFINITY) == 0;
    let at_edge = select(zero, from_bits(sign | at_zero), select(bits == INFINITY, from_bits(at_infinity), root));
    select(is_nan(x) | ((sign != 0) & !zero), from_bits(NAN), at_edge)
}

/// `sqrt(x)`, correctly rounded; NaN for negative numbers.
#[device]
pub fn sqrt(x: f32) -> f32 {
    let (m, y, half_exponent) = root_estimate(x);
    // radicand * 2^23 = (sqrt(m) * 2^23)^2, and the root is in [2^23, 2^24).
    let radicand = (m.to_bits() & MANTISSA | LEADING) << ((m.to_bits() >> 23) - 127);
    let mut root = (m * y * 8_388_608.0) as u32;
    let mut residual = ((radicand << 23) - root * root) as i32;
    #[comptime]
    for _ in 0..2 {
        let over = residual < 0;
        root = select(over, root - 1, root);
        residual = select(over, residual + ((root * 2 + 1) as i32), residual);
    }
    let next = (root * 2 + 1) as i32;
    let under = residual >= next;
    root = select(under, root + 1, root);
    residual = select(under, residual - next, residual);
    // (root + 1/2)^2 = root^2 + root + 1/4
    root = select(residual > (root as i32), root + 1, root);
    root_edges(x, compose(0, half_exponent + 127, root), 0, INFINITY)
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
    root_edges(x, scaled, INFINITY, 0)
}

/// `e^x` within 0.88 units in the last place.
#[device]
pub fn exp(x: f32) -> f32 {
    // x = k ln 2 + r + r_error with |r| <= 0.347; k times the high part of ln 2 is exact, and so is the difference.
    let bounded = x.max(-104.0).min(89.0);
    let k = (bounded * std::f32::consts::LOG2_E).round_even();
    let reduced = bounded - k * 0.693_359_4;
    let correction = k * -2.121_944_4e-4;
    let r = reduced - correction;
    let r_error = (reduced - r) - correction;
    // e^r = 1 + r + r^2 q(r); q interpolates at the Chebyshev nodes, error below 2^-31.
    let mut q = 1.989_101_7e-4_f32;
    #[comptime]
    for coefficient in [1.393_367_4e-3, 8.333_311e-3, 4.166_646_5e-2, 1.666_666_7e-1, 0.5] {
        q = q * r + coefficient;
    }
    let y = 1.0 + (r + (r_error + (r * r) * q));
    let power = compose(0, (y.to_bits() >> 23) as i32 + (k as i32), (y.to_bits() & MANTISSA) | LEADING);
    select(is_nan(x), from_bits(NAN), power)
}
