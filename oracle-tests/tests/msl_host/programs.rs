//! Random kernels with one wrong op must differ from the CPU engine; `fuzz_engines` compares the right ones.

use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use oracle_tests::backend::CpuKernel;
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::fuzz::Op;
use oracle_tests::fuzz::check::Subject;
use oracle_tests::fuzz::mutate::mutant;
use oracle_tests::fuzz::strategy::{Draw, program};
use oracle_tests::msl_host::{Compiler, Host, HostKernel};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::Answer;

const DRAW: Draw = Draw { max_steps: 48 };

struct Compiled {
    subject: Subject,
    kernel: ValidKernel,
    text: String,
}

fn runner(seed: u8) -> TestRunner {
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed ^ 0x5a; 32]);
    TestRunner::new_with_rng(Config::default(), rng)
}

/// Programs of the control, and which op of each is made another one; the first ops compute the invocation's place.
const CONTROLS: usize = 24;
const WRONG_OPS: [usize; 2] = [8, 14];

/// Text of kernels with one wrong op must differ where the op is not dead code. Without loops: a wrong op in a loop's
/// bound may never end.
pub(super) fn wrong_texts_show(compiler: &Compiler) -> Answer {
    let mut runner = runner(3);
    let mut wrong = Vec::new();
    for _ in 0..CONTROLS {
        let mut program = program(DRAW).new_tree(&mut runner).map_err(|reason| reason.to_string())?.current();
        program.steps.retain(|step| !matches!(step.op, Op::For | Op::Loop));
        let subject = Subject::new(&program)?;
        for nth in WRONG_OPS {
            let Some(mutant) = mutant(&subject.job.kernel, nth) else { continue };
            let kernel = compile(&mutant, &Target::MSL)?;
            let text = emit(&kernel, &Target::MSL)?.text;
            wrong.push(Compiled { subject: subject.clone(), kernel, text });
        }
    }
    let kernels: Vec<HostKernel<'_>> =
        wrong.iter().map(|compiled| HostKernel { kernel: &compiled.kernel, text: &compiled.text }).collect();
    let host = Host::new(compiler, &kernels)?;
    let mut caught = 0;
    for (index, Compiled { subject, .. }) in wrong.iter().enumerate() {
        let right = CpuKernel::new(&subject.job.kernel)?.run(&subject.job, &Options::default())?;
        // A crash or a divergent meeting shows as well.
        let shows = |found| first_difference_of_job(&subject.job, &right, &found).is_some();
        caught += usize::from(host.run_job(index, &subject.job).map_or(true, shows));
    }
    let tried = wrong.len();
    if tried < CONTROLS / 2 || caught * 3 <= tried {
        return Err(format!("{caught} of {tried} wrong texts show; required: more than a third").into());
    }
    Ok(format!("{caught} of {tried} wrong texts show"))
}
