//! Matrix transpose.
//!
//! **Computes** `y[c, r] = x[r, c]`
//! **Shapes** `x: [n_rows, n_cols]`, `y: [n_cols, n_rows]` of one type, bf16, f16 or f32
//! **Layout** row-major, contiguous; x and y do not overlap
//! **Numerics** exact; NaN becomes the type's canonical NaN
//! **Requires** n_rows a multiple of 2 for `tile_32x32_x2`
//! **Launch** one workgroup of 256 per 32x32 tile
//! **Variants** `x2`: an invocation stores two neighbours at once, which is one word of a 16-bit type;
//!   `x1`: any shape
//! **Cost** reads and writes every element once
//! **Source** tile in workgroup memory, rows padded by one element against bank conflicts

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Matrix transpose.
pub struct Transpose;

params! {
    /// Sizes of a transpose.
    pub struct TransposeParams {
        /// Rows of the input.
        n_rows,
        /// Columns of the input.
        n_cols,
    }
}

/// Which transpose, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TransposeVariant {
    /// Type of `x` and `y`.
    pub elem: Float,
    /// Neighbours that an invocation stores at once: 1 or 2.
    pub store_width: u32,
}

impl fmt::Display for TransposeVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "transpose__{0}_{0}__tile_{TILE}x{TILE}_x{1}", self.elem, self.store_width)
    }
}

/// Rows and columns of a tile.
const TILE: u32 = 32;
const WORKGROUP_SIZE: u32 = 256;
const STORE_WIDTHS: [u32; 2] = [2, 1];

impl KernelSpec for Transpose {
    const NAME: &'static str = "transpose";
    type Params = TransposeParams;
    type Op = Float;
    type Variant = TransposeVariant;

    fn variants() -> Vec<TransposeVariant> {
        let of = |elem| STORE_WIDTHS.map(|store_width| TransposeVariant { elem, store_width });
        Float::ALL.into_iter().flat_map(of).collect()
    }

    fn op(variant: TransposeVariant) -> Float {
        variant.elem
    }

    fn legal(variant: TransposeVariant, params: &TransposeParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_multiple(variant, "n_rows", params.n_rows, variant.store_width)?;
        NotLegal::unless_at_most(variant, "tiles along n_rows", params.n_rows.div_ceil(TILE), target.limits.dispatch)?;
        NotLegal::unless_at_most(variant, "tiles along n_cols", params.n_cols.div_ceil(TILE), target.limits.dispatch)
    }

    fn pick(elem: Float, params: &TransposeParams, target: &Target) -> Result<TransposeVariant, NotLegal> {
        let [pairs, single] = STORE_WIDTHS.map(|store_width| TransposeVariant { elem, store_width });
        if Self::legal(pairs, params, target).is_ok() {
            return Ok(pairs);
        }
        Self::legal(single, params, target).map(|()| single)
    }

    fn build(variant: TransposeVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => transpose::<T>(&variant.to_string(), variant.store_width))
    }

    fn arguments(variant: TransposeVariant, params: &TransposeParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.elem.elem();
        let x = values.input("x", elem, &[params.n_rows, params.n_cols]);
        let y = values.output("y", elem, &[params.n_cols, params.n_rows]);
        Arguments { tensors: vec![x, y], scalars: vec![] }
    }

    fn reference(_: TransposeVariant, params: &TransposeParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x");
        let (n_rows, n_cols) = (params.n_rows as usize, params.n_cols as usize);
        let places = (0..n_cols).flat_map(|col| (0..n_rows).map(move |row| row * n_cols + col));
        vec![Expected::bits("y", places.map(|place| x.bits(place)).collect())]
    }

    fn tolerance(_: TransposeVariant, _: &TransposeParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: TransposeVariant, params: &TransposeParams) -> Cost {
        let bytes = u64::from(params.n_rows) * u64::from(params.n_cols) * variant.elem.bytes();
        Cost { bytes_read: bytes, bytes_written: bytes, flops: 0 }
    }

    fn edge_params(_: TransposeVariant) -> Vec<TransposeParams> {
        let shapes = [(1, 1), (2, 1), (31, 33), (32, 32), (34, 31), (33, 64), (127, 61), (0, 5), (6, 0), (2, 100)];
        shapes.into_iter().map(|(n_rows, n_cols)| TransposeParams { n_rows, n_cols }).collect()
    }

    fn bench_params(_: TransposeVariant) -> Vec<TransposeParams> {
        vec![TransposeParams { n_rows: 4096, n_cols: 4096 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_cols, TILE), div_ceil(n_rows, TILE)))]
pub fn transpose<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_cols, n_rows)] y: Out<T>,
    #[comptime] store_width: u32,
) {
    let index = local_invocation_index();
    let first_col = workgroup_id().x * TILE;
    let first_row = workgroup_id().y * TILE;
    let tile = workgroup_array::<f32>(TILE * (TILE + 1));
    // Load: a subgroup takes a row of 32 columns, eight rows at a time.
    for tile_row in ((index / TILE)..TILE).step_by(WORKGROUP_SIZE / TILE) {
        let row = first_row + tile_row;
        let col = first_col + index % TILE;
        if row < n_rows && col < n_cols {
            tile[tile_row * (TILE + 1) + index % TILE] = x[[row, col]];
        }
    }
    workgroup_barrier();
    // Store: neighbours along y's rows, which are x's columns.
    #[comptime]
    let per_row = TILE / store_width;
    for tile_col in ((index / per_row)..TILE).step_by(WORKGROUP_SIZE / per_row) {
        let tile_row = index % per_row * store_width;
        let row = first_row + tile_row;
        let col = first_col + tile_col;
        if row < n_rows && col < n_cols {
            let value = tile[tile_row * (TILE + 1) + tile_col];
            #[comptime]
            if store_width == 2 {
                let next = tile[(tile_row + 1) * (TILE + 1) + tile_col];
                y.store::<2>(y.offset([col, row]), [value, next]);
            } else {
                y[[col, row]] = value;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_stores_pairs_where_rows_are_even() {
        let picked = |n_rows, n_cols| {
            Transpose::pick(Float::Bf16, &TransposeParams { n_rows, n_cols }, &Target::WGSL).map(|v| v.store_width)
        };
        assert_eq!(picked(2, 3), Ok(2));
        assert_eq!(picked(3, 2), Ok(1));
    }

    #[test]
    fn odd_rows_are_refused_by_the_pair_variant() {
        let variant = TransposeVariant { elem: Float::Bf16, store_width: 2 };
        let params = TransposeParams { n_rows: 3, n_cols: 4 };
        assert_eq!(
            Transpose::legal(variant, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `transpose__bf16_bf16__tile_32x32_x2`: n_rows is 3; required: a multiple of 2"
        );
    }
}
