//! Linear layer with 4-bit affine weights, for a few rows.
//!
//! **Computes** `y[m, n] = sum_k x[m, k] * (scales[n, k / G] * q[n, k] + biases[n, k / G])`
//! **Shapes** `x: [m, k]`, `y: [m, n]` of one type T, bf16, f16 or f32; `weight: [n, k / 8]` u32;
//!   `scales, biases: [n, k / G]` of T; groups of G = 32, 64 or 128
//! **Layout** row-major, contiguous; codes packed as `common::quant_unpack` says
//! **Numerics** lane `l` takes pieces of 32 weights `l`, `l + 32`, ...; per piece, elements ascending, `a = sum q * x` and
//!   `s = sum x`, then `acc += scale * a`, `acc += bias * s`, each product and sum rounded to f32; then the ascending
//!   butterfly; one rounding on store. The same for every m
//! **Requires** k a multiple of G, n a multiple of 4
//! **Launch** eight subgroups per workgroup, one row of weights each; M rows of x share its loads
//! **Variants** `matvec_8x1`, `8x2`, `8x4`: M rows
//! **Cost** reads x, codes (half a byte), scales and biases once, writes y once; 2 m n k flops
//! **Source** MLX's affine format; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::piece::{PIECE, load_piece};
use crate::common::quant_unpack::{PIECE_4_BIT, code_4_bit, unpack_4_bit};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Linear layer with 4-bit affine weights.
pub struct AffineMatmul;

params! {
    /// Sizes of a linear layer.
    pub struct AffineMatmulParams {
        /// Rows of x and y.
        m,
        /// Rows of weights, columns of y.
        n,
        /// Columns of x, weights of a row.
        k,
    }
}

/// Which linear layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffineMatmulOp {
    /// Type of x, y, scales and biases.
    pub activations: Float,
    /// Weights that share a scale and a bias: 32, 64 or 128.
    pub group_size: u32,
}

/// Which linear layer, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffineMatmulVariant {
    /// Which.
    pub op: AffineMatmulOp,
    /// Rows of x that share the loads of a row of weights.
    pub tile_m: u32,
}

/// Pieces of a row of x in workgroup memory at a time: whole passes of the lanes, and a vector for every invocation.
fn staged_pieces(tile_m: u32) -> u32 {
    if tile_m == 1 { 64 } else { 32 }
}

impl fmt::Display for AffineMatmulVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AffineMatmulOp { activations, group_size } = self.op;
        write!(f, "affine_matmul__{activations}_q4g{group_size}_{activations}__matvec_{SUBGROUPS}x{}", self.tile_m)
    }
}

const SUBGROUPS: u32 = 8;
const TILE_ROWS: [u32; 3] = [1, 2, 4];
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
/// Elements from one staged piece to the next: one more than a piece, so that lanes meet different banks.
const STAGED_STRIDE: u32 = PIECE_4_BIT + 1;

/// The activation type with every group size, then representatives.
const OPS: [AffineMatmulOp; 5] = [
    AffineMatmulOp { activations: Float::Bf16, group_size: 64 },
    AffineMatmulOp { activations: Float::Bf16, group_size: 32 },
    AffineMatmulOp { activations: Float::Bf16, group_size: 128 },
    AffineMatmulOp { activations: Float::F16, group_size: 64 },
    AffineMatmulOp { activations: Float::F32, group_size: 64 },
];

impl KernelSpec for AffineMatmul {
    const NAME: &'static str = "affine_matmul";
    type Params = AffineMatmulParams;
    type Op = AffineMatmulOp;
    type Variant = AffineMatmulVariant;

    fn variants() -> Vec<AffineMatmulVariant> {
        OPS.into_iter().flat_map(|op| TILE_ROWS.map(|tile_m| AffineMatmulVariant { op, tile_m })).collect()
    }

    fn op(variant: AffineMatmulVariant) -> AffineMatmulOp {
        variant.op
    }

    fn legal(variant: AffineMatmulVariant, params: &AffineMatmulParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_multiple(variant, "n", params.n, 4)?;
        NotLegal::unless_multiple(variant, "k", params.k, variant.op.group_size)?;
        let workgroups = [params.n.div_ceil(SUBGROUPS), params.m.div_ceil(variant.tile_m)];
        NotLegal::unless_at_most(variant, "workgroups along n", workgroups[0], target.limits.dispatch)?;
        NotLegal::unless_at_most(variant, "workgroups along m", workgroups[1], target.limits.dispatch)?;
        let staged = variant.tile_m * staged_pieces(variant.tile_m) * STAGED_STRIDE;
        let bytes = 4 * (staged + variant.tile_m * SUBGROUPS);
        NotLegal::unless_at_most(variant, "workgroup memory bytes", bytes, target.limits.workgroup_bytes)
    }

