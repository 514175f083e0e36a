//! `espalier devices`: the CPU engine and every adapter, with what each can do and what the start-up probe found.
//!
//! Invariants: an adapter that cannot be opened is listed with the reason, and hides no other one.

use std::fmt;

use runtime::adapter::{AdapterChoice, AdapterSummary};
use runtime::description::DeviceDescription;
use runtime::device::{Listed, describe_all};
use serde::Serialize;

use crate::cli::Global;
use crate::failure::Failure;
use crate::output::print;

#[derive(Serialize)]
struct Report {
    /// What `--adapter` or the environment says now.
    chosen: String,
    cpu: Cpu,
    adapters: Vec<Indexed>,
}

#[derive(Serialize)]
struct Cpu {
    threads: usize,
    strict: bool,
}

#[derive(Serialize)]
struct Indexed {
    index: usize,
    #[serde(flatten)]
    opened: Opened,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Opened {
    Yes(Box<DeviceDescription>),
    No {
        #[serde(flatten)]
        adapter: AdapterSummary,
        /// Why it cannot be opened.
        error: String,
    },
}

impl fmt::Display for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opened::Yes(description) => description.fmt(f),
            Opened::No { adapter, error } => writeln!(f, "{adapter}\n  not opened     {error}"),
        }
    }
}

fn indexed((index, listed): (usize, Listed)) -> Indexed {
    let opened = match listed.description {
        Ok(description) => Opened::Yes(Box::new(description)),
        Err(error) => Opened::No { adapter: listed.adapter, error: error.to_string() },
    };
    Indexed { index, opened }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cpu: the CPU engine, {} threads, strict mode: yes", self.cpu.threads)?;
        for Indexed { index, opened } in &self.adapters {
            write!(f, "{index}: {opened}")?;
        }
        if self.adapters.is_empty() {
            writeln!(f, "no adapter: commands run on the CPU engine")?;
        }
        write!(f, "chosen: {}", self.chosen)
    }
}

pub(crate) fn run(global: &Global) -> Result<(), Failure> {
    let listed = describe_all();
    let present: Vec<AdapterSummary> = listed.iter().map(|listed| listed.adapter.clone()).collect();
    let choice: AdapterChoice = global.adapter();
    let chosen = match runtime::adapter::select(&present, &choice).map_err(Failure::new)? {
        Some(index) => format!("{index}: {}", present[index]),
        None => "cpu".into(),
    };
    let adapters: Vec<Indexed> = listed.into_iter().enumerate().map(indexed).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    print(global.json, &Report { chosen, cpu: Cpu { threads, strict: true }, adapters })
}

#[cfg(test)]
mod tests {
    use super::*;
    use runtime::adapter::AdapterKind;
    use runtime::device::DeviceError;

    #[test]
    fn an_adapter_that_cannot_be_opened_is_listed_with_the_reason() {
        let adapter = AdapterSummary { name: "broken".into(), backend: "vulkan", kind: AdapterKind::Discrete };
        let error = DeviceError::Open { adapter: "broken".into(), reason: "no memory".into() };
        let broken = indexed((3, Listed { adapter, description: Err(error) }));
        let report = Report { chosen: "cpu".into(), cpu: Cpu { threads: 1, strict: true }, adapters: vec![broken] };
        let line = "3: broken (vulkan)\n  not opened     adapter `broken` could not be opened: no memory\n";
        assert!(report.to_string().contains(line), "{report}");
        let json = serde_json::to_value(&report).expect("plain data");
        assert_eq!(json["adapters"][0]["name"], "broken");
        assert_eq!(json["adapters"][0]["error"], "adapter `broken` could not be opened: no memory");
    }
}
