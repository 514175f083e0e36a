//! The search for values that are not finite, at the speed of memory.
//!
//! Invariants: a block without any costs one maximum per element, in a form that compilers vectorise; only a block that has
//! one is looked at element by element. Integers are always finite.

use kernel_dsl::ir::Elem;
use rayon::prelude::*;

/// Bytes that one thread looks at in turn; a multiple of every element size.
const BLOCK: usize = 1 << 18;

/// The first element that is NaN or infinite.
pub(super) fn first_not_finite(elem: Elem, bytes: &[u8]) -> Option<usize> {
    let search = match elem {
        Elem::F32 => in_f32,
        Elem::F16 => in_f16,
        Elem::Bf16 => in_bf16,
        Elem::U32 | Elem::I32 | Elem::U16 | Elem::I16 | Elem::U8 | Elem::I8 => return None,
    };
    let per_block = BLOCK / elem.bytes() as usize;
    let hit = |(block, bytes)| search(bytes).map(|element| block * per_block + element);
    bytes.par_chunks(BLOCK).enumerate().find_map_first(hit)
}

fn in_bf16(bytes: &[u8]) -> Option<usize> {
    halves_from(bytes, 0x7f80)
}

fn in_f16(bytes: &[u8]) -> Option<usize> {
    halves_from(bytes, 0x7c00)
}

/// Without the sign, every value from `infinity` on is infinite or NaN.
fn halves_from(bytes: &[u8], infinity: i16) -> Option<usize> {
    let magnitude = |half: &[u8; 2]| i16::from_le_bytes(*half) & 0x7fff;
    let halves = bytes.as_chunks().0;
    let largest = halves.iter().map(magnitude).fold(0, i16::max);
    if largest < infinity { None } else { halves.iter().position(|half| magnitude(half) >= infinity) }
}

fn in_f32(bytes: &[u8]) -> Option<usize> {
    const INFINITY: i32 = 0x7f80_0000;
    let magnitude = |word: &[u8; 4]| i32::from_le_bytes(*word) & 0x7fff_ffff;
    let words = bytes.as_chunks().0;
    let largest = words.iter().map(magnitude).fold(0, i32::max);
    if largest < INFINITY { None } else { words.iter().position(|word| magnitude(word) >= INFINITY) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A type, a finite value and two that are not.
    type Case = (Elem, &'static [u8], [&'static [u8]; 2]);

    /// One bad element at each of several places, also beyond the first block.
    #[test]
    fn the_first_one_is_found() {
        let cases: [Case; 3] = [
            (Elem::F32, &[0xff, 0xff, 0x7f, 0x7f], [&[0, 0, 0x80, 0x7f], &[1, 0, 0x80, 0xff]]),
            (Elem::F16, &[0xff, 0xfb], [&[0, 0x7c], &[0xff, 0xff]]),
            (Elem::Bf16, &[0x7f, 0xff], [&[0x80, 0xff], &[0xc0, 0x7f]]),
        ];
        for (elem, finite, bad) in cases {
            let len = 2 * BLOCK / finite.len() + 3;
            let good = finite.repeat(len);
            assert_eq!(first_not_finite(elem, &good), None, "{elem:?}");
            for at in [0, 1, len / 2, len - 1] {
                for value in bad {
                    let mut bytes = good.clone();
                    bytes[at * value.len()..(at + 1) * value.len()].copy_from_slice(value);
                    assert_eq!(first_not_finite(elem, &bytes), Some(at), "{elem:?} {value:x?}");
                }
            }
        }
        assert_eq!(first_not_finite(Elem::U32, &[0xff; 64]), None);
        assert_eq!(first_not_finite(Elem::Bf16, &[]), None);
    }
}
