//! Configurations: the fixtures are read as they are meant, and each mutation is refused with its field and reason.

use models::dense::config::{DenseConfig, DenseFamily, RopeScaling};
use models::qwen35::config::{LayerKind, LinearAttention, Qwen35Config, Rope};
use models::registry::{ModelConfig, model_types, parse_config};
use models::{Affine, Dtype, Packing};
use serde_json::{Value, json};

const TINY: &str = include_str!("../default/config.json");
const HYBRID: &str = include_str!("../../oracle-tests/fixtures/hybrid-random/config.json");
const HYBRID_4BIT: &str = include_str!("../../oracle-tests/fixtures/hybrid-random-mlx-4bit/config.json");
const LLAMA: &str = include_str!("../../oracle-tests/fixtures/llama-random/config.json");
const QWEN3: &str = include_str!("../../oracle-tests/fixtures/qwen3-random/config.json");

fn hybrid(text: &str) -> Qwen35Config {
    match parse_config(text) {
        Ok(ModelConfig::Hybrid(config)) => *config,
        other => panic!("{other:?}"),
    }
}

fn dense(text: &str) -> DenseConfig {
    match parse_config(text) {
        Ok(ModelConfig::Dense(config)) => *config,
        other => panic!("{other:?}"),
    }
}

/// `text` with the value at the JSON pointer replaced; `None` removes it.
fn with(text: &str, pointer: &str, value: Option<Value>) -> String {
    let mut json: Value = serde_json::from_str(text).expect("a fixture is JSON");
    let (parent, name) = pointer.rsplit_once('/').expect("a JSON pointer starts with `/`");
    let object = json.pointer_mut(parent).and_then(Value::as_object_mut).expect(pointer);
    match value {
        Some(value) => object.insert(name.to_owned(), value),
        None => object.remove(name),
    };
    json.to_string()
}

fn refusal(text: &str, pointer: &str, value: Option<Value>) -> String {
    parse_config(&with(text, pointer, value)).expect_err(pointer).to_string()
}

#[test]
fn the_trained_hybrid_model_is_read() {
    let config = hybrid(TINY);
    assert_eq!((config.hidden_size, config.intermediate_size, config.vocab_size), (256, 512, 4096));
    assert_eq!((config.n_heads, config.n_kv_heads, config.head_dim), (4, 2, 64));
    let full: Vec<_> = config
        .layers
        .iter()
        .enumerate()
        .filter(|(_, kind)| **kind == LayerKind::FullAttention)
        .map(|(i, _)| i)
        .collect();
    assert_eq!((config.layers.len(), full), (8, vec![3, 7]));
    let linear =
        LinearAttention { n_key_heads: 2, n_value_heads: 6, key_head_dim: 64, value_head_dim: 64, conv_kernel: 4 };
    assert_eq!(config.linear, linear);
    assert_eq!(config.rope, Rope { theta: 1e7, rotary_dim: 16, mrope_section: Some([3, 3, 2]) });
    assert_eq!((config.rms_norm_eps, config.max_positions), (1e-6, 8192));
    assert_eq!((config.tie_word_embeddings, config.eos_token_ids), (true, vec![4087]));
    assert_eq!((config.dtype, config.n_mtp_layers, config.quantization), (Dtype::Bf16, 1, None));
}

#[test]
fn the_random_hybrid_models_are_read() {
    let (plain, mut quantized) = (hybrid(HYBRID), hybrid(HYBRID_4BIT));
    let quantization = quantized.quantization.take().unwrap();
    assert_eq!(quantization.of("language_model.lm_head"), Some(Packing::Affine(Affine { bits: 4, group_size: 64 })));
    assert_eq!(plain, quantized);
    assert!(!plain.tie_word_embeddings && plain.eos_token_ids.is_empty());
}

#[test]
fn the_dense_models_are_read() {
    let llama = dense(LLAMA);
    assert_eq!((llama.family, llama.n_layers, llama.head_dim), (DenseFamily::Llama, 3, 32));
    let scaling =
        RopeScaling::Llama3 { factor: 8.0, low_freq_factor: 1.0, high_freq_factor: 4.0, original_max_positions: 256 };
    assert_eq!((llama.rope_theta, llama.rope_scaling), (5e5, scaling));
    assert!(llama.tie_word_embeddings);
    let qwen3 = dense(QWEN3);
    assert_eq!((qwen3.family, qwen3.n_heads, qwen3.n_kv_heads), (DenseFamily::Qwen3, 6, 2));
    assert_eq!((qwen3.head_dim, qwen3.rope_scaling, qwen3.tie_word_embeddings), (64, RopeScaling::None, false));
}

