//! Words of memory into lanes and back: 16 lanes at a time, in one go where they lie side by side or are all the same.
//!
//! Invariants: an index out of range reads 0 and is never stored (callers trap before, for active lanes).

use multiversion::multiversion;

/// Lanes that are looked at together: small enough that the rows of a tile are runs.
const GROUP: usize = 16;

/// How the indices of a group run.
enum Run {
    /// Word after word.
    Dense,
    /// All the same.
    Same,
    /// Anything else.
    Scattered,
}

/// How `index` runs, when each lane takes `step` indices.
#[inline(always)]
fn classify(index: &[u32; GROUP], step: u32) -> Run {
    let first = index[0];
    let (mut dense, mut same) = (0, 0);
    for (lane, &index) in index.iter().enumerate() {
        let distance = index.wrapping_sub(first);
        dense |= distance ^ (lane as u32 * step);
        same |= distance;
    }
    match (dense, same) {
        (0, _) => Run::Dense,
        (_, 0) => Run::Same,
        _ => Run::Scattered,
    }
}

/// `dst[l] = words[index[l] * scale]` for one component.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn gather(dst: &mut [u32], words: &[u32], index: &[u32], scale: usize) {
    for (dst, index) in dst.chunks_mut(GROUP).zip(index.chunks(GROUP)) {
        if let (Ok(dst), Ok(index)) = (<&mut [u32; GROUP]>::try_from(&mut *dst), <&[u32; GROUP]>::try_from(index)) {
            let first = index[0] as usize * scale;
            match classify(index, 1) {
                Run::Dense if scale == 1 => {
                    if let Some(run) = words.get(first..first + GROUP) {
                        dst.copy_from_slice(run);
                        continue;
                    }
                }
                Run::Same => {
                    dst.fill(words.get(first).copied().unwrap_or(0));
                    continue;
                }
                Run::Dense | Run::Scattered => {}
            }
        }
        for (dst, &index) in dst.iter_mut().zip(index) {
            *dst = words.get(index as usize * scale).copied().unwrap_or(0);
        }
    }
}

/// Four consecutive words for every lane: `dst[c][l] = words[index[l] * scale + c]`.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn gather_four(dst: [&mut [u32]; 4], words: &[u32], index: &[u32], scale: usize) {
    let [x, y, z, w] = dst;
    let parts = x.chunks_mut(GROUP).zip(y.chunks_mut(GROUP)).zip(z.chunks_mut(GROUP)).zip(w.chunks_mut(GROUP));
    for ((((x, y), z), w), index) in parts.zip(index.chunks(GROUP)) {
        let first = index[0] as usize * scale;
        let run = words.get(first..first + 4 * GROUP);
        let dense = <&[u32; GROUP]>::try_from(index)
            .is_ok_and(|index| matches!(classify(index, if scale == 1 { 4 } else { 1 }), Run::Dense));
        match run {
            Some(run) if dense => {
                let run: &[[u32; 4]] = bytemuck::cast_slice(run);
                for (lane, words) in run.iter().enumerate().take(GROUP) {
                    [x[lane], y[lane], z[lane], w[lane]] = *words;
                }
            }
            _ => {
                for (lane, &index) in index.iter().enumerate() {
                    let first = index as usize * scale;
                    let words = words.get(first..first + 4).and_then(|words| <[u32; 4]>::try_from(words).ok());
                    [x[lane], y[lane], z[lane], w[lane]] = words.unwrap_or([0; 4]);
                }
            }
        }
    }
}

/// `words[index[l] * scale] = bits[l]` for one component of every lane, in ascending order.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn scatter(words: &mut [u32], bits: &[u32], index: &[u32], scale: usize) {
    for (bits, index) in bits.chunks(GROUP).zip(index.chunks(GROUP)) {
        if scale == 1
            && let Ok(group) = <&[u32; GROUP]>::try_from(index)
            && matches!(classify(group, 1), Run::Dense)
            && let Some(run) = words.get_mut(index[0] as usize..index[0] as usize + GROUP)
        {
            run.copy_from_slice(bits);
            continue;
        }
        for (&bits, &index) in bits.iter().zip(index) {
            if let Some(word) = words.get_mut(index as usize * scale) {
                *word = bits;
            }
        }
    }
}
