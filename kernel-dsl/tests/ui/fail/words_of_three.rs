//! Words move by 1, 2 or 4.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<u8>, #[shape(n)] y: Out<f32>) {
    let words = x.words::<3>(0);
    y[0] = 1.0;
}

fn main() {}
