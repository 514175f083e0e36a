//! Folders that are written whole: parts of the work first, then the files of the model, then one rename.
//!
//! The work lies in `NAME.partial` beside the output `NAME`. A part is a safetensors file and, written after it, a JSON
//! file with its report; a part whose report is there is done. When all are, they are put together into files of at
//! most [`SHARD_BYTES`], and the folder of these takes the name of the output.
//!
//! Invariants: the output is there as a whole or not at all; what is done depends on source and options only, which
//! stand in `work.json`; work begun otherwise is refused and left alone.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use runtime::atomic_file;
use runtime::weights::{Checkpoint, StoredTensor};
use safetensors::tensor::{View, serialize_to_file};
use safetensors::{Dtype, SafeTensorError};
use serde_json::{Value, json};

use super::QuantizeError;
use super::module::{ModuleReport, OutTensor};

/// Bytes of tensors in one file at most, unless a single tensor has more.
const SHARD_BYTES: u64 = 5 << 30;
/// What says for whom the work is done.
const WORK_FILE: &str = "work.json";
/// Endings of files that go along with the weights.
const CARRIED: [&str; 4] = ["json", "jinja", "txt", "model"];
/// Files of the source that say something about its weights.
const OWN_FILES: [&str; 2] = ["config.json", "model.safetensors.index.json"];

/// A folder on its way.
pub(super) struct Work {
    partial: PathBuf,
    out: PathBuf,
}

impl Work {
    /// Begins work for `out`, or goes on with it if it was begun for the same `purpose`.
    pub(super) fn begin(out: &Path, purpose: &Value) -> Result<Work, QuantizeError> {
        if out.exists() {
            return Err(QuantizeError::OutputExists { path: out.to_owned() });
        }
        let mut name = out.file_name().unwrap_or(OsStr::new("model")).to_owned();
        name.push(".partial");
        let work = Work { partial: out.with_file_name(name), out: out.to_owned() };
        let file = work.partial.join(WORK_FILE);
        if let Ok(text) = fs::read(&file) {
            let found: Value = serde_json::from_slice(&text).unwrap_or(Value::Null);
            return match difference(&found, purpose) {
                None => Ok(work),
                Some(found) => Err(QuantizeError::OtherWork { path: work.partial, found }),
            };
        }
        if work.partial.exists() {
            let found = format!("no `{WORK_FILE}`");
            return Err(QuantizeError::OtherWork { path: work.partial, found });
        }
        fs::create_dir_all(&work.partial).map_err(QuantizeError::io(&work.partial))?;
        atomic_file::write(&file, purpose.to_string().as_bytes()).map_err(QuantizeError::io(&file))?;
        Ok(work)
    }

    fn part(&self, number: usize) -> [PathBuf; 2] {
        ["safetensors", "json"].map(|ending| self.partial.join(format!("part-{number:05}.{ending}")))
    }

    /// The reports of a part that is done.
    pub(super) fn done(&self, number: usize) -> Option<Vec<ModuleReport>> {
        let [weights, report] = self.part(number);
        let text = fs::read(report).ok().filter(|_| weights.is_file())?;
        serde_json::from_slice(&text).ok()
    }

    /// Writes a part.
    pub(super) fn write_part(
        &self,
        number: usize,
        tensors: &[OutTensor],
        reports: &[ModuleReport],
    ) -> Result<(), QuantizeError> {
        let [weights, report] = self.part(number);
        if !tensors.is_empty() {
            write_tensors(&weights, tensors.iter().map(|tensor| (tensor.name.as_str(), tensor)), None)?;
        }
        let text = serde_json::to_vec(reports)
            .map_err(|error| QuantizeError::Write { path: report.clone(), found: error.to_string() })?;
        atomic_file::write(&report, &text).map_err(QuantizeError::io(&report))
    }

    /// Puts all parts together with the other files of the model, and gives the folder its name.
    ///
    /// `texts` are files to write, by name.
    pub(super) fn finish(
        self,
        n_parts: usize,
        source: &Path,
        texts: &[(&str, String)],
        format: &str,
    ) -> Result<(), QuantizeError> {
        let parts: Vec<PathBuf> = (0..n_parts).map(|number| self.part(number)).map(|[weights, _]| weights).collect();
        let parts = Checkpoint::open_files(&parts)?;
        let assembled = self.partial.join("assembled");
        if assembled.exists() {
            fs::remove_dir_all(&assembled).map_err(QuantizeError::io(&assembled))?;
        }
        fs::create_dir(&assembled).map_err(QuantizeError::io(&assembled))?;
        let tensors: Vec<&StoredTensor> = parts.tensors().collect();
        write_model(&assembled, &tensors, format)?;
        carry_files(source, &assembled)?;
        for (name, text) in texts {
            let path = assembled.join(name);
            atomic_file::write(&path, text.as_bytes()).map_err(QuantizeError::io(&path))?;
        }
        sync_all(&assembled)?;
        if self.out.exists() {
            return Err(QuantizeError::OutputExists { path: self.out });
        }
        fs::rename(&assembled, &self.out).map_err(QuantizeError::io(&self.out))?;
        fs::remove_dir_all(&self.partial).map_err(QuantizeError::io(&self.partial))
    }
}

