//! Ledgers: what a device gave for every case of every strict kernel, as hashes that anybody can recompute.
//!
//! [`attest`] runs the cases on a device, [`mod@format`] is the file, [`verify`] compares it with the CPU engine, [`hash`] says
//! what is hashed, [`models`] are the cases of models. `docs/ledger.md` is the page for people.
//!
//! Invariants: an entry is known by case id and input hash; no case is left out silently: it has an entry, a reason, or
//! is counted as not attested. Ids start with their kind (`kernel/...`), so that other kinds can join.

pub mod attest;
pub mod format;
pub mod hash;
pub mod models;
pub mod verify;

use kernel_dsl::ir::Mode;
use kernel_lib::ALL;

use crate::case::{Case, CaseFile, cases_of, default_seed};
use crate::suite::{CheckError, Subject};

/// The group of a kernel variant's cases.
pub fn kernel_group(kernel_id: &str) -> String {
    format!("kernel/{kernel_id}")
}

/// The id of a case: its group and what is special about it.
pub fn case_id(group: &str, case: &str) -> String {
    format!("{group}/{case}")
}

/// The second half of a case's id: the case, without a seed that is the ordinary one.
pub fn case_key(case: &Case) -> String {
    let text = case.to_string();
    let ordinary = format!(" seed {}", default_seed());
    text.strip_suffix(&ordinary).map_or(text.clone(), str::to_owned)
}

/// The ids of all variants of the library whose group contains `only`.
pub fn kernel_ids(only: &str) -> Vec<String> {
    let ids = ALL.iter().flat_map(|kernel| kernel.all_variants()).map(|variant| variant.id());
    ids.filter(|id| kernel_group(id).contains(only)).collect()
}

/// The variant of an id with its cases; `None` for fast ones, which owe no bytes, and for ids that there are not.
///
/// # Errors
/// [`CheckError`] for a kernel that is not valid.
pub fn strict_subject(kernel_id: &str, files: &[CaseFile]) -> Result<Option<Subject>, CheckError> {
    let Some(variant) = kernel_lib::find_variant(kernel_id) else { return Ok(None) };
    let cases = cases_of(&*variant, files);
    let subject = Subject::new(variant, cases)?;
    Ok((subject.kernel().mode == Mode::Strict).then_some(subject))
}
