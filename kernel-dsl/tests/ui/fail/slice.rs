//! Buffers are read element by element.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let part = x[0..4];
    y[0] = part[0];
}

fn main() {}
