//! The device code of `kv_append`: one head of one token, by a subgroup.
//!
//! Invariants: a lane holds eight neighbouring elements; partners of a rotation are loaded and normed again rather than
//! exchanged, so any even number of pairs will do and there is no barrier.

use kernel_dsl::prelude::*;

use super::{SUBGROUPS, WORKGROUP_SIZE};
use crate::common::kv_blocks::{BLOCK, block_of, position_of};
use crate::common::math::{div, flush, rsqrt};
use crate::common::piece::{PIECE, load_piece, store_piece, write_piece};

/// The buffers of an append but the norms.
#[derive(Clone, Copy)]
struct Buffers<T> {
    q: In<T>,
    k: In<T>,
    v: In<T>,
    cos: In<f32>,
    sin: In<f32>,
    positions: In<u32>,
    block_table: In<u32>,
    q_out: Out<T>,
    keys: InOut<T>,
    values: InOut<T>,
}

/// Weights of the norms.
#[derive(Clone, Copy)]
struct Norms<T> {
    q_norm: In<T>,
    k_norm: In<T>,
}

/// `rms_norm`'s element: `x` times the inverse root mean square, times the weight, rounded.
#[device]
fn normed<T: Element<Scalar = f32>>(x: f32, scale: f32, weight: f32) -> f32 {
    round_to::<T>(flush(flush(x * scale) * weight))
}

/// The inverse root mean square of a head of which this lane has eight elements. Collective.
#[device]
fn inverse_rms(own: [f32; 8], head_dim: u32, eps: f32) -> f32 {
    let mut own_sum = 0.0;
    #[comptime]
    for element in 0..8 {
        own_sum += own[element] * own[element];
    }
    rsqrt(div(subgroup_add(own_sum), head_dim as f32) + eps)
}

/// Elements `dim` and `dim + 1` after the rotation, from the same before it and their partners; NaN outside of the tables.
#[device]
fn turned(#[comptime] tables: [In<f32>; 2], own: [f32; 2], other: [f32; 2], dim: u32, position: u32) -> [f32; 2] {
    #[comptime]
    let [cos, sin] = tables;
    let n_pairs = cos.dim(1);
    let mut result = [f32::NAN, f32::NAN];
    if position < cos.dim(0) {
        let first = dim < n_pairs;
        let pair = select(first, dim, dim - n_pairs);
        let c = cos.load::<2>(cos.offset([position, pair]));
        let s = sin.load::<2>(sin.offset([position, pair]));
        let signed = [select(first, -other[0], other[0]), select(first, -other[1], other[1])];
        result = [own[0] * c[0] + signed[0] * s[0], own[1] * c[1] + signed[1] * s[1]];
    }
    result
}

/// Which head a subgroup has: queries first, then keys, then values.
#[derive(Clone, Copy)]
struct Job {
    /// Number of the head among its kind.
    number: Val<u32>,
    is_query: Val<bool>,
    is_key: Val<bool>,
    is_value: Val<bool>,
}

#[device]
fn job_of_subgroup(n_heads: u32, n_kv_heads: u32) -> Job {
    let job = workgroup_id().x * SUBGROUPS + subgroup_id();
    let is_query = job < n_heads;
    let is_key = (job >= n_heads) & (job < n_heads + n_kv_heads);
    let is_value = (job >= n_heads + n_kv_heads) & (job < n_heads + n_kv_heads * 2);
    let kv_head = job - select(is_key, n_heads, n_heads + n_kv_heads);
    let number = select(is_query, job, kv_head);
    Job { number, is_query, is_key, is_value }
}

#[device]
fn append_head<T: Element<Scalar = f32>>(
    #[comptime] buffers: Buffers<T>,
    #[comptime] norms: Option<Norms<T>>,
    eps: f32,
) {
    #[comptime]
    let Buffers { q, k, v, cos, sin, positions, block_table, q_out, keys, values } = buffers;
    let (head_dim, n_turned) = (k.dim(3), cos.dim(1) * 2);
    let job = job_of_subgroup(q.dim(2), k.dim(2));
    let (row, token) = (workgroup_id().z, workgroup_id().y);
    let first = lane() * PIECE;
    let within = first < head_dim;
    let turns = job.is_query | job.is_key;

    // Eight elements, and where the head starts.
    let mut own = [0.0; 8];
    let mut start = 0_u32;
    if job.is_query {
        start = q.offset([row, token, job.number, 0]);
        if within {
            own = load_piece::<T>(q, start + first);
        }
    }
    if job.is_key {
        start = k.offset([row, token, job.number, 0]);
        if within {
            own = load_piece::<T>(k, start + first);
        }
    }
    if job.is_value & within {
        own = load_piece::<T>(v, v.offset([row, token, job.number, first]));
    }

    let mut scale = 1.0;
    #[comptime]
    if let Some(Norms { q_norm, k_norm }) = norms {
        scale = inverse_rms(own, head_dim, eps);
        if turns & within {
            let weights = weights_of::<T>([q_norm, k_norm], job, first);
            #[comptime]
            for element in 0..8 {
                own[element] = normed::<T>(own[element], scale, weights[element]);
            }
        }
    }

    let position = position_of(positions, row, token);
    if turns & (first < n_turned) {
        #[comptime]
        for two in [0_u32, 2, 4, 6] {
            let dim = first + two;
            if dim < n_turned {
                let n_pairs = cos.dim(1);
                let partner = select(dim < n_pairs, dim + n_pairs, dim - n_pairs);
                let other = partners::<T>([q, k], norms, job, [start, partner], scale);
                let result = turned([cos, sin], [own[two], own[two + 1]], other, dim, position);
                own[two] = result[0];
                own[two + 1] = result[1];
            }
        }
    }

    if job.is_query & within {
        store_piece::<T>(q_out, q_out.offset([row, token, job.number, first]), own);
    }
    let block = block_of(block_table, row, position / BLOCK);
    if (block < keys.dim(0)) & within {
        let place = position % BLOCK;
        if job.is_key {
            write_piece::<T, _>(keys, keys.offset([block, job.number, place, first]), own);
        }
        if job.is_value {
            write_piece::<T, _>(values, values.offset([block, job.number, place, first]), own);
        }
    }
}

