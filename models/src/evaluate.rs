//! How well a model predicts a text.
//!
//! Invariants: each window of a text starts without a context, as in the usual definition; log-likelihoods are computed in f64 from the logits
//! that a sampler would see.

use crate::model::step::{MAX_TOKENS, Wanted};
use crate::model::{Model, ModelError};

/// Log-likelihood of predicted tokens.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Likelihood {
    /// Predicted tokens.
    pub n_tokens: u64,
    /// Sum of negative natural logarithms of their probabilities.
    pub nats: f64,
}

impl Likelihood {
    /// Nats per predicted token; NaN without any.
    pub fn nats_per_token(self) -> f64 {
        self.nats / self.n_tokens as f64
    }

    /// `e` to the nats per token.
    pub fn perplexity(self) -> f64 {
        self.nats_per_token().exp()
    }

    /// Both texts together.
    pub fn and(self, other: Likelihood) -> Likelihood {
        Likelihood { n_tokens: self.n_tokens + other.n_tokens, nats: self.nats + other.nats }
    }
}

/// The likelihood of `ids` in windows that predict `window` tokens each, 1 to 2047; the last one may be shorter.
///
/// # Errors
/// [`ModelError`] for unknown tokens, windows beyond the context, and when the engine fails.
pub fn likelihood(model: &mut Model, ids: &[u32], window: usize) -> Result<Likelihood, ModelError> {
    let window = window.clamp(1, MAX_TOKENS as usize - 1);
    let mut total = Likelihood::default();
    let mut start = 0;
    while start + 1 < ids.len() {
        let end = (start + window + 1).min(ids.len());
        total = total.and(window_likelihood(model, &ids[start..end])?);
        start += window;
    }
    Ok(total)
}

/// Each token of `ids` but the first, predicted from those before it.
fn window_likelihood(model: &mut Model, ids: &[u32]) -> Result<Likelihood, ModelError> {
    let vocab_size = model.geometry().vocab_size as usize;
    let mut sequence = model.start()?;
    let step = model.submit(&mut [&mut sequence], Some(&ids[..ids.len() - 1]), Wanted::AllLogits);
    let output = step.and_then(|step| model.collect(step));
    model.release(sequence);
    let logits = output?.logits;
    let nats = logits.chunks(vocab_size).zip(&ids[1..]).map(|(logits, next)| -log_probability(logits, *next));
    Ok(Likelihood { n_tokens: ids.len() as u64 - 1, nats: nats.sum() })
}

/// The natural logarithm of a token's probability.
pub fn log_probability(logits: &[f32], token: u32) -> f64 {
    let largest = f64::from(logits.iter().copied().fold(f32::NEG_INFINITY, f32::max));
    let sum: f64 = logits.iter().map(|logit| libm::exp(f64::from(*logit) - largest)).sum();
    f64::from(logits[token as usize]) - largest - libm::log(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_sum_to_one() {
        let logits = [3.0, -1.0, 0.5, 2.0];
        let sum: f64 = (0..4).map(|token| log_probability(&logits, token).exp()).sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }

    #[test]
    fn texts_add_up() {
        let one = Likelihood { n_tokens: 2, nats: 2.0 };
        assert_eq!(one.and(one), Likelihood { n_tokens: 4, nats: 4.0 });
        assert_eq!(one.perplexity(), 1.0_f64.exp());
    }
}
