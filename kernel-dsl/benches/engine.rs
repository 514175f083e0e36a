//! Speed of the CPU engine: bf16 matvec 4096x4096 and tiled f32 matmul 512x512x512, on one thread and on two.
//! Prints the median of several runs; checks the results against plain Rust, so that a fast wrong engine is seen.

use std::time::Instant;

use kernel_dsl::contract::{Launch, TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;

/// y[r] = sum of w[r, c] * x[c]: one row for 32 lanes, eight elements a lane and step.
#[kernel(workgroup_size(256), dispatch(div_ceil(n_rows, 8)))]
fn matvec(#[shape(n_rows, n_cols)] w: In<bf16>, #[shape(n_cols)] x: In<bf16>, #[shape(n_rows)] y: Out<f32>) {
    let row = workgroup_id().x * 8 + subgroup_id();
    let base = w.offset([row, 0]);
    let mut acc = 0.0;
    for col in (0..n_cols).step_by(256) {
        let at = col + lane() * 8;
        let a = w.load::<8>(base + at);
        let b = x.load::<8>(at);
        #[comptime]
        for i in 0..8 {
            acc += a[i] * b[i];
        }
    }
    let total = subgroup_add(acc);
    if lane() == 0 {
        y[row] = total;
    }
}

const TILE: u32 = 64;
const DEPTH: u32 = 16;

/// c = a * b: a 64x64 tile for each workgroup of 16x16, a 4x4 block for each invocation.
#[kernel(workgroup_size(256), dispatch(n / TILE, m / TILE))]
fn matmul(#[shape(m, k)] a: In<f32>, #[shape(k, n)] b: In<f32>, #[shape(m, n)] c: Out<f32>) {
    let left = workgroup_array::<f32>(TILE * DEPTH);
    let right = workgroup_array::<f32>(TILE * DEPTH);
    let index = local_invocation_index();
    let (row, col) = (index / 16, index % 16);
    let first_row = workgroup_id().y * TILE;
    let first_col = workgroup_id().x * TILE;
    let mut acc = [0.0; 16];
    for depth in (0..k).step_by(DEPTH) {
        #[comptime]
        for i in 0..4_u32 {
            let at = index + i * 256;
            left[at] = a[[first_row + at / DEPTH, depth + at % DEPTH]];
            right[at] = b[[depth + at / TILE, first_col + at % TILE]];
        }
        workgroup_barrier();
        for step in 0..DEPTH {
            let mut x = [0.0; 4];
            let mut y = [0.0; 4];
            #[comptime]
            for i in 0..4_u32 {
                x[i as usize] = left[(row * 4 + i) * DEPTH + step];
                y[i as usize] = right[step * TILE + col + 16 * i];
            }
            #[comptime]
            for i in 0..16_usize {
                acc[i] += x[i / 4] * y[i % 4];
            }
        }
        workgroup_barrier();
    }
    #[comptime]
    for i in 0..16_u32 {
        c[[first_row + row * 4 + i / 4, first_col + col + 16 * (i % 4)]] = acc[i as usize];
    }
}

fn program(kernel: Kernel) -> Program {
    Program::new(&validate(kernel, &Target::CPU).expect("the benchmark's kernel is valid"))
}

fn launch(program: &Program, layouts: &[TensorLayout]) -> Launch {
    bind(program.kernel(), layouts, &[], u32::MAX).expect("the benchmark's launch fits")
}

/// Median seconds of a run.
fn median(mut run: impl FnMut()) -> f64 {
    run();
    let mut seconds: Vec<f64> = (0..9)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}

fn report(name: &str, threads: usize, macs: f64, seconds: f64) {
    println!("{name}, {threads} thread(s): {:.2} ms, {:.2} GMAC/s", seconds * 1e3, macs / seconds / 1e9);
}

fn options(threads: usize) -> Options {
    Options { face: Face::Unchecked, threads, flush_subnormals: false }
}

/// A reproducible value in [-1, 1) with few significant bits.
fn noise(index: u32) -> f32 {
    let word = index.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
    (word.wrapping_mul(0xc2b2_ae35) >> 25) as f32 / 64.0 - 1.0
}

fn bench_matvec() {
    let (rows, cols) = (4096_u32, 4096_u32);
    let program = program(matvec("matvec").expect("builds"));
    let bf16_bits = |index: u32| bf16::from_f32(noise(index)).to_bits();
    let w: Vec<u16> = (0..rows * cols).map(bf16_bits).collect();
    let x: Vec<u16> = (0..cols).map(bf16_bits).collect();
    let mut y = vec![0_f32; rows as usize];
    let layouts = [
        TensorLayout::row_major(Elem::Bf16, &[rows, cols]),
        TensorLayout::row_major(Elem::Bf16, &[cols]),
        TensorLayout::row_major(Elem::F32, &[rows]),
    ];
    let launch = launch(&program, &layouts);
    for threads in [1, 2] {
        let seconds = median(|| {
            let mut bindings = [
                Binding::Read(bytemuck::cast_slice(&w)),
                Binding::Read(bytemuck::cast_slice(&x)),
                Binding::Write(bytemuck::cast_slice_mut(&mut y)),
            ];
            program.run(&launch, &mut bindings, &options(threads)).expect("no trap");
        });
        report("bf16 matvec 4096x4096", threads, f64::from(rows) * f64::from(cols), seconds);
    }
    let row = 1234_u32;
    let exact: f64 = (0..cols).map(|c| f64::from(noise(row * cols + c)) * f64::from(noise(c))).sum();
    assert!((f64::from(y[row as usize]) - exact).abs() < 1e-2, "{} {exact}", y[row as usize]);
}

fn bench_matmul() {
    let size = 512_u32;
    let program = program(matmul("matmul").expect("builds"));
    let a: Vec<f32> = (0..size * size).map(noise).collect();
    let b: Vec<f32> = (0..size * size).map(|index| noise(index ^ 0x5555)).collect();
    let mut c = vec![0_f32; a.len()];
    let square = TensorLayout::row_major(Elem::F32, &[size, size]);
    let launch = launch(&program, &[square.clone(), square.clone(), square]);
    for threads in [1, 2] {
        let seconds = median(|| {
            let mut bindings = [
                Binding::Read(bytemuck::cast_slice(&a)),
                Binding::Read(bytemuck::cast_slice(&b)),
                Binding::Write(bytemuck::cast_slice_mut(&mut c)),
            ];
            program.run(&launch, &mut bindings, &options(threads)).expect("no trap");
        });
        report("f32 matmul 512x512x512", threads, f64::from(size).powi(3), seconds);
    }
    let (row, col) = (77_usize, 301_usize);
    let n = size as usize;
    let expected = (0..n).fold(0_f32, |sum, k| sum + a[row * n + k] * b[k * n + col]);
    assert_eq!(c[row * n + col], expected);
}

fn main() {
    bench_matvec();
    bench_matmul();
}
