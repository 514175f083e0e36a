//! Weights as models: both spellings lead to the same values, and each mutation of a checkpoint is refused with its tensor.

mod editable;
mod folders;

use editable::Editable;
use folders::{default_model, fixture};
use kernel_dsl::ir::Elem;
use models::dense::weights::DenseWeights;
use models::qwen35::weights::{HybridWeights, LinearAttnWeights, MixerWeights, SelfAttnWeights};
use models::registry::{ModelConfig, parse_config};
use models::weights::{Linear, LoadError, Tensor};
use runtime::weights::Checkpoint;
use safetensors::Dtype;
use serde_json::{Value, json};

fn hybrid(folder: &std::path::Path) -> Result<HybridWeights, LoadError> {
    let text = std::fs::read_to_string(folder.join("config.json")).expect("a checkpoint has a configuration");
    let Ok(ModelConfig::Hybrid(config)) = parse_config(&text) else { panic!("{text}") };
    HybridWeights::load(&Checkpoint::open(folder)?, &config)
}

fn dense(folder: &std::path::Path) -> Result<DenseWeights, LoadError> {
    let text = std::fs::read_to_string(folder.join("config.json")).expect("a checkpoint has a configuration");
    let Ok(ModelConfig::Dense(config)) = parse_config(&text) else { panic!("{text}") };
    DenseWeights::load(&Checkpoint::open(folder)?, &config)
}

fn linear_attn(weights: &HybridWeights, layer: usize) -> &LinearAttnWeights {
    match &weights.layers[layer].mixer {
        MixerWeights::LinearAttn(weights) => weights,
        MixerWeights::SelfAttn(_) => panic!("layer {layer} is full attention"),
    }
}

fn self_attn(weights: &HybridWeights, layer: usize) -> &SelfAttnWeights {
    match &weights.layers[layer].mixer {
        MixerWeights::SelfAttn(weights) => weights,
        MixerWeights::LinearAttn(_) => panic!("layer {layer} is linear attention"),
    }
}

fn same(a: &Tensor, b: &Tensor) {
    assert_eq!((a.elem(), a.shape(), a.bytes()), (b.elem(), b.shape(), b.bytes()), "{} and {}", a.name(), b.name());
}

#[test]
fn the_default_model_loads() {
    let weights = hybrid(&default_model()).unwrap();
    assert_eq!(weights.notes, ["skipped 15 tensors of the multi-token-prediction head (`mtp.*`)"]);
    assert!(weights.lm_head.is_none());
    assert_eq!((weights.embed_tokens.shape(), weights.layers.len()), ([4096, 256], 8));
    let checkpoint = Checkpoint::open(&default_model()).unwrap();
    let stored = |name: &str| checkpoint.get(&format!("model.language_model.{name}")).unwrap().bytes();
    let gdn = linear_attn(&weights, 0);
    assert_eq!((gdn.conv1d.shape(), gdn.conv1d.bytes()), (&[640, 4][..], stored("layers.0.linear_attn.conv1d.weight")));
    assert_eq!((gdn.norm.elem(), gdn.norm.bytes()), (Elem::F32, stored("layers.0.linear_attn.norm.weight")));
    assert_eq!((gdn.a_log.elem(), gdn.a_log.shape()), (Elem::F32, &[6][..]));
    assert!(gdn.conv1d.is_mapped() && gdn.norm.is_mapped() && !weights.norm.is_mapped());

    // Every norm is the stored one plus 1, rounded to bf16; computed here in f64.
    let halves = |bytes: &[u8]| bytes.as_chunks().0.iter().map(|h| half::bf16::from_le_bytes(*h)).collect::<Vec<_>>();
    let attn = self_attn(&weights, 3);
    for (tensor, name) in [
        (&weights.norm, "norm.weight"),
        (&weights.layers[7].input_layernorm, "layers.7.input_layernorm.weight"),
        (&weights.layers[0].post_attention_layernorm, "layers.0.post_attention_layernorm.weight"),
        (&attn.q_norm, "layers.3.self_attn.q_norm.weight"),
        (&attn.k_norm, "layers.3.self_attn.k_norm.weight"),
    ] {
        let shifted: Vec<_> =
            halves(stored(name)).iter().map(|value| half::bf16::from_f64(value.to_f64() + 1.0)).collect();
        assert_eq!(halves(tensor.bytes()), shifted, "{name}");
        assert_ne!(tensor.bytes(), stored(name), "{name}");
    }
}

