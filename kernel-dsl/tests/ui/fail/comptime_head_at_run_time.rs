//! A comptime head knows no run-time values.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let mut count = 4;
    #[comptime]
    for i in 0..count {
        y[i] = x[i];
    }
    count += 1;
}

fn main() {}
