//! A variable starts with a value.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let mut a;
    a = x[0];
    y[0] = a;
}

fn main() {}
