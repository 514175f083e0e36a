//! Constant folding: ops on constants, integer identities, selections and branches on constants.
//!
//! Before: a well-formed kernel. After: the same results, bit for bit; the author's constants may be evaluated, branches
//! on constants are replaced by the branch taken, loops that never run are gone. Folded operands are left for `dce`.
//! Not folded: float identities (`x + 0.0` changes `-0.0`), native functions, NaN and subnormal results.

use super::evaluate;
use super::rewrite::{ends_block, for_each_stmt_operand_mut};
use crate::ir::{BinaryOp, Block, Const, EntityId, Expr, Kernel, Stmt, StmtKind, Type, ValueId};

/// Folds `kernel`.
pub fn fold(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let count = kernel.values.len();
    let mut folder = Folder { kernel: &kernel, known: vec![Known::Nothing; count], same_as: vec![None; count] };
    kernel.body = folder.block(body);
    kernel
}

/// What is known of a value.
#[derive(Clone)]
enum Known {
    Nothing,
    Constant(Const),
    /// A vector of these values.
    Parts(Vec<ValueId>),
}

/// What becomes of a `let`.
enum Folded {
    /// As it was.
    Kept,
    /// A constant.
    Constant(Const),
    /// Another value, visible wherever this one is.
    Same(ValueId),
}

struct Folder<'a> {
    kernel: &'a Kernel,
    known: Vec<Known>,
    same_as: Vec<Option<ValueId>>,
}

