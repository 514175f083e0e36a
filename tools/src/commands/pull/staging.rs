//! The folder beside a model's own in which its files are gathered.
//!
//! Invariants: one pull at a time works in it; the model's own folder is made by one rename, or its files one by one where it is there
//! already; nothing is left when a pull gives up for good.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::hub::HubError;

const LOCK: &str = "lock";

/// `FOLDER.partial`, locked.
pub(super) struct Staging {
    folder: PathBuf,
    target: PathBuf,
    /// The folders that were made for it, the innermost first.
    made: Vec<PathBuf>,
    /// Held as long as this lives.
    _lock: File,
}

fn disk(path: &Path) -> impl FnOnce(io::Error) -> HubError {
    let path = path.to_owned();
    move |source| HubError::Disk { path, source }
}

impl Staging {
    /// Makes or finds the folder that gathers the files of `target`.
    pub(super) fn open(target: &Path) -> Result<Staging, HubError> {
        let mut name = target.file_name().map(ToOwned::to_owned).unwrap_or_default();
        if name.is_empty() || (target.exists() && !target.is_dir()) {
            let source = io::Error::new(io::ErrorKind::InvalidInput, "no folder; required: the name of one");
            return Err(HubError::Disk { path: target.to_owned(), source });
        }
        name.push(".partial");
        let folder = target.with_file_name(name);
        let above = folder.ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
        let made = above.take_while(|folder| !folder.exists()).map(Path::to_owned).collect();
        fs::create_dir_all(&folder).map_err(disk(&folder))?;
        let path = folder.join(LOCK);
        let lock = File::create(&path).map_err(disk(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Staging { folder, target: target.to_owned(), made, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(HubError::Busy { path: folder }),
            Err(TryLockError::Error(source)) => Err(HubError::Disk { path, source }),
        }
    }

    /// Where a finished file is gathered.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Where a finished file is, if it is anywhere: gathered, or in the model's folder from an earlier pull.
    pub(super) fn finished(&self, name: &str) -> Option<PathBuf> {
        [self.folder.join(name), self.target.join(name)].into_iter().find(|path| path.is_file())
    }

    /// The bytes of a finished file.
    pub(super) fn read(&self, name: &str) -> Result<Vec<u8>, HubError> {
        let path = self.finished(name).unwrap_or_else(|| self.path(name));
        fs::read(&path).map_err(disk(&path))
    }

    /// Makes the model's folder of the gathered files.
    pub(super) fn publish<'n>(&self, names: impl Iterator<Item = &'n str>) -> Result<(), HubError> {
        let lock = self.folder.join(LOCK);
        fs::remove_file(&lock).map_err(disk(&lock))?;
        if !self.target.exists() {
            return fs::rename(&self.folder, &self.target).map_err(disk(&self.target));
        }
        for name in names {
            let (from, to) = (self.path(name), self.target.join(name));
            if from.is_file() {
                fs::rename(&from, &to).map_err(disk(&to))?;
            }
        }
        fs::remove_dir_all(&self.folder).map_err(disk(&self.folder))
    }

    /// Removes what was gathered, and the folders above it that this pull made.
    pub(super) fn remove(&self) {
        // Failing to clean up is no news beside the failure that led here.
        if fs::remove_dir_all(&self.folder).is_ok() {
            for folder in &self.made {
                if fs::remove_dir(folder).is_err() {
                    break;
                }
            }
        }
    }
}
