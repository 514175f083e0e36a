//! An adapter that runs jobs, through recordings of the runtime with every check on.
//!
//! Invariants: each job has its own buffers, freed after it; a failure is the job's error and leaves the device open.

use std::sync::{Mutex, PoisonError};

use kernel_dsl::target::{Features, Target};
use runtime::adapter::AdapterChoice;
use runtime::buffer::{Buffer, Tensor};
use runtime::device;
use runtime::engine::{Checks, Engine, RunError, WgpuEngine};
use runtime::recording::Recording;

use crate::backend::{BackendError, Device};
use crate::job::{Contents, Job};

/// An open adapter.
pub struct AdapterDevice {
    name: String,
    target: Target,
    engine: Mutex<WgpuEngine>,
}

impl AdapterDevice {
    /// Opens the adapter of `ESPALIER_ADAPTER`, or the best one.
    ///
    /// # Errors
    /// [`RunError`] when there is none, or it is the CPU engine.
    pub fn open() -> Result<AdapterDevice, RunError> {
        WgpuEngine::open(&AdapterChoice::from_option_or_env(None), Checks::Full).map(AdapterDevice::new)
    }

    /// Opens the same adapter with lowerings of the caller's choice, in place of those that it needs.
    ///
    /// # Errors
    /// As [`AdapterDevice::open`].
    pub fn open_with(change: impl FnOnce(Features) -> Features) -> Result<AdapterDevice, RunError> {
        let device = device::Device::open(&AdapterChoice::from_option_or_env(None))?;
        let features = change(device.target().features);
        Ok(AdapterDevice::new(WgpuEngine::new(device.with_features(features), Checks::Full)))
    }

    /// An adapter that is open already.
    pub fn new(engine: WgpuEngine) -> AdapterDevice {
        AdapterDevice { name: engine.name().to_owned(), target: *engine.target(), engine: Mutex::new(engine) }
    }
}

impl Device for AdapterDevice {
    fn name(&self) -> &str {
        &self.name
    }

    fn target(&self) -> &Target {
        &self.target
    }

    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        // A panic of another test does not make the device unusable.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        run_job(&mut *engine, job)
    }
}

/// Runs a job in buffers of its own, which are freed after it.
///
/// # Errors
/// [`BackendError`] when the engine refuses or fails.
pub fn run_job(engine: &mut dyn Engine, job: &Job) -> Result<Contents, BackendError> {
    let mut recording = Recording::new();
    let mut tensors = Vec::with_capacity(job.layouts.len());
    for (((_, buffer), layout), content) in job.kernel.buffers.iter().zip(&job.layouts).zip(&job.contents) {
        // A device has no empty buffers.
        let memory = Buffer::new(&buffer.name, (content.len() as u64).max(16));
        if !content.is_empty() {
            recording.upload(&memory, 0, content)?;
        }
        tensors.push(Tensor::new(&memory, 0, layout.clone())?);
    }
    recording.dispatch_parts(&job.kernel, tensors.clone(), &job.scalars)?;
    let ids: Vec<_> = tensors.iter().map(|tensor| recording.read_back(tensor.buffer().whole())).collect();
    let outputs = engine.run(&recording);
    tensors.iter().for_each(|tensor| engine.free(tensor.buffer()));
    let outputs = outputs?;
    let read = ids.iter().zip(&job.contents).map(|(id, content)| outputs.bytes(*id)[..content.len()].to_vec());
    Ok(read.collect())
}
