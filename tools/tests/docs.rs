//! Generated parts of the documentation are what `cargo xtask docs` writes.

use espalier::xtask::{docs::stale_files, repository_root};

#[test]
fn generated_parts_are_fresh() {
    let stale: Vec<String> = stale_files(&repository_root()).unwrap().into_iter().map(|(path, _)| path).collect();
    assert!(stale.is_empty(), "stale: {}; required: what `cargo xtask docs` writes", stale.join(", "));
}
