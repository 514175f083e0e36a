//! One stride for each axis.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] #[stride(s, 1)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    y[0] = x[0];
}

fn main() {}
