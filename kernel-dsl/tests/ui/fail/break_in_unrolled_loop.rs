//! An unrolled loop has nothing to leave.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(n))]
fn case(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    #[comptime]
    for i in 0..4 {
        if x[i] > 0.0 {
            break;
        }
        y[i] = x[i];
    }
}

fn main() {}
