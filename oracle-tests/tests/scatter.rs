//! Scatters of trellis-coded weights: splits of their own and their sum give the bytes of all splits at once, either storage gives those of
//! the other, and a row of x those that it has among others.
//!
//! On the CPU engine, and on a device against it. A control swaps two splits, and has to be noticed.
#![allow(clippy::unwrap_used, reason = "a test stops at what fails, and says where")]

use std::sync::{Arc, LazyLock};

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use kernel_dsl::target::Target;
use kernel_lib::common::float::Float;
use kernel_lib::kernels::split_sum::{SplitSum, SplitSumOp, SplitSumParams};
use kernel_lib::kernels::trellis_scatter::{
    SPLIT_ROWS, ScatterWeights, TrellisScatter, TrellisScatterOp, TrellisScatterParams,
};
use kernel_lib::kernels::trellis_scatter_split::TrellisScatterSplit;
use kernel_lib::trellis::Storage;
use kernel_lib::{CaseValues, Fill, HostTensor, KernelSpec};
use oracle_tests::backend::{CpuDevice, Device};
use oracle_tests::expectation::{device, present};
use oracle_tests::job::Job;

/// The CPU engine, with what it has compiled for all tests.
static CPU: LazyLock<CpuDevice> = LazyLock::new(CpuDevice::default);

const WEIGHTS: ScatterWeights = ScatterWeights { activations: Float::Bf16, bits: 3, storage: Storage::Canonical };
const OP: TrellisScatterOp = TrellisScatterOp { weights: WEIGHTS, residual: false };

/// The last tensor after a launch.
fn run<K: KernelSpec>(place: &dyn Device, variant: K::Variant, tensors: &[HostTensor]) -> HostTensor {
    let kernel = Arc::new(K::build(variant).unwrap());
    let layouts: Vec<TensorLayout> = tensors.iter().map(|tensor| tensor.layout.clone()).collect();
    let contents = tensors.iter().map(|tensor| tensor.bytes.clone()).collect();
    let mut written = place.run(&Job::new(kernel, layouts, contents, vec![])).unwrap();
    let last = tensors.last().unwrap();
    let mut bytes = written.pop().unwrap();
    bytes.truncate(last.bytes.len());
    HostTensor { bytes, ..last.clone() }
}

/// Inputs of a scatter, its residual if it has one, and y.
fn tensors(op: TrellisScatterOp, params: &TrellisScatterParams) -> Vec<HostTensor> {
    let any = TrellisScatter::variants().into_iter().find(|variant| variant.op == op).unwrap();
    TrellisScatter::arguments(any, params, &mut CaseValues::new(51, Fill::Uniform)).tensors
}

fn problems() -> impl Iterator<Item = TrellisScatterParams> {
    let sizes = [(256, 1), (512, SPLIT_ROWS), (1024, SPLIT_ROWS + 1), (512, 5 * SPLIT_ROWS - 3)];
    (1..=5).flat_map(move |m| sizes.map(|(n, k)| TrellisScatterParams { m, n, k }))
}

/// Each split on its own, and their sum.
fn in_splits(place: &dyn Device, op: TrellisScatterOp, params: &TrellisScatterParams, swapped: bool) -> Vec<u8> {
    let tensors = tensors(op, params);
    let n_splits = params.k.div_ceil(SPLIT_ROWS);
    let partials = HostTensor::output("partials", Elem::F32, &[params.m, n_splits, params.n]);
    let picked = TrellisScatterSplit::pick(op.weights, params, &Target::WGSL).unwrap();
    let mut partials = run::<TrellisScatterSplit>(place, picked, &[&tensors[..3], &[partials]].concat());
    if swapped {
        let row = partials.bytes.len() / (params.m * n_splits) as usize;
        let (first, others) = partials.bytes.split_at_mut(row);
        first.swap_with_slice(&mut others[row..2 * row]);
    }
    let sum = SplitSumOp { elem: op.weights.activations, residual: op.residual };
    let sizes = SplitSumParams { m: params.m, n: params.n, n_splits };
    let picked = SplitSum::pick(sum, &sizes, &Target::WGSL).unwrap();
    run::<SplitSum>(place, picked, &[&[partials], &tensors[3..]].concat()).bytes
}

