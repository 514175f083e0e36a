//! Recordings made ready on an engine, and runs of them that nobody waits for yet.
//!
//! Invariants: a preparation lives on an engine until no handle of it is left or until memory that it uses is freed; it is made anew then, so
//! a handle never goes stale. A ticket is collected once, on the engine that gave it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::RunError;
use crate::buffer::Buffer;
use crate::recording::Recording;

static NEXT_ID: AtomicU64 = AtomicU64::new(0);
static NEXT_TICKET: AtomicU64 = AtomicU64::new(0);

/// A recording that engines keep ready between runs. Clones are the same.
#[derive(Clone, Debug)]
pub struct Prepared {
    data: Arc<PreparedData>,
}

#[derive(Debug)]
struct PreparedData {
    id: u64,
    recording: Recording,
}

impl Prepared {
    /// A handle to `recording`, ready on no engine yet.
    pub fn new(recording: Recording) -> Prepared {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        Prepared { data: Arc::new(PreparedData { id, recording }) }
    }

    /// The recording.
    pub fn recording(&self) -> &Recording {
        &self.data.recording
    }
}

/// What an engine made of recordings: `P` each.
pub(crate) struct Preparations<P> {
    kept: HashMap<u64, (Prepared, Arc<P>)>,
}

impl<P> Preparations<P> {
    /// None yet.
    pub(crate) fn new() -> Preparations<P> {
        Preparations { kept: HashMap::new() }
    }

    /// The preparation of `prepared`, if there is one.
    pub(crate) fn get(&self, prepared: &Prepared) -> Option<Arc<P>> {
        self.kept.get(&prepared.data.id).map(|(_, made)| made.clone())
    }

    /// Keeps what was made of `prepared`, and lets go what no handle is left of.
    pub(crate) fn keep(&mut self, prepared: &Prepared, made: P) -> Arc<P> {
        self.kept.retain(|_, (handle, _)| Arc::strong_count(&handle.data) > 1);
        let made = Arc::new(made);
        self.kept.insert(prepared.data.id, (prepared.clone(), made.clone()));
        made
    }

    /// Lets go what uses `buffer`.
    pub(crate) fn forget(&mut self, buffer: &Buffer) {
        self.kept.retain(|_, (handle, _)| !handle.recording().buffers().contains(buffer));
    }
}

/// Names a submitted run until its outputs are collected.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Ticket(u64);

/// Runs that were submitted and not collected: `R` each.
pub(crate) struct InFlight<R> {
    runs: HashMap<u64, R>,
}

impl<R> InFlight<R> {
    /// None yet.
    pub(crate) fn new() -> InFlight<R> {
        InFlight { runs: HashMap::new() }
    }

    /// Remembers a run.
    pub(crate) fn add(&mut self, run: R) -> Ticket {
        // One count for all engines, so that a ticket is never taken for another engine's.
        let ticket = Ticket(NEXT_TICKET.fetch_add(1, Ordering::Relaxed));
        self.runs.insert(ticket.0, run);
        ticket
    }

    /// Takes a run out.
    ///
    /// # Errors
    /// [`RunError::UnknownTicket`] for a ticket of another engine.
    pub(crate) fn take(&mut self, ticket: &Ticket) -> Result<R, RunError> {
        self.runs.remove(&ticket.0).ok_or(RunError::UnknownTicket { found: ticket.0 })
    }
}
