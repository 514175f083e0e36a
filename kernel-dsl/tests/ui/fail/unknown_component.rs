//! A vector of two has `.x` and `.y`.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let v = vec2(x[0], x[1]);
    y[0] = v.z;
}

fn main() {}
