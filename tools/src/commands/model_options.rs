//! Options that every command with a model has: which model, where and how it runs, how tokens are chosen.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use models::Dtype;
use models::generation_config::GenerationConfig;
use models::model::{LoadOptions, Loading, Model};
use models::sampler::{SamplingParams, SamplingRequest};
use runtime::adapter::AdapterChoice;
use runtime::engine::Checks;

use super::pull::Repository;
use super::{ModeChoice, adapter_index};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::byte_progress;

/// The environment variable that names the folder of the model.
const MODEL_VARIABLE: &str = "ESPALIER_MODEL";

/// Type of activations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum DtypeChoice {
    /// 8 exponent bits
    Bf16,
    /// IEEE half precision
    F16,
    /// Single precision
    F32,
}

/// Which model, and how it runs.
#[derive(clap::Args)]
pub(crate) struct ModelArgs {
    /// Folder of the model, or the name of one that was pulled [default: the model that comes with the program]
    #[arg(long, value_name = "DIR", env = MODEL_VARIABLE)]
    model: Option<PathBuf>,
    /// Strict gives the same bytes everywhere
    #[arg(long, value_enum, default_value_t)]
    mode: ModeChoice,
    /// Type of activations [default: the checkpoint's]
    #[arg(long, value_enum)]
    dtype: Option<DtypeChoice>,
    /// Tokens of a conversation at most [default: the model's limit, but no more than 32768]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    context: Option<u32>,
}

impl ModelArgs {
    /// The folder of the model.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        self.folder_of(None)
    }

    /// The folder of the model that `named` says, else the options.
    pub(crate) fn folder_of(&self, named: Option<&Path>) -> Result<PathBuf, Failure> {
        if let Some(folder) = named.or(self.model.as_deref()) {
            return folder_named(folder);
        }
        let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models/default");
        match shipped.is_dir() {
            true => Ok(shipped),
            false => Err(Failure::message(format!(
                "the default model is not beside the program's sources; required: `--model DIR` or {MODEL_VARIABLE}"
            ))),
        }
    }

    /// Strict or fast.
    pub(crate) fn mode(&self) -> ModeChoice {
        self.mode
    }

    /// Loads the model for one sequence, with a bar.
    pub(crate) fn load(&self, global: &Global, folder: &Path) -> Result<Model, Failure> {
        self.load_for(global, folder, 1)
    }

    /// Loads the model for some sequences, with a bar.
    pub(crate) fn load_for(&self, global: &Global, folder: &Path, n_sequences: u32) -> Result<Model, Failure> {
        let options = self.load_options(global, n_sequences)?;
        let bar = byte_progress("weights");
        let mut shown = |loading: Loading| {
            bar.set_length(loading.of);
            bar.set_position(loading.done);
        };
        let model = Model::load(folder, &options, &mut shown).map_err(Failure::new);
        bar.finish_and_clear();
        let model = model?;
        for note in model.notes() {
            tracing::info!("{note}");
        }
        Ok(model)
    }

    /// How to load it.
    pub(crate) fn load_options(&self, global: &Global, n_sequences: u32) -> Result<LoadOptions, Failure> {
        Ok(LoadOptions {
            adapter: adapter_index(&global.adapter())?.map_or(AdapterChoice::Cpu, AdapterChoice::Index),
            mode: self.mode.mode(),
            dtype: self.dtype.map(|dtype| match dtype {
                DtypeChoice::Bf16 => Dtype::Bf16,
                DtypeChoice::F16 => Dtype::F16,
                DtypeChoice::F32 => Dtype::F32,
            }),
            context: self.context,
            n_sequences,
            checks: Checks::Off,
        })
    }
}

/// The folder that somebody named: itself, or a pulled model of that name.
pub(super) fn folder_named(folder: &Path) -> Result<PathBuf, Failure> {
    if folder.is_dir() {
        return Ok(folder.to_owned());
    }
    let missing =
        |advice: &str| Failure::message(format!("{}: no such folder; required: a model's{advice}", folder.display()));
    let Some(name) = folder.to_str().and_then(Repository::parse) else { return Err(missing("")) };
    match name.folder().filter(|pulled| pulled.is_dir()) {
        Some(pulled) => Ok(pulled),
        None => Err(missing(&format!(", or first `espalier pull {name}`"))),
    }
}

/// A seed that nobody gave: what the standard library seeds its hash maps with.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// How tokens are chosen.
#[derive(clap::Args)]
pub(crate) struct SamplingArgs {
    /// 0 takes the most likely token [default: the model's, else 0.7]
    #[arg(long, value_name = "T", allow_hyphen_values = true)]
    temperature: Option<f32>,
    /// Keep the likeliest tokens that together have this probability
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    top_p: Option<f32>,
    /// Keep tokens of at least this share of the highest probability
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    min_p: Option<f32>,
    /// Keep this many of the likeliest tokens
    #[arg(long, value_name = "N")]
    top_k: Option<u32>,
    /// Make the draws reproducible
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Divide the logits of recent tokens
    #[arg(long, value_name = "X", allow_hyphen_values = true)]
    repetition_penalty: Option<f32>,
    /// Subtract from the logits of recent tokens, once
    #[arg(long, value_name = "X", allow_hyphen_values = true)]
    presence_penalty: Option<f32>,
    /// Subtract from the logits of recent tokens, for each time they were there
    #[arg(long, value_name = "X", allow_hyphen_values = true)]
    frequency_penalty: Option<f32>,
    /// Report log-probabilities, and this many of the likeliest tokens
    #[arg(long, value_name = "N")]
    logprobs: Option<u32>,
}

impl SamplingArgs {
    /// The seed that was asked for.
    pub(crate) fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Whether log-probabilities were asked for.
    pub(crate) fn wants_logprobs(&self) -> bool {
        self.logprobs.is_some()
    }

    /// What comes out over the model's defaults.
    pub(crate) fn params(&self, defaults: &GenerationConfig) -> Result<SamplingParams, Failure> {
        let request = SamplingRequest {
            temperature: self.temperature,
            top_p: self.top_p,
            min_p: self.min_p,
            top_k: self.top_k,
            seed: self.seed,
            repetition_penalty: self.repetition_penalty,
            presence_penalty: self.presence_penalty,
            frequency_penalty: self.frequency_penalty,
            logprobs: self.logprobs,
            ..SamplingRequest::default()
        };
        // A request of the command line names no tokens, so any vocabulary will do.
        let params = SamplingParams::resolve(&request, defaults, u32::MAX, random_seed());
        params.map_err(|error| Failure::usage(error.to_string()))
    }
}
