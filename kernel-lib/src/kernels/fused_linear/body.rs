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
use crate::common::piece::{PIECE, RowAccess, elements_of, load_piece};
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

/// Elements of each row of x in workgroup memory at a time: whole passes of the lanes over the longest pieces, a vector or two for
/// every invocation. Stages of three vectors each made the text of a layer longer and its time on an H200 as well.
pub(super) fn stage_len(tile_m: u32) -> u32 {
    if tile_m == 1 { WORKGROUP_SIZE * PIECE } else { WORKGROUP_SIZE * PIECE / 2 }
}

/// Where vector `vector` of a row of x lies: neighbouring lanes read neighbouring vectors.
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

/// Copies elements from `first_k` on of the workgroup's rows of x, normed where the layer has a norm.
#[device]
fn stage<T: Element<Scalar = f32>>(
    #[comptime] layer: Layer<T>,
    #[comptime] staged: WorkgroupArray<Vec4<u32>>,
    first_k: u32,
    #[comptime] scales: &[Val<f32>],
    #[comptime] vectors: u32,
) {
    #[comptime]
    let Layer { x, .. } = layer;
    #[comptime]
    let tile_m = scales.len() as u32;
    #[comptime]
    let row_vectors = stage_len(tile_m) / PIECE;
    let first_row = workgroup_id().y * tile_m;
    #[comptime]
    for pass in 0..(tile_m * row_vectors).div_ceil(WORKGROUP_SIZE) {
        let slot = local_invocation_index() + pass * WORKGROUP_SIZE;
        let row = slot / row_vectors;
        let vector = slot % row_vectors;
        let column = first_k + vector * PIECE;
        if column < x.dim(1) && row < tile_m {
            let scale = scale_of(scales, row);
            let words = normed_words::<T>(layer, (first_row + row).min(x.dim(0) - 1), column, scale);
            staged[place_of(vector, vectors) + row * row_vectors] = words;
        }
    }
}

/// The scale of row `row`.
#[track_caller]
fn scale_of(scales: &[Val<f32>], row: Val<u32>) -> Val<f32> {
    let (first, others) = (scales[0], (1..).zip(&scales[1..]));
    others.fold(first, |chosen, (index, scale)| select_scale(row, index, *scale, chosen))
}

#[device]
fn select_scale(row: u32, index: u32, scale: f32, otherwise: f32) -> f32 {
    select(row == index, scale, otherwise)
}

/// What elements of row `row` are multiplied with by the norm. Collective.
#[device]
fn row_scale<T: Element<Scalar = f32>>(#[comptime] x: In<T>, row: u32, eps: f32) -> f32 {
    inverse_rms::<T>(x, row, local_invocation_index() * PIECE, eps, NormAlgo::Row(RowAccess::Vectors))
}

/// How a lane walks a row: pieces that it loads before it uses the first, and whether x comes from workgroup memory.
#[derive(Clone, Copy)]
struct Walk {
    tile: FusedLinearVariant,
    staged: Option<WorkgroupArray<Vec4<u32>>>,
    first_m: Val<u32>,
    first_n: Val<u32>,
}

/// The rows of weights of this subgroup: gates, then ups.
#[track_caller]
fn row_of(walk: Walk, n: Val<u32>, column: u32) -> Val<u32> {
    let tile_n = walk.tile.tile_n;
    let row = (walk.first_n + column % tile_n).min(n - 1);
    if column < tile_n { row } else { row + n }
}

/// The elements of piece `piece` of row `row` of x; in its stage it is piece `of_stage`.
#[track_caller]
fn x_piece<T: Element<Scalar = f32>>(
    layer: Layer<T>,
    walk: Walk,
    (row, vectors): (u32, u32),
    [piece, of_stage]: [Val<u32>; 2],
) -> Vec<Val<f32>> {
    let words = (0..vectors).flat_map(|part| match walk.staged {
        Some(staged) => staged_vector(staged, of_stage, row * (stage_len(walk.tile.tile_m) / PIECE), part, vectors),
        None => loaded_vector::<T>(layer.x, walk.first_m, row, piece, part, vectors),
    });
    elements_of::<T>(&words.collect::<Vec<_>>())
}

/// Part `part` of a staged piece.
#[device]
fn staged_vector(
    #[comptime] staged: WorkgroupArray<Vec4<u32>>,
    piece: u32,
    #[comptime] row_start: u32,
    #[comptime] part: u32,
    #[comptime] vectors: u32,
) -> [u32; 4] {
    let place = (piece & !31) * vectors + (piece & 31) + (row_start + part * 32);
    let words = staged[place];
    [words.x, words.y, words.z, words.w]
}

/// Part `part` of a piece in its buffer.
#[device]
fn loaded_vector<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    first_m: u32,
    #[comptime] row: u32,
    piece: u32,
    #[comptime] part: u32,
    #[comptime] vectors: u32,
) -> [u32; 4] {
    let place = x.offset([(first_m + row).min(x.dim(0) - 1), (piece * vectors + part) * PIECE]);
    let words = x.words::<4>(place / 2);
    [words.x, words.y, words.z, words.w]
}

