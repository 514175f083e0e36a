//! The dense families against mlx-lm: random weights, three layers.

use super::goldens::Goldens;
use super::machine::load_on_cpu;
use super::reference::{check_greedy, check_last_logits};

fn check(name: &str) {
    let (goldens, mut model) = (Goldens::of(name), load_on_cpu(name));
    check_last_logits(name, &mut model, &goldens);
    check_greedy(name, &mut model, &goldens);
}

#[test]
fn llama_is_the_references() {
    check("llama-random");
}

#[test]
fn qwen3_is_the_references() {
    check("qwen3-random");
}
