//! `In` is read only.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    x[0] = 1.0;
    y[0] = 1.0;
}

fn main() {}