/// The sums of every row of x and of weights, into workgroup memory.
#[device]
fn sums_of_rows<T: Element<Scalar = f32>, W: WeightRows>(
    #[comptime] layer: Layer<T>,
    #[comptime] weights: W,
    #[comptime] walk: Walk,
    #[comptime] scales: &[Val<f32>],
    #[comptime] results: WorkgroupArray<f32>,
) {
    #[comptime]
    let Layer { x, y, .. } = layer;
    #[comptime]
    let FusedLinearVariant { tile_n, tile_m, .. } = walk.tile;
    #[comptime]
    let columns = tile_n * walk.tile.per_column();
    #[comptime]
    let (piece_len, vectors) = (weights.piece_len(), weights.piece_len() / PIECE);
    #[comptime]
    let run = walk.tile.run;
    let n = y.dim(1);
    let n_pieces = x.dim(1) / piece_len;
    #[comptime]
    let stage_pieces = match walk.staged {
        Some(_) => val(stage_len(tile_m) / piece_len),
        None => n_pieces,
    };
    let mut sums = [[0.0; columns]; tile_m];
    for first_piece in (0..n_pieces).step_by(stage_pieces) {
        #[comptime]
        if let Some(staged) = walk.staged {
            stage::<T>(layer, staged, first_piece * piece_len, scales, vectors);
            workgroup_barrier();
        }
        let n_here = stage_pieces.min(n_pieces - first_piece);
        // Several pieces are loaded before the first is used, as far as whole runs of them go; then one by one.
        let in_runs = n_here & !(32 * run - 1);
        #[comptime]
        let phases = if run == 1 {
            vec![(lane(), n_here, 1)]
        } else {
            vec![(lane(), in_runs, run), (in_runs + lane(), n_here, 1)]
        };
        #[comptime]
        for (start, end, run) in phases {
            for counter in (start..end).step_by(32 * run) {
                let of_stage = counter;
                let first = first_piece + counter;
                #[comptime]
                let loaded: Vec<Vec<W::Piece>> = (0..run)
                    .map(|step| {
                        let piece = first + 32 * step;
                        (0..columns).map(|column| weights.load(row_of(walk, n, column), piece)).collect()
                    })
                    .collect();
                #[comptime]
                for (step, pieces) in (0..run).zip(&loaded) {
                    #[comptime]
                    for row in 0..tile_m {
                        #[comptime]
                        let values =
                            x_piece::<T>(layer, walk, (row, vectors), [first + 32 * step, of_stage + 32 * step]);
                        #[comptime]
                        let sum_of_piece = if W::WANTS_SUM { ascending_sum(&values) } else { values[0] };
                        #[comptime]
                        for (column, piece) in pieces.iter().enumerate() {
                            sums[row][column] = weights.accumulate(sums[row][column], piece, &values, sum_of_piece);
                        }
                    }
                }
            }
        }
        #[comptime]
        if walk.staged.is_some() {
            // The next stage takes the same memory.
            workgroup_barrier();
        }
    }
    #[comptime]
    for row in 0..tile_m {
        #[comptime]
        for column in 0..columns {
            let sum = subgroup_add(sums[row][column]);
            if lane() == 0 {
                // Gates of a row, then its ups; neighbours side by side.
                #[comptime]
                let part_of_row = row * walk.tile.per_column() + column / tile_n;
                let finished = weights.finish(row_of(walk, n, column), sum);
                results[subgroup_id() * tile_n + (part_of_row * (tile_n * SUBGROUPS) + column % tile_n)] = finished;
            }
        }
    }
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
    let columns = tile_n * variant.per_column();
    let first_m = workgroup_id().y * tile_m;
    let first_n = (workgroup_id().x * SUBGROUPS + subgroup_id()) * tile_n;
    let last_m = y.dim(0) - 1;
    #[comptime]
    let scales: Vec<Val<f32>> = match norm {
        Some((_, eps)) => (0..tile_m).map(|row| row_scale::<T>(x, (first_m + row).min(last_m), eps)).collect(),
        None => vec![val(0.0); tile_m as usize],
    };
    // Short pieces as they are need no stage: lanes read neighbouring vectors from the cache.
    #[comptime]
    let staged = if norm.is_some() || weights.piece_len() > PIECE {
        Some(workgroup_array::<Vec4<u32>>(tile_m * stage_len(tile_m) / PIECE))
    } else {
        None
    };
    #[comptime]
    let walk = Walk { tile: variant, staged, first_m, first_n };
    let results = workgroup_array::<f32>(tile_m * columns * SUBGROUPS);
    sums_of_rows::<T, W>(layer, weights, walk, &scales, results);
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
    let (width, per_column) = (variant.tile_n * SUBGROUPS, variant.per_column());
    let part = local_invocation_index();
    let row = part / (width / 4);
    let first = part % (width / 4) * 4;
    let column = workgroup_id().x * width + first;
    if row < variant.tile_m && first_m + row < y.dim(0) && column < y.dim(1) {
        let place = row * (width * per_column) + first;
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
