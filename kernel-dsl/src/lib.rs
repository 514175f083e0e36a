//! One kernel source in Rust to WGSL, MSL, SPIR-V and a CPU engine.
//!
//! Pipeline: `#[kernel]` function -> [`build`] -> [`ir::Kernel`] -> [`validate`] -> [`pass`] -> [`emit`] or [`interp`].
//! Everything between is plain data. [`contract`] checks the arguments of a launch against the kernel's own data.
//!
//! Invariants: no GPU is needed to build, validate, emit or execute a kernel; naga is used to translate and validate
//! text, never to define meaning. The CPU engine defines the meaning of `rn` and `fused` ops.

// The macros write `::kernel_dsl::...`, also for kernels of this crate's own tests.
extern crate self as kernel_dsl;

pub mod build;
pub mod contract;
pub mod emit;
pub mod interp;
pub mod ir;
pub mod pass;
pub mod prelude;
pub mod target;
pub mod validate;