#[test]
fn missing_layer_types_are_derived() {
    for text in [TINY, HYBRID] {
        assert_eq!(hybrid(&with(text, "/text_config/layer_types", None)), hybrid(text));
    }
    let without = with(TINY, "/text_config/layer_types", None);
    let message = refusal(&without, "/text_config/full_attention_interval", None);
    let required = "an integer, at least 1, where `layer_types` is missing";
    assert_eq!(message, format!("config.json: `text_config.full_attention_interval` is missing; required: {required}"));
}

#[test]
fn fields_may_stand_flat() {
    let json: Value = serde_json::from_str(HYBRID).unwrap();
    let mut flat = json["text_config"].clone();
    let rope = flat.as_object_mut().unwrap().remove("rope_parameters").unwrap();
    for name in ["rope_theta", "partial_rotary_factor", "mrope_section", "mrope_interleaved"] {
        flat[name] = rope[name].clone();
    }
    assert_eq!(hybrid(&flat.to_string()), hybrid(HYBRID));
}

#[test]
fn rope_parameters_replace_two_fields_of_dense_models() {
    let rope = json!({ "rope_type": "default", "rope_theta": 1_000_000 });
    let newer = with(&with(QWEN3, "/rope_parameters", Some(rope)), "/rope_theta", None);
    assert_eq!(dense(&newer), dense(QWEN3));
}

#[test]
fn published_omissions_are_derived() {
    let short = with(&with(LLAMA, "/head_dim", None), "/num_key_value_heads", None);
    let config = dense(&short);
    assert_eq!((config.head_dim, config.n_kv_heads), (32, 6));
    assert!(refusal(QWEN3, "/head_dim", None).contains("`head_dim` is missing"));
}

/// Every number that decides the arithmetic: missing, zero, negative, fraction, text.
#[test]
fn every_count_is_required_and_checked() {
    let hybrid_counts = [
        "hidden_size",
        "intermediate_size",
        "num_hidden_layers",
        "num_attention_heads",
        "num_key_value_heads",
        "head_dim",
        "vocab_size",
        "max_position_embeddings",
        "linear_num_key_heads",
        "linear_num_value_heads",
        "linear_key_head_dim",
        "linear_value_head_dim",
        "linear_conv_kernel_dim",
    ];
    let dense_counts =
        ["hidden_size", "intermediate_size", "num_hidden_layers", "num_attention_heads", "vocab_size", "head_dim"];
    let hybrid_cases = hybrid_counts.iter().map(|name| (HYBRID, "/text_config/", "text_config.", *name));
    let dense_cases = dense_counts.iter().map(|name| (QWEN3, "/", "", *name));
    for (text, parent, path, name) in hybrid_cases.chain(dense_cases) {
        let pointer = format!("{parent}{name}");
        let field = format!("config.json: `{path}{name}`");
        let required = "required: an integer, at least 1";
        assert_eq!(refusal(text, &pointer, None), format!("{field} is missing; {required}"));
        assert_eq!(refusal(text, &pointer, Some(Value::Null)), format!("{field} is missing; {required}"));
        for (value, shown) in
            [(json!("8"), "\"8\""), (json!(-8), "-8"), (json!(8.5), "8.5"), (json!([8]), "a list of 1")]
        {
            assert_eq!(refusal(text, &pointer, Some(value)), format!("{field} is {shown}; {required}"));
        }
        for value in [0_u64, 1 << 31] {
            let message = refusal(text, &pointer, Some(json!(value)));
            assert_eq!(message, format!("{field} is {value}; required: from 1 to 1073741824"));
        }
    }
}

