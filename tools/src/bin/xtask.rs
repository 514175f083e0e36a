//! `cargo xtask VERB`: the repository's own verbs. See `xtask::Verb` in the library for the list.

use std::process::ExitCode;

fn main() -> ExitCode {
    espalier::xtask::main()
}
