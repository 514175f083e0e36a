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

/// `a / b`, correctly rounded; subnormals count as zero and every NaN is the canonical one.
#[inline(always)]
pub(crate) fn quotient(a: u32, b: u32) -> u32 {
    let (a, b) = (flush(a), flush(b));
    let bits = (f32::from_bits(a) / f32::from_bits(b)).to_bits();
    let magnitude = bits & 0x7fff_ffff;
    // The smallest normal number, when it was rounded up from below: to 24 bits, the quotient is below it. Nothing rounds
    // down to it: significands that are not equal differ by more than half a unit of a subnormal.
    let from_below = (magnitude == 0x0080_0000) & ((a ^ b) & 0x007f_ffff != 0);
    let finite = if (magnitude < 0x0080_0000) | from_below { bits & 0x8000_0000 } else { bits };
    if magnitude > 0x7f80_0000 { 0x7fc0_0000 } else { finite }
}

/// The square root, correctly rounded; subnormals count as zero and every NaN is the canonical one.
#[inline(always)]
pub(crate) fn root(x: u32) -> u32 {
    let bits = f32::from_bits(flush(x)).sqrt().to_bits();
    if bits & 0x7fff_ffff > 0x7f80_0000 { 0x7fc0_0000 } else { bits }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Words that cover every exponent with all low and high fraction bits, and some between.
    fn words() -> impl Iterator<Item = u32> {
        let low = [0, 1, 0x7ff, 0x800, 0xfff, 0x1000, 0x1001, 0x1fff, 0x7fff, 0x8000, 0x8001, 0xffff];
        (0..=0xffff_u32).flat_map(move |high| low.into_iter().map(move |low| (high << 16) | low))
    }

    #[test]
    fn narrowing_agrees_with_half() {
        for bits in words() {
            let x = f32::from_bits(bits);
            if x.is_nan() {
                assert_eq!((encode_f16(bits), encode_bf16(bits)), (0x7e00, 0x7fc0));
            } else {
                assert_eq!(encode_f16(bits), u32::from(half::f16::from_f32(x).to_bits()), "{bits:x}");
                assert_eq!(encode_bf16(bits), u32::from(half::bf16::from_f32(x).to_bits()), "{bits:x}");
            }
        }
    }

    #[test]
    fn widening_is_exact_for_every_f16() {
        for bits in 0..=0xffff_u16 {
            let expected = half::f16::from_bits(bits).to_f32();
            let found = f32::from_bits(decode_f16(u32::from(bits)));
            assert!(found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan()), "{bits:x}");
        }
    }

    #[test]
    fn software_fma_rounds_once() {
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 32) as u32
        };
        for round in 0..400_000 {
            let [mut a, b, mut c] = [next(), next(), next()].map(f32::from_bits);
            if round % 2 == 0 {
                // Close magnitudes, where cancellation and ties are.
                a = a.clamp(-2.0, 2.0);
                c = -(a * b) * (1.0 + (next() % 8) as f32 * f32::EPSILON);
            }
            let (found, expected) = (fma_exact(a, b, c), a.mul_add(b, c));
            let same = found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan());
            assert!(same, "{a:e} {b:e} {c:e}: {found:e} {expected:e}");
        }
    }
}
