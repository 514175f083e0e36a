//! What is hashed: inputs by their bits, outputs by the bits of their elements with one NaN.
//!
//! Invariants: SHA-256, cut. Sizes stand before contents, so that no two problems have the same text; padding after the
//! last element is left out. 128 bits of an output: two of 2^40 different outputs share a hash with a chance of 2^-49,
//! and nobody can make an output for a given hash. 64 bits of the inputs, which only say whether a case is still the
//! same problem: one comparison a case, so a change stays unseen with a chance of 2^-64.

use std::fmt;
use std::str::FromStr;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::{Access, Elem};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::compare::element;
use crate::job::{Contents, Job};

/// The first `N` bytes of a SHA-256, printed as lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash<const N: usize>(pub [u8; N]);

/// Text that is no hash.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("hash `{found}`; required: {required} lower-case hexadecimal digits")]
pub struct HashError {
    /// As found.
    pub found: String,
    /// Number of digits.
    pub required: usize,
}

impl<const N: usize> Hash<N> {
    pub(super) fn finish(hasher: Sha256) -> Hash<N> {
        let digest = hasher.finalize();
        let mut bytes = [0; N];
        bytes.iter_mut().zip(digest.iter()).for_each(|(to, from)| *to = *from);
        Hash(bytes)
    }
}

impl<const N: usize> fmt::Display for Hash<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> FromStr for Hash<N> {
    type Err = HashError;

    fn from_str(text: &str) -> Result<Self, HashError> {
        let refused = || HashError { found: text.to_owned(), required: 2 * N };
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(refused()),
        };
        if text.len() != 2 * N {
            return Err(refused());
        }
        let mut bytes = [0; N];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(digits[0])? << 4 | digit(digits[1])?;
        }
        Ok(Hash(bytes))
    }
}

/// What a case was given and what came out, as `<inputs> <outputs>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Hash of the inputs.
    pub input: Hash<8>,
    /// Hash of the outputs.
    pub output: Hash<16>,
}

impl Entry {
    /// The entry of a launch and what it gave.
    pub fn of(job: &Job, contents: &Contents) -> Entry {
        Entry { input: input_hash(job), output: output_hash(job, contents) }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.input, self.output)
    }
}

impl FromStr for Entry {
    type Err = HashError;

    fn from_str(text: &str) -> Result<Entry, HashError> {
        let (input, output) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Entry { input: input.parse()?, output: output.parse()? })
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

fn add_number(hasher: &mut Sha256, number: u64) {
    hasher.update(number.to_le_bytes());
}

fn add_layout(hasher: &mut Sha256, layout: &TensorLayout) {
    hasher.update(layout.elem.name());
    add_number(hasher, layout.shape.len() as u64);
    for number in layout.shape.iter().chain(&layout.strides) {
        add_number(hasher, u64::from(*number));
    }
}

/// Hash of what a launch is given: layouts, scalars, and the contents that the kernel can read.
pub fn input_hash(job: &Job) -> Hash<8> {
    let mut hasher = Sha256::new();
    for ((_, buffer), (layout, content)) in job.kernel.buffers.iter().zip(job.layouts.iter().zip(&job.contents)) {
        add_layout(&mut hasher, layout);
        if buffer.access != Access::Write {
            let bytes = (layout.span_elems() * u64::from(layout.elem.bytes())) as usize;
            hasher.update(content.get(..bytes).unwrap_or(content));
        }
    }
    for scalar in &job.scalars {
        hasher.update(scalar.scalar().name());
        add_number(&mut hasher, u64::from(scalar.bits()));
    }
    Hash::finish(hasher)
}

/// Hash of what a launch gave: every written buffer, every NaN of a float type as its canonical one.
pub fn output_hash(job: &Job, contents: &Contents) -> Hash<16> {
    let mut hasher = Sha256::new();
    for (binding, _, layout) in job.outputs() {
        add_layout(&mut hasher, layout);
        hasher.update(canonical(layout, &contents[binding]));
    }
    Hash::finish(hasher)
}

/// The elements' bytes with one NaN.
fn canonical(layout: &TensorLayout, content: &[u8]) -> Vec<u8> {
    let elem = layout.elem;
    let size = elem.bytes() as usize;
    let n_elems = layout.span_elems() as usize;
    let mut bytes = content.get(..n_elems * size).unwrap_or(content).to_vec();
    let (infinity, magnitude, nan) = match elem {
        Elem::F32 => (0x7f80_0000, 0x7fff_ffff, 0x7fc0_0000_u32),
        Elem::Bf16 => (0x7f80, 0x7fff, 0x7fc0),
        Elem::F16 => (0x7c00, 0x7fff, 0x7e00),
        _ => return bytes,
    };
    for index in 0..n_elems {
        if element(elem, &bytes, index).is_some_and(|bits| bits & magnitude > infinity) {
            bytes[index * size..(index + 1) * size].copy_from_slice(&nan.to_le_bytes()[..size]);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(elem: Elem, words: &[u32]) -> String {
        let size = elem.bytes() as usize;
        let content: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()[..size].to_vec()).collect();
        let layout = TensorLayout::row_major(elem, &[words.len() as u32]);
        let mut hasher = Sha256::new();
        hasher.update(canonical(&layout, &content));
        Hash::<16>::finish(hasher).to_string()
    }

    #[test]
    fn nan_is_one_value_and_nothing_else_is() {
        for (elem, nans, zeros) in [
            (Elem::F32, [0x7fc0_0000, 0xff80_0001], [0, 0x8000_0000]),
            (Elem::F16, [0x7e00, 0xfc01], [0, 0x8000]),
            (Elem::Bf16, [0x7fc0, 0xff81], [0, 0x8000]),
        ] {
            assert_eq!(hash(elem, &nans[..1]), hash(elem, &nans[1..]), "{elem:?}");
            assert_ne!(hash(elem, &zeros[..1]), hash(elem, &zeros[1..]), "{elem:?}");
        }
        assert_ne!(hash(Elem::U32, &[0x7fc0_0000]), hash(Elem::U32, &[0xff80_0001]));
    }

    #[test]
    fn the_hash_is_sha_256() {
        // FIPS 180-4's example for "abc", cut.
        let mut hasher = Sha256::new();
        hasher.update("abc");
        assert_eq!(Hash::<8>::finish(hasher).to_string(), "ba7816bf8f01cfea");
    }

    #[test]
    fn text_that_is_no_entry_is_refused() {
        let good = "0123456789abcdef 00112233445566778899aabbccddeeff";
        assert_eq!(good.parse::<Entry>().map(|entry| entry.to_string()), Ok(good.to_owned()));
        for (bad, found, required) in [
            ("0123456789abcdeg 00112233445566778899aabbccddeeff", "0123456789abcdeg", 16),
            ("0123456789abcdef 00112233445566778899AABBCCDDEEFF", "00112233445566778899AABBCCDDEEFF", 32),
            ("0123456789abcdef", "", 32),
            ("0123456789abcdef 0011", "0011", 32),
            ("0123456789abcde\u{e9} 00112233445566778899aabbccddeeff", "0123456789abcde\u{e9}", 16),
        ] {
            let error = bad.parse::<Entry>().expect_err(bad);
            assert_eq!(error, HashError { found: found.to_owned(), required });
        }
    }
}
