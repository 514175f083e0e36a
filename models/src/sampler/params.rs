//! What a request may ask of the sampler, and what comes out when a checkpoint's defaults are under it.
//!
//! Invariants: values that passed here make every later step well defined; each refusal names the field, what was found and
//! what is required. A request wins over the checkpoint, the checkpoint over temperature 0.7 and no filters.

use std::collections::BTreeMap;

use crate::generation_config::GenerationConfig;

/// Temperature where neither request nor checkpoint has one.
pub const DEFAULT_TEMPERATURE: f32 = 0.7;

/// Tokens that penalties look back at where a request does not say.
pub const DEFAULT_CONTEXT: u32 = 20;

/// Likely tokens that may be reported beside the chosen one.
pub const MAX_TOP_LOGPROBS: u32 = 20;

/// What a request asks for; `None` leaves it to the checkpoint.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SamplingRequest {
    /// 0, or from 0.000001 to 1000000; 0 takes the most likely token.
    pub temperature: Option<f32>,
    /// From 0 to 1; 0 and 1 keep everything.
    pub top_p: Option<f32>,
    /// From 0 to 1; 0 keeps everything.
    pub min_p: Option<f32>,
    /// 0 keeps everything.
    pub top_k: Option<u32>,
    /// Makes the draws reproducible.
    pub seed: Option<u64>,
    /// Above 0; 1 changes nothing.
    pub repetition_penalty: Option<f32>,
    /// Subtracted once from the logit of each token that was there.
    pub presence_penalty: Option<f32>,
    /// Subtracted for each time that a token was there.
    pub frequency_penalty: Option<f32>,
    /// Tokens that the repetition penalty looks back at; 0 means all.
    pub repetition_context: Option<u32>,
    /// Tokens that the presence penalty looks back at; 0 means all.
    pub presence_context: Option<u32>,
    /// Tokens that the frequency penalty looks back at; 0 means all.
    pub frequency_context: Option<u32>,
    /// Added to logits, from -100 to 100, by token.
    pub logit_bias: BTreeMap<u32, f32>,
    /// Report the logarithm of the chosen token's probability, and this many of the likeliest tokens.
    pub logprobs: Option<u32>,
}

/// A penalty and how far it looks back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Penalty {
    /// Its amount.
    pub amount: f32,
    /// Tokens that it looks back at; 0 means all.
    pub context: u32,
}

/// Checked values.
#[derive(Clone, PartialEq, Debug)]
pub struct SamplingParams {
    /// 0 takes the most likely token.
    pub temperature: f32,
    /// Above 0 and below 1, or `None`.
    pub top_p: Option<f32>,
    /// Above 0, or `None`.
    pub min_p: Option<f32>,
    /// At least 1, or `None`.
    pub top_k: Option<u32>,
    /// Of the draws.
    pub seed: u64,
    /// Divides positive logits and multiplies others; not 1, or `None`.
    pub repetition: Option<Penalty>,
    /// Not 0, or `None`.
    pub presence: Option<Penalty>,
    /// Not 0, or `None`.
    pub frequency: Option<Penalty>,
    /// By token, ascending.
    pub logit_bias: BTreeMap<u32, f32>,
    /// How many of the likeliest tokens are reported beside the chosen one.
    pub logprobs: Option<u32>,
}

/// A value that the sampler cannot use.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field} is {found}; required: {required}")]
pub struct SamplingError {
    /// Name of the field.
    pub field: &'static str,
    /// As given.
    pub found: String,
    /// What it must be.
    pub required: String,
}

fn refuse(field: &'static str, found: impl ToString, required: impl Into<String>) -> SamplingError {
    SamplingError { field, found: found.to_string(), required: required.into() }
}

