//! Expressions: each op through the op table's spelling, everything else through the dialect.
//!
//! Invariants: an op whose operands are all literals gets one of them by name where the language would evaluate the
//! op itself, because such evaluation refuses overflow that the op table defines.

use super::super::EmitError;
use super::super::context::Operand;
use super::super::dialect::{BufferPlace, Dialect, Unit};
use super::super::text::Text;
use super::{Effect, Printer, is_name};
use crate::ir::{AtomicPlace, BinaryOp, Expr, Span, Spelling, Type, ValueId, op::OpInfo};

impl<D: Dialect> Printer<'_, '_, D> {
    /// The text of an expression; its operands are used up.
    pub(super) fn expr(&mut self, span: Span, expr: &Expr) -> Result<Text, EmitError> {
        if let Some((kind, operands)) = self.function_of(expr) {
            return self.call(span, kind, &operands);
        }
        match expr {
            Expr::Const(constant) => Ok(self.dialect.literal(self.cx, *constant)),
            Expr::Builtin(builtin) => Ok(self.dialect.builtin(self.cx, *builtin)),
            Expr::Immediate(id) => Ok(self.dialect.immediate(self.cx, *id)),
            Expr::Unary(op, _, x) => self.table_op(span, &op.info(), &[*x]),
            Expr::Binary(op, _, a, b) => self.table_op(span, &op.info(), &[*a, *b]),
            Expr::Ternary(op, _, operands) => self.table_op(span, &op.info(), operands),
            Expr::Select { cond, if_true, if_false } => {
                let operands = self.operands(span, &[*cond, *if_true, *if_false])?;
                match operands.as_slice() {
                    [cond, yes, no] => Ok(self.dialect.select(&cond.text, &yes.text, &no.text)),
                    _ => Err(self.cx.malformed("a select without three operands")),
                }
            }
            Expr::Convert(..) | Expr::Bitcast(..) | Expr::Encode(..) | Expr::Decode(..) => self.conversion(span, expr),
            Expr::Construct(parts) => self.construct(parts),
            Expr::Extract(x, component) => self.extract(span, *x, *component),
            Expr::VarLoad(var) => match &self.vars[crate::ir::EntityId::index(*var)] {
                Some(name) => Ok(Text::atom(name.clone())),
                None => Err(self.cx.malformed(format!("{var} is read where it is not declared"))),
            },
            Expr::ArrayLoad { .. } | Expr::BufferLoad { .. } | Expr::WordLoad { .. } | Expr::Atomic { .. } => {
                self.memory(expr)
            }
            Expr::Subgroup { .. } | Expr::Reduce(..) | Expr::Vote(..) => self.collective(expr),
            Expr::TileZero => Ok(self.dialect.tile_zero(self.cx)),
            Expr::TileLoad { role, place } => {
                let place = self.tile_place(span, place)?;
                Ok(self.dialect.tile_load(self.cx, *role, &place))
            }
            Expr::TileMulAdd { a, b, acc } => {
                let [a, b, acc] = [self.operand(*a)?.text, self.operand(*b)?.text, self.operand(*acc)?.text];
                Ok(self.dialect.tile_mul_add(self.cx, &a, &b, &acc))
            }
        }
    }

    /// Operands of an operator. When all are literals, the first gets a name.
    pub(super) fn operands(&mut self, span: Span, values: &[ValueId]) -> Result<Vec<Operand>, EmitError> {
        let mut operands = values.iter().map(|value| self.operand(*value)).collect::<Result<Vec<_>, _>>()?;
        let literals = operands.iter().all(|operand| operand.constant.is_some());
        if literals
            && self.dialect.folds_literals()
            && let Some(first) = operands.first().cloned()
        {
            operands[0] = self.bind(span, None, first);
        }
        Ok(operands)
    }

    fn table_op(&mut self, span: Span, info: &OpInfo, values: &[ValueId]) -> Result<Text, EmitError> {
        let operands = self.operands(span, values)?;
        self.spelled(info, &operands)
    }

    /// A binary op on operands at hand.
    pub(super) fn binary(&mut self, op: BinaryOp, a: &Operand, b: &Operand) -> Result<Text, EmitError> {
        self.spelled(&op.info(), &[a.clone(), b.clone()])
    }

    fn spelled(&mut self, info: &OpInfo, operands: &[Operand]) -> Result<Text, EmitError> {
        let texts: Vec<&Text> = operands.iter().map(|operand| &operand.text).collect();
        match (self.dialect.spelling(info), texts.as_slice()) {
            (Spelling::Infix(op), [a, b]) => Ok(Text::infix(op, a, b)),
            (Spelling::Prefix(op), [x]) => Ok(Text::prefix(op, x)),
            (Spelling::Call(name), _) => Ok(Text::call(name, &texts)),
            (Spelling::Helper(name), _) => self.dialect.helper(self.cx, name, operands),
            (Spelling::Infix(_) | Spelling::Prefix(_), _) => {
                Err(self.cx.malformed(format!("`{}` is spelled for another number of operands", info.name)))
            }
        }
    }

