//! `espalier chat`: a conversation with a model, line by line.
//!
//! Invariants: standard output holds the answers only; thoughts (dimmed on a terminal), notes and errors go to standard error. A turn
//! goes on from what is in the caches. Ctrl-C ends an answer, not the conversation; what cannot be rendered or does not fit the context leaves the
//! conversation as it was. Lines are remembered only where a person types them. Refused: `--json` and `--logprobs`, which have no place here.

mod history;
mod line;

use std::io::{self, IsTerminal};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use models::generate::text::TextGeneration;
use models::generate::{ConversationContext, Finish, GenerateOptions, Generation};
use models::model::Model;
use models::sampler::SamplingParams;
use models::text::{Conversation, Ending, OrderedJson, Parts, TextModel};
use rustyline::error::ReadlineError;

use self::history::Lines;
use self::line::Line;
use super::model_options::{ModelArgs, SamplingArgs};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{Reader, beside, write_text};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    sampling: SamplingArgs,
    /// A system message at the beginning
    #[arg(long, value_name = "TEXT")]
    system: Option<String>,
    /// Let the model think before it answers
    #[arg(long)]
    think: bool,
    /// Tokens of an answer at most
    #[arg(long, value_name = "N", default_value_t = 1024)]
    max_tokens: u32,
    /// After each answer, print tokens and times to standard error
    #[arg(long)]
    stats: bool,
}

const HELP: &str = "\
/system TEXT   start over with a system message, or without one
/think         let the model think before it answers, or not
/reset         start over
/help          this list
/quit          leave, as Ctrl-D does; Ctrl-C ends an answer";

struct Chat {
    text: TextModel,
    model: Model,
    contexts: ConversationContext,
    conversation: Conversation,
    sampling: SamplingParams,
    system: Option<String>,
    think: bool,
    max_tokens: u32,
    stats: bool,
    /// Answers so far: each has draws of its own.
    turn: u64,
    /// Set by Ctrl-C.
    interrupted: Arc<AtomicBool>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    GoOn,
    Leave,
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    if global.json || args.sampling.wants_logprobs() {
        let found = if global.json { "--json" } else { "--logprobs" };
        return Err(Failure::usage(format!("`{found}` with chat; required: `espalier generate --json`")));
    }
    let folder = args.model.folder()?;
    let text = TextModel::load(&folder).map_err(Failure::new)?;
    if !text.has_template() {
        return Err(Failure::message("the model has no chat template; required: one, or `espalier generate` without"));
    }
    let sampling = args.sampling.params(text.generation())?;
    let mut model = args.model.load_for(global, &folder, 2)?;
    let contexts = ConversationContext::start(&mut model).map_err(Failure::new)?;
    if let (false, None) = (sampling.is_greedy(), args.sampling.seed()) {
        beside(&format!("seed {}\n", sampling.seed));
    }
    let (think, max_tokens, stats) = (args.think, args.max_tokens, args.stats);
    let (system, conversation, turn) = (args.system.clone(), Conversation::new(), 0);
    let interrupted = on_ctrl_c()?;
    let chat =
        Chat { text, model, contexts, conversation, sampling, system, think, max_tokens, stats, turn, interrupted };
    chat.talk()
}

/// A flag that Ctrl-C sets. Pressed again before anybody saw it, it ends the program.
fn on_ctrl_c() -> Result<Arc<AtomicBool>, Failure> {
    /// What shells expect of a program that a signal ended: 128 and the number of the interrupt.
    const INTERRUPTED: i32 = 130;
    let flag = Arc::new(AtomicBool::new(false));
    let seen = flag.clone();
    let set = ctrlc::set_handler(move || {
        if seen.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    });
    set.map_err(|error| Failure::message(format!("ctrl-c cannot be taken: {error}")))?;
    Ok(flag)
}

impl Chat {
    fn reset(&mut self) {
        self.conversation = Conversation::new();
        if let Some(system) = &self.system {
            self.conversation.push_text("system", system);
        }
    }

    fn talk(mut self) -> Result<(), Failure> {
        self.reset();
        let mut lines = Lines::open()?;
        beside(&format!("{}; /help lists commands\n", self.model.engine_name()));
        let ended = loop {
            let line = match lines.next() {
                Ok(line) => line,
                Err(ReadlineError::Interrupted) => continue,
                Err(ReadlineError::Eof) => break Ok(()),
                Err(error) => break Err(Failure::message(format!("standard input: {error}; required: lines of text"))),
            };
            match self.obey(Line::parse(&line)) {
                Ok(After::GoOn) => {}
                Ok(After::Leave) => break Ok(()),
                Err(failure) => break Err(failure),
            }
        };
        lines.close();
        ended
    }

    /// One line. Fails only where going on makes no sense.
    fn obey(&mut self, line: Line<'_>) -> Result<After, Failure> {
        match line {
            Line::Quit => return Ok(After::Leave),
            Line::Nothing => {}
            Line::Help => beside(&format!("{HELP}\n")),
            Line::Unknown(line) => beside(&format!("no command `{line}`; /help lists them\n")),
            Line::Reset => self.reset(),
            Line::Think => {
                self.think = !self.think;
                beside(&format!("thinking is {}\n", if self.think { "on" } else { "off" }));
            }
            Line::System(text) => {
                self.system = Some(text.to_owned()).filter(|text| !text.is_empty());
                self.reset();
            }
            Line::Message(text) => return self.turn(text),
        }
        Ok(After::GoOn)
    }

