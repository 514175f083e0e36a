//! Embedding gather: rows of a table by id.
//!
//! **Computes** `y[t, c] = table[ids[t], c]`
//! **Shapes** `ids: [n_tokens]` u32; `table: [n_vocab, n_cols]`, `y: [n_tokens, n_cols]` of one type, bf16, f16 or f32
//! **Layout** row-major, contiguous
//! **Numerics** exact; an id outside of the table gives a row of NaN, never another token's row
//! **Requires** n_cols a multiple of 8 for `x8`
//! **Launch** one invocation per 8 columns, workgroups of 64; tokens along y
//! **Variants** `x8`: 16-byte vectors; `x1`: any n_cols
//! **Cost** reads and writes n_tokens * n_cols elements
//! **Source** definition

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::piece::{PIECE, RowAccess, load_row_piece, store_row_piece};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, encode as encode_element};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Rows of a table by id.
pub struct Embedding;

params! {
    /// Sizes of a gather.
    pub struct EmbeddingParams {
        /// Rows to gather.
        n_tokens,
        /// Rows of the table.
        n_vocab,
        /// Elements of a row.
        n_cols,
    }
}

/// Which gather, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmbeddingVariant {
    /// Type of the table.
    pub elem: Float,
    /// How rows are read and written.
    pub access: RowAccess,
}

impl fmt::Display for EmbeddingVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "embedding__u32_{0}_{0}__gather_{1}", self.elem, self.access)
    }
}

const WORKGROUP_SIZE: u32 = 64;
const ACCESSES: [RowAccess; 2] = [RowAccess::Vectors, RowAccess::Elements];

impl KernelSpec for Embedding {
    const NAME: &'static str = "embedding";
    type Params = EmbeddingParams;
    type Op = Float;
    type Variant = EmbeddingVariant;

    fn variants() -> Vec<EmbeddingVariant> {
        Float::ALL.into_iter().flat_map(|elem| ACCESSES.map(|access| EmbeddingVariant { elem, access })).collect()
    }

    fn op(variant: EmbeddingVariant) -> Float {
        variant.elem
    }

    fn legal(variant: EmbeddingVariant, params: &EmbeddingParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_least(variant, "n_vocab", params.n_vocab, 1)?;
        NotLegal::unless_at_most(variant, "n_tokens", params.n_tokens, target.limits.dispatch)?;
        match variant.access {
            RowAccess::Vectors => NotLegal::unless_multiple(variant, "n_cols", params.n_cols, PIECE),
            RowAccess::Elements => Ok(()),
        }
    }

    fn pick(elem: Float, params: &EmbeddingParams, target: &Target) -> Result<EmbeddingVariant, NotLegal> {
        let [vectors, elements] = ACCESSES.map(|access| EmbeddingVariant { elem, access });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: EmbeddingVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => embedding::<T>(&variant.to_string(), variant.access))
    }

    fn arguments(variant: EmbeddingVariant, params: &EmbeddingParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.elem.elem();
        // One id in this many is outside of the table.
        let ids = values.indices("ids", &[params.n_tokens], params.n_vocab.saturating_add(params.n_vocab.div_ceil(16)));
        let table = values.input("table", elem, &[params.n_vocab, params.n_cols]);
        let y = values.output("y", elem, &[params.n_tokens, params.n_cols]);
        Arguments { tensors: vec![ids, table, y], scalars: vec![] }
    }

    fn reference(variant: EmbeddingVariant, params: &EmbeddingParams, arguments: &Arguments) -> Vec<Expected> {
        let (ids, table) = (arguments.tensor("ids"), arguments.tensor("table"));
        let nan = encode_element(variant.elem.elem(), f64::NAN);
        let n_cols = params.n_cols as usize;
        let mut expected = Vec::with_capacity(ids.len() * n_cols);
        for id in (0..ids.len()).map(|token| ids.bits(token)) {
            let row = id as usize * n_cols;
            expected.extend((row..row + n_cols).map(|place| if id < params.n_vocab { table.bits(place) } else { nan }));
        }
        vec![Expected::bits("y", expected)]
    }

    fn tolerance(_: EmbeddingVariant, _: &EmbeddingParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: EmbeddingVariant, params: &EmbeddingParams) -> Cost {
        let bytes = u64::from(params.n_tokens) * u64::from(params.n_cols) * variant.elem.bytes();
        Cost { bytes_read: bytes + 4 * u64::from(params.n_tokens), bytes_written: bytes, flops: 0 }
    }

    fn edge_params(_: EmbeddingVariant) -> Vec<EmbeddingParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let widths = [1, 8, 17, 104, tile - 8, tile, tile + 8];
        let rows = widths.into_iter().map(|n_cols| EmbeddingParams { n_tokens: 5, n_vocab: 7, n_cols });
        let edges = [(0, 7), (1, 1), (67, 31)];
        rows.chain(edges.map(|(n_tokens, n_vocab)| EmbeddingParams { n_tokens, n_vocab, n_cols: 16 })).collect()
    }

    fn bench_params(_: EmbeddingVariant) -> Vec<EmbeddingParams> {
        vec![EmbeddingParams { n_tokens: 512, n_vocab: 65_536, n_cols: 5120 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_cols, WORKGROUP_SIZE * PIECE), n_tokens))]
pub fn embedding<T: Element<Scalar = f32>>(
    #[shape(n_tokens)] ids: In<u32>,
    #[shape(n_vocab, n_cols)] table: In<T>,
    #[shape(n_tokens, n_cols)] y: Out<T>,
    #[comptime] access: RowAccess,
) {
    let token = workgroup_id().y;
    let col = global_invocation_id().x * PIECE;
    if col < n_cols {
        let id = ids[token];
        let mut values = [f32::NAN; 8];
        if id < n_vocab {
            values = load_row_piece::<T>(table, [id, col], 0.0, access);
        }
        store_row_piece::<T>(y, [token, col], values, access);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_for_whole_pieces() {
        let picked = |n_cols| {
            let params = EmbeddingParams { n_tokens: 1, n_vocab: 9, n_cols };
            Embedding::pick(Float::Bf16, &params, &Target::WGSL).map(|v| v.access)
        };
        assert_eq!(picked(5120), Ok(RowAccess::Vectors));
        assert_eq!(picked(5121), Ok(RowAccess::Elements));
    }

    #[test]
    fn an_empty_table_is_refused() {
        let params = EmbeddingParams { n_tokens: 1, n_vocab: 0, n_cols: 8 };
        assert_eq!(
            Embedding::pick(Float::F32, &params, &Target::CPU).unwrap_err().to_string(),
            "kernel `embedding__u32_f32_f32__gather_x1`: n_vocab is 0; required: at least 1"
        );
    }
}
