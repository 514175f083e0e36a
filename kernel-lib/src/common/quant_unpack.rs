//! Packed affine codes: unsigned `bits`-wide numbers in one little-endian bit stream per row.
//!
//! Invariants: element `i` of a row is in bits `[i * bits, (i + 1) * bits)`; for 4 bits that is nibble `i % 8` of word
//! `i / 8`, lowest first, and a piece of 32 elements is one 16-byte vector. A piece never crosses a group of scales.

use kernel_dsl::prelude::*;

/// Elements of a piece of 4-bit codes.
pub const PIECE_4_BIT: u32 = 32;

/// Code number `element` (0 to 7) of a word of 4-bit codes, as a float.
#[device]
pub fn code_4_bit(word: u32, #[comptime] element: u32) -> f32 {
    ((word >> (element * 4)) & 15) as f32
}

/// Code number `element` of a row of 4-bit codes, on the host.
pub fn unpack_4_bit(words: &[u32], element: usize) -> u32 {
    (words[element / 8] >> (element % 8 * 4)) & 15
}
