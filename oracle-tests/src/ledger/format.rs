//! The file of a ledger: JSON with one line a case, sorted, so that a change is a short diff.
//!
//! Invariants: what is written can be read; a file is replaced whole or not at all. Refused, with what was found and what
//! is required: another format, unknown or missing fields, a case twice, text that is no hash, a file cut short.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use runtime::adapter::AdapterKind;
use runtime::atomic_file;
use runtime::description::DeviceDescription;
use runtime::probe::facts::ProbeReport;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::case_id;
use super::hash::{Entry, HashError};

/// The format that this version writes and reads.
pub const FORMAT: u32 = 1;

/// Something for each case, by group and key.
pub type Cases<T> = BTreeMap<String, BTreeMap<String, T>>;

/// Which device gave the results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttestedDevice {
    /// The driver's name for it.
    pub name: String,
    /// `vulkan`, `metal`, `dx12`.
    pub backend: String,
    /// What kind of device.
    pub kind: AdapterKind,
    /// Name of the driver.
    pub driver: String,
    /// Its version.
    pub driver_info: String,
}

impl AttestedDevice {
    /// The device of a description.
    pub fn of(description: &DeviceDescription) -> AttestedDevice {
        AttestedDevice {
            name: description.adapter.name.clone(),
            backend: description.adapter.backend.to_owned(),
            kind: description.adapter.kind,
            driver: description.driver.clone(),
            driver_info: description.driver_info.clone(),
        }
    }
}

impl fmt::Display for AttestedDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {} {})", self.name, self.backend, self.driver, self.driver_info)
    }
}

/// An entry that no longer counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Superseded {
    /// Id of the case.
    pub case: String,
    /// The entry as it was.
    pub entry: Entry,
    /// Why it no longer counts.
    pub reason: String,
}

/// A ledger.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ledger {
    /// [`FORMAT`].
    pub format: u32,
    /// Version of this project that ran the cases.
    pub version: String,
    /// Day on which it did.
    pub date: String,
    /// Where.
    pub device: AttestedDevice,
    /// What the start-up probe found there.
    pub probe: Option<ProbeReport>,
    /// Cases that their variants refuse on every device.
    pub not_legal: u64,
    /// What the device gave.
    pub cases: Cases<Entry>,
    /// The same for cases made for subnormals, where devices may differ.
    pub subnormal_cases: Cases<Entry>,
    /// Cases that their variants refuse on this device, with the reason.
    pub refused: Cases<String>,
    /// Cases that did not run, with the reason.
    pub failed: Cases<String>,
    /// Entries that no longer count.
    pub superseded: Vec<Superseded>,
}

/// Why a file is no ledger.
#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", path.display())]
pub struct LedgerError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub kind: LedgerErrorKind,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum LedgerErrorKind {
    /// It cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It ends too early.
    #[error("the file ends in line {found}; required: a whole ledger")]
    Truncated {
        /// Its last line.
        found: usize,
    },
    /// It is no JSON, or has other fields.
    #[error("{found}; required: a ledger of format {FORMAT}")]
    Malformed {
        /// The reader's words.
        found: String,
    },
    /// Another format.
    #[error("ledger of format {found}; required: {FORMAT}")]
    Format {
        /// As found.
        found: u64,
    },
    /// A case, or group of cases, twice.
    #[error("`{found}` stands there twice; required: each case once")]
    Duplicate {
        /// Id of the case or group.
        found: String,
    },
    /// An entry that is not two hashes.
    #[error("case `{case}`: {error}")]
    Hash {
        /// Id of the case.
        case: String,
        /// What is wrong.
        error: HashError,
    },
    /// Nothing to supersede.
    #[error("no case contains `{found}`; required: part of the id of an entry")]
    NoCase {
        /// The pattern.
        found: String,
    },
    /// Superseding without saying what and why.
    #[error("the {what} is empty; required: text")]
    Empty {
        /// `pattern` or `reason`.
        what: &'static str,
    },
    /// A file of another device.
    #[error("the ledger of {found}; required: one of {required}, or a new file")]
    Device {
        /// The file's device.
        found: String,
        /// The device at hand.
        required: String,
    },
}

