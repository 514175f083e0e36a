//! The library under the two binaries: `espalier` (the command line) and `xtask` (the repository's own verbs).
//!
//! Invariants: one command, one file; results go to standard output, errors to standard error as one line, and the
//! exit code says success (0), failure (1) or wrong usage (2). wgpu is not named here.

pub mod failure;
pub mod tidy;
pub mod xtask;
