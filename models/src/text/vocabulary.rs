//! The bytes that each token stands for.
//!
//! Byte-level vocabularies write every byte as one printable character; this is the way back.
//!
//! Invariants: a token's bytes do not depend on its neighbours; they need not be whole characters.

use super::added_tokens::AddedTokens;
use super::error::TextError;

/// Bytes by token id.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    bytes: Vec<u8>,
    /// Where each token's bytes end, and what it is.
    tokens: Vec<(u32, Kind)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// No token has this id.
    Absent,
    /// Text.
    Text,
    /// Structure, which is not text.
    Special,
}

impl Vocabulary {
    /// `written` gives the spelling of a learned token; ids are below `size`.
    pub(super) fn new(size: usize, added: &AddedTokens, written: impl Fn(u32) -> Option<String>) -> Vocabulary {
        let bytes_of = byte_characters();
        let size = added.iter().map(|token| token.id as usize + 1).max().unwrap_or(0).max(size);
        let mut by_id = vec![None; size];
        for token in added.iter() {
            by_id[token.id as usize] = Some(token);
        }
        let mut vocabulary = Vocabulary { bytes: Vec::new(), tokens: Vec::with_capacity(size) };
        for (id, added) in by_id.into_iter().enumerate() {
            let kind = match (added, written(id as u32)) {
                (Some(token), _) => {
                    vocabulary.bytes.extend_from_slice(token.content.as_bytes());
                    if token.special { Kind::Special } else { Kind::Text }
                }
                (None, Some(spelling)) => {
                    let byte = |c| bytes_of.get(c as usize).copied().flatten();
                    match spelling.chars().map(byte).collect::<Option<Vec<u8>>>() {
                        Some(bytes) => vocabulary.bytes.extend(bytes),
                        // Not in the alphabet of bytes: a token that stands for itself.
                        None => vocabulary.bytes.extend_from_slice(spelling.as_bytes()),
                    }
                    Kind::Text
                }
                (None, None) => Kind::Absent,
            };
            vocabulary.tokens.push((vocabulary.bytes.len() as u32, kind));
        }
        vocabulary
    }

    /// One above the highest id.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Whether there is no token at all.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Whether a token is structure, such as the end of a turn.
    pub fn is_special(&self, id: u32) -> bool {
        self.tokens.get(id as usize).is_some_and(|(_, kind)| *kind == Kind::Special)
    }

    /// The bytes of a token.
    ///
    /// # Errors
    /// [`TextError::UnknownToken`] for an id that no token has.
    pub fn bytes(&self, id: u32) -> Result<&[u8], TextError> {
        let unknown = TextError::UnknownToken { found: id, required: self.len() };
        match self.tokens.get(id as usize) {
            None | Some((_, Kind::Absent)) => Err(unknown),
            Some((end, _)) => {
                let start = (id as usize).checked_sub(1).map_or(0, |before| self.tokens[before].0);
                Ok(&self.bytes[start as usize..*end as usize])
            }
        }
    }
}

/// For each character below U+0144 the byte that it stands for.
///
/// Printable bytes stand for themselves; the others, in order, are the characters from U+0100 on.
fn byte_characters() -> Vec<Option<u8>> {
    let mut bytes = vec![None; 0x144];
    let mut next = 0x100;
    for byte in 0..=u8::MAX {
        let printable = matches!(byte, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
        let character = if printable { usize::from(byte) } else { next };
        next += usize::from(!printable);
        bytes[character] = Some(byte);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_byte_has_its_character() {
        let bytes: Vec<u8> = byte_characters().into_iter().flatten().collect();
        assert_eq!(bytes.len(), 256);
        let at = |c: char| byte_characters()[c as usize];
        // Blank, line feed, delete, soft hyphen, and a letter.
        let expected = [Some(b' '), Some(b'\n'), Some(0x7f), Some(0xad), Some(b'a'), Some(0xe9)];
        assert_eq!(['\u{120}', '\u{10a}', '\u{121}', '\u{143}', 'a', '\u{e9}'].map(at), expected);
    }

    #[test]
    fn tokens_have_bytes_or_are_unknown() {
        let added = json!([{ "id": 3, "content": "<e>", "special": true }, { "id": 5, "content": "Ġx" }]);
        let added = AddedTokens::from_json(Some(&added)).unwrap();
        let written = |id| ["Ġa", "\u{4f60}", ""].get(id as usize).map(|text| (*text).to_owned());
        let vocabulary = Vocabulary::new(3, &added, written);
        let bytes = |id| vocabulary.bytes(id).ok();
        assert_eq!((bytes(0), bytes(1), bytes(2)), (Some(&b" a"[..]), Some("\u{4f60}".as_bytes()), Some(&b""[..])));
        assert_eq!((bytes(3), bytes(4), bytes(5), bytes(6)), (Some(&b"<e>"[..]), None, Some("Ġx".as_bytes()), None));
        assert!(vocabulary.is_special(3) && !vocabulary.is_special(5) && !vocabulary.is_special(99));
        assert_eq!(vocabulary.bytes(4).unwrap_err().to_string(), "token 4 is unknown; required: below 6");
    }
}
