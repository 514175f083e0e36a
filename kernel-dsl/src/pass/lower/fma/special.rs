//! `fma` from its operands: signs, the finite sum, infinities and NaN.
//!
//! Invariants: every NaN is the canonical one; zero times infinity and infinity minus infinity are NaN.

use super::finite::{Finite, finite};
use super::words::{INFINITY, NAN, Operand, SIGN, Words};
use crate::ir::{BinaryOp, Expr, Scalar, ValueId};
use crate::pass::rewrite::Appender;

/// The bits of `a * b + c`.
pub(super) fn fma_bits(at: &mut Appender<'_>, operands: [ValueId; 3]) -> ValueId {
    let mut w = Words::new(at);
    let [a, b, c] = operands.map(|operand| w.eval(Expr::Bitcast(Scalar::U32, operand)));
    let [a, b, c] = [w.operand(a, ["a_bits", "a_magnitude"]), w.operand(b, ["b_bits", "b_magnitude"]), {
        w.operand(c, ["c_bits", "c_magnitude"])
    }];
    let sign = w.by(BinaryOp::BitXor, a.bits, b.bits);
    let product_sign = w.mask(sign, SIGN);
    let product_sign = w.named(product_sign, "product_sign");
    let differ = w.by(BinaryOp::BitXor, product_sign, c.bits);
    let differ = w.shr(differ, 31);
    let differ = w.named(differ, "signs_differ");
    let [a_zero, b_zero] = [a, b].map(|x| w.equals(x.magnitude, 0));
    let zero_product = w.logic(BinaryOp::Or, a_zero, b_zero);
    let zero_product = w.named(zero_product, "product_is_zero");
    let finite = finite(&mut w, &Finite { a, b, c, product_sign, differ, zero_product });
    special(&mut w, [a, b, c], &Special { product_sign, differ, zero_product, finite })
}

/// What the special cases need.
struct Special {
    product_sign: ValueId,
    differ: ValueId,
    zero_product: ValueId,
    finite: ValueId,
}

/// Infinities and NaN, and otherwise the finite result.
fn special(w: &mut Words<'_, '_>, [a, b, c]: [Operand; 3], of: &Special) -> ValueId {
    let infinity = w.constant(INFINITY);
    let factor = w.by(BinaryOp::Max, a.magnitude, b.magnitude);
    let factor = w.named(factor, "largest_factor");
    let largest = w.by(BinaryOp::Max, factor, c.magnitude);
    let largest = w.named(largest, "largest");
    let infinite = w.equals(factor, INFINITY);
    let infinite = w.named(infinite, "infinite_product");
    let any_nan = w.test(BinaryOp::Gt, largest, infinity);
    // Zero times infinity, and infinity minus infinity.
    let c_infinite = w.equals(c.magnitude, INFINITY);
    let against = w.equals(of.differ, 1);
    let against = w.logic(BinaryOp::And, c_infinite, against);
    let invalid = w.logic(BinaryOp::Or, of.zero_product, against);
    let invalid = w.logic(BinaryOp::And, infinite, invalid);
    let is_nan = w.logic(BinaryOp::Or, any_nan, invalid);
    let signed = w.by(BinaryOp::BitOr, of.product_sign, infinity);
    let special = w.select(infinite, signed, c.bits);
    let nan = w.constant(NAN);
    let special = w.select(is_nan, nan, special);
    let special = w.named(special, "special");
    let ordinary = w.test(BinaryOp::Lt, largest, infinity);
    w.select(ordinary, of.finite, special)
}
