//! A packed matrix: its shape as tensors of a file have it, and its weights.
//!
//! Invariants: a [`PackedShape`] only exists for shapes that the format has; the rank of the tensor of codes says which
//! storage it is, and nothing else does.

use half::f16;

use super::TrellisError;
use super::codebook::{artifact_weight, code_sum};
use super::interleave::{GROUP_COLS, GROUP_WORDS, deinterleave};
use super::layout::{BLOCK_LEN, CodeBits, check_whole, states};
use crate::common::float::Float;

/// The axis of a weight `[out, in]` along which its code runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Along the outputs: stored transposed, a row and a scale for each input.
    Out,
    /// Along the inputs: a row and a scale for each output.
    In,
}

impl Axis {
    /// The axis of this number: 0 is [`Axis::Out`], 1 is [`Axis::In`].
    ///
    /// # Errors
    /// [`TrellisError::Axis`] for any other.
    pub fn new(axis: u32) -> Result<Self, TrellisError> {
        match axis {
            0 => Ok(Axis::Out),
            1 => Ok(Axis::In),
            found => Err(TrellisError::Axis { found }),
        }
    }

    /// Its number in files.
    pub const fn get(self) -> u32 {
        match self {
            Axis::Out => 0,
            Axis::In => 1,
        }
    }
}

/// Order of the words of a packed matrix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Storage {
    /// Row by row.
    Canonical,
    /// Groups of two blocks, each of all rows.
    TwoBlock,
}

/// Shape of a packed matrix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PackedShape {
    /// Bits per weight.
    pub bits: CodeBits,
    /// Coding axis.
    pub axis: Axis,
    /// Order of words.
    pub storage: Storage,
    /// Coded rows.
    pub n_rows: usize,
    /// Weights of a coded row.
    pub n_cols: usize,
}

impl PackedShape {
    /// The canonical shape for a weight `[n_out, n_in]`.
    ///
    /// # Errors
    /// [`TrellisError::NotWhole`] unless the coded length is whole blocks.
    pub fn of_weight(bits: CodeBits, axis: Axis, n_out: usize, n_in: usize) -> Result<Self, TrellisError> {
        let (n_rows, n_cols) = match axis {
            Axis::Out => (n_in, n_out),
            Axis::In => (n_out, n_in),
        };
        check_whole("coded length", n_cols, BLOCK_LEN)?;
        Ok(Self { bits, axis, storage: Storage::Canonical, n_rows, n_cols })
    }

    /// The shape that a tensor of codes and a tensor of scales tell.
    ///
    /// # Errors
    /// [`TrellisError::Shape`] for other ranks and incomplete blocks, [`TrellisError::Storage`] for rank 3 where only
    /// rank 2 exists, [`TrellisError::Length`] unless there is one scale for each coded row.
    pub fn of_tensors(bits: CodeBits, axis: Axis, codes: &[usize], scales: &[usize]) -> Result<Self, TrellisError> {
        let shape = match *codes {
            [n_rows, n_words] if n_rows > 0 && n_words > 0 && n_words.is_multiple_of(bits.words_per_block()) => {
                let n_cols = n_words / bits.words_per_block() * BLOCK_LEN;
                Self { bits, axis, storage: Storage::Canonical, n_rows, n_cols }
            }
            [n_groups, n_rows, GROUP_WORDS] if n_groups > 0 && n_rows > 0 => {
                if (bits, axis) != (CodeBits::Three, Axis::Out) {
                    return Err(TrellisError::Storage { bits: bits.get(), axis: axis.get() });
                }
                Self { bits, axis, storage: Storage::TwoBlock, n_rows, n_cols: n_groups * GROUP_COLS }
            }
            _ => {
                let words = bits.words_per_block();
                let required =
                    format!("[rows, a multiple of {words}], or [groups, rows, {GROUP_WORDS}] for 3 bits, axis 0");
                return Err(TrellisError::Shape { found: codes.to_vec(), required });
            }
        };
        match *scales {
            [n_scales] if n_scales == shape.n_rows => Ok(shape),
            [found] => Err(TrellisError::Length { what: "number of scales", found, required: shape.n_rows }),
            _ => Err(TrellisError::Length { what: "rank of the tensor of scales", found: scales.len(), required: 1 }),
        }
    }

    /// Shape of the tensor of codes.
    pub fn codes(&self) -> Vec<usize> {
        match self.storage {
            Storage::Canonical => vec![self.n_rows, self.bits.words_per_row(self.n_cols)],
            Storage::TwoBlock => vec![self.n_cols / GROUP_COLS, self.n_rows, GROUP_WORDS],
        }
    }

    /// Shape `[out, in]` of the weight.
    pub fn weight(&self) -> [usize; 2] {
        match self.axis {
            Axis::Out => [self.n_cols, self.n_rows],
            Axis::In => [self.n_rows, self.n_cols],
        }
    }

    /// Whether two-block storage exists for it.
    pub fn can_interleave(&self) -> bool {
        (self.bits, self.axis) == (CodeBits::Three, Axis::Out) && self.n_cols.is_multiple_of(GROUP_COLS)
    }
}

