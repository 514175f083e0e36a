//! The body of scatters: splits of rows of weights, times rows of x.
//!
//! Invariants: an invocation has neighbouring columns of one block, whose states are in two words of a row; rows ascend inside a split
//! and splits ascend, whoever computes them.

use half::f16;
use kernel_dsl::prelude::*;

use super::{SPLIT_ROWS, ScatterTile, ScatterWeights, WORKGROUP_SIZE};
use crate::common::math::flush;
use crate::common::quant_unpack::words_of;
use crate::common::trellis::{BLOCK, code_at, row_factor};
use crate::trellis::Storage;

const _: () = assert!(SPLIT_ROWS == WORKGROUP_SIZE, "an invocation stages a row of weights");

/// What a scatter reads.
#[derive(Clone, Copy)]
pub(in super::super) struct Codes<T> {
    /// `[m, k]`.
    pub(in super::super) x: In<T>,
    /// `[k * n * bits / 32]`.
    pub(in super::super) weight: In<u32>,
    /// `[k]`.
    pub(in super::super) scales: In<f16>,
    /// Which weights.
    pub(in super::super) weights: ScatterWeights,
}

/// Where a scatter's sums go.
#[derive(Clone, Copy)]
pub(in super::super) enum Output<T> {
    /// All splits of a row together, with what they are added to.
    Rows(Out<T>, Option<In<T>>),
    /// `[m, n_splits, n]`: a split per workgroup along y.
    Splits(Out<f32>),
}

/// Rows of weights that are loaded before the first is used, where an invocation has many columns and little else to do.
fn unrolled(tile: ScatterTile) -> u32 {
    if tile.columns == 8 && tile.rows == 1 { 4 } else { 1 }
}

/// Rows of x from `first_m` on, times the factors of a split's rows of weights, into workgroup memory; between barriers.
#[device]
fn stage_split<T: Element<Scalar = f32>>(
    #[comptime] codes: Codes<T>,
    #[comptime] staged: WorkgroupArray<f32>,
    first_m: u32,
    first_k: u32,
    #[comptime] rows: u32,
) {
    #[comptime]
    let Codes { x, scales, .. } = codes;
    // What an earlier split staged has been read.
    workgroup_barrier();
    let place_k = first_k + local_invocation_index();
    if place_k < x.dim(1) {
        let factor = row_factor(scales, place_k);
        #[comptime]
        for row in 0..rows {
            let value = x[[(first_m + row).min(x.dim(0) - 1), place_k]];
            staged[local_invocation_index() + row * SPLIT_ROWS] = flush(value * factor);
        }
    }
    workgroup_barrier();
}

/// Where the two words of an invocation's columns lie in row 0, the words from row to row, and the first one's unused bits.
#[device]
fn places(column: u32, n: u32, k: u32, #[comptime] weights: ScatterWeights, #[comptime] columns: u32) -> [u32; 4] {
    #[comptime]
    let (bits, block_words) = (weights.bits, words_of(BLOCK, weights.bits));
    let block = column / BLOCK;
    let bit = ((BLOCK - columns) - column % BLOCK) * bits;
    let word = bit / 32;
    let next = select(word == block_words - 1, 0, word + 1);
    #[comptime]
    match weights.storage {
        Storage::Canonical => {
            let start = block * block_words;
            [start + word, start + next, n / BLOCK * block_words, bit % 32]
        }
        Storage::TwoBlock => {
            let start = (block / 2 * k * 2 + block % 2) * block_words;
            [start + word, start + next, val(2 * block_words), bit % 32]
        }
    }
}

/// The integers of an invocation's columns in two words.
#[track_caller]
fn codes_of(words: [Val<u32>; 2], shift: Val<u32>, bits: u32, columns: u32) -> Vec<Val<f32>> {
    let window = window_of(words[0], words[1], shift);
    (0..columns).map(|column| code_at(&window, bits, columns - 1 - column)).collect()
}

#[device]
fn window_of(low: u32, high: u32, shift: u32) -> [u32; 2] {
    [funnel_shr(high, low, shift), high >> shift]
}

