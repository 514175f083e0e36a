//! One block of keys and values against the query rows of a workgroup: what every way to attend is made of.
//!
//! Order, for each query row: the dot product of query and key is one accumulator over ascending dimensions; the block's
//! maximum; `p = exp(score - maximum)`; their sum as `reduce::workgroup_sum` has it; the output of each dimension in eight
//! runs of 32 keys, ascending inside a run into one accumulator, then the runs in ascending order.
//!
//! Invariants: a key beyond a row's position is never part of that row's numbers, whatever bits it has; a row's numbers do
//! not depend on which other rows share the workgroup; all invocations know maximum and sum, and invocation `d` the output
//! of dimension `d`.

use kernel_dsl::prelude::*;

use crate::common::kv_blocks::{BLOCK, position_of};
use crate::common::math::{exp, flush};
use crate::common::piece::{load_piece, load_run};

/// Invocations of a workgroup: one for each key of a block.
pub const WORKGROUP_SIZE: u32 = BLOCK;
/// Runs of a block: one for each subgroup.
pub const RUNS: u32 = WORKGROUP_SIZE / 32;

/// The buffers that queries, keys and values come from.
#[derive(Clone, Copy)]
pub struct Sources<T> {
    /// Queries.
    pub q: In<T>,
    /// Keys of all blocks.
    pub keys: In<T>,
    /// Values of all blocks.
    pub values: In<T>,
    /// Blocks of each row.
    pub block_table: In<u32>,
    /// Position of each row's first token.
    pub positions: In<u32>,
}

/// Query rows of a workgroup: heads of one key head, times consecutive tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Heads.
    pub heads: u32,
    /// Tokens.
    pub tokens: u32,
}

impl Tile {
    /// Query rows.
    pub fn rows(self) -> u32 {
        self.heads * self.tokens
    }
}

/// The query rows of this workgroup: the heads of its first token, then those of the next. Those beyond the last head or
/// token repeat it.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The tile.
    pub tile: Tile,
    /// Head of keys and values.
    pub kv_head: Val<u32>,
    /// First head.
    pub first_head: Val<u32>,
    /// One past the last head.
    pub end_head: Val<u32>,
    /// Head of each query row.
    pub heads: Vec<Val<u32>>,
    /// First element of each query row.
    pub starts: Vec<Val<u32>>,
    /// Position of each token.
    pub positions: Vec<Val<u32>>,
    /// The same, or the last position of the block table.
    pub bounded: Vec<Val<u32>>,
}

/// The query rows from token `first_token` of sequence `row` on, of tile number `head_tile` of the heads.
#[device]
pub fn rows_of<T: Element<Scalar = f32>>(
    #[comptime] sources: Sources<T>,
    #[comptime] tile: Tile,
    row: u32,
    first_token: u32,
    head_tile: u32,
) -> Rows {
    #[comptime]
    let Sources { q, keys, block_table, positions, .. } = sources;
    let group = q.dim(2) / keys.dim(1);
    let tiles = (group + (tile.heads - 1)) / tile.heads;
    let kv_head = head_tile / tiles;
    let first_head = kv_head * group + head_tile % tiles * tile.heads;
    let end_head = kv_head * group + group;
    let last_head = end_head - 1;
    let last_token = q.dim(1) - 1;
    let last_position = block_table.dim(1) * BLOCK - 1;
    #[comptime]
    let tile_tokens: Vec<Val<u32>> = (0..tile.tokens).map(|token| (first_token + token).min(last_token)).collect();
    #[comptime]
    let tile_heads: Vec<Val<u32>> = (0..tile.heads).map(|head| (first_head + head).min(last_head)).collect();
    #[comptime]
    let place = |query: u32| (tile_tokens[(query / tile.heads) as usize], tile_heads[(query % tile.heads) as usize]);
    #[comptime]
    let heads: Vec<Val<u32>> = (0..tile.rows()).map(|query| place(query).1).collect();
    #[comptime]
    let starts: Vec<Val<u32>> =
        (0..tile.rows()).map(|query| q.offset((row, place(query).0, place(query).1, 0_u32))).collect();
    #[comptime]
    let positions: Vec<Val<u32>> = tile_tokens.iter().map(|token| position_of(positions, row, *token)).collect();
    #[comptime]
    let bounded: Vec<Val<u32>> = positions.iter().map(|position| (*position).min(last_position)).collect();
    Rows { tile, kv_head, first_head, end_head, heads, starts, positions, bounded }
}

