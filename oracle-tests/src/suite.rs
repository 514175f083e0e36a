//! The checks of one kernel variant, each over all of its cases.
//!
//! | check | question |
//! |---|---|
//! | `reference` | Is the CPU engine's result within the kernel's tolerance of the formula, and does it say anything? |
//! | `checked` | Does the checked face report nothing, for several orders of lanes, with the same bytes? |
//! | `flush` | Are the bytes the same when subnormals are flushed? |
//! | `fused` | Are they the same when exact products are fused with their sums, as on devices? |
//! | `device` | Does the device give the CPU engine's bytes? |
//!
//! Fast kernels owe a tolerance, in ordinary cases only, and no bytes: they have `reference` and `device`.
//!
//! Invariants: a check stops at its first failure and shows the first bad element with its inputs; cases that the
//! variant refuses for the target are counted, not run; a check without a single case fails.

use std::sync::Arc;

use kernel_dsl::interp::{Face, Options};
use kernel_dsl::ir::{Kernel, Mode};
use kernel_dsl::pass::exact_product::fuse_exact_products;
use kernel_dsl::target::Target;
use kernel_lib::{AnyVariant, Arguments, Expected, ExpectedValues, KernelError, Mismatch, NotLegal};

use crate::backend::{BackendError, CpuKernel, Device};
use crate::case::Case;
use crate::compare::{Difference, compared_bytes, first_difference_of_job};
use crate::job::{Contents, Job};
use crate::report::{Summary, show_arguments};

/// Seeds of the checked face's random orders.
const ORDERS: [u64; 3] = [1, 2, 0x9e37_79b9];

/// Share of finite elements that the outputs of ordinary cases must have.
const FINITE_SHARE: f64 = 0.5;

/// A failed check.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// The kernel or its parameters.
    #[error(transparent)]
    Kernel(#[from] KernelError),
    /// No case is legal for the target.
    #[error("kernel `{kernel}` has no legal case; required: at least one")]
    NoCase {
        /// Kernel id.
        kernel: String,
    },
    /// A backend stopped.
    #[error("{case}\n{error}")]
    Stopped {
        /// The case.
        case: Case,
        /// Why.
        error: BackendError,
    },
    /// The formula says something else.
    #[error("{mismatch}\n{arguments}")]
    Reference {
        /// Where.
        mismatch: Mismatch,
        /// With which inputs.
        arguments: String,
    },
    /// Two engines differ.
    #[error("{left} against {right}: {difference}\n{arguments}")]
    Differ {
        /// One engine.
        left: String,
        /// The other one.
        right: String,
        /// Where.
        difference: Difference,
        /// With which inputs.
        arguments: String,
    },
    /// The outputs of all ordinary cases say nothing.
    #[error("kernel `{kernel}`, output `{tensor}`: {found}; required: {required}")]
    Vacuous {
        /// Kernel id.
        kernel: String,
        /// Output.
        tensor: String,
        /// What the outputs are.
        found: String,
        /// What they have to be.
        required: &'static str,
    },
}

/// A check of a variant over its cases.
pub type Check = fn(&Subject) -> Result<Summary, CheckError>;

/// The checks that need no device, by name.
pub const CPU_CHECKS: [(&str, Check); 4] = [
    ("reference", Subject::check_reference),
    ("checked", Subject::check_checked),
    ("flush", Subject::check_flush),
    ("fused", Subject::check_fused),
];

/// The checks of fast kernels that need no device, by name.
pub const FAST_CPU_CHECKS: [(&str, Check); 1] = [("reference", Subject::check_reference)];

/// A variant, built once, with its cases.
pub struct Subject {
    variant: Box<dyn AnyVariant>,
    kernel: Arc<Kernel>,
    cpu: CpuKernel,
    cases: Vec<Case>,
}

/// A case that runs.
pub struct Prepared<'a> {
    /// The case.
    pub case: &'a Case,
    /// Its arguments.
    pub arguments: Arguments,
    /// The launch.
    pub job: Job,
}

