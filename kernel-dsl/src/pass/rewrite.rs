//! What passes share: changing operands in place and making new statements.

use crate::ir::{
    AtomicPlace, BinaryOp, Block, Const, Expr, Kernel, Rounding, Span, Stmt, StmtKind, Type, Value, ValueId,
};

/// Calls `change` with each operand of `expr`.
pub(super) fn for_each_operand_mut(expr: &mut Expr, mut change: impl FnMut(&mut ValueId)) {
    match expr {
        Expr::Const(_) | Expr::Builtin(_) | Expr::Immediate(_) | Expr::VarLoad(_) | Expr::TileZero => {}
        Expr::Unary(_, _, x)
        | Expr::Convert(_, x)
        | Expr::Bitcast(_, x)
        | Expr::Encode(_, x)
        | Expr::Decode(_, x)
        | Expr::Extract(x, _)
        | Expr::Reduce(_, _, x)
        | Expr::Vote(_, x) => change(x),
        Expr::Binary(_, _, a, b) => [a, b].into_iter().for_each(change),
        Expr::Ternary(_, _, operands) => operands.iter_mut().for_each(change),
        Expr::Select { cond, if_true, if_false } => [cond, if_true, if_false].into_iter().for_each(change),
        Expr::Construct(parts) => parts.iter_mut().for_each(change),
        Expr::ArrayLoad { index, .. } | Expr::BufferLoad { index, .. } => change(index),
        Expr::WordLoad { word_index, .. } => change(word_index),
        Expr::Atomic { place, value, .. } => {
            let (AtomicPlace::Buffer(_, index) | AtomicPlace::Array(_, index)) = place;
            [index, value].into_iter().for_each(change);
        }
        Expr::Subgroup { value, arg, .. } => [value, arg].into_iter().for_each(change),
        Expr::TileLoad { place, .. } => [&mut place.offset, &mut place.stride].into_iter().for_each(change),
        Expr::TileMulAdd { a, b, acc } => [a, b, acc].into_iter().for_each(change),
    }
}

/// Calls `change` with each operand of the statement itself, not of nested blocks.
pub(super) fn for_each_stmt_operand_mut(kind: &mut StmtKind, mut change: impl FnMut(&mut ValueId)) {
    match kind {
        StmtKind::Let { expr, .. } => for_each_operand_mut(expr, change),
        StmtKind::VarStore { value, .. } => change(value),
        StmtKind::ArrayStore { index, value, .. } | StmtKind::BufferStore { index, value, .. } => {
            [index, value].into_iter().for_each(change);
        }
        StmtKind::WordStore { word_index, value, .. } => [word_index, value].into_iter().for_each(change),
        StmtKind::TileStore { place, tile } => {
            [&mut place.offset, &mut place.stride, tile].into_iter().for_each(change);
        }
        StmtKind::If { cond, .. } => change(cond),
        StmtKind::For { start, end, step, .. } => [start, end, step].into_iter().for_each(change),
        StmtKind::Barrier(_) | StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Return => {}
    }
}

/// Whether nothing after the statement runs in its block.
pub(super) fn ends_block(kind: &StmtKind) -> bool {
    matches!(kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return)
}

/// Appends statements to a block on behalf of the statement that they replace.
pub(super) struct Appender<'a> {
    pub(super) kernel: &'a mut Kernel,
    pub(super) block: &'a mut Block,
    pub(super) span: Span,
}

impl Appender<'_> {
    /// `let new = expr`
    pub(super) fn eval(&mut self, ty: Type, expr: Expr) -> ValueId {
        let value = self.kernel.values.push(Value { ty, name: None });
        self.define(value, expr);
        value
    }

    /// `let value = expr`
    pub(super) fn define(&mut self, value: ValueId, expr: Expr) {
        self.stmt(StmtKind::Let { value, expr });
    }

    /// A `u32` literal.
    pub(super) fn constant(&mut self, number: u32) -> ValueId {
        self.eval(Type::U32, Expr::Const(Const::U32(number)))
    }

    /// `op` of two `u32`.
    pub(super) fn word(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.eval(Type::U32, Expr::Binary(op, Rounding::Exact, a, b))
    }

    /// A new `u32` counter for a `for` that the caller appends.
    pub(super) fn counter(&mut self, name: &str) -> ValueId {
        self.kernel.values.push(Value { ty: Type::U32, name: Some(name.to_owned()) })
    }

    pub(super) fn stmt(&mut self, kind: StmtKind) {
        self.block.push(Stmt { span: self.span, kind });
    }
}
