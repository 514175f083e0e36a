//! Literals take the type that their use wants, as in Rust.

use kernel_dsl::prelude::*;

#[device]
fn weight(index: u32, scale: f32) -> f32 {
    index as f32 * scale
}

#[kernel(workgroup_size(32), dispatch(1))]
fn literals(#[shape(n)] counts: InOut<u32>, #[shape(n)] y: Out<f32>) {
    let mut total = 0;
    let mut sum = 0.0;
    let limit = 7;
    for i in 0..8 {
        total += counts[i];
        if i == limit {
            sum = 1.0 - sum;
        }
    }
    let half = 0.5;
    y[3] = weight(2, 0.25) * half + fma(2.0, sum, y_scale());
    y[[0]] = select(total > 3, 1.0, sum);
    counts[total & 1] = 1 + total * 2;
}

#[device]
fn y_scale() -> f32 {
    1.5
}

pub fn main() {
    let kernel = literals("literals");
    assert!(kernel.is_ok(), "{kernel:?}");
}
