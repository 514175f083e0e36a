//! Token ids to text, one at a time.
//!
//! Invariants: what comes out is final, and comes out as soon as it is; a character is never split; all pieces together are the
//! text of all ids at once. Bytes that can be no character become U+FFFD, one for each longest broken sequence.

use std::sync::Arc;

use super::error::TextError;
use super::vocabulary::Vocabulary;

/// Turns ids into text as they come. Tokens of structure are no text and are left out.
#[derive(Clone, Debug)]
pub struct Detokenizer {
    vocabulary: Arc<Vocabulary>,
    /// The beginning of a character.
    pending: Vec<u8>,
}

impl Detokenizer {
    pub(super) fn new(vocabulary: Arc<Vocabulary>) -> Detokenizer {
        Detokenizer { vocabulary, pending: Vec::new() }
    }

    /// The text that became final with this id; may be empty.
    ///
    /// # Errors
    /// [`TextError::UnknownToken`] for an id that no token has.
    pub fn push(&mut self, id: u32) -> Result<String, TextError> {
        let bytes = self.vocabulary.bytes(id)?;
        if !self.vocabulary.is_special(id) {
            self.pending.extend_from_slice(bytes);
        }
        let (mut text, mut seen) = (String::new(), 0);
        for chunk in self.pending.utf8_chunks() {
            text += chunk.valid();
            let broken = chunk.invalid();
            seen += chunk.valid().len() + broken.len();
            let begun = std::str::from_utf8(broken).is_err_and(|error| error.error_len().is_none());
            // Only at the end may the rest of a character still come.
            if begun && seen == self.pending.len() {
                self.pending = broken.to_vec();
                return Ok(text);
            }
            if !broken.is_empty() {
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        self.pending.clear();
        Ok(text)
    }

    /// What is left at the end: U+FFFD where a character was begun.
    pub fn finish(&mut self) -> String {
        String::from_utf8_lossy(&std::mem::take(&mut self.pending)).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::text::added_tokens::AddedTokens;

    /// A token for each byte, and token 256 of structure.
    fn bytes() -> Detokenizer {
        let spellings: Vec<char> = {
            let mut next = 0x100;
            let spelled = |byte: u8| match byte {
                b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff => char::from(byte),
                _ => {
                    next += 1;
                    char::from_u32(next - 1).unwrap()
                }
            };
            (0..=u8::MAX).map(spelled).collect()
        };
        let added = json!([{ "id": 256, "content": "<end>", "special": true }]);
        let added = AddedTokens::from_json(Some(&added)).unwrap();
        let written = |id| spellings.get(id as usize).map(char::to_string);
        Detokenizer::new(Arc::new(Vocabulary::new(256, &added, written)))
    }

    #[test]
    fn a_character_comes_whole_and_at_once() {
        let mut detokenizer = bytes();
        for (i, byte) in "aé你🌳".bytes().enumerate() {
            let text = detokenizer.push(u32::from(byte)).unwrap();
            let expected = [(0, "a"), (2, "é"), (5, "你"), (9, "🌳")].iter().find(|(at, _)| *at == i);
            assert_eq!(text, expected.map_or("", |(_, text)| text), "byte {i}");
        }
        assert_eq!(detokenizer.finish(), "");
    }

    #[test]
    fn structure_is_no_text_and_does_not_end_a_character() {
        let mut detokenizer = bytes();
        let pieces: Vec<String> = [0xc3, 256, 0xa9, 256].map(|id| detokenizer.push(id).unwrap()).into();
        assert_eq!(pieces, ["", "", "é", ""]);
        assert!(detokenizer.push(257).is_err());
        assert_eq!(detokenizer.push(0xe4).unwrap(), "");
        assert_eq!((detokenizer.finish(), detokenizer.finish()), ("\u{fffd}".to_owned(), String::new()));
    }

    /// A character that was begun and not continued is broken, and ends nothing else.
    #[test]
    fn a_broken_character_does_not_hold_up_the_next() {
        let mut detokenizer = bytes();
        let pieces: Vec<String> = [0xc2, 0, 0xf0, 0x9f, 0x61].map(|id| detokenizer.push(id).unwrap()).into();
        assert_eq!(pieces, ["", "\u{fffd}\0", "", "", "\u{fffd}a"]);
    }

    proptest! {
        /// Any bytes: the pieces together are what all bytes at once are, and none is withheld longer than a character.
        #[test]
        fn pieces_are_the_whole(text: String, noise in prop::collection::vec(any::<u8>(), 0..40)) {
            for bytes_in in [text.clone().into_bytes(), [text.as_bytes(), &noise].concat(), [&noise[..], text.as_bytes()].concat()] {
                let mut detokenizer = bytes();
                let mut out = String::new();
                for (i, byte) in bytes_in.iter().enumerate() {
                    out += &detokenizer.push(u32::from(*byte)).unwrap();
                    prop_assert!(detokenizer.pending.len() < 4);
                    let so_far = String::from_utf8_lossy(&bytes_in[..=i]);
                    prop_assert!(so_far.starts_with(&out));
                }
                out += &detokenizer.finish();
                prop_assert_eq!(out, String::from_utf8_lossy(&bytes_in));
            }
        }
    }
}
