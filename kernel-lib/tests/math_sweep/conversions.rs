//! Conversions between `f32` and the narrow floats, against the `half` crate: every narrow pattern, and all or a sample
//! of the 2^32 wide ones.

use half::{bf16, f16};

use crate::engine::{Engine, Patterns};

/// First pattern that is not as required, in words.
fn first_wrong(id: &str, patterns: &Patterns, required: impl Fn(u32) -> u32 + Sync) -> Option<String> {
    let engine = Engine::of_id(id);
    let work = |batch: &[u32]| {
        let found = engine.run(batch, false);
        let mut pairs = batch.iter().zip(found);
        let wrong = pairs.find(|(pattern, found)| required(**pattern) != *found);
        wrong.map(|(pattern, found)| format!("{id}({pattern:#x}) is {found:#x}; required: {:#x}", required(*pattern)))
    };
    let mut first = None;
    patterns.for_each_batch(work, |wrong| first = first.take().or(wrong));
    println!("{id}: {}", patterns.describe());
    first
}

#[test]
fn f32_rounds_to_nearest_even_f16() {
    let to_f16 = |bits| {
        let x = f32::from_bits(bits);
        if x.is_nan() { 0x7e00 } else { u32::from(f16::from_f32(x).to_bits()) }
    };
    let patterns = Patterns::of_environment(&[]);
    assert_eq!(first_wrong("cast__f32_f16__flat_x4", &patterns, to_f16), None);
}

#[test]
fn f32_rounds_to_nearest_even_bf16() {
    let to_bf16 = |bits| {
        let x = f32::from_bits(bits);
        if x.is_nan() { 0x7fc0 } else { u32::from(bf16::from_f32(x).to_bits()) }
    };
    let patterns = Patterns::of_environment(&[]);
    assert_eq!(first_wrong("cast__f32_bf16__flat_x4", &patterns, to_bf16), None);
}

/// All patterns that are exactly between two narrow floats, and their neighbours.
#[test]
fn ties_go_to_the_even_neighbour() {
    let around = |middle: u32| [middle - 1, middle, middle + 1];
    let between_bf16 = (0..0xff80_u32).filter(|upper| upper & 0x7f80 != 0x7f80).map(|upper| (upper << 16) | 0x8000);
    let of_bf16 = Patterns::Sample(between_bf16.flat_map(around).collect());
    let to_bf16 = |bits| u32::from(bf16::from_f32(f32::from_bits(bits)).to_bits());
    assert_eq!(first_wrong("cast__f32_bf16__flat_x4", &of_bf16, to_bf16), None);
    let middle = |lower: u16| {
        let [a, b] = [lower, lower + 1].map(|bits| f64::from(f16::from_bits(bits).to_f32()));
        ((a + b) / 2.0) as f32
    };
    let between_f16 = (0..0x7bff_u16).flat_map(|lower| [middle(lower).to_bits(), (-middle(lower)).to_bits()]);
    let of_f16 = Patterns::Sample(between_f16.flat_map(around).collect());
    let to_f16 = |bits| u32::from(f16::from_f32(f32::from_bits(bits)).to_bits());
    assert_eq!(first_wrong("cast__f32_f16__flat_x4", &of_f16, to_f16), None);
}

#[test]
fn every_narrow_float_widens_exactly() {
    let all = Patterns::Sample((0..=0xffff).collect());
    // NaN keeps being one; its payload is nobody's promise.
    let canonical = |x: f32, bits: u32| if x.is_nan() { 0x7fc0_0000 } else { bits };
    for (id, widen) in [
        ("cast__f16_f32__flat_x4", (|bits| f16::from_bits(bits).to_f32()) as fn(u16) -> f32),
        ("cast__bf16_f32__flat_x4", |bits| bf16::from_bits(bits).to_f32()),
    ] {
        let engine = Engine::of_id(id);
        all.for_each_batch(
            |batch| {
                for (&pattern, found) in batch.iter().zip(engine.run(batch, false)) {
                    let required = widen(pattern as u16);
                    let found = canonical(f32::from_bits(found), found);
                    assert_eq!(found, canonical(required, required.to_bits()), "{id}({pattern:#x})");
                }
            },
            |()| {},
        );
    }
}

/// The control: rounding toward zero is not nearest even.
#[test]
fn another_rounding_is_caught() {
    let truncated = |bits: u32| if f32::from_bits(bits).is_nan() { 0x7fc0 } else { bits >> 16 };
    assert!(first_wrong("cast__f32_bf16__flat_x4", &Patterns::sample(&[]), truncated).is_some());
}
