//! The `espalier` binary as people and programs meet it: text, JSON, one-line errors, exit codes.

mod chat;
mod hub;
mod inspect;
mod models;
mod pull;
mod quantize;
mod run;

use serde_json::Value;

use run::{espalier, failure, json, text};

/// An id that the tests below use.
fn some_id() -> String {
    let list = json(&["kernels", "list", "rms_norm", "--json"]);
    list["variants"][0]["id"].as_str().expect("an id").to_owned()
}

#[test]
fn devices_name_the_cpu_engine_and_each_adapter() {
    let report = json(&["devices", "--json"]);
    assert!(report["cpu"]["threads"].as_u64().unwrap() >= 1);
    for (index, adapter) in report["adapters"].as_array().unwrap().iter().enumerate() {
        assert_eq!(adapter["index"], index);
        let opened = ["route", "strict", "subgroups", "memory", "probe", "probe_us"];
        let fields: &[&str] = if adapter["error"].is_null() { &opened } else { &[] };
        for field in ["name", "backend"].iter().chain(fields) {
            assert!(!adapter[field].is_null(), "{field} of {adapter}");
        }
    }
    assert!(text(&["devices", "--adapter", "cpu"]).ends_with("chosen: cpu\n"));
}

#[test]
fn a_missing_adapter_is_refused_with_the_list() {
    for command in [&["devices"][..], &["check", &some_id()], &["bench", &some_id()]] {
        let (line, code) = failure(&[command, &["--adapter", "no such thing"]].concat());
        assert!(line.starts_with("error: no adapter matches `no such thing`; required: one of cpu"), "{line}");
        assert_eq!(code, 1);
    }
}

#[test]
fn every_kernel_is_listed() {
    let list = json(&["kernels", "list", "--json"]);
    let n_variants: usize = kernel_lib::ALL.iter().map(|kernel| kernel.all_variants().len()).sum();
    assert_eq!(list["variants"].as_array().unwrap().len(), n_variants);
    let lines = text(&["kernels", "list"]);
    assert!(lines.ends_with(&format!("{n_variants} variants\n")), "{lines}");
    assert_eq!(failure(&["kernels", "list", "nothing like it"]).1, 1);
}

#[test]
fn a_kernel_shows_in_every_language() {
    let id = some_id();
    let marks = [
        ("wgsl", "@compute"),
        ("browser-wgsl", "enable subgroups;"),
        ("msl", "#include <metal_stdlib>"),
        ("kir", id.as_str()),
        ("spirv", "OpEntryPoint"),
    ];
    for (target, mark) in marks {
        let shown = text(&["kernels", "show", &id, "--target", target]);
        assert!(shown.contains(mark), "{target}: {shown}");
        assert_eq!(json(&["kernels", "show", &id, "--target", target, "--json"])["target"], target);
    }
}

#[test]
fn unknown_kernels_are_refused_with_advice() {
    let (line, code) = failure(&["kernels", "show", "rms_norm__nothing"]);
    let advice = "required: an id of `espalier kernels list rms_norm`";
    assert_eq!((line, code), (format!("error: no variant `rms_norm__nothing`; {advice}"), 1));
    let (line, _) = failure(&["check", "fft"]);
    assert!(line.starts_with("error: no kernel `fft`; required: an id, or one of "), "{line}");
    let (line, _) = failure(&["bench", "rms_norm"]);
    assert!(line.starts_with("error: `rms_norm` has several variants; required: one of rms_norm__"), "{line}");
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    for args in [&["nonsense"][..], &["kernels", "show"], &["kernels", "show", "x", "--target", "hlsl"], &[]] {
        assert_eq!(espalier(args).status.code(), Some(2), "{args:?}");
    }
    let id = some_id();
    for shape in ["n_rows", "n_rows=x", "speed=3", "n_rows=1,n_rows=2"] {
        let output = espalier(&["bench", &id, "--shape", shape, "--adapter", "cpu"]);
        assert_eq!(output.status.code(), Some(2), "{shape}");
    }
}

