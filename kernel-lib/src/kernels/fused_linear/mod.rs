//! Linear layer of a few rows with what stands beside it: the norm before it, the residual sum or SwiGLU behind it.
//!
//! **Computes** `p[m, j] = T(sum_k u[m, k] * w[j, k])`, `u = x`, or with a norm `u = T(x * s * norm_weight)`,
//!   `s[m] = 1 / sqrt(mean_k x[m, k]^2 + eps)`; then `y[m, j] = p[m, j]`; `_residual`: `T(residual[m, j] + p[m, j])`;
//!   `_swiglu`: `silu(p[m, j]) * p[m, n + j]` in the typed steps of `swiglu`
//! **Shapes** `x: [m, k]`, `norm_weight: [k]`, `residual, y: [m, n]`, all bf16; `w: [n, k]` bf16, or affine weights as
//!   `affine_matmul` has them with bf16 scales, or trellis-coded ones as `trellis_matmul` has them (SwiGLU only);
//!   `_swiglu`: twice as many rows of weights, gates first; `eps`: f32 > 0
//! **Layout** row-major, contiguous
//! **Numerics** the bits of `rms_norm`, `matmul`, `affine_matmul` or `trellis_matmul`, and `add` or `swiglu` one after the other, for every m
//! **Requires** k a multiple of 8, of the group size for affine weights, of 256 for trellis-coded ones; n a multiple of 4
//! **Launch** eight subgroups per workgroup; each takes N / 8 rows of weights, or pairs of them, and M rows of x. A stage of
//!   x is in workgroup memory, normed on its way there; the norm's sum is computed by every workgroup for itself
//! **Variants** `matvec_NxM`: N columns of y per workgroup, M rows of x; `run2`: a lane loads two pieces before it uses the first
//! **Cost** reads x, weights and residual once, writes y once; 2 m n k flops, twice that with SwiGLU
//! **Source** the kernels that it replaces; tolerance derived at `tolerance`

mod body;
mod entry;
mod reference;
mod rows;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::target::{Language, Target};

use crate::common::dot::PIECE_16_BIT;
use crate::common::quant_unpack::{CODE_BITS, check_group_size, words_of};
use crate::common::trellis::{BLOCK, TRELLIS_BITS};
use crate::fill::{CaseValues, narrowed};
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy::{DIV_ULPS, RSQRT_ULPS, sigmoid_units};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Linear layer with norm, residual sum or SwiGLU.
pub struct FusedLinear;

params! {
    /// Sizes of a fused linear layer.
    pub struct FusedLinearParams {
        /// Rows of x and y.
        m,
        /// Columns of y.
        n,
        /// Columns of x, weights of a row.
        k,
        /// Weights that share a scale and a bias; 1 for weights that are not affine.
        group_size,
    }
}

/// How weights are stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WeightFormat {
    /// bf16.
    Plain,
    /// Packed codes with bf16 scales and biases.
    Affine {
        /// Width of a code.
        bits: u32,
    },
    /// Trellis-coded along the reduction, with an f16 scale for each row.
    Trellis {
        /// Bits of a weight.
        bits: u32,
    },
}

/// What follows the products.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Epilogue {
    /// Nothing.
    Store,
    /// They are added to a residual stream.
    Residual,
    /// Gates and ups become one.
    Swiglu,
}

/// Which fused layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FusedLinearOp {
    /// How weights are stored.
    pub weights: WeightFormat,
    /// Whether a norm stands before the layer.
    pub norm: bool,
    /// What follows it.
    pub epilogue: Epilogue,
}

/// Which fused layer, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FusedLinearVariant {
    /// Which.
    pub op: FusedLinearOp,
    /// Columns of y per subgroup.
    pub tile_n: u32,
    /// Rows of x.
    pub tile_m: u32,
    /// Pieces that a lane loads before it uses the first.
    pub run: u32,
}

