//! One launch: a request to the launcher's process and its answer.
//!
//! Invariants: the format is that of `msl_host/host/main.cpp`; an answer that is not of this form is a crash.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use super::MslHostError;

const DONE: u32 = 0;
const RENDEZVOUS: u32 = 2;

/// What the launcher is asked to run.
pub(super) struct Request<'a> {
    /// Kernel id, for messages.
    pub(super) kernel: &'a str,
    /// The kernel's key.
    pub(super) key: u64,
    /// Workgroup size, then workgroups.
    pub(super) sizes: [[u32; 3]; 2],
    /// Content of each buffer by number.
    pub(super) buffers: &'a [&'a [u8]],
}

impl Request<'_> {
    fn bytes(&self) -> Vec<u8> {
        let mut words = vec![self.key as u32, (self.key >> 32) as u32];
        words.extend(self.sizes.as_flattened());
        words.push(self.buffers.len() as u32);
        let mut bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        for buffer in self.buffers {
            bytes.extend((buffer.len() as u32).to_le_bytes());
            bytes.extend_from_slice(buffer);
        }
        bytes
    }

    /// Runs the launcher, and gives the content of all buffers.
    pub(super) fn run(&self, program: &Path) -> Result<Vec<Vec<u8>>, MslHostError> {
        let kernel = || self.kernel.to_owned();
        let failed = |source| MslHostError::Launcher { kernel: kernel(), source };
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        // The launcher reads all of the request before it writes. If it ends early, its answer says why.
        if let Some(mut stdin) = child.stdin.take() {
            let _ = stdin.write_all(&self.bytes());
        }
        let output = child.wait_with_output().map_err(failed)?;
        let crash = || MslHostError::Crash { kernel: kernel(), status: output.status.to_string() };
        let (status, rest) = output.stdout.split_first_chunk::<4>().ok_or_else(crash)?;
        if !output.status.success() {
            return Err(crash());
        }
        let found = || String::from_utf8_lossy(rest).into_owned();
        match u32::from_le_bytes(*status) {
            DONE => self.split(rest).ok_or_else(crash),
            RENDEZVOUS => Err(MslHostError::Rendezvous { kernel: kernel(), found: found() }),
            _ => Err(MslHostError::Refused { kernel: kernel(), found: found() }),
        }
    }

    /// The buffers out of one run of bytes.
    fn split(&self, mut bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
        let mut all = Vec::with_capacity(self.buffers.len());
        for buffer in self.buffers {
            let (own, rest) = bytes.split_at_checked(buffer.len())?;
            all.push(own.to_vec());
            bytes = rest;
        }
        bytes.is_empty().then_some(all)
    }
}
