//! Emitted text: golden files of hand-built kernels in every language, naga's verdict on every WGSL, strict SPIR-V.
//!
//! The files under `golden/` are read only; `ESPALIER_BLESS=1` writes them anew.

#[path = "golden/author.rs"]
mod author;
#[path = "golden/control.rs"]
mod control;
#[path = "golden/memory.rs"]
mod memory;
#[path = "golden/ops.rs"]
mod ops;

use std::collections::BTreeSet;
use std::path::PathBuf;

use kernel_dsl::emit::{self, EmitError, spirv};
use kernel_dsl::ir::{BinaryOp, Block, Expr, Kernel, Mode, StmtKind, TernaryOp, UnaryOp};
use kernel_dsl::target::{Limits, Target};
use kernel_dsl::validate::{ValidKernel, validate};

fn cases() -> Vec<Kernel> {
    [control::cases(), memory::cases(), ops::cases()].concat()
}

fn case(name: &str) -> Kernel {
    cases().into_iter().find(|kernel| kernel.name == name).expect("the case exists")
}

fn valid(kernel: Kernel, target: &Target) -> ValidKernel {
    validate(kernel, target).expect("the case is valid")
}

/// A target with as many buffers as a case may have.
fn wide_target(target: Target) -> Target {
    Target { limits: Limits { buffers: 12, ..target.limits }, ..target }
}

/// The text of a case for each target that can hold it, with the file's ending.
fn texts(kernel: &Kernel) -> Vec<(&'static str, String)> {
    let mut targets = vec![(".wgsl", Target::WGSL), (".msl", Target::MSL)];
    if kernel.name != "tiles" {
        targets.push((".browser.wgsl", wide_target(Target::BROWSER)));
    }
    let emit = |(ending, target): (&'static str, Target)| {
        let emitted = emit::emit(&valid(kernel.clone(), &target), &target).expect("the case is expressible");
        (ending, emitted.text)
    };
    targets.into_iter().map(emit).collect()
}

/// The text as naga takes it: browsers want `enable subgroups;`, naga refuses the line.
fn for_naga(text: &str) -> String {
    text.replace("enable subgroups;\n", "")
}

#[test]
fn text_is_what_was_accepted() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("ESPALIER_BLESS").is_some();
    let mut changed = Vec::new();
    for kernel in cases() {
        for (ending, text) in texts(&kernel) {
            let path = folder.join(format!("{}{ending}", kernel.name));
            if bless {
                std::fs::write(&path, &text).expect("the golden file can be written");
            } else if std::fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
                changed.push(path.display().to_string());
            }
        }
    }
    assert!(changed.is_empty(), "changed, accept with ESPALIER_BLESS=1:\n{}", changed.join("\n"));
}

/// An element and a word of one narrow buffer are loaded by different functions.
#[test]
fn words_are_not_elements() {
    let texts = texts(&case("words"));
    let wgsl = &texts.iter().find(|(ending, _)| *ending == ".wgsl").expect("emitted").1;
    assert!(wgsl.contains("i32(load_mixed(") && wgsl.contains("^ load_words1_mixed("), "{wgsl}");
    assert!(wgsl.contains("    store_patched(local_invocation_index, "), "{wgsl}");
}

#[test]
fn emission_is_deterministic() {
    for kernel in cases() {
        assert_eq!(texts(&kernel), texts(&kernel), "{}", kernel.name);
    }
}

#[test]
fn naga_takes_every_wgsl() {
    for kernel in cases() {
        for (ending, text) in texts(&kernel).into_iter().filter(|(ending, _)| ending.ends_with("wgsl")) {
            if let Err(error) = emit::naga_check(&for_naga(&text)) {
                panic!("{}{ending}: {error}\n{text}", kernel.name);
            }
        }
    }
}

#[test]
fn text_is_tidy() {
    for kernel in cases() {
        for (ending, text) in texts(&kernel) {
            let name = format!("{}{ending}", kernel.name);
            assert!(!text.contains(";;") && !text.contains("\t") && text.ends_with("}\n"), "{name}");
            assert!(!text.lines().any(|line| line.ends_with(' ')), "{name} has trailing blanks");
            let functions =
                text.lines().filter(|line| !line.starts_with(' ') && line.contains('(') && line.ends_with('{'));
            for function in functions {
                let head = function.split('(').next().unwrap_or_default();
                let called = head.rsplit(' ').next().unwrap_or_default();
                let uses = text.matches(&format!("{called}(")).count();
                assert!(uses > 1 || called == kernel.name, "{name}: `{called}` is defined and never called");
            }
        }
    }
}