/// The mlx form of the same model: what it stores converted is what loading makes of the published form.
#[test]
fn published_and_mlx_forms_agree() {
    let (published, mlx) =
        (hybrid(&fixture("hybrid-random")).unwrap(), hybrid(&fixture("hybrid-random-mlx-4bit")).unwrap());
    same(&published.norm, &mlx.norm);
    for (a, b) in published.layers.iter().zip(&mlx.layers) {
        same(&a.input_layernorm, &b.input_layernorm);
        same(&a.post_attention_layernorm, &b.post_attention_layernorm);
    }
    let (a, b) = (linear_attn(&published, 1), linear_attn(&mlx, 1));
    for (a, b) in [(&a.conv1d, &b.conv1d), (&a.a_log, &b.a_log), (&a.dt_bias, &b.dt_bias), (&a.norm, &b.norm)] {
        same(a, b);
    }
    let (a, b) = (self_attn(&published, 3), self_attn(&mlx, 3));
    same(&a.q_norm, &b.q_norm);
    same(&a.k_norm, &b.k_norm);
    assert!(published.notes.is_empty() && mlx.notes.is_empty());
    for (plain, affine) in [
        (&published.embed_tokens, &mlx.embed_tokens),
        (published.lm_head.as_ref().unwrap(), mlx.lm_head.as_ref().unwrap()),
        (&a.q_proj, &b.q_proj),
        (&linear_attn(&published, 0).in_proj_b, &linear_attn(&mlx, 0).in_proj_b),
        (&published.layers[2].mlp.down_proj, &mlx.layers[2].mlp.down_proj),
    ] {
        assert_eq!(plain.shape(), affine.shape());
        assert_codes_are_near(plain, affine);
    }
}

/// 4-bit codes: a value is within half a step of the plain one, and the bf16 rounding of 15 steps and the bias. The first and
/// the last code also stand for what is beyond them.
fn assert_codes_are_near(plain: &Linear, affine: &Linear) {
    let (Linear::Plain { weight }, Linear::Affine { weight: codes, scales, biases, affine }) = (plain, affine) else {
        panic!("one plain, one affine")
    };
    let [values, scales, biases] = [weight, scales, biases].map(|tensor| tensor.to_f32().expect("floats"));
    let codes = codes.bytes().iter().flat_map(|byte| [byte & 15, byte >> 4]);
    let mut n_inner = 0;
    for (i, (value, code)) in values.iter().zip(codes).enumerate().filter(|(_, (_, code))| !matches!(code, 0 | 15)) {
        let (scale, bias) = (scales[i / affine.group_size as usize], biases[i / affine.group_size as usize]);
        let near = scale.abs() * (0.5 + 15.0 / 256.0) + bias.abs() / 256.0;
        assert!((value - (scale * f32::from(code) + bias)).abs() <= near, "element {i}: {value}, code {code}");
        n_inner += 1;
    }
    assert!(2 * n_inner > values.len());
}

#[test]
fn dense_models_load() {
    let llama = dense(&fixture("llama-random")).unwrap();
    assert!(llama.lm_head.is_none() && llama.layers[0].self_attn.q_norm.is_none());
    assert!(llama.layers[2].self_attn.o_proj.bias.is_none() && llama.norm.is_mapped());
    let qwen3 = dense(&fixture("qwen3-random")).unwrap();
    assert_eq!(qwen3.lm_head.unwrap().shape(), [640, 192]);
    assert_eq!(qwen3.layers[1].self_attn.k_norm.as_ref().unwrap().shape(), [64]);
    assert_eq!((qwen3.layers.len(), qwen3.layers[0].self_attn.v_proj.weight.shape()), (3, [128, 192]));
}

#[test]
fn biases_follow_the_configuration() {
    let mut model = Editable::of("qwen3-random");
    for layer in 0..3 {
        for (name, rows) in [("q", 384), ("k", 128), ("v", 128), ("o", 192)] {
            model.put(&format!("model.layers.{layer}.self_attn.{name}_proj.bias"), Dtype::BF16, &[rows]);
        }
    }
    assert!(dense(model.write().path()).unwrap_err().to_string().starts_with("12 unknown tensors: `model.layers.0."));
    model.config("/attention_bias", Some(json!(true)));
    let weights = dense(model.write().path()).unwrap();
    assert_eq!(weights.layers[0].self_attn.q_proj.bias.as_ref().unwrap().shape(), [384]);
    model.remove("model.layers.1.self_attn.o_proj.bias");
    let missing = "tensor `model.layers.1.self_attn.o_proj.bias` is missing; required: shape [192]";
    assert_eq!(dense(model.write().path()).unwrap_err().to_string(), missing);
}

