//! Memory of the CPU engine, and its division among the arguments of one dispatch.
//!
//! Invariants: written arguments are borrowed alone, read ones may share; where strided arguments interleave, so that no slices can
//! keep them apart, the written one works on a copy and only its own elements go back. Memory that the host
//! lends is never written.

use std::ops::Range;
use std::sync::Arc;

use kernel_dsl::interp::Binding;
use kernel_dsl::ir::Access;

use super::RunError;
use super::memory::Memory;
use crate::alias::Runs;
use crate::buffer::{Buffer, BufferRange, Tensor};

/// Bytes that the host lends, such as a file mapping.
pub type LentBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// The memory of one buffer.
pub(crate) enum Storage {
    /// The engine's own; words, so that it is aligned.
    Owned(Vec<u32>),
    /// The host's.
    Lent(LentBytes),
}

impl Storage {
    /// Memory of the engine's own.
    pub(crate) fn zeroed(buffer: &Buffer) -> Result<Storage, RunError> {
        let out_of_memory = || RunError::OutOfMemory { buffer: buffer.label().to_owned(), found: buffer.bytes() };
        let words = usize::try_from(buffer.bytes() / 4).map_err(|_| out_of_memory())?;
        // Asking first makes running out of memory an error; zeroed memory is then the system's, which need not touch it.
        Vec::<u32>::new().try_reserve_exact(words).map_err(|_| out_of_memory())?;
        Ok(Storage::Owned(vec![0; words]))
    }

    /// Memory of the host.
    pub(crate) fn lent(buffer: &Buffer, bytes: LentBytes) -> Result<Storage, RunError> {
        let address = (*bytes).as_ref().as_ptr().addr();
        if address % 4 != 0 {
            let buffer = buffer.label().to_owned();
            return Err(RunError::Lent { buffer, found: "an unaligned start".into(), required: "a multiple of 4" });
        }
        Ok(Storage::Lent(bytes))
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Storage::Owned(words) => bytemuck::cast_slice(words),
            Storage::Lent(bytes) => (**bytes).as_ref(),
        }
    }

    fn bytes_mut(&mut self, range: &BufferRange) -> Result<&mut [u8], RunError> {
        match self {
            Storage::Owned(words) => Ok(bytemuck::cast_slice_mut(words)),
            Storage::Lent(_) => Err(RunError::Lent {
                buffer: range.buffer().label().to_owned(),
                found: "a write".into(),
                required: "only reads of memory that the host lends",
            }),
        }
    }

    fn slice(&self, range: &BufferRange) -> Result<&[u8], RunError> {
        let bytes = self.bytes();
        bytes.get(indices(range)).ok_or_else(|| RunError::Lent {
            buffer: range.buffer().label().to_owned(),
            found: format!("an access up to byte {} of {}", range.end(), bytes.len()),
            required: "an access inside the bytes that the host lends",
        })
    }

    /// The bytes of a range.
    pub(crate) fn read(&self, range: &BufferRange) -> Result<Vec<u8>, RunError> {
        Ok(self.slice(range)?.to_vec())
    }

    /// Writes a range.
    pub(crate) fn write(&mut self, range: &BufferRange, data: &[u8]) -> Result<(), RunError> {
        self.bytes_mut(range)?[indices(range)].copy_from_slice(data);
        Ok(())
    }

    /// Writes a word all over a range.
    pub(crate) fn fill(&mut self, range: &BufferRange, word: u32) -> Result<(), RunError> {
        let bytes = &mut self.bytes_mut(range)?[indices(range)];
        bytes.as_chunks_mut().0.iter_mut().for_each(|place| *place = word.to_le_bytes());
        Ok(())
    }
}

/// Recordings hold ranges inside their buffers only, and an allocated buffer fits the address space.
fn indices(range: &BufferRange) -> Range<usize> {
    range.offset() as usize..range.end() as usize
}

/// One argument of a dispatch.
pub(crate) struct Argument<'a> {
    /// What the kernel does with it.
    pub(crate) access: Access,
    /// Where it lies.
    pub(crate) tensor: &'a Tensor,
}

impl Argument<'_> {
    fn written(&self) -> bool {
        self.access.can_write()
    }
}

