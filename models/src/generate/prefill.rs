//! A prompt into the caches, in chunks.
//!
//! Chunks are powers of two, so that few recordings serve all prompts, and grow or shrink with the time that they take: a submission stays far below
//! the watchdogs of drivers, and cancelling never waits long. How a prompt is split changes no byte.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::Context;
use crate::model::step::{MAX_TOKENS, Wanted};
use crate::model::{Model, ModelError, SubmittedStep};

/// Tokens of the first chunk at most.
const FIRST_CHUNK: usize = 128;
/// A chunk that takes less is followed by one twice as large.
const SHORT: Duration = Duration::from_millis(100);
/// A chunk that takes more is followed by one half as large.
const LONG: Duration = Duration::from_millis(400);

/// Refuses prompts that cannot run, and contexts that are broken.
pub(super) fn check(model: &Model, context: &Context, prompt: &[u32]) -> Result<(), ModelError> {
    context.usable()?;
    if prompt.is_empty() {
        return Err(ModelError::Empty);
    }
    model.check_text(prompt, prompt.len() as u64)
}

/// Runs what of `prompt` is not in the context yet; what was there and is no beginning of the prompt is forgotten. Gives the last step, with
/// what is wanted of it; `None` where `cancel` was set between two chunks.
pub(super) fn prefill(
    model: &mut Model,
    context: &mut Context,
    prompt: &[u32],
    wanted: Wanted,
    cancel: Option<&AtomicBool>,
) -> Result<Option<SubmittedStep>, ModelError> {
    if context.known(prompt) == 0 {
        context.reset(model)?;
    }
    let mut rest = &prompt[context.tokens.len()..];
    let mut limit = FIRST_CHUNK;
    loop {
        let len = largest_power_of_two(rest.len().min(limit));
        let (chunk, after) = rest.split_at(len);
        if after.is_empty() {
            let step = model.submit(&mut [&mut context.sequence], Some(chunk), wanted)?;
            context.tokens.extend_from_slice(chunk);
            return Ok(Some(step));
        }
        if cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Ok(None);
        }
        let start = Instant::now();
        let step = model.submit(&mut [&mut context.sequence], Some(chunk), Wanted::State)?;
        context.tokens.extend_from_slice(chunk);
        model.collect(step)?;
        model.wait()?;
        rest = after;
        limit = next_limit(limit, len, start.elapsed());
    }
}

/// The chunk after one of `len` tokens, of at most `limit`, that took `time`.
fn next_limit(limit: usize, len: usize, time: Duration) -> usize {
    match time {
        time if time > LONG => (len / 2).max(1),
        time if time < SHORT && len == limit => (limit * 2).min(MAX_TOKENS as usize),
        _ => limit,
    }
}

fn largest_power_of_two(number: usize) -> usize {
    1 << number.max(1).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_follow_the_time_they_take() {
        assert_eq!(next_limit(128, 128, Duration::from_millis(10)), 256);
        assert_eq!(next_limit(128, 64, Duration::from_millis(10)), 128);
        assert_eq!(next_limit(128, 128, Duration::from_millis(200)), 128);
        assert_eq!(next_limit(128, 128, Duration::from_secs(1)), 64);
        assert_eq!(next_limit(1, 1, Duration::from_secs(9)), 1);
        assert_eq!(next_limit(2048, 2048, Duration::ZERO), 2048);
    }

    #[test]
    fn powers_of_two() {
        assert_eq!([1, 2, 3, 7, 8, 300].map(largest_power_of_two), [1, 2, 2, 4, 8, 256]);
    }
}
