//! The repository keeps its own rules: `cargo xtask tidy` as a test.

use std::path::Path;

use espalier::tidy::{RULES, Tree, run};

fn repository() -> Tree {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    Tree::read(root).unwrap()
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
