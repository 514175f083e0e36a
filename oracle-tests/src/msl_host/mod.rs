//! MSL on the host: emitted text compiled by the host's C++ compiler against a small header of our own, and run.
//!
//! The header (`oracle-tests/msl_host/`) defines the Metal names that the emitter writes and no others, so text outside
//! of that subset does not compile. Each invocation of a workgroup runs on a fibre; barriers and simdgroup ops are
//! meetings of them. What this proves is the syntax and meaning of our text; what Apple's compiler makes of it is not.
//!
//! Invariants: a kernel runs in a process of its own, so nothing that its text does can harm the caller; results are
//! cached by the hash of text, header, flags and compiler version. Refused with a reason: no compiler, text that does
//! not compile or has no entry point of the usual form, a crash, invocations that cannot meet, a store past a buffer.

mod compiler;
mod launch;
mod source;

use std::collections::BTreeSet;
use std::path::PathBuf;

use kernel_dsl::contract::{ContractError, Launch};
use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;

use crate::job::{Contents, Job};

pub use compiler::{Compiler, Contraction};
use launch::Request;
pub use source::MslText;

/// Why text could not be compiled or run.
#[derive(Debug, thiserror::Error)]
pub enum MslHostError {
    /// The host has no C++ compiler.
    #[error("`{program}` does not run ({reason}); required: g++ 12 or later, or another C++17 compiler named by CXX")]
    NoCompiler {
        /// What was tried.
        program: String,
        /// What the system says.
        reason: String,
    },
    /// A file of the cache cannot be read or written.
    #[error("{path}: {source}; required: a folder that can be written")]
    Cache {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Text without an entry point of the emitter's form.
    #[error("kernel `{kernel}`: {found}; required: {required}")]
    Text {
        /// Kernel id.
        kernel: String,
        /// What was found.
        found: String,
        /// What is required.
        required: &'static str,
    },
    /// The compiler refuses the text.
    #[error("the compiler refuses {unit}: {message}")]
    Compile {
        /// The kernels of the translation unit, or the program.
        unit: String,
        /// The compiler's first lines.
        message: String,
    },
    /// The arguments do not fit.
    #[error(transparent)]
    Contract(#[from] ContractError),
    /// The number of buffers differs from the kernel's.
    #[error("kernel `{kernel}`: {found} buffers; required: {required}")]
    Buffers {
        /// Kernel id.
        kernel: String,
        /// As given.
        found: usize,
        /// As declared.
        required: usize,
    },
    /// The launcher does not start or talk.
    #[error("kernel `{kernel}`: the launcher fails: {source}")]
    Launcher {
        /// Kernel id.
        kernel: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// The process ended on its own: a bad access, an endless loop, an instruction that the host lacks.
    #[error("kernel `{kernel}`: the process ended with {status}; required: an answer")]
    Crash {
        /// Kernel id.
        kernel: String,
        /// Exit status.
        status: String,
    },
    /// Invocations that wait at different places, or that ended while others wait.
    #[error("kernel `{kernel}`: {found}; required: all invocations meet at the same line")]
    Rendezvous {
        /// Kernel id.
        kernel: String,
        /// Which invocations wait where.
        found: String,
    },
    /// The launcher refuses a request.
    #[error("kernel `{kernel}`: {found}")]
    Refused {
        /// Kernel id.
        kernel: String,
        /// What it says.
        found: String,
    },
}

/// A kernel and its MSL text.
#[derive(Clone, Copy, Debug)]
pub struct HostKernel<'a> {
    /// The kernel that the text was emitted from, as compiled for a target of MSL.
    pub kernel: &'a Kernel,
    /// The text.
    pub text: &'a str,
}

/// What a launch needs to know of a kernel.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    key: u64,
    workgroup_size: [u32; 3],
    has_immediates: bool,
    n_buffers: usize,
}

/// Compiled kernels, numbered in the order in which they were given.
#[derive(Clone, Debug)]
pub struct Host {
    program: PathBuf,
    kernels: Vec<Known>,
}

impl Host {
    /// Compiles `kernels`, many to a translation unit.
    ///
    /// # Errors
    /// [`MslHostError`] for text that is not of the emitter's form or does not compile.
    pub fn new(compiler: &Compiler, kernels: &[HostKernel<'_>]) -> Result<Host, MslHostError> {
        let mut known = Vec::with_capacity(kernels.len());
        // The same text may come twice, and is compiled once.
        let mut seen = BTreeSet::new();
        let mut texts = Vec::new();
        for HostKernel { kernel, text } in kernels {
            let text = MslText::parse(&kernel.name, text)?;
            let (has_immediates, n_buffers) = (!kernel.immediates.is_empty(), kernel.buffers.len());
            if text.has_immediates() != has_immediates || text.n_buffers() != n_buffers {
                return Err(MslHostError::Buffers {
                    kernel: kernel.name.clone(),
                    found: text.n_buffers(),
                    required: n_buffers,
                });
            }
            let key = text.key();
            let (name, workgroup_size) = (kernel.name.clone(), kernel.workgroup_size);
            known.push(Known { name, key, workgroup_size, has_immediates, n_buffers });
            if seen.insert(key) {
                texts.push(text);
            }
        }
        Ok(Host { program: compiler.program(&texts)?, kernels: known })
    }

    /// Number of kernels.
    pub fn len(&self) -> usize {
        self.kernels.len()
    }

    /// Whether there is no kernel.
    pub fn is_empty(&self) -> bool {
        self.kernels.is_empty()
    }

    /// Runs a job on kernel `index`, which was compiled from the job's kernel.
    ///
    /// # Errors
    /// [`MslHostError::Contract`] for arguments that do not fit, otherwise as [`Host::run`].
    ///
    /// # Panics
    /// As [`Host::run`].
    pub fn run_job(&self, index: usize, job: &Job) -> Result<Contents, MslHostError> {
        self.run(index, &job.launch(Target::MSL.limits.dispatch)?, &job.contents)
    }

    /// Runs kernel `index` and returns the content of every buffer, in binding order.
    ///
    /// # Errors
    /// [`MslHostError::Buffers`] for another number of buffers than the kernel has, otherwise what the process reports.
    ///
    /// # Panics
    /// When `index` is not below [`Host::len`].
    pub fn run(&self, index: usize, launch: &Launch, contents: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, MslHostError> {
        let Known { name, key, workgroup_size, has_immediates, n_buffers } = &self.kernels[index];
        if contents.len() != *n_buffers {
            return Err(MslHostError::Buffers { kernel: name.clone(), found: contents.len(), required: *n_buffers });
        }
        if launch.is_empty() {
            return Ok(contents.to_vec());
        }
        let immediates: Vec<u8> = launch.immediates.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut buffers: Vec<&[u8]> = Vec::with_capacity(n_buffers + 1);
        if *has_immediates {
            buffers.push(&immediates);
        }
        buffers.extend(contents.iter().map(Vec::as_slice));
        let sizes = [*workgroup_size, launch.workgroups];
        let mut all = Request { kernel: name, key: *key, sizes, buffers: &buffers }.run(&self.program)?;
        Ok(all.split_off(usize::from(*has_immediates)))
    }
}
