//! The operators of Rust on run-time values: `+ - * / % & | ^ << >> ! -`.
//!
//! Invariants: float ops take their rounding from the kernel's mode (`rn` in strict, `any` in fast kernels), all other
//! ops are exact; a literal beside a value becomes a constant of the value's type.
//! Refuses `/` on `f32` in strict kernels: no device divides exactly.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Shl, Shr, Sub};

use super::builder::with_builder;
use super::value::{Components, IntoVal, ScalarType, Signed, Val, ValueType, Vec2, Vec3, Vec4, eval, refuse};
use crate::ir::{BinaryOp, Expr, Mode, Rounding, Scalar, TernaryOp, Type, UnaryOp};

/// The rounding of an op of the table on operands of type `ty`, by the mode of the current kernel.
pub(crate) fn rounding(rounds: bool, ty: Type) -> Rounding {
    if !rounds || ty.scalar() != Some(Scalar::F32) {
        return Rounding::Exact;
    }
    match with_builder(|builder| builder.kernel().mode) {
        Mode::Strict => Rounding::Rn,
        Mode::Fast => Rounding::Any,
    }
}

#[track_caller]
pub(crate) fn unary<S: ValueType, R>(op: UnaryOp, x: Val<S>) -> Val<R> {
    eval(Expr::Unary(op, rounding(op.info().rounds, S::TYPE), x.id))
}

#[track_caller]
pub(crate) fn binary<A: ValueType, B, R>(op: BinaryOp, a: Val<A>, b: Val<B>) -> Val<R> {
    eval(Expr::Binary(op, rounding(op.info().rounds, A::TYPE), a.id, b.id))
}

#[track_caller]
pub(crate) fn ternary<S>(op: TernaryOp, rounding: Rounding, [a, b, c]: [Val<S>; 3]) -> Val<S> {
    eval(Expr::Ternary(op, rounding, [a.id, b.id, c.id]))
}

/// A vector whose components are all `x`.
#[track_caller]
pub(crate) fn splat<S: Components>(x: Val<S::Scalar>) -> Val<S> {
    match S::TYPE.components() {
        0 | 1 => Val::from_id(x.id),
        len => eval(Expr::Construct(vec![x.id; usize::from(len)])),
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $apply:path: $($scalar:ty),*) => {$(
        operator!(@alike $trait, $method, $apply, $scalar, $scalar);
        operator!(@alike $trait, $method, $apply, Vec2<$scalar>, $scalar);
        operator!(@alike $trait, $method, $apply, Vec3<$scalar>, $scalar);
        operator!(@alike $trait, $method, $apply, Vec4<$scalar>, $scalar);
    )*};
    (@alike $trait:ident, $method:ident, $apply:path, $ty:ty, $literal:ty) => {
        impl $trait for Val<$ty> {
            type Output = Val<$ty>;
            #[track_caller]
            fn $method(self, rhs: Val<$ty>) -> Val<$ty> {
                $apply(self, rhs)
            }
        }
        impl $trait<$literal> for Val<$ty> {
            type Output = Val<$ty>;
            #[track_caller]
            fn $method(self, rhs: $literal) -> Val<$ty> {
                $apply(self, splat(rhs.into_val()))
            }
        }
        impl $trait<Val<$ty>> for $literal {
            type Output = Val<$ty>;
            #[track_caller]
            fn $method(self, rhs: Val<$ty>) -> Val<$ty> {
                $apply(splat(self.into_val()), rhs)
            }
        }
    };
}

macro_rules! apply {
    ($($name:ident, $op:ident;)*) => {$(
        #[track_caller]
        fn $name<S: ValueType>(a: Val<S>, b: Val<S>) -> Val<S> {
            binary(BinaryOp::$op, a, b)
        }
    )*};
}

apply! {
    apply_add, Add;
    apply_sub, Sub;
    apply_mul, Mul;
    apply_div, Div;
    apply_rem, Rem;
    apply_and, BitAnd;
    apply_or, BitOr;
    apply_xor, BitXor;
    apply_both, And;
    apply_either, Or;
}

#[track_caller]
fn apply_div_float<S: ValueType>(a: Val<S>, b: Val<S>) -> Val<S> {
    if with_builder(|builder| builder.kernel().mode) == Mode::Strict {
        refuse(
            "`/` on f32 in a strict kernel, where devices disagree in the last bit".to_owned(),
            "the kernel library's `div`, or a fast kernel".to_owned(),
        );
        return a;
    }
    binary(BinaryOp::DivNative, a, b)
}

operator!(Add, add, apply_add: f32, u32, i32);
operator!(Sub, sub, apply_sub: f32, u32, i32);
operator!(Mul, mul, apply_mul: f32, u32, i32);
operator!(Div, div, apply_div: u32, i32);
operator!(Div, div, apply_div_float: f32);
operator!(Rem, rem, apply_rem: u32, i32);
operator!(BitAnd, bitand, apply_and: u32, i32);
operator!(BitOr, bitor, apply_or: u32, i32);
operator!(BitXor, bitxor, apply_xor: u32, i32);
operator!(@alike BitAnd, bitand, apply_both, bool, bool);
operator!(@alike BitOr, bitor, apply_either, bool, bool);

