//! The committed ledgers against the CPU engine, and what a ledger catches and refuses.
//!
//! All ledgers share one computation of the CPU engine's hashes.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use kernel_dsl::interp::Options;
use kernel_dsl::target::Target;
use kernel_lib::{Fill, find_kernel};
use oracle_tests::backend::CpuKernel;
use oracle_tests::case;
use oracle_tests::job::Job;
use oracle_tests::ledger::format::{AttestedDevice, Ledger, LedgerErrorKind, load_folder};
use oracle_tests::ledger::hash::{Entry, output_hash};
use oracle_tests::ledger::models::{ModelCaseError, cpu_model_hashes, model_cases, model_folders};
use oracle_tests::ledger::verify::{CpuHashes, cpu_hashes, verify};
use oracle_tests::ledger::{case_id, kernel_ids};
use oracle_tests::rows::reversed_reduction;
use runtime::adapter::{AdapterChoice, AdapterKind};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// What the CPU engine gives for every case.
fn cpu() -> &'static CpuHashes {
    static CPU: OnceLock<CpuHashes> = OnceLock::new();
    CPU.get_or_init(|| {
        let files = case::load_folder(&folder("cases")).expect("readable cases");
        let mut hashes = cpu_hashes(&kernel_ids(""), &files, &|_| {}).expect("kernels that run");
        let folders = model_folders(&[folder("fixtures"), folder("../models/default")]).expect("models");
        assert_eq!(folders.len(), 5);
        hashes.extend(cpu_model_hashes(&folders).expect("models that run"));
        hashes
    })
}

/// The ledger that a device like the CPU engine would give.
fn perfect() -> Ledger {
    let device = AttestedDevice {
        name: "a device".into(),
        backend: "vulkan".into(),
        kind: AdapterKind::Other,
        driver: "a driver".into(),
        driver_info: "1.0".into(),
    };
    let mut ledger = Ledger::new(device, None, "0.1.0", "2026-01-31");
    for (group, hashes) in cpu() {
        ledger.cases.insert(group.clone(), hashes.kept.cases.clone());
        if !hashes.kept.subnormal_cases.is_empty() {
            ledger.subnormal_cases.insert(group.clone(), hashes.kept.subnormal_cases.clone());
        }
    }
    ledger
}

fn n_cases() -> u64 {
    cpu().values().map(|group| group.kept.cases.len() as u64).sum()
}

/// Id of the first ordinary case, and the key of its group.
fn first_case(ledger: &Ledger) -> [String; 2] {
    let (group, cases) = ledger.cases.iter().find(|(_, cases)| !cases.is_empty()).expect("cases");
    [group.clone(), cases.keys().next().expect("a case").clone()]
}

fn flip(entry: &mut Entry) {
    entry.output.0[15] ^= 1;
}

#[test]
fn committed_ledgers_agree_with_the_cpu_engine() {
    let ledgers = load_folder(&folder("ledger")).expect("readable ledgers");
    assert!(!ledgers.is_empty(), "no ledger is committed");
    for (path, ledger) in ledgers {
        let verdict = verify(&ledger, cpu());
        println!("{}: {}: {verdict}", path.display(), ledger.device);
        if let Some(first) = verdict.different.first() {
            panic!("{}: {} cases differ; first: {first}", path.display(), verdict.different.len());
        }
        assert!(verdict.same > 0, "{}: no entry has a case", path.display());
        assert_eq!(verdict.failed, 0, "{}: cases that did not run", path.display());
        // A line a case: its name and a short hash.
        let allowed = 128 * verdict.same as u64;
        assert!(std::fs::metadata(&path).expect("a file").len() < allowed, "{} is too large", path.display());
    }
}

#[test]
fn every_case_is_counted_once() {
    let mut ledger = perfect();
    let verdict = verify(&ledger, cpu());
    assert_eq!((verdict.same, verdict.different.len(), verdict.not_attested), (n_cases(), 0, 0));
    assert_eq!((verdict.unknown, verdict.subnormal_different), (0, 0));
    assert!(verdict.same > 1000, "{verdict}");

    let [group, key] = first_case(&ledger);
    let cases = ledger.cases.get_mut(&group).expect("the group");
    let entry = cases.remove(&key).expect("the case");
    let without = verify(&ledger, cpu());
    assert_eq!((without.same, without.not_attested, without.unknown), (n_cases() - 1, 1, 0));

    let mut stale = entry;
    stale.input.0[0] ^= 1;
    ledger.cases.get_mut(&group).expect("the group").insert(key.clone(), stale);
    let other_inputs = verify(&ledger, cpu());
    assert_eq!((other_inputs.same, other_inputs.not_attested, other_inputs.unknown), (n_cases() - 1, 1, 1));

    ledger.cases.get_mut(&group).expect("the group").remove(&key);
    ledger.refused.entry(group.clone()).or_default().insert(key.clone(), "too large".into());
    let refused = verify(&ledger, cpu());
    assert_eq!((refused.same, refused.not_attested, refused.refused), (n_cases() - 1, 0, 1));

    ledger.cases.insert("kernel/of_the_past".into(), [("n=1 uniform seed 1".into(), entry)].into());
    assert_eq!(verify(&ledger, cpu()).unknown, 1);
}

