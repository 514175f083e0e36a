//! Attention, first half for long contexts: every block by a workgroup of its own.
//!
//! **Computes** for token `t`, head `h` and block `b` up to the token's position: the maximum and the sum of `exp` of the
//!   block's scores, `partial_sums[t, h, b]`, and the sum over its values, `partial_outputs[t, h, b]`, before any division
//! **Shapes** `q, keys, values, block_table, positions` as in `attention`;
//!   `partial_outputs: [n_rows * seq_len, n_heads, max_blocks, head_dim]` f32,
//!   `partial_sums: [n_rows * seq_len, n_heads, max_blocks, 2]` f32, maximum and sum; `scale`: f32
//! **Layout** row-major, contiguous
//! **Numerics** those of a block of `attention`, to the bit. A block with a number of n_blocks and more has a sum of NaN.
//!   Blocks beyond the token's position are not written, nor is anything where that is outside of the block table
//! **Requires** as `attention`
//! **Launch** a workgroup of 256 per block (along x), tile of heads that share their keys (y) and token (z); those beyond
//!   the token's position end at once
//! **Variants** `block_xN_HxM`: N dimensions of an output a lane, H heads share a load of keys and values, M is 1
//! **Cost** reads the cache up to each token once per tile of heads, writes head_dim + 2 floats a block and head
//! **Source** Dao et al. 2023 (split keys); decision on attention; tolerance derived at `attention::reference`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use super::attention::block::{Sources, Tile, WORKGROUP_SIZE, block_parts, memory_of, rows_of};
use super::attention::{
    AttentionParams, Gate, case, cost_of, lane_dims, legal_sizes, pick_lane_dims, reference, sized,
};
use crate::common::float::Float;
use crate::common::kv_blocks::{BLOCK, block_of};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Blocks of attention, apart.
pub struct AttentionSplit;

/// Which, by the type of all but the results, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttentionSplitVariant {
    /// Type of queries, keys and values.
    pub elem: Float,
    /// Dimensions of an output that a lane sums.
    pub lane_dims: u32,
    /// Query rows of a workgroup, of one token.
    pub tile: Tile,
}

impl fmt::Display for AttentionSplitVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AttentionSplitVariant { elem, lane_dims, tile } = self;
        write!(f, "attention_split__{elem}_f32__block_x{lane_dims}_{}x{}", tile.heads, tile.tokens)
    }
}

const ONE: Tile = Tile { heads: 1, tokens: 1 };
const HEADS: Tile = Tile { heads: 3, tokens: 1 };

impl KernelSpec for AttentionSplit {
    const NAME: &'static str = "attention_split";
    type Params = AttentionParams;
    type Op = Float;
    type Variant = AttentionSplitVariant;

    fn variants() -> Vec<AttentionSplitVariant> {
        let mut variants = Vec::new();
        for elem in Float::ALL {
            for &lane_dims in lane_dims(elem) {
                let tiles: &[Tile] = if (elem, lane_dims) == (Float::Bf16, 8) { &[ONE, HEADS] } else { &[ONE] };
                variants.extend(tiles.iter().map(|&tile| AttentionSplitVariant { elem, lane_dims, tile }));
            }
        }
        variants
    }

    fn op(variant: AttentionSplitVariant) -> Float {
        variant.elem
    }

    fn legal(variant: AttentionSplitVariant, params: &AttentionParams, target: &Target) -> Result<(), NotLegal> {
        legal_sizes(&variant, params, variant.lane_dims, target)?;
        let limit = target.limits.dispatch;
        NotLegal::unless_at_most(variant, "max_blocks", params.max_blocks, limit)?;
        let tokens = u64::from(params.n_rows) * u64::from(params.seq_len);
        NotLegal::unless_at_most(variant, "number of tokens", tokens, limit)
    }

