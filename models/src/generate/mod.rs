//! Generation of tokens: a prompt goes into the caches in chunks, then one token follows another.
//!
//! [`Context`] is a sequence with the tokens that are in its caches; [`Generation`] is an iterator over new tokens.
//!
//! Invariants: a context's tokens are exactly those that were run, so that a longer prompt that begins with them goes on from there;
//! where the engine runs ahead, the step after a token is submitted before that token is read; a greedy token never leaves the device on its way to
//! the next step. Dropping a generation cancels it. The last token of a generation (end of text, or the last of the budget) may or may not
//! have been run. Logits are looked at after every step, so that a model that computes no numbers is not taken for one that speaks.
//! A context in which a step failed is refused from then on.

mod prefill;
mod reuse;
pub mod text;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use self::reuse::ConversationContext;
use crate::model::step::Wanted;
use crate::model::{Model, ModelError, Sequence, SubmittedStep};
use crate::sampler::{Logprobs, SampleError, SamplingParams, sample};

/// A sequence, and the tokens in its caches.
#[derive(Debug)]
pub struct Context {
    sequence: Sequence,
    tokens: Vec<u32>,
    /// Whether a step failed: the tokens are not what is in the caches then.
    broken: bool,
}

impl Context {
    /// A context of no tokens.
    ///
    /// # Errors
    /// [`ModelError::Sequences`] when the model keeps no more.
    pub fn start(model: &mut Model) -> Result<Context, ModelError> {
        Ok(Context { sequence: model.start()?, tokens: Vec::new(), broken: false })
    }

    /// A context of the same tokens, in memory of its own.
    ///
    /// # Errors
    /// [`ModelError::Sequences`] when the model keeps no more, [`ModelError::BrokenContext`] for one in which a step failed.
    pub fn fork(&self, model: &mut Model) -> Result<Context, ModelError> {
        self.usable()?;
        Ok(Context { sequence: model.fork(&self.sequence)?, tokens: self.tokens.clone(), broken: false })
    }

    /// Tokens at the beginning of `prompt` that need not run again.
    pub fn known(&self, prompt: &[u32]) -> usize {
        // The last token has to run again for its logits, which recurrent state does not allow; so a prompt must be longer.
        let goes_on = prompt.len() > self.tokens.len() && prompt.starts_with(&self.tokens);
        if goes_on { self.tokens.len() } else { 0 }
    }

    /// Refuses a context in which a step failed.
    fn usable(&self) -> Result<(), ModelError> {
        if self.broken { Err(ModelError::BrokenContext) } else { Ok(()) }
    }

    /// Passes on what a step gave; an error breaks the context.
    fn noted<T>(&mut self, result: Result<T, ModelError>) -> Result<T, ModelError> {
        self.broken |= result.is_err();
        result
    }

    /// The tokens in its caches.
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// The sequence.
    pub fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// Gives its memory back.
    pub fn release(self, model: &mut Model) {
        model.release(self.sequence);
    }

    /// Forgets all tokens.
    fn reset(&mut self, model: &mut Model) -> Result<(), ModelError> {
        self.give_back(model);
        self.sequence = model.start()?;
        self.broken = false;
        Ok(())
    }

    /// Gives the memory back; unusable until there is a new sequence.
    fn give_back(&mut self, model: &mut Model) {
        model.release(std::mem::replace(&mut self.sequence, Sequence::none()));
        self.tokens.clear();
        self.broken = true;
    }

    /// Forgets all tokens and takes over those of another context.
    fn become_copy_of(&mut self, other: &Context, model: &mut Model) -> Result<(), ModelError> {
        other.usable()?;
        self.give_back(model);
        self.sequence = model.fork(&other.sequence)?;
        self.tokens.clone_from(&other.tokens);
        self.broken = false;
        Ok(())
    }
}

/// Why a generation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// A token that ends a text came; it is not given.
    Stop,
    /// The budget is used up, or the context is full.
    Length,
    /// Somebody asked for it, by [`Generation::cancelled_by`].
    Cancelled,
}

/// A token that was generated.
#[derive(Clone, PartialEq, Debug)]
pub struct Generated {
    /// The token.
    pub token: u32,
    /// Its log-probability and those of the likeliest tokens, where they were asked for.
    pub logprobs: Option<Logprobs>,
}

/// What to generate.
#[derive(Clone, PartialEq, Debug)]
pub struct GenerateOptions {
    /// Tokens at most.
    pub max_tokens: u32,
    /// Tokens that end a text.
    pub eos: Vec<u32>,
    /// How tokens are chosen.
    pub sampling: SamplingParams,
}

/// Logits after `prompt`; what of it is in the context already is not run again.
///
/// # Errors
/// [`ModelError`] for an empty prompt, unknown tokens, and a prompt that does not fit the context.
pub fn run_prompt(model: &mut Model, context: &mut Context, prompt: &[u32]) -> Result<Vec<f32>, ModelError> {
    prefill::check(model, context, prompt)?;
    let ran = prefill::prefill(model, context, prompt, Wanted::Logits, None);
    // Without a flag nobody cancels.
    let Some(step) = context.noted(ran)? else { return Ok(Vec::new()) };
    let output = model.collect(step);
    Ok(context.noted(output)?.logits)
}

