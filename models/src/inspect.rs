//! What a folder holds: configuration, tensors, and how each module stores its weights.
//!
//! Invariants: only headers and the configuration are read, so that the largest models are described at once; every rule of loading holds
//! (names, types, shapes, quantization) but that values are looked at. What a model takes on an engine says
//! [`crate::model::Model::footprint`].

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use runtime::weights::{Checkpoint, StoredTensor};

use crate::dense::config::DenseFamily;
use crate::dense::weights::DenseWeights;
use crate::model::ModelError;
use crate::model::load::read_config;
use crate::qwen35::weights::HybridWeights;
use crate::registry::ModelConfig;
use crate::weights::names::{self, Named};
use crate::weights::{Linear, Values};
use crate::{CodedAxis, Storage, Trellis};

/// What a folder holds.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The checked configuration.
    pub config: ModelConfig,
    /// `hybrid`, `llama` or `qwen3`.
    pub family: &'static str,
    /// Linear layers and the embedding, in the order of their use.
    pub modules: Vec<Module>,
    /// All tensors, by name.
    pub tensors: Vec<StoredTensor>,
    /// The files of weights, and their bytes.
    pub files: Vec<(PathBuf, u64)>,
    /// Weights of the text model: what is skipped and packed scales are not counted.
    pub n_parameters: u64,
    /// What is skipped.
    pub notes: Vec<String>,
}

/// How a module stores its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Its path, in the spelling of the checkpoint.
    pub path: String,
    /// Outputs and inputs.
    pub shape: [u32; 2],
    /// Such as `bf16`, or `4 bits in groups of 64`.
    pub format: String,
    /// Bytes of all of its tensors.
    pub n_bytes: u64,
}

impl Module {
    fn of(linear: &Linear) -> Module {
        let weight = linear.tensors()[0];
        let format = match linear {
            Linear::Plain { weight } => weight.elem().name().to_owned(),
            Linear::Affine { affine, .. } => format!("{} bits in groups of {}", affine.bits, affine.group_size),
            Linear::Trellis { trellis: Trellis { bits, axis }, .. } => match axis {
                CodedAxis::Inputs => format!("{bits} bits by trellis along inputs"),
                CodedAxis::Outputs(Storage::Canonical) => format!("{bits} bits by trellis along outputs"),
                CodedAxis::Outputs(Storage::TwoBlock) => {
                    format!("{bits} bits by trellis along outputs, interleaved")
                }
            },
        };
        let path = weight.name().strip_suffix(".weight").unwrap_or(weight.name()).to_owned();
        Module { path, shape: linear.shape(), format, n_bytes: linear.n_bytes() }
    }

    /// Weights.
    pub fn n_weights(&self) -> u64 {
        u64::from(self.shape[0]) * u64::from(self.shape[1])
    }

    /// Bits that a weight takes, scales and biases included.
    pub fn bits_per_weight(&self) -> f64 {
        self.n_bytes as f64 * 8.0 / self.n_weights() as f64
    }
}

/// Describes the model of `folder`.
///
/// # Errors
/// [`ModelError`] as for loading, but for values of weights.
pub fn inspect(folder: &Path) -> Result<Inspection, ModelError> {
    let config = read_config(folder)?;
    let checkpoint = Checkpoint::open(folder)?;
    let named: fn(&str) -> Named = match config {
        ModelConfig::Hybrid(_) => names::hybrid,
        ModelConfig::Dense(_) => names::dense,
    };
    let describe = |linears: Vec<&Linear>| {
        let parts = linears.iter().flat_map(|linear| linear.tensors()).map(|tensor| tensor.name().to_owned());
        let parts: BTreeSet<String> = parts.collect();
        let modules: Vec<Module> = linears.into_iter().map(Module::of).collect();
        (modules, parts)
    };
    let (family, (modules, parts), notes) = match &config {
        ModelConfig::Hybrid(config) => {
            let weights = HybridWeights::take(&checkpoint, config, Values::Unread)?;
            ("hybrid", describe(weights.linears()), weights.notes)
        }
        ModelConfig::Dense(config) => {
            let weights = DenseWeights::take(&checkpoint, config, Values::Unread)?;
            let family = match config.family {
                DenseFamily::Llama => "llama",
                DenseFamily::Qwen3 => "qwen3",
            };
            (family, describe(weights.linears()), weights.notes)
        }
    };
    // A tied head that is stored again is noted and no part of the model.
    let is_copy = |name: &str| config.ties_word_embeddings() && name.starts_with("lm_head.");
    let others = checkpoint.tensors().filter(|tensor| !parts.contains(tensor.name()));
    let others = others.filter(|tensor| matches!(named(tensor.name()), Named::Trunk(name) if !is_copy(&name)));
    let others: u64 = others.map(|tensor| tensor.shape().iter().product::<u64>()).sum();
    let size = |path: &PathBuf| {
        let found = std::fs::metadata(path).map_err(|source| ModelError::Read { path: path.clone(), source })?;
        Ok::<_, ModelError>((path.clone(), found.len()))
    };
    Ok(Inspection {
        family,
        n_parameters: others + modules.iter().map(Module::n_weights).sum::<u64>(),
        modules,
        tensors: checkpoint.tensors().cloned().collect(),
        files: checkpoint.files().iter().map(size).collect::<Result<_, _>>()?,
        notes,
        config,
    })
}
