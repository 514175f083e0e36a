//! A ledger against the CPU engine, which computes every hash again.
//!
//! Invariants: each case is counted once and each entry is counted once; only an entry that differs is a failure. Cases
//! made for subnormals are counted apart: a device may keep or flush them.

use std::collections::BTreeMap;
use std::fmt;

use kernel_dsl::interp::{Face, Options};
use kernel_dsl::target::Target;
use rayon::prelude::*;
use serde::Serialize;

use super::attest::{Attested, attest};
use super::format::{Cases, Ledger};
use super::hash::Entry;
use super::{case_id, kernel_group, strict_subject};
use crate::case::CaseFile;
use crate::suite::CheckError;

/// What the CPU engine gives for the cases of one group.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CpuGroup {
    /// Subnormals kept.
    pub kept: Attested,
    /// Cases made for subnormals, with subnormals flushed.
    pub flushed: BTreeMap<String, Entry>,
}

/// What the CPU engine gives, by group: the same for all ledgers.
pub type CpuHashes = BTreeMap<String, CpuGroup>;

/// Runs all cases of the strict variants among `kernel_ids` on the CPU engine. `done` is told each id.
///
/// # Errors
/// [`CheckError`] for the first kernel that is not valid or stops.
pub fn cpu_hashes(
    kernel_ids: &[String],
    files: &[CaseFile],
    done: &(dyn Fn(&str) + Sync),
) -> Result<CpuHashes, CheckError> {
    let groups = kernel_ids.par_iter().map(|id| {
        let group = cpu_group(id, files)?;
        done(id);
        Ok(group.map(|group| (kernel_group(id), group)))
    });
    let groups = groups.collect::<Result<Vec<_>, CheckError>>()?;
    Ok(groups.into_iter().flatten().collect())
}

fn cpu_group(id: &str, files: &[CaseFile]) -> Result<Option<CpuGroup>, CheckError> {
    let Some(subject) = strict_subject(id, files)? else { return Ok(None) };
    let options = |flush_subnormals| Options { face: Face::Unchecked, threads: 1, flush_subnormals };
    let kept = attest(&subject, &Target::CPU, &|_| true, &|prepared| subject.run_cpu(prepared, &options(false)))?;
    let flushed = attest(&subject, &Target::CPU, &|case| case.is_for_subnormals(), &|prepared| {
        subject.run_cpu(prepared, &options(true))
    })?;
    Ok(Some(CpuGroup { kept, flushed: flushed.subnormal_cases }))
}

/// A case that a device computed otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Different {
    /// Id of the case.
    pub case: String,
    /// Output hash in the ledger.
    pub found: String,
    /// Output hash of the CPU engine.
    pub required: String,
}

impl fmt::Display for Different {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Different { case, found, required } = self;
        write!(f, "case `{case}` has output hash {found}; required: {required} (the CPU engine's)")
    }
}

/// How a ledger compares with the CPU engine.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Verdict {
    /// Cases with the CPU engine's hash.
    pub same: u64,
    /// Cases with another one.
    pub different: Vec<Different>,
    /// Cases without an entry.
    pub not_attested: u64,
    /// Entries without a case, or of a case whose inputs have changed since.
    pub unknown: u64,
    /// Cases that their variants refuse on that device.
    pub refused: u64,
    /// Cases that did not run there.
    pub failed: u64,
    /// Entries that no longer count.
    pub superseded: u64,
    /// Cases made for subnormals that equal the CPU engine keeping or flushing them.
    pub subnormal_same: u64,
    /// Those that equal neither.
    pub subnormal_different: u64,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict { same, different, not_attested, unknown, refused, failed, superseded, .. } = self;
        write!(f, "{same} same, {} different, {not_attested} not attested, ", different.len())?;
        write!(f, "{unknown} unknown, {refused} refused, {failed} failed, {superseded} superseded; made for ")?;
        write!(f, "subnormals: {} same, {} different", self.subnormal_same, self.subnormal_different)
    }
}

/// Compares a ledger with what the CPU engine gives, over the groups of `cpu`.
pub fn verify(ledger: &Ledger, cpu: &CpuHashes) -> Verdict {
    let mut verdict = Verdict { superseded: ledger.superseded.len() as u64, ..Verdict::default() };
    for (group, CpuGroup { kept, flushed }) in cpu {
        for (key, required) in &kept.cases {
            match current(&ledger.cases, group, key, required) {
                Some(found) if found.output == required.output => verdict.same += 1,
                Some(found) => verdict.different.push(Different {
                    case: case_id(group, key),
                    found: found.output.to_string(),
                    required: required.output.to_string(),
                }),
                None => verdict.count_missing(ledger, group, key),
            }
        }
        for (key, required) in &kept.subnormal_cases {
            match current(&ledger.subnormal_cases, group, key, required) {
                Some(found) if found == required || flushed.get(key) == Some(found) => verdict.subnormal_same += 1,
                Some(_) => verdict.subnormal_different += 1,
                None => verdict.count_missing(ledger, group, key),
            }
        }
    }
    let known = |group: &str, key: &str, entry: &Entry| {
        let kept = &cpu.get(group)?.kept;
        let required = kept.cases.get(key).or_else(|| kept.subnormal_cases.get(key))?;
        (required.input == entry.input).then_some(())
    };
    for (group, entries) in ledger.cases.iter().chain(&ledger.subnormal_cases) {
        let unknown = entries.iter().filter(|(key, entry)| known(group, key, entry).is_none());
        verdict.unknown += unknown.count() as u64;
    }
    verdict
}

/// The entry of a case, if its inputs are still the same.
fn current<'l>(cases: &'l Cases<Entry>, group: &str, key: &str, required: &Entry) -> Option<&'l Entry> {
    cases.get(group)?.get(key).filter(|entry| entry.input == required.input)
}

impl Verdict {
    fn count_missing(&mut self, ledger: &Ledger, group: &str, key: &str) {
        let has = |cases: &Cases<String>| cases.get(group).is_some_and(|cases| cases.contains_key(key));
        match (has(&ledger.refused), has(&ledger.failed)) {
            (true, _) => self.refused += 1,
            (false, true) => self.failed += 1,
            (false, false) => self.not_attested += 1,
        }
    }
}