/// Words and scales of a packed matrix.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PackedRows<'a> {
    /// What they are.
    pub shape: PackedShape,
    /// Codes, in the order of the shape's storage.
    pub words: &'a [u32],
    /// One scale for each coded row.
    pub scales: &'a [f16],
}

impl PackedRows<'_> {
    /// Words in canonical order.
    ///
    /// # Errors
    /// [`TrellisError::Length`] where the shape demands another number of words or scales.
    pub fn canonical_words(&self) -> Result<Vec<u32>, TrellisError> {
        let PackedShape { bits, n_rows, n_cols, .. } = self.shape;
        check_whole("coded length", n_cols, BLOCK_LEN)?;
        for (what, found, required) in [
            ("number of words", self.words.len(), n_rows * bits.words_per_row(n_cols)),
            ("number of scales", self.scales.len(), n_rows),
        ] {
            if found != required {
                return Err(TrellisError::Length { what, found, required });
            }
        }
        match self.shape.storage {
            Storage::Canonical => Ok(self.words.to_vec()),
            Storage::TwoBlock => deinterleave(self.words, n_rows, n_cols),
        }
    }
}

/// The weights of all coded rows, one row after the other, as expansion makes them for activations of this element.
///
/// # Errors
/// [`TrellisError::Length`] where the shape demands another number of words or scales.
pub fn decode_rows(rows: PackedRows<'_>, float: Float) -> Result<Vec<f32>, TrellisError> {
    let words = rows.canonical_words()?;
    let mut weights = Vec::with_capacity(rows.shape.n_rows * rows.shape.n_cols);
    let words_per_row = rows.shape.bits.words_per_row(rows.shape.n_cols);
    for (row, &scale) in words.chunks_exact(words_per_row).zip(rows.scales) {
        let states = states(row, rows.shape.bits)?;
        weights.extend(states.into_iter().map(|state| artifact_weight(code_sum(state), scale, float)));
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_tensors() {
        for bits in CodeBits::ALL {
            for axis in [Axis::Out, Axis::In] {
                let words = bits.words_per_block();
                let shape = PackedShape::of_tensors(bits, axis, &[67, 3 * words], &[67]).unwrap();
                assert_eq!((shape.storage, shape.n_rows, shape.n_cols), (Storage::Canonical, 67, 768));
                let [n_out, n_in] = shape.weight();
                assert_eq!(PackedShape::of_weight(bits, axis, n_out, n_in), Ok(shape));
                assert_eq!(shape.codes(), [67, 3 * words]);
                let interleaved = PackedShape::of_tensors(bits, axis, &[2, 67, 48], &[67]);
                if (bits, axis) == (CodeBits::Three, Axis::Out) {
                    let shape = interleaved.unwrap();
                    assert_eq!((shape.storage, shape.n_rows, shape.n_cols), (Storage::TwoBlock, 67, 1024));
                    assert!(shape.can_interleave() && shape.codes() == [2, 67, 48]);
                } else {
                    let (bits, axis) = (bits.get(), axis.get());
                    assert_eq!(interleaved, Err(TrellisError::Storage { bits, axis }));
                }
            }
        }
    }

    #[test]
    fn malformed_shapes_are_refused() {
        let (bits, axis) = (CodeBits::Three, Axis::Out);
        for codes in [
            &[][..],
            &[48],
            &[67, 0],
            &[67, 23],
            &[67, 49],
            &[0, 48],
            &[1, 0, 48],
            &[0, 67, 48],
            &[2, 67, 47],
            &[2, 67, 24],
            &[1, 2, 67, 48],
        ] {
            let error = PackedShape::of_tensors(bits, axis, codes, &[67]).unwrap_err();
            assert!(matches!(error, TrellisError::Shape { .. }), "{codes:?}: {error}");
        }
        for scales in [&[][..], &[66], &[68], &[67, 1], &[1, 67]] {
            let error = PackedShape::of_tensors(bits, axis, &[67, 48], scales).unwrap_err();
            assert!(matches!(error, TrellisError::Length { .. }), "{scales:?}: {error}");
        }
        for n_cols in [0, 255, 300] {
            assert!(matches!(PackedShape::of_weight(bits, axis, n_cols, 8), Err(TrellisError::NotWhole { .. })));
        }
        assert!(!PackedShape::of_weight(bits, axis, 768, 8).unwrap().can_interleave());
        assert_eq!(Axis::new(2), Err(TrellisError::Axis { found: 2 }));
    }

    #[test]
    fn missing_words_and_scales_are_refused() {
        let shape = PackedShape::of_weight(CodeBits::Three, Axis::In, 2, 256).unwrap();
        for (n_words, n_scales) in [(47, 2), (49, 2), (48, 1), (48, 3), (0, 0)] {
            let (words, scales) = (vec![0; n_words], vec![f16::ONE; n_scales]);
            let rows = PackedRows { shape, words: &words, scales: &scales };
            assert!(matches!(decode_rows(rows, Float::F32), Err(TrellisError::Length { .. })), "{n_words} {n_scales}");
        }
    }
}