const SUBGROUPS: u32 = 8;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
/// Norms and epilogues that occur together.
const FORMS: [(bool, Epilogue); 4] =
    [(true, Epilogue::Store), (false, Epilogue::Residual), (false, Epilogue::Swiglu), (true, Epilogue::Swiglu)];
/// Rows of weights per subgroup, rows of x, and pieces that a lane loads before it uses the first; the first one for few rows of
/// weights. Measured on the H200 at 17408 x 5120 and 5120 x 17408 (docs/lab/fused-linear.md).
const PLAIN_TILES: [[u32; 3]; 5] = [[2, 1, 2], [4, 1, 2], [2, 2, 1], [2, 4, 1], [1, 1, 2]];
/// The same for packed codes.
const AFFINE_TILES: [[u32; 3]; 4] = [[2, 1, 2], [4, 1, 1], [2, 2, 1], [2, 4, 1]];
/// The same for trellis codes, where more rows of weights made the text outgrow the instruction cache (docs/lab).
const TRELLIS_TILES: [[u32; 3]; 3] = [[2, 1, 1], [2, 2, 1], [2, 4, 1]];
/// Without a norm, rows of plain weights are best alone.
const PLAIN_RESIDUAL: FusedLinearOp =
    FusedLinearOp { weights: WeightFormat::Plain, norm: false, epilogue: Epilogue::Residual };
/// From this many rows of weights on, the taller tile leaves enough workgroups. A starting point.
const TALL_FROM_ROWS: u32 = 12_288;
/// The epsilon of test cases.
const CASE_EPS: f32 = 1e-6;

impl FusedLinearOp {
    /// Rows of weights for each column of y.
    pub fn per_column(self) -> u32 {
        if self.epilogue == Epilogue::Swiglu { 2 } else { 1 }
    }

    /// Rows of weights per subgroup, and rows of x: several in the formats of most checkpoints.
    fn tiles(self) -> &'static [[u32; 3]] {
        match self.weights {
            // A single row of weights has no partner for SwiGLU.
            WeightFormat::Plain if self.per_column() == 2 => &PLAIN_TILES[..4],
            WeightFormat::Plain => &PLAIN_TILES,
            WeightFormat::Affine { bits: 4 } => &AFFINE_TILES,
            WeightFormat::Affine { .. } => &AFFINE_TILES[..1],
            WeightFormat::Trellis { bits: 3 } => &TRELLIS_TILES,
            WeightFormat::Trellis { .. } => &TRELLIS_TILES[..1],
        }
    }

    fn of_tile(self, [rows, tile_m, run]: [u32; 3]) -> FusedLinearVariant {
        FusedLinearVariant { op: self, tile_n: rows / self.per_column(), tile_m, run }
    }
}

impl WeightFormat {
    /// Every format.
    fn all() -> impl Iterator<Item = WeightFormat> {
        let affine = CODE_BITS.map(|bits| WeightFormat::Affine { bits });
        let trellis = TRELLIS_BITS.map(|bits| WeightFormat::Trellis { bits });
        [WeightFormat::Plain].into_iter().chain(affine).chain(trellis)
    }

    /// Norms and epilogues of layers with these weights. Trellis codes stand in MLPs, whose other layer is a scatter.
    fn forms(self) -> &'static [(bool, Epilogue)] {
        if matches!(self, WeightFormat::Trellis { .. }) { &FORMS[2..] } else { &FORMS }
    }
}

impl FusedLinear {
    /// Whether the fused layer is worth more than what it replaces: some rows, as many as one variant takes, on a device whose
    /// launches cost. The CPU engine has none, and variants of its own of what a fused layer replaces.
    pub fn pays(op: FusedLinearOp, params: &FusedLinearParams, target: &Target) -> bool {
        let most_rows = op.tiles().iter().map(|[_, tile_m, _]| *tile_m).max().unwrap_or(0);
        let few_rows = (1..=most_rows).contains(&params.m);
        let exists = op.weights.forms().contains(&(op.norm, op.epilogue));
        exists && few_rows && target.language != Language::Cpu && Self::pick(op, params, target).is_ok()
    }
}

