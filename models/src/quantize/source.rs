//! The tensors of a model to quantize: what each is for, and its values, folded and rotated.
//!
//! Invariants: every tensor is the family's or known and copied; a norm that is folded becomes the identity in its own
//! layout; values are rounded to the tensor's own type once, after folding.

use std::collections::BTreeMap;
use std::path::Path;

use half::{bf16, f16};
use kernel_dsl::ir::Elem;
use runtime::weights::{Checkpoint, StoredTensor};

use super::{QuantizeError, Rotation};
use crate::dense::weights::DenseWeights;
use crate::model::ModelError;
use crate::qwen35::weights::HybridWeights;
use crate::registry::ModelConfig;
use crate::weights::names::{self, Named, Part};
use crate::weights::source::has_taps_last;
use crate::weights::{Values, floats};

/// What a tensor is for, and so what folding and rotation do to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Rows that go into the residual.
    Embedding,
    /// Reads the residual through the norm of this key.
    Reader(String),
    /// Writes into the residual.
    Writer,
    /// What is added to a writer's output.
    WriterBias,
    /// A norm of the residual.
    Norm,
    /// Joins an embedding and a hidden state, each through its norm: the first layer of the multi-token-prediction head.
    Joint,
    /// Neither reads nor writes the residual.
    Untouched,
}

impl Role {
    /// Whether a rotation changes the tensor.
    pub(super) fn is_changed(&self) -> bool {
        *self != Role::Untouched
    }
}

/// A tensor of the source under its key: `model.*`, `lm_head.*`, `mtp.*`, or its own name.
#[derive(Clone, Debug)]
pub(super) struct SourceTensor {
    pub stored: StoredTensor,
    /// The name in the output; another one only for a head that comes of untying.
    pub name: String,
    pub role: Role,
    /// Whether it is a matrix that may be quantized.
    pub is_linear: bool,
}

/// The source.
pub(super) struct Source {
    pub config: ModelConfig,
    pub checkpoint: Checkpoint,
    /// By key.
    pub tensors: BTreeMap<String, SourceTensor>,
    pub rotation: Option<Rotation>,
    /// Whether norms of the residual are stored minus one.
    pub shifted: bool,
    /// Whether a head is made of a tied embedding.
    pub unties: bool,
}

/// Key of the head's weight.
const HEAD: &str = "lm_head.weight";
/// Key of the embedding's weight.
const EMBEDDING: &str = "model.embed_tokens.weight";

impl Source {
    /// Opens a model of plain weights; `rotate` is the seed of a rotation.
    pub(super) fn open(folder: &Path, rotate: Option<u32>) -> Result<Source, QuantizeError> {
        let config = crate::model::load::read_config(folder)?;
        let checkpoint = Checkpoint::open(folder)?;
        check_complete(&config, &checkpoint)?;
        let hybrid = matches!(config, ModelConfig::Hybrid(_));
        let mut tensors = BTreeMap::new();
        for stored in checkpoint.tensors() {
            let name = stored.name();
            let Some((key, text)) = key_of(name, hybrid)? else { continue };
            if name.ends_with(".scales") || name.ends_with(".biases") || stored.elem().is_ok_and(|e| e == Elem::U32) {
                return Err(QuantizeError::Quantized { tensor: name.to_owned() });
            }
            let is_linear = text && stored.shape().len() == 2 && key.ends_with(".weight");
            let role = role(&key);
            tensors.insert(key, SourceTensor { stored: stored.clone(), name: name.to_owned(), role, is_linear });
        }
        // The layout that `HybridWeights` sees.
        let mut by_key = tensors.iter().map(|(key, tensor): (&String, &SourceTensor)| (key.as_str(), &tensor.stored));
        let shifted = hybrid && by_key.any(|tensor| tensor.0.starts_with("mtp.") || has_taps_last(tensor));
        let mut source = Source { config, checkpoint, tensors, rotation: None, shifted, unties: false };
        if source.config.ties_word_embeddings() {
            source.tensors.retain(|key, _| !key.starts_with("lm_head."));
        }
        if let Some(seed) = rotate {
            source.rotate(seed)?;
        }
        Ok(source)
    }