#[test]
fn numbers_above_zero_are_checked() {
    for (text, pointer, field) in [
        (HYBRID, "/text_config/rms_norm_eps", "text_config.rms_norm_eps"),
        (HYBRID, "/text_config/rope_parameters/partial_rotary_factor", "partial_rotary_factor"),
        (QWEN3, "/rms_norm_eps", "rms_norm_eps"),
        (QWEN3, "/rope_theta", "rope_theta"),
    ] {
        assert!(refusal(text, pointer, None).contains(&format!("{field}` is missing")), "{pointer}");
        for value in [json!(0), json!(-1.0), json!("1e-6")] {
            let message = refusal(text, pointer, Some(value));
            assert!(message.contains(field) && message.contains("required: a number above 0"), "{message}");
        }
    }
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let cases = [
        (HYBRID, "/text_config/num_key_value_heads", json!(4), "`text_config.num_attention_heads` is 6"),
        (HYBRID, "/text_config/linear_num_value_heads", json!(5), "required: a multiple of 2 key heads"),
        (HYBRID, "/text_config/num_hidden_layers", json!(5), "`text_config.layer_types` is a list of 4"),
        (HYBRID, "/text_config/layer_types", json!(["full_attention"]), "one entry for each of 4 layers"),
        (HYBRID, "/text_config/rope_parameters/partial_rotary_factor", json!(0.2), "a multiple of 4"),
        (HYBRID, "/text_config/rope_parameters/partial_rotary_factor", json!(1.5), "a share of head_dim 64"),
        (HYBRID, "/text_config/rope_parameters/mrope_section", json!([3, 3, 3]), "is [3,3,3]; required: three numbers"),
        (HYBRID, "/text_config/rope_parameters/mrope_section", json!([4, 4]), "with the sum 8"),
        (TINY, "/text_config/eos_token_id", json!(4096), "required: token ids below 4096"),
        (TINY, "/text_config/eos_token_id", json!([1, "x"]), "is \"x\"; required: token ids below 4096"),
        (TINY, "/tie_word_embeddings", json!(false), "`tie_word_embeddings` is false"),
        (HYBRID_4BIT, "/quantization/bits", json!(3), "required: the same in both"),
        (LLAMA, "/rope_scaling/high_freq_factor", json!(1.0), "above low_freq_factor 1"),
        (
            LLAMA,
            "/rope_scaling/original_max_position_embeddings",
            json!(0),
            "`rope_scaling.original_max_position_embeddings`",
        ),
        (LLAMA, "/rms_norm_eps", json!(1e-50), "e-51; required: a number from 1.1754944e-38"),
        (HYBRID, "/text_config/rms_norm_eps", json!(1e50), "as f32 holds them"),
        (HYBRID, "/text_config/linear_key_head_dim", json!(48), "required: a multiple of 32 from 32 to 256"),
        (HYBRID, "/text_config/linear_value_head_dim", json!(288), "required: a multiple of 32 from 32 to 256"),
        (HYBRID, "/text_config/linear_conv_kernel_dim", json!(3), "_conv_kernel_dim` is 3, which is not supported"),
        (
            LLAMA,
            "/head_dim",
            json!(36),
            "`head_dim` is 36, which is not supported; required: a multiple of 8 from 8 to 256",
        ),
    ];
    for (text, pointer, value, expected) in cases {
        let message = refusal(text, pointer, Some(value));
        assert!(message.contains(expected), "{pointer}: {message}");
    }
}

#[test]
fn other_arithmetic_is_refused_by_name() {
    let cases = [
        (HYBRID, "/text_config/hidden_act", json!("gelu")),
        (HYBRID, "/text_config/attn_output_gate", json!(false)),
        (HYBRID, "/text_config/attention_bias", json!(true)),
        (HYBRID, "/text_config/num_experts", json!(64)),
        (HYBRID, "/text_config/dtype", json!("float8")),
        (HYBRID, "/text_config/rope_parameters/rope_type", json!("yarn")),
        (HYBRID, "/text_config/rope_parameters/mrope_interleaved", json!(false)),
        (HYBRID, "/text_config/layer_types", json!(["mamba", "mamba", "mamba", "mamba"])),
        (HYBRID, "/text_config/model_type", json!("qwen3_5_moe_text")),
        (LLAMA, "/mlp_bias", json!(true)),
        (LLAMA, "/rope_scaling/rope_type", json!("dynamic")),
        (QWEN3, "/use_sliding_window", json!(true)),
        (QWEN3, "/layer_types", json!(["full_attention", "sliding_attention", "full_attention"])),
    ];
    for (text, pointer, value) in cases {
        let message = refusal(text, pointer, Some(value));
        let name = pointer.rsplit('/').next().unwrap();
        assert!(message.contains(name) && message.contains("not supported; required:"), "{pointer}: {message}");
    }
}