#[test]
fn one_flipped_bit_is_found_and_named() {
    let mut ledger = perfect();
    let [group, key] = first_case(&ledger);
    flip(ledger.cases.get_mut(&group).and_then(|cases| cases.get_mut(&key)).expect("the case"));
    let verdict = verify(&ledger, cpu());
    assert_eq!((verdict.same, verdict.different.len()), (n_cases() - 1, 1));
    assert_eq!(verdict.different[0].case, case_id(&group, &key));
    let text = verdict.different[0].to_string();
    assert!(text.starts_with(&format!("case `{group}/{key}` has output hash ")), "{text}");
}

#[test]
fn superseded_entries_no_longer_fail() {
    let mut ledger = perfect();
    let [group, key] = first_case(&ledger);
    flip(ledger.cases.get_mut(&group).and_then(|cases| cases.get_mut(&key)).expect("the case"));
    let id = case_id(&group, &key);
    let moved = ledger.supersede(&id, "the order of the sum changed").expect("an entry");
    assert!(moved >= 1);
    let verdict = verify(&ledger, cpu());
    assert_eq!((verdict.different.len(), verdict.superseded), (0, moved as u64));
    assert_eq!(verdict.not_attested, moved as u64);
    let parsed = Ledger::parse(&ledger.text().expect("text")).expect("a ledger");
    assert_eq!(parsed, ledger);
    assert_eq!(parsed.superseded[0].reason, "the order of the sum changed");
    for (pattern, reason) in [("no such case", "x"), ("", "x"), (group.as_str(), " ")] {
        assert!(ledger.supersede(pattern, reason).is_err(), "{pattern:?} {reason:?}");
    }
}

/// A kernel that adds up in another order gives another hash.
#[test]
fn another_order_of_a_sum_has_another_hash() {
    let (mut tried, mut differ) = (0, 0);
    for variant in find_kernel("matmul").expect("a kernel of the library").all_variants() {
        let kernel = Arc::new(variant.build().expect("a kernel"));
        let cpu = CpuKernel::new(&kernel).expect("a valid kernel");
        for params in variant.edge_params().into_iter().take(8) {
            if variant.legal(&params, &Target::CPU).is_err() {
                continue;
            }
            let arguments = variant.arguments(&params, 1, Fill::Uniform).expect("arguments");
            let job = Job::of_arguments(kernel.clone(), &arguments);
            let Some(reversed) = reversed_reduction(&job) else { continue };
            tried += 1;
            let hash = |job: &Job| output_hash(job, &cpu.run(job, &Options::default()).expect("a run"));
            assert_eq!(hash(&job), hash(&job), "the same launch has the same hash");
            differ += u32::from(hash(&job) != hash(&reversed));
        }
    }
    assert!(differ > 0, "{tried} reversed sums, and none has another hash");
}

/// Each model has its logits and tokens, hybrid ones their states; another weight is another problem.
#[test]
fn models_are_cases_of_their_own_kind() {
    let of = |name: &str| &cpu()[&format!("model/{name}")].kept.cases;
    for (name, n_cases) in [("default", 3), ("hybrid-random", 3), ("hybrid-random-mlx-4bit", 3), ("llama-random", 2)] {
        assert_eq!(of(name).len(), n_cases, "{name}: {:?}", of(name));
    }
    let copy = tempfile::tempdir().expect("a folder");
    let mut weights = std::fs::read(folder("fixtures/llama-random/model.safetensors")).expect("weights");
    // The sign of the last weight.
    *weights.last_mut().expect("a byte") ^= 0x80;
    std::fs::write(copy.path().join("model.safetensors"), weights).expect("written");
    let config = std::fs::read(folder("fixtures/llama-random/config.json")).expect("a configuration");
    std::fs::write(copy.path().join("config.json"), config).expect("written");
    let changed = model_cases(copy.path(), &AdapterChoice::Cpu).expect("a model that runs");
    for (key, entry) in &changed {
        assert_ne!(of("llama-random")[key].input, entry.input, "{key}");
    }
    let logits = changed.keys().find(|key| key.starts_with("logits")).expect("logits");
    assert_ne!(of("llama-random")[logits].output, changed[logits].output);
    let nothing = model_folders(&[folder("cases")]).expect_err("no model");
    assert!(matches!(nothing, ModelCaseError::NoModel { .. }), "{nothing}");
}