    fn pick(op: AffineMatmulOp, params: &AffineMatmulParams, target: &Target) -> Result<AffineMatmulVariant, NotLegal> {
        let fast = AffineMatmulVariant { op, tile_m: params.m.max(1).next_power_of_two().min(4) };
        if Self::legal(fast, params, target).is_ok() {
            return Ok(fast);
        }
        let small = AffineMatmulVariant { op, tile_m: 1 };
        Self::legal(small, params, target).map(|()| small)
    }

    fn build(variant: AffineMatmulVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.op.activations, T => affine_matmul::<T>(&id, variant.op.group_size, variant.tile_m))
    }

    fn arguments(variant: AffineMatmulVariant, params: &AffineMatmulParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.op.activations.elem();
        let groups = [params.n, params.k / variant.op.group_size];
        let tensors = vec![
            values.input("x", elem, &[params.m, params.k]),
            values.random_bits("weight", Elem::U32, &[params.n, params.k / 8]),
            values.uniform("scales", elem, &groups, [-0.1, 0.1]),
            values.uniform("biases", elem, &groups, [-1.0, 1.0]),
            values.output("y", elem, &[params.m, params.n]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: AffineMatmulVariant, params: &AffineMatmulParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let weight = arguments.tensor("weight");
        let words: Vec<u32> = (0..weight.len()).map(|index| weight.bits(index)).collect();
        let (scales, biases) = (arguments.tensor("scales").values(), arguments.tensor("biases").values());
        let [n, k, group_size] = [params.n, params.k, variant.op.group_size].map(|size| size as usize);
        let dot = |place: usize| {
            let (row, column) = (place / n, place % n);
            let codes = &words[column * (k / 8)..][..k / 8];
            let mut sum = ExpectedFloat::of(0.0);
            for first in (0..k).step_by(PIECE_4_BIT as usize) {
                let group = column * (k / group_size) + first / group_size;
                let piece = first..first + PIECE_4_BIT as usize;
                let scaled = piece.clone().map(|index| x[row * k + index] * f64::from(unpack_4_bit(codes, index)));
                for (factor, terms) in
                    [(scales[group], scaled.collect::<Vec<_>>()), (biases[group], x[row * k..][piece].to_vec())]
                {
                    let absolute: f64 = terms.iter().filter(|term| term.is_finite()).map(|term| term.abs()).sum();
                    let overflows = absolute > f64::from(f32::MAX);
                    sum.value += factor * terms.iter().sum::<f64>();
                    sum.magnitude += if overflows { f64::INFINITY } else { factor.abs() * absolute };
                }
            }
            sum
        };
        vec![Expected::floats("y", (0..params.m as usize * n).map(dot).collect())]
    }

    /// A product goes through 32 additions of its piece, one more product, two additions per piece of its lane and
    /// five butterfly levels, all relative to the sum of `|x| (|scale q| + |bias|)`.
    fn tolerance(_: AffineMatmulVariant, params: &AffineMatmulParams) -> Tolerance {
        let pieces = params.k.div_ceil(PIECE_4_BIT).div_ceil(32);
        Tolerance::rounded_f32_ops(PIECE_4_BIT + 2 + 2 * pieces + 5)
    }

    fn cost(variant: AffineMatmulVariant, params: &AffineMatmulParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let bytes = variant.op.activations.bytes();
        let group_bytes = 2 * bytes * (k / u64::from(variant.op.group_size));
        Cost {
            bytes_read: m * k * bytes + n * (k / 2 + group_bytes),
            bytes_written: m * n * bytes,
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: AffineMatmulVariant) -> Vec<AffineMatmulParams> {
        let (group, tile_m) = (variant.op.group_size, variant.tile_m);
        let of = |m, n, k| AffineMatmulParams { m, n, k };
        vec![
            of(1, 4, group),
            of(tile_m, SUBGROUPS, 1024),
            of(tile_m + 1, SUBGROUPS + 4, 1024 + group),
            of(tile_m.max(2) - 1, SUBGROUPS - 4, 1024 - group),
            of(1, 12, 31 * 128),
            of(tile_m, 20, staged_pieces(tile_m) * PIECE_4_BIT + 128),
            of(0, 8, 128),
            of(2, 0, 128),
        ]
    }

    fn bench_params(variant: AffineMatmulVariant) -> Vec<AffineMatmulParams> {
        let of = |n, k| AffineMatmulParams { m: variant.tile_m, n, k };
        vec![of(17_408, 5120), of(5120, 17_408)]
    }
}

/// Copies pieces from `first_piece` on of the rows from `first_m` on to workgroup memory, a vector of 8 at a time.
#[device]
fn stage_pieces<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    #[comptime] staged: WorkgroupArray<f32>,
    first_m: u32,
    first_piece: u32,
    #[comptime] tile_m: u32,
) {
    #[comptime]
    let pieces = staged_pieces(tile_m);
    #[comptime]
    let vectors = PIECE_4_BIT / PIECE;
    #[comptime]
    for pass in 0..(tile_m * pieces * vectors / WORKGROUP_SIZE) {
        let slot = local_invocation_index() + pass * WORKGROUP_SIZE;
        let row = (first_m + slot / (pieces * vectors)).min(x.dim(0) - 1);
        let first = first_piece * PIECE_4_BIT + slot % (pieces * vectors) * PIECE;
        if first < x.dim(1) {
            let values = load_piece::<T>(x, x.offset([row, first]));
            let place = slot / vectors * STAGED_STRIDE + slot % vectors * PIECE;
            #[comptime]
            for element in 0..PIECE {
                staged[place + element] = values[element];
            }
        }
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n, SUBGROUPS), div_ceil(m, tile_m)))]
pub fn affine_matmul<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k / 8)] weight: In<u32>,
    #[shape(n, k / group_size)] scales: In<T>,
    #[shape(n, k / group_size)] biases: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] group_size: u32,
    #[comptime] tile_m: u32,
) {
    let first_m = workgroup_id().y * tile_m;
    let column = workgroup_id().x * SUBGROUPS + subgroup_id();
    let n_pieces = k / PIECE_4_BIT;
    #[comptime]
    let pieces = staged_pieces(tile_m);
    let staged = workgroup_array::<f32>(tile_m * pieces * STAGED_STRIDE);
    let mut partial_sums = [0.0; tile_m];
    for first_piece in (0..n_pieces).step_by(pieces) {
        stage_pieces::<T>(x, staged, first_m, first_piece, tile_m);
        workgroup_barrier();
        // The pieces of this lane, in ascending order.
        for staged_piece in (lane()..pieces).step_by(32) {
            let piece = first_piece + staged_piece;
            if piece < n_pieces && column < n {
                let codes = weight.load::<4>(weight.offset([column, piece * 4]));
                let group = piece / (group_size / PIECE_4_BIT);
                let scale = scales[[column, group]];
                let bias = biases[[column, group]];
                let mut code_sums = [0.0; tile_m];
                let mut sums = [0.0; tile_m];
                #[comptime]
                for element in 0..PIECE_4_BIT {
                    let code = code_4_bit(codes[element / 8], element % 8);
                    #[comptime]
                    for row in 0..tile_m {
                        let place = staged_piece * STAGED_STRIDE + (row * pieces * STAGED_STRIDE + element);
                        let value = staged[place];
                        code_sums[row] += code * value;
                        sums[row] += value;
                    }
                }
                #[comptime]
                for row in 0..tile_m {
                    partial_sums[row] += scale * code_sums[row];
                    partial_sums[row] += bias * sums[row];
                }
            }
        }
        // The next pieces take the same memory.
        workgroup_barrier();
    }
    let results = workgroup_array::<f32>(SUBGROUPS * tile_m);
    #[comptime]
    for row in 0..tile_m {
        let sum = subgroup_add(partial_sums[row]);
        if lane() == 0 {
            results[subgroup_id() + row * SUBGROUPS] = sum;
        }
    }
    workgroup_barrier();
    // Four neighbours of a row per invocation: whole words whatever the type.
    let four = local_invocation_index();
    let row = first_m + four / (SUBGROUPS / 4);
    let first_column = workgroup_id().x * SUBGROUPS + four % (SUBGROUPS / 4) * 4;
    if four < tile_m * (SUBGROUPS / 4) && row < m && first_column < n {
        let values = [results[four * 4], results[four * 4 + 1], results[four * 4 + 2], results[four * 4 + 3]];
        y.store::<4>(y.offset([row, first_column]), values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_follows_the_number_of_rows() {
        let picked =
            |m| AffineMatmul::pick(OPS[0], &AffineMatmulParams { m, n: 8, k: 128 }, &Target::WGSL).map(|v| v.tile_m);
        assert_eq!([0, 1, 2, 3, 4, 9].map(picked), [Ok(1), Ok(1), Ok(2), Ok(4), Ok(4), Ok(4)]);
    }

    #[test]
    fn broken_groups_are_refused() {
        let params = AffineMatmulParams { m: 1, n: 8, k: 96 };
        assert_eq!(
            AffineMatmul::pick(OPS[0], &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `affine_matmul__bf16_q4g64_bf16__matvec_8x1`: k is 96; required: a multiple of 64"
        );
    }
}
