//! What never runs is a mistake.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    for i in 0..n {
        break;
        y[i] = x[i];
    }
}

fn main() {}
