//! `espalier attest`: the cases of all strict kernels on an adapter, as a ledger, and of the models in given folders;
//! `--verify` computes a ledger again.
//!
//! Invariants: nothing but the binary (and the models) is needed; a ledger is written whole or not at all, and never over that of
//! another device. Exit code 1: a case did not run, or a hash differs.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Instant;

use kernel_dsl::ir::Mode;
use oracle_tests::backend::Device as _;
use oracle_tests::device::AdapterDevice;
use oracle_tests::ledger::attest::attest_on_device;
use oracle_tests::ledger::format::{AttestedDevice, Cases, Ledger};
use oracle_tests::ledger::models::{ModelFolders, cpu_model_hashes, model_cases, model_folders, model_group};
use oracle_tests::ledger::verify::{Verdict, cpu_hashes, verify};
use oracle_tests::ledger::{kernel_ids, strict_subject};
use runtime::engine::{Checks, WgpuEngine};
use runtime::policy::store::slug;
use serde::Serialize;

use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, progress, shown_bytes};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// File to write [default: named after the adapter]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["verify", "supersede"])]
    out: Option<PathBuf>,
    /// Compute all hashes of a ledger with the CPU engine and compare
    #[arg(long, value_name = "FILE", conflicts_with = "supersede")]
    verify: Option<PathBuf>,
    /// Only groups (kernel/ID, model/NAME) that contain this
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true, conflicts_with = "supersede")]
    only: String,
    /// Also the cases of models: folders with a config.json, or folders of such folders
    #[arg(long, value_name = "DIR", conflicts_with = "supersede")]
    models: Vec<PathBuf>,
    /// Mark entries of a ledger as no longer counting
    #[arg(long, value_name = "FILE", requires_all = ["case", "reason"])]
    supersede: Option<PathBuf>,
    /// Part of the ids of the cases to supersede
    #[arg(long, value_name = "TEXT", requires = "supersede")]
    case: Option<String>,
    /// Why they no longer count
    #[arg(long, value_name = "TEXT", requires = "supersede")]
    reason: Option<String>,
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    match (&args.verify, &args.supersede) {
        (Some(path), _) => run_verify(global, path, args),
        (None, Some(path)) => {
            let text = |option: &Option<String>| option.clone().unwrap_or_default();
            run_supersede(global, path, [&text(&args.case), &text(&args.reason)])
        }
        (None, None) => run_attest(global, args),
    }
}

#[derive(Serialize)]
struct AttestReport {
    file: PathBuf,
    bytes: u64,
    device: AttestedDevice,
    cases: usize,
    subnormal_cases: usize,
    refused: usize,
    failed: usize,
    not_legal: u64,
    seconds: f64,
}

impl fmt::Display for AttestReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AttestReport { file, bytes, device, cases, subnormal_cases, refused, failed, not_legal, seconds } = self;
        writeln!(f, "{device}")?;
        write!(f, "{cases} cases attested, {subnormal_cases} made for subnormals, {refused} refused there, ")?;
        writeln!(f, "{failed} failed, {not_legal} legal nowhere, {seconds:.1} s")?;
        writeln!(f, "wrote {} ({})", file.display(), shown_bytes(*bytes))?;
        write!(f, "next: espalier attest --verify {}", file.display())
    }
}

fn count<T>(cases: &Cases<T>) -> usize {
    cases.values().map(|group| group.len()).sum()
}

fn run_attest(global: &Global, args: &Args) -> Result<(), Failure> {
    let start = Instant::now();
    let engine = WgpuEngine::open(&global.adapter(), Checks::Off).map_err(Failure::new)?;
    engine.device().check_mode(Mode::Strict).map_err(Failure::new)?;
    let description = engine.device().describe().clone();
    let attested = AttestedDevice::of(&description);
    let mut ledger = Ledger::new(attested, description.probe.clone(), env!("CARGO_PKG_VERSION"), &super::today());
    let path = args.out.clone().unwrap_or_else(|| PathBuf::from(file_name(&description.adapter.name)));
    let models = models_of(args)?;
    if path.exists() {
        let old = Ledger::load(&path).map_err(Failure::new)?;
        let is_run = |group: &str| match group.strip_prefix("model/") {
            Some(name) => models.contains_key(name),
            None => group.contains(&args.only),
        };
        ledger.keep(&old, is_run);
        ledger.not_legal = if args.only.is_empty() { 0 } else { old.not_legal };
        ledger.replace(old).map_err(|kind| Failure::message(format!("{}: {kind}", path.display())))?;
    }
    let n_strict = run_kernels(AdapterDevice::new(engine), &args.only, &mut ledger)?;
    if n_strict + models.len() == 0 {
        let only = &args.only;
        let required = "part of a kernel id, or of the name of a model";
        return Err(Failure::message(format!("no strict kernel contains `{only}`; required: {required}")));
    }
    for (name, folder) in &models {
        tracing::info!(name, "attests a model");
        let cases = model_cases(folder, &global.adapter()).map_err(Failure::new)?;
        ledger.cases.insert(model_group(name), cases);
    }
    let bytes = ledger.save(&path).map_err(Failure::new)?;
    let failed = count(&ledger.failed);
    let report = AttestReport {
        file: path,
        bytes,
        device: ledger.device.clone(),
        cases: count(&ledger.cases),
        subnormal_cases: count(&ledger.subnormal_cases),
        refused: count(&ledger.refused),
        failed,
        not_legal: ledger.not_legal,
        seconds: start.elapsed().as_secs_f64(),
    };
    print(global.json, &report)?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::message(format!("{failed} cases did not run on {}; required: 0", ledger.device))),
    }
}

