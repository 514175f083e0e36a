//! Control flow of a kernel: begin and end calls that `#[kernel]` writes, and the values that branches join.
//!
//! Invariants: begins and ends come in pairs because only the macro writes them; a short-circuit operator evaluates
//! its right operand only where the left one does not decide, unless that operand has no effect and reads no memory.

use std::cell::RefCell;

use super::builder::with_builder;
use super::operators::binary;
use super::value::{IntoVal, Val, ValueType, Word, eval, val};
use super::variable::Var;
use crate::ir::{BinaryOp, Expr, Span, StmtKind, UnaryOp};

/// Opens `if cond {`.
#[track_caller]
pub fn begin_if(cond: impl IntoVal<bool>) {
    let cond = cond.into_val().id;
    let span = Span::caller();
    with_builder(|builder| builder.begin_if(span, cond));
}

/// Goes on with `} else {`.
pub fn begin_else() {
    with_builder(super::builder::Builder::begin_else);
}

/// Closes the innermost `if` or loop.
pub fn end() {
    with_builder(super::builder::Builder::end);
}

/// Opens `for name in start..end {` and gives the counter.
#[track_caller]
pub fn begin_for<S: CounterStep>(name: &str, start: impl IntoVal<S>, end: impl IntoVal<S>) -> Val<S> {
    let start = start.into_val();
    let end = end.into_val();
    let step = S::one();
    open_for(name, [start, end, step])
}

/// Opens `for name in (start..end).step_by(step) {` and gives the counter.
#[track_caller]
pub fn begin_for_step<S: CounterStep>(
    name: &str,
    start: impl IntoVal<S>,
    end: impl IntoVal<S>,
    step: impl IntoVal<S>,
) -> Val<S> {
    let start = start.into_val();
    let end = end.into_val();
    let step = step.into_val();
    open_for(name, [start, end, step])
}

#[track_caller]
fn open_for<S>(name: &str, bounds: [Val<S>; 3]) -> Val<S> {
    let span = Span::caller();
    Val::from_id(with_builder(|builder| builder.begin_for(span, name, bounds.map(|bound| bound.id))))
}

/// What can count a loop: `u32` and `i32`.
#[diagnostic::on_unimplemented(message = "`{Self}` cannot count a `for` loop; write a range of `u32` or `i32`")]
pub trait CounterStep: Word {
    /// The constant 1.
    fn one() -> Val<Self>;
}

impl CounterStep for u32 {
    #[track_caller]
    fn one() -> Val<u32> {
        val(1_u32)
    }
}

impl CounterStep for i32 {
    #[track_caller]
    fn one() -> Val<i32> {
        val(1_i32)
    }
}

/// Opens `loop {`.
#[track_caller]
pub fn begin_loop() {
    let span = Span::caller();
    with_builder(|builder| builder.begin_loop(span));
}

/// Leaves the loop unless `cond`: the head of `while cond {`.
#[track_caller]
pub fn break_unless(cond: impl IntoVal<bool>) {
    let cond = cond.into_val();
    let done: Val<bool> = eval(Expr::Unary(UnaryOp::Not, crate::ir::Rounding::Exact, cond.id));
    begin_if(done);
    break_();
    end();
}

#[track_caller]
fn stmt(kind: StmtKind) {
    let span = Span::caller();
    with_builder(|builder| builder.stmt(span, kind));
}

/// `break`
#[track_caller]
pub fn break_() {
    stmt(StmtKind::Break);
}

/// `continue`
#[track_caller]
pub fn continue_() {
    stmt(StmtKind::Continue);
}

/// `return`
#[track_caller]
pub fn return_() {
    stmt(StmtKind::Return);
}

/// Starts the right operand of `&&` or `||`; the statements are held back until `and` or `or`.
pub fn begin_operand() {
    with_builder(super::builder::Builder::begin_capture);
}

/// `left && right`, where `right` was evaluated since [`begin_operand`].
#[track_caller]
pub fn and(left: impl IntoVal<bool>, right: impl IntoVal<bool>) -> Val<bool> {
    short_circuit(BinaryOp::And, left, right)
}

/// `left || right`, where `right` was evaluated since [`begin_operand`].
#[track_caller]
pub fn or(left: impl IntoVal<bool>, right: impl IntoVal<bool>) -> Val<bool> {
    short_circuit(BinaryOp::Or, left, right)
}

#[track_caller]
fn short_circuit(op: BinaryOp, left: impl IntoVal<bool>, right: impl IntoVal<bool>) -> Val<bool> {
    let right = right.into_val();
    let operand = with_builder(super::builder::Builder::end_capture);
    let left = left.into_val();
    let pure = operand.iter().all(|stmt| matches!(&stmt.kind, StmtKind::Let { expr, .. } if expr.is_pure()));
    if pure {
        with_builder(|builder| builder.splice(operand));
        return binary(op, left, right);
    }
    let result = Var::new(if op == BinaryOp::And { "both" } else { "either" }, left);
    let go_on = if op == BinaryOp::And { left } else { !left };
    begin_if(go_on);
    with_builder(|builder| builder.splice(operand));
    result.set(right);
    end();
    result.get()
}

