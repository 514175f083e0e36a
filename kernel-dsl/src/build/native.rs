//! Native functions: fast kernels only, because their bits differ from device to device.
//!
//! Invariants: a strict kernel that uses one is refused while building.

use super::mode::is_fast;
use super::operators::{binary, unary};
use super::value::{Float, IntoVal, Val, refuse};
use crate::ir::{BinaryOp, UnaryOp};

/// Whether native functions are allowed here; records the error where they are not.
#[track_caller]
fn allowed(name: &str) -> bool {
    let fast = is_fast();
    if !fast {
        refuse(
            format!("the native function `{name}` in a strict kernel"),
            format!("the kernel library's `{name}`, or a fast kernel"),
        );
    }
    fast
}

macro_rules! natives {
    ($($(#[$doc:meta])* $name:ident, $op:ident;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name<S: Float>(x: impl IntoVal<S>) -> Val<S> {
            let x = x.into_val();
            if allowed(stringify!($name)) { unary(UnaryOp::$op, x) } else { x }
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
    if allowed("div") { binary(BinaryOp::DivNative, a, b) } else { a }
}