impl FusedLinearVariant {
    /// Rows of weights for each column of y.
    pub fn per_column(self) -> u32 {
        self.op.per_column()
    }
}

impl fmt::Display for FusedLinearVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weights = match self.op.weights {
            WeightFormat::Plain => "bf16".to_owned(),
            WeightFormat::Affine { bits } => format!("q{bits}bf16"),
            WeightFormat::Trellis { bits } => format!("t{bits}"),
        };
        write!(f, "fused_linear__bf16_{weights}_bf16__matvec_{}x{}", self.tile_n * SUBGROUPS, self.tile_m)?;
        if self.run > 1 {
            write!(f, "_run{}", self.run)?;
        }
        f.write_str(if self.op.norm { "_norm" } else { "" })?;
        f.write_str(match self.op.epilogue {
            Epilogue::Store => "",
            Epilogue::Residual => "_residual",
            Epilogue::Swiglu => "_swiglu",
        })
    }
}

impl KernelSpec for FusedLinear {
    const NAME: &'static str = "fused_linear";
    type Params = FusedLinearParams;
    type Op = FusedLinearOp;
    type Variant = FusedLinearVariant;

    fn variants() -> Vec<FusedLinearVariant> {
        let of = |weights: WeightFormat| {
            weights.forms().iter().map(move |&(norm, epilogue)| FusedLinearOp { weights, norm, epilogue })
        };
        WeightFormat::all().flat_map(of).flat_map(|op| op.tiles().iter().map(move |tile| op.of_tile(*tile))).collect()
    }

    fn op(variant: FusedLinearVariant) -> FusedLinearOp {
        variant.op
    }

    fn legal(variant: FusedLinearVariant, params: &FusedLinearParams, target: &Target) -> Result<(), NotLegal> {
        match variant.op.weights {
            WeightFormat::Plain => NotLegal::unless_multiple(variant, "k", params.k, PIECE_16_BIT as u32)?,
            WeightFormat::Affine { .. } => {
                check_group_size(variant, params.group_size)?;
                NotLegal::unless_multiple(variant, "k", params.k, params.group_size)?;
            }
            WeightFormat::Trellis { .. } => NotLegal::unless_multiple(variant, "k", params.k, BLOCK)?,
        }
        NotLegal::unless_at_least(variant, "k", params.k, u32::from(variant.op.norm))?;
        NotLegal::unless_multiple(variant, "n", params.n, 4)?;
        let limit = target.limits.dispatch;
        let workgroups = [params.n.div_ceil(variant.tile_n * SUBGROUPS), params.m.div_ceil(variant.tile_m)];
        NotLegal::unless_at_most(variant, "workgroups along n", workgroups[0], limit)?;
        NotLegal::unless_at_most(variant, "workgroups along m", workgroups[1], limit)
    }

    fn pick(op: FusedLinearOp, params: &FusedLinearParams, target: &Target) -> Result<FusedLinearVariant, NotLegal> {
        let tall = params.n.saturating_mul(op.per_column()) >= TALL_FROM_ROWS;
        let is_trellis = matches!(op.weights, WeightFormat::Trellis { .. });
        let wanted = match params.m {
            0..3 if is_trellis => usize::from(params.m == 2),
            _ if is_trellis => 2,
            0 | 1 if op == PLAIN_RESIDUAL => 4,
            0 | 1 => usize::from(tall),
            2 => 2,
            _ => 3,
        };
        let tiles = op.tiles();
        let picked = op.of_tile(tiles[wanted.min(tiles.len() - 1)]);
        Self::legal(picked, params, target).map(|()| picked)
    }

    fn build(variant: FusedLinearVariant) -> Result<Kernel, BuildError> {
        entry::build(variant)
    }

