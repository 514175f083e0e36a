//! Each lowering of strict mode turned off alone, on the device at hand: the comparison with the CPU engine must fail,
//! and pass for the same kernel and inputs with the lowering on. So no lowering is there for nothing, and no gate is blind.
//!
//! A device that needs no such lowering has nothing to turn off, and says so. Contraction in MSL on the host has its
//! control beside that suite (`tests/msl_host`), by the compiler's own flag.

use std::path::Path;
use std::sync::Arc;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::interp::Options;
use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Features, FloatZero, FmaLowering, SubgroupLowering};
use kernel_lib::common::math;
use oracle_tests::backend::{CpuKernel, Device};
use oracle_tests::compare::{Difference, first_difference_of_job};
use oracle_tests::device::AdapterDevice;
use oracle_tests::expectation::Skip;
use oracle_tests::fuzz::Program;
use oracle_tests::fuzz::check::{FuzzError, Subject};
use oracle_tests::fuzz::inputs::Words;
use oracle_tests::job::{Contents, Job};

use super::engines::device;

pub const WORKGROUP: u32 = 64;
/// Elements of a launch.
pub const N: u32 = 1 << 14;

/// Random numbers in [-4, 4].
pub fn numbers(stream: u64, n: u32) -> Vec<f32> {
    let mut words = Words::new(0x7b1e, stream);
    (0..n).map(|_| words.next_word() as f32 / (1_u64 << 29) as f32 - 4.0).collect()
}

/// A job of f32 vectors: `inputs`, then one output of `n_out`.
pub fn float_job(kernel: &Arc<Kernel>, inputs: &[Vec<f32>], n_out: u32) -> Job {
    let mut layouts: Vec<TensorLayout> =
        inputs.iter().map(|x| TensorLayout::row_major(Elem::F32, &[x.len() as u32])).collect();
    layouts.push(TensorLayout::row_major(Elem::F32, &[n_out]));
    let mut contents: Vec<Vec<u8>> = inputs.iter().map(|x| bytemuck::cast_slice(x).to_vec()).collect();
    contents.push(Vec::new());
    Job::new(kernel.clone(), layouts, contents, Vec::new())
}

/// What the CPU engine gives.
pub fn on_cpu(job: &Job) -> Contents {
    let kernel = CpuKernel::new(&job.kernel).expect("valid on the CPU engine");
    kernel.run(job, &Options::default()).expect("a run without a trap")
}

/// How a device's result differs from `expected`.
fn difference(job: &Job, device: &dyn Device, expected: &Contents) -> Option<Difference> {
    let found = device.run(job).unwrap_or_else(|error| panic!("{}: {error}", device.name()));
    first_difference_of_job(job, expected, &found)
}

/// The suite with the lowering on: no difference.
fn must_agree(what: &str, job: &Job, device: &dyn Device, expected: &Contents) {
    if let Some(difference) = difference(job, device, expected) {
        panic!("{what}: cpu against {}: {difference}", device.name());
    }
}

/// The suite with the lowering off: a difference.
fn must_differ(what: &str, job: &Job, device: &dyn Device, expected: &Contents) {
    let difference = difference(job, device, expected);
    let difference = difference.unwrap_or_else(|| panic!("{what}: {} agrees; required: a difference", device.name()));
    println!("{what}: {difference}");
}

/// The device with one feature as no lowering would have it; none where it is so already.
fn device_without(what: &str, device: &dyn Device, change: impl Fn(Features) -> Features) -> Option<AdapterDevice> {
    let features = device.target().features;
    if change(features) == features {
        Skip::new(what, format!("{} needs no such lowering", device.name())).announce();
        return None;
    }
    let off = AdapterDevice::open_with(change).expect("the adapter opens a second time");
    assert_eq!((off.name(), off.target().language), (device.name(), device.target().language));
    Some(off)
}

/// `out = x * z + y * z`: lavapipe makes it `(x + y) * z` when it may, others a product and an `fma`.
#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP))]
fn products(#[shape(n)] x: In<f32>, #[shape(n)] y: In<f32>, #[shape(n)] z: In<f32>, #[shape(n)] out: Out<f32>) {
    let i = global_invocation_id().x;
    out[i] = x[i] * z[i] + y[i] * z[i];
}

#[test]
fn without_no_contraction() {
    let what = "without NoContraction";
    let Some(device) = device(what) else { return };
    let strict = products("products").expect("a kernel");
    // Its ops still ask for a rounding each; only what follows from the mode is off.
    let contracted = Kernel { name: "products_contracted".to_owned(), mode: Mode::Fast, ..strict.clone() };
    let inputs = [1, 2, 3].map(|stream| numbers(stream, N));
    let job = |kernel: Kernel| float_job(&Arc::new(kernel), &inputs, N);
    let (strict, contracted) = (job(strict), job(contracted));
    let expected = on_cpu(&strict);
    must_agree("with NoContraction", &strict, device, &expected);
    must_differ(what, &contracted, device, &expected);
}

/// A function that is native in a fast kernel, and the library's in a strict one.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Function {
    Div,
    Sqrt,
    Exp,
    Log,
    Tanh,
}

