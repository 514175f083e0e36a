//! Buffers store the nine elements.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<u64>, #[shape(n)] y: Out<f32>) {
    y[0] = x[0] as f32;
}

fn main() {}
