//! Portable mathematics on the CPU engine: what is no function of one f32, and the typed steps.
//!
//! Functions of one argument are swept in `math_sweep`.

use half::{bf16, f16};
use kernel_dsl::build::BuildError;
use kernel_dsl::contract::{TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::CaseRng;
use kernel_lib::common::activation::sigmoid;
use kernel_lib::common::math;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Function {
    Div,
    Flush,
    RecipOfNarrow,
    SigmoidOfBf16,
    SigmoidOfF16,
    StepsOfBf16,
    StepsOfF16,
}

/// The typed steps of the sigmoid with a correctly rounded reciprocal.
#[device]
fn sigmoid_steps<T: Element<Scalar = f32>>(x: f32) -> f32 {
    let e = round_to::<T>(math::exp(x.abs()));
    let d = round_to::<T>(1.0 + e);
    let y = round_to::<T>(math::recip(d));
    select(x < 0.0, y, round_to::<T>(1.0 - y))
}

#[kernel(workgroup_size(256), dispatch(div_ceil(n, 256)))]
fn map(#[shape(n)] a: In<f32>, #[shape(n)] b: In<f32>, #[shape(n)] y: Out<f32>, #[comptime] function: Function) {
    let index = global_invocation_id().x;
    if index < n {
        let (x, z) = (a[index], b[index]);
        #[comptime]
        let result = match function {
            Function::Div => math::div(x, z),
            Function::Flush => math::flush(x),
            Function::RecipOfNarrow => math::recip_of_narrow(x),
            Function::SigmoidOfBf16 => sigmoid::<bf16>(x),
            Function::SigmoidOfF16 => sigmoid::<f16>(x),
            Function::StepsOfBf16 => sigmoid_steps::<bf16>(x),
            Function::StepsOfF16 => sigmoid_steps::<f16>(x),
        };
        y[index] = result;
    }
}

fn run(function: Function, a: &[f32], b: &[f32], flush_subnormals: bool) -> Vec<f32> {
    let kernel: Result<Kernel, BuildError> = map("map", function);
    let kernel = compile(&kernel.expect("builds"), &Target::CPU).expect("is valid");
    let layout = TensorLayout::row_major(Elem::F32, &[a.len() as u32]);
    let launch = bind(&kernel, &[layout.clone(), layout.clone(), layout], &[], u32::MAX).expect("fits");
    let pad = |values: &[f32]| {
        let mut values = values.to_vec();
        values.resize(values.len().next_multiple_of(4), 0.0);
        values
    };
    let (a, b, mut y) = (pad(a), pad(b), pad(a));
    let bindings = &mut [
        Binding::Read(bytemuck::cast_slice(&a)),
        Binding::Read(bytemuck::cast_slice(&b)),
        Binding::Write(bytemuck::cast_slice_mut(&mut y)),
    ];
    let options = Options { face: Face::Unchecked, threads: 0, flush_subnormals };
    Program::new(&kernel).run(&launch, bindings, &options).expect("runs");
    y
}

#[test]
fn div_is_correctly_rounded() {
    let mut rng = CaseRng::new(1);
    let mut draw = || (0..1 << 19).map(|_| f32::from_bits(rng.next_u32())).collect::<Vec<_>>();
    let (a, b) = (draw(), draw());
    let y = run(Function::Div, &a, &b, false);
    assert_eq!(
        bytemuck::cast_slice::<f32, u32>(&y),
        bytemuck::cast_slice::<f32, u32>(&run(Function::Div, &a, &b, true))
    );
    let flush = |x: f32| if x.is_subnormal() { 0.0_f32.copysign(x) } else { x };
    for ((&a, &b), &y) in a.iter().zip(&b).zip(&y) {
        let expected = flush(a) / flush(b);
        // At the very edge the quotient rounds up to the smallest normal, or is taken for zero.
        let at_edge = expected == f32::MIN_POSITIVE.copysign(expected);
        let same = flush(expected).to_bits() == y.to_bits() || (expected.is_nan() && y.is_nan());
        assert!(same || (at_edge && y == 0.0), "{a:e} / {b:e} = {y:e}, required {expected:e}");
    }
}

#[test]
fn flush_keeps_normal_numbers_and_signs() {
    let x = [1.5, -0.0, f32::from_bits(1), -f32::from_bits(0x7f_ffff), f32::MIN_POSITIVE, f32::INFINITY];
    let y = run(Function::Flush, &x, &x, false);
    let bits: Vec<u32> = y[..x.len()].iter().map(|value| value.to_bits()).collect();
    let expected = [1.5, -0.0, 0.0, -0.0, f32::MIN_POSITIVE, f32::INFINITY].map(f32::to_bits);
    assert_eq!(bits, expected);
}

/// Every float of 16 bits.
fn every(widen: fn(u16) -> f32) -> Vec<f32> {
    (0..=u16::MAX).map(widen).collect()
}

#[test]
fn the_reciprocal_of_a_narrow_float_rounds_correctly() {
    let bf16_of = |bits| bf16::from_bits(bits).to_f32();
    let f16_of = |bits| f16::from_bits(bits).to_f32();
    let positive = |x: &f32| x.is_normal() && *x > 0.0;
    let x: Vec<f32> = every(bf16_of).into_iter().chain(every(f16_of)).filter(positive).chain([f32::INFINITY]).collect();
    let y = run(Function::RecipOfNarrow, &x, &x, false);
    for (&x, &y) in x.iter().zip(&y) {
        let required = 1.0 / x;
        let required = if required.is_subnormal() { 0.0 } else { required };
        if bf16::from_f32(x).to_f32() == x {
            assert_eq!(bf16::from_f32(y), bf16::from_f32(required), "1 / {x:e}");
        }
        if f16::from_f32(x).to_f32() == x {
            assert_eq!(f16::from_f32(y), f16::from_f32(required), "1 / {x:e}");
        }
    }
}

#[test]
fn typed_sigmoids_have_the_bits_of_their_steps() {
    let bits = |function, x: &[f32]| run(function, x, x, false).into_iter().map(f32::to_bits).collect::<Vec<_>>();
    let x = every(|bits| bf16::from_bits(bits).to_f32());
    assert_eq!(bits(Function::SigmoidOfBf16, &x), bits(Function::StepsOfBf16, &x));
    let x = every(|bits| f16::from_bits(bits).to_f32());
    assert_eq!(bits(Function::SigmoidOfF16, &x), bits(Function::StepsOfF16, &x));
    // The control: another type's steps are not the same.
    assert_ne!(bits(Function::SigmoidOfF16, &x), bits(Function::StepsOfBf16, &x));
}
