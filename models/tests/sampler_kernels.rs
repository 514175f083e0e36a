//! The sampler's arithmetic against the strict kernels: the same bits, so that sampling can move to a device.

use std::sync::Arc;

use kernel_dsl::ir::{Elem, Kernel};
use kernel_lib::kernel::KernelSpec;
use kernel_lib::kernels::prefix_sum::{PrefixSum, PrefixSumVariant};
use kernel_lib::kernels::unary::Unary;
use models::sampler::arithmetic::{exp, log, prefix_sums};
use models::sampler::random::uniform;
use runtime::buffer::Tensor;
use runtime::engine::{Checks, CpuEngine, Engine};
use runtime::recording::Recording;

/// What a kernel from f32 to f32 gives on the CPU engine.
fn on_cpu(kernel: Kernel, shape: &[u32], x: &[f32]) -> Vec<u32> {
    let [from, to] = ["x", "y"].map(|label| Tensor::allocate(label, Elem::F32, shape));
    let mut recording = Recording::new();
    recording.upload(from.buffer(), 0, bytemuck::cast_slice(x)).expect("a range of the buffer");
    recording.dispatch_parts(&Arc::new(kernel), vec![from, to.clone()], &[]).expect("arguments that fit");
    let read = recording.read_back(to.range());
    let outputs = CpuEngine::new(Checks::Off).run(&recording).expect("the CPU engine runs it");
    bytemuck::pod_collect_to_vec(outputs.bytes(read))
}

fn unary(id: &str) -> Kernel {
    let variant = Unary::variants().into_iter().find(|variant| variant.to_string() == id).expect(id);
    Unary::build(variant).expect("a kernel of the library")
}

fn bits(values: impl IntoIterator<Item = f32>) -> Vec<u32> {
    values.into_iter().map(f32::to_bits).collect()
}

/// Numbers from 0 to 1 that look random.
fn numbers(n: u64) -> impl Iterator<Item = f32> {
    (0..n).map(|step| uniform(11, step))
}

#[test]
fn exp_has_the_kernels_bits() {
    let special = [0.0, -0.0, 1.0, -87.4, -104.0, -1e9, 88.8, 1e9, f32::NEG_INFINITY, f32::INFINITY, f32::NAN, 1e-40];
    let x: Vec<f32> = special.into_iter().chain(numbers(1 << 16).map(|u| 250.0 * u - 150.0)).collect();
    let kernel = unary("unary__f32_f32__exp_x1");
    assert_eq!(on_cpu(kernel, &[x.len() as u32], &x), bits(x.iter().map(|x| exp(*x))));
}

#[test]
fn log_has_the_kernels_bits() {
    let x: Vec<f32> =
        numbers(1 << 16).map(|u| exp(170.0 * u - 85.0)).chain([1.0, f32::MIN_POSITIVE, f32::MAX]).collect();
    let kernel = unary("unary__f32_f32__log_x1");
    assert_eq!(on_cpu(kernel, &[x.len() as u32], &x), bits(x.iter().map(|x| log(*x))));
}

#[test]
fn prefix_sums_have_the_kernels_bits() {
    for len in [1, 3, 5, 127, 129, 1023, 1024, 1025, 4096, 7001] {
        let x: Vec<f32> = numbers(len).map(|u| exp(-20.0 * u)).collect();
        let kernel = PrefixSum::build(PrefixSumVariant).unwrap();
        assert_eq!(on_cpu(kernel, &[1, len as u32], &x), bits(prefix_sums(&x)), "{len}");
    }
}
