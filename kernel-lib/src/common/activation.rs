//! Activations in typed steps: every named operation rounds its result to the activation type, fused or not.
//!
//! Invariants: a product below the smallest normal f32 is zero, so that no device's flushing shows; with `T = f32` the
//! sigmoid is that of the portable mathematics, which is the form that the gated norm asks for;
//! a kernel that fuses an activation calls these functions and gets the bits of the kernel that does not.

use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;

use super::math::{exp, flush, recip, sigmoid as sigmoid_of_f32};

/// `1 / (1 + e^-x)`: in `f32` with one rounding, within 0.68 units in the last place; in narrower types by
/// `e = T(exp |x|)`, `d = T(1 + e)`, `y = T(1 / d)`, and `y` or `T(1 - y)` by the sign of `x`.
#[device]
pub fn sigmoid<T: Element<Scalar = f32>>(x: f32) -> f32 {
    #[comptime]
    if T::ELEM == Elem::F32 {
        sigmoid_of_f32(x)
    } else {
        let e = round_to::<T>(exp(x.abs()));
        let d = round_to::<T>(1.0 + e);
        let y = round_to::<T>(recip(d));
        select(x < 0.0, y, round_to::<T>(1.0 - y))
    }
}

/// `x * sigmoid(x)`, one more typed step.
#[device]
pub fn silu<T: Element<Scalar = f32>>(x: f32) -> f32 {
    round_to::<T>(flush(x * sigmoid::<T>(x)))
}

/// `silu(gate) * up`, one more typed step.
#[device]
pub fn swiglu<T: Element<Scalar = f32>>(gate: f32, up: f32) -> f32 {
    round_to::<T>(flush(silu::<T>(gate) * up))
}
