//! Linear layer with trellis-coded weights, the code along the outputs: "scatter".
//!
//! **Computes** `y[m, n] = sum_k (x[m, k] * f[k]) * c[k, n]`, `c` the integer of each weight's state, `f = rn(rn(1 / d) * scales[k])`;
//!   `_residual`: `T(residual[m, n] + T(the sum))`
//! **Shapes** `x: [m, k]`, `residual, y: [m, n]` of one type, bf16, f16 or f32; `weight: [k * n * bits / 32]` u32, bits 2, 3 or 4;
//!   `scales: [k]` f16
//! **Layout** row-major, contiguous; rows of codes one after the other, or for 3 bits `_interleaved`: two blocks of every row, then the
//!   next two of every row (`[n / 512, k, 48]`)
//! **Numerics** `x' = rn(x * f)` once per element, subnormals as zero; rows of weights in splits of 128; in a split ascending
//!   `acc = rn(acc + rn(c * x'))` from zero; splits added in ascending order to zero; one rounding on store. The same for every m
//! **Requires** n a multiple of 256 (interleaved: 512)
//! **Launch** four subgroups per workgroup, E columns per invocation and M rows of x, which share what is decoded; all rows of weights
//! **Variants** `direct_xExM`: E = 8 columns, a block per subgroup, M = 1, 4 or 8; E = 2 for the CPU engine
//! **Cost** reads x, codes and scales once, writes y once; 2 m n k flops
//! **Source** the packed format's specification, decision on the order of a split reduction; tolerance derived at `tolerance`

pub(super) mod body;
pub(super) mod reference;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use self::body::{Codes, Output, scatter};
use crate::common::float::{Float, for_float};
use crate::common::quant_unpack::words_of;
use crate::common::trellis::{BLOCK, TRELLIS_BITS};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};
use crate::trellis::Storage;

/// Linear layer with trellis-coded weights, the code along the outputs.
pub struct TrellisScatter;

params! {
    /// Sizes of a linear layer.
    pub struct TrellisScatterParams {
        /// Rows of x and y.
        m,
        /// Columns of y, weights of a row.
        n,
        /// Columns of x, rows of weights.
        k,
    }
}

/// Which weights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScatterWeights {
    /// Type of x and y.
    pub activations: Float,
    /// Bits of a weight.
    pub bits: u32,
    /// Where their words lie.
    pub storage: Storage,
}

/// Which linear layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrellisScatterOp {
    /// Which weights.
    pub weights: ScatterWeights,
    /// Whether the products are added to a residual stream.
    pub residual: bool,
}

/// How much of y an invocation computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScatterTile {
    /// Columns: 2 or 8.
    pub columns: u32,
    /// Rows.
    pub rows: u32,
}

/// Which linear layer, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrellisScatterVariant {
    /// Which.
    pub op: TrellisScatterOp,
    /// How.
    pub tile: ScatterTile,
}

/// Rows of weights that are summed on their own: fixed, since it is part of the result.
pub const SPLIT_ROWS: u32 = 128;
/// Two blocks, what interleaved rows are cut into.
const INTERLEAVED_COLUMNS: u32 = 2 * BLOCK;
pub(super) const WORKGROUP_SIZE: u32 = 128;
const TILES: [ScatterTile; 5] = [
    ScatterTile { columns: 8, rows: 1 },
    ScatterTile { columns: 8, rows: 4 },
    ScatterTile { columns: 8, rows: 8 },
    ScatterTile { columns: 2, rows: 1 },
    ScatterTile { columns: 2, rows: 4 },
];

/// Words of all weights; a size that no memory holds where they are more than an argument can have.
fn total_words(params: &TrellisScatterParams, bits: u32) -> u32 {
    params.k.saturating_mul(words_of(params.n, bits))
}

impl ScatterWeights {
    /// Every kind: rows in each type and width, interleaved ones as they occur.
    pub(super) fn all() -> impl Iterator<Item = ScatterWeights> {
        let rows =
            |activations| TRELLIS_BITS.map(|bits| ScatterWeights { activations, bits, storage: Storage::Canonical });
        let interleaved = |activations| ScatterWeights { activations, bits: 3, storage: Storage::TwoBlock };
        Float::ALL.into_iter().flat_map(move |float| rows(float).into_iter().chain([interleaved(float)]))
    }

    /// Refuses rows that are not whole blocks, and more words than an argument can have.
    pub(super) fn legal(self, kernel: impl fmt::Display, params: &TrellisScatterParams) -> Result<(), NotLegal> {
        let columns = if self.storage == Storage::Canonical { BLOCK } else { INTERLEAVED_COLUMNS };
        NotLegal::unless_multiple(&kernel, "n", params.n, columns)?;
        let words = u64::from(params.k) * u64::from(words_of(params.n, self.bits));
        NotLegal::unless_at_most(kernel, "words of weights", words, u32::MAX / 4)
    }

