//! Embedding gather from a table of affine codes.
//!
//! **Computes** `y[t, c] = T(T(q[id, c] * scales[id, c / G]) + biases[id, c / G])`, `id = ids[t]`, `G = n_cols / n_groups`
//! **Shapes** `ids: [n_tokens]` u32; `weight: [n_vocab, n_cols * bits / 32]` u32; `scales, biases: [n_vocab, n_groups]` of
//!   one type, `y: [n_tokens, n_cols]` of type T, each bf16, f16 or f32; bits 2, 3, 4, 5, 6 or 8; groups of G = 32, 64 or 128
//! **Layout** row-major, contiguous; codes packed as `common::quant_unpack` says
//! **Numerics** the product and the sum each rounded to T, which is what a dense table of T would hold; either below the
//!   smallest normal f32 is 0. An id outside of the table gives a row of NaN, never another token's row
//! **Requires** n_cols a multiple of G
//! **Launch** one invocation per 32 columns, workgroups of 64; tokens along y
//! **Variants** `x32`
//! **Cost** reads n_tokens rows of codes, scales and biases, writes n_tokens * n_cols elements
//! **Source** MLX's affine format

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math::flush;
use crate::common::piece::{PIECE, store_piece};
use crate::common::quant_unpack::{RUN, check_group_size, code, load_words, unpack, words_of};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, encode as encode_element, flush as flush_on_host, round_to as round};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::kernels::affine_matmul::AffineMatmulOp;
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Rows of a table of affine codes by id.
pub struct AffineEmbedding;

params! {
    /// Sizes of a gather.
    pub struct AffineEmbeddingParams {
        /// Rows to gather.
        n_tokens,
        /// Rows of the table.
        n_vocab,
        /// Elements of a row.
        n_cols,
        /// Elements that share a scale and a bias.
        group_size,
    }
}

/// Which gather: `activations` is the type of y.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffineEmbeddingVariant {
    /// Types and width of codes.
    pub op: AffineMatmulOp,
}

impl fmt::Display for AffineEmbeddingVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AffineMatmulOp { activations, scales, bits } = self.op;
        write!(f, "affine_embedding__u32_q{bits}{scales}_{activations}__gather_x{RUN}")
    }
}

const WORKGROUP_SIZE: u32 = 64;

impl KernelSpec for AffineEmbedding {
    const NAME: &'static str = "affine_embedding";
    type Params = AffineEmbeddingParams;
    type Op = AffineMatmulOp;
    type Variant = AffineEmbeddingVariant;

    fn variants() -> Vec<AffineEmbeddingVariant> {
        AffineMatmulOp::all().map(|op| AffineEmbeddingVariant { op }).collect()
    }

    fn op(variant: AffineEmbeddingVariant) -> AffineMatmulOp {
        variant.op
    }

    fn legal(variant: AffineEmbeddingVariant, params: &AffineEmbeddingParams, target: &Target) -> Result<(), NotLegal> {
        check_group_size(variant, params.group_size)?;
        NotLegal::unless_multiple(variant, "n_cols", params.n_cols, params.group_size)?;
        NotLegal::unless_at_least(variant, "n_vocab", params.n_vocab, 1)?;
        NotLegal::unless_at_most(variant, "n_tokens", params.n_tokens, target.limits.dispatch)
    }

    fn pick(
        op: AffineMatmulOp,
        params: &AffineEmbeddingParams,
        target: &Target,
    ) -> Result<AffineEmbeddingVariant, NotLegal> {
        let variant = AffineEmbeddingVariant { op };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: AffineEmbeddingVariant) -> Result<Kernel, BuildError> {
        let (id, bits) = (variant.to_string(), variant.op.bits);
        for_float!(variant.op.activations, T => {
            for_float!(variant.op.scales, S => affine_embedding::<T, S>(&id, bits))
        })
    }

