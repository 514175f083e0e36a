//! From token ids to what a reader sees, as it comes: whole characters, stop strings taken out, thoughts apart.
//!
//! Invariants: as of its three parts; the pieces together are the text of all ids at once, cut at the first stop string.

use super::detokenizer::Detokenizer;
use super::error::TextError;
use super::stop::StopStrings;
use super::thinking::{Parts, ThinkingSplit};

/// The text of one answer.
#[derive(Clone, Debug)]
pub struct TextStream {
    detokenizer: Detokenizer,
    stops: StopStrings,
    split: ThinkingSplit,
}

impl TextStream {
    pub(super) fn new(detokenizer: Detokenizer, stops: StopStrings, inside_thought: bool) -> TextStream {
        TextStream { detokenizer, stops, split: ThinkingSplit::new(inside_thought) }
    }

    /// The text that became certain with this id; a token that ends the text is not pushed.
    ///
    /// # Errors
    /// [`TextError::UnknownToken`] for an id that no token has.
    pub fn push(&mut self, id: u32) -> Result<Parts, TextError> {
        let text = self.detokenizer.push(id)?;
        Ok(self.split.push(&self.stops.push(&text)))
    }

    /// Whether a stop string ended the text.
    pub fn stopped(&self) -> bool {
        self.stops.found()
    }

    /// What was held back, when generation ends.
    pub fn finish(&mut self) -> Parts {
        let text = self.stops.push(&self.detokenizer.finish()) + &self.stops.finish();
        let Parts { mut reasoning, mut content } = self.split.push(&text);
        let rest = self.split.finish();
        reasoning += &rest.reasoning;
        content += &rest.content;
        Parts { reasoning, content }
    }
}
