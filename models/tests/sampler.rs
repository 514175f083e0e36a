//! The sampler: its rules one by one, and properties that hold for any logits.

use std::collections::BTreeMap;

use models::generation_config::GenerationConfig;
use models::sampler::{SampleError, Sampled, SamplingParams, SamplingRequest, TokenMask, sample};
use proptest::prelude::*;

fn params(request: SamplingRequest) -> SamplingParams {
    SamplingParams::resolve(&request, &GenerationConfig::default(), 1 << 20, 1).expect("values in range")
}

fn warm() -> SamplingRequest {
    SamplingRequest { temperature: Some(1.0), seed: Some(42), ..SamplingRequest::default() }
}

fn greedy() -> SamplingRequest {
    SamplingRequest { temperature: Some(0.0), ..SamplingRequest::default() }
}

fn token(request: SamplingRequest, logits: &[f32], history: &[u32]) -> u32 {
    sample(&params(request), logits, history, 0, None).expect("logits that are numbers").token
}

/// How often each token comes in `n` draws.
fn counts(request: &SamplingRequest, logits: &[f32], n: u64) -> Vec<u64> {
    let params = params(request.clone());
    let mut counts = vec![0; logits.len()];
    for step in 0..n {
        counts[sample(&params, logits, &[], step, None).expect("logits that are numbers").token as usize] += 1;
    }
    counts
}

#[test]
fn greedy_takes_the_first_of_the_largest() {
    assert_eq!(token(greedy(), &[1.0, 3.0, 3.0, -1.0], &[]), 1);
    assert_eq!(token(greedy(), &[-0.0, 0.0], &[]), 0);
    assert_eq!(token(greedy(), &[f32::NEG_INFINITY, -5.0], &[]), 1);
}

#[test]
fn bias_and_penalties_follow_their_formulas() {
    let biased = SamplingRequest { logit_bias: BTreeMap::from([(0, 2.5), (9, 1.0)]), ..greedy() };
    assert_eq!(token(biased, &[1.0, 3.0], &[]), 0);
    // 4 / 2 = 2 is below 2.5, and -1 * 2 = -2 below -1.5.
    let repeated = SamplingRequest { repetition_penalty: Some(2.0), ..greedy() };
    assert_eq!(token(repeated.clone(), &[4.0, 2.5], &[0, 0]), 1);
    assert_eq!(token(repeated, &[-1.0, -1.5], &[0]), 1);
    // Once for presence, by count for frequency.
    let present = SamplingRequest { presence_penalty: Some(1.0), ..greedy() };
    assert_eq!(token(present.clone(), &[4.0, 2.5], &[0, 0, 0]), 0);
    assert_eq!(token(present, &[3.0, 2.5], &[0]), 1);
    let frequent = SamplingRequest { frequency_penalty: Some(1.0), ..greedy() };
    assert_eq!(token(frequent.clone(), &[4.0, 2.5], &[0]), 0);
    assert_eq!(token(frequent, &[4.0, 2.5], &[0, 2, 0]), 1);
    // The repetition penalty comes first: 8 / 2 - 1 = 3, not (8 - 1) / 2 = 3.5.
    let both = SamplingRequest { repetition_penalty: Some(2.0), presence_penalty: Some(1.0), ..greedy() };
    assert_eq!(token(both, &[8.0, 3.25], &[0]), 1);
}

#[test]
fn penalties_look_back_only_so_far() {
    let request = |context| SamplingRequest { presence_penalty: Some(5.0), presence_context: context, ..greedy() };
    let mut history = vec![0];
    history.extend([1; 19]);
    assert_eq!(token(request(None), &[4.0, 2.0, 3.0], &history), 2);
    history.push(1);
    assert_eq!(token(request(None), &[4.0, 2.0, 3.0], &history), 0, "21 back is beyond 20");
    assert_eq!(token(request(Some(0)), &[4.0, 2.0, 3.0], &history), 2, "0 means all");
    assert_eq!(token(request(Some(1)), &[4.0, 2.0, 3.0], &[0, 1]), 0);
    assert_eq!(token(request(None), &[4.0, 2.0, 3.0], &[7]), 0, "a token beyond the logits changes nothing");
}

#[test]
fn masked_tokens_are_never_taken() {
    let logits = [5.0, 1.0, 4.0, 0.0];
    let with = |request, mask: &[u32]| sample(&params(request), &logits, &[], 0, Some(TokenMask(mask)));
    assert_eq!(with(greedy(), &[0b0110]).unwrap().token, 2);
    assert_eq!(with(greedy(), &[]).unwrap_err(), SampleError::NothingAllowed { found: 4 });
    for step in 0..200 {
        let drawn = sample(&params(warm()), &logits, &[], step, Some(TokenMask(&[0b1010]))).unwrap();
        assert!(drawn.token % 2 == 1);
    }
}

