//! Rules on Cargo files: who may depend on whom, where versions stand, licence, lock file.

use toml::{Table, Value};

use super::{Findings, Tree};

/// The crates, lowest first: a crate depends only on crates before it.
const LAYERS: [&str; 7] =
    ["kernel-dsl-macros", "kernel-dsl", "kernel-lib", "runtime", "models", "oracle-tests", "espalier"];

/// Crates that only the runtime may depend on.
const GPU_CRATES: [&str; 2] = ["wgpu", "pollster"];

/// The source that every locked package has.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

struct Manifest<'a> {
    path: &'a str,
    text: &'a str,
    table: Table,
}

impl Manifest<'_> {
    /// The line of the first mention of `name` at the start of a line.
    fn line_of(&self, name: &str) -> usize {
        let starts = |line: &str| line.trim_start().strip_prefix(name).is_some_and(|rest| !rest.starts_with('-'));
        self.text.lines().position(starts).map_or(0, |i| i + 1)
    }

    fn package(&self) -> Option<&Table> {
        self.table.get("package").and_then(Value::as_table)
    }

    /// Dependencies of every kind, with those per target; development dependencies are told apart.
    fn dependencies(&self) -> Vec<(&str, &Value)> {
        let mut tables: Vec<&Table> = vec![&self.table];
        if let Some(targets) = self.table.get("target").and_then(Value::as_table) {
            tables.extend(targets.values().filter_map(Value::as_table));
        }
        let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
        let lists = tables.iter().flat_map(|table| kinds.iter().filter_map(|kind| table.get(*kind)?.as_table()));
        lists.flat_map(|list| list.iter().map(|(name, value)| (name.as_str(), value))).collect()
    }
}

fn manifests<'a>(tree: &'a Tree, findings: &mut Findings) -> Vec<Manifest<'a>> {
    let mut out = Vec::new();
    for file in tree.with_extension("toml").filter(|file| file.name() == "Cargo.toml") {
        match file.text().parse::<Table>() {
            Ok(table) => out.push(Manifest { path: &file.path, text: file.text(), table }),
            Err(error) => findings.add(&file.path, 0, error.message().to_owned(), "valid TOML"),
        }
    }
    out
}

pub(super) fn dependency_law(tree: &Tree, findings: &mut Findings) {
    for manifest in manifests(tree, findings) {
        let Some(name) = manifest.package().and_then(|package| package.get("name")?.as_str()) else { continue };
        let Some(layer) = LAYERS.iter().position(|known| *known == name) else {
            let found = format!("crate `{name}`");
            findings.add(manifest.path, manifest.line_of("name"), found, format!("one of {}", LAYERS.join(", ")));
            continue;
        };
        for (dependency, value) in manifest.dependencies() {
            let line = manifest.line_of(dependency);
            let found = format!("`{name}` depends on `{dependency}`");
            let below = LAYERS.iter().position(|known| *known == dependency);
            if below.is_some_and(|below| below >= layer) {
                findings.add(manifest.path, line, found, "crates of lower layers only");
            } else if GPU_CRATES.contains(&dependency) && name != "runtime" {
                findings.add(manifest.path, line, found, "GPU crates in `runtime` only");
            } else if value.get("workspace").and_then(Value::as_bool) != Some(true) {
                let found = format!("a version or path for `{dependency}`");
                findings.add(manifest.path, line, found, "`workspace = true`; the root Cargo.toml has the version");
            }
        }
    }
}

pub(super) fn licence(tree: &Tree, findings: &mut Findings) {
    let text = tree.get("LICENSE").map_or("", |file| file.text());
    if !text.contains("Apache License") {
        findings.add("LICENSE", 0, "no Apache License text", "the text of Apache-2.0");
    }
    for manifest in manifests(tree, findings) {
        let Some(package) = manifest.package() else { continue };
        let inherits = |table: Option<&Value>| table.and_then(|value| value.get("workspace")?.as_bool()) == Some(true);
        if !inherits(package.get("license")) {
            findings.add(
                manifest.path,
                manifest.line_of("license"),
                "a crate without it",
                "`license.workspace = true`",
            );
        }
        if !inherits(manifest.table.get("lints")) {
            findings.add(manifest.path, 0, "lints of its own or none", "`[lints] workspace = true`");
        }
    }
}

pub(super) fn lock_source(tree: &Tree, findings: &mut Findings) {
    let Some(file) = tree.get("Cargo.lock") else {
        findings.add("Cargo.lock", 0, "no file", "a lock file, so that builds repeat");
        return;
    };
    for (line, text) in file.lines() {
        if let Some(source) = text.strip_prefix("source = ").map(|source| source.trim_matches('"'))
            && source != REGISTRY
        {
            findings.add(&file.path, line, source, REGISTRY);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tidy::samples::violations;

    fn law(manifest: &str) -> Vec<String> {
        violations("dependency-law", &[("x/Cargo.toml", manifest)])
    }

    #[test]
    fn dependencies_point_down() {
        let up = "[package]\nname = \"kernel-lib\"\n[dependencies]\nruntime.workspace = true\n";
        assert_eq!(law(up), ["x/Cargo.toml:4 `kernel-lib` depends on `runtime`"]);
        let dev = "[package]\nname = \"runtime\"\n[target.'cfg(unix)'.dev-dependencies]\nmodels.workspace = true\n";
        assert_eq!(law(dev), ["x/Cargo.toml:4 `runtime` depends on `models`"]);
        assert!(law("[package]\nname = \"models\"\n[dependencies]\nruntime.workspace = true\n").is_empty());
    }

    #[test]
    fn versions_stand_in_the_root() {
        let own = "[package]\nname = \"models\"\n[dependencies]\nserde = \"1\"\n";
        assert_eq!(law(own), ["x/Cargo.toml:4 a version or path for `serde`"]);
    }

    #[test]
    fn the_gpu_is_the_runtimes() {
        let gpu = "[package]\nname = \"models\"\n[dependencies]\nwgpu.workspace = true\n";
        assert_eq!(law(gpu), ["x/Cargo.toml:4 `models` depends on `wgpu`"]);
        assert_eq!(law("[package]\nname = \"other\"\n"), ["x/Cargo.toml:2 crate `other`"]);
        assert_eq!(law("[package\n").len(), 1);
    }

    #[test]
    fn licence_and_lints_are_inherited() {
        let good = "[package]\nname = \"a\"\nlicense.workspace = true\n[lints]\nworkspace = true\n";
        let bad = "[package]\nname = \"a\"\nlicense = \"MIT\"\n";
        let files = [("LICENSE", "Apache License"), ("a/Cargo.toml", good)];
        assert!(violations("licence", &files).is_empty());
        let found = violations("licence", &[("a/Cargo.toml", bad)]);
        let expected = [
            "LICENSE:0 no Apache License text",
            "a/Cargo.toml:3 a crate without it",
            "a/Cargo.toml:0 lints of its own or none",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn other_sources_are_refused() {
        let lock = "name = \"a\"\nsource = \"git+https://example.org/a\"\n";
        assert_eq!(violations("lock-source", &[("Cargo.lock", lock)]), ["Cargo.lock:2 git+https://example.org/a"]);
        assert_eq!(violations("lock-source", &[]), ["Cargo.lock:0 no file"]);
    }
}
