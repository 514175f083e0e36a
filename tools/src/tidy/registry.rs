//! Rules on the kernel list: fixed header fields, and `ALL` as the one list.

use super::{Findings, Tree};

/// Where kernels live: `<name>.rs`, or `<name>/mod.rs` past 400 lines.
const KERNELS: &str = "kernel-lib/src/kernels/";

/// The fields of a kernel's header, in order.
const FIELDS: [&str; 9] =
    ["Computes", "Shapes", "Layout", "Numerics", "Requires", "Launch", "Variants", "Cost", "Source"];

/// The name of the kernel whose header is in `path`.
fn kernel_name(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(KERNELS)?;
    match rest.split_once('/') {
        None => rest.strip_suffix(".rs").filter(|name| *name != "mod"),
        Some((name, "mod.rs")) => Some(name),
        Some(_) => None,
    }
}

/// The field that a header line starts with, bold or plain.
fn field(line: &str) -> Option<&'static str> {
    let text = line.strip_prefix("//!")?.trim_start().trim_start_matches("* ").trim_start_matches("**");
    FIELDS.into_iter().find(|field| {
        text.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ':', '*', '.']))
    })
}

pub(super) fn kernel_header(tree: &Tree, findings: &mut Findings) {
    for file in tree.files().iter().filter(|file| kernel_name(&file.path).is_some()) {
        let header = || file.lines().take_while(|(_, line)| line.starts_with("//!"));
        let mut next = 0;
        for (line, text) in header() {
            let Some(found) = field(text) else { continue };
            if FIELDS.get(next) == Some(&found) {
                next += 1;
            } else if !FIELDS[..next].contains(&found) {
                let required = format!("`{}` first", FIELDS[next]);
                findings.add(&file.path, line, format!("`{found}`"), required);
                next = FIELDS.iter().position(|field| *field == found).map_or(next, |at| at + 1);
            }
        }
        if next < FIELDS.len() {
            let required = format!("a line `//! **{}** ...`", FIELDS[next]);
            findings.add(&file.path, 1, format!("no `{}` in the header", FIELDS[next]), required);
        }
    }
}

pub(super) fn kernel_list(tree: &Tree, findings: &mut Findings) {
    let path = format!("{KERNELS}mod.rs");
    let names: Vec<&str> = tree.files().iter().filter_map(|file| kernel_name(&file.path)).collect();
    let Some(list) = tree.get(&path) else {
        if !names.is_empty() {
            findings.add(&path, 0, "no file", "the list `ALL`");
        }
        return;
    };
    let all = list.tokens.iter().position(|token| token.text == "ALL").unwrap_or(list.tokens.len());
    let end = list.tokens[all..].iter().position(|token| token.text == ";").map_or(list.tokens.len(), |at| all + at);
    let listed: Vec<&str> = list.tokens[all..end].iter().map(|token| token.text.as_str()).collect();
    let positions: Vec<Option<usize>> = names.iter().map(|name| listed.iter().position(|word| word == name)).collect();
    for (name, position) in names.iter().zip(&positions) {
        if position.is_none() {
            findings.add(&path, 0, format!("`{name}` is not in `ALL`"), "every kernel file in the list");
        }
    }
    let present: Vec<usize> = positions.into_iter().flatten().collect();
    if !present.is_sorted() {
        findings.add(&path, 0, "`ALL` out of order", "alphabetical order");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::samples::violations;

    const FILE: &str = "kernel-lib/src/kernels/softmax.rs";
    const LIST: &str = "kernel-lib/src/kernels/mod.rs";

    fn header(fields: &[&str]) -> String {
        fields.iter().map(|field| format!("//! **{field}** something\n")).collect()
    }

    #[test]
    fn a_full_header_passes_in_both_spellings() {
        let plain: String = FIELDS.iter().map(|field| format!("//! {field} something\n")).collect();
        for text in [header(&FIELDS), plain] {
            assert_eq!(violations("kernel-header", &[(FILE, &text)]), [""; 0]);
        }
    }

    #[test]
    fn missing_and_swapped_fields_are_found() {
        let mut fields = FIELDS;
        fields.swap(3, 4);
        let found = violations("kernel-header", &[(FILE, &header(&fields))]);
        assert_eq!(found[0], format!("{FILE}:4 `Requires`"));
        let found = violations("kernel-header", &[(FILE, &header(&FIELDS[..8]))]);
        assert_eq!(found, [format!("{FILE}:1 no `Source` in the header")]);
        assert!(violations("kernel-header", &[("kernel-lib/src/kernels/matmul/tiled.rs", "//! x\n")]).is_empty());
    }

    #[test]
    fn the_list_names_every_file_in_order() {
        let list = "pub mod rope;\npub mod softmax;\npub static ALL: &[&dyn Kernel] = &[&rope::Rope];\nuse softmax;";
        let found = violations("kernel-list", &[(LIST, list), ("kernel-lib/src/kernels/rope.rs", ""), (FILE, "")]);
        assert_eq!(found, [format!("{LIST}:0 `softmax` is not in `ALL`")]);
        let list = "pub static ALL: &[&dyn Kernel] = &[&softmax::S, &rope::Rope];";
        let found = violations("kernel-list", &[(LIST, list), ("kernel-lib/src/kernels/rope/mod.rs", ""), (FILE, "")]);
        assert_eq!(found, [format!("{LIST}:0 `ALL` out of order")]);
        assert_eq!(violations("kernel-list", &[(FILE, "")]), [format!("{LIST}:0 no file")]);
    }
}
