//! What `cargo xtask new-kernel` writes: the skeleton is compiled here, passes the checks of a kernel, and takes its
//! place in the list.

use kernel_lib::{AnyKernel, fill, host_tensor, kernel, params, tolerance};

/// What the skeleton finds under these names in the library.
#[path = "../../kernel-lib/src/common"]
mod common {
    pub mod float;
}

#[path = "../templates/skeleton_kernel.rs"]
mod skeleton_kernel;

use std::path::Path;

use espalier::xtask::new_kernel::skeleton;
use espalier::xtask::repository_root;
use oracle_tests::case::cases_of;
use oracle_tests::suite::Subject;

#[test]
fn the_skeleton_passes_the_checks_of_a_kernel() {
    let kernel: &dyn AnyKernel = &skeleton_kernel::SkeletonKernel;
    let variants = kernel.all_variants();
    assert_eq!(variants.len(), 3);
    for variant in variants {
        let cases = cases_of(&*variant, &[]);
        let subject = Subject::new(variant, cases).unwrap();
        for check in [Subject::check_reference, Subject::check_checked, Subject::check_flush] {
            assert!(check(&subject).unwrap().cases > 5);
        }
    }
}

#[test]
fn the_skeleton_takes_its_place() {
    let root = repository_root();
    let files = skeleton(&root, "half_life").unwrap();
    let [(kernel, kernel_text), (cases, cases_text), (list, list_text)] = &files[..] else { panic!("{files:?}") };
    assert_eq!(kernel, Path::new("kernel-lib/src/kernels/half_life.rs"));
    assert_eq!(cases, Path::new("oracle-tests/cases/half_life.toml"));
    assert_eq!(list, Path::new("kernel-lib/src/kernels/mod.rs"));
    assert!(kernel_text.contains("pub fn half_life<") && kernel_text.contains("pub struct HalfLifeParams"));
    assert!(cases_text.starts_with("kernel = \"half_life\"\n"));
    for text in [kernel_text, cases_text] {
        assert!(!text.to_lowercase().contains("skeleton_kernel") && !text.contains("SkeletonKernel"), "{text}");
    }
    let before = std::fs::read_to_string(root.join(list)).unwrap();
    let added: Vec<&str> = list_text.lines().filter(|line| !before.lines().any(|known| known == *line)).collect();
    assert_eq!(added, ["pub mod half_life;", "    &half_life::HalfLife,"]);
    for prefix in ["pub mod ", "    &"] {
        assert!(list_text.lines().filter(|line| line.starts_with(prefix)).is_sorted(), "{list_text}");
    }
}

#[test]
fn a_taken_name_is_refused() {
    let refused = skeleton(&repository_root(), "softmax").unwrap_err().to_string();
    assert!(refused.ends_with("softmax.rs exists; required: a new name"), "{refused}");
}
