//! Bits of a block: `k`-bit symbols on a ring, and the 12-bit states that they spell.
//!
//! Bit `i` of a block is bit `i % 32` of its word `i / 32`. The symbol of time `t` is in bits `[(255 - t) * k, (256 - t) * k)`,
//! lowest bit first, so time runs backwards. The state of time `t` is the 12 bits from `(255 - t) * k` on, around the ring:
//! the symbol of `t` lowest, those of `t - 1`, `t - 2` and so on above it.
//!
//! Invariants: any words are a valid block; packing states refuses those that are no closed walk.

use std::fmt;

use super::TrellisError;

/// Weights of a block.
pub const BLOCK_LEN: usize = 256;
/// Bits of a state.
pub const STATE_BITS: u32 = 12;
/// States of the trellis.
pub const N_STATES: usize = 1 << STATE_BITS;

/// Bits per weight of a code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CodeBits {
    /// 4 symbols, 16 words a block.
    Two,
    /// 8 symbols, 24 words a block.
    Three,
    /// 16 symbols, 32 words a block.
    Four,
}

impl CodeBits {
    /// All widths, ascending.
    pub const ALL: [CodeBits; 3] = [CodeBits::Two, CodeBits::Three, CodeBits::Four];

    /// The width of this number of bits.
    ///
    /// # Errors
    /// [`TrellisError::Bits`] for any other than 2, 3 and 4.
    pub fn new(bits: u32) -> Result<Self, TrellisError> {
        match bits {
            2 => Ok(CodeBits::Two),
            3 => Ok(CodeBits::Three),
            4 => Ok(CodeBits::Four),
            found => Err(TrellisError::Bits { found }),
        }
    }

    /// The number of bits, `k`.
    pub const fn get(self) -> u32 {
        match self {
            CodeBits::Two => 2,
            CodeBits::Three => 3,
            CodeBits::Four => 4,
        }
    }

    /// Symbols of a step, and states that lead to a state.
    pub const fn n_branches(self) -> usize {
        1 << self.get()
    }

    /// States that differ in more than their branch: what two neighbouring states share.
    pub const fn n_shared(self) -> usize {
        N_STATES >> self.get()
    }

    /// 32-bit words of a block.
    pub const fn words_per_block(self) -> usize {
        BLOCK_LEN * self.get() as usize / 32
    }

    /// Words of a row of this many weights, whole blocks.
    pub const fn words_per_row(self, n_cols: usize) -> usize {
        n_cols / BLOCK_LEN * self.words_per_block()
    }

    /// The state after `state` by `symbol`.
    pub const fn next_state(self, state: u16, symbol: u16) -> u16 {
        ((state << self.get()) | symbol) & (N_STATES as u16 - 1)
    }
}

impl fmt::Display for CodeBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// Refuses a length that is no whole number of parts, or none.
pub(super) fn check_whole(what: &'static str, found: usize, unit: usize) -> Result<(), TrellisError> {
    if found == 0 || !found.is_multiple_of(unit) {
        return Err(TrellisError::NotWhole { what, found, unit });
    }
    Ok(())
}

/// The states of a row of packed words, one a weight.
///
/// # Errors
/// [`TrellisError::NotWhole`] unless the words are whole blocks.
pub fn states(words: &[u32], bits: CodeBits) -> Result<Vec<u16>, TrellisError> {
    check_whole("number of words", words.len(), bits.words_per_block())?;
    Ok(words.chunks_exact(bits.words_per_block()).flat_map(|block| block_states(block, bits)).collect())
}

/// The states of one block.
fn block_states(block: &[u32], bits: CodeBits) -> impl Iterator<Item = u16> {
    (0..BLOCK_LEN).map(move |time| {
        let first_bit = (BLOCK_LEN - 1 - time) * bits.get() as usize;
        let (word, shift) = (first_bit / 32, first_bit % 32);
        let window = u64::from(block[word]) | u64::from(block[(word + 1) % block.len()]) << 32;
        (window >> shift) as u16 & (N_STATES as u16 - 1)
    })
}

/// Packs the symbols of whole blocks.
///
/// # Errors
/// [`TrellisError::NotWhole`] unless they are whole blocks, [`TrellisError::TooLarge`] for a symbol of more bits.
pub fn pack_symbols(symbols: &[u16], bits: CodeBits) -> Result<Vec<u32>, TrellisError> {
    check_whole("number of symbols", symbols.len(), BLOCK_LEN)?;
    let most = bits.n_branches() as u16 - 1;
    if let Some(place) = symbols.iter().position(|&symbol| symbol > most) {
        return Err(TrellisError::TooLarge { what: "symbol", place, found: symbols[place], most });
    }
    let mut words = Vec::with_capacity(bits.words_per_row(symbols.len()));
    for block in symbols.chunks_exact(BLOCK_LEN) {
        let (mut pending, mut n_pending) = (0_u64, 0);
        for &symbol in block.iter().rev() {
            pending |= u64::from(symbol) << n_pending;
            n_pending += bits.get();
            if n_pending >= 32 {
                words.push(pending as u32);
                pending >>= 32;
                n_pending -= 32;
            }
        }
    }
    Ok(words)
}

