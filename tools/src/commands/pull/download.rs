//! One file: fetched from where an earlier try ended, checked, and put in its place.
//!
//! Invariants: bytes go to `NAME.part` and become `NAME` only with the listed size and hash; a connection that is cut is made again from the last
//! byte, a few times as long as nothing comes; a file that does not have its hash is fetched once more from the beginning, then it is an
//! error.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use indicatif::ProgressBar;
use sha1::Sha1;
use sha2::{Digest, Sha256};
use ureq::http::StatusCode;

use super::hub::{Hash, Hub, HubError, Listed, checked};
use super::staging::Staging;
use crate::output::byte_progress;

/// Tries without a new byte before giving up.
const TRIES: u32 = 4;
/// Before the second try; twice as long before each further one.
const PAUSE: Duration = Duration::from_millis(250);
const CHUNK_BYTES: usize = 1 << 20;

/// A file to fetch.
pub(super) struct Download<'a> {
    pub(super) hub: &'a Hub,
    pub(super) url: String,
    pub(super) file: &'a Listed,
}

/// How a try ended.
enum Try {
    /// The last byte is there.
    Complete,
    /// Why not.
    Cut(String),
}

fn disk(path: &Path) -> impl FnOnce(io::Error) -> HubError {
    let path = path.to_owned();
    move |source| HubError::Disk { path, source }
}

impl Download<'_> {
    /// Fetches the file into `staging`, unless it is there already.
    pub(super) fn into_folder(self, staging: &Staging) -> Result<(), HubError> {
        let name = &self.file.name;
        if let Some(path) = staging.finished(name)
            && self.differs(&path)?.is_none()
        {
            return Ok(());
        }
        let part = staging.path(&format!("{name}.part"));
        let resumed = self.len_of(&part)? > 0;
        self.fetch(&part)?;
        let mut wrong = self.differs(&part)?;
        if wrong.is_some() {
            fs::remove_file(&part).map_err(disk(&part))?;
            if resumed {
                // What was there before may have been of another state of the file.
                self.fetch(&part)?;
                wrong = self.differs(&part)?;
            }
        }
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let done = staging.path(name);
        fs::rename(&part, &done).map_err(disk(&done))
    }

    fn len_of(&self, part: &Path) -> Result<u64, HubError> {
        match fs::metadata(part) {
            Ok(found) if found.len() <= self.file.size => Ok(found.len()),
            // More than there is: of another file.
            Ok(_) => fs::remove_file(part).map(|()| 0).map_err(disk(part)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
            Err(source) => Err(HubError::Disk { path: part.to_owned(), source }),
        }
    }

    /// Fetches all bytes into `part`.
    fn fetch(&self, part: &Path) -> Result<(), HubError> {
        let bar = byte_progress(&self.file.name);
        bar.set_length(self.file.size);
        let (mut tries, mut pause) = (0, PAUSE);
        loop {
            let before = self.len_of(part)?;
            bar.set_position(before);
            let reason = match self.try_from(part, before, &bar)? {
                Try::Complete => {
                    bar.finish_and_clear();
                    return Ok(());
                }
                Try::Cut(reason) => reason,
            };
            if self.len_of(part)? > before {
                (tries, pause) = (0, PAUSE);
            }
            tries += 1;
            if tries == TRIES {
                bar.finish_and_clear();
                return Err(HubError::Cut { file: self.file.name.clone(), reason });
            }
            tracing::info!("{}: {reason}; try {} of {TRIES}", self.file.name, tries + 1);
            thread::sleep(pause);
            pause *= 2;
        }
    }

    /// One connection, from byte `start` on.
    fn try_from(&self, part: &Path, start: u64, bar: &ProgressBar) -> Result<Try, HubError> {
        if start == self.file.size && part.is_file() {
            return Ok(Try::Complete);
        }
        let response = match self.hub.get(&self.url, (start > 0).then_some(start)) {
            Ok(response) => response,
            Err(error) => return Ok(Try::Cut(error.to_string())),
        };
        let status = response.status();
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            return Ok(Try::Cut(format!("the hub answers {}", status.as_u16())));
        }
        let response = checked(&self.file.name, response)?;
        let goes_on = response.status() == StatusCode::PARTIAL_CONTENT;
        let mut options = OpenOptions::new();
        let options = match goes_on {
            true => options.append(true).create(true),
            // A hub that knows no ranges begins again.
            false => options.write(true).create(true).truncate(true),
        };
        let mut file = options.open(part).map_err(disk(part))?;
        let mut position = if goes_on { start } else { 0 };
        let mut body = response.into_body().into_reader();
        let mut chunk = vec![0; CHUNK_BYTES];
        while position < self.file.size {
            let wanted = usize::try_from(self.file.size - position).map_or(CHUNK_BYTES, |left| left.min(CHUNK_BYTES));
            match body.read(&mut chunk[..wanted]) {
                Ok(0) => return Ok(Try::Cut(format!("the connection ended after {position} bytes"))),
                Ok(read) => {
                    file.write_all(&chunk[..read]).map_err(disk(part))?;
                    position += read as u64;
                    bar.set_position(position);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Ok(Try::Cut(error.to_string())),
            }
        }
        file.sync_all().map_err(disk(part))?;
        Ok(Try::Complete)
    }

    /// In what a file is not as listed.
    fn differs(&self, path: &Path) -> Result<Option<HubError>, HubError> {
        let Listed { name, size, hash } = self.file;
        let found = fs::metadata(path).map_err(disk(path))?.len();
        let differs = |what, found: String, required: &str| {
            Some(HubError::Differs { file: name.clone(), what, found, required: required.to_owned() })
        };
        if found != *size {
            return Ok(differs("size", found.to_string(), &size.to_string()));
        }
        let (what, found, required) = match hash {
            Hash::Sha256(required) => ("sha256", hash_of::<Sha256>(&[], path)?, required),
            Hash::GitBlob(required) => {
                let header = format!("blob {size}\0");
                ("git hash", hash_of::<Sha1>(header.as_bytes(), path)?, required)
            }
        };
        Ok(if found == *required { None } else { differs(what, found, required) })
    }
}

/// The hash of `before` and a file's bytes, in hexadecimal digits.
fn hash_of<D: Digest>(before: &[u8], path: &Path) -> Result<String, HubError> {
    let mut hash = D::new();
    hash.update(before);
    let mut file = File::open(path).map_err(disk(path))?;
    let mut chunk = vec![0; CHUNK_BYTES];
    loop {
        match file.read(&mut chunk).map_err(disk(path))? {
            0 => return Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()),
            read => hash.update(&chunk[..read]),
        }
    }
}
