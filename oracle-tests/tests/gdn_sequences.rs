//! A Gated DeltaNet layer's tokens at once, or in steps of any length: the same outputs and the same state, bit for bit.
//!
//! `gdn_prepare` and `gdn_recurrence` run one after the other with what a slot keeps between steps. Controls lose the
//! state of the convolution, or that of the recurrence, at the end of a step, and have to be noticed.
#![allow(clippy::unwrap_used, reason = "a test stops at what fails, and says where")]

use std::sync::{Arc, LazyLock};

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::target::Target;
use kernel_lib::common::float::Float;
use kernel_lib::common::gdn::GdnParams;
use kernel_lib::kernels::gdn_prepare::GdnPrepare;
use kernel_lib::kernels::gdn_recurrence::GdnRecurrence;
use kernel_lib::{CaseValues, Fill, HostTensor, KernelSpec};
use oracle_tests::backend::{CpuDevice, Device};
use oracle_tests::expectation::{device, present};
use oracle_tests::job::{Contents, Job};

/// Tokens of each sequence.
const LEN: usize = 70;
/// Slots of the two sequences; the others belong to nobody.
const SLOTS: [u32; 2] = [2, 0];
const N_SLOTS: u32 = 4;
const LAYER: GdnParams = GdnParams {
    n_rows: 2,
    seq_len: LEN as u32,
    n_k_heads: 1,
    n_v_heads: 2,
    head_k_dim: 64,
    head_v_dim: 64,
    n_slots: N_SLOTS,
    qkv_stride: 256,
};

/// What is lost at the end of each step.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    None,
    ConvState,
    State,
}

/// The CPU engine, with what it has compiled for all tests.
static CPU: LazyLock<CpuDevice> = LazyLock::new(CpuDevice::default);

/// A layer with its inputs, ready to run.
struct Layer {
    prepare: Arc<Kernel>,
    recurrence: Arc<Kernel>,
    /// Inputs of all tokens, by sequence: qkv, b, a.
    tokens: [Vec<HostTensor>; 2],
    weights: HostTensor,
    a_log: HostTensor,
    dt_bias: HostTensor,
    state: HostTensor,
    conv_state: HostTensor,
}

/// What a run leaves: y by sequence, state, state of the convolution.
#[derive(Clone, PartialEq, Debug)]
struct Outcome {
    y: Vec<Vec<u8>>,
    state: Vec<u8>,
    conv_state: Vec<u8>,
}

impl Layer {
    fn new(elem: Float) -> Layer {
        let build = |kernel: Result<Kernel, _>| Arc::new(kernel.expect("a kernel of the library builds"));
        let prepare = build(GdnPrepare::build(GdnPrepare::pick(elem, &LAYER, &Target::WGSL).unwrap()));
        let recurrence = build(GdnRecurrence::build(GdnRecurrence::pick(elem, &LAYER, &Target::WGSL).unwrap()));
        let mut values = CaseValues::new(70, Fill::Uniform);
        let (elem, n_v_heads, conv_dim) = (elem.elem(), LAYER.n_v_heads, LAYER.conv_dim());
        let tokens = [(); 2].map(|()| {
            let inputs = [("qkv", conv_dim), ("b", n_v_heads), ("a", n_v_heads)];
            inputs.map(|(name, width)| values.input(name, elem, &[LEN as u32, width])).to_vec()
        });
        Layer {
            tokens,
            weights: values.input("conv_weight", elem, &[conv_dim, 4]),
            a_log: values.uniform("a_log", Elem::F32, &[n_v_heads], [-2.0, 1.0]),
            dt_bias: values.input("dt_bias", elem, &[n_v_heads]),
            state: values.input("state", Elem::F32, &[N_SLOTS, n_v_heads, LAYER.head_v_dim, LAYER.head_k_dim]),
            conv_state: values.input("conv_state", elem, &[N_SLOTS, 4, conv_dim]),
            prepare,
            recurrence,
        }
    }

    fn run_kernel(
        &self,
        place: &dyn Device,
        which: usize,
        tensors: &[HostTensor],
        scalars: Vec<ScalarArg>,
    ) -> Contents {
        let kernel = [&self.prepare, &self.recurrence][which].clone();
        let layouts = tensors.iter().map(|tensor| tensor.layout.clone()).collect();
        let contents = tensors.iter().map(|tensor| tensor.bytes.clone()).collect();
        let job = Job::new(kernel, layouts, contents, scalars);
        place.run(&job).unwrap()
    }

