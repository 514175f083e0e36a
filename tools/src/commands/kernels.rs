//! `espalier kernels list` and `espalier kernels show`.

use std::fmt;

use clap::{Subcommand, ValueEnum};
use kernel_dsl::emit::{emit, spirv};
use kernel_dsl::ir::{Kernel, Mode};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_lib::ALL;
use serde::Serialize;

use super::ModeChoice;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::print;
use crate::spirv_text::spirv_text;

/// What to do with kernels.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the ids of all variants
    List {
        /// Only ids that contain this
        #[arg(default_value = "")]
        filter: String,
    },
    /// Print a variant in a language
    Show {
        /// Kernel id
        id: String,
        /// Language
        #[arg(long, value_enum, default_value_t)]
        target: Language,
        /// How to build it
        #[arg(long, value_enum, default_value_t)]
        mode: ModeChoice,
    },
}

/// Languages that a kernel can be shown in.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Language {
    /// WGSL for wgpu
    #[default]
    Wgsl,
    /// WGSL for browsers
    BrowserWgsl,
    /// Metal Shading Language
    Msl,
    /// The kernel IR
    Kir,
    /// SPIR-V, one instruction a line
    Spirv,
}

#[derive(Serialize)]
struct List {
    variants: Vec<Variant>,
}

#[derive(Serialize)]
struct Variant {
    id: String,
    kernel: &'static str,
    params: &'static [&'static str],
    committed: bool,
    /// Ids that compute the same.
    alike: Vec<String>,
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.variants.iter().map(|variant| variant.id.len()).max().unwrap_or(0);
        for Variant { id, params, .. } in &self.variants {
            writeln!(f, "{id:width$}  {}", params.join(", "))?;
        }
        write!(f, "{} variants", self.variants.len())
    }
}

#[derive(Serialize)]
struct Shown {
    id: String,
    mode: ModeChoice,
    target: String,
    text: String,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

pub(crate) fn run(global: &Global, command: &Command) -> Result<(), Failure> {
    match command {
        Command::List { filter } => print(global.json, &list(filter)?),
        Command::Show { id, target, mode } => {
            let kernel = super::variant(id)?.build_in(mode.mode()).map_err(Failure::new)?;
            let name = target.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
            print(global.json, &Shown { id: id.clone(), mode: *mode, target: name, text: text(kernel, *target)? })
        }
    }
}

fn list(filter: &str) -> Result<List, Failure> {
    let mut variants = Vec::new();
    for kernel in ALL {
        for variant in kernel.all_variants().iter().filter(|variant| variant.id().contains(filter)) {
            variants.push(Variant {
                id: variant.id(),
                kernel: kernel.name(),
                params: kernel.param_names(),
                committed: variant.is_committed(),
                alike: variant.alike(),
            });
        }
    }
    match variants.is_empty() {
        true => Err(Failure::message(format!("no id contains `{filter}`; required: part of a kernel id"))),
        false => Ok(List { variants }),
    }
}

fn text(kernel: Kernel, language: Language) -> Result<String, Failure> {
    let target = match language {
        Language::Kir => return Ok(kernel.to_string()),
        Language::Wgsl | Language::Spirv => Target::WGSL,
        Language::BrowserWgsl => Target::BROWSER,
        Language::Msl => Target::MSL,
    };
    let compiled = compile(&kernel, &target).map_err(Failure::new)?;
    let emitted = emit(&compiled, &target).map_err(Failure::new)?;
    match language {
        // The words that a Vulkan device gets.
        Language::Spirv => {
            let options = spirv::Options { keep_roundings: kernel.mode == Mode::Strict, checked: false };
            let words = spirv::from_wgsl_with(&emitted.text, &emitted.entry_point, options).map_err(Failure::new)?;
            spirv_text(&words).map_err(Failure::new)
        }
        _ => Ok(emitted.text),
    }
}
