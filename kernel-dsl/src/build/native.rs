//! Native functions: fast kernels only, because their bits differ from device to device.
//!
//! Invariants: a strict kernel that uses one is refused while building.

use super::operators::{binary, unary};
use super::value::{Float, IntoVal, Val};
use crate::ir::{BinaryOp, UnaryOp};

macro_rules! natives {
    ($($(#[$doc:meta])* $name:ident, $op:ident;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name<S: Float>(x: impl IntoVal<S>) -> Val<S> {
            let x = x.into_val();
            unary(UnaryOp::$op, x)
        }
    )*};
}

natives! {
    /// Native square root.
    sqrt, Sqrt;
    /// Native reciprocal square root.
    rsqrt, Rsqrt;
    /// Native e^x.
    exp, Exp;
    /// Native 2^x.
    exp2, Exp2;
    /// Native natural logarithm.
    log, Log;
    /// Native base-2 logarithm.
    log2, Log2;
    /// Native sine.
    sin, Sin;
    /// Native cosine.
    cos, Cos;
    /// Native hyperbolic tangent.
    tanh, Tanh;
}

/// Native quotient.
#[track_caller]
pub fn div<S: Float>(a: impl IntoVal<S>, b: impl IntoVal<S>) -> Val<S> {
    let (a, b) = (a.into_val(), b.into_val());
    binary(BinaryOp::DivNative, a, b)
}