    fn arguments(
        variant: AffineEmbeddingVariant,
        params: &AffineEmbeddingParams,
        values: &mut CaseValues,
    ) -> Arguments {
        let (elem, scales) = (variant.op.activations.elem(), variant.op.scales.elem());
        let groups = [params.n_vocab, params.n_cols / params.group_size.max(1)];
        // One id in this many is outside of the table.
        let bound = params.n_vocab.saturating_add(params.n_vocab.div_ceil(16));
        let tensors = vec![
            values.indices("ids", &[params.n_tokens], bound),
            values.random_bits("weight", Elem::U32, &[params.n_vocab, words_of(params.n_cols, variant.op.bits)]),
            values.input("scales", scales, &groups),
            values.input("biases", scales, &groups),
            values.output("y", elem, &[params.n_tokens, params.n_cols]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    /// Two roundings of numbers that `f64` has exactly: the bits themselves.
    fn reference(
        variant: AffineEmbeddingVariant,
        params: &AffineEmbeddingParams,
        arguments: &Arguments,
    ) -> Vec<Expected> {
        let (elem, bits) = (variant.op.activations.elem(), variant.op.bits);
        let [ids, weight] = ["ids", "weight"].map(|name| arguments.tensor(name));
        let [scales, biases] = ["scales", "biases"].map(|name| arguments.tensor(name).values());
        let words: Vec<u32> = (0..weight.len()).map(|index| weight.bits(index)).collect();
        let row_words = words_of(params.n_cols, bits) as usize;
        let n_groups = (params.n_cols / params.group_size) as usize;
        let mut expected = Vec::new();
        for id in (0..ids.len()).map(|token| ids.bits(token)) {
            for col in 0..params.n_cols as usize {
                if id >= params.n_vocab {
                    expected.push(encode_element(elem, f64::NAN));
                    continue;
                }
                let code = unpack(&words[id as usize * row_words..][..row_words], bits, col);
                let group = id as usize * n_groups + col / params.group_size as usize;
                let product = round(elem, flush_on_host(f64::from(code) * scales[group]));
                expected.push(encode_element(elem, flush_on_host(round(Elem::F32, product + biases[group]))));
            }
        }
        vec![Expected::bits("y", expected)]
    }

    fn tolerance(_: AffineEmbeddingVariant, _: &AffineEmbeddingParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: AffineEmbeddingVariant, params: &AffineEmbeddingParams) -> Cost {
        let [n_tokens, n_cols, group_size] = [params.n_tokens, params.n_cols, params.group_size].map(u64::from);
        let groups = 2 * variant.op.scales.bytes() * (n_cols / group_size);
        Cost {
            bytes_read: n_tokens * (4 + n_cols * u64::from(variant.op.bits) / 8 + groups),
            bytes_written: n_tokens * n_cols * variant.op.activations.bytes(),
            flops: 2 * n_tokens * n_cols,
        }
    }

    fn edge_params(_: AffineEmbeddingVariant) -> Vec<AffineEmbeddingParams> {
        let tile = WORKGROUP_SIZE * RUN;
        let of =
            |n_tokens, n_vocab, n_cols, group_size| AffineEmbeddingParams { n_tokens, n_vocab, n_cols, group_size };
        vec![
            of(1, 1, 32, 32),
            of(5, 3, 96, 32),
            of(3, 31, 192, 64),
            of(17, 2, 128, 128),
            of(2, 2, tile + 128, 128),
            of(0, 3, 64, 64),
        ]
    }

    fn bench_params(_: AffineEmbeddingVariant) -> Vec<AffineEmbeddingParams> {
        vec![AffineEmbeddingParams { n_tokens: 512, n_vocab: 65_536, n_cols: 5120, group_size: 64 }]
    }

    /// Every width in the types of most checkpoints, one in all types.
    fn is_committed(variant: AffineEmbeddingVariant) -> bool {
        let AffineMatmulOp { activations, scales, bits } = variant.op;
        (activations, scales) == (Float::Bf16, Float::Bf16) || bits == 4
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_cols, WORKGROUP_SIZE * RUN), n_tokens))]
pub fn affine_embedding<T: Element<Scalar = f32>, S: Element<Scalar = f32>>(
    #[shape(n_tokens)] ids: In<u32>,
    #[shape(n_vocab, n_cols * bits / 32)] weight: In<u32>,
    #[shape(n_vocab, n_groups)] scales: In<S>,
    #[shape(n_vocab, n_groups)] biases: In<S>,
    #[shape(n_tokens, n_cols)] y: Out<T>,
    #[comptime] bits: u32,
) {
    let token = workgroup_id().y;
    let run = global_invocation_id().x;
    if run < n_cols / RUN {
        let id = ids[token];
        let mut values = [f32::NAN; RUN];
        if id < n_vocab {
            let group = run / (n_cols / RUN / n_groups);
            let scale = scales[[id, group]];
            let bias = biases[[id, group]];
            let words = load_words(weight, weight.offset([id, run * bits]), words_of(RUN, bits));
            #[comptime]
            for element in 0..RUN {
                let product = round_to::<T>(flush(code(&words, bits, element) * scale));
                values[element] = flush(product + bias);
            }
        }
        #[comptime]
        for vector in 0..RUN / PIECE {
            let mut eight = [0.0; PIECE];
            #[comptime]
            for element in 0..PIECE {
                eight[element] = values[vector * PIECE + element];
            }
            store_piece::<T>(y, y.offset([token, run * RUN + vector * PIECE]), eight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: AffineMatmulOp = AffineMatmulOp { activations: Float::Bf16, scales: Float::Bf16, bits: 3 };

    #[test]
    fn broken_groups_are_refused() {
        let params = AffineEmbeddingParams { n_tokens: 1, n_vocab: 9, n_cols: 96, group_size: 64 };
        assert_eq!(
            AffineEmbedding::pick(OP, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `affine_embedding__u32_q3bf16_bf16__gather_x32`: n_cols is 96; required: a multiple of 64"
        );
        let whole = AffineEmbeddingParams { n_cols: 128, ..params };
        assert_eq!(AffineEmbedding::pick(OP, &whole, &Target::WGSL), Ok(AffineEmbeddingVariant { op: OP }));
    }
}