    /// Between type and algorithm of a kernel's id.
    pub(super) fn token(self) -> String {
        format!("{}_t{}", self.activations, self.bits)
    }

    /// At the end of a kernel's id.
    pub(super) fn suffix(self) -> &'static str {
        if self.storage == Storage::TwoBlock { "_interleaved" } else { "" }
    }

    /// Arguments that every scatter reads.
    pub(super) fn arguments(self, params: &TrellisScatterParams, values: &mut CaseValues) -> Vec<crate::HostTensor> {
        vec![
            values.input("x", self.activations.elem(), &[params.m, params.k]),
            values.random_bits("weight", Elem::U32, &[total_words(params, self.bits)]),
            values.uniform("scales", Elem::F16, &[params.k], [0.001, 0.1]),
        ]
    }

    /// Bytes that every scatter reads.
    pub(super) fn bytes_read(self, params: &TrellisScatterParams) -> u64 {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        m * k * self.activations.bytes() + k * (n * u64::from(self.bits) / 8 + 2)
    }
}

/// Columns of a workgroup.
pub(super) fn workgroup_columns(tile: ScatterTile) -> u32 {
    WORKGROUP_SIZE * tile.columns
}

/// Problems at the edges of a scatter.
pub(super) fn edge_params(tile: ScatterTile) -> Vec<TrellisScatterParams> {
    let of = |m, n, k| TrellisScatterParams { m, n, k };
    vec![
        of(1, 256, 1),
        of(tile.rows, 256, SPLIT_ROWS),
        of(tile.rows + 1, workgroup_columns(tile) + 512, 3),
        of(tile.rows.max(2) - 1, 256, SPLIT_ROWS + 1),
        of(1, 512, 2 * SPLIT_ROWS + 1),
        of(0, 512, 8),
        of(2, 0, 8),
        of(2, 512, 0),
    ]
}

impl fmt::Display for TrellisScatterVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TrellisScatterOp { weights, residual } = self.op;
        let ScatterTile { columns, rows } = self.tile;
        write!(f, "trellis_scatter__{}_{}__direct_x{columns}x{rows}", weights.token(), weights.activations)?;
        write!(f, "{}{}", if residual { "_residual" } else { "" }, weights.suffix())
    }
}

impl KernelSpec for TrellisScatter {
    const NAME: &'static str = "trellis_scatter";
    type Params = TrellisScatterParams;
    type Op = TrellisScatterOp;
    type Variant = TrellisScatterVariant;

    fn variants() -> Vec<TrellisScatterVariant> {
        let ops = ScatterWeights::all().flat_map(|weights| {
            // Only the type of most checkpoints is fused.
            let forms: &[bool] = if weights.activations == Float::Bf16 { &[false, true] } else { &[false] };
            forms.iter().map(move |&residual| TrellisScatterOp { weights, residual })
        });
        ops.flat_map(|op| {
            let tiles = match (op.weights.activations, op.residual) {
                (Float::Bf16, false) => &TILES[..],
                // The CPU engine fuses nothing.
                (Float::Bf16, true) => &TILES[..3],
                _ => &TILES[..1],
            };
            tiles.iter().map(move |&tile| TrellisScatterVariant { op, tile })
        })
        .collect()
    }

    fn op(variant: TrellisScatterVariant) -> TrellisScatterOp {
        variant.op
    }

    fn legal(variant: TrellisScatterVariant, params: &TrellisScatterParams, target: &Target) -> Result<(), NotLegal> {
        variant.op.weights.legal(variant, params)?;
        let limit = target.limits.dispatch;
        let columns = params.n.div_ceil(workgroup_columns(variant.tile));
        NotLegal::unless_at_most(variant, "workgroups along n", columns, limit)?;
        NotLegal::unless_at_most(variant, "workgroups along m", params.m.div_ceil(variant.tile.rows), limit)
    }

    fn pick(
        op: TrellisScatterOp,
        params: &TrellisScatterParams,
        target: &Target,
    ) -> Result<TrellisScatterVariant, NotLegal> {
        let tile = match (target.language, params.m) {
            _ if op.weights.activations != Float::Bf16 => TILES[0],
            (Language::Cpu, 0..4) if !op.residual => TILES[3],
            (Language::Cpu, _) if !op.residual => TILES[4],
            (_, 0..2) => TILES[0],
            (_, 2..5) => TILES[1],
            _ => TILES[2],
        };
        let variant = TrellisScatterVariant { op, tile };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: TrellisScatterVariant) -> Result<Kernel, BuildError> {
        let (id, TrellisScatterOp { weights, residual }) = (variant.to_string(), variant.op);
        for_float!(weights.activations, T => match residual {
            false => trellis_scatter::<T>(&id, weights, variant.tile),
            true => trellis_scatter_residual::<T>(&id, weights, variant.tile),
        })
    }

