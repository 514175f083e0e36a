//! The rotation of the residual: signs, then a Hadamard matrix, over the root of the width.
//!
//! A model that reads `H (s * x) / sqrt(n)` wherever it read `x`, and writes it wherever it wrote `x`, computes the same:
//! norms see the same length, and each reader's rows are rotated as its input is. What it gains is that no weight
//! stands out from its row, so that rows are near normal deviates.
//!
//! Invariants: the matrix is a product of one of 1, 12, 20 or 28 rows with a power of two, chunks of the power of two
//! first; signs follow from the seed alone; arithmetic is `f32`.

use rayon::prelude::*;

use super::QuantizeError;

/// Rows of the matrix of order 20, bit `j` set where element `j` is +1.
const ORDER_20: [u32; 20] = [
    0x6cc21, 0xd1c42, 0xab884, 0x5f108, 0xb6610, 0x9c83e, 0x3945d, 0x7289b, 0xe5117, 0xca60f, 0xf05ac, 0xe8b58,
    0xd92b1, 0xba163, 0x7c2c6, 0x08592, 0x10b05, 0x2122a, 0x42074, 0x840c9,
];
/// First rows of the four symmetric circulants of order 7 that make Williamson's matrix of order 28.
const CIRCULANTS_7: [u32; 4] = [0b000_0001, 0b100_0011, 0b010_0101, 0b001_1001];
/// Order of the circulants.
const CIRCULANT: usize = 7;

/// A rotation of vectors of one width.
#[derive(Clone, PartialEq, Debug)]
pub struct Rotation {
    signs: Vec<f32>,
    /// The matrix across chunks, row by row; `[1.0]` where the width is a power of two.
    across: Vec<f32>,
}

impl Rotation {
    /// The rotation of vectors of `n` elements that `seed` says.
    ///
    /// # Errors
    /// [`QuantizeError::Rotation`] for widths without a matrix.
    pub fn new(n: usize, seed: u32) -> Result<Rotation, QuantizeError> {
        let odd = n.checked_shr(n.trailing_zeros()).unwrap_or(0);
        let order = match odd {
            1 => 1,
            3 | 5 | 7 => 4 * odd,
            _ => return Err(QuantizeError::Rotation { found: n }),
        };
        if !n.is_multiple_of(order) {
            return Err(QuantizeError::Rotation { found: n });
        }
        Ok(Rotation { signs: signs(n, seed), across: across(order) })
    }

    /// Rotates one vector, each element first multiplied by its `gamma` where there is one.
    pub fn rotate(&self, vector: &mut [f32], gamma: Option<&[f32]>) {
        match gamma {
            Some(gamma) => {
                let factors = self.signs.iter().zip(gamma).map(|(sign, gamma)| sign * gamma);
                vector.iter_mut().zip(factors).for_each(|(x, factor)| *x *= factor);
            }
            None => vector.iter_mut().zip(&self.signs).for_each(|(x, sign)| *x *= sign),
        }
        let order = self.across.len().isqrt();
        let chunk = vector.len() / order;
        vector.chunks_exact_mut(chunk).for_each(butterflies);
        if order > 1 {
            let mut column = vec![0.0; order];
            for at in 0..chunk {
                for (row, sum) in self.across.chunks_exact(order).zip(&mut column) {
                    *sum = (0..order).map(|i| row[i] * vector[i * chunk + at]).sum();
                }
                column.iter().enumerate().for_each(|(i, sum)| vector[i * chunk + at] = *sum);
            }
        }
        let root = (vector.len() as f32).sqrt();
        vector.iter_mut().for_each(|x| *x /= root);
    }

    /// Rotates what each output of a matrix `[out, in]` reads: its rows.
    pub fn rotate_inputs(&self, matrix: &mut [f32], gamma: Option<&[f32]>) {
        matrix.par_chunks_exact_mut(self.signs.len()).for_each(|row| self.rotate(row, gamma));
    }

    /// Rotates what a matrix `[out, in]` writes: its columns.
    pub fn rotate_outputs(&self, matrix: &mut [f32]) {
        let (n_out, n_in) = (self.signs.len(), matrix.len() / self.signs.len());
        let mut columns = transposed(matrix, n_in);
        self.rotate_inputs(&mut columns, None);
        matrix.copy_from_slice(&transposed(&columns, n_out));
    }
}

/// A matrix of `n_cols` columns, transposed.
pub(super) fn transposed(matrix: &[f32], n_cols: usize) -> Vec<f32> {
    let n_rows = matrix.len() / n_cols;
    let mut out = vec![0.0; matrix.len()];
    out.par_chunks_exact_mut(n_rows).enumerate().for_each(|(column, out)| {
        out.iter_mut().enumerate().for_each(|(row, out)| *out = matrix[row * n_cols + column]);
    });
    out
}

