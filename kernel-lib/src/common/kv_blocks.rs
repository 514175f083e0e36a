//! The cache of keys and values: blocks of 256 tokens, found through a table of each row.
//!
//! Invariants: block `i` of a row holds its positions `256 i` to `256 i + 255`; a position that wraps, a place outside of
//! the table and a number outside of the cache all read as "no block", never as a place in memory.

use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;

use crate::fill::{CaseValues, Fill};
use crate::host_tensor::HostTensor;

/// Tokens of a block.
pub const BLOCK: u32 = 256;
/// Blocks that a table may have for a row: with more, 32 bits would not number their tokens.
pub const MAX_BLOCKS: u32 = u32::MAX / BLOCK;

/// The position of a row's new token number `token`; the last of all where it has no number.
#[device]
pub fn position_of(#[comptime] positions: In<u32>, row: u32, token: u32) -> u32 {
    let first = positions[row];
    let position = first + token;
    select(position < first, u32::MAX, position)
}

/// The number of a row's block `index`; the largest of all outside of the table.
#[device]
pub fn block_of(#[comptime] block_table: In<u32>, row: u32, index: u32) -> u32 {
    let mut block = u32::MAX;
    if index < block_table.dim(1) {
        block = block_table[[row, index]];
    }
    block
}

/// How far apart the rows of a test case stand.
const ROWS_APART: u32 = 70;

/// Positions of a test case: the first row stands at `position`.
pub(crate) fn positions(values: &mut CaseValues, n_rows: u32, position: u32) -> HostTensor {
    let mut positions = values.indices("positions", &[n_rows], 1);
    if !positions.bytes.is_empty() {
        (0..n_rows).for_each(|row| positions.set_bits(row as usize, position.saturating_add(row * ROWS_APART)));
    }
    positions
}

/// A block table of a test case: different blocks in any order. Cases of special values have a number too large in its
/// last place.
pub(crate) fn block_table(values: &mut CaseValues, shape: [u32; 2], n_blocks: u32) -> HostTensor {
    let mut table = values.indices("block_table", &shape, 1);
    if table.bytes.is_empty() || table.is_empty() {
        return table;
    }
    debug_assert_eq!(table.layout.elem, Elem::U32);
    let mut blocks: Vec<u32> = (0..n_blocks).collect();
    for index in 0..table.len() {
        let other = index + values.rng.below(n_blocks - index as u32) as usize;
        blocks.swap(index, other);
        table.set_bits(index, blocks[index]);
    }
    if values.fill == Fill::Special {
        table.set_bits(table.len() - 1, n_blocks + 3);
    }
    table
}