#[test]
fn check_runs_the_cases_on_the_cpu_engine() {
    let id = some_id();
    let report = json(&["check", &id, "--adapter", "cpu", "--json"]);
    let names: Vec<_> = report["checks"].as_array().unwrap().iter().map(|check| check["check"].clone()).collect();
    assert_eq!(names, ["reference", "checked", "flush", "fused"]);
    assert_eq!((&report["passed"], &report["failed"], &report["adapter"]), (&4.into(), &0.into(), &Value::Null));
    assert!(report["checks"].as_array().unwrap().iter().all(|check| check["cases"].as_u64() > Some(0)));
    assert!(text(&["check", &id, "--adapter", "cpu"]).ends_with("4 passed, 0 failed (the CPU engine only)\n"));
}

#[test]
fn fast_kernels_are_shown_checked_and_timed() {
    let id = some_id();
    let fast = |args: &[&str]| json(&[args, &["--mode", "fast", "--json"]].concat());
    let shown = fast(&["kernels", "show", &id]);
    let text = shown["text"].as_str().unwrap();
    assert!(text.contains(&format!("fn {id}__fast(")) && text.contains("inverseSqrt("), "{text}");
    let report = fast(&["check", &id, "--adapter", "cpu"]);
    let checks = report["checks"].as_array().unwrap();
    assert_eq!((checks.len(), &checks[0]["check"], &checks[0]["error"]), (1, &"reference".into(), &Value::Null));
    assert_eq!(report["mode"], "fast");
    let shape = ["--adapter", "cpu", "--shape", "n_rows=64,n_cols=256", "--repeats", "1"];
    let report = fast(&[&["bench", &id], &shape[..]].concat());
    assert_eq!(report["mode"], "fast");
    assert!(report["median_ns"].as_f64() > Some(0.0), "{report}");
}

#[test]
fn bench_refuses_what_no_memory_holds() {
    let refused = |id: &str, shape: &str| {
        let (line, code) = failure(&["bench", id, "--adapter", "cpu", "--shape", shape, "--repeats", "1"]);
        assert_eq!(code, 1, "{line}");
        line
    };
    let far = refused("argmax__bf16_u32__row_256", "n_rows=4294967295,n_cols=4294967295");
    assert!(far.starts_with("error: argument `x` binds ") && far.contains("required: at most"), "{far}");
    let large = refused("embedding__u32_bf16_bf16__gather_x8", "n_tokens=1,n_vocab=4294967295,n_cols=65536");
    assert!(large.starts_with("error: no memory for 3 copies of the arguments; required: "), "{large}");
    let empty = refused("swiglu__bf16_bf16__flat_x8", "n_elems=0");
    assert!(empty.ends_with("writes nothing at this shape; required: work"), "{empty}");
}

#[test]
fn bench_measures_time_bytes_and_ceiling() {
    let args = ["bench", &some_id(), "--adapter", "cpu", "--shape", "n_rows=64,n_cols=256", "--repeats", "1", "--json"];
    let report = json(&args);
    assert_eq!((&report["shape"]["n_rows"], &report["mode"]), (&64.into(), &"strict".into()));
    assert!(report["n_sets"].as_u64() >= Some(2));
    for number in ["median_ns", "bytes_read", "bytes_written", "gb_per_s", "ceiling_gb_per_s", "share_of_ceiling"] {
        assert!(report[number].as_f64() > Some(0.0), "{number} of {report}");
    }
}

/// The first adapter that runs strict kernels.
fn strict_adapter() -> Option<String> {
    let report = json(&["devices", "--json"]);
    let adapter = report["adapters"].as_array()?.iter().find(|adapter| adapter["strict"] == true)?;
    Some(adapter["index"].to_string())
}