#[test]
fn logits_that_are_no_numbers_are_refused() {
    let refusal = |logits: &[f32]| sample(&params(warm()), logits, &[], 0, None).unwrap_err().to_string();
    assert_eq!(refusal(&[0.0, f32::NAN]), "logit of token 1 is NaN; required: a number, or minus infinity");
    assert_eq!(refusal(&[f32::INFINITY]), "logit of token 0 is inf; required: a number, or minus infinity");
    assert_eq!(refusal(&[f32::NEG_INFINITY; 3]), "none of 3 tokens is allowed; required: at least 1");
    assert_eq!(refusal(&[]), "none of 0 tokens is allowed; required: at least 1");
}

/// Probabilities 1/2, 1/4, 1/8, 1/16, 1/16 as logits.
fn halves() -> Vec<f32> {
    [1.0, 2.0, 3.0, 4.0, 4.0].map(|power: f32| -power * std::f32::consts::LN_2).to_vec()
}

#[test]
fn draws_follow_the_probabilities() {
    let counts = counts(&warm(), &halves(), 8192);
    for (count, share) in counts.iter().zip([2.0, 4.0, 8.0, 16.0, 16.0]) {
        let (mean, p) = (8192.0 / share, 1.0 / share);
        // Five deviations of a binomial distribution.
        assert!((*count as f64 - mean).abs() < 5.0 * (mean * (1.0_f64 - p)).sqrt(), "{counts:?}");
    }
}

#[test]
fn filters_keep_the_upper_part() {
    let support = |request: SamplingRequest| -> Vec<usize> {
        let counts = counts(&request, &halves(), 2000);
        (0..5).filter(|id| counts[*id] > 0).collect()
    };
    assert_eq!(support(SamplingRequest { top_k: Some(2), ..warm() }), [0, 1]);
    assert_eq!(support(SamplingRequest { top_k: Some(4), ..warm() }), [0, 1, 2, 3], "equal logits by id");
    assert_eq!(support(SamplingRequest { top_p: Some(0.6), ..warm() }), [0, 1], "0.5 is not enough, 0.75 is");
    assert_eq!(support(SamplingRequest { top_p: Some(0.9), ..warm() }), [0, 1, 2, 3, 4], "equal ones stay together");
    assert_eq!(support(SamplingRequest { top_p: Some(0.01), ..warm() }), [0]);
    assert_eq!(support(SamplingRequest { min_p: Some(0.3), ..warm() }), [0, 1]);
    assert_eq!(support(SamplingRequest { min_p: Some(0.2), top_k: Some(4), top_p: Some(0.6), ..warm() }), [0, 1]);
    assert_eq!(
        support(SamplingRequest { top_p: Some(0.6), temperature: Some(50.0), ..warm() }),
        [0, 1],
        "before temperature"
    );
}

#[test]
fn temperature_flattens_and_sharpens() {
    let at = |temperature| counts(&SamplingRequest { temperature: Some(temperature), ..warm() }, &halves(), 4000);
    let (cold, hot) = (at(0.1), at(1e6));
    assert!(cold[0] > 3980, "{cold:?}");
    assert!(hot.iter().all(|count| count.abs_diff(800) < 130), "{hot:?}");
    assert_eq!(at(1e-6)[0], 4000);
}

#[test]
fn a_seed_and_a_step_decide() {
    let logits: Vec<f32> = (0..1000).map(|id| (id % 7) as f32).collect();
    let tokens = |seed| {
        let params = params(SamplingRequest { seed: Some(seed), ..warm() });
        (0..50).map(|step| sample(&params, &logits, &[], step, None).unwrap().token).collect::<Vec<_>>()
    };
    assert_eq!(tokens(1), tokens(1));
    assert_ne!(tokens(1), tokens(2));
    assert!(tokens(1).windows(2).any(|pair| pair[0] != pair[1]));
}

