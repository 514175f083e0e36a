//! Angles to quarter turns.
//!
//! An angle below 6400 takes multiples of pi/2 off in pieces whose products are exact (Cody and Waite). A larger one
//! multiplies its 24-bit integer by the 96 bits of 2/pi that matter (Payne and Hanek), in 16-bit halves.
//!
//! Invariants: the rest of a quarter turn is a float and its error, within 2^-33 of the smaller of itself and 1, for
//! every finite f32.

use kernel_dsl::prelude::*;

use super::bits::{LEADING, MAGNITUDE, MANTISSA, power_of_two};

/// Bits of 2/pi after the point, behind a word of zeros.
const TWO_OVER_PI: [u32; 8] =
    [0, 0xa2f9_836e, 0x4e44_1529, 0xfc27_57d1, 0xf534_ddc0, 0xdb62_9599, 0x3c43_9041, 0xfe51_63ab];

/// For a finite `a >= 0`: `(r, r_error, n)` with `a = n pi/2 + r + r_error` modulo 2 pi, `|r| <= pi/4` but for rounding.
#[device]
pub(super) fn quarter_turns(a: f32) -> (f32, f32, u32) {
    let parts = if a < 6400.0 { quarter_turns_of_small(a) } else { quarter_turns_of_large(a) };
    parts
}

#[device]
fn quarter_turns_of_small(a: f32) -> (f32, f32, u32) {
    // n has 12 bits and so has each piece of pi/2 but the last: all products and the first two differences are exact.
    let n = (a * std::f32::consts::FRAC_2_PI).round_even();
    let rest = (a - n * 1.570_312_5) - n * 4.837_513e-4;
    let third = n * 7.549_533_6e-8;
    let difference = rest - third;
    let error = ((rest - difference) - third) - n * 2.563_283e-12;
    let r = difference + error;
    (r, ((difference - r) + error) - n * 6.123_234e-17, n as u32)
}

/// Upper word of the 56-bit product of a 24-bit and a 32-bit number.
#[device]
fn multiply_high(a: u32, b: u32) -> u32 {
    let (a_low, a_high) = (a & 0xffff, a >> 16);
    let (b_low, b_high) = (b & 0xffff, b >> 16);
    let cross = a_low * b_high;
    let middle = a_high * b_low + ((a_low * b_low) >> 16) + (cross & 0xffff);
    a_high * b_high + (cross >> 16) + (middle >> 16)
}

/// The 96 bits of 2/pi, from the one behind bit `offset` of the table on.
#[device]
fn window(offset: u32) -> [u32; 3] {
    let index = offset >> 5;
    let (by_one, by_two, by_four) = ((index & 1) != 0, (index & 2) != 0, (index & 4) != 0);
    let mut pairs = [0_u32; 6];
    #[comptime]
    for place in 0..6 {
        pairs[place] = select(by_one, TWO_OVER_PI[place + 1], TWO_OVER_PI[place]);
    }
    let mut words = [0_u32; 4];
    #[comptime]
    for place in 0..4 {
        words[place] = select(by_four, TWO_OVER_PI[place + 4], select(by_two, pairs[place + 2], pairs[place]));
    }
    let shift = 31 - (offset & 31);
    [
        funnel_shr(words[0], words[1], shift),
        funnel_shr(words[1], words[2], shift),
        funnel_shr(words[2], words[3], shift),
    ]
}

/// The float of an integer below 2^23: exact, and no conversion.
#[device]
fn small_integer(n: u32) -> f32 {
    from_bits(n | 0x4b00_0000) - 8_388_608.0
}

#[device]
fn quarter_turns_of_large(a: f32) -> (f32, f32, u32) {
    // a * 2/pi modulo 4 in fixed point: two bits before the point, 62 after it.
    let bits = a.to_bits();
    let integer = (bits & MANTISSA) | LEADING;
    let turns = window((bits >> 23) - 121);
    let low_product = integer * turns[1];
    let low = multiply_high(integer, turns[2]) + low_product;
    let carry = select(low < low_product, 1_u32, 0_u32);
    let high = multiply_high(integer, turns[1]) + integer * turns[0] + carry;
    // The nearest integer, and the rest as a magnitude of 64 bits; one unit of the last bit does not matter.
    let n = (high + 0x2000_0000) >> 30;
    let signed = (high << 2) | (low >> 30);
    let mask = (((signed as i32) >> 31) as u32);
    let (fraction, fraction_low) = (signed ^ mask, (low << 2) ^ mask);
    // Left-aligned: the fraction of an f32 never starts later than at bit 31.
    let zeros = fraction.leading_zeros();
    let top = (fraction << zeros) | (fraction_low >> 1 >> (31 - zeros));
    let next = fraction_low << zeros;
    // Times pi/2: pieces of 12, 12 and 23 bits, so that the leading product is exact.
    let unit = power_of_two(-12 - (zeros as i32));
    let first = small_integer(top >> 20) * unit;
    let second = small_integer((top >> 8) & 0xfff) * (unit * f32::from_bits(0x3980_0000));
    let third = small_integer(((top & 0xff) << 15) | (next >> 17)) * (unit * f32::from_bits(0x2e00_0000));
    let leading = first * 1.570_312_5;
    let middle = first * 4.837_513e-4 + second * 1.570_312_5;
    let rest = middle + ((first * 7.549_79e-8 + second * 4.837_513e-4) + third * std::f32::consts::FRAC_PI_2);
    let r = leading + rest;
    let sign = mask & !MAGNITUDE;
    (from_bits(r.to_bits() ^ sign), from_bits(((leading - r) + rest).to_bits() ^ sign), n)
}