    /// Prepares the rotation, and the head where it was the embedding.
    fn rotate(&mut self, seed: u32) -> Result<(), QuantizeError> {
        let embedding = self.tensor(EMBEDDING)?.clone();
        let width = embedding.stored.shape().last().copied().unwrap_or(0) as usize;
        self.rotation = Some(Rotation::new(width, seed)?);
        if self.config.ties_word_embeddings() {
            let mlx = embedding.name.starts_with("language_model.");
            let name = if mlx { format!("language_model.{HEAD}") } else { HEAD.to_owned() };
            let head = SourceTensor { name, role: role(HEAD), ..embedding };
            self.tensors.insert(HEAD.to_owned(), head);
            self.unties = true;
        }
        Ok(())
    }

    /// The key of a tensor's name in any spelling.
    pub(super) fn key(&self, name: &str) -> Result<String, QuantizeError> {
        let found = key_of(name, matches!(self.config, ModelConfig::Hybrid(_)))?;
        Ok(found.map_or_else(|| name.to_owned(), |(key, _)| key))
    }

    fn tensor(&self, key: &str) -> Result<&SourceTensor, QuantizeError> {
        let missing = || QuantizeError::Tensor {
            tensor: key.to_owned(),
            found: "missing".into(),
            required: "a tensor of the checkpoint".into(),
        };
        self.tensors.get(key).ok_or_else(missing)
    }

    /// The values of a tensor, folded and rotated, rounded to its own type.
    pub(super) fn values(&self, tensor: &SourceTensor) -> Result<Vec<f32>, QuantizeError> {
        let elem = tensor.stored.elem()?;
        let mut values = self.stored_values(tensor)?;
        let Some(rotation) = &self.rotation else { return Ok(values) };
        match &tensor.role {
            Role::Untouched => return Ok(values),
            Role::Norm => values.fill(if self.shifted { 0.0 } else { 1.0 }),
            Role::Embedding => rotation.rotate_inputs(&mut values, None),
            Role::Reader(norm) => rotation.rotate_inputs(&mut values, Some(&self.gamma(norm)?)),
            Role::Writer => rotation.rotate_outputs(&mut values),
            Role::WriterBias => rotation.rotate(&mut values, None),
            Role::Joint => {
                let norms = ["embedding", "hidden"].map(|part| format!("mtp.pre_fc_norm_{part}.weight"));
                let [embedding, hidden] = [self.gamma(&norms[0])?, self.gamma(&norms[1])?];
                let width = embedding.len();
                for row in values.chunks_exact_mut(2 * width) {
                    let (first, second) = row.split_at_mut(width);
                    rotation.rotate(first, Some(&embedding));
                    rotation.rotate(second, Some(&hidden));
                }
                rotation.rotate_outputs(&mut values);
            }
        }
        let rounded = |value: f32| match elem {
            Elem::Bf16 => bf16::from_f32(value).to_f32(),
            Elem::F16 => f16::from_f32(value).to_f32(),
            _ => value,
        };
        Ok(values.into_iter().map(rounded).collect())
    }

    /// The values of a tensor as they are stored, all finite.
    fn stored_values(&self, tensor: &SourceTensor) -> Result<Vec<f32>, QuantizeError> {
        let stored = &tensor.stored;
        stored.check_finite()?;
        let wrong = || stored.wrong_type("bf16, f16 or f32 weights");
        Ok(floats(stored.elem()?, stored.bytes()).ok_or_else(wrong)?)
    }

    /// What a norm multiplies with.
    fn gamma(&self, key: &str) -> Result<Vec<f32>, QuantizeError> {
        let mut values = self.stored_values(self.tensor(key)?)?;
        if self.shifted {
            values.iter_mut().for_each(|value| *value += 1.0);
        }
        Ok(values)
    }
}

/// Refuses what would not load: names, types and shapes.
fn check_complete(config: &ModelConfig, checkpoint: &Checkpoint) -> Result<(), QuantizeError> {
    let loaded = match config {
        ModelConfig::Hybrid(config) => HybridWeights::take(checkpoint, config, Values::Unread).map(drop),
        ModelConfig::Dense(config) => DenseWeights::take(checkpoint, config, Values::Unread).map(drop),
    };
    Ok(loaded.map_err(ModelError::from)?)
}

