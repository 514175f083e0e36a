//! Trellis-coded weights on the host: what the bits mean, what they decode to, and an encoder. Plain Rust, no kernel.
//!
//! A row of weights is cut into blocks of [`BLOCK_LEN`]; a block is a closed walk through [`N_STATES`] states, `k` bits a
//! step. A state gives one number of the code book, and the row's scale makes a weight of it.
//! The page `docs/trellis.md` describes the format for users.
//!
//! Invariants: bytes of a file are never trusted; a shape that does not fit is an error that says what was found and
//! what is required. The arithmetic is `f32`, rounded step by step, the same on every machine.

pub mod codebook;
pub mod encode;
mod error;
mod interleave;
mod layout;
mod packed;

pub use error::TrellisError;
pub use interleave::{deinterleave, interleave};
pub use layout::{BLOCK_LEN, CodeBits, N_STATES, STATE_BITS, pack_states, pack_symbols, states};
pub use packed::{Axis, PackedRows, PackedShape, Storage, decode_rows};
