//! The verbs of `cargo xtask`: what continuous integration runs, one command each.
//!
//! Invariants: a verb that writes files writes each one whole or not at all; `--check` forms write nothing.

mod bless;
pub mod docs;
pub mod new_kernel;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use runtime::atomic_file;

use crate::failure::{Failure, exit_code};

/// The repository's own verbs
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 120)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

/// What to do.
#[derive(Subcommand)]
enum Verb {
    /// Accept the emitted text of every committed kernel variant: writes WGSL/ and MSL/
    Bless(bless::Args),
    /// Rewrite the generated parts of the documentation
    Docs(docs::Args),
    /// Write a working skeleton of a kernel: its file, its cases, its lines in the list
    NewKernel(new_kernel::Args),
    /// Check the repository's rules (also part of the test suite)
    Tidy(tidy::Args),
}

/// Parses the command line, runs the verb, reports errors.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let root = repository_root();
    exit_code(match &cli.verb {
        Verb::Bless(args) => bless::run(&root, args),
        Verb::Docs(args) => docs::run(&root, args),
        Verb::NewKernel(args) => new_kernel::run(&root, args),
        Verb::Tidy(args) => tidy::run(&root, args),
    })
}

/// The root of the checkout that this binary was built from.
pub fn repository_root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

type Outcome = Result<(), Failure>;

/// Reads a text file; the error names it.
fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| failed(path, &error))
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> Outcome {
    let folder = path.parent().unwrap_or(Path::new(""));
    let written = std::fs::create_dir_all(folder).and_then(|()| atomic_file::write(path, text.as_bytes()));
    written.map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::message(format!("{}: {error}; required: a file that can be read and written", path.display()))
}
