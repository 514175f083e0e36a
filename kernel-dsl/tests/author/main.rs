//! Kernels written with `#[kernel]` become the IR that their text says, at the author's lines, and pass the validator.
//!
//! The snapshots are the specification: a change of one is a change of the language.

mod core;
mod faults;
#[path = "../ui/pass/generic.rs"]
mod generic;
#[path = "../ui/pass/literals.rs"]
mod literals;
mod memory;
#[path = "../ui/pass/names.rs"]
mod names;
mod subgroups;

use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;

/// The kernel's text after the validator has accepted it.
fn text(kernel: &Kernel) -> String {
    let text = kernel.to_string();
    validate(kernel.clone(), &Target::WGSL).expect("a built kernel is valid");
    let foreign = text.lines().find(|line| line.contains("// ") && line.contains(".rs:") && line.contains("src/"));
    assert_eq!(foreign, None, "each statement has its author's line");
    text
}

#[test]
fn accepted_forms_build() {
    generic::main();
    literals::main();
    names::main();
}
