//! Linear layer with trellis-coded weights, the code along the reduction: "reduce".
//!
//! **Computes** `y[m, n] = (sum_k x[m, k] * c[n, k]) * f[n]`, `c` the integer of each weight's state, `f = rn(rn(1 / d) * scales[n])`
//! **Shapes** `x: [m, k]`, `y: [m, n]` of one type, bf16, f16 or f32; `weight: [n, k * bits / 32]` u32, bits 2, 3 or 4;
//!   `scales: [n]` f16
//! **Layout** row-major, contiguous; codes packed as `common::trellis` says
//! **Numerics** the canonical dot product with pieces of 32 weights: lane `l` takes runs `l`, `l + 32`, ..., elements ascending, into one
//!   accumulator; the butterfly; one product with the row's factor, subnormals as zero; one rounding on store. The same for every m. Products
//!   with finite x of 2^118 and more leave the range of f32, where nothing is promised
//! **Requires** k a multiple of 256; n a multiple of 4 for `matvec_*`
//! **Launch** eight subgroups per workgroup, a row of weights each; M rows of x share what is decoded
//! **Variants** `matvec_8x1`, `8x2`, `8x4`, `8x8`: M rows; `elements_8x1`: any n. `lanes_128xM`: an invocation has a row of weights of its
//!   own and keeps the partial sums of all lanes, for the CPU engine
//! **Cost** reads x, codes and scales once, writes y once; 2 m n k flops
//! **Source** the packed format's specification, decisions on the canonical dot product; tolerance derived at `tolerance`

use std::fmt;

use half::f16;
use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use crate::common::dot::private_lanes_sum;
use crate::common::float::{Float, for_float};
use crate::common::math::flush;
use crate::common::piece::{PIECE, elements_of, load_piece_of_row};
use crate::common::quant_unpack::words_of;
use crate::common::row_results::{ResultTile, store_results};
use crate::common::trellis::{BLOCK, RUN, TRELLIS_BITS, code_at, load_run_words, row_factor, unpack_codes};
use crate::fill::{CaseValues, narrowed};
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};
use crate::trellis::codebook::RECIPROCAL;

/// Linear layer with trellis-coded weights, the code along the reduction.
pub struct TrellisMatmul;

params! {
    /// Sizes of a linear layer.
    pub struct TrellisMatmulParams {
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
pub struct TrellisMatmulOp {
    /// Type of x and y.
    pub activations: Float,
    /// Bits of a weight.
    pub bits: u32,
}

/// How.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrellisMatmulAlgo {
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
pub struct TrellisMatmulVariant {
    /// Which.
    pub op: TrellisMatmulOp,
    /// How.
    pub algo: TrellisMatmulAlgo,
    /// Rows of x that share what is decoded.
    pub tile_m: u32,
}

const SUBGROUPS: u32 = 8;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
const MATVEC: TrellisMatmulAlgo = TrellisMatmulAlgo::Matvec { in_fours: true };
const ELEMENTS: TrellisMatmulAlgo = TrellisMatmulAlgo::Matvec { in_fours: false };
const TILE_ROWS: [u32; 4] = [1, 2, 4, 8];
/// Rows of x of the variants that keep all lanes.
const LANES_ROWS: [u32; 2] = [1, 4];
/// Rows of weights of their workgroups.
const LANES_SIZE: u32 = 128;
const LANES: u32 = 32;

impl TrellisMatmulOp {
    /// Rows of x that a matvec takes: several in the type of most checkpoints.
    fn tile_rows(self) -> &'static [u32] {
        if self.activations == Float::Bf16 { &TILE_ROWS } else { &TILE_ROWS[..1] }
    }

    /// The same for the variants that keep all lanes.
    fn lanes_rows(self) -> &'static [u32] {
        if self.activations == Float::Bf16 { &LANES_ROWS } else { &LANES_ROWS[..1] }
    }
}

impl TrellisMatmulVariant {
    /// Elements of each row of x in workgroup memory at a time: whole passes of the lanes.
    fn staged_len(self) -> u32 {
        if self.tile_m == 1 { 2 * RUN * LANES } else { RUN * LANES }
    }

