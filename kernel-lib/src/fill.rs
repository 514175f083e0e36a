//! Test values: a generator of our own and the kinds of numbers that cases are filled with.
//!
//! Invariants: the same seed and fill give the same bytes on every machine and in every version, because ledgers are
//! keyed by them; only integer arithmetic and exact float operations are used.

use kernel_dsl::ir::{Elem, Scalar};

use crate::host_tensor::{HostTensor, Role, encode};

/// SplitMix64: small, fast, and the same everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseRng {
    state: u64,
}

impl CaseRng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> CaseRng {
        CaseRng { state: seed }
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    /// A number below `bound`, or 0 when that is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// A multiple of 2^-23 in [-1, 1).
    pub fn signed_unit(&mut self) -> f64 {
        f64::from((self.next_u32() >> 8).cast_signed() - (1 << 23)) / f64::from(1 << 23)
    }
}

/// What the floats of a case look like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fill {
    /// Uniform in [-1, 1).
    #[default]
    Uniform,
    /// Integers from -2 to 2: many equal values, and sums that are exact.
    SmallIntegers,
    /// Random mantissas over 40 binary orders of magnitude.
    Wide,
    /// Uniform, with up to 16 of ±0, ±inf, NaN, the largest, and the smallest normal number.
    Special,
    /// Subnormals of the element type, zeros and the smallest normals. Results may differ from device to device.
    Subnormal,
}

impl Fill {
    /// Every fill.
    pub const ALL: [Fill; 5] = [Fill::Uniform, Fill::SmallIntegers, Fill::Wide, Fill::Special, Fill::Subnormal];

    /// Largest magnitude of the floats of ordinary cases.
    pub const ORDINARY_MAX: f64 = 2.0;

    /// Whether all floats are ordinary numbers: finite, and at most [`Fill::ORDINARY_MAX`].
    pub fn is_ordinary(self) -> bool {
        matches!(self, Fill::Uniform | Fill::SmallIntegers)
    }

    /// The name used in case files and test names.
    pub fn name(self) -> &'static str {
        match self {
            Fill::Uniform => "uniform",
            Fill::SmallIntegers => "small_integers",
            Fill::Wide => "wide",
            Fill::Special => "special",
            Fill::Subnormal => "subnormal",
        }
    }

    /// The fill of this name.
    pub fn from_name(name: &str) -> Option<Fill> {
        Fill::ALL.into_iter().find(|fill| fill.name() == name)
    }
}

/// Bits of the numbers that break kernels. Float elements: zeros, infinities, NaN, largest, smallest normal.
fn special_bits(elem: Elem) -> &'static [u32] {
    match elem {
        Elem::F32 => {
            &[0, 0x8000_0000, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0x7f7f_ffff, 0xff7f_ffff, 0x0080_0000, 0x8080_0000]
        }
        Elem::F16 => &[0, 0x8000, 0x7c00, 0xfc00, 0x7e00, 0x7bff, 0xfbff, 0x0400, 0x8400],
        Elem::Bf16 => &[0, 0x8000, 0x7f80, 0xff80, 0x7fc0, 0x7f7f, 0xff7f, 0x0080, 0x8080],
        Elem::U32 | Elem::I32 => &[0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x0100_0001],
        Elem::U16 | Elem::I16 => &[0, 1, 0x7fff, 0x8000, 0xffff],
        Elem::U8 | Elem::I8 => &[0, 1, 0x7f, 0x80, 0xff],
    }
}

/// Explicit mantissa bits, and the exponent field of one.
fn float_format(elem: Elem) -> (u32, u32) {
    match elem {
        Elem::F16 => (10, 15),
        Elem::Bf16 => (7, 127),
        _ => (23, 127),
    }
}

/// Source of the values of one case.
#[derive(Clone, Debug)]
pub struct CaseValues {
    /// The generator.
    pub rng: CaseRng,
    /// What floats look like.
    pub fill: Fill,
    /// Whether tensors get bytes at all.
    with_bytes: bool,
}

impl CaseValues {
    /// The values of a seed and a fill.
    pub fn new(seed: u64, fill: Fill) -> CaseValues {
        CaseValues { rng: CaseRng::new(seed), fill, with_bytes: true }
    }

    /// Tensors with a layout and no bytes: for looking at sizes that may not fit into memory.
    pub fn layouts_only() -> CaseValues {
        CaseValues { with_bytes: false, ..CaseValues::new(0, Fill::Uniform) }
    }

    /// A row-major output, to be written by a kernel.
    pub fn output(&self, name: &'static str, elem: Elem, shape: &[u32]) -> HostTensor {
        match self.with_bytes {
            true => HostTensor::output(name, elem, shape),
            false => HostTensor::without_bytes(name, Role::Out, elem, shape),
        }
    }

    /// A row-major input of these element bits.
    fn bits(
        &mut self,
        name: &'static str,
        elem: Elem,
        shape: &[u32],
        mut bits: impl FnMut(&mut CaseValues) -> u32,
    ) -> HostTensor {
        match self.with_bytes {
            true => HostTensor::input_bits(name, elem, shape, |_| bits(self)),
            false => HostTensor::without_bytes(name, Role::In, elem, shape),
        }
    }

    /// A row-major input tensor of this case's fill.
    pub fn input(&mut self, name: &'static str, elem: Elem, shape: &[u32]) -> HostTensor {
        let mut tensor = self.bits(name, elem, shape, |values| values.element(elem));
        if self.fill == Fill::Special && self.with_bytes && !tensor.is_empty() {
            let specials = special_bits(elem);
            for n in 0..(tensor.len() / 2 + 1).min(16) {
                let place = self.rng.below(tensor.len() as u32);
                tensor.set_bits(place as usize, specials[n % specials.len()]);
            }
        }
        tensor
    }

