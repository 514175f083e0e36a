//! Matrix tiles: 256 elements for every subgroup, element `e` in column `e / 32` at lane `e % 32` of the subgroup.

use crate::ir::TILE_DIM;

const DIM: usize = TILE_DIM as usize;

/// Elements of a tile.
pub(in crate::interp) const TILE_ELEMS: usize = DIM * DIM;

/// `acc + a * b` of one subgroup: each element in ascending `k`, product and sum rounded on their own.
/// `round` runs on operands and results (flushing).
pub(in crate::interp) fn mul_add(
    a: &[u32; TILE_ELEMS],
    b: &[u32; TILE_ELEMS],
    acc: &mut [u32; TILE_ELEMS],
    round: fn(u32) -> u32,
) {
    let value = |bits: u32| f32::from_bits(round(bits));
    for row in 0..DIM {
        for k in 0..DIM {
            let left = value(a[row * DIM + k]);
            for col in 0..DIM {
                let product = round((left * value(b[k * DIM + col])).to_bits());
                let sum = value(acc[row * DIM + col]) + f32::from_bits(product);
                acc[row * DIM + col] = round(sum.to_bits());
            }
        }
    }
}
