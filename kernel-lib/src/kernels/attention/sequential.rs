//! Attention in one dispatch: a workgroup walks all blocks of its query rows and joins them on the way.

use kernel_dsl::prelude::*;

use super::block::{Sources, Tile, WORKGROUP_SIZE, block_parts, memory_of, rows_of};
use super::join::{Quotients, Results, divide, joined, store_rows};
use crate::common::kv_blocks::{BLOCK, block_of};

#[device]
fn attend<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[comptime] sources: Sources<T>,
    #[comptime] results: Results<T>,
    #[comptime] tile: Tile,
    scale: f32,
) {
    #[comptime]
    let Sources { q, keys, block_table, .. } = sources;
    let (row, first_token, head_tile) = (workgroup_id().z, workgroup_id().y * tile.tokens, workgroup_id().x);
    #[comptime]
    let rows = &rows_of::<T>(sources, tile, row, first_token, head_tile);
    #[comptime]
    let memory = memory_of(Q as u32, 32 * N as u32);
    #[comptime]
    let (bounded, last) = (&rows.bounded, rows.bounded.len() - 1);
    // NaN stays in a sum: it comes out for rows with a block that is not there.
    let mut maxima = [0.0; Q];
    let mut sums = [f32::NAN; Q];
    let mut outputs = [0.0; Q];
    for index in 0..(bounded[last] / BLOCK + 1) {
        let block = block_of(block_table, row, index);
        let first_key = index * BLOCK;
        if block < keys.dim(0) {
            let (max, sum, output) = block_parts::<T, N, Q>(sources, rows, memory, block, first_key, scale);
            #[comptime]
            for query in 0..Q as u32 {
                if first_key <= bounded[query / tile.heads] {
                    let mut parts = [max[query], sum[query], output[query]];
                    if index > 0 {
                        parts = joined(
                            [maxima[query], sums[query], outputs[query]],
                            [max[query], sum[query], output[query]],
                        );
                    }
                    maxima[query] = parts[0];
                    sums[query] = parts[1];
                    outputs[query] = parts[2];
                }
            }
        } else {
            #[comptime]
            for query in 0..Q as u32 {
                if first_key <= bounded[query / tile.heads] {
                    sums[query] = f32::NAN;
                }
            }
        }
    }
    #[comptime]
    let (positions, max_dim) = (&rows.positions, 32 * N as u32);
    #[comptime]
    let quotients = Quotients { memory: memory.runs, max_dim, tile };
    // The outputs of the last block's runs may still be read.
    workgroup_barrier();
    #[comptime]
    for query in 0..Q as u32 {
        let is_in_table = positions[query / tile.heads] == bounded[query / tile.heads];
        divide(quotients, query, select(is_in_table, sums[query], f32::NAN), outputs[query], q.dim(3));
    }
    #[comptime]
    let (first_head, end_head) = (rows.first_head, rows.end_head);
    store_rows::<T>(results, quotients, [row, first_token, first_head], [q.dim(1), end_head, q.dim(3)]);
}

/// The kernel without a gate.
#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n_heads / n_kv_heads, tile.heads) * n_kv_heads, div_ceil(seq_len, tile.tokens), n_rows)
)]
pub fn attention<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[shape(n_rows, seq_len, n_heads, head_dim)] q: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] keys: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] values: In<T>,
    #[shape(n_rows, max_blocks)] block_table: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, seq_len, n_heads * head_dim)] y: Out<T>,
    scale: f32,
    #[comptime] tile: Tile,
) {
    #[comptime]
    let sources = Sources { q, keys, values, block_table, positions };
    attend::<T, N, Q>(sources, Results { y, q_gate: None }, tile, scale);
}

/// The kernel with a gate.
#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n_heads / n_kv_heads, tile.heads) * n_kv_heads, div_ceil(seq_len, tile.tokens), n_rows)
)]
pub fn gated_attention<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[shape(n_rows, seq_len, n_heads, head_dim)] q: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] keys: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] values: In<T>,
    #[shape(n_rows, max_blocks)] block_table: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, seq_len, n_heads, q_width)]
    #[stride(_, gate_stride, _, 1)]
    q_gate: In<T>,
    #[shape(n_rows, seq_len, n_heads * head_dim)] y: Out<T>,
    scale: f32,
    #[comptime] tile: Tile,
) {
    #[comptime]
    let sources = Sources { q, keys, values, block_table, positions };
    attend::<T, N, Q>(sources, Results { y, q_gate: Some(q_gate) }, tile, scale);
}