#[test]
fn quantization_overrides_are_kept_by_path() {
    let own = json!({ "group_size": 64, "bits": 4, "a.b": { "group_size": 32, "bits": 8 }, "c": false, "d": true });
    let quantization = hybrid(&with(HYBRID, "/quantization", Some(own))).quantization.unwrap();
    assert_eq!(quantization.of("a.b"), Some(Packing::Affine(Affine { bits: 8, group_size: 32 })));
    assert_eq!(quantization.of("c"), None);
    assert_eq!(quantization.of("d"), Some(Packing::Affine(quantization.default)));
    for (bad, expected) in [
        (json!({ "bits": 7, "group_size": 64 }), "`quantization.bits` is 7"),
        (json!({ "bits": 4, "group_size": 48 }), "`quantization.group_size` is 48"),
        (json!({ "bits": 4, "group_size": 64, "mode": "mxfp4" }), "`quantization.mode` is \"mxfp4\""),
        (json!({ "bits": 4, "group_size": 64, "m": { "bits": 4 } }), "`quantization.m.group_size` is missing"),
        (json!({ "bits": 4, "group_size": 64, "m": 4 }), "`quantization.m` is 4"),
        (json!({}), "`quantization.bits` is missing"),
    ] {
        let message = refusal(HYBRID, "/quantization", Some(bad));
        assert!(message.contains(expected), "{message}");
    }
}

/// An entry of a trellis-coded module, with a field of it or of its code changed.
fn trellis_entry(pointer: &str, value: Value) -> Value {
    let mut entry = json!({
        "bits": 3, "group_size": 256, "mode": "trellis", "trellis": { "L": 12, "code": "1mad", "axis": 0 },
    });
    if let Some(field) = entry.pointer_mut(pointer) {
        *field = value;
    }
    json!({ "group_size": 64, "bits": 4, "mode": "affine", "m": entry })
}

#[test]
fn trellis_entries_are_read_and_others_refused_by_name() {
    for (bits, axis) in [(2, 0), (3, 1), (4, 0)] {
        let mut own = trellis_entry("/bits", json!(bits));
        own["m"]["trellis"]["axis"] = json!(axis);
        let quantization = hybrid(&with(HYBRID, "/quantization", Some(own))).quantization.unwrap();
        assert_eq!(quantization.of("m"), Some(Packing::Trellis { bits, axis }));
    }
    for (pointer, value, expected) in [
        ("/bits", json!(5), "`quantization.m.bits` is 5"),
        ("/group_size", json!(64), "`quantization.m.group_size` is 64"),
        ("/mode", json!("trelis"), "`quantization.m.mode` is \"trelis\""),
        ("/trellis", Value::Null, "`quantization.m.trellis` is missing"),
        ("/trellis/L", json!(16), "`quantization.m.trellis.L` is 16"),
        ("/trellis/code", json!("3inst"), "`quantization.m.trellis.code` is \"3inst\""),
        ("/trellis/axis", json!(2), "`quantization.m.trellis.axis` is 2"),
        ("/trellis/axis", Value::Null, "`quantization.m.trellis.axis` is missing"),
    ] {
        let message = refusal(HYBRID, "/quantization", Some(trellis_entry(pointer, value)));
        assert!(message.contains(expected), "{pointer}: {message}");
    }
}

#[test]
fn other_models_are_refused_by_name() {
    let known = "required: one of llama, qwen3, qwen3_5, qwen3_5_text";
    assert_eq!(model_types().count(), 4);
    for moe in ["qwen3_5_moe", "qwen3_moe", "mixtral"] {
        let message = refusal(HYBRID, "/model_type", Some(json!(moe)));
        let expected = format!("model_type `{moe}` is a mixture of experts, which is not supported; {known}");
        assert_eq!(message, expected);
    }
    let message = refusal(HYBRID, "/model_type", Some(json!("bert")));
    assert_eq!(message, format!("model_type `bert` is not known; {known}"));
    assert!(refusal(HYBRID, "/model_type", None).starts_with("config.json: `model_type` is missing"));
}

#[test]
fn text_that_is_no_object_is_refused() {
    assert_eq!(
        parse_config("[]").unwrap_err().to_string(),
        "config.json, line 1: a list of 0; required: a JSON object"
    );
    assert!(parse_config("{\n").unwrap_err().to_string().starts_with("config.json, line 2: EOF"));
    assert!(parse_config("").is_err());
}
