//! Quantizing and repacking: the same model after rotation, mlx's codes, interruption, packed modules, refusals.

mod folders;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use folders::{default_model, fixture};
use half::f16;
use kernel_lib::common::float::Float;
use kernel_lib::trellis::{Axis, CodeBits, PackedRows, PackedShape, Storage, decode_rows};
use models::Affine;
use models::generate::{Context, run_prompt};
use models::model::{LoadOptions, Model};
use models::quantize::{Calibration, PROVENANCE_FILE, QuantizeError, QuantizeOptions, Repacked, quantize, repack};
use runtime::weights::Checkpoint;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde_json::{Value, json};
use tempfile::TempDir;

const PLAIN: QuantizeOptions =
    QuantizeOptions { trellis: None, widths: BTreeMap::new(), affine: None, rotate: None, storage: Storage::Canonical };
const AFFINE: QuantizeOptions = QuantizeOptions {
    trellis: None,
    widths: BTreeMap::new(),
    affine: Some(Affine { bits: 4, group_size: 64 }),
    rotate: None,
    storage: Storage::Canonical,
};

type Tensors = BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>;

fn read(folder: &Path) -> (Value, Tensors) {
    let file = fs::read(folder.join("model.safetensors")).expect("a file of weights");
    let tensors = SafeTensors::deserialize(&file).expect("safetensors");
    let tensor =
        |(name, view): (String, TensorView)| (name, (view.dtype(), view.shape().to_vec(), view.data().to_vec()));
    let config = fs::read(folder.join("config.json")).expect("a configuration");
    let config = serde_json::from_slice(&config).expect("JSON");
    (config, tensors.tensors().into_iter().map(tensor).collect())
}

fn write(folder: &Path, config: &Value, tensors: &Tensors) {
    fs::write(folder.join("config.json"), config.to_string()).expect("a folder to write to");
    let views = tensors.iter().map(|(name, (dtype, shape, bytes))| {
        (name, TensorView::new(*dtype, shape.clone(), bytes).expect("bytes of the shape"))
    });
    let file = safetensors::serialize(views, None).expect("tensors that fit a file");
    fs::write(folder.join("model.safetensors"), file).expect("a folder to write to");
}

