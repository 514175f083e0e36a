//! Elementwise sum: a residual added to a layer's result.
//!
//! **Computes** `y = a + b`
//! **Shapes** `a, b, y: [n_elems]` of one type T, bf16, f16 or f32
//! **Layout** contiguous
//! **Numerics** one f32 sum, one rounding on store; a sum below the smallest normal f32 is 0
//! **Requires** n_elems a multiple of 8 for `x8`
//! **Launch** one invocation per 8 elements, workgroups of 256
//! **Variants** `x8`: 16-byte vectors; `x1`: any n_elems
//! **Cost** reads two elements and writes one, each once
//! **Source** definition

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math::flush;
use crate::common::piece::{PIECE, RowAccess, load_piece, store_piece};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, flush as flush_on_host};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Elementwise sum.
pub struct Add;

params! {
    /// Size of a sum.
    pub struct AddParams {
        /// Elements.
        n_elems,
    }
}

/// Which sum, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddVariant {
    /// Type of every tensor.
    pub elem: Float,
    /// How elements are read and written.
    pub access: RowAccess,
}

impl fmt::Display for AddVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "add__{0}_{0}__flat_{1}", self.elem, self.access)
    }
}

const WORKGROUP_SIZE: u32 = 256;
const ACCESSES: [RowAccess; 2] = [RowAccess::Vectors, RowAccess::Elements];

impl KernelSpec for Add {
    const NAME: &'static str = "add";
    type Params = AddParams;
    type Op = Float;
    type Variant = AddVariant;

    fn variants() -> Vec<AddVariant> {
        Float::ALL.into_iter().flat_map(|elem| ACCESSES.map(|access| AddVariant { elem, access })).collect()
    }

    fn op(variant: AddVariant) -> Float {
        variant.elem
    }

    fn legal(variant: AddVariant, params: &AddParams, target: &Target) -> Result<(), NotLegal> {
        let workgroups = params.n_elems.div_ceil(WORKGROUP_SIZE * PIECE);
        NotLegal::unless_at_most(variant, "number of workgroups", workgroups, target.limits.dispatch)?;
        match variant.access {
            RowAccess::Vectors => NotLegal::unless_multiple(variant, "n_elems", params.n_elems, PIECE),
            RowAccess::Elements => Ok(()),
        }
    }

    fn pick(elem: Float, params: &AddParams, target: &Target) -> Result<AddVariant, NotLegal> {
        let [vectors, elements] = ACCESSES.map(|access| AddVariant { elem, access });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: AddVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => add::<T>(&variant.to_string(), variant.access))
    }

    fn arguments(variant: AddVariant, params: &AddParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.elem.elem(), [params.n_elems]);
        let tensors =
            vec![values.input("a", elem, &shape), values.input("b", elem, &shape), values.output("y", elem, &shape)];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: AddVariant, _: &AddParams, arguments: &Arguments) -> Vec<Expected> {
        let (a, b) = (arguments.tensor("a").values(), arguments.tensor("b").values());
        let sum = |(a, b): (f64, f64)| ExpectedFloat {
            value: flush_on_host(a + b),
            magnitude: [a, b].iter().filter(|term| term.is_finite()).map(|term| term.abs()).sum(),
        };
        vec![Expected::floats("y", a.into_iter().zip(b).map(sum).collect())]
    }

    /// The sum rounds once, and once more on store.
    fn tolerance(_: AddVariant, _: &AddParams) -> Tolerance {
        Tolerance::rounded_f32_ops(1)
    }

    fn cost(variant: AddVariant, params: &AddParams) -> Cost {
        let bytes = u64::from(params.n_elems) * variant.elem.bytes();
        Cost { bytes_read: 2 * bytes, bytes_written: bytes, flops: u64::from(params.n_elems) }
    }

    fn edge_params(_: AddVariant) -> Vec<AddParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let sizes = [0, 1, 8, 1009, tile - 8, tile - 1, tile, tile + 1, tile + 8];
        sizes.into_iter().map(|n_elems| AddParams { n_elems }).collect()
    }

    fn bench_params(_: AddVariant) -> Vec<AddParams> {
        vec![AddParams { n_elems: 5120 }, AddParams { n_elems: 5120 * 512 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_elems, WORKGROUP_SIZE * PIECE)))]
pub fn add<T: Element<Scalar = f32>>(
    #[shape(n_elems)] a: In<T>,
    #[shape(n_elems)] b: In<T>,
    #[shape(n_elems)] y: Out<T>,
    #[comptime] access: RowAccess,
) {
    let first = global_invocation_id().x * PIECE;
    #[comptime]
    match access {
        RowAccess::Vectors => {
            if first < n_elems {
                let left = load_piece::<T>(a, first);
                let right = load_piece::<T>(b, first);
                let mut results = [0.0; 8];
                #[comptime]
                for element in 0..8 {
                    results[element] = flush(left[element] + right[element]);
                }
                store_piece::<T>(y, first, results);
            }
        }
        RowAccess::Elements => {
            for index in first..n_elems.min(first + PIECE) {
                y[index] = flush(a[index] + b[index]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_for_whole_pieces() {
        let picked = |n_elems| Add::pick(Float::Bf16, &AddParams { n_elems }, &Target::WGSL).map(|v| v.access);
        assert_eq!(picked(5120), Ok(RowAccess::Vectors));
        assert_eq!(picked(7), Ok(RowAccess::Elements));
    }

    #[test]
    fn odd_sizes_are_refused_by_the_vector_variant() {
        let variant = AddVariant { elem: Float::F32, access: RowAccess::Vectors };
        let refused = Add::legal(variant, &AddParams { n_elems: 9 }, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `add__f32_f32__flat_x8`: n_elems is 9; required: a multiple of 8");
    }
}
