//! A buffer has a shape.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, y: Out<f32>) {
    y[0] = x[0];
}

fn main() {}
