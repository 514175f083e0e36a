//! How exact native functions are: the bounds that fast kernels are held to.
//!
//! They are those of WGSL for `f32` (section "Floating point accuracy"); Vulkan and Metal promise the same or more. Some
//! grow with the argument, so they are stated for the ordinary cases, whose values are at most [`Fill::ORDINARY_MAX`].
//! Nothing is promised of infinities, NaN and subnormals.
//!
//! Invariants: nothing here was fitted to a device.

use crate::fill::Fill;
use crate::tolerance::{F32_ROUNDOFF, Tolerance};

/// `a / b`, in units in the last place.
pub const DIV_ULPS: f64 = 2.5;
/// `1 / sqrt(x)`, in units in the last place.
pub const RSQRT_ULPS: f64 = 2.0;
/// `sqrt(x)`, in units in the last place: WGSL has it from `1 / (1 / sqrt(x))`.
pub const SQRT_ULPS: f64 = RSQRT_ULPS + DIV_ULPS;
/// Logarithms, in units in the last place outside of [0.5, 2].
pub const LOG_ULPS: f64 = 3.0;
/// Logarithms inside of [0.5, 2].
pub const LOG_ABSOLUTE: f64 = 1.0 / (1 << 21) as f64;
/// Sine and cosine inside of [-pi, pi].
pub const SINE_ABSOLUTE: f64 = 1.0 / (1 << 11) as f64;
/// Hyperbolic tangent.
pub const TANH_ABSOLUTE: f64 = 1e-5;

/// `e^x` and `2^x` for `|x|` up to `max`, in units in the last place.
pub fn exp_ulps(max: f64) -> f64 {
    3.0 + 2.0 * max
}

/// `1 / (1 + e^-x)` of an ordinary `x`, in units that are at most `2 u` of the result: the power's error counts less than
/// once, the sum rounds, the quotient is native.
pub fn sigmoid_units() -> f64 {
    exp_ulps(Fill::ORDINARY_MAX) + 0.5 + DIV_ULPS
}

impl Tolerance {
    /// This tolerance for a kernel whose native functions err by so many units in the last place of `f32` together, each of
    /// them at most `2 u` of the magnitude. A kernel that is exact calls none and stays so.
    ///
    /// The other ops of a fast kernel need nothing: contraction leaves roundings out, and compilers re-associate within
    /// an invocation, whose sums run one by one already, so no path of additions gets longer.
    pub fn with_native_units(self, units: f64) -> Tolerance {
        match self {
            Tolerance::Exact => Tolerance::Exact,
            Tolerance::Bound { ulps, relative, absolute } => {
                Tolerance::Bound { ulps, relative: relative + units * 2.0 * F32_ROUNDOFF, absolute }
            }
        }
    }
}
