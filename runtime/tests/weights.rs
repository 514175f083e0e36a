//! Weights as bytes: what a folder of safetensors files gives, and how each fault is refused with its name.

use std::fs;
use std::path::{Path, PathBuf};

use kernel_dsl::ir::Elem;
use runtime::weights::Checkpoint;
use serde_json::{Value, json};
use tempfile::TempDir;

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../oracle-tests/fixtures");

fn safetensors(header: &str, data: &[u8]) -> Vec<u8> {
    [&(header.len() as u64).to_le_bytes(), header.as_bytes(), data].concat()
}

fn entry(dtype: &str, shape: &[u64], offsets: [u64; 2]) -> Value {
    json!({ "dtype": dtype, "shape": shape, "data_offsets": offsets })
}

/// A file's name and content.
type Named<'a> = (&'a str, &'a [u8]);

/// A folder with files of these contents.
fn folder(files: &[Named]) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).expect("a folder to write to");
    }
    folder
}

fn refusal(files: &[Named]) -> String {
    let folder = folder(files);
    let message = Checkpoint::open(folder.path()).expect_err("a refusal").to_string();
    assert!(message.contains("required: ") && !message.contains('\n'), "{message}");
    message.replace(&format!("{}/", folder.path().display()), "")
}

/// Two tensors of 8 and 4 bytes.
fn two() -> Vec<u8> {
    let header = json!({ "__metadata__": { "format": "pt" }, "b": entry("BF16", &[2], [8, 12]), "a": entry("F32", &[1, 2], [0, 8]) });
    safetensors(&header.to_string(), &[1; 12])
}

#[test]
fn tensors_are_found_by_name() {
    let folder = folder(&[("model.safetensors", &two())]);
    let checkpoint = Checkpoint::open(folder.path()).unwrap();
    assert_eq!(checkpoint.tensors().map(|tensor| tensor.name()).collect::<Vec<_>>(), ["a", "b"]);
    let a = checkpoint.get("a").unwrap();
    assert_eq!((a.elem().unwrap(), a.shape(), a.bytes()), (Elem::F32, &[1, 2][..], &[1; 8][..]));
    assert_eq!((checkpoint.get("b").unwrap().type_name(), checkpoint.get("c").is_none()), ("BF16".to_owned(), true));
    assert_eq!(checkpoint.mapped_bytes(), two().len() as u64);
    assert_eq!(checkpoint.files(), [folder.path().join("model.safetensors")]);
}

/// The fixture's data starts at an odd address: bytes are the file's, what is lent is aligned.
#[test]
fn lent_bytes_are_aligned() {
    let path = Path::new(FIXTURES).join("qwen3-random/model.safetensors");
    let file = fs::read(&path).unwrap();
    let checkpoint = Checkpoint::open(path.parent().unwrap()).unwrap();
    let mut at = 8 + u64::from_le_bytes(*file.first_chunk().unwrap()) as usize;
    assert_ne!(at % 4, 0, "the fixture tests nothing otherwise");
    let mut by_address: Vec<_> = checkpoint.tensors().collect();
    by_address.sort_by_key(|tensor| tensor.bytes().as_ptr().addr());
    for tensor in by_address {
        let lent = tensor.lend();
        let lent: &[u8] = (*lent).as_ref();
        assert_eq!(lent, &file[at..at + lent.len()], "{}", tensor.name());
        assert_eq!(lent.as_ptr().addr() % 4, 0, "{}", tensor.name());
        at += lent.len();
    }
    assert_eq!(at, file.len());
    let aligned = Checkpoint::open_files(&[PathBuf::from(FIXTURES).join("../../models/default/model.safetensors")]);
    for tensor in aligned.unwrap().tensors().filter(|tensor| tensor.bytes().as_ptr().addr() % 4 == 0) {
        assert_eq!((*tensor.lend()).as_ref().as_ptr(), tensor.bytes().as_ptr(), "{} is read in place", tensor.name());
    }
}

