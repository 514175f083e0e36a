//! Linear layer with plain weights: one arithmetic from one row to thousands.
//!
//! **Computes** `y[m, n] = sum_k x[m, k] * w[n, k]`
//! **Shapes** `x: [m, k]`, `w: [n, k]`, `y: [m, n]`; x and y of one type, w of its own, each bf16, f16 or f32
//! **Layout** row-major, contiguous
//! **Numerics** the canonical dot product (`common::dot`), one rounding on store. Lanes split k and each keeps one of the
//!   32 partial sums of every output, so all variants of an op give the same bits for every m and n
//! **Requires** k a multiple of 8 (f32 weights: 4) and n a multiple of 4, except `elements_*`
//! **Launch** four subgroups per workgroup; each computes a tile of outputs over all of k
//! **Variants** `matvec_NxM`: for 1 to 8 rows; N rows of w per workgroup, M rows of x; a quarter of the N rows per
//!   subgroup share the loads of x. `run2`: a lane loads two pieces before it uses the first.
//!   `tiled_16x4`, `tiled_32x4`: tiles of 4x4 and 8x4 outputs per subgroup; for more rows.
//!   `lanes_128xM`: an invocation keeps all 32 partial sums of a row of w, for the CPU engine, which pays for each
//!   operation of a workgroup and not for registers; M rows of x.
//!   `elements_4x1`: any shape, element by element
//! **Cost** reads x and w once, writes y once; 2 m n k flops
//! **Source** decisions on the canonical dot product; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use crate::common::dot::{PIECE_16_BIT, PIECE_32_BIT, butterfly_of, dot_piece};
use crate::common::float::{Float, for_float};
use crate::common::piece::load_run;
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// Linear layer with plain weights.
pub struct Matmul;

params! {
    /// Sizes of a linear layer.
    pub struct MatmulParams {
        /// Rows of x and y.
        m,
        /// Rows of w, columns of y.
        n,
        /// Columns of x and w.
        k,
    }
}

/// Which linear layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatmulOp {
    /// Type of x and y.
    pub activations: Float,
    /// Type of w.
    pub weights: Float,
}

/// How.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatmulAlgo {
    /// A subgroup multiplies a few rows of w with up to eight rows of x.
    Matvec {
        /// Rows of w: 1, 2 or 4.
        tile_n: u32,
        /// Rows of x: 1, 2, 4 or 8.
        tile_m: u32,
        /// Pieces that a lane loads before it uses the first.
        run: u32,
    },
    /// A subgroup multiplies this many rows of w with four rows of x.
    Tiled {
        /// Rows of w: 4 or 8.
        tile_n: u32,
    },
    /// An invocation multiplies a row of w with this many rows of x, and keeps the partial sums of all lanes.
    Lanes {
        /// Rows of x: 1 or 4.
        tile_m: u32,
    },
    /// One row with one row, element by element.
    Elements,
}

/// Which linear layer, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatmulVariant {
    /// Which.
    pub op: MatmulOp,
    /// How.
    pub algo: MatmulAlgo,
}

const SUBGROUPS: u32 = 4;
const TILED_M: u32 = 4;
/// For matrices of few rows: one row of w per subgroup keeps more workgroups at work.
const SHORT_MATVECS: [MatmulAlgo; 4] = [
    MatmulAlgo::Matvec { tile_n: 1, tile_m: 1, run: 2 },
    MatmulAlgo::Matvec { tile_n: 1, tile_m: 2, run: 2 },
    MatmulAlgo::Matvec { tile_n: 1, tile_m: 4, run: 1 },
    MatmulAlgo::Matvec { tile_n: 1, tile_m: 8, run: 1 },
];
/// For matrices of many rows: rows of w share the loads of x.
const TALL_MATVECS: [MatmulAlgo; 4] = [
    MatmulAlgo::Matvec { tile_n: 4, tile_m: 1, run: 1 },
    MatmulAlgo::Matvec { tile_n: 4, tile_m: 2, run: 1 },
    MatmulAlgo::Matvec { tile_n: 2, tile_m: 4, run: 1 },
    MatmulAlgo::Matvec { tile_n: 4, tile_m: 8, run: 2 },
];
const TILED_COLUMNS: [u32; 2] = [4, 8];
/// Rows of x of the variants that keep all lanes; more would not leave the partial sums in the cache.
const LANES_ROWS: [u32; 2] = [1, 4];
/// Rows of w of their workgroups.
const LANES_SIZE: u32 = 128;

