//! `generate`, `logits`, `perplexity` and `bisect` with the default model.

use crate::run::{command, espalier, failed, failure, json, text};

/// The default model on the CPU engine continues a text as its reference does, the same each time; JSON says what it took.
#[test]
fn generate_continues_a_text() {
    let ask = ["generate", "--adapter", "cpu", "--prompt", "Once upon a time", "--max-tokens", "9"];
    assert_eq!(text(&ask), " there was a friendly boy named Ewan who lived\n");
    let report = json(&[&ask[..], &["--json"]].concat());
    assert_eq!(report["text"], " there was a friendly boy named Ewan who lived");
    assert_eq!(report["finish_reason"], "length");
    assert_eq!(report["tokens"].as_array().unwrap().len(), 9);
    assert_eq!(report["stats"]["engine"], "cpu");
    assert_eq!(report["stats"]["prompt_tokens"], 4);
    let [first, second] = [0, 1].map(|_| text(&[&ask[..], &["--temperature", "1.5", "--seed", "11"]].concat()));
    assert_eq!(first, second, "a seed gives the same tokens");
    let stopped = text(&[&ask[..], &["--stop", "friendly"]].concat());
    assert_eq!(stopped, " there was a \n");
}

#[test]
fn generate_answers_by_the_chat_template() {
    let answer =
        text(&["generate", "--adapter", "cpu", "--chat", "--prompt", "What is 8 times 7?", "--max-tokens", "40"]);
    assert_eq!(answer, "8 * 7 = 56.\n");
}

#[test]
fn generate_refuses_what_cannot_run_with_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("prompt.txt");
    std::fs::write(&file, [0x61, 0xff, 0x62]).unwrap();
    let (file, folder) = (file.display().to_string(), folder.path().display().to_string());
    let cpu = ["generate", "--adapter", "cpu"];
    let refused = |rest: &[&str]| failure(&[&cpu[..], rest].concat());
    let (line, code) = refused(&["--prompt-file", &file]);
    assert!(line.ends_with("byte 1 is no UTF-8; required: text in UTF-8") && code == 1, "{line}");
    let (line, code) = refused(&["--prompt", ""]);
    assert!(line.contains("required") && code == 1, "{line}");
    let (line, code) = refused(&["--model", &folder, "--prompt", "x"]);
    assert!(line.contains("tokenizer.json") && code == 1, "{line}");
    let (line, code) = refused(&["--model", "nowhere", "--prompt", "x"]);
    assert!(line.starts_with("error: nowhere: no such folder") && code == 1, "{line}");
    let (line, code) = refused(&["--prompt", "x", "--temperature", "-3"]);
    assert!(line.contains("temperature is -3; required: 0, or from") && code == 2, "{line}");
    let (line, code) = refused(&["--prompt", "x", "--context", "9000"]);
    assert!(line.contains("9000 tokens; required: at most 8192") && code == 1, "{line}");
    let (line, code) = refused(&["--prompt", "a long prompt that does not fit", "--context", "3"]);
    assert!(line.contains("required: at most 3") && code == 1, "{line}");
}

#[test]
fn logits_and_perplexity_are_reported() {
    let report = json(&["logits", "--adapter", "cpu", "--tokens", "2421,1066,259,593", "--top", "3", "--json"]);
    assert_eq!(report["top"][0]["token"], 543);
    assert_eq!(report["top"].as_array().unwrap().len(), 3);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.txt");
    std::fs::write(&file, "Once upon a time there was a friendly boy named Ewan.").unwrap();
    let report = json(&["perplexity", "--adapter", "cpu", &file.display().to_string(), "--json"]);
    assert!(report["perplexity"].as_f64().unwrap() < 20.0, "{report}");
    std::fs::write(&file, "").unwrap();
    assert!(failure(&["perplexity", &file.display().to_string()]).0.contains("0 tokens; required: at least 2"));
}

/// A full disk: one line, exit code 1, for text and for JSON.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.txt");
    std::fs::write(&file, "Once upon a time there was a friendly boy.").unwrap();
    let (tokens, file) = (["--tokens", "1,2,3", "--json"], file.display().to_string());
    let prompt = ["--prompt", "Once", "--max-tokens", "2"];
    let cpu = |args: &[&str]| [args, &["--adapter", "cpu"]].concat().into_iter().map(str::to_owned).collect::<Vec<_>>();
    for args in [
        cpu(&[&["generate"][..], &prompt].concat()),
        cpu(&[&["generate", "--json"][..], &prompt].concat()),
        cpu(&[&["logits"][..], &tokens].concat()),
        cpu(&["perplexity", &file, "--json"]),
        cpu(&["inspect", "--json"]),
    ] {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let (line, code) = failed(&command(&args).stdout(full).output().unwrap());
        assert!(line.starts_with("error: standard output: ") && line.ends_with("a place to write to"), "{line}");
        assert_eq!(code, 1, "{args:?}");
    }
}

#[test]
fn fast_mode_is_nothing_to_bisect() {
    let (line, code) = failure(&["bisect", "--prompt", "x", "--mode", "fast", "--adapter", "cpu"]);
    let expected = "error: `--mode fast` promises no bytes; required: `--mode strict` to compare engines";
    assert_eq!((line.as_str(), code), (expected, 2));
}

#[test]
fn types_that_no_kernel_pairs_are_refused_by_the_field() {
    let (line, code) = failure(&["generate", "--adapter", "cpu", "--dtype", "f16", "--prompt", "x"]);
    assert!(line.starts_with("error: `dtype` is f16, and tensor `") && code == 1, "{line}");
    assert!(line.ends_with("stores bf16; required: activations of bf16 or f32 (`--dtype`)"), "{line}");
}

#[test]
fn a_name_that_is_no_folder_says_what_to_do() {
    let (line, code) = failure(&["generate", "--model", "some-org/some-model", "--prompt", "x"]);
    let advice = "no such folder; required: a model's, or first `espalier pull some-org/some-model`";
    assert_eq!((line, code), (format!("error: some-org/some-model: {advice}"), 1));
    assert_eq!(espalier(&["generate", "--model", "default", "x"]).status.code(), Some(2));
}
