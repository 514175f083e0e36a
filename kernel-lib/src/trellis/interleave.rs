//! Two-block storage: a lossless order of words in which neighbouring rows of one group of 512 columns lie together.
//!
//! Canonical is `[n_rows, n_groups * 48]`; stored is `[n_groups, n_rows, 48]`. It exists for 3-bit codes along axis 0.
//!
//! Invariants: both directions move words and change none.

use super::TrellisError;
use super::layout::{BLOCK_LEN, CodeBits, check_whole};

/// Columns of a group.
pub(super) const GROUP_COLS: usize = 2 * BLOCK_LEN;
/// Words of a group in one row.
pub(super) const GROUP_WORDS: usize = 2 * CodeBits::Three.words_per_block();

/// From canonical to two-block storage.
///
/// # Errors
/// [`TrellisError::NotWhole`] unless rows are whole groups of 512 columns, [`TrellisError::Length`] unless there are
/// `n_rows` of them.
pub fn interleave(words: &[u32], n_rows: usize, n_cols: usize) -> Result<Vec<u32>, TrellisError> {
    let n_groups = check(words, n_rows, n_cols)?;
    let group = |(group, row)| &words[(row * n_groups + group) * GROUP_WORDS..][..GROUP_WORDS];
    Ok(pairs(n_groups, n_rows).flat_map(group).copied().collect())
}

/// From two-block storage back to canonical.
///
/// # Errors
/// Those of [`interleave`].
pub fn deinterleave(words: &[u32], n_rows: usize, n_cols: usize) -> Result<Vec<u32>, TrellisError> {
    let n_groups = check(words, n_rows, n_cols)?;
    let group = |(row, group)| &words[(group * n_rows + row) * GROUP_WORDS..][..GROUP_WORDS];
    Ok(pairs(n_rows, n_groups).flat_map(group).copied().collect())
}

/// All pairs, the second number fastest.
fn pairs(n_outer: usize, n_inner: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n_outer).flat_map(move |outer| (0..n_inner).map(move |inner| (outer, inner)))
}

/// The number of groups.
fn check(words: &[u32], n_rows: usize, n_cols: usize) -> Result<usize, TrellisError> {
    check_whole("coded length of two-block storage", n_cols, GROUP_COLS)?;
    let (found, required) = (words.len(), n_rows * CodeBits::Three.words_per_row(n_cols));
    if found != required {
        return Err(TrellisError::Length { what: "number of words", found, required });
    }
    Ok(n_cols / GROUP_COLS)
}
