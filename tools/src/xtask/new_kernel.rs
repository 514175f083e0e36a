//! `cargo xtask new-kernel NAME`: the three files of a new kernel, as a skeleton that compiles and passes its checks.
//!
//! Refuses: a name that is no snake_case word, is taken, or would make two kernels share the first part of their ids.

use std::path::{Path, PathBuf};

use super::{Outcome, read, write};
use crate::failure::Failure;

/// Options of the verb.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The op's name in snake_case, such as `layer_norm`
    name: String,
}

/// A kernel of its own right: `tools/tests/new_kernel.rs` compiles it and runs its checks.
const KERNEL: &str = include_str!("../../templates/skeleton_kernel.rs");
const CASES: &str = include_str!("../../templates/skeleton_kernel.toml");

pub(super) fn run(root: &Path, args: &Args) -> Outcome {
    let files = skeleton(root, &args.name)?;
    for (path, text) in &files {
        write(&root.join(path), text)?;
        println!("{}", path.display());
    }
    println!(
        "next: write the formula, then `cargo run -- check {}`, `cargo xtask bless`, `cargo xtask docs`",
        args.name
    );
    Ok(())
}

/// The files to write, by path from `root`: the kernel, its cases, and the list with the kernel in it.
///
/// # Errors
/// A name that is refused, or a list that cannot be read.
pub fn skeleton(root: &Path, name: &str) -> Result<Vec<(PathBuf, String)>, Failure> {
    check_name(name)?;
    let kernels = Path::new("kernel-lib/src/kernels");
    let list_path = kernels.join("mod.rs");
    let list = read(&root.join(&list_path))?;
    let kernel_path = kernels.join(format!("{name}.rs"));
    let cases_path = Path::new("oracle-tests/cases").join(format!("{name}.toml"));
    for path in [kernel_path.clone(), kernels.join(name), cases_path.clone()] {
        if root.join(&path).exists() {
            return Err(Failure::message(format!("{} exists; required: a new name", path.display())));
        }
    }
    let type_name = camel_case(name);
    let fill = |template: &str| template.replace("skeleton_kernel", name).replace("SkeletonKernel", &type_name);
    let with_module = with_line(&list, "pub mod ", &format!("pub mod {name};"));
    let list = with_module.and_then(|list| with_line(&list, "    &", &format!("    &{name}::{type_name},")));
    let list = list.ok_or_else(|| {
        let required = "`pub mod ...;` lines and `&name::Type,` lines of `ALL`";
        Failure::message(format!("{} has no list; required: {required}", list_path.display()))
    })?;
    Ok(vec![(kernel_path, fill(KERNEL)), (cases_path, fill(CASES)), (list_path, list)])
}

fn check_name(name: &str) -> Result<(), Failure> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let good = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(plain)
        && !name.contains("__")
        && !name.ends_with('_');
    // A name is a Rust module too.
    let keyword = syn::parse_str::<syn::Ident>(name).is_err();
    match good && !keyword {
        true => Ok(()),
        false => {
            Err(Failure::usage(format!("`{name}`; required: a snake_case name without `__`, such as `layer_norm`")))
        }
    }
}

fn camel_case(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').filter(|part| !part.is_empty()).map(word).collect()
}

/// `text` with `line` among the lines that start with `prefix`, in order; `None` without any such line.
fn with_line(text: &str, prefix: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|known| known.starts_with(prefix))?;
    let later = lines.iter().position(|known| known.starts_with(prefix) && *known > line);
    lines.insert(later.unwrap_or(last + 1), line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_in_order() {
        let text = "//! x\n\npub mod cast;\npub mod rope;\n\nconst ALL = [\n    &cast::Cast,\n];\n";
        let with_module = with_line(text, "pub mod ", "pub mod layer_norm;").unwrap();
        let full = with_line(&with_module, "    &", "    &layer_norm::LayerNorm,").unwrap();
        let expected = "//! x\n\npub mod cast;\npub mod layer_norm;\npub mod rope;\n\nconst ALL = [\n    &cast::Cast,\n    &layer_norm::LayerNorm,\n];\n";
        assert_eq!(full, expected);
        assert_eq!(with_line("", "pub mod ", "pub mod a;"), None);
    }

    #[test]
    fn names_become_types_or_are_refused() {
        assert_eq!(camel_case("layer_norm2"), "LayerNorm2");
        for bad in ["", "LayerNorm", "2d", "a__b", "a_", "match", "a-b"] {
            let failure = check_name(bad).unwrap_err();
            assert!(failure.code() == 2 && failure.to_string().contains("snake_case"), "{failure}");
        }
    }
}
