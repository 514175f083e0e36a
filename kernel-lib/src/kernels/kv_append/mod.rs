//! What stands between the projections and attention, in one: norms of queries and keys, rotary embedding, and keys and
//! values into the cache.
//!
//! **Computes** for token `t` of row `r` at `p = positions[r] + t`, with `place = block_table[r, p / 256], p % 256`:
//!   `q_out[r, t] = rope(norm(q[r, t]), p)`, `keys[place] = rope(norm(k[r, t]), p)`, `values[place] = v[r, t]`, where norm is
//!   `T(x / sqrt(mean x^2 + eps) * weight)` over a head, or nothing, and rope turns the first `2 n_pairs` elements
//! **Shapes** `q: [n_rows, seq_len, n_heads, q_width]`, of which the first head_dim columns are the query;
//!   `k, v: [n_rows, seq_len, n_kv_heads, head_dim]`, `q_norm, k_norm: [head_dim]`,
//!   `q_out: [n_rows, seq_len, n_heads, head_dim]`, `keys, values: [n_blocks, n_kv_heads, 256, head_dim]`, all of one type T,
//!   bf16, f16 or f32; `cos, sin: [n_positions, n_pairs]` f32, `positions: [n_rows]` u32, `block_table: [n_rows, max_blocks]`
//!   u32; `eps`: f32 > 0
//! **Layout** row-major; tokens of q, k and v any multiple of 8 elements apart
//! **Numerics** as `rms_norm`'s subgroup variant and `rope`, each with its rounding to T; v is copied.
//!   A position outside of the tables gives NaN in the rotated part. A position outside of the block table, or a block number
//!   of n_blocks and more, leaves keys and values as they are
//! **Requires** head_dim a multiple of 8 up to 256, n_pairs even and at most half of it, q_width a multiple of 8 and at least
//!   head_dim. No two tokens of a launch share a place of the cache
//! **Launch** one subgroup per head of a token, heads of q, k and v one after another; tokens along y, rows along z
//! **Variants** `subgroup_x8`: without norms; `subgroup_x8_normed`
//! **Cost** reads q, k and v once (the rotated part twice, from the cache), writes each once
//! **Source** Zhang and Sennrich 2019, Su et al. 2021; decision on key and value blocks; tolerance derived at `tolerance`

mod head;
mod reference;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::kv_blocks::{BLOCK, MAX_BLOCKS, block_table, positions};
use crate::common::piece::PIECE;
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, Role};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy::{DIV_ULPS, RSQRT_ULPS};
use crate::params;
use crate::tolerance::{Expected, F32_ROUNDOFF, Tolerance, ulp};

/// Norms, rotation, and the cache's new rows.
pub struct KvAppend;

params! {
    /// Sizes of an append.
    pub struct KvAppendParams {
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
        /// Columns of a query head, those behind the query included.
        q_width,
        /// Rotated pairs of a head.
        n_pairs,
        /// Rows of the tables.
        n_positions,
        /// Blocks of a row.
        max_blocks,
        /// Position of the first row's first token; the next rows stand further on.
        position,
    }
}

/// What happens to queries and keys before they turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QkNorm {
    /// Nothing.
    None,
    /// Root-mean-square norm of each head.
    Rms,
}

/// Which append, and how: there is one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KvAppendVariant {
    /// Type of all but the tables.
    pub elem: Float,
    /// What happens to queries and keys first.
    pub norm: QkNorm,
}

impl fmt::Display for KvAppendVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kv_append__{0}_{0}__subgroup_x{PIECE}", self.elem)?;
        f.write_str(match self.norm {
            QkNorm::None => "",
            QkNorm::Rms => "_normed",
        })
    }
}

const WORKGROUP_SIZE: u32 = 256;
const SUBGROUPS: u32 = WORKGROUP_SIZE / 32;
/// Elements that a subgroup holds.
const MAX_HEAD_DIM: u32 = 32 * PIECE;
/// The epsilon of test cases.
const CASE_EPS: f32 = 1e-6;

impl KernelSpec for KvAppend {
    const NAME: &'static str = "kv_append";
    type Params = KvAppendParams;
    type Op = KvAppendVariant;
    type Variant = KvAppendVariant;

    fn variants() -> Vec<KvAppendVariant> {
        let forms = |elem| [QkNorm::None, QkNorm::Rms].map(|norm| KvAppendVariant { elem, norm });
        Float::ALL.into_iter().flat_map(forms).collect()
    }

    fn op(variant: KvAppendVariant) -> KvAppendVariant {
        variant
    }

