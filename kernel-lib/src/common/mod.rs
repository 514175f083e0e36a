//! Device code that several kernels share, and the Rust types that select it.
//!
//! Invariants: in a strict kernel everything here is strict: `rn` and integer ops only, no native division, square root
//! or transcendental; every reduction has one order that no workgroup size, row count or split changes. In a fast kernel
//! ops may be contracted and re-associated, and `math` and what is made of it call native functions.

pub mod activation;
pub mod dot;
pub mod float;
pub mod gdn;
pub mod kv_blocks;
pub mod math;
pub mod piece;
pub mod quant_unpack;
pub mod reduce;
pub mod row_results;
pub mod trellis;