/// Pairs of a JSON object in order, repeated keys included.
struct Pairs<T>(Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PairsVisitor<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for PairsVisitor<T> {
            type Value = Pairs<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(PairsVisitor(std::marker::PhantomData))
    }
}

/// Nested objects as read, before anything is checked.
type Text = Pairs<Pairs<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileText {
    format: u32,
    version: String,
    date: String,
    device: AttestedDevice,
    probe: Option<ProbeReport>,
    not_legal: u64,
    cases: Text,
    subnormal_cases: Text,
    refused: Text,
    failed: Text,
    superseded: Vec<Superseded>,
}

#[derive(Deserialize)]
struct FormatText {
    format: u64,
}

fn unique<T>(
    text: Text,
    convert: impl Fn(&str, &str, String) -> Result<T, LedgerErrorKind>,
) -> Result<Cases<T>, LedgerErrorKind> {
    let mut cases = Cases::new();
    for (group, pairs) in text.0 {
        let mut entries = BTreeMap::new();
        for (key, value) in pairs.0 {
            let value = convert(&group, &key, value)?;
            if entries.insert(key.clone(), value).is_some() {
                return Err(LedgerErrorKind::Duplicate { found: case_id(&group, &key) });
            }
        }
        if cases.insert(group.clone(), entries).is_some() {
            return Err(LedgerErrorKind::Duplicate { found: group });
        }
    }
    Ok(cases)
}

fn entries(text: Text) -> Result<Cases<Entry>, LedgerErrorKind> {
    unique(text, |group, key, text| {
        text.parse().map_err(|error| LedgerErrorKind::Hash { case: case_id(group, key), error })
    })
}

fn parse_json<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, LedgerErrorKind> {
    serde_json::from_str(text).map_err(|error| match error.is_eof() {
        true => LedgerErrorKind::Truncated { found: error.line() },
        false => LedgerErrorKind::Malformed { found: error.to_string() },
    })
}

impl Ledger {
    /// A ledger without cases.
    pub fn new(device: AttestedDevice, probe: Option<ProbeReport>, version: &str, date: &str) -> Ledger {
        Ledger {
            format: FORMAT,
            version: version.to_owned(),
            date: date.to_owned(),
            device,
            probe,
            not_legal: 0,
            cases: Cases::new(),
            subnormal_cases: Cases::new(),
            refused: Cases::new(),
            failed: Cases::new(),
            superseded: Vec::new(),
        }
    }

    /// Reads the text of a ledger.
    ///
    /// # Errors
    /// [`LedgerErrorKind`] for anything that this version would not have written.
    pub fn parse(text: &str) -> Result<Ledger, LedgerErrorKind> {
        let FormatText { format } = parse_json(text)?;
        if format != u64::from(FORMAT) {
            return Err(LedgerErrorKind::Format { found: format });
        }
        let file: FileText = parse_json(text)?;
        let reason = |_: &str, _: &str, reason| Ok(reason);
        Ok(Ledger {
            format: file.format,
            version: file.version,
            date: file.date,
            device: file.device,
            probe: file.probe,
            not_legal: file.not_legal,
            cases: entries(file.cases)?,
            subnormal_cases: entries(file.subnormal_cases)?,
            refused: unique(file.refused, reason)?,
            failed: unique(file.failed, reason)?,
            superseded: file.superseded,
        })
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`LedgerError`] names it.
    pub fn load(path: &Path) -> Result<Ledger, LedgerError> {
        let read = || Ledger::parse(&std::fs::read_to_string(path)?);
        read().map_err(|kind| LedgerError { path: path.to_owned(), kind })
    }