#[test]
fn damaged_files_are_refused() {
    let of = |header: Value, data: usize| safetensors(&header.to_string(), &vec![0; data]);
    let a = |offsets| entry("F32", &[2], offsets);
    let whole = two();
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (vec![], "model.safetensors: 0 bytes; required: a safetensors file"),
        (vec![0xff; 64], "a header of 18446744073709551615 bytes; required: a safetensors file"),
        (whole[..40].to_vec(), "model.safetensors: 40 bytes, a header of"),
        (whole[..whole.len() - 1].to_vec(), "tensor `b` ends at"),
        (whole[..whole.len() - 5].to_vec(), "tensor `a` ends at"),
        (safetensors("{", &[]), "EOF while parsing"),
        (safetensors("[]", &[]), "expected an object of tensors"),
        (of(json!({ "a": { "dtype": "F32" } }), 8), "`a`: missing field"),
        (of(json!({ "a": entry("Q4", &[2], [0, 8]) }), 8), "`a`: unknown variant `Q4`"),
        (of(json!({ "a": a([0, 4]) }), 4), "tensor `a` has 4 bytes; required: 8 (those of F32 [2])"),
        (of(json!({ "a": a([8, 0]) }), 8), "tensor `a` has offsets 8 to 0"),
        (of(json!({ "a": entry("F32", &[1 << 62, 8], [0, 8]) }), 8), "tensor `a` has offsets 0 to 8"),
        (of(json!({ "a": a([0, 8]), "b": a([4, 12]) }), 12), "tensor `b` starts at"),
        (of(json!({ "a": a([0, 8]), "b": a([9, 17]) }), 17), "belongs to no tensor"),
        (of(json!({ "a": a([0, 8]) }), 9), "belongs to no tensor"),
    ];
    for (bytes, expected) in cases {
        let message = refusal(&[("model.safetensors", &bytes)]);
        assert!(message.contains(expected), "{message}; expected {expected}");
    }
    let entry = a([0, 8]);
    let twice = safetensors(&format!("{{\"a\":{entry},\"a\":{entry}}}"), &[0; 8]);
    assert!(refusal(&[("model.safetensors", &twice)]).starts_with("tensor `a` is in model.safetensors and in model."));
    assert!(
        refusal(&[])
            .ends_with("no weights; required: `model.safetensors`, or `model.safetensors.index.json` and its files")
    );
}

#[test]
fn shards_and_index_must_agree() {
    const INDEX: &str = "model.safetensors.index.json";
    let one = |name: &str| safetensors(&json!({ name: entry("F32", &[2], [0, 8]) }).to_string(), &[0; 8]);
    let [a, b, c] = ["a", "b", "c"].map(one);
    let a_and_b = two();
    let index = |map: Value| json!({ "metadata": {}, "weight_map": map }).to_string();
    let both = index(json!({ "a": "1.safetensors", "b": "2.safetensors" }));
    let whole: [Named; 3] = [(INDEX, both.as_bytes()), ("1.safetensors", &a), ("2.safetensors", &b)];
    let folder = folder(&whole);
    assert_eq!(Checkpoint::open(folder.path()).unwrap().tensors().count(), 2);

    let missing = "`2.safetensors` with 1 tensors is not there; required: all of the 2 files it names";
    let only_a = index(json!({ "a": "1.safetensors" }));
    let with_b_in_1 = index(json!({ "a": "1.safetensors", "b": "1.safetensors" }));
    let swapped = index(json!({ "a": "2.safetensors", "b": "1.safetensors" }));
    let outside = index(json!({ "a": "../1.safetensors" }));
    let cases: Vec<(Vec<Named>, &str)> = vec![
        (whole[..2].to_vec(), missing),
        (vec![whole[0], whole[1], ("2.safetensors", &a)], "tensor `a` is in 1.safetensors and in 2.safetensors"),
        (vec![whole[0], whole[1], ("2.safetensors", &c)], "tensor `b` is in no file; required: `2.safetensors`"),
        (vec![(INDEX, with_b_in_1.as_bytes()), whole[1]], "tensor `b` is in no file; required: `1.safetensors`"),
        (
            vec![(INDEX, only_a.as_bytes()), ("1.safetensors", &a_and_b)],
            "tensor `b` is in 1.safetensors; required: no file",
        ),
        (vec![(INDEX, swapped.as_bytes()), whole[1], whole[2]], "required: `2.safetensors`"),
        (vec![(INDEX, outside.as_bytes())], "`a` in \"../1.safetensors\"; required: the name of a file beside"),
        (vec![(INDEX, b"{}")], "no `weight_map`"),
        (vec![(INDEX, b"{")], "EOF"),
        (vec![(INDEX, br#"{"weight_map": {}}"#)], "an empty `weight_map`"),
    ];
    for (files, expected) in cases {
        let message = refusal(&files);
        assert!(message.contains(expected), "{message}; expected {expected}");
    }
}

#[test]
fn values_that_are_not_finite_are_named() {
    let header = json!({ "a": entry("BF16", &[2, 2], [0, 8]), "b": entry("F16", &[2], [8, 12]), "c": entry("F64", &[1], [12, 20]) });
    let data = [0x80, 0x3f, 0, 0, 0x80, 0xff, 0xc0, 0x7f, 0xff, 0x7b, 1, 0x7c, 0, 0, 0, 0, 0, 0, 0, 0];
    let folder = folder(&[("model.safetensors", &safetensors(&header.to_string(), &data))]);
    let checkpoint = Checkpoint::open(folder.path()).unwrap();
    let message = |name: &str| checkpoint.get(name).unwrap().check_finite().unwrap_err().to_string();
    assert_eq!(message("a"), "tensor `a`: element 2 is -inf; required: finite values");
    assert_eq!(message("b"), "tensor `b`: element 1 is NaN; required: finite values");
    assert!(message("c").starts_with("tensor `c` has type F64; required: a type that kernels load"));
}
