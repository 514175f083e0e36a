//! The dense families against mlx-lm: random weights, three layers.

use super::goldens::{Goldens, follow};
use super::machine::{argmax, largest_difference, load_on_cpu, logits_after, run_split};

/// As in the hybrid family.
const SPREADS: f32 = 1.5;

fn check(name: &str) {
    let goldens = Goldens::of(name);
    let tolerance = SPREADS * goldens.spread(".last_logits");
    let tokens = goldens.ids("tokens");
    let mut model = load_on_cpu(name);
    let mut largest = 0.0_f32;
    for length in goldens.lengths("f32.", ".last_logits") {
        let found = logits_after(&mut model, &tokens[..length]);
        let difference = largest_difference(&found, &goldens.floats(&format!("f32.len{length}.last_logits")));
        assert!(difference <= tolerance, "{length} tokens: off by {difference}; required: at most {tolerance}");
        largest = largest.max(difference);
    }
    let mut total = [0, 0];
    for length in goldens.lengths("bf16.", ".greedy") {
        let (ids, gaps) = goldens.greedy(length);
        let mut sequence = model.start().unwrap();
        let counts = follow(&ids, &gaps, 2.0 * tolerance, |last| match last {
            None => argmax(&run_split(&mut model, &mut sequence, &tokens[..length], &[length])),
            Some(token) => argmax(&run_split(&mut model, &mut sequence, &[token], &[1])),
        });
        let counts = counts.unwrap_or_else(|error| panic!("{length} tokens: {error}"));
        total = [total[0] + counts[0], total[1] + counts[1]];
        model.release(sequence);
    }
    eprintln!("{name}: logits within {largest} of f32, tolerance {tolerance}; {total:?} greedy tokens checked, exempt");
    assert!(total[0] > 0);
}

#[test]
fn llama_is_the_references() {
    check("llama-random");
}

#[test]
fn qwen3_is_the_references() {
    check("qwen3-random");
}