#[test]
fn conversions_round_to_nearest_even() {
    let weights = hybrid(&default_model()).unwrap();
    let norm = &linear_attn(&weights, 0).norm;
    let (wide, narrow) = (norm.to_f32().unwrap(), norm.converted(Elem::Bf16).unwrap());
    let expected: Vec<_> = wide.iter().map(|value| half::bf16::from_f32(*value).to_f32()).collect();
    assert_eq!((narrow.elem(), narrow.shape(), narrow.to_f32().unwrap()), (Elem::Bf16, norm.shape(), expected));
    assert!(norm.converted(Elem::U8).is_none());
    assert_eq!((*norm.lend()).as_ref(), norm.bytes());
}

type Edit = fn(&mut Editable);

/// One change to a good checkpoint, and words of its refusal.
#[test]
fn every_change_of_a_hybrid_checkpoint_is_refused() {
    let q_proj = "model.language_model.layers.3.self_attn.q_proj.weight";
    let cases: [(&str, Edit, &str); 12] = [
        (
            "hybrid-random",
            |m| m.remove("lm_head.weight"),
            "tensor `lm_head.weight` is missing; required: shape [512, 256]",
        ),
        (
            "hybrid-random",
            |m| m.remove("model.language_model.layers.2.linear_attn.A_log"),
            "tensor `model.language_model.layers.2.linear_attn.A_log` is missing; required: shape [6]",
        ),
        (
            "hybrid-random-mlx-4bit",
            |m| m.remove("language_model.lm_head.weight"),
            "tensor `language_model.lm_head.weight` is missing",
        ),
        (
            "hybrid-random",
            |m| m.put("audio.weight", Dtype::F32, &[2]),
            "1 unknown tensors: `audio.weight`; required: only tensors of a hybrid",
        ),
        (
            "hybrid-random",
            |m| m.put("model.language_model.layers.4.input_layernorm.weight", Dtype::F32, &[256]),
            "1 unknown tensors: `model.language_model.layers.4.input_layernorm.weight`",
        ),
        (
            "hybrid-random",
            |m| m.put("model.norm.weight", Dtype::BF16, &[256]),
            "tensors `model.language_model.norm.weight` and `model.norm.weight` are the same part",
        ),
        (
            "hybrid-random",
            |m| m.put("model.language_model.norm.weight", Dtype::I32, &[256]),
            "tensor `model.language_model.norm.weight` has type I32; required: BF16, F16 or F32",
        ),
        (
            "hybrid-random",
            |m| m.put("model.language_model.norm.weight", Dtype::F64, &[256]),
            "has type F64; required: BF16, F16 or F32",
        ),
        (
            "hybrid-random",
            |m| m.put("model.language_model.layers.3.self_attn.q_proj.weight", Dtype::BF16, &[384, 256]),
            "has shape [384, 256]; required: [768, 256]",
        ),
        (
            "hybrid-random",
            |m| m.put("model.language_model.layers.0.linear_attn.conv1d.weight", Dtype::BF16, &[4, 640]),
            "conv1d.weight` has shape [4, 640]; required: [640, 4, 1]",
        ),
        ("hybrid-random", |m| m.config("/text_config/num_attention_heads", Some(json!(8))), "required: [1024, 256]"),
        (
            "hybrid-random",
            |m| {
                m.bytes("model.language_model.layers.3.self_attn.q_proj.weight")[602..604]
                    .copy_from_slice(&[0xc0, 0x7f])
            },
            "q_proj.weight`: element 301 is NaN; required: finite values",
        ),
    ];
    assert!(hybrid(Editable::of("hybrid-random").write().path()).is_ok(), "the unchanged copy loads");
    for (name, edit, expected) in cases {
        let mut model = Editable::of(name);
        edit(&mut model);
        let message = hybrid(model.write().path()).expect_err(expected).to_string();
        assert!(message.contains(expected), "{message}; expected {expected}");
    }
    assert!(Editable::of("hybrid-random").bytes(q_proj).len() > 604);
}

