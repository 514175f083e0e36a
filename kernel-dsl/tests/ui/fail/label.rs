//! Jumps go to the innermost loop.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    'outer: for i in 0..n {
        y[i] = x[i];
    }
}

fn main() {}
