//! Engines: what executes a recording. One on the CPU, one on any adapter of wgpu; the same recording gives the same bytes.
//!
//! Invariants: a buffer's memory lives on an engine from its first mention until [`Engine::free`] or until no handle is left, so
//! weights are uploaded once; fresh memory is zero. What depends on the device (limits, memory, loss) is checked
//! here and is a typed error with found and required. There is no fallback from one engine to another.

mod cpu;
pub(crate) mod limits;
pub(crate) mod memory;
pub(crate) mod poison;
pub(crate) mod prepared;
mod segments;
mod timing;
mod wgpu;

use kernel_dsl::target::Target;

pub use self::cpu::CpuEngine;
pub use self::limits::{LimitError, MemoryLimits};
pub use self::prepared::{Prepared, Ticket};
pub use self::segments::LentBytes;
pub use self::timing::DispatchTime;
pub use self::wgpu::WgpuEngine;
use crate::buffer::{Buffer, BufferRange};
use crate::device::DeviceError;
use crate::pipeline_cache::PipelineError;
use crate::recording::{Outputs, Recording};

/// How much a run checks itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Checks {
    /// Bounds checks in every kernel, and poisoned outputs before each dispatch, so that a kernel that did not run is seen.
    Full,
    /// Kernels as fast as they come; they were validated before.
    #[default]
    Off,
}

/// The word that outputs hold before a dispatch with [`Checks::Full`]: a NaN in f32 and in both halves as bf16 (7fc0, dead).
pub const POISON: u32 = 0x7fc0_dead;

/// Executes recordings.
pub trait Engine {
    /// `cpu`, or the adapter's name.
    fn name(&self) -> &str;

    /// What kernels are compiled for.
    fn target(&self) -> &Target;

    /// Sizes that this engine can give.
    fn memory_limits(&self) -> MemoryLimits;

    /// Gives a buffer zeroed memory, if it has none here yet. Runs do this themselves; ask early to learn early.
    ///
    /// # Errors
    /// [`RunError`] for a buffer beyond the limits and when memory is exhausted.
    fn allocate(&mut self, buffer: &Buffer) -> Result<(), RunError>;

    /// Takes a buffer's memory back.
    fn free(&mut self, buffer: &Buffer);

    /// Writes `data` to byte `offset` of a buffer now, through staging memory of bounded size.
    /// A last word that is not whole is filled up with zeros.
    ///
    /// # Errors
    /// [`RunError`] for a range outside of the buffer, and as [`Engine::allocate`].
    fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RunError>;

    /// Makes `bytes` the content of a buffer that is only read from now on: in place where the engine can read the host's memory, else
    /// by an upload.
    ///
    /// # Errors
    /// [`RunError::Lent`] for bytes that do not start at a multiple of 4, else as [`Engine::upload`].
    fn adopt(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError>;

    /// Reads bytes back now, after all that was run before, through staging memory of bounded size.
    ///
    /// # Errors
    /// [`RunError`] when the device fails.
    fn read_back(&mut self, range: &BufferRange) -> Result<Vec<u8>, RunError>;

    /// Executes a recording and waits for its read-backs; without any it may return before the device is done.
    ///
    /// # Errors
    /// [`RunError`] for a kernel that the target cannot run, for sizes beyond limits, and when the device fails.
    fn run(&mut self, recording: &Recording) -> Result<Outputs, RunError>;

    /// Makes a recording ready: memory is given, kernels are compiled, arguments bound. Later submissions only hand over commands.
    ///
    /// # Errors
    /// As [`Engine::run`].
    fn prepare(&mut self, prepared: &Prepared) -> Result<(), RunError>;

    /// Hands a recording over without waiting for its outputs, after making it ready if it is not.
    ///
    /// # Errors
    /// As [`Engine::run`].
    fn submit(&mut self, prepared: &Prepared) -> Result<Ticket, RunError>;

    /// Waits for the outputs of a submitted run, and for no later run.
    ///
    /// # Errors
    /// [`RunError`] when the device fails, or for a ticket of another engine.
    fn collect(&mut self, ticket: Ticket) -> Result<Outputs, RunError>;

    /// Whether a submitted run goes on while the host does something else. Where not, work that may turn out to be
    /// unnecessary is better not submitted ahead.
    fn runs_ahead(&self) -> bool;

    /// Waits until all work is done.
    ///
    /// # Errors
    /// [`RunError`] when the device fails.
    fn wait(&mut self) -> Result<(), RunError>;
}

/// Why a run failed.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A size beyond what the engine can give.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The device failed.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// A kernel that the target cannot run.
    #[error(transparent)]
    Pipeline(#[from] PipelineError),
    /// A command that cannot be recorded.
    #[error(transparent)]
    Record(#[from] crate::recording::RecordError),
    /// The CPU engine found a fault in a kernel.
    #[error(transparent)]
    Trap(#[from] kernel_dsl::interp::Trap),
    /// A kernel that the CPU engine cannot run.
    #[error(transparent)]
    Validate(#[from] kernel_dsl::validate::ValidateError),
    /// Two kernels of one id.
    #[error("two different kernels have the id `{kernel}`; required: an id for each")]
    IdClash {
        /// The id.
        kernel: String,
    },
    /// The host has no memory left.
    #[error("no memory for buffer `{buffer}`; required: {found} bytes")]
    OutOfMemory {
        /// Label of the buffer.
        buffer: String,
        /// Its bytes.
        found: u64,
    },
    /// Memory that the host lends cannot serve.
    #[error("buffer `{buffer}`: {found}; required: {required}")]
    Lent {
        /// Label of the buffer.
        buffer: String,
        /// What was tried.
        found: String,
        /// What is allowed.
        required: &'static str,
    },
    /// A ticket that this engine did not give, or that was collected.
    #[error("ticket {found} is unknown; required: a ticket of this engine, collected once")]
    UnknownTicket {
        /// Its number.
        found: u64,
    },
    /// The adapter cannot measure time.
    #[error("adapter `{adapter}` has no timestamp queries; required: the feature `timestamp-query`")]
    NoTimestamps {
        /// The adapter.
        adapter: String,
    },
}
