//! `fma` with one rounding in integer arithmetic, for devices whose own multiplies and adds with two.
//!
//! Complete: nearest even, signed zeros, subnormal operands and results kept, overflow to infinity, NaN canonical.
//! The product of two 24-bit significands and the addend are put on one scale of 64 bits, the larger with its top bit
//! at 60 or 61; the smaller is shifted right, and what it loses is one sticky bit far below any rounding.
//!
//! Written once as IR: emitters print it as a function of the text ([`function`]); [`lower_fma`] writes it in place for
//! the CPU engine, which is how it is tested.

mod finite;
mod special;
mod words;

use super::function::Function;
use crate::build::Builder;
use crate::ir::{Block, Expr, Kernel, Mode, Rounding, Scalar, Span, Stmt, StmtKind, TernaryOp, Type, ValueId};
use crate::pass::rewrite::Appender;
use special::fma_bits;

/// `fma` of three `f32` as a function of the text.
pub(super) fn function(name: &str) -> Function {
    let mut builder = Builder::new(name, Mode::Strict, Span::GENERATED);
    let parameters = [0; 3].map(|_| builder.parameter(Type::F32));
    let result = builder.var("result", Type::F32, Span::GENERATED);
    let mut kernel = builder.finish().expect("nothing was appended that could be refused");
    let mut body = Block::new();
    let mut at = Appender { kernel: &mut kernel, block: &mut body, span: Span::GENERATED };
    let bits = fma_bits(&mut at, parameters);
    let value = at.eval(Type::F32, Expr::Bitcast(Scalar::F32, bits));
    at.stmt(StmtKind::VarStore { var: result, value });
    kernel.body = body;
    Function { kernel, parameters: parameters.to_vec(), result }
}

/// Writes every `fma` of one rounding in place.
pub(super) fn lower_fma(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    kernel.body = block(&mut kernel, body);
    kernel
}

/// Whether the statement is an `fma` of one rounding.
pub(super) fn is_fma(kind: &StmtKind) -> bool {
    matches!(kind, StmtKind::Let { expr: Expr::Ternary(TernaryOp::Fma, Rounding::Fused, _), .. })
}

fn block(kernel: &mut Kernel, old: Block) -> Block {
    let mut out = Block::with_capacity(old.len());
    for mut stmt in old {
        for nested in stmt.kind.blocks_mut() {
            let inner = std::mem::take(nested);
            *nested = block(kernel, inner);
        }
        match stmt.kind {
            StmtKind::Let { value, expr: Expr::Ternary(TernaryOp::Fma, Rounding::Fused, operands) } => {
                let mut at = Appender { kernel, block: &mut out, span: stmt.span };
                components(&mut at, value, operands);
            }
            kind => out.push(Stmt { span: stmt.span, kind }),
        }
    }
    out
}

/// `fma` of scalars, or component by component.
fn components(at: &mut Appender<'_>, value: ValueId, operands: [ValueId; 3]) {
    let components = at.kernel.values[value].ty.components();
    if components == 1 {
        let bits = fma_bits(at, operands);
        at.define(value, Expr::Bitcast(Scalar::F32, bits));
        return;
    }
    let parts = (0..components).map(|component| {
        let scalars = operands.map(|operand| at.eval(Type::F32, Expr::Extract(operand, component)));
        let bits = fma_bits(at, scalars);
        at.eval(Type::F32, Expr::Bitcast(Scalar::F32, bits))
    });
    let parts = parts.collect();
    at.define(value, Expr::Construct(parts));
}
