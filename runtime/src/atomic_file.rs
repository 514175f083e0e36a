//! Files that are written whole or not at all: policies, ledgers, committed text.
//!
//! Invariants: the bytes go to a temporary file in the same folder, are synced, and take the place of the old file by a
//! rename; on failure the old file is untouched and nothing is left beside it.

use std::io::{self, Write};
use std::path::Path;

/// Writes `bytes` to `path`, whose folder is there.
///
/// # Errors
/// Whatever the file system says.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    // Temporary files are private; these are for everybody to read, as far as the user's mask lets them.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_made_and_then_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for text in ["first, the longer one", "second"] {
            write(&path, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing else is left");
        }
    }

    #[test]
    fn what_cannot_be_replaced_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("is a folder");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("full"), "x").unwrap();
        assert!(write(&path, b"text").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
