//! Scatter of trellis-coded weights, first half where rows of x are few: each split of the reduction on its own.
//!
//! **Computes** `partials[m, s, n] = sum of (x[m, k] * f[k]) * c[k, n]` over the rows of weights of split `s`, as `trellis_scatter` says
//! **Shapes** `x, weight, scales` as there; `partials: [m, n_splits, n]` f32, `n_splits` the number of whole and broken splits of 128 rows
//! **Layout** row-major, contiguous; codes as there
//! **Numerics** those of `trellis_scatter` up to the sum of splits, which `split_sum` computes
//! **Requires** n a multiple of 256 (interleaved: 512)
//! **Launch** four subgroups per workgroup, E columns per invocation; splits along y, M rows of x along z
//! **Variants** `split_xExM`: E = 8, M = 1, 2 or 4 rows of x; `split_x2x1` for the CPU engine
//! **Cost** reads x, codes and scales once, writes a float per split and element of y; 2 m n k flops
//! **Source** as `trellis_scatter`; tolerance derived at `tolerance`

use std::fmt;

use half::f16;
use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use super::trellis_scatter::body::{Codes, Output, scatter};
use super::trellis_scatter::{
    SPLIT_ROWS, ScatterTile, ScatterWeights, TrellisScatterParams, WORKGROUP_SIZE, edge_params, reference,
    workgroup_columns,
};
use crate::common::float::{Float, for_float};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::tolerance::{Expected, Tolerance};
use crate::trellis::Storage;

/// Splits of a scatter.
pub struct TrellisScatterSplit;

/// Which splits, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrellisScatterSplitVariant {
    /// Which.
    pub weights: ScatterWeights,
    /// How.
    pub tile: ScatterTile,
}

const TILES: [ScatterTile; 4] = [
    ScatterTile { columns: 8, rows: 1 },
    ScatterTile { columns: 8, rows: 2 },
    ScatterTile { columns: 8, rows: 4 },
    ScatterTile { columns: 2, rows: 1 },
];
/// Rows of x up to which splits have workgroups of their own: more leave enough workgroups without. A starting point.
const MOST_ROWS: u32 = 4;

/// Workgroups that keep all cores at work. A starting point.
const CPU_WORKGROUPS: u32 = 16;

impl TrellisScatterSplit {
    /// Whether splits of their own are worth a second launch: few rows of x and several splits, for units that would have no
    /// workgroup otherwise. The CPU engine has few, and does not share what is decoded between rows here.
    pub fn pays(weights: ScatterWeights, params: &TrellisScatterParams, target: &Target) -> bool {
        let most_rows = if target.language == Language::Cpu { 1 } else { MOST_ROWS };
        let few_rows = (1..=most_rows).contains(&params.m) && params.k > SPLIT_ROWS;
        let Ok(picked) = Self::pick(weights, params, target) else { return false };
        let idle =
            target.language != Language::Cpu || params.n.div_ceil(workgroup_columns(picked.tile)) < CPU_WORKGROUPS;
        few_rows && idle
    }
}

impl fmt::Display for TrellisScatterSplitVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ScatterTile { columns, rows } = self.tile;
        let (token, suffix) = (self.weights.token(), self.weights.suffix());
        write!(f, "trellis_scatter_split__{token}_f32__split_x{columns}x{rows}{suffix}")
    }
}

impl KernelSpec for TrellisScatterSplit {
    const NAME: &'static str = "trellis_scatter_split";
    type Params = TrellisScatterParams;
    type Op = ScatterWeights;
    type Variant = TrellisScatterSplitVariant;

    fn variants() -> Vec<TrellisScatterSplitVariant> {
        let tiles = |weights: ScatterWeights| {
            let tiles = if weights.activations == Float::Bf16 { &TILES[..] } else { &TILES[..1] };
            tiles.iter().map(move |&tile| TrellisScatterSplitVariant { weights, tile })
        };
        ScatterWeights::all().flat_map(tiles).collect()
    }

    fn op(variant: TrellisScatterSplitVariant) -> ScatterWeights {
        variant.weights
    }

    fn legal(
        variant: TrellisScatterSplitVariant,
        params: &TrellisScatterParams,
        target: &Target,
    ) -> Result<(), NotLegal> {
        variant.weights.legal(variant, params)?;
        let limit = target.limits.dispatch;
        let columns = params.n.div_ceil(workgroup_columns(variant.tile));
        NotLegal::unless_at_most(variant, "workgroups along n", columns, limit)?;
        NotLegal::unless_at_most(variant, "splits", params.k.div_ceil(SPLIT_ROWS), limit)?;
        NotLegal::unless_at_most(variant, "workgroups along m", params.m.div_ceil(variant.tile.rows), limit)
    }