fn at_once(place: &dyn Device, op: TrellisScatterOp, params: &TrellisScatterParams, target: &Target) -> Vec<u8> {
    run::<TrellisScatter>(place, TrellisScatter::pick(op, params, target).unwrap(), &tensors(op, params)).bytes
}

#[test]
fn splits_and_their_sum_are_a_scatter() {
    for bits in [2, 3, 4] {
        let weights = ScatterWeights { bits, ..WEIGHTS };
        for op in [false, true].map(|residual| TrellisScatterOp { weights, residual }) {
            for params in problems() {
                let whole = at_once(&*CPU, op, &params, &Target::CPU);
                assert!(in_splits(&*CPU, op, &params, false) == whole, "{op:?} {params:?}");
            }
        }
    }
}

#[test]
fn splits_and_their_sum_on_a_device_are_a_scatter() {
    let Some(device) = present(device("splits of a scatter")) else { return };
    for op in [false, true].map(|residual| TrellisScatterOp { residual, ..OP }) {
        for params in problems() {
            let whole = at_once(&*CPU, op, &params, &Target::CPU);
            assert!(in_splits(device, op, &params, false) == whole, "{op:?} {params:?}");
            assert!(at_once(device, op, &params, &Target::WGSL) == whole, "{op:?} {params:?}, at once");
        }
    }
}

/// The order of splits is part of the result.
#[test]
fn swapped_splits_are_noticed() {
    let params = TrellisScatterParams { m: 1, n: 512, k: 5 * SPLIT_ROWS };
    // Narrow results would hide the last bits.
    let op = TrellisScatterOp { weights: ScatterWeights { activations: Float::F32, ..WEIGHTS }, ..OP };
    let whole = at_once(&*CPU, op, &params, &Target::CPU);
    assert!(in_splits(&*CPU, op, &params, false) == whole);
    assert!(in_splits(&*CPU, op, &params, true) != whole);
}

#[test]
fn interleaved_codes_give_the_bytes_of_rows() {
    let weights = ScatterWeights { storage: Storage::TwoBlock, ..WEIGHTS };
    for params in problems().filter(|params| params.n.is_multiple_of(512)) {
        let mut tensors = tensors(OP, &params);
        let whole = at_once(&*CPU, OP, &params, &Target::CPU);
        let (pairs, k) = ((params.n / 512) as usize, params.k as usize);
        let rows = tensors[1].bytes.clone();
        let places = (0..pairs).flat_map(|pair| (0..k).map(move |row| (row * pairs + pair) * 192));
        tensors[1].bytes = places.flat_map(|first| rows[first..first + 192].to_vec()).collect();
        for target in [Target::CPU, Target::WGSL] {
            let picked = TrellisScatter::pick(TrellisScatterOp { weights, ..OP }, &params, &target).unwrap();
            assert!(run::<TrellisScatter>(&*CPU, picked, &tensors).bytes == whole, "{params:?}");
        }
    }
}

#[test]
fn a_row_among_others_is_what_it_is_alone() {
    for params in problems().filter(|params| params.m > 1) {
        let all = at_once(&*CPU, OP, &params, &Target::WGSL);
        let mut alone = tensors(OP, &params);
        let row_bytes = (2 * params.k) as usize;
        let last = params.m as usize - 1;
        let of_one = TrellisScatterParams { m: 1, ..params };
        alone[0] = HostTensor {
            bytes: alone[0].bytes[last * row_bytes..].to_vec(),
            ..HostTensor::output("x", Elem::Bf16, &[1, params.k])
        };
        alone[3] = HostTensor::output("y", Elem::Bf16, &[1, params.n]);
        let picked = TrellisScatter::pick(OP, &of_one, &Target::CPU).unwrap();
        let row = run::<TrellisScatter>(&*CPU, picked, &alone).bytes;
        assert!(all[all.len() - row.len()..] == row, "{params:?}");
    }
}
