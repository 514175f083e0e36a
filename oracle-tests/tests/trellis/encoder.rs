//! The encoder: its walks against plain references of the same recurrence, every walk there is, ties, and odd rows.

use half::f16;
use kernel_lib::common::float::Float;
use kernel_lib::trellis::codebook::{code_sum, precise};
use kernel_lib::trellis::encode::{Encoded, Outcome, Viterbi, encode_rows, row_scales};
use kernel_lib::trellis::{
    Axis, BLOCK_LEN, CodeBits, N_STATES, PackedRows, PackedShape, TrellisError, decode_rows, pack_states, states,
};
use proptest::prelude::*;

use super::gaussian::gaussian;

/// The recurrence as it is described, state by state, in `f32`: walk and gain.
fn plain_walk(scaled: &[f32], bits: CodeBits, ends: impl Fn(usize, u16) -> bool) -> (Vec<u16>, f32) {
    let n_shared = bits.n_shared();
    let value: Vec<f32> = (0..N_STATES as u16).map(|state| precise(code_sum(state))).collect();
    let own = |time: usize, state: usize| -(value[state] * value[state]) + (2.0 * scaled[time]) * value[state];
    let blocked = |time, state: usize, gain| if ends(time, state as u16) { gain } else { -1e30 };
    let mut gains: Vec<f32> = (0..N_STATES).map(|state| blocked(0, state, own(0, state))).collect();
    let mut from = Vec::new();
    for time in 1..scaled.len() {
        let mut next = vec![0.0; N_STATES];
        let mut taken = vec![0_u16; N_STATES];
        for state in 0..N_STATES {
            let (mut best, mut most) = (0, f32::NEG_INFINITY);
            for branch in 0..bits.n_branches() {
                let before = (state >> bits.get()) + branch * n_shared;
                if gains[before] >= most {
                    (best, most) = (before as u16, gains[before]);
                }
            }
            (next[state], taken[state]) = (own(time, state) + most, best);
        }
        gains = next;
        from.push(taken);
    }
    let last = scaled.len() - 1;
    let allowed = (0..N_STATES).filter(|&state| ends(last, state as u16));
    let end = allowed.fold(None, |best: Option<usize>, state| match best {
        Some(best) if gains[best] > gains[state] => Some(best),
        _ => Some(state),
    });
    let end = end.expect("some end is allowed");
    let mut walk = vec![end as u16];
    for taken in from.iter().rev() {
        walk.push(taken[usize::from(walk[walk.len() - 1])]);
    }
    walk.reverse();
    (walk, gains[end])
}

/// Two passes of [`plain_walk`].
fn plain_closed_walk(scaled: &[f32], bits: CodeBits) -> (Vec<u16>, f32) {
    let rotated = [&scaled[128..], &scaled[..128]].concat();
    let (walk, _) = plain_walk(&rotated, bits, |_, _| true);
    let shared = walk[128] >> bits.get();
    let low = bits.n_shared() as u16 - 1;
    plain_walk(scaled, bits, |time, state| match time {
        0 => state >> bits.get() == shared,
        255 => state & low == shared,
        _ => true,
    })
}

fn decode(encoded: &Encoded, n_cols: usize, bits: CodeBits) -> Vec<f32> {
    let shape = PackedShape::of_weight(bits, Axis::In, encoded.scales.len(), n_cols).expect("whole blocks");
    decode_rows(PackedRows { shape, words: &encoded.words, scales: &encoded.scales }, Float::F32).expect("all words")
}

fn squares(values: impl Iterator<Item = f32>) -> f64 {
    values.map(|value| f64::from(value).powi(2)).sum()
}

