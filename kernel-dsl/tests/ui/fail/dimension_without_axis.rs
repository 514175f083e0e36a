//! Some argument must give a dimension its size.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(rows))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    y[0] = x[0];
}

fn main() {}