/// Where two descriptions of work first differ.
fn difference(found: &Value, purpose: &Value) -> Option<String> {
    let (Some(found), Some(purpose)) = (found.as_object(), purpose.as_object()) else {
        return (found != purpose).then(|| "unreadable".to_owned());
    };
    let differs = |name: &&String| found.get(*name) != purpose.get(*name);
    purpose.keys().chain(found.keys()).find(differs).map(|name| {
        let shown = found.get(name).map_or("nothing".into(), Value::to_string);
        format!("`{name}` was {}", shown.chars().take(80).collect::<String>())
    })
}

/// Writes tensors into files of a folder, with an index where they are several.
pub(super) fn write_model(folder: &Path, tensors: &[&StoredTensor], format: &str) -> Result<(), QuantizeError> {
    let mut shards: Vec<(u64, Vec<&StoredTensor>)> = Vec::new();
    for &tensor in tensors {
        let bytes = tensor.bytes().len() as u64;
        match shards.last_mut() {
            Some((sum, list)) if *sum + bytes <= SHARD_BYTES => {
                *sum += bytes;
                list.push(tensor);
            }
            _ => shards.push((bytes, vec![tensor])),
        }
    }
    let metadata = || Some(HashMap::from([("format".to_owned(), format.to_owned())]));
    let name = |number: usize| match shards.len() {
        1 => "model.safetensors".to_owned(),
        count => format!("model-{:05}-of-{count:05}.safetensors", number + 1),
    };
    for (number, (_, list)) in shards.iter().enumerate() {
        let views = list.iter().map(|tensor| (tensor.name(), Stored::of(tensor)));
        write_tensors(&folder.join(name(number)), views, metadata())?;
    }
    if shards.len() > 1 {
        let place = |(number, list): (usize, &Vec<&StoredTensor>)| {
            list.iter().map(|tensor| (tensor.name().to_owned(), name(number))).collect::<Vec<_>>()
        };
        let places = shards.iter().map(|(_, list)| list).enumerate().flat_map(place);
        let total: u64 = shards.iter().map(|(sum, _)| sum).sum();
        let index = json!({
            "metadata": { "total_size": total },
            "weight_map": places.collect::<BTreeMap<_, _>>(),
        });
        let path = folder.join(OWN_FILES[1]);
        atomic_file::write(&path, index.to_string().as_bytes()).map_err(QuantizeError::io(&path))?;
    }
    Ok(())
}

/// Copies what a model has beside its weights: tokenizer, template, licence.
pub(super) fn carry_files(source: &Path, out: &Path) -> Result<(), QuantizeError> {
    for entry in fs::read_dir(source).map_err(QuantizeError::io(source))? {
        let path = entry.map_err(QuantizeError::io(source))?.path();
        let Some(name) = path.file_name().and_then(OsStr::to_str).filter(|_| path.is_file()) else { continue };
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        let carried = CARRIED.contains(&ending) || name.starts_with("LICENSE") || name.starts_with("NOTICE");
        if carried && !OWN_FILES.contains(&name) {
            let to = out.join(name);
            fs::copy(&path, &to).map_err(QuantizeError::io(&to))?;
        }
    }
    Ok(())
}

/// Makes the files of a folder last.
pub(super) fn sync_all(folder: &Path) -> Result<(), QuantizeError> {
    for entry in fs::read_dir(folder).map_err(QuantizeError::io(folder))? {
        let path = entry.map_err(QuantizeError::io(folder))?.path();
        let sync = || fs::File::open(&path)?.sync_all();
        sync().map_err(QuantizeError::io(&path))?;
    }
    Ok(())
}

/// Writes one safetensors file.
pub(super) fn write_tensors<'a, V: View>(
    path: &Path,
    tensors: impl IntoIterator<Item = (&'a str, V)>,
    metadata: Option<HashMap<String, String>>,
) -> Result<(), QuantizeError> {
    serialize_to_file(tensors, metadata, path)
        .map_err(|error: SafeTensorError| QuantizeError::Write { path: path.to_owned(), found: error.to_string() })
}

/// A mapped tensor on its way into a file.
pub(super) struct Stored<'a> {
    tensor: &'a StoredTensor,
    shape: Vec<usize>,
}

impl<'a> Stored<'a> {
    fn of(tensor: &'a StoredTensor) -> Stored<'a> {
        Stored { tensor, shape: tensor.shape().iter().map(|&len| len as usize).collect() }
    }
}

impl View for Stored<'_> {
    fn dtype(&self) -> Dtype {
        self.tensor.dtype()
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        self.tensor.bytes().into()
    }

    fn data_len(&self) -> usize {
        self.tensor.bytes().len()
    }
}

impl View for &OutTensor {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        self.bytes.as_slice().into()
    }

    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}