/// The key of a tensor, and whether it is of the text model; nothing for tensors that are not carried along.
fn key_of(name: &str, hybrid: bool) -> Result<Option<(String, bool)>, QuantizeError> {
    let named = if hybrid { names::hybrid(name) } else { names::dense(name) };
    match named {
        Named::Trunk(key) => Ok(Some((key, true))),
        Named::Skipped(Part::Mtp) => Ok(Some((name.trim_start_matches("language_model.").to_owned(), true))),
        Named::Skipped(Part::Vision) => Ok(Some((name.to_owned(), false))),
        Named::Skipped(Part::RotaryFrequencies) => Ok(None),
        Named::Unknown => Err(QuantizeError::Tensor {
            tensor: name.to_owned(),
            found: "not known".into(),
            required: "a tensor of the family".into(),
        }),
    }
}

/// What the tensor of a key is for.
fn role(key: &str) -> Role {
    let (path, name) = key.rsplit_once('.').unwrap_or(("", key));
    let (parent, module) = path.rsplit_once('.').unwrap_or(("", path));
    let (layer, block) = parent.rsplit_once('.').unwrap_or(("", parent));
    if path.ends_with(".merger.linear_fc2") {
        return if name == "bias" { Role::WriterBias } else { Role::Writer };
    }
    if !(key.starts_with("model.layers.") || key.starts_with("mtp.layers.")) {
        return match key {
            EMBEDDING => Role::Embedding,
            HEAD => Role::Reader("model.norm.weight".into()),
            "mtp.fc.weight" => Role::Joint,
            "model.norm.weight" | "mtp.norm.weight" => Role::Norm,
            "mtp.pre_fc_norm_embedding.weight" | "mtp.pre_fc_norm_hidden.weight" => Role::Norm,
            _ => Role::Untouched,
        };
    }
    match (block, module, name) {
        (_, "input_layernorm" | "post_attention_layernorm", "weight") => Role::Norm,
        ("self_attn", "o_proj", "weight") | ("linear_attn", "out_proj", "weight") | ("mlp", "down_proj", "weight") => {
            Role::Writer
        }
        ("self_attn", "o_proj", "bias") => Role::WriterBias,
        ("self_attn", "q_proj" | "k_proj" | "v_proj", "weight")
        | ("linear_attn", "in_proj_qkv" | "in_proj_z" | "in_proj_b" | "in_proj_a", "weight") => {
            Role::Reader(format!("{layer}.input_layernorm.weight"))
        }
        ("mlp", "gate_proj" | "up_proj", "weight") => Role::Reader(format!("{layer}.post_attention_layernorm.weight")),
        _ => Role::Untouched,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_follow_from_keys() {
        let reader = |norm: &str| Role::Reader(format!("{norm}.weight"));
        for (key, expected) in [
            ("model.embed_tokens.weight", Role::Embedding),
            ("lm_head.weight", reader("model.norm")),
            ("model.norm.weight", Role::Norm),
            ("model.layers.3.input_layernorm.weight", Role::Norm),
            ("model.layers.3.self_attn.k_proj.weight", reader("model.layers.3.input_layernorm")),
            ("model.layers.3.self_attn.k_proj.bias", Role::Untouched),
            ("model.layers.3.self_attn.k_norm.weight", Role::Untouched),
            ("model.layers.3.self_attn.o_proj.weight", Role::Writer),
            ("model.layers.3.self_attn.o_proj.bias", Role::WriterBias),
            ("model.layers.0.linear_attn.in_proj_a.weight", reader("model.layers.0.input_layernorm")),
            ("model.layers.0.linear_attn.norm.weight", Role::Untouched),
            ("model.layers.0.linear_attn.conv1d.weight", Role::Untouched),
            ("model.layers.0.linear_attn.out_proj.weight", Role::Writer),
            ("model.layers.0.mlp.up_proj.weight", reader("model.layers.0.post_attention_layernorm")),
            ("model.layers.0.mlp.down_proj.weight", Role::Writer),
            ("mtp.layers.0.mlp.gate_proj.weight", reader("mtp.layers.0.post_attention_layernorm")),
            ("mtp.fc.weight", Role::Joint),
            ("mtp.pre_fc_norm_hidden.weight", Role::Norm),
            ("model.visual.merger.linear_fc2.weight", Role::Writer),
            ("model.visual.merger.linear_fc2.bias", Role::WriterBias),
            ("model.visual.blocks.0.mlp.linear_fc2.weight", Role::Untouched),
        ] {
            assert_eq!(role(key), expected, "{key}");
        }
    }
}
