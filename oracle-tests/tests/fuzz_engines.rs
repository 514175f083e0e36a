//! Random kernels on the CPU engine, on the device at hand and as MSL on the host: the same bits, for programs of fixed
//! seeds and for the corpus of past failures. Wrong kernels are caught.

use std::path::{Path, PathBuf};

use kernel_dsl::interp::Options;
use oracle_tests::backend::{BackendError, CpuKernel, Device};
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::expectation::{self, Skip};
use oracle_tests::fuzz::batch::{BatchFailure, check_on_device, check_on_host};
use oracle_tests::fuzz::check::{Checked, Outcome, Subject, check};
use oracle_tests::fuzz::mutate::mutant;
use oracle_tests::fuzz::strategy::{Draw, program};
use oracle_tests::fuzz::{Op, Program};
use oracle_tests::job::{Contents, Job};
use oracle_tests::msl_host::Compiler;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};
use rayon::prelude::*;

/// Programs of each run; more by `ESPALIER_FUZZ_PROGRAMS`.
const PROGRAMS: usize = 2000;
/// Programs that are drawn and compiled together; a failure ends the run after its batch.
const BATCH: usize = 512;
/// Milliseconds for making a failing program smaller: each try as MSL is a run of the compiler.
const MAX_SHRINK_TIME: u32 = 300_000;
const DRAW: Draw = Draw { max_steps: 48 };

fn runner(seed: u8) -> TestRunner {
    let config = ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 4096,
        max_shrink_time: MAX_SHRINK_TIME,
        ..Default::default()
    };
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
    expectation::present(expectation::device(what))
}

/// The host's C++ compiler, where there is one.
fn compiler(what: &str) -> Option<Compiler> {
    expectation::present(Compiler::find().map_err(|error| Skip::new(what, error)))
}

/// The engines beside the CPU engine.
#[derive(Clone)]
struct Engines {
    device: Option<&'static dyn Device>,
    compiler: Option<Compiler>,
}

impl Engines {
    fn here(what: &str) -> Engines {
        Engines { device: device(what), compiler: compiler(&format!("{what} as msl on the host")) }
    }

    /// As MSL on the host.
    fn check_on_host(&self, programs: &[&Checked]) -> Result<(), BatchFailure> {
        self.compiler.as_ref().map_or(Ok(()), |compiler| check_on_host(compiler, programs))
    }

    /// On the device and as MSL at once: a software device translates one kernel at a time, which takes most of a run.
    fn check_beside_cpu(&self, programs: &[&Checked]) -> Result<(), BatchFailure> {
        let on_device = || self.device.map_or(Ok(()), |device| check_on_device(device, programs));
        let (on_device, on_host) = rayon::join(on_device, || self.check_on_host(programs));
        on_device.and(on_host)
    }

    /// One program on all engines.
    fn check(&self, program: &Program) -> Result<Checked, String> {
        let checked = check(program).map_err(|failure| failure.to_string())?;
        self.check_beside_cpu(&[&checked]).map_err(|failed| failed.failure.to_string())?;
        Ok(checked)
    }
}

