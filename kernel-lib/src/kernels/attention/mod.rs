//! Causal attention over the blocks of a cache, grouped heads, with an optional gate.
//!
//! **Computes** for token `t` of row `r` at `p = positions[r] + t` and head `h`, with the keys and values of positions 0 to
//!   `p` of head `h / (n_heads / n_kv_heads)`: `o = sum_j softmax_j(scale * q . k_j) v_j`, `y[r, t, h] = T(o)`; gated
//!   `y = T(T(o) * sigmoid(q_gate[r, t, h, head_dim..]))` with the typed sigmoid of `common::activation`
//! **Shapes** `q: [n_rows, seq_len, n_heads, head_dim]`, `keys, values: [n_blocks, n_kv_heads, 256, head_dim]`,
//!   `q_gate: [n_rows, seq_len, n_heads, q_width]` with q_width of at least `2 head_dim`,
//!   `y: [n_rows, seq_len, n_heads * head_dim]`, all of one type T, bf16, f16 or f32; `block_table: [n_rows, max_blocks]`
//!   u32, `positions: [n_rows]` u32; `scale`: f32
//! **Layout** row-major; tokens of q_gate any multiple of 8 elements apart. Position `p` of a row is place `p % 256` of block
//!   `block_table[r, p / 256]`
//! **Numerics** f32. Blocks of 256 keys from key 0 on, each with its own maximum, sum and output (order in `block`), joined
//!   in ascending order by the online rule (`join`); the portable division; one rounding on store, two when gated.
//!   A row whose position is outside of the block table, or one of whose blocks has a number of n_blocks and more, is NaN.
//!   What lies in the cache beyond a token's position does not count, whatever it is
//! **Requires** n_heads a multiple of n_kv_heads, head_dim a multiple of 8 and at most `32 N` for `xN`, max_blocks >= 1
//! **Launch** a workgroup of 256 per tile of query rows: heads that share their keys along x, tokens along y, rows along z
//! **Variants** `sequential_xN_HxM`: N dimensions of an output a lane; keys and values are loaded once for H heads and M
//!   tokens. `1x1` for any; `3x1` for decode of long heads in groups of three and six; `1x4` for prompts.
//!   All give the same bits.
//!   For long contexts and few tokens, `attention_split` and `attention_combine` give the same bits by more workgroups
//! **Cost** reads the cache up to each token once per tile; 4 head_dim flops a key and head
//! **Source** Dao et al. 2022, Milakov and Gimelshein 2018; decision on attention; tolerance derived at `reference`

pub mod block;
pub mod case;
pub mod join;
pub(crate) mod reference;
mod sequential;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;

use self::block::Tile;
use self::sequential::{attention, gated_attention};
use crate::common::float::Float;
use crate::common::kv_blocks::{BLOCK, MAX_BLOCKS};
use crate::common::piece::PIECE;
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Causal attention in one dispatch.
pub struct Attention;

params! {
    /// Sizes of an attention.
    pub struct AttentionParams {
        /// Sequences.
        n_rows,
        /// New tokens of each.
        seq_len,
        /// Query heads of a token.
        n_heads,
        /// Key heads, and value heads.
        n_kv_heads,
        /// Elements of a head.
        head_dim,
        /// Blocks of a row.
        max_blocks,
        /// Position of the first row's first token; the next rows stand further on.
        position,
    }
}

/// What follows the sum over values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// Nothing.
    None,
    /// The sigmoid of a gate, which comes behind each query.
    Sigmoid,
}

impl Gate {
    /// Both.
    pub const ALL: [Gate; 2] = [Gate::None, Gate::Sigmoid];

    /// The end of an id.
    pub fn suffix(self) -> &'static str {
        match self {
            Gate::None => "",
            Gate::Sigmoid => "_gated",
        }
    }
}

/// Which attention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttentionOp {
    /// Type of all tensors.
    pub elem: Float,
    /// What follows.
    pub gate: Gate,
}

/// Which attention, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttentionVariant {
    /// Which.
    pub op: AttentionOp,
    /// Dimensions of an output that a lane sums.
    pub lane_dims: u32,
    /// Query rows of a workgroup.
    pub tile: Tile,
}

impl fmt::Display for AttentionVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AttentionVariant { op, lane_dims, tile } = self;
        let suffix = op.gate.suffix();
        write!(f, "attention__{0}_{0}__sequential_x{lane_dims}_{1}x{2}{suffix}", op.elem, tile.heads, tile.tokens)
    }
}

const ONE: Tile = Tile { heads: 1, tokens: 1 };
const HEADS: Tile = Tile { heads: 3, tokens: 1 };
const TOKENS: Tile = Tile { heads: 1, tokens: 4 };
/// From this many tokens on, tiles of tokens win. A starting point: more than half of a tile.
const TOKENS_FROM: u32 = 3;

