//! The functions that kernels call: portable ones in strict kernels, native ones in fast kernels.
//!
//! Invariants: a strict kernel has the text that it would have without fast ones; a fast kernel promises nothing of
//! infinities, NaN, subnormals and signs of zero. `crate::native_accuracy` says how exact native functions are.

use kernel_dsl::prelude::*;

use super::{bits, exponential, logarithm, logistic, roots, trigonometric};

macro_rules! by_mode {
    ($($(#[$doc:meta])* $name:ident, $portable:ident;)*) => {$(
        $(#[$doc])*
        #[device]
        pub fn $name(x: f32) -> f32 {
            #[comptime]
            if is_fast() { native::$name(x) } else { $portable::$name(x) }
        }
    )*};
}

by_mode! {
    /// The cosine; strict: within 0.79 units in the last place.
    cos, trigonometric;
    /// `e^x`; strict: within 0.88 units in the last place.
    exp, exponential;
    /// `2^x`; strict: within 0.66 units in the last place.
    exp2, exponential;
    /// The natural logarithm; strict: within 0.84 units in the last place.
    log, logarithm;
    /// The logarithm to base 2; strict: within 0.94 units in the last place.
    log2, logarithm;
    /// `1 / sqrt(x)`; strict: within 0.501 units in the last place.
    rsqrt, roots;
    /// The sine; strict: within 0.79 units in the last place.
    sin, trigonometric;
    /// The hyperbolic tangent; strict: within 0.64 units in the last place.
    tanh, logistic;
}

/// `a / b`; strict: correctly rounded.
#[device]
pub fn div(a: f32, b: f32) -> f32 {
    #[comptime]
    if is_fast() { native::div(a, b) } else { quotient(a, b) }
}

/// `1 / x`; strict: correctly rounded.
#[device]
pub fn recip(x: f32) -> f32 {
    #[comptime]
    if is_fast() { native::div(1.0, x) } else { quotient(1.0, x) }
}

/// `sqrt(x)`; strict: correctly rounded.
#[device]
pub fn sqrt(x: f32) -> f32 {
    #[comptime]
    if is_fast() { native::sqrt(x) } else { root(x) }
}

/// `1 / (1 + e^-x)`; strict: within 0.68 units in the last place.
#[device]
pub fn sigmoid(x: f32) -> f32 {
    #[comptime]
    if is_fast() { native::div(1.0, 1.0 + native::exp(-x)) } else { logistic::sigmoid(x) }
}

/// `x`; strict: zero with its sign where `x` is subnormal.
#[device]
pub fn flush(x: f32) -> f32 {
    #[comptime]
    if is_fast() { x } else { bits::flush(x) }
}
