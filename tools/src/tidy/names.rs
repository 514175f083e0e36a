//! Rules on names: WGSL's words in identifiers, files named after what they hold.

use super::code::Kind;
use super::{Findings, Tree};

/// Words of other GPU languages, and the word to say instead.
const WORDS: &[(&str, &str)] = &[
    ("cube", "workgroup"),
    ("gmem", "storage"),
    ("plane", "subgroup"),
    ("planes", "subgroup"),
    ("simdgroup", "subgroup"),
    ("smem", "workgroup memory"),
    ("syncthreads", "workgroup_barrier"),
    ("syncwarp", "subgroup_barrier"),
    ("threadgroup", "workgroup"),
    ("threadgroups", "workgroups"),
    ("threadblock", "workgroup"),
    ("warp", "subgroup"),
    ("warps", "subgroups"),
    ("wavefront", "subgroup"),
];

/// Where the words of Metal and C++ are the subject.
const TRANSLATORS: [&str; 2] = ["kernel-dsl/src/emit/msl/", "oracle-tests/src/msl_host/"];

/// File stems that say nothing.
const STEMS: &[&str] =
    &["base", "common", "helper", "helpers", "legacy", "misc", "new", "old", "stuff", "tmp", "util", "utils"];

pub(super) fn vocabulary(tree: &Tree, findings: &mut Findings) {
    let translates = |path: &str| TRANSLATORS.iter().any(|folder| path.starts_with(folder));
    for file in tree.with_extension("rs").filter(|file| !translates(&file.path)) {
        for token in file.tokens.iter().filter(|token| token.kind == Kind::Ident) {
            for word in words(&token.text) {
                if let Some((_, say)) = WORDS.iter().find(|(banned, _)| *banned == word) {
                    findings.add(&file.path, token.line, format!("`{}`", token.text), format!("`{say}`, WGSL's word"));
                }
            }
        }
    }
}

/// The lower-case words of a snake_case or CamelCase name.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before_lower = false;
    for c in name.chars() {
        let starts = c == '_' || (c.is_uppercase() && before_lower);
        if starts && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c != '_') {
            word.extend(c.to_lowercase());
        }
        before_lower = c.is_lowercase() || c.is_ascii_digit();
    }
    words
}

pub(super) fn file_names(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("rs") {
        let stem = file.name().trim_end_matches(".rs");
        let folder = file.path.rsplit('/').nth(1).unwrap_or_default();
        if STEMS.contains(&stem) {
            findings.add(&file.path, 0, format!("`{stem}`"), "a name that says what the file holds");
        }
        if stem == folder && stem != "tests" {
            findings.add(&file.path, 0, format!("`{folder}/{stem}.rs`"), "`mod.rs`, or a name of its own");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::tidy::samples::violations;

    #[test]
    fn names_split_into_words() {
        assert_eq!(words("WarpSize_x2"), ["warp", "size", "x2"]);
        assert_eq!(words("SMEM"), ["smem"]);
        assert_eq!(words("__syncthreads"), ["syncthreads"]);
    }

    #[test]
    fn other_languages_words_are_refused_in_identifiers() {
        let text = "//! threadgroup\nfn warp_size() { let smem = 1; warped(\"cube\") }\n";
        let found = violations("vocabulary", &[("kernel-lib/src/a.rs", text)]);
        assert_eq!(found, ["kernel-lib/src/a.rs:2 `warp_size`", "kernel-lib/src/a.rs:2 `smem`"]);
        assert!(violations("vocabulary", &[("kernel-dsl/src/emit/msl/mod.rs", text)]).is_empty());
    }

    #[test]
    fn empty_names_are_refused() {
        let found =
            violations("file-name", &[("a/src/utils.rs", ""), ("a/src/foo/foo.rs", ""), ("a/src/foo/mod.rs", "")]);
        assert_eq!(found, ["a/src/utils.rs:0 `utils`", "a/src/foo/foo.rs:0 `foo/foo.rs`"]);
    }
}