    fn arguments(variant: TrellisScatterVariant, params: &TrellisScatterParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.op.weights.activations.elem();
        let mut tensors = variant.op.weights.arguments(params, values);
        if variant.op.residual {
            tensors.push(values.input("residual", elem, &[params.m, params.n]));
        }
        tensors.push(values.output("y", elem, &[params.m, params.n]));
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(
        variant: TrellisScatterVariant,
        params: &TrellisScatterParams,
        arguments: &Arguments,
    ) -> Vec<Expected> {
        vec![Expected::floats("y", reference::layer(variant.op, params, arguments))]
    }

    /// A factor rounds, its product with x, each product with a code, and each addition of a split and of the splits. A residual sum
    /// rounds the products to their type first.
    fn tolerance(variant: TrellisScatterVariant, params: &TrellisScatterParams) -> Tolerance {
        let splits = params.k.div_ceil(SPLIT_ROWS);
        let sum = Tolerance::rounded_f32_ops(3 + SPLIT_ROWS.min(params.k) + splits);
        match variant.op.residual {
            false => sum,
            true => Tolerance::Bound { ulps: 1.0, relative: 2.0 * 2_f64.powi(-8), absolute: 1e-30 },
        }
    }

    fn cost(variant: TrellisScatterVariant, params: &TrellisScatterParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        let y_bytes = m * n * variant.op.weights.activations.bytes();
        Cost {
            bytes_read: variant.op.weights.bytes_read(params) + if variant.op.residual { y_bytes } else { 0 },
            bytes_written: y_bytes,
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: TrellisScatterVariant) -> Vec<TrellisScatterParams> {
        edge_params(variant.tile)
    }

    fn bench_params(variant: TrellisScatterVariant) -> Vec<TrellisScatterParams> {
        let of = |n, k| TrellisScatterParams { m: variant.tile.rows, n, k };
        match variant.tile.columns {
            8 => vec![of(5120, 17_408), of(512, 512)],
            _ => vec![of(256, 512), of(1024, 4096)],
        }
    }

    /// Texts of variants that only the CPU engine picks are no use to a reader; widths differ in shifts alone.
    fn is_committed(variant: TrellisScatterVariant) -> bool {
        let TrellisScatterVariant { op: TrellisScatterOp { weights, residual }, tile } = variant;
        let plain = weights.storage == Storage::Canonical && !residual && weights.activations == Float::Bf16;
        tile.columns == 8 && weights.bits == 3 && (tile == TILES[0] || plain)
    }
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, workgroup_columns(tile)), div_ceil(m, tile.rows))
)]
pub fn trellis_scatter<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k * (n * weights.bits / 32))] weight: In<u32>,
    #[shape(k)] scales: In<half::f16>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] weights: ScatterWeights,
    #[comptime] tile: ScatterTile,
) {
    scatter::<T>(Codes { x, weight, scales, weights }, Output::Rows(y, None), tile);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, workgroup_columns(tile)), div_ceil(m, tile.rows))
)]
pub fn trellis_scatter_residual<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k * (n * weights.bits / 32))] weight: In<u32>,
    #[shape(k)] scales: In<half::f16>,
    #[shape(m, n)] residual: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] weights: ScatterWeights,
    #[comptime] tile: ScatterTile,
) {
    scatter::<T>(Codes { x, weight, scales, weights }, Output::Rows(y, Some(residual)), tile);
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: ScatterWeights = ScatterWeights { activations: Float::Bf16, bits: 3, storage: Storage::Canonical };
    const OP: TrellisScatterOp = TrellisScatterOp { weights: WEIGHTS, residual: false };

    #[test]
    fn pick_follows_the_number_of_rows() {
        let picked = |m, target: &Target| {
            TrellisScatter::pick(OP, &TrellisScatterParams { m, n: 512, k: 9 }, target).map(|v| v.tile)
        };
        let tiles = [1, 2, 4, 5, 100].map(|m| picked(m, &Target::WGSL));
        assert_eq!(tiles, [0, 1, 1, 2, 2].map(|tile| Ok(TILES[tile])));
        assert_eq!([3, 4].map(|m| picked(m, &Target::CPU)), [Ok(TILES[3]), Ok(TILES[4])]);
    }

    #[test]
    fn broken_blocks_are_refused() {
        let refused = |storage, n| {
            let op = TrellisScatterOp { weights: ScatterWeights { storage, ..WEIGHTS }, ..OP };
            TrellisScatter::pick(op, &TrellisScatterParams { m: 1, n, k: 4 }, &Target::WGSL).unwrap_err().to_string()
        };
        let kernel = "kernel `trellis_scatter__bf16_t3_bf16__direct_x8x1";
        assert_eq!(refused(Storage::Canonical, 128), format!("{kernel}`: n is 128; required: a multiple of 256"));
        let interleaved = format!("{kernel}_interleaved`: n is 768; required: a multiple of 512");
        assert_eq!(refused(Storage::TwoBlock, 768), interleaved);
    }
}
