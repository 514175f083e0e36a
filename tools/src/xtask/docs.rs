//! `cargo xtask docs`: the generated parts of Markdown files, between two marker lines.
//!
//! Invariants: a part is a pure function of the library and the kernels' headers; text outside of the markers is
//! never touched; a file without its markers is an error, not an empty part.

use std::path::Path;

use kernel_lib::ALL;

use super::{Outcome, read, write};
use crate::failure::Failure;
use crate::tidy::RULES;

/// Options of the verb.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Only report what differs, and fail when something does
    #[arg(long)]
    check: bool,
}

/// A generated part of a file.
struct Part {
    path: &'static str,
    name: &'static str,
    make: fn(&Path) -> Result<String, Failure>,
}

const PARTS: &[Part] = &[
    Part { path: "CONTRIBUTING.md", name: "rules", make: |_| Ok(rule_table()) },
    Part { path: "docs/kernels.md", name: "kernels", make: kernel_table },
];

pub(super) fn run(root: &Path, args: &Args) -> Outcome {
    let mut stale = Vec::new();
    for (path, text) in stale_files(root)? {
        println!("{path}: {}", if args.check { "stale" } else { "written" });
        if !args.check {
            write(&root.join(&path), &text)?;
        }
        stale.push(path);
    }
    match args.check && !stale.is_empty() {
        true => Err(Failure::message(format!("{} stale; required: what `cargo xtask docs` writes", stale.join(", ")))),
        false => Ok(()),
    }
}

/// Files whose generated parts are not what they must be, with the text that they must have.
///
/// # Errors
/// A file that cannot be read or has no markers.
pub fn stale_files(root: &Path) -> Result<Vec<(String, String)>, Failure> {
    let mut stale = Vec::new();
    for Part { path, name, make } in PARTS {
        let text = read(&root.join(path))?;
        let updated = with_part(&text, name, &make(root)?).ok_or_else(|| {
            Failure::message(format!("{path} has no part `{name}`; required: {} and {END}", begin(name)))
        })?;
        if updated != text {
            stale.push(((*path).to_owned(), updated));
        }
    }
    Ok(stale)
}

const END: &str = "<!-- generated: end -->";

fn begin(name: &str) -> String {
    format!("<!-- generated: {name}, by `cargo xtask docs` -->")
}

/// `text` with the part called `name` replaced; `None` without its markers.
fn with_part(text: &str, name: &str, part: &str) -> Option<String> {
    let begin = begin(name);
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{begin}\n{}\n{END}{after}", part.trim_end()))
}

fn rule_table() -> String {
    let rows = RULES.iter().map(|rule| format!("| `{}` | {} |\n", rule.name, rule.demands));
    format!("| rule | demands |\n|---|---|\n{}", rows.collect::<String>())
}

fn kernel_table(root: &Path) -> Result<String, Failure> {
    let mut table = String::from("| kernel | computes | sizes | variants |\n|---|---|---|---|\n");
    for kernel in ALL {
        let name = kernel.name();
        let folder = root.join("kernel-lib/src/kernels");
        let file = [format!("{name}.rs"), format!("{name}/mod.rs")].map(|path| folder.join(path));
        let header = read(file.iter().find(|path| path.exists()).unwrap_or(&file[0]))?;
        let computes = computes(&header)
            .ok_or_else(|| Failure::message(format!("kernel `{name}` has no **Computes**; required: its formula")))?;
        let (params, n_variants) = (kernel.param_names().join(", "), kernel.all_variants().len());
        table += &format!("| `{name}` | {computes} | {params} | {n_variants} |\n");
    }
    Ok(table)
}

/// The field **Computes** of a kernel's header on one line, fit for a table.
fn computes(header: &str) -> Option<String> {
    let mut lines = header.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    let first = lines.find_map(|line| line.strip_prefix("**Computes**"))?;
    let more = lines.take_while(|line| !line.is_empty() && !line.starts_with("**"));
    let text = std::iter::once(first.trim()).chain(more).collect::<Vec<_>>().join(" ");
    Some(text.replace('|', "\\|"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_is_replaced() {
        let text = format!("a\n{}\nold\n{END}\nb\n", begin("x"));
        let updated = with_part(&text, "x", "new\n").unwrap();
        assert_eq!(updated, format!("a\n{}\nnew\n{END}\nb\n", begin("x")));
        assert_eq!(with_part(&updated, "x", "new").as_deref(), Some(updated.as_str()));
        assert_eq!(with_part("no markers", "x", "new"), None);
    }

    #[test]
    fn the_formula_may_span_lines() {
        let header = "//! Max.\n//!\n//! **Computes** `y = |x|`,\n//!   row by row\n//! **Shapes** x\n";
        assert_eq!(computes(header).as_deref(), Some("`y = \\|x\\|`, row by row"));
        assert_eq!(computes("//! Nothing.\n"), None);
    }
}
