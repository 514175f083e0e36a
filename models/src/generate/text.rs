//! Generation of text: tokens as they come, turned into what a reader sees.
//!
//! Invariants: the pieces together are the whole answer, cut at the first stop string; a piece may be empty while a character or a
//! stop string is not decided.

use super::{Finish, Generated, Generation};
use crate::model::ModelError;
use crate::text::{Parts, TextStream};

/// A token, and the text that became certain with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The token; `None` in the last piece, which holds what was held back.
    pub generated: Option<Generated>,
    /// Text of the thought and of the answer.
    pub parts: Parts,
}

/// An iterator over the pieces of an answer.
pub struct TextGeneration<'m> {
    tokens: Generation<'m>,
    stream: TextStream,
    done: bool,
}

impl<'m> TextGeneration<'m> {
    /// Turns `tokens` into text by `stream`.
    pub fn new(tokens: Generation<'m>, stream: TextStream) -> TextGeneration<'m> {
        TextGeneration { tokens, stream, done: false }
    }

    /// Why it ended; `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        if self.stream.stopped() { Some(Finish::Stop) } else { self.tokens.finish() }
    }

    /// Tokens generated, one that ended the text included.
    pub fn produced(&self) -> u32 {
        self.tokens.produced()
    }

    fn step(&mut self) -> Result<Option<Piece>, ModelError> {
        if self.done {
            return Ok(None);
        }
        if !self.stream.stopped()
            && let Some(generated) = self.tokens.next()
        {
            let generated = generated?;
            let parts = self.stream.push(generated.token)?;
            return Ok(Some(Piece { generated: Some(generated), parts }));
        }
        self.done = true;
        Ok(Some(Piece { generated: None, parts: self.stream.finish() }))
    }
}

impl Iterator for TextGeneration<'_> {
    type Item = Result<Piece, ModelError>;

    fn next(&mut self) -> Option<Self::Item> {
        let result = self.step().transpose();
        if matches!(result, Some(Err(_))) {
            self.done = true;
        }
        result
    }
}