/// The whole kernel.
#[device]
pub(in super::super) fn scatter<T: Element<Scalar = f32>>(
    #[comptime] codes: Codes<T>,
    #[comptime] output: Output<T>,
    #[comptime] tile: ScatterTile,
) {
    #[comptime]
    let Codes { x, weight, weights, .. } = codes;
    #[comptime]
    let ScatterTile { columns, rows } = tile;
    #[comptime]
    let n = match output {
        Output::Rows(y, _) => y.dim(1),
        Output::Splits(partials) => partials.dim(2),
    };
    let k = x.dim(1);
    let (id_y, id_z) = (workgroup_id().y, workgroup_id().z);
    #[comptime]
    let (tile_of_m, first_split) = match output {
        Output::Rows(..) => (id_y, val(0)),
        Output::Splits(_) => (id_z, id_y),
    };
    let first_m = tile_of_m * rows;
    let column = global_invocation_id().x * columns;
    let places = places(column, n, k, weights, columns);
    let (word, next, row_words, shift) = (places[0], places[1], places[2], places[3]);
    let staged = workgroup_array::<f32>(SPLIT_ROWS * rows);
    let mut totals = [[0.0; columns]; rows];
    #[comptime]
    let end_split = match output {
        Output::Rows(..) => n_splits(k),
        Output::Splits(_) => first_split + 1,
    };
    for split in first_split..end_split {
        let first_k = split * SPLIT_ROWS;
        stage_split::<T>(codes, staged, first_m, first_k, rows);
        let mut sums = [[0.0; columns]; rows];
        if column < n {
            let n_here = (k - first_k).min(SPLIT_ROWS);
            let in_runs = n_here & !(unrolled(tile) - 1);
            #[comptime]
            let phases = [(val(0), in_runs, unrolled(tile)), (in_runs, n_here, 1)];
            #[comptime]
            for (start, end, run) in phases {
                for row_of_split in (start..end).step_by(run) {
                    let base = (first_k + row_of_split) * row_words;
                    #[comptime]
                    let loaded: Vec<[Val<u32>; 2]> = (0..run)
                        .map(|step| {
                            let row_base = base + row_words * step;
                            [weight.load::<1>(row_base + word)[0], weight.load::<1>(row_base + next)[0]]
                        })
                        .collect();
                    #[comptime]
                    for (step, words) in loaded.iter().enumerate() {
                        #[comptime]
                        let row_codes = codes_of(*words, shift, weights.bits, columns);
                        #[comptime]
                        for row in 0..rows {
                            let value = staged[row_of_split + (row * SPLIT_ROWS + step as u32)];
                            #[comptime]
                            for (column, code) in row_codes.iter().copied().enumerate() {
                                sums[row][column] += code * value;
                            }
                        }
                    }
                }
            }
        }
        #[comptime]
        for row in 0..rows {
            #[comptime]
            for column in 0..columns {
                totals[row][column] += sums[row][column];
            }
        }
    }
    if column < n {
        #[comptime]
        for row in 0..rows {
            if first_m + row < x.dim(0) {
                #[comptime]
                for first in (0..columns).step_by(4) {
                    let place = [first_m + row, first_split, column + first];
                    #[comptime]
                    if columns >= 4 {
                        let values = [
                            totals[row][first],
                            totals[row][first + 1],
                            totals[row][first + 2],
                            totals[row][first + 3],
                        ];
                        store_part::<T, 4>(output, place, values);
                    } else {
                        store_part::<T, 2>(output, place, [totals[row][0], totals[row][1]]);
                    }
                }
            }
        }
    }
}

/// Stores neighbouring sums of a row, a split and a column.
#[device]
fn store_part<T: Element<Scalar = f32>, const N: usize>(
    #[comptime] output: Output<T>,
    place: [u32; 3],
    sums: [f32; N],
) {
    let (row, split, column) = (place[0], place[1], place[2]);
    #[comptime]
    match output {
        Output::Splits(partials) => partials.store::<N>(partials.offset([row, split, column]), sums),
        Output::Rows(y, None) => y.store::<N>(y.offset([row, column]), sums),
        Output::Rows(y, Some(residual)) => {
            let before = residual.load::<N>(residual.offset([row, column]));
            let mut values = [0.0; N];
            #[comptime]
            for element in 0..N {
                values[element] = flush(before[element] + round_to::<T>(sums[element]));
            }
            y.store::<N>(y.offset([row, column]), values);
        }
    }
}

/// Splits of `k` rows of weights.
#[device]
fn n_splits(k: u32) -> u32 {
    (k + (SPLIT_ROWS - 1)) / SPLIT_ROWS
}