#[test]
fn quantization_must_be_the_configurations() {
    let lm_head = "/quantization/language_model.lm_head";
    let config = |model: &mut Editable, pointer: &str, value: Value| {
        model.config(pointer, Some(value));
        model.config("/quantization_config", None);
    };
    let message = |model: &mut Editable| hybrid(model.write().path()).unwrap_err().to_string();

    let mut model = Editable::of("hybrid-random-mlx-4bit");
    config(&mut model, lm_head, json!(false));
    assert_eq!(
        message(&mut model),
        "module `language_model.lm_head` is quantized; required: plain, as its entry `false` says"
    );
    config(&mut model, lm_head, json!({ "bits": 8, "group_size": 64 }));
    let found = "module `language_model.lm_head` is of 32 words and 4 scales a row for 256 inputs";
    assert_eq!(message(&mut model), format!("{found}; required: 8 bits in groups of 64, as the configuration says"));
    config(&mut model, lm_head, json!({ "bits": 4, "group_size": 32 }));
    assert!(message(&mut model).starts_with(found));
    config(&mut model, lm_head, json!(true));
    assert!(hybrid(model.write().path()).is_ok());

    // A plain module among quantized ones: allowed without an entry or with `false`, refused with an entry of its own.
    model.remove("language_model.lm_head.scales");
    model.remove("language_model.lm_head.biases");
    model.put("language_model.lm_head.weight", Dtype::BF16, &[512, 256]);
    config(&mut model, lm_head, json!({ "bits": 4, "group_size": 64 }));
    assert!(message(&mut model).contains("is without scales; required: 4 bits in groups of 64"));
    config(&mut model, lm_head, json!(false));
    let plain = hybrid(model.write().path()).unwrap();
    assert!(matches!(plain.lm_head, Some(Linear::Plain { .. })));

    let mut model = Editable::of("hybrid-random-mlx-4bit");
    model.config("/quantization", None);
    model.config("/quantization_config", None);
    assert!(message(&mut model).ends_with("is quantized; required: a `quantization` in the configuration"));
    let mut model = Editable::of("hybrid-random-mlx-4bit");
    model.remove("language_model.model.embed_tokens.biases");
    assert!(message(&mut model).starts_with("tensor `language_model.model.embed_tokens.biases` is missing"));
    let mut model = Editable::of("hybrid-random-mlx-4bit");
    model.put("language_model.model.embed_tokens.weight", Dtype::I32, &[512, 32]);
    assert!(message(&mut model).ends_with("has type I32; required: U32, packed codes beside scales"));
    let mut model = Editable::of("hybrid-random-mlx-4bit");
    model.put("language_model.model.embed_tokens.biases", Dtype::F32, &[512, 4]);
    assert!(message(&mut model).ends_with("has type F32; required: BF16, as its scales"));
}

#[test]
fn entries_are_found_in_every_spelling() {
    for spelling in ["language_model.lm_head", "lm_head"] {
        let mut model = Editable::of("hybrid-random-mlx-4bit");
        model.config(&format!("/quantization/{spelling}"), Some(json!(false)));
        model.config("/quantization_config", None);
        assert!(hybrid(model.write().path()).is_err(), "{spelling}");
    }
    let mut model = Editable::of("hybrid-random-mlx-4bit");
    model.config("/quantization/model.language_model.embed_tokens", Some(json!(false)));
    model.config("/quantization_config", None);
    assert!(hybrid(model.write().path()).unwrap_err().to_string().contains("embed_tokens` is quantized"));
}

#[test]
fn known_parts_are_skipped_with_one_note() {
    let mut model = Editable::of("hybrid-random");
    model.put("model.visual.patch_embed.proj.weight", Dtype::F64, &[3]);
    model.put("vision_tower.blocks.0.norm.weight", Dtype::BF16, &[2]);
    assert_eq!(hybrid(model.write().path()).unwrap().notes, ["skipped 2 tensors of the image tower"]);
}

#[test]
fn a_tied_head_may_be_a_copy() {
    let mut model = Editable::of("llama-random");
    let embedding = model.bytes("model.embed_tokens.weight").clone();
    model.put("lm_head.weight", Dtype::BF16, &[640, 192]);
    assert!(
        dense(model.write().path()).unwrap_err().to_string().starts_with("tensor `lm_head.weight` differs from the")
    );
    *model.bytes("lm_head.weight") = embedding;
    let weights = dense(model.write().path()).unwrap();
    assert!(weights.lm_head.is_none());
    assert_eq!(weights.notes, ["skipped a head that equals the embedding, to which it is tied"]);
}
