//! `cargo xtask tidy`: prints every broken rule, then the usual file sizes.

use std::path::Path;

use super::Outcome;
use crate::failure::Failure;
use crate::tidy::{RULES, SizeReport, Tree, run as run_rules};

/// Options of the verb.
#[derive(clap::Args)]
pub(super) struct Args {
    /// List the rules instead of checking them
    #[arg(long)]
    list: bool,
}

pub(super) fn run(root: &Path, args: &Args) -> Outcome {
    if args.list {
        for rule in RULES {
            println!("{:<16} {}", rule.name, rule.demands);
        }
        return Ok(());
    }
    let tree = Tree::read(root).map_err(Failure::new)?;
    let violations = run_rules(&tree);
    for violation in &violations {
        println!("{violation}");
    }
    println!("{}", SizeReport::of(&tree));
    match violations.len() {
        0 => Ok(()),
        found => Err(Failure::message(format!("{found} broken rules; required: 0"))),
    }
}
