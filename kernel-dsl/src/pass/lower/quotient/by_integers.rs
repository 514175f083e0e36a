//! Quotients by integer residuals.
//!
//! Invariants: a float estimate within two units gives the quotient, and the wrapped 32-bit residual, which is small, says
//! exactly how far off it is. So nothing depends on how the estimate was rounded.

use crate::prelude::*;

use super::special::{
    LEADING, MAGNITUDE, MANTISSA, compose, field_of, mantissa_of, with_special_quotients, with_special_roots,
};

/// `a / b`
#[device]
pub(in super::super) fn quotient(a: f32, b: f32) -> f32 {
    let a_bits = a.to_bits();
    let b_bits = b.to_bits();
    let sign = (a_bits ^ b_bits) & !MAGNITUDE;
    let fields = [field_of(a_bits), field_of(b_bits)];
    let ordinary = compose_quotient(sign, fields, [a_bits & MANTISSA, b_bits & MANTISSA]);
    with_special_quotients(a_bits, b_bits, ordinary)
}

/// The quotient of two normal numbers by exponent fields and stored significands.
#[device]
fn compose_quotient(sign: u32, fields: [u32; 2], mantissas: [u32; 2]) -> f32 {
    let below = select(mantissas[0] < mantissas[1], 1_u32, 0_u32);
    let numerator = (mantissas[0] | LEADING) << below;
    let denominator = mantissas[1] | LEADING;
    // 1 / d for d in [1, 2): a line within 1/17, then three Newton steps.
    let d = mantissa_of(mantissas[1]);
    let mut reciprocal = 24.0 / 17.0 - 8.0 / 17.0 * d;
    #[comptime]
    for _ in 0..3 {
        reciprocal += reciprocal * (1.0 - d * reciprocal);
    }
    // numerator / denominator is in [1, 2); the estimate of it times 2^23 is within two units.
    let n = from_bits(mantissa_of(mantissas[0]).to_bits() + (below << 23));
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

/// `sqrt(x)`
#[device]
pub(in super::super) fn root(x: f32) -> f32 {
    // For a normal positive x = 4^e * m with m in [1, 4).
    let bits = x.to_bits();
    let exponent = ((bits >> 23) as i32) - 127;
    let odd = exponent & 1;
    let m = from_bits((bits & MANTISSA) | (((odd + 127) as u32) << 23));
    // 1 / sqrt(m): the well-known first guess from halved bits, within 4%; then three Newton steps.
    let mut y = from_bits(0x5f37_59df_u32 - (m.to_bits() >> 1));
    #[comptime]
    for _ in 0..3 {
        y += y * (0.5 - 0.5 * m * y * y);
    }
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
    with_special_roots(bits, compose(0, ((exponent - odd) >> 1) + 127, root))
}
