//! Rounding and conversion of bits, written without branches so that loops over them vectorise.

/// Round to nearest even `f16` bits; every NaN gives `7e00`, overflow gives infinity.
#[inline(always)]
pub(super) fn encode_f16(bits: u32) -> u32 {
    let sign = (bits >> 16) & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // Adding 0.5 moves the 10 fraction bits of a subnormal half to the bottom of the word, rounded to nearest even.
    let small = (f32::from_bits(magnitude) + 0.5).to_bits().wrapping_sub(0.5_f32.to_bits());
    let odd = (magnitude >> 13) & 1;
    let normal = magnitude.wrapping_add(0xc800_0fff).wrapping_add(odd) >> 13;
    let finite = if magnitude < (113 << 23) { small } else { normal };
    let half = if magnitude >= (143 << 23) { 0x7c00 } else { finite };
    if magnitude > 0x7f80_0000 { 0x7e00 } else { half | sign }
}

/// Exact `f32` bits of `f16` bits; the upper half of the word is ignored.
#[inline(always)]
pub(super) fn decode_f16(half: u32) -> u32 {
    let sign = (half & 0x8000) << 16;
    let magnitude = (half & 0x7fff) << 13;
    let exponent = magnitude & 0x0f80_0000;
    let normal = magnitude + (112 << 23);
    let special = magnitude + (224 << 23);
    let subnormal = (f32::from_bits(magnitude + (113 << 23)) - f32::from_bits(113 << 23)).to_bits();
    let finite = if exponent == 0 { subnormal } else { normal };
    sign | if exponent == 0x0f80_0000 { special } else { finite }
}

/// Round to nearest even `bf16` bits; every NaN gives `7fc0`.
#[inline(always)]
pub(super) fn encode_bf16(bits: u32) -> u32 {
    let rounded = bits.wrapping_add(0x7fff).wrapping_add((bits >> 16) & 1) >> 16;
    if bits & 0x7fff_ffff > 0x7f80_0000 { 0x7fc0 } else { rounded }
}

/// Zero for a subnormal, with its sign; any other bits as they are.
#[inline(always)]
pub(super) fn flush(bits: u32) -> u32 {
    if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits }
}

/// `a * b + c` with one rounding, from `f64`: the product is exact there, and the sum is rounded to odd before the
/// last step, so that rounding twice equals rounding once.
#[inline(always)]
pub(super) fn fma_exact(a: f32, b: f32, c: f32) -> f32 {
    let product = f64::from(a) * f64::from(b);
    let addend = f64::from(c);
    let sum = product + addend;
    // The error of the sum (Knuth's two-sum); NaN when the sum is not finite, where no correction is wanted.
    let virtual_addend = sum - product;
    let error = (product - (sum - virtual_addend)) + (addend - virtual_addend);
    let bits = sum.to_bits();
    let inexact = error != 0.0 && error.is_finite();
    // Toward zero if the error's sign differs from the sum's, away otherwise: either way the odd neighbour.
    let away = (error > 0.0) == (sum > 0.0);
    let odd = if away { bits | 1 } else { bits.wrapping_sub(1) | 1 };
    let fix = inexact && bits & 1 == 0;
    f64::from_bits(if fix { odd } else { bits }) as f32
}

/// Toward zero, saturating, NaN to 0.
#[inline(always)]
pub(super) fn to_u32(bits: u32) -> u32 {
    f32::from_bits(bits) as u32
}

/// Toward zero, saturating, NaN to 0.
#[inline(always)]
pub(super) fn to_i32(bits: u32) -> u32 {
    (f32::from_bits(bits) as i32).cast_unsigned()
}
