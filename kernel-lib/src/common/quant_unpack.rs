//! Packed affine codes: unsigned `bits`-wide numbers in one little-endian bit stream per row.
//!
//! Invariants: element `i` of a row is in bits `[i * bits, (i + 1) * bits)` of the row's words. Codes are unpacked in runs
//! of 32, which are `bits` whole words; a piece of the canonical order is a run, or half of one for 8 bits, so it never
//! crosses a group of scales (32, 64 or 128 elements) and one arithmetic serves every group.

use std::fmt;

use kernel_dsl::prelude::*;

use crate::kernel::NotLegal;

/// Widths of codes.
pub const CODE_BITS: [u32; 6] = [2, 3, 4, 5, 6, 8];
/// Elements that may share a scale and a bias.
pub const GROUP_SIZES: [u32; 3] = [32, 64, 128];
/// Elements of a run.
pub const RUN: u32 = 32;

/// Refuses groups of other sizes than the format has.
///
/// # Errors
/// [`NotLegal`].
pub fn check_group_size(kernel: impl fmt::Display, group_size: u32) -> Result<(), NotLegal> {
    let [least, _, most] = GROUP_SIZES;
    NotLegal::unless_at_least(&kernel, "group_size", group_size, least)?;
    NotLegal::unless_at_most(&kernel, "group_size", group_size, most)?;
    // Between the two, a size that is no power of two is no multiple of the next smaller one.
    NotLegal::unless_multiple(&kernel, "group_size", group_size, if group_size > 64 { most } else { group_size & 96 })
}

/// Elements of a piece of codes: one 16-byte vector of 4-bit and of 8-bit codes; else the fewest elements that are whole
/// words and a part of every group.
pub fn piece_len(bits: u32) -> u32 {
    if bits == 8 { RUN / 2 } else { RUN }
}

/// Words of this many elements, whole runs or pieces.
pub fn words_of(elements: u32, bits: u32) -> u32 {
    elements * bits / 32
}

/// `n_words` words from word `first`, a multiple of `n_words`, in the widest loads that always fit.
#[track_caller]
pub fn load_words(weight: In<u32>, first: Val<u32>, n_words: u32) -> Vec<Val<u32>> {
    let mut words = Vec::with_capacity(n_words as usize);
    while (words.len() as u32) < n_words {
        let place = first + words.len() as u32;
        match n_words {
            4 | 8 => words.extend(weight.load::<4>(place)),
            2 | 6 => words.extend(weight.load::<2>(place)),
            _ => words.extend(weight.load::<1>(place)),
        }
    }
    words
}

/// Code number `element` of loaded words.
#[track_caller]
pub fn code(words: &[Val<u32>], bits: u32, element: u32) -> Val<f32> {
    as_float(bits_at(words, element * bits, bits))
}

/// The `width` bits of loaded words from bit `first` on.
#[track_caller]
pub fn bits_at(words: &[Val<u32>], first: u32, width: u32) -> Val<u32> {
    let (word, shift) = ((first / 32) as usize, first % 32);
    let shifted = match (shift, words.get(word + 1)) {
        (0, _) => words[word],
        (_, Some(&next)) if shift + width > 32 => funnel_shr(next, words[word], shift),
        _ => words[word] >> shift,
    };
    shifted & ((1 << width) - 1)
}

#[device]
fn as_float(code: u32) -> f32 {
    code as f32
}

/// Code number `element` of a row, on the host.
pub fn unpack(words: &[u32], bits: u32, element: usize) -> u32 {
    let first = element * bits as usize;
    let low = u64::from(words[first / 32]);
    let high = u64::from(words.get(first / 32 + 1).copied().unwrap_or(0));
    ((high << 32 | low) >> (first % 32)) as u32 & ((1 << bits) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_the_bits_of_one_stream() {
        // From the format's description: byte 0 = e0 | e1 << 3 | (e2 & 3) << 6 for 3 bits, and so on.
        let elements = [5_u32, 2, 7, 1, 6, 3, 4, 0];
        let stream = |bits: u32| {
            let all: u64 = elements.iter().zip(0_u32..).map(|(&e, i)| u64::from(e) << (i * bits)).sum();
            [all as u32, (all >> 32) as u32, 0]
        };
        assert_eq!(stream(3)[0] & 255, 5 | 2 << 3 | (7 & 3) << 6);
        for bits in [3, 4, 5, 6, 8] {
            let words = stream(bits);
            let unpacked: Vec<u32> = (0..8).map(|element| unpack(&words, bits, element)).collect();
            assert_eq!(unpacked, elements, "{bits} bits");
        }
        assert_eq!([0, 1, 15].map(|element| unpack(&[0x8000_000d], 2, element)), [1, 3, 2]);
    }

    #[test]
    fn pieces_are_whole_words_and_parts_of_every_group() {
        for bits in CODE_BITS {
            assert_eq!(piece_len(bits) * bits % 32, 0);
            assert!(GROUP_SIZES.iter().all(|group| group.is_multiple_of(piece_len(bits))));
        }
    }
}