/// Tiles that there are for a type and a number of dimensions a lane, the one for everything first.
fn tiles(elem: Float, lane_dims: u32) -> &'static [Tile] {
    match (elem, lane_dims) {
        (Float::Bf16, 8) => &[ONE, HEADS, TOKENS],
        // In f32, every difference of order shows in the bits.
        (Float::Bf16 | Float::F32, _) => &[ONE, TOKENS],
        (Float::F16, _) => &[ONE],
    }
}

/// Dimensions a lane: all for bf16, the one that fits every head for others.
pub(crate) fn lane_dims(elem: Float) -> &'static [u32] {
    match elem {
        Float::Bf16 => &[2, 4, 8],
        Float::F16 | Float::F32 => &[8],
    }
}

/// The least number of dimensions a lane that covers a head.
pub(crate) fn pick_lane_dims(elem: Float, head_dim: u32) -> u32 {
    let all = lane_dims(elem);
    all.iter().copied().find(|dims| head_dim <= 32 * dims).unwrap_or(all[all.len() - 1])
}

/// What every way to attend requires of sizes.
pub(crate) fn legal_sizes(
    variant: &impl fmt::Display,
    params: &AttentionParams,
    lane_dims: u32,
    target: &Target,
) -> Result<(), NotLegal> {
    NotLegal::unless_multiple(variant, "head_dim", params.head_dim, PIECE)?;
    NotLegal::unless_at_least(variant, "head_dim", params.head_dim, PIECE)?;
    NotLegal::unless_at_most(variant, "head_dim", params.head_dim, 32 * lane_dims)?;
    NotLegal::unless_at_least(variant, "n_kv_heads", params.n_kv_heads, 1)?;
    NotLegal::unless_multiple(variant, "n_heads", params.n_heads, params.n_kv_heads)?;
    NotLegal::unless_at_least(variant, "max_blocks", params.max_blocks, 1)?;
    NotLegal::unless_at_most(variant, "max_blocks", params.max_blocks, MAX_BLOCKS)?;
    // Tiles of heads are at most as many.
    NotLegal::unless_at_most(variant, "n_heads", params.n_heads, target.limits.dispatch)
}

/// Multiplications and additions of an attention, by its mean context.
pub(crate) fn cost_of(elem: Float, gate: Gate, params: &AttentionParams) -> Cost {
    let [rows, seq_len, heads, kv_heads, head_dim] =
        [params.n_rows, params.seq_len, params.n_heads, params.n_kv_heads, params.head_dim].map(u64::from);
    let context = (u64::from(params.position) + seq_len).min(u64::from(params.max_blocks) * u64::from(BLOCK));
    let queries = rows * seq_len * heads * head_dim;
    let inputs = match gate {
        Gate::None => queries,
        Gate::Sigmoid => 2 * queries,
    };
    Cost {
        bytes_read: (inputs + 2 * rows * context * kv_heads * head_dim) * elem.bytes(),
        bytes_written: queries * elem.bytes(),
        flops: 4 * queries * context,
    }
}

/// Builds with the const parameters of a variant: dimensions a lane, and query rows.
macro_rules! sized {
    ($function:ident, $t:ty, $dims:expr, $rows:expr, [$($n:literal x $q:literal),+], $arguments:tt) => {
        match ($dims, $rows) {
            $(($n, $q) => $function::<$t, $n, $q> $arguments,)+
            (dims, rows) => unreachable!("no variant has {dims} dimensions a lane and {rows} query rows"),
        }
    };
}
pub(crate) use sized;

impl KernelSpec for Attention {
    const NAME: &'static str = "attention";
    type Params = AttentionParams;
    type Op = AttentionOp;
    type Variant = AttentionVariant;

    fn variants() -> Vec<AttentionVariant> {
        let mut variants = Vec::new();
        for elem in Float::ALL {
            for op in Gate::ALL.map(|gate| AttentionOp { elem, gate }) {
                for &lane_dims in lane_dims(elem) {
                    let of = |&tile| AttentionVariant { op, lane_dims, tile };
                    variants.extend(tiles(elem, lane_dims).iter().map(of));
                }
            }
        }
        variants
    }

    fn op(variant: AttentionVariant) -> AttentionOp {
        variant.op
    }

