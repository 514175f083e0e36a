//! A kernel works on buffers.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(1))]
fn case(a: f32) {
    let b = a;
}

fn main() {}