    /// Runs `sequences` in these slots, in steps of these lengths.
    fn run(&self, place: &dyn Device, sequences: &[usize], slots: &[u32], steps: &[usize], fault: Fault) -> Outcome {
        let (mut state, mut conv_state) = (self.state.clone(), self.conv_state.clone());
        let mut y = vec![Vec::new(); sequences.len()];
        let (n_rows, elem) = (sequences.len() as u32, self.weights.layout.elem);
        let slots = HostTensor::input_bits("slots", Elem::U32, &[n_rows], |row| slots[row]);
        let mut first = 0;
        for &step in steps {
            let n_tokens = n_rows * step as u32;
            let [qkv, b, a] = [0, 1, 2].map(|which| {
                let rows = sequences.iter().map(|&sequence| rows_of(&self.tokens[sequence][which], first, step));
                with_rows(&self.tokens[0][which], n_tokens, rows.collect::<Vec<_>>().concat())
            });
            let heads = |name, elem, n_heads, width| HostTensor::output(name, elem, &[n_tokens, n_heads, width]);
            let mut qk = heads("qk", elem, LAYER.n_qk_heads(), LAYER.head_k_dim);
            let mut v = heads("v", elem, LAYER.n_v_heads, LAYER.head_v_dim);
            let mut gates = heads("gates", Elem::F32, LAYER.n_v_heads, 2);
            let positions = HostTensor::input_bits("positions", Elem::U32, &[n_rows], |_| first as u32);
            let prepare = [
                &qkv,
                &self.weights,
                &conv_state,
                &slots,
                &positions,
                &b,
                &a,
                &self.a_log,
                &self.dt_bias,
                &qk,
                &v,
                &gates,
            ];
            let mut prepared = self.run_kernel(place, 0, &prepare.map(Clone::clone), vec![ScalarArg::F32(1e-6)]);
            for tensor in [&mut gates, &mut v, &mut qk] {
                tensor.bytes = prepared.pop().unwrap();
            }
            let out = heads("y", elem, LAYER.n_v_heads, LAYER.head_v_dim);
            let recurrence = [&qkv, &qk, &v, &gates, &slots, &positions, &state, &conv_state, &out];
            let after = self.run_kernel(place, 1, &recurrence.map(Clone::clone), vec![]);
            if fault != Fault::State {
                state.bytes.clone_from(&after[6]);
            }
            if fault != Fault::ConvState {
                conv_state.bytes.clone_from(&after[7]);
            }
            let bytes = step * (LAYER.n_v_heads * LAYER.head_v_dim * elem.bytes()) as usize;
            y.iter_mut().zip(after[8].chunks(bytes)).for_each(|(y, step)| y.extend_from_slice(step));
            first += step;
        }
        assert_eq!(first, LEN);
        Outcome { y, state: state.bytes, conv_state: conv_state.bytes }
    }

    fn both(&self, place: &dyn Device, steps: &[usize], fault: Fault) -> Outcome {
        self.run(place, &[0, 1], &SLOTS, steps, fault)
    }
}

/// Bytes of rows `first` to `first + n`.
fn rows_of(tensor: &HostTensor, first: usize, n: usize) -> Vec<u8> {
    let row = tensor.layout.shape[1] as usize * tensor.layout.elem.bytes() as usize;
    tensor.bytes[first * row..(first + n) * row].to_vec()
}

/// A tensor like `like` with other rows.
fn with_rows(like: &HostTensor, n_rows: u32, bytes: Vec<u8>) -> HostTensor {
    let layout = TensorLayout::row_major(like.layout.elem, &[n_rows, like.layout.shape[1]]);
    HostTensor { layout, bytes, ..like.clone() }
}

/// The bytes of a slot.
fn slot_of(bytes: &[u8], slot: u32) -> &[u8] {
    let size = bytes.len() / N_SLOTS as usize;
    &bytes[slot as usize * size..][..size]
}

/// Steps of 1, 2, 3, ... tokens, as far as they go.
fn growing() -> Vec<usize> {
    let mut steps: Vec<usize> = (1..=11).collect();
    steps.push(LEN - steps.iter().sum::<usize>());
    steps
}

#[test]
fn every_split_gives_the_same_bytes() {
    for elem in [Float::Bf16, Float::F32] {
        let layer = Layer::new(elem);
        let whole = layer.both(&*CPU, &[LEN], Fault::None);
        let splits = (1..LEN).map(|first| vec![first, LEN - first]);
        let even = [1, 2, 5, 7].map(|step| vec![step; LEN / step]);
        for steps in splits.chain(even).chain([growing(), vec![3, 4, 3, 60]]) {
            assert!(layer.both(&*CPU, &steps, Fault::None) == whole, "{elem} in steps of {steps:?}");
        }
    }
}

#[test]
fn a_device_gives_the_bytes_of_the_cpu_engine_in_any_steps() {
    let Some(device) = present(device("sequences of Gated DeltaNet")) else { return };
    let layer = Layer::new(Float::Bf16);
    let whole = layer.both(&*CPU, &[LEN], Fault::None);
    for steps in [vec![LEN], growing(), vec![2, 1, 66, 1]] {
        assert!(layer.both(device, &steps, Fault::None) == whole, "in steps of {steps:?}");
    }
}

#[test]
fn what_a_step_loses_is_noticed() {
    let layer = Layer::new(Float::Bf16);
    let whole = layer.both(&*CPU, &[LEN], Fault::None);
    for fault in [Fault::ConvState, Fault::State] {
        let lost = layer.both(&*CPU, &[35, 35], fault);
        assert!(lost.y != whole.y);
    }
}

#[test]
fn sequences_in_other_slots_do_not_disturb_each_other() {
    let layer = Layer::new(Float::Bf16);
    let both = layer.both(&*CPU, &growing(), Fault::None);
    assert_ne!(both.y[0], both.y[1]);
    for (row, slot) in SLOTS.into_iter().enumerate() {
        let alone = layer.run(&*CPU, &[row], &[slot], &[LEN], Fault::None);
        assert_eq!(alone.y[0], both.y[row]);
        assert_eq!(slot_of(&alone.state, slot), slot_of(&both.state, slot));
        assert_eq!(slot_of(&alone.conv_state, slot), slot_of(&both.conv_state, slot));
    }
    for slot in [1, 3] {
        assert_eq!(slot_of(&both.state, slot), slot_of(&layer.state.bytes, slot));
        assert_eq!(slot_of(&both.conv_state, slot), slot_of(&layer.conv_state.bytes, slot));
    }
}

#[test]
fn a_slot_that_does_not_exist_gives_nan_and_changes_nothing() {
    let layer = Layer::new(Float::Bf16);
    let outcome = layer.run(&*CPU, &[0, 1], &[N_SLOTS, u32::MAX], &[LEN], Fault::None);
    assert!(outcome.y.concat().chunks(2).all(|element| element == [0xc0, 0x7f]));
    assert!(outcome.state == layer.state.bytes && outcome.conv_state == layer.conv_state.bytes);
}
