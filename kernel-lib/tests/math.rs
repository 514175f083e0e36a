//! Portable mathematics on the CPU engine: stated bounds, edges, and no dependence on flushed subnormals.
//!
//! Every function sees a dense sample of all 2^32 arguments (a prime stride), compared with f64 or with the host's own
//! IEEE operation.

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
use kernel_lib::tolerance::ulp;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Function {
    Exp,
    Div,
    Recip,
    Sqrt,
    Rsqrt,
    Flush,
    Sigmoid,
}

#[kernel(workgroup_size(256), dispatch(div_ceil(n, 256)))]
fn map(#[shape(n)] a: In<f32>, #[shape(n)] b: In<f32>, #[shape(n)] y: Out<f32>, #[comptime] function: Function) {
    let index = global_invocation_id().x;
    if index < n {
        let (x, z) = (a[index], b[index]);
        #[comptime]
        let result = match function {
            Function::Exp => math::exp(x),
            Function::Div => math::div(x, z),
            Function::Recip => math::recip(x),
            Function::Sqrt => math::sqrt(x),
            Function::Rsqrt => math::rsqrt(x),
            Function::Flush => math::flush(x),
            Function::Sigmoid => sigmoid::<f32>(x),
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

/// About a million of all arguments, and the edges.
fn arguments() -> Vec<f32> {
    let edges = [
        0x0000_0000,
        0x8000_0000,
        0x0000_0001,
        0x007f_ffff,
        0x0080_0000,
        0x7f7f_ffff,
        0xff7f_ffff,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0x7f80_0001,
        0x3f80_0000,
    ];
    (0..=u32::MAX).step_by(4093).chain(edges).map(f32::from_bits).collect()
}

/// Largest distance to `exact` in units in the last place, over normal results; other results must be as stated.
fn worst_ulps(function: Function, exact: impl Fn(f64) -> f64) -> f64 {
    let x = arguments();
    let y = run(function, &x, &x, false);
    let flushed = run(function, &x, &x, true);
    let mut worst = 0.0_f64;
    for ((&x, &y), &flushed) in x.iter().zip(&y).zip(&flushed) {
        assert_eq!(y.to_bits(), flushed.to_bits(), "{function:?} of {x:e} depends on flushed subnormals");
        let argument = if x.is_subnormal() { 0.0_f32.copysign(x) } else { x };
        let expected = exact(f64::from(argument));
        if expected.is_nan() {
            assert_eq!(y.to_bits(), 0x7fc0_0000, "{function:?} of {x:e}");
        } else if expected.abs() >= f64::from(f32::MAX) || expected.abs() <= f64::from(f32::MIN_POSITIVE) {
            let edges = [f32::INFINITY, f32::MAX, f32::MIN_POSITIVE, 0.0];
            assert!(
                edges.contains(&y.abs()) && y.is_sign_negative() == expected.is_sign_negative(),
                "{function:?} of {x:e}: {y:e}"
            );
        } else {
            worst = worst.max((f64::from(y) - expected).abs() / ulp(Elem::F32, expected));
        }
    }
    worst
}

#[test]
fn exp_is_within_its_bound() {
    let worst = worst_ulps(Function::Exp, f64::exp);
    assert!((0.5..0.88).contains(&worst), "{worst} ulps");
}

#[test]
fn sqrt_and_recip_are_correctly_rounded_and_rsqrt_nearly() {
    assert!(worst_ulps(Function::Sqrt, f64::sqrt) <= 0.5);
    assert!(worst_ulps(Function::Recip, f64::recip) <= 0.5);
    let worst = worst_ulps(Function::Rsqrt, |x| x.sqrt().recip());
    assert!(worst < 0.501, "{worst} ulps");
}

#[test]
fn sigmoid_is_within_two_ulps() {
    let worst = worst_ulps(Function::Sigmoid, |x| 1.0 / (1.0 + (-x).exp()));
    assert!(worst < 2.5, "{worst} ulps");
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
