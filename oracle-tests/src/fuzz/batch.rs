//! Many programs that the CPU engine has run, on a device, and as MSL on the host: that is compiled for many together,
//! since much of a compilation is the header's.
//!
//! Invariants: a failure belongs to one program, also when the compiler refuses a unit of many; programs that may differ
//! ([`Outcome::DependsOnFlush`], [`Outcome::DependsOnRange`]) are not run.

use kernel_dsl::emit::emit;
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use rayon::prelude::*;

use super::check::{Checked, Failure, FuzzError, Outcome, Subject};
use crate::backend::Device;
use crate::msl_host::{Compiler, Host, HostKernel, MslHostError};

/// A program that failed, by its place among those that were given.
#[derive(Debug)]
pub struct BatchFailure {
    /// The place.
    pub index: usize,
    /// What went wrong.
    pub failure: Box<Failure>,
}

/// The programs that may not differ, with their places.
fn agreeing<'a>(programs: &[&'a Checked]) -> Vec<(usize, &'a Checked)> {
    let agreeing = programs.iter().enumerate().filter(|(_, checked)| matches!(checked.outcome, Outcome::Agree { .. }));
    agreeing.map(|(index, checked)| (index, *checked)).collect()
}

/// Runs all programs that may not differ on a device, and compares them with the CPU engine.
///
/// # Errors
/// The first program that the device refuses or that differs.
pub fn check_on_device(device: &dyn Device, programs: &[&Checked]) -> Result<(), BatchFailure> {
    agreeing(programs).into_iter().try_for_each(|(index, Checked { subject, expected, .. })| {
        subject.run_device(device, expected).map_err(|failure| BatchFailure { index, failure })
    })
}

/// Compiles and runs all programs that may not differ, and compares them with the CPU engine.
///
/// # Errors
/// The first program that does not compile, stops or differs.
pub fn check_on_host(compiler: &Compiler, programs: &[&Checked]) -> Result<(), BatchFailure> {
    let agreeing = agreeing(programs);
    if agreeing.is_empty() {
        return Ok(());
    }
    let failed =
        |index: usize, error: FuzzError| BatchFailure { index, failure: programs[index].subject.failure(error) };
    let texts =
        agreeing.par_iter().map(|(index, checked)| msl(&checked.subject).map_err(|error| failed(*index, error)));
    let texts = texts.collect::<Result<Vec<_>, BatchFailure>>()?;
    let kernels: Vec<HostKernel<'_>> = texts.iter().map(|(kernel, text)| HostKernel { kernel, text }).collect();
    let host = Host::new(compiler, &kernels).map_err(|error| {
        let culprit = agreeing.iter().find(|(_, checked)| names(&error, &checked.subject.job.kernel.name));
        failed(culprit.unwrap_or(&agreeing[0]).0, error.into())
    })?;
    agreeing.par_iter().enumerate().try_for_each(|(place, (index, checked))| {
        let Checked { subject, expected, .. } = checked;
        let run = || subject.same("cpu", "msl on the host", expected, &host.run_job(place, &subject.job)?);
        run().map_err(|error| failed(*index, error))
    })
}

fn msl(subject: &Subject) -> Result<(ValidKernel, String), FuzzError> {
    let kernel = compile(&subject.job.kernel, &Target::MSL)?;
    let text = emit(&kernel, &Target::MSL)?.text;
    Ok((kernel, text))
}

/// Whether an error is about the kernel `name`; the compiler speaks of its lines by that name.
fn names(error: &MslHostError, name: &str) -> bool {
    match error {
        MslHostError::Compile { message, .. } => message.contains(&format!("{name}.msl")),
        MslHostError::Text { kernel, .. } | MslHostError::Buffers { kernel, .. } => kernel == name,
        _ => false,
    }
}
