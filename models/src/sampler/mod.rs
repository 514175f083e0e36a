//! From logits to a token: bias, penalties, mask, filters, temperature, draw. The plain-Rust reference of sampling on a device.
//!
//! In order: `logit_bias` is added; the repetition penalty divides positive and multiplies other logits of tokens in its context;
//! the presence penalty is subtracted once, the frequency penalty times the count; forbidden tokens get minus infinity. Now
//! `m` is the largest logit `l`, `e = exp(l - m)` and `s` the sum of all `e` (probabilities are `e / s`):
//! * log-probabilities are `(l - m) - log(s)`;
//! * temperature 0 takes the first of the largest `l`;
//! * `top_p` keeps a token if those with larger `e` together have less than `top_p * s`, `min_p` if `e >= min_p`, `top_k` the first
//!   `k` by `l` and then by id;
//! * `w = exp((l - m) * (1 / temperature))` for tokens that are kept, 0 for others; the token is the first with `w > 0` whose
//!   prefix sum of `w`, over ascending ids, is above `u` times the last one.
//!
//! Invariants: f32, each operation rounded by itself, sums in the order of the kernel `prefix_sum`, exp and log those of the strict
//! kernels, `u` from the seed and the step alone; so a seed gives the same tokens on every engine. Equal logits resolve to the
//! first id. Refused: NaN, plus infinity, and logits of which none is allowed.

pub mod arithmetic;
mod filter;
mod params;
pub mod random;

pub use self::params::{
    DEFAULT_CONTEXT, DEFAULT_TEMPERATURE, MAX_TOP_LOGPROBS, Penalty, SamplingError, SamplingParams, SamplingRequest,
};

/// Which tokens are allowed: bit `id % 32` of word `id / 32`; tokens beyond the words are not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenMask<'a>(pub &'a [u32]);

impl TokenMask<'_> {
    /// Whether a token is allowed.
    pub fn allows(&self, id: usize) -> bool {
        self.0.get(id / 32).is_some_and(|word| word >> (id % 32) & 1 == 1)
    }
}

/// A token and what was asked about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sampled {
    /// Its id.
    pub token: u32,
    /// Log-probabilities, where they were asked for.
    pub logprobs: Option<Logprobs>,
}

/// Log-probabilities of a step, after penalties and mask, before filters and temperature.
#[derive(Clone, PartialEq, Debug)]
pub struct Logprobs {
    /// That of the token.
    pub chosen: f32,
    /// The likeliest tokens, by falling log-probability and then by id.
    pub top: Vec<(u32, f32)>,
}

/// Logits that no token can be drawn from.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SampleError {
    /// A logit that is no number, or above all numbers.
    #[error("logit of token {token} is {found}; required: a number, or minus infinity")]
    Logit {
        /// The token.
        token: usize,
        /// Its logit, after bias and penalties.
        found: f32,
    },
    /// Every token is forbidden.
    #[error("none of {found} tokens is allowed; required: at least 1")]
    NothingAllowed {
        /// Number of logits.
        found: usize,
    },
}

/// Draws the token of `step` (from 0, counting the sampled tokens of an answer).
///
/// `logits` holds one value for each token of the vocabulary, `history` the tokens so far, prompt and answer.
///
/// # Errors
/// [`SampleError`] for logits that no token can be drawn from.
pub fn sample(
    params: &SamplingParams,
    logits: &[f32],
    history: &[u32],
    step: u64,
    mask: Option<TokenMask>,
) -> Result<Sampled, SampleError> {
    let logits = processed(params, logits, history, mask);
    let (best, largest) = first_largest(&logits)?;
    if params.is_greedy() && params.logprobs.is_none() {
        return Ok(Sampled { token: best as u32, logprobs: None });
    }
    // Relative logits are at most 0; minus infinity stays.
    let relative: Vec<f32> = logits.iter().map(|logit| logit - largest).collect();
    let token = match params.is_greedy() {
        true => best,
        false => drawn(params, &relative, random::uniform(params.seed, step)),
    };
    let logprobs = params.logprobs.map(|n| logprobs(&relative, token, n));
    Ok(Sampled { token: token as u32, logprobs })
}