    fn arguments(variant: FusedLinearVariant, params: &FusedLinearParams, values: &mut CaseValues) -> Arguments {
        let FusedLinearOp { weights, norm, epilogue } = variant.op;
        let (elem, n_rows) = (Elem::Bf16, params.n * variant.per_column());
        let x = values.input("x", elem, &[params.m, params.k]);
        let is_trellis = matches!(weights, WeightFormat::Trellis { .. });
        let mut tensors = vec![if is_trellis { narrowed(x) } else { x }];
        if norm {
            tensors.push(values.uniform("norm_weight", elem, &[params.k], [-0.5, 1.5]));
        }
        match weights {
            WeightFormat::Plain => tensors.push(values.input("w", elem, &[n_rows, params.k])),
            WeightFormat::Affine { bits } => {
                let groups = [n_rows, params.k / params.group_size.max(1)];
                tensors.push(values.random_bits("weight", Elem::U32, &[n_rows, words_of(params.k, bits)]));
                tensors.push(values.uniform("scales", elem, &groups, [-0.1, 0.1]));
                tensors.push(values.uniform("biases", elem, &groups, [-1.0, 1.0]));
            }
            WeightFormat::Trellis { bits } => {
                tensors.push(values.random_bits("weight", Elem::U32, &[n_rows, words_of(params.k, bits)]));
                tensors.push(values.uniform("scales", Elem::F16, &[n_rows], [0.001, 0.1]));
            }
        }
        if epilogue == Epilogue::Residual {
            tensors.push(values.input("residual", elem, &[params.m, params.n]));
        }
        tensors.push(values.output("y", elem, &[params.m, params.n]));
        Arguments { tensors, scalars: if norm { vec![ScalarArg::F32(CASE_EPS)] } else { vec![] } }
    }

    fn reference(variant: FusedLinearVariant, params: &FusedLinearParams, arguments: &Arguments) -> Vec<Expected> {
        vec![Expected::floats("y", reference::layer(variant.op, params, arguments))]
    }

    /// The reference rounds where the kernel does. An element of a norm may fall on the other side of a tie, which is two
    /// roundoffs of bf16 (2^-8 each) of every term; the sum's `f32` operations are less than another. The epilogues round
    /// twice and up to six times more; silu's slope is at most 1.1. That the bits are those of the kernels that this one
    /// replaces is what `oracle-tests/tests/fused.rs` proves.
    fn tolerance(variant: FusedLinearVariant, _: &FusedLinearParams) -> Tolerance {
        let roundoff = 2_f64.powi(-8);
        let terms = if variant.op.norm { 3.0 } else { 1.0 };
        let (ulps, factor) = match variant.op.epilogue {
            Epilogue::Store => (1.0, terms),
            Epilogue::Residual => (1.0, terms + 1.0),
            Epilogue::Swiglu => (6.0, 2.2 * (terms + 1.0)),
        };
        Tolerance::Bound { ulps, relative: factor * roundoff, absolute: 1e-30 }
    }

    /// Native functions of the norm and of the sigmoid are far below a roundoff of bf16; see `rms_norm` and `swiglu`.
    fn fast_tolerance(variant: FusedLinearVariant, params: &FusedLinearParams) -> Tolerance {
        Self::tolerance(variant, params).with_native_units(RSQRT_ULPS + 0.5 * DIV_ULPS + sigmoid_units())
    }

    fn cost(variant: FusedLinearVariant, params: &FusedLinearParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let n_rows = n * u64::from(variant.per_column());
        let weight_bytes = match variant.op.weights {
            WeightFormat::Plain => n_rows * k * 2,
            WeightFormat::Affine { bits } => {
                n_rows * (k * u64::from(bits) / 8 + 4 * (k / u64::from(params.group_size)))
            }
            WeightFormat::Trellis { bits } => n_rows * (k * u64::from(bits) / 8 + 2),
        };
        let norm = if variant.op.norm { 2 * k } else { 0 };
        let residual = if variant.op.epilogue == Epilogue::Residual { 2 * m * n } else { 0 };
        Cost {
            bytes_read: 2 * m * k + weight_bytes + norm + residual,
            bytes_written: 2 * m * n,
            flops: 2 * m * n_rows * k,
        }
    }

