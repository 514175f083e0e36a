//! `espalier generate`: text from a model, as it comes.
//!
//! Invariants: standard output holds the answer only, or one JSON object; thoughts, notes, progress and statistics go to standard error;
//! a seed that nobody gave is printed, so that every answer can be made again; a reader that goes away ends the answer.

use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use models::generate::text::TextGeneration;
use models::generate::{Context, Finish, GenerateOptions, Generation};
use models::model::Model;
use models::sampler::Logprobs;
use models::text::{Conversation, Ending, Prompt, TextModel};
use serde::Serialize;

use super::model_options::{ModelArgs, SamplingArgs};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{Reader, beside, print, shown_bytes, write_text};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    sampling: SamplingArgs,
    #[command(flatten)]
    prompt: PromptArgs,
    /// Tokens at most
    #[arg(long, value_name = "N", default_value_t = 256)]
    max_tokens: u32,
    /// End the answer before this text; may be given several times
    #[arg(long, value_name = "TEXT")]
    stop: Vec<String>,
    /// Print tokens, times and memory to standard error
    #[arg(long)]
    stats: bool,
}

/// What to answer or to continue.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub(crate) struct PromptSource {
    /// The prompt
    #[arg(long, value_name = "TEXT")]
    prompt: Option<String>,
    /// A file with the prompt, in UTF-8
    #[arg(long, value_name = "FILE")]
    prompt_file: Option<PathBuf>,
    /// `-` reads the prompt from standard input
    #[arg(value_name = "-", value_parser = ["-"])]
    stdin: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct PromptArgs {
    #[command(flatten)]
    source: PromptSource,
    /// Send the prompt as a message of a conversation, by the model's chat template
    #[arg(long)]
    chat: bool,
    /// A system message before it
    #[arg(long, value_name = "TEXT", requires = "chat")]
    system: Option<String>,
    /// Let the model think before it answers
    #[arg(long, requires = "chat")]
    think: bool,
}

impl PromptArgs {
    fn text(&self) -> Result<String, Failure> {
        let PromptSource { prompt, prompt_file, stdin } = &self.source;
        match (prompt, prompt_file, stdin) {
            (Some(text), _, _) => Ok(text.clone()),
            (None, Some(path), _) => {
                let bytes = fs::read(path).map_err(|error| Failure::message(format!("{}: {error}", path.display())))?;
                utf8(bytes, &path.display().to_string())
            }
            _ => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|error| Failure::message(format!("standard input: {error}")))?;
                utf8(bytes, "standard input")
            }
        }
    }

    fn prompt(&self, text: &TextModel) -> Result<Prompt, Failure> {
        let content = self.text()?;
        if !self.chat {
            return text.prompt(&content).map_err(Failure::new);
        }
        let mut conversation = Conversation::new();
        if let Some(system) = &self.system {
            conversation.push_text("system", system);
        }
        conversation.push_text("user", &content);
        conversation.set_thinking(self.think);
        text.conversation(&conversation, Ending::Answer).map_err(Failure::new)
    }
}

fn utf8(bytes: Vec<u8>, place: &str) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::message(format!("{place}: byte {at} is no UTF-8; required: text in UTF-8"))
    })
}

/// One answer.
#[derive(Serialize)]
struct Answer {
    text: String,
    reasoning: String,
    tokens: Vec<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    logprobs: Vec<TokenLogprobs>,
    finish_reason: &'static str,
    seed: Option<u64>,
    stats: Stats,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[derive(Serialize)]
struct TokenLogprobs {
    token: u32,
    logprob: f32,
    top: Vec<(u32, f32)>,
}

impl TokenLogprobs {
    fn of(token: u32, logprobs: Logprobs) -> TokenLogprobs {
        TokenLogprobs { token, logprob: logprobs.chosen, top: logprobs.top }
    }
}

/// What it took.
#[derive(Serialize)]
struct Stats {
    engine: String,
    prompt_tokens: usize,
    completion_tokens: u32,
    load_seconds: f64,
    first_token_seconds: f64,
    tokens_per_second: Option<f64>,
    dispatches_per_token: usize,
    weight_bytes: u64,
    cache_bytes: u64,
    scratch_bytes: u64,
}

impl Stats {
    fn of(written: &Written, model: &mut Model, loaded: Duration, prompt_tokens: usize) -> Result<Stats, Failure> {
        let [first, rest] = written.times;
        let after_first = f64::from(written.n_produced.saturating_sub(1));
        let per_second = after_first / rest.max(Duration::from_nanos(1)).as_secs_f64();
        let dispatches_per_token = model.dispatches_per_token().map_err(Failure::new)?;
        let [weight_bytes, cache_bytes, scratch_bytes] = model.memory();
        Ok(Stats {
            engine: model.engine_name().to_owned(),
            prompt_tokens,
            completion_tokens: written.n_produced,
            load_seconds: loaded.as_secs_f64(),
            first_token_seconds: first.as_secs_f64(),
            tokens_per_second: (after_first > 0.0).then_some(per_second),
            dispatches_per_token,
            weight_bytes,
            cache_bytes,
            scratch_bytes,
        })
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = self.tokens_per_second.map_or("-".to_owned(), |rate| format!("{rate:.1}"));
        writeln!(f, "engine       {}", self.engine)?;
        writeln!(f, "prompt       {} tokens", self.prompt_tokens)?;
        writeln!(f, "answer       {} tokens, {rate} a second", self.completion_tokens)?;
        writeln!(f, "loading      {:.2} s", self.load_seconds)?;
        writeln!(f, "first token  {:.2} s after that", self.first_token_seconds)?;
        writeln!(f, "dispatches   {} a token", self.dispatches_per_token)?;
        let [weights, caches, scratch] = [self.weight_bytes, self.cache_bytes, self.scratch_bytes].map(shown_bytes);
        write!(f, "memory       {weights} weights, {caches} caches, {scratch} temporary")
    }
}

/// Text as it comes, unless it is part of a JSON object.
struct Screen {
    live: bool,
    /// Whether the last character was a line break.
    at_start: bool,
    /// Whether the reader went away.
    closed: bool,
}

impl Screen {
    fn show(&mut self, text: &str) -> Result<(), Failure> {
        if !self.live || text.is_empty() {
            return Ok(());
        }
        self.at_start = text.ends_with('\n');
        self.closed = write_text(text)? == Reader::Gone;
        Ok(())
    }