    /// One message and its answer; without an answer the conversation is as it was.
    fn turn(&mut self, message: &str) -> Result<After, Failure> {
        let before = self.conversation.len();
        self.conversation.push_text("user", message);
        let mut screen = Screen::new();
        match self.answer(&mut screen) {
            Ok(()) if screen.closed => Ok(After::Leave),
            Ok(()) => Ok(After::GoOn),
            Err(failure) => {
                self.conversation.truncate(before);
                screen.end_line();
                beside(&format!("error: {failure}\n"));
                // A person reads the error and says something else; a program would not.
                if lines_come_from_a_person() { Ok(After::GoOn) } else { Err(failure) }
            }
        }
    }

    fn answer(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        self.conversation.set_thinking(self.think);
        let prompt = self.text.conversation(&self.conversation, Ending::Answer).map_err(Failure::new)?;
        let n_shared = self.text.shared_tokens(&self.conversation, &prompt).map_err(Failure::new)?;
        let stream = self.text.stream(Vec::new(), prompt.inside_thought).map_err(Failure::new)?;
        let eos = self.text.eos_token_ids(self.model.eos_token_ids());
        let mut sampling = self.sampling.clone();
        sampling.seed = sampling.seed.wrapping_add(self.turn);
        self.turn += 1;
        let options = GenerateOptions { max_tokens: self.max_tokens, eos, sampling };
        self.interrupted.store(false, Ordering::Relaxed);
        let begun = Instant::now();
        let model = &mut self.model;
        let ready = self.contexts.ready(model, &prompt.ids, n_shared, &self.interrupted);
        let (context, known) = ready.map_err(Failure::new)?;
        let tokens = Generation::new(model, context, &prompt.ids, options).map_err(Failure::new)?;
        let mut pieces = TextGeneration::new(tokens.cancelled_by(self.interrupted.clone()), stream);
        let mut first = None;
        for piece in pieces.by_ref() {
            let piece = piece.map_err(Failure::new)?;
            first.get_or_insert_with(|| begun.elapsed());
            screen.show(&piece.parts)?;
            if screen.closed {
                break;
            }
        }
        let (finish, produced) = (pieces.finish(), pieces.produced());
        drop(pieces);
        self.interrupted.store(false, Ordering::Relaxed);
        screen.end_line();
        match finish {
            Some(Finish::Length) => beside(&format!("(ended after {produced} tokens)\n")),
            Some(Finish::Cancelled) => beside("(ended by ctrl-c)\n"),
            Some(Finish::Stop) | None => {}
        }
        if self.stats {
            beside(&stats(prompt.ids.len(), known, produced, [first.unwrap_or_default(), begun.elapsed()]));
        }
        let Parts { reasoning, content } = &screen.said;
        if finish == Some(Finish::Cancelled) && reasoning.is_empty() && content.is_empty() {
            // As if the question had not been asked.
            self.conversation.truncate(self.conversation.len().saturating_sub(1));
            return Ok(());
        }
        let mut fields = vec![("role", "assistant"), ("content", content.as_str())];
        if !reasoning.is_empty() {
            fields.push(("reasoning_content", reasoning.as_str()));
        }
        self.conversation.push(OrderedJson::object(&fields)).map_err(Failure::new)
    }
}

/// Times until the first token and until the end.
fn stats(prompt: usize, known: usize, produced: u32, [first, all]: [Duration; 2]) -> String {
    let after_first = f64::from(produced.saturating_sub(1));
    let rate = after_first / all.saturating_sub(first).max(Duration::from_nanos(1)).as_secs_f64();
    let first = first.as_secs_f64();
    format!("prompt {prompt} tokens, {known} known; first after {first:.2} s; {produced} tokens, {rate:.1} a second\n")
}

fn lines_come_from_a_person() -> bool {
    io::stdin().is_terminal()
}

/// An answer as it comes.
struct Screen {
    said: Parts,
    /// Whether thoughts are dimmed.
    dim: bool,
    /// Whether the last character on each stream, output and error, was a line break.
    at_start: [bool; 2],
    /// Whether the reader of standard output went away.
    closed: bool,
}

impl Screen {
    fn new() -> Screen {
        // See no-color.org.
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dim = io::stderr().is_terminal() && !plain;
        Screen { said: Parts::default(), dim, at_start: [true; 2], closed: false }
    }

    fn show(&mut self, parts: &Parts) -> Result<(), Failure> {
        let Parts { reasoning, content } = parts;
        self.said.reasoning += reasoning;
        self.said.content += content;
        if !reasoning.is_empty() {
            self.at_start[1] = reasoning.ends_with('\n');
            match self.dim {
                true => beside(&format!("\x1b[2m{reasoning}\x1b[22m")),
                false => beside(reasoning),
            }
        }
        if content.is_empty() {
            return Ok(());
        }
        if !self.at_start[1] {
            beside("\n");
            self.at_start[1] = true;
        }
        self.write(content)
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.at_start[0] = text.ends_with('\n');
        self.closed = write_text(text)? == Reader::Gone;
        Ok(())
    }

    /// Ends what is not ended by a line break.
    fn end_line(&mut self) {
        if !self.at_start[1] {
            beside("\n");
            self.at_start[1] = true;
        }
        if !self.at_start[0] && !self.closed {
            // What the answer itself met was told; a line break more is not worth an error of its own.
            let _ = self.write("\n");
        }
    }
}
