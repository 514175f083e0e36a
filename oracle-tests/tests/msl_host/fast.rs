//! Every fast variant that Metal takes, compiled and run on the host, within the tolerance of fast kernels. The host's functions
//! stand for Metal's, which promise less; a result beyond the tolerance must show.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kernel_dsl::emit::emit;
use kernel_dsl::ir::Mode;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use kernel_lib::ALL;
use oracle_tests::backend::{BackendError, Device};
use oracle_tests::case::{cases_of, few_ordinary};
use oracle_tests::job::{Contents, Job};
use oracle_tests::msl_host::{Compiler, Host, HostKernel};
use oracle_tests::report::Summary;
use oracle_tests::suite::Subject;

use super::Answer;

/// Work that a case may be: a fibre switch costs more than arithmetic.
const MOST_FLOPS: u64 = 300_000;

/// The program of the host as a device.
struct OnHost {
    host: Host,
    places: HashMap<String, usize>,
    /// What each kernel gave: it has one case, and a launch is a process.
    known: Mutex<HashMap<String, Contents>>,
    /// Whether results are spoiled, for the control.
    spoiled: bool,
}

impl Device for OnHost {
    fn name(&self) -> &str {
        "msl on the host"
    }

    fn target(&self) -> &Target {
        &Target::MSL
    }

    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        let name = &job.kernel.name;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(name) {
            known.insert(name.clone(), self.host.run_job(self.places[name], job)?);
        }
        let mut contents = known[name].clone();
        if self.spoiled {
            for (binding, ..) in job.outputs() {
                contents[binding].iter_mut().for_each(|byte| *byte ^= 0x40);
            }
        }
        Ok(contents)
    }
}

/// The fast subjects of the library that have a small ordinary case for Metal, with one case each.
fn subjects() -> Result<Vec<Subject>, Box<dyn std::error::Error>> {
    let mut subjects = Vec::new();
    for variant in ALL.iter().flat_map(|kernel| kernel.all_variants()) {
        let mut cases = cases_of(&*variant, &[]);
        cases.retain(|case| {
            let small = variant.cost(&case.params).is_ok_and(|cost| cost.flops <= MOST_FLOPS);
            small && variant.legal(&case.params, &Target::MSL).is_ok()
        });
        let cases = few_ordinary(&*variant, cases, 1);
        if !cases.is_empty() {
            subjects.push(Subject::new_in(Mode::Fast, variant, cases)?);
        }
    }
    Ok(subjects)
}

/// One small case of every fast variant.
pub(super) fn variants_are_within_tolerance(compiler: &Compiler) -> Answer {
    let subjects = subjects()?;
    let mut kernels: Vec<(ValidKernel, String)> = Vec::new();
    for subject in &subjects {
        let compiled = compile(subject.kernel(), &Target::MSL)?;
        let text = emit(&compiled, &Target::MSL)?.text;
        kernels.push((compiled, text));
    }
    let host_kernels: Vec<_> = kernels.iter().map(|(kernel, text)| HostKernel { kernel, text }).collect();
    let host = Host::new(compiler, &host_kernels)?;
    let names = subjects.iter().map(|subject| subject.kernel().name.clone());
    let mut device = OnHost { host, places: names.zip(0..).collect(), known: Mutex::default(), spoiled: false };
    let mut summary = Summary::default();
    for subject in &subjects {
        summary.add(subject.check_device(&device)?);
    }
    device.spoiled = true;
    let unseen: Vec<&str> = subjects
        .iter()
        .filter(|subject| subject.check_device(&device).is_ok())
        .map(|subject| subject.kernel().name.as_str())
        .collect();
    if unseen.len() * 10 > subjects.len() {
        let (n_unseen, of, names) = (unseen.len(), subjects.len(), unseen.join(", "));
        return Err(format!("{n_unseen} of {of} spoiled kernels are within their tolerance: {names}").into());
    }
    let (n_variants, cases, bytes) = (subjects.len(), summary.cases, summary.bytes);
    let seen = n_variants - unseen.len();
    Ok(format!("{n_variants} fast variants, {cases} cases, {bytes} bytes; spoiled, {seen} of them show"))
}
