//! A kernel returns through buffers.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>) -> f32 {
    x[0]
}

fn main() {}
