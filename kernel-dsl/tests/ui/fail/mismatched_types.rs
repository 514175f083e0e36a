//! Numbers do not convert by themselves.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let i = lane();
    y[i] = x[i] * i;
}

fn main() {}