/// Calls `run` with the bytes of each argument, in order.
pub(crate) fn bind_arguments<E>(
    memory: &mut Memory<Storage>,
    arguments: Vec<Argument<'_>>,
    run: impl FnOnce(&mut [Binding<'_>]) -> Result<(), E>,
) -> Result<(), RunError>
where
    RunError: From<E>,
{
    let mut copies: Vec<(usize, Vec<u32>)> = Vec::new();
    for (index, argument) in arguments.iter().enumerate() {
        if argument.written() && interleaves(&arguments, index) {
            let words = argument.tensor.words();
            // Words, so that the copy is as aligned as the memory.
            let bytes = memory.of(words.buffer()).slice(&words)?;
            copies.push((index, bytes.as_chunks().0.iter().map(|word| u32::from_ne_bytes(*word)).collect()));
        }
    }
    let mut storages: Vec<(Buffer, Storage)> = Vec::new();
    for argument in &arguments {
        let buffer = argument.tensor.buffer();
        if let Some(storage) = memory.take(buffer) {
            storages.push((buffer.clone(), storage));
        }
    }
    let result = run_bound(&mut storages, &mut copies, &arguments, run);
    for (buffer, storage) in storages {
        memory.put(&buffer, storage);
    }
    result?;
    for (index, copy) in copies {
        let tensor = arguments[index].tensor;
        let copy: &[u8] = bytemuck::cast_slice(&copy);
        let runs = Runs::of(tensor.layout());
        for start in runs.starts() {
            let range = tensor.buffer().range_unaligned(tensor.offset() + start, runs.width);
            memory.of_mut(tensor.buffer()).write(&range, &copy[start as usize..(start + runs.width) as usize])?;
        }
    }
    Ok(())
}

/// Whether the range of a written argument overlaps another one: only strided arguments that interleave do.
fn interleaves(arguments: &[Argument<'_>], index: usize) -> bool {
    let words = arguments[index].tensor.words();
    arguments.iter().enumerate().any(|(other, argument)| other != index && words.overlaps(&argument.tensor.words()))
}

fn run_bound<E>(
    storages: &mut [(Buffer, Storage)],
    copies: &mut [(usize, Vec<u32>)],
    arguments: &[Argument<'_>],
    run: impl FnOnce(&mut [Binding<'_>]) -> Result<(), E>,
) -> Result<(), RunError>
where
    RunError: From<E>,
{
    let mut bindings: Vec<Option<Binding<'_>>> = arguments.iter().map(|_| None).collect();
    for (index, copy) in copies {
        bindings[*index] = Some(Binding::Write(bytemuck::cast_slice_mut(copy)));
    }
    for (buffer, storage) in storages {
        let mut places: Vec<(usize, BufferRange, bool)> = arguments
            .iter()
            .enumerate()
            .filter(|(index, argument)| argument.tensor.buffer() == buffer && bindings[*index].is_none())
            .map(|(index, argument)| (index, argument.tensor.words(), argument.written()))
            .collect();
        if places.iter().any(|(_, _, written)| *written) {
            places.sort_by_key(|(_, range, _)| (range.offset(), range.end()));
            divide(storage.bytes_mut(&places[0].1)?, &places, &mut bindings);
        } else {
            for (index, range, _) in &places {
                bindings[*index] = Some(Binding::Read(storage.slice(range)?));
            }
        }
    }
    let mut bindings: Vec<Binding<'_>> = bindings.into_iter().flatten().collect();
    Ok(run(&mut bindings)?)
}

/// Divides `bytes` among places sorted by offset. Written places overlap nothing; read ones may overlap each other.
fn divide<'m>(bytes: &'m mut [u8], places: &[(usize, BufferRange, bool)], bindings: &mut [Option<Binding<'m>>]) {
    let mut rest = bytes;
    let mut taken = 0;
    let mut next = 0;
    while next < places.len() {
        let (index, range, written) = &places[next];
        let mut end = range.end();
        let mut last = next + 1;
        while !written && last < places.len() && !places[last].2 && places[last].1.offset() < end {
            end = end.max(places[last].1.end());
            last += 1;
        }
        let start = range.offset();
        let (_, after) = std::mem::take(&mut rest).split_at_mut((start - taken) as usize);
        let (segment, after) = after.split_at_mut((end - start) as usize);
        (rest, taken) = (after, end);
        if *written {
            bindings[*index] = Some(Binding::Write(segment));
        } else {
            let segment: &'m [u8] = segment;
            for (index, range, _) in &places[next..last] {
                let part = (range.offset() - start) as usize..(range.end() - start) as usize;
                bindings[*index] = Some(Binding::Read(&segment[part]));
            }
        }
        next = last;
    }
}
