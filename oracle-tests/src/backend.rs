//! Where a job runs: the CPU engine in either face, or a device.
//!
//! Invariants: a backend returns the content of every buffer; it never falls back to another one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel_dsl::contract::ContractError;
use kernel_dsl::interp::{Binding, Options, Program, Trap};
use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidKernel, ValidateError, validate};
use runtime::buffer::RangeError;
use runtime::engine::RunError;
use runtime::recording::RecordError;

use crate::job::{Contents, Job};
use crate::msl_host::MslHostError;

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
    /// The launch cannot be recorded.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A tensor does not fit its buffer.
    #[error(transparent)]
    Range(#[from] RangeError),
    /// The device failed.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The program of MSL on the host failed.
    #[error(transparent)]
    MslHost(#[from] MslHostError),
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
        // Words, because a binding starts at a multiple of four.
        let mut words: Vec<Vec<u32>> =
            job.contents.iter().map(|content| bytemuck::pod_collect_to_vec(content)).collect();
        let buffers = job.kernel.buffers.iter().zip(&mut words);
        let mut bindings: Vec<Binding<'_>> = buffers
            .map(|((_, buffer), words)| {
                let bytes = bytemuck::cast_slice_mut(words);
                if buffer.access.can_write() { Binding::Write(bytes) } else { Binding::Read(bytes) }
            })
            .collect();
        self.0.run(&launch, &mut bindings, options)?;
        drop(bindings);
        Ok(words.into_iter().map(|words| bytemuck::cast_slice(&words).to_vec()).collect())
    }
}

/// The CPU engine as a device, with the kernels that it has compiled.
#[derive(Debug, Default)]
pub struct CpuDevice(Mutex<HashMap<String, Arc<CpuKernel>>>);

impl CpuDevice {
    fn compiled(&self, kernel: &Kernel) -> Result<Arc<CpuKernel>, BackendError> {
        // A panic of another test does not make what is compiled unusable.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kernel) = known.get(&kernel.name) {
            return Ok(kernel.clone());
        }
        let compiled = Arc::new(CpuKernel::new(kernel)?);
        known.insert(kernel.name.clone(), compiled.clone());
        Ok(compiled)
    }
}

impl Device for CpuDevice {
    fn name(&self) -> &str {
        "cpu"
    }

    fn target(&self) -> &Target {
        &Target::CPU
    }

    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        self.compiled(&job.kernel)?.run(job, &Options::default())
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
