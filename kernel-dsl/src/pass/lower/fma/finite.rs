//! The sum of a product and an addend that are finite, rounded once.
//!
//! Invariants: the larger of the two has its top bit at 60 or 61 of 64, so that the sum fits and the smaller's lost bits
//! are below any rounding; a sum that cancels more than a bit has lost none.

use super::words::{INFINITY, Operand, SIGN, Wide, Words};
use crate::ir::{BinaryOp, Expr, Rounding, TernaryOp, UnaryOp, ValueId};

/// What the sum of finite operands is made of.
pub(super) struct Finite {
    pub a: Operand,
    pub b: Operand,
    pub c: Operand,
    pub product_sign: ValueId,
    /// 1 where product and addend have different signs.
    pub differ: ValueId,
    pub zero_product: ValueId,
}

/// Bits of the result where no operand is infinite or NaN.
pub(super) fn finite(w: &mut Words<'_, '_>, of: &Finite) -> ValueId {
    let (a_digits, a_exponent) = w.normal(of.a.magnitude, "a");
    let (b_digits, b_exponent) = w.normal(of.b.magnitude, "b");
    let product = product(w, a_digits, b_digits);
    let exponent = w.by(BinaryOp::Add, a_exponent, b_exponent);
    let exponent = w.named(exponent, "product_exponent");
    // The addend keeps leading zeros: where it is subnormal, any rounding is far above the lowest bit.
    let c_field = w.shr(of.c.magnitude, 23);
    let c_normal = w.fraction(of.c.magnitude);
    let one = w.constant(1);
    let c_exponent = w.by(BinaryOp::Max, c_field, one);
    let c_exponent = w.named(c_exponent, "c_exponent");
    let c_high = w.shl(c_normal, 5);
    let c_high = w.named(c_high, "c_high");
    let addend = Wide { high: c_high, low: w.constant(0) };
    // Both on the scale of the larger.
    let distance = w.by(BinaryOp::Sub, exponent, c_exponent);
    let distance = w.minus(distance, 127);
    let minus_one = w.constant(u32::MAX);
    let distance = w.select(of.zero_product, minus_one, distance);
    let distance = w.named(distance, "distance");
    let c_larger = w.negative(distance);
    let c_larger = w.named(c_larger, "c_is_larger");
    let larger = w.select_wide(c_larger, addend, product);
    let smaller = w.select_wide(c_larger, product, addend);
    let zero = w.constant(0);
    let back = w.by(BinaryOp::Sub, zero, distance);
    let distance = w.select(c_larger, back, distance);
    let most = w.constant(63);
    let shift = w.by(BinaryOp::Min, distance, most);
    let shift = w.named(shift, "shift");
    let smaller = shift_right_sticky(w, smaller, shift);
    let (sum, turned) = add(w, larger, smaller, of.differ);
    let c_sign = w.mask(of.c.bits, SIGN);
    let c_sign = w.named(c_sign, "c_sign");
    let sign = w.select(c_larger, c_sign, of.product_sign);
    let turn = w.shl(turned, 31);
    let sign = w.by(BinaryOp::BitXor, sign, turn);
    let zero_sign = w.by(BinaryOp::BitAnd, of.product_sign, c_sign);
    let c_scale = w.plus(c_exponent, 3);
    let product_scale = w.minus(exponent, 124);
    let scale = w.select(c_larger, c_scale, product_scale);
    let (magnitude, is_zero) = round(w, sum, scale);
    let sign = w.select(is_zero, zero_sign, sign);
    let finite = w.by(BinaryOp::BitOr, sign, magnitude);
    w.named(finite, "finite")
}

/// The 48 bits of the product, times `2^14`.
fn product(w: &mut Words<'_, '_>, a: ValueId, b: ValueId) -> Wide {
    let [a_high, b_high] = [a, b].map(|x| w.shr(x, 12));
    let a_high = w.named(a_high, "a_high");
    let b_high = w.named(b_high, "b_high");
    let [a_low, b_low] = [a, b].map(|x| w.mask(x, 0xfff));
    let a_low = w.named(a_low, "a_low");
    let b_low = w.named(b_low, "b_low");
    let low = w.by(BinaryOp::Mul, a_low, b_low);
    let carry = w.shr(low, 12);
    let cross = w.by(BinaryOp::Mul, a_high, b_low);
    let middle = w.by(BinaryOp::Add, carry, cross);
    let cross = w.by(BinaryOp::Mul, a_low, b_high);
    let middle = w.by(BinaryOp::Add, middle, cross);
    let carry = w.shr(middle, 12);
    let top = w.by(BinaryOp::Mul, a_high, b_high);
    let top = w.by(BinaryOp::Add, top, carry);
    let bottom = w.by(BinaryOp::Mul, a, b);
    let bottom = w.named(bottom, "bottom");
    let high = w.shl(top, 6);
    let between = w.shr(bottom, 18);
    let between = w.mask(between, 0x3f);
    let high = w.by(BinaryOp::BitOr, high, between);
    let low = w.shl(bottom, 14);
    Wide { high: w.named(high, "product_high"), low: w.named(low, "product_low") }
}

