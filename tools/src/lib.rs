//! The library under the two binaries: `espalier` (the command line) and `xtask` (the repository's own verbs).
//!
//! Invariants: one command, one file; results go to standard output, errors to standard error as one line, and the
//! exit code says success (0), failure (1) or wrong usage (2). wgpu is not named here.

pub mod cli;
mod commands;
pub mod failure;
mod output;
mod spirv_text;
pub mod tidy;
mod user_folder;
pub mod xtask;

/// The kernel of README.md, compiled and run as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
