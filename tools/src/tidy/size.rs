//! Rules on size: lines of a file, bytes of the tree; and the report of the usual sizes.

use std::fmt;

use super::{Findings, Tree};

/// Lines that no `.rs` file passes. The aim is 400; see [`SizeReport`].
const MAX_LINES: usize = 700;

/// Bytes of all tracked files. A clone must stay small; the release binary (about 20 MiB) comes on top.
const MAX_TREE_BYTES: u64 = 56 << 20;

pub(super) fn file_size(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("rs") {
        let lines = file.text().lines().count();
        if lines > MAX_LINES {
            findings.add(&file.path, lines, format!("{lines} lines"), format!("at most {MAX_LINES}; split by subject"));
        }
    }
}

pub(super) fn tree_size(tree: &Tree, findings: &mut Findings) {
    let bytes: u64 = tree.files().iter().map(|file| file.bytes).sum();
    if bytes > MAX_TREE_BYTES {
        let largest = tree.files().iter().max_by_key(|file| file.bytes).map_or("", |file| &file.path);
        findings.add(largest, 0, format!("{bytes} bytes in the tree"), format!("at most {MAX_TREE_BYTES}"));
    }
}

/// How long the Rust files are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeReport {
    /// Number of `.rs` files.
    pub files: usize,
    /// Half of the files are at most this long; aim: 200.
    pub median: usize,
    /// Nine in ten files are at most this long; aim: 400.
    pub p90: usize,
    /// The longest.
    pub max: usize,
    /// Bytes of the tracked tree.
    pub tree_bytes: u64,
}

impl SizeReport {
    /// Measures `tree`.
    pub fn of(tree: &Tree) -> SizeReport {
        let mut lines: Vec<usize> = tree.with_extension("rs").map(|file| file.text().lines().count()).collect();
        lines.sort_unstable();
        let at = |percent: usize| lines.get((lines.len() * percent).div_ceil(100).saturating_sub(1)).copied();
        SizeReport {
            files: lines.len(),
            median: at(50).unwrap_or(0),
            p90: at(90).unwrap_or(0),
            max: lines.last().copied().unwrap_or(0),
            tree_bytes: tree.files().iter().map(|file| file.bytes).sum(),
        }
    }
}

impl fmt::Display for SizeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SizeReport { files, median, p90, max, tree_bytes } = self;
        let tree_mib = *tree_bytes as f64 / f64::from(1 << 20);
        write!(f, "{files} .rs files: median {median} lines, p90 {p90}, longest {max}; tree {tree_mib:.1} MiB")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::samples::violations;

    #[test]
    fn a_long_file_is_refused() {
        let (long, edge) = ("x\n".repeat(701), "x\n".repeat(700));
        assert_eq!(violations("file-size", &[("a.rs", &long), ("b.rs", &edge)]), ["a.rs:701 701 lines"]);
    }

    #[test]
    fn a_large_tree_is_refused() {
        let big = "x".repeat(57 << 20);
        assert_eq!(violations("tree-size", &[("a.bin", &big), ("b", "")]), ["a.bin:0 59768832 bytes in the tree"]);
        assert!(violations("tree-size", &[("a.bin", "x")]).is_empty());
    }

    #[test]
    fn report_takes_the_upper_rank() {
        let texts: Vec<String> = (1..=10).map(|lines| "x\n".repeat(lines)).collect();
        let paths: Vec<String> = (1..=10).map(|i| format!("{i}.rs")).collect();
        let files: Vec<_> = paths.iter().zip(&texts).map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let report = SizeReport::of(&Tree::from_samples(&files));
        assert_eq!((report.files, report.median, report.p90, report.max), (10, 5, 9, 10));
    }
}