/// From this many rows of w on, the tall matvecs win. On the H200 they lose 16% at 5,120 rows and win 5% at 17,408
/// (docs/lab/first-kernels-h200.md).
const TALL_FROM_ROWS: u32 = 12_288;
/// From this many rows on, tiles win over matvec. Not measured yet; a starting point.
const TILED_FROM_ROWS: u32 = 9;
/// From this many rows on, the larger tile wins. Not measured yet; a starting point.
const LARGE_TILE_FROM_ROWS: u32 = 64;

/// The activation type with every variant, then representatives.
const OPS: [MatmulOp; 5] = [
    MatmulOp { activations: Float::Bf16, weights: Float::Bf16 },
    MatmulOp { activations: Float::Bf16, weights: Float::F32 },
    MatmulOp { activations: Float::F16, weights: Float::F16 },
    MatmulOp { activations: Float::F32, weights: Float::Bf16 },
    MatmulOp { activations: Float::F32, weights: Float::F32 },
];

impl MatmulVariant {
    /// Outputs of a subgroup: rows of w, rows of x.
    fn subgroup_tile(self) -> [u32; 2] {
        match self.algo {
            MatmulAlgo::Matvec { tile_n, tile_m, .. } => [tile_n, tile_m],
            MatmulAlgo::Tiled { tile_n } => [tile_n, TILED_M],
            MatmulAlgo::Lanes { tile_m } => [LANES_SIZE / SUBGROUPS, tile_m],
            MatmulAlgo::Elements => [1, 1],
        }
    }

    /// Pieces that a lane loads before it uses the first.
    fn run(self) -> u32 {
        match self.algo {
            MatmulAlgo::Matvec { run, .. } => run,
            MatmulAlgo::Tiled { .. } | MatmulAlgo::Lanes { .. } | MatmulAlgo::Elements => 1,
        }
    }

    /// Consecutive weights of a lane.
    fn piece(self) -> u32 {
        match self.op.weights {
            Float::Bf16 | Float::F16 => PIECE_16_BIT as u32,
            Float::F32 => PIECE_32_BIT as u32,
        }
    }
}

impl fmt::Display for MatmulVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatmulOp { activations, weights } = self.op;
        let [tile_n, tile_m] = self.subgroup_tile();
        let algo = match self.algo {
            MatmulAlgo::Matvec { .. } => "matvec",
            MatmulAlgo::Tiled { .. } => "tiled",
            MatmulAlgo::Lanes { .. } => "lanes",
            MatmulAlgo::Elements => "elements",
        };
        write!(f, "matmul__{activations}_{weights}_{activations}__{algo}_{}x{tile_m}", tile_n * SUBGROUPS)?;
        if self.run() > 1 { write!(f, "_run{}", self.run()) } else { Ok(()) }
    }
}

impl KernelSpec for Matmul {
    const NAME: &'static str = "matmul";
    type Params = MatmulParams;
    type Op = MatmulOp;
    type Variant = MatmulVariant;

    fn variants() -> Vec<MatmulVariant> {
        let tiles = TILED_COLUMNS.map(|tile_n| MatmulAlgo::Tiled { tile_n });
        let matvecs = SHORT_MATVECS.into_iter().chain(TALL_MATVECS);
        let algos: Vec<MatmulAlgo> = matvecs.chain(tiles).chain([MatmulAlgo::Elements]).collect();
        let all = OPS.into_iter().flat_map(|op| algos.iter().map(move |&algo| MatmulVariant { op, algo }));
        // A long text, for the weights of most checkpoints.
        let with_lanes = OPS.into_iter().filter(|op| op.weights == Float::Bf16);
        let lanes =
            with_lanes.flat_map(|op| LANES_ROWS.map(|tile_m| MatmulVariant { op, algo: MatmulAlgo::Lanes { tile_m } }));
        all.chain(lanes).collect()
    }

    fn op(variant: MatmulVariant) -> MatmulOp {
        variant.op
    }

    fn legal(variant: MatmulVariant, params: &MatmulParams, target: &Target) -> Result<(), NotLegal> {
        let [tile_n, tile_m] = variant.subgroup_tile();
        let limit = target.limits.dispatch;
        let workgroups = [params.n.div_ceil(tile_n * SUBGROUPS), params.m.div_ceil(tile_m)];
        NotLegal::unless_at_most(variant, "workgroups along n", workgroups[0], limit)?;
        NotLegal::unless_at_most(variant, "workgroups along m", workgroups[1], limit)?;
        match variant.algo {
            MatmulAlgo::Elements => return Ok(()),
            MatmulAlgo::Lanes { .. } => {}
            MatmulAlgo::Matvec { .. } | MatmulAlgo::Tiled { .. } => {
                NotLegal::unless_multiple(variant, "n", params.n, 4)?;
            }
        }
        NotLegal::unless_multiple(variant, "k", params.k, variant.piece())
    }