/// Makes the failing program smaller, and panics with the smallest one as a file of the corpus has it.
fn fail(runner: &mut TestRunner, tree: impl ValueTree<Value = Program>, engines: &Engines, first: &str) -> ! {
    let check = |program: Program| engines.check(&program).map(drop).map_err(TestCaseError::fail);
    match runner.run_one(tree, check) {
        Ok(_) => panic!("not seen a second time: {first}"),
        Err(TestError::Fail(message, _)) => panic!("{message}\nkeep the program as a file of oracle-tests/corpus"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

/// How programs went.
#[derive(Default)]
struct Tally {
    agreed: usize,
    bytes: u64,
    flush: usize,
    range: usize,
}

impl Tally {
    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Agree { bytes } => {
                self.agreed += 1;
                self.bytes += bytes;
            }
            Outcome::DependsOnFlush => self.flush += 1,
            Outcome::DependsOnRange => self.range += 1,
        }
    }
}

#[test]
fn random_programs_agree_on_all_engines() {
    let number = |name: &str, otherwise| std::env::var(name).map_or(otherwise, |text| text.parse().unwrap());
    let (cases, seed) = (number("ESPALIER_FUZZ_PROGRAMS", PROGRAMS), number("ESPALIER_FUZZ_SEED", 1));
    let engines = Engines::here("random programs");
    let (mut runner, mut tally) = (runner(seed as u8), Tally::default());
    let mut left = cases;
    while left > 0 {
        let batch = left.min(BATCH);
        left -= batch;
        let draw = |_| program(DRAW).new_tree(&mut runner).expect("every draw is a program");
        let mut trees: Vec<_> = (0..batch).map(draw).collect();
        let programs: Vec<Program> = trees.iter().map(ValueTree::current).collect();
        let checked: Vec<_> = programs.par_iter().map(check).collect();
        if let Some(index) = checked.iter().position(Result::is_err) {
            let first = checked[index].as_ref().err().map(ToString::to_string).unwrap_or_default();
            fail(&mut runner, trees.swap_remove(index), &engines, &first);
        }
        let checked: Vec<&Checked> = checked.iter().flatten().collect();
        if let Err(BatchFailure { index, failure }) = engines.check_beside_cpu(&checked) {
            fail(&mut runner, trees.swap_remove(index), &engines, &failure.to_string());
        }
        checked.iter().for_each(|checked| tally.add(checked.outcome));
    }
    let Tally { agreed, bytes, flush, range } = tally;
    let device = engines.device.map_or("no device", Device::name);
    let host = if engines.compiler.is_some() { "msl on the host" } else { "no msl on the host" };
    expectation::say(&format!(
        "random programs: {agreed} of {cases} agree on {bytes} bytes (cpu, {device}, {host}); left to the cpu engine: \
         {flush} depend on flushed subnormals, {range} on the range of an exact product"
    ));
    assert!(flush * 10 < cases, "{flush} of {cases} programs depend on flushed subnormals; required: below a tenth");
    assert!(range * 50 < cases, "{range} of {cases} programs depend on the range of a product; required: below 2%");
}

#[test]
fn past_failures_stay_fixed() {
    let engines = Engines::here("past failures");
    let texts = corpus();
    let checked: Vec<Checked> = texts
        .iter()
        .map(|(path, text)| {
            let checked = check(&parse(path, text));
            checked.unwrap_or_else(|failure| panic!("{}: {failure}", path.display()))
        })
        .collect();
    if let Err(BatchFailure { index, failure }) = engines.check_beside_cpu(&checked.iter().collect::<Vec<_>>()) {
        panic!("{}: {failure}", texts[index].0.display());
    }
}

#[test]
fn the_program_that_fails_is_named() {
    let engines = Engines::here("programs of a batch");
    let mut runner = runner(5);
    let mut draw = |_| check(&program(DRAW).new_tree(&mut runner).expect("every draw is a program").current()).unwrap();
    let mut checked: Vec<Checked> = (0..12).map(&mut draw).collect();
    let agrees = |checked: &Checked| matches!(checked.outcome, Outcome::Agree { .. });
    let wrong = checked.iter().rposition(agrees).expect("a program that agrees");
    // Buffer 0 is the result.
    checked[wrong].expected[0][0] ^= 1;
    let checked: Vec<&Checked> = checked.iter().collect();
    if let Some(compiler) = &engines.compiler {
        assert_eq!(check_on_host(compiler, &checked).map_err(|failed| failed.index).err(), Some(wrong));
    }
    if let Some(device) = engines.device {
        assert_eq!(check_on_device(device, &checked).map_err(|failed| failed.index).err(), Some(wrong));
    }
}

/// Calls `see` with programs and wrong kernels for them: one op swapped. Without loops: a wrong op in a loop's bound
/// may never end.
fn for_each_mutant(programs: u32, mut see: impl FnMut(&Job, &Job)) {
    let mut runner = runner(3);
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