/// Eight weights of a query's norm or a key's.
#[device]
fn weights_of<T: Element<Scalar = f32>>(#[comptime] norms: [In<T>; 2], #[comptime] job: Job, first: u32) -> [f32; 8] {
    let mut weights = [0.0; 8];
    if job.is_query {
        weights = load_piece::<T>(norms[0], first);
    } else {
        weights = load_piece::<T>(norms[1], first);
    }
    weights
}

/// The two elements from `place[1]` on of the query or key that starts at `place[0]`, normed.
#[device]
fn partners<T: Element<Scalar = f32>>(
    #[comptime] sources: [In<T>; 2],
    #[comptime] norms: Option<Norms<T>>,
    #[comptime] job: Job,
    place: [u32; 2],
    scale: f32,
) -> [f32; 2] {
    let mut two = [0.0; 2];
    if job.is_query {
        two = sources[0].load::<2>(place[0] + place[1]);
    } else {
        two = sources[1].load::<2>(place[0] + place[1]);
    }
    #[comptime]
    if let Some(Norms { q_norm, k_norm }) = norms {
        let mut weights = [0.0; 2];
        if job.is_query {
            weights = q_norm.load::<2>(place[1]);
        } else {
            weights = k_norm.load::<2>(place[1]);
        }
        two = [normed::<T>(two[0], scale, weights[0]), normed::<T>(two[1], scale, weights[1])];
    }
    two
}

/// The kernel without norms.
#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_heads + n_kv_heads * 2, SUBGROUPS), seq_len, n_rows))]
pub fn kv_append<T: Element<Scalar = f32>>(
    #[shape(n_rows, seq_len, n_heads, q_width)]
    #[stride(_, q_stride, _, 1)]
    q: In<T>,
    #[shape(n_rows, seq_len, n_kv_heads, head_dim)]
    #[stride(_, k_stride, _, 1)]
    k: In<T>,
    #[shape(n_rows, seq_len, n_kv_heads, head_dim)]
    #[stride(_, v_stride, _, 1)]
    v: In<T>,
    #[shape(n_positions, n_pairs)] cos: In<f32>,
    #[shape(n_positions, n_pairs)] sin: In<f32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, max_blocks)] block_table: In<u32>,
    #[shape(n_rows, seq_len, n_heads, head_dim)] q_out: Out<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] keys: InOut<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] values: InOut<T>,
) {
    #[comptime]
    let buffers = Buffers { q, k, v, cos, sin, positions, block_table, q_out, keys, values };
    append_head::<T>(buffers, None, 0.0);
}

/// The kernel with norms.
#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_heads + n_kv_heads * 2, SUBGROUPS), seq_len, n_rows))]
pub fn normed_kv_append<T: Element<Scalar = f32>>(
    #[shape(n_rows, seq_len, n_heads, q_width)]
    #[stride(_, q_stride, _, 1)]
    q: In<T>,
    #[shape(n_rows, seq_len, n_kv_heads, head_dim)]
    #[stride(_, k_stride, _, 1)]
    k: In<T>,
    #[shape(n_rows, seq_len, n_kv_heads, head_dim)]
    #[stride(_, v_stride, _, 1)]
    v: In<T>,
    #[shape(head_dim)] q_norm: In<T>,
    #[shape(head_dim)] k_norm: In<T>,
    #[shape(n_positions, n_pairs)] cos: In<f32>,
    #[shape(n_positions, n_pairs)] sin: In<f32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, max_blocks)] block_table: In<u32>,
    #[shape(n_rows, seq_len, n_heads, head_dim)] q_out: Out<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] keys: InOut<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] values: InOut<T>,
    eps: f32,
) {
    #[comptime]
    let buffers = Buffers { q, k, v, cos, sin, positions, block_table, q_out, keys, values };
    append_head::<T>(buffers, Some(Norms { q_norm, k_norm }), eps);
}
