//! `espalier repack`: another order of the words of a packed model, without loss.

use std::fmt;
use std::path::PathBuf;

use models::quantize::{Repacked, repack};
use serde::Serialize;

use super::model_options::folder_named;
use super::quantize::StorageChoice;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::print;

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of a packed model, or the name of one that was pulled
    #[arg(long, value_name = "DIR")]
    model: PathBuf,
    /// The new folder
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The order of words
    #[arg(long, value_enum)]
    storage: StorageChoice,
}

#[derive(Serialize)]
struct Report {
    out: String,
    changed: usize,
    kept: usize,
    canonical_only: usize,
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let folder = folder_named(&args.model)?;
    let found = repack(&folder, &args.out, args.storage.storage()).map_err(Failure::new)?;
    let Repacked { changed, kept, canonical_only } = found;
    print(global.json, &Report { out: args.out.display().to_string(), changed, kept, canonical_only })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { out, changed, kept, canonical_only } = self;
        write!(f, "{out}: {changed} modules in another order, {kept} as they were, {canonical_only} without the choice")
    }
}
