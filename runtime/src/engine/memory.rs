//! Which buffers have memory on an engine.
//!
//! Invariants: memory is given once per buffer and kept until it is freed, or until the engine's own handle is the last one left.

use std::collections::HashMap;

use super::RunError;
use super::limits::{MemoryLimits, check_buffer};
use crate::buffer::Buffer;

/// Memory of type `M` by buffer.
pub(crate) struct Memory<M> {
    limits: MemoryLimits,
    allocations: HashMap<u64, (Buffer, M)>,
}

impl<M> Memory<M> {
    /// No memory yet.
    pub(crate) fn new(limits: MemoryLimits) -> Memory<M> {
        Memory { limits, allocations: HashMap::new() }
    }

    /// The sizes that may be asked for.
    pub(crate) fn limits(&self) -> MemoryLimits {
        self.limits
    }

    /// Gives `buffer` what `make` makes, if it has no memory yet.
    pub(crate) fn allocate(
        &mut self,
        buffer: &Buffer,
        make: impl FnOnce() -> Result<M, RunError>,
    ) -> Result<(), RunError> {
        if self.allocations.contains_key(&buffer.id()) {
            return Ok(());
        }
        check_buffer(buffer, self.limits)?;
        self.allocations.retain(|_, (handle, _)| handle.handles() > 1);
        self.allocations.insert(buffer.id(), (buffer.clone(), make()?));
        Ok(())
    }

    /// Takes a buffer's memory back.
    pub(crate) fn free(&mut self, buffer: &Buffer) {
        self.allocations.remove(&buffer.id());
    }

    /// Memory of a buffer that was allocated.
    pub(crate) fn of(&self, buffer: &Buffer) -> &M {
        &self.allocations.get(&buffer.id()).expect("engines allocate every buffer of a recording first").1
    }

    /// Memory of a buffer that was allocated, to change.
    pub(crate) fn of_mut(&mut self, buffer: &Buffer) -> &mut M {
        &mut self.allocations.get_mut(&buffer.id()).expect("engines allocate every buffer of a recording first").1
    }

    /// Takes memory out for the time of a dispatch; `None` when it is out already.
    pub(crate) fn take(&mut self, buffer: &Buffer) -> Option<M> {
        self.allocations.remove(&buffer.id()).map(|(_, memory)| memory)
    }

    /// Puts memory back that was taken out.
    pub(crate) fn put(&mut self, buffer: &Buffer, memory: M) {
        self.allocations.insert(buffer.id(), (buffer.clone(), memory));
    }
}