impl Prepared<'_> {
    fn stopped(&self, error: BackendError) -> CheckError {
        CheckError::Stopped { case: self.case.clone(), error }
    }

    /// Compares what two engines gave.
    ///
    /// # Errors
    /// [`CheckError::Differ`] at the first element that differs.
    pub fn same(&self, left: (&str, &Contents), right: (&str, &Contents)) -> Result<(), CheckError> {
        let Some(difference) = first_difference_of_job(&self.job, left.1, right.1) else { return Ok(()) };
        let arguments = show_arguments(self.case, &self.arguments, difference.index);
        Err(CheckError::Differ { left: left.0.to_owned(), right: right.0.to_owned(), difference, arguments })
    }
}

fn options(face: Face, flush_subnormals: bool) -> Options {
    Options { face, threads: 1, flush_subnormals }
}

impl Subject {
    /// Builds and validates a variant.
    ///
    /// # Errors
    /// [`CheckError::Kernel`] or [`CheckError::Stopped`] for a kernel that is not valid.
    pub fn new(variant: Box<dyn AnyVariant>, cases: Vec<Case>) -> Result<Subject, CheckError> {
        Subject::new_in(Mode::Strict, variant, cases)
    }

    /// The same in a mode. A fast kernel keeps the ordinary cases: native functions promise nothing of the others.
    ///
    /// # Errors
    /// As [`Subject::new`].
    pub fn new_in(mode: Mode, variant: Box<dyn AnyVariant>, mut cases: Vec<Case>) -> Result<Subject, CheckError> {
        let kernel = Arc::new(variant.build_in(mode)?);
        if kernel.mode == Mode::Fast {
            cases.retain(|case| case.fill.is_ordinary());
        }
        let no_case = || CheckError::NoCase { kernel: variant.id() };
        let first = cases.first().ok_or_else(no_case)?.clone();
        let cpu = CpuKernel::new(&kernel).map_err(|error| CheckError::Stopped { case: first, error })?;
        Ok(Subject { variant, kernel, cpu, cases })
    }

    /// The kernel.
    pub fn kernel(&self) -> &Arc<Kernel> {
        &self.kernel
    }

    /// Its cases.
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// Why the variant refuses a case for `target`, if it does.
    ///
    /// # Errors
    /// [`CheckError::Kernel`] for parameters that the kernel does not have.
    pub fn refusal(&self, case: &Case, target: &Target) -> Result<Option<NotLegal>, CheckError> {
        match self.variant.legal(&case.params, target) {
            Ok(()) => Ok(None),
            Err(KernelError::NotLegal(reason)) => Ok(Some(reason)),
            Err(error) => Err(error.into()),
        }
    }

