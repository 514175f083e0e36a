//! Linear layer with affine weights of 2 to 8 bits, for a few rows.
//!
//! **Computes** `y[m, n] = sum_k x[m, k] * (scales[n, k / G] * q[n, k] + biases[n, k / G])`, `G = k / n_groups`
//! **Shapes** `x: [m, k]`, `y: [m, n]` of one type, `scales, biases: [n, n_groups]` of one type, each bf16, f16 or f32;
//!   `weight: [n, k * bits / 32]` u32; bits 2, 3, 4, 5, 6 or 8; groups of G = 32, 64 or 128
//! **Layout** row-major, contiguous; codes packed as `common::quant_unpack` says
//! **Numerics** lane `l` takes pieces of 32 weights (16 for 8 bits) `l`, `l + 32`, ...; per piece, elements ascending,
//!   `a = sum q * x` and `s = sum x`, then `acc += scale * a`, `acc += bias * s`, each product and sum rounded to f32; then
//!   the ascending butterfly; one rounding on store. The same for every m and every group. Products with finite x beyond 2^118 leave the
//!   range of f32, where nothing is promised
//! **Requires** k a multiple of G; n a multiple of 4 for `matvec_*`
//! **Launch** eight subgroups per workgroup, one row of weights each; M rows of x share its loads
//! **Variants** `matvec_8x1`, `8x2`, `8x4`: M rows; `elements_8x1`: any n. `lanes_128xM`: an invocation has a row of weights of its own and
//!   keeps the partial sums of all lanes, for the CPU engine, whose lanes would be idle on short rows
//! **Cost** reads x, codes (bits / 8 bytes), scales and biases once, writes y once; 2 m n k flops
//! **Source** MLX's affine format; tolerance derived at `tolerance`

mod reference;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use crate::common::dot::private_lanes_sum;
use crate::common::float::{Float, for_float};
use crate::common::piece::{PIECE, load_piece, load_piece_of_row};
use crate::common::quant_unpack::{CODE_BITS, check_group_size, code, load_words, piece_len, words_of};
use crate::common::row_results::{ResultTile, store_results};
use crate::fill::{CaseValues, narrowed};
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Linear layer with affine weights.
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
        /// Weights that share a scale and a bias.
        group_size,
    }
}

/// Which linear layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffineMatmulOp {
    /// Type of x and y.
    pub activations: Float,
    /// Type of scales and biases.
    pub scales: Float,
    /// Width of a code.
    pub bits: u32,
}

/// How.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AffineMatmulAlgo {
    /// A subgroup has a row of weights.
    Matvec {
        /// Whether y is written four columns at a time.
        in_fours: bool,
    },
    /// An invocation has a row of weights, and the partial sums of all lanes.
    Lanes,
}

/// Which linear layer, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffineMatmulVariant {
    /// Which.
    pub op: AffineMatmulOp,
    /// How.
    pub algo: AffineMatmulAlgo,
    /// Rows of x that share the loads of a row of weights.
    pub tile_m: u32,
}

impl AffineMatmulVariant {
    /// Elements of each of `tile_m` rows of x in workgroup memory at a time: whole passes of the lanes, and a vector for
    /// every invocation.
    fn staged_len(self) -> u32 {
        if self.tile_m == 1 { 2048 } else { 1024 }
    }

    /// Words of workgroup memory for them.
    fn staged_words(self) -> u32 {
        let piece_len = piece_len(self.op.bits);
        self.tile_m * self.staged_len() / piece_len * staged_stride(piece_len)
    }
}

impl fmt::Display for AffineMatmulVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AffineMatmulOp { activations, scales, bits } = self.op;
        let (algo, rows) = match self.algo {
            AffineMatmulAlgo::Matvec { in_fours: true } => ("matvec", SUBGROUPS),
            AffineMatmulAlgo::Matvec { in_fours: false } => ("elements", SUBGROUPS),
            AffineMatmulAlgo::Lanes => ("lanes", LANES_SIZE),
        };
        write!(f, "affine_matmul__{activations}_q{bits}{scales}_{activations}__{algo}_{rows}x{}", self.tile_m)
    }
}

