//! Patterns are for comptime values.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    while let Some(a) = next() {
        y[0] = a;
    }
}

fn main() {}