/// An iterator over new tokens.
pub struct Generation<'m> {
    model: &'m mut Model,
    context: &'m mut Context,
    /// The prompt, and what was generated.
    history: Vec<u32>,
    n_prompt: usize,
    options: GenerateOptions,
    budget: u32,
    produced: u32,
    submitted: VecDeque<SubmittedStep>,
    /// The token that was given last and not yet handed to a step.
    unrun: Option<u32>,
    finish: Option<Finish>,
    started: bool,
    cancel: Option<Arc<AtomicBool>>,
}

impl<'m> Generation<'m> {
    /// Starts after `prompt`.
    ///
    /// # Errors
    /// [`ModelError`] for an empty prompt, unknown tokens, and a prompt that does not fit the context.
    pub fn new(
        model: &'m mut Model,
        context: &'m mut Context,
        prompt: &[u32],
        options: GenerateOptions,
    ) -> Result<Generation<'m>, ModelError> {
        prefill::check(model, context, prompt)?;
        let room = model.context() - prompt.len() as u32 + 1;
        Ok(Generation {
            model,
            context,
            history: prompt.to_vec(),
            n_prompt: prompt.len(),
            budget: options.max_tokens.min(room),
            options,
            produced: 0,
            submitted: VecDeque::new(),
            unrun: None,
            finish: None,
            started: false,
            cancel: None,
        })
    }

    /// Ends soon after `flag` is set, also between the chunks of a long prompt. The context stays usable.
    pub fn cancelled_by(mut self, flag: Arc<AtomicBool>) -> Generation<'m> {
        self.cancel = Some(flag);
        self
    }

    /// Why it ended; `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        self.finish
    }

    /// Tokens given so far; one more after a token that ends a text.
    pub fn produced(&self) -> u32 {
        self.produced
    }

    /// Whether the device chooses: the most likely token of the logits as they are.
    fn on_device(&self) -> bool {
        self.options.sampling.is_plain_argmax()
    }

    fn step(&mut self) -> Result<Option<Generated>, ModelError> {
        if self.finish.is_some() {
            return Ok(None);
        }
        if self.cancel.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            self.finish = Some(Finish::Cancelled);
            return Ok(None);
        }
        if self.produced >= self.budget {
            self.finish = Some(Finish::Length);
            return Ok(None);
        }
        if !self.started {
            self.started = true;
            let prompt = &self.history[..self.n_prompt];
            let ran = prefill::prefill(self.model, self.context, prompt, Wanted::Logits, self.cancel.as_deref());
            let Some(step) = self.context.noted(ran)? else {
                self.finish = Some(Finish::Cancelled);
                return Ok(None);
            };
            self.submitted.push_back(step);
        }
        let gone_on = self.go_on();
        self.context.noted(gone_on)?;
        let Some(step) = self.submitted.pop_front() else { return Ok(None) };
        let output = self.model.collect(step);
        let output = self.context.noted(output)?;
        if let Some((token, found)) = output.logits.iter().copied().enumerate().find(|(_, logit)| logit.is_nan()) {
            return Err(SampleError::Logit { token, found }.into());
        }
        let generated = if self.on_device() {
            Generated { token: output.tokens.first().copied().unwrap_or_default(), logprobs: None }
        } else {
            let step = u64::from(self.produced);
            let sampled = sample(&self.options.sampling, &output.logits, &self.history, step, None)?;
            Generated { token: sampled.token, logprobs: sampled.logprobs }
        };
        self.history.push(generated.token);
        self.produced += 1;
        if !self.submitted.is_empty() {
            // The step that runs ahead took this token from the device.
            self.context.tokens.push(generated.token);
        } else {
            self.unrun = Some(generated.token);
        }
        if self.options.eos.contains(&generated.token) {
            self.finish = Some(Finish::Stop);
            return Ok(None);
        }
        Ok(Some(generated))
    }

    /// Submits the next step where it is known what it runs: the token that was given last, or ahead of it.
    fn go_on(&mut self) -> Result<(), ModelError> {
        let wanted = Wanted::Logits;
        if let Some(token) = self.unrun.take() {
            let step = self.model.submit(&mut [&mut self.context.sequence], Some(&[token]), wanted)?;
            self.context.tokens.push(token);
            self.submitted.push_back(step);
        }
        let ahead = self.on_device() && self.model.runs_ahead();
        let more = self.produced + (self.submitted.len() as u32) < self.budget;
        if ahead && more && self.submitted.len() == 1 {
            let step = self.model.submit(&mut [&mut self.context.sequence], None, wanted)?;
            self.submitted.push_back(step);
        }
        Ok(())
    }
}

impl Iterator for Generation<'_> {
    type Item = Result<Generated, ModelError>;

    fn next(&mut self) -> Option<Self::Item> {
        let result = self.step().transpose();
        if matches!(result, Some(Err(_))) {
            self.finish = Some(Finish::Stop);
        }
        result
    }
}

impl Drop for Generation<'_> {
    /// A step that ran ahead is finished, so that the context's tokens are those in its caches.
    fn drop(&mut self) {
        while let Some(step) = self.submitted.pop_front() {
            let output = self.model.collect(step);
            let Ok(output) = self.context.noted(output) else { continue };
            if let (false, Some(token)) = (self.submitted.is_empty(), output.tokens.first()) {
                self.context.tokens.push(*token);
            }
        }
    }
}