const SUBGROUPS: u32 = 8;
const MATVEC: AffineMatmulAlgo = AffineMatmulAlgo::Matvec { in_fours: true };
const ELEMENTS: AffineMatmulAlgo = AffineMatmulAlgo::Matvec { in_fours: false };
const TILE_ROWS: [u32; 3] = [1, 2, 4];
/// Rows of x of the variants that keep all lanes.
const LANES_ROWS: [u32; 2] = [1, 4];
/// Rows of weights of their workgroups.
const LANES_SIZE: u32 = 128;
const LANES: u32 = 32;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;

impl AffineMatmulOp {
    /// Every op, by types.
    pub fn all() -> impl Iterator<Item = AffineMatmulOp> {
        let of = |(activations, scales)| CODE_BITS.map(|bits| AffineMatmulOp { activations, scales, bits });
        TYPES.into_iter().flat_map(of)
    }

    /// Rows of x that a variant takes; several in the types of most checkpoints.
    fn tile_rows(self) -> &'static [u32] {
        if (self.activations, self.scales) == TYPES[0] { &TILE_ROWS } else { &TILE_ROWS[..1] }
    }

    /// The same for the variants that keep all lanes: those types have them.
    fn lanes_rows(self) -> &'static [u32] {
        if (self.activations, self.scales) == TYPES[0] { &LANES_ROWS } else { &[] }
    }
}

/// Elements from one staged piece to the next: one more than a piece, so that lanes meet different banks.
fn staged_stride(piece_len: u32) -> u32 {
    piece_len + 1
}

/// Types of activations and scales: those of checkpoints, f32 arithmetic, and scales widened by a loader.
const TYPES: [(Float, Float); 5] = [
    (Float::Bf16, Float::Bf16),
    (Float::F16, Float::F16),
    (Float::F32, Float::F32),
    (Float::F32, Float::Bf16),
    (Float::F16, Float::Bf16),
];

impl KernelSpec for AffineMatmul {
    const NAME: &'static str = "affine_matmul";
    type Params = AffineMatmulParams;
    type Op = AffineMatmulOp;
    type Variant = AffineMatmulVariant;

    fn variants() -> Vec<AffineMatmulVariant> {
        AffineMatmulOp::all()
            .flat_map(|op| {
                let matvecs =
                    op.tile_rows().iter().map(move |&tile_m| AffineMatmulVariant { op, algo: MATVEC, tile_m });
                let lanes = op.lanes_rows().iter().map(move |&tile_m| AffineMatmulVariant {
                    op,
                    algo: AffineMatmulAlgo::Lanes,
                    tile_m,
                });
                matvecs.chain([AffineMatmulVariant { op, algo: ELEMENTS, tile_m: 1 }]).chain(lanes)
            })
            .collect()
    }

    fn op(variant: AffineMatmulVariant) -> AffineMatmulOp {
        variant.op
    }

    fn legal(variant: AffineMatmulVariant, params: &AffineMatmulParams, target: &Target) -> Result<(), NotLegal> {
        check_group_size(variant, params.group_size)?;
        NotLegal::unless_multiple(variant, "k", params.k, params.group_size)?;
        NotLegal::unless_multiple(variant, "n", params.n, if variant.algo == MATVEC { 4 } else { 1 })?;
        let (rows, bytes) = match variant.algo {
            AffineMatmulAlgo::Matvec { .. } => (SUBGROUPS, 4 * (variant.staged_words() + variant.tile_m * SUBGROUPS)),
            AffineMatmulAlgo::Lanes => (LANES_SIZE, 0),
        };
        let workgroups = [params.n.div_ceil(rows), params.m.div_ceil(variant.tile_m)];
        NotLegal::unless_at_most(variant, "workgroups along n", workgroups[0], target.limits.dispatch)?;
        NotLegal::unless_at_most(variant, "workgroups along m", workgroups[1], target.limits.dispatch)?;
        NotLegal::unless_at_most(variant, "workgroup memory bytes", bytes, target.limits.workgroup_bytes)
    }