    fn edge_params(variant: FusedLinearVariant) -> Vec<FusedLinearParams> {
        let (tile_m, width) = (variant.tile_m, variant.tile_n * SUBGROUPS);
        let plain = variant.op.weights == WeightFormat::Plain;
        let in_groups = matches!(variant.op.weights, WeightFormat::Affine { .. });
        let of =
            |m, n, k, group_size| FusedLinearParams { m, n, k, group_size: if in_groups { group_size } else { 1 } };
        let stage = body::stage_len(tile_m);
        if matches!(variant.op.weights, WeightFormat::Trellis { .. }) {
            let columns = [(1, 4, 256), (tile_m, width, 1024), (tile_m + 1, width + 4, stage + 256), (0, 8, 256)];
            let more = [(tile_m.max(2) - 1, 12, stage - 256), (2, 0, 256), (1, 12, stage + 1024 + 512)];
            return columns.into_iter().chain(more).map(|(m, n, k)| of(m, n, k, 1)).collect();
        }
        vec![
            of(1, 4, 32, 32),
            of(tile_m, width, 1024, 64),
            of(tile_m + 1, width + 4, stage + 64, 64),
            of(tile_m.max(2) - 1, width.max(8) - 4, stage - 32, 32),
            of(1, 12, stage + 1024 + 128, 128),
            of(0, 8, 128, 64),
            of(2, 0, 128, 64),
            of(3, 20, if plain { 2008 } else { 96 }, 32),
        ]
    }

    fn bench_params(variant: FusedLinearVariant) -> Vec<FusedLinearParams> {
        let group_size = if matches!(variant.op.weights, WeightFormat::Affine { .. }) { 64 } else { 1 };
        let of = |n, k| FusedLinearParams { m: variant.tile_m, n, k, group_size };
        match variant.op.epilogue {
            Epilogue::Residual => vec![of(5120, 17_408), of(5120, 6144)],
            Epilogue::Store | Epilogue::Swiglu => vec![of(17_408, 5120), of(4096, 4096)],
        }
    }

    /// The formats of most checkpoints; others differ in how codes are unpacked, which `affine_matmul` shows.
    fn is_committed(variant: FusedLinearVariant) -> bool {
        let first = match variant.op.weights {
            WeightFormat::Plain | WeightFormat::Affine { bits: 4 } => PLAIN_TILES[0],
            WeightFormat::Trellis { bits: 3 } => TRELLIS_TILES[0],
            WeightFormat::Affine { .. } | WeightFormat::Trellis { .. } => return false,
        };
        [variant.tile_n * variant.per_column(), variant.tile_m, variant.run] == first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: FusedLinearOp =
        FusedLinearOp { weights: WeightFormat::Affine { bits: 4 }, norm: true, epilogue: Epilogue::Swiglu };

    #[test]
    fn pick_follows_the_number_of_rows() {
        let picked = |m, n| {
            let params = FusedLinearParams { m, n, k: 128, group_size: 64 };
            FusedLinear::pick(OP, &params, &Target::WGSL).map(|v| [v.tile_n, v.tile_m])
        };
        let tiles = [(1, 64), (1, 17_408), (2, 64), (3, 64), (8, 64)].map(|(m, n)| picked(m, n));
        assert_eq!(tiles, [[1, 1], [2, 1], [1, 2], [1, 4], [1, 4]].map(Ok));
    }

    #[test]
    fn sizes_that_are_no_whole_vectors_are_refused() {
        let refused = |n, k| {
            let params = FusedLinearParams { m: 1, n, k, group_size: 64 };
            FusedLinear::pick(OP, &params, &Target::WGSL).unwrap_err().to_string()
        };
        let kernel = "kernel `fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_norm_swiglu`";
        assert_eq!(refused(6, 128), format!("{kernel}: n is 6; required: a multiple of 4"));
        assert_eq!(refused(8, 96), format!("{kernel}: k is 96; required: a multiple of 64"));
        assert_eq!(refused(8, 0), format!("{kernel}: k is 0; required: at least 1"));
    }
}
