//! A fused kernel gives the bytes of the kernels that it replaces, run one after the other.
//!
//! On the CPU engine both ways, and the fused one on a device. Controls change one weight of the norm, or leave the residual
//! stream out, and have to be noticed.
#![allow(clippy::unwrap_used, reason = "a test stops at what fails, and says where")]

use std::sync::{Arc, LazyLock};

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::Elem;
use kernel_dsl::target::Target;
use kernel_lib::common::float::Float;
use kernel_lib::common::gdn::GdnParams;
use kernel_lib::kernels::add::{Add, AddParams};
use kernel_lib::kernels::affine_matmul::{AffineMatmul, AffineMatmulOp, AffineMatmulParams};
use kernel_lib::kernels::fused_linear::{Epilogue, FusedLinear, FusedLinearParams, FusedLinearVariant, WeightFormat};
use kernel_lib::kernels::gdn_prepare::GdnPrepare;
use kernel_lib::kernels::gdn_recurrence::GdnRecurrence;
use kernel_lib::kernels::gdn_step::{GdnStep, GdnStepVariant};
use kernel_lib::kernels::matmul::{Matmul, MatmulOp, MatmulParams};
use kernel_lib::kernels::rms_norm::{NormForm, RmsNorm, RmsNormOp, RmsNormParams};
use kernel_lib::kernels::swiglu::{Swiglu, SwigluParams};
use kernel_lib::kernels::trellis_matmul::{TrellisMatmul, TrellisMatmulOp, TrellisMatmulParams};
use kernel_lib::{Arguments, CaseValues, Fill, HostTensor, KernelSpec};
use oracle_tests::backend::{CpuDevice, Device};
use oracle_tests::expectation::{device, present};
use oracle_tests::job::Job;

/// The CPU engine, with what it has compiled for all tests.
static CPU: LazyLock<CpuDevice> = LazyLock::new(CpuDevice::default);

const BF16: Float = Float::Bf16;

/// All tensors' bytes after a launch.
fn run_all<K: KernelSpec>(
    place: &dyn Device,
    variant: K::Variant,
    tensors: &[HostTensor],
    scalars: &[ScalarArg],
) -> Vec<Vec<u8>> {
    let kernel = Arc::new(K::build(variant).unwrap());
    let layouts: Vec<TensorLayout> = tensors.iter().map(|tensor| tensor.layout.clone()).collect();
    let contents = tensors.iter().map(|tensor| tensor.bytes.clone()).collect();
    let sizes: Vec<u32> =
        layouts.iter().map(|layout| layout.shape.iter().product::<u32>() * layout.elem.bytes()).collect();
    let mut written = place.run(&Job::new(kernel, layouts, contents, scalars.to_vec())).unwrap();
    written.iter_mut().zip(sizes).for_each(|(bytes, size)| bytes.truncate(size as usize));
    written
}

/// The last tensor's bytes after a launch.
fn run<K: KernelSpec>(
    place: &dyn Device,
    variant: K::Variant,
    tensors: &[HostTensor],
    scalars: &[ScalarArg],
) -> Vec<u8> {
    run_all::<K>(place, variant, tensors, scalars).pop().unwrap()
}

fn output(shape: &[u32]) -> HostTensor {
    HostTensor::output("y", Elem::Bf16, shape)
}

/// A tensor of these bytes.
fn tensor(shape: &[u32], bytes: Vec<u8>) -> HostTensor {
    HostTensor { bytes, ..output(shape) }
}

/// Rows of `tensor` from its half on, or up to there.
fn half_of(tensor: &HostTensor, upper: bool) -> HostTensor {
    let rows = tensor.layout.shape[0] / 2;
    let (low, high) = tensor.bytes.split_at(tensor.bytes.len() / 2);
    let shape = [&[rows], &tensor.layout.shape[1..]].concat();
    let layout = TensorLayout::row_major(tensor.layout.elem, &shape);
    HostTensor { layout, bytes: if upper { high } else { low }.to_vec(), ..tensor.clone() }
}

/// `x w^T` with `n` rows of weights.
fn product(weights: WeightFormat, params: &FusedLinearParams, x: &HostTensor, rows: &[HostTensor]) -> Vec<u8> {
    let FusedLinearParams { m, n, k, group_size } = *params;
    let tensors = [std::slice::from_ref(x), rows, &[output(&[m, n])]].concat();
    match weights {
        WeightFormat::Plain => {
            let op = MatmulOp { activations: BF16, weights: BF16 };
            let picked = Matmul::pick(op, &MatmulParams { m, n, k }, &Target::CPU).unwrap();
            run::<Matmul>(&*CPU, picked, &tensors, &[])
        }
        WeightFormat::Affine { bits } => {
            let op = AffineMatmulOp { activations: BF16, scales: BF16, bits };
            let picked = AffineMatmul::pick(op, &AffineMatmulParams { m, n, k, group_size }, &Target::CPU).unwrap();
            run::<AffineMatmul>(&*CPU, picked, &tensors, &[])
        }
        WeightFormat::Trellis { bits } => {
            let op = TrellisMatmulOp { activations: BF16, bits };
            let picked = TrellisMatmul::pick(op, &TrellisMatmulParams { m, n, k }, &Target::CPU).unwrap();
            run::<TrellisMatmul>(&*CPU, picked, &tensors, &[])
        }
    }
}