    /// Thoughts: beside the answer, not in it.
    fn think(&self, text: &str) {
        if self.live {
            beside(text);
        }
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let start = Instant::now();
    let folder = args.model.folder()?;
    let text = TextModel::load(&folder).map_err(Failure::new)?;
    let prompt = args.prompt.prompt(&text)?;
    let sampling = args.sampling.params(text.generation())?;
    let stream = text.stream(args.stop.clone(), prompt.inside_thought).map_err(Failure::new)?;
    let mut model = args.model.load(global, &folder)?;
    let loaded = start.elapsed();
    let eos = text.eos_token_ids(model.eos_token_ids());
    let mut context = Context::start(&mut model).map_err(Failure::new)?;
    let seed = (!sampling.is_greedy()).then_some(sampling.seed);
    let options = GenerateOptions { max_tokens: args.max_tokens, eos, sampling };
    let begun = Instant::now();
    let tokens = Generation::new(&mut model, &mut context, &prompt.ids, options).map_err(Failure::new)?;
    let mut screen = Screen { live: !global.json, at_start: true, closed: false };
    let written = written(TextGeneration::new(tokens, stream), &mut screen, begun)?;
    if !global.json && !screen.at_start {
        screen.show("\n")?;
    }
    if let (Some(seed), None) = (seed, args.sampling.seed()) {
        beside(&format!("seed {seed}\n"));
    }
    let stats = Stats::of(&written, &mut model, loaded, prompt.ids.len())?;
    if args.stats {
        beside(&format!("{stats}\n"));
    }
    if !global.json {
        return Ok(());
    }
    let Written { text, reasoning, tokens, logprobs, finish_reason, .. } = written;
    print(true, &Answer { text, reasoning, tokens, logprobs, finish_reason, seed, stats })
}

/// What came, and when.
struct Written {
    text: String,
    reasoning: String,
    tokens: Vec<u32>,
    logprobs: Vec<TokenLogprobs>,
    finish_reason: &'static str,
    /// Tokens, one that ended the text included.
    n_produced: u32,
    /// Until the first token, and from there to the end.
    times: [Duration; 2],
}

/// Takes an answer as it comes.
fn written(mut pieces: TextGeneration<'_>, screen: &mut Screen, begun: Instant) -> Result<Written, Failure> {
    let (mut text, mut reasoning) = (String::new(), String::new());
    let (mut tokens, mut logprobs) = (Vec::new(), Vec::new());
    let mut first = None;
    for piece in pieces.by_ref() {
        let piece = piece.map_err(Failure::new)?;
        if let Some(generated) = piece.generated {
            first.get_or_insert_with(|| begun.elapsed());
            tokens.push(generated.token);
            logprobs.extend(generated.logprobs.map(|logprobs| TokenLogprobs::of(generated.token, logprobs)));
        }
        screen.think(&piece.parts.reasoning);
        screen.show(&piece.parts.content)?;
        reasoning += &piece.parts.reasoning;
        text += &piece.parts.content;
        if screen.closed {
            break;
        }
    }
    let first = first.unwrap_or_else(|| begun.elapsed());
    let times = [first, begun.elapsed().saturating_sub(first)];
    let finish_reason = if pieces.finish() == Some(Finish::Length) { "length" } else { "stop" };
    Ok(Written { text, reasoning, tokens, logprobs, finish_reason, n_produced: pieces.produced(), times })
}
