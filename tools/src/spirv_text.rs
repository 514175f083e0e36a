//! SPIR-V words as text: one instruction a line, names and strings readable, everything else as numbers.
//!
//! Invariants: every word is shown; text that is no SPIR-V is an error with the word where it stops making sense.
//! This is for reading; `spirv-dis` of the SPIR-V tools knows every operand.

use std::fmt::Write;

use spirv::Op;

const HEADER_WORDS: usize = 5;

/// Why words are no SPIR-V.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum SpirvError {
    /// No header of five words with the magic number.
    #[error("SPIR-V starts with {found:#010x}; required: {required:#010x} and a header of 5 words")]
    Header {
        /// The first word.
        found: u32,
        /// The magic number.
        required: u32,
    },
    /// An instruction longer than the words that are left, or of no words.
    #[error("SPIR-V word {at}: an instruction of {found} words; required: from 1 to {left}")]
    Length {
        /// Its index.
        at: usize,
        /// What it says.
        found: usize,
        /// Words that are left.
        left: usize,
    },
}

/// The text of a module.
///
/// # Errors
/// [`SpirvError`] for words that are no module.
pub(crate) fn spirv_text(words: &[u32]) -> Result<String, SpirvError> {
    let magic = spirv::MAGIC_NUMBER;
    if words.len() < HEADER_WORDS || words[0] != magic {
        return Err(SpirvError::Header { found: words.first().copied().unwrap_or(0), required: magic });
    }
    let [major, minor] = [words[1] >> 16, words[1] >> 8].map(|byte| byte & 0xff);
    let mut text = format!("; SPIR-V {major}.{minor}, ids below {}\n", words[3]);
    let mut at = HEADER_WORDS;
    while at < words.len() {
        let (length, opcode, left) = ((words[at] >> 16) as usize, words[at] & 0xffff, words.len() - at);
        if length == 0 || length > left {
            return Err(SpirvError::Length { at, found: length, left });
        }
        text += &instruction(opcode, &words[at + 1..at + length]);
        text.push('\n');
        at += length;
    }
    Ok(text)
}

fn instruction(opcode: u32, operands: &[u32]) -> String {
    let Some(op) = Op::from_u32(opcode) else {
        return format!("Op{opcode}{}", numbers(operands));
    };
    // Where a string starts, for those that have one.
    let string = match op {
        Op::Extension | Op::SourceExtension => Some(0),
        Op::Name | Op::String | Op::ExtInstImport => Some(1),
        Op::MemberName | Op::EntryPoint => Some(2),
        _ => None,
    };
    match string.filter(|&start| start < operands.len()) {
        None => format!("Op{op:?}{}", numbers(operands)),
        Some(start) => {
            let (string, n_words) = string_of(&operands[start..]);
            format!("Op{op:?}{} {string:?}{}", numbers(&operands[..start]), numbers(&operands[start + n_words..]))
        }
    }
}

/// A string that ends in a zero byte, and the words it takes.
fn string_of(words: &[u32]) -> (String, usize) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let length = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    (String::from_utf8_lossy(&bytes[..length]).into_owned(), (length / 4 + 1).min(words.len()))
}

fn numbers(operands: &[u32]) -> String {
    operands.iter().fold(String::new(), |mut text, operand| {
        // Writing to a string does not fail.
        let _ = write!(text, " {operand}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Header, then `instructions` with their lengths put in.
    fn module(instructions: &[(Op, &[u32])]) -> Vec<u32> {
        let mut words = vec![spirv::MAGIC_NUMBER, 0x0001_0300, 0, 9, 0];
        for (op, operands) in instructions {
            words.push(((operands.len() as u32 + 1) << 16) | *op as u32);
            words.extend_from_slice(operands);
        }
        words
    }

    #[test]
    fn instructions_are_lines() {
        let name = u32::from_le_bytes(*b"abcd");
        let words = module(&[(Op::Name, &[4, name, 0]), (Op::FAdd, &[1, 2, 3, 4]), (Op::Return, &[])]);
        let expected = "; SPIR-V 1.3, ids below 9\nOpName 4 \"abcd\"\nOpFAdd 1 2 3 4\nOpReturn\n";
        assert_eq!(spirv_text(&words).as_deref(), Ok(expected));
    }

    #[test]
    fn other_words_are_refused() {
        assert!(matches!(spirv_text(&[]), Err(SpirvError::Header { found: 0, .. })));
        let mut words = module(&[]);
        words.push(9 << 16);
        assert_eq!(spirv_text(&words), Err(SpirvError::Length { at: 5, found: 9, left: 1 }));
        words[5] = 1;
        assert_eq!(spirv_text(&words), Err(SpirvError::Length { at: 5, found: 0, left: 1 }));
    }
}
