//! Rotary position embedding, half-split pairs, on the first part of each head.
//!
//! **Computes** for `d < n_pairs`, with `a = x[t, h, d]`, `b = x[t, h, d + n_pairs]`, `p = positions[t]`:
//!   `y[t, h, d] = a cos[p, d] - b sin[p, d]`, `y[t, h, d + n_pairs] = b cos[p, d] + a sin[p, d]`;
//!   `y = x` from `2 n_pairs` on
//! **Shapes** `x, y: [n_tokens, n_heads, head_dim]` of one type, bf16, f16 or f32; `positions: [n_tokens]` u32;
//!   `cos, sin: [n_positions, n_pairs]` f32
//! **Layout** row-major, contiguous
//! **Numerics** f32: two products and their sum, each rounded; one rounding on store.
//!   A position outside of the tables gives NaN in the rotated part
//! **Requires** head_dim and n_pairs even, 2 n_pairs <= head_dim
//! **Launch** one invocation per two neighbours, workgroups of 64; tokens along y
//! **Variants** `half_x2`
//! **Cost** reads and writes x once, a table row per token
//! **Source** Su et al. 2021, in the half-split form of GPT-NeoX and Qwen; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Rotary position embedding.
pub struct Rope;

params! {
    /// Sizes of a rotation.
    pub struct RopeParams {
        /// Tokens.
        n_tokens,
        /// Heads of each token.
        n_heads,
        /// Elements of a head.
        head_dim,
        /// Rotated pairs of a head.
        n_pairs,
        /// Rows of the tables.
        n_positions,
    }
}

/// Which rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RopeVariant {
    /// Type of `x` and `y`.
    pub elem: Float,
}

impl fmt::Display for RopeVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rope__{0}_{0}__half_x2", self.elem)
    }
}

const WORKGROUP_SIZE: u32 = 64;

impl KernelSpec for Rope {
    const NAME: &'static str = "rope";
    type Params = RopeParams;
    type Op = Float;
    type Variant = RopeVariant;

    fn variants() -> Vec<RopeVariant> {
        Float::ALL.map(|elem| RopeVariant { elem }).to_vec()
    }

    fn op(variant: RopeVariant) -> Float {
        variant.elem
    }

    fn legal(variant: RopeVariant, params: &RopeParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_multiple(variant, "head_dim", params.head_dim, 2)?;
        NotLegal::unless_multiple(variant, "n_pairs", params.n_pairs, 2)?;
        NotLegal::unless_at_most(variant, "n_pairs", params.n_pairs, params.head_dim / 2)?;
        NotLegal::unless_at_least(variant, "n_pairs", params.n_pairs, 2)?;
        NotLegal::unless_at_most(variant, "n_tokens", params.n_tokens, target.limits.dispatch)
    }

