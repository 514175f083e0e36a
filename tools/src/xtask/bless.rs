//! `cargo xtask bless`: makes `WGSL/` and `MSL/` hold what the emitters give now.

use std::path::Path;

use oracle_tests::golden_files::{differences, expected, write};

use super::Outcome;
use crate::failure::Failure;

/// Options of the verb.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Only report what differs, and fail when something does
    #[arg(long)]
    check: bool,
}

pub(super) fn run(root: &Path, args: &Args) -> Outcome {
    let set = expected().map_err(Failure::new)?;
    for absent in &set.absent {
        eprintln!("note: no {} text for `{}`: {}", absent.folder, absent.kernel, absent.reason);
    }
    let changed = match args.check {
        true => differences(root, &set),
        false => write(root, &set),
    };
    let changed = changed.map_err(Failure::new)?;
    for difference in &changed {
        println!("{difference}");
    }
    let n_files = set.files.len();
    match (args.check, changed.len()) {
        (true, 1..) => Err(Failure::message(format!(
            "{} of {n_files} files differ; required: none (`cargo xtask bless` accepts them)",
            changed.len()
        ))),
        (_, n) => {
            println!("{n_files} files, {n} changed");
            Ok(())
        }
    }
}