    /// Calls `check` with each case that is legal for `target`.
    fn for_each_case(
        &self,
        target: &Target,
        mut check: impl FnMut(&Prepared<'_>) -> Result<u64, CheckError>,
    ) -> Result<Summary, CheckError> {
        let mut summary = Summary::default();
        for case in &self.cases {
            match self.refusal(case, target)? {
                None => summary.count(check(&self.prepare(case)?)?),
                Some(_) => summary.not_legal += 1,
            }
        }
        if summary.cases == 0 {
            return Err(CheckError::NoCase { kernel: self.variant.id() });
        }
        Ok(summary)
    }

    /// Arguments and launch of a case.
    ///
    /// # Errors
    /// [`CheckError::Kernel`] for parameters that the kernel does not have.
    pub fn prepare<'a>(&self, case: &'a Case) -> Result<Prepared<'a>, CheckError> {
        let arguments = self.variant.arguments(&case.params, case.seed, case.fill)?;
        let job = Job::of_arguments(self.kernel.clone(), &arguments);
        Ok(Prepared { case, arguments, job })
    }

    /// Runs a case on the CPU engine.
    ///
    /// # Errors
    /// [`CheckError::Stopped`] for a trap.
    pub fn run_cpu(&self, prepared: &Prepared<'_>, options: &Options) -> Result<Contents, CheckError> {
        self.cpu.run(&prepared.job, options).map_err(|error| prepared.stopped(error))
    }

    /// Runs a case on a device.
    ///
    /// # Errors
    /// [`CheckError::Stopped`] when the device refuses or fails.
    pub fn run_device(&self, prepared: &Prepared<'_>, device: &dyn Device) -> Result<Contents, CheckError> {
        device.run(&prepared.job).map_err(|error| prepared.stopped(error))
    }

    /// The `reference` check.
    ///
    /// # Errors
    /// [`CheckError`] at the first element out of tolerance, or when the outputs are vacuous.
    pub fn check_reference(&self) -> Result<Summary, CheckError> {
        let mut vacuity = Vacuity::default();
        let summary = self.for_each_case(&Target::CPU, |prepared| {
            let contents = self.run_cpu(prepared, &options(Face::Unchecked, false))?;
            let (expected, after) = self.check_tolerance(prepared, contents)?;
            if prepared.case.fill.is_ordinary() {
                expected.iter().for_each(|output| vacuity.see(output, &after));
            }
            Ok(expected.iter().map(|output| expected_bytes(output, &after)).sum())
        })?;
        vacuity.finish(&self.variant.id())?;
        Ok(summary)
    }

    /// The `checked` check.
    ///
    /// # Errors
    /// [`CheckError`] at the first trap or difference.
    pub fn check_checked(&self) -> Result<Summary, CheckError> {
        self.for_each_case(&Target::CPU, |prepared| {
            let unchecked = self.run_cpu(prepared, &options(Face::Unchecked, false))?;
            for seed in ORDERS {
                let checked = self.run_cpu(prepared, &options(Face::Checked { seed }, false))?;
                prepared.same(("cpu, unchecked", &unchecked), ("cpu, checked", &checked))?;
            }
            Ok(compared_bytes(&prepared.job))
        })
    }

    /// The `flush` check; cases made for subnormals are left out.
    ///
    /// # Errors
    /// [`CheckError`] at the first difference.
    pub fn check_flush(&self) -> Result<Summary, CheckError> {
        self.check_same("cpu, subnormals flushed", |prepared| self.run_cpu(prepared, &options(Face::Unchecked, true)))
    }

    /// The `fused` check; cases made for subnormals are left out.
    ///
    /// # Errors
    /// [`CheckError`] at the first difference: a product that was taken for exact leaves the range of `f32`.
    pub fn check_fused(&self) -> Result<Summary, CheckError> {
        let fused = CpuKernel::new(&fuse_exact_products(Kernel::clone(&self.kernel)))
            .map_err(|error| CheckError::Stopped { case: self.cases[0].clone(), error })?;
        self.check_same("cpu, exact products fused", |prepared| {
            fused.run(&prepared.job, &options(Face::Unchecked, false)).map_err(|error| prepared.stopped(error))
        })
    }

    /// Whether another way on the CPU engine gives the same bytes; cases made for subnormals are left out.
    fn check_same(
        &self,
        name: &str,
        run: impl Fn(&Prepared<'_>) -> Result<Contents, CheckError>,
    ) -> Result<Summary, CheckError> {
        self.for_each_case(&Target::CPU, |prepared| {
            if prepared.case.is_for_subnormals() {
                return Ok(0);
            }
            let cpu = self.run_cpu(prepared, &options(Face::Unchecked, false))?;
            prepared.same(("cpu", &cpu), (name, &run(prepared)?))?;
            Ok(compared_bytes(&prepared.job))
        })
    }

    /// The `device` check: the same bytes for strict kernels, within the tolerance for fast ones. Cases made for
    /// subnormals are left out: they differ from device to device.
    ///
    /// # Errors
    /// [`CheckError`] at the first difference.
    pub fn check_device(&self, device: &dyn Device) -> Result<Summary, CheckError> {
        let name = device.name().to_owned();
        let target = *device.target();
        self.for_each_case(&target, |prepared| {
            if prepared.case.is_for_subnormals() {
                return Ok(0);
            }
            let found = self.run_device(prepared, device)?;
            if self.kernel.mode == Mode::Fast {
                let (expected, after) = self.check_tolerance(prepared, found)?;
                return Ok(expected.iter().map(|output| expected_bytes(output, &after)).sum());
            }
            let cpu = self.run_cpu(prepared, &options(Face::Unchecked, false))?;
            prepared.same(("cpu", &cpu), (&name, &found))?;
            Ok(compared_bytes(&prepared.job))
        })
    }

    /// Compares what an engine gave with the formula; returns what was expected, and the arguments after the launch.
    fn check_tolerance(
        &self,
        prepared: &Prepared<'_>,
        contents: Contents,
    ) -> Result<(Vec<Expected>, Arguments), CheckError> {
        let params = &prepared.case.params;
        let mut expected = self.variant.reference(params, &prepared.arguments)?;
        let tolerance = match self.kernel.mode {
            Mode::Strict => self.variant.tolerance(params)?,
            Mode::Fast => {
                expected.iter_mut().for_each(Expected::leave_out_special);
                self.variant.fast_tolerance(params)?
            }
        };
        let mut after = prepared.arguments.clone();
        after.tensors.iter_mut().zip(contents).for_each(|(tensor, content)| tensor.bytes = content);
        for output in &expected {
            tolerance.check(output, after.tensor(output.tensor)).map_err(|mismatch| {
                let index = match &mismatch {
                    Mismatch::Element(element) => element.index,
                    Mismatch::Length { .. } => 0,
                };
                let arguments = show_arguments(prepared.case, &prepared.arguments, index);
                CheckError::Reference { mismatch, arguments }
            })?;
        }
        Ok((expected, after))
    }
}

