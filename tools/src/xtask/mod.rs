//! The verbs of `cargo xtask`: what continuous integration runs, one command each.
//!
//! Invariants: a verb that writes files writes each one whole or not at all; `--check` forms write nothing.

mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::{Failure, exit_code};

/// The repository's own verbs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 120)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

/// What to do.
#[derive(Subcommand)]
enum Verb {
    /// Check the repository's rules (also part of the test suite)
    Tidy(tidy::Args),
}

/// Parses the command line, runs the verb, reports errors.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let root = repository_root();
    exit_code(match &cli.verb {
        Verb::Tidy(args) => tidy::run(&root, args),
    })
}

/// The root of the checkout that this binary was built from.
fn repository_root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

type Outcome = Result<(), Failure>;
