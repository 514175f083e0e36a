//! What one turn of a conversation leaves for the next one.
//!
//! Templates write the newest answer otherwise than the same answer further back (thoughts go, a marker of the answer's beginning goes), so
//! that the next prompt often does not begin with the tokens that the last answer left. Recurrent state cannot go back to where two prompts
//! part. So the messages up to the newest question are kept in a context of their own, and each answer is generated in a copy of it.
//!
//! Invariants: a token of the shared beginning runs once for all turns; where the last answer's context goes on, that is used. Answers
//! are those of a fresh context, to the bit.

use std::sync::atomic::AtomicBool;

use super::{Context, prefill};
use crate::model::step::Wanted;
use crate::model::{Model, ModelError};

/// The two contexts of a conversation. Load the model with `n_sequences` of at least 2 for each conversation.
#[derive(Debug)]
pub struct ConversationContext {
    /// Messages up to a question.
    shared: Context,
    /// The same, and an answer.
    answering: Context,
}

impl ConversationContext {
    /// Contexts of no tokens.
    ///
    /// # Errors
    /// [`ModelError::Sequences`] when the model keeps no two more.
    pub fn start(model: &mut Model) -> Result<ConversationContext, ModelError> {
        let shared = Context::start(model)?;
        match Context::start(model) {
            Ok(answering) => Ok(ConversationContext { shared, answering }),
            Err(error) => {
                shared.release(model);
                Err(error)
            }
        }
    }

    /// The context to generate the answer to `prompt` in, and how many of its tokens are known. The first `n_shared` tokens of `prompt` are
    /// also in later prompts ([`crate::text::TextModel::shared_tokens`]). With `cancel` set, less is made ready, and nothing is wrong.
    ///
    /// # Errors
    /// [`ModelError`] as for generation. A context in which a step failed is replaced.
    pub fn ready(
        &mut self,
        model: &mut Model,
        prompt: &[u32],
        n_shared: usize,
        cancel: &AtomicBool,
    ) -> Result<(&mut Context, usize), ModelError> {
        for context in [&mut self.shared, &mut self.answering] {
            if context.broken {
                context.reset(model)?;
            }
        }
        // All but the last token, which has to run for its logits.
        let shared = &prompt[..n_shared.min(prompt.len().saturating_sub(1))];
        let known = self.answering.known(prompt);
        if known > 0 && known >= self.shared.known(prompt) {
            return Ok((&mut self.answering, known));
        }
        let known = self.shared.known(prompt);
        if !shared.is_empty() && self.shared.tokens != shared {
            prefill::check(model, &self.shared, shared)?;
            let ran = prefill::prefill(model, &mut self.shared, shared, Wanted::State, Some(cancel));
            if let Some(step) = self.shared.noted(ran)? {
                let done = model.collect(step);
                self.shared.noted(done)?;
            }
        }
        self.answering.become_copy_of(&self.shared, model)?;
        Ok((&mut self.answering, known))
    }

    /// Gives the memory of both back.
    pub fn release(self, model: &mut Model) {
        self.shared.release(model);
        self.answering.release(model);
    }
}