    /// The text of the file.
    ///
    /// # Errors
    /// [`LedgerErrorKind::Malformed`] never: a ledger is plain data.
    pub fn text(&self) -> Result<String, LedgerErrorKind> {
        let mut text = Vec::new();
        // One blank a level keeps a ledger of ten thousand cases below a megabyte.
        let layout = serde_json::ser::PrettyFormatter::with_indent(b" ");
        let malformed = |found: String| LedgerErrorKind::Malformed { found };
        self.serialize(&mut serde_json::Serializer::with_formatter(&mut text, layout))
            .map_err(|error| malformed(error.to_string()))?;
        text.push(b'\n');
        String::from_utf8(text).map_err(|error| malformed(error.to_string()))
    }

    /// Replaces a file, or makes it, whole or not at all; gives its bytes.
    ///
    /// # Errors
    /// [`LedgerError`] when the folder cannot be written to; the old file is whole then.
    pub fn save(&self, path: &Path) -> Result<u64, LedgerError> {
        let write = || {
            let text = self.text()?;
            atomic_file::write(path, text.as_bytes())?;
            Ok(text.len() as u64)
        };
        write().map_err(|kind| LedgerError { path: path.to_owned(), kind })
    }

    /// Takes over what no longer counted in the ledger that this one replaces.
    ///
    /// # Errors
    /// [`LedgerErrorKind::Device`] for the ledger of another device.
    pub fn replace(&mut self, old: Ledger) -> Result<(), LedgerErrorKind> {
        if old.device.name != self.device.name || old.device.backend != self.device.backend {
            let (found, required) = (old.device.to_string(), self.device.to_string());
            return Err(LedgerErrorKind::Device { found, required });
        }
        self.superseded = old.superseded;
        Ok(())
    }

    /// Takes over from an older ledger of the device the groups that were not run again.
    pub fn keep(&mut self, old: &Ledger, was_run: impl Fn(&str) -> bool) {
        fn add<T: Clone>(to: &mut Cases<T>, from: &Cases<T>, was_run: &impl Fn(&str) -> bool) {
            let kept = from.iter().filter(|(group, _)| !was_run(group));
            to.extend(kept.map(|(group, cases)| (group.clone(), cases.clone())));
        }
        add(&mut self.cases, &old.cases, &was_run);
        add(&mut self.subnormal_cases, &old.subnormal_cases, &was_run);
        add(&mut self.refused, &old.refused, &was_run);
        add(&mut self.failed, &old.failed, &was_run);
    }

    /// Moves the entries whose case id contains `pattern` to the list of those that no longer count.
    ///
    /// # Errors
    /// [`LedgerErrorKind`] when nothing matches, and for an empty pattern or reason.
    pub fn supersede(&mut self, pattern: &str, reason: &str) -> Result<usize, LedgerErrorKind> {
        for (what, text) in [("pattern", pattern), ("reason", reason)] {
            if text.trim().is_empty() {
                return Err(LedgerErrorKind::Empty { what });
            }
        }
        let mut moved = Vec::new();
        for cases in [&mut self.cases, &mut self.subnormal_cases] {
            for (group, entries) in cases.iter_mut() {
                entries.retain(|key, entry| {
                    let case = case_id(group, key);
                    let stays = !case.contains(pattern);
                    if !stays {
                        moved.push(Superseded { case, entry: *entry, reason: reason.to_owned() });
                    }
                    stays
                });
            }
            cases.retain(|_, entries| !entries.is_empty());
        }
        if moved.is_empty() {
            return Err(LedgerErrorKind::NoCase { found: pattern.to_owned() });
        }
        let count = moved.len();
        self.superseded.append(&mut moved);
        Ok(count)
    }
}

/// All ledgers of a folder, by file name.
///
/// # Errors
/// [`LedgerError`] for the first file that is refused.
pub fn load_folder(folder: &Path) -> Result<Vec<(PathBuf, Ledger)>, LedgerError> {
    let io = |error: io::Error| LedgerError { path: folder.to_owned(), kind: error.into() };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            paths.push(path);
        }
    }
    paths.sort();
    paths.into_iter().map(|path| Ledger::load(&path).map(|ledger| (path, ledger))).collect()
}