/// The names of the table ops in a block.
fn collect(block: &Block, found: &mut BTreeSet<&'static str>) {
    for stmt in block {
        if let StmtKind::Let { expr, .. } = &stmt.kind {
            match expr {
                Expr::Unary(op, ..) => _ = found.insert(op.info().name),
                Expr::Binary(op, ..) => _ = found.insert(op.info().name),
                Expr::Ternary(op, ..) => _ = found.insert(op.info().name),
                _ => {}
            }
        }
        for nested in stmt.kind.blocks() {
            collect(nested, found);
        }
    }
}

#[test]
fn every_op_of_the_tables_is_in_a_case() {
    let mut found = BTreeSet::new();
    for kernel in cases() {
        collect(&kernel.body, &mut found);
    }
    let unary = UnaryOp::ALL.iter().map(|op| op.info().name);
    let binary = BinaryOp::ALL.iter().map(|op| op.info().name);
    let all: BTreeSet<_> = unary.chain(binary).chain(TernaryOp::ALL.iter().map(|op| op.info().name)).collect();
    assert_eq!(found, all);
}

/// Takes the `NoContraction` decorations out again.
fn undecorated(words: &[u32]) -> Vec<u32> {
    let (head, mut rest) = words.split_at(5);
    let mut out = head.to_vec();
    while let Some(first) = rest.first() {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        if first & 0xffff != 71 || instruction[2] != 42 {
            out.extend_from_slice(instruction);
        }
        rest = after;
    }
    out
}

#[test]
fn spirv_keeps_every_rounding() {
    let mut total = 0;
    for kernel in cases() {
        let emitted = emit::emit(&valid(kernel.clone(), &Target::WGSL), &Target::WGSL).expect("emitted");
        let words = spirv::from_wgsl(&emitted.text, &emitted.entry_point).expect("translated");
        let (results, decorated) = spirv::contraction_counts(&words).expect("a module");
        assert_eq!(results, decorated, "{}", kernel.name);
        total += results;
        // The control: without the decorations the count tells.
        assert_eq!(spirv::contraction_counts(&undecorated(&words)), Ok((results, 0)), "{}", kernel.name);
    }
    assert!(total > 40, "only {total} float results");
    let words = |kernel: Kernel| {
        let emitted = emit::emit(&valid(kernel, &Target::WGSL), &Target::WGSL).expect("emitted");
        spirv::from_wgsl(&emitted.text, &emitted.entry_point).expect("translated")
    };
    // One product per element.
    assert_eq!(spirv::contraction_counts(&words(case("scale_rows"))), Ok((1, 1)));
    assert!(matches!(spirv::contraction_counts(&[1, 2, 3]), Err(EmitError::Naga(_))));
}

#[test]
fn msl_has_one_rounding_per_statement() {
    for kernel in cases().into_iter().filter(|kernel| kernel.mode == Mode::Strict) {
        let emitted = emit::emit(&valid(kernel.clone(), &Target::MSL), &Target::MSL).expect("emitted");
        for line in emitted.text.lines().filter(|line| line.contains("float ") && line.contains(" = ")) {
            let value = line.split(" // ").next().unwrap_or_default();
            let rounded = [" + ", " - ", " * "].iter().map(|op| value.matches(op).count()).sum::<usize>();
            let indices = value.matches('[').count();
            assert!(rounded <= 1 + indices, "{}: {line}", kernel.name);
        }
    }
}

#[test]
fn what_a_target_cannot_hold_is_refused() {
    let tiles = valid(case("tiles"), &Target::WGSL);
    let refused = |kernel: &ValidKernel, target: &Target| emit::emit(kernel, target).expect_err("refused");
    assert!(matches!(refused(&tiles, &Target::BROWSER), EmitError::NoTiles { .. }));
    assert!(matches!(refused(&tiles, &Target::CPU), EmitError::NoText { .. }));
    let mut no_f16 = Target::WGSL;
    no_f16.features.shader_f16 = false;
    assert!(matches!(refused(&tiles, &no_f16), EmitError::NoF16 { .. }));
    let subgroups = valid(case("subgroups"), &Target::WGSL);
    assert!(matches!(refused(&subgroups, &Target::WGSL_NO_SUBGROUPS), EmitError::NoSubgroups { .. }));
    let mut small = Target::MSL;
    small.limits.statements = 10;
    let error = refused(&valid(case("control"), &Target::MSL), &small);
    assert!(matches!(error, EmitError::TooLarge { required: 10, .. }));
    assert!(error.to_string().contains("required: at most 10 for msl"), "{error}");
    assert!(matches!(emit::naga_check("fn broken("), Err(EmitError::Naga(_))));
}