    fn pick(op: AffineMatmulOp, params: &AffineMatmulParams, target: &Target) -> Result<AffineMatmulVariant, NotLegal> {
        if target.language == Language::Cpu
            && let Some(&tile_m) = op.lanes_rows().iter().rfind(|&&rows| rows <= params.m.max(1))
        {
            let variant = AffineMatmulVariant { op, algo: AffineMatmulAlgo::Lanes, tile_m };
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        let enough = op.tile_rows().iter().find(|&&tile_m| tile_m >= params.m);
        for tile_m in enough.or(op.tile_rows().last()).copied().into_iter().chain([1]) {
            let variant = AffineMatmulVariant { op, algo: MATVEC, tile_m };
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        let any = AffineMatmulVariant { op, algo: ELEMENTS, tile_m: 1 };
        Self::legal(any, params, target).map(|()| any)
    }

    fn build(variant: AffineMatmulVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.op.activations, T => for_float!(variant.op.scales, S => match variant.algo {
            AffineMatmulAlgo::Matvec { .. } => affine_matmul::<T, S>(&id, variant),
            AffineMatmulAlgo::Lanes => affine_matmul_lanes::<T, S>(&id, variant),
        }))
    }

    fn arguments(variant: AffineMatmulVariant, params: &AffineMatmulParams, values: &mut CaseValues) -> Arguments {
        let (elem, scales) = (variant.op.activations.elem(), variant.op.scales.elem());
        let groups = [params.n, params.k / params.group_size.max(1)];
        let tensors = vec![
            narrowed(values.input("x", elem, &[params.m, params.k])),
            values.random_bits("weight", Elem::U32, &[params.n, words_of(params.k, variant.op.bits)]),
            values.uniform("scales", scales, &groups, [-0.1, 0.1]),
            values.uniform("biases", scales, &groups, [-1.0, 1.0]),
            values.output("y", elem, &[params.m, params.n]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: AffineMatmulVariant, params: &AffineMatmulParams, arguments: &Arguments) -> Vec<Expected> {
        vec![Expected::floats("y", reference::products(variant.op.bits, params, arguments))]
    }

    /// A product goes through the additions of its piece, one more product, two additions per piece of its lane and
    /// five butterfly levels, all relative to the sum of `|x| (|scale q| + |bias|)`.
    fn tolerance(variant: AffineMatmulVariant, params: &AffineMatmulParams) -> Tolerance {
        let piece_len = piece_len(variant.op.bits);
        let pieces = params.k.div_ceil(piece_len).div_ceil(32);
        Tolerance::rounded_f32_ops(piece_len + 2 + 2 * pieces + 5)
    }

    fn cost(variant: AffineMatmulVariant, params: &AffineMatmulParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let bytes = variant.op.activations.bytes();
        let group_bytes = 2 * variant.op.scales.bytes() * (k / u64::from(params.group_size));
        Cost {
            bytes_read: m * k * bytes + n * (k * u64::from(variant.op.bits) / 8 + group_bytes),
            bytes_written: m * n * bytes,
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: AffineMatmulVariant) -> Vec<AffineMatmulParams> {
        let (tile_m, staged) = (variant.tile_m, variant.staged_len());
        let of = |m, n, k, group_size| AffineMatmulParams { m, n, k, group_size };
        vec![
            of(1, 4, 32, 32),
            of(tile_m, SUBGROUPS, 1024, 64),
            of(tile_m + 1, SUBGROUPS + 4, 1024 + 64, 64),
            of(tile_m.max(2) - 1, SUBGROUPS - 4, 1024 - 32, 32),
            of(1, 12, 31 * 128, 128),
            of(tile_m, 20, staged + 128, 128),
            of(2, 1, 64, 64),
            of(3, 13, 96, 32),
            of(0, 8, 128, 64),
            of(2, 0, 128, 64),
        ]
    }

    fn bench_params(variant: AffineMatmulVariant) -> Vec<AffineMatmulParams> {
        let of = |n, k| AffineMatmulParams { m: variant.tile_m, n, k, group_size: 64 };
        match variant.algo {
            AffineMatmulAlgo::Matvec { .. } => vec![of(17_408, 5120), of(5120, 17_408)],
            AffineMatmulAlgo::Lanes => vec![of(512, 256), of(4096, 4096)],
        }
    }

    /// The types of most checkpoints in full, then representatives; no use to a reader are those that only the CPU engine picks.
    fn is_committed(variant: AffineMatmulVariant) -> bool {
        let AffineMatmulOp { activations, scales, bits } = variant.op;
        let representative = bits == 4 && variant.tile_m == 1 && variant.algo == MATVEC;
        variant.algo != AffineMatmulAlgo::Lanes && ((activations, scales) == TYPES[0] || representative)
    }
}

/// Copies elements from `first_k` on of the rows from `first_m` on to workgroup memory, a vector of 8 at a time.
#[device]
fn stage_rows<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    #[comptime] staged: WorkgroupArray<f32>,
    first_m: u32,
    first_k: u32,
    #[comptime] variant: AffineMatmulVariant,
) {
    #[comptime]
    let piece_len = piece_len(variant.op.bits);
    #[comptime]
    let (vectors, row_vectors) = (piece_len / PIECE, variant.staged_len() / PIECE);
    #[comptime]
    for pass in 0..(variant.tile_m * row_vectors / WORKGROUP_SIZE) {
        let slot = local_invocation_index() + pass * WORKGROUP_SIZE;
        let row = (first_m + slot / row_vectors).min(x.dim(0) - 1);
        let first = first_k + slot % row_vectors * PIECE;
        if first < x.dim(1) {
            let values = load_piece::<T>(x, x.offset([row, first]));
            let place = slot / vectors * staged_stride(piece_len) + slot % vectors * PIECE;
            #[comptime]
            for element in 0..PIECE {
                staged[place + element] = values[element];
            }
        }
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n, SUBGROUPS), div_ceil(m, variant.tile_m)))]
pub fn affine_matmul<T: Element<Scalar = f32>, S: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k * variant.op.bits / 32)] weight: In<u32>,
    #[shape(n, n_groups)] scales: In<S>,
    #[shape(n, n_groups)] biases: In<S>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: AffineMatmulVariant,
) {
    #[comptime]
    let (tile_m, bits) = (variant.tile_m, variant.op.bits);
    #[comptime]
    let piece_len = piece_len(bits);
    #[comptime]
    let (pieces, stride) = (variant.staged_len() / piece_len, staged_stride(piece_len));
    let first_m = workgroup_id().y * tile_m;
    let column = workgroup_id().x * SUBGROUPS + subgroup_id();
    let n_pieces = k / piece_len;
    // Groups are a power of two of pieces.
    let group_shift = 31 - (n_pieces / n_groups).leading_zeros();
    let staged = workgroup_array::<f32>(variant.staged_words());
    let mut partial_sums = [0.0; tile_m];
    for first_piece in (0..n_pieces).step_by(pieces) {
        stage_rows::<T>(x, staged, first_m, first_piece * piece_len, variant);
        workgroup_barrier();
        // The pieces of this lane, in ascending order.
        for staged_piece in (lane()..pieces).step_by(32) {
            let piece = first_piece + staged_piece;
            if piece < n_pieces && column < n {
                let first_word = weight.offset([column, piece * words_of(piece_len, bits)]);
                let words = load_words(weight, first_word, words_of(piece_len, bits));
                let group = piece >> group_shift;
                let scale = scales[[column, group]];
                let bias = biases[[column, group]];
                let mut code_sums = [0.0; tile_m];
                let mut sums = [0.0; tile_m];
                #[comptime]
                for element in 0..piece_len {
                    let code = code(&words, bits, element);
                    #[comptime]
                    for row in 0..tile_m {
                        let value = staged[staged_piece * stride + (row * pieces * stride + element)];
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
    #[comptime]
    let in_fours = variant.algo == MATVEC;
    store_results::<T>(y, results, first_m, ResultTile { tile_m, subgroups: SUBGROUPS, in_fours });
}

/// A row of weights for each invocation.
#[kernel(workgroup_size(LANES_SIZE), dispatch(div_ceil(n, LANES_SIZE), div_ceil(m, variant.tile_m)))]
pub fn affine_matmul_lanes<T: Element<Scalar = f32>, S: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k * variant.op.bits / 32)] weight: In<u32>,
    #[shape(n, n_groups)] scales: In<S>,
    #[shape(n, n_groups)] biases: In<S>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: AffineMatmulVariant,
) {
    #[comptime]
    let (tile_m, bits) = (variant.tile_m, variant.op.bits);
    #[comptime]
    let piece_len = piece_len(bits);
    let first_m = workgroup_id().y * tile_m;
    let column = global_invocation_id().x;
    let own_row = column.min(n - 1);
    let n_pieces = k / piece_len;
    let group_shift = 31 - (n_pieces / n_groups).leading_zeros();
    // The sums of all lanes, row after row of x.
    let lane_sums = private_array::<f32>(LANES * tile_m);
    #[comptime]
    for place in 0..LANES * tile_m {
        lane_sums[place] = 0.0;
    }
    for piece in 0..n_pieces {
        let first_word = weight.offset([own_row, piece * words_of(piece_len, bits)]);
        let words = load_words(weight, first_word, words_of(piece_len, bits));
        let group = piece >> group_shift;
        let (scale, bias) = (scales[[own_row, group]], biases[[own_row, group]]);
        let (first_k, lane) = (piece * piece_len, piece % LANES);
        let mut code_sums = [0.0; tile_m];
        let mut sums = [0.0; tile_m];
        #[comptime]
        for part in 0..piece_len / PIECE {
            #[comptime]
            let rows = (0..tile_m)
                .map(|row| load_piece_of_row::<T>(x, first_m + row, first_k + part * PIECE))
                .collect::<Vec<_>>();
            #[comptime]
            for element in 0..PIECE {
                let code = code(&words, bits, part * PIECE + element);
                #[comptime]
                for (row, values) in rows.iter().enumerate() {
                    code_sums[row] += code * values[element];
                    sums[row] += values[element];
                }
            }
        }
        #[comptime]
        for row in 0..tile_m {
            let before = lane_sums[lane + row * LANES];
            let scaled = before + scale * code_sums[row];
            lane_sums[lane + row * LANES] = scaled + bias * sums[row];
        }
    }
    if column < n {
        #[comptime]
        for row in 0..tile_m {
            let sum = private_lanes_sum(lane_sums, row * LANES);
            if first_m + row < m {
                y[[first_m + row, column]] = sum;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: AffineMatmulOp = AffineMatmulOp { activations: Float::Bf16, scales: Float::Bf16, bits: 4 };

    #[test]
    fn pick_follows_the_number_of_rows_and_columns() {
        let picked = |m, n| {
            let params = AffineMatmulParams { m, n, k: 128, group_size: 64 };
            AffineMatmul::pick(OP, &params, &Target::WGSL).map(|v| (v.tile_m, v.algo))
        };
        let in_fours = [0, 1, 2, 3, 4, 9].map(|m| picked(m, 8));
        assert_eq!(in_fours, [1, 1, 2, 4, 4, 4].map(|tile_m| Ok((tile_m, MATVEC))));
        assert_eq!(picked(4, 6), Ok((1, ELEMENTS)));
    }

    #[test]
    fn broken_and_foreign_groups_are_refused() {
        let refused = |k, group_size| {
            let params = AffineMatmulParams { m: 1, n: 8, k, group_size };
            AffineMatmul::pick(OP, &params, &Target::WGSL).unwrap_err().to_string()
        };
        let kernel = "kernel `affine_matmul__bf16_q4bf16_bf16__elements_8x1`";
        assert_eq!(refused(96, 64), format!("{kernel}: k is 96; required: a multiple of 64"));
        assert_eq!(refused(96, 96), format!("{kernel}: group_size is 96; required: a multiple of 128"));
        assert_eq!(refused(96, 48), format!("{kernel}: group_size is 48; required: a multiple of 32"));
        assert_eq!(refused(96, 16), format!("{kernel}: group_size is 16; required: at least 32"));
    }
}
