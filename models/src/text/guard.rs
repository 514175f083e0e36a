//! Keeps what people and tools write from turning into tokens that only the template may produce.
//!
//! A conversation is rendered as one text, and that text must be encoded as a whole, since merges reach across the places where a
//! template inserts a value. So a value that contains the text of an added token gets a *mark* inside of that text: a private
//! character that occurs nowhere else. A marked token is not found; the marks are taken out of the stretches between the
//! tokens before these are encoded. Text without such tokens is not touched and encodes as ever.
//!
//! A value that could complete a token together with the template's own text (it ends with a token's beginning, or starts with
//! its end) is marked there too. A template that builds a token around a value, such as `'<' ~ name ~ '>'`, means it.
//!
//! Invariant: without its marks, a marked text is the original.

use super::added_tokens::AddedTokens;
use super::error::TextError;

/// Which tokens may not come from a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Forbidden {
    /// Every added token.
    All,
    /// Those of structure; a model's own turns may hold its tags of thinking and of calls.
    Special,
}

/// Marks values with one character.
pub(super) struct Guard<'a> {
    tokens: &'a AddedTokens,
    mark: char,
}

impl<'a> Guard<'a> {
    /// A guard whose mark occurs in none of `texts`.
    pub(super) fn new<'t>(
        tokens: &'a AddedTokens,
        texts: impl Iterator<Item = &'t str> + Clone,
    ) -> Result<Guard<'a>, TextError> {
        // Characters that Unicode leaves to programs: first those that no text may exchange.
        let free = ('\u{fdd0}'..='\u{fdef}').chain('\u{f0000}'..='\u{ffffd}');
        let unused = |mark: &char| !texts.clone().any(|text| text.contains(*mark));
        let mark = free.into_iter().find(unused).ok_or(TextError::NoFreeCharacter)?;
        Ok(Guard { tokens, mark })
    }

    /// The character.
    pub(super) fn mark(&self) -> char {
        self.mark
    }

    /// `value` with a mark in each token that it must not produce.
    pub(super) fn marked(&self, value: &str, forbidden: Forbidden) -> String {
        let mut places = Vec::new();
        let tokens = self.tokens.iter().filter(|token| forbidden == Forbidden::All || token.special);
        for token in tokens.map(|token| token.content.as_str()) {
            let first = token.chars().next().map_or(0, char::len_utf8);
            let last = token.chars().next_back().map_or(0, char::len_utf8);
            places.extend(occurrences(value, token).map(|at| at + first));
            let (start, end) = (value.len() - value.trim_start().len(), value.trim_end().len());
            for (cut, _) in token.char_indices().skip(1) {
                if value[..end].ends_with(&token[..cut]) {
                    places.push(end - cut + first);
                }
                if value[start..].starts_with(&token[cut..]) {
                    places.push(start + token.len() - cut - last);
                }
            }
        }
        places.sort_unstable();
        places.dedup();
        let mut marked = value.to_owned();
        for at in places.into_iter().rev() {
            marked.insert(at, self.mark);
        }
        marked
    }
}

/// Where `token` starts in `value`, overlaps included.
fn occurrences<'v>(value: &'v str, token: &'v str) -> impl Iterator<Item = usize> + 'v {
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + value.get(from..)?.find(token)?;
        from = at + value[at..].chars().next().map_or(1, char::len_utf8);
        Some(at)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::text::added_tokens::Piece;

    fn tokens() -> AddedTokens {
        let list = json!([
            { "id": 1, "content": "<|end|>", "special": true }, { "id": 2, "content": "<think>" }, { "id": 3, "content": "aa" },
        ]);
        AddedTokens::from_json(Some(&list)).unwrap()
    }

    fn has_token(tokens: &AddedTokens, text: &str) -> bool {
        tokens.split(text).iter().any(|piece| matches!(piece, Piece::Token(_)))
    }

    #[test]
    fn values_lose_their_tokens_and_nothing_else() {
        let tokens = tokens();
        let guard = Guard::new(&tokens, std::iter::empty()).unwrap();
        for value in
            ["<|end|>", "x<|end|><|end|>y", "<think>", "aaaa", "baab", " <|end|> ", "<<|end|>", "<|end<|end|>|>"]
        {
            let marked = guard.marked(value, Forbidden::All);
            assert!(!has_token(&tokens, &marked), "{marked:?}");
            assert_eq!(marked.replace(guard.mark(), ""), value);
        }
        for value in ["", "plain text", "<|endless|", "5 > 4, 3 < 4 now", "a-a"] {
            let bounded = format!("({value})");
            assert_eq!(guard.marked(&bounded, Forbidden::All), bounded);
        }
    }

    /// Every way to cut a token between a value and the text around it.
    #[test]
    fn no_token_is_completed_across_a_border() {
        let tokens = tokens();
        let guard = Guard::new(&tokens, std::iter::empty()).unwrap();
        for token in ["<|end|>", "<think>"] {
            for cut in 1..token.len() {
                let (head, tail) = token.split_at(cut);
                for (before, after) in [("", ""), ("x ", " y")] {
                    let head = guard.marked(&format!("{before}{head}{after}"), Forbidden::All);
                    assert!(!has_token(&tokens, &format!("{}{tail}", head.trim_end())), "{head:?}{tail}");
                    let tail = guard.marked(&format!(" {tail} y"), Forbidden::All);
                    assert!(!has_token(&tokens, &format!("{}{}", &token[..cut], tail.trim())), "{tail:?}");
                }
            }
        }
    }

    #[test]
    fn a_models_own_turn_keeps_its_tags() {
        let tokens = tokens();
        let guard = Guard::new(&tokens, std::iter::empty()).unwrap();
        let marked = guard.marked("<think>x<|end|>", Forbidden::Special);
        assert_eq!(marked, format!("<think>x<{}|end|>", guard.mark()));
    }

    #[test]
    fn the_mark_is_free() {
        let tokens = tokens();
        let texts = ["\u{fdd0}\u{fdd1}", "\u{fdd3}"];
        assert_eq!(Guard::new(&tokens, texts.into_iter()).unwrap().mark(), '\u{fdd2}');
        let all: String = ('\u{fdd0}'..='\u{fdef}').chain('\u{f0000}'..='\u{ffffd}').collect();
        assert!(matches!(Guard::new(&tokens, [all.as_str()].into_iter()), Err(TextError::NoFreeCharacter)));
    }
}
