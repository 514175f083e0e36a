//! Where the checkpoints of the tests lie.

use std::path::{Path, PathBuf};

/// The folder of a fixture.
pub fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../oracle-tests/fixtures").join(name)
}

/// The folder of the default model.
pub fn default_model() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("default")
}
