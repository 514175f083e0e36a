//! Float zeros that no compiler knows, for drivers that drop float arithmetic with a zero they know.
//!
//! Literals are not the only zeros that a driver knows: it unrolls loops, so a counter is a number, and what is computed
//! from it is one too. So every value gets a [`Class`] by what a driver may know of it, through variables and memory;
//! zero literals are made at run time, and an operand of rounded arithmetic that may be a known zero is hidden.
//!
//! Before: subgroup ops are lowered. After: no operand of an op that rounds is a zero that a driver can know, and by
//! that no result of one is known. Values are the same bits.

use super::opaque::{HiddenZero, is_rounded, rewrite_lets, rounds, with_hidden_zero, zero_literal};
use crate::ir::{
    AtomicPlace, BinaryOp, Block, Builtin, Const, EntityId, Expr, Kernel, Rounding, Scalar, StmtKind, UnaryOp, ValueId,
};
use crate::pass::rewrite::{Appender, for_each_operand_mut};

/// What a driver may know of a value, least first; a value from several places is the greatest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    /// Nothing, and nothing of any bit: it comes straight from memory or the launch.
    Raw,
    /// That it is no constant.
    Unknown,
    /// A constant that is not zero.
    NotZero,
    /// Any constant.
    Any,
}

/// Hides every zero.
pub(super) fn hide_zeros(kernel: Kernel) -> Kernel {
    if !super::any(&kernel.body, &|kind| rounds(&kernel, kind)) {
        return kernel;
    }
    let known = Knowledge::of(&kernel);
    with_hidden_zero(kernel, |kernel, zero, body, out| {
        rewrite_lets(kernel, body, out, &|at, value, expr| rewrite(at, &known, zero, value, expr));
    })
}

fn rewrite(at: &mut Appender<'_>, known: &Knowledge, zero: HiddenZero, value: ValueId, mut expr: Expr) {
    if let Some(bits) = zero_literal(&expr) {
        expr = zero.float(at, bits);
    } else if is_rounded(at.kernel, value, &expr) {
        for_each_operand_mut(&mut expr, |operand| {
            if known.values[operand.index()] == Class::Any {
                let hidden = zero.hide(at, *operand);
                let ty = at.kernel.values[*operand].ty;
                *operand = at.eval(ty, hidden);
            }
        });
    }
    at.define(value, expr);
}

/// What a driver may know.
struct Knowledge {
    values: Vec<Class>,
    vars: Vec<Class>,
    arrays: Vec<Class>,
    buffers: Vec<Class>,
    changed: bool,
}

impl Knowledge {
    fn of(kernel: &Kernel) -> Knowledge {
        let mut known = Knowledge {
            values: vec![Class::Raw; kernel.values.len()],
            vars: vec![Class::Raw; kernel.vars.len()],
            arrays: vec![Class::Raw; kernel.arrays.len()],
            buffers: vec![Class::Raw; kernel.buffers.len()],
            changed: true,
        };
        // Loops carry classes back to their start; classes only grow.
        while known.changed {
            known.changed = false;
            known.block(kernel, &kernel.body);
        }
        known
    }

    fn class(&self, value: ValueId) -> Class {
        self.values[value.index()]
    }

