//! Random kernels, many to a translation unit, against the CPU engine: the same bytes.

use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use oracle_tests::backend::CpuKernel;
use oracle_tests::compare::{compared_bytes, first_difference_of_job};
use oracle_tests::fuzz::check::Subject;
use oracle_tests::fuzz::strategy::{Draw, program};
use oracle_tests::msl_host::{Compiler, Host, HostKernel};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::Answer;

/// Programs of each run; more by `ESPALIER_FUZZ_PROGRAMS`.
const PROGRAMS: usize = 128;
/// The host's `fma` has one rounding.
const DRAW: Draw = Draw { max_steps: 48, fused: true };

struct Compiled {
    subject: Subject,
    kernel: ValidKernel,
    text: String,
}

fn draw(runner: &mut TestRunner) -> Result<Compiled, Box<dyn std::error::Error>> {
    let program = program(DRAW).new_tree(runner).map_err(|reason| reason.to_string())?.current();
    let subject = Subject::new(&program)?;
    let kernel = compile(&subject.job.kernel, &Target::MSL)?;
    let text = emit(&kernel, &Target::MSL)?.text;
    Ok(Compiled { subject, kernel, text })
}

/// What a program's failure needs to be looked into.
fn listing(compiled: &Compiled, what: &str) -> String {
    format!("{what}\nprogram:\n{}\ntext:\n{}", compiled.subject.program, compiled.text)
}

pub(super) fn agree(compiler: &Compiler) -> Answer {
    let number = |name: &str, otherwise: usize| std::env::var(name).map_or(Ok(otherwise), |text| text.parse());
    let (count, seed) = (number("ESPALIER_FUZZ_PROGRAMS", PROGRAMS)?, number("ESPALIER_FUZZ_SEED", 1)?);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed as u8 ^ 0x5a; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let all = (0..count).map(|_| draw(&mut runner)).collect::<Result<Vec<_>, _>>()?;
    let kernels: Vec<HostKernel<'_>> =
        all.iter().map(|compiled| HostKernel { kernel: &compiled.kernel, text: &compiled.text }).collect();
    let host = Host::new(compiler, &kernels)?;
    let mut bytes = 0;
    for (index, compiled) in all.iter().enumerate() {
        let job = &compiled.subject.job;
        let launch = job.launch(Target::MSL.limits.dispatch)?;
        let expected = CpuKernel::new(&job.kernel)?.run(job, &Options { threads: 1, ..Options::default() })?;
        let found = host.run(index, &launch, &job.contents).map_err(|error| listing(compiled, &error.to_string()))?;
        if let Some(difference) = first_difference_of_job(job, &expected, &found) {
            return Err(listing(compiled, &format!("program {index}: cpu against msl: {difference}")).into());
        }
        bytes += compared_bytes(job);
    }
    Ok(format!("{count} programs agree on {bytes} bytes"))
}
