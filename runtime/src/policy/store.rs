//! Where policies live: those measured on this machine in a folder of the user, those shipped in the binary.
//!
//! Invariants: a measured file wins over a shipped one as a whole; a file that cannot be read is an error, never a
//! silent fallback to the shipped one; without either, the policy is empty.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::file::{PolicyError, PolicyFile};

/// The environment variable that names the folder of policies.
pub const FOLDER_VARIABLE: &str = "ESPALIER_POLICY_DIR";

/// Shipped policies, by the adapter's file name.
const SHIPPED: [(&str, &str); 3] = [
    ("cpu", include_str!("../../policies/cpu.toml")),
    ("llvmpipe", include_str!("../../policies/llvmpipe.toml")),
    ("nvidia-h200", include_str!("../../policies/nvidia-h200.toml")),
];

/// The name of an adapter's file: letters and digits, in lower case, up to the first bracket.
pub fn file_stem(adapter: &str) -> String {
    slug(adapter.split('(').next().unwrap_or_default())
}

/// The letters and digits of a name in lower case, with dashes between its words.
pub fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// The folder of policies: [`FOLDER_VARIABLE`], else `espalier/policies` in the user's configuration.
///
/// # Errors
/// [`PolicyError::NoPlace`] where no variable names one.
pub fn folder() -> Result<PathBuf, PolicyError> {
    folder_from(|name| std::env::var_os(name).filter(|value| !value.is_empty()))
}

fn folder_from(variable: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, PolicyError> {
    let inside = |name: &str, rest: &str| variable(name).map(|base| Path::new(&base).join(rest));
    inside(FOLDER_VARIABLE, "")
        .or_else(|| inside("XDG_CONFIG_HOME", "espalier/policies"))
        .or_else(|| inside("HOME", ".config/espalier/policies"))
        .or_else(|| inside("APPDATA", "espalier/policies"))
        .ok_or_else(|| PolicyError::NoPlace { required: format!("{FOLDER_VARIABLE}, XDG_CONFIG_HOME, HOME, APPDATA") })
}

/// The policy of an adapter, or of the CPU engine by the name `cpu`: the one in `folder`, else the shipped one.
///
/// # Errors
/// [`PolicyError`] for a file that is there and cannot be read.
pub fn policy_of(adapter: &str, folder: &Path) -> Result<Option<PolicyFile>, PolicyError> {
    let stem = file_stem(adapter);
    let path = folder.join(&stem).with_extension("toml");
    if path.exists() {
        return PolicyFile::load(&path).map(Some);
    }
    shipped(adapter)
}

/// The shipped policy of an adapter.
///
/// # Errors
/// [`PolicyError`] for a shipped file that cannot be read: a bug.
pub fn shipped(adapter: &str) -> Result<Option<PolicyFile>, PolicyError> {
    let stem = file_stem(adapter);
    let shipped = SHIPPED.iter().find(|(name, _)| *name == stem);
    shipped.map(|(name, text)| PolicyFile::parse(&Path::new("shipped").join(name), text)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files() {
        for (adapter, stem) in
            [("NVIDIA H200", "nvidia-h200"), ("llvmpipe (LLVM 15.0.6, 256 bits)", "llvmpipe"), ("cpu", "cpu")]
        {
            assert_eq!(file_stem(adapter), stem);
        }
    }

    #[test]
    fn the_folder_comes_from_the_first_variable_that_is_set() {
        let of = |set: &'static [(&str, &str)]| {
            folder_from(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        assert_eq!(of(&[("HOME", "/h"), (FOLDER_VARIABLE, "/p")]).unwrap(), Path::new("/p"));
        assert_eq!(of(&[("HOME", "/h")]).unwrap(), Path::new("/h/.config/espalier/policies"));
        assert!(of(&[]).unwrap_err().to_string().contains("required: one of ESPALIER_POLICY_DIR"));
    }

    #[test]
    fn shipped_policies_can_be_read() {
        let nowhere = Path::new("/nowhere");
        for (name, _) in SHIPPED {
            let file = policy_of(name, nowhere).unwrap().expect("shipped");
            assert_eq!(file_stem(&file.adapter), name);
            assert!(!file.policy.choices.is_empty(), "{name}");
        }
        assert_eq!(policy_of("some other gpu", nowhere).unwrap(), None);
    }

    #[test]
    fn a_measured_policy_wins_and_a_broken_one_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let shipped = policy_of("cpu", Path::new("/nowhere")).unwrap().expect("shipped");
        let measured = PolicyFile { date: "2000-01-01".to_owned(), ..shipped };
        let path = folder.path().join("cpu.toml");
        measured.save(&path).unwrap();
        assert_eq!(policy_of("cpu", folder.path()).unwrap(), Some(measured));
        std::fs::write(&path, "format = 1").unwrap();
        assert!(policy_of("cpu", folder.path()).is_err());
    }
}
