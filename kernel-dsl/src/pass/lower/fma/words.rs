//! Arithmetic on `u32`, appended to a block.
//!
//! Invariants: shifts take their amount modulo 32; negative numbers are in two's complement.

use crate::ir::{BinaryOp, Expr, Rounding, Scalar, Type, UnaryOp, ValueId};
use crate::pass::rewrite::Appender;

pub(super) const SIGN: u32 = 0x8000_0000;
const MAGNITUDE: u32 = 0x7fff_ffff;
pub(super) const INFINITY: u32 = 0x7f80_0000;
pub(super) const NAN: u32 = 0x7fc0_0000;
const FRACTION: u32 = 0x007f_ffff;
/// The bit above the fraction.
const IMPLICIT: u32 = 0x0080_0000;

/// An operand taken apart.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub bits: ValueId,
    /// The bits without the sign.
    pub magnitude: ValueId,
}

/// A number of 64 bits.
#[derive(Clone, Copy)]
pub(super) struct Wide {
    pub high: ValueId,
    pub low: ValueId,
}

/// Appends arithmetic on `u32`.
pub(super) struct Words<'a, 'b> {
    at: &'a mut Appender<'b>,
}

impl<'a, 'b> Words<'a, 'b> {
    pub fn new(at: &'a mut Appender<'b>) -> Words<'a, 'b> {
        Words { at }
    }

    /// A new word.
    pub fn eval(&mut self, expr: Expr) -> ValueId {
        self.at.eval(Type::U32, expr)
    }

    pub fn constant(&mut self, number: u32) -> ValueId {
        self.at.constant(number)
    }

    /// Gives a value a name, so that it gets a line of its own in text.
    pub fn named(&mut self, value: ValueId, name: &str) -> ValueId {
        self.at.kernel.values[value].name = Some(name.to_owned());
        value
    }

    pub fn by(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.at.word(op, a, b)
    }

    pub fn by_number(&mut self, op: BinaryOp, a: ValueId, number: u32) -> ValueId {
        let number = self.at.constant(number);
        self.by(op, a, number)
    }

    pub fn shl(&mut self, x: ValueId, amount: u32) -> ValueId {
        self.by_number(BinaryOp::Shl, x, amount)
    }

    pub fn shr(&mut self, x: ValueId, amount: u32) -> ValueId {
        self.by_number(BinaryOp::Shr, x, amount)
    }

    pub fn mask(&mut self, x: ValueId, mask: u32) -> ValueId {
        self.by_number(BinaryOp::BitAnd, x, mask)
    }

    pub fn plus(&mut self, x: ValueId, number: u32) -> ValueId {
        self.by_number(BinaryOp::Add, x, number)
    }

    pub fn minus(&mut self, x: ValueId, number: u32) -> ValueId {
        self.by_number(BinaryOp::Sub, x, number)
    }

    pub fn test(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.at.eval(Type::BOOL, Expr::Binary(op, Rounding::Exact, a, b))
    }

    pub fn equals(&mut self, x: ValueId, number: u32) -> ValueId {
        let number = self.at.constant(number);
        self.test(BinaryOp::Eq, x, number)
    }

    /// Whether `x` is negative as an `i32`.
    pub fn negative(&mut self, x: ValueId) -> ValueId {
        let largest = self.at.constant(MAGNITUDE);
        self.test(BinaryOp::Gt, x, largest)
    }

    pub fn logic(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.test(op, a, b)
    }

    /// 1 for true.
    pub fn number(&mut self, cond: ValueId) -> ValueId {
        self.at.eval(Type::U32, Expr::Convert(Scalar::U32, cond))
    }

    /// 1 where `x` is not zero.
    pub fn not_zero(&mut self, x: ValueId) -> ValueId {
        let zero = self.at.constant(0);
        let cond = self.test(BinaryOp::Ne, x, zero);
        self.number(cond)
    }

    /// All ones for 1, zero for 0.
    pub fn all_ones_if(&mut self, bit: ValueId) -> ValueId {
        let zero = self.at.constant(0);
        self.by(BinaryOp::Sub, zero, bit)
    }

    /// The bits of `x` below bit `shift % 32`.
    pub fn below(&mut self, x: ValueId, shift: ValueId) -> ValueId {
        let one = self.at.constant(1);
        let bit = self.by(BinaryOp::Shl, one, shift);
        let mask = self.minus(bit, 1);
        self.by(BinaryOp::BitAnd, x, mask)
    }

    pub fn select(&mut self, cond: ValueId, if_true: ValueId, if_false: ValueId) -> ValueId {
        self.at.eval(Type::U32, Expr::Select { cond, if_true, if_false })
    }

    pub fn select_wide(&mut self, cond: ValueId, if_true: Wide, if_false: Wide) -> Wide {
        let high = self.select(cond, if_true.high, if_false.high);
        let low = self.select(cond, if_true.low, if_false.low);
        Wide { high, low }
    }

    pub fn operand(&mut self, bits: ValueId, [bits_name, magnitude_name]: [&str; 2]) -> Operand {
        let bits = self.named(bits, bits_name);
        let magnitude = self.mask(bits, MAGNITUDE);
        Operand { bits, magnitude: self.named(magnitude, magnitude_name) }
    }

    /// 24 bits of significand; the first is zero where the number is subnormal.
    pub fn fraction(&mut self, magnitude: ValueId) -> ValueId {
        let fraction = self.mask(magnitude, FRACTION);
        let implicit = self.by_number(BinaryOp::BitOr, fraction, IMPLICIT);
        let smallest = self.at.constant(IMPLICIT);
        let subnormal = self.test(BinaryOp::Lt, magnitude, smallest);
        self.select(subnormal, magnitude, implicit)
    }

    /// 24 bits of significand with the first one at the top (zero for zero), and the exponent field that belongs to it,
    /// zero or below for subnormals.
    pub fn normal(&mut self, magnitude: ValueId, name: &str) -> (ValueId, ValueId) {
        let smallest = self.at.constant(IMPLICIT);
        let subnormal = self.test(BinaryOp::Lt, magnitude, smallest);
        let subnormal = self.named(subnormal, &format!("{name}_subnormal"));
        let zeros = self.at.eval(Type::U32, Expr::Unary(UnaryOp::LeadingZeros, Rounding::Exact, magnitude));
        let shift = self.minus(zeros, 8);
        let shift = self.named(shift, &format!("{name}_shift"));
        let shifted = self.by(BinaryOp::Shl, magnitude, shift);
        let fraction = self.mask(magnitude, FRACTION);
        let implicit = self.by_number(BinaryOp::BitOr, fraction, IMPLICIT);
        let digits = self.select(subnormal, shifted, implicit);
        let digits = self.named(digits, &format!("{name}_digits"));
        let one = self.at.constant(1);
        let under = self.by(BinaryOp::Sub, one, shift);
        let field = self.shr(magnitude, 23);
        let exponent = self.select(subnormal, under, field);
        (digits, self.named(exponent, &format!("{name}_exponent")))
    }
}
