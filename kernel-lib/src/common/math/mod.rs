//! Portable mathematics: the same bits on every device.
//!
//! In a strict kernel everything is made of `rn` additions, subtractions and multiplications, integer ops and selects, and
//! of the language's own `quotient` and `root`: no `fma`, which some drivers round twice, and no native function.
//! `docs/math.md` lists the bounds, measured by `tests/math_sweep`.
//!
//! Invariants: a subnormal argument counts as zero and a result below the smallest normal number is zero with its sign,
//! so devices that flush subnormals agree with those that keep them; NaN in gives the canonical NaN out; no literal zero
//! is an operand of float arithmetic, since compilers get the sign of such a result wrong. None of this is promised in a
//! fast kernel, where `by_mode` takes native functions.

mod bits;
mod by_mode;
mod division;
mod error_function;
mod exponential;
mod logarithm;
mod logistic;
mod reduction;
mod roots;
mod trigonometric;

pub use bits::is_nan;
pub use by_mode::{cos, div, exp, exp2, flush, log, log2, recip, rsqrt, sigmoid, sin, sqrt, tanh};
pub use error_function::erf;
pub use logistic::softplus;
