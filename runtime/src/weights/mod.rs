//! Weights: the tensors of a folder of safetensors files, by name, read in place.
//!
//! [`Checkpoint::open`] maps `model.safetensors`, or every file that `model.safetensors.index.json` names, and checks headers
//! and index against each other. Nothing is copied; a [`StoredTensor`] lends its bytes to an engine.
//!
//! Invariants: each tensor is there once, whole, of the size that its type and shape demand. Refused by name: a missing,
//! truncated or malformed file, overlapping or unclaimed data, duplicates, a tensor that is elsewhere than the
//! index says. Meaning of names, required types and shapes are the model's business.

mod error;
mod finite;
mod header;
mod stored;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

pub use self::error::WeightError;
use self::stored::MappedFile;
pub use self::stored::{AlignedBytes, StoredTensor};

const SINGLE_FILE: &str = "model.safetensors";
const INDEX_FILE: &str = "model.safetensors.index.json";

/// All tensors of a folder.
#[derive(Debug)]
pub struct Checkpoint {
    tensors: BTreeMap<String, StoredTensor>,
    files: Vec<PathBuf>,
    bytes: u64,
}

impl Checkpoint {
    /// Maps the weights of `folder`.
    ///
    /// # Errors
    /// [`WeightError`] names the file or tensor, what was found and what is required.
    pub fn open(folder: &Path) -> Result<Checkpoint, WeightError> {
        let (index, single) = (folder.join(INDEX_FILE), folder.join(SINGLE_FILE));
        if index.is_file() {
            return Checkpoint::open_index(folder, &index);
        }
        if single.is_file() {
            return Checkpoint::open_files(&[single]);
        }
        Err(WeightError::NoWeights { folder: folder.to_owned() })
    }

    /// Maps files that have no index.
    ///
    /// # Errors
    /// As [`Checkpoint::open`].
    pub fn open_files(paths: &[PathBuf]) -> Result<Checkpoint, WeightError> {
        let mut tensors: BTreeMap<String, StoredTensor> = BTreeMap::new();
        let mut bytes = 0;
        for path in paths {
            let file = Arc::new(MappedFile::open(path)?);
            bytes += file.bytes().len() as u64;
            for entry in header::read(path, file.bytes())? {
                let tensor = StoredTensor::new(&file, entry);
                if let Some(first) = tensors.get(tensor.name()) {
                    let (first, second) = (first.path().to_owned(), path.clone());
                    return Err(WeightError::Duplicate { tensor: tensor.name().to_owned(), first, second });
                }
                tensors.insert(tensor.name().to_owned(), tensor);
            }
        }
        Ok(Checkpoint { tensors, files: paths.to_vec(), bytes })
    }

    fn open_index(folder: &Path, index: &Path) -> Result<Checkpoint, WeightError> {
        let places = read_index(index)?;
        let mut shards: BTreeMap<&str, usize> = BTreeMap::new();
        for shard in places.values() {
            *shards.entry(shard).or_default() += 1;
        }
        for (shard, tensors) in &shards {
            if !folder.join(shard).is_file() {
                return Err(WeightError::MissingShard {
                    index: index.to_owned(),
                    shard: (*shard).to_owned(),
                    tensors: *tensors,
                    required: shards.len(),
                });
            }
        }
        let files: Vec<PathBuf> = shards.keys().map(|shard| folder.join(shard)).collect();
        let checkpoint = Checkpoint::open_files(&files)?;
        for (tensor, shard) in &places {
            let required = format!("`{shard}`");
            let found = match checkpoint.get(tensor) {
                Some(stored) if stored.path() == folder.join(shard) => continue,
                Some(stored) => stored.path().display().to_string(),
                None => "no file".to_owned(),
            };
            return Err(WeightError::Misplaced { tensor: tensor.clone(), found, required });
        }
        if let Some(extra) = checkpoint.tensors().find(|tensor| !places.contains_key(tensor.name())) {
            let found = extra.path().display().to_string();
            return Err(WeightError::Misplaced { tensor: extra.name().to_owned(), found, required: "no file".into() });
        }
        Ok(checkpoint)
    }

    /// The tensor with exactly this name.
    pub fn get(&self, name: &str) -> Option<&StoredTensor> {
        self.tensors.get(name)
    }

    /// All tensors, by name.
    pub fn tensors(&self) -> impl Iterator<Item = &StoredTensor> {
        self.tensors.values()
    }

    /// The mapped files.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Bytes of all mapped files.
    pub fn mapped_bytes(&self) -> u64 {
        self.bytes
    }
}

/// File names by tensor.
fn read_index(path: &Path) -> Result<BTreeMap<String, String>, WeightError> {
    let refuse = |found: String, required| Err(WeightError::Index { path: path.to_owned(), found, required });
    const REQUIRED: &str = "an object with `weight_map`, from tensor names to file names";
    let text = fs::read(path).map_err(|source| WeightError::Read { path: path.to_owned(), source })?;
    let json: Value = match serde_json::from_slice(&text) {
        Ok(json) => json,
        Err(error) => return refuse(error.to_string(), REQUIRED),
    };
    let Some(map) = json.get("weight_map").and_then(Value::as_object) else {
        return refuse("no `weight_map`".into(), REQUIRED);
    };
    let mut places = BTreeMap::new();
    for (tensor, shard) in map {
        match shard.as_str() {
            // A plain name, so that an index never leads out of its folder.
            Some(name) if Path::new(name).file_name().is_some_and(|file| file == name) => {
                places.insert(tensor.clone(), name.to_owned());
            }
            _ => return refuse(format!("`{tensor}` in {shard}"), "the name of a file beside the index"),
        }
    }
    if places.is_empty() {
        return refuse("an empty `weight_map`".into(), REQUIRED);
    }
    Ok(places)
}