    /// Elements of a 16-byte vector of x.
    fn vector_len(self) -> u32 {
        16 / self.op.activations.elem().bytes()
    }

    /// Vectors of x in workgroup memory.
    fn staged_vectors(self) -> u32 {
        self.tile_m * self.staged_len() / self.vector_len()
    }
}

impl fmt::Display for TrellisMatmulVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TrellisMatmulOp { activations, bits } = self.op;
        let (algo, rows) = match self.algo {
            TrellisMatmulAlgo::Matvec { in_fours: true } => ("matvec", SUBGROUPS),
            TrellisMatmulAlgo::Matvec { in_fours: false } => ("elements", SUBGROUPS),
            TrellisMatmulAlgo::Lanes => ("lanes", LANES_SIZE),
        };
        write!(f, "trellis_matmul__{activations}_t{bits}_{activations}__{algo}_{rows}x{}", self.tile_m)
    }
}

impl KernelSpec for TrellisMatmul {
    const NAME: &'static str = "trellis_matmul";
    type Params = TrellisMatmulParams;
    type Op = TrellisMatmulOp;
    type Variant = TrellisMatmulVariant;

    fn variants() -> Vec<TrellisMatmulVariant> {
        let ops = Float::ALL
            .into_iter()
            .flat_map(|activations| TRELLIS_BITS.map(|bits| TrellisMatmulOp { activations, bits }));
        ops.flat_map(|op| {
            let of = move |algo| move |tile_m: u32| TrellisMatmulVariant { op, algo, tile_m };
            let matvecs = op.tile_rows().iter().copied().map(of(MATVEC));
            let lanes = op.lanes_rows().iter().copied().map(of(TrellisMatmulAlgo::Lanes));
            matvecs.chain([of(ELEMENTS)(1)]).chain(lanes).collect::<Vec<_>>()
        })
        .collect()
    }

    fn op(variant: TrellisMatmulVariant) -> TrellisMatmulOp {
        variant.op
    }

    fn legal(variant: TrellisMatmulVariant, params: &TrellisMatmulParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_multiple(variant, "k", params.k, BLOCK)?;
        let limits = &target.limits;
        let (width, bytes) = match variant.algo {
            TrellisMatmulAlgo::Matvec { .. } => {
                (SUBGROUPS, 16 * variant.staged_vectors() + 4 * variant.tile_m * SUBGROUPS)
            }
            TrellisMatmulAlgo::Lanes => (LANES_SIZE, 0),
        };
        NotLegal::unless_multiple(variant, "n", params.n, if variant.algo == MATVEC { 4 } else { 1 })?;
        NotLegal::unless_at_most(variant, "workgroups along n", params.n.div_ceil(width), limits.dispatch)?;
        NotLegal::unless_at_most(variant, "workgroups along m", params.m.div_ceil(variant.tile_m), limits.dispatch)?;
        NotLegal::unless_at_most(variant, "workgroup memory bytes", bytes, limits.workgroup_bytes)
    }

    fn pick(
        op: TrellisMatmulOp,
        params: &TrellisMatmulParams,
        target: &Target,
    ) -> Result<TrellisMatmulVariant, NotLegal> {
        let matvecs = op.tile_rows();
        let enough = matvecs.iter().find(|&&tile_m| tile_m >= params.m).or(matvecs.last()).copied().unwrap_or(1);
        let (algo, tile_m) = match target.language {
            Language::Cpu => (
                TrellisMatmulAlgo::Lanes,
                op.lanes_rows().iter().rfind(|&&rows| rows <= params.m.max(1)).copied().unwrap_or(1),
            ),
            _ => (MATVEC, enough),
        };
        for (algo, tile_m) in [(algo, tile_m), (MATVEC, 1)] {
            let variant = TrellisMatmulVariant { op, algo, tile_m };
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        let any = TrellisMatmulVariant { op, algo: ELEMENTS, tile_m: 1 };
        Self::legal(any, params, target).map(|()| any)
    }

    fn build(variant: TrellisMatmulVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.op.activations, T => match variant.algo {
            TrellisMatmulAlgo::Matvec { .. } => trellis_matmul::<T>(&id, variant),
            TrellisMatmulAlgo::Lanes => trellis_matmul_lanes::<T>(&id, variant),
        })
    }

