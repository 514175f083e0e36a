//! Do matrix tiles give on a device what they give on the CPU engine? On devices with cooperative matrices these run on
//! them; elsewhere the loops that tiles are lowered to run. Small integers have exact sums, so every order gives the same
//! bytes; other numbers agree within the rounding of a sum of `K` products.

use std::sync::Arc;

use half::f16;
use kernel_dsl::contract::TensorLayout;
use kernel_dsl::emit::{emit, spirv};
use kernel_dsl::interp::Options;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use oracle_tests::backend::{CpuKernel, Device};
use oracle_tests::expectation;
use oracle_tests::job::{Contents, Job};

const SIDE: u32 = 16;
/// Three tiles along the axis of the sum.
const K: u32 = 48;

/// `c += a b` for one tile, `a` and `b` stored either way.
#[kernel(workgroup_size(32), dispatch(1), fast)]
fn straight(#[shape(m, k)] a: In<f16>, #[shape(k, n)] b: In<f16>, #[shape(m, n)] c: InOut<f32>) {
    let mut acc = c.load_tile_acc(0, n);
    for step in (0..k).step_by(16) {
        acc = tile_mul_add(a.load_tile_a(step, k), b.load_tile_b(step * n, n), acc);
    }
    c.store_tile(0, n, acc);
}

/// The same with both operands transposed in memory.
#[kernel(workgroup_size(32), dispatch(1), fast)]
fn transposed(#[shape(k, m)] a: In<f16>, #[shape(n, k)] b: In<f16>, #[shape(m, n)] c: InOut<f32>) {
    let mut acc = c.load_tile_acc(0, n);
    for step in (0..k).step_by(16) {
        acc = tile_mul_add(a.load_tile_a_transposed(step * m, m), b.load_tile_b_transposed(step, k), acc);
    }
    c.store_tile(0, n, acc);
}

/// The same by way of workgroup memory.
#[kernel(workgroup_size(32), dispatch(1), fast)]
fn staged(#[shape(m, k)] a: In<f16>, #[shape(k, n)] b: In<f16>, #[shape(m, n)] c: InOut<f32>) {
    let a_tile = workgroup_array::<f16>(256);
    let b_tile = workgroup_array::<f16>(256);
    let c_tile = workgroup_array::<f32>(256);
    let mut acc = c.load_tile_acc(0, n);
    for step in (0..k).step_by(16) {
        for place in (lane()..256).step_by(32) {
            a_tile[place] = a[[place / 16, step + place % 16]];
            b_tile[place] = b[[step + place / 16, place % 16]];
        }
        workgroup_barrier();
        acc = tile_mul_add(a_tile.load_tile_a(0, 16), b_tile.load_tile_b(0, 16), acc);
        workgroup_barrier();
    }
    c_tile.store_tile(0, 16, acc);
    workgroup_barrier();
    for place in (lane()..256).step_by(32) {
        c[[place / 16, place % 16]] = c_tile[place];
    }
}

/// Kernels with the shapes of `a` and `b`.
fn kernels() -> [(Kernel, [[u32; 2]; 2]); 3] {
    [
        (straight("straight").expect("builds"), [[SIDE, K], [K, SIDE]]),
        (transposed("transposed").expect("builds"), [[K, SIDE], [SIDE, K]]),
        (staged("staged").expect("builds"), [[SIDE, K], [K, SIDE]]),
    ]
}

fn job(kernel: Kernel, shapes: [[u32; 2]; 2], number: impl Fn(u32) -> f32) -> Job {
    let halves = |shape: [u32; 2], salt: u32| -> Vec<u8> {
        (0..shape[0] * shape[1]).flat_map(|i| f16::from_f32(number(i * 7 + salt)).to_le_bytes()).collect()
    };
    let floats = (0..SIDE * SIDE).flat_map(|i| number(i * 5 + 3).to_le_bytes()).collect();
    let layout = TensorLayout::row_major;
    let layouts = vec![layout(Elem::F16, &shapes[0]), layout(Elem::F16, &shapes[1]), layout(Elem::F32, &[SIDE, SIDE])];
    Job::new(Arc::new(kernel), layouts, vec![halves(shapes[0], 1), halves(shapes[1], 2), floats], vec![])
}

fn small_integer(i: u32) -> f32 {
    (i.wrapping_mul(2_654_435_761) >> 24 & 15) as f32 - 7.0
}

fn fraction(i: u32) -> f32 {
    (i.wrapping_mul(2_654_435_761) >> 12 & 1023) as f32 / 511.0 - 1.0
}

fn on_cpu(job: &Job) -> Contents {
    let kernel = CpuKernel::new(&job.kernel).expect("valid");
    kernel.run(job, &Options::default()).expect("runs")
}

fn floats(contents: &Contents) -> Vec<f32> {
    bytemuck::pod_collect_to_vec(&contents[2])
}

fn device() -> Option<&'static dyn Device> {
    let device = expectation::present(expectation::device("matrix tiles"))?;
    println!("{}: cooperative matrices: {}", device.name(), device.target().features.matrix_tiles);
    Some(device)
}

#[test]
fn the_cpu_engine_multiplies() {
    for (kernel, shapes) in kernels() {
        let name = kernel.name.clone();
        let job = job(kernel, shapes, small_integer);
        let [a, b] = [0, 1].map(|which| -> Vec<f16> {
            job.contents[which].chunks_exact(2).map(|half| f16::from_le_bytes([half[0], half[1]])).collect()
        });
        let start = floats(&job.contents);
        let is_transposed = name == "transposed";
        let found = floats(&on_cpu(&job));
        for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
            let products = (0..K as usize).map(|k| {
                let a = if is_transposed { a[k * 16 + row] } else { a[row * K as usize + k] };
                let b = if is_transposed { b[column * K as usize + k] } else { b[k * 16 + column] };
                a.to_f32() * b.to_f32()
            });
            let expected = start[row * 16 + column] + products.sum::<f32>();
            assert_eq!(found[row * 16 + column], expected, "{name}: row {row}, column {column}");
        }
    }
}

#[test]
fn every_kernel_becomes_spirv() {
    for (kernel, _) in kernels() {
        let emitted = emit(&compile(&kernel, &Target::WGSL).expect("valid"), &Target::WGSL).expect("text");
        spirv::from_wgsl(&emitted.text, &emitted.entry_point).expect("SPIR-V");
    }
}

#[test]
fn exact_sums_are_the_same_bytes_on_a_device() {
    let Some(device) = device() else { return };
    for (kernel, shapes) in kernels() {
        let job = job(kernel, shapes, small_integer);
        assert_eq!(floats(&on_cpu(&job)), floats(&device.run(&job).expect("runs")), "{}", job.kernel.name);
    }
}

#[test]
fn other_sums_agree_within_their_rounding() {
    let Some(device) = device() else { return };
    // Products of at most 1 and an addend of at most 1, each addition within half a unit of the last place of the sum.
    let bound = (K + 1) as f32 * (K + 1) as f32 * f32::EPSILON;
    for (kernel, shapes) in kernels() {
        let job = job(kernel, shapes, fraction);
        let pairs = floats(&on_cpu(&job)).into_iter().zip(floats(&device.run(&job).expect("runs")));
        for (place, (cpu, found)) in pairs.enumerate() {
            assert!((cpu - found).abs() <= bound, "{}: element {place}: {cpu} against {found}", job.kernel.name);
        }
    }
}
