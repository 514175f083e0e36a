//! Cases of models: logits, states and greedy tokens of a model's folder, as hashes.
//!
//! The tokens are made from the vocabulary's size alone, so that the folder and the binary are all that is needed. A prompt
//! runs in steps of 64, 5 and 1 tokens, which take the kernels of prompts and of single tokens; then tokens follow one
//! another on the device.
//!
//! Invariants: the input hash covers the configuration, every weight file and the tokens; models run in strict mode with
//! their own type of activations. A folder without a configuration or weights is refused by name.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use models::model::load::read_config;
use models::model::step::Wanted;
use models::model::{LoadOptions, Model, ModelError};
use runtime::adapter::AdapterChoice;
use sha2::{Digest, Sha256};

use super::attest::Attested;
use super::hash::{Entry, Hash};
use super::verify::{CpuGroup, CpuHashes};

/// Lengths of the steps that a prompt runs in.
const STEPS: [usize; 3] = [64, 5, 1];
/// Tokens that follow.
const GREEDY: usize = 24;
/// Tokens that a sequence may have.
const CONTEXT: u32 = 128;

/// Why a model gave no entries.
#[derive(Debug, thiserror::Error)]
pub enum ModelCaseError {
    /// A folder or file cannot be read.
    #[error("{}: {source}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Nothing to attest.
    #[error("{}: no model; required: a folder with config.json, or one of such folders", path.display())]
    NoModel {
        /// Where.
        path: PathBuf,
    },
    /// Two folders of one name.
    #[error("{} and {} have one name; required: a name for each model", first.display(), second.display())]
    SameName {
        /// One.
        first: PathBuf,
        /// The other.
        second: PathBuf,
    },
    /// The model does not load or run.
    #[error("{}: {source}", path.display())]
    Model {
        /// Its folder.
        path: PathBuf,
        /// Why.
        source: Box<ModelError>,
    },
}

/// The folders of models, by their names.
pub type ModelFolders = BTreeMap<String, PathBuf>;

/// The group of a model's cases.
pub fn model_group(name: &str) -> String {
    format!("model/{name}")
}

/// The models of some folders: each a model's own, or one of such folders.
///
/// # Errors
/// [`ModelCaseError`] for a folder that cannot be read or holds no model, and for two models of one name.
pub fn model_folders(folders: &[PathBuf]) -> Result<ModelFolders, ModelCaseError> {
    let is_model = |path: &Path| path.join("config.json").is_file();
    let mut found = ModelFolders::new();
    for folder in folders {
        let mut models = Vec::new();
        if is_model(folder) {
            models.push(folder.clone());
        } else {
            let failed = |source| ModelCaseError::Read { path: folder.clone(), source };
            for entry in std::fs::read_dir(folder).map_err(failed)? {
                models.extend(Some(entry.map_err(failed)?.path()).filter(|path| is_model(path)));
            }
        }
        if models.is_empty() {
            return Err(ModelCaseError::NoModel { path: folder.clone() });
        }
        for second in models {
            let name =
                second.file_name().map_or_else(|| "model".to_owned(), |name| name.to_string_lossy().into_owned());
            if let Some(first) = found.insert(name, second.clone()) {
                return Err(ModelCaseError::SameName { first, second });
            }
        }
    }
    Ok(found)
}

