//! An index is a u32.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let i = x[0];
    y[i] = 1.0;
}

fn main() {}