macro_rules! scale {
    ($($vector:ident: $($scalar:ty),*;)*) => {$($(
        impl Mul<Val<$scalar>> for Val<$vector<$scalar>> {
            type Output = Val<$vector<$scalar>>;
            #[track_caller]
            fn mul(self, rhs: Val<$scalar>) -> Self::Output {
                apply_mul(self, splat(rhs))
            }
        }
        impl Mul<Val<$vector<$scalar>>> for Val<$scalar> {
            type Output = Val<$vector<$scalar>>;
            #[track_caller]
            fn mul(self, rhs: Val<$vector<$scalar>>) -> Self::Output {
                apply_mul(splat(self), rhs)
            }
        }
    )*)*};
}

scale! {
    Vec2: f32, u32, i32;
    Vec3: f32, u32, i32;
    Vec4: f32, u32, i32;
}

macro_rules! shift {
    ($($trait:ident, $method:ident, $op:ident: $($scalar:ty),*;)*) => {$($(
        shift!(@one $trait, $method, $op, $scalar, u32);
        shift!(@one $trait, $method, $op, Vec2<$scalar>, Vec2<u32>);
        shift!(@one $trait, $method, $op, Vec3<$scalar>, Vec3<u32>);
        shift!(@one $trait, $method, $op, Vec4<$scalar>, Vec4<u32>);
        impl $trait<Val<u32>> for $scalar {
            type Output = Val<$scalar>;
            #[track_caller]
            fn $method(self, rhs: Val<u32>) -> Val<$scalar> {
                binary(BinaryOp::$op, self.into_val(), rhs)
            }
        }
    )*)*};
    (@one $trait:ident, $method:ident, $op:ident, $ty:ty, $amount:ty) => {
        impl $trait<Val<$amount>> for Val<$ty> {
            type Output = Val<$ty>;
            #[track_caller]
            fn $method(self, rhs: Val<$amount>) -> Val<$ty> {
                binary(BinaryOp::$op, self, rhs)
            }
        }
        impl $trait<u32> for Val<$ty> {
            type Output = Val<$ty>;
            #[track_caller]
            fn $method(self, rhs: u32) -> Val<$ty> {
                binary(BinaryOp::$op, self, splat::<$amount>(rhs.into_val()))
            }
        }
    };
}

shift! {
    Shl, shl, Shl: u32, i32;
    Shr, shr, Shr: u32, i32;
}

impl<S: Signed> Neg for Val<S> {
    type Output = Val<S>;
    #[track_caller]
    fn neg(self) -> Val<S> {
        unary(UnaryOp::Neg, self)
    }
}

macro_rules! complement {
    ($($scalar:ty, $op:ident;)*) => {$(
        complement!(@one $scalar, $op);
        complement!(@one Vec2<$scalar>, $op);
        complement!(@one Vec3<$scalar>, $op);
        complement!(@one Vec4<$scalar>, $op);
    )*};
    (@one $ty:ty, $op:ident) => {
        impl Not for Val<$ty> {
            type Output = Val<$ty>;
            #[track_caller]
            fn not(self) -> Val<$ty> {
                unary(UnaryOp::$op, self)
            }
        }
    };
}

complement! {
    bool, Not;
    u32, BitNot;
    i32, BitNot;
}

macro_rules! comparison {
    ($($(#[$doc:meta])* $name:ident, $op:ident;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name<S: Components>(a: impl IntoVal<S>, b: impl IntoVal<S>) -> Val<S::With<bool>> {
            let (a, b) = (a.into_val(), b.into_val());
            binary(BinaryOp::$op, a, b)
        }
    )*};
}

comparison! {
    /// `a == b`
    eq, Eq;
    /// `a != b`
    ne, Ne;
    /// `a < b`
    lt, Lt;
    /// `a <= b`
    le, Le;
    /// `a > b`
    gt, Gt;
    /// `a >= b`
    ge, Ge;
}

/// What `as T` takes: numbers and `bool`, at run time or comptime (and then the result is comptime, too).
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be converted `as {T}`",
    label = "found `{Self}`, required: a run-time or comptime number"
)]
pub trait CastTo<T> {
    /// `Val<T>`, or `T` for a comptime number.
    type Output;
    /// The conversion.
    fn cast_to(self) -> Self::Output;
}

impl<T: ScalarType, S: Components> CastTo<T> for Val<S> {
    type Output = Val<S::With<T>>;
    #[track_caller]
    fn cast_to(self) -> Self::Output {
        if S::TYPE.scalar() == Some(T::SCALAR) {
            return Val::from_id(self.id);
        }
        eval(Expr::Convert(T::SCALAR, self.id))
    }
}

macro_rules! comptime_cast {
    ($($from:ty => $($to:ty),*;)*) => {$($(
        impl CastTo<$to> for $from {
            type Output = $to;
            fn cast_to(self) -> $to {
                self as $to
            }
        }
    )*)*};
}

comptime_cast! {
    f32 => f32, u32, i32;
    f64 => f32, u32, i32;
    u32 => f32, u32, i32;
    i32 => f32, u32, i32;
    u8 => f32, u32, i32;
    usize => f32, u32, i32;
    bool => u32, i32;
}

/// `x as T`.
#[track_caller]
pub fn cast<T, X: CastTo<T>>(x: X) -> X::Output {
    x.cast_to()
}
