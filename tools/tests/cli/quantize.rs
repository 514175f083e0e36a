//! `espalier quantize` and `espalier repack`, from the default model to text.

use crate::run::{espalier, failure, json, text};

fn default_model() -> String {
    format!("{}/../models/default", env!("CARGO_MANIFEST_DIR"))
}

/// Affine codes after a rotation: a quarter of the bytes, and it still tells the story.
#[test]
fn a_quantized_model_runs() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("small").display().to_string();
    let quantize = ["quantize", "--model", &default_model(), "--out", &out, "--mlp", "affine", "--rotate", "42"];
    let report = json(&[&quantize[..], &["--affine-bits", "6", "--json"]].concat());
    assert_eq!(report["formats"][0]["format"], "affine 6 bits, groups of 64");
    assert_eq!(report["bits_per_weight"], 6.5);
    let found = json(&["inspect", &out, "--adapter", "cpu", "--json"]);
    assert_eq!((&found["sizes"]["tied_head"], &found["fits"]), (&false.into(), &true.into()));
    assert_eq!(found["formats"][0]["format"], "6 bits in groups of 64");
    let ask = ["generate", "--adapter", "cpu", "--model", &out, "--prompt", "Once upon a time", "--max-tokens", "9"];
    assert_eq!(text(&ask), " there was a friendly boy named Ewan who lived\n");
    let (line, code) = failure(&quantize);
    assert!(line.contains("is there already; required: a new name") && code == 1, "{line}");
    let repacked = folder.path().join("repacked").display().to_string();
    let report = json(&["repack", "--model", &out, "--out", &repacked, "--storage", "two-block", "--json"]);
    assert_eq!((&report["changed"], &report["kept"], &report["canonical_only"]), (&0.into(), &0.into(), &0.into()));
    for wrong in [["--bits", "5"], ["--affine-bits", "7"], ["--group-size", "48"], ["--rotate", "x"]] {
        let output = espalier(&[&["quantize", "--model", "x", "--out", "y"][..], &wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}
