//! Speed and distortion of the trellis encoder on unit normal deviates, on one thread and on all.
//!
//! `cargo bench -p kernel-lib --bench trellis_encoder` prints one line for each width: the mean squared error against the
//! bound of any code of so many bits, and millions of weights a second (medians of five).

use std::time::Instant;

use kernel_lib::common::float::Float;
use kernel_lib::trellis::encode::{BlockFactor, encode_rows, encode_weighted};
use kernel_lib::trellis::{Axis, CodeBits, PackedRows, PackedShape, decode_rows};

const N_COLS: usize = 1024;
const N_ROWS: usize = 256;
const TURNS: usize = 5;

/// Normal deviates by Box and Muller.
fn gaussian(n: usize, mut seed: u64) -> Vec<f32> {
    let mut uniform = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (seed ^ (seed >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (((mixed ^ (mixed >> 33)) >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    };
    let mut deviate = || (-2.0 * uniform().ln()).sqrt() * (std::f64::consts::TAU * uniform()).cos();
    (0..n).map(|_| deviate() as f32).collect()
}

/// Median of the millions of weights a second of `work`.
fn rate(threads: usize, work: impl Fn() + Sync) -> f64 {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads start");
    let mut rates: Vec<f64> = (0..TURNS)
        .map(|_| {
            let start = Instant::now();
            pool.install(&work);
            (N_ROWS * N_COLS) as f64 / start.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[TURNS / 2]
}

fn main() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let weights = gaussian(N_ROWS * N_COLS, 7);
    let power: f64 = weights.iter().map(|&weight| f64::from(weight).powi(2)).sum();
    let moments: Vec<f64> = {
        let causes = gaussian(N_COLS, 8);
        let moment = |at: usize| f64::from(causes[at / N_COLS] * causes[at % N_COLS]);
        (0..N_COLS * N_COLS).map(|at| moment(at) + if at / N_COLS == at % N_COLS { 1.0 } else { 0.0 }).collect()
    };
    let factor = BlockFactor::of_hessian(&moments, N_COLS).expect("positive definite");
    for bits in CodeBits::ALL {
        let encoded = encode_rows(&weights, N_COLS, bits).expect("finite weights");
        let shape = PackedShape::of_weight(bits, Axis::In, N_ROWS, N_COLS).expect("whole blocks");
        let rows = PackedRows { shape, words: &encoded.words, scales: &encoded.scales };
        let decoded = decode_rows(rows, Float::F32).expect("all words");
        let error: f64 = weights.iter().zip(&decoded).map(|(w, d)| f64::from(w - d).powi(2)).sum();
        let plain = |threads| rate(threads, || drop(encode_rows(&weights, N_COLS, bits)));
        let weighted = rate(threads, || drop(encode_weighted(&weights, N_COLS, bits, Axis::In, &factor)));
        println!(
            "{bits} bits: error {:.5} of the power, bound {:.5}; {:.3} M weights/s on 1 thread, {:.3} on {threads}, {weighted:.3} weighted",
            error / power,
            4_f64.powi(-(bits.get() as i32)),
            plain(1),
            plain(threads),
        );
    }
}
