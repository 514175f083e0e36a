//! A bias added to every row.
//!
//! **Computes** `y[r, c] = x[r, c] + bias[c]`
//! **Shapes** `x, y: [n_rows, n_cols]`, `bias: [n_cols]`, all of one type T, bf16, f16 or f32
//! **Layout** row-major, contiguous
//! **Numerics** the sum in f32, below the smallest normal f32 it is 0, and one rounding on store
//! **Requires** n_cols a multiple of 8 for `x8`
//! **Launch** one invocation per 8 columns, workgroups of 64; rows along y
//! **Variants** `x8`: 16-byte vectors; `x1`: any n_cols
//! **Cost** reads x once and bias from the cache, writes y once
//! **Source** the biases of linear layers; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math::flush;
use crate::common::piece::{PIECE, RowAccess, load_piece, store_piece};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, flush as flush_f64};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// A bias added to every row.
pub struct AddBias;

params! {
    /// Sizes of the rows.
    pub struct AddBiasParams {
        /// Rows.
        n_rows,
        /// Elements of a row, and of the bias.
        n_cols,
    }
}

/// Of which type, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddBiasVariant {
    /// Type of every tensor.
    pub elem: Float,
    /// How rows are read and written.
    pub access: RowAccess,
}

impl fmt::Display for AddBiasVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "add_bias__{0}_{0}__rows_{1}", self.elem, self.access)
    }
}

const WORKGROUP_SIZE: u32 = 64;
const ACCESSES: [RowAccess; 2] = [RowAccess::Vectors, RowAccess::Elements];

impl KernelSpec for AddBias {
    const NAME: &'static str = "add_bias";
    type Params = AddBiasParams;
    type Op = Float;
    type Variant = AddBiasVariant;

    fn variants() -> Vec<AddBiasVariant> {
        Float::ALL.into_iter().flat_map(|elem| ACCESSES.map(|access| AddBiasVariant { elem, access })).collect()
    }

    fn op(variant: AddBiasVariant) -> Float {
        variant.elem
    }

    fn legal(variant: AddBiasVariant, params: &AddBiasParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)?;
        match variant.access {
            RowAccess::Vectors => NotLegal::unless_multiple(variant, "n_cols", params.n_cols, PIECE),
            RowAccess::Elements => Ok(()),
        }
    }

    fn pick(elem: Float, params: &AddBiasParams, target: &Target) -> Result<AddBiasVariant, NotLegal> {
        let [vectors, elements] = ACCESSES.map(|access| AddBiasVariant { elem, access });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: AddBiasVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => add_bias::<T>(&variant.to_string(), variant.access))
    }

    fn arguments(variant: AddBiasVariant, params: &AddBiasParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.elem.elem(), [params.n_rows, params.n_cols]);
        let tensors = vec![
            values.input("x", elem, &shape),
            values.input("bias", elem, &shape[1..]),
            values.output("y", elem, &shape),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: AddBiasVariant, params: &AddBiasParams, arguments: &Arguments) -> Vec<Expected> {
        let bias = arguments.tensor("bias").values();
        let add = |(index, x): (usize, f64)| {
            let bias = bias[index % params.n_cols as usize];
            let magnitude = if x.is_finite() && bias.is_finite() { x.abs() + bias.abs() } else { f64::INFINITY };
            ExpectedFloat { value: flush_f64(x + bias), magnitude }
        };
        let x = arguments.tensor("x").values();
        vec![Expected::floats("y", x.into_iter().enumerate().map(add).collect())]
    }

    /// One sum.
    fn tolerance(_: AddBiasVariant, _: &AddBiasParams) -> Tolerance {
        Tolerance::rounded_f32_ops(1)
    }

    fn cost(variant: AddBiasVariant, params: &AddBiasParams) -> Cost {
        let elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        let bytes = elems * variant.elem.bytes();
        let bias_bytes = u64::from(params.n_cols) * variant.elem.bytes();
        Cost { bytes_read: bytes + bias_bytes, bytes_written: bytes, flops: elems }
    }

    fn edge_params(_: AddBiasVariant) -> Vec<AddBiasParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let widths = [0, 1, 8, 127, tile - 8, tile, tile + 8].map(|n_cols| AddBiasParams { n_rows: 3, n_cols });
        widths.into_iter().chain([0, 1].map(|n_rows| AddBiasParams { n_rows, n_cols: 64 })).collect()
    }

    fn bench_params(_: AddBiasVariant) -> Vec<AddBiasParams> {
        vec![AddBiasParams { n_rows: 1, n_cols: 5120 }, AddBiasParams { n_rows: 512, n_cols: 5120 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_cols, WORKGROUP_SIZE * PIECE), n_rows))]
pub fn add_bias<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_cols)] bias: In<T>,
    #[shape(n_rows, n_cols)] y: Out<T>,
    #[comptime] access: RowAccess,
) {
    let row = workgroup_id().y;
    let first = global_invocation_id().x * PIECE;
    #[comptime]
    match access {
        RowAccess::Vectors => {
            if first < n_cols {
                let place = x.offset([row, first]);
                let values = load_piece::<T>(x, place);
                let biases = load_piece::<T>(bias, first);
                let mut results = [0.0; 8];
                #[comptime]
                for element in 0..8 {
                    results[element] = flush(values[element] + biases[element]);
                }
                store_piece::<T>(y, place, results);
            }
        }
        RowAccess::Elements => {
            for col in first..n_cols.min(first + PIECE) {
                y[[row, col]] = flush(x[[row, col]] + bias[col]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_for_whole_pieces() {
        let picked = |n_cols| AddBias::pick(Float::Bf16, &AddBiasParams { n_rows: 2, n_cols }, &Target::WGSL);
        assert_eq!(picked(512).map(|variant| variant.access), Ok(RowAccess::Vectors));
        assert_eq!(picked(7).map(|variant| variant.access), Ok(RowAccess::Elements));
    }

    #[test]
    fn odd_sizes_are_refused_by_the_vector_variant() {
        let variant = AddBiasVariant { elem: Float::F32, access: RowAccess::Vectors };
        let params = AddBiasParams { n_rows: 1, n_cols: 9 };
        let refused = AddBias::legal(variant, &params, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `add_bias__f32_f32__rows_x8`: n_cols is 9; required: a multiple of 8");
    }
}
