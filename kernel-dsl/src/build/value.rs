//! Typed run-time values: [`Val`], the types they can have, and what converts into them.
//!
//! Invariants: a `Val<S>` names a value of type `S::TYPE` of the thread's current builder; it is a plain `Copy` handle,
//! so using it twice never evaluates anything twice. Literals become values where they meet one.

use std::fmt;
use std::marker::PhantomData;

use super::builder::with_builder;
use crate::ir::{Const, Expr, Scalar, Span, Type, ValueId};

/// A value that is known when the kernel runs.
pub struct Val<S> {
    pub(crate) id: ValueId,
    marker: PhantomData<fn() -> S>,
}

impl<S> Clone for Val<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Val<S> {}

impl<S> fmt::Debug for Val<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.id, f)
    }
}

impl<S> Val<S> {
    /// The handle of a value that is known to have the type `S`.
    pub(crate) fn from_id(id: ValueId) -> Val<S> {
        Val { id, marker: PhantomData }
    }

    /// The value's id in the kernel under construction.
    pub fn id(self) -> ValueId {
        self.id
    }
}

/// Appends an op and returns its result as `S`.
#[track_caller]
pub(crate) fn eval<S>(expr: Expr) -> Val<S> {
    let span = Span::caller();
    Val::from_id(with_builder(|builder| builder.eval(span, expr)))
}

/// A vector of two scalars, as a type parameter: `Val<Vec2<f32>>`.
#[derive(Clone, Copy, Debug)]
pub struct Vec2<S>(PhantomData<S>);
/// A vector of three scalars, as a type parameter: `Val<Vec3<f32>>`.
#[derive(Clone, Copy, Debug)]
pub struct Vec3<S>(PhantomData<S>);
/// A vector of four scalars, as a type parameter: `Val<Vec4<f32>>`.
#[derive(Clone, Copy, Debug)]
pub struct Vec4<S>(PhantomData<S>);

/// A type that a run-time value can have: a scalar, or a vector of 2 to 4.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of a run-time value",
    note = "run-time values are `f32`, `u32`, `i32`, `bool` and `Vec2`, `Vec3`, `Vec4` of them"
)]
pub trait ValueType: Copy + 'static {
    /// The IR's type.
    const TYPE: Type;
}

/// A scalar or a vector: all but matrix tiles.
pub trait Components: ValueType {
    /// One component.
    type Scalar: ScalarType;
    /// The same number of components of another scalar.
    type With<T: ScalarType>: Components;
}

/// A scalar type: `f32`, `u32`, `i32` or `bool`.
pub trait ScalarType: Components<Scalar = Self> {
    /// The IR's scalar.
    const SCALAR: Scalar;
}

macro_rules! scalar_type {
    ($($rust:ty, $scalar:ident, |$value:ident| $constant:expr;)*) => {$(
        impl ValueType for $rust {
            const TYPE: Type = Type::Scalar(Scalar::$scalar);
        }
        impl Components for $rust {
            type Scalar = $rust;
            type With<T: ScalarType> = T;
        }
        impl ScalarType for $rust {
            const SCALAR: Scalar = Scalar::$scalar;
        }
        impl IntoVal<$rust> for $rust {
            #[track_caller]
            fn into_val(self) -> Val<$rust> {
                let $value = self;
                eval(Expr::Const($constant))
            }
        }
    )*};
}

scalar_type! {
    f32, F32, |value| Const::F32(value.to_bits());
    u32, U32, |value| Const::U32(value);
    i32, I32, |value| Const::I32(value);
    bool, Bool, |value| Const::Bool(value);
}

macro_rules! vector_type {
    ($($vector:ident, $len:literal;)*) => {$(
        impl<S: ScalarType> ValueType for $vector<S> {
            const TYPE: Type = Type::Vector(S::SCALAR, $len);
        }
        impl<S: ScalarType> Components for $vector<S> {
            type Scalar = S;
            type With<T: ScalarType> = $vector<T>;
        }
    )*};
}

vector_type! {
    Vec2, 2;
    Vec3, 3;
    Vec4, 4;
}

/// What can stand where a run-time `S` is wanted: a `Val<S>`, or an ordinary Rust value of that type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used as a run-time `{S}`",
    label = "found `{Self}`, required: a run-time `{S}` or a comptime value of that type",
    note = "convert with `as f32`, `as u32` or `as i32`, or compare with `!= 0` to get a `bool`"
)]
pub trait IntoVal<S> {
    /// The run-time value; an ordinary value becomes a constant here.
    fn into_val(self) -> Val<S>;
}

impl<S> IntoVal<S> for Val<S> {
    fn into_val(self) -> Val<S> {
        self
    }
}

/// `value` as a run-time value.
#[track_caller]
pub fn val<S>(value: impl IntoVal<S>) -> Val<S> {
    value.into_val()
}

/// Numbers and vectors of numbers.
pub trait Number: Components {}
/// Integers and vectors of integers.
pub trait Integer: Number {}
/// `f32` and vectors of it.
pub trait Float: Number {}
/// `f32`, `i32` and vectors of them.
pub trait Signed: Number {}
/// The 32-bit scalars: `f32`, `u32`, `i32`.
pub trait Word: ScalarType + Number {}

macro_rules! classes {
    ($($class:ident: $($scalar:ty),*;)*) => {$($(
        impl $class for $scalar {}
        impl $class for Vec2<$scalar> {}
        impl $class for Vec3<$scalar> {}
        impl $class for Vec4<$scalar> {}
    )*)*};
}

classes! {
    Number: f32, u32, i32;
    Integer: u32, i32;
    Float: f32;
    Signed: f32, i32;
}

impl Word for f32 {}
impl Word for u32 {}
impl Word for i32 {}

/// An ordinary integer that sizes or selects something while building: `u32`, `usize`, or a plain literal.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known while the kernel is built",
    label = "found `{Self}`, required: a comptime `u32` or `usize`"
)]
pub trait Comptime: Copy {
    /// The number; `None` when negative or above 2^32 - 1.
    fn to_u32(self) -> Option<u32>;
}

impl Comptime for u32 {
    fn to_u32(self) -> Option<u32> {
        Some(self)
    }
}

impl Comptime for usize {
    fn to_u32(self) -> Option<u32> {
        u32::try_from(self).ok()
    }
}

impl Comptime for i32 {
    fn to_u32(self) -> Option<u32> {
        u32::try_from(self).ok()
    }
}

/// The number, or a recorded error and 0.
#[track_caller]
pub(crate) fn comptime_u32(what: &str, value: impl Comptime) -> u32 {
    value.to_u32().unwrap_or_else(|| {
        refuse(format!("a {what} that is negative or too large"), "a number from 0 to 4294967295".to_owned());
        0
    })
}

/// Records that something was written that the surface does not take; the first such error is what the author sees.
#[track_caller]
pub(crate) fn refuse(found: String, required: String) {
    let span = Span::caller();
    with_builder(|builder| builder.fail(span, super::builder::BuildErrorKind::Refused { found, required }));
}
