//! Conversions of a program, and how numbers become floats.
//!
//! Invariants: bits of a float have one NaN; a float made from bits or an integer is no constant to any compiler:
//! drivers that see a zero operand fold `x * 0`, `x + 0` and `0 - x` as if there were no infinity and no negative zero.

use kernel_dsl::ir::{BinaryOp, Const, Elem, Expr, Scalar, Type, ValueId};

use super::lower::Lowerer;
use super::step::Op;

/// The scalar argument that is 0 in every launch.
pub(super) const ZERO_NAME: &str = "zero";

impl Lowerer<'_> {
    /// The same integer or bool, or vector of them, hidden from constant folding. Floats stay as they are.
    pub fn opaque(&mut self, id: ValueId) -> ValueId {
        let ty = self.builder.value_type(id);
        let Some(scalar) = ty.scalar() else { return id };
        let zero = self.zero_argument();
        let zero = self.eval(Expr::Immediate(zero));
        let (op, neutral) = match scalar {
            Scalar::F32 => return id,
            Scalar::U32 => (BinaryOp::BitXor, zero),
            Scalar::I32 => (BinaryOp::BitXor, self.eval(Expr::Bitcast(Scalar::I32, zero))),
            Scalar::Bool => {
                let none = self.eval(Expr::Const(Const::U32(0)));
                (BinaryOp::And, self.int(BinaryOp::Eq, zero, none))
            }
        };
        let neutral = match ty {
            Type::Vector(_, len) => self.eval(Expr::Construct(vec![neutral; usize::from(len)])),
            _ => neutral,
        };
        self.int(op, id, neutral)
    }

    pub fn conversion(&mut self, op: Op, back: u32) -> Option<()> {
        match op {
            Op::Convert(to) => {
                let x = self.scope.pick(back, |known| known.ty.components() > 0)?;
                let id = if to == Scalar::F32 { self.opaque(x.id) } else { x.id };
                self.define(Expr::Convert(to, id), x.uniform);
            }
            Op::Bitcast(to) => {
                // Bits of a float vector are not taken: its NaNs cannot be made canonical by one select.
                let x = self.scope.pick(back, |known| match known.ty {
                    Type::Scalar(scalar) => scalar != Scalar::Bool,
                    other => other.scalar().is_some_and(Scalar::is_integer) && to.is_integer(),
                })?;
                let id = match (x.ty, to) {
                    (Type::F32, Scalar::F32) => x.id,
                    (Type::F32, _) => self.canonical(x.id),
                    (_, Scalar::F32) => self.opaque(x.id),
                    _ => x.id,
                };
                self.define(Expr::Bitcast(to, id), x.uniform);
            }
            Op::Tame => {
                let x = self.pick_type(back, Type::U32)?;
                let bits = self.tame_bits(x.id, 23, 96);
                self.define(Expr::Bitcast(Scalar::F32, bits), x.uniform);
            }
            Op::Encode(elem) => {
                let x = self.pick_type(back, Type::Scalar(elem.scalar()))?;
                self.define(Expr::Encode(elem, x.id), x.uniform);
            }
            Op::Decode(elem) => {
                let x = self.pick_type(back, Type::U32)?;
                let bits = match elem {
                    Elem::Bf16 => self.tame_bits(x.id, 7, 96),
                    Elem::F16 => self.opaque(x.id),
                    _ => x.id,
                };
                self.define(Expr::Decode(elem, bits), x.uniform);
            }
            _ => unreachable!("only called for conversions"),
        }
        Some(())
    }
}