    fn block(&mut self, kernel: &Kernel, block: &Block) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Let { value, expr } => {
                    let class = self.of_expr(kernel, *value, expr);
                    grow(&mut self.values[value.index()], class, &mut self.changed);
                    if let Expr::Atomic { place: AtomicPlace::Array(array, _), value, .. } = expr {
                        let stored = self.class(*value);
                        grow(&mut self.arrays[array.index()], stored, &mut self.changed);
                    }
                }
                StmtKind::For { counter, .. } => {
                    grow(&mut self.values[counter.index()], Class::Any, &mut self.changed);
                }
                StmtKind::VarStore { var, value } => {
                    let stored = self.class(*value);
                    grow(&mut self.vars[var.index()], stored, &mut self.changed);
                }
                StmtKind::ArrayStore { array, value, .. } => {
                    let stored = self.class(*value);
                    grow(&mut self.arrays[array.index()], stored, &mut self.changed);
                }
                StmtKind::BufferStore { buffer, value, .. } | StmtKind::WordStore { buffer, value, .. } => {
                    let stored = self.class(*value);
                    grow(&mut self.buffers[buffer.index()], stored, &mut self.changed);
                }
                _ => {}
            }
            for nested in stmt.kind.blocks() {
                self.block(kernel, nested);
            }
        }
    }

    fn join(&self, values: &[ValueId]) -> Class {
        values.iter().map(|value| self.class(*value)).max().unwrap_or(Class::Any)
    }

    fn of_expr(&self, kernel: &Kernel, value: ValueId, expr: &Expr) -> Class {
        let scalar = |value: ValueId| kernel.values[value].ty.scalar();
        let float = scalar(value) == Some(Scalar::F32);
        match expr {
            Expr::Const(Const::F32(bits)) if bits << 1 == 0 => Class::Unknown,
            Expr::Const(Const::F32(_) | Const::U32(1..)) => Class::NotZero,
            Expr::Const(Const::I32(number)) if *number != 0 => Class::NotZero,
            Expr::Builtin(Builtin::WorkgroupId(_) | Builtin::NumWorkgroups(_)) => Class::Unknown,
            Expr::Immediate(_) => Class::Raw,
            Expr::VarLoad(var) => self.vars[var.index()],
            Expr::ArrayLoad { array, .. } => self.arrays[array.index()],
            Expr::BufferLoad { buffer, .. } | Expr::WordLoad { buffer, .. } => self.buffers[buffer.index()],
            Expr::Atomic { .. } => Class::Unknown,
            Expr::Unary(UnaryOp::Neg | UnaryOp::Abs, _, x) if float => self.class(*x),
            Expr::Unary(_, _, x) if float => calculated(self.class(*x)),
            Expr::Binary(BinaryOp::Min | BinaryOp::Max, _, a, b) => self.join(&[*a, *b]),
            Expr::Binary(BinaryOp::Quotient, _, a, b) => calculated(self.join(&[*a, *b])),
            Expr::Binary(op, rounding, a, b) if float => self.arithmetic(*op, *rounding, &[*a, *b]),
            Expr::Binary(op, _, a, b) => self.word(*op, *a, *b),
            Expr::Ternary(_, rounding, operands) if float => self.arithmetic(BinaryOp::Add, *rounding, operands),
            Expr::Reduce(_, _, x) if is_rounded(kernel, value, expr) => {
                self.arithmetic(BinaryOp::Add, Rounding::Rn, &[*x])
            }
            Expr::Subgroup { value: x, .. } => self.class(*x),
            Expr::Select { if_true, if_false, .. } => self.join(&[*if_true, *if_false]),
            Expr::Construct(parts) => self.join(parts),
            Expr::Extract(x, _) => self.class(*x),
            // 0x80000000 is a zero among floats.
            Expr::Bitcast(Scalar::F32, x) if !float_of(scalar(*x)) => calculated(self.class(*x)),
            Expr::Bitcast(_, x) => self.class(*x),
            Expr::Convert(_, x) if matches!(scalar(*x), Some(Scalar::U32 | Scalar::I32)) => self.class(*x),
            Expr::Convert(_, x) | Expr::Decode(_, x) => calculated(self.class(*x)),
            _ => Class::Any,
        }
    }

    /// Of float arithmetic: an operand that may be a known zero is hidden where the op rounds.
    fn arithmetic(&self, op: BinaryOp, rounding: Rounding, operands: &[ValueId]) -> Class {
        if op == BinaryOp::DivNative {
            return Class::Any;
        }
        let hidden = rounding != Rounding::Any;
        let unknown = |class: Class| class <= Class::Unknown || (hidden && class == Class::Any);
        let any_zero = !hidden && self.join(operands) == Class::Any;
        let unknown = operands.iter().any(|operand| unknown(self.class(*operand)));
        if unknown && !any_zero { Class::Unknown } else { Class::Any }
    }

    /// Of integers: one op with a literal leaves something unknown of a raw word, two may not.
    fn word(&self, op: BinaryOp, a: ValueId, b: ValueId) -> Class {
        let masks = matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::Shl | BinaryOp::Shr);
        match (self.class(a), self.class(b)) {
            (Class::Raw, Class::NotZero) if masks => Class::Unknown,
            _ => Class::Any,
        }
    }
}

/// Of an op on one operand that may turn a number into zero.
fn calculated(operand: Class) -> Class {
    if operand <= Class::Unknown { Class::Unknown } else { Class::Any }
}

fn float_of(scalar: Option<Scalar>) -> bool {
    scalar == Some(Scalar::F32)
}

fn grow(class: &mut Class, by: Class, changed: &mut bool) {
    if by > *class {
        *class = by;
        *changed = true;
    }
}
