//! From a folder to a model on an engine.
//!
//! Invariants: everything is checked before the first upload; the weights are all in place when loading ends, and the plan of one
//! decode step with them. Host memory beyond the mapped files stays within the engine's staging, the few tensors that are converted, and what they need.

use std::fs;
use std::path::Path;

use kernel_dsl::ir::Mode;
use kernel_dsl::target::Language;
use runtime::adapter::AdapterChoice;
use runtime::engine::{Checks, CpuEngine, Engine, WgpuEngine};
use runtime::plan::{KernelLibrary, Scratch};
use runtime::policy::store::{folder, policy_of, shipped};
use runtime::weights::Checkpoint;

use super::ModelError;
use super::cache::Caches;
use super::resident::Resident;
use super::run::{Model, Parts};
use super::step::{MAX_ROWS, StepInputs};
use crate::dense::weights::DenseWeights;
use crate::qwen35::weights::HybridWeights;
use crate::registry::{ModelConfig, parse_config};
use crate::weights::Values;
use crate::{Dtype, dense, qwen35};

/// How to load a model.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Which adapter, or the CPU engine.
    pub adapter: AdapterChoice,
    /// Strict or fast kernels.
    pub mode: Mode,
    /// Type of activations; the checkpoint's own where `None`.
    pub dtype: Option<Dtype>,
    /// Tokens of a sequence at most; the configuration's limit where `None`, but no more than [`DEFAULT_CONTEXT`].
    pub context: Option<u32>,
    /// Sequences kept at the same time: 1 to 8.
    pub n_sequences: u32,
    /// Whether engines check every access.
    pub checks: Checks,
}

impl Default for LoadOptions {
    fn default() -> Self {
        LoadOptions {
            adapter: AdapterChoice::Cpu,
            mode: Mode::Strict,
            dtype: None,
            context: None,
            n_sequences: 1,
            checks: Checks::Off,
        }
    }
}

/// How far loading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loading {
    /// Bytes of weights in place.
    pub done: u64,
    /// Bytes of all weights.
    pub of: u64,
}

/// Weights by family.
pub(crate) enum Weights {
    /// Gated delta net and gated attention.
    Hybrid(Box<qwen35::config::Qwen35Config>, HybridWeights),
    /// Llama or Qwen3.
    Dense(Box<dense::config::DenseConfig>, DenseWeights),
}

impl Weights {
    /// What was skipped.
    pub(crate) fn notes(&self) -> &[String] {
        match self {
            Weights::Hybrid(_, weights) => &weights.notes,
            Weights::Dense(_, weights) => &weights.notes,
        }
    }
}

/// Reads the configuration of a folder.
///
/// # Errors
/// [`ModelError::Read`] or [`ModelError::Config`].
pub fn read_config(folder: &Path) -> Result<ModelConfig, ModelError> {
    let path = folder.join("config.json");
    let text = fs::read(&path).map_err(|source| ModelError::Read { path: path.clone(), source })?;
    parse_config(&String::from_utf8_lossy(&text)).map_err(|error| ModelError::Config { path, error })
}

/// Tokens of a sequence at most where nothing is asked for: rotary tables of the longest sequences take a second to make.
pub const DEFAULT_CONTEXT: u32 = 32_768;

fn open_engine(options: &LoadOptions) -> Result<Box<dyn Engine>, ModelError> {
    match &options.adapter {
        AdapterChoice::Cpu => Ok(Box::new(CpuEngine::new(options.checks))),
        choice => Ok(Box::new(WgpuEngine::open(choice, options.checks)?)),
    }
}

impl Model {
    /// Loads the model of `folder`; `progress` hears of weights as they are placed.
    ///
    /// # Errors
    /// [`ModelError`] names the file, field, tensor or adapter, what was found and what is required.
    pub fn load(folder: &Path, options: &LoadOptions, progress: &mut dyn FnMut(Loading)) -> Result<Model, ModelError> {
        let mut model = Model::described(folder, options, Values::Finite)?;
        model.place_weights(progress)?;
        Ok(model)
    }

    /// The model of `folder` without weights on the engine.
    pub(super) fn described(folder: &Path, options: &LoadOptions, values: Values) -> Result<Model, ModelError> {
        let config = read_config(folder)?;
        let n_sequences = options.n_sequences;
        if n_sequences == 0 || n_sequences > MAX_ROWS {
            let (found, required) = (n_sequences as usize, MAX_ROWS as usize);
            return Err(ModelError::Sequences { found, required });
        }
        let max_positions = config.max_positions();
        let context = options.context.unwrap_or(DEFAULT_CONTEXT.min(max_positions));
        if context == 0 || context > max_positions {
            return Err(ModelError::Context { found: u64::from(context), required: max_positions });
        }
        let checkpoint = Checkpoint::open(folder)?;
        let elem = options.dtype.unwrap_or(config.dtype()).elem();
        let eos = config.eos_token_ids().to_vec();
        let weights = match config {
            ModelConfig::Hybrid(config) => {
                let weights = HybridWeights::take(&checkpoint, &config, values)?;
                Weights::Hybrid(config, weights)
            }
            ModelConfig::Dense(config) => {
                let weights = DenseWeights::take(&checkpoint, &config, values)?;
                Weights::Dense(config, weights)
            }
        };
        // Only now: the shapes of all weights have shown that the sizes are those of a model.
        let geometry = match &weights {
            Weights::Hybrid(config, _) => qwen35::graph::geometry(config),
            Weights::Dense(config, _) => dense::graph::geometry(config),
        };
        let mut engine = open_engine(options)?;
        let joins = engine.target().language != Language::Cpu;
        let policy = policy_for(engine.name())?;
        let library = KernelLibrary::new(options.mode, engine.target(), policy);
        let inputs = StepInputs::new(&mut *engine, &geometry, context)?;
        let caches = Caches::new(&geometry, elem, n_sequences, 1);
        let parts = Parts {
            folder: folder.to_owned(),
            geometry,
            context,
            elem,
            eos,
            weights,
            engine,
            library,
            scratch: Scratch::default(),
            resident: Resident::new(joins),
            caches,
            inputs,
        };
        Ok(Model::new(parts))
    }
}

/// The policy of an engine: measured on this machine, else shipped, else none.
fn policy_for(engine: &str) -> Result<runtime::policy::Policy, ModelError> {
    let found = match folder() {
        Ok(folder) => policy_of(engine, &folder)?,
        // Without a place for the user's files, shipped policies still count.
        Err(_) => shipped(engine)?,
    };
    Ok(found.map(|file| file.policy).unwrap_or_default())
}
