//! Variants of one op give the same bytes, and so does every row whatever rows run with it (decision: one arithmetic
//! for every number of rows). The comparison sees the order of a sum: the control turns it round.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use kernel_dsl::interp::Options;
use kernel_dsl::ir::Mode;
use kernel_dsl::target::Target;
use kernel_lib::{ALL, AnyVariant, Fill, find_variant};
use libtest_mimic::{Arguments, Failed, Trial};
use oracle_tests::backend::CpuKernel;
use oracle_tests::case::{Case, CaseFile, cases_of, load_folder};
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::job::{Contents, Job};
use oracle_tests::rows::{one_row, reversed_reduction, row_dim, row_of};

fn case_files() -> Result<Vec<CaseFile>, Failed> {
    Ok(load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"))?)
}

fn variant(id: &str) -> Result<Box<dyn AnyVariant>, Failed> {
    Ok(find_variant(id).ok_or_else(|| format!("kernel `{id}` is not in the library"))?)
}

fn run(cpu: &CpuKernel, job: &Job) -> Result<Contents, Failed> {
    Ok(cpu.run(job, &Options { threads: 1, ..Options::default() })?)
}

/// All variants that compute the same, over the cases of each of them.
fn alike(ids: &[String]) -> Result<(), Failed> {
    let files = case_files()?;
    let mut members = Vec::new();
    let mut cases: Vec<Case> = Vec::new();
    for id in ids {
        let variant = variant(id)?;
        let kernel = Arc::new(variant.build()?);
        // Fast kernels owe a tolerance, not bytes.
        if kernel.mode == Mode::Fast {
            continue;
        }
        for case in cases_of(&*variant, &files) {
            if !cases.contains(&case) {
                cases.push(case);
            }
        }
        let cpu = CpuKernel::new(&kernel)?;
        members.push((variant, kernel, cpu));
    }
    let mut compared = 0;
    for case in &cases {
        let legal = members.iter().filter(|(variant, ..)| variant.legal(&case.params, &Target::CPU).is_ok());
        let mut first: Option<(String, Contents)> = None;
        for (variant, kernel, cpu) in legal {
            let job = Job::of_arguments(kernel.clone(), &variant.arguments(&case.params, case.seed, case.fill)?);
            let contents = run(cpu, &job)?;
            let Some((other, expected)) = &first else {
                first = Some((variant.id(), contents));
                continue;
            };
            if let Some(difference) = first_difference_of_job(&job, expected, &contents) {
                return Err(format!("{other} against {}: {case}: {difference}", variant.id()).into());
            }
            compared += 1;
        }
    }
    if compared == 0 && members.len() > 1 {
        return Err(format!("no case is legal for two of {}", ids.join(", ")).into());
    }
    Ok(())
}

/// Each row of a launch against a launch of that row alone, by every variant that takes it.
fn rows(id: &str) -> Result<(), Failed> {
    let variant = variant(id)?;
    let kernel = Arc::new(variant.build()?);
    let Some(dim) = row_dim(&kernel) else { return Ok(()) };
    let cpu = CpuKernel::new(&kernel)?;
    let mut compared = 0;
    for case in cases_of(&*variant, &case_files()?) {
        if variant.legal(&case.params, &Target::CPU).is_err() {
            continue;
        }
        let job = Job::of_arguments(kernel.clone(), &variant.arguments(&case.params, case.seed, case.fill)?);
        let n_rows = job.outputs().next().map_or(0, |(_, _, layout)| layout.shape[0] as usize);
        if n_rows < 2 {
            continue;
        }
        let all = run(&cpu, &job)?;
        for row in [0, n_rows / 2, n_rows - 1] {
            let one = one_row(&job, dim, row);
            let found = run(&cpu, &one)?;
            if let Some(difference) = first_difference_of_job(&one, &row_of(&job, dim, row, &all), &found) {
                return Err(format!("{case}: row {row} of {n_rows} against the row alone: {difference}").into());
            }
            compared += 1;
        }
    }
    if compared == 0 {
        return Err(format!("kernel `{id}` has rows and no legal case of two or more").into());
    }
    Ok(())
}

/// A sum in another order has other bits somewhere: otherwise the comparisons above would prove nothing.
fn order_shows(ids: &[String]) -> Result<(), Failed> {
    let (mut differ, mut tried) = (0, 0);
    for id in ids {
        let variant = variant(id)?;
        let kernel = Arc::new(variant.build()?);
        let cpu = CpuKernel::new(&kernel)?;
        for params in variant.edge_params() {
            if variant.legal(&params, &Target::CPU).is_err() {
                continue;
            }
            let job = Job::of_arguments(kernel.clone(), &variant.arguments(&params, 1, Fill::Uniform)?);
            let Some(reversed) = reversed_reduction(&job) else { continue };
            tried += 1;
            let (left, right) = (run(&cpu, &job)?, run(&cpu, &reversed)?);
            differ += u32::from(first_difference_of_job(&job, &left, &right).is_some());
        }
    }
    if differ == 0 {
        return Err(format!("{tried} reversed sums, and none of them shows").into());
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    let mut seen: Vec<Vec<String>> = Vec::new();
    let mut sums = Vec::new();
    for variant in ALL.iter().flat_map(|kernel| kernel.all_variants()) {
        let (id, group) = (variant.id(), variant.alike());
        if variant.kernel_name().starts_with("mat") {
            sums.push(id.clone());
        }
        trials.push(Trial::test(format!("{id}::rows"), move || rows(&id)));
        if group.len() > 1 && !seen.contains(&group) {
            seen.push(group.clone());
            trials.push(Trial::test(format!("{}::alike", group[0]), move || alike(&group)));
        }
    }
    if !sums.is_empty() {
        trials.push(Trial::test("control::order_of_a_sum_shows", move || order_shows(&sums)));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
