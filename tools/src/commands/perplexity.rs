//! `espalier perplexity`: how well a model predicts a text.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use models::evaluate::likelihood;
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
    /// The text, in UTF-8; the names of the model's own tokens in it stand for these tokens
    file: PathBuf,
    /// Tokens predicted from one beginning; no more than the context
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=2047))]
    window: u32,
}

#[derive(Serialize)]
struct Report {
    tokens: u64,
    nats_per_token: f64,
    perplexity: f64,
    engine: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tokens, nats_per_token, perplexity, engine } = self;
        write!(f, "{tokens} tokens, {nats_per_token:.5} nats a token, perplexity {perplexity:.4} ({engine})")
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let folder = args.model.folder()?;
    let text = TextModel::load(&folder).map_err(Failure::new)?;
    let read = fs::read_to_string(&args.file);
    let content = read.map_err(|error| Failure::message(format!("{}: {error}", args.file.display())))?;
    let ids = text.tokenizer().encode_with_tokens(&content).map_err(Failure::new)?;
    if ids.len() < 2 {
        let found = ids.len();
        return Err(Failure::message(format!("{}: {found} tokens; required: at least 2", args.file.display())));
    }
    let mut model = args.model.load(global, &folder)?;
    let window = args.window.min(model.context());
    let found = likelihood(&mut model, &ids, window as usize).map_err(Failure::new)?;
    let report = Report {
        tokens: found.n_tokens,
        nats_per_token: found.nats_per_token(),
        perplexity: found.perplexity(),
        engine: model.engine_name().to_owned(),
    };
    print(global.json, &report)
}
