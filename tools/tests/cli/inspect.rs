//! `espalier inspect`: small folders as they are, and a large one of which only the headers are there.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use serde_json::{Value, json};

use crate::run::{failure, json as run, text};

fn fixture(name: &str) -> String {
    format!("{}/../oracle-tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn inspect(folder: &str, extra: &[&str]) -> Value {
    run(&[&["inspect", folder, "--adapter", "cpu", "--json"], extra].concat())
}

#[test]
fn the_default_model_is_described() {
    let report = run(&["inspect", "--adapter", "cpu", "--json"]);
    assert_eq!(
        (&report["family"], &report["fits"], &report["refusal"]),
        (&"hybrid".into(), &true.into(), &Value::Null)
    );
    assert_eq!(report["sizes"]["recurrent_layers"], 6);
    assert_eq!(report["formats"][0]["bits_per_weight"], 16.0);
    assert_eq!(report["notes"], json!(["skipped 15 tensors of the multi-token-prediction head (`mtp.*`)"]));
    // Two layers, two heads of 64, keys and values, two bytes each.
    assert_eq!(report["memory"]["kv_bytes_per_1000_tokens"], 2 * 2 * 64 * 2 * 2 * 1000);
    let sum: u64 = report["tensors"].as_array().unwrap().iter().map(|tensor| tensor["bytes"].as_u64().unwrap()).sum();
    assert!(report["files"][0]["bytes"].as_u64() > Some(sum), "{sum}");
    let shown = text(&["inspect", "--adapter", "cpu", "--tensors"]);
    for line in [
        "layers       6 of gated delta net, 2 of attention",
        "heads        4 of 64, 2 of keys and values",
        "vocabulary   4096, the embedding is the head",
        "tensor       model.language_model.norm.weight BF16 [256], 512 bytes in model.safetensors",
    ] {
        assert!(shown.lines().any(|found| found == line), "{line}: {shown}");
    }
    assert!(shown.ends_with(": fits\n"), "{shown}");
}

#[test]
fn packed_modules_say_their_bits() {
    let report = inspect(&fixture("hybrid-random-mlx-4bit"), &["--context", "1000"]);
    let module = &report["modules"].as_array().unwrap()[1];
    let packed = module["format"].as_str().unwrap();
    assert!(packed.contains(" bits in groups of "), "{module}");
    // Codes, and a scale and a bias of 16 bits for each group.
    let numbers: Vec<f64> = packed.split(' ').filter_map(|word| word.parse().ok()).collect();
    assert_eq!(module["bits_per_weight"], numbers[0] + 32.0 / numbers[1]);
    assert_eq!(report["memory"]["context"], 1000);
    let refused = inspect(&fixture("qwen3-random"), &["--dtype", "f16"]);
    assert!(refused["refusal"].as_str().unwrap().starts_with("`dtype` is f16"), "{refused}");
    assert_eq!((&refused["fits"], &refused["memory"]), (&Value::Null, &Value::Null));
}

/// The configuration of a 27B model of the hybrid family.
fn large_config() -> Value {
    let kind = |layer: u32| if layer % 4 == 3 { "full_attention" } else { "linear_attention" };
    json!({
        "model_type": "qwen3_5",
        "tie_word_embeddings": false,
        "text_config": {
            "model_type": "qwen3_5_text", "dtype": "bfloat16", "hidden_act": "silu",
            "hidden_size": 5120, "intermediate_size": 17408, "num_hidden_layers": 64,
            "layer_types": (0..64).map(kind).collect::<Vec<_>>(),
            "num_attention_heads": 24, "num_key_value_heads": 4, "head_dim": 256,
            "linear_num_key_heads": 16, "linear_num_value_heads": 48, "linear_key_head_dim": 128,
            "linear_value_head_dim": 128, "linear_conv_kernel_dim": 4,
            "rms_norm_eps": 1e-6, "vocab_size": 248_320, "max_position_embeddings": 262_144,
            "rope_parameters": { "rope_type": "default", "rope_theta": 1e7, "partial_rotary_factor": 0.25 },
        },
    })
}

/// Names and shapes of its tensors, in bf16.
fn large_tensors() -> Vec<(String, Vec<u64>)> {
    let (hidden, mlp, vocab) = (5120, 17408, 248_320);
    let mut tensors = vec![
        ("model.language_model.embed_tokens.weight".to_owned(), vec![vocab, hidden]),
        ("model.language_model.norm.weight".to_owned(), vec![hidden]),
        ("lm_head.weight".to_owned(), vec![vocab, hidden]),
    ];
    for layer in 0..64 {
        let mut put = |name: &str, shape: &[u64]| {
            tensors.push((format!("model.language_model.layers.{layer}.{name}"), shape.to_vec()));
        };
        for norm in ["input_layernorm.weight", "post_attention_layernorm.weight"] {
            put(norm, &[hidden]);
        }
        put("mlp.gate_proj.weight", &[mlp, hidden]);
        put("mlp.up_proj.weight", &[mlp, hidden]);
        put("mlp.down_proj.weight", &[hidden, mlp]);
        if layer % 4 == 3 {
            put("self_attn.q_proj.weight", &[2 * 24 * 256, hidden]);
            put("self_attn.k_proj.weight", &[4 * 256, hidden]);
            put("self_attn.v_proj.weight", &[4 * 256, hidden]);
            put("self_attn.o_proj.weight", &[hidden, 24 * 256]);
            put("self_attn.q_norm.weight", &[256]);
            put("self_attn.k_norm.weight", &[256]);
        } else {
            put("linear_attn.in_proj_qkv.weight", &[2 * 16 * 128 + 48 * 128, hidden]);
            put("linear_attn.in_proj_z.weight", &[48 * 128, hidden]);
            put("linear_attn.in_proj_b.weight", &[48, hidden]);
            put("linear_attn.in_proj_a.weight", &[48, hidden]);
            put("linear_attn.conv1d.weight", &[2 * 16 * 128 + 48 * 128, 1, 4]);
            put("linear_attn.A_log", &[48]);
            put("linear_attn.dt_bias", &[48]);
            put("linear_attn.norm.weight", &[128]);
            put("linear_attn.out_proj.weight", &[hidden, 48 * 128]);
        }
    }
    tensors
}

/// A file with a header, and a hole where 54 GB of weights would be.
fn write_headers(folder: &Path) -> u64 {
    let (mut header, mut end) = (serde_json::Map::new(), 0);
    for (name, shape) in large_tensors() {
        let bytes = shape.iter().product::<u64>() * 2;
        let entry = json!({ "dtype": "BF16", "shape": shape, "data_offsets": [end, end + bytes] });
        header.insert(name, entry);
        end += bytes;
    }
    let header = Value::from(header).to_string();
    let mut file = File::create(folder.join("model.safetensors")).expect("a folder to write to");
    file.write_all(&(header.len() as u64).to_le_bytes()).expect("a folder to write to");
    file.write_all(header.as_bytes()).expect("a folder to write to");
    file.set_len(8 + header.len() as u64 + end).expect("a folder to write to");
    fs::write(folder.join("config.json"), large_config().to_string()).expect("a folder to write to");
    end
}

#[test]
fn a_large_model_is_described_without_its_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = write_headers(folder.path());
    let report = inspect(&folder.path().display().to_string(), &["--context", "4096"]);
    assert_eq!(report["refusal"], Value::Null, "{}", report["refusal"]);
    let memory = &report["memory"];
    // A_log is widened to f32.
    assert_eq!(memory["weight_bytes"], bytes + 48 * 48 * 2);
    assert_eq!(report["parameters"], bytes / 2);
    assert_eq!(memory["kv_bytes"], 4096_u64 * 16 * 4 * 256 * 2 * 2);
    assert_eq!(memory["state_bytes"], 48_u64 * (48 * 128 * 128 * 4 + 4 * 10240 * 2));
    // Plans for devices are fused: 48 layers of 5 dispatches, 16 of 6, and 3 around them; at most 400 are wanted.
    let expected = if report["engine"]["name"] == "cpu" { 996 } else { 339 };
    assert_eq!(memory["dispatches_per_token"], expected, "{}", report["engine"]);
    assert!(memory["total_bytes"].as_u64() > Some(bytes) && report["fits"].is_boolean(), "{memory}");
}

#[test]
fn folders_without_a_model_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    let refused = |expected: &str| {
        let (line, code) = failure(&["inspect", &path, "--adapter", "cpu"]);
        assert!(line.contains(expected) && code == 1, "{expected}: {line}");
    };
    refused("config.json");
    fs::write(folder.path().join("config.json"), r#"{"model_type": "gpt2"}"#).unwrap();
    refused("model_type `gpt2` is not known; required: one of ");
    fs::write(folder.path().join("config.json"), large_config().to_string()).unwrap();
    refused("required: ");
    fs::write(folder.path().join("model.safetensors"), [7; 20]).unwrap();
    refused("model.safetensors");
    assert!(failure(&["inspect", "nowhere"]).0.starts_with("error: nowhere: no such folder"));
}
