//! Wrong kernels on purpose: the positive control of the comparison.
//!
//! Invariants: a mutant differs from its kernel in exactly one op and is as valid as it was.

use kernel_dsl::ir::{BinaryOp, Block, Expr, Kernel, ReduceOp, StmtKind, SubgroupOp, UnaryOp, VoteOp};

/// An expression that a lowering could confuse `expr` with.
fn confused(expr: &Expr) -> Option<Expr> {
    use BinaryOp::{Add, BitAnd, BitOr, BitXor, Div, Ge, Gt, Le, Lt, Max, Min, Mul, Rem, Shl, Shr, Sub};
    Some(match expr {
        Expr::Binary(op, rounding, a, b) => {
            let other = match op {
                Add => Sub,
                Sub => Add,
                Mul => Add,
                Div => Rem,
                Rem => Div,
                Min => Max,
                Max => Min,
                BitAnd => BitOr,
                BitOr => BitXor,
                BitXor => BitAnd,
                Shl => Shr,
                Shr => Shl,
                Lt => Le,
                Le => Lt,
                Gt => Ge,
                Ge => Gt,
                _ => return None,
            };
            Expr::Binary(other, *rounding, *a, *b)
        }
        Expr::Unary(op, rounding, x) => {
            let other = match op {
                UnaryOp::Floor => UnaryOp::Ceil,
                UnaryOp::Ceil => UnaryOp::Trunc,
                UnaryOp::Trunc => UnaryOp::RoundEven,
                UnaryOp::RoundEven => UnaryOp::Floor,
                UnaryOp::Neg => UnaryOp::Abs,
                UnaryOp::Abs => UnaryOp::Neg,
                UnaryOp::CountOnes => UnaryOp::LeadingZeros,
                UnaryOp::LeadingZeros => UnaryOp::ReverseBits,
                _ => return None,
            };
            Expr::Unary(other, *rounding, *x)
        }
        Expr::Select { cond, if_true, if_false } => {
            Expr::Select { cond: *cond, if_true: *if_false, if_false: *if_true }
        }
        Expr::Subgroup { op, value, arg } => {
            let op = match op {
                SubgroupOp::ShuffleUp => SubgroupOp::ShuffleDown,
                SubgroupOp::ShuffleDown => SubgroupOp::ShuffleUp,
                SubgroupOp::ShuffleXor => SubgroupOp::Shuffle,
                SubgroupOp::Shuffle => SubgroupOp::ShuffleXor,
                SubgroupOp::Broadcast => return None,
            };
            Expr::Subgroup { op, value: *value, arg: *arg }
        }
        Expr::Reduce(ReduceOp::Min, rounding, x) => Expr::Reduce(ReduceOp::Max, *rounding, *x),
        Expr::Reduce(ReduceOp::Max, rounding, x) => Expr::Reduce(ReduceOp::Min, *rounding, *x),
        Expr::Vote(VoteOp::Any, x) => Expr::Vote(VoteOp::All, *x),
        Expr::Vote(VoteOp::All, x) => Expr::Vote(VoteOp::Any, *x),
        _ => return None,
    })
}

/// `kernel` with the `nth` confusable op replaced; `None` when it has fewer.
pub fn mutant(kernel: &Kernel, nth: usize) -> Option<Kernel> {
    let mut mutant = kernel.clone();
    let mut left = nth;
    replace(&mut mutant.body, &mut left).then_some(mutant)
}

fn replace(block: &mut Block, left: &mut usize) -> bool {
    for stmt in block {
        if let StmtKind::Let { expr, .. } = &mut stmt.kind
            && let Some(other) = confused(expr)
        {
            if *left == 0 {
                *expr = other;
                return true;
            }
            *left -= 1;
        }
        if stmt.kind.blocks_mut().any(|block| replace(block, left)) {
            return true;
        }
    }
    false
}