/// A fixture with all floats widened to f32.
fn widened(name: &str) -> TempDir {
    let (mut config, mut tensors) = read(&fixture(name));
    for (dtype, _, bytes) in tensors.values_mut().filter(|tensor| tensor.0 == Dtype::BF16) {
        *dtype = Dtype::F32;
        *bytes = bytes.as_chunks::<2>().0.iter().flat_map(|half| [0, 0, half[0], half[1]]).collect();
    }
    for place in ["/dtype", "/torch_dtype", "/text_config/dtype"] {
        if let Some(dtype) = config.pointer_mut(place) {
            *dtype = json!("float32");
        }
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(folder.path(), &config, &tensors);
    folder
}

/// The first layer of a fixture, with `width` of the 512 places of its MLP: few weights, so that the encoder is soon done.
fn small(width: usize) -> TempDir {
    let (mut config, mut tensors) = read(&fixture("hybrid-random"));
    tensors.retain(|name, _| !name.contains(".layers.") || name.contains(".layers.0."));
    for (name, (_, shape, bytes)) in tensors.iter_mut().filter(|(name, _)| name.contains(".mlp.")) {
        let row = 2 * shape[1];
        match name.contains("down_proj") {
            true => *bytes = bytes.chunks(row).flat_map(|row| &row[..2 * width]).copied().collect(),
            false => bytes.truncate(width * row),
        }
        *shape = if name.contains("down_proj") { vec![256, width] } else { vec![width, 256] };
    }
    let text = &mut config["text_config"];
    (text["num_hidden_layers"], text["intermediate_size"]) = (json!(1), json!(width));
    text["layer_types"] = json!(["linear_attention"]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(folder.path(), &config, &tensors);
    folder
}

fn logits(folder: &Path, ids: &[u32]) -> Vec<f32> {
    let mut model = Model::load(folder, &LoadOptions::default(), &mut |_| ()).expect("a model that loads");
    let mut context = Context::start(&mut model).expect("a free sequence");
    run_prompt(&mut model, &mut context, ids).expect("a prompt that fits")
}

/// Rotation folds norms, turns readers and writers, and unties heads: in f32 hardly anything changes.
#[test]
fn a_rotated_model_computes_the_same() {
    let ids = [5, 77, 300, 12, 9, 41];
    for name in ["hybrid-random", "llama-random", "qwen3-random"] {
        let folder = widened(name);
        let out = folder.path().join("out");
        quantize(folder.path(), &out, &QuantizeOptions { rotate: Some(42), ..PLAIN }, None, &mut |_| ()).unwrap();
        let (config, tensors) = read(&out);
        assert!(config.get("quantization").is_none());
        let tied = |config: &Value| {
            config["tie_word_embeddings"] == true || config["text_config"]["tie_word_embeddings"] == true
        };
        let (before, old) = read(folder.path());
        assert!(!tied(&config) && tensors.contains_key("lm_head.weight"), "{name}");
        assert_eq!(tied(&before), name == "llama-random");
        let changed = old.iter().filter(|(name, tensor)| tensors[*name] != **tensor).count();
        assert!(changed > old.len() / 2, "{name}: {changed} of {}", old.len());
        let (expected, found) = (logits(folder.path(), &ids), logits(&out, &ids));
        let most = expected.iter().fold(0.0_f32, |most, logit| most.max(logit.abs()));
        let distance = expected.iter().zip(&found).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(distance < 2e-4 * most && distance > 0.0, "{name}: {distance} of {most}");
    }
}

/// What mlx-lm made of the same model.
#[test]
fn affine_modules_are_those_of_mlx() {
    let out = tempfile::tempdir().unwrap();
    let out = out.path().join("out");
    let report = quantize(&fixture("hybrid-random"), &out, &AFFINE, None, &mut |_| ()).unwrap();
    assert!(report.bits_per_weight() == 4.5 && report.modules.iter().all(|module| module.error < 0.02));
    let ((_, ours), (_, theirs)) = (read(&out), read(&fixture("hybrid-random-mlx-4bit")));
    let mut packed = 0;
    for (name, tensor) in &theirs {
        let published = match name.strip_prefix("language_model.model.") {
            Some(rest) => format!("model.language_model.{rest}"),
            None => name.trim_start_matches("language_model.").to_owned(),
        };
        let affine = name.ends_with(".scales") || name.ends_with(".biases") || tensor.0 == Dtype::U32;
        if affine {
            assert!(ours[&published] == *tensor, "{name}");
            packed += 1;
        }
    }
    assert_eq!(packed, 3 * report.modules.len());
    assert_eq!(logits(&out, &[1, 2, 3]), logits(&fixture("hybrid-random-mlx-4bit"), &[1, 2, 3]));
}

/// Packed modules have the shapes, entries and errors of their format; the rest of the model is all there.
#[test]
fn trellis_modules_are_written() {
    let (small, folder) = (small(256), tempfile::tempdir().unwrap());
    for bits in CodeBits::ALL {
        let out = folder.path().join(format!("k{bits}"));
        let options = QuantizeOptions { trellis: Some(bits), ..AFFINE };
        let report = quantize(small.path(), &out, &options, None, &mut |_| ()).unwrap();
        let (config, tensors) = read(&out);
        assert_eq!(config["quantization"], config["quantization_config"]);
        let entries = config["quantization"].as_object().unwrap();
        let (_, source) = read(small.path());
        let mut packed = 0;
        for module in &report.modules {
            let Some((_, part)) = module.module.rsplit_once(".mlp.") else { continue };
            let axis = if part == "down_proj" { Axis::Out } else { Axis::In };
            let alias = module.module.replace("model.language_model.", "language_model.model.");
            let entry = json!({ "bits": bits.get(), "group_size": 256, "mode": "trellis",
                "trellis": { "L": 12, "code": "1mad", "axis": axis.get() } });
            assert_eq!((&entries[&module.module], &entries[&alias]), (&entry, &entry));
            let (weight, scales) =
                (&tensors[&format!("{}.weight", module.module)], &tensors[&format!("{}.scales", module.module)]);
            assert_eq!((weight.0, scales.0), (Dtype::U32, Dtype::F16));
            assert!(!tensors.contains_key(&format!("{}.biases", module.module)));
            let shape = PackedShape::of_tensors(bits, axis, &weight.1, &scales.1).unwrap();
            assert_eq!(shape.weight(), module.shape);
            let words: Vec<u32> = weight.2.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
            let factors: Vec<f16> = scales.2.as_chunks::<2>().0.iter().map(|half| f16::from_le_bytes(*half)).collect();
            let decoded = decode_rows(PackedRows { shape, words: &words, scales: &factors }, Float::F32).unwrap();
            // Against the source itself, so that a transposed or shifted matrix would show.
            let plain = &source[&format!("{}.weight", module.module)].2;
            let weight = |at: usize| half::bf16::from_le_bytes([plain[2 * at], plain[2 * at + 1]]).to_f32();
            let place = |at: usize| match axis {
                Axis::In => at,
                Axis::Out => at % shape.n_cols * shape.n_rows + at / shape.n_cols,
            };
            let pairs = decoded.iter().enumerate().map(|(at, decoded)| (weight(place(at)), *decoded));
            let sums = pairs.fold([0.0_f64; 2], |[lost, all], (w, d)| {
                [lost + f64::from(w - d).powi(2), all + f64::from(w).powi(2)]
            });
            let bound = [0.08, 0.022, 0.007][bits.get() as usize - 2];
            assert!(sums[0] / sums[1] < bound && (sums[0] / sums[1] - module.error).abs() < 1e-6, "{}", module.module);
            packed += 1;
        }
        assert_eq!(packed, 3);
        let provenance: Value = serde_json::from_slice(&fs::read(out.join(PROVENANCE_FILE)).unwrap()).unwrap();
        assert_eq!(provenance["options"]["trellis_bits"], bits.get());
        assert_eq!(provenance["modules"].as_array().unwrap().len(), report.modules.len());
    }
}

/// Modules with a width of their own have it, in shapes and entries; a width for anything else is refused.
#[test]
fn widths_may_be_mixed() {
    let (small, folder) = (small(256), tempfile::tempdir().unwrap());
    let out = folder.path().join("out");
    let mixed = |names: &[&str]| {
        let widths = names.iter().map(|name| ((*name).to_owned(), CodeBits::Four)).collect();
        QuantizeOptions { trellis: Some(CodeBits::Two), widths, ..AFFINE }
    };
    let modules = ["language_model.model.layers.0.mlp.up_proj", "model.layers.0.mlp.down_proj"];
    let report = quantize(small.path(), &out, &mixed(&modules), None, &mut |_| ()).unwrap();
    let (config, tensors) = read(&out);
    for (part, bits) in [("gate_proj", 2), ("up_proj", 4), ("down_proj", 4)] {
        let module = format!("model.language_model.layers.0.mlp.{part}");
        assert_eq!(config["quantization"][&module]["bits"], bits);
        assert_eq!(tensors[&format!("{module}.weight")].1, [256, 8 * bits]);
        let found = report.modules.iter().find(|report| report.module == module).unwrap();
        assert!(found.format.starts_with(&format!("trellis {bits} bits")), "{found:?}");
    }
    let out = folder.path().join("other");
    for wrong in ["model.layers.0.linear_attn.out_proj", "model.layers.9.mlp.up_proj", "nothing"] {
        let error = quantize(small.path(), &out, &mixed(&[wrong]), None, &mut |_| ()).unwrap_err();
        assert!(error.to_string().contains(&format!("`{wrong}.weight`")), "{error}");
    }
}

/// A packed model runs, and gives what the same weights give when they are stored as floats.
#[test]
fn a_packed_model_gives_what_its_weights_give() {
    let (small, folder) = (small(256), tempfile::tempdir().unwrap());
    let [packed, plain] = ["packed", "plain"].map(|name| folder.path().join(name));
    let options = QuantizeOptions { trellis: Some(CodeBits::Four), rotate: Some(5), ..PLAIN };
    quantize(small.path(), &packed, &options, None, &mut |_| ()).unwrap();
    let (mut config, mut tensors) = read(&packed);
    let entries = config.as_object_mut().unwrap().remove("quantization").unwrap();
    config.as_object_mut().unwrap().remove("quantization_config");
    let coded: Vec<String> = tensors.keys().filter_map(|name| Some(name.strip_suffix(".scales")?.to_owned())).collect();
    assert_eq!(coded.len(), 3);
    for module in coded {
        let axis = Axis::new(entries[&module]["trellis"]["axis"].as_u64().unwrap() as u32).unwrap();
        let (_, scales_shape, scales) = tensors.remove(&format!("{module}.scales")).unwrap();
        let weight = tensors.get_mut(&format!("{module}.weight")).unwrap();
        let shape = PackedShape::of_tensors(CodeBits::Four, axis, &weight.1, &scales_shape).unwrap();
        let words: Vec<u32> = weight.2.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let scales: Vec<f16> = scales.as_chunks::<2>().0.iter().map(|half| f16::from_le_bytes(*half)).collect();
        let rows = decode_rows(PackedRows { shape, words: &words, scales: &scales }, Float::Bf16).unwrap();
        let [n_out, n_in] = shape.weight();
        let value = |at: usize| match axis {
            Axis::In => rows[at],
            Axis::Out => rows[at % n_in * n_out + at / n_in],
        };
        let bytes = (0..n_out * n_in).flat_map(|at| half::bf16::from_f32(value(at)).to_le_bytes()).collect();
        *weight = (Dtype::BF16, vec![n_out, n_in], bytes);
    }
    fs::create_dir(&plain).unwrap();
    write(&plain, &config, &tensors);
    let ids = [9, 3, 250, 77];
    let (expected, found) = (logits(&plain, &ids), logits(&packed, &ids));
    let squares = |values: &mut dyn Iterator<Item = f32>| values.map(|value| value * value).sum::<f32>();
    let distance =
        squares(&mut expected.iter().zip(&found).map(|(a, b)| a - b)) / squares(&mut expected.iter().copied());
    // Activations are bf16, and so are the expanded weights: a few roundings of 2^-9 each.
    assert!(distance < 1e-4, "{distance}");
}

/// With texts to calibrate on, codes are others, scales are the same, and the report says so. Resumed, the same.
#[test]
fn calibrated_codes_mind_their_inputs() {
    let (small, folder) = (small(512), tempfile::tempdir().unwrap());
    let options = QuantizeOptions { trellis: Some(CodeBits::Two), rotate: Some(1), ..AFFINE };
    let texts: Vec<Vec<u32>> = (0..4).map(|text| (0..100).map(|i| (13 * i * i + 101 * text) % 512).collect()).collect();
    let calibration = Calibration { texts, load: LoadOptions::default() };
    let [plain, calibrated] = ["plain", "calibrated"].map(|name| folder.path().join(name));
    quantize(small.path(), &plain, &options, None, &mut |_| ()).unwrap();
    let report = quantize(small.path(), &calibrated, &options, Some(&calibration), &mut |_| ()).unwrap();
    let choices: Vec<_> = report.modules.iter().filter_map(|module| module.choice.as_deref()).collect();
    assert_eq!(choices, ["weighted"; 3]);
    let ((_, before), (_, after)) = (read(&plain), read(&calibrated));
    for (name, tensor) in &before {
        // Of a single block of inputs there is nothing before it to make up for: only `down_proj` has two.
        assert_eq!(after[name] != *tensor, name.ends_with(".mlp.down_proj.weight"), "{name}");
    }
    let provenance: Value = serde_json::from_slice(&fs::read(calibrated.join(PROVENANCE_FILE)).unwrap()).unwrap();
    assert_eq!(provenance["calibration"]["tokens"], 400);
    let error = quantize(small.path(), &calibrated, &options, Some(&calibration), &mut |_| ()).unwrap_err();
    assert!(matches!(error, QuantizeError::OutputExists { .. }), "{error}");
}

/// All files of a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let file = |path: std::path::PathBuf| {
        (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read(&path).expect("a file"))
    };
    entries.map(file).collect()
}