/// Sylvester's matrix times a vector, in place.
fn butterflies(vector: &mut [f32]) {
    let mut stride = 1;
    while stride < vector.len() {
        for pair in vector.chunks_exact_mut(2 * stride) {
            let (low, high) = pair.split_at_mut(stride);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        stride *= 2;
    }
}

/// The signs of a seed.
fn signs(n: usize, seed: u32) -> Vec<f32> {
    const STEP: u32 = 0x9e37_79b9;
    let mut state = seed ^ STEP;
    let sign = |_| {
        state = state.wrapping_add(STEP);
        let mut mixed = (state ^ (state >> 16)).wrapping_mul(0x21f0_aaad);
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x735a_2d97);
        mixed ^= mixed >> 15;
        if mixed.is_multiple_of(2) { 1.0 } else { -1.0 }
    };
    (0..n).map(sign).collect()
}

/// The matrix of an order, row by row.
fn across(order: usize) -> Vec<f32> {
    let element = |at: usize| -> bool {
        let (row, column) = (at / order, at % order);
        match order {
            12 => paley_12(row, column),
            20 => ORDER_20[row] >> column & 1 == 1,
            28 => williamson_28(row, column),
            _ => true,
        }
    };
    (0..order * order).map(|at| if element(at) { 1.0 } else { -1.0 }).collect()
}

/// Paley's second construction on the field of five elements: whether an element is +1.
fn paley_12(row: usize, column: usize) -> bool {
    let (i, j) = (row / 2, column / 2);
    let (low, right) = (row % 2 == 1, column % 2 == 1);
    if i == j {
        return !(low || right);
    }
    // Conference matrix: a border of ones, then squares modulo 5.
    let positive = i == 0 || j == 0 || matches!((i + 5 - j) % 5, 1 | 4);
    positive != (low && right)
}

/// Williamson's array of four circulants: whether an element is +1.
fn williamson_28(row: usize, column: usize) -> bool {
    const ARRAY: [[(usize, bool); 4]; 4] = [
        [(0, true), (1, true), (2, true), (3, true)],
        [(1, false), (0, true), (3, false), (2, true)],
        [(2, false), (3, true), (0, true), (1, false)],
        [(3, false), (2, false), (1, true), (0, true)],
    ];
    let (circulant, positive) = ARRAY[row / CIRCULANT][column / CIRCULANT];
    let offset = (column % CIRCULANT + CIRCULANT - row % CIRCULANT) % CIRCULANT;
    (CIRCULANTS_7[circulant] >> offset & 1 == 1) == positive
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_the_described_seed() {
        let signs = signs(5120, 42);
        let word = |i: usize| (0..32).fold(0_u32, |word, bit| word | u32::from(signs[32 * i + bit] > 0.0) << bit);
        assert_eq!([0, 1, 2, 3].map(word), [0x7699_1987, 0x4290_7dc8, 0x685e_ea34, 0x23c8_8582]);
        assert_eq!(signs.iter().filter(|sign| **sign > 0.0).count(), 2595);
    }

    #[test]
    fn matrices_are_hadamard() {
        for order in [1, 12, 20, 28] {
            let matrix = across(order);
            for (i, row) in matrix.chunks(order).enumerate() {
                for (j, other) in matrix.chunks(order).enumerate() {
                    let product: f32 = row.iter().zip(other).map(|(a, b)| a * b).sum();
                    assert_eq!(product, if i == j { order as f32 } else { 0.0 }, "{order}: {i} {j}");
                }
            }
        }
        // The first rows as they are published.
        let row = |order: usize, row: usize| -> String {
            across(order)[row * order..][..order].iter().map(|x| if *x > 0.0 { '+' } else { '-' }).collect()
        };
        assert_eq!([row(12, 0), row(12, 1), row(12, 4)], ["+-++++++++++", "--+-+-+-+-+-", "+++++-++----"]);
        assert_eq!(row(20, 0), "+----+----++--++-++-");
        assert_eq!([row(28, 0), row(28, 8)], ["+------++----++-+--+-+--++--", "---++++-+-----+-++--+-+-+--+"]);
    }

    #[test]
    fn lengths_and_products_stay() {
        for n in [1, 2, 12, 20, 28, 192, 256, 640, 896] {
            let rotation = Rotation::new(n, 7).unwrap();
            let x: Vec<f32> = (0..n).map(|i| ((i * 37 + 11) % 64) as f32 - 31.0).collect();
            let y: Vec<f32> = (0..n).map(|i| ((i * 53 + 5) % 32) as f32 - 15.0).collect();
            let dot = |a: &[f32], b: &[f32]| -> f32 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
            let (mut rotated, mut other) = (x.clone(), y.clone());
            rotation.rotate(&mut rotated, None);
            rotation.rotate(&mut other, None);
            let scale = (dot(&x, &x) * dot(&y, &y)).sqrt();
            assert!((dot(&rotated, &other) - dot(&x, &y)).abs() <= 1e-5 * scale, "{n}");
            // Columns of a matrix are rotated as rows of its transpose are.
            let mut matrix: Vec<f32> = (0..3 * n).map(|i| (i % 29) as f32).collect();
            let mut columns = transposed(&matrix, 3);
            rotation.rotate_outputs(&mut matrix);
            rotation.rotate_inputs(&mut columns, None);
            assert_eq!(transposed(&matrix, 3), columns, "{n}");
        }
        for n in [0, 3, 6, 11, 36, 9 * 256, 11 * 64] {
            assert!(matches!(Rotation::new(n, 7), Err(QuantizeError::Rotation { found }) if found == n), "{n}");
        }
    }
}
