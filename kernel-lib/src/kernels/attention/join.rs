//! How blocks become a row of the output: the online rule, the division, and the gate.
//!
//! Invariants: blocks are joined in ascending order, the first one without arithmetic; every way to attend calls these
//! functions, so it makes no difference which workgroup joins them.

use kernel_dsl::prelude::*;

use super::block::Tile;
use crate::common::activation::sigmoid;
use crate::common::math::{div, exp, flush};
use crate::common::piece::{PIECE, load_piece, store_piece};

/// Maximum, sum and output of the blocks so far and of the next one, joined.
#[device]
pub fn joined(so_far: [f32; 3], next: [f32; 3]) -> [f32; 3] {
    let max = so_far[0].max(next[0]);
    let factor = exp(so_far[0] - max);
    let next_factor = exp(next[0] - max);
    let sum = so_far[1] * factor + next[1] * next_factor;
    [max, sum, flush(so_far[2] * factor) + flush(next[2] * next_factor)]
}

/// The buffers of an attention's results.
#[derive(Clone, Copy)]
pub struct Results<T> {
    /// Outputs, heads side by side.
    pub y: Out<T>,
    /// Gates, behind the query of each head.
    pub q_gate: Option<In<T>>,
}

/// Quotients in workgroup memory, `max_dim` for each query row of a tile.
#[derive(Clone, Copy)]
pub struct Quotients {
    /// The memory.
    pub memory: WorkgroupArray<f32>,
    /// Room for each row.
    pub max_dim: u32,
    /// The rows.
    pub tile: Tile,
}

/// Puts output over sum into memory: those of this invocation's dimension of query row `query`.
#[device]
pub fn divide(#[comptime] quotients: Quotients, #[comptime] query: u32, sum: f32, output: f32, head_dim: u32) {
    #[comptime]
    let Quotients { memory, max_dim, .. } = quotients;
    if local_invocation_index() < head_dim {
        memory[local_invocation_index() + query * max_dim] = div(output, sum);
    }
}

/// Stores the quotients, gated; an invocation takes eight. `first` is row, first token and first head of the tile, `ends`
/// the end of tokens and heads, and head_dim. Collective.
#[device]
pub fn store_rows<T: Element<Scalar = f32>>(
    #[comptime] results: Results<T>,
    #[comptime] quotients: Quotients,
    first: [u32; 3],
    ends: [u32; 3],
) {
    #[comptime]
    let Results { y, q_gate } = results;
    #[comptime]
    let Quotients { memory, max_dim, tile } = quotients;
    let head_dim = ends[2];
    workgroup_barrier();
    let pieces = head_dim / PIECE;
    let query = local_invocation_index() / pieces;
    let dim = local_invocation_index() % pieces * PIECE;
    let token = first[1] + query / tile.heads;
    let head = first[2] + query % tile.heads;
    if (query < tile.rows()) & (token < ends[0]) & (head < ends[1]) {
        let mut outputs = [0.0; 8];
        #[comptime]
        for element in 0..8_u32 {
            outputs[element] = memory[query * max_dim + dim + element];
        }
        #[comptime]
        if let Some(q_gate) = q_gate {
            let gates = load_piece::<T>(q_gate, q_gate.offset([first[0], token, head, head_dim + dim]));
            #[comptime]
            for element in 0..8 {
                outputs[element] = flush(round_to::<T>(outputs[element]) * sigmoid::<T>(gates[element]));
            }
        }
        store_piece::<T>(y, y.offset([first[0], token, head * head_dim + dim]), outputs);
    }
}
