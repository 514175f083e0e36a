//! What holds for all codes: packing and reading undo one another, every bit counts, two-block storage loses nothing.

use half::f16;
use kernel_lib::common::float::Float;
use kernel_lib::trellis::{
    Axis, CodeBits, N_STATES, PackedRows, PackedShape, Storage, TrellisError, decode_rows, deinterleave, interleave,
    pack_states, pack_symbols, states,
};
use proptest::prelude::*;

fn code_bits() -> impl Strategy<Value = CodeBits> {
    proptest::sample::select(CodeBits::ALL.as_slice())
}

/// A width, and words of one to three blocks.
fn rows() -> impl Strategy<Value = (CodeBits, Vec<u32>)> {
    (code_bits(), 1_usize..=3).prop_flat_map(|(bits, blocks)| {
        (Just(bits), proptest::collection::vec(any::<u32>(), blocks * bits.words_per_block()))
    })
}

proptest! {
    #[test]
    fn words_are_read_and_packed_again((bits, words) in rows()) {
        let states = states(&words, bits).unwrap();
        prop_assert_eq!(pack_states(&states, bits).unwrap(), words.clone());
        let symbols: Vec<u16> = states.iter().map(|state| state % (1 << bits.get())).collect();
        prop_assert_eq!(pack_symbols(&symbols, bits).unwrap(), words);
    }

    /// A flipped bit is in the state of each weight whose window holds it, and in no other.
    #[test]
    fn a_flipped_bit_shows_in_its_states((bits, words) in rows(), place in any::<prop::sample::Index>()) {
        let place = place.index(words.len() * 32);
        let mut mutated = words.clone();
        mutated[place / 32] ^= 1 << (place % 32);
        let (before, after) = (states(&words, bits).unwrap(), states(&mutated, bits).unwrap());
        let k = bits.get() as usize;
        let (block, bit) = (place / (256 * k), place % (256 * k));
        for (index, (before, after)) in before.iter().zip(&after).enumerate() {
            let first = (255 - index % 256) * k;
            let offset = (bit + 256 * k - first) % (256 * k);
            let expected = if index / 256 == block && offset < 12 { 1 << offset } else { 0 };
            prop_assert_eq!(before ^ after, expected, "weight {}", index);
        }
    }

    /// States other than the walk's are refused, whichever bit is wrong.
    #[test]
    fn a_wrong_state_is_no_path((bits, words) in rows(), place in any::<prop::sample::Index>(), bit in 0_u32..12) {
        let mut states = states(&words, bits).unwrap();
        let place = place.index(states.len());
        states[place] ^= 1 << bit;
        let refused = matches!(pack_states(&states, bits), Err(TrellisError::NoPath { .. }));
        prop_assert!(refused);
    }

    #[test]
    fn two_block_storage_moves_words(n_rows in 1_usize..9, n_groups in 1_usize..4, seed in any::<u32>()) {
        let n_cols = 512 * n_groups;
        let words: Vec<u32> = (0..(n_rows * n_groups * 48) as u32).map(|i| i.wrapping_mul(0x9e37_79b9) ^ seed).collect();
        let stored = interleave(&words, n_rows, n_cols).unwrap();
        for (index, word) in stored.iter().enumerate() {
            let (group, row, within) = (index / 48 / n_rows, index / 48 % n_rows, index % 48);
            let (block, offset) = (within / 24, within % 24);
            prop_assert_eq!(*word, words[row * n_groups * 48 + (2 * group + block) * 24 + offset]);
        }
        prop_assert_eq!(&deinterleave(&stored, n_rows, n_cols).unwrap(), &words);
        let scales = vec![f16::from_f32(0.25); n_rows];
        let canonical = PackedShape::of_weight(CodeBits::Three, Axis::Out, n_cols, n_rows).unwrap();
        prop_assert!(canonical.can_interleave());
        let interleaved = PackedShape { storage: Storage::TwoBlock, ..canonical };
        let [one, other] = [(canonical, &words), (interleaved, &stored)]
            .map(|(shape, words)| decode_rows(PackedRows { shape, words, scales: &scales }, Float::Bf16).unwrap());
        prop_assert_eq!(one, other);
    }
}

#[test]
fn rows_of_other_lengths_are_not_interleaved() {
    for n_cols in [0, 256, 768] {
        let words = vec![0; 4 * n_cols * 3 / 32];
        for order in [interleave, deinterleave] {
            let error = order(&words, 4, n_cols).unwrap_err();
            assert!(matches!(error, TrellisError::NotWhole { unit: 512, .. }), "{error}");
        }
    }
    for n_words in [0, 47, 95, 97] {
        let error = interleave(&vec![0; n_words], 2, 512).unwrap_err();
        assert_eq!(error, TrellisError::Length { what: "number of words", found: n_words, required: 96 });
    }
}

/// Every state is reached from as many states as there are branches, by the window as by the step.
#[test]
fn steps_cover_the_trellis() {
    for bits in CodeBits::ALL {
        let mut reached = vec![0; N_STATES];
        for state in 0..N_STATES as u16 {
            for symbol in 0..bits.n_branches() as u16 {
                let next = bits.next_state(state, symbol);
                let shared = usize::from(next) >> bits.get();
                assert_eq!(usize::from(state) % bits.n_shared(), shared);
                reached[usize::from(next)] += 1;
            }
        }
        assert!(reached.iter().all(|&count| count == bits.n_branches()));
    }
}
