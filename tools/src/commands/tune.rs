//! `espalier tune`: times the variants that may replace each other, and writes the fastest ones into the adapter's
//! policy file, which the runtime reads.
//!
//! Invariants: a variant is admitted only when its output has the bytes of the CPU engine's; a policy is written whole
//! or not at all, keeps the choices of other problems, and nothing is written where a candidate failed to run.

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use kernel_dsl::interp::Options;
use kernel_dsl::ir::{Kernel, Mode};
use kernel_lib::{ALL, AnyVariant, Fill, KernelError, ParamList, find_variant};
use oracle_tests::backend::CpuKernel;
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::device::run_job;
use oracle_tests::job::{Contents, Job};
use runtime::adapter::AdapterChoice;
use runtime::policy::file::PolicyFile;
use runtime::policy::store::{file_stem, folder};
use runtime::policy::{Choice, Policy};
use serde::Serialize;

use super::bench::measure::{Bench, Effort};
use super::bench::{Size, as_object, fits, shape};
use super::{shown_sizes, today};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, progress};

/// Arithmetic of a problem that the CPU engine computes for comparison; larger problems are compared in a smaller size.
const ORACLE_FLOPS: u64 = 1 << 30;

/// Arithmetic of a problem that the CPU engine and software adapters are timed on.
const SOFTWARE_FLOPS: u64 = 1 << 32;

/// Shorter than a benchmark: many candidates, and only their order matters.
const EFFORT: Effort =
    Effort { warm_up: Duration::from_millis(150), budget: Duration::from_millis(250), enough: Duration::MAX };

/// How much slower than the fastest so far a candidate may be to be timed more than once.
const HOPELESS: f64 = 3.0;

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Kernel id or name: all computations of that kernel, or the one of that variant
    #[arg(required_unless_present = "all")]
    id: Option<String>,
    /// Every kernel
    #[arg(long, conflicts_with_all = ["id", "shape"])]
    all: bool,
    /// Sizes to change in the kernel's first benchmark, such as `m=1,n=17408,k=5120` [default: its benchmarks]
    #[arg(long, value_delimiter = ',', value_name = "NAME=SIZE")]
    shape: Vec<Size>,
    /// Policy file to write [default: the adapter's in ESPALIER_POLICY_DIR or the user's configuration]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Show the table and write nothing
    #[arg(long)]
    dry_run: bool,
}

#[derive(Serialize)]
struct Report {
    adapter: String,
    problems: Vec<Problem>,
    /// Where the choices went.
    file: Option<PathBuf>,
}

/// One computation in one size.
#[derive(Serialize)]
struct Problem {
    #[serde(serialize_with = "as_object")]
    shape: ParamList,
    /// In the size that outputs were compared in.
    #[serde(serialize_with = "as_object")]
    compared: ParamList,
    candidates: Vec<Candidate>,
}