    fn pick(
        weights: ScatterWeights,
        params: &TrellisScatterParams,
        target: &Target,
    ) -> Result<TrellisScatterSplitVariant, NotLegal> {
        let tile = match params.m {
            _ if weights.activations != Float::Bf16 => TILES[0],
            _ if target.language == Language::Cpu => TILES[3],
            0..2 => TILES[0],
            2 => TILES[1],
            _ => TILES[2],
        };
        let variant = TrellisScatterSplitVariant { weights, tile };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: TrellisScatterSplitVariant) -> Result<Kernel, BuildError> {
        let (id, TrellisScatterSplitVariant { weights, tile }) = (variant.to_string(), variant);
        for_float!(weights.activations, T => trellis_scatter_split::<T>(&id, weights, tile))
    }

    fn arguments(
        variant: TrellisScatterSplitVariant,
        params: &TrellisScatterParams,
        values: &mut CaseValues,
    ) -> Arguments {
        let mut tensors = variant.weights.arguments(params, values);
        let n_splits = params.k.div_ceil(SPLIT_ROWS);
        tensors.push(values.output("partials", Elem::F32, &[params.m, n_splits, params.n]));
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(
        variant: TrellisScatterSplitVariant,
        params: &TrellisScatterParams,
        arguments: &Arguments,
    ) -> Vec<Expected> {
        vec![Expected::floats("partials", reference::splits(variant.weights, params, arguments))]
    }

    /// A factor rounds, its product with x, each product with a code, and each addition of a split.
    fn tolerance(_: TrellisScatterSplitVariant, params: &TrellisScatterParams) -> Tolerance {
        Tolerance::rounded_f32_ops(3 + SPLIT_ROWS.min(params.k))
    }

    fn cost(variant: TrellisScatterSplitVariant, params: &TrellisScatterParams) -> Cost {
        let [m, n, k] = [params.m, params.n, params.k].map(u64::from);
        Cost {
            bytes_read: variant.weights.bytes_read(params),
            bytes_written: 4 * m * n * u64::from(params.k.div_ceil(SPLIT_ROWS)),
            flops: 2 * m * n * k,
        }
    }

    fn edge_params(variant: TrellisScatterSplitVariant) -> Vec<TrellisScatterParams> {
        edge_params(variant.tile)
    }

    fn bench_params(variant: TrellisScatterSplitVariant) -> Vec<TrellisScatterParams> {
        let of = |n, k| TrellisScatterParams { m: variant.tile.rows, n, k };
        vec![of(5120, 17_408), of(512, 512)]
    }

    /// Texts of variants that only the CPU engine picks are no use to a reader; widths differ in shifts alone.
    fn is_committed(variant: TrellisScatterSplitVariant) -> bool {
        let TrellisScatterSplitVariant { weights, tile } = variant;
        let plain = weights.storage == Storage::Canonical && weights.activations == Float::Bf16;
        tile.columns == 8 && weights.bits == 3 && (tile == TILES[0] || plain)
    }
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, workgroup_columns(tile)), div_ceil(k, SPLIT_ROWS), div_ceil(m, tile.rows))
)]
pub fn trellis_scatter_split<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k * (n * weights.bits / 32))] weight: In<u32>,
    #[shape(k)] scales: In<f16>,
    #[shape(m, div_ceil(k, SPLIT_ROWS), n)] partials: Out<f32>,
    #[comptime] weights: ScatterWeights,
    #[comptime] tile: ScatterTile,
) {
    scatter::<T>(Codes { x, weight, scales, weights }, Output::Splits(partials), tile);
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: ScatterWeights = ScatterWeights { activations: Float::Bf16, bits: 3, storage: Storage::Canonical };

    #[test]
    fn splits_pay_for_few_rows_of_a_long_reduction() {
        let pays =
            |m, k, target: &Target| TrellisScatterSplit::pays(WEIGHTS, &TrellisScatterParams { m, n: 1024, k }, target);
        assert!(pays(1, 17_408, &Target::WGSL) && pays(4, 129, &Target::WGSL));
        assert!(!pays(5, 17_408, &Target::WGSL) && !pays(0, 17_408, &Target::WGSL));
        assert!(!pays(1, SPLIT_ROWS, &Target::WGSL), "one split");
        assert!(pays(1, 512, &Target::CPU) && !pays(2, 512, &Target::CPU));
    }

    #[test]
    fn broken_blocks_are_refused() {
        let params = TrellisScatterParams { m: 1, n: 100, k: 9 };
        assert_eq!(
            TrellisScatterSplit::pick(WEIGHTS, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `trellis_scatter_split__bf16_t3_f32__split_x8x1`: n is 100; required: a multiple of 256"
        );
    }
}
