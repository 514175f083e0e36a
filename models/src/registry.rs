//! From `model_type` to the family that reads the rest of the configuration.

use serde_json::{Map, Value};

use crate::dense::config::{DenseConfig, DenseFamily};
use crate::error::ConfigError;
use crate::fields::{Fields, shown};
use crate::qwen35::config::Qwen35Config;
use crate::shared_fields::Dtype;

/// A checked configuration of some family.
#[derive(Clone, PartialEq, Debug)]
pub enum ModelConfig {
    /// Gated delta net and gated attention.
    Hybrid(Box<Qwen35Config>),
    /// Llama or Qwen3.
    Dense(Box<DenseConfig>),
}

impl ModelConfig {
    /// Longest sequence.
    pub fn max_positions(&self) -> u32 {
        match self {
            ModelConfig::Hybrid(config) => config.max_positions,
            ModelConfig::Dense(config) => config.max_positions,
        }
    }

    /// Element type of the checkpoint.
    pub fn dtype(&self) -> Dtype {
        match self {
            ModelConfig::Hybrid(config) => config.dtype,
            ModelConfig::Dense(config) => config.dtype,
        }
    }

    /// Whether the head is the embedding.
    pub fn ties_word_embeddings(&self) -> bool {
        match self {
            ModelConfig::Hybrid(config) => config.tie_word_embeddings,
            ModelConfig::Dense(config) => config.tie_word_embeddings,
        }
    }

    /// Tokens that end a text; the tokenizer may add its own.
    pub fn eos_token_ids(&self) -> &[u32] {
        match self {
            ModelConfig::Hybrid(config) => &config.eos_token_ids,
            ModelConfig::Dense(config) => &config.eos_token_ids,
        }
    }
}

type Read = fn(&Map<String, Value>) -> Result<ModelConfig, ConfigError>;

/// The supported values of `model_type`, alphabetical.
const FAMILIES: &[(&str, Read)] = &[
    ("llama", |raw| DenseConfig::from_json(raw, DenseFamily::Llama).map(Box::new).map(ModelConfig::Dense)),
    ("qwen3", |raw| DenseConfig::from_json(raw, DenseFamily::Qwen3).map(Box::new).map(ModelConfig::Dense)),
    ("qwen3_5", |raw| Qwen35Config::from_json(raw).map(Box::new).map(ModelConfig::Hybrid)),
    ("qwen3_5_text", |raw| Qwen35Config::from_json(raw).map(Box::new).map(ModelConfig::Hybrid)),
];

/// Names of mixture-of-experts models that do not end in `_moe`.
const EXPERTS: [&str; 3] = ["mixtral", "deepseek_v3", "gpt_oss"];

/// The supported values of `model_type`.
pub fn model_types() -> impl Iterator<Item = &'static str> {
    FAMILIES.iter().map(|(name, _)| *name)
}

/// Reads the text of a `config.json`.
///
/// # Errors
/// [`ConfigError`] names the field, what was found and what is required; a model of another kind is refused by name.
pub fn parse_config(text: &str) -> Result<ModelConfig, ConfigError> {
    let json = |error: serde_json::Error| ConfigError::Json { line: error.line(), found: error.to_string() };
    let value: Value = serde_json::from_str(text).map_err(json)?;
    let Value::Object(raw) = &value else {
        return Err(ConfigError::Json { line: 1, found: shown(&value) });
    };
    let top = Fields::new(raw, "");
    let required = model_types().collect::<Vec<_>>().join(", ");
    let model_type = top.present("model_type", top.optional_text("model_type")?, &format!("one of {required}"))?;
    if let Some((_, read)) = FAMILIES.iter().find(|(name, _)| *name == model_type) {
        return read(raw);
    }
    let model_type = model_type.to_owned();
    if model_type.contains("_moe") || EXPERTS.contains(&model_type.as_str()) {
        return Err(ConfigError::MixtureOfExperts { model_type, required });
    }
    Err(ConfigError::UnknownModelType { model_type, required })
}