/// Workgroup memory of [`block_parts`].
#[derive(Clone, Copy)]
pub struct Memory {
    /// A maximum for each run and query row.
    maxima: WorkgroupArray<f32>,
    /// A sum for each run and query row.
    sums: WorkgroupArray<f32>,
    /// A weight for each query row and key.
    weights: WorkgroupArray<f32>,
    /// An output for each run and dimension, of one query row after another.
    pub runs: WorkgroupArray<f32>,
    /// Dimensions that there is room for.
    max_dim: u32,
}

/// The memory for `n_queries` query rows of at most `max_dim` elements.
#[device]
pub fn memory_of(#[comptime] n_queries: u32, #[comptime] max_dim: u32) -> Memory {
    #[comptime]
    let (n_runs, n_weights, n_outputs) = (n_queries * RUNS, n_queries * BLOCK, RUNS * max_dim);
    let maxima = workgroup_array::<f32>(n_runs);
    let sums = workgroup_array::<f32>(n_runs);
    let weights = workgroup_array::<f32>(n_weights);
    let runs = workgroup_array::<f32>(n_outputs);
    Memory { maxima, sums, weights, runs, max_dim }
}

/// Keys of the block from position `first_key` on that a token at `position` sees.
#[device]
fn visible_keys(position: u32, first_key: u32) -> u32 {
    ((position + 1).max(first_key) - first_key).min(BLOCK)
}

/// Dot products of this invocation's key with each query row; 0 beyond the last visible key.
#[device]
fn dots_of<T: Element<Scalar = f32>, const Q: usize>(
    #[comptime] sources: Sources<T>,
    #[comptime] rows: &Rows,
    block: u32,
    visible: u32,
) -> [f32; Q] {
    #[comptime]
    let Sources { q, keys, .. } = sources;
    #[comptime]
    let (starts, kv_head) = (&rows.starts, rows.kv_head);
    let mut dots = [0.0; Q];
    if local_invocation_index() < visible {
        let key = keys.offset([block, kv_head, local_invocation_index(), 0]);
        for dim in (0..keys.dim(3)).step_by(8) {
            let k = load_piece::<T>(keys, key + dim);
            #[comptime]
            for query in 0..Q as u32 {
                let x = load_piece::<T>(q, starts[query] + dim);
                #[comptime]
                for element in 0..8 {
                    dots[query] += x[element] * k[element];
                }
            }
        }
    }
    dots
}

