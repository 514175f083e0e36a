//! Emitted MSL, compiled and run on the host: golden texts, every kernel of the library, random programs, and faults
//! that must show.
//!
//! Where no C++ compiler is present, the tests are counted as ignored and the reason is printed; with
//! `ESPALIER_REQUIRE_ADAPTER=1` they fail instead, so that a gate cannot pass without a compiler.

mod faults;
mod library;
mod programs;

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
    add("random_programs".into(), Box::new(programs::agree));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Every golden MSL text compiles, warnings being errors.
fn golden_texts(compiler: &Compiler) -> Answer {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernel-dsl/tests/golden");
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "msl") {
            let name = path.file_stem().and_then(|stem| stem.to_str()).ok_or("a golden file without a name")?;
            texts.push(MslText::parse(name, &std::fs::read_to_string(&path)?)?);
        }
    }
    texts.sort_by(|a, b| a.name().cmp(b.name()));
    if texts.len() < 10 {
        return Err(format!("{} golden texts; required: at least 10", texts.len()).into());
    }
    compiler.check(&texts)?;
    Ok(format!("{} texts", texts.len()))
}
