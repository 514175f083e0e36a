//! The hybrid family against mlx-lm: random weights, four layers, plain and in 4 bits.

use half::bf16;

use super::goldens::Goldens;
use super::machine::{largest_difference, load_on_cpu, logits_after, run_split};
use super::reference::{SPREADS, check_greedy, check_last_logits};

#[test]
fn last_logits_are_the_references() {
    let goldens = Goldens::of("hybrid-random");
    let mut model = load_on_cpu("hybrid-random");
    let tolerance = check_last_logits("hybrid-random", &mut model, &goldens);
    // The gate can fail: one token less is another text.
    let other = logits_after(&mut model, &goldens.ids("tokens")[..32]);
    assert!(largest_difference(&other, &goldens.floats("f32.len33.last_logits")) > tolerance);
}

#[test]
fn states_keys_and_values_are_the_references() {
    let goldens = Goldens::of("hybrid-random");
    let tokens = goldens.ids("tokens");
    let mut model = load_on_cpu("hybrid-random");
    let names = [".conv_state0", ".gdn_state0", ".gdn_state2", ".k3", ".v3"];
    let tolerances = names.map(|name| SPREADS * goldens.spread(name));
    for length in goldens.lengths("f32.", ".k3") {
        let mut sequence = model.start().unwrap();
        run_split(&mut model, &mut sequence, &tokens[..length], &[length]);
        let caches = model.read_caches(&sequence).unwrap();
        model.release(sequence);
        let [k, v] = &caches.kv[0];
        let kv = |bytes| heads_of(&bf16s(bytes), length);
        let inputs = last_inputs(&bf16s(&caches.states[0][1]), length);
        let found = [inputs, f32s(&caches.states[0][0]), f32s(&caches.states[2][0]), kv(k), kv(v)];
        for ((name, found), tolerance) in names.iter().zip(&found).zip(tolerances) {
            let difference = largest_difference(found, &goldens.floats(&format!("f32.len{length}{name}")));
            assert!(difference <= tolerance, "{length} tokens, {name}: off by {difference}; at most {tolerance}");
        }
    }
}

fn bf16s(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0.iter().map(|half| bf16::from_le_bytes(*half).to_f32()).collect()
}

fn f32s(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0.iter().map(|word| f32::from_le_bytes(*word)).collect()
}

/// Inputs of the last three positions, oldest first, of a ring of four: position `p` in row `p % 4`.
fn last_inputs(ring: &[f32], n_tokens: usize) -> Vec<f32> {
    let width = ring.len() / 4;
    (1..4).flat_map(|age| ring[(n_tokens + age) % 4 * width..][..width].iter().copied()).collect()
}

/// `[n_kv_heads, n_tokens, head_dim]` of blocks `[n_kv_heads, 256, head_dim]`, for two heads of 64.
fn heads_of(blocks: &[f32], n_tokens: usize) -> Vec<f32> {
    let (head_dim, n_heads, block) = (64, 2, 256);
    let of_head = |head: usize| {
        (0..n_tokens).flat_map(move |token| {
            let at = ((token / block * n_heads + head) * block + token % block) * head_dim;
            blocks[at..at + head_dim].iter().copied()
        })
    };
    (0..n_heads).flat_map(of_head).collect()
}

#[test]
fn greedy_tokens_are_the_references() {
    check_greedy("hybrid-random", &mut load_on_cpu("hybrid-random"), &Goldens::of("hybrid-random"));
}

#[test]
fn four_bit_logits_are_the_references() {
    let [bf16, f32] = ["hybrid-random-mlx-4bit", "hybrid-random-mlx-4bit-f32"].map(Goldens::of);
    let plain = Goldens::of("hybrid-random");
    // Codes, scales and biases are exact here, so only activations round, as in the plain model.
    let tolerance = SPREADS * plain.spread(".last_logits");
    let tokens = plain.ids("tokens");
    let mut model = load_on_cpu("hybrid-random-mlx-4bit");
    let (mut largest, mut of_reference) = (0.0_f32, 0.0_f32);
    for length in bf16.lengths("", ".last_logits") {
        let found = logits_after(&mut model, &tokens[..length]);
        let exact = f32.floats(&format!("f32.len{length}.last_logits"));
        let difference = largest_difference(&found, &exact);
        assert!(difference <= tolerance, "{length} tokens: off by {difference}; required: at most {tolerance}");
        largest = largest.max(difference);
        // The reference in bf16 rounds each weight once more, so it is farther from f32 than this engine.
        let reference = bf16.floats(&format!("len{length}.last_logits"));
        of_reference = of_reference.max(largest_difference(&reference, &exact));
    }
    eprintln!(
        "hybrid-random-mlx-4bit: logits within {largest} of f32, tolerance {tolerance}; mlx-lm's bf16 within {of_reference}"
    );
    assert!(largest < of_reference);
}