/// Runs the cases of a model on an adapter, or on the CPU engine.
///
/// # Errors
/// [`ModelCaseError`] when its files cannot be read, or it does not load or run.
pub fn model_cases(folder: &Path, adapter: &AdapterChoice) -> Result<BTreeMap<String, Entry>, ModelCaseError> {
    let failed = |source: ModelError| ModelCaseError::Model { path: folder.to_owned(), source: Box::new(source) };
    let files = files_hash(folder)?;
    let context = CONTEXT.min(read_config(folder).map_err(failed)?.max_positions());
    let options = LoadOptions { adapter: adapter.clone(), context: Some(context), ..LoadOptions::default() };
    let mut model = Model::load(folder, &options, &mut |_| ()).map_err(failed)?;
    let ids = prompt(model.geometry().vocab_size);
    let ran = run(&mut model, &ids).map_err(failed)?;
    let mut input = files;
    ids.iter().for_each(|id| input.update(id.to_le_bytes()));
    let input = Hash::finish(input);
    let entry = |bytes: &mut dyn Iterator<Item = Vec<u8>>| {
        let mut hasher = Sha256::new();
        bytes.for_each(|bytes| {
            hasher.update((bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        });
        Entry { input, output: Hash::finish(hasher) }
    };
    let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let logits: Vec<u32> = ran.logits.iter().map(|logit| canonical(*logit)).collect();
    let n_prompt = ids.len();
    let mut cases = BTreeMap::from([
        (format!("logits of {n_prompt} tokens"), entry(&mut std::iter::once(words(&logits)))),
        (format!("{} greedy tokens", ran.tokens.len()), entry(&mut std::iter::once(words(&ran.tokens)))),
    ]);
    if !ran.states.is_empty() {
        cases.insert(format!("states of {n_prompt} tokens"), entry(&mut ran.states.into_iter().flatten()));
    }
    Ok(cases)
}

/// What the CPU engine gives for the cases of `folders`.
///
/// # Errors
/// As [`model_cases`].
pub fn cpu_model_hashes(folders: &ModelFolders) -> Result<CpuHashes, ModelCaseError> {
    let of = |(name, folder): (&String, &PathBuf)| {
        let cases = model_cases(folder, &AdapterChoice::Cpu)?;
        let kept = Attested { cases, ..Attested::default() };
        Ok((model_group(name), CpuGroup { kept, ..CpuGroup::default() }))
    };
    folders.iter().map(of).collect()
}

struct Ran {
    logits: Vec<f32>,
    states: Vec<[Vec<u8>; 2]>,
    tokens: Vec<u32>,
}

fn run(model: &mut Model, ids: &[u32]) -> Result<Ran, ModelError> {
    let mut sequence = model.start()?;
    let (mut rest, mut logits, mut tokens) = (ids, Vec::new(), Vec::new());
    for length in STEPS {
        let (chunk, after) = rest.split_at(length.min(rest.len()));
        let step = model.submit(&mut [&mut sequence], Some(chunk), Wanted::Logits)?;
        let output = model.collect(step)?;
        (logits, tokens) = (output.logits, output.tokens);
        rest = after;
    }
    let states = model.read_caches(&sequence)?.states;
    while tokens.len() < GREEDY {
        let step = model.submit(&mut [&mut sequence], None, Wanted::Token)?;
        tokens.extend(model.collect(step)?.tokens);
    }
    model.release(sequence);
    Ok(Ran { logits, states, tokens })
}

/// Tokens of all parts of a vocabulary.
fn prompt(vocab_size: u32) -> Vec<u32> {
    let count = STEPS.iter().sum::<usize>() as u32;
    (0..count).map(|place| (place.wrapping_mul(2_654_435_761) >> 8) % vocab_size.max(1)).collect()
}

/// The bits of a logit, with one NaN.
fn canonical(logit: f32) -> u32 {
    if logit.is_nan() { 0x7fc0_0000 } else { logit.to_bits() }
}

/// The configuration and the weight files, by name.
fn files_hash(folder: &Path) -> Result<Sha256, ModelCaseError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| ModelCaseError::Read { path, source }
    };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed(folder))? {
        let path = entry.map_err(failed(folder))?.path();
        let is_weights = path.extension().is_some_and(|extension| extension == "safetensors");
        paths.extend(Some(path).filter(|path| is_weights || path.ends_with("config.json")));
    }
    paths.sort();
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    for path in paths {
        let mut file = std::fs::File::open(&path).map_err(failed(&path))?;
        hasher.update(file.metadata().map_err(failed(&path))?.len().to_le_bytes());
        loop {
            let n_read = file.read(&mut buffer).map_err(failed(&path))?;
            if n_read == 0 {
                break;
            }
            hasher.update(&buffer[..n_read]);
        }
    }
    Ok(hasher)
}
