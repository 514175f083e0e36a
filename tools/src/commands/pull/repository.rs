//! Names of models on a hub.
//!
//! Invariant: what was parsed is safe as part of a path and of an address: letters, digits, `-`, `_` and `.`, never `.` or `..` alone.

use std::fmt;
use std::path::PathBuf;

use crate::user_folder;

/// `ORG/NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Repository {
    organisation: String,
    name: String,
}

impl Repository {
    /// Reads `ORG/NAME`; `None` for everything else.
    pub(crate) fn parse(text: &str) -> Option<Repository> {
        let (organisation, name) = text.split_once('/')?;
        let valid = is_plain(organisation) && is_plain(name);
        valid.then(|| Repository { organisation: organisation.to_owned(), name: name.to_owned() })
    }

    /// Where it is put when nothing else is said.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        Some(user_folder::data()?.join("models").join(&self.organisation).join(&self.name))
    }
}

impl fmt::Display for Repository {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.organisation, self.name)
    }
}

/// Whether a text is one plain part of a path.
pub(super) fn is_plain(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !text.is_empty() && text.chars().all(plain) && !text.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_two_plain_parts() {
        assert_eq!(Repository::parse("Qwen/Qwen3.5-0.8B").unwrap().to_string(), "Qwen/Qwen3.5-0.8B");
        for text in ["", "name", "a/b/c", "../b", "a/..", "a/", "/b", "a b/c", "a/b?c", "a/.hidden"] {
            assert_eq!(Repository::parse(text), None, "{text}");
        }
    }
}