/// Ended at any point and begun again, the work gives the same bytes; nothing of it is left.
#[test]
fn interrupted_work_is_gone_on_with() {
    let (small, folder) = (small(256), tempfile::tempdir().unwrap());
    let (whole, out) = (folder.path().join("whole"), folder.path().join("out"));
    let options = QuantizeOptions { trellis: Some(CodeBits::Two), rotate: Some(1), ..AFFINE };
    let mut steps = 0;
    let report = quantize(small.path(), &whole, &options, None, &mut |_| steps += 1).unwrap();
    let mut resumed = 0;
    for end in 1..=steps {
        let mut step = 0;
        let mut ending = |progress: models::quantize::Progress| {
            resumed = progress.resumed.max(resumed);
            step += 1;
            assert!(step != end, "the end of this run");
        };
        let run = catch_unwind(AssertUnwindSafe(|| quantize(small.path(), &out, &options, None, &mut ending)));
        assert!(run.is_err() && !out.exists());
        let partial = folder.path().join("out.partial");
        // A part without its report is not done, whatever is in it.
        if let Some(part) = files(&partial).keys().rfind(|name| name.ends_with(".safetensors")) {
            fs::write(partial.join(part), "half").unwrap();
            fs::remove_file(partial.join(part.replace(".safetensors", ".json"))).unwrap();
        }
        let other = QuantizeOptions { rotate: Some(2), ..options.clone() };
        let error = quantize(small.path(), &out, &other, None, &mut |_| ()).unwrap_err();
        assert!(matches!(&error, QuantizeError::OtherWork { .. }), "{error}");
        assert!(error.to_string().contains("rotation_seed"), "{error}");
    }
    assert!(resumed > 0);
    assert_eq!(quantize(small.path(), &out, &options, None, &mut |_| ()).unwrap(), report);
    assert!(files(&out) == files(&whole));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left");
}