#[derive(Serialize, Default)]
struct Candidate {
    id: String,
    /// `None` where it was not timed.
    median_ns: Option<f64>,
    gb_per_s: Option<f64>,
    /// What the kernel picks by itself.
    own_pick: bool,
    /// Whether it is the choice.
    fastest: bool,
    /// Why it was not admitted.
    refused: Option<String>,
    /// Whether the reason is other bytes.
    #[serde(skip)]
    differs: bool,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "adapter {}", self.adapter)?;
        for Problem { shape, compared, candidates } in &self.problems {
            let [shape, compared] = [shape, compared].map(shown_sizes);
            writeln!(f, "\n{shape}  (bytes compared with the CPU engine at {compared})")?;
            for Candidate { id, median_ns, gb_per_s, own_pick, fastest, refused, .. } in candidates {
                let mark = if *fastest { '*' } else { ' ' };
                let own = if *own_pick { "  (the kernel's own pick)" } else { "" };
                match (median_ns, gb_per_s, refused) {
                    (Some(ns), Some(rate), None) => {
                        writeln!(f, "{mark} {:>10.1} us {rate:>8.1} GB/s  {id}{own}", ns / 1000.0)?;
                    }
                    (.., reason) => writeln!(f, "  {}: {id}", reason.as_deref().unwrap_or("not timed"))?,
                }
            }
        }
        match &self.file {
            Some(path) => write!(f, "\nwrote {}", path.display()),
            None => write!(f, "\nnothing written"),
        }
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let groups = groups(args)?;
    let mut tuner = Tuner::open(&global.adapter())?;
    let path = match &args.out {
        Some(path) => path.clone(),
        None => folder().map_err(Failure::new)?.join(file_stem(tuner.bench.name())).with_extension("toml"),
    };
    let mut file = tuner.policy_file(&path)?;
    let bar = progress(groups.len() as u64);
    let mut problems = Vec::new();
    for group in &groups {
        bar.set_message(group[0].id());
        for params in shapes(group, args)? {
            if let Some(problem) = tuner.problem(group, params)? {
                problems.push(problem);
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for choice in problems.iter().filter_map(Problem::choice) {
        file.policy.put(choice);
    }
    let choices = problems.iter().filter_map(Problem::choice).count();
    let written = !args.dry_run && choices > 0;
    if written {
        file.save(&path).map_err(Failure::new)?;
    }
    let adapter = tuner.bench.name().to_owned();
    let wrong: Vec<String> = problems.iter().flat_map(Problem::wrong).collect();
    print(global.json, &Report { adapter, problems, file: written.then_some(path) })?;
    match (choices, wrong.first()) {
        (_, Some(first)) => {
            Err(Failure::message(format!("{} candidates differ; required: 0; first: {first}", wrong.len())))
        }
        (0, None) => Err(Failure::message("no candidate was admitted; required: at least one")),
        _ => Ok(()),
    }
}

/// Variants that compute the same, for each computation that has a choice.
fn groups(args: &Args) -> Result<Vec<Vec<Box<dyn AnyVariant>>>, Failure> {
    let wanted = match &args.id {
        Some(id) => super::variants(id)?,
        None => ALL.iter().flat_map(|kernel| kernel.all_variants()).collect(),
    };
    let mut seen = HashSet::new();
    let mut groups = Vec::new();
    for variant in wanted {
        let alike = variant.alike();
        if seen.insert(alike.clone()) {
            groups.push(alike.iter().filter_map(|id| find_variant(id)).collect::<Vec<_>>());
        }
    }
    groups.retain(|group| args.id.is_some() || group.len() > 1);
    Ok(groups)
}

/// The problems to time: the one on the command line, or every benchmark of every variant.
fn shapes(group: &[Box<dyn AnyVariant>], args: &Args) -> Result<Vec<ParamList>, Failure> {
    if !args.shape.is_empty() {
        return Ok(vec![shape(&*group[0], &args.shape)?]);
    }
    let mut shapes: Vec<ParamList> = Vec::new();
    for params in group.iter().flat_map(|variant| variant.bench_params()) {
        if !shapes.contains(&params) {
            shapes.push(params);
        }
    }
    Ok(shapes)
}

impl Problem {
    fn choice(&self) -> Option<Choice> {
        let fastest = self.candidates.iter().find(|candidate| candidate.fastest)?;
        Some(Choice { params: self.shape.clone(), variant: fastest.id.clone(), median_ns: fastest.median_ns? })
    }

    /// Candidates with other bytes.
    fn wrong(&self) -> impl Iterator<Item = String> {
        let wrong = self.candidates.iter().filter(|candidate| candidate.differs);
        wrong.map(|candidate| format!("{}: {}", candidate.id, candidate.refused.as_deref().unwrap_or_default()))
    }
}

/// Where candidates run.
struct Tuner {
    bench: Bench,
}

impl Tuner {
    fn open(choice: &AdapterChoice) -> Result<Tuner, Failure> {
        let bench = Bench::open(choice)?;
        if let Some(device) = bench.device() {
            device.check_mode(Mode::Strict).map_err(Failure::new)?;
        }
        Ok(Tuner { bench })
    }

    /// Whose compiler the candidates go through.
    fn driver(&self) -> String {
        match self.bench.device() {
            Some(device) => device.describe().driver.clone(),
            None => format!("espalier {}", env!("CARGO_PKG_VERSION")),
        }
    }

    /// The file as it is, or an empty one.
    fn policy_file(&self, path: &std::path::Path) -> Result<PolicyFile, Failure> {
        let policy = match path.exists() {
            true => {
                let old = PolicyFile::load(path).map_err(Failure::new)?;
                if old.adapter != self.bench.name() {
                    let (path, found, required) = (path.display(), old.adapter, self.bench.name());
                    return Err(Failure::message(format!("policy `{path}` is of `{found}`; required: `{required}`")));
                }
                old.policy
            }
            false => Policy::default(),
        };
        Ok(PolicyFile { adapter: self.bench.name().to_owned(), driver: self.driver(), date: today(), policy })
    }

    /// Times a group on a problem; `None` where no variant takes it, or where it is too large for a software engine.
    fn problem(&mut self, group: &[Box<dyn AnyVariant>], params: ParamList) -> Result<Option<Problem>, Failure> {
        let target = *self.bench.target();
        let Some(first) = group.iter().find(|variant| variant.legal(&params, &target).is_ok()) else {
            return Ok(None);
        };
        let flops = first.cost(&params).map_err(Failure::new)?.flops;
        if flops > SOFTWARE_FLOPS && !self.bench.is_gpu() {
            return Ok(None);
        }
        let layouts = first.layouts(&params).map_err(Failure::new)?;
        fits(&layouts, self.bench.binding_bytes(), self.bench.host_copies())?;
        let own_pick = first.pick_alike(&params, &target).map_err(Failure::new)?;
        let compared = smaller(&**first, &params)?;
        let job = job(&**first, first.build().map_err(Failure::new)?, &compared)?;
        let oracle = CpuKernel::new(&job.kernel).and_then(|kernel| kernel.run(&job, &Options::default()));
        let oracle = oracle.map_err(Failure::new)?;
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut effort = EFFORT;
        for variant in group {
            let own_pick = variant.id() == own_pick;
            let candidate = self.candidate(&**variant, [&params, &compared], &oracle, effort)?;
            if let Some(median_ns) = candidate.median_ns {
                effort.enough = effort.enough.min(Duration::from_nanos((HOPELESS * median_ns) as u64));
            }
            candidates.push(Candidate { own_pick, ..candidate });
        }
        let admitted = candidates.iter_mut().filter(|candidate| candidate.median_ns.is_some());
        let fastest =
            admitted.min_by(|a, b| a.median_ns.unwrap_or(f64::MAX).total_cmp(&b.median_ns.unwrap_or(f64::MAX)));
        if let Some(fastest) = fastest {
            fastest.fastest = true;
        }
        Ok(Some(Problem { shape: params, compared, candidates }))
    }

    fn candidate(
        &mut self,
        variant: &dyn AnyVariant,
        [params, compared]: [&ParamList; 2],
        oracle: &Contents,
        effort: Effort,
    ) -> Result<Candidate, Failure> {
        let id = variant.id();
        let refused = |why: String| Candidate { id: id.clone(), refused: Some(why), ..Candidate::default() };
        for params in [params, compared] {
            match variant.legal(params, self.bench.target()) {
                Ok(()) => {}
                Err(KernelError::NotLegal(reason)) => return Ok(refused(format!("not legal: {reason}"))),
                Err(error) => return Err(Failure::new(error)),
            }
        }
        let kernel = variant.build().map_err(Failure::new)?;
        if kernel.mode == Mode::Fast {
            return Ok(refused("fast mode has no bytes to compare".to_owned()));
        }
        let job = job(variant, kernel.clone(), compared)?;
        let found = run_job(self.bench.engine(), &job).map_err(Failure::new)?;
        if let Some(difference) = first_difference_of_job(&job, oracle, &found) {
            return Ok(Candidate { differs: true, ..refused(format!("other bytes: {difference}")) });
        }
        let arguments = variant.arguments(params, 1, Fill::Uniform).map_err(Failure::new)?;
        let times = self.bench.time(kernel, &arguments, None, effort)?;
        let bytes = variant.cost(params).map_err(Failure::new)?.bytes();
        let median_ns = times.median_ns();
        let gb_per_s = Some(bytes as f64 / median_ns);
        Ok(Candidate { id, median_ns: Some(median_ns), gb_per_s, ..Candidate::default() })
    }
}

/// A variant's launch with the arguments that all variants alike get.
fn job(variant: &dyn AnyVariant, kernel: Kernel, params: &ParamList) -> Result<Job, Failure> {
    let arguments = variant.arguments(params, 1, Fill::Uniform).map_err(Failure::new)?;
    Ok(Job::of_arguments(Arc::new(kernel), &arguments))
}

/// The problem with its largest sizes halved until the CPU engine computes it in about a second.
fn smaller(variant: &dyn AnyVariant, params: &ParamList) -> Result<ParamList, Failure> {
    let mut params = params.clone();
    while variant.cost(&params).map_err(Failure::new)?.flops > ORACLE_FLOPS {
        let Some((_, size)) = params.iter_mut().max_by_key(|(_, size)| *size) else { break };
        if *size < 2 {
            break;
        }
        *size /= 2;
    }
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(id: Option<&str>) -> Args {
        Args { id: id.map(str::to_owned), all: id.is_none(), shape: vec![], out: None, dry_run: true }
    }

    #[test]
    fn groups_are_variants_that_may_replace_each_other() {
        let of_one = groups(&args(Some("matmul__bf16_bf16_bf16__matvec_16x1"))).unwrap();
        assert_eq!(of_one.len(), 1);
        assert!(of_one[0].iter().all(|variant| variant.id().starts_with("matmul__bf16_bf16_bf16__")));
        let all = groups(&args(None)).unwrap();
        assert!(all.len() > of_one.len() && all.iter().all(|group| group.len() > 1));
        assert!(groups(&args(Some("nothing"))).is_err());
    }

    #[test]
    fn large_problems_are_compared_in_a_smaller_size() {
        let variant = find_variant("matmul__bf16_bf16_bf16__tiled_16x4").unwrap();
        let params: ParamList = [("m", 512), ("n", 17_408), ("k", 5120)].map(|(n, s)| (n.to_owned(), s)).to_vec();
        let compared = smaller(&*variant, &params).unwrap();
        assert!(variant.cost(&compared).unwrap().flops <= ORACLE_FLOPS);
        assert!(variant.legal(&compared, &kernel_dsl::target::Target::WGSL).is_ok());
    }
}
