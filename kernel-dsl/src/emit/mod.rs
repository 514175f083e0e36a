//! Emitters: a validated kernel to the text of a language, and WGSL text to strict SPIR-V.
//!
//! Contract: the input passed `validate`; the output is the whole text of one module with one entry point, the same
//! for the same kernel and target. Emission returns an error for what a target cannot express and never panics.
//!
//! Layout: [`c_like`] prints statements and expressions for every language; a dialect (`wgsl`, `msl`) holds what
//! differs, spells ops by the op table, and defines the table's helpers in its `polyfill` file.
//! Bounds checks are not in the text: checked pipelines get them from the driver's translator.

mod c_like;
mod context;
mod dialect;
mod names;
pub mod spirv;
mod text;
mod usage;
mod wgsl;

use crate::target::{Language, Target};
use crate::validate::ValidKernel;

pub use spirv::naga_check;

/// The text of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emitted {
    /// The language of `text`.
    pub language: Language,
    /// One module.
    pub text: String,
    /// The name of its entry point.
    pub entry_point: String,
    /// Invocations per workgroup, which MSL does not hold in its text.
    pub workgroup_size: [u32; 3],
}

/// Why a kernel cannot be emitted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EmitError {
    /// The body is larger than the target's compilers take.
    #[error("kernel `{kernel}` has {found} statements; required: at most {required} for {language}")]
    TooLarge {
        /// Kernel id.
        kernel: String,
        /// Statements of the body.
        found: u32,
        /// The target's limit.
        required: u32,
        /// The language.
        language: &'static str,
    },
    /// The kernel uses matrix tiles and the target has none.
    #[error("kernel `{kernel}` uses matrix tiles; required: a target of {language} with them")]
    NoTiles {
        /// Kernel id.
        kernel: String,
        /// The language.
        language: &'static str,
    },
    /// The target's subgroups are lowered to workgroup memory, and the kernel still holds subgroup ops.
    #[error(
        "kernel `{kernel}` holds a subgroup op; required: none on a target without 32-lane subgroups (run `pass::lower`)"
    )]
    NoSubgroups {
        /// Kernel id.
        kernel: String,
    },
    /// The kernel uses `f16` memory and the target has none.
    #[error("kernel `{kernel}` uses f16 memory; required: a target of {language} with f16")]
    NoF16 {
        /// Kernel id.
        kernel: String,
        /// The language.
        language: &'static str,
    },
    /// The language has no text.
    #[error("kernel `{kernel}`: {language} has no text; required: wgsl, browser-wgsl or msl")]
    NoText {
        /// Kernel id.
        kernel: String,
        /// The language.
        language: &'static str,
    },
    /// The kernel breaks an invariant that validation checks.
    #[error("kernel `{kernel}` is malformed: {found}")]
    Malformed {
        /// Kernel id.
        kernel: String,
        /// What was found.
        found: String,
    },
    /// naga refused WGSL text.
    #[error("naga refuses the text: {0}")]
    Naga(String),
}

/// Writes `kernel` in the language of `target`.
///
/// # Errors
/// [`EmitError`] when the target cannot express the kernel.
pub fn emit(kernel: &ValidKernel, target: &Target) -> Result<Emitted, EmitError> {
    let text = match target.language {
        Language::Wgsl | Language::BrowserWgsl => wgsl::emit(kernel, target)?,
        Language::Msl | Language::Cpu => {
            let language = target.language.name();
            return Err(EmitError::NoText { kernel: kernel.name.clone(), language });
        }
    };
    Ok(Emitted {
        language: target.language,
        text,
        entry_point: kernel.name.clone(),
        workgroup_size: kernel.workgroup_size,
    })
}
