//! Models that cannot run: refused with an error, in no time, whatever their files say.

use std::fs;
use std::path::Path;

use models::generate::{Context, Generation};
use models::model::{LoadOptions, Model, ModelError};
use serde_json::Value;

use super::machine::{copy, greedy};

fn load(folder: &Path) -> Result<Model, ModelError> {
    Model::load(folder, &LoadOptions::default(), &mut |_| ())
}

/// Sizes whose products leave 32 bits are refused with the first tensor that does not have them.
#[test]
fn sizes_beyond_all_models_are_refused() {
    let huge = 1_u64 << 30;
    for (model, field) in [
        ("hybrid-random", "linear_num_value_heads"),
        ("hybrid-random", "linear_value_head_dim"),
        ("hybrid-random", "linear_key_head_dim"),
        ("llama-random", "head_dim"),
        ("llama-random", "intermediate_size"),
    ] {
        let copy = copy(model);
        let path = copy.path().join("config.json");
        let mut config: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let fields = if model == "hybrid-random" { &mut config["text_config"] } else { &mut config };
        fields[field] = Value::from(huge);
        fs::write(&path, config.to_string()).unwrap();
        let refused = load(copy.path()).map(|_| ()).unwrap_err();
        assert!(matches!(refused, ModelError::Load(_) | ModelError::Config { .. }), "{field}: {refused}");
    }
}

/// Weights that are numbers, and whose products are none: the first token says so.
#[test]
fn a_model_that_computes_no_numbers_is_not_taken_for_one_that_speaks() {
    let copy = copy("espalier-tiny");
    let path = copy.path().join("model.safetensors");
    let mut bytes = fs::read(&path).unwrap();
    let header_len = u64::from_le_bytes(bytes[..8].try_into().unwrap()) as usize;
    let header: Value = serde_json::from_slice(&bytes[8..8 + header_len]).unwrap();
    for (_, tensor) in header.as_object().unwrap().iter().filter(|(name, _)| name.contains("mlp")) {
        let at = |index: usize| 8 + header_len + tensor["data_offsets"][index].as_u64().unwrap() as usize;
        bytes[at(0)..at(1)].as_chunks_mut().0.iter_mut().for_each(|weight| *weight = 0x7f00_u16.to_le_bytes());
    }
    fs::write(&path, bytes).unwrap();
    let mut model = load(copy.path()).unwrap();
    let mut context = Context::start(&mut model).unwrap();
    let options = greedy(4, &[]);
    let mut tokens = Generation::new(&mut model, &mut context, &[1, 2, 3], options).unwrap();
    assert!(matches!(tokens.next(), Some(Err(ModelError::Sample(_)))));
    assert!(tokens.next().is_none());
}
