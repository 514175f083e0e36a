//! Device functions take the place of closures.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let twice = |a| a * 2.0;
    y[0] = twice(x[0]);
}

fn main() {}