    fn pick(op: MatmulOp, params: &MatmulParams, target: &Target) -> Result<MatmulVariant, NotLegal> {
        let algo = match params.m {
            // Measured on x86-64 with AVX2, 256 columns to 4,096: several times faster than the others.
            _ if target.language == Language::Cpu && op.weights == Float::Bf16 => {
                MatmulAlgo::Lanes { tile_m: LANES_ROWS[usize::from(params.m >= LANES_ROWS[1])] }
            }
            0..TILED_FROM_ROWS => {
                let matvecs = if params.n < TALL_FROM_ROWS { SHORT_MATVECS } else { TALL_MATVECS };
                matvecs[params.m.max(1).next_power_of_two().ilog2().min(3) as usize]
            }
            TILED_FROM_ROWS..LARGE_TILE_FROM_ROWS => MatmulAlgo::Tiled { tile_n: 4 },
            _ => MatmulAlgo::Tiled { tile_n: 8 },
        };
        let fast = MatmulVariant { op, algo };
        if Self::legal(fast, params, target).is_ok() {
            return Ok(fast);
        }
        let any = MatmulVariant { op, algo: MatmulAlgo::Elements };
        Self::legal(any, params, target).map(|()| any)
    }

    fn build(variant: MatmulVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        let elements = variant.algo == MatmulAlgo::Elements;
        let lanes = matches!(variant.algo, MatmulAlgo::Lanes { .. });
        let tile = variant.subgroup_tile();
        for_float!(variant.op.activations, X => match variant.op.weights {
            Float::Bf16 if elements => matmul_elements::<X, half::bf16>(&id, variant.piece()),
            Float::F16 if elements => matmul_elements::<X, half::f16>(&id, variant.piece()),
            Float::F32 if elements => matmul_elements::<X, f32>(&id, variant.piece()),
            Float::Bf16 if lanes => matmul_lanes::<X, half::bf16, PIECE_16_BIT>(&id, tile[1]),
            Float::Bf16 => matmul::<X, half::bf16, PIECE_16_BIT>(&id, tile[0], tile[1], variant.run()),
            Float::F16 => matmul::<X, half::f16, PIECE_16_BIT>(&id, tile[0], tile[1], variant.run()),
            Float::F32 => matmul::<X, f32, PIECE_32_BIT>(&id, tile[0], tile[1], variant.run()),
        })
    }

