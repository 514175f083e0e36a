//! Which tokens a draw may give: `top_p`, `min_p`, `top_k`.
//!
//! Invariants: each filter keeps an upper part of the tokens by probability, so their order does not matter; the most likely token
//! stays. `top_p` keeps or drops equal probabilities together, `top_k` keeps exactly `k`, equal logits by ascending id.

use super::arithmetic::{exp, sum};
use super::params::SamplingParams;

/// For each token whether it is kept; `relative` are logits minus the largest.
pub(super) fn kept(params: &SamplingParams, relative: &[f32]) -> Vec<bool> {
    let mut kept = vec![true; relative.len()];
    if params.top_p.is_some() || params.min_p.is_some() {
        // Probabilities times their sum; the largest is 1.
        let scaled: Vec<f32> = relative.iter().map(|relative| exp(*relative)).collect();
        let smallest = params.top_p.map_or(0.0, |p| smallest_of_top_p(&scaled, p)).max(params.min_p.unwrap_or(0.0));
        for (kept, scaled) in kept.iter_mut().zip(scaled) {
            *kept = scaled >= smallest;
        }
    }
    if let Some(k) = params.top_k.map(|k| k as usize).filter(|k| *k < relative.len()) {
        let mut ids: Vec<usize> = (0..relative.len()).collect();
        let order = |a: &usize, b: &usize| relative[*b].total_cmp(&relative[*a]).then(a.cmp(b));
        let (_, _, dropped) = ids.select_nth_unstable_by(k - 1, order);
        for id in dropped {
            kept[*id] = false;
        }
    }
    kept
}

/// The smallest value such that all larger ones together are below `p` of the sum.
///
/// The sum of the values above a bound falls as the bound rises, in floating point too: terms are not negative, and rounding keeps
/// order. So the bound is found by bisection over the bits of floats from 0 to 1.
fn smallest_of_top_p(scaled: &[f32], p: f32) -> f32 {
    let above = |bound: f32| sum(scaled, |value| if value > bound { value } else { 0.0 });
    let target = p * sum(scaled, |value| value);
    let (mut low, mut high) = (0, 1.0_f32.to_bits());
    while low < high {
        let middle = low + (high - low) / 2;
        if above(f32::from_bits(middle)) < target {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    f32::from_bits(low)
}
