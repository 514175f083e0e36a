//! Passes: pure functions from kernel to kernel, and [`compile`], which runs them in order.
//!
//! Every pass takes a well-formed kernel (V1 to V5, V15, V16) and gives one with the same meaning on every target; names,
//! spans and the order of arguments stay. Each file's header says what holds before and after.

pub mod dce;
mod evaluate;
pub mod exact_product;
pub mod fold;
pub mod lower;
mod rewrite;

use crate::ir::Kernel;
use crate::target::{Features, FmaLowering, Language, SubgroupLowering, Target};
use crate::validate::{ValidKernel, ValidateError, validate, validate_lowered};

/// Makes `kernel` ready for `target`: validate, fold, lower what the target lacks, remove what is unused, and validate
/// the result. The one entry for users of emitters and engines.
///
/// # Errors
/// [`ValidateError`] of the kernel as written, or of its lowered form when that passes a limit of the target.
pub fn compile(kernel: &Kernel, target: &Target) -> Result<ValidKernel, ValidateError> {
    let features = Features { subgroups: SubgroupLowering::Native, matrix_tiles: true, ..target.features };
    let written = validate(kernel.clone(), &Target { features, ..*target })?;
    let mut folded = fold::fold(written.into_inner());
    // The CPU engine keeps both roundings, so that comparing with it shows whether they ever matter.
    if target.language != Language::Cpu && target.features.fma == FmaLowering::Native {
        folded = exact_product::fuse_exact_products(folded);
    }
    let (lowered, changed) = lower::lower(folded, target.language, &usable_features(kernel, target));
    let clean = dce::remove_unused(lowered);
    // Lowering puts barriers where collectives stood, so uniformity was checked above; the analysis could not see it
    // in the lowered form, where votes travel through memory.
    if changed { validate_lowered(clean, target) } else { validate(clean, target) }
}

/// The target's features as far as this kernel can use them. WGSL leaves open how a workgroup of several axes is cut
/// into hardware subgroups, so its lanes may not follow `local_invocation_index` there.
fn usable_features(kernel: &Kernel, target: &Target) -> Features {
    let wgsl = matches!(target.language, Language::Wgsl | Language::BrowserWgsl);
    let one_axis = kernel.workgroup_size[1..].iter().all(|&size| size == 1);
    let subgroups = if wgsl && !one_axis { SubgroupLowering::WorkgroupMemory } else { target.features.subgroups };
    Features { subgroups, ..target.features }
}