/// Values that a branch can give: one value, or arrays and tuples of them.
pub trait Bundle: Sized {
    /// The variables that carry them out of the branch.
    type Vars;
    /// Declares the variables with these first values.
    fn declare(self, name: &str) -> Self::Vars;
    /// Assigns the variables.
    fn store(self, vars: &Self::Vars);
    /// Reads the variables.
    fn load(vars: &Self::Vars) -> Self;
}

impl<S: ValueType> Bundle for Val<S> {
    type Vars = Var<S>;
    #[track_caller]
    fn declare(self, name: &str) -> Var<S> {
        Var::new(name, self)
    }
    #[track_caller]
    fn store(self, vars: &Var<S>) {
        vars.set(self);
    }
    #[track_caller]
    fn load(vars: &Var<S>) -> Self {
        vars.get()
    }
}

impl<B: Bundle, const N: usize> Bundle for [B; N] {
    type Vars = Vec<B::Vars>;
    #[track_caller]
    fn declare(self, name: &str) -> Self::Vars {
        let mut vars = Vec::with_capacity(N);
        for (index, value) in self.into_iter().enumerate() {
            vars.push(value.declare(&format!("{name}_{index}")));
        }
        vars
    }
    #[track_caller]
    fn store(self, vars: &Self::Vars) {
        for (value, var) in self.into_iter().zip(vars) {
            value.store(var);
        }
    }
    #[track_caller]
    fn load(vars: &Self::Vars) -> Self {
        let mut values = Vec::with_capacity(N);
        for var in vars {
            values.push(B::load(var));
        }
        in_array(values)
    }
}

/// What converts to a bundle: literals where a value is wanted, in arrays and tuples, too.
#[diagnostic::on_unimplemented(message = "`{Self}` cannot be used as a run-time `{B}`")]
pub trait IntoBundle<B> {
    /// The run-time values.
    fn into_bundle(self) -> B;
}

impl<S, V: IntoVal<S>> IntoBundle<Val<S>> for V {
    #[track_caller]
    fn into_bundle(self) -> Val<S> {
        self.into_val()
    }
}

impl<B, V: IntoBundle<B>, const N: usize> IntoBundle<[B; N]> for [V; N] {
    #[track_caller]
    fn into_bundle(self) -> [B; N] {
        let mut values = Vec::with_capacity(N);
        for value in self {
            values.push(value.into_bundle());
        }
        in_array(values)
    }
}

/// A loop and this instead of `map`, because a closure's ops would not carry the author's line.
fn in_array<B, const N: usize>(values: Vec<B>) -> [B; N] {
    values.try_into().unwrap_or_else(|_| unreachable!("one value was pushed for each of N"))
}

macro_rules! tuple_bundle {
    ($($bundle:ident $value:ident $index:tt),*) => {
        impl<$($bundle: Bundle),*> Bundle for ($($bundle,)*) {
            type Vars = ($($bundle::Vars,)*);
            #[track_caller]
            fn declare(self, name: &str) -> Self::Vars {
                ($(self.$index.declare(&format!(concat!("{}_", $index), name)),)*)
            }
            #[track_caller]
            fn store(self, vars: &Self::Vars) {
                $(self.$index.store(&vars.$index);)*
            }
            #[track_caller]
            fn load(vars: &Self::Vars) -> Self {
                ($($bundle::load(&vars.$index),)*)
            }
        }

        impl<$($bundle, $value: IntoBundle<$bundle>),*> IntoBundle<($($bundle,)*)> for ($($value,)*) {
            #[track_caller]
            fn into_bundle(self) -> ($($bundle,)*) {
                ($(self.$index.into_bundle(),)*)
            }
        }
    };
}

tuple_bundle!(A V 0, B W 1);
tuple_bundle!(A V 0, B W 1, C X 2);
tuple_bundle!(A V 0, B W 1, C X 2, D Y 3);

/// `value` as run-time values.
#[track_caller]
pub fn bundle<B>(value: impl IntoBundle<B>) -> B {
    value.into_bundle()
}

/// The value of an `if` expression: a variable that each branch assigns.
pub struct Slot<B: Bundle> {
    name: &'static str,
    span: Span,
    vars: RefCell<Option<B::Vars>>,
}

impl<B: Bundle> Slot<B> {
    /// A slot for the value that will be called `name`; its variables are declared by the first branch.
    #[track_caller]
    pub fn new(name: &'static str) -> Slot<B> {
        Slot { name, span: Span::caller(), vars: RefCell::new(None) }
    }

    /// Gives the branch's value.
    #[track_caller]
    pub fn put(&self, value: impl IntoBundle<B>) {
        let value = value.into_bundle();
        let mut vars = self.vars.borrow_mut();
        match vars.as_ref() {
            Some(vars) => value.store(vars),
            None => *vars = Some(value.declare(self.name)),
        }
    }

    /// The joined value; `None` when no branch gives one, which the macro refuses.
    #[track_caller]
    pub fn take(self) -> B {
        let vars = self.vars.into_inner();
        B::load(vars.as_ref().unwrap_or_else(|| unreachable!("no branch at {} gives a value", self.span)))
    }
}
