//! Rust has no such cast, nor have kernels.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let odd = (lane() & 1) as bool;
    y[0] = select(odd, x[0], x[1]);
}

fn main() {}
