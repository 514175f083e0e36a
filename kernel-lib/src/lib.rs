//! The kernels: one kernel, one file, one list.
//!
//! A kernel file holds its contract, its variants, what is legal, what is fast, its body in the kernel language, and a
//! reference in plain Rust. [`kernels::ALL`] is the only list of them; tests, goldens, docs and benchmarks walk it.
//! [`trellis`] is the host's side of trellis-coded weights: their layout, what they decode to, and an encoder.
//!
//! Invariants: no GPU is named here; every kernel in `kernels/` is in the list; ids are unique.

pub mod common;
pub mod fill;
pub mod host_tensor;
pub mod kernel;
pub mod kernels;
pub mod native_accuracy;
pub mod params;
pub mod tolerance;
pub mod trellis;

pub use fill::{CaseRng, CaseValues, Fill};
pub use host_tensor::{Arguments, HostTensor, Role};
pub use kernel::{AnyKernel, AnyVariant, Cost, KernelError, KernelSpec, NotLegal};
pub use kernels::ALL;
pub use params::{ParamError, ParamList, Params};
pub use tolerance::{Expected, ExpectedFloat, ExpectedValues, Mismatch, Tolerance};

/// The kernel of this name.
pub fn find_kernel(name: &str) -> Option<&'static dyn AnyKernel> {
    ALL.iter().copied().find(|kernel| kernel.name() == name)
}

/// The variant of this id.
pub fn find_variant(id: &str) -> Option<Box<dyn AnyVariant>> {
    let name = id.split("__").next()?;
    find_kernel(name)?.all_variants().into_iter().find(|variant| variant.id() == id)
}
