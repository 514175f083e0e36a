//! Case files: those of the repository parse, and a wrong one is refused with file, case and advice.

use std::path::Path;

use kernel_lib::Fill;
use oracle_tests::case::{CaseErrorKind, load_folder, parse};

fn refused(text: &str) -> String {
    parse(Path::new("softmax.toml"), text).expect_err("a wrong file").to_string()
}

#[test]
fn the_files_of_the_repository_parse() {
    let files = load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")).unwrap();
    assert!(files.iter().all(|file| !file.cases.is_empty()));
}

#[test]
fn a_case_has_defaults_and_parameters_in_the_kernels_order() {
    let text = "kernel = 'softmax'\n[[case]]\nparams = { n_cols = 5, n_rows = 2 }\nwhy = 'order'\n";
    let file = parse(Path::new("softmax.toml"), text).unwrap();
    assert_eq!(file.cases[0].params, [("n_rows".to_owned(), 2), ("n_cols".to_owned(), 5)]);
    assert_eq!((file.cases[0].fill, file.cases[0].seed), (Fill::Uniform, 1));
}

#[test]
fn wrong_files_are_refused_with_advice() {
    let case = |body: &str| refused(&format!("kernel = 'softmax'\n[[case]]\n{body}\n"));
    assert!(case("params = { n_rows = 1 }\nwhy = 'x'").contains("case 1: parameters"));
    assert!(case("params = { n_rows = 1, n_cols = -1 }\nwhy = 'x'").contains("required: n_rows, n_cols"));
    assert!(case("params = { n_rows = 1, width = 1 }\nwhy = 'x'").contains("required: n_rows, n_cols"));
    assert!(case("params = { n_rows = 1, n_cols = 1 }\nwhy = ' '").contains("what the case is for"));
    let fill = case("params = { n_rows = 1, n_cols = 1 }\nfill = 'big'\nwhy = 'x'");
    assert!(fill.contains("fill `big`; required: one of uniform"), "{fill}");
    assert!(case("params = { n_rows = 1, n_cols = 1 }\nwhy = 'x'\nsede = 2").contains("unknown field `sede`"));
    assert!(refused("kernel = 'matmul'").contains("required: `matmul.toml`"));
    let unknown = parse(Path::new("nonsense.toml"), "kernel = 'nonsense'").unwrap_err();
    assert!(matches!(unknown.kind, CaseErrorKind::Kernel { .. }), "{unknown}");
}
