//! Rules on text: the code map, links, paths and hosts that belong to one machine.

use super::{Findings, Tree};

/// The page that maps the code.
const MAP: &str = "ARCHITECTURE.md";

pub(super) fn code_map(tree: &Tree, findings: &mut Findings) {
    let Some(map) = tree.get(MAP) else {
        findings.add(MAP, 0, "no file", "a page that names every crate");
        return;
    };
    for manifest in tree.with_extension("toml").filter(|file| file.name() == "Cargo.toml") {
        let Some((folder, _)) = manifest.path.rsplit_once('/') else { continue };
        if !map.text().contains(&format!("`{folder}`")) {
            findings.add(MAP, 0, format!("no mention of `{folder}`"), "every crate in the code map");
        }
    }
}

pub(super) fn links(tree: &Tree, findings: &mut Findings) {
    for file in tree.with_extension("md") {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut in_listing = false;
        for (line, text) in file.lines() {
            in_listing ^= text.trim_start().starts_with("```");
            for target in link_targets(text).filter(|_| !in_listing) {
                let path = target.split('#').next().unwrap_or_default();
                if path.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                    continue;
                }
                if !resolve(folder, path).is_some_and(|path| tree.exists(&path)) {
                    findings.add(&file.path, line, format!("link to `{target}`"), "a file of the repository");
                }
            }
        }
    }
}

/// What stands between `](` and `)`.
fn link_targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target.trim())
}

/// `path` as seen from `folder`, from the root; `None` above the root.
fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Starts of paths that exist on one machine only, and hosts of package registries and mirrors.
/// Split so that this file does not name them itself.
const PRIVATE: &[&[&str]] = &[
    &["/ho", "me/"],
    &["/ro", "ot/"],
    &["/Us", "ers/"],
    &["/wo", "rk/"],
    &["C:\\", "Users"],
    &["/mnt", "/"],
    &["index.crates", ".io"],
    &["static.crates", ".io"],
    &["pypi", ".org"],
    &["files.pythonhosted", ".org"],
    &["registry.npmjs", ".org"],
    &["proxy.golang", ".org"],
    &["local", "host:"],
];

/// Reference outputs: what a model was asked and said, as data.
const REFERENCE_TEXTS: &str = "oracle-tests/fixtures/goldens/";

pub(super) fn machine_paths(tree: &Tree, findings: &mut Findings) {
    let needles: Vec<String> = PRIVATE.iter().map(|parts| parts.concat()).collect();
    for file in tree.files().iter().filter(|file| file.text.is_some() && !file.path.starts_with(REFERENCE_TEXTS)) {
        for (line, text) in file.lines() {
            for needle in needles.iter().filter(|needle| stands_alone(text, needle)) {
                findings.add(&file.path, line, format!("`{needle}`"), "a relative path, a setting, or nothing");
            }
        }
    }
}

/// Whether `needle` begins a path or host in `text`, and is not the inside of a longer relative path.
fn stands_alone(text: &str, needle: &str) -> bool {
    text.match_indices(needle).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '}'))
    })
}

#[cfg(test)]
mod tests {
    use crate::tidy::samples::violations;

    #[test]
    fn a_crate_off_the_map_is_found() {
        let files = [("ARCHITECTURE.md", "* `runtime`: runs"), ("runtime/Cargo.toml", ""), ("models/Cargo.toml", "")];
        assert_eq!(violations("code-map", &files), ["ARCHITECTURE.md:0 no mention of `models`"]);
        assert_eq!(violations("code-map", &[]), ["ARCHITECTURE.md:0 no file"]);
    }

    #[test]
    fn dead_links_are_found() {
        let text =
            "[a](b.md) [c](../x.md#top) [d](#here)\n[e](https://example.org)\n```\n[f](gone)\n```\n[g](../../up)\n";
        let found = violations("link", &[("docs/a.md", text), ("x.md", "")]);
        assert_eq!(found, ["docs/a.md:1 link to `b.md`", "docs/a.md:6 link to `../../up`"]);
    }

    #[test]
    fn one_machines_paths_are_found() {
        let (home, host) = (concat!("/ho", "me/me/x"), concat!("https://index.crates", ".io/"));
        let text = format!("see {home}\nfrom {host}\nsrc/home/x is ours\n");
        let found = violations("machine-path", &[("a.md", &text)]);
        assert_eq!(found, [concat!("a.md:1 `/ho", "me/`"), concat!("a.md:2 `index.crates", ".io`")]);
        assert!(violations("machine-path", &[("oracle-tests/fixtures/goldens/a.json", &text)]).is_empty());
    }
}
