//! Portable mathematics on the CPU engine: what moves bits only.
//!
//! Functions of one argument are swept in `math_sweep`, quotients are in `quotients`.

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::{TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::common::math;

#[kernel(workgroup_size(256), dispatch(div_ceil(n, 256)))]
fn flush(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let index = global_invocation_id().x;
    if index < n {
        y[index] = math::flush(x[index]);
    }
}

fn run(x: &[f32]) -> Vec<f32> {
    let kernel: Result<Kernel, BuildError> = flush("flush");
    let kernel = compile(&kernel.expect("builds"), &Target::CPU).expect("is valid");
    let layout = TensorLayout::row_major(Elem::F32, &[x.len() as u32]);
    let launch = bind(&kernel, &[layout.clone(), layout], &[], u32::MAX).expect("fits");
    let mut x = x.to_vec();
    x.resize(x.len().next_multiple_of(4), 0.0);
    let mut y = x.clone();
    let bindings = &mut [Binding::Read(bytemuck::cast_slice(&x)), Binding::Write(bytemuck::cast_slice_mut(&mut y))];
    let options = Options { face: Face::Unchecked, threads: 0, flush_subnormals: false };
    Program::new(&kernel).run(&launch, bindings, &options).expect("runs");
    y
}

#[test]
fn flush_keeps_normal_numbers_and_signs() {
    let x = [1.5, -0.0, f32::from_bits(1), -f32::from_bits(0x7f_ffff), f32::MIN_POSITIVE, f32::INFINITY];
    let y = run(&x);
    let bits: Vec<u32> = y[..x.len()].iter().map(|value| value.to_bits()).collect();
    let expected = [1.5, -0.0, 0.0, -0.0, f32::MIN_POSITIVE, f32::INFINITY].map(f32::to_bits);
    assert_eq!(bits, expected);
}
