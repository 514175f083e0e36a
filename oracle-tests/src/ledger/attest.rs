//! Runs the cases of a variant and keeps the hashes of what came out.
//!
//! Invariants: every case ends in exactly one place: with an entry, with a reason, or in the count of those that no
//! device runs. A device that is lost stops everything.

use std::collections::BTreeMap;

use kernel_dsl::target::Target;
use runtime::device::DeviceError;
use runtime::engine::RunError;

use super::format::Ledger;
use super::hash::Entry;
use super::{case_key, kernel_group};
use crate::backend::{BackendError, Device};
use crate::case::Case;
use crate::job::Contents;
use crate::suite::{CheckError, Prepared, Subject};

/// What the cases of one variant gave.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Attested {
    /// Ordinary cases.
    pub cases: BTreeMap<String, Entry>,
    /// Cases made for subnormals.
    pub subnormal_cases: BTreeMap<String, Entry>,
    /// Cases that the variant refuses on this device only.
    pub refused: BTreeMap<String, String>,
    /// Cases that did not run.
    pub failed: BTreeMap<String, String>,
    /// Cases that the variant refuses everywhere.
    pub not_legal: u64,
}

/// Runs every case of `subject` that `wanted` takes and that is legal for `target`.
///
/// # Errors
/// [`CheckError`] for parameters that the kernel does not have, and when a device is lost.
pub fn attest(
    subject: &Subject,
    target: &Target,
    wanted: &dyn Fn(&Case) -> bool,
    run: &dyn Fn(&Prepared<'_>) -> Result<Contents, CheckError>,
) -> Result<Attested, CheckError> {
    let mut attested = Attested::default();
    for case in subject.cases().iter().filter(|case| wanted(case)) {
        let key = case_key(case);
        if let Some(reason) = subject.refusal(case, target)? {
            match subject.refusal(case, &Target::CPU)? {
                Some(_) => attested.not_legal += 1,
                None => {
                    attested.refused.insert(key, reason.to_string());
                }
            }
            continue;
        }
        let prepared = subject.prepare(case)?;
        match run(&prepared) {
            Ok(contents) => {
                let entry = Entry::of(&prepared.job, &contents);
                let cases = if case.is_for_subnormals() { &mut attested.subnormal_cases } else { &mut attested.cases };
                cases.insert(key, entry);
            }
            Err(error) if is_lost(&error) => return Err(error),
            Err(CheckError::Stopped { error, .. }) => {
                attested.failed.insert(key, one_line(&error.to_string()));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(attested)
}

fn is_lost(error: &CheckError) -> bool {
    let CheckError::Stopped { error, .. } = error else { return false };
    matches!(error, BackendError::Run(RunError::Device(DeviceError::Lost { .. })))
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Runs all cases of `subject` on a device and adds them to `ledger`.
///
/// # Errors
/// As [`attest`].
pub fn attest_on_device(subject: &Subject, device: &dyn Device, ledger: &mut Ledger) -> Result<(), CheckError> {
    let attested = attest(subject, device.target(), &|_| true, &|prepared| subject.run_device(prepared, device))?;
    let group = kernel_group(&subject.kernel().name);
    ledger.not_legal += attested.not_legal;
    add(&mut ledger.cases, &group, attested.cases);
    add(&mut ledger.subnormal_cases, &group, attested.subnormal_cases);
    add(&mut ledger.refused, &group, attested.refused);
    add(&mut ledger.failed, &group, attested.failed);
    Ok(())
}

fn add<T>(all: &mut BTreeMap<String, BTreeMap<String, T>>, group: &str, cases: BTreeMap<String, T>) {
    if !cases.is_empty() {
        all.insert(group.to_owned(), cases);
    }
}
