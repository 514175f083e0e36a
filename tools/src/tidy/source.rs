//! Rules on what Rust files contain: header, left-over work, panics in emitters, the home of wgpu.

use super::code::{Kind, matches};
use super::{Findings, Tree};

/// The files that may name wgpu.
const WGPU_FILES: [&str; 3] = ["runtime/src/device.rs", "runtime/src/pipeline_cache.rs", "runtime/src/engine/wgpu.rs"];

/// The folder whose code may not panic.
const EMITTERS: &str = "kernel-dsl/src/emit/";

pub(super) fn header(tree: &Tree, findings: &mut Findings) {
    // A trybuild case is a listing for its expected message and starts with the code it is about.
    let is_case = |path: &str| path.contains("/tests/ui/");
    for file in tree.with_extension("rs").filter(|file| !is_case(&file.path)) {
        let first = file.text().lines().next().unwrap_or_default();
        if !first.starts_with("//!") {
            findings.add(&file.path, 1, format!("`{first}`"), "`//!` and what the file is");
        }
    }
}

pub(super) fn left_over(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("rs") {
        for (i, token) in file.tokens.iter().enumerate() {
            let name = token.text.as_str();
            if matches!(name, "todo" | "unimplemented" | "dbg") && matches(&file.tokens, i + 1, &["!"]) {
                findings.add(&file.path, token.line, format!("`{name}!`"), "finished code");
            }
            let ignored = matches(&file.tokens, i, &["#", "[", "ignore"]);
            if ignored {
                let required = "a test that runs; assert the known wrong behaviour instead";
                findings.add(&file.path, token.line, "`#[ignore]`", required);
            }
        }
    }
}

pub(super) fn emit_no_panic(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("rs").filter(|file| file.path.starts_with(EMITTERS)) {
        for (i, token) in file.tokens.iter().enumerate().filter(|(_, token)| !token.in_test) {
            let name = token.text.as_str();
            let method = matches!(name, "unwrap" | "expect") && i > 0 && file.tokens[i - 1].text == ".";
            let panics = matches!(name, "panic" | "unreachable" | "assert" | "assert_eq" | "assert_ne")
                && matches(&file.tokens, i + 1, &["!"]);
            if method || panics {
                findings.add(&file.path, token.line, format!("`{name}`"), "a typed error; emitters never panic");
            }
        }
    }
}

pub(super) fn wgpu_home(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("rs").filter(|file| !WGPU_FILES.contains(&file.path.as_str())) {
        for (i, token) in file.tokens.iter().enumerate() {
            // `engine::wgpu::...` is our own module; the crate stands first in its path.
            let after_segment =
                i > 2 && matches(&file.tokens, i - 2, &[":", ":"]) && file.tokens[i - 3].kind == Kind::Ident;
            let declares_module = i > 0 && file.tokens[i - 1].text == "mod";
            let names_crate = matches(&file.tokens, i + 1, &[":", ":"]) || i > 0 && file.tokens[i - 1].text == "use";
            if token.kind == Kind::Ident && token.text == "wgpu" && names_crate && !after_segment && !declares_module {
                findings.add(&file.path, token.line, "`wgpu`", format!("wgpu only in {}", WGPU_FILES.join(", ")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tidy::samples::violations;

    #[test]
    fn header_is_the_first_line() {
        assert_eq!(violations("header", &[("a/src/lib.rs", "\n//! late\n")]), ["a/src/lib.rs:1 ``"]);
        assert!(violations("header", &[("a/src/lib.rs", "//! What.\n"), ("a/tests/ui/fail/x.rs", "fn")]).is_empty());
    }

    #[test]
    fn left_over_work_is_found_outside_of_strings() {
        let text = concat!("fn a() { to", "do!() }\n#[ig", "nore = \"slow\"]\nfn b() { d", "bg!(1); }");
        let found = violations("left-over", &[("a.rs", text)]);
        assert_eq!(found, ["a.rs:1 `todo!`", "a.rs:2 `#[ignore]`", "a.rs:3 `dbg!`"]);
        assert!(violations("left-over", &[("a.rs", "// todo!()\nfn todo() { s(\"dbg!\") }")]).is_empty());
    }

    #[test]
    fn emitters_do_not_panic() {
        let text = "fn f() { a.unwrap(); b.expect(\"\"); panic!() }\n#[cfg(test)]\nmod tests { fn g() { c.unwrap() } }";
        let found = violations("emit-no-panic", &[("kernel-dsl/src/emit/msl/mod.rs", text)]);
        let at = "kernel-dsl/src/emit/msl/mod.rs:1";
        assert_eq!(found, [format!("{at} `unwrap`"), format!("{at} `expect`"), format!("{at} `panic`")]);
        assert!(violations("emit-no-panic", &[("kernel-dsl/src/interp/mod.rs", text)]).is_empty());
    }

    #[test]
    fn wgpu_has_three_homes() {
        let text = "use wgpu::Device;\nfn f(x: wgpu::Queue) {}\nuse crate::engine::wgpu::run;\nmod wgpu;\n";
        let found = violations("wgpu-home", &[("models/src/lib.rs", text)]);
        assert_eq!(found, ["models/src/lib.rs:1 `wgpu`", "models/src/lib.rs:2 `wgpu`"]);
        assert!(violations("wgpu-home", &[("runtime/src/device.rs", text)]).is_empty());
    }
}