impl SamplingParams {
    /// The request over the checkpoint's defaults, checked; `seed` is used where the request has none.
    ///
    /// # Errors
    /// [`SamplingError`] names the field, what was found and what is required.
    pub fn resolve(
        request: &SamplingRequest,
        defaults: &GenerationConfig,
        vocab_size: u32,
        seed: u64,
    ) -> Result<SamplingParams, SamplingError> {
        let greedy = (defaults.do_sample == Some(false)).then_some(0.0);
        let temperature = request.temperature.or(greedy).or(defaults.temperature).unwrap_or(DEFAULT_TEMPERATURE);
        // Reciprocals and products with it stay finite.
        if temperature != 0.0 && !(1e-6..=1e6).contains(&temperature) {
            return Err(refuse("temperature", temperature, "0, or from 0.000001 to 1000000"));
        }
        let top_p = share("top_p", request.top_p.or(defaults.top_p))?.filter(|p| *p < 1.0);
        let min_p = share("min_p", request.min_p.or(defaults.min_p))?;
        let top_k = request.top_k.or(defaults.top_k).filter(|k| *k > 0);
        let repetition = request.repetition_penalty.or(defaults.repetition_penalty).unwrap_or(1.0);
        if !(repetition > 0.0 && (1e-3..=1e3).contains(&repetition)) {
            return Err(refuse("repetition_penalty", repetition, "from 0.001 to 1000"));
        }
        for (token, bias) in &request.logit_bias {
            if *token >= vocab_size {
                return Err(refuse("logit_bias", format!("for token {token}"), format!("tokens below {vocab_size}")));
            }
            if !(-100.0..=100.0).contains(bias) {
                return Err(refuse("logit_bias", format!("{bias} for token {token}"), "from -100 to 100"));
            }
        }
        if let Some(n) = request.logprobs.filter(|n| *n > MAX_TOP_LOGPROBS) {
            return Err(refuse("logprobs", n, format!("at most {MAX_TOP_LOGPROBS}")));
        }
        let penalty = |amount: f32, context: Option<u32>, off: f32| {
            let context = context.unwrap_or(DEFAULT_CONTEXT);
            (amount != off).then_some(Penalty { amount, context })
        };
        let presence = subtracted("presence_penalty", request.presence_penalty)?;
        let frequency = subtracted("frequency_penalty", request.frequency_penalty)?;
        Ok(SamplingParams {
            temperature,
            top_p,
            min_p,
            top_k,
            seed: request.seed.unwrap_or(seed),
            repetition: penalty(repetition, request.repetition_context, 1.0),
            presence: penalty(presence, request.presence_context, 0.0),
            frequency: penalty(frequency, request.frequency_context, 0.0),
            logit_bias: request.logit_bias.clone(),
            logprobs: request.logprobs,
        })
    }

    /// Whether the most likely token is taken, without a draw.
    pub fn is_greedy(&self) -> bool {
        self.temperature == 0.0
    }

    /// Whether the token is the first of the largest logits as they are, and nothing else is asked for.
    pub fn is_plain_argmax(&self) -> bool {
        let changed = self.repetition.is_some() || self.presence.is_some() || self.frequency.is_some();
        self.is_greedy() && !changed && self.logit_bias.is_empty() && self.logprobs.is_none()
    }
}

/// From 0 to 1; 0 is off.
fn share(field: &'static str, value: Option<f32>) -> Result<Option<f32>, SamplingError> {
    match value {
        Some(share) if !(0.0..=1.0).contains(&share) => Err(refuse(field, share, "from 0 to 1")),
        value => Ok(value.filter(|share| *share > 0.0)),
    }
}