#[test]
fn logprobs_are_those_of_all_tokens() {
    let asked = |n| SamplingRequest { logprobs: Some(n), top_k: Some(1), ..warm() };
    let Sampled { token, logprobs } = sample(&params(asked(3)), &halves(), &[], 0, None).unwrap();
    let logprobs = logprobs.unwrap();
    let ids: Vec<u32> = logprobs.top.iter().map(|(id, _)| *id).collect();
    assert_eq!((token, ids), (0, vec![0, 1, 2]));
    for (power, (_, logprob)) in logprobs.top.iter().enumerate() {
        let exact = -((power + 1) as f32) * std::f32::consts::LN_2;
        assert!((logprob - exact).abs() < 4.0 * f32::EPSILON, "{logprob} {exact}");
    }
    assert_eq!(logprobs.chosen, logprobs.top[0].1);
    let greedy = SamplingRequest { logprobs: Some(0), ..greedy() };
    let logprobs = sample(&params(greedy), &halves(), &[], 0, None).unwrap().logprobs.unwrap();
    assert!(logprobs.top.is_empty() && logprobs.chosen < 0.0);
    let all = sample(&params(asked(20)), &halves(), &[], 0, None).unwrap().logprobs.unwrap();
    assert_eq!(all.top.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
}

fn any_logits() -> impl Strategy<Value = Vec<f32>> {
    // Repeated values make ties.
    let logit = prop_oneof![4 => -30.0_f32..30.0, 2 => (-3..3).prop_map(|n| n as f32), 1 => Just(f32::NEG_INFINITY)];
    prop::collection::vec(logit, 1..400).prop_filter("one is finite", |logits| logits.iter().any(|l| l.is_finite()))
}

fn any_request() -> impl Strategy<Value = SamplingRequest> {
    let options = (0.01_f32..3.0, prop::option::of(0.0_f32..=1.0), prop::option::of(0.0_f32..=1.0));
    (options, prop::option::of(0_u32..12), any::<u64>(), prop::option::of(0.5_f32..2.0)).prop_map(
        |((temperature, top_p, min_p), top_k, seed, repetition)| SamplingRequest {
            temperature: Some(temperature),
            top_p,
            min_p,
            top_k,
            seed: Some(seed),
            repetition_penalty: repetition,
            logprobs: Some(5),
            ..SamplingRequest::default()
        },
    )
}

proptest! {
    /// A drawn token is one that the filters keep, by their definition in f64 with room for rounding.
    #[test]
    fn a_draw_is_among_the_kept(logits in any_logits(), request in any_request(), step in 0_u64..1000) {
        let request = SamplingRequest { repetition_penalty: None, ..request };
        let drawn = sample(&params(request.clone()), &logits, &[], step, None).unwrap();
        let largest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let scaled: Vec<f64> = logits.iter().map(|l| f64::from(l - largest).exp()).collect();
        let (own, total) = (scaled[drawn.token as usize], scaled.iter().sum::<f64>());
        let room = 1e-5;
        if let Some(p) = request.top_p.filter(|p| *p > 0.0 && *p < 1.0) {
            let above: f64 = scaled.iter().filter(|value| **value > own * (1.0 + room)).sum();
            prop_assert!(above < f64::from(p) * total * (1.0 + room) + room);
        }
        prop_assert!(own >= f64::from(request.min_p.unwrap_or(0.0)) * (1.0 - room));
        if let Some(k) = request.top_k.filter(|k| *k > 0) {
            let own = logits[drawn.token as usize];
            let before = logits.iter().enumerate().filter(|(id, l)| **l > own || (**l == own && *id < drawn.token as usize));
            prop_assert!(before.count() < k as usize);
        }
        // Log-probabilities sum to one and fall.
        let logprobs = drawn.logprobs.unwrap();
        prop_assert!(logprobs.top.windows(2).all(|pair| pair[0].1 >= pair[1].1));
        let exact = own.ln() - total.ln();
        prop_assert!((f64::from(logprobs.chosen) - exact).abs() < 1e-5 * (1.0 + exact.abs()));
    }

    /// One kept token is the greedy one, whatever the seed; and an added constant that is exact changes nothing.
    #[test]
    fn top_k_of_one_is_greedy(logits in any_logits(), request in any_request(), step in 0_u64..1000) {
        let history: Vec<u32> = (0..30).map(|i| i * 3 % 50).collect();
        let token = |request: SamplingRequest| sample(&params(request), &logits, &history, step, None).unwrap().token;
        let one = token(SamplingRequest { top_k: Some(1), top_p: None, min_p: None, ..request.clone() });
        prop_assert_eq!(one, token(SamplingRequest { temperature: Some(0.0), ..request }));
    }

    /// Whole logits move by a whole number without a rounding error, and so does everything after.
    #[test]
    fn only_differences_count(whole in prop::collection::vec(-20_i8..20, 1..300), shift in -1000_i16..1000, seed: u64) {
        let request = SamplingRequest { seed: Some(seed), top_p: Some(0.9), logprobs: Some(3), ..warm() };
        let at = |shift: i16| {
            let logits: Vec<f32> = whole.iter().map(|l| f32::from(*l) + f32::from(shift)).collect();
            sample(&params(request.clone()), &logits, &[], 3, None).unwrap()
        };
        prop_assert_eq!(at(0), at(shift));
    }
}
