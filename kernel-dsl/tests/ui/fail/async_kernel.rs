//! Kernels are plain functions.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
async fn case(#[shape(n)] x: Out<f32>) {
    x[0] = 1.0;
}

fn main() {}
