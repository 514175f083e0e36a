//! Random kernels on the CPU engine and on the device at hand: the same bits, for programs of fixed seeds and for the
//! corpus of past failures. Wrong kernels are caught.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use kernel_dsl::interp::Options;
use oracle_tests::backend::{BackendError, CpuKernel, Device};
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::expectation;
use oracle_tests::fuzz::check::{Outcome, Subject, check};
use oracle_tests::fuzz::mutate::mutant;
use oracle_tests::fuzz::strategy::{Draw, program};
use oracle_tests::fuzz::{Op, Program};
use oracle_tests::job::{Contents, Job};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};

/// Programs of each run; more by `ESPALIER_FUZZ_PROGRAMS`.
const PROGRAMS: u32 = 500;
const DRAW: Draw = Draw { max_steps: 48 };

fn runner(seed: u8, cases: u32) -> TestRunner {
    let config = ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 4096, ..Default::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]))
}

fn corpus() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the corpus is part of the repository")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "fuzz"));
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("a readable file"))).collect()
}

fn parse(path: &Path, text: &str) -> Program {
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The device, where there is one.
fn device(what: &str) -> Option<&'static dyn Device> {
    match expectation::device(what) {
        Ok(device) => Some(device),
        Err(skip) if expectation::device_is_required() => panic!("{skip}"),
        Err(skip) => {
            skip.announce();
            None
        }
    }
}

#[test]
fn random_programs_agree_on_all_engines() {
    let number = |name: &str, otherwise| std::env::var(name).map_or(otherwise, |text| text.parse().unwrap());
    let (cases, seed) = (number("ESPALIER_FUZZ_PROGRAMS", PROGRAMS), number("ESPALIER_FUZZ_SEED", 1));
    let device = device("random programs");
    let (agreed, bytes, skipped, range) = (Cell::new(0_u32), Cell::new(0_u64), Cell::new(0_u32), Cell::new(0_u32));
    let result = runner(seed as u8, cases).run(&program(DRAW), |program| {
        match check(&program, device) {
            Ok(Outcome::Agree { bytes: compared }) => {
                agreed.set(agreed.get() + 1);
                bytes.set(bytes.get() + compared);
            }
            Ok(Outcome::DependsOnFlush) => skipped.set(skipped.get() + 1),
            Ok(Outcome::DependsOnRange) => range.set(range.get() + 1),
            Err(failure) => return Err(TestCaseError::fail(failure.to_string())),
        }
        Ok(())
    });
    let (agreed, bytes, skipped, range) = (agreed.get(), bytes.get(), skipped.get(), range.get());
    println!(
        "{agreed} programs agree on {bytes} bytes; skipped: {skipped} depend on flushed subnormals, \
         {range} on the range of an exact product"
    );
    match result {
        Ok(()) => {}
        // The message holds the shrunk program, as a file of the corpus has it.
        Err(TestError::Fail(message, _)) => panic!("{message}\nkeep the program as a file of oracle-tests/corpus"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
    assert!(
        skipped * 10 < cases,
        "{skipped} of {cases} programs depend on flushed subnormals; required: below a tenth"
    );
    assert!(range * 50 < cases, "{range} of {cases} programs depend on the range of a product; required: below 2%");
}

#[test]
fn past_failures_stay_fixed() {
    let device = device("past failures");
    for (path, text) in corpus() {
        if let Err(failure) = check(&parse(&path, &text), device) {
            panic!("{}: {failure}", path.display());
        }
    }
}

/// Calls `see` with programs and wrong kernels for them: one op swapped. Without loops: a wrong op in a loop's bound
/// may never end.
fn for_each_mutant(programs: u32, mut see: impl FnMut(&Job, &Job)) {
    let mut runner = runner(3, 1);
    for _ in 0..programs {
        let mut program = program(DRAW).new_tree(&mut runner).expect("every draw is a program").current();
        program.steps.retain(|step| !matches!(step.op, Op::For | Op::Loop));
        let subject = Subject::new(&program).expect("every program has a kernel");
        // The first ops compute the invocation's own place.
        for nth in [8, 12, 20] {
            let Some(mut kernel) = mutant(&subject.job.kernel, nth) else { continue };
            kernel.name += &format!("_{nth}");
            see(&subject.job, &Job { kernel: kernel.into(), ..subject.job.clone() });
        }
    }
}

fn run(job: &Job) -> Result<Contents, BackendError> {
    CpuKernel::new(&job.kernel)?.run(job, &Options::default())
}

#[test]
fn a_wrong_lowering_is_caught() {
    let (mut caught, mut tried) = (0, 0);
    for_each_mutant(60, |right, wrong| {
        let expected = run(right).unwrap();
        let differs = |found: Contents| first_difference_of_job(right, &expected, &found).is_some();
        // A wrong index is out of range, which is caught too.
        caught += u32::from(run(wrong).map_or(true, differs));
        tried += 1;
    });
    // The others are dead code, or equal for these inputs.
    assert!(tried > 50 && caught * 3 > tried, "{caught} of {tried} wrong kernels were caught");
}

#[test]
fn a_wrong_lowering_on_the_device_is_caught() {
    let Some(device) = device("wrong kernels on a device") else { return };
    let (mut caught, mut tried) = (0, 0);
    for_each_mutant(8, |right, wrong| {
        let expected = run(right).unwrap();
        // Only what is wrong on both engines counts: the device clamps an index that the CPU engine refuses.
        let Ok(on_cpu) = run(wrong) else { return };
        let shows = first_difference_of_job(right, &expected, &on_cpu).is_some();
        let on_device = device.run(wrong).unwrap();
        let caught_here = first_difference_of_job(right, &expected, &on_device).is_some();
        assert_eq!(shows, caught_here, "the device runs another kernel than the CPU engine:\n{}", wrong.kernel);
        caught += u32::from(caught_here);
        tried += 1;
    });
    assert!(caught > 4, "{caught} of {tried} wrong kernels were caught");
}