    fn pick(elem: Float, params: &RopeParams, target: &Target) -> Result<RopeVariant, NotLegal> {
        let variant = RopeVariant { elem };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: RopeVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => rope::<T>(&variant.to_string()))
    }

    fn arguments(variant: RopeVariant, params: &RopeParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.elem.elem(), [params.n_tokens, params.n_heads, params.head_dim]);
        let table = [params.n_positions, params.n_pairs];
        let tensors = vec![
            values.input("x", elem, &shape),
            values.indices(
                "positions",
                &[params.n_tokens],
                params.n_positions.saturating_add(params.n_positions.div_ceil(16)),
            ),
            values.uniform("cos", Elem::F32, &table, [-1.0, 1.0]),
            values.uniform("sin", Elem::F32, &table, [-1.0, 1.0]),
            values.output("y", elem, &shape),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: RopeVariant, params: &RopeParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let positions = arguments.tensor("positions");
        let (cos, sin) = (arguments.tensor("cos").values(), arguments.tensor("sin").values());
        let (head_dim, n_pairs) = (params.head_dim as usize, params.n_pairs as usize);
        let mut expected = Vec::with_capacity(x.len());
        for (head, values) in x.chunks(head_dim).enumerate() {
            let position = positions.bits(head / params.n_heads as usize);
            for (dim, &own) in values.iter().enumerate() {
                if dim >= 2 * n_pairs {
                    expected.push(ExpectedFloat::of(own));
                    continue;
                }
                if position >= params.n_positions {
                    expected.push(ExpectedFloat::of(f64::NAN));
                    continue;
                }
                let place = position as usize * n_pairs + dim % n_pairs;
                let other = if dim < n_pairs { -values[dim + n_pairs] } else { values[dim - n_pairs] };
                let terms = [own * cos[place], other * sin[place]];
                let magnitude = terms.iter().filter(|term| term.is_finite()).map(|term| term.abs()).sum();
                expected.push(ExpectedFloat { value: terms[0] + terms[1], magnitude });
            }
        }
        vec![Expected::floats("y", expected)]
    }

    /// Each product and the sum round once, relative to the sum of the absolute products.
    fn tolerance(_: RopeVariant, _: &RopeParams) -> Tolerance {
        Tolerance::rounded_f32_ops(2)
    }

    fn cost(variant: RopeVariant, params: &RopeParams) -> Cost {
        let heads = u64::from(params.n_tokens) * u64::from(params.n_heads);
        let bytes = heads * u64::from(params.head_dim) * variant.elem.bytes();
        let tables = u64::from(params.n_tokens) * (4 + 8 * u64::from(params.n_pairs));
        Cost { bytes_read: bytes + tables, bytes_written: bytes, flops: 6 * heads * u64::from(params.n_pairs) }
    }

    fn edge_params(_: RopeVariant) -> Vec<RopeParams> {
        let of =
            |n_tokens, n_heads, head_dim, n_pairs| RopeParams { n_tokens, n_heads, head_dim, n_pairs, n_positions: 17 };
        vec![
            of(1, 1, 4, 2),
            of(1, 1, 126, 2),
            of(3, 1, 128, 64),
            of(3, 1, 130, 62),
            of(5, 3, 256, 32),
            of(37, 2, 10, 4),
            of(0, 2, 8, 4),
            of(2, 0, 8, 4),
        ]
    }

    fn bench_params(_: RopeVariant) -> Vec<RopeParams> {
        let of = |n_tokens| RopeParams { n_tokens, n_heads: 24, head_dim: 256, n_pairs: 32, n_positions: 4096 };
        vec![of(1), of(2048)]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_heads * head_dim, WORKGROUP_SIZE * 2), n_tokens))]
pub fn rope<T: Element<Scalar = f32>>(
    #[shape(n_tokens, n_heads, head_dim)] x: In<T>,
    #[shape(n_tokens)] positions: In<u32>,
    #[shape(n_positions, n_pairs)] cos: In<f32>,
    #[shape(n_positions, n_pairs)] sin: In<f32>,
    #[shape(n_tokens, n_heads, head_dim)] y: Out<T>,
) {
    let token = workgroup_id().y;
    // Two neighbours of one head: all sizes are even.
    let within_token = global_invocation_id().x * 2;
    if within_token < n_heads * head_dim {
        let place = x.offset([token, 0, 0]) + within_token;
        let dim = within_token % head_dim;
        let own = x.load::<2>(place);
        let mut result = [own[0], own[1]];
        if dim < n_pairs * 2 {
            let position = positions[token];
            result = [f32::NAN, f32::NAN];
            if position < n_positions {
                let first = dim < n_pairs;
                let pair = select(first, dim, dim - n_pairs);
                let other = x.load::<2>(select(first, place + n_pairs, place - n_pairs));
                let c = cos.load::<2>(cos.offset([position, pair]));
                let s = sin.load::<2>(sin.offset([position, pair]));
                let turned = [select(first, -other[0], other[0]), select(first, -other[1], other[1])];
                result = [own[0] * c[0] + turned[0] * s[0], own[1] * c[1] + turned[1] * s[1]];
            }
        }
        y.store::<2>(place, result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: RopeParams = RopeParams { n_tokens: 1, n_heads: 2, head_dim: 256, n_pairs: 32, n_positions: 9 };

    #[test]
    fn there_is_one_variant_per_type_and_it_is_picked() {
        let variant = RopeVariant { elem: Float::Bf16 };
        assert_eq!(Rope::pick(Float::Bf16, &HEAD, &Target::WGSL), Ok(variant));
    }

    #[test]
    fn more_pairs_than_the_head_has_are_refused() {
        let refused = Rope::pick(Float::F32, &RopeParams { n_pairs: 130, ..HEAD }, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `rope__f32_f32__half_x2`: n_pairs is 130; required: at most 128");
    }
}