#[test]
fn what_cannot_be_quantized_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let refused = |source: &Path, options: &QuantizeOptions| {
        let error = quantize(source, &out, options, None, &mut |_| ()).unwrap_err();
        assert!(!out.exists());
        error
    };
    let error = refused(&fixture("hybrid-random-mlx-4bit"), &AFFINE);
    assert!(matches!(error, QuantizeError::Quantized { .. }), "{error}");
    let error = refused(folder.path(), &AFFINE);
    assert!(error.to_string().contains("config.json"), "{error}");
    let (config, mut tensors) = read(&fixture("llama-random"));
    tensors.get_mut("model.layers.1.mlp.up_proj.weight").unwrap().2[200..202].copy_from_slice(&[0xc0, 0x7f]);
    let nan = tempfile::tempdir().unwrap();
    write(nan.path(), &config, &tensors);
    let error = refused(nan.path(), &AFFINE);
    assert!(error.to_string().contains("model.layers.1.mlp.up_proj.weight"), "{error}");
    tensors.insert("mystery.weight".into(), (Dtype::BF16, vec![1], vec![0, 0]));
    write(nan.path(), &config, &tensors);
    let error = refused(nan.path(), &AFFINE);
    assert!(error.to_string().contains("mystery.weight"), "{error}");
    fs::create_dir(&out).unwrap();
    let error = quantize(&default_model(), &out, &AFFINE, None, &mut |_| ()).unwrap_err();
    assert!(matches!(error, QuantizeError::OutputExists { .. }), "{error}");
}