    fn pick(elem: Float, params: &AttentionParams, target: &Target) -> Result<AttentionSplitVariant, NotLegal> {
        let in_threes = (params.n_heads / params.n_kv_heads.max(1)).is_multiple_of(3);
        let lane_dims = pick_lane_dims(elem, params.head_dim);
        let tile = if in_threes && (elem, lane_dims) == (Float::Bf16, 8) { HEADS } else { ONE };
        let variant = AttentionSplitVariant { elem, lane_dims, tile };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: AttentionSplitVariant) -> Result<Kernel, BuildError> {
        use half::{bf16, f16};
        let (id, tile) = (variant.to_string(), variant.tile);
        let (n, q) = (variant.lane_dims, tile.rows());
        match variant.elem {
            Float::Bf16 => sized!(attention_split, bf16, n, q, [2 x 1, 4 x 1, 8 x 1, 8 x 3], (&id, tile)),
            Float::F16 => sized!(attention_split, f16, n, q, [8 x 1], (&id, tile)),
            Float::F32 => sized!(attention_split, f32, n, q, [8 x 1], (&id, tile)),
        }
    }

    fn arguments(variant: AttentionSplitVariant, params: &AttentionParams, values: &mut CaseValues) -> Arguments {
        let mut tensors = case::inputs(variant.elem.elem(), params, values);
        let n_tokens = params.n_rows.saturating_mul(params.seq_len);
        let shape = |width| [n_tokens, params.n_heads, params.max_blocks, width];
        tensors.push(values.output("partial_outputs", Elem::F32, &shape(params.head_dim)));
        tensors.push(values.output("partial_sums", Elem::F32, &shape(2)));
        Arguments { tensors, scalars: vec![case::scale(params)] }
    }

    fn reference(_: AttentionSplitVariant, params: &AttentionParams, arguments: &Arguments) -> Vec<Expected> {
        let head_dim = params.head_dim as usize;
        let (mut outputs, mut sums) = (Vec::new(), Vec::new());
        for query in 0..(params.n_rows * params.seq_len * params.n_heads) as usize {
            let blocks = reference::blocks(params, arguments, query).unwrap_or_default();
            for slot in 0..params.max_blocks as usize {
                let Some(block) = blocks.get(slot) else {
                    // Not written: what was there is a NaN.
                    outputs.extend(vec![ExpectedFloat::of(f64::NAN); head_dim]);
                    sums.extend([ExpectedFloat::of(f64::NAN); 2]);
                    continue;
                };
                let of = |value: f64, size: f64| ExpectedFloat { value, magnitude: (block.units + 1.0) * size };
                outputs
                    .extend((0..head_dim).map(|dim| of(block.outputs[dim], block.absolute[dim] + f64::MIN_POSITIVE)));
                // The maximum is a score, off by at most as many units; beside a NaN, any other score may take its place.
                let max_size = if block.sum.is_nan() { f64::INFINITY } else { 1.0 };
                sums.extend([of(block.max, max_size), of(block.sum, if block.sum.is_nan() { 0.0 } else { block.sum })]);
            }
        }
        vec![Expected::floats("partial_outputs", outputs), Expected::floats("partial_sums", sums)]
    }

    fn tolerance(_: AttentionSplitVariant, _: &AttentionParams) -> Tolerance {
        reference::tolerance(Gate::None)
    }

    /// As `attention`.
    fn fast_tolerance(variant: AttentionSplitVariant, params: &AttentionParams) -> Tolerance {
        Self::tolerance(variant, params).with_native_units(2.0)
    }

    fn cost(variant: AttentionSplitVariant, params: &AttentionParams) -> Cost {
        let attention = cost_of(variant.elem, Gate::None, params);
        let n_heads = u64::from(params.n_rows) * u64::from(params.seq_len) * u64::from(params.n_heads);
        let blocks = (u64::from(params.position) / u64::from(BLOCK) + 1).min(u64::from(params.max_blocks));
        Cost { bytes_written: n_heads * blocks * (u64::from(params.head_dim) + 2) * 4, ..attention }
    }

