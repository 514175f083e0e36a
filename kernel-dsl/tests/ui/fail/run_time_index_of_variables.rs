//! Variables are no memory.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let mut acc = [0.0; 4];
    acc[lane()] = x[0];
    y[0] = acc[0];
}

fn main() {}
