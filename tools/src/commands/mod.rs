//! The commands of `espalier`, one file each, how they name kernels and modes, and the cases they run.

pub(crate) mod attest;
pub(crate) mod bench;
pub(crate) mod bisect;
pub(crate) mod chat;
pub(crate) mod check;
pub(crate) mod devices;
pub(crate) mod generate;
pub(crate) mod inspect;
pub(crate) mod kernels;
pub(crate) mod logits;
mod model_options;
pub(crate) mod perplexity;
pub(crate) mod pull;
pub(crate) mod quantize;
pub(crate) mod repack;
pub(crate) mod tune;

use std::fmt;
use std::path::Path;
use std::time::SystemTime;

use clap::ValueEnum;
use kernel_dsl::ir::Mode;
use kernel_lib::{ALL, AnyVariant, ParamList, find_kernel, find_variant};
use oracle_tests::case::{CaseFile, parse};
use runtime::adapter::AdapterChoice;
use runtime::engine::{Checks, WgpuEngine};
use serde::Serialize;

use crate::failure::Failure;

/// How kernels are built.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ModeChoice {
    /// The same bytes everywhere
    #[default]
    Strict,
    /// Native functions and free rounding, within a tolerance
    Fast,
}

impl ModeChoice {
    /// The mode of the kernel language.
    fn mode(self) -> Mode {
        match self {
            ModeChoice::Strict => Mode::Strict,
            ModeChoice::Fast => Mode::Fast,
        }
    }
}

impl fmt::Display for ModeChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ModeChoice::Strict => "strict",
            ModeChoice::Fast => "fast",
        })
    }
}

/// The case files, by name: part of the binary, so that it needs no checkout.
const CASE_FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/case_files.rs"));

/// The cases that people wrote.
fn case_files() -> Result<Vec<CaseFile>, Failure> {
    CASE_FILES.iter().map(|(name, text)| parse(Path::new(name), text).map_err(Failure::new)).collect()
}

/// The index of the adapter that `choice` means; `None` for the CPU engine, chosen or for lack of an adapter.
fn adapter_index(choice: &AdapterChoice) -> Result<Option<usize>, Failure> {
    if *choice == AdapterChoice::Cpu {
        // Looking for adapters starts every driver.
        return Ok(None);
    }
    runtime::adapter::select(&runtime::device::adapters(), choice).map_err(Failure::new)
}

/// The adapter that `choice` means; `None` for the CPU engine, chosen or for lack of an adapter.
fn open_adapter(choice: &AdapterChoice, checks: Checks) -> Result<Option<WgpuEngine>, Failure> {
    let index = adapter_index(choice)?;
    let open = |index| WgpuEngine::open(&AdapterChoice::Index(index), checks).map_err(Failure::new);
    index.map(open).transpose()
}

/// Today, as `2026-11-30` (UTC).
fn today() -> String {
    let time = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    time.split('T').next().unwrap_or_default().to_owned()
}

/// Sizes on one line: `m=1 n=64`.
fn shown_sizes(sizes: &ParamList) -> String {
    sizes.iter().map(|(name, size)| format!("{name}={size}")).collect::<Vec<_>>().join(" ")
}

/// The variant of an id.
fn variant(id: &str) -> Result<Box<dyn AnyVariant>, Failure> {
    find_variant(id).ok_or_else(|| match find_kernel(id) {
        Some(kernel) => {
            let ids: Vec<String> = kernel.all_variants().iter().map(|variant| variant.id()).collect();
            Failure::message(format!("`{id}` has several variants; required: one of {}", ids.join(", ")))
        }
        None => unknown(id),
    })
}

/// The variant of an id, or all variants of a kernel's name.
fn variants(id_or_name: &str) -> Result<Vec<Box<dyn AnyVariant>>, Failure> {
    match (find_variant(id_or_name), find_kernel(id_or_name)) {
        (Some(variant), _) => Ok(vec![variant]),
        (None, Some(kernel)) => Ok(kernel.all_variants()),
        (None, None) => Err(unknown(id_or_name)),
    }
}

fn unknown(id: &str) -> Failure {
    let op = id.split("__").next().unwrap_or_default();
    let names: Vec<&str> = ALL.iter().map(|kernel| kernel.name()).collect();
    match find_kernel(op) {
        Some(_) => Failure::message(format!("no variant `{id}`; required: an id of `espalier kernels list {op}`")),
        None => Failure::message(format!("no kernel `{id}`; required: an id, or one of {}", names.join(", "))),
    }
}
