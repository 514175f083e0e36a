//! `espalier pull`: a model from a hub, by its name.
//!
//! Talks to the Hugging Face Hub, or to what `HF_ENDPOINT` names and speaks the same; `HF_TOKEN` opens what is not public.
//!
//! Invariants: a folder is there as a whole or not at all; every file has the size and hash that the hub lists for one commit; a model that would not
//! run is refused before its weights are fetched. What a cut connection leaves is kept beside the folder and goes on with the next
//! pull; every other failure leaves nothing. Fetched are the files that a model needs and no others.

mod download;
mod hub;
mod repository;
mod staging;

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;

use models::registry::parse_config;
use serde::Serialize;
use serde_json::Value;

use self::download::Download;
use self::hub::{Hub, HubError, Listed};
pub(crate) use self::repository::Repository;
use self::staging::Staging;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, shown_bytes};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The name on the hub
    #[arg(value_name = "ORG/NAME")]
    name: String,
    /// A branch, tag or commit
    #[arg(long, value_name = "REVISION", default_value = "main")]
    revision: String,
    /// The folder to make [default: one of the user's, where `--model ORG/NAME` finds it]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Serialize)]
struct Report {
    name: String,
    commit: String,
    folder: String,
    files: Vec<Fetched>,
    bytes: u64,
}

#[derive(Serialize)]
struct Fetched {
    file: String,
    bytes: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { name, commit, folder, files, bytes } = self;
        write!(f, "{name} at {commit}: {} files, {} in {folder}", files.len(), shown_bytes(*bytes))
    }
}

const INDEX: &str = "model.safetensors.index.json";
const SINGLE: &str = "model.safetensors";

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let Some(repository) = Repository::parse(&args.name) else {
        return Err(Failure::usage(format!("`{}` is no name of a model; required: ORG/NAME", args.name)));
    };
    let Some(folder) = args.out.clone().or_else(|| repository.folder()) else {
        return Err(Failure::usage("no folder of the user is known; required: `--out DIR`"));
    };
    let hub = Hub::from_env().map_err(Failure::new)?;
    let listing = hub.list(&repository, &args.revision).map_err(Failure::new)?;
    let staging = Staging::open(&folder).map_err(Failure::new)?;
    let pull = Pull { hub: &hub, repository: &repository, commit: &listing.commit, staging: &staging };
    match pull.fetch(&listing.files) {
        Ok(files) => {
            staging.publish(files.iter().map(|file| file.name.as_str())).map_err(Failure::new)?;
            let bytes = files.iter().map(|file| file.size).sum();
            let fetched = files.iter().map(|file| Fetched { file: file.name.clone(), bytes: file.size });
            let (name, commit) = (repository.to_string(), listing.commit.clone());
            print(
                global.json,
                &Report { name, commit, folder: folder.display().to_string(), files: fetched.collect(), bytes },
            )
        }
        Err(HubError::Cut { file, reason }) => {
            let kept = "what came is kept; required: the same command again, to go on";
            Err(Failure::message(format!("{file}: {reason}; {kept}")))
        }
        Err(error) => {
            staging.remove();
            Err(Failure::new(error))
        }
    }
}

/// One model on its way.
struct Pull<'a> {
    hub: &'a Hub,
    repository: &'a Repository,
    commit: &'a str,
    staging: &'a Staging,
}

impl Pull<'_> {
    /// Fetches what a model needs: small files first, so that what cannot run is refused before its weights come.
    fn fetch<'l>(&self, listed: &'l [Listed]) -> Result<Vec<&'l Listed>, HubError> {
        let find = |name: &str| listed.iter().find(|file| file.name == name);
        let missing = |required: &str| HubError::NotAModel {
            repository: self.repository.to_string(),
            required: required.to_owned(),
        };
        find("config.json").ok_or_else(|| missing("config.json"))?;
        if find(INDEX).or_else(|| find(SINGLE)).is_none() {
            return Err(missing(&format!("{SINGLE} or {INDEX}")));
        }
        let mut fetched: Vec<&Listed> = listed.iter().filter(|file| is_small(&file.name)).collect();
        for file in &fetched {
            self.file(file)?;
        }
        let config = self.staging.read("config.json")?;
        parse_config(&String::from_utf8_lossy(&config)).map_err(|error| HubError::Config { error })?;
        let shards = match find(INDEX) {
            Some(_) => shards(&self.staging.read(INDEX)?)?,
            None => BTreeSet::from([SINGLE.to_owned()]),
        };
        let weights: Result<Vec<&Listed>, HubError> =
            shards.iter().map(|shard| find(shard).ok_or_else(|| missing(shard))).collect();
        for file in weights? {
            self.file(file)?;
            fetched.push(file);
        }
        Ok(fetched)
    }

    fn file(&self, file: &Listed) -> Result<(), HubError> {
        Download { hub: self.hub, url: self.hub.file_url(self.repository, self.commit, &file.name), file }
            .into_folder(self.staging)
    }
}

/// Configuration, tokenizer, template: what is read beside the weights.
fn is_small(name: &str) -> bool {
    let json = name.ends_with(".json") && !name.ends_with(".index.json");
    (json || name == INDEX || name.ends_with(".jinja")) && !name.contains('/')
}

/// The files that an index names.
fn shards(index: &[u8]) -> Result<BTreeSet<String>, HubError> {
    let refuse = |found: String| HubError::Answer { what: INDEX.into(), found };
    let json: Value = serde_json::from_slice(index).map_err(|error| refuse(error.to_string()))?;
    let map = json.get("weight_map").and_then(Value::as_object).ok_or_else(|| refuse("no `weight_map`".into()))?;
    let shard = |value: &Value| match value.as_str() {
        Some(name) if repository::is_plain(name) => Ok(name.to_owned()),
        _ => Err(refuse(format!("a shard {value}"))),
    };
    map.values().map(shard).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_model_are_told_from_others() {
        for name in ["config.json", "tokenizer.json", "generation_config.json", INDEX, "chat_template.jinja"] {
            assert!(is_small(name), "{name}");
        }
        for name in ["README.md", "model.safetensors", "onnx/config.json", "pytorch_model.bin.index.json", "a.gguf"] {
            assert!(!is_small(name), "{name}");
        }
    }

    #[test]
    fn shards_are_plain_names() {
        let names = shards(br#"{"weight_map": {"a": "x.safetensors", "b": "x.safetensors"}}"#).unwrap();
        assert_eq!(names, BTreeSet::from(["x.safetensors".to_owned()]));
        for index in [&br#"{"weight_map": {"a": "../x"}}"#[..], br#"{"weight_map": {"a": 3}}"#, b"{}", b"x"] {
            assert!(shards(index).is_err());
        }
    }
}
