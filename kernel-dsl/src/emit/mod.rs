//! Emitters: a validated kernel to the text of a language, and WGSL text to strict SPIR-V.
//!
//! Contract: the input passed `validate`; the output is the whole text of one module with one entry point, the same
//! for the same kernel and target. Emission returns an error for what a target cannot express and never panics.
//!
//! Layout: `c_like` prints statements and expressions for every language; a dialect (`wgsl`, `msl`) holds what
//! differs, spells ops by the op table, and defines the table's helpers in its `polyfill` file.
//! Bounds checks are not in the text: checked pipelines get them from the driver's translator.

mod c_like;
mod context;
mod dialect;
mod msl;
mod names;
pub mod spirv;
mod text;
mod usage;
mod wgsl;

use std::collections::BTreeSet;

use crate::ir::{Builtin, Kernel};
use crate::target::{Language, Target};
use crate::validate::ValidKernel;

use context::{Context, Need, Words};
use dialect::Dialect;
use text::Text;

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
        Language::Msl => msl::emit(kernel, target)?,
        Language::Cpu => {
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

/// Rounds of naming: a helper function may take a name that an author gave, and then the author's gives way.
const NAMING_ROUNDS: usize = 4;

/// Prints the body and puts the module around it, until no name of the body is also a helper function's.
fn with_free_names<D: Dialect>(
    kernel: &Kernel,
    target: &Target,
    dialect: &D,
    reserved: fn(&str) -> bool,
    module: fn(&mut Context, &str) -> Result<String, EmitError>,
) -> Result<String, EmitError> {
    let mut kept_free = BTreeSet::new();
    for _ in 0..NAMING_ROUNDS {
        let mut cx = Context::new(kernel, target, Words { reserved, kept_free: kept_free.clone() })?;
        let body = c_like::print_body(&mut cx, dialect)?;
        let text = module(&mut cx, &body)?;
        match cx.clashes() {
            Some(names) => kept_free.extend(names),
            None => return Ok(text),
        }
    }
    let found = "names that clash with helper functions again and again".to_owned();
    Err(EmitError::Malformed { kernel: kernel.name.clone(), found })
}

/// An id or size, under the names that every dialect gives its entry point's parameters.
fn builtin_text(cx: &mut Context, builtin: Builtin) -> Text {
    let (need, name, axis) = match builtin {
        Builtin::WorkgroupId(axis) => (Need::WorkgroupId, "workgroup_id", Some(axis)),
        Builtin::NumWorkgroups(axis) => (Need::NumWorkgroups, "num_workgroups", Some(axis)),
        Builtin::LocalInvocationId(axis) => (Need::LocalInvocationId, "local_invocation_id", Some(axis)),
        Builtin::GlobalInvocationId(axis) => (Need::GlobalInvocationId, "global_invocation_id", Some(axis)),
        Builtin::LocalInvocationIndex | Builtin::SubgroupId | Builtin::Lane => {
            (Need::LocalInvocationIndex, "local_invocation_index", None)
        }
    };
    cx.need(need);
    let name = Text::atom(name);
    match (builtin, axis) {
        (Builtin::SubgroupId, _) => Text::infix(">>", &name, &Text::atom("5u")),
        (Builtin::Lane, _) => Text::infix("&", &name, &Text::atom("31u")),
        (_, Some(axis)) => name.member(["x", "y", "z"].get(usize::from(axis)).copied().unwrap_or("z")),
        (_, None) => name,
    }
}
