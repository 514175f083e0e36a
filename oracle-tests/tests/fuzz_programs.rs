//! The generator itself: every program is a kernel, its text says all, and what it draws is worth running.

use std::collections::BTreeMap;

use kernel_dsl::ir::{Block, Expr, StmtKind};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;
use oracle_tests::fuzz::strategy::{Draw, program};
use oracle_tests::fuzz::{Op, ParseError, Program, Step, lower};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

const DRAW: Draw = Draw { max_steps: 60 };

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_program_is_a_valid_kernel(program in program(DRAW)) {
        let kernel = lower(&program).map_err(|error| TestCaseError::fail(error.to_string()))?;
        for target in [Target::WGSL, Target::BROWSER, Target::MSL, Target::CPU] {
            validate(kernel.clone(), &target).map_err(|error| TestCaseError::fail(error.to_string()))?;
        }
        // The last one has no subgroup ops of its own: passes lower them.
        for target in [Target::WGSL, Target::BROWSER, Target::MSL, Target::CPU, Target::WGSL_NO_SUBGROUPS] {
            compile(&kernel, &target).map_err(|error| TestCaseError::fail(error.to_string()))?;
        }
    }

    #[test]
    fn text_holds_the_whole_program(program in program(DRAW)) {
        prop_assert_eq!(program.to_string().parse::<Program>(), Ok(program));
    }
}

#[test]
fn op_names_are_distinct_and_parse() {
    for &op in Op::all() {
        let text = format!("workgroup 1 1 1\ngroups 1 1 1\nlen 4\nseed 0\n{} 1 2 3\n", op.name());
        let parsed: Program = text.parse().unwrap();
        assert_eq!(parsed.steps, [Step { op, args: [1, 2, 3] }], "{}", op.name());
    }
}

#[test]
fn malformed_text_is_refused_with_its_line() {
    let head = "# a comment\nworkgroup 1 1 1\ngroups 1 1 1\nlen 4\nseed 0\n";
    let refused = |text: &str| text.parse::<Program>().unwrap_err();
    assert!(matches!(refused(&format!("{head}twist 1 2 3")), ParseError::Step { line: 6, .. }));
    assert!(matches!(refused(&format!("{head}add 1 2")), ParseError::Step { line: 6, .. }));
    assert!(matches!(refused(&format!("{head}add 1 2 -3")), ParseError::Step { line: 6, .. }));
    assert_eq!(refused("workgroup 1 1 1\nlen 4"), ParseError::Header { required: "groups" });
    assert!(matches!(refused("workgroup 512 1 1"), ParseError::Size { what: "workgroup", found: 512, .. }));
    assert!(matches!(
        refused("workgroup 1 1 1\ngroups 1 1 1\nlen 0\nseed 0"),
        ParseError::Size { what: "len", found: 0, .. }
    ));
}

/// How often each kind of statement occurs in the kernels of `programs`.
fn census(block: &Block, counts: &mut BTreeMap<&'static str, u32>) {
    for stmt in block {
        let what = match &stmt.kind {
            StmtKind::Let { expr, .. } => match expr {
                Expr::Subgroup { .. } => "subgroup",
                Expr::Reduce(..) => "reduce",
                Expr::Vote(..) => "vote",
                Expr::Atomic { .. } => "atomic",
                Expr::ArrayLoad { .. } => "array load",
                Expr::WordLoad { .. } => "word load",
                Expr::BufferLoad { .. } => "buffer load",
                Expr::Ternary(..) => "ternary",
                Expr::Encode(..) => "encode",
                Expr::Decode(..) => "decode",
                _ => "other",
            },
            StmtKind::WordStore { .. } => "word store",
            StmtKind::Barrier(_) => "barrier",
            StmtKind::If { .. } => "if",
            StmtKind::For { .. } => "for",
            StmtKind::Loop { .. } => "loop",
            StmtKind::Break => "break",
            StmtKind::Continue => "continue",
            StmtKind::Return => "return",
            _ => "other",
        };
        *counts.entry(what).or_default() += 1;
        stmt.kind.blocks().for_each(|block| census(block, counts));
    }
}

#[test]
fn programs_are_not_trivial() {
    let mut runner = TestRunner::new_with_rng(Default::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let mut counts = BTreeMap::new();
    for _ in 0..500 {
        let program = program(DRAW).new_tree(&mut runner).unwrap().current();
        census(&lower(&program).unwrap().body, &mut counts);
    }
    println!("{counts:?}");
    assert_eq!(counts.len(), 19, "{counts:?}");
    for (what, count) in counts {
        assert!(count >= 40, "{what} occurs {count} times in 500 programs");
    }
}
