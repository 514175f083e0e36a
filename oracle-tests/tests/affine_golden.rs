//! Affine weights against MLX: the quantizer's codes, scales and biases, dequantized values, and products.
//!
//! All but the products are equal bit for bit. MLX's product on the CPU adds in the activation type, so it is compared
//! within an eighth of the worst case of such a sum; ours is also held to its own bound against the exact product.

use std::path::Path;
use std::sync::Arc;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::interp::{Face, Options};
use kernel_dsl::ir::Elem;
use kernel_dsl::target::Target;
use kernel_lib::common::float::Float;
use kernel_lib::common::quant_unpack::{CODE_BITS, GROUP_SIZES, unpack};
use kernel_lib::host_tensor::{Arguments, decode, encode};
use kernel_lib::kernels::affine_embedding::{AffineEmbedding, AffineEmbeddingParams};
use kernel_lib::kernels::affine_matmul::{AffineMatmul, AffineMatmulOp, AffineMatmulParams};
use kernel_lib::{ExpectedFloat, HostTensor, KernelSpec, Role};
use models::Affine;
use models::quantize::affine::{quantize_group, quantize_rows};
use oracle_tests::backend::CpuKernel;
use oracle_tests::job::Job;
use safetensors::{Dtype, SafeTensors};

const N_ROWS: u32 = 48;
const N_COLS: u32 = 512;
const N_TOKENS: u32 = 9;

