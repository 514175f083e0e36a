//! A condition is a bool.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    if lane() {
        y[0] = x[0];
    }
}

fn main() {}
