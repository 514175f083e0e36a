//! Repository rules, each a small check with a name, run by `cargo xtask tidy` and by the test suite.
//!
//! Invariants: a rule is a pure function of the [`Tree`]; it reports file, line, what it found and what is required;
//! every rule has a unit test with a sample that fails and one that passes. Rules refuse, they never repair.

mod code;
mod manifests;
mod names;
mod prose;
mod registry;
mod size;
mod source;
mod tree;

use std::fmt;

pub use size::SizeReport;
pub use tree::{File, Tree, TreeError};

/// A broken rule at a place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Violation {
    /// Path from the root of the repository.
    pub path: String,
    /// Line from 1; 0 when the whole file is meant.
    pub line: usize,
    /// Name of the rule.
    pub rule: &'static str,
    /// What stands there.
    pub found: String,
    /// What must stand there.
    pub required: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { path, line, rule, found, required } = self;
        match line {
            0 => write!(f, "{path}: [{rule}] found: {found}; required: {required}"),
            _ => write!(f, "{path}:{line}: [{rule}] found: {found}; required: {required}"),
        }
    }
}

/// Where violations of one rule are collected.
pub(crate) struct Findings {
    rule: &'static str,
    list: Vec<Violation>,
}

impl Findings {
    fn add(&mut self, path: &str, line: usize, found: impl Into<String>, required: impl Into<String>) {
        let (found, required) = (found.into(), required.into());
        self.list.push(Violation { path: path.to_owned(), line, rule: self.rule, found, required });
    }
}

/// A rule of the repository.
pub struct Rule {
    /// Its name, as messages show it.
    pub name: &'static str,
    /// What it demands, in one line.
    pub demands: &'static str,
    check: fn(&Tree, &mut Findings),
}

impl Rule {
    /// The places where `tree` breaks this rule.
    pub fn violations(&self, tree: &Tree) -> Vec<Violation> {
        let mut findings = Findings { rule: self.name, list: Vec::new() };
        (self.check)(tree, &mut findings);
        findings.list
    }
}

/// All rules, by name.
pub const RULES: &[Rule] = &[
    Rule { name: "code-map", demands: "ARCHITECTURE.md names every crate", check: prose::code_map },
    Rule {
        name: "dependency-law",
        demands: "crates depend downwards only, versions stand in the root Cargo.toml",
        check: manifests::dependency_law,
    },
    Rule { name: "emit-no-panic", demands: "emitters return errors, they never panic", check: source::emit_no_panic },
    Rule { name: "file-name", demands: "a file is named after what it holds", check: names::file_names },
    Rule { name: "file-size", demands: "no .rs file above 700 lines", check: size::file_size },
    Rule { name: "header", demands: "every .rs file starts with `//!`", check: source::header },
    Rule {
        name: "kernel-header",
        demands: "every kernel file has the fixed header fields in order",
        check: registry::kernel_header,
    },
    Rule { name: "kernel-list", demands: "every kernel file is in `ALL`, in order", check: registry::kernel_list },
    Rule { name: "left-over", demands: "no unfinished or switched-off code", check: source::left_over },
    Rule { name: "licence", demands: "LICENSE is there and every crate carries it", check: manifests::licence },
    Rule { name: "link", demands: "relative links in .md files lead somewhere", check: prose::links },
    Rule { name: "lock-source", demands: "Cargo.lock names the public registry only", check: manifests::lock_source },
    Rule { name: "machine-path", demands: "no absolute path or private host in the tree", check: prose::machine_paths },
    Rule { name: "tree-size", demands: "the tracked tree stays within its budget", check: size::tree_size },
    Rule { name: "vocabulary", demands: "identifiers use WGSL's words", check: names::vocabulary },
    Rule { name: "wgpu-home", demands: "wgpu is named in three files of the runtime", check: source::wgpu_home },
];

/// Runs every rule; violations sorted by place.
pub fn run(tree: &Tree) -> Vec<Violation> {
    let mut all: Vec<Violation> = RULES.iter().flat_map(|rule| rule.violations(tree)).collect();
    all.sort();
    all
}

#[cfg(test)]
pub(crate) mod samples {
    //! What the unit tests of the rules share.

    use super::{RULES, Tree};

    /// Violations of the rule called `name` in a tree of `(path, text)` samples, as `path:line found` lines.
    pub fn violations(name: &str, files: &[(&str, &str)]) -> Vec<String> {
        let rule = RULES.iter().find(|rule| rule.name == name).expect("the rule under test is in RULES");
        let tree = Tree::from_samples(files);
        rule.violations(&tree).iter().map(|v| format!("{}:{} {}", v.path, v.line, v.found)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_sorted_and_unique() {
        let names: Vec<_> = RULES.iter().map(|rule| rule.name).collect();
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }

    #[test]
    fn message_names_place_found_and_required() {
        let tree = Tree::from_samples(&[("runtime/src/a.rs", "fn f() {}\n")]);
        let message = run(&tree).iter().find(|v| v.rule == "header").expect("no header").to_string();
        assert_eq!(message, "runtime/src/a.rs:1: [header] found: `fn f() {}`; required: `//!` and what the file is");
    }
}