fn expected_bytes(output: &Expected, after: &Arguments) -> u64 {
    let n_elems = match &output.values {
        ExpectedValues::Bits(bits) => bits.len(),
        ExpectedValues::Floats(floats) => floats.len(),
    };
    n_elems as u64 * u64::from(after.tensor(output.tensor).layout.elem.bytes())
}

/// Whether outputs say something: most of them finite, and not all the same.
#[derive(Default)]
struct Vacuity {
    outputs: Vec<(&'static str, Seen)>,
}

#[derive(Default)]
struct Seen {
    n_elems: usize,
    n_finite: usize,
    first: Option<u32>,
    varies: bool,
}

impl Vacuity {
    fn see(&mut self, output: &Expected, after: &Arguments) {
        let tensor = after.tensor(output.tensor);
        let known = self.outputs.iter().position(|(name, _)| *name == output.tensor);
        let place = known.unwrap_or_else(|| {
            self.outputs.push((output.tensor, Seen::default()));
            self.outputs.len() - 1
        });
        let seen = &mut self.outputs[place].1;
        for index in 0..tensor.len() {
            let bits = tensor.bits(index);
            seen.n_elems += 1;
            seen.n_finite += usize::from(tensor.get(index).is_finite());
            seen.varies |= *seen.first.get_or_insert(bits) != bits;
        }
    }

    fn finish(self, kernel: &str) -> Result<(), CheckError> {
        let refuse = |tensor: &str, found: String, required| {
            Err(CheckError::Vacuous { kernel: kernel.to_owned(), tensor: tensor.to_owned(), found, required })
        };
        for (tensor, Seen { n_elems, n_finite, varies, .. }) in self.outputs {
            if (n_finite as f64) < FINITE_SHARE * n_elems as f64 {
                let found = format!("{n_finite} of {n_elems} elements are finite");
                return refuse(tensor, found, "half, over the cases of uniform values and small integers");
            }
            if !varies {
                return refuse(tensor, format!("all {n_elems} elements are the same"), "different ones");
            }
        }
        Ok(())
    }
}