    fn arguments(variant: TrellisMatmulVariant, params: &TrellisMatmulParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.op.activations.elem();
        let tensors = vec![
            narrowed(values.input("x", elem, &[params.m, params.k])),
            values.random_bits("weight", Elem::U32, &[params.n, words_of(params.k, variant.op.bits)]),
            values.uniform("scales", Elem::F16, &[params.n], [0.001, 0.1]),
            values.output("y", elem, &[params.m, params.n]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: TrellisMatmulVariant, params: &TrellisMatmulParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let weight = arguments.tensor("weight");
        let words: Vec<u32> = (0..weight.len()).map(|index| weight.bits(index)).collect();
        let codes = unpack_codes(&words, variant.op.bits);
        let scales = arguments.tensor("scales").values();
        let [n, k] = [params.n, params.k].map(|size| size as usize);
        let dot = |place: usize| {
            let (row, column) = (place / n, place % n);
            let factor = scales[column] * f64::from(RECIPROCAL);
            let terms = x[row * k..][..k].iter().zip(&codes[column * k..][..k]);
            let products = terms.map(|(x, code)| x * f64::from(*code));
            let (sum, magnitude) = products.fold((0.0, 0.0_f64), |(sum, magnitude), product| {
                (sum + product, magnitude + if product.is_finite() { product.abs() } else { 0.0 })
            });
            let overflows = magnitude > f64::from(f32::MAX);
            let magnitude = if overflows { f64::INFINITY } else { factor * magnitude };
            ExpectedFloat { value: factor * sum, magnitude }
        };
        vec![Expected::floats("y", (0..params.m as usize * n).map(dot).collect())]
    }

    /// A product is exact, or rounds for f32; then it goes through the additions of its lane and of five butterfly levels, and one
    /// product with a factor that is rounded itself.
    fn tolerance(_: TrellisMatmulVariant, params: &TrellisMatmulParams) -> Tolerance {
        Tolerance::rounded_f32_ops(1 + params.k.div_ceil(RUN).div_ceil(LANES) * RUN + 5 + 2)
    }

    fn cost(variant: TrellisMatmulVariant, params: &TrellisMatmulParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let bytes = variant.op.activations.bytes();
        Cost {
            bytes_read: m * k * bytes + n * (k * u64::from(variant.op.bits) / 8 + 2),
            bytes_written: m * n * bytes,
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: TrellisMatmulVariant) -> Vec<TrellisMatmulParams> {
        let tile_m = variant.tile_m;
        let of = |m, n, k| TrellisMatmulParams { m, n, k };
        vec![
            of(1, 4, 256),
            of(tile_m, SUBGROUPS, 1024),
            of(tile_m + 1, SUBGROUPS + 4, 1024 + 256),
            of(tile_m.max(2) - 1, SUBGROUPS - 4, 1024 - 256),
            of(1, 12, 2048 + 512),
            of(2, 67, 512),
            of(1, 1, 256),
            of(0, 8, 256),
            of(2, 0, 256),
            of(2, 8, 0),
        ]
    }

    fn bench_params(variant: TrellisMatmulVariant) -> Vec<TrellisMatmulParams> {
        let of = |n, k| TrellisMatmulParams { m: variant.tile_m, n, k };
        match variant.algo {
            TrellisMatmulAlgo::Matvec { .. } => vec![of(17_408, 5120), of(512, 256)],
            TrellisMatmulAlgo::Lanes => vec![of(512, 256), of(4096, 4096)],
        }
    }

    /// Texts of variants that only the CPU engine picks are no use to a reader; the widths differ in shifts alone.
    fn is_committed(variant: TrellisMatmulVariant) -> bool {
        let TrellisMatmulOp { activations, bits } = variant.op;
        let one_row = variant.algo == MATVEC && variant.tile_m == 1;
        match variant.algo {
            TrellisMatmulAlgo::Lanes => false,
            TrellisMatmulAlgo::Matvec { .. } if activations == Float::Bf16 => bits == 3 || one_row,
            TrellisMatmulAlgo::Matvec { .. } => bits == 3 && one_row,
        }
    }
}

/// Copies the vectors of elements from `first_k` on of the rows from `first_m` on: neighbouring lanes read neighbouring vectors.
#[device]
fn stage_rows<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    #[comptime] staged: WorkgroupArray<Vec4<u32>>,
    first_m: u32,
    first_k: u32,
    #[comptime] variant: TrellisMatmulVariant,
) {
    #[comptime]
    let (len, run_vectors) = (variant.vector_len(), RUN / variant.vector_len());
    #[comptime]
    let row_vectors = variant.staged_len() / len;
    #[comptime]
    for pass in 0..variant.staged_vectors().div_ceil(WORKGROUP_SIZE) {
        let slot = local_invocation_index() + pass * WORKGROUP_SIZE;
        let row = slot / row_vectors;
        let vector = slot % row_vectors;
        let column = first_k + vector * len;
        if column < x.dim(1) && row < variant.tile_m {
            let run = vector / run_vectors;
            let place = (run / LANES * run_vectors + vector % run_vectors) * LANES + run % LANES;
            let source = x.offset([(first_m + row).min(x.dim(0) - 1), column]);
            staged[place + row * row_vectors] = x.words::<4>(source * T::ELEM.bytes() / 4);
        }
    }
}

/// Words of the staged vector at `place`.
#[device]
fn staged_words(#[comptime] staged: WorkgroupArray<Vec4<u32>>, place: u32) -> [u32; 4] {
    let words = staged[place];
    [words.x, words.y, words.z, words.w]
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n, SUBGROUPS), div_ceil(m, variant.tile_m)))]
pub fn trellis_matmul<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k * variant.op.bits / 32)] weight: In<u32>,
    #[shape(n)] scales: In<f16>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: TrellisMatmulVariant,
) {
    #[comptime]
    let (tile_m, bits) = (variant.tile_m, variant.op.bits);
    #[comptime]
    let (len, stage_runs) = (variant.vector_len(), variant.staged_len() / RUN);
    #[comptime]
    let (run_vectors, row_vectors) = (RUN / len, variant.staged_len() / len);
    let first_m = workgroup_id().y * tile_m;
    let column = workgroup_id().x * SUBGROUPS + subgroup_id();
    let n_runs = k / RUN;
    let staged = workgroup_array::<Vec4<u32>>(variant.staged_vectors());
    let mut sums = [0.0; tile_m];
    for first_run in (0..n_runs).step_by(stage_runs) {
        stage_rows::<T>(x, staged, first_m, first_run * RUN, variant);
        workgroup_barrier();
        for staged_run in (lane()..stage_runs).step_by(LANES) {
            let run = first_run + staged_run;
            if run < n_runs && column < n {
                let words = load_run_words(weight, weight.offset([column, 0]), run, bits);
                let first_vector = staged_run / LANES * (LANES * run_vectors) + staged_run % LANES;
                #[comptime]
                for part in 0..run_vectors {
                    #[comptime]
                    let rows: Vec<Vec<Val<f32>>> = (0..tile_m)
                        .map(|row| {
                            let place = first_vector + (row * row_vectors + part * LANES);
                            elements_of::<T>(&staged_words(staged, place))
                        })
                        .collect();
                    #[comptime]
                    for element in 0..len {
                        let code = code_at(&words, bits, RUN - 1 - (part * len + element));
                        #[comptime]
                        for (row, values) in rows.iter().enumerate() {
                            sums[row] += values[element] * code;
                        }
                    }
                }
            }
        }
        // The next runs take the same memory.
        workgroup_barrier();
    }
    let results = workgroup_array::<f32>(SUBGROUPS * tile_m);
    #[comptime]
    for row in 0..tile_m {
        let sum = subgroup_add(sums[row]);
        if lane() == 0 && column < n {
            results[subgroup_id() + row * SUBGROUPS] = flush(sum * row_factor(scales, column));
        }
    }
    workgroup_barrier();
    #[comptime]
    let in_fours = variant.algo == MATVEC;
    store_results::<T>(y, results, first_m, ResultTile { tile_m, subgroups: SUBGROUPS, in_fours });
}

