//! The body of every fused linear layer: norm, products, epilogue.
//!
//! Invariants: x is staged in workgroup memory rounded to its type, so that a norm before the layer costs one pass over x and
//! no memory; sums run over pieces as `rows` says, then the ascending butterfly; epilogues round as the kernels that they
//! replace.

use kernel_dsl::prelude::*;

use super::rows::{WeightRows, ascending_sum};
use super::{Epilogue, FusedLinearVariant, SUBGROUPS, WORKGROUP_SIZE};
use crate::common::activation::swiglu;
use crate::common::math::flush;
use crate::common::piece::{PIECE, RowAccess, load_piece};
use crate::kernels::rms_norm::{NormAlgo, inverse_rms};

/// Buffers and scalars of a layer but for its weights.
#[derive(Clone, Copy)]
pub(super) struct Layer<T> {
    /// `[m, k]`.
    pub(super) x: In<T>,
    /// Weight of the norm before the layer, `[k]`, and its epsilon.
    pub(super) norm: Option<(In<T>, Val<f32>)>,
    /// What the products are added to, `[m, n]`.
    pub(super) residual: Option<In<T>>,
    /// `[m, n]`.
    pub(super) y: Out<T>,
}

/// Where vector `vector` of a stage of x lies: neighbouring lanes read neighbouring vectors.
#[device]
fn place_of(vector: u32, #[comptime] vectors: u32) -> u32 {
    #[comptime]
    if vectors == 1 {
        vector
    } else {
        let piece = vector / vectors;
        (piece / 32 * vectors + vector % vectors) * 32 + piece % 32
    }
}

/// Eight elements of a row of x, normed where the layer has a norm, as packed words.
#[device]
fn normed_words<T: Element<Scalar = f32>>(#[comptime] layer: Layer<T>, row: u32, column: u32, scale: f32) -> Vec4<u32> {
    #[comptime]
    let Layer { x, norm, .. } = layer;
    #[comptime]
    if let Some((weight, _)) = norm {
        let values = load_piece::<T>(x, x.offset([row, column]));
        let weights = load_piece::<T>(weight, column);
        #[comptime]
        let encoded: Vec<Val<u32>> =
            values.iter().zip(weights).map(|(value, weight)| encoded_norm::<T>(*value, scale, weight)).collect();
        vec4(
            encoded[0] | (encoded[1] << 16),
            encoded[2] | (encoded[3] << 16),
            encoded[4] | (encoded[5] << 16),
            encoded[6] | (encoded[7] << 16),
        )
    } else {
        x.words::<4>(x.offset([row, column]) / 2)
    }
}

#[device]
fn encoded_norm<T: Element<Scalar = f32>>(value: f32, scale: f32, weight: f32) -> u32 {
    encode::<T>(flush(flush(value * scale) * weight))
}

/// The words of a staged vector.
#[device]
fn staged_words(#[comptime] staged: WorkgroupArray<Vec4<u32>>, place: u32) -> [u32; 4] {
    let words = staged[place];
    [words.x, words.y, words.z, words.w]
}

/// The elements of packed words.
#[track_caller]
fn decoded<T: Element<Scalar = f32>>(words: &[Val<u32>]) -> Vec<Val<f32>> {
    words.iter().flat_map(|&word| [decode::<T>(word & 0xffff), decode::<T>(word >> 16)]).collect()
}

/// Copies elements from `first_k` on of the workgroup's rows of x, normed where the layer has a norm.
#[device]
fn stage<T: Element<Scalar = f32>>(
    #[comptime] layer: Layer<T>,
    #[comptime] staged: WorkgroupArray<Vec4<u32>>,
    first_k: u32,
    #[comptime] scales: Vec<Val<f32>>,
    #[comptime] vectors: u32,
) {
    #[comptime]
    let tile_m = scales.len() as u32;
    #[comptime]
    let row_vectors = stage_len(tile_m) / PIECE;
    #[comptime]
    let rows = WORKGROUP_SIZE / row_vectors;
    #[comptime]
    let Layer { x, .. } = layer;
    let first_row = workgroup_id().y * tile_m;
    let own_row = local_invocation_index() / row_vectors;
    let vector = local_invocation_index() % row_vectors;
    let column = first_k + vector * PIECE;
    if column < x.dim(1) {
        #[comptime]
        for pass in 0..(tile_m / rows) {
            let row = own_row + pass * rows;
            #[comptime]
            let scale = scale_of(&scales[(pass * rows) as usize..][..rows as usize], own_row);
            let words = normed_words::<T>(layer, (first_row + row).min(x.dim(0) - 1), column, scale);
            staged[place_of(vector, vectors) + row * row_vectors] = words;
        }
    }
}

/// The scale of row `row` of one or two.
#[track_caller]
fn scale_of(scales: &[Val<f32>], row: Val<u32>) -> Val<f32> {
    match scales {
        [low, high] => select_scale(row, *low, *high),
        _ => scales[0],
    }
}

#[device]
fn select_scale(row: u32, low: f32, high: f32) -> f32 {
    select(row == 0, low, high)
}

/// Elements of each row of x in workgroup memory at a time: whole passes of the lanes, a vector or more for every invocation.
pub(super) fn stage_len(tile_m: u32) -> u32 {
    if tile_m == 1 { WORKGROUP_SIZE * PIECE } else { WORKGROUP_SIZE * PIECE / 2 }
}

