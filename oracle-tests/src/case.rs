//! Cases: one problem of a kernel with a seed and a kind of values. Most are made from the kernel's own edge sizes;
//! `cases/<kernel>.toml` adds those that someone met.
//!
//! ```toml
//! kernel = "softmax"
//!
//! [[case]]
//! params = { n_rows = 3, n_cols = 4099 }
//! fill = "wide"      # uniform (default), small_integers, wide, special, subnormal
//! seed = 7           # 1 by default
//! why = "a prime length beyond one workgroup"
//! ```
//!
//! Refuses: a file that is not named after its kernel, unknown keys, kernels, parameters and fills, a case without a
//! reason.

use std::fmt;
use std::path::{Path, PathBuf};

use kernel_dsl::target::Target;
use kernel_lib::{AnyVariant, Fill, ParamList, find_kernel};
use serde::Deserialize;

/// One problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Sizes.
    pub params: ParamList,
    /// Kind of values.
    pub fill: Fill,
    /// Seed of the values.
    pub seed: u64,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = self.params.iter().map(|(name, number)| format!("{name}={number}"));
        write!(f, "{} {} seed {}", params.collect::<Vec<_>>().join(" "), self.fill.name(), self.seed)
    }
}

impl Case {
    /// Whether the case is made for subnormals: devices may differ there.
    pub fn is_for_subnormals(&self) -> bool {
        self.fill == Fill::Subnormal
    }
}

/// The cases of one kernel's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseFile {
    /// Name of the kernel.
    pub kernel: String,
    /// The cases.
    pub cases: Vec<Case>,
}

/// Why a case file is refused.
#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", path.display())]
pub struct CaseError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub kind: CaseErrorKind,
}

/// What is wrong with a case file.
#[derive(Debug, thiserror::Error)]
pub enum CaseErrorKind {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// Not TOML, or keys and values of other names and types.
    #[error("{0}")]
    Toml(Box<toml::de::Error>),
    /// The kernel is not in the library.
    #[error("unknown kernel `{found}`; required: a name of `kernel_lib::ALL`")]
    Kernel {
        /// As found.
        found: String,
    },
    /// The file is named after another kernel.
    #[error("kernel `{kernel}` in `{stem}.toml`; required: `{kernel}.toml`")]
    Name {
        /// As found in the file.
        kernel: String,
        /// The file's name.
        stem: String,
    },
    /// A parameter name.
    #[error("case {index}: parameters {found}; required: {required}, each once")]
    Params {
        /// From 1.
        index: usize,
        /// As found.
        found: String,
        /// The kernel's.
        required: String,
    },
    /// A fill.
    #[error("case {index}: fill `{found}`; required: one of {}", Fill::ALL.map(Fill::name).join(", "))]
    Fill {
        /// From 1.
        index: usize,
        /// As found.
        found: String,
    },
    /// No reason.
    #[error("case {index}: `why` is empty; required: what the case is for")]
    Why {
        /// From 1.
        index: usize,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileText {
    kernel: String,
    #[serde(default)]
    case: Vec<CaseText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseText {
    params: toml::Table,
    #[serde(default = "default_fill")]
    fill: String,
    #[serde(default = "default_seed")]
    seed: u64,
    why: String,
}

fn default_fill() -> String {
    Fill::default().name().to_owned()
}

/// The seed of cases that do not say another.
pub fn default_seed() -> u64 {
    1
}

/// Parses the text of the file at `path`.
///
/// # Errors
/// [`CaseError`] names the file, the case and what is required.
pub fn parse(path: &Path, text: &str) -> Result<CaseFile, CaseError> {
    parse_text(path, text).map_err(|kind| CaseError { path: path.to_owned(), kind })
}

fn parse_text(path: &Path, text: &str) -> Result<CaseFile, CaseErrorKind> {
    let file: FileText = toml::from_str(text).map_err(|error| CaseErrorKind::Toml(Box::new(error)))?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    if stem != file.kernel {
        return Err(CaseErrorKind::Name { kernel: file.kernel, stem });
    }
    let Some(kernel) = find_kernel(&file.kernel) else {
        return Err(CaseErrorKind::Kernel { found: file.kernel });
    };
    let names = kernel.param_names();
    let cases = file.case.iter().enumerate().map(|(index, case)| parse_case(index + 1, case, names));
    Ok(CaseFile { cases: cases.collect::<Result<_, _>>()?, kernel: file.kernel })
}

fn parse_case(index: usize, case: &CaseText, names: &[&str]) -> Result<Case, CaseErrorKind> {
    let refused = || CaseErrorKind::Params { index, found: case.params.to_string(), required: names.join(", ") };
    if case.params.len() != names.len() {
        return Err(refused());
    }
    let number = |name: &&str| {
        let number = case.params.get(*name).and_then(toml::Value::as_integer);
        let number = number.and_then(|number| u32::try_from(number).ok()).ok_or_else(refused)?;
        Ok(((*name).to_owned(), number))
    };
    let params = names.iter().map(number).collect::<Result<ParamList, CaseErrorKind>>()?;
    let Some(fill) = Fill::from_name(&case.fill) else {
        return Err(CaseErrorKind::Fill { index, found: case.fill.clone() });
    };
    if case.why.trim().is_empty() {
        return Err(CaseErrorKind::Why { index });
    }
    Ok(Case { params, fill, seed: case.seed })
}

/// All case files of a folder, by name.
///
/// # Errors
/// [`CaseError`] for the first file that cannot be read or is refused.
pub fn load_folder(folder: &Path) -> Result<Vec<CaseFile>, CaseError> {
    let io = |error: std::io::Error| CaseError { path: folder.to_owned(), kind: error.into() };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    let load = |path: &PathBuf| {
        let text =
            std::fs::read_to_string(path).map_err(|error| CaseError { path: path.clone(), kind: error.into() })?;
        parse(path, &text)
    };
    paths.iter().map(load).collect()
}

/// At most `n` ordinary cases of a variant that are legal for the CPU engine and not empty, spread over all of `cases`.
pub fn few_ordinary(variant: &dyn AnyVariant, cases: Vec<Case>, n: usize) -> Vec<Case> {
    let ordinary = |case: &Case| {
        let empty = case.params.iter().any(|(_, number)| *number == 0);
        !empty && case.fill.is_ordinary() && variant.legal(&case.params, &Target::CPU).is_ok()
    };
    let all: Vec<Case> = cases.into_iter().filter(ordinary).collect();
    let n = n.min(all.len());
    (1..=n).map(|number| all[all.len() * number / n - 1].clone()).collect()
}

/// The cases of a variant: its edge sizes with each kind of ordinary values, then those of its kernel's file.
pub fn cases_of(variant: &dyn AnyVariant, files: &[CaseFile]) -> Vec<Case> {
    const FILLS: [Fill; 4] = [Fill::Uniform, Fill::SmallIntegers, Fill::Wide, Fill::Special];
    let edges = variant.edge_params().into_iter().flat_map(|params| {
        // An empty problem has no values to vary.
        let empty = params.iter().any(|(_, number)| *number == 0);
        let fills = if empty { &FILLS[..1] } else { &FILLS[..] };
        fills.iter().map(move |&fill| Case { params: params.clone(), fill, seed: default_seed() }).collect::<Vec<_>>()
    });
    let written = files.iter().filter(|file| file.kernel == variant.kernel_name()).flat_map(|file| file.cases.clone());
    let mut cases: Vec<Case> = Vec::new();
    for case in edges.chain(written) {
        if !cases.contains(&case) {
            cases.push(case);
        }
    }
    cases
}
