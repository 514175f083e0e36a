//! Every variant of the library's kernels, at the edges of its sizes, against the CPU engine: the same bytes. Compiled
//! with contraction, the same texts must differ.

use std::sync::{Arc, OnceLock};

use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::ir::Kernel;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use kernel_lib::{ALL, AnyVariant, Fill};
use oracle_tests::backend::CpuKernel;
use oracle_tests::compare::{compared_bytes, first_difference_of_job};
use oracle_tests::job::Job;
use oracle_tests::msl_host::{Compiler, Contraction, Host, HostKernel};

use super::Answer;

/// Cases of each variant, and the work that one may be: a fibre switch costs more than arithmetic.
const CASES: usize = 5;
const MOST_FLOPS: u64 = 3_000_000;

/// Kernels that the control compiles, one variant each.
const CONTROLS: usize = 6;

/// A variant with its text.
struct Subject {
    variant: Box<dyn AnyVariant>,
    kernel: Arc<Kernel>,
    compiled: ValidKernel,
    text: String,
}

impl Subject {
    fn new(variant: Box<dyn AnyVariant>) -> Result<Subject, Box<dyn std::error::Error>> {
        let kernel = Arc::new(variant.build()?);
        let compiled = compile(&kernel, &Target::MSL)?;
        let text = emit(&compiled, &Target::MSL)?.text;
        Ok(Subject { variant, kernel, compiled, text })
    }

    fn host_kernel(&self) -> HostKernel<'_> {
        HostKernel { kernel: &self.compiled, text: &self.text }
    }

    /// Legal cases at the edges, each with another kind of numbers.
    fn cases(&self) -> Result<Vec<(String, Job)>, Box<dyn std::error::Error>> {
        let mut cases = Vec::new();
        for params in self.variant.edge_params() {
            let small = self.variant.cost(&params)?.flops <= MOST_FLOPS;
            if cases.len() == CASES || !small || self.variant.legal(&params, &Target::MSL).is_err() {
                continue;
            }
            let fill = Fill::ALL[cases.len() % Fill::ALL.len()];
            let arguments = self.variant.arguments(&params, 1 + cases.len() as u64, fill)?;
            let job = Job::of_arguments(Arc::clone(&self.kernel), &arguments);
            cases.push((format!("{} {params:?} {}", self.variant.id(), fill.name()), job));
        }
        Ok(cases)
    }
}

/// Every variant that is legal for some edge case, all in one program.
struct Library {
    subjects: Vec<Subject>,
    host: Host,
}

/// All questions share one compilation.
static LIBRARY: OnceLock<Result<Library, String>> = OnceLock::new();

fn library(compiler: &Compiler) -> Result<&'static Library, String> {
    let make = || -> Result<Library, Box<dyn std::error::Error>> {
        let mut subjects = Vec::new();
        for variant in ALL.iter().flat_map(|kernel| kernel.all_variants()) {
            if variant.edge_params().iter().any(|params| variant.legal(params, &Target::MSL).is_ok()) {
                subjects.push(Subject::new(variant)?);
            }
        }
        let kernels: Vec<HostKernel<'_>> = subjects.iter().map(Subject::host_kernel).collect();
        let host = Host::new(compiler, &kernels)?;
        Ok(Library { subjects, host })
    };
    LIBRARY.get_or_init(|| make().map_err(|error| error.to_string())).as_ref().map_err(Clone::clone)
}

type Question = Box<dyn FnOnce(&Compiler) -> Answer + Send>;

/// One question for each kernel, and the control.
pub(super) fn all() -> Vec<(String, Question)> {
    let equals = |name: &'static str| -> (String, Question) {
        (format!("library::{name}"), Box::new(move |compiler: &Compiler| equals_the_cpu_engine(compiler, name)))
    };
    let mut all: Vec<_> = ALL.iter().map(|kernel| equals(kernel.name())).collect();
    all.push(("control::contraction_shows".into(), Box::new(contraction_shows)));
    all
}

/// The difference of a case between host and CPU engine, if any, and the bytes compared.
fn difference(host: &Host, index: usize, case: &(String, Job)) -> Result<(Option<String>, u64), String> {
    let (name, job) = case;
    let failed = |error: &dyn std::error::Error| format!("{name}: {error}");
    let found = host.run_job(index, job).map_err(|error| failed(&error))?;
    let cpu = CpuKernel::new(&job.kernel).map_err(|error| failed(&error))?;
    let expected = cpu.run(job, &Options { threads: 1, ..Options::default() }).map_err(|error| failed(&error))?;
    let difference = first_difference_of_job(job, &expected, &found);
    Ok((difference.map(|difference| format!("{name}: cpu against msl: {difference}")), compared_bytes(job)))
}

fn equals_the_cpu_engine(compiler: &Compiler, kernel: &str) -> Answer {
    let library = library(compiler)?;
    let (mut n_variants, mut n_cases, mut bytes) = (0, 0, 0);
    let mut wrong = Vec::new();
    for (index, subject) in library.subjects.iter().enumerate() {
        if subject.variant.kernel_name() != kernel {
            continue;
        }
        let cases = subject.cases()?;
        if cases.is_empty() {
            return Err(format!("{}: no case", subject.variant.id()).into());
        }
        n_variants += 1;
        for case in &cases {
            let (difference, compared) = difference(&library.host, index, case)?;
            n_cases += 1;
            bytes += compared;
            wrong.extend(difference);
        }
    }
    if n_variants == 0 {
        return Err(format!("{kernel}: no variant is legal").into());
    }
    if !wrong.is_empty() {
        return Err(format!("{} of {n_cases} cases differ:\n{}", wrong.len(), wrong.join("\n")).into());
    }
    Ok(format!("{n_variants} variants, {n_cases} cases, {bytes} bytes, no difference"))
}

/// One variant of each kernel that multiplies and adds floats.
fn contraction_shows(compiler: &Compiler) -> Answer {
    let mut subjects = Vec::new();
    for kernel in ALL {
        // Products of narrow floats are exact, so only a kernel of f32 can show a missing rounding.
        let variant = kernel.all_variants().into_iter().find(|variant| variant.id().contains("__f32_"));
        subjects.extend(variant.map(Subject::new).transpose()?);
    }
    let multiplies = |subject: &Subject| subject.text.contains(" * ") && subject.text.contains("contract(off)");
    subjects.retain(multiplies);
    subjects.truncate(CONTROLS);
    let kernels: Vec<HostKernel<'_>> = subjects.iter().map(Subject::host_kernel).collect();
    let host = Host::new(&compiler.clone().with_contraction(Contraction::On), &kernels)?;
    let mut differing = Vec::new();
    for (index, subject) in subjects.iter().enumerate() {
        for case in subject.cases()? {
            if let (Some(_), _) = difference(&host, index, &case)? {
                differing.push(subject.variant.id());
                break;
            }
        }
    }
    if differing.is_empty() {
        return Err(format!("none of {} kernels differs with contraction on", subjects.len()).into());
    }
    Ok(format!(
        "{} of {} kernels differ with contraction on: {}",
        differing.len(),
        subjects.len(),
        differing.join(", ")
    ))
}