/// Bias, penalties, mask.
fn processed(params: &SamplingParams, logits: &[f32], history: &[u32], mask: Option<TokenMask>) -> Vec<f32> {
    let mut logits = logits.to_vec();
    for (token, bias) in &params.logit_bias {
        if let Some(logit) = logits.get_mut(*token as usize) {
            *logit += bias;
        }
    }
    if let Some(penalty) = params.repetition {
        for_counts(&mut logits, history, penalty.context, |logit, _| {
            if logit > 0.0 { logit / penalty.amount } else { logit * penalty.amount }
        });
    }
    if let Some(penalty) = params.presence {
        for_counts(&mut logits, history, penalty.context, |logit, _| logit - penalty.amount);
    }
    if let Some(penalty) = params.frequency {
        for_counts(&mut logits, history, penalty.context, |logit, count| logit - penalty.amount * count as f32);
    }
    if let Some(mask) = mask {
        let forbidden = logits.iter_mut().enumerate().filter(|(id, _)| !mask.allows(*id));
        forbidden.for_each(|(_, logit)| *logit = f32::NEG_INFINITY);
    }
    logits
}

/// Changes the logit of each token among the last `context` of `history`, given how often it is there.
fn for_counts(logits: &mut [f32], history: &[u32], context: u32, change: impl Fn(f32, usize) -> f32) {
    let from = if context == 0 { 0 } else { history.len().saturating_sub(context as usize) };
    let mut recent = history[from..].to_vec();
    recent.sort_unstable();
    for same in recent.chunk_by(|a, b| a == b) {
        if let Some(logit) = logits.get_mut(same[0] as usize) {
            *logit = change(*logit, same.len());
        }
    }
}

/// The first of the largest logits.
fn first_largest(logits: &[f32]) -> Result<(usize, f32), SampleError> {
    let mut best = (0, f32::NEG_INFINITY);
    for (token, logit) in logits.iter().copied().enumerate() {
        if logit.is_nan() || logit == f32::INFINITY {
            return Err(SampleError::Logit { token, found: logit });
        }
        if logit > best.1 {
            best = (token, logit);
        }
    }
    match best.1 {
        f32::NEG_INFINITY => Err(SampleError::NothingAllowed { found: logits.len() }),
        _ => Ok(best),
    }
}

fn drawn(params: &SamplingParams, relative: &[f32], uniform: f32) -> usize {
    let kept = filter::kept(params, relative);
    let inverse = 1.0 / params.temperature;
    let weight = |(relative, kept): (&f32, &bool)| if *kept { arithmetic::exp(relative * inverse) } else { 0.0 };
    let weights: Vec<f32> = relative.iter().zip(&kept).map(weight).collect();
    let sums = arithmetic::prefix_sums(&weights);
    let target = uniform * sums.last().copied().unwrap_or(0.0);
    let positive = || (0..weights.len()).filter(|id| weights[*id] > 0.0);
    // Prefix sums may fall by a rounding error, so the last one need not be the largest.
    positive().find(|id| sums[*id] > target).or_else(|| positive().next_back()).unwrap_or(0)
}

fn logprobs(relative: &[f32], token: usize, n: u32) -> Logprobs {
    let log_sum = arithmetic::log(arithmetic::sum(relative, arithmetic::exp));
    let of = |id: usize| relative[id] - log_sum;
    let mut ids: Vec<usize> = (0..relative.len()).collect();
    let n = (n as usize).min(ids.len());
    let order = |a: &usize, b: &usize| relative[*b].total_cmp(&relative[*a]).then(a.cmp(b));
    if n > 0 && n < ids.len() {
        ids.select_nth_unstable_by(n - 1, order);
    }
    ids.truncate(n);
    ids.sort_unstable_by(order);
    Logprobs { chosen: of(token), top: ids.into_iter().map(|id| (id as u32, of(id))).collect() }
}