#[test]
fn walks_are_those_of_the_plain_recurrence() {
    for bits in CodeBits::ALL {
        let mut viterbi = Viterbi::new(bits);
        for seed in 0..2 {
            let scaled: [f32; BLOCK_LEN] = gaussian(BLOCK_LEN, seed).try_into().unwrap();
            let coded = viterbi.closed_walk(&scaled);
            let (walk, gain) = plain_closed_walk(&scaled, bits);
            assert_eq!((coded.states.as_slice(), coded.gain), (walk.as_slice(), gain), "{bits} bits");
            let open = viterbi.open_walk(&scaled[..77]);
            assert_eq!(open, plain_walk(&scaled[..77], bits, |_, _| true), "{bits} bits");
        }
        assert_eq!(viterbi.open_walk(&[]), (vec![], 0.0));
    }
}

/// Every walk of three states, in `f64`: none gains more.
#[test]
fn no_short_walk_is_better() {
    let value: Vec<f64> = (0..N_STATES as u16).map(|state| f64::from(precise(code_sum(state)))).collect();
    for bits in CodeBits::ALL {
        for seed in 10..13 {
            let scaled = gaussian(3, seed);
            let own = |time: usize, state: u16| {
                let value = value[usize::from(state)];
                2.0 * f64::from(scaled[time]) * value - value * value
            };
            let mut most = f64::NEG_INFINITY;
            for first in 0..N_STATES as u16 {
                for symbols in 0..1_u16 << (2 * bits.get()) {
                    let second = bits.next_state(first, symbols >> bits.get());
                    let third = bits.next_state(second, symbols % (1 << bits.get()));
                    most = most.max(own(0, first) + own(1, second) + own(2, third));
                }
            }
            let (walk, gain) = Viterbi::new(bits).open_walk(&scaled);
            let exact: f64 = walk.iter().enumerate().map(|(time, &state)| own(time, state)).sum();
            // A few roundings of numbers below 32.
            assert!(
                (exact - most).abs() < 1e-5 && (f64::from(gain) - most).abs() < 1e-5,
                "{bits} {exact} {gain} {most}"
            );
        }
    }
}

