//! Trellis-coded modules in a model: every kernel, engine and split gives the same bytes.
//!
//! The default model's MLPs, with random codes in place of their weights: random bits are valid codes, so nothing but speed and
//! sense is lost. Quality is `quantize`'s business.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel_lib::fill::CaseRng;
use models::model::{LoadOptions, Model};
use runtime::adapter::AdapterChoice;
use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::engines::adapter;
use super::machine::{copy, run_split};

/// How a packed copy differs from others.
#[derive(Clone, Copy, Debug)]
struct Packed {
    /// Bits of gate, up and down projections.
    bits: [u32; 3],
    /// Axis of down projections.
    down_axis: u32,
}

const PACKED: Packed = Packed { bits: [3, 3, 3], down_axis: 0 };

/// Type, shape and bytes by name.
type Tensors = BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>;

/// The default model with MLPs of random codes.
fn packed(options: Packed) -> TempDir {
    changed(options, |_, _| ())
}

/// The same with a change of its tensors and its configuration.
fn changed(options: Packed, change: impl FnOnce(&mut Tensors, &mut Value)) -> TempDir {
    let copy = copy("espalier-tiny");
    let source = copy.path();
    let bytes = fs::read(source.join("model.safetensors")).unwrap();
    let stored = SafeTensors::deserialize(&bytes).unwrap();
    let mut config: Value = serde_json::from_slice(&fs::read(source.join("config.json")).unwrap()).unwrap();
    let mut quantization = json!({ "group_size": 64, "bits": 4, "mode": "affine" });
    let mut tensors = Tensors::new();
    let mut rng = CaseRng::new(5);
    for (name, view) in stored.tensors() {
        let which = ["mlp.gate_proj.weight", "mlp.up_proj.weight", "mlp.down_proj.weight"];
        let Some(part) = which.iter().position(|end| name.ends_with(end)) else {
            // Modules of the head of later tokens are not loaded.
            tensors.insert(name, (view.dtype(), view.shape().to_vec(), view.data().to_vec()));
            continue;
        };
        let module = name.strip_suffix(".weight").unwrap().to_owned();
        let axis = if part == 2 { options.down_axis } else { 1 };
        let [n_out, n_in] = [view.shape()[0], view.shape()[1]];
        let (rows, coded) = if axis == 1 { (n_out, n_in) } else { (n_in, n_out) };
        let words = coded * options.bits[part] as usize / 32;
        let codes: Vec<u32> = (0..rows * words).map(|_| rng.next_u32()).collect();
        let scale = |_| half::f16::from_f64(0.02 + 0.01 * rng.signed_unit());
        let scales: Vec<half::f16> = (0..rows).map(scale).collect();
        let as_bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
        tensors.insert(name, (Dtype::U32, vec![rows, words], as_bytes(&codes)));
        let scales = scales.iter().flat_map(|scale| scale.to_le_bytes()).collect();
        tensors.insert(format!("{module}.scales"), (Dtype::F16, vec![rows], scales));
        quantization[&module] = json!({
            "bits": options.bits[part], "group_size": 256, "mode": "trellis",
            "trellis": { "L": 12, "code": "1mad", "axis": axis },
        });
    }
    // What has no entry is plain.
    let plain =
        |name: &&String| name.ends_with(".weight") && !tensors.contains_key(&name.replace(".weight", ".scales"));
    for name in tensors.keys().filter(plain) {
        quantization[name.strip_suffix(".weight").unwrap()] = json!(false);
    }
    config["quantization"] = quantization;
    change(&mut tensors, &mut config);
    fs::write(copy.path().join("config.json"), config.to_string()).unwrap();
    write(&copy.path().join("model.safetensors"), &tensors);
    copy
}

fn write(path: &Path, tensors: &Tensors) {
    let views = tensors
        .iter()
        .map(|(name, (dtype, shape, bytes))| (name.clone(), TensorView::new(*dtype, shape.clone(), bytes).unwrap()));
    safetensors::serialize_to_file(views, None, path).unwrap();
}

fn load(folder: &TempDir, adapter: &AdapterChoice) -> Model {
    let options = LoadOptions { adapter: adapter.clone(), n_sequences: 1, ..LoadOptions::default() };
    Model::load(folder.path(), &options, &mut |_| ()).unwrap()
}

fn tokens(n: usize) -> Vec<u32> {
    let mut rng = CaseRng::new(9);
    (0..n).map(|_| rng.below(2048)).collect()
}

type Bytes = (Vec<u32>, Vec<Vec<u8>>);

