//! Emitted MSL, compiled and run on the host: golden texts, every kernel of the library, and faults that must show.
//!
//! Where no C++ compiler is present, the tests are counted as ignored and the reason is printed; with
//! `ESPALIER_REQUIRE_ADAPTER=1` they fail instead, so that a gate cannot pass without a compiler.

mod fast;
mod faults;
mod library;
mod programs;
mod tiles;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use oracle_tests::msl_host::{Compiler, MslText};

/// What a test gives: a line about what was compared.
type Answer = Result<String, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let required = std::env::var_os("ESPALIER_REQUIRE_ADAPTER").is_some_and(|value| value != "0");
    let compiler = Compiler::find();
    match &compiler {
        Ok(compiler) => eprintln!("compiler: {}", compiler.version()),
        Err(error) => eprintln!("SKIP: {error}; counted as ignored"),
    }
    let mut trials = Vec::new();
    let mut add = |name: String, question: Box<dyn FnOnce(&Compiler) -> Answer + Send>| {
        let (compiler, title) = (compiler.as_ref().map_err(ToString::to_string).cloned(), name.clone());
        let missing = compiler.is_err();
        let run = move || {
            let summary = question(&compiler?).map_err(|error| Failed::from(error.to_string()))?;
            eprintln!("{title}: {summary}");
            Ok(())
        };
        trials.push(Trial::test(name, run).with_ignored_flag(missing && !required));
    };
    add("golden_texts_compile".into(), Box::new(golden_texts));
    for (name, question) in library::all() {
        add(name, question);
    }
    for (name, question) in faults::ALL {
        add(format!("faults::{name}"), Box::new(question));
    }
    add("matrix_tiles".into(), Box::new(tiles::equal_the_cpu_engine));
    add("fast_variants_are_within_tolerance".into(), Box::new(fast::variants_are_within_tolerance));
    add("control::wrong_texts_show".into(), Box::new(programs::wrong_texts_show));
    trials.push(Trial::test("table_has_every_call", || Ok(table_has_every_call().map_err(|error| error.to_string())?)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Name and text of every golden MSL file.
fn golden() -> Result<Vec<(String, String)>, Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernel-dsl/tests/golden");
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "msl") {
            let name = path.file_stem().and_then(|stem| stem.to_str()).ok_or("a golden file without a name")?;
            texts.push((name.to_owned(), std::fs::read_to_string(&path)?));
        }
    }
    texts.sort();
    if texts.len() < 10 {
        return Err(format!("{} golden texts; required: at least 10", texts.len()).into());
    }
    Ok(texts)
}

/// Every golden MSL text compiles, warnings being errors.
fn golden_texts(compiler: &Compiler) -> Answer {
    let texts = golden()?.iter().map(|(name, text)| MslText::parse(name, text)).collect::<Result<Vec<_>, _>>()?;
    compiler.check(&texts)?;
    Ok(format!("{} texts", texts.len()))
}

/// Words that stand before a parenthesis and are no function.
const STATEMENTS: [&str; 3] = ["if", "for", "while"];

/// The docs table names every function and type that golden texts call and do not define.
fn table_has_every_call() -> Result<(), Box<dyn std::error::Error>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/msl-subset.md");
    let page = std::fs::read_to_string(page)?;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let listed: BTreeSet<&str> = page.split(|c| !is_word(c)).collect();
    let mut missing = BTreeSet::new();
    for (_, text) in golden()? {
        let lines = text.lines().map(|line| line.split(" // ").next().unwrap_or_default());
        let code: String = lines.collect::<Vec<_>>().join("\n");
        let calls = code.match_indices('(').filter_map(|(at, _)| code[..at].rsplit(|c| !is_word(c)).next());
        for call in calls.filter(|call| !call.is_empty() && !STATEMENTS.contains(call)) {
            let is_defined = code.lines().any(|line| !line.starts_with(' ') && line.contains(&format!(" {call}(")));
            // `float3` is written as a range in the table.
            let stem = call.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_listed = listed.contains(call) || (stem != call && listed.contains(format!("{stem}2").as_str()));
            // `atomic_fetch_xor_explicit` is the fifth of one row.
            let is_fetch = call.starts_with("atomic_fetch_") && listed.contains("atomic_fetch_add_explicit");
            if !is_defined && !is_listed && !is_fetch {
                missing.insert(call.to_owned());
            }
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("docs/msl-subset.md lacks {missing:?}").into())
}