    /// A row-major input of uniform values in `[low, high)` whatever the fill: scales, probabilities, angles.
    pub fn uniform(&mut self, name: &'static str, elem: Elem, shape: &[u32], [low, high]: [f64; 2]) -> HostTensor {
        let value = |rng: &mut CaseRng| low + (high - low) * (0.5 + 0.5 * rng.signed_unit());
        self.bits(name, elem, shape, |values| encode(elem, value(&mut values.rng)))
    }

    /// A row-major input of indices below `bound`.
    pub fn indices(&mut self, name: &'static str, shape: &[u32], bound: u32) -> HostTensor {
        self.bits(name, Elem::U32, shape, |values| values.rng.below(bound))
    }

    /// A slot number for each row, no two of them the same; where there are more rows than slots, some are beyond the last.
    pub fn slots(&mut self, name: &'static str, n_rows: u32, n_slots: u32) -> HostTensor {
        let places = n_rows.max(n_slots);
        let (first, mut row) = (self.rng.below(places), 0);
        self.bits(name, Elem::U32, &[n_rows], |_| {
            row += 1;
            (first + row) % places
        })
    }

    /// A row-major input of random bits: packed codes.
    pub fn random_bits(&mut self, name: &'static str, elem: Elem, shape: &[u32]) -> HostTensor {
        self.bits(name, elem, shape, |values| values.rng.next_u32())
    }

    fn element(&mut self, elem: Elem) -> u32 {
        if elem.scalar() != Scalar::F32 {
            return self.rng.next_u32() >> self.rng.below(elem.bytes() * 8);
        }
        match self.fill {
            Fill::Uniform | Fill::Special => encode(elem, self.rng.signed_unit()),
            Fill::SmallIntegers => encode(elem, f64::from(self.rng.below(5)) - 2.0),
            Fill::Wide => self.wide(elem),
            Fill::Subnormal => {
                // One in four is an ordinary tiny number, so that sums leave the subnormal range now and then.
                let (mantissa_bits, _) = float_format(elem);
                let exponent = u32::from(self.rng.below(4) == 0);
                self.compose(elem, exponent << mantissa_bits)
            }
        }
    }

    fn wide(&mut self, elem: Elem) -> u32 {
        let (mantissa_bits, one) = float_format(elem);
        let reach = one.min(20) - 1;
        let exponent = one - reach + self.rng.below(2 * reach);
        self.compose(elem, exponent << mantissa_bits)
    }

    /// A random sign and mantissa around an exponent field.
    fn compose(&mut self, elem: Elem, exponent_bits: u32) -> u32 {
        let (mantissa_bits, _) = float_format(elem);
        let random = self.rng.next_u32();
        let sign = (random >> 31) << (elem.bytes() * 8 - 1);
        sign | exponent_bits | (random & ((1 << mantissa_bits) - 1))
    }
}

/// The tensor with finite elements of magnitude 2^118 at most: times an integer of 10 bits, a code, they stay in the range of f32. Beyond
/// it a product that is exact on paper is no number, and a sum with an infinity differs from engine to engine: the promise ends there.
pub fn narrowed(mut x: HostTensor) -> HostTensor {
    let largest = 2_f64.powi(118);
    for index in 0..if x.bytes.is_empty() { 0 } else { x.len() } {
        let value = x.get(index);
        if value.is_finite() && value.abs() > largest {
            x.set(index, largest.copysign(value));
        }
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_never_changes() {
        // First words of SplitMix64 for seed 0, as published with the algorithm.
        let mut rng = CaseRng::new(0);
        assert_eq!([rng.next_u64(), rng.next_u64()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn slots_are_distinct_and_few_enough() {
        for (seed, n_slots) in (0..20).flat_map(|seed| [4, 5, 6].map(|n_slots| (seed, n_slots))) {
            let slots = CaseValues::new(seed, Fill::Uniform).slots("slots", 5, n_slots);
            let mut numbers: Vec<u32> = (0..5).map(|row| slots.bits(row)).collect();
            numbers.sort_unstable();
            numbers.dedup();
            let beyond = numbers.iter().filter(|&&slot| slot >= n_slots).count();
            assert_eq!((numbers.len(), beyond), (5, usize::from(n_slots == 4)));
        }
    }

    #[test]
    fn fills_are_what_they_say() {
        for elem in [Elem::F32, Elem::F16, Elem::Bf16] {
            let draw = |fill| CaseValues::new(7, fill).input("x", elem, &[4096]).values();
            assert!(draw(Fill::Uniform).iter().all(|x| x.abs() <= 1.0));
            assert!(draw(Fill::SmallIntegers).iter().all(|x| x.fract() == 0.0 && x.abs() <= 2.0));
            assert!(draw(Fill::SmallIntegers).iter().any(|x| x.abs() == Fill::ORDINARY_MAX));
            assert!(draw(Fill::Wide).iter().all(|x| x.is_finite() && *x != 0.0));
            let special = draw(Fill::Special);
            assert!(special.iter().any(|x| x.is_nan()) && special.contains(&f64::INFINITY));
            assert!(special.iter().filter(|x| x.is_finite()).count() > 4000);
            let tiny = crate::tolerance::min_normal(elem);
            assert!(draw(Fill::Subnormal).iter().any(|x| x.abs() < tiny && *x != 0.0));
            assert!(draw(Fill::Subnormal).iter().all(|x| x.abs() < 2.0 * tiny));
        }
    }
}
