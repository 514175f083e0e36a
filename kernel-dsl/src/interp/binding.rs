//! The memory that a dispatch works on.
//!
//! Invariants: a binding covers its buffer's span in whole 32-bit words; a written buffer is only ever touched through
//! relaxed 32-bit atomics, so that workgroups on several threads that race (a bug of the kernel) race without undefined
//! behaviour here; a narrow store changes its own bits of a word in one atomic step.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::trap::TrapKind;
use crate::contract::Launch;
use crate::ir::{Access, Buffer, EntityId, Kernel};

/// The bytes of one argument, little-endian, aligned to 4, at least the launch's span of the buffer rounded up to
/// whole 32-bit words.
#[derive(Debug)]
pub enum Binding<'a> {
    /// For an `In` buffer.
    Read(&'a [u8]),
    /// For an `Out` or `InOut` buffer.
    Write(&'a mut [u8]),
}

impl Binding<'_> {
    fn len(&self) -> usize {
        match self {
            Binding::Read(bytes) => bytes.len(),
            Binding::Write(bytes) => bytes.len(),
        }
    }

    fn words(&mut self, bytes: usize) -> Option<Storage<'_>> {
        match self {
            // An empty slice may start anywhere.
            Binding::Read(_) if bytes == 0 => Some(Storage::Plain(&[])),
            Binding::Write(_) if bytes == 0 => Some(Storage::Shared(&[])),
            Binding::Read(all) => bytemuck::try_cast_slice(&all[..bytes]).ok().map(Storage::Plain),
            Binding::Write(all) => bytemuck::try_cast_slice_mut(&mut all[..bytes]).ok().map(share).map(Storage::Shared),
        }
    }
}

/// Lets several threads store to words that one caller lent exclusively.
#[expect(unsafe_code, reason = "`AtomicU32::from_mut_slice` is not stable yet")]
fn share(words: &mut [u32]) -> &[AtomicU32] {
    let words: *const [u32] = words;
    // SAFETY: `AtomicU32` has the size and bit validity of `u32`, and the same alignment on every target with 32-bit
    // atomics; the exclusive borrow ends in this call and its lifetime is handed to the result, so for that long all
    // access goes through the atomics.
    unsafe { &*(words as *const [AtomicU32]) }
}

/// A buffer's words as the engine uses them.
#[derive(Clone, Copy)]
pub(super) enum Storage<'a> {
    /// Never written in this dispatch.
    Plain(&'a [u32]),
    /// Written by some workgroup.
    Shared(&'a [AtomicU32]),
}

impl Storage<'_> {
    /// The word at `index`; 0 beyond the end, which only inactive lanes ask for.
    #[inline(always)]
    pub(super) fn load(&self, index: usize) -> u32 {
        match self {
            Storage::Plain(words) => words.get(index).copied().unwrap_or(0),
            Storage::Shared(words) => words.get(index).map_or(0, |word| word.load(Relaxed)),
        }
    }

    /// Stores a whole word. Kernels never store to `In` buffers (validated).
    #[inline(always)]
    pub(super) fn store(&self, index: usize, bits: u32) {
        if let Some(word) = self.atomic(index) {
            word.store(bits, Relaxed);
        }
    }

    /// Stores element `index` of `per_word` in each word.
    pub(super) fn store_narrow(&self, index: usize, per_word: u32, bits: u32) {
        let per_word = per_word as usize;
        let width = 32 / per_word;
        let shift = (index % per_word) * width;
        let low = !0_u32 >> (32 - width);
        if let Some(word) = self.atomic(index / per_word) {
            let put = |old: u32| Some((old & !(low << shift)) | ((bits & low) << shift));
            // The closure always gives a value, so the update cannot fail.
            let _ = word.fetch_update(Relaxed, Relaxed, put);
        }
    }

    /// The word as an atomic, if it exists and may be written.
    #[inline(always)]
    pub(super) fn atomic(&self, index: usize) -> Option<&AtomicU32> {
        match self {
            Storage::Plain(_) => None,
            Storage::Shared(words) => words.get(index),
        }
    }
}