    fn legal(variant: KvAppendVariant, params: &KvAppendParams, target: &Target) -> Result<(), NotLegal> {
        let n_buffers: u32 = match variant.norm {
            QkNorm::None => 10,
            QkNorm::Rms => 12,
        };
        NotLegal::unless_at_most(variant, "storage buffers", n_buffers, target.limits.buffers)?;
        NotLegal::unless_multiple(variant, "head_dim", params.head_dim, PIECE)?;
        NotLegal::unless_at_least(variant, "head_dim", params.head_dim, PIECE)?;
        NotLegal::unless_at_most(variant, "head_dim", params.head_dim, MAX_HEAD_DIM)?;
        NotLegal::unless_multiple(variant, "q_width", params.q_width, PIECE)?;
        NotLegal::unless_at_least(variant, "q_width", params.q_width, params.head_dim)?;
        NotLegal::unless_multiple(variant, "n_pairs", params.n_pairs, 2)?;
        NotLegal::unless_at_least(variant, "n_pairs", params.n_pairs, 2)?;
        NotLegal::unless_at_most(variant, "n_pairs", params.n_pairs, params.head_dim / 2)?;
        NotLegal::unless_at_most(variant, "max_blocks", params.max_blocks, MAX_BLOCKS)?;
        let limit = target.limits.dispatch;
        let heads = u64::from(params.n_heads) + 2 * u64::from(params.n_kv_heads);
        NotLegal::unless_at_most(variant, "workgroups along heads", heads.div_ceil(SUBGROUPS.into()), limit)?;
        NotLegal::unless_at_most(variant, "seq_len", params.seq_len, limit)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, limit)
    }

    fn pick(op: KvAppendVariant, params: &KvAppendParams, target: &Target) -> Result<KvAppendVariant, NotLegal> {
        Self::legal(op, params, target).map(|()| op)
    }

    fn build(variant: KvAppendVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.elem, T => match variant.norm {
            QkNorm::None => head::kv_append::<T>(&id),
            QkNorm::Rms => head::normed_kv_append::<T>(&id),
        })
    }

    fn arguments(variant: KvAppendVariant, params: &KvAppendParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.elem.elem();
        let KvAppendParams { n_rows, seq_len, n_heads, n_kv_heads, head_dim, q_width, .. } = *params;
        let tokens = |values: &mut CaseValues, name, heads: u32, width: u32| {
            // As columns of wider rows.
            let token_stride = (heads * width).saturating_add(2 * PIECE);
            let strides = [seq_len.saturating_mul(token_stride), token_stride, width, 1];
            values.input(name, elem, &[n_rows, seq_len, heads, width]).with_strides(&strides)
        };
        let n_blocks = n_rows.saturating_mul(params.max_blocks).saturating_add(1);
        let cache = [n_blocks, n_kv_heads, BLOCK, head_dim];
        let table = [params.n_positions, params.n_pairs];
        let mut tensors = vec![
            tokens(values, "q", n_heads, q_width),
            tokens(values, "k", n_kv_heads, head_dim),
            tokens(values, "v", n_kv_heads, head_dim),
        ];
        if variant.norm == QkNorm::Rms {
            tensors.push(values.uniform("q_norm", elem, &[head_dim], [-0.5, 1.5]));
            tensors.push(values.uniform("k_norm", elem, &[head_dim], [-0.5, 1.5]));
        }
        tensors.extend([
            values.uniform("cos", Elem::F32, &table, [-1.0, 1.0]),
            values.uniform("sin", Elem::F32, &table, [-1.0, 1.0]),
            positions(values, n_rows, params.position),
            block_table(values, [n_rows, params.max_blocks], n_blocks),
            values.output("q_out", elem, &[n_rows, seq_len, n_heads, head_dim]),
            values.input("keys", elem, &cache).with_role(Role::InOut),
            values.input("values", elem, &cache).with_role(Role::InOut),
        ]);
        let scalars = match variant.norm {
            QkNorm::None => vec![],
            QkNorm::Rms => vec![ScalarArg::F32(CASE_EPS)],
        };
        Arguments { tensors, scalars }
    }

    fn reference(variant: KvAppendVariant, params: &KvAppendParams, arguments: &Arguments) -> Vec<Expected> {
        reference::outputs(variant, params, arguments)
    }

    /// The rotation rounds two products and their sum. The norm before it is off by `rms_norm`'s bound in f32, and its
    /// rounding to T may fall on the other side of a tie: one ulp of each of the two terms.
    fn tolerance(variant: KvAppendVariant, _: &KvAppendParams) -> Tolerance {
        let rotation = Tolerance::rounded_f32_ops(2);
        let (QkNorm::Rms, Tolerance::Bound { ulps, relative, absolute }) = (variant.norm, rotation) else {
            return rotation;
        };
        let elem = variant.elem.elem();
        let norm = f64::from(PIECE + 5) / 2.0 + 10.0;
        Tolerance::Bound {
            ulps,
            relative: relative + norm * F32_ROUNDOFF + ulp(elem, 1.0),
            absolute: absolute + 2.0 * ulp(elem, 0.0) + 8.0 * f64::from(f32::MIN_POSITIVE / CASE_EPS.sqrt()),
        }
    }

    /// The root, and half of the division's error before it.
    fn fast_tolerance(variant: KvAppendVariant, params: &KvAppendParams) -> Tolerance {
        let strict = Self::tolerance(variant, params);
        match variant.norm {
            QkNorm::None => strict,
            QkNorm::Rms => strict.with_native_units(RSQRT_ULPS + 0.5 * DIV_ULPS),
        }
    }

    fn cost(variant: KvAppendVariant, params: &KvAppendParams) -> Cost {
        let tokens = u64::from(params.n_rows) * u64::from(params.seq_len);
        let turned = tokens * u64::from(params.n_heads + params.n_kv_heads);
        let heads = turned + tokens * u64::from(params.n_kv_heads);
        let bytes = heads * u64::from(params.head_dim) * variant.elem.bytes();
        let norm_flops = match variant.norm {
            QkNorm::None => 0,
            QkNorm::Rms => 4 * turned * u64::from(params.head_dim),
        };
        let tables = tokens * 8 * u64::from(params.n_pairs);
        let flops = 6 * turned * u64::from(params.n_pairs) + norm_flops;
        Cost { bytes_read: bytes + tables, bytes_written: bytes, flops }
    }

    fn edge_params(_: KvAppendVariant) -> Vec<KvAppendParams> {
        let of =
            |[n_rows, seq_len]: [u32; 2], [n_heads, n_kv_heads]: [u32; 2], [head_dim, n_pairs]: [u32; 2], position| {
                let q_width = head_dim * if n_heads % 2 == 0 { 2 } else { 1 };
                let (n_positions, max_blocks) = (600, 2);
                KvAppendParams {
                    n_rows,
                    seq_len,
                    n_heads,
                    n_kv_heads,
                    head_dim,
                    q_width,
                    n_pairs,
                    n_positions,
                    max_blocks,
                    position,
                }
            };
        vec![
            of([1, 1], [1, 1], [8, 2], 0),
            of([1, 3], [6, 2], [64, 8], 255),
            of([2, 2], [3, 1], [40, 10], 410),
            of([1, 2], [2, 1], [256, 128], 511),
            of([1, 2], [5, 2], [16, 8], 599),
            of([1, 1], [2, 1], [8, 4], u32::MAX),
            of([0, 1], [2, 1], [8, 4], 0),
            of([1, 0], [2, 1], [8, 4], 0),
        ]
    }

    fn bench_params(_: KvAppendVariant) -> Vec<KvAppendParams> {
        let of = |seq_len| KvAppendParams {
            n_rows: 1,
            seq_len,
            n_heads: 24,
            n_kv_heads: 4,
            head_dim: 256,
            q_width: 512,
            n_pairs: 32,
            n_positions: 4096,
            max_blocks: 6,
            position: 1000,
        };
        vec![of(1), of(512)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMED: KvAppendVariant = KvAppendVariant { elem: Float::Bf16, norm: QkNorm::Rms };

    #[test]
    fn there_is_one_way_and_it_is_picked_where_buffers_suffice() {
        let params = KvAppend::bench_params(NORMED)[0];
        assert_eq!(KvAppend::pick(NORMED, &params, &Target::WGSL), Ok(NORMED));
        assert_eq!(
            KvAppend::pick(NORMED, &params, &Target::BROWSER).unwrap_err().to_string(),
            "kernel `kv_append__bf16_bf16__subgroup_x8_normed`: storage buffers is 12; required: at most 8"
        );
    }

    #[test]
    fn heads_longer_than_a_subgroup_holds_are_refused() {
        let params = KvAppendParams { head_dim: 264, q_width: 264, ..KvAppend::bench_params(NORMED)[0] };
        assert_eq!(
            KvAppend::pick(NORMED, &params, &Target::CPU).unwrap_err().to_string(),
            "kernel `kv_append__bf16_bf16__subgroup_x8_normed`: head_dim is 264; required: at most 256"
        );
    }
}
