//! One program through every check, and on every engine.
//!
//! Invariants: every emitter takes the kernel, and naga its WGSL; the checked face reports nothing, because programs
//! have no fault; its order of lanes does not show; both faces, the kernel after all passes, and the device give the
//! same bits; so does MSL on the host, which is compiled for many programs at a time (see `batch`). A program whose result
//! depends on flushed subnormals, or on the range of an exact product, is skipped on devices and as MSL: they may differ
//! there.

use std::sync::Arc;

use kernel_dsl::emit::{EmitError, emit, naga_check, spirv};
use kernel_dsl::interp::{Face, Options};
use kernel_dsl::ir::Kernel;
use kernel_dsl::pass::compile;
use kernel_dsl::pass::exact_product::fuse_exact_products;
use kernel_dsl::target::{Features, FloatZero, FmaLowering, Language, Target};
use kernel_dsl::validate::ValidateError;

use super::{Program, inputs::inputs, lower};
use crate::backend::{BackendError, CpuKernel, Device};
use crate::compare::{Difference, compared_bytes, first_difference_of_job};
use crate::job::{Contents, Job};
use crate::msl_host::MslHostError;

/// Seeds of the checked face's random orders.
const ORDERS: [u64; 2] = [1, 0x9e37_79b9];

/// Targets that text is emitted for.
const TEXT_TARGETS: [Target; 4] = [Target::WGSL, Target::WGSL_NO_SUBGROUPS, Target::BROWSER, Target::MSL];

/// The CPU engine with what a device without exact arithmetic gets: zeros made at run time, `fma` by integers.
const CPU_AS_SOFTWARE: Target = Target {
    features: Features { fma: FmaLowering::Software, float_zero: FloatZero::Opaque, ..Target::CPU.features },
    ..Target::CPU
};

/// A program with its kernel and inputs.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The program.
    pub program: Program,
    /// The launch.
    pub job: Job,
}