/// Outputs of the block: for each query row, that of the dimension that this invocation has the number of. Collective.
#[device]
fn outputs_of<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[comptime] values: In<T>,
    #[comptime] rows: &Rows,
    #[comptime] memory: Memory,
    #[comptime] visible: &[Val<u32>],
    block: u32,
) -> [f32; Q] {
    #[comptime]
    let (kv_head, tile) = (rows.kv_head, rows.tile);
    #[comptime]
    let Memory { weights, runs, max_dim, .. } = memory;
    #[comptime]
    let last = visible.len() - 1;
    let head_dim = values.dim(3);
    let first_dim = lane() * (N as u32);
    let run_start = subgroup_id() * 32;
    let mut sums = [[0.0; N]; Q];
    if first_dim < head_dim {
        let first_value = values.offset([block, kv_head, 0, first_dim]);
        // Keys that all rows see, then those that only later tokens see.
        let common_end = visible[0].max(run_start).min(run_start + 32);
        for key in run_start..common_end {
            let value = load_run::<T, N>(values, first_value + key * head_dim);
            #[comptime]
            for query in 0..Q as u32 {
                let weight = weights[key + BLOCK * query];
                #[comptime]
                for dim in 0..N as u32 {
                    sums[query][dim] += weight * value[dim];
                }
            }
        }
        #[comptime]
        if tile.tokens > 1 {
            for key in common_end..visible[last].max(run_start).min(run_start + 32) {
                let value = load_run::<T, N>(values, first_value + key * head_dim);
                #[comptime]
                for query in 0..Q as u32 {
                    if key < visible[query / tile.heads] {
                        let weight = weights[key + BLOCK * query];
                        #[comptime]
                        for dim in 0..N as u32 {
                            sums[query][dim] += weight * value[dim];
                        }
                    }
                }
            }
        }
    }
    let mut outputs = [0.0; Q];
    #[comptime]
    for query in 0..Q as u32 {
        #[comptime]
        if query > 0 {
            workgroup_barrier();
        }
        if first_dim < head_dim {
            #[comptime]
            for dim in 0..N as u32 {
                runs[subgroup_id() * max_dim + first_dim + dim] = sums[query][dim];
            }
        }
        workgroup_barrier();
        if local_invocation_index() < head_dim {
            let mut sum = runs[local_invocation_index()];
            #[comptime]
            for run in 1..RUNS {
                sum += runs[local_invocation_index() + run * max_dim];
            }
            outputs[query] = flush(sum);
        }
    }
    outputs
}

/// Maxima, sums and outputs of a block for each query row. Collective; may stand in a loop.
#[device]
pub fn block_parts<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[comptime] sources: Sources<T>,
    #[comptime] rows: &Rows,
    #[comptime] memory: Memory,
    block: u32,
    first_key: u32,
    scale: f32,
) -> ([f32; Q], [f32; Q], [f32; Q]) {
    // Fast kernels have no infinities.
    #[comptime]
    let lowest = if is_fast() { 0.5 * f32::MIN } else { f32::NEG_INFINITY };
    #[comptime]
    let Memory { maxima, sums, weights, .. } = memory;
    #[comptime]
    let visible = &rows.bounded.iter().map(|last| visible_keys(*last, first_key)).collect::<Vec<Val<u32>>>();
    #[comptime]
    let (last, heads) = (visible.len() - 1, rows.tile.heads);
    let own_key = local_invocation_index();
    let mut scores = dots_of::<T, Q>(sources, rows, block, visible[last]);
    #[comptime]
    for query in 0..Q as u32 {
        let scaled = flush(scores[query] * scale);
        // A product below the range of f32 leaves its sign to one fused operation and loses it to two: zeros have none here.
        let score = select(scaled == 0.0, 0.0, scaled);
        scores[query] = select(own_key < visible[query / heads], score, lowest);
        let max = subgroup_max(scores[query]);
        if lane() == 0 {
            maxima[subgroup_id() * (Q as u32) + query] = max;
        }
    }
    workgroup_barrier();
    let mut highest = [0.0; Q];
    #[comptime]
    for query in 0..Q as u32 {
        highest[query] = maxima[query];
        #[comptime]
        for run in 1..RUNS {
            highest[query] = highest[query].max(maxima[run * (Q as u32) + query]);
        }
        let power = exp(scores[query] - highest[query]);
        let weight = select(own_key < visible[query / heads], power, 0.0);
        weights[own_key + BLOCK * query] = weight;
        let sum = subgroup_add(weight);
        if lane() == 0 {
            sums[subgroup_id() * (Q as u32) + query] = sum;
        }
    }
    workgroup_barrier();
    let mut totals = [0.0; Q];
    #[comptime]
    for query in 0..Q as u32 {
        totals[query] = sums[query];
        #[comptime]
        for run in 1..RUNS {
            totals[query] += sums[run * (Q as u32) + query];
        }
    }
    let outputs = outputs_of::<T, N, Q>(sources.values, rows, memory, visible, block);
    (highest, totals, outputs)
}