/// The kernels that `variant` replaces, one after the other, on the CPU engine.
fn one_after_the_other(variant: FusedLinearVariant, params: &FusedLinearParams, arguments: &Arguments) -> Vec<u8> {
    let FusedLinearParams { m, n, k, .. } = *params;
    let mut x = arguments.tensor("x").clone();
    if variant.op.norm {
        let op = RmsNormOp { elem: BF16, form: NormForm::Plain };
        let picked = RmsNorm::pick(op, &RmsNormParams { n_rows: m, n_cols: k }, &Target::CPU).unwrap();
        let tensors = [x, arguments.tensor("norm_weight").clone(), output(&[m, k])];
        x = tensor(&[m, k], run::<RmsNorm>(&*CPU, picked, &tensors, &arguments.scalars));
    }
    let names: &[&str] = match variant.op.weights {
        WeightFormat::Plain => &["w"],
        WeightFormat::Affine { .. } => &["weight", "scales", "biases"],
        WeightFormat::Trellis { .. } => &["weight", "scales"],
    };
    let rows: Vec<HostTensor> = names.iter().map(|name| arguments.tensor(name).clone()).collect();
    let flat = |bytes| tensor(&[m * n], bytes);
    match variant.op.epilogue {
        Epilogue::Store => product(variant.op.weights, params, &x, &rows),
        Epilogue::Residual => {
            let y = flat(product(variant.op.weights, params, &x, &rows));
            let before = flat(arguments.tensor("residual").bytes.clone());
            let picked = Add::pick(BF16, &AddParams { n_elems: m * n }, &Target::CPU).unwrap();
            run::<Add>(&*CPU, picked, &[before, y, output(&[m * n])], &[])
        }
        Epilogue::Swiglu => {
            let [gate, up] = [false, true].map(|upper| {
                let rows: Vec<HostTensor> = rows.iter().map(|tensor| half_of(tensor, upper)).collect();
                flat(product(variant.op.weights, params, &x, &rows))
            });
            let picked = Swiglu::pick(BF16, &SwigluParams { n_elems: m * n }, &Target::CPU).unwrap();
            run::<Swiglu>(&*CPU, picked, &[gate, up, output(&[m * n])], &[])
        }
    }
}

fn fused(place: &dyn Device, variant: FusedLinearVariant, arguments: &Arguments) -> Vec<u8> {
    run::<FusedLinear>(place, variant, &arguments.tensors, &arguments.scalars)
}

/// Problems of every variant, with values whose sums round.
fn problems() -> impl Iterator<Item = (FusedLinearVariant, FusedLinearParams, Arguments)> {
    FusedLinear::variants().into_iter().flat_map(|variant| {
        let legal = move |params: &FusedLinearParams| {
            params.m > 0 && params.n > 0 && FusedLinear::legal(variant, params, &Target::CPU).is_ok()
        };
        let all = FusedLinear::edge_params(variant).into_iter().filter(legal);
        all.map(move |params| {
            let arguments = FusedLinear::arguments(variant, &params, &mut CaseValues::new(31, Fill::Uniform));
            (variant, params, arguments)
        })
    })
}

#[test]
fn fused_layers_give_the_bytes_of_what_they_replace() {
    let mut compared = 0;
    for (variant, params, arguments) in problems() {
        let apart = one_after_the_other(variant, &params, &arguments);
        assert!(fused(&*CPU, variant, &arguments) == apart, "{variant} {params:?}");
        compared += 1;
    }
    assert!(compared >= 4 * FusedLinear::variants().len(), "{compared} problems");
}

#[test]
fn a_device_gives_the_bytes_of_what_fused_layers_replace() {
    let Some(device) = present(device("fused layers")) else { return };
    // The stage's edge: every path of the kernel.
    for (variant, params, arguments) in problems().filter(|(_, params, _)| params.k > 1024) {
        let apart = one_after_the_other(variant, &params, &arguments);
        assert!(fused(device, variant, &arguments) == apart, "{variant} {params:?}");
    }
}

#[test]
fn a_lost_norm_or_residual_is_noticed() {
    let mut noticed = [0, 0];
    for (variant, params, mut arguments) in problems().filter(|(_, params, _)| params.k > 1024) {
        let apart = one_after_the_other(variant, &params, &arguments);
        let (which, name) = if variant.op.norm { (0, "norm_weight") } else { (1, "residual") };
        let Some(changed) = arguments.tensors.iter_mut().find(|tensor| tensor.name == name) else { continue };
        changed.set(0, changed.get(0) + 64.0);
        assert!(fused(&*CPU, variant, &arguments) != apart, "{variant} {params:?}: {name}");
        noticed[which] += 1;
    }
    assert!(noticed.iter().all(|count| *count > 0), "{noticed:?}");
}