/// Packs the states of whole blocks, each a closed walk.
///
/// # Errors
/// [`TrellisError::NotWhole`], [`TrellisError::TooLarge`], and [`TrellisError::NoPath`] where a state is not what the
/// state before it, around the ring, and its own symbol make.
pub fn pack_states(states: &[u16], bits: CodeBits) -> Result<Vec<u32>, TrellisError> {
    check_whole("number of states", states.len(), BLOCK_LEN)?;
    let most = N_STATES as u16 - 1;
    for (place, &found) in states.iter().enumerate() {
        if found > most {
            return Err(TrellisError::TooLarge { what: "state", place, found, most });
        }
        let start = place / BLOCK_LEN * BLOCK_LEN;
        let before = states[start + (place - start + BLOCK_LEN - 1) % BLOCK_LEN];
        let required = bits.next_state(before, symbol_of(found, bits));
        if found != required {
            return Err(TrellisError::NoPath { place, found, required });
        }
    }
    let symbols: Vec<u16> = states.iter().map(|&state| symbol_of(state, bits)).collect();
    pack_symbols(&symbols, bits)
}

/// The symbol that led to a state.
fn symbol_of(state: u16, bits: CodeBits) -> u16 {
    state & (bits.n_branches() as u16 - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trellis::codebook::code_sum;

    /// The table of the format's description: symbols `5t + 1`, first words, last word, four states and their sums.
    #[test]
    fn described_blocks_are_packed_and_read() {
        type Described = (&'static [u32], u32, [u16; 4], [i32; 4]);
        let expected: [Described; 3] = [
            (&[0x6c6c_6c6c; 16], 0x6c6c_6c6c, [433, 1734, 2843, 3180], [-40, 6, 71, -30]),
            (
                &[0xbc39_8abc, 0x8abc_398a, 0x398a_bc39, 0xbc39_8abc, 0x8abc_398a, 0x398a_bc39],
                0x398a_bc39,
                [1505, 3854, 2163, 2748],
                [64, 279, -94, 397],
            ),
            (
                &[0x9e38_d27c, 0x16b0_5af4, 0x9e38_d27c, 0x16b0_5af4],
                0x16b0_5af4,
                [1985, 3094, 363, 636],
                [15, 80, 26, 101],
            ),
        ];
        for (bits, (first, last, some, sums)) in CodeBits::ALL.into_iter().zip(expected) {
            let symbols: Vec<u16> = (0..256).map(|t| (5 * t + 1) % (1 << bits.get())).collect();
            let words = pack_symbols(&symbols, bits).unwrap();
            assert_eq!(words.len(), bits.words_per_block());
            assert_eq!((&words[..first.len()], words.last()), (first, Some(&last)));
            let states = states(&words, bits).unwrap();
            assert_eq!([0, 1, 2, 255].map(|t| states[t]), some);
            assert_eq!([0, 1, 2, 255].map(|t| code_sum(states[t])), sums);
            assert_eq!(pack_states(&states, bits).unwrap(), words);
        }
    }

    #[test]
    fn malformed_rows_are_refused() {
        for bits in [0, 1, 5, u32::MAX] {
            assert_eq!(CodeBits::new(bits), Err(TrellisError::Bits { found: bits }));
        }
        for bits in CodeBits::ALL {
            assert_eq!(CodeBits::new(bits.get()), Ok(bits));
            for len in [0, bits.words_per_block() - 1, bits.words_per_block() + 1] {
                assert!(
                    matches!(states(&vec![0; len], bits), Err(TrellisError::NotWhole { found, .. }) if found == len)
                );
            }
            for len in [0, 255, 257] {
                assert!(matches!(pack_symbols(&vec![0; len], bits), Err(TrellisError::NotWhole { .. })));
                assert!(matches!(pack_states(&vec![0; len], bits), Err(TrellisError::NotWhole { .. })));
            }
            let mut symbols = vec![0; 512];
            symbols[300] = bits.n_branches() as u16;
            let error = pack_symbols(&symbols, bits).unwrap_err();
            assert!(matches!(error, TrellisError::TooLarge { what: "symbol", place: 300, .. }), "{error}");
            let mut path = states(&pack_symbols(&vec![1; 512], bits).unwrap(), bits).unwrap();
            // The first state of the second block does not follow from the last of the same block any more.
            path[511] ^= 1;
            let error = pack_states(&path, bits).unwrap_err();
            assert!(matches!(error, TrellisError::NoPath { place: 256, .. }), "{error}");
            path[256] = 4096;
            assert!(matches!(pack_states(&path, bits), Err(TrellisError::TooLarge { what: "state", place: 256, .. })));
        }
    }
}