/// `x >> shift` for a shift below 64, with the lowest bit set where ones are lost.
fn shift_right_sticky(w: &mut Words<'_, '_>, x: Wide, shift: ValueId) -> Wide {
    let zero = w.constant(0);
    let last = w.constant(31);
    let far = w.test(BinaryOp::Gt, shift, last);
    let far = w.named(far, "far");
    let high = w.select(far, zero, x.high);
    let high = w.named(high, "near_high");
    let low = w.select(far, x.high, x.low);
    let low = w.named(low, "near_low");
    let lost = w.select(far, x.low, zero);
    let below = w.below(low, shift);
    let lost = w.by(BinaryOp::BitOr, lost, below);
    let sticky = w.not_zero(lost);
    // Shifts take their amount modulo 32.
    let window = Expr::Ternary(TernaryOp::FunnelShr, Rounding::Exact, [high, low, shift]);
    let low = w.eval(window);
    let low = w.by(BinaryOp::BitOr, low, sticky);
    let high = w.by(BinaryOp::Shr, high, shift);
    Wide { high: w.named(high, "shifted_high"), low: w.named(low, "shifted_low") }
}

/// The magnitude of `a + b`, or of `a - b` where `subtract` is 1, and whether it was negative.
fn add(w: &mut Words<'_, '_>, a: Wide, b: Wide, subtract: ValueId) -> (Wide, ValueId) {
    let flip = w.all_ones_if(subtract);
    let flip = w.named(flip, "flip");
    let b_low = w.by(BinaryOp::BitXor, b.low, flip);
    let b_high = w.by(BinaryOp::BitXor, b.high, flip);
    let part = w.by(BinaryOp::Add, a.low, b_low);
    let part = w.named(part, "sum_part");
    let low = w.by(BinaryOp::Add, part, subtract);
    let low = w.named(low, "sum_low");
    let high = w.by(BinaryOp::Add, a.high, b_high);
    let carry = w.test(BinaryOp::Lt, part, a.low);
    let carry = w.number(carry);
    let high = w.by(BinaryOp::Add, high, carry);
    let carry = w.test(BinaryOp::Lt, low, part);
    let carry = w.number(carry);
    let high = w.by(BinaryOp::Add, high, carry);
    let high = w.named(high, "sum_high");
    let turned = w.shr(high, 31);
    let turned = w.named(turned, "turned");
    let flip = w.all_ones_if(turned);
    let flip = w.named(flip, "turn");
    let low = w.by(BinaryOp::BitXor, low, flip);
    let low = w.by(BinaryOp::Add, low, turned);
    let low = w.named(low, "magnitude_low");
    let high = w.by(BinaryOp::BitXor, high, flip);
    let wrapped = w.equals(low, 0);
    let zero = w.constant(0);
    let carry = w.select(wrapped, turned, zero);
    let high = w.by(BinaryOp::Add, high, carry);
    (Wide { high: w.named(high, "magnitude_high"), low }, turned)
}

/// The bits of a number without sign, and whether it is zero. `scale` is the exponent field of a number whose top bit
/// is bit 63.
fn round(w: &mut Words<'_, '_>, x: Wide, scale: ValueId) -> (ValueId, ValueId) {
    let zero = w.constant(0);
    // The top 32 bits from the first one on; the rest is sticky.
    let half = w.equals(x.high, 0);
    let half = w.named(half, "low_half");
    let high = w.select(half, x.low, x.high);
    let high = w.named(high, "top");
    let low = w.select(half, zero, x.low);
    let low = w.named(low, "rest");
    let zeros = w.eval(Expr::Unary(UnaryOp::LeadingZeros, Rounding::Exact, high));
    let zeros = w.named(zeros, "zeros");
    let digits = w.by(BinaryOp::Shl, high, zeros);
    let last = w.constant(31);
    let room = w.by(BinaryOp::Sub, last, zeros);
    let next = w.shr(low, 1);
    let next = w.by(BinaryOp::Shr, next, room);
    let digits = w.by(BinaryOp::BitOr, digits, next);
    let rest = w.by(BinaryOp::Shl, low, zeros);
    let sticky = w.not_zero(rest);
    let digits = w.by(BinaryOp::BitOr, digits, sticky);
    let digits = w.named(digits, "digits");
    let is_zero = w.equals(digits, 0);
    let thirty_two = w.constant(32);
    let step = w.select(half, thirty_two, zero);
    let field = w.by(BinaryOp::Sub, scale, zeros);
    let field = w.by(BinaryOp::Sub, field, step);
    // The first digit adds one to the field. Below a field of one, the result is subnormal.
    let field = w.minus(field, 1);
    let field = w.named(field, "field");
    let tiny = w.negative(field);
    let tiny = w.named(tiny, "tiny");
    let under = w.by(BinaryOp::Sub, zero, field);
    let under = w.by(BinaryOp::Min, under, last);
    let under = w.select(tiny, under, zero);
    let under = w.named(under, "under");
    let lost = w.below(digits, under);
    let sticky = w.not_zero(lost);
    let kept = w.by(BinaryOp::Shr, digits, under);
    let kept = w.by(BinaryOp::BitOr, kept, sticky);
    let kept = w.named(kept, "kept");
    // 24 bits and 8 below; up where they are above one half, or one half below an odd number.
    let whole = w.shr(kept, 8);
    let whole = w.named(whole, "whole");
    let odd = w.mask(whole, 1);
    let below = w.mask(kept, 0xff);
    let below = w.by(BinaryOp::Add, below, odd);
    let middle = w.constant(0x80);
    let up = w.test(BinaryOp::Gt, below, middle);
    let up = w.number(up);
    let field = w.select(tiny, zero, field);
    let field = w.named(field, "finite_field");
    let bits = w.shl(field, 23);
    let bits = w.by(BinaryOp::Add, bits, whole);
    let bits = w.by(BinaryOp::Add, bits, up);
    let largest = w.constant(253);
    let over = w.test(BinaryOp::Gt, field, largest);
    let infinity = w.constant(INFINITY);
    let bits = w.select(over, infinity, bits);
    (w.select(is_zero, zero, bits), is_zero)
}
