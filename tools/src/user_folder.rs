//! The folders of a user: where what this program keeps belongs.
//!
//! Invariants: as the XDG base directories say, or in the application data of Windows; without any of their variables there is no place, and no
//! other one is made up.

use std::ffi::OsString;
use std::path::PathBuf;

/// What may be lost: lines that were typed.
pub(crate) fn state() -> Option<PathBuf> {
    folder("XDG_STATE_HOME", ".local/state", |name| std::env::var_os(name))
}

/// What was fetched for the user: models.
pub(crate) fn data() -> Option<PathBuf> {
    folder("XDG_DATA_HOME", ".local/share", |name| std::env::var_os(name))
}

fn folder(own: &str, in_home: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let named = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = named(own).or_else(|| named("HOME").map(|home| home.join(in_home))).or_else(|| named("LOCALAPPDATA"));
    base.map(|base| base.join("espalier"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_variable_decides() {
        let with = |set: &[(&str, &str)]| {
            let variable = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
            folder("XDG_DATA_HOME", ".local/share", variable)
        };
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(with(&[("XDG_DATA_HOME", "/d"), ("HOME", "/h")]), path("/d/espalier"));
        assert_eq!(with(&[("XDG_DATA_HOME", ""), ("HOME", "/h")]), path("/h/.local/share/espalier"));
        assert_eq!(with(&[("LOCALAPPDATA", "/a")]), path("/a/espalier"));
        assert_eq!(with(&[]), None);
    }
}
