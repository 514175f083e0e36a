//! What every family owes its reference: last logits of each golden length, and greedy tokens.

use models::model::Model;

use super::goldens::{Goldens, follow};
use super::machine::{argmax, largest_difference, logits_after, run_split};

/// Two runs that round activations differ from f32 by about the same, each in its own way: their distance from f32 is
/// of one size, and no more than this many times the largest that the reference shows.
pub const SPREADS: f32 = 1.5;

/// Last logits after each golden length against the reference in f32; gives the tolerance.
pub fn check_last_logits(name: &str, model: &mut Model, goldens: &Goldens) -> f32 {
    let tolerance = SPREADS * goldens.spread(".last_logits");
    let tokens = goldens.ids("tokens");
    let mut largest = 0.0_f32;
    for length in goldens.lengths("f32.", ".last_logits") {
        let found = logits_after(model, &tokens[..length]);
        let difference = largest_difference(&found, &goldens.floats(&format!("f32.len{length}.last_logits")));
        assert!(difference <= tolerance, "{length} tokens: off by {difference}; required: at most {tolerance}");
        largest = largest.max(difference);
    }
    eprintln!("{name}: logits within {largest} of f32, tolerance {tolerance}");
    tolerance
}

/// Greedy tokens after each golden length, where the gap says that they are beyond doubt.
pub fn check_greedy(name: &str, model: &mut Model, goldens: &Goldens) {
    // A gap changes by the differences of two logits.
    let tau = 2.0 * SPREADS * goldens.spread(".last_logits");
    let tokens = goldens.ids("tokens");
    let mut total = [0, 0];
    for length in goldens.lengths("bf16.", ".greedy") {
        let (ids, gaps) = goldens.greedy(length);
        let mut sequence = model.start().unwrap();
        let counts = follow(&ids, &gaps, tau, |last| match last {
            None => argmax(&run_split(model, &mut sequence, &tokens[..length], &[length])),
            Some(token) => argmax(&run_split(model, &mut sequence, &[token], &[1])),
        });
        let counts = counts.unwrap_or_else(|error| panic!("{length} tokens: {error}"));
        total = [total[0] + counts[0], total[1] + counts[1]];
        model.release(sequence);
    }
    eprintln!("{name}: {} greedy tokens checked, {} exempt (gap at most {tau})", total[0], total[1]);
    assert!(total[0] > 0);
}
