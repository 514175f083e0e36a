//! The canonical dot product: one arithmetic for every number of rows, tiling, split and batch.
//!
//! Order: the reduction axis is cut into pieces of `P` consecutive elements, `P` fixed by the weight format so that a
//! piece of weights is one 16-byte vector. Lane `l` of 32 takes pieces `l`, `l + 32`, ... in ascending order, elements
//! ascending inside a piece, into one accumulator that starts at +0; then the ascending xor butterfly.
//! Multiply and add are rounded on their own.
//!
//! Invariants: an accumulator is never -0, so that elements beyond the axis may be taken as zero without a trace.

use kernel_dsl::prelude::*;

/// Elements of a piece of `bf16` or `f16` weights.
pub const PIECE_16_BIT: usize = 8;
/// Elements of a piece of `f32` weights.
pub const PIECE_32_BIT: usize = 4;

/// The accumulator after one more piece.
#[device]
pub fn dot_piece<const P: usize>(acc: f32, x: [f32; P], weights: [f32; P]) -> f32 {
    let mut sum = acc;
    #[comptime]
    for element in 0..P {
        sum += x[element] * weights[element];
    }
    sum
}

/// The ascending xor butterfly over 32 values that one invocation holds: what lane 0 of a subgroup gets.
#[device]
pub fn butterfly_of(lanes: [f32; 32]) -> f32 {
    let mut sums = lanes;
    #[comptime]
    for step in 0..5_usize {
        #[comptime]
        for lane in (0..32_usize).step_by(2 << step) {
            sums[lane] = sums[lane] + sums[lane + (1 << step)];
        }
    }
    sums[0]
}

/// The same over 32 values of private memory from `first` on.
#[device]
pub fn private_lanes_sum(#[comptime] lanes: PrivateArray<f32>, #[comptime] first: u32) -> f32 {
    let mut sums = [0.0; 32];
    #[comptime]
    for lane in 0..32_u32 {
        sums[lane] = lanes[first + lane];
    }
    butterfly_of(sums)
}

/// The canonical dot product on the host, in `f32` and without the kernel language: what every engine must give.
pub fn canonical_dot(x: &[f32], weights: &[f32], piece: usize) -> f32 {
    let mut lanes = [0.0_f32; 32];
    for (number, (xs, ws)) in x.chunks(piece).zip(weights.chunks(piece)).enumerate() {
        for (a, b) in xs.iter().zip(ws) {
            lanes[number % 32] += a * b;
        }
    }
    butterfly_sum(lanes)
}

/// The ascending xor butterfly over 32 lanes on the host.
pub fn butterfly_sum(mut lanes: [f32; 32]) -> f32 {
    for mask in [1, 2, 4, 8, 16] {
        let before = lanes;
        for (index, value) in lanes.iter_mut().enumerate() {
            *value += before[index ^ mask];
        }
    }
    lanes[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_visible_in_the_bits() {
        let x: Vec<f32> = (0..4096).map(|i| ((i * 37 % 101) as f32 - 50.0) / 7.0).collect();
        let weights: Vec<f32> = (0..4096).map(|i| ((i * 61 % 97) as f32 - 48.0) / 5.0).collect();
        let canonical = canonical_dot(&x, &weights, PIECE_16_BIT);
        assert_ne!(canonical.to_bits(), canonical_dot(&x, &weights, PIECE_32_BIT).to_bits());
        let exact: f64 = x.iter().zip(&weights).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum();
        assert!((f64::from(canonical) - exact).abs() < 1e-2);
    }

    #[test]
    fn padding_with_zeros_leaves_no_trace() {
        let (x, weights) = ([-1.5_f32, 2.25, -0.0, 3.0, 7.5], [0.3_f32, -0.7, 1.0, 0.1, -0.0]);
        let mut padded = (x.to_vec(), weights.to_vec());
        padded.0.resize(512, -0.0);
        padded.1.resize(512, 1.0);
        let sums = [canonical_dot(&x, &weights, 8), canonical_dot(&padded.0, &padded.1, 8)];
        assert_eq!(sums[0].to_bits(), sums[1].to_bits());
    }
}
