//! `cargo xtask new-kernel` writes three files that compile in a copy of the workspace, and refuses taken names.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use espalier::tidy::Tree;
use espalier::xtask::new_kernel::skeleton;
use espalier::xtask::repository_root;

/// A copy of every source file, always in the same place so that a second run compiles little.
fn copy_of_workspace() -> PathBuf {
    let (root, copy) = (repository_root(), Path::new(env!("CARGO_TARGET_TMPDIR")).join("new_kernel_workspace"));
    if copy.exists() {
        fs::remove_dir_all(&copy).unwrap();
    }
    for file in Tree::read(&root).unwrap().files() {
        let to = copy.join(&file.path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root.join(&file.path), to).unwrap();
    }
    copy
}

#[test]
fn the_skeleton_compiles() {
    let copy = copy_of_workspace();
    for (path, text) in skeleton(&copy, "half_life").unwrap() {
        fs::write(copy.join(path), text).unwrap();
    }
    let list = fs::read_to_string(copy.join("kernel-lib/src/kernels/mod.rs")).unwrap();
    assert!(list.contains("pub mod half_life;\n") && list.contains("    &half_life::HalfLife,\n"), "{list}");
    // The same target folder, and the features that the lints of `test.sh` use: dependencies are checked already.
    // The test target checks the library too, and nothing above it.
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository_root().join("target"), PathBuf::from);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--workspace", "--test", "registry", "--quiet", "--offline"]).current_dir(&copy);
    let output = cargo.env("CARGO_TARGET_DIR", target).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let again = skeleton(&copy, "half_life").unwrap_err().to_string();
    assert!(again.ends_with("half_life.rs exists; required: a new name"), "{again}");
}
