//! A dimension belongs to the launch.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    n = 3;
    y[0] = x[n - 1];
}

fn main() {}
