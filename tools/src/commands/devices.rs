//! `espalier devices`: the CPU engine and every adapter, with what each can do.

use std::fmt;

use runtime::adapter::AdapterChoice;
use runtime::description::DeviceDescription;
use runtime::device::describe_all;
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
    description: DeviceDescription,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cpu: the CPU engine, {} threads, strict mode: yes", self.cpu.threads)?;
        for Indexed { index, description } in &self.adapters {
            write!(f, "{index}: {description}")?;
        }
        if self.adapters.is_empty() {
            writeln!(f, "no adapter: commands run on the CPU engine")?;
        }
        write!(f, "chosen: {}", self.chosen)
    }
}

pub(crate) fn run(global: &Global) -> Result<(), Failure> {
    let indexed = |(index, description)| Indexed { index, description };
    let adapters: Vec<Indexed> = describe_all().into_iter().enumerate().map(indexed).collect();
    let present: Vec<_> = adapters.iter().map(|adapter| adapter.description.adapter.clone()).collect();
    let choice: AdapterChoice = global.adapter();
    let chosen = match runtime::adapter::select(&present, &choice).map_err(Failure::new)? {
        Some(index) => format!("{index}: {}", present[index]),
        None => "cpu".into(),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    print(global.json, &Report { chosen, cpu: Cpu { threads, strict: true }, adapters })
}