/// Preparation, recurrence and gated norm on the CPU engine: state, the convolution's ring, and y.
fn gdn_apart(elem: Float, params: &GdnParams, arguments: &Arguments) -> [Vec<u8>; 3] {
    let of = |names: &[&str]| names.iter().map(|name| arguments.tensor(name).clone()).collect::<Vec<HostTensor>>();
    let GdnParams { n_rows, n_v_heads, head_k_dim, head_v_dim, .. } = *params;
    let out = |elem, shape: &[u32]| HostTensor::output("out", elem, shape);
    let mut outputs = vec![
        out(elem.elem(), &[n_rows, params.n_qk_heads(), head_k_dim]),
        out(elem.elem(), &[n_rows, n_v_heads, head_v_dim]),
        out(Elem::F32, &[n_rows, n_v_heads, 2]),
    ];
    let inputs = of(&["qkv", "conv_weight", "conv_state", "slots", "positions", "b", "a", "a_log", "dt_bias"]);
    let picked = GdnPrepare::pick(elem, params, &Target::CPU).unwrap();
    let prepared = run_all::<GdnPrepare>(&*CPU, picked, &[inputs, outputs.clone()].concat(), &arguments.scalars[..1]);
    outputs.iter_mut().rev().zip(prepared.into_iter().rev()).for_each(|(tensor, bytes)| tensor.bytes = bytes);
    let y = out(elem.elem(), &[n_rows, n_v_heads, head_v_dim]);
    let after = [of(&["slots", "positions", "state", "conv_state"]), vec![y.clone()]].concat();
    let picked = GdnRecurrence::pick(elem, params, &Target::CPU).unwrap();
    let mut after = run_all::<GdnRecurrence>(&*CPU, picked, &[of(&["qkv"]), outputs, after].concat(), &[]);
    let (heads, conv_state, state) = (after.pop().unwrap(), after.pop().unwrap(), after.pop().unwrap());
    let rows = [n_rows * n_v_heads, head_v_dim];
    let shaped = |bytes| HostTensor { bytes, ..out(elem.elem(), &rows) };
    let z = arguments.tensor("z");
    // Rows of z without what stands between them.
    let width = (n_v_heads * head_v_dim * elem.elem().bytes()) as usize;
    let stride = z.layout.strides[0] as usize * elem.elem().bytes() as usize;
    let contiguous = (0..n_rows as usize).flat_map(|row| z.bytes[row * stride..][..width].to_vec()).collect();
    let op = RmsNormOp { elem, form: NormForm::Gated };
    let picked = RmsNorm::pick(op, &RmsNormParams { n_rows: rows[0], n_cols: rows[1] }, &Target::CPU).unwrap();
    let tensors = [shaped(heads), arguments.tensor("norm_weight").clone(), shaped(contiguous), out(elem.elem(), &rows)];
    [state, conv_state, run::<RmsNorm>(&*CPU, picked, &tensors, &arguments.scalars[1..])]
}

fn gdn_at_once(place: &dyn Device, variant: GdnStepVariant, arguments: &Arguments) -> [Vec<u8>; 3] {
    let mut after = run_all::<GdnStep>(place, variant, &arguments.tensors, &arguments.scalars);
    let (y, conv_state, state) = (after.pop().unwrap(), after.pop().unwrap(), after.pop().unwrap());
    [state, conv_state, y]
}

fn gdn_problems() -> impl Iterator<Item = (GdnStepVariant, GdnParams, Arguments)> {
    GdnStep::variants().into_iter().flat_map(|variant| {
        let some = GdnStep::edge_params(variant).into_iter().filter(|params| params.n_rows > 0);
        some.map(move |params| {
            let arguments = GdnStep::arguments(variant, &params, &mut CaseValues::new(41, Fill::Uniform));
            (variant, params, arguments)
        })
    })
}

#[test]
fn a_gated_delta_net_step_gives_the_bytes_of_what_it_replaces() {
    for (variant, params, arguments) in gdn_problems() {
        let apart = gdn_apart(variant.elem, &params, &arguments);
        assert!(gdn_at_once(&*CPU, variant, &arguments) == apart, "{variant} {params:?}");
    }
}

#[test]
fn a_device_gives_the_bytes_of_what_a_gated_delta_net_step_replaces() {
    let Some(device) = present(device("steps of a gated delta net")) else { return };
    for (variant, params, arguments) in gdn_problems() {
        let apart = gdn_apart(variant.elem, &params, &arguments);
        assert!(gdn_at_once(device, variant, &arguments) == apart, "{variant} {params:?}");
    }
}

#[test]
fn an_older_input_of_the_convolution_is_noticed() {
    for (variant, params, mut arguments) in gdn_problems() {
        let apart = gdn_apart(variant.elem, &params, &arguments);
        let positions = arguments.tensors.iter_mut().find(|tensor| tensor.name == "positions").unwrap();
        (0..positions.len()).for_each(|row| positions.set(row, positions.get(row) + 1.0));
        assert!(gdn_at_once(&*CPU, variant, &arguments) != apart, "{variant} {params:?}");
    }
}