/// A folder with packed modules of which some have two-block storage.
fn packed_folder() -> (TempDir, Tensors) {
    let mut entries = json!({ "group_size": 64, "bits": 4, "mode": "affine" });
    let mut tensors = Tensors::new();
    let mut module = |name: &str, bits: CodeBits, axis: u32, n_cols: usize| {
        entries[name] = json!({ "bits": bits.get(), "group_size": 256, "mode": "trellis",
            "trellis": { "L": 12, "code": "1mad", "axis": axis } });
        let words = bits.words_per_row(n_cols);
        let codes = (0..67 * words as u32).flat_map(|i| i.wrapping_mul(0x9e37_79b9).to_le_bytes()).collect();
        tensors.insert(format!("{name}.weight"), (Dtype::U32, vec![67, words], codes));
        tensors.insert(format!("{name}.scales"), (Dtype::F16, vec![67], vec![0x11; 134]));
    };
    module("a.mlp.down_proj", CodeBits::Three, 0, 1024);
    module("b.mlp.down_proj", CodeBits::Three, 0, 768);
    module("c.mlp.down_proj", CodeBits::Four, 0, 1024);
    module("a.mlp.up_proj", CodeBits::Three, 1, 1024);
    tensors.insert("norm.weight".into(), (Dtype::BF16, vec![3], vec![1, 2, 3, 4, 5, 6]));
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(folder.path(), &json!({ "quantization": entries }), &tensors);
    fs::write(folder.path().join("tokenizer.json"), "{}").expect("a folder to write to");
    (folder, tensors)
}

