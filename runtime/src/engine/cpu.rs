//! The engine on the CPU: executes recordings by the interpreter that defines what kernels mean.
//!
//! Invariants: a kernel sees only the bytes of its own arguments; with [`Checks::Full`] every access is followed and outputs are
//! poisoned first, as on a device. Memory that the host lends (a file mapping) is read in place and never written.

use std::collections::HashMap;
use std::sync::Arc;

use kernel_dsl::interp::{self, Binding, Face, Program};
use kernel_dsl::ir::Kernel;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;

use super::limits::check_dispatch;
use super::memory::Memory;
use super::poison::poisoned_ranges;
use super::prepared::{InFlight, Preparations};
use super::segments::{Argument, LentBytes, Storage, bind_arguments};
use super::{Checks, Engine, MemoryLimits, POISON, Prepared, RunError, Ticket};
use crate::buffer::{Buffer, BufferRange};
use crate::recording::{Command, Dispatch, Outputs, Recording};

/// Seed of the random orders of a checked run.
const CHECKED_SEED: u64 = 0x6573_7061;

struct Compiled {
    source: Arc<Kernel>,
    program: Program,
}

/// Executes recordings on the CPU.
pub struct CpuEngine {
    checks: Checks,
    options: interp::Options,
    programs: HashMap<String, Compiled>,
    memory: Memory<Storage>,
    prepared: Preparations<()>,
    finished: InFlight<Outputs>,
}

impl CpuEngine {
    /// An engine on all threads.
    pub fn new(checks: Checks) -> CpuEngine {
        let face = match checks {
            Checks::Full => Face::Checked { seed: CHECKED_SEED },
            Checks::Off => Face::Unchecked,
        };
        CpuEngine::with_options(checks, interp::Options { face, ..interp::Options::default() })
    }

    /// An engine with options of the interpreter: seed of a checked run, threads, flushing of subnormals.
    pub fn with_options(checks: Checks, options: interp::Options) -> CpuEngine {
        let limits = MemoryLimits { buffer_bytes: isize::MAX as u64, binding_bytes: isize::MAX as u64 };
        let (prepared, finished) = (Preparations::new(), InFlight::new());
        CpuEngine { checks, options, programs: HashMap::new(), memory: Memory::new(limits), prepared, finished }
    }

    /// Lends the bytes of the host to a buffer, in place of memory of its own. They are read in place and never written.
    ///
    /// # Errors
    /// [`RunError::Lent`] for bytes that do not start at a multiple of 4.
    pub fn lend(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError> {
        let storage = Storage::lent(buffer, bytes)?;
        self.free(buffer);
        self.memory.allocate(buffer, || Ok(storage))
    }

    fn compile(&mut self, kernel: &Arc<Kernel>) -> Result<(), RunError> {
        if let Some(known) = self.programs.get(&kernel.name) {
            if Arc::ptr_eq(&known.source, kernel) || *known.source == **kernel {
                return Ok(());
            }
            return Err(RunError::IdClash { kernel: kernel.name.clone() });
        }
        // A checked run executes the kernel as written, so that it does not share a fault with the passes.
        let valid = match self.checks {
            Checks::Full => validate(Kernel::clone(kernel), &Target::CPU)?,
            Checks::Off => compile(kernel, &Target::CPU)?,
        };
        let program = Program::new(&valid);
        self.programs.insert(kernel.name.clone(), Compiled { source: kernel.clone(), program });
        Ok(())
    }

    fn dispatch(&mut self, dispatch: &Dispatch) -> Result<(), RunError> {
        if self.checks == Checks::Full {
            for range in poisoned_ranges(dispatch) {
                self.memory.of_mut(range.buffer()).fill(&range, POISON)?;
            }
        }
        let arguments: Vec<_> = dispatch.launch.access.iter().zip(&dispatch.tensors).collect();
        let arguments = arguments.into_iter().map(|(access, tensor)| Argument { access: *access, tensor });
        let program = &self.programs.get(&dispatch.kernel.name).expect("run compiles every kernel first").program;
        let options = self.options;
        bind_arguments(&mut self.memory, arguments.collect(), |bindings: &mut [Binding<'_>]| {
            program.run(&dispatch.launch, bindings, &options)
        })?;
        Ok(())
    }

    /// Gives memory and compiles kernels for `recording`.
    fn make_ready(&mut self, recording: &Recording) -> Result<(), RunError> {
        for buffer in recording.buffers() {
            self.allocate(&buffer)?;
        }
        for dispatch in recording.dispatches() {
            check_dispatch(dispatch, self.memory_limits(), &Target::CPU)?;
            self.compile(&dispatch.kernel)?;
        }
        Ok(())
    }

    /// Executes a recording that was made ready.
    fn execute_all(&mut self, recording: &Recording) -> Result<Outputs, RunError> {
        let mut outputs = vec![Vec::new(); recording.n_read_backs()];
        for command in recording.commands() {
            self.execute(command, &mut outputs)?;
        }
        Ok(Outputs::new(outputs))
    }

    fn execute(&mut self, command: &Command, outputs: &mut [Vec<u8>]) -> Result<(), RunError> {
        match command {
            Command::Upload { to, data } => self.memory.of_mut(to.buffer()).write(to, data),
            Command::Dispatch(dispatch) => self.dispatch(dispatch),
            Command::Copy { from, to } => {
                let bytes = self.memory.of(from.buffer()).read(from)?;
                self.memory.of_mut(to.buffer()).write(to, &bytes)
            }
            Command::Fill { to, word } => self.memory.of_mut(to.buffer()).fill(to, *word),
            Command::ReadBack { from, id } => {
                outputs[id.index()] = self.memory.of(from.buffer()).read(from)?;
                Ok(())
            }
        }
    }
}

impl Engine for CpuEngine {
    fn name(&self) -> &str {
        "cpu"
    }

    fn target(&self) -> &Target {
        &Target::CPU
    }

    fn memory_limits(&self) -> MemoryLimits {
        self.memory.limits()
    }

    fn allocate(&mut self, buffer: &Buffer) -> Result<(), RunError> {
        self.memory.allocate(buffer, || Storage::zeroed(buffer))
    }

    fn free(&mut self, buffer: &Buffer) {
        self.prepared.forget(buffer);
        self.memory.free(buffer);
    }

    fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RunError> {
        let mut recording = Recording::new();
        recording.upload(buffer, offset, data)?;
        self.run(&recording)?;
        Ok(())
    }

    fn adopt(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError> {
        self.lend(buffer, bytes)
    }

    fn read_back(&mut self, range: &BufferRange) -> Result<Vec<u8>, RunError> {
        self.allocate(range.buffer())?;
        self.memory.of(range.buffer()).read(range)
    }

    fn run(&mut self, recording: &Recording) -> Result<Outputs, RunError> {
        self.make_ready(recording)?;
        self.execute_all(recording)
    }

    fn prepare(&mut self, prepared: &Prepared) -> Result<(), RunError> {
        if self.prepared.get(prepared).is_none() {
            self.make_ready(prepared.recording())?;
            self.prepared.keep(prepared, ());
        }
        Ok(())
    }

    fn submit(&mut self, prepared: &Prepared) -> Result<Ticket, RunError> {
        self.prepare(prepared)?;
        let outputs = self.execute_all(prepared.recording())?;
        Ok(self.finished.add(outputs))
    }

    fn collect(&mut self, ticket: Ticket) -> Result<Outputs, RunError> {
        self.finished.take(&ticket)
    }

    fn runs_ahead(&self) -> bool {
        false
    }

    fn wait(&mut self) -> Result<(), RunError> {
        Ok(())
    }
}