/// Checks every binding against its buffer and the launch.
pub(super) fn bind<'b>(
    kernel: &Kernel,
    launch: &Launch,
    bindings: &'b mut [Binding<'_>],
) -> Result<Vec<Storage<'b>>, TrapKind> {
    let counts = [
        ("bindings", bindings.len(), kernel.buffers.len()),
        ("spans", launch.binding_elems.len(), kernel.buffers.len()),
        ("immediate words", launch.immediates.len(), kernel.immediates.len()),
    ];
    for (what, found, required) in counts {
        if found != required {
            return Err(TrapKind::Count { what, found, required });
        }
    }
    let buffers = kernel.buffers.iter().zip(bindings.iter_mut());
    buffers.map(|((id, buffer), binding)| bind_one(buffer, launch.binding_elems[id.index()], binding)).collect()
}

/// Words that a buffer of `elems` elements spans.
pub(super) fn span_words(buffer: &Buffer, elems: u32) -> u32 {
    elems.div_ceil(buffer.elem.per_word())
}

fn bind_one<'b>(buffer: &Buffer, elems: u32, binding: &'b mut Binding<'_>) -> Result<Storage<'b>, TrapKind> {
    let refuse = |found: String, required: String| TrapKind::Binding { name: buffer.name.clone(), found, required };
    let fits = matches!(
        (&*binding, buffer.access),
        (Binding::Read(_), Access::Read) | (Binding::Write(_), Access::Write | Access::ReadWrite)
    );
    if !fits {
        let (found, required) =
            if buffer.access == Access::Read { ("`Write`", "`Read`") } else { ("`Read`", "`Write`") };
        return Err(refuse(found.to_owned(), required.to_owned()));
    }
    let bytes = span_words(buffer, elems) as usize * 4;
    if binding.len() < bytes {
        return Err(refuse(format!("{} bytes", binding.len()), format!("at least {bytes} bytes")));
    }
    binding.words(bytes).ok_or_else(|| refuse("an unaligned start".to_owned(), "an address divisible by 4".to_owned()))
}

/// The bytes of some memory that an argument of a launch covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoundRange<'a> {
    /// The argument's name.
    pub argument: &'a str,
    /// Which memory; ranges of different memories never overlap.
    pub memory: &'a str,
    /// Bytes in it.
    pub bytes: Range<u64>,
    /// What the kernel does with it.
    pub access: Access,
}

/// Two arguments that share memory, at least one of them written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "kernel `{kernel}`: arguments `{first}` and `{second}` overlap in `{memory}` at bytes {}..{}, and one is written; \
     required: disjoint ranges",
    bytes.start, bytes.end
)]
pub struct AliasError {
    /// Kernel id.
    pub kernel: String,
    /// One argument.
    pub first: String,
    /// The other.
    pub second: String,
    /// The memory both lie in.
    pub memory: String,
    /// Bytes in both.
    pub bytes: Range<u64>,
}

/// Refuses a launch whose arguments overlap where one of them is written: the order of such accesses is not defined.
///
/// # Errors
/// [`AliasError`] for the first such pair, in order of the arguments.
pub fn check_aliasing(kernel: &str, ranges: &[BoundRange<'_>]) -> Result<(), AliasError> {
    for (index, second) in ranges.iter().enumerate() {
        for first in &ranges[..index] {
            let bytes = first.bytes.start.max(second.bytes.start)..first.bytes.end.min(second.bytes.end);
            let written = first.access.can_write() || second.access.can_write();
            if written && first.memory == second.memory && !bytes.is_empty() {
                return Err(AliasError {
                    kernel: kernel.to_owned(),
                    first: first.argument.to_owned(),
                    second: second.argument.to_owned(),
                    memory: first.memory.to_owned(),
                    bytes,
                });
            }
        }
    }
    Ok(())
}
