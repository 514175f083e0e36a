//! A word that is zero at run time and that no compiler knows, and values hidden behind it.
//!
//! Invariants: the word stands first in the body, so it is visible everywhere and computed once; it is zero because a
//! dispatch that runs has workgroups. To a compiler it is zero or all ones, so a float made from it may be a NaN.

use crate::ir::{
    BinaryOp, Block, Builtin, Const, Expr, Kernel, Rounding, Scalar, Stmt, StmtKind, Type, Value, ValueId,
};
use crate::pass::rewrite::Appender;

/// Puts the word in front of the body, which the caller rewrites by `change`.
pub(super) fn with_hidden_zero(
    mut kernel: Kernel,
    change: impl FnOnce(&mut Kernel, HiddenZero, Block, &mut Block),
) -> Kernel {
    let old = std::mem::take(&mut kernel.body);
    let mut body = Block::with_capacity(old.len());
    let span = kernel.span;
    let mut at = Appender { kernel: &mut kernel, block: &mut body, span };
    let groups = at.eval(Type::U32, Expr::Builtin(Builtin::NumWorkgroups(0)));
    let zero = at.constant(0);
    let ones = at.constant(u32::MAX);
    let cond = at.eval(Type::BOOL, Expr::Binary(BinaryOp::Eq, Rounding::Exact, groups, zero));
    let bits = at.eval(Type::U32, Expr::Select { cond, if_true: ones, if_false: zero });
    at.kernel.values[bits].name = Some("hidden_zero".to_owned());
    change(&mut kernel, HiddenZero(bits), old, &mut body);
    kernel.body = body;
    kernel
}

/// The word.
#[derive(Clone, Copy)]
pub(super) struct HiddenZero(ValueId);

impl HiddenZero {
    /// A float zero with the sign of the literal `bits`.
    pub fn float(self, at: &mut Appender<'_>, bits: u32) -> Expr {
        if bits == 0 {
            return Expr::Bitcast(Scalar::F32, self.0);
        }
        let sign = at.constant(bits);
        let word = at.word(BinaryOp::BitOr, self.0, sign);
        Expr::Bitcast(Scalar::F32, word)
    }

    /// The float `x`, as a value of which a compiler knows nothing.
    pub fn hide(self, at: &mut Appender<'_>, x: ValueId) -> Expr {
        let components = at.kernel.values[x].ty.components();
        let words = Type::of(Scalar::U32, components);
        let bits = at.eval(words, Expr::Bitcast(Scalar::U32, x));
        let zero = match components {
            1 => self.0,
            _ => at.eval(words, Expr::Construct(vec![self.0; usize::from(components)])),
        };
        let bits = at.eval(words, Expr::Binary(BinaryOp::BitXor, Rounding::Exact, bits, zero));
        Expr::Bitcast(Scalar::F32, bits)
    }
}

/// Whether the expression is float arithmetic with a rounding that a compiler must not change. Quotients are not: they are
/// functions whose operands and results are words.
pub(super) fn is_rounded(kernel: &Kernel, value: ValueId, expr: &Expr) -> bool {
    let rounding = match expr {
        Expr::Binary(BinaryOp::Quotient, ..) => return false,
        Expr::Binary(_, rounding, ..) | Expr::Ternary(_, rounding, _) | Expr::Reduce(_, rounding, _) => *rounding,
        _ => return false,
    };
    let float = kernel.values[value].ty.scalar() == Some(Scalar::F32);
    float && matches!(rounding, Rounding::Rn | Rounding::Fused)
}

/// Whether the statement is such arithmetic.
pub(super) fn rounds(kernel: &Kernel, kind: &StmtKind) -> bool {
    matches!(kind, StmtKind::Let { value, expr } if is_rounded(kernel, *value, expr))
}

/// Bits of a float literal that is zero.
pub(super) fn zero_literal(expr: &Expr) -> Option<u32> {
    match expr {
        Expr::Const(Const::F32(bits)) if bits << 1 == 0 => Some(*bits),
        _ => None,
    }
}

/// Rewrites every `let` of a block and its nested ones by `change`, which appends the new statements.
pub(super) fn rewrite_lets(
    kernel: &mut Kernel,
    block: Block,
    out: &mut Block,
    change: &impl Fn(&mut Appender<'_>, ValueId, Expr),
) {
    for mut stmt in block {
        for nested in stmt.kind.blocks_mut() {
            let old = std::mem::take(nested);
            rewrite_lets(kernel, old, nested, change);
        }
        match stmt.kind {
            StmtKind::Let { value, expr } => {
                change(&mut Appender { kernel, block: out, span: stmt.span }, value, expr);
            }
            kind => out.push(Stmt { span: stmt.span, kind }),
        }
    }
}

/// A new value like `value`, without its name.
pub(super) fn unnamed_like(at: &mut Appender<'_>, value: ValueId) -> ValueId {
    let ty = at.kernel.values[value].ty;
    at.kernel.values.push(Value { ty, name: None })
}
