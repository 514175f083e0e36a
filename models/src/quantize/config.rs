//! `config.json` of the output: the source's, with an entry for each module, and untied where the head became its own.
//!
//! Invariants: `quantization` and `quantization_config` are the same object; each module has an entry under the published
//! and under the mlx spelling; modules of the image tower stay plain and say so under their own name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel_lib::trellis::{BLOCK_LEN, PackedShape, STATE_BITS};
use serde_json::{Map, Value, json};

use super::module::Format;
use super::source::Source;
use super::{QuantizeError, QuantizeOptions};
use crate::Affine;
use crate::registry::ModelConfig;

/// Name of the code in configurations.
pub(super) const CODE: &str = "1mad";
/// The two fields of a configuration that say how modules are stored.
pub(super) const FIELDS: [&str; 2] = ["quantization", "quantization_config"];
/// The default of a model without affine modules.
const UNUSED_DEFAULT: Affine = Affine { bits: 4, group_size: 64 };

/// Reads the configuration of a folder as it stands.
pub(super) fn read(folder: &Path) -> Result<Map<String, Value>, QuantizeError> {
    let path = folder.join("config.json");
    let text = fs::read(&path).map_err(QuantizeError::io(&path))?;
    match serde_json::from_slice(&text) {
        Ok(Value::Object(config)) => Ok(config),
        found => Err(QuantizeError::Config {
            field: "config.json".into(),
            found: found.map_or_else(|error| error.to_string(), |_| "no object".into()),
            required: "a JSON object".into(),
        }),
    }
}

/// The configuration of the output; `formats` has every tensor of the source by key.
pub(super) fn of_output(
    mut config: Map<String, Value>,
    source: &Source,
    formats: &BTreeMap<String, Format>,
    options: &QuantizeOptions,
) -> Map<String, Value> {
    // Readers want a default, also where every module has an entry.
    let mut entries = affine_entry(options.affine.unwrap_or(UNUSED_DEFAULT));
    for (key, format) in formats {
        let Some(tensor) = source.tensors.get(key) else { continue };
        let is_matrix = key.ends_with(".weight") && tensor.stored.shape().len() == 2;
        let Some(module) = key.strip_suffix(".weight").filter(|_| is_matrix) else { continue };
        let entry = match format {
            Format::Plain => Value::Bool(false),
            Format::Affine(affine) => Value::Object(affine_entry(*affine)),
            Format::Trellis(shape) => trellis_entry(shape),
        };
        for name in spellings(module, &source.config) {
            entries.insert(name, entry.clone());
        }
    }
    if options.affine.is_some() || options.trellis.is_some() {
        for field in FIELDS {
            config.insert(field.to_owned(), Value::Object(entries.clone()));
        }
    }
    if source.unties {
        untie(&mut config);
    }
    config
}

fn affine_entry(Affine { bits, group_size }: Affine) -> Map<String, Value> {
    let fields = [("group_size", json!(group_size)), ("bits", json!(bits)), ("mode", json!("affine"))];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn trellis_entry(shape: &PackedShape) -> Value {
    json!({
        "bits": shape.bits.get(),
        "group_size": BLOCK_LEN,
        "mode": "trellis",
        "trellis": { "L": STATE_BITS, "code": CODE, "axis": shape.axis.get() },
    })
}

/// What files call a module: the published and the mlx spelling, or the only one.
fn spellings(module: &str, config: &ModelConfig) -> Vec<String> {
    let hybrid = matches!(config, ModelConfig::Hybrid(_));
    match module.strip_prefix("model.").filter(|rest| !rest.starts_with("visual.")) {
        Some(rest) if hybrid => {
            vec![format!("model.language_model.{rest}"), format!("language_model.model.{rest}")]
        }
        None if hybrid && module == "lm_head" => vec![module.to_owned(), format!("language_model.{module}")],
        _ => vec![module.to_owned()],
    }
}

/// Says that the head is not the embedding, wherever that is said.
fn untie(config: &mut Map<String, Value>) {
    const TIED: &str = "tie_word_embeddings";
    config.insert(TIED.to_owned(), Value::Bool(false));
    if let Some(Value::Object(text)) = config.get_mut("text_config")
        && text.contains_key(TIED)
    {
        text.insert(TIED.to_owned(), Value::Bool(false));
    }
}
