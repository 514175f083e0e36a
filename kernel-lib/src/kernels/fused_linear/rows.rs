//! Rows of weights in each format: what a lane loads of a piece, and how the piece enters a sum.
//!
//! Invariants: pieces, their order and every rounding are those of the format's own kernel (`matmul`, `affine_matmul`, `trellis_matmul`), so
//! that a fused linear layer gives their bits.

use half::f16;
use kernel_dsl::prelude::*;

use crate::common::dot::{PIECE_16_BIT, dot_piece};
use crate::common::math::flush;
use crate::common::piece::load_run;
use crate::common::quant_unpack::{code, load_words, piece_len, words_of};
use crate::common::trellis::{self, code_at, load_run_words, row_factor};

/// Rows of weights.
pub(super) trait WeightRows: Copy {
    /// What a lane keeps of a piece.
    type Piece;

    /// Elements of a piece, a multiple of 8.
    fn piece_len(self) -> u32;

    /// Whether `add` wants the sum of a piece of x.
    const WANTS_SUM: bool;

    /// Loads piece number `piece` of row `row`.
    fn load(self, row: Val<u32>, piece: Val<u32>) -> Self::Piece;

    /// `acc` after the piece, with x as its elements and their sum.
    fn accumulate(self, acc: Val<f32>, piece: &Self::Piece, x: &[Val<f32>], x_sum: Val<f32>) -> Val<f32>;

    /// The sum of row `row` once its lanes' are one.
    fn finish(self, _row: Val<u32>, sum: Val<f32>) -> Val<f32> {
        sum
    }
}

/// `w [n, k]` of 16-bit floats.
#[derive(Clone, Copy)]
pub(super) struct PlainRows<W> {
    /// The weights.
    pub(super) w: In<W>,
}

impl<W: Element<Scalar = f32>> WeightRows for PlainRows<W> {
    type Piece = [Val<f32>; PIECE_16_BIT];
    const WANTS_SUM: bool = false;

    fn piece_len(self) -> u32 {
        PIECE_16_BIT as u32
    }

    fn load(self, row: Val<u32>, piece: Val<u32>) -> Self::Piece {
        load_run::<W, PIECE_16_BIT>(self.w, self.w.offset((row, piece * PIECE_16_BIT as u32)))
    }

    fn accumulate(self, acc: Val<f32>, piece: &Self::Piece, x: &[Val<f32>], _: Val<f32>) -> Val<f32> {
        dot_piece::<PIECE_16_BIT>(acc, std::array::from_fn(|element| x[element]), *piece)
    }
}

/// Packed codes with a scale and a bias for each group.
#[derive(Clone, Copy)]
pub(super) struct AffineRows<S> {
    /// `[n, k * bits / 32]`.
    pub(super) weight: In<u32>,
    /// `[n, n_groups]`.
    pub(super) scales: In<S>,
    /// `[n, n_groups]`.
    pub(super) biases: In<S>,
    /// Width of a code.
    pub(super) bits: u32,
    /// Pieces of a group are two to this power.
    pub(super) group_shift: Val<u32>,
}

/// A piece of codes.
pub(super) struct AffinePiece {
    words: Vec<Val<u32>>,
    scale: Val<f32>,
    bias: Val<f32>,
}

impl<S: Element<Scalar = f32>> WeightRows for AffineRows<S> {
    type Piece = AffinePiece;
    const WANTS_SUM: bool = true;

    fn piece_len(self) -> u32 {
        piece_len(self.bits)
    }

    fn load(self, row: Val<u32>, piece: Val<u32>) -> AffinePiece {
        let n_words = words_of(self.piece_len(), self.bits);
        let group = piece >> self.group_shift;
        AffinePiece {
            words: load_words(self.weight, self.weight.offset((row, piece * n_words)), n_words),
            scale: self.scales.load::<1>(self.scales.offset((row, group)))[0],
            bias: self.biases.load::<1>(self.biases.offset((row, group)))[0],
        }
    }

    fn accumulate(self, acc: Val<f32>, piece: &AffinePiece, x: &[Val<f32>], x_sum: Val<f32>) -> Val<f32> {
        let codes: Vec<Val<f32>> = (0..).zip(x).map(|(element, _)| code(&piece.words, self.bits, element)).collect();
        let scaled = add_product(acc, piece.scale, ascending_dot(&codes, x));
        add_product(scaled, piece.bias, x_sum)
    }
}

/// Trellis codes with a scale for each row.
#[derive(Clone, Copy)]
pub(super) struct TrellisRows {
    /// `[n, k * bits / 32]`.
    pub(super) weight: In<u32>,
    /// `[n]`.
    pub(super) scales: In<f16>,
    /// Bits of a weight.
    pub(super) bits: u32,
}

impl WeightRows for TrellisRows {
    type Piece = Vec<Val<u32>>;
    const WANTS_SUM: bool = false;

    fn piece_len(self) -> u32 {
        trellis::RUN
    }

    fn load(self, row: Val<u32>, piece: Val<u32>) -> Self::Piece {
        load_run_words(self.weight, self.weight.offset((row, 0)), piece, self.bits)
    }

    fn accumulate(self, acc: Val<f32>, words: &Self::Piece, x: &[Val<f32>], _: Val<f32>) -> Val<f32> {
        let places = (0..trellis::RUN).rev();
        places.zip(x).fold(acc, |acc, (place, x)| add_product(acc, *x, code_at(words, self.bits, place)))
    }

    fn finish(self, row: Val<u32>, sum: Val<f32>) -> Val<f32> {
        scaled(sum, row_factor(self.scales, row))
    }
}

/// `sum codes * x` in ascending order from zero.
fn ascending_dot(codes: &[Val<f32>], x: &[Val<f32>]) -> Val<f32> {
    codes.iter().zip(x).fold(zero(), |sum, (code, value)| add_product(sum, *code, *value))
}

/// `sum x` in ascending order from zero.
pub(super) fn ascending_sum(x: &[Val<f32>]) -> Val<f32> {
    x.iter().fold(zero(), |sum, value| plus(sum, *value))
}

#[device]
fn scaled(sum: f32, factor: f32) -> f32 {
    flush(sum * factor)
}

#[device]
fn zero() -> f32 {
    0.0
}

#[device]
fn plus(sum: f32, x: f32) -> f32 {
    sum + x
}

#[device]
fn add_product(sum: f32, a: f32, b: f32) -> f32 {
    sum + a * b
}
