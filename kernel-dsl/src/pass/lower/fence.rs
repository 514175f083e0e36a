//! Fences for languages whose compilers may contract and re-associate floats, and have no switch against it: WGSL in a
//! browser.
//!
//! A result that was rounded and that reaches another rounding is hidden: its bits go through an integer op with a word
//! that is zero at run time. So no compiler sees two roundings beside one another, and can merge none.
//! A reduction of rounded sums is written out level by level, so that its sums get fences too.
//!
//! Before: as validated. After: no operand of an op that rounds comes from another one by moves alone (selections,
//! vectors, variables, memory, signs, lane exchanges). Values are the same bits.

use super::opaque::{HiddenZero, is_rounded, rewrite_lets, rounds, unnamed_like, with_hidden_zero};
use crate::ir::{
    BinaryOp, Block, EntityId, Expr, Kernel, ReduceOp, Rounding, StmtKind, SubgroupOp, TernaryOp, UnaryOp, ValueId,
};
use crate::pass::rewrite::Appender;

/// Puts the fences. `fused` says whether `fma` is the language's own; otherwise it is integer arithmetic.
pub(super) fn fence(mut kernel: Kernel, fused: bool) -> Kernel {
    if !super::any(&kernel.body, &|kind| rounds(&kernel, kind)) {
        return kernel;
    }
    let body = std::mem::take(&mut kernel.body);
    let mut out = Block::with_capacity(body.len());
    rewrite_lets(&mut kernel, body, &mut out, &write_out_sum);
    kernel.body = out;
    let reach = Reach::of(&kernel, fused);
    with_hidden_zero(kernel, |kernel, zero, body, out| {
        rewrite_lets(kernel, body, out, &|at, value, expr| rewrite(at, &reach, zero, value, expr));
    })
}

fn rewrite(at: &mut Appender<'_>, reach: &Reach, zero: HiddenZero, value: ValueId, expr: Expr) {
    if !(reach.values[value.index()] && reach.rounds(at.kernel, value, &expr)) {
        at.define(value, expr);
        return;
    }
    let rounded = unnamed_like(at, value);
    at.define(rounded, expr);
    let hidden = zero.hide(at, rounded);
    at.define(value, hidden);
}

/// The ascending xor butterfly of a sum.
fn write_out_sum(at: &mut Appender<'_>, value: ValueId, expr: Expr) {
    let Expr::Reduce(ReduceOp::Add, Rounding::Rn, x) = expr else {
        at.define(value, expr);
        return;
    };
    let mut own = x;
    for level in 0..5 {
        let arg = at.constant(1 << level);
        let ty = at.kernel.values[x].ty;
        let other = at.eval(ty, Expr::Subgroup { op: SubgroupOp::ShuffleXor, value: own, arg });
        let sum = Expr::Binary(BinaryOp::Add, Rounding::Rn, own, other);
        if level == 4 {
            at.define(value, sum);
        } else {
            own = at.eval(ty, sum);
        }
    }
}

/// From which places a value may reach an op that rounds, by moves alone.
struct Reach {
    fused: bool,
    values: Vec<bool>,
    vars: Vec<bool>,
    arrays: Vec<bool>,
    buffers: Vec<bool>,
    changed: bool,
}

impl Reach {
    fn of(kernel: &Kernel, fused: bool) -> Reach {
        let mut reach = Reach {
            fused,
            values: vec![false; kernel.values.len()],
            vars: vec![false; kernel.vars.len()],
            arrays: vec![false; kernel.arrays.len()],
            buffers: vec![false; kernel.buffers.len()],
            changed: true,
        };
        while reach.changed {
            reach.changed = false;
            reach.block(kernel, &kernel.body);
        }
        reach
    }

    /// Whether the op rounds and a compiler sees it.
    fn rounds(&self, kernel: &Kernel, value: ValueId, expr: &Expr) -> bool {
        let integers = !self.fused && matches!(expr, Expr::Ternary(TernaryOp::Fma, ..));
        is_rounded(kernel, value, expr) && !integers
    }

    /// From the last statement to the first.
    fn block(&mut self, kernel: &Kernel, block: &Block) {
        for stmt in block.iter().rev() {
            for nested in stmt.kind.blocks() {
                self.block(kernel, nested);
            }
            match &stmt.kind {
                StmtKind::Let { value, expr } => self.operation(kernel, *value, expr),
                StmtKind::VarStore { var, value } => self.mark_if(self.vars[var.index()], *value),
                StmtKind::ArrayStore { array, value, .. } => self.mark_if(self.arrays[array.index()], *value),
                StmtKind::BufferStore { buffer, value, .. } => self.mark_if(self.buffers[buffer.index()], *value),
                _ => {}
            }
        }
    }

    fn operation(&mut self, kernel: &Kernel, value: ValueId, expr: &Expr) {
        let reaches = self.values[value.index()];
        match expr {
            _ if self.rounds(kernel, value, expr) => expr.for_each_operand(|operand| self.mark_if(true, operand)),
            Expr::VarLoad(var) => mark(&mut self.changed, reaches, &mut self.vars[var.index()]),
            Expr::ArrayLoad { array, .. } => mark(&mut self.changed, reaches, &mut self.arrays[array.index()]),
            Expr::BufferLoad { buffer, .. } => mark(&mut self.changed, reaches, &mut self.buffers[buffer.index()]),
            _ if moves(expr) => expr.for_each_operand(|operand| self.mark_if(reaches, operand)),
            _ => {}
        }
    }

    fn mark_if(&mut self, reaches: bool, value: ValueId) {
        mark(&mut self.changed, reaches, &mut self.values[value.index()]);
    }
}

fn mark(changed: &mut bool, reaches: bool, flag: &mut bool) {
    if reaches && !*flag {
        *flag = true;
        *changed = true;
    }
}

/// Whether the result is one of the operands, or its bits with another sign or type.
fn moves(expr: &Expr) -> bool {
    match expr {
        Expr::Select { .. } | Expr::Construct(_) | Expr::Extract(..) | Expr::Bitcast(..) | Expr::Subgroup { .. } => {
            true
        }
        Expr::Unary(op, ..) => matches!(op, UnaryOp::Neg | UnaryOp::Abs),
        Expr::Binary(op, ..) => matches!(op, BinaryOp::Min | BinaryOp::Max),
        _ => false,
    }
}
