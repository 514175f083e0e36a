//! A recording: plain data that says what an engine shall do, in order.
//!
//! Invariants: every command is checked when it is added, by the contract of its kernel and by the sizes of its buffers;
//! engines check only what depends on the device. No device is needed to build, print or compare a recording, and
//! the same recording runs on every engine. Refused: arguments that break the kernel's contract; a tensor that the kernel
//! writes and that shares bytes with another argument of the same dispatch; ranges outside of their buffers.

use std::fmt;
use std::sync::Arc;

use kernel_dsl::contract::{self, ContractError, Launch, LaunchArgs, ScalarArg, TensorLayout};
use kernel_dsl::ir::Kernel;

use crate::alias::overlap;
use crate::buffer::{Buffer, BufferRange, RangeError, TRANSFER_ALIGNMENT, Tensor};

/// Why a command cannot be recorded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Arguments that break the kernel's contract.
    #[error(transparent)]
    Contract(#[from] ContractError),
    /// A range or tensor outside of its buffer.
    #[error(transparent)]
    Range(#[from] RangeError),
    /// A written argument that shares bytes with another one.
    #[error(
        "kernel `{kernel}`: argument `{written}` (written, bytes {}..{} of `{buffer}`) overlaps `{other}` (bytes {}..{}); \
         required: ranges apart from each other",
        found[0], found[1], found[2], found[3]
    )]
    Alias {
        /// Kernel id.
        kernel: String,
        /// Label of the buffer that both lie in.
        buffer: String,
        /// The argument that the kernel writes.
        written: String,
        /// The other argument.
        other: String,
        /// First and last byte of the written argument, then of the other one.
        found: [u64; 4],
    },
}

/// One step of a recording.
#[derive(Clone, Debug)]
pub enum Command {
    /// Bytes from the host.
    Upload {
        /// Where they go.
        to: BufferRange,
        /// The bytes, as many as the range has.
        data: Arc<[u8]>,
    },
    /// A kernel.
    Dispatch(Dispatch),
    /// Bytes from one place to another. The ranges do not overlap.
    Copy {
        /// Source.
        from: BufferRange,
        /// Destination, as many bytes.
        to: BufferRange,
    },
    /// A 32-bit word, repeated.
    Fill {
        /// Where; whole words.
        to: BufferRange,
        /// The word.
        word: u32,
    },
    /// Bytes to the host.
    ReadBack {
        /// Which bytes.
        from: BufferRange,
        /// Their place in the outputs.
        id: ReadBackId,
    },
}

/// A checked launch of a kernel.
#[derive(Clone, Debug)]
pub struct Dispatch {
    /// The kernel.
    pub kernel: Arc<Kernel>,
    /// Its tensors, in binding order.
    pub tensors: Vec<Tensor>,
    /// What the contract computed from them.
    pub launch: Launch,
}

/// Names the bytes of one [`Command::ReadBack`] in the [`Outputs`] of a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReadBackId(usize);

impl ReadBackId {
    /// Place in the outputs.
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

/// What a run read back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outputs {
    bytes: Vec<Vec<u8>>,
}

impl Outputs {
    /// Outputs in order of their ids.
    pub(crate) fn new(bytes: Vec<Vec<u8>>) -> Outputs {
        Outputs { bytes }
    }

    /// The bytes of one read-back; empty for an id of another recording.
    pub fn bytes(&self, id: ReadBackId) -> &[u8] {
        self.bytes.get(id.0).map_or(&[], Vec::as_slice)
    }

    /// All read-backs, in order.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.bytes.iter().map(Vec::as_slice)
    }
}

/// Commands in the order of their execution: each sees all that earlier ones wrote.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    commands: Vec<Command>,
    n_read_backs: usize,
}

impl Recording {
    /// No commands.
    pub fn new() -> Recording {
        Recording::default()
    }

    /// The commands.
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// A recording of one command alone; `None` beyond the last, and for a read-back.
    pub fn only(&self, index: usize) -> Option<Recording> {
        let command = self.commands.get(index)?;
        let is_read_back = matches!(command, Command::ReadBack { .. });
        (!is_read_back).then(|| Recording { commands: vec![command.clone()], n_read_backs: 0 })
    }

    /// The dispatches among the commands.
    pub fn dispatches(&self) -> impl Iterator<Item = &Dispatch> {
        self.commands.iter().filter_map(|command| match command {
            Command::Dispatch(dispatch) => Some(dispatch),
            _ => None,
        })
    }

    /// Buffers in order of first mention.
    pub fn buffers(&self) -> Vec<Buffer> {
        let mut buffers: Vec<Buffer> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        let mut mention = |buffer: &Buffer| {
            if seen.insert(buffer.id()) {
                buffers.push(buffer.clone());
            }
        };
        for command in &self.commands {
            match command {
                Command::Upload { to, .. } | Command::Fill { to, .. } => mention(to.buffer()),
                Command::Dispatch(dispatch) => dispatch.tensors.iter().for_each(|tensor| mention(tensor.buffer())),
                Command::Copy { from, to } => [from, to].into_iter().for_each(|range| mention(range.buffer())),
                Command::ReadBack { from, .. } => mention(from.buffer()),
            }
        }
        buffers
    }

    /// Number of read-backs.
    pub fn n_read_backs(&self) -> usize {
        self.n_read_backs
    }

    /// Records `data` going to byte `offset` of `buffer`. A last word that is not whole is filled up with zeros.
    ///
    /// # Errors
    /// [`RecordError::Range`] for a range outside of the buffer.
    pub fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RecordError> {
        let mut data = data.to_vec();
        data.resize(data.len().next_multiple_of(4), 0);
        let to = buffer.range(offset, data.len() as u64)?;
        self.commands.push(Command::Upload { to, data: data.into() });
        Ok(())
    }

