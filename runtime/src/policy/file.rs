//! The file of a tuning policy: TOML, one table per measured problem.
//!
//! Invariants: what is written can be read; unknown fields, unknown variants, sizes that a kernel does not have and
//! another format number are refused by name; a file is written whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use kernel_lib::find_variant;
use serde::{Deserialize, Serialize};

use super::{Choice, Policy};
use crate::atomic_file;

/// The format's number.
const FORMAT: u32 = 1;

/// Why a policy cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum PolicyError {
    /// The file system.
    #[error("policy `{path}`: {error}")]
    Io {
        /// File or folder.
        path: PathBuf,
        /// What happened.
        error: std::io::Error,
    },
    /// Not a policy.
    #[error("policy `{path}`: {reason}")]
    Malformed {
        /// File.
        path: PathBuf,
        /// What was found and what is required.
        reason: String,
    },
    /// There is no place for policies.
    #[error("found no home directory for policies; required: one of {required}")]
    NoPlace {
        /// Environment variables that name a place.
        required: String,
    },
}

/// A policy with where it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyFile {
    /// Name of the adapter.
    pub adapter: String,
    /// Driver and version, as it names itself.
    pub driver: String,
    /// Day of the last measurement.
    pub date: String,
    /// The choices.
    pub policy: Policy,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    format: u32,
    adapter: String,
    driver: String,
    date: String,
    #[serde(default)]
    choice: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    variant: String,
    params: toml::Table,
    median_ns: f64,
}

impl Entry {
    fn of(choice: &Choice) -> Entry {
        let params = choice.params.iter().map(|(name, size)| (name.clone(), toml::Value::from(*size)));
        Entry { variant: choice.variant.clone(), params: params.collect(), median_ns: choice.median_ns }
    }

    /// The choice, with its sizes in the kernel's order.
    fn into_choice(self) -> Result<Choice, String> {
        let Entry { variant, params, median_ns } = self;
        let known = find_variant(&variant)
            .ok_or_else(|| format!("no variant `{variant}`; required: an id of `espalier kernels list`"))?;
        let names = kernel_lib::find_kernel(known.kernel_name()).map(|kernel| kernel.param_names()).unwrap_or_default();
        let list = |table: &toml::Table| table.keys().cloned().collect::<Vec<_>>().join(", ");
        if params.len() != names.len() {
            let found = list(&params);
            return Err(format!("params of `{variant}` are {found}; required: {}", names.join(", ")));
        }
        let size = |name: &&str| {
            let found = params.get(*name).and_then(toml::Value::as_integer).and_then(|size| u32::try_from(size).ok());
            let size = found.ok_or_else(|| {
                let found = params.get(*name).map_or("missing".to_owned(), ToString::to_string);
                format!("`{name}` of `{variant}` is {found}; required: an integer below 2^32")
            })?;
            Ok(((*name).to_owned(), size))
        };
        let params = names.iter().map(size).collect::<Result<Vec<_>, String>>()?;
        if !median_ns.is_finite() || median_ns <= 0.0 {
            return Err(format!("median_ns of `{variant}` is {median_ns}; required: a positive number"));
        }
        Ok(Choice { params, variant, median_ns })
    }
}

impl PolicyFile {
    /// Reads a policy from text; `path` is for messages.
    ///
    /// # Errors
    /// [`PolicyError::Malformed`].
    pub fn parse(path: &Path, text: &str) -> Result<PolicyFile, PolicyError> {
        let malformed = |reason: String| PolicyError::Malformed { path: path.to_owned(), reason };
        let document: Document = toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            malformed(format!("line {}: {}", line.unwrap_or(1), error.message()))
        })?;
        if document.format != FORMAT {
            return Err(malformed(format!("format is {}; required: {FORMAT}", document.format)));
        }
        let choices =
            document.choice.into_iter().map(Entry::into_choice).collect::<Result<_, _>>().map_err(malformed)?;
        let Document { adapter, driver, date, .. } = document;
        Ok(PolicyFile { adapter, driver, date, policy: Policy { choices } })
    }

    /// The text of the file.
    ///
    /// # Errors
    /// [`PolicyError::Malformed`] for what TOML cannot hold.
    pub fn to_text(&self, path: &Path) -> Result<String, PolicyError> {
        let document = Document {
            format: FORMAT,
            adapter: self.adapter.clone(),
            driver: self.driver.clone(),
            date: self.date.clone(),
            choice: self.policy.choices.iter().map(Entry::of).collect(),
        };
        toml::to_string(&document)
            .map_err(|error| PolicyError::Malformed { path: path.to_owned(), reason: error.to_string() })
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`PolicyError`].
    pub fn load(path: &Path) -> Result<PolicyFile, PolicyError> {
        let text = fs::read_to_string(path).map_err(|error| PolicyError::Io { path: path.to_owned(), error })?;
        PolicyFile::parse(path, &text)
    }

    /// Writes the file, whole or not at all. Folders are made.
    ///
    /// # Errors
    /// [`PolicyError`]; the old file is then untouched.
    pub fn save(&self, path: &Path) -> Result<(), PolicyError> {
        let text = self.to_text(path)?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let written = fs::create_dir_all(folder).and_then(|()| atomic_file::write(path, text.as_bytes()));
        written.map_err(|error| PolicyError::Io { path: path.to_owned(), error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "format = 1\nadapter = \"a\"\ndriver = \"d\"\ndate = \"2026-11-30\"\n\n[[choice]]\n\
        variant = \"matmul__bf16_bf16_bf16__matvec_16x1\"\nmedian_ns = 5.5\nparams = { m = 1, n = 64, k = 32 }\n";

    fn parse(text: &str) -> Result<PolicyFile, String> {
        PolicyFile::parse(Path::new("p.toml"), text).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_can_be_read() {
        let file = parse(TEXT).unwrap();
        assert_eq!(file.policy.choices[0].params[1], ("n".to_owned(), 64));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deeper/p.toml");
        file.save(&path).unwrap();
        assert_eq!(PolicyFile::load(&path).unwrap(), file);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing else is left");
    }

    #[test]
    fn what_is_no_policy_is_refused_by_name() {
        for (old, new, says) in [
            ("format = 1", "format = 2", "format is 2; required: 1"),
            ("adapter = \"a\"\n", "", "missing field `adapter`"),
            ("date =", "day =", "unknown field `day`"),
            ("matvec_16x1", "matvec_3x3", "no variant `matmul__bf16_bf16_bf16__matvec_3x3`; required"),
            ("m = 1, ", "", "are k, n; required: m, n, k"),
            ("m = 1", "q = 1", "`m` of `matmul__bf16_bf16_bf16__matvec_16x1` is missing; required"),
            ("m = 1", "m = -1", "is -1; required: an integer below 2^32"),
            ("5.5", "nan", "median_ns of `matmul__bf16_bf16_bf16__matvec_16x1` is NaN; required"),
            ("[[choice]]", "[[choice", "line 6"),
        ] {
            let refused = parse(&TEXT.replace(old, new)).unwrap_err();
            assert!(refused.starts_with("policy `p.toml`: ") && refused.contains(says), "{refused}");
        }
    }
}
