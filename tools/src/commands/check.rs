//! `espalier check`: a kernel's cases against the formula, on the checked CPU engine, and on the chosen adapter.
//!
//! Fast kernels owe a tolerance and no bytes: both engines against the formula, in ordinary cases.

use std::fmt;
use std::time::Instant;

use kernel_lib::AnyVariant;
use oracle_tests::backend::Device;
use oracle_tests::case::{CaseFile, cases_of};
use oracle_tests::device::AdapterDevice;
use oracle_tests::report::Summary;
use oracle_tests::suite::{CPU_CHECKS, CheckError, FAST_CPU_CHECKS, Subject};
use runtime::engine::Checks;
use serde::Serialize;

use super::ModeChoice;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, progress, shown_bytes};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Kernel id, or the name of a kernel for all its variants
    id: String,
    /// How to build it
    #[arg(long, value_enum, default_value_t)]
    mode: ModeChoice,
}

#[derive(Serialize)]
struct Report {
    /// The adapter of the `device` checks, where one took part.
    adapter: Option<String>,
    mode: ModeChoice,
    checks: Vec<Checked>,
    passed: usize,
    failed: usize,
}

#[derive(Serialize)]
struct Checked {
    id: String,
    check: &'static str,
    cases: u64,
    bytes: u64,
    not_legal: u64,
    seconds: f64,
    /// Why it failed.
    error: Option<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Checked { id, check, cases, bytes, not_legal, seconds, error } in &self.checks {
            match error {
                None => {
                    let bytes = shown_bytes(*bytes);
                    write!(f, "ok      {id} {check}: {cases} cases, {bytes} compared, {seconds:.2} s")?;
                    match not_legal {
                        0 => writeln!(f)?,
                        n => writeln!(f, ", {n} not legal there")?,
                    }
                }
                Some(error) => writeln!(f, "FAILED  {id} {check}: {}", error.trim_end())?,
            }
        }
        let place = self.adapter.as_deref().unwrap_or("the CPU engine only");
        let mode = if self.mode == ModeChoice::Fast { ", fast" } else { "" };
        write!(f, "{} passed, {} failed ({place}{mode})", self.passed, self.failed)
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let variants = super::variants(&args.id)?;
    let files = super::case_files()?;
    let device = super::open_adapter(&global.adapter(), Checks::Full)?.map(AdapterDevice::new);
    let cpu_checks = match args.mode {
        ModeChoice::Strict => &CPU_CHECKS[..],
        ModeChoice::Fast => &FAST_CPU_CHECKS[..],
    };
    let per_variant = cpu_checks.len() + usize::from(device.is_some());
    let bar = progress((variants.len() * per_variant) as u64);
    let mut checks = Vec::new();
    for variant in variants {
        let id = variant.id();
        let subject = subject(args.mode, variant, &files)?;
        let mut timed = |check, run: &mut dyn FnMut() -> Result<Summary, CheckError>| {
            bar.set_message(format!("{id} {check}"));
            checks.push(checked(&id, check, run));
            bar.inc(1);
        };
        for &(name, check) in cpu_checks {
            timed(name, &mut || check(&subject));
        }
        if let Some(device) = &device {
            timed("device", &mut || subject.check_device(device));
        }
    }
    bar.finish_and_clear();
    let failed = checks.iter().filter(|check| check.error.is_some()).count();
    let adapter = device.map(|device| device.name().to_owned());
    print(global.json, &Report { adapter, mode: args.mode, passed: checks.len() - failed, failed, checks })?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::message(format!("{failed} checks of `{}` failed; required: 0", args.id))),
    }
}

fn subject(mode: ModeChoice, variant: Box<dyn AnyVariant>, files: &[CaseFile]) -> Result<Subject, Failure> {
    let cases = cases_of(&*variant, files);
    Subject::new_in(mode.mode(), variant, cases).map_err(Failure::new)
}

fn checked(id: &str, check: &'static str, run: &mut dyn FnMut() -> Result<Summary, CheckError>) -> Checked {
    let start = Instant::now();
    let result = run();
    let seconds = start.elapsed().as_secs_f64();
    let (summary, error) = match result {
        Ok(summary) => (summary, None),
        Err(error) => (Summary::default(), Some(error.to_string())),
    };
    let Summary { cases, bytes, not_legal, .. } = summary;
    Checked { id: id.to_owned(), check, cases, bytes, not_legal, seconds, error }
}