#[test]
fn an_adapter_is_attested_verified_and_superseded() {
    let Some(adapter) = strict_adapter() else {
        println!("skipped: no adapter runs strict kernels");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("device.json");
    let path = file.to_str().expect("text");
    let only = ["--only", "prefix_sum"];
    let attest = [&["attest", "--adapter", &adapter, "--out", path, "--json"][..], &only].concat();
    let report = json(&attest);
    assert!(report["cases"].as_u64() > Some(10) && report["failed"] == 0, "{report}");

    let verdict = json(&[&["attest", "--verify", path, "--json"][..], &only].concat());
    assert_eq!((&verdict["same"], &verdict["not_attested"]), (&report["cases"], &0.into()), "{verdict}");

    // One other digit, and the case is named.
    let text = std::fs::read_to_string(&file).expect("the ledger");
    let mut ledger: Value = serde_json::from_str(&text).expect("JSON");
    let (group, cases) = ledger["cases"].as_object_mut().unwrap().iter_mut().next().unwrap();
    let (key, entry) = cases.as_object_mut().unwrap().iter_mut().next().unwrap();
    let id = format!("{group}/{key}");
    let hashes = entry.as_str().unwrap().to_owned();
    let last = if hashes.ends_with('0') { "1" } else { "0" };
    *entry = format!("{}{last}", &hashes[..hashes.len() - 1]).into();
    std::fs::write(&file, ledger.to_string()).expect("written");
    let (line, code) = failure(&[&["attest", "--verify", path][..], &only].concat());
    assert!(line.contains("1 cases differ; required: 0; first: case `") && line.contains(&id), "{line}");
    assert_eq!(code, 1);

    let moved = json(&["attest", "--supersede", path, "--case", &id, "--reason", "a test", "--json"]);
    assert_eq!(moved["superseded"], 1);
    let verdict = json(&[&["attest", "--verify", path, "--json"][..], &only].concat());
    assert_eq!((&verdict["superseded"], &verdict["not_attested"]), (&1.into(), &1.into()), "{verdict}");

    let (line, _) = failure(&["attest", "--adapter", &adapter, "--out", path, "--only", "no such kernel"]);
    assert!(line.contains("no strict kernel contains `no such kernel`; required: part of a kernel id"), "{line}");
}

#[test]
fn bad_ledgers_and_the_cpu_engine_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.json");
    let path = file.to_str().expect("text");
    std::fs::write(&file, "{\"format\": 9}").expect("written");
    let (line, code) = failure(&["attest", "--verify", path]);
    assert!(line.ends_with("bad.json: ledger of format 9; required: 1"), "{line}");
    assert_eq!(code, 1);
    let (line, _) = failure(&["attest", "--adapter", "cpu", "--out", path]);
    assert!(line.contains("is the cpu engine; required: an adapter"), "{line}");
    assert_eq!(espalier(&["attest", "--supersede", path]).status.code(), Some(2));
}

#[test]
fn tuning_writes_a_policy_that_can_be_read_and_tuned_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("policy.toml");
    let path = file.to_str().expect("UTF-8");
    let id = json(&["kernels", "list", "swiglu__", "--json"])["variants"][0]["id"].as_str().expect("an id").to_owned();
    let size = format!("{}=4096", kernel_lib::find_kernel("swiglu").expect("a kernel").param_names()[0]);
    let common = ["tune", &id, "--adapter", "cpu", "--json", "--out", path, "--shape", &size];
    let tune = |extra: &[&str]| json(&[&common[..], extra].concat());

    assert!(tune(&["--dry-run"])["file"].is_null());
    assert!(!file.exists(), "a dry run writes nothing");
    let report = tune(&[]);
    assert_eq!(report["file"], path);
    let fastest = |problem: &Value| {
        let candidates = problem["candidates"].as_array().expect("candidates");
        assert!(candidates.iter().all(|candidate| candidate["refused"].is_null() || candidate["median_ns"].is_null()));
        candidates.iter().filter(|candidate| candidate["fastest"] == true).count()
    };
    let problems = report["problems"].as_array().expect("problems");
    assert!(!problems.is_empty() && problems.iter().all(|problem| fastest(problem) == 1));
    let read = || runtime::policy::file::PolicyFile::load(&file).expect("a policy");
    assert_eq!(read().policy.choices.len(), problems.len());
    tune(&[]);
    assert_eq!(read().policy.choices.len(), problems.len(), "the same problems again");
}

#[test]
fn tuning_refuses_what_it_cannot_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("policy.toml");
    let path = file.to_str().expect("UTF-8");
    std::fs::write(&file, "format = 1\nadapter = \"another\"\ndriver = \"d\"\ndate = \"2026-01-01\"\n").unwrap();
    let refused = |args: &[&str]| failure(&[&["tune", "--adapter", "cpu", "--out", path], args].concat());
    assert!(refused(&["swiglu"]).0.ends_with("is of `another`; required: `cpu`"));
    std::fs::write(&file, "format = 9").unwrap();
    assert_eq!(refused(&["swiglu"]).1, 1);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "format = 9", "the file is untouched");
    std::fs::remove_file(&file).unwrap();
    assert!(refused(&["nothing"]).0.contains("no kernel `nothing`"));
    assert!(refused(&["swiglu", "--shape", "q=1"]).0.contains("--shape has `q`"));
    assert!(!file.exists());
}
