//! Random valid kernels, to compare engines with each other.
//!
//! A [`Program`] is a short list of steps with a text form. [`lower`](lower()) turns *every* list of steps into a valid
//! kernel: operands are chosen by counting back over the values in scope, a step that has no legal place is left out,
//! open blocks are closed. So a step can be removed or changed and the rest still means something, which is what makes
//! shrinking give small programs, and a file of the corpus keeps its meaning when the generator learns new steps.
//!
//! Invariants of a lowered kernel: no index is out of range, nothing is read before it is written, every loop ends,
//! collective ops stand in workgroup-uniform control flow, invocations share memory only between barriers or by
//! atomics whose result does not depend on order, and NaN payloads never reach an integer.
//! So all engines must agree on every bit, except where f32 subnormals are flushed (those programs are skipped).

pub mod batch;
mod blocks;
pub mod check;
mod collective;
mod convert;
pub mod inputs;
mod lower;
mod memory;
pub mod mutate;
mod observe;
mod scope;
pub mod step;
pub mod strategy;

pub use lower::{LEN_NAME, lower};
pub use step::{Op, ParseError, Program, Step};
