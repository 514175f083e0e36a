//! Device code that several kernels share, and the Rust types that select it.
//!
//! Invariants: everything here is strict: `rn` and integer ops only, no native division, square root or
//! transcendental, and every reduction has one order that no workgroup size, row count or split changes.

pub mod activation;
pub mod dot;
pub mod float;
pub mod math;
pub mod piece;
pub mod quant_unpack;
pub mod reduce;
