//! A value needs both branches.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let a = if x[0] > 0.0 {
        1.0
    };
    y[0] = a;
}

fn main() {}