#[test]
fn repacking_there_and_back_changes_nothing() {
    let (folder, tensors) = packed_folder();
    let (there, back) = (folder.path().join("there"), folder.path().join("back"));
    let expected = Repacked { changed: 1, kept: 0, canonical_only: 3 };
    assert_eq!(repack(folder.path(), &there, Storage::TwoBlock).unwrap(), expected);
    let (_, stored) = read(&there);
    assert_eq!(stored["a.mlp.down_proj.weight"].1, [2, 67, 48]);
    assert_ne!(stored["a.mlp.down_proj.weight"].2, tensors["a.mlp.down_proj.weight"].2);
    assert!(stored.iter().filter(|(name, tensor)| tensors[*name] != **tensor).count() == 1);
    assert_eq!(fs::read_to_string(there.join("tokenizer.json")).unwrap(), "{}");
    assert_eq!(repack(&there, &back, Storage::Canonical).unwrap(), expected);
    assert!(read(&back).1 == tensors);
    assert_eq!(repack(folder.path(), &folder.path().join("same"), Storage::Canonical).unwrap().changed, 0);
    assert!(Checkpoint::open(&back).is_ok());
    let error = repack(folder.path(), &back, Storage::TwoBlock).unwrap_err();
    assert!(matches!(error, QuantizeError::OutputExists { .. }), "{error}");
}

#[test]
fn malformed_packed_modules_are_refused_by_name() {
    let change = |change: &dyn Fn(&mut Value, &mut Tensors)| {
        let (folder, mut tensors) = packed_folder();
        let (mut config, _) = read(folder.path());
        change(&mut config["quantization"]["a.mlp.down_proj"], &mut tensors);
        write(folder.path(), &config, &tensors);
        let before = fs::read_dir(folder.path()).unwrap().count();
        let error = repack(folder.path(), &folder.path().join("out"), Storage::TwoBlock).unwrap_err();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), before, "nothing is left");
        error.to_string()
    };
    for (field, value) in
        [("bits", json!(5)), ("group_size", json!(64)), ("trellis", json!({ "L": 16, "code": "1mad", "axis": 0 }))]
    {
        let error = change(&|entry, _| entry[field] = value.clone());
        assert!(error.contains("quantization.a.mlp.down_proj"), "{error}");
    }
    let error = change(&|_, tensors| drop(tensors.remove("a.mlp.down_proj.scales")));
    assert!(error.contains("a.mlp.down_proj.scales"), "{error}");
    let error = change(&|_, tensors| tensors.get_mut("a.mlp.down_proj.weight").unwrap().1 = vec![67 * 96, 1]);
    assert!(error.contains("module `a.mlp.down_proj`: tensor of codes has shape"), "{error}");
}
