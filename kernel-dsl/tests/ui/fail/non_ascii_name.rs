use kernel_dsl::prelude::*;

#[kernel(workgroup_size(64), dispatch(1))]
fn sample(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let größe = x[0];
    y[0] = größe;
}

fn main() {}
