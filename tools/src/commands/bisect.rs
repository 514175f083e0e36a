//! `espalier bisect`: the first operation of a model whose output differs between two engines.

use std::fmt;

use models::text::TextModel;
use runtime::adapter::AdapterChoice;
use runtime::engine::{Checks, CpuEngine, Engine};
use serde::Serialize;

use super::model_options::ModelArgs;
use super::{ModeChoice, open_adapter};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::print;

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// The text to run
    #[arg(long, value_name = "TEXT")]
    prompt: String,
    /// The engine to compare with: `cpu`, an index, or part of a name
    #[arg(long, value_name = "ADAPTER", default_value = "cpu")]
    against: String,
}

#[derive(Serialize)]
struct Report {
    engines: [String; 2],
    tokens: usize,
    difference: Option<Found>,
}

#[derive(Serialize)]
struct Found {
    node: String,
    command: String,
    buffer: String,
    element: usize,
    bits: [String; 2],
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.engines;
        match &self.difference {
            None => write!(f, "{} tokens give the same bytes on {first} and {second}", self.tokens),
            Some(Found { node, command, buffer, element, bits }) => write!(
                f,
                "{node}: {command} writes element {element} of `{buffer}` as {} on {first} and {} on {second}",
                bits[0], bits[1]
            ),
        }
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    if args.model.mode() == ModeChoice::Fast {
        // Its engines may differ, so that the first difference says nothing.
        return Err(Failure::usage("`--mode fast` promises no bytes; required: `--mode strict` to compare engines"));
    }
    let folder = args.model.folder()?;
    let text = TextModel::load(&folder).map_err(Failure::new)?;
    let ids = text.prompt(&args.prompt).map_err(Failure::new)?.ids;
    let choice = AdapterChoice::from_option_or_env(Some(&args.against));
    let mut other: Box<dyn Engine> = match open_adapter(&choice, Checks::Off)? {
        None => Box::new(CpuEngine::new(Checks::Off)),
        Some(adapter) => Box::new(adapter),
    };
    let mut model = args.model.load(global, &folder)?;
    let found = model.first_difference(&ids, &mut *other).map_err(Failure::new)?;
    let difference = found.map(|found| Found {
        node: found.node,
        command: found.command,
        buffer: found.buffer,
        element: found.element,
        bits: found.bits.map(|bits| format!("{bits:#x}")),
    });
    let differs = difference.is_some();
    let engines = [model.engine_name().to_owned(), other.name().to_owned()];
    print(global.json, &Report { engines, tokens: ids.len(), difference })?;
    match differs {
        false => Ok(()),
        true => Err(Failure::message("the engines differ; required: the same bytes")),
    }
}