#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP), mode(mode))]
fn apply(
    #[shape(n)] x: In<f32>,
    #[shape(n)] y: In<f32>,
    #[shape(n)] out: Out<f32>,
    #[comptime] function: Function,
    #[comptime] mode: Mode,
    #[comptime] is_native: bool,
) {
    let i = global_invocation_id().x;
    let (a, b) = (x[i], y[i]);
    #[comptime]
    if is_native {
        out[i] = {
            #[comptime]
            match function {
                Function::Div => native::div(b, a),
                Function::Sqrt => native::sqrt(a.abs()),
                Function::Exp => native::exp(a),
                Function::Log => native::log(a.abs()),
                Function::Tanh => native::tanh(a),
            }
        };
    } else {
        out[i] = {
            #[comptime]
            match function {
                Function::Div => math::div(b, a),
                Function::Sqrt => math::sqrt(a.abs()),
                Function::Exp => math::exp(a),
                Function::Log => math::log(a.abs()),
                Function::Tanh => math::tanh(a),
            }
        };
    }
}

/// The function with one rounding, where IEEE 754 has it.
fn exact(function: Function, x: f32, y: f32) -> Option<f32> {
    match function {
        Function::Div => Some(y / x),
        Function::Sqrt => Some(x.abs().sqrt()),
        Function::Exp | Function::Log | Function::Tanh => None,
    }
}

#[test]
fn with_native_functions() {
    let Some(device) = device("native functions in place of portable ones") else { return };
    let (x, y) = (numbers(4, N), numbers(5, N));
    for function in [Function::Div, Function::Sqrt, Function::Exp, Function::Log, Function::Tanh] {
        let job = |id: &str, mode, is_native| {
            let id = format!("{id}_{function:?}").to_lowercase();
            let kernel = apply(&id, function, mode, is_native).expect("a kernel");
            float_job(&Arc::new(kernel), &[x.clone(), y.clone()], N)
        };
        let what = format!("native {function:?}");
        let portable = job("portable", Mode::Strict, false);
        let native = job("native", Mode::Fast, true);
        let refused = apply("refused", function, Mode::Strict, true);
        assert!(refused.is_err(), "{what} in a strict kernel; required: an error");
        let expected = on_cpu(&portable);
        must_agree(&format!("portable {function:?}"), &portable, device, &expected);
        let wrong = |found: &[f32]| {
            let exact = x.iter().zip(&y).map(|(&x, &y)| exact(function, x, y));
            exact
                .zip(found)
                .filter(|(exact, found)| exact.is_some_and(|exact| exact.to_bits() != found.to_bits()))
                .count()
        };
        let on_device = device.run(&native).unwrap_or_else(|error| panic!("{}: {error}", device.name()));
        let (portable_wrong, native_wrong) =
            (wrong(&bytemuck::pod_collect_to_vec(&expected[2])), wrong(&bytemuck::pod_collect_to_vec(&on_device[2])));
        assert_eq!(portable_wrong, 0, "portable {function:?}: results that are not correctly rounded");
        if exact(function, 1.0, 1.0).is_some() && native_wrong == 0 {
            Skip::new(&what, format!("{} rounds all {N} of them correctly", device.name())).announce();
            continue;
        }
        must_differ(&what, &native, device, &expected);
    }
}

/// `out = fma(x, y, z)`
#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP))]
fn fused(#[shape(n)] x: In<f32>, #[shape(n)] y: In<f32>, #[shape(n)] z: In<f32>, #[shape(n)] out: Out<f32>) {
    let i = global_invocation_id().x;
    out[i] = fma(x[i], y[i], z[i]);
}

#[test]
fn without_software_fma() {
    let what = "without fma by integers";
    let Some(device) = device(what) else { return };
    let native = |features| Features { fma: FmaLowering::Native, ..features };
    let Some(off) = device_without(what, device, native) else { return };
    let inputs = [6, 7, 8].map(|stream| numbers(stream, N));
    let job = float_job(&Arc::new(fused("fused").expect("a kernel")), &inputs, N);
    let expected = on_cpu(&job);
    must_agree("with fma by integers", &job, device, &expected);
    must_differ(what, &job, &off, &expected);
}

#[test]
fn without_hidden_zeros() {
    let what = "without hidden zeros";
    let Some(device) = device(what) else { return };
    let literal = |features| Features { float_zero: FloatZero::Literal, ..features };
    let Some(off) = device_without(what, device, literal) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for name in ["add", "chain", "mul", "sub"] {
        let path = folder.join(format!("literal_zero_{name}.fuzz"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let program: Program = text.parse().expect("a program of the corpus");
        let subject = Subject::new(&program).expect("a kernel");
        let (expected, _) = subject.run_cpu().unwrap_or_else(|failure| panic!("{name}: {failure}"));
        subject.run_device(device, &expected).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        match subject.run_device(&off, &expected) {
            Ok(()) => panic!("{what}: literal_zero_{name} agrees; required: a difference"),
            Err(failure) => match failure.error {
                FuzzError::Differ { difference, .. } => println!("{what}: literal_zero_{name}: {difference}"),
                error => panic!("{what}: literal_zero_{name}: {error}; required: a difference"),
            },
        }
    }
}

/// The sum of the 32 lanes, for each of them.
#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP))]
fn lane_sums(#[shape(n)] x: In<f32>, #[shape(n)] out: Out<f32>) {
    let i = global_invocation_id().x;
    out[i] = subgroup_add(x[i]);
}

#[test]
fn without_subgroups_of_32_lanes() {
    let what = "without subgroups of 32 lanes";
    let Some(device) = device(what) else { return };
    let native = |features| Features { subgroups: SubgroupLowering::Native, ..features };
    let Some(off) = device_without(what, device, native) else { return };
    let job = float_job(&Arc::new(lane_sums("lane_sums").expect("a kernel")), &[numbers(9, N)], N);
    let expected = on_cpu(&job);
    must_agree("with subgroups of 32 lanes", &job, device, &expected);
    must_differ(what, &job, &off, &expected);
}