/// What elements of row `row` are multiplied with by the norm. Collective.
#[device]
fn row_scale<T: Element<Scalar = f32>>(#[comptime] x: In<T>, row: u32, eps: f32) -> f32 {
    inverse_rms::<T>(x, row, local_invocation_index() * PIECE, eps, NormAlgo::Row(RowAccess::Vectors))
}

/// The whole kernel.
#[device]
pub(super) fn fused_linear<T: Element<Scalar = f32>, W: WeightRows>(
    #[comptime] layer: Layer<T>,
    #[comptime] weights: W,
    #[comptime] variant: FusedLinearVariant,
) {
    #[comptime]
    let Layer { x, y, norm, .. } = layer;
    #[comptime]
    let FusedLinearVariant { tile_n, tile_m, .. } = variant;
    #[comptime]
    let (piece_len, planes) = (weights.piece_len(), variant.planes());
    #[comptime]
    let (stage_len, vectors) = (stage_len(tile_m), piece_len / PIECE);
    #[comptime]
    let (stage_vectors, columns) = (stage_len / PIECE, tile_n * planes);
    let n = y.dim(1);
    let last_m = y.dim(0) - 1;
    let k = x.dim(1);
    let first_m = workgroup_id().y * tile_m;
    let first_n = (workgroup_id().x * SUBGROUPS + subgroup_id()) * tile_n;
    let n_pieces = k / piece_len;
    #[comptime]
    let scales: Vec<Val<f32>> = match norm {
        Some((_, eps)) => (0..tile_m).map(|row| row_scale::<T>(x, (first_m + row).min(last_m), eps)).collect(),
        None => vec![val(0.0); tile_m as usize],
    };
    let staged = workgroup_array::<Vec4<u32>>(tile_m * stage_len / PIECE);
    let mut sums = [[0.0; columns]; tile_m];
    for first_k in (0..k).step_by(stage_len) {
        stage::<T>(layer, staged, first_k, scales.clone(), vectors);
        workgroup_barrier();
        #[comptime]
        for pass in 0..(stage_len / piece_len / 32) {
            let piece = first_k / piece_len + (lane() + pass * 32);
            if piece < n_pieces {
                #[comptime]
                let pieces: Vec<W::Piece> = (0..columns)
                    .map(|column| {
                        let row = (first_n + column % tile_n).min(n - 1);
                        weights.load(if column < tile_n { row } else { row + n }, piece)
                    })
                    .collect();
                #[comptime]
                for row in 0..tile_m {
                    #[comptime]
                    let words = (0..vectors).flat_map(|part| {
                        let place = lane() + (row * stage_vectors + (pass * vectors + part) * 32);
                        staged_words(staged, place)
                    });
                    #[comptime]
                    let values = decoded::<T>(&words.collect::<Vec<_>>());
                    #[comptime]
                    let sum_of_piece = if W::WANTS_SUM { ascending_sum(&values) } else { values[0] };
                    #[comptime]
                    for (column, piece) in pieces.iter().enumerate() {
                        sums[row][column] = weights.accumulate(sums[row][column], piece, &values, sum_of_piece);
                    }
                }
            }
        }
        // The next stage takes the same memory.
        workgroup_barrier();
    }
    let results = workgroup_array::<f32>(tile_m * columns * SUBGROUPS);
    #[comptime]
    for row in 0..tile_m {
        #[comptime]
        for column in 0..columns {
            let sum = subgroup_add(sums[row][column]);
            if lane() == 0 {
                // Planes of a row one after the other, neighbours of a plane side by side.
                let plane = (row * planes + column / tile_n) * (tile_n * SUBGROUPS) + column % tile_n;
                results[subgroup_id() * tile_n + plane] = sum;
            }
        }
    }
    workgroup_barrier();
    store_results::<T>(layer, results, first_m, variant);
}

/// Four neighbours of a row per invocation: whole words.
#[device]
fn store_results<T: Element<Scalar = f32>>(
    #[comptime] layer: Layer<T>,
    #[comptime] results: WorkgroupArray<f32>,
    first_m: u32,
    #[comptime] variant: FusedLinearVariant,
) {
    #[comptime]
    let Layer { y, residual, .. } = layer;
    #[comptime]
    let (width, planes) = (variant.tile_n * SUBGROUPS, variant.planes());
    let part = local_invocation_index();
    let row = part / (width / 4);
    let first = part % (width / 4) * 4;
    let column = workgroup_id().x * width + first;
    if row < variant.tile_m && first_m + row < y.dim(0) && column < y.dim(1) {
        let place = row * (width * planes) + first;
        let target = y.offset([first_m + row, column]);
        let mut four = [0.0; 4];
        #[comptime]
        for element in 0..4_u32 {
            four[element] = results[place + element];
        }
        #[comptime]
        match variant.op.epilogue {
            Epilogue::Store => {}
            Epilogue::Residual =>
            {
                #[comptime]
                if let Some(residual) = residual {
                    let before = residual.load::<4>(residual.offset([first_m + row, column]));
                    #[comptime]
                    for element in 0..4 {
                        four[element] = flush(before[element] + round_to::<T>(four[element]));
                    }
                }
            }
            Epilogue::Swiglu =>
            {
                #[comptime]
                for element in 0..4_u32 {
                    let up = round_to::<T>(results[place + (width + element)]);
                    four[element] = swiglu::<T>(round_to::<T>(four[element]), up);
                }
            }
        }
        y.store::<4>(target, four);
    }
}