/// The models that were asked for.
fn models_of(args: &Args) -> Result<ModelFolders, Failure> {
    if args.models.is_empty() {
        return Ok(ModelFolders::new());
    }
    let mut models = model_folders(&args.models).map_err(Failure::new)?;
    models.retain(|name, _| model_group(name).contains(&args.only));
    Ok(models)
}

/// The number of strict kernels that ran.
fn run_kernels(device: AdapterDevice, only: &str, ledger: &mut Ledger) -> Result<usize, Failure> {
    let ids = kernel_ids(only);
    let files = super::case_files()?;
    let bar = progress(ids.len() as u64);
    let mut n_strict = 0;
    for id in &ids {
        bar.set_message(id.clone());
        if let Some(subject) = strict_subject(id, &files).map_err(Failure::new)? {
            attest_on_device(&subject, &device, ledger).map_err(Failure::new)?;
            n_strict += 1;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    tracing::info!(n_strict, device = device.name(), "attested");
    Ok(n_strict)
}

/// `nvidia-h200.json`
fn file_name(adapter: &str) -> String {
    slug(adapter) + ".json"
}

#[derive(Serialize)]
struct VerifyReport {
    file: PathBuf,
    device: AttestedDevice,
    version: String,
    date: String,
    #[serde(flatten)]
    verdict: Verdict,
    seconds: f64,
}

impl fmt::Display for VerifyReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let VerifyReport { file, device, version, date, verdict, seconds } = self;
        writeln!(f, "{}: {device}, version {version}, {date}", file.display())?;
        for different in verdict.different.iter().take(10) {
            writeln!(f, "{different}")?;
        }
        write!(f, "{verdict}; {seconds:.1} s")
    }
}

fn run_verify(global: &Global, path: &Path, args: &Args) -> Result<(), Failure> {
    let start = Instant::now();
    let only = args.only.as_str();
    let models = models_of(args)?;
    let mut ledger = Ledger::load(path).map_err(Failure::new)?;
    ledger.cases.retain(|group, _| group.contains(only));
    ledger.subnormal_cases.retain(|group, _| group.contains(only));
    let ids = kernel_ids(only);
    let files = super::case_files()?;
    let bar = progress(ids.len() as u64);
    let hashes = cpu_hashes(&ids, &files, &|id| {
        bar.set_message(id.to_owned());
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut hashes = hashes.map_err(Failure::new)?;
    hashes.extend(cpu_model_hashes(&models).map_err(Failure::new)?);
    let verdict = verify(&ledger, &hashes);
    let seconds = start.elapsed().as_secs_f64();
    let Ledger { device, version, date, .. } = ledger;
    let report = VerifyReport { file: path.to_owned(), device, version, date, verdict, seconds };
    print(global.json, &report)?;
    let different = &report.verdict.different;
    match different.first() {
        None if report.verdict.same == 0 => {
            Err(Failure::message(format!("{}: no entry has a case; required: at least one", path.display())))
        }
        None => Ok(()),
        Some(first) => {
            let file = path.display();
            Err(Failure::message(format!("{file}: {} cases differ; required: 0; first: {first}", different.len())))
        }
    }
}

#[derive(Serialize)]
struct SupersedeReport {
    file: PathBuf,
    superseded: usize,
}

impl fmt::Display for SupersedeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} entries superseded", self.file.display(), self.superseded)
    }
}

fn run_supersede(global: &Global, path: &Path, [case, reason]: [&str; 2]) -> Result<(), Failure> {
    let mut ledger = Ledger::load(path).map_err(Failure::new)?;
    let moved = ledger.supersede(case, reason);
    let superseded = moved.map_err(|kind| Failure::message(format!("{}: {kind}", path.display())))?;
    ledger.save(path).map_err(Failure::new)?;
    print(global.json, &SupersedeReport { file: path.to_owned(), superseded })
}

#[cfg(test)]
mod tests {
    #[test]
    fn files_are_named_after_the_adapter() {
        assert_eq!(super::file_name("NVIDIA H200"), "nvidia-h200.json");
        assert_eq!(super::file_name("llvmpipe (LLVM 15.0.6, 256 bits)"), "llvmpipe-llvm-15-0-6-256-bits.json");
    }
}
