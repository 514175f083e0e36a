//! Where a job runs: the CPU engine in either face, or a device.
//!
//! Invariants: a backend returns the content of every buffer; it never falls back to another one.

use kernel_dsl::contract::ContractError;
use kernel_dsl::interp::{Binding, Options, Program, Trap};
use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidKernel, ValidateError, validate};

use crate::job::{Contents, Job};

/// Why a job did not run.
#[derive(Debug, thiserror::Error)]
pub enum BackendError {
    /// The kernel is not valid for the backend's target.
    #[error(transparent)]
    Invalid(#[from] ValidateError),
    /// The arguments do not fit.
    #[error(transparent)]
    Contract(#[from] ContractError),
    /// The CPU engine stopped.
    #[error(transparent)]
    Trap(#[from] Trap),
}

/// A kernel ready for the CPU engine.
#[derive(Debug)]
pub struct CpuKernel(Program);

impl CpuKernel {
    /// Validates and prepares a kernel.
    ///
    /// # Errors
    /// [`BackendError::Invalid`].
    pub fn new(kernel: &Kernel) -> Result<CpuKernel, BackendError> {
        Ok(CpuKernel::of_valid(&validate(kernel.clone(), &Target::CPU)?))
    }

    /// Prepares a kernel that was validated, for any target.
    pub fn of_valid(kernel: &ValidKernel) -> CpuKernel {
        CpuKernel(Program::new(kernel))
    }

    /// Runs a job of this kernel.
    ///
    /// # Errors
    /// [`BackendError::Contract`] or [`BackendError::Trap`].
    pub fn run(&self, job: &Job, options: &Options) -> Result<Contents, BackendError> {
        let launch = job.launch(Target::CPU.limits.dispatch)?;
        let mut contents = job.contents.clone();
        let mut bindings: Vec<Binding<'_>> = job
            .kernel
            .buffers
            .iter()
            .zip(&mut contents)
            .map(
                |((_, buffer), content)| {
                    if buffer.access.can_write() { Binding::Write(content) } else { Binding::Read(content) }
                },
            )
            .collect();
        self.0.run(&launch, &mut bindings, options)?;
        drop(bindings);
        Ok(contents)
    }
}

/// A device that runs jobs, one at a time.
pub trait Device: Sync {
    /// Its name.
    fn name(&self) -> &str;

    /// What kernels are compiled for.
    fn target(&self) -> &Target;

    /// Runs a job.
    ///
    /// # Errors
    /// [`BackendError`] when the device refuses or fails.
    fn run(&self, job: &Job) -> Result<Contents, BackendError>;
}
