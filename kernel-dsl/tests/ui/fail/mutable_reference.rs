//! Device functions return what they change.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let mut a = x[0];
    change(&mut a);
    y[0] = a;
}

fn main() {}
