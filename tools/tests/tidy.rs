//! The repository keeps its own rules: `cargo xtask tidy` as a test.

use espalier::tidy::{RULES, Tree, run};
use espalier::xtask::repository_root;

fn repository() -> Tree {
    Tree::read(&repository_root()).expect("the checkout can be read")
}

#[test]
fn the_tree_keeps_every_rule() {
    let violations: Vec<String> = run(&repository()).iter().map(ToString::to_string).collect();
    assert!(violations.is_empty(), "{} rules, broken at:\n{}", RULES.len(), violations.join("\n"));
}

#[test]
fn the_tree_is_seen() {
    let tree = repository();
    for path in ["Cargo.toml", "kernel-dsl/src/ir/mod.rs", "tools/tests/tidy.rs", "docs/language.md"] {
        assert!(tree.exists(path), "{path}");
    }
    assert!(!tree.files().iter().any(|file| file.path.starts_with("target/")));
}
