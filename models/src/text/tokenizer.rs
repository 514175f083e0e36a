//! The tokenizer of a checkpoint: text to token ids.
//!
//! Invariants: text from people never produces an added token; only [`Tokenizer::encode_with_tokens`], which is for texts of the
//! program's own making, and a template do. Text between two added tokens is encoded as one piece, so the ids are those of the
//! published tokenizer. Refused by name: tokenizers that are not byte-level.

use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use super::added_tokens::{AddedTokens, Piece};
use super::detokenizer::Detokenizer;
use super::error::TextError;
use super::vocabulary::Vocabulary;

const FILE: &str = "tokenizer.json";

/// Encodes text.
#[derive(Clone, Debug)]
pub struct Tokenizer {
    /// Without its added tokens, which are found beforehand.
    plain: tokenizers::Tokenizer,
    added: AddedTokens,
    vocabulary: Arc<Vocabulary>,
    /// Tokens that the post-processor puts before and after a text that is not a conversation.
    around: [Vec<u32>; 2],
}

impl Tokenizer {
    /// Reads `tokenizer.json` of `folder`.
    ///
    /// # Errors
    /// [`TextError`] where it is missing, malformed or not byte-level.
    pub fn load(folder: &Path) -> Result<Tokenizer, TextError> {
        let path = folder.join(FILE);
        let text = std::fs::read(&path).map_err(|source| TextError::Read {
            path,
            source,
            required: "the tokenizer of the checkpoint",
        })?;
        Tokenizer::from_json(&text)
    }

    /// Reads the bytes of a `tokenizer.json`.
    ///
    /// # Errors
    /// As [`Tokenizer::load`].
    pub fn from_json(text: &[u8]) -> Result<Tokenizer, TextError> {
        let mut json: Value =
            serde_json::from_slice(text).map_err(|error| TextError::file(FILE, error.to_string(), "a JSON object"))?;
        refuse_unsupported(&json)?;
        let Some(object) = json.as_object_mut() else {
            return Err(TextError::file(FILE, "no object", "a JSON object"));
        };
        let added = AddedTokens::from_json(object.remove("added_tokens").as_ref())?;
        // Limits of training; a prompt is never cut in silence.
        object.remove("truncation");
        object.remove("padding");
        let plain: tokenizers::Tokenizer = serde_json::from_value(json)
            .map_err(|error| TextError::file(FILE, error.to_string(), "a byte-level BPE tokenizer"))?;
        let size = plain.get_vocab_size(false);
        let highest = plain.get_vocab(false).values().max().map_or(0, |id| *id as usize + 1);
        let vocabulary = Vocabulary::new(size.max(highest), &added, |id| plain.id_to_token(id));
        let mut tokenizer = Tokenizer { plain, added, vocabulary: Arc::new(vocabulary), around: Default::default() };
        tokenizer.around = tokenizer.tokens_around()?;
        Ok(tokenizer)
    }

    /// What the post-processor adds, learned from what it does to one letter.
    fn tokens_around(&self) -> Result<[Vec<u32>; 2], TextError> {
        let ids = |special| Ok(encoded(self.plain.encode_fast("a", special))?.get_ids().to_vec());
        let (bare, whole) = (ids(false)?, ids(true)?);
        let at = whole.windows(bare.len().max(1)).position(|window| window == bare);
        match at {
            Some(at) => Ok([whole[..at].to_vec(), whole[at + bare.len()..].to_vec()]),
            None => Err(TextError::file(FILE, "a post-processor that changes tokens", "one that only adds tokens")),
        }
    }

    /// The ids of a text that people wrote: never an added token, nothing before or after.
    ///
    /// # Errors
    /// [`TextError::Encode`] where the tokenizer fails.
    pub fn encode(&self, text: &str) -> Result<Vec<u32>, TextError> {
        let mut ids = Vec::new();
        self.encode_onto(&mut ids, text)?;
        Ok(ids)
    }

    /// `ids` with the tokens that the checkpoint wants around a text that is no conversation, such as the one that begins it.
    pub fn with_tokens_around(&self, ids: Vec<u32>) -> Vec<u32> {
        let [before, after] = &self.around;
        [before.as_slice(), &ids, after].concat()
    }

    /// The ids of a text of the program's own making, in which added tokens stand for themselves.
    ///
    /// # Errors
    /// [`TextError::Encode`] where the tokenizer fails.
    pub fn encode_with_tokens(&self, text: &str) -> Result<Vec<u32>, TextError> {
        self.encode_marked(text, None)
    }

    /// As [`Tokenizer::encode_with_tokens`]; tokens with `mark` inside are text, and the marks are taken out.
    pub(super) fn encode_marked(&self, text: &str, mark: Option<char>) -> Result<Vec<u32>, TextError> {
        let mut ids = Vec::new();
        for piece in self.added.split(text) {
            match (piece, mark) {
                (Piece::Token(id), _) => ids.push(id),
                (Piece::Text(text), Some(mark)) if text.contains(mark) => {
                    self.encode_onto(&mut ids, &text.replace(mark, ""))?;
                }
                (Piece::Text(text), _) => self.encode_onto(&mut ids, text)?,
            }
        }
        Ok(ids)
    }

    fn encode_onto(&self, ids: &mut Vec<u32>, text: &str) -> Result<(), TextError> {
        if !text.is_empty() {
            ids.extend_from_slice(encoded(self.plain.encode_fast(text, false))?.get_ids());
        }
        Ok(())
    }

    /// The text of whole ids at once, structure left out; bytes that are no character become U+FFFD.
    ///
    /// # Errors
    /// [`TextError::UnknownToken`] for an id that no token has.
    pub fn decode(&self, ids: &[u32]) -> Result<String, TextError> {
        let mut detokenizer = self.detokenizer();
        let mut text = String::new();
        for id in ids {
            text += &detokenizer.push(*id)?;
        }
        Ok(text + &detokenizer.finish())
    }

    /// Turns ids into text as they come.
    pub fn detokenizer(&self) -> Detokenizer {
        Detokenizer::new(self.vocabulary.clone())
    }

    /// The bytes of each token.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// Tokens beside the learned ones.
    pub fn added_tokens(&self) -> &AddedTokens {
        &self.added
    }
}

fn encoded(result: tokenizers::Result<tokenizers::Encoding>) -> Result<tokenizers::Encoding, TextError> {
    result.map_err(|error| TextError::Encode { found: error.to_string() })
}

/// Other kinds than byte-level BPE spell their tokens in other ways, which the way back does not know.
fn refuse_unsupported(json: &Value) -> Result<(), TextError> {
    let kind = |part: &str| json.get(part).and_then(|part| part.get("type")).and_then(Value::as_str).unwrap_or("none");
    for (part, required) in [("model", "BPE"), ("decoder", "ByteLevel")] {
        let found = kind(part);
        if found != required {
            let found = format!("`{part}` is {found}, which is not supported");
            return Err(TextError::file(FILE, found, required));
        }
    }
    Ok(())
}