    /// Records a launch of `kernel` with its named arguments, as `#[kernel]` made them.
    ///
    /// # Errors
    /// As [`Recording::dispatch_parts`].
    pub fn dispatch(&mut self, kernel: &Arc<Kernel>, arguments: impl LaunchArgs<Tensor>) -> Result<(), RecordError> {
        let (tensors, scalars) = arguments.into_parts();
        self.dispatch_parts(kernel, tensors, &scalars)
    }

    /// Records a launch of `kernel` on `tensors` and `scalars`, both in declaration order.
    ///
    /// # Errors
    /// [`RecordError::Contract`] for arguments that do not fit, [`RecordError::Alias`] for a written argument that
    /// overlaps another one.
    pub fn dispatch_parts(
        &mut self,
        kernel: &Arc<Kernel>,
        tensors: Vec<Tensor>,
        scalars: &[ScalarArg],
    ) -> Result<(), RecordError> {
        let layouts: Vec<TensorLayout> = tensors.iter().map(|tensor| tensor.layout().clone()).collect();
        // The limit on workgroups belongs to the device: engines check it.
        let launch = contract::bind(kernel, &layouts, scalars, u32::MAX)?;
        check_aliases(kernel, &tensors)?;
        self.commands.push(Command::Dispatch(Dispatch { kernel: kernel.clone(), tensors, launch }));
        Ok(())
    }

    /// Records a copy of `from` to `to`.
    ///
    /// # Errors
    /// [`RecordError::Range`] for ranges of different sizes or not of whole words, and [`RecordError::Alias`] for ranges that overlap.
    pub fn copy(&mut self, from: BufferRange, to: BufferRange) -> Result<(), RecordError> {
        if from.bytes() != to.bytes() {
            return Err(RangeError::Size { found: from.bytes(), required: to.bytes() }.into());
        }
        if from.overlaps(&to) {
            return Err(RecordError::Alias {
                kernel: "copy".into(),
                buffer: to.buffer().label().to_owned(),
                written: "to".into(),
                other: "from".into(),
                found: [to.offset(), to.end(), from.offset(), from.end()],
            });
        }
        check_words(&to)?;
        self.commands.push(Command::Copy { from, to });
        Ok(())
    }

    /// Records `word` going to every word of `to`.
    ///
    /// # Errors
    /// [`RecordError::Range`] for a range that is not of whole words.
    pub fn fill(&mut self, to: BufferRange, word: u32) -> Result<(), RecordError> {
        check_words(&to)?;
        self.commands.push(Command::Fill { to, word });
        Ok(())
    }

    /// Records that `from` goes to the host.
    pub fn read_back(&mut self, from: BufferRange) -> ReadBackId {
        let id = ReadBackId(self.n_read_backs);
        self.n_read_backs += 1;
        self.commands.push(Command::ReadBack { from, id });
        id
    }
}

/// Copies and fills move whole words.
fn check_words(range: &BufferRange) -> Result<(), RangeError> {
    if range.bytes().is_multiple_of(TRANSFER_ALIGNMENT) {
        return Ok(());
    }
    let (found, required) = (range.bytes(), TRANSFER_ALIGNMENT);
    Err(RangeError::Words { buffer: range.buffer().label().to_owned(), found, required })
}

/// A written argument shares no byte with any other argument.
fn check_aliases(kernel: &Kernel, tensors: &[Tensor]) -> Result<(), RecordError> {
    let arguments: Vec<_> = kernel.buffers.iter().map(|(_, buffer)| buffer).zip(tensors).collect();
    for (index, (argument, tensor)) in arguments.iter().enumerate() {
        for (other, other_tensor) in &arguments[index + 1..] {
            let (written, fixed) = match (argument.access.can_write(), other.access.can_write()) {
                (true, _) => ((argument, tensor), (other, other_tensor)),
                (false, true) => ((other, other_tensor), (argument, tensor)),
                (false, false) => continue,
            };
            if overlap(tensor, other_tensor) {
                let (range, other_range) = (written.1.range(), fixed.1.range());
                return Err(RecordError::Alias {
                    kernel: kernel.name.clone(),
                    buffer: range.buffer().label().to_owned(),
                    written: written.0.name.clone(),
                    other: fixed.0.name.clone(),
                    found: [range.offset(), range.end(), other_range.offset(), other_range.end()],
                });
            }
        }
    }
    Ok(())
}

impl fmt::Display for BufferRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}..{}]", self.buffer().label(), self.offset(), self.end())
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Upload { to, .. } => write!(f, "upload {to}"),
            Command::Copy { from, to } => write!(f, "copy {from} to {to}"),
            Command::Fill { to, word } => write!(f, "fill {to} with {word:08x}"),
            Command::ReadBack { from, id } => write!(f, "read back {from} as output {}", id.0),
            Command::Dispatch(dispatch) => {
                write!(f, "dispatch {} {:?} (", dispatch.kernel.name, dispatch.launch.workgroups)?;
                for (index, ((_, argument), tensor)) in
                    dispatch.kernel.buffers.iter().zip(&dispatch.tensors).enumerate()
                {
                    let comma = if index == 0 { "" } else { ", " };
                    let layout = tensor.layout();
                    write!(
                        f,
                        "{comma}{}: {} {:?} {}",
                        argument.name,
                        layout.elem.name(),
                        layout.shape,
                        tensor.range()
                    )?;
                }
                for ((_, immediate), word) in dispatch.kernel.immediates.iter().zip(&dispatch.launch.immediates) {
                    write!(f, "; {} = {word:08x}", immediate.name)?;
                }
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.commands.iter().try_for_each(|command| writeln!(f, "{command}"))
    }
}
