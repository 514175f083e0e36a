//! Random kernels on the CPU engine and on the device at hand: the same bits, for programs of fixed seeds and for the
//! corpus of past failures. Wrong kernels are caught.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use kernel_dsl::interp::Options;
use oracle_tests::backend::{BackendError, CpuKernel, Device};
use oracle_tests::compare::first_difference_of_job;
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
const DRAW: Draw = Draw { max_steps: 48, fused: false };

fn runner(seed: u8, cases: u32) -> TestRunner {
    let config = ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 4096, ..Default::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]))
}

fn corpus() -> Vec<(PathBuf, Program)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "fuzz"));
    files.sort();
    let parse = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let program = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, program)
    };
    files.into_iter().map(parse).collect()
}

/// The device, where there is one.
fn device(_what: &str) -> Option<&'static dyn Device> {
    None
}

#[test]
fn random_programs_agree_on_all_engines() {
    let number = |name: &str, otherwise| std::env::var(name).map_or(otherwise, |text| text.parse().unwrap());
    let (cases, seed) = (number("ESPALIER_FUZZ_PROGRAMS", PROGRAMS), number("ESPALIER_FUZZ_SEED", 1));
    let device = device("random programs");
    let (agreed, bytes, skipped) = (Cell::new(0_u32), Cell::new(0_u64), Cell::new(0_u32));
    let result = runner(seed as u8, cases).run(&program(DRAW), |program| {
        match check(&program, device) {
            Ok(Outcome::Agree { bytes: compared }) => {
                agreed.set(agreed.get() + 1);
                bytes.set(bytes.get() + compared);
            }
            Ok(Outcome::DependsOnFlush) => skipped.set(skipped.get() + 1),
            Err(failure) => return Err(TestCaseError::fail(failure.to_string())),
        }
        Ok(())
    });
    let (agreed, bytes, skipped) = (agreed.get(), bytes.get(), skipped.get());
    println!("{agreed} programs agree on {bytes} bytes; {skipped} skipped: they depend on flushed subnormals");
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
}

#[test]
fn past_failures_stay_fixed() {
    let device = device("past failures");
    for (path, program) in corpus() {
        if let Err(failure) = check(&program, device) {
            panic!("{}: {failure}", path.display());
        }
    }
}

/// One op swapped on one side must show, in most programs where it is not dead code. Without loops: a wrong op in a
/// loop's bound may never end.
#[test]
fn a_wrong_lowering_is_caught() {
    let mut runner = runner(3, 1);
    let (mut caught, mut tried) = (0, 0);
    for _ in 0..60 {
        let mut program = program(DRAW).new_tree(&mut runner).unwrap().current();
        program.steps.retain(|step| !matches!(step.op, Op::For | Op::Loop));
        let subject = Subject::new(&program).unwrap();
        let right = run(&subject.job).unwrap();
        // The first ops compute the invocation's own place.
        for nth in [8, 12, 20] {
            let Some(kernel) = mutant(&subject.job.kernel, nth) else { continue };
            let wrong = Job { kernel: kernel.into(), ..subject.job.clone() };
            tried += 1;
            caught += u32::from(
                run(&wrong)
                    .map_or(true, |wrong_contents| first_difference_of_job(&wrong, &right, &wrong_contents).is_some()),
            );
        }
    }
    assert!(tried > 50 && caught * 3 > tried, "{caught} of {tried} wrong kernels were caught");
}

fn run(job: &Job) -> Result<Contents, BackendError> {
    CpuKernel::new(&job.kernel)?.run(job, &Options::default())
}
