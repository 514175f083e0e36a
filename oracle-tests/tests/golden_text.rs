//! The committed text of kernels is what the emitters write today. `cargo xtask bless` accepts a change, and so does this
//! test with `ESPALIER_BLESS=1`.

use std::path::{Path, PathBuf};

use oracle_tests::expectation::say;
use oracle_tests::golden_files::{Change, GoldenSet, differences, expected, write};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate of the workspace").to_owned()
}

#[test]
fn committed_text_is_up_to_date() {
    let set = expected().unwrap();
    for absent in &set.absent {
        println!("no text in {} for {}: {}", absent.folder, absent.kernel, absent.reason);
    }
    if std::env::var_os("ESPALIER_BLESS").is_some() {
        for difference in write(&root(), &set).unwrap() {
            say(&format!("accepted: {difference}"));
        }
    }
    let found = differences(&root(), &set).unwrap();
    let lines: Vec<String> = found.iter().take(20).map(|difference| difference.to_string()).collect();
    assert!(
        found.is_empty(),
        "{} files differ; `cargo xtask bless` accepts them, or this test with ESPALIER_BLESS=1:\n{}",
        found.len(),
        lines.join("\n")
    );
}

#[test]
fn emitting_twice_gives_the_same_text() {
    assert_eq!(expected().unwrap(), expected().unwrap());
}

#[test]
fn changed_missing_and_stray_files_are_found_and_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let path = |name: &str| Path::new("WGSL").join(name);
    let files = [(path("a.wgsl"), "one\ntwo\n".to_owned()), (path("browser/b.wgsl"), "b\n".to_owned())];
    let set = GoldenSet { files: files.into(), absent: Vec::new() };
    assert_eq!(differences(root, &set).unwrap().len(), 2);
    assert_eq!(write(root, &set).unwrap().len(), 2);
    assert_eq!(differences(root, &set).unwrap(), []);
    std::fs::write(root.join("WGSL/a.wgsl"), "one\nother\n").unwrap();
    std::fs::write(root.join("WGSL/c.wgsl"), "").unwrap();
    std::fs::write(root.join("WGSL/README.md"), "").unwrap();
    let found = differences(root, &set).unwrap();
    let text = Change::Text { line: 2, found: "other".into(), required: "two".into() };
    assert_eq!(
        found.iter().map(|d| (d.path.clone(), d.change.clone())).collect::<Vec<_>>(),
        [(path("a.wgsl"), text), (path("c.wgsl"), Change::Stray)]
    );
    write(root, &set).unwrap();
    assert_eq!(differences(root, &set).unwrap(), []);
}