/// A row of weights for each invocation.
#[kernel(workgroup_size(LANES_SIZE), dispatch(div_ceil(n, LANES_SIZE), div_ceil(m, variant.tile_m)))]
pub fn trellis_matmul_lanes<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k * variant.op.bits / 32)] weight: In<u32>,
    #[shape(n)] scales: In<f16>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: TrellisMatmulVariant,
) {
    #[comptime]
    let (tile_m, bits) = (variant.tile_m, variant.op.bits);
    let first_m = workgroup_id().y * tile_m;
    let column = global_invocation_id().x;
    let own_row = weight.offset([column.min(n - 1), 0]);
    // The sums of all lanes, row after row of x.
    let lane_sums = private_array::<f32>(LANES * tile_m);
    #[comptime]
    for place in 0..LANES * tile_m {
        lane_sums[place] = 0.0;
    }
    for run in 0..(k / RUN) {
        let words = load_run_words(weight, own_row, run, bits);
        let (first_k, lane) = (run * RUN, run % LANES);
        let mut sums = [0.0; tile_m];
        #[comptime]
        for row in 0..tile_m {
            sums[row] = lane_sums[lane + row * LANES];
        }
        #[comptime]
        for part in 0..RUN / PIECE {
            #[comptime]
            let rows = (0..tile_m)
                .map(|row| load_piece_of_row::<T>(x, first_m + row, first_k + part * PIECE))
                .collect::<Vec<_>>();
            #[comptime]
            for element in 0..PIECE {
                let code = code_at(&words, bits, RUN - 1 - (part * PIECE + element));
                #[comptime]
                for (row, values) in rows.iter().enumerate() {
                    sums[row] += values[element] * code;
                }
            }
        }
        #[comptime]
        for row in 0..tile_m {
            lane_sums[lane + row * LANES] = sums[row];
        }
    }
    if column < n {
        let factor = row_factor(scales, column);
        #[comptime]
        for row in 0..tile_m {
            let sum = private_lanes_sum(lane_sums, row * LANES);
            if first_m + row < m {
                y[[first_m + row, column]] = flush(sum * factor);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: TrellisMatmulOp = TrellisMatmulOp { activations: Float::Bf16, bits: 3 };

    #[test]
    fn pick_follows_the_number_of_rows_and_columns() {
        let picked = |m, n, target: &Target| {
            TrellisMatmul::pick(OP, &TrellisMatmulParams { m, n, k: 512 }, target).map(|v| (v.algo, v.tile_m))
        };
        let tiles = [0, 1, 2, 3, 4, 5, 8, 9].map(|m| picked(m, 8, &Target::WGSL));
        assert_eq!(tiles, [1, 1, 2, 4, 4, 8, 8, 8].map(|tile_m| Ok((MATVEC, tile_m))));
        assert_eq!(picked(1, 67, &Target::WGSL), Ok((ELEMENTS, 1)));
        assert_eq!(picked(3, 67, &Target::CPU), Ok((TrellisMatmulAlgo::Lanes, 1)));
        assert_eq!(picked(4, 67, &Target::CPU), Ok((TrellisMatmulAlgo::Lanes, 4)));
    }

    #[test]
    fn broken_blocks_are_refused() {
        let refused = TrellisMatmul::pick(OP, &TrellisMatmulParams { m: 1, n: 4, k: 128 }, &Target::WGSL).unwrap_err();
        let kernel = "kernel `trellis_matmul__bf16_t3_bf16__elements_8x1`";
        assert_eq!(refused.to_string(), format!("{kernel}: k is 128; required: a multiple of 256"));
    }
}
