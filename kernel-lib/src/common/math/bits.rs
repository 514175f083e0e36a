//! Floats taken apart: fields, signs, halves of a mantissa.
//!
//! Invariants: nothing here rounds; a value is assembled from integers, so no compiler can treat it as arithmetic.

use kernel_dsl::prelude::*;

/// Bits of infinity.
pub(super) const INFINITY: u32 = 0x7f80_0000;
/// Bits of the canonical NaN.
pub(super) const NAN: u32 = 0x7fc0_0000;
/// Bits of 1.
pub(super) const ONE: u32 = 0x3f80_0000;
/// The leading mantissa bit, which normal numbers do not store.
pub(super) const LEADING: u32 = 0x80_0000;
/// The stored mantissa bits.
pub(super) const MANTISSA: u32 = 0x7f_ffff;
/// 1.5 * 2^23: floats of this size are integers.
const INTEGERS: f32 = 12_582_912.0;
/// All bits but the sign.
pub(super) const MAGNITUDE: u32 = 0x7fff_ffff;

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

/// `y * 2^k` for a normal positive `y`; zero below the smallest normal number, infinity beyond the largest.
#[device]
pub(super) fn scale(y: f32, k: i32) -> f32 {
    let field = ((y.to_bits() >> 23) as i32) + k;
    let bits = y.to_bits() + ((k as u32) << 23);
    from_bits(select(field <= 0, 0_u32, select(field >= 255, INFINITY, bits)))
}

/// The nearest integer, ties to even, of a number below 2^22 in magnitude: as a float and as an integer.
#[device]
pub(super) fn nearest_integer(x: f32) -> (f32, i32) {
    #[comptime]
    if is_fast() {
        let k = x.round_even();
        (k, k as i32)
    } else {
        // The sum's last place is 1, so its low bits are the integer; conversions of devices are slow and need guards.
        let sum = x + INTEGERS;
        (sum - INTEGERS, (sum.to_bits() as i32) - (INTEGERS.to_bits() as i32))
    }
}

/// The smaller of `x`, which is not negative, and `most`; of NaN, `most`.
#[device]
pub(super) fn at_most(x: f32, #[comptime] most: f32) -> f32 {
    from_bits(x.to_bits().min(most.to_bits()))
}

/// `2^k` for `k` from -126 to 127.
#[device]
pub(super) fn power_of_two(k: i32) -> f32 {
    from_bits(((k + 127) as u32) << 23)
}

/// `x` with the lower 12 bits of its 24 cut off: products of two such floats are exact.
#[device]
pub(super) fn upper_half(x: f32) -> f32 {
    from_bits(x.to_bits() & 0xffff_f000)
}

/// `magnitude`, which is not negative, with the sign of `x`; NaN where `x` is NaN.
#[device]
pub(super) fn odd(x: f32, magnitude: f32) -> f32 {
    let signed = from_bits(magnitude.to_bits() | (x.to_bits() & !MAGNITUDE));
    select(is_nan(x), from_bits(NAN), signed)
}
