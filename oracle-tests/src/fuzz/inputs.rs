//! Contents of the buffers and scalar arguments of a program.
//!
//! Invariants: a pure function of seed, binding and element type, written here, so a file of the corpus has the same
//! inputs for ever. Biased to values at edges; f32 subnormals do not occur, and NaN is rare.

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::{Elem, ImmediateSource, Kernel, Scalar};

/// splitmix64 (Steele, Lea, Flood 2014).
#[derive(Clone, Debug)]
pub struct Words(u64);

impl Words {
    /// The words of a seed and a stream number.
    pub fn new(seed: u64, stream: u64) -> Words {
        Words(seed ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// The next 32 bits.
    pub fn next_word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}

/// Sign, exponent and fraction bits of the float formats.
struct Format {
    exponent: u32,
    fraction: u32,
    /// Exponent fields of ordinary values: `low .. low + range`.
    low: u32,
    range: u32,
}

const F32: Format = Format { exponent: 8, fraction: 23, low: 107, range: 40 };
const BF16: Format = Format { exponent: 8, fraction: 7, low: 107, range: 40 };
const F16: Format = Format { exponent: 5, fraction: 10, low: 0, range: 31 };

fn float_bits(format: &Format, words: &mut Words) -> u32 {
    let Format { exponent, fraction, low, range } = *format;
    let (kind, bits) = (words.next_word(), words.next_word());
    let sign = (bits >> 31) << (exponent + fraction);
    let all_ones = ((1 << exponent) - 1) << fraction;
    let one = ((1 << (exponent - 1)) - 1) << fraction;
    let magnitude = match kind % 32 {
        0 | 1 => 0,
        2 => all_ones,
        3 => all_ones | 1 << (fraction - 1),
        4 => all_ones - 1,
        5 => 1 << fraction,
        6..=9 => one,
        // Small whole numbers: exact sums, ties.
        10..=15 => one + ((bits % 8) << (fraction - 1)),
        _ => ((low + (bits >> 23) % range) << fraction) | (bits & ((1 << fraction) - 1)),
    };
    sign | magnitude
}

fn integer_bits(words: &mut Words) -> u32 {
    let (kind, bits) = (words.next_word(), words.next_word());
    match kind % 16 {
        0 => 0,
        1 => u32::MAX,
        2 => 0x8000_0000,
        3 => 0x7fff_ffff,
        4 => 1 << (bits % 32),
        5 => (1_u32 << (bits % 32)).wrapping_sub(1),
        6..=9 => bits % 16,
        10 => (bits % 16).wrapping_neg(),
        _ => bits,
    }
}

fn element_bits(elem: Elem, words: &mut Words) -> u32 {
    match elem {
        Elem::F32 => float_bits(&F32, words),
        Elem::F16 => float_bits(&F16, words),
        Elem::Bf16 => float_bits(&BF16, words),
        Elem::U32 | Elem::I32 => integer_bits(words),
        Elem::U16 | Elem::I16 | Elem::U8 | Elem::I8 => {
            // Edges of the element as well as of the word.
            let bits = integer_bits(words);
            if bits.is_multiple_of(3) { bits >> (32 - 8 * elem.bytes()) } else { bits }
        }
    }
}

/// `len` elements as they lie in memory.
pub fn elements(elem: Elem, len: u32, words: &mut Words) -> Vec<u8> {
    (0..len).flat_map(|_| element_bits(elem, words).to_le_bytes().into_iter().take(elem.bytes() as usize)).collect()
}

/// A scalar argument.
pub fn scalar(scalar: Scalar, words: &mut Words) -> ScalarArg {
    match scalar {
        Scalar::F32 => ScalarArg::F32(f32::from_bits(super::observe::canonical_bits(float_bits(&F32, words)))),
        Scalar::I32 => ScalarArg::I32(integer_bits(words).cast_signed()),
        Scalar::U32 | Scalar::Bool => ScalarArg::U32(integer_bits(words)),
    }
}

/// What a launch of a fuzz kernel is given.
#[derive(Clone, PartialEq, Debug)]
pub struct Inputs {
    /// Layout of each buffer.
    pub layouts: Vec<TensorLayout>,
    /// First content of each buffer, also of those that the kernel writes.
    pub contents: Vec<Vec<u8>>,
    /// Scalar arguments in declaration order.
    pub scalars: Vec<ScalarArg>,
}

/// The inputs of `kernel` for a dimension `n = len`.
pub fn inputs(kernel: &Kernel, len: u32, seed: u64) -> Inputs {
    let dims = vec![len; kernel.dims.len()];
    let layouts: Vec<TensorLayout> = kernel
        .buffers
        .iter()
        .map(|(_, buffer)| {
            let shape: Vec<u32> = buffer.shape.iter().filter_map(|axis| axis.eval(&dims)).collect();
            TensorLayout::row_major(buffer.elem, &shape)
        })
        .collect();
    let contents = layouts.iter().enumerate().map(|(binding, layout)| {
        elements(layout.elem, layout.span_elems() as u32, &mut Words::new(seed, binding as u64))
    });
    let mut words = Words::new(seed, u64::from(u32::MAX));
    let arguments = kernel.immediates.iter().filter(|(_, immediate)| immediate.source == ImmediateSource::Argument);
    let scalars = arguments.map(|(_, immediate)| scalar(immediate.scalar, &mut words)).collect();
    Inputs { contents: contents.collect(), layouts, scalars }
}
