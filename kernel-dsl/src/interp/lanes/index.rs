//! Indices: whether they are in range, and which bits of a word they mean.

use multiversion::multiversion;

/// Whether every active lane's `index` is at most `last` and a multiple of `width` (a power of two).
/// `last` is the last index allowed, `None` when nothing is in range.
pub(in crate::interp) fn in_range(index: &[u32], mask: &[u32], last: Option<u32>, width: u32) -> bool {
    match last {
        Some(last) => !any_beyond(index, mask, last, width - 1),
        None => mask.iter().all(|&lane| lane == 0),
    }
}

#[multiversion(targets("x86_64+avx2"))]
fn any_beyond(index: &[u32], mask: &[u32], last: u32, low_bits: u32) -> bool {
    let mut beyond = 0;
    for (&index, &mask) in index.iter().zip(mask) {
        let outside = if index > last { !0 } else { index & low_bits };
        beyond |= outside & mask;
    }
    beyond != 0
}

/// Bits of each lane's narrow element: `dst = (word >> (index % per_word * bits)) & low`, where `word` is in `dst`.
#[multiversion(targets("x86_64+avx2"))]
pub(in crate::interp) fn pick_narrow(dst: &mut [u32], index: &[u32], per_word: u32) {
    let bits = 32 / per_word;
    let low = !0_u32 >> (32 - bits);
    for (dst, &index) in dst.iter_mut().zip(index) {
        *dst = (*dst >> ((index & (per_word - 1)) * bits)) & low;
    }
}
