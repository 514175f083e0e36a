//! Conversions of a program.
//!
//! Invariants: bits of a float have one NaN.

use kernel_dsl::ir::{Elem, Expr, Scalar, Type};

use super::lower::Lowerer;
use super::step::Op;

impl Lowerer<'_> {
    pub fn conversion(&mut self, op: Op, back: u32) -> Option<()> {
        match op {
            Op::Convert(to) => {
                let x = self.scope.pick(back, |known| known.ty.components() > 0)?;
                self.define(Expr::Convert(to, x.id), x.uniform);
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
                    _ => x.id,
                };
                self.define(Expr::Decode(elem, bits), x.uniform);
            }
            _ => unreachable!("only called for conversions"),
        }
        Some(())
    }
}
