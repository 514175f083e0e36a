//! Which adapter to run on: the choice a person makes, against the list of adapters present.
//!
//! Invariants: no GPU code here, so that every rule is tested without a device. A choice that matches nothing, or more than
//! one adapter, is an error that lists what is present: never another adapter than the one asked for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The environment variable that chooses an adapter where the command line does not.
pub const ADAPTER_VARIABLE: &str = "ESPALIER_ADAPTER";

/// What a person asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum AdapterChoice {
    /// The first adapter of the best kind: discrete, integrated, virtual, other, software; the CPU engine where there is none.
    #[default]
    Best,
    /// The CPU engine.
    Cpu,
    /// Place in the list of `espalier devices`.
    Index(usize),
    /// Part of an adapter's name, in any case.
    Name(String),
}

impl FromStr for AdapterChoice {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<AdapterChoice, Self::Err> {
        let text = text.trim();
        Ok(match text {
            "" => AdapterChoice::Best,
            _ if text.eq_ignore_ascii_case("cpu") => AdapterChoice::Cpu,
            _ => text.parse().map_or_else(|_| AdapterChoice::Name(text.to_owned()), AdapterChoice::Index),
        })
    }
}

impl fmt::Display for AdapterChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdapterChoice::Best => f.write_str("best"),
            AdapterChoice::Cpu => f.write_str("cpu"),
            AdapterChoice::Index(index) => write!(f, "{index}"),
            AdapterChoice::Name(name) => f.write_str(name),
        }
    }
}

impl AdapterChoice {
    /// The choice on the command line, else the one in [`ADAPTER_VARIABLE`], else [`AdapterChoice::Best`].
    pub fn from_option_or_env(option: Option<&str>) -> AdapterChoice {
        let from_env = || std::env::var(ADAPTER_VARIABLE).ok();
        let text = option.map(str::to_owned).or_else(from_env).unwrap_or_default();
        let Ok(choice) = text.parse();
        choice
    }
}

/// Kinds of adapters, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdapterKind {
    /// A GPU with memory of its own.
    Discrete,
    /// A GPU that shares the CPU's memory.
    Integrated,
    /// A GPU seen through a virtual machine.
    Virtual,
    /// Not known.
    Other,
    /// A CPU that acts as a GPU, such as lavapipe.
    Software,
}

/// One line of the list of adapters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AdapterSummary {
    /// The driver's name for the device.
    pub name: String,
    /// `vulkan`, `metal`, `dx12`.
    pub backend: &'static str,
    /// What kind of device.
    pub kind: AdapterKind,
}

impl fmt::Display for AdapterSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.backend)
    }
}

/// Why no adapter was chosen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AdapterError {
    /// Nothing matches.
    #[error("no adapter matches `{found}`; required: one of {}", list(present))]
    Missing {
        /// What was asked for.
        found: AdapterChoice,
        /// What there is.
        present: Vec<AdapterSummary>,
    },
    /// Several match.
    #[error("`{found}` matches several adapters; required: one of {} (by index or more of its name)", list(present))]
    Ambiguous {
        /// What was asked for.
        found: AdapterChoice,
        /// What there is.
        present: Vec<AdapterSummary>,
    },
}

fn list(present: &[AdapterSummary]) -> String {
    let mut text = String::from("cpu");
    for (index, adapter) in present.iter().enumerate() {
        text.push_str(&format!(", {index}: {adapter}"));
    }
    text
}

/// The index into `present` that `choice` means; `None` for the CPU engine.
///
/// # Errors
/// [`AdapterError`] lists the adapters present.
pub fn select(present: &[AdapterSummary], choice: &AdapterChoice) -> Result<Option<usize>, AdapterError> {
    let missing = || AdapterError::Missing { found: choice.clone(), present: present.to_vec() };
    match choice {
        AdapterChoice::Cpu => Ok(None),
        AdapterChoice::Best => Ok((0..present.len()).min_by_key(|&index| present[index].kind)),
        AdapterChoice::Index(index) if *index < present.len() => Ok(Some(*index)),
        AdapterChoice::Index(_) => Err(missing()),
        AdapterChoice::Name(name) => {
            let wanted = name.to_lowercase();
            let mut matching =
                (0..present.len()).filter(|&index| present[index].name.to_lowercase().contains(&wanted)).peekable();
            let first = matching.next().ok_or_else(missing)?;
            match matching.peek() {
                None => Ok(Some(first)),
                Some(_) => Err(AdapterError::Ambiguous { found: choice.clone(), present: present.to_vec() }),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adapters() -> Vec<AdapterSummary> {
        let adapter = |name: &str, kind| AdapterSummary { name: name.to_owned(), backend: "vulkan", kind };
        vec![
            adapter("llvmpipe (LLVM 15.0.6, 256 bits)", AdapterKind::Software),
            adapter("NVIDIA H200", AdapterKind::Discrete),
            adapter("NVIDIA H200", AdapterKind::Discrete),
        ]
    }

    fn choose(text: &str) -> Result<Option<usize>, AdapterError> {
        let Ok(choice) = text.parse();
        select(&adapters(), &choice)
    }

    #[test]
    fn best_prefers_a_discrete_gpu() {
        assert_eq!(choose(""), Ok(Some(1)));
        assert_eq!(select(&[], &AdapterChoice::Best), Ok(None), "the CPU engine where there is no adapter");
    }

    #[test]
    fn by_index_name_and_cpu() {
        assert_eq!(choose("2"), Ok(Some(2)));
        assert_eq!(choose("LLVMpipe"), Ok(Some(0)));
        assert_eq!([choose("cpu"), choose("CPU")], [Ok(None), Ok(None)]);
    }

    #[test]
    fn a_missing_adapter_lists_what_is_present() {
        for choice in ["radeon", "3"] {
            let text = choose(choice).unwrap_err().to_string();
            assert!(
                text.contains(choice) && text.contains("1: NVIDIA H200 (vulkan)") && text.contains("cpu"),
                "{text}"
            );
        }
    }

    #[test]
    fn an_ambiguous_name_is_refused() {
        assert!(matches!(choose("h200"), Err(AdapterError::Ambiguous { .. })));
    }
}