/// Calls `check` with each module of the file: its op, group size, and its tensors by name.
fn for_each_module(mut check: impl FnMut(AffineMatmulOp, u32, &dyn Fn(&'static str) -> HostTensor)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/goldens/affine.safetensors");
    let bytes = std::fs::read(path).expect("the fixture is in the repository");
    let file = SafeTensors::deserialize(&bytes).expect("the fixture is a safetensors file");
    let mut modules = 0;
    for float in [Float::Bf16, Float::F16] {
        for (bits, group_size) in CODE_BITS.into_iter().flat_map(|bits| GROUP_SIZES.map(|group| (bits, group))) {
            let tensor = |name: &'static str| {
                let path = match name {
                    "w" | "x" => format!("{float}.{name}"),
                    _ => format!("{float}.b{bits}g{group_size}.{name}"),
                };
                let view = file.tensor(&path).expect("the fixture has all modules");
                let elem = match view.dtype() {
                    Dtype::BF16 => Elem::Bf16,
                    Dtype::F16 => Elem::F16,
                    Dtype::U32 => Elem::U32,
                    other => panic!("{path} is {other:?}"),
                };
                let shape: Vec<u32> = view.shape().iter().map(|&len| len as u32).collect();
                let layout = TensorLayout::row_major(elem, &shape);
                HostTensor { name, role: Role::In, layout, bytes: view.data().to_vec() }
            };
            check(AffineMatmulOp { activations: float, scales: float, bits }, group_size, &tensor);
            modules += 1;
        }
    }
    assert_eq!(modules, 36);
}

/// Codes of a matrix, row by row.
fn codes_of(q: &HostTensor, bits: u32) -> Vec<u32> {
    codes_of_words(&(0..q.len()).map(|index| q.bits(index)).collect::<Vec<u32>>(), bits)
}

fn codes_of_words(words: &[u32], bits: u32) -> Vec<u32> {
    let rows = words.chunks(words.len() / N_ROWS as usize);
    rows.flat_map(|row| (0..N_COLS as usize).map(move |element| unpack(row, bits, element))).collect()
}

/// The output of a kernel of the library on the CPU engine.
fn run<K: KernelSpec>(variant: K::Variant, mut tensors: Vec<HostTensor>) -> HostTensor {
    let kernel = Arc::new(K::build(variant).expect("a kernel of the library builds"));
    let arguments = Arguments { tensors: tensors.clone(), scalars: vec![] };
    let options = Options { face: Face::Unchecked, threads: 1, flush_subnormals: false };
    let job = Job::of_arguments(kernel.clone(), &arguments);
    let mut contents = CpuKernel::new(&kernel).expect("a valid kernel").run(&job, &options).expect("no trap");
    let mut y = tensors.pop().expect("the output is last");
    y.bytes = contents.pop().expect("one content for each tensor");
    y
}

#[test]
fn codes_scales_and_biases_are_those_of_the_quantizer() {
    for_each_module(|op, group_size, tensor| {
        let elem = op.activations.elem();
        let weights: Vec<f32> = tensor("w").values().iter().map(|&w| w as f32).collect();
        let (codes, scales, biases) = (codes_of(&tensor("q"), op.bits), tensor("scales"), tensor("biases"));
        let rows = quantize_rows(&weights, N_COLS as usize, Affine { bits: op.bits, group_size });
        assert_eq!(codes, codes_of_words(&rows.words, op.bits), "{op:?} {group_size}");
        for (number, group) in weights.chunks(group_size as usize).enumerate() {
            let (ours, scale, bias) = quantize_group(group, op.bits);
            let place = number * group_size as usize;
            assert_eq!(ours, codes[place..place + group_size as usize], "{op:?} {group_size}, group {number}");
            assert_eq!(encode(elem, scale.into()), scales.bits(number), "{op:?} {group_size}, group {number}");
            assert_eq!(encode(elem, bias.into()), biases.bits(number), "{op:?} {group_size}, group {number}");
        }
    });
}

#[test]
fn dequantized_rows_are_equal() {
    for_each_module(|op, group_size, tensor| {
        let params = AffineEmbeddingParams { n_tokens: N_ROWS, n_vocab: N_ROWS, n_cols: N_COLS, group_size };
        let variant = AffineEmbedding::pick(op, &params, &Target::CPU).unwrap();
        let ids = HostTensor::input_bits("ids", Elem::U32, &[N_ROWS], |row| row as u32);
        let y = HostTensor::output("y", op.activations.elem(), &[N_ROWS, N_COLS]);
        let tensors = vec![ids, tensor("q"), tensor("scales"), tensor("biases"), y];
        assert!(run::<AffineEmbedding>(variant, tensors).bytes == tensor("dequant").bytes, "{op:?} {group_size}");
    });
}

#[test]
fn products_are_near() {
    for_each_module(|op, group_size, tensor| {
        let elem = op.activations.elem();
        let params = AffineMatmulParams { m: N_TOKENS, n: N_ROWS, k: N_COLS, group_size };
        let variant = AffineMatmul::pick(op, &params, &Target::CPU).unwrap();
        let y = HostTensor::output("y", elem, &[N_TOKENS, N_ROWS]);
        let tensors = vec![tensor("x"), tensor("q"), tensor("scales"), tensor("biases"), y];
        let product = run::<AffineMatmul>(variant, tensors);
        let [scales, biases, x, theirs] = ["scales", "biases", "x", "qmm"].map(|name| tensor(name).values());
        let codes = codes_of(&tensor("q"), op.bits);
        let k = N_COLS as usize;
        // Half of the distance between 1 and the next element.
        let roundoff = (decode(elem, encode(elem, 1.0) + 1) - 1.0) / 2.0;
        for place in 0..product.len() {
            let (row, column) = (place / N_ROWS as usize, place % N_ROWS as usize);
            let (mut exact, mut sums, mut terms) = (ExpectedFloat::of(0.0), 0.0, 0.0);
            for index in 0..k {
                let group = (column * k + index) / group_size as usize;
                let (scaled, bias) = (scales[group] * f64::from(codes[column * k + index]), biases[group]);
                let x = x[row * k + index];
                exact.value += x * (scaled + bias);
                exact.magnitude += x.abs() * (scaled.abs() + bias.abs());
                sums += exact.value.abs();
                terms += (x * (scaled + bias)).abs();
            }
            let (ours, theirs) = (product.get(place), theirs[place]);
            // Each partial sum rounds once, each product and each weight too.
            let worst = roundoff * (sums + 2.0 * terms);
            assert!((theirs - ours).abs() <= worst / 8.0, "{op:?} {group_size} [{row}, {column}]: {ours} {theirs}");
            let allowed = AffineMatmul::tolerance(variant, &params).allowed(elem, exact);
            assert!((ours - exact.value).abs() <= allowed, "{op:?} {group_size} [{row}, {column}]: {ours} {exact:?}");
        }
    });
}

#[test]
fn another_order_of_bits_is_noticed() {
    for_each_module(|op, _, tensor| {
        let mut q = tensor("q");
        q.bytes.chunks_exact_mut(4).for_each(<[u8]>::reverse);
        assert_ne!(codes_of(&q, op.bits), codes_of(&tensor("q"), op.bits));
    });
}
