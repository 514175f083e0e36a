//! Embeds the case files, so that an installed `espalier check` runs the same cases as the test suite.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../oracle-tests/cases");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = match fs::read_dir(&folder) {
        Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        list += &format!("    ({name:?}, include_str!({:?})),\n", path.display().to_string());
    }
    list += "]\n";
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set; required: cargo sets it"))?;
    fs::write(Path::new(&out).join("case_files.rs"), list)
}
