//! The committed text of kernels: what `WGSL/` and `MSL/` have to hold, and whether they do.
//!
//! Every committed variant has `WGSL/<id>.wgsl` and `MSL/<id>.metal`, and the first one of a kernel that a browser takes
//! `WGSL/browser/<id>.wgsl`, each for the smallest common device of its language. Browser text of all variants was 5.7 MB, a tenth of
//! what the whole tree may have, and differs from the other WGSL by fences, which one variant shows; the others are emitted and
//! validated all the same. A variant beyond the limits or features of a language has no file there, and is
//! listed in the set instead.
//!
//! Invariants: [`expected`] is a pure function of the library; [`differences`] reads, only [`write()`] writes; files
//! that belong to no variant are differences too.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use kernel_dsl::emit::{EmitError, emit};
use kernel_dsl::ir::Kernel;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidateError, ValidateErrorKind};
use kernel_lib::{ALL, KernelError};
use runtime::atomic_file;

/// Folder, file extension and target of each language.
const LANGUAGES: [(&str, &str, Target); 3] =
    [("WGSL", "wgsl", Target::WGSL), (BROWSER, "wgsl", Target::BROWSER), ("MSL", "metal", Target::MSL)];

/// Folder of the texts for browsers.
const BROWSER: &str = "WGSL/browser";

/// Files that are not goldens.
const KEPT: [&str; 2] = ["README.md", ".gitkeep"];

/// A variant without text in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoText {
    /// Kernel id.
    pub kernel: String,
    /// Folder of the language.
    pub folder: &'static str,
    /// The limit or feature.
    pub reason: String,
}

/// The text of all committed variants.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GoldenSet {
    /// Text by path from the root of the repository.
    pub files: BTreeMap<PathBuf, String>,
    /// Variants beyond a language.
    pub absent: Vec<NoText>,
}

/// Why the set cannot be made or kept.
#[derive(Debug, thiserror::Error)]
pub enum GoldenError {
    /// A kernel that does not build.
    #[error(transparent)]
    Kernel(#[from] KernelError),
    /// A kernel that does not compile for a target.
    #[error(transparent)]
    Compile(#[from] ValidateError),
    /// A kernel without text.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// Two variants of one id.
    #[error("`{}` is written twice; required: one variant of each id", path.display())]
    Twice {
        /// The file.
        path: PathBuf,
    },
    /// The file system.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
}

/// Emits the text of every committed variant.
///
/// # Errors
/// [`GoldenError`] for the first kernel that does not build, compile or emit.
pub fn expected() -> Result<GoldenSet, GoldenError> {
    let mut set = GoldenSet::default();
    for kernel in ALL {
        let mut in_browser = false;
        for variant in kernel.all_variants().into_iter().filter(|variant| variant.is_committed()) {
            let kernel = variant.build()?;
            for language in &LANGUAGES {
                let (path, text) = match text_of(&kernel, language)? {
                    Ok(text) => text,
                    Err(absent) => {
                        set.absent.push(absent);
                        continue;
                    }
                };
                let is_browser = language.0 == BROWSER;
                if is_browser && std::mem::replace(&mut in_browser, true) {
                    continue;
                }
                if set.files.insert(path.clone(), text).is_some() {
                    return Err(GoldenError::Twice { path });
                }
            }
        }
    }
    Ok(set)
}

/// Path and text of a kernel in a language, or why it has none there.
fn text_of(
    kernel: &Kernel,
    (folder, extension, target): &(&'static str, &str, Target),
) -> Result<Result<(PathBuf, String), NoText>, GoldenError> {
    let path = Path::new(folder).join(format!("{}.{extension}", kernel.name));
    let compiled = match compile(kernel, target) {
        Ok(compiled) => compiled,
        Err(error) if matches!(error.kind, ValidateErrorKind::Limit { .. } | ValidateErrorKind::Feature { .. }) => {
            return Ok(Err(NoText { kernel: kernel.name.clone(), folder, reason: error.to_string() }));
        }
        Err(error) => return Err(error.into()),
    };
    Ok(Ok((path, emit(&compiled, target)?.text)))
}

/// How a committed file differs from its variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// No file.
    Missing,
    /// A file of no variant.
    Stray,
    /// Other text: first line that differs (from 1), as committed and as emitted.
    Text {
        /// Line.
        line: usize,
        /// Committed.
        found: String,
        /// Emitted.
        required: String,
    },
}

/// A file that is not as it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoldenDifference {
    /// Path from the root.
    pub path: PathBuf,
    /// How.
    pub change: Change,
}

impl fmt::Display for GoldenDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.change {
            Change::Missing => write!(f, "{path}: missing"),
            Change::Stray => write!(f, "{path}: belongs to no committed variant"),
            Change::Text { line, found, required } => {
                write!(f, "{path}:{line}: found `{found}`; required: `{required}`")
            }
        }
    }
}

fn committed(root: &Path) -> Result<Vec<PathBuf>, GoldenError> {
    let mut paths = Vec::new();
    for (folder, _, _) in &LANGUAGES {
        let io = |error| GoldenError::Io { path: root.join(folder), error };
        let entries = match fs::read_dir(root.join(folder)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(io(error)),
        };
        for entry in entries {
            let entry = entry.map_err(io)?;
            let name = entry.file_name();
            let is_file = entry.file_type().map_err(io)?.is_file();
            if is_file && !KEPT.iter().any(|kept| name == *kept) {
                paths.push(Path::new(folder).join(name));
            }
        }
    }
    Ok(paths)
}

fn compare_text(found: &str, required: &str) -> Option<Change> {
    if found == required {
        return None;
    }
    let pairs = found.split('\n').zip(required.split('\n')).enumerate();
    let first = pairs.clone().find(|(_, (found, required))| found != required);
    let (line, found, required) = match first {
        Some((line, (found, required))) => (line + 1, found, required),
        // One text ends where the other goes on.
        None => (pairs.count() + 1, "", ""),
    };
    Some(Change::Text { line, found: found.to_owned(), required: required.to_owned() })
}

/// What differs between the repository at `root` and the set.
///
/// # Errors
/// [`GoldenError::Io`].
pub fn differences(root: &Path, set: &GoldenSet) -> Result<Vec<GoldenDifference>, GoldenError> {
    let mut differences = Vec::new();
    for (path, required) in &set.files {
        let change = match fs::read_to_string(root.join(path)) {
            Ok(found) => compare_text(&found, required),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Some(Change::Missing),
            Err(error) => return Err(GoldenError::Io { path: path.clone(), error }),
        };
        differences.extend(change.map(|change| GoldenDifference { path: path.clone(), change }));
    }
    let stray = committed(root)?.into_iter().filter(|path| !set.files.contains_key(path));
    differences.extend(stray.map(|path| GoldenDifference { path, change: Change::Stray }));
    Ok(differences)
}

/// Makes the repository at `root` hold the set, and returns what changed.
///
/// # Errors
/// [`GoldenError::Io`].
pub fn write(root: &Path, set: &GoldenSet) -> Result<Vec<GoldenDifference>, GoldenError> {
    let differences = differences(root, set)?;
    for GoldenDifference { path, change } in &differences {
        let place = root.join(path);
        let io = |error| GoldenError::Io { path: path.clone(), error };
        if *change == Change::Stray {
            fs::remove_file(&place).map_err(io)?;
            continue;
        }
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder).map_err(io)?;
        }
        atomic_file::write(&place, set.files[path].as_bytes()).map_err(io)?;
    }
    Ok(differences)
}