#[test]
fn what_was_not_run_again_stays() {
    let old = perfect();
    let mut new = Ledger::new(old.device.clone(), None, "0.2.0", "2026-02-01");
    new.keep(&old, |group| group.starts_with("kernel/"));
    assert!(!new.cases.is_empty() && new.cases.keys().all(|group| group.starts_with("model/")));
}

/// A small ledger as text.
fn small() -> String {
    let mut ledger = perfect();
    let [group, key] = first_case(&ledger);
    ledger.cases.retain(|other, _| *other == group);
    ledger.cases.get_mut(&group).expect("the group").retain(|other, _| *other == key);
    ledger.subnormal_cases.clear();
    ledger.text().expect("text")
}

#[test]
fn bad_files_are_refused_with_found_and_required() {
    let text = small();
    let good = Ledger::parse(&text).expect("a good ledger");
    assert_eq!(good.text().expect("text"), text);
    let [group, key] = first_case(&good);
    let entry = good.cases[&group][&key].to_string();
    let line = format!("\"{key}\": \"{entry}\"");
    assert!(text.contains(&line), "one line a case: {text}");
    let is = |text: &str, of: fn(&LedgerErrorKind) -> bool, words: &str| {
        let error = Ledger::parse(text).expect_err(words);
        assert!(of(&error) && error.to_string().contains(words), "{error}");
    };
    for end in [0, 1, text.len() / 3, text.len() / 2, text.len() - 3] {
        is(&text[..end], |kind| matches!(kind, LedgerErrorKind::Truncated { .. }), "required: a whole ledger");
    }
    let of_format = text.replace("\"format\": 1", "\"format\": 7");
    is(&of_format, |kind| matches!(kind, LedgerErrorKind::Format { found: 7 }), "ledger of format 7; required: 1");
    let malformed: fn(&LedgerErrorKind) -> bool = |kind| matches!(kind, LedgerErrorKind::Malformed { .. });
    is(&text.replace("\"not_legal\"", "\"legal\""), malformed, "unknown field `legal`");
    is(&text.replace("\"driver_info\"", "\"information\""), malformed, "unknown field `information`");
    is(&text.replace("\"date\": \"2026-01-31\",", ""), malformed, "missing field `date`");
    is(&text.replace("\"kind\": \"other\"", "\"kind\": \"toaster\""), malformed, "unknown variant `toaster`");
    is("not JSON", malformed, "required: a ledger of format 1");
    let twice = text.replace(&line, &format!("{line}, {line}"));
    let words = format!("`{group}/{key}` stands there twice; required: each case once");
    is(&twice, |kind| matches!(kind, LedgerErrorKind::Duplicate { .. }), &words);
    let bad_hex = text.replace(&entry, &entry.replace(&entry[..1], "g"));
    is(&bad_hex, |kind| matches!(kind, LedgerErrorKind::Hash { .. }), "required: 16 lower-case hexadecimal digits");
    let short = text.replace(&entry, &entry[..entry.len() - 1]);
    is(&short, |kind| matches!(kind, LedgerErrorKind::Hash { .. }), "required: 32 lower-case hexadecimal digits");
}

#[test]
fn a_file_is_replaced_whole_and_only_by_its_own_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("device.json");
    let mut ledger = Ledger::parse(&small()).expect("a ledger");
    ledger.save(&path).expect("saved");
    ledger.date = "2026-02-01".into();
    let bytes = ledger.save(&path).expect("replaced");
    assert_eq!(std::fs::metadata(&path).expect("a file").len(), bytes);
    assert_eq!(Ledger::load(&path).expect("a ledger"), ledger);
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "no temporary file is left");

    let mut other = ledger.clone();
    other.device.name = "another device".into();
    assert!(matches!(other.replace(ledger.clone()), Err(LedgerErrorKind::Device { .. })));
    ledger.supersede("kernel/", "a test").expect("entries");
    let mut again = Ledger::parse(&small()).expect("a ledger");
    again.replace(ledger.clone()).expect("the same device");
    assert_eq!(again.superseded, ledger.superseded);
    let missing = Ledger::load(&folder.path().join("missing.json")).expect_err("no file");
    assert!(matches!(missing.kind, LedgerErrorKind::Io(_)) && missing.to_string().contains("missing.json"));
}