fn subtracted(field: &'static str, value: Option<f32>) -> Result<f32, SamplingError> {
    match value {
        Some(amount) if !(-100.0..=100.0).contains(&amount) => Err(refuse(field, amount, "from -100 to 100")),
        value => Ok(value.unwrap_or(0.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(request: &SamplingRequest, defaults: &GenerationConfig) -> Result<SamplingParams, SamplingError> {
        SamplingParams::resolve(request, defaults, 100, 5)
    }

    #[test]
    fn a_request_wins_over_the_checkpoint() {
        let plain = resolved(&SamplingRequest::default(), &GenerationConfig::default()).unwrap();
        assert_eq!((plain.temperature, plain.top_p, plain.top_k, plain.seed), (0.7, None, None, 5));
        assert!(plain.repetition.is_none() && plain.presence.is_none() && plain.logprobs.is_none());
        let defaults = GenerationConfig {
            temperature: Some(0.6),
            top_p: Some(0.95),
            top_k: Some(20),
            repetition_penalty: Some(1.1),
            ..GenerationConfig::default()
        };
        let of_checkpoint = resolved(&SamplingRequest::default(), &defaults).unwrap();
        assert_eq!((of_checkpoint.temperature, of_checkpoint.top_p, of_checkpoint.top_k), (0.6, Some(0.95), Some(20)));
        assert_eq!(of_checkpoint.repetition, Some(Penalty { amount: 1.1, context: 20 }));
        let off = SamplingRequest {
            temperature: Some(0.0),
            top_p: Some(1.0),
            top_k: Some(0),
            repetition_penalty: Some(1.0),
            seed: Some(9),
            ..SamplingRequest::default()
        };
        let off = resolved(&off, &defaults).unwrap();
        assert!(off.is_greedy() && off.repetition.is_none());
        assert_eq!((off.top_p, off.top_k, off.seed), (None, None, 9));
    }

    #[test]
    fn a_checkpoint_may_ask_for_the_most_likely_token() {
        let greedy = GenerationConfig { do_sample: Some(false), temperature: Some(0.5), ..Default::default() };
        assert!(resolved(&SamplingRequest::default(), &greedy).unwrap().is_greedy());
        let warm = SamplingRequest { temperature: Some(0.9), ..Default::default() };
        assert_eq!(resolved(&warm, &greedy).unwrap().temperature, 0.9);
    }

    #[test]
    fn values_out_of_range_are_refused_by_name() {
        let plain = SamplingRequest::default;
        let bias = |token, bias| SamplingRequest { logit_bias: BTreeMap::from([(token, bias)]), ..plain() };
        let cases = [
            (
                SamplingRequest { temperature: Some(-1.0), ..plain() },
                "temperature is -1; required: 0, or from 0.000001",
            ),
            (SamplingRequest { temperature: Some(1e-30), ..plain() }, "temperature is 0.0000"),
            (SamplingRequest { temperature: Some(f32::NAN), ..plain() }, "temperature is NaN"),
            (SamplingRequest { temperature: Some(f32::INFINITY), ..plain() }, "temperature is inf"),
            (SamplingRequest { top_p: Some(1.5), ..plain() }, "top_p is 1.5; required: from 0 to 1"),
            (SamplingRequest { top_p: Some(f32::NAN), ..plain() }, "top_p is NaN"),
            (SamplingRequest { min_p: Some(-0.1), ..plain() }, "min_p is -0.1"),
            (SamplingRequest { repetition_penalty: Some(0.0), ..plain() }, "repetition_penalty is 0"),
            (SamplingRequest { presence_penalty: Some(101.0), ..plain() }, "presence_penalty is 101"),
            (SamplingRequest { frequency_penalty: Some(f32::NEG_INFINITY), ..plain() }, "frequency_penalty is -inf"),
            (SamplingRequest { logprobs: Some(21), ..plain() }, "logprobs is 21; required: at most 20"),
            (bias(100, 1.0), "logit_bias is for token 100; required: tokens below 100"),
            (bias(3, 1000.0), "logit_bias is 1000 for token 3; required: from -100 to 100"),
        ];
        for (request, expected) in cases {
            let message = resolved(&request, &GenerationConfig::default()).unwrap_err().to_string();
            assert!(message.starts_with(expected), "{message}");
        }
        let bad = GenerationConfig { top_p: Some(7.0), ..Default::default() };
        assert!(resolved(&plain(), &bad).is_err(), "a checkpoint's values are checked too");
    }
}