    fn legal(variant: AttentionVariant, params: &AttentionParams, target: &Target) -> Result<(), NotLegal> {
        legal_sizes(&variant, params, variant.lane_dims, target)?;
        let limit = target.limits.dispatch;
        let along_tokens = params.seq_len.div_ceil(variant.tile.tokens);
        NotLegal::unless_at_most(variant, "workgroups along tokens", along_tokens, limit)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, limit)
    }

    fn pick(op: AttentionOp, params: &AttentionParams, target: &Target) -> Result<AttentionVariant, NotLegal> {
        let lane_dims = pick_lane_dims(op.elem, params.head_dim);
        let in_threes = (params.n_heads / params.n_kv_heads.max(1)).is_multiple_of(3);
        let wanted = match params.seq_len {
            TOKENS_FROM.. => TOKENS,
            _ if in_threes => HEADS,
            _ => ONE,
        };
        let tile = tiles(op.elem, lane_dims).iter().copied().find(|tile| *tile == wanted).unwrap_or(ONE);
        let variant = AttentionVariant { op, lane_dims, tile };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: AttentionVariant) -> Result<Kernel, BuildError> {
        use half::{bf16, f16};
        let (id, tile, gated) = (variant.to_string(), variant.tile, variant.op.gate == Gate::Sigmoid);
        let (n, q) = (variant.lane_dims, tile.rows());
        match variant.op.elem {
            Float::Bf16 if gated => {
                sized!(gated_attention, bf16, n, q, [2 x 1, 2 x 4, 4 x 1, 4 x 4, 8 x 1, 8 x 3, 8 x 4], (&id, tile))
            }
            Float::Bf16 => {
                sized!(attention, bf16, n, q, [2 x 1, 2 x 4, 4 x 1, 4 x 4, 8 x 1, 8 x 3, 8 x 4], (&id, tile))
            }
            Float::F16 if gated => sized!(gated_attention, f16, n, q, [8 x 1], (&id, tile)),
            Float::F16 => sized!(attention, f16, n, q, [8 x 1], (&id, tile)),
            Float::F32 if gated => sized!(gated_attention, f32, n, q, [8 x 1, 8 x 4], (&id, tile)),
            Float::F32 => sized!(attention, f32, n, q, [8 x 1, 8 x 4], (&id, tile)),
        }
    }

    fn arguments(variant: AttentionVariant, params: &AttentionParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.op.elem.elem();
        let mut tensors = case::inputs(elem, params, values);
        if variant.op.gate == Gate::Sigmoid {
            tensors.push(case::gate(elem, params, values));
        }
        let width = params.n_heads.saturating_mul(params.head_dim);
        tensors.push(values.output("y", elem, &[params.n_rows, params.seq_len, width]));
        Arguments { tensors, scalars: vec![case::scale(params)] }
    }

    fn reference(variant: AttentionVariant, params: &AttentionParams, arguments: &Arguments) -> Vec<Expected> {
        let rows = reference::rows(params, arguments);
        vec![reference::outputs(variant.op, params, arguments, &rows)]
    }

    fn tolerance(variant: AttentionVariant, _: &AttentionParams) -> Tolerance {
        reference::tolerance(variant.op.gate)
    }

    /// Native exp errs by `3 + 2 |x|` ulps, in each weight and in their sum, where the reference's units count `2 |x|` and
    /// more already.
    fn fast_tolerance(variant: AttentionVariant, params: &AttentionParams) -> Tolerance {
        Self::tolerance(variant, params).with_native_units(2.0)
    }

    fn cost(variant: AttentionVariant, params: &AttentionParams) -> Cost {
        cost_of(variant.op.elem, variant.op.gate, params)
    }

    fn edge_params(_: AttentionVariant) -> Vec<AttentionParams> {
        case::edge_params()
    }

    fn is_committed(variant: AttentionVariant) -> bool {
        variant.op.elem == Float::Bf16 || (variant.tile == ONE && variant.op.gate == Gate::Sigmoid)
    }

    fn bench_params(variant: AttentionVariant) -> Vec<AttentionParams> {
        let (head_dim, seq_len) = (32 * variant.lane_dims, variant.tile.tokens);
        let of = |seq_len, position| AttentionParams {
            n_rows: 1,
            seq_len,
            n_heads: 24,
            n_kv_heads: 4,
            head_dim,
            max_blocks: 4,
            position,
        };
        vec![of(seq_len, 1000), of(64 * seq_len, 0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: AttentionOp = AttentionOp { elem: Float::Bf16, gate: Gate::Sigmoid };
    const DECODE: AttentionParams = AttentionParams {
        n_rows: 1,
        seq_len: 1,
        n_heads: 24,
        n_kv_heads: 4,
        head_dim: 256,
        max_blocks: 2,
        position: 300,
    };

    #[test]
    fn pick_follows_tokens_group_and_head() {
        let picked = |params| Attention::pick(OP, &params, &Target::WGSL).map(|v| (v.lane_dims, v.tile));
        assert_eq!(picked(DECODE), Ok((8, HEADS)));
        assert_eq!(picked(AttentionParams { n_kv_heads: 12, head_dim: 64, ..DECODE }), Ok((2, ONE)));
        assert_eq!(picked(AttentionParams { seq_len: TOKENS_FROM - 1, head_dim: 72, ..DECODE }), Ok((4, ONE)));
        assert_eq!(picked(AttentionParams { seq_len: TOKENS_FROM, ..DECODE }), Ok((8, TOKENS)));
    }

    #[test]
    fn broken_groups_are_refused() {
        let params = AttentionParams { n_kv_heads: 5, ..DECODE };
        assert_eq!(
            Attention::pick(OP, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `attention__bf16_bf16__sequential_x8_1x1_gated`: n_heads is 24; required: a multiple of 5"
        );
    }
}
