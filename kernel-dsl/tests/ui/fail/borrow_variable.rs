//! Variables have no address.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let mut a = x[0];
    let b = &a;
    a += 1.0;
    y[0] = a;
}

fn main() {}