/// How a program went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All engines agree on so many bytes.
    Agree {
        /// Bytes of outputs.
        bytes: u64,
    },
    /// The result depends on whether subnormals are flushed.
    DependsOnFlush,
    /// The result depends on a product of two narrow floats that leaves the range of `f32`.
    DependsOnRange,
}

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum FuzzError {
    /// The generator made something that is no kernel.
    #[error("the program has no kernel: {0}")]
    Build(#[from] kernel_dsl::build::BuildError),
    /// The generator made something that validation refuses.
    #[error("the kernel is not valid: {0}")]
    Invalid(#[from] ValidateError),
    /// An emitter refused a valid kernel.
    #[error("no text: {0}")]
    Emit(#[from] EmitError),
    /// A backend stopped.
    #[error("{backend}: {error}")]
    Stopped {
        /// Which.
        backend: String,
        /// Why.
        error: BackendError,
    },
    /// MSL on the host does not compile, or stopped.
    #[error("msl on the host: {0}")]
    Host(#[from] MslHostError),
    /// Two engines differ.
    #[error("{left} against {right}: {difference}")]
    Differ {
        /// One engine.
        left: &'static str,
        /// The other one.
        right: String,
        /// Where.
        difference: Difference,
    },
}

/// A failure with all that is needed to look into it.
#[derive(Debug, thiserror::Error)]
#[error("{error}\n\nprogram:\n{program}\nkernel:\n{kernel}\ninputs:\n{inputs}")]
pub struct Failure {
    /// What went wrong.
    pub error: FuzzError,
    /// The program's text.
    pub program: String,
    /// The kernel's text.
    pub kernel: String,
    /// First words of each buffer and the scalars.
    pub inputs: String,
}

impl Subject {
    /// The kernel and inputs of a program.
    ///
    /// # Errors
    /// [`FuzzError::Build`], a bug in the generator.
    pub fn new(program: &Program) -> Result<Subject, FuzzError> {
        let kernel = lower(program)?;
        let given = inputs(&kernel, program.len, program.seed);
        let job = Job::new(Arc::new(kernel), given.layouts, given.contents, given.scalars);
        Ok(Subject { program: program.clone(), job })
    }

    pub(super) fn failure(&self, error: FuzzError) -> Box<Failure> {
        Box::new(Failure {
            error,
            program: self.program.to_string(),
            kernel: self.job.kernel.to_string(),
            inputs: show_inputs(&self.job),
        })
    }

    /// Emits text for every target and lets naga validate the WGSL.
    ///
    /// # Errors
    /// [`FuzzError::Invalid`] or [`FuzzError::Emit`].
    pub fn emit(&self) -> Result<(), Box<Failure>> {
        TEXT_TARGETS.iter().try_for_each(|target| emit_for(&self.job.kernel, target)).map_err(|e| self.failure(e))
    }

    /// Runs on the CPU engine in all its ways.
    ///
    /// # Errors
    /// A trap, or a difference between the faces.
    pub fn run_cpu(&self) -> Result<(Contents, Outcome), Box<Failure>> {
        self.try_run_cpu().map_err(|error| self.failure(error))
    }

    fn try_run_cpu(&self) -> Result<(Contents, Outcome), FuzzError> {
        let cpu = CpuKernel::new(&self.job.kernel).map_err(|error| stopped("cpu", error))?;
        let run = |options: Options| cpu.run(&self.job, &options);
        let plain = Options { threads: 1, ..Options::default() };
        let unchecked = run(plain).map_err(|error| stopped("cpu, unchecked", error))?;
        for seed in ORDERS {
            let checked = run(Options { face: Face::Checked { seed }, ..plain });
            let checked = checked.map_err(|error| stopped("cpu, checked", error))?;
            self.same("cpu, unchecked", "cpu, checked", &unchecked, &checked)?;
        }
        let flushing = Options { flush_subnormals: true, ..plain };
        let flushed = run(flushing).map_err(|error| stopped("cpu, flushing", error))?;
        let mut depends = first_difference_of_job(&self.job, &unchecked, &flushed).is_some();
        for target in [Target::CPU, Target::WGSL_NO_SUBGROUPS, Target::BROWSER, CPU_AS_SOFTWARE] {
            let compiled = CpuKernel::of_valid(&compile(&self.job.kernel, &target)?);
            let passed = compiled.run(&self.job, &plain).map_err(|error| stopped("cpu, after passes", error))?;
            self.same("cpu", "cpu, after passes", &unchecked, &passed)?;
            // An `fma` by integers keeps subnormals where the device around it flushes them.
            let flushed = compiled.run(&self.job, &flushing).map_err(|error| stopped("cpu, flushing", error))?;
            depends |= first_difference_of_job(&self.job, &unchecked, &flushed).is_some();
        }
        if depends {
            return Ok((unchecked, Outcome::DependsOnFlush));
        }
        let fused = CpuKernel::new(&fuse_exact_products(Kernel::clone(&self.job.kernel)));
        let fused =
            fused.and_then(|fused| fused.run(&self.job, &plain)).map_err(|error| stopped("cpu, fused", error))?;
        if first_difference_of_job(&self.job, &unchecked, &fused).is_some() {
            return Ok((unchecked, Outcome::DependsOnRange));
        }
        let bytes = compared_bytes(&self.job);
        Ok((unchecked, Outcome::Agree { bytes }))
    }

    /// Runs on a device and compares with the CPU engine's result.
    ///
    /// # Errors
    /// The device's error, or a difference.
    pub fn run_device(&self, device: &dyn Device, expected: &Contents) -> Result<(), Box<Failure>> {
        let name = device.name().to_owned();
        let run = device.run(&self.job).map_err(|error| self.failure(stopped(&name, error)))?;
        self.same("cpu", &name, expected, &run).map_err(|error| self.failure(error))
    }

    pub(super) fn same(&self, left: &'static str, right: &str, a: &Contents, b: &Contents) -> Result<(), FuzzError> {
        match first_difference_of_job(&self.job, a, b) {
            Some(difference) => Err(FuzzError::Differ { left, right: right.to_owned(), difference }),
            None => Ok(()),
        }
    }
}

fn stopped(backend: &str, error: BackendError) -> FuzzError {
    FuzzError::Stopped { backend: backend.to_owned(), error }
}

fn emit_for(kernel: &Kernel, target: &Target) -> Result<(), FuzzError> {
    let emitted = emit(&compile(kernel, target)?, target)?;
    match target.language {
        Language::Wgsl => spirv::from_wgsl(&emitted.text, &emitted.entry_point).map(|_| ())?,
        // naga has no `enable subgroups;`, which browsers require.
        Language::BrowserWgsl => naga_check(&emitted.text.replace("enable subgroups;\n", ""))?,
        Language::Msl | Language::Cpu => {}
    }
    Ok(())
}

/// The first words of each buffer, and the scalars.
fn show_inputs(job: &Job) -> String {
    const SHOWN: usize = 8;
    let buffers = job.kernel.buffers.iter().zip(&job.contents).map(|((_, buffer), content)| {
        let words = content
            .chunks_exact(4)
            .take(SHOWN)
            .map(|word| format!("{:02x}{:02x}{:02x}{:02x}", word[3], word[2], word[1], word[0]));
        format!("{}: {} ...\n", buffer.name, words.collect::<Vec<_>>().join(" "))
    });
    let scalars = job.scalars.iter().map(|scalar| format!("scalar {scalar:?} = {:#010x}\n", scalar.bits()));
    buffers.chain(scalars).collect()
}

/// A program that went through every check that needs no other engine.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The program with its kernel and inputs.
    pub subject: Subject,
    /// What the CPU engine gives.
    pub expected: Contents,
    /// How it went.
    pub outcome: Outcome,
}

/// A program through every check that needs no other engine than the CPU's; `batch` has the others.
///
/// # Errors
/// [`Failure`] with program, kernel and inputs.
pub fn check(program: &Program) -> Result<Checked, Box<Failure>> {
    let subject = Subject::new(program).map_err(|error| {
        let (kernel, inputs) = (String::new(), String::new());
        Box::new(Failure { error, program: program.to_string(), kernel, inputs })
    })?;
    subject.emit()?;
    let (expected, outcome) = subject.run_cpu()?;
    Ok(Checked { subject, expected, outcome })
}
