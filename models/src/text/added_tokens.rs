//! Tokens that stand beside the learned vocabulary: turns of a conversation, tags of thinking and of tool calls.
//!
//! They are found in text before anything else is encoded, leftmost first, longest first. Which text may hold them is not
//! decided here; see [`super::guard`].
//!
//! Invariants: every token has at least two characters, so that a mark inside of it can break it. Refused: tokens that match whole
//! words only, which no model of the supported families has.

use aho_corasick::{AhoCorasick, MatchKind};
use serde_json::Value;

use super::error::TextError;

const FILE: &str = "tokenizer.json";

/// One of these tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddedToken {
    /// Its id.
    pub id: u32,
    /// The text that stands for it.
    pub content: String,
    /// Whether it is structure, never shown to people.
    pub special: bool,
    /// Whether it takes the blanks before it.
    strips_left: bool,
    /// Whether it takes the blanks after it.
    strips_right: bool,
}

/// All of them.
#[derive(Clone, Debug)]
pub struct AddedTokens {
    tokens: Vec<AddedToken>,
    finder: AhoCorasick,
}

/// A stretch of text without these tokens, or one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'a> {
    Text(&'a str),
    Token(u32),
}

impl AddedTokens {
    /// Reads `added_tokens` of a tokenizer.json.
    pub(super) fn from_json(list: Option<&Value>) -> Result<AddedTokens, TextError> {
        let list = list.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let tokens = list.iter().map(token).collect::<Result<Vec<_>, _>>()?;
        let finder = AhoCorasick::builder()
            .match_kind(MatchKind::LeftmostLongest)
            .build(tokens.iter().map(|token| &token.content))
            .map_err(|error| TextError::file(FILE, error.to_string(), "added tokens that can be searched for"))?;
        Ok(AddedTokens { tokens, finder })
    }

    /// In the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = &AddedToken> {
        self.tokens.iter()
    }

    /// The id of the token with exactly this text.
    pub fn id_of(&self, content: &str) -> Option<u32> {
        self.tokens.iter().find(|token| token.content == content).map(|token| token.id)
    }

    /// Cuts `text` at its tokens.
    pub(super) fn split<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let (mut pieces, mut from) = (Vec::new(), 0);
        for found in self.finder.find_iter(text) {
            // A token that takes the blanks after it may have taken the start of this one.
            if found.start() < from {
                continue;
            }
            let token = &self.tokens[found.pattern().as_usize()];
            let before = &text[from..found.start()];
            push_text(&mut pieces, if token.strips_left { before.trim_end() } else { before });
            pieces.push(Piece::Token(token.id));
            from = found.end();
            if token.strips_right {
                from += text[from..].len() - text[from..].trim_start().len();
            }
        }
        push_text(&mut pieces, &text[from..]);
        pieces
    }
}

fn push_text<'a>(pieces: &mut Vec<Piece<'a>>, text: &'a str) {
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
}

fn token(value: &Value) -> Result<AddedToken, TextError> {
    let flag = |name: &str| value.get(name).and_then(Value::as_bool).unwrap_or(false);
    let id = value.get("id").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
    let (Some(id), Some(content)) = (id, value.get("content").and_then(Value::as_str)) else {
        return Err(TextError::file(FILE, format!("added token {value}"), "an `id` and a `content`"));
    };
    if content.chars().nth(1).is_none() {
        return Err(TextError::file(FILE, format!("added token `{content}`"), "at least two characters"));
    }
    if flag("single_word") {
        let found = format!("`single_word` of added token `{content}` is true, which is not supported");
        return Err(TextError::file(FILE, found, "false"));
    }
    let (strips_left, strips_right) = (flag("lstrip"), flag("rstrip"));
    Ok(AddedToken { id, content: content.to_owned(), special: flag("special"), strips_left, strips_right })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn tokens_are_found_leftmost_and_longest() {
        let list = json!([
            { "id": 7, "content": "<a" }, { "id": 8, "content": "<a>" },
            { "id": 9, "content": "<mask>", "lstrip": true, "rstrip": true },
        ]);
        let tokens = AddedTokens::from_json(Some(&list)).unwrap();
        let (text, token) = (Piece::Text, Piece::Token);
        assert_eq!(tokens.split("x<a><ay"), [text("x"), token(8), token(7), text("y")]);
        assert_eq!(tokens.split("x <mask> \n <mask>  y"), [text("x"), token(9), token(9), text("y")]);
        assert_eq!((tokens.split(""), tokens.split("<")), (vec![], vec![text("<")]));
        assert_eq!((tokens.id_of("<a"), tokens.id_of("a")), (Some(7), None));
    }

    #[test]
    fn what_cannot_be_told_apart_is_refused() {
        let refusal = |token: Value| AddedTokens::from_json(Some(&json!([token]))).unwrap_err().to_string();
        assert!(refusal(json!({ "id": 1, "content": "x" })).ends_with("`x`; required: at least two characters"));
        assert!(refusal(json!({ "id": -1, "content": "xy" })).ends_with("required: an `id` and a `content`"));
        assert!(refusal(json!({ "id": 1, "content": "xy", "single_word": true })).contains("`single_word` of"));
        assert_eq!(AddedTokens::from_json(None).unwrap().iter().count(), 0);
    }
}