    fn edge_params(_: AttentionSplitVariant) -> Vec<AttentionParams> {
        case::edge_params()
    }

    fn bench_params(variant: AttentionSplitVariant) -> Vec<AttentionParams> {
        let head_dim = 32 * variant.lane_dims;
        let of = |max_blocks, position| AttentionParams {
            n_rows: 1,
            seq_len: 1,
            n_heads: 24,
            n_kv_heads: 4,
            head_dim,
            max_blocks,
            position,
        };
        vec![of(128, 32_000), of(4, 1000)]
    }
}

/// The kernel.
#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(max_blocks, div_ceil(n_heads / n_kv_heads, tile.heads) * n_kv_heads, n_rows * seq_len)
)]
pub fn attention_split<T: Element<Scalar = f32>, const N: usize, const Q: usize>(
    #[shape(n_rows, seq_len, n_heads, head_dim)] q: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] keys: In<T>,
    #[shape(n_blocks, n_kv_heads, BLOCK, head_dim)] values: In<T>,
    #[shape(n_rows, max_blocks)] block_table: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows * seq_len, n_heads, max_blocks, head_dim)] partial_outputs: Out<f32>,
    #[shape(n_rows * seq_len, n_heads, max_blocks, 2)] partial_sums: Out<f32>,
    scale: f32,
    #[comptime] tile: Tile,
) {
    let (index, head_tile, token) = (workgroup_id().x, workgroup_id().y, workgroup_id().z);
    let row = token / seq_len;
    let first_token = token % seq_len;
    #[comptime]
    let sources = Sources { q, keys, values, block_table, positions };
    #[comptime]
    let rows = &rows_of::<T>(sources, tile, row, first_token, head_tile);
    #[comptime]
    let memory = memory_of(Q as u32, 32 * N as u32);
    #[comptime]
    let (heads, position, bounded) = (&rows.heads, rows.positions[0], rows.bounded[0]);
    let own_dim = local_invocation_index();
    let first_key = index * BLOCK;
    if (position == bounded) & (first_key <= position) {
        let block = block_of(block_table, row, index);
        if block < n_blocks {
            let (max, sum, output) = block_parts::<T, N, Q>(sources, rows, memory, block, first_key, scale);
            #[comptime]
            for query in 0..Q as u32 {
                if own_dim < head_dim {
                    partial_outputs[[token, heads[query], index, own_dim]] = output[query];
                }
                if own_dim == 0 {
                    partial_sums.store::<2>([token, heads[query], index, 0], [max[query], sum[query]]);
                }
            }
        } else {
            let max: f32 = 0.0;
            let sum: f32 = f32::NAN;
            #[comptime]
            for query in 0..Q as u32 {
                if own_dim < head_dim {
                    partial_outputs[[token, heads[query], index, own_dim]] = 0.0;
                }
                if own_dim == 0 {
                    partial_sums.store::<2>([token, heads[query], index, 0], [max, sum]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_follows_group_and_head() {
        let params = AttentionSplit::bench_params(AttentionSplit::variants()[0])[0];
        let picked = |params| AttentionSplit::pick(Float::Bf16, &params, &Target::WGSL).map(|v| (v.lane_dims, v.tile));
        assert_eq!(picked(AttentionParams { head_dim: 256, ..params }), Ok((8, HEADS)));
        assert_eq!(picked(AttentionParams { head_dim: 128, ..params }), Ok((4, ONE)));
    }

    #[test]
    fn more_blocks_than_a_dispatch_has_are_refused() {
        let variant = AttentionSplit::variants()[0];
        let params = AttentionParams { max_blocks: 70_000, ..AttentionSplit::bench_params(variant)[0] };
        assert_eq!(
            AttentionSplit::legal(variant, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `attention_split__bf16_f32__block_x2_1x1`: max_blocks is 70000; required: at most 65535"
        );
    }
}