/// States of the same sum gain the same. Of all states of the best last value the largest is taken, and going back the
/// predecessor with the largest branch.
#[test]
fn ties_go_to_the_largest() {
    for bits in CodeBits::ALL {
        let mut twins = 0;
        for sum in [-448, -100, 0, 7, 133, 454] {
            let of_sum: Vec<u16> = (0..N_STATES as u16).filter(|&state| code_sum(state) == sum).collect();
            let Some(&largest) = of_sum.last() else { continue };
            twins += of_sum.len() - 1;
            let (walk, _) = Viterbi::new(bits).open_walk(&[precise(sum)]);
            assert_eq!(walk, [largest], "{bits} bits, sum {sum}");
        }
        assert!(twins > 0, "no tie was tried");
        // Going back, many states tie when both weights are zero.
        let (walk, gain) = Viterbi::new(bits).open_walk(&[0.0, 0.0]);
        assert_eq!((walk, gain), plain_walk(&[0.0, 0.0], bits, |_, _| true));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Whatever the weights, packed words decode to the walk, and its gain is that of its values.
    #[test]
    fn packed_words_decode_to_the_walk(
        bits in prop::sample::select(CodeBits::ALL.as_slice()),
        scaled in prop::collection::vec(prop_oneof![4 => -3.0_f32..3.0, 1 => Just(0.0), 1 => -200.0_f32..200.0], BLOCK_LEN),
    ) {
        let block: [f32; BLOCK_LEN] = scaled.clone().try_into().unwrap();
        let coded = Viterbi::new(bits).closed_walk(&block);
        let words = pack_states(&coded.states, bits).unwrap();
        prop_assert_eq!(states(&words, bits).unwrap(), coded.states.to_vec());
        let value = |state: u16| f64::from(precise(code_sum(state)));
        let parts = coded.states.iter().zip(&scaled).map(|(&s, &x)| (2.0 * f64::from(x) * value(s), value(s).powi(2)));
        let (exact, size) = parts.fold((0.0, 0.0), |(sum, size), (a, b)| (sum + a - b, size + a.abs() + b.abs()));
        prop_assert!((f64::from(coded.gain) - exact).abs() <= size * 256.0 * f64::from(f32::EPSILON));
    }
}

/// Mean squared error of coded unit normal deviates. The reference is table 2 of the QTIP paper, of a random code book
/// and walks closed the same way, as remembered; no code of so many bits gets below `4^-k`.
#[test]
fn distortion_is_near_the_published_one() {
    for (bits, published) in CodeBits::ALL.into_iter().zip([0.0733, 0.0198, 0.0055]) {
        let weights = gaussian(24 * 1024, 1);
        let encoded = encode_rows(&weights, 1024, bits).unwrap();
        let decoded = decode(&encoded, 1024, bits);
        let error = squares(weights.iter().zip(&decoded).map(|(w, d)| w - d)) / squares(weights.iter().copied());
        let bound = 4_f64.powi(-(bits.get() as i32));
        assert!(error > bound && error < 1.03 * published, "{bits} bits: {error}");
    }
}

#[test]
fn odd_rows_have_codes() {
    let n_cols = 512;
    let mut outlier = gaussian(n_cols, 3);
    outlier[300] = 1000.0;
    let tiny = vec![1e-9; n_cols];
    let rows = [vec![0.0; n_cols], vec![-0.0; n_cols], vec![0.02; n_cols], vec![-3.0; n_cols], outlier.clone(), tiny];
    for bits in CodeBits::ALL {
        let encoded = encode_rows(&rows.concat(), n_cols, bits).unwrap();
        assert_eq!(encoded.outcome, Outcome::Unweighted);
        let decoded = decode(&encoded, n_cols, bits);
        let decoded: Vec<&[f32]> = decoded.chunks(n_cols).collect();
        // Rows of zeros stay zeros.
        assert!(decoded[..2].iter().all(|row| row.iter().all(|&weight| weight == 0.0)));
        for row in 2..4 {
            let error = squares(decoded[row].iter().map(|weight| weight - rows[row][0]));
            let share = error / squares(rows[row].iter().copied());
            // Constants are no normal deviates: walks that stay near one value repeat themselves.
            assert!(share < [0.1, 0.03, 0.01][bits.get() as usize - 2], "{bits} bits, row {row}: {share}");
        }
        // The outlier sets the scale and takes the greatest value; the rest is small against it.
        let greatest = precise(454) * encoded.scales[4].to_f32();
        assert!(decoded[4][300] <= greatest && decoded[4][300] > 0.5 * greatest);
        assert_eq!(encoded.scales[5], f16::MIN_POSITIVE_SUBNORMAL);
        assert!(decoded[5].iter().all(|weight| weight.abs() < 1e-6));
    }
}

#[test]
fn rows_without_codes_are_refused_by_place() {
    for (value, bits) in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY].into_iter().zip(CodeBits::ALL) {
        let mut weights = gaussian(4 * 512, 5);
        (weights[2 * 512 + 77], weights[3 * 512]) = (value, value);
        let error = encode_rows(&weights, 512, bits).unwrap_err();
        assert!(matches!(error, TrellisError::NotFinite { row: 2, column: 77, .. }), "{error}");
    }
    let mut weights = gaussian(3 * 256, 6);
    weights[256..512].fill(66_000.0);
    let error = encode_rows(&weights, 256, CodeBits::Three).unwrap_err();
    assert!(matches!(error, TrellisError::ScaleOverflow { row: 1, .. }), "{error}");
    assert!(error.to_string().contains("65504"), "{error}");
    weights[256..512].fill(f32::MAX);
    assert!(matches!(encode_rows(&weights, 256, CodeBits::Three), Err(TrellisError::ScaleOverflow { row: 1, .. })));
    // The greatest scale that there is.
    weights[256..512].fill(65_504.0);
    assert_eq!(row_scales(&weights, 256).unwrap()[1], f16::from_f64(65_504.0 / 1.0041072042258816));
    for (len, n_cols) in [(0, 256), (256, 0), (300, 300), (500, 256)] {
        let error = encode_rows(&vec![1.0; len], n_cols, CodeBits::Two).unwrap_err();
        assert!(matches!(error, TrellisError::NotWhole { .. }), "{error}");
    }
}