impl Folder<'_> {
    fn block(&mut self, block: Block) -> Block {
        let mut out = Block::with_capacity(block.len());
        for stmt in block {
            self.stmt(stmt, &mut out);
            if out.last().is_some_and(|last| ends_block(&last.kind)) {
                break;
            }
        }
        out
    }

    fn stmt(&mut self, mut stmt: Stmt, out: &mut Block) {
        for_each_stmt_operand_mut(&mut stmt.kind, |operand| {
            // Targets are resolved when they are recorded, so one step is enough.
            *operand = self.same_as[operand.index()].unwrap_or(*operand);
        });
        match stmt.kind {
            StmtKind::Let { value, ref mut expr } => {
                match self.expr(expr) {
                    Folded::Kept => {
                        if let Expr::Construct(parts) = expr {
                            self.known[value.index()] = Known::Parts(parts.clone());
                        }
                    }
                    Folded::Constant(constant) => {
                        self.known[value.index()] = Known::Constant(constant);
                        *expr = Expr::Const(constant);
                    }
                    Folded::Same(other) => {
                        self.same_as[value.index()] = Some(other);
                        return;
                    }
                }
                out.push(stmt);
            }
            StmtKind::If { cond, then_block, else_block } => match self.constant(cond) {
                Some(Const::Bool(true)) => self.splice(then_block, out),
                Some(Const::Bool(false)) => self.splice(else_block, out),
                _ => {
                    let (then_block, else_block) = (self.block(then_block), self.block(else_block));
                    out.push(Stmt { span: stmt.span, kind: StmtKind::If { cond, then_block, else_block } });
                }
            },
            StmtKind::For { start, end, .. } if self.never_runs(start, end) => {}
            StmtKind::For { counter, start, end, step, body } => {
                let body = self.block(body);
                out.push(Stmt { span: stmt.span, kind: StmtKind::For { counter, start, end, step, body } });
            }
            StmtKind::Loop { body } => {
                let body = self.block(body);
                out.push(Stmt { span: stmt.span, kind: StmtKind::Loop { body } });
            }
            kind => out.push(Stmt { span: stmt.span, kind }),
        }
    }

    /// The branch taken stands where the `if` stood.
    fn splice(&mut self, block: Block, out: &mut Block) {
        let block = self.block(block);
        out.extend(block);
    }

    fn never_runs(&self, start: ValueId, end: ValueId) -> bool {
        match (self.constant(start), self.constant(end)) {
            (Some(Const::U32(start)), Some(Const::U32(end))) => start >= end,
            (Some(Const::I32(start)), Some(Const::I32(end))) => start >= end,
            _ => false,
        }
    }

    fn constant(&self, value: ValueId) -> Option<Const> {
        match self.known[value.index()] {
            Known::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    fn expr(&self, expr: &Expr) -> Folded {
        let constant = |value: &ValueId| self.constant(*value);
        let evaluated = match expr {
            Expr::Const(known) => Some(*known),
            Expr::Unary(op, _, x) => constant(x).and_then(|x| evaluate::unary(*op, x)),
            Expr::Binary(op, _, a, b) => {
                let both = constant(a).zip(constant(b));
                match both.and_then(|(a, b)| evaluate::binary(*op, a, b)) {
                    Some(result) => Some(result),
                    None => return self.identity(*op, *a, *b),
                }
            }
            Expr::Ternary(op, _, [a, b, c]) => match (constant(a), constant(b), constant(c)) {
                (Some(a), Some(b), Some(c)) => evaluate::ternary(*op, [a, b, c]),
                _ => None,
            },
            Expr::Convert(to, x) | Expr::Bitcast(to, x) if self.kernel.values[*x].ty.scalar() == Some(*to) => {
                return Folded::Same(*x);
            }
            Expr::Convert(to, x) => constant(x).and_then(|x| evaluate::convert(*to, x)),
            Expr::Bitcast(to, x) => constant(x).and_then(|x| evaluate::bitcast(*to, x)),
            Expr::Encode(elem, x) => constant(x).and_then(|x| evaluate::encode(*elem, x)),
            Expr::Decode(elem, x) => constant(x).and_then(|x| evaluate::decode(*elem, x)),
            Expr::Select { cond, if_true, if_false } => match constant(cond) {
                Some(Const::Bool(true)) => return Folded::Same(*if_true),
                Some(Const::Bool(false)) => return Folded::Same(*if_false),
                _ if if_true == if_false => return Folded::Same(*if_true),
                _ => None,
            },
            Expr::Extract(x, index) => match &self.known[x.index()] {
                Known::Parts(parts) => match parts.get(usize::from(*index)) {
                    Some(part) => return Folded::Same(*part),
                    None => None,
                },
                _ => None,
            },
            _ => None,
        };
        evaluated.map_or(Folded::Kept, Folded::Constant)
    }

    /// Integer and bool identities with one constant operand.
    fn identity(&self, op: BinaryOp, a: ValueId, b: ValueId) -> Folded {
        let is = |value: ValueId, number: u32| match self.constant(value) {
            Some(Const::U32(x)) => x == number,
            Some(Const::I32(x)) => x.cast_unsigned() == number,
            _ => false,
        };
        let truth = |value: ValueId| match self.constant(value) {
            Some(Const::Bool(x)) => Some(x),
            _ => None,
        };
        match op {
            BinaryOp::Add | BinaryOp::BitOr | BinaryOp::BitXor if is(a, 0) => Folded::Same(b),
            BinaryOp::Add | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::Sub if is(b, 0) => Folded::Same(a),
            BinaryOp::Shl | BinaryOp::Shr if is(b, 0) => Folded::Same(a),
            BinaryOp::Mul | BinaryOp::Div if is(b, 1) => Folded::Same(a),
            BinaryOp::Mul if is(a, 1) => Folded::Same(b),
            BinaryOp::Mul | BinaryOp::BitAnd if is(a, 0) => Folded::Same(a),
            BinaryOp::Mul | BinaryOp::BitAnd if is(b, 0) => Folded::Same(b),
            BinaryOp::Rem if is(b, 1) => match self.kernel.values[a].ty {
                Type::U32 => Folded::Constant(Const::U32(0)),
                Type::I32 => Folded::Constant(Const::I32(0)),
                _ => Folded::Kept,
            },
            BinaryOp::And if truth(a) == Some(true) || truth(b) == Some(false) => Folded::Same(b),
            BinaryOp::And if truth(b) == Some(true) || truth(a) == Some(false) => Folded::Same(a),
            BinaryOp::Or if truth(a) == Some(false) || truth(b) == Some(true) => Folded::Same(b),
            BinaryOp::Or if truth(b) == Some(false) || truth(a) == Some(true) => Folded::Same(a),
            _ => Folded::Kept,
        }
    }
}
