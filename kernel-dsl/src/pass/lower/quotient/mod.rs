//! Correctly rounded quotients and square roots for devices, whose own are not.
//!
//! * [`Form::Fma`], where the device's `fma` rounds once: a first guess by integer subtraction, Newton steps, and one step
//!   with the exact residual (Markstein). Operands whose intermediate results could leave the normal range are brought into
//!   [1, 2) first and scaled back by integers.
//! * [`Form::Integers`]: a float estimate within two units, and a 32-bit residual that says exactly how far off it is.
//!   Browsers take this form too: a compiler that contracts the estimate changes nothing.
//!
//! Both give the bits of [`UnaryOp::Root`] and [`BinaryOp::Quotient`] for every operand. They are device functions, printed
//! once in a text; [`write_quotients`] writes them in place, for tests.

pub(super) mod by_fma;
pub(super) mod by_integers;
mod special;

use std::collections::{HashMap, HashSet};

use super::function::{Function, FunctionKind, is_one};
use crate::ir::{BinaryOp, Block, Expr, Kernel, Stmt, StmtKind, Type, UnaryOp, ValueId};
use crate::pass::rewrite::Appender;
use crate::target::{Features, FmaLowering, Language};

/// How a quotient is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// By `fma` steps.
    Fma,
    /// By integer residuals.
    Integers,
}

impl Form {
    /// The form for a target.
    pub fn of(language: Language, features: &Features) -> Form {
        match (language, features.fma) {
            (Language::BrowserWgsl, _) | (_, FmaLowering::Software) => Form::Integers,
            _ => Form::Fma,
        }
    }
}

/// Whether the statement is a quotient or root.
pub(super) fn is_quotient(kind: &StmtKind) -> bool {
    matches!(kind, StmtKind::Let { expr: Expr::Binary(BinaryOp::Quotient, ..) | Expr::Unary(UnaryOp::Root, ..), .. })
}

/// Writes every quotient and root of `kernel` in place.
pub fn write_quotients(mut kernel: Kernel, form: Form) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let mut writer = Writer { form, ones: HashSet::new(), functions: HashMap::new() };
    kernel.body = writer.block(&mut kernel, body);
    kernel
}

struct Writer {
    form: Form,
    /// Values that are the literal 1.
    ones: HashSet<ValueId>,
    functions: HashMap<FunctionKind, Function>,
}

impl Writer {
    fn block(&mut self, kernel: &mut Kernel, old: Block) -> Block {
        let mut out = Block::with_capacity(old.len());
        for mut stmt in old {
            for nested in stmt.kind.blocks_mut() {
                let inner = std::mem::take(nested);
                *nested = self.block(kernel, inner);
            }
            match stmt.kind {
                StmtKind::Let { value, expr } => {
                    let mut at = Appender { kernel, block: &mut out, span: stmt.span };
                    self.value(&mut at, value, expr);
                }
                kind => out.push(Stmt { span: stmt.span, kind }),
            }
        }
        out
    }

    fn value(&mut self, at: &mut Appender<'_>, value: ValueId, expr: Expr) {
        if is_one(&expr) {
            self.ones.insert(value);
        }
        let Some((kind, operands)) =
            FunctionKind::of_quotient(&expr, self.form, |operand| self.ones.contains(&operand))
        else {
            at.define(value, expr);
            return;
        };
        let function = self.functions.entry(kind).or_insert_with(|| kind.build());
        let components = at.kernel.values[value].ty.components();
        if components == 1 {
            let result = function.splice(at, &operands);
            at.define(value, result);
            return;
        }
        let mut parts = Vec::new();
        for component in 0..components {
            let scalars: Vec<ValueId> =
                operands.iter().map(|&operand| at.eval(Type::F32, Expr::Extract(operand, component))).collect();
            let result = function.splice(at, &scalars);
            parts.push(at.eval(Type::F32, result));
        }
        at.define(value, Expr::Construct(parts));
    }
}
