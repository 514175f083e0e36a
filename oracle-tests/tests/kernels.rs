//! Every kernel of the library, every variant, every engine: one named test for each, made from `kernel_lib::ALL`.
//!
//! Names read `<kernel id>::<check>`, so `cargo test --test kernels softmax` runs the tests of one kernel.

use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, OnceLock};

use kernel_dsl::ir::Mode;
use kernel_lib::{ALL, find_variant};
use libtest_mimic::{Arguments, Failed, Trial};
use oracle_tests::case::{CaseFile, cases_of, few_ordinary, load_folder};
use oracle_tests::expectation::{Skip, device, device_is_required};
use oracle_tests::report::{Summary, add_to};
use oracle_tests::suite::{CPU_CHECKS, Check, Subject};

type Total = Arc<Mutex<Summary>>;
fn subject(id: &str) -> Result<Subject, Failed> {
    let variant = find_variant(id).ok_or_else(|| format!("kernel `{id}` is not in the library"))?;
    let cases = cases_of(&*variant, case_files()?);
    Ok(Subject::new(variant, cases)?)
}

fn case_files() -> Result<&'static [CaseFile], Failed> {
    static FILES: OnceLock<Result<Vec<CaseFile>, String>> = OnceLock::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let loaded = FILES.get_or_init(|| load_folder(&folder).map_err(|error| error.to_string()));
    loaded.as_deref().map_err(Failed::from)
}

fn cpu_trial(id: &str, (name, check): (&str, Check), total: &Total) -> Trial {
    let (owned_id, total) = (id.to_owned(), total.clone());
    Trial::test(format!("{id}::{name}"), move || {
        add_to(&total, check(&subject(&owned_id)?)?);
        Ok(())
    })
}

fn device_trial(id: &str, missing: &Option<Skip>, total: &Total) -> Trial {
    let (owned_id, total, skip) = (id.to_owned(), total.clone(), missing.clone());
    let trial = Trial::test(format!("{id}::device"), move || {
        // Only reached where a device is required.
        if let Some(skip) = skip {
            return Err(skip.to_string().into());
        }
        let device = device("device").map_err(|skip| skip.to_string())?;
        add_to(&total, subject(&owned_id)?.check_device(device)?);
        Ok(())
    });
    trial.with_ignored_flag(missing.is_some() && !device_is_required())
}

/// Cases of a `fast` test: what can go wrong is a function, and shows in few.
const FAST_CASES: usize = 4;

/// The fast kernel against the formula, on the CPU engine and on the device where there is one.
fn fast_trial(id: &str, missing: &Option<Skip>, total: &Total) -> Trial {
    let (owned_id, total, missing) = (id.to_owned(), total.clone(), missing.clone());
    Trial::test(format!("{id}::fast"), move || {
        let variant = find_variant(&owned_id).ok_or_else(|| format!("kernel `{owned_id}` is not in the library"))?;
        let cases = few_ordinary(&*variant, cases_of(&*variant, case_files()?), FAST_CASES);
        let subject = Subject::new_in(Mode::Fast, variant, cases)?;
        add_to(&total, subject.check_reference()?);
        match missing {
            None => add_to(&total, subject.check_device(device("fast").map_err(|skip| skip.to_string())?)?),
            Some(skip) if device_is_required() => return Err(skip.to_string().into()),
            Some(_) => {}
        }
        Ok(())
    })
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let total = Total::default();
    // Listing tests needs no device.
    let missing = if arguments.list { None } else { device("every `device` test").err() };
    let ids = ALL.iter().flat_map(|kernel| kernel.all_variants()).map(|variant| variant.id());
    let trials = ids.flat_map(|id| {
        let cpu = CPU_CHECKS.into_iter().map(|check| cpu_trial(&id, check, &total)).collect::<Vec<_>>();
        let others = [device_trial(&id, &missing, &total), fast_trial(&id, &missing, &total)];
        cpu.into_iter().chain(others).collect::<Vec<_>>()
    });
    let mut trials: Vec<Trial> = trials.collect();
    trials.push(Trial::test("cases::files", || case_files().map(|_| ())));
    let conclusion = libtest_mimic::run(&arguments, trials);
    add_to(&total, Summary { skips: missing.into_iter().collect(), ..Summary::default() });
    if !arguments.list
        && let Ok(summary) = total.lock()
    {
        println!("{summary}\n");
    }
    conclusion.exit_code()
}