    fn arguments(variant: MatmulVariant, params: &MatmulParams, values: &mut CaseValues) -> Arguments {
        let (activations, weights) = (variant.op.activations.elem(), variant.op.weights.elem());
        let tensors = vec![
            values.input("x", activations, &[params.m, params.k]),
            values.input("w", weights, &[params.n, params.k]),
            values.output("y", activations, &[params.m, params.n]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: MatmulVariant, params: &MatmulParams, arguments: &Arguments) -> Vec<Expected> {
        let (x, w) = (arguments.tensor("x").values(), arguments.tensor("w").values());
        let (n, k) = (params.n as usize, params.k as usize);
        let dot = |place: usize| {
            let (row, column) = (place / n, place % n);
            let factors = x[row * k..][..k].iter().zip(&w[column * k..][..k]);
            factors.fold(ExpectedFloat::of(0.0), |sum, (a, b)| ExpectedFloat {
                value: sum.value + a * b,
                magnitude: sum.magnitude + if (a * b).is_finite() { (a * b).abs() } else { 0.0 },
            })
        };
        vec![Expected::floats("y", (0..params.m as usize * n).map(dot).collect())]
    }

    /// A product rounds once, and then goes through the additions of its lane and of five butterfly levels.
    fn tolerance(variant: MatmulVariant, params: &MatmulParams) -> Tolerance {
        let piece = variant.piece();
        let additions = params.k.div_ceil(piece).div_ceil(32) * piece + 5;
        Tolerance::rounded_f32_ops(additions + 1)
    }

    fn cost(variant: MatmulVariant, params: &MatmulParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let (activation_bytes, weight_bytes) = (variant.op.activations.bytes(), variant.op.weights.bytes());
        Cost {
            bytes_read: m * k * activation_bytes + n * k * weight_bytes,
            bytes_written: m * n * activation_bytes,
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: MatmulVariant) -> Vec<MatmulParams> {
        let [tile_n, tile_m] = variant.subgroup_tile();
        let (n, piece) = (tile_n * SUBGROUPS, variant.piece());
        let of = |m, n, k| MatmulParams { m, n, k };
        vec![
            of(1, 4, piece),
            of(tile_m, n, 32 * piece),
            of(tile_m + 1, n + 4, 33 * piece),
            of(tile_m.max(2) - 1, n.max(8) - 4, 31 * piece),
            of(3, 52, 67 * piece),
            of(1, 1, 1),
            of(2, 13, 263),
            of(0, 8, 64),
            of(2, 0, 64),
            of(2, 8, 0),
        ]
    }

    /// Texts of variants that only the CPU engine picks are no use to a reader; other types look like bf16 but for their loads.
    fn is_committed(variant: MatmulVariant) -> bool {
        let representative = variant.algo == SHORT_MATVECS[0];
        match variant.algo {
            MatmulAlgo::Lanes { .. } => false,
            _ => variant.op.activations == Float::Bf16 || representative,
        }
    }

    fn bench_params(variant: MatmulVariant) -> Vec<MatmulParams> {
        let of = |m| MatmulParams { m, n: 17_408, k: 5120 };
        match variant.algo {
            MatmulAlgo::Matvec { tile_m, .. } => vec![of(tile_m), MatmulParams { m: tile_m, n: 4096, k: 4096 }],
            MatmulAlgo::Lanes { tile_m } => vec![MatmulParams { m: tile_m, n: 4096, k: 4096 }],
            MatmulAlgo::Tiled { .. } => vec![of(512), MatmulParams { m: 512, n: 512, k: 512 }],
            MatmulAlgo::Elements => vec![MatmulParams { m: 1, n: 4096, k: 4096 }],
        }
    }
}

#[kernel(
    workgroup_size(SUBGROUPS * 32),
    dispatch(div_ceil(n, tile_n * SUBGROUPS), div_ceil(m, tile_m))
)]
pub fn matmul<X: Element<Scalar = f32>, W: Element<Scalar = f32>, const P: usize>(
    #[shape(m, k)] x: In<X>,
    #[shape(n, k)] w: In<W>,
    #[shape(m, n)] y: Out<X>,
    #[comptime] tile_n: u32,
    #[comptime] tile_m: u32,
    #[comptime] run: u32,
) {
    let first_m = workgroup_id().y * tile_m;
    let workgroup_n = workgroup_id().x * (tile_n * SUBGROUPS);
    let first_n = workgroup_n + subgroup_id() * tile_n;
    let last_m = m - 1;
    // Partial sums of this lane, for each row of x and of w. Rows beyond the end repeat the last one.
    let mut partial_sums = [[0.0; tile_n]; tile_m];
    let n_pieces = k / (P as u32);
    // Several pieces are loaded before the first is used, as far as whole runs of them go; then one by one.
    let in_runs = n_pieces & !(32 * run - 1);
    let last_n = n - 1;
    #[comptime]
    let phases = if run == 1 {
        vec![(lane(), n_pieces, 1)]
    } else {
        vec![(lane(), in_runs, run), (in_runs + lane(), n_pieces, 1)]
    };
    #[comptime]
    for (start, end, run) in phases {
        for piece in (start..end).step_by(32 * run) {
            let first_k = piece * (P as u32);
            #[comptime]
            let loads: Vec<_> = (0..run)
                .map(|step| {
                    let column_k = first_k + 32 * P as u32 * step;
                    let weights: Vec<_> = (0..tile_n)
                        .map(|column| load_run::<W, P>(w, w.offset(((first_n + column).min(last_n), column_k))))
                        .collect();
                    let xs: Vec<_> = (0..tile_m)
                        .map(|row| load_run::<X, P>(x, x.offset(((first_m + row).min(last_m), column_k))))
                        .collect();
                    (xs, weights)
                })
                .collect();
            #[comptime]
            for (xs, weights) in loads {
                #[comptime]
                for column in 0..tile_n {
                    #[comptime]
                    for row in 0..tile_m {
                        partial_sums[row][column] = dot_piece::<P>(partial_sums[row][column], xs[row], weights[column]);
                    }
                }
            }
        }
    }
    // Sums of the workgroup's tile, row by row.
    let sums = workgroup_array::<f32>(tile_n * SUBGROUPS * tile_m);
    #[comptime]
    for row in 0..tile_m {
        #[comptime]
        for column in 0..tile_n {
            let sum = subgroup_add(partial_sums[row][column]);
            if lane() == 0 {
                sums[subgroup_id() * tile_n + (row * tile_n * SUBGROUPS + column)] = sum;
            }
        }
    }
    workgroup_barrier();
    // Four neighbours of a row per invocation: whole words whatever the type.
    let group = local_invocation_index();
    let row = first_m + group / tile_n;
    let column = workgroup_n + group % tile_n * 4;
    if group < tile_n * tile_m && row < m && column < n {
        let four = [sums[group * 4], sums[group * 4 + 1], sums[group * 4 + 2], sums[group * 4 + 3]];
        y.store::<4>(y.offset([row, column]), four);
    }
}

/// A row of w for each invocation: the sums that lanes of a subgroup would keep are 32 variables here, and their
/// butterfly is a tree of additions.
#[kernel(workgroup_size(LANES_SIZE), dispatch(div_ceil(n, LANES_SIZE), div_ceil(m, tile_m)))]
pub fn matmul_lanes<X: Element<Scalar = f32>, W: Element<Scalar = f32>, const P: usize>(
    #[shape(m, k)] x: In<X>,
    #[shape(n, k)] w: In<W>,
    #[shape(m, n)] y: Out<X>,
    #[comptime] tile_m: u32,
) {
    let first_m = workgroup_id().y * tile_m;
    let column = global_invocation_id().x;
    let own_row = w.offset([column.min(n - 1), 0]);
    let mut partial_sums = [[0.0; 32]; tile_m];
    for pass_k in (0..k).step_by(32 * (P as u32)) {
        #[comptime]
        for lane in 0..32 {
            #[comptime]
            let offset_k = lane as u32 * P as u32;
            let piece_k = pass_k + offset_k;
            if piece_k < k {
                let weights = load_run::<W, P>(w, own_row + piece_k);
                #[comptime]
                for row in 0..tile_m {
                    let values = load_run::<X, P>(x, x.offset([(first_m + row).min(m - 1), piece_k]));
                    partial_sums[row][lane] = dot_piece::<P>(partial_sums[row][lane], values, weights);
                }
            }
        }
    }
    if column < n {
        #[comptime]
        for row in 0..tile_m {
            let mut sums = [0.0; 32];
            #[comptime]
            for lane in 0..32 {
                sums[lane] = partial_sums[row][lane];
            }
            let sum = butterfly_of(sums);
            if first_m + row < m {
                y[[first_m + row, column]] = sum;
            }
        }
    }
}

#[kernel(workgroup_size(SUBGROUPS * 32), dispatch(div_ceil(n, SUBGROUPS), m))]
pub fn matmul_elements<X: Element<Scalar = f32>, W: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<X>,
    #[shape(n, k)] w: In<W>,
    #[shape(m, n)] y: Out<X>,
    #[comptime] piece_len: u32,
) {
    let row = workgroup_id().y;
    let column = workgroup_id().x * SUBGROUPS + subgroup_id();
    let mut partial_sum = 0.0;
    if column < n {
        for first_k in ((lane() * piece_len)..k).step_by(32 * piece_len) {
            for index in first_k..k.min(first_k + piece_len) {
                partial_sum += x[[row, index]] * w[[column, index]];
            }
        }
    }
    let sum = subgroup_add(partial_sum);
    if lane() == 0 && column < n {
        y[[row, column]] = sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: MatmulOp = OPS[0];

    #[test]
    fn pick_follows_the_number_of_rows() {
        let picked = |m, n| Matmul::pick(OP, &MatmulParams { m, n, k: 512 }, &Target::WGSL).map(|v| v.algo);
        for (m, which) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3)] {
            assert_eq!(picked(m, 64), Ok(SHORT_MATVECS[which]));
            assert_eq!(picked(m, TALL_FROM_ROWS), Ok(TALL_MATVECS[which]));
        }
        assert_eq!(picked(TILED_FROM_ROWS, 64), Ok(MatmulAlgo::Tiled { tile_n: 4 }));
        assert_eq!(picked(LARGE_TILE_FROM_ROWS, 64), Ok(MatmulAlgo::Tiled { tile_n: 8 }));
        assert_eq!(picked(1, 63), Ok(MatmulAlgo::Elements));
        let on_cpu = |m| Matmul::pick(OP, &MatmulParams { m, n: 63, k: 512 }, &Target::CPU).map(|v| v.algo);
        assert_eq!(on_cpu(3), Ok(MatmulAlgo::Lanes { tile_m: 1 }));
        assert_eq!(on_cpu(4), Ok(MatmulAlgo::Lanes { tile_m: 4 }));
    }

    #[test]
    fn broken_pieces_are_refused_by_vector_variants() {
        let variant = MatmulVariant { op: OP, algo: MatmulAlgo::Tiled { tile_n: 4 } };
        let refused = Matmul::legal(variant, &MatmulParams { m: 1, n: 4, k: 12 }, &Target::WGSL).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "kernel `matmul__bf16_bf16_bf16__tiled_16x4`: k is 12; required: a multiple of 8"
        );
    }
}