    fn conversion(&mut self, span: Span, expr: &Expr) -> Result<Text, EmitError> {
        let (Expr::Convert(_, x) | Expr::Bitcast(_, x) | Expr::Encode(_, x) | Expr::Decode(_, x)) = expr else {
            return Err(self.cx.malformed("not a conversion"));
        };
        let operands = self.operands(span, &[*x])?;
        let Some(operand) = operands.first() else {
            return Err(self.cx.malformed("a conversion without an operand"));
        };
        Ok(match expr {
            Expr::Convert(to, _) => {
                if operand.ty.scalar() == Some(*to) {
                    operand.text.clone()
                } else {
                    self.dialect.convert(self.cx, *to, operand)
                }
            }
            Expr::Bitcast(to, _) => {
                if operand.ty.scalar() == Some(*to) {
                    operand.text.clone()
                } else {
                    self.dialect.bitcast(Type::of(*to, operand.ty.components()), operand)
                }
            }
            Expr::Encode(elem, _) => self.dialect.encode(self.cx, *elem, operand),
            _ => {
                let Expr::Decode(elem, _) = expr else {
                    return Err(self.cx.malformed("not a conversion"));
                };
                self.dialect.decode(self.cx, *elem, operand)
            }
        })
    }

    fn construct(&mut self, parts: &[ValueId]) -> Result<Text, EmitError> {
        let operands = parts.iter().map(|part| self.operand(*part)).collect::<Result<Vec<_>, _>>()?;
        let Some(scalar) = operands.first().and_then(|first| first.ty.scalar()) else {
            return Err(self.cx.malformed("a vector without components"));
        };
        let components =
            u8::try_from(operands.len()).map_err(|_| self.cx.malformed("a vector of too many components"))?;
        let texts: Vec<&Text> = operands.iter().map(|operand| &operand.text).collect();
        Ok(Text::call(&self.dialect.type_name(Type::of(scalar, components)), &texts))
    }

    /// A component; the vector gets a name first, because each component repeats its text.
    fn extract(&mut self, span: Span, vector: ValueId, component: u8) -> Result<Text, EmitError> {
        let mut operand = self.operand(vector)?;
        if !is_name(&operand.text) {
            operand = self.bind(span, None, operand);
            self.taken = super::Reads::default();
            self.slots[crate::ir::EntityId::index(vector)] = super::Slot::Repeat(operand.text.clone(), None);
        }
        let member = ["x", "y", "z", "w"].get(usize::from(component)).copied();
        let member = member.ok_or_else(|| self.cx.malformed("a component beyond the fourth"))?;
        Ok(operand.text.member(member))
    }

    fn memory(&mut self, expr: &Expr) -> Result<Text, EmitError> {
        match expr {
            Expr::ArrayLoad { array, index } => {
                let index = self.operand(*index)?;
                Ok(self.dialect.array_load(self.cx, *array, &index))
            }
            Expr::BufferLoad { buffer, index, width } => {
                let index = self.operand(*index)?;
                let place = BufferPlace { buffer: *buffer, unit: Unit::Elements, index, width: *width };
                Ok(self.dialect.load(self.cx, &place))
            }
            Expr::WordLoad { buffer, word_index, width } => {
                let index = self.operand(*word_index)?;
                let place = BufferPlace { buffer: *buffer, unit: Unit::Words, index, width: *width };
                Ok(self.dialect.load(self.cx, &place))
            }
            Expr::Atomic { op, place, value } => {
                let (AtomicPlace::Buffer(_, index) | AtomicPlace::Array(_, index)) = place;
                let (index, value) = (self.operand(*index)?, self.operand(*value)?);
                self.flush(&Effect::Memory);
                Ok(self.dialect.atomic(self.cx, *op, *place, &index, &value))
            }
            _ => Err(self.cx.malformed("not a load")),
        }
    }

    fn collective(&mut self, expr: &Expr) -> Result<Text, EmitError> {
        match expr {
            Expr::Subgroup { op, value, arg } => {
                let (value, arg) = (self.operand(*value)?, self.operand(*arg)?);
                self.dialect.exchange(self.cx, *op, &value, &arg)
            }
            Expr::Reduce(op, _, value) => {
                let value = self.operand(*value)?;
                self.dialect.reduce(self.cx, *op, &value)
            }
            Expr::Vote(op, cond) => {
                let cond = self.operand(*cond)?;
                self.dialect.vote(self.cx, *op, &cond)
            }
            _ => Err(self.cx.malformed("not a collective op")),
        }
    }
}