fn run(model: &mut Model, lengths: &[usize]) -> Bytes {
    let mut sequence = model.start().unwrap();
    let logits = run_split(model, &mut sequence, &tokens(lengths.iter().sum()), lengths);
    let states = model.read_caches(&sequence).unwrap().states.into_iter().flatten().collect();
    model.release(sequence);
    assert!(logits.iter().all(|logit| logit.is_finite()));
    (logits.into_iter().map(f32::to_bits).collect(), states)
}

/// One to five tokens, and more: at once and one by one, which are other kernels.
#[test]
fn a_split_changes_no_byte_of_a_packed_model() {
    let mut model = load(&packed(Packed { bits: [2, 4, 3], ..PACKED }), &AdapterChoice::Cpu);
    for length in [1, 2, 3, 4, 5, 8, 16, 65] {
        let at_once = run(&mut model, &[length]);
        assert!(at_once == run(&mut model, &vec![1; length]), "{length} tokens one by one");
    }
    assert!(run(&mut model, &[4]) != run(&mut model, &[5]), "the comparison sees a token more");
}

/// Every width and axis on an adapter: fused and split kernels for few tokens, direct ones for many.
#[test]
fn packed_bytes_are_the_same_on_a_device() {
    let Some(device) = adapter("packed models") else { return };
    for options in [
        PACKED,
        Packed { bits: [4, 4, 2], ..PACKED },
        Packed { bits: [2, 3, 4], ..PACKED },
        Packed { down_axis: 1, ..PACKED },
    ] {
        let folder = packed(options);
        let lengths = [19, 4, 3, 2, 1];
        let [on_cpu, on_device] =
            [&AdapterChoice::Cpu, &device].map(|choice| run(&mut load(&folder, choice), &lengths));
        assert!(on_cpu == on_device, "{options:?}");
    }
}

/// What a file or a configuration may say wrongly of a packed module is refused with its name, what was found and what is required.
#[test]
fn malformed_modules_are_refused_by_name() {
    let module = "model.language_model.layers.0.mlp.down_proj";
    let (weight, scales) = (format!("{module}.weight"), format!("{module}.scales"));
    type Change<'a> = Box<dyn FnOnce(&mut Tensors, &mut Value) + 'a>;
    let tensor = |name: &str, dtype: Dtype, shape: &[usize]| -> Change<'_> {
        let bytes =
            vec![0; shape.iter().product::<usize>() * if dtype == Dtype::F16 || dtype == Dtype::BF16 { 2 } else { 4 }];
        let (name, shape) = (name.to_owned(), shape.to_vec());
        Box::new(move |tensors, _| drop(tensors.insert(name, (dtype, shape, bytes))))
    };
    let field = |pointer: &'static str, value: Value| -> Change<'_> {
        Box::new(move |_, config| *config["quantization"][module].pointer_mut(pointer).unwrap() = value)
    };
    // Stored [512 inputs, 256 outputs * 3 / 32], a scale for each input.
    let cases: [(Change<'_>, &str); 9] = [
        (tensor(&weight, Dtype::U32, &[512, 23]), "has shape [512, 23]; required: [512, 24]"),
        (tensor(&weight, Dtype::U32, &[511, 24]), "has shape [511, 24]; required: [512, 24]"),
        (
            tensor(&weight, Dtype::U32, &[1, 512, 48]),
            "of 3 bits in rows of 256 and interleaved; required: 3 bits in rows of a multiple of 512",
        ),
        (tensor(&weight, Dtype::I32, &[512, 24]), "required: U32, trellis codes"),
        (tensor(&scales, Dtype::BF16, &[512]), "required: F16, scales of trellis codes"),
        (tensor(&scales, Dtype::F16, &[256]), "has shape [256]; required: [512]"),
        (field("/bits", json!(4)), "has shape [512, 24]; required: [512, 32]"),
        (field("/trellis/axis", json!(1)), "has shape [512]; required: [256]"),
        (tensor(&format!("{module}.biases"), Dtype::F16, &[512]), "biases"),
    ];
    for (change, expected) in cases {
        let folder = changed(PACKED, change);
        let refused = Model::load(folder.path(), &LoadOptions::default(), &mut |_| ()).map(|_| ()).unwrap_err();
        let message = refused.to_string();
        assert!(message.contains(module) && message.contains(expected), "{message}; expected: {expected}");
    }
    let infinite = changed(PACKED, |tensors, _| tensors.get_mut(&scales).unwrap().2[..2].copy_from_slice(&[0, 0x7c]));
    let refused = Model::load(infinite.path(), &LoadOptions::default(), &mut |_| ()).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains(&scales), "{refused}");
}
