//! Pieces: runs of consecutive elements that an invocation loads or stores together, in 16-byte vectors.
//!
//! Invariants: a piece starts at a multiple of its length; the order of elements inside a piece is ascending.

use std::fmt;

use kernel_dsl::build::buffer::{CanWrite, Storage};
use kernel_dsl::prelude::*;

/// Elements of a piece of activations, whatever their type.
pub const PIECE: u32 = 8;

/// How rows are read and written. Both give the same values in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowAccess {
    /// 16-byte vectors; rows are whole pieces.
    Vectors,
    /// Element by element; rows of any length.
    Elements,
}

impl fmt::Display for RowAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowAccess::Vectors => write!(f, "x{PIECE}"),
            RowAccess::Elements => write!(f, "x1"),
        }
    }
}

/// The piece from element `first`, a multiple of 8.
#[device]
pub fn load_piece<T: Element<Scalar = f32>>(#[comptime] x: In<T>, first: u32) -> [f32; 8] {
    #[comptime]
    if T::ELEM.bytes() == 4 {
        let low = x.load::<4>(first);
        let high = x.load::<4>(first + 4);
        [low[0], low[1], low[2], low[3], high[0], high[1], high[2], high[3]]
    } else {
        x.load::<8>(first)
    }
}

/// `P` consecutive elements from a multiple of `P`, in vectors of at most 16 bytes.
#[track_caller]
pub fn load_run<T: Element<Scalar = f32>, const P: usize>(x: In<T>, first: Val<u32>) -> [Val<f32>; P] {
    if T::ELEM.bytes() as usize * P <= 16 {
        return x.load::<P>(first);
    }
    let mut run = Vec::with_capacity(P);
    for start in (0..P as u32).step_by(4) {
        run.extend(x.load::<4>(first + start));
    }
    std::array::from_fn(|element| run[element])
}

/// Stores a piece from element `first`, a multiple of 8, rounded to the element type.
#[device]
pub fn store_piece<T: Element<Scalar = f32>>(#[comptime] y: Out<T>, first: u32, values: [f32; 8]) {
    write_piece::<T, _>(y, first, values);
}

/// The same to a buffer that may be read, too.
#[device]
pub fn write_piece<T: Element<Scalar = f32>, A: CanWrite>(#[comptime] y: Storage<T, A>, first: u32, values: [f32; 8]) {
    #[comptime]
    if T::ELEM.bytes() == 4 {
        y.store::<4>(first, [values[0], values[1], values[2], values[3]]);
        y.store::<4>(first + 4, [values[4], values[5], values[6], values[7]]);
    } else {
        y.store::<8>(first, values);
    }
}

/// Eight columns from `place`, a row and a column, of a matrix; `fill` beyond the end of the row.
#[device]
pub fn load_row_piece<T: Element<Scalar = f32>>(
    #[comptime] x: In<T>,
    place: [u32; 2],
    fill: f32,
    #[comptime] access: RowAccess,
) -> [f32; 8] {
    #[comptime]
    match access {
        RowAccess::Vectors => load_piece::<T>(x, x.offset([place[0], place[1]])),
        RowAccess::Elements => {
            let mut values = [fill; 8];
            #[comptime]
            for element in 0..8_u32 {
                if place[1] + element < x.dim(1) {
                    values[element] = x[[place[0], place[1] + element]];
                }
            }
            values
        }
    }
}

/// Stores eight columns from `place`, a row and a column, of a matrix, as far as the row goes.
#[device]
pub fn store_row_piece<T: Element<Scalar = f32>>(
    #[comptime] y: Out<T>,
    place: [u32; 2],
    values: [f32; 8],
    #[comptime] access: RowAccess,
) {
    #[comptime]
    match access {
        RowAccess::Vectors => store_piece::<T>(y, y.offset([place[0], place[1]]), values),
        RowAccess::Elements =>
        {
            #[comptime]
            for element in 0..8_u32 {
                if place[1] + element < y.dim(1) {
                    y[[place[0], place[1] + element]] = values[element];
                }
            }
        }
    }
}

/// The piece of row `row`, or of the last one, from column `column` on, a multiple of 8.
#[device]
pub fn load_piece_of_row<T: Element<Scalar = f32>>(#[comptime] x: In<T>, row: u32, column: u32) -> [f32; 8] {
    load_piece::<T>(x, x.offset([row.min(x.dim(0) - 1), column]))
}

/// The elements of packed words.
#[track_caller]
pub fn elements_of<T: Element<Scalar = f32>>(words: &[Val<u32>]) -> Vec<Val<f32>> {
    match T::ELEM.bytes() {
        4 => words.iter().map(|&word| from_bits(word)).collect(),
        _ => words.iter().flat_map(|&word| [decode::<T>(word & 0xffff), decode::<T>(word >> 16)]).collect(),
    }
}
