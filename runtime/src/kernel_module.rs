//! From a kernel to the module that a device takes: lowering, emission, and the choice of language.
//!
//! Invariants: no GPU code here. Where the driver would decide on rounding, the module is SPIR-V or Metal source of ours; bounds
//! checks are in the module, or nowhere. Integer division keeps its guards in every module: the language defines `x / 0`.

use std::sync::Arc;

use kernel_dsl::emit::spirv;
use kernel_dsl::emit::{EmitError, emit};
use kernel_dsl::ir::{Access, Kernel, Mode};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidateError;

use crate::description::KernelRoute;
use crate::engine::Checks;
use crate::recording::Dispatch;

/// Why a kernel has no module for a device.
#[derive(Debug, thiserror::Error)]
pub enum ModuleError {
    /// The kernel does not fit the target.
    #[error(transparent)]
    Validate(#[from] ValidateError),
    /// The kernel has no text.
    #[error(transparent)]
    Emit(#[from] EmitError),
}

/// What a device takes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ModuleCode {
    /// Words of SPIR-V, passed through.
    Spirv(Vec<u32>),
    /// Metal source, passed through.
    Msl(String),
    /// WGSL, for wgpu to translate.
    Wgsl(String),
}

/// A module with one entry point.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct KernelModule {
    /// The code.
    pub(crate) code: ModuleCode,
    /// The entry point.
    pub(crate) entry_point: String,
    /// Invocations of a workgroup, after lowering.
    pub(crate) workgroup_size: [u32; 3],
}

/// Lowers and emits `kernel`.
pub(crate) fn build_module(
    kernel: &Kernel,
    target: &Target,
    route: KernelRoute,
    checks: Checks,
) -> Result<KernelModule, ModuleError> {
    let lowered = compile(kernel, target)?;
    let emitted = emit(&lowered, target)?;
    let code = match route {
        KernelRoute::Msl => ModuleCode::Msl(emitted.text),
        KernelRoute::Wgsl => ModuleCode::Wgsl(emitted.text),
        KernelRoute::Spirv => {
            let keep_roundings = kernel.mode == Mode::Strict;
            let options = spirv::Options { keep_roundings, checked: checks == Checks::Full };
            ModuleCode::Spirv(spirv::from_wgsl_with(&emitted.text, &emitted.entry_point, options)?)
        }
    };
    Ok(KernelModule { code, entry_point: emitted.entry_point, workgroup_size: emitted.workgroup_size })
}

/// Arguments that a kernel reads from a buffer that another argument of the same dispatch writes, one bit each.
/// A device tracks whole buffers, so these are bound as read-write.
pub(crate) fn shared_reads(dispatch: &Dispatch) -> u64 {
    let arguments = || dispatch.launch.access.iter().zip(&dispatch.tensors).enumerate();
    let written = |buffer| arguments().any(|(_, (access, tensor))| access.can_write() && tensor.buffer() == buffer);
    arguments()
        .filter(|(_, (access, tensor))| **access == Access::Read && written(tensor.buffer()))
        .fold(0, |mask, (index, _)| mask | 1 << index)
}

/// `kernel` with the arguments of `shared` declared read-write.
pub(crate) fn with_shared_reads(kernel: &Arc<Kernel>, shared: u64) -> Arc<Kernel> {
    if shared == 0 {
        return kernel.clone();
    }
    let mut changed = Kernel::clone(kernel);
    for (index, id) in kernel.buffers.ids().enumerate() {
        if shared >> index & 1 == 1 {
            changed.buffers[id].access = Access::ReadWrite;
        }
    }
    Arc::new(changed)
}
