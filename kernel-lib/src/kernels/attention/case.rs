//! Test cases of attention: what the cache holds, and sizes at the edges.
//!
//! Invariants: every place of the cache that no row of the case may see is NaN, so a kernel that looks there shows it.

use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::Elem;

use super::AttentionParams;
use crate::common::kv_blocks::{BLOCK, block_table, positions};
use crate::common::piece::PIECE;
use crate::fill::CaseValues;
use crate::host_tensor::HostTensor;

/// Queries, cache, block table and positions, in the order that kernels have them.
pub(crate) fn inputs(elem: Elem, params: &AttentionParams, values: &mut CaseValues) -> Vec<HostTensor> {
    let AttentionParams { n_rows, seq_len, n_heads, n_kv_heads, head_dim, max_blocks, position } = *params;
    let n_blocks = n_rows.saturating_mul(max_blocks).saturating_add(1);
    let cache = [n_blocks, n_kv_heads, BLOCK, head_dim];
    let q = values.input("q", elem, &[n_rows, seq_len, n_heads, head_dim]);
    let mut caches = ["keys", "values"].map(|name| values.input(name, elem, &cache));
    let block_table = block_table(values, [n_rows, max_blocks], n_blocks);
    let positions = positions(values, n_rows, position);
    for cache in caches.iter_mut().filter(|cache| !cache.bytes.is_empty()) {
        hide(cache, params, &block_table, &positions);
    }
    let [keys, cached_values] = caches;
    vec![q, keys, cached_values, block_table, positions]
}

/// Overwrites what no row sees with NaN.
fn hide(cache: &mut HostTensor, params: &AttentionParams, block_table: &HostTensor, positions: &HostTensor) {
    let [n_blocks, n_kv_heads] = [cache.layout.shape[0], cache.layout.shape[1]].map(|len| len as usize);
    let mut visible = vec![0_u32; n_blocks];
    for row in 0..params.n_rows as usize {
        for slot in 0..params.max_blocks {
            let block = block_table.bits(row * params.max_blocks as usize + slot as usize) as usize;
            let end = positions.bits(row).saturating_add(params.seq_len);
            if let Some(visible) = visible.get_mut(block) {
                *visible = end.saturating_sub(slot * BLOCK).min(BLOCK);
            }
        }
    }
    let row_bytes = (params.head_dim * cache.layout.elem.bytes()) as usize;
    for (block, visible) in visible.into_iter().enumerate() {
        for head in 0..n_kv_heads {
            let first = (block * n_kv_heads + head) * BLOCK as usize;
            let hidden = (first + visible as usize) * row_bytes..(first + BLOCK as usize) * row_bytes;
            // Ones are NaN in every float type.
            cache.bytes[hidden].fill(0xff);
        }
    }
}

/// Gates behind queries, as columns of wider rows.
pub(crate) fn gate(elem: Elem, params: &AttentionParams, values: &mut CaseValues) -> HostTensor {
    let AttentionParams { n_rows, seq_len, n_heads, head_dim, .. } = *params;
    let width = 2 * head_dim;
    let token_stride = n_heads.saturating_mul(width).saturating_add(3 * PIECE);
    let strides = [seq_len.saturating_mul(token_stride), token_stride, width, 1];
    values.input("q_gate", elem, &[n_rows, seq_len, n_heads, width]).with_strides(&strides)
}

/// The scale of a case.
pub(crate) fn scale(params: &AttentionParams) -> ScalarArg {
    ScalarArg::F32(1.0 / (params.head_dim as f32).sqrt())
}

/// Sizes at the edges of blocks, runs, tiles and tables.
pub(crate) fn edge_params() -> Vec<AttentionParams> {
    let of = |[n_rows, seq_len]: [u32; 2], [n_heads, n_kv_heads]: [u32; 2], head_dim, max_blocks, position| {
        AttentionParams { n_rows, seq_len, n_heads, n_kv_heads, head_dim, max_blocks, position }
    };
    vec![
        of([1, 1], [1, 1], 8, 1, 0),
        of([1, 3], [3, 1], 32, 3, 510),
        of([2, 9], [2, 2], 16, 2, 185),
        of([1, 1], [8, 2], 64, 2, 286),
        of([1, 2], [2, 1], 40, 2, 511),
        of([1, 2], [1, 1], 8, 1, u32::MAX),
        of([0, 1], [2, 1], 8, 1, 0),
        of([1, 0], [2, 1], 8, 1, 0),
    ]
}
