//! The files that the rules look at.
//!
//! Invariants: paths are relative to the root, with `/`; in a git checkout the files are those that git tracks or
//! would track (so a rule fires before a commit), elsewhere everything but build output and dot folders.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::code::Token;

/// A file of the repository.
pub struct File {
    /// Path from the root.
    pub path: String,
    /// Size on disk.
    pub bytes: u64,
    /// Content, where it is UTF-8.
    pub text: Option<String>,
    /// Tokens, where it is Rust that parses.
    pub(crate) tokens: Vec<Token>,
}

impl File {
    fn new(path: String, bytes: u64, text: Option<String>) -> File {
        let tokens = match &text {
            Some(text) if path.ends_with(".rs") => super::code::tokens(text),
            _ => Vec::new(),
        };
        File { path, bytes, text, tokens }
    }

    /// Content, or nothing for a binary file.
    pub fn text(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
    }

    /// Content lines with their numbers from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text().lines().enumerate().map(|(i, line)| (i + 1, line))
    }

    /// The last component of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }
}

/// Why the files could not be read.
#[derive(Debug, thiserror::Error)]
pub enum TreeError {
    /// A path that cannot be read.
    #[error("{path}: {source}; required: a readable file or folder")]
    Read {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
}

/// The files of a repository.
pub struct Tree {
    files: Vec<File>,
}

impl Tree {
    /// Reads the repository at `root`.
    ///
    /// # Errors
    /// [`TreeError`] when a file cannot be read.
    pub fn read(root: &Path) -> Result<Tree, TreeError> {
        let mut files = Vec::new();
        for path in listed_by_git(root).map_or_else(|| walk(root), Ok)? {
            let full = root.join(&path);
            let bytes = match std::fs::read(&full) {
                Ok(bytes) => bytes,
                // Deleted in the working tree, not yet in the index.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
                Err(source) => return Err(TreeError::Read { path: full, source }),
            };
            let len = bytes.len() as u64;
            files.push(File::new(path, len, String::from_utf8(bytes).ok()));
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    /// A tree of `(path, text)` samples.
    pub fn from_samples(files: &[(&str, &str)]) -> Tree {
        let file = |&(path, text): &(&str, &str)| File::new(path.into(), text.len() as u64, Some(text.into()));
        Tree { files: files.iter().map(file).collect() }
    }

    /// All files, by path.
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The file at `path`.
    pub fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether a file, or a folder with a file in it, is at `path`.
    pub fn exists(&self, path: &str) -> bool {
        self.files
            .iter()
            .any(|file| file.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
    }

    /// Files whose name ends in `.extension`.
    pub fn with_extension<'a>(&'a self, extension: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.name().rsplit_once('.').is_some_and(|(_, ext)| ext == extension))
    }
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let out = Command::new("git").args(args).current_dir(root).output().ok()?;
    let listed = String::from_utf8(out.stdout).ok()?;
    let mut paths: Vec<String> = listed.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    paths.sort();
    paths.dedup();
    (out.status.success() && !paths.is_empty()).then_some(paths)
}

/// Every file below `root`, for a source archive without git.
fn walk(root: &Path) -> Result<Vec<String>, TreeError> {
    let (mut paths, mut folders) = (Vec::new(), vec![String::new()]);
    while let Some(folder) = folders.pop() {
        let full = root.join(&folder);
        let failed = |source| TreeError::Read { path: full.clone(), source };
        for entry in std::fs::read_dir(&full).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            let kind = entry.file_type().map_err(failed)?;
            if kind.is_dir() && name != "target" && !name.starts_with(".git") {
                folders.push(path);
            } else if kind.is_file() {
                paths.push(path);
            }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walks_a_folder_without_git() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder.path().join("target/debug")).unwrap();
        std::fs::create_dir_all(folder.path().join("a/src")).unwrap();
        for path in ["target/debug/x.rs", "a/src/lib.rs", "README.md"] {
            std::fs::write(folder.path().join(path), "//! x\n").unwrap();
        }
        let mut paths = walk(folder.path()).unwrap();
        paths.sort();
        assert_eq!(paths, ["README.md", "a/src/lib.rs"]);
    }

    #[test]
    fn a_folder_exists_by_its_files() {
        let tree = Tree::from_samples(&[("docs/language.md", "")]);
        assert!(tree.exists("docs") && tree.exists("docs/language.md"));
        assert!(!tree.exists("doc") && !tree.exists("docs/language"));
    }

    #[test]
    fn missing_root_is_an_error() {
        assert!(walk(Path::new("/no/such/folder")).is_err());
    }
}
