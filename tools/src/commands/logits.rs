//! `espalier logits`: logits after a text, to compare with other engines.

use std::fmt;

use models::evaluate::log_probability;
use models::generate::{Context, run_prompt};
use models::text::TextModel;
use serde::Serialize;

use super::model_options::ModelArgs;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::print;

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    input: Input,
    /// The likeliest tokens to list
    #[arg(long, value_name = "N", default_value_t = 8)]
    top: usize,
    /// With --json: all logits, in the order of the vocabulary
    #[arg(long)]
    all: bool,
}

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct Input {
    /// Token ids, such as `1,2,3`
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    tokens: Vec<u32>,
    /// A text
    #[arg(long, value_name = "TEXT")]
    prompt: Option<String>,
}

#[derive(Serialize)]
struct Report {
    tokens: Vec<u32>,
    top: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    logits: Option<Vec<f32>>,
    engine: String,
}

#[derive(Serialize)]
struct Entry {
    token: u32,
    text: String,
    logit: f32,
    logprob: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} tokens ({})", self.tokens.len(), self.engine)?;
        for Entry { token, text, logit, logprob } in &self.top {
            write!(f, "\n{token:>8}  {logit:>10.4}  {logprob:>9.4}  {text:?}")?;
        }
        Ok(())
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let folder = args.model.folder()?;
    let text = TextModel::load(&folder).ok();
    let tokens = match (&args.input.prompt, &text) {
        (None, _) => args.input.tokens.clone(),
        (Some(prompt), Some(text)) => text.prompt(prompt).map_err(Failure::new)?.ids,
        (Some(_), None) => return Err(TextModel::load(&folder).err().map_or_else(no_text, Failure::new)),
    };
    let mut model = args.model.load(global, &folder)?;
    let mut context = Context::start(&mut model).map_err(Failure::new)?;
    let logits = run_prompt(&mut model, &mut context, &tokens).map_err(Failure::new)?;
    let mut order: Vec<u32> = (0..logits.len() as u32).collect();
    order.sort_by(|a, b| logits[*b as usize].total_cmp(&logits[*a as usize]).then(a.cmp(b)));
    let entry = |token: u32| {
        let decoded = text.as_ref().and_then(|text| text.tokenizer().decode(&[token]).ok());
        let (logit, logprob) = (logits[token as usize], log_probability(&logits, token));
        Entry { token, text: decoded.unwrap_or_default(), logit, logprob }
    };
    let top = order.into_iter().take(args.top).map(entry).collect();
    let all = (args.all && global.json).then(|| logits.clone());
    let report = Report { tokens, top, logits: all, engine: model.engine_name().to_owned() };
    print(global.json, &report)
}

fn no_text() -> Failure {
    Failure::message("the model has no tokenizer; required: `--tokens`")
}
