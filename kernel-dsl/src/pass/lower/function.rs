//! Functions of the text: what a target has no op for, written once as IR.
//!
//! Emitters print such a function once in each text that calls it; [`Function::splice`] writes its body in place for the
//! CPU engine, which has no text, and by that tests it.
//!
//! Invariants: the body uses its parameters, which nothing defines, and assigns its result last; it holds no memory, no
//! collective op and no jump.

use std::collections::HashMap;

use super::fma;
use super::quotient::{Form, by_fma, by_integers};
use crate::build::builder::{Builder, build_with};
use crate::build::value::Val;
use crate::ir::{
    BinaryOp, Block, Const, Expr, Kernel, Mode, Rounding, Span, Stmt, StmtKind, TernaryOp, Type, UnaryOp, Value,
    ValueId, VarId,
};
use crate::pass::rewrite::{Appender, for_each_stmt_operand_mut};
use crate::target::{Features, FmaLowering, Language};

/// A function of `f32`.
#[derive(Debug)]
pub(crate) struct Function {
    /// Holds the body alone.
    pub kernel: Kernel,
    /// What nothing in the body defines.
    pub parameters: Vec<ValueId>,
    /// What the body assigns last.
    pub result: VarId,
}

/// Which function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FunctionKind {
    /// `a * b + c`, rounded once, by integers.
    Fma,
    /// `a / b`
    Quotient(Form),
    /// `1 / b`
    Reciprocal(Form),
    /// The square root.
    Root(Form),
}

impl FunctionKind {
    /// The function that computes `expr` on a target, with its operands; `None` where the target has an op for it.
    pub(crate) fn of(
        expr: &Expr,
        language: Language,
        features: &Features,
        is_one: impl Fn(ValueId) -> bool,
    ) -> Option<(FunctionKind, Vec<ValueId>)> {
        match expr {
            Expr::Ternary(TernaryOp::Fma, Rounding::Fused, operands) if features.fma == FmaLowering::Software => {
                Some((FunctionKind::Fma, operands.to_vec()))
            }
            _ => FunctionKind::of_quotient(expr, Form::of(language, features), is_one),
        }
    }

    /// The function of a quotient or root.
    pub(super) fn of_quotient(
        expr: &Expr,
        form: Form,
        is_one: impl Fn(ValueId) -> bool,
    ) -> Option<(FunctionKind, Vec<ValueId>)> {
        match expr {
            Expr::Binary(BinaryOp::Quotient, _, a, b) if is_one(*a) => Some((FunctionKind::Reciprocal(form), vec![*b])),
            Expr::Binary(BinaryOp::Quotient, _, a, b) => Some((FunctionKind::Quotient(form), vec![*a, *b])),
            Expr::Unary(UnaryOp::Root, _, x) => Some((FunctionKind::Root(form), vec![*x])),
            _ => None,
        }
    }

    /// The name in text.
    pub(crate) fn name(self) -> &'static str {
        match self {
            FunctionKind::Fma => "fma_exact",
            FunctionKind::Quotient(_) => "quotient_rn",
            FunctionKind::Reciprocal(_) => "reciprocal_rn",
            FunctionKind::Root(_) => "root_rn",
        }
    }

    /// The names of the parameters in text.
    pub(crate) fn parameter_names(self) -> &'static [&'static str] {
        match self {
            FunctionKind::Fma => &["a", "b", "c"],
            FunctionKind::Quotient(_) => &["a", "b"],
            FunctionKind::Reciprocal(_) | FunctionKind::Root(_) => &["x"],
        }
    }

    /// The function itself.
    pub(crate) fn build(self) -> Function {
        match self {
            FunctionKind::Fma => fma::function(self.name()),
            FunctionKind::Quotient(Form::Fma) => self.author(|[a, b]| by_fma::quotient(a, b)),
            FunctionKind::Quotient(Form::Integers) => self.author(|[a, b]| by_integers::quotient(a, b)),
            FunctionKind::Reciprocal(Form::Fma) => self.author(|[x]| by_fma::reciprocal(x)),
            FunctionKind::Reciprocal(Form::Integers) => self.author(|[x]| by_integers::quotient(1.0, x)),
            FunctionKind::Root(Form::Fma) => self.author(|[x]| by_fma::root(x)),
            FunctionKind::Root(Form::Integers) => self.author(|[x]| by_integers::root(x)),
        }
    }

    /// A function whose body device code makes.
    fn author<const N: usize>(self, body: impl FnOnce([Val<f32>; N]) -> Val<f32>) -> Function {
        let mut builder = Builder::new(self.name(), Mode::Strict, Span::GENERATED);
        let parameters = [0; N].map(|_| builder.parameter(Type::F32));
        let result = builder.var("result", Type::F32, Span::GENERATED);
        let built = build_with(builder, || {
            let value = body(parameters.map(Val::from_id)).id;
            crate::build::with_builder(|builder| {
                builder.stmt(Span::GENERATED, StmtKind::VarStore { var: result, value })
            });
        });
        let mut kernel = built.expect("the bodies of `quotient` are well-typed for every operand");
        // The places are this crate's, and mean nothing to the reader of a text.
        forget_places(&mut kernel.body);
        Function { kernel, parameters: parameters.to_vec(), result }
    }
}

fn forget_places(block: &mut Block) {
    for stmt in block {
        stmt.span = Span::GENERATED;
        stmt.kind.blocks_mut().for_each(forget_places);
    }
}

impl Function {
    /// Writes the body where `at` stands; what it gives is the result for these arguments.
    pub(super) fn splice(&self, at: &mut Appender<'_>, arguments: &[ValueId]) -> Expr {
        let mut values: HashMap<ValueId, ValueId> =
            self.parameters.iter().copied().zip(arguments.iter().copied()).collect();
        let vars: HashMap<VarId, VarId> =
            self.kernel.vars.iter().map(|(id, var)| (id, at.kernel.vars.push(var.clone()))).collect();
        let span = at.span;
        let mut body = self.kernel.body.clone();
        rename(&self.kernel, at.kernel, &mut body, &mut values, &vars, span);
        at.block.extend(body);
        Expr::VarLoad(vars[&self.result])
    }
}

/// Renames what a block of `from` defines and uses to values and variables of `to`.
fn rename(
    from: &Kernel,
    to: &mut Kernel,
    block: &mut Block,
    values: &mut HashMap<ValueId, ValueId>,
    vars: &HashMap<VarId, VarId>,
    span: Span,
) {
    for Stmt { span: place, kind } in block {
        *place = span;
        for_each_stmt_operand_mut(kind, |operand| *operand = values[operand]);
        match kind {
            StmtKind::Let { value, expr } => {
                if let Expr::VarLoad(var) = expr {
                    *var = vars[var];
                }
                let new = to.values.push(Value { ty: from.values[*value].ty, name: None });
                values.insert(std::mem::replace(value, new), new);
            }
            StmtKind::VarStore { var, .. } => *var = vars[var],
            _ => {}
        }
        kind.blocks_mut().for_each(|nested| rename(from, to, nested, values, vars, span));
    }
}

/// Whether the value is the literal 1.
pub(super) fn is_one(expr: &Expr) -> bool {
    *expr == Expr::Const(Const::F32(1.0_f32.to_bits()))
}
