//! The recurrence by its formula, in `f64`, with a bound of what `f32` may lose on the way.
//!
//! The error `e` of a row of S goes through a step as `e -> g (e - beta (e . k) k)`, which lengthens it by
//! `max(1, |1 - beta |k|^2|)` at most, and every operation of the step adds a rounding. All in units of roundoff.

use crate::common::gdn::{CONV_RING, GdnParams};
use crate::host_tensor::Arguments;
use crate::tolerance::ExpectedFloat;

/// A quarter of the largest `f32`: beyond, a sum may overflow.
const NEAR_OVERFLOW: f64 = f32::MAX as f64 / 4.0;

/// A row of S on its way through a sequence.
struct MemoryRow {
    values: Vec<f64>,
    /// Bound of the error's Euclidean norm.
    error: f64,
    may_overflow: bool,
}

/// One token as one row of S sees it.
struct Step<'a> {
    q: &'a [f64],
    k: &'a [f64],
    v: f64,
    gate: [f64; 2],
}

fn norm(values: &[f64]) -> f64 {
    values.iter().map(|value| value * value).sum::<f64>().sqrt()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl MemoryRow {
    /// Takes a step; returns its output.
    fn step(&mut self, step: &Step<'_>) -> ExpectedFloat {
        let [g, beta] = step.gate;
        let (k_norm, q_norm) = (norm(step.k), norm(step.q));
        // Additions that a product of a sum over the head goes through, and its own rounding.
        let depth = self.values.len() as f64 / 32.0 + 6.0;
        self.values.iter_mut().for_each(|value| *value *= g);
        let decayed = norm(&self.values);
        let delta = (step.v - dot(&self.values, step.k)) * beta;
        self.values.iter_mut().zip(step.k).for_each(|(value, k)| *value += k * delta);
        let length = norm(&self.values);
        let y = dot(&self.values, step.q);
        let lengthened = g * self.error * (1.0 - beta * k_norm * k_norm).abs().max(1.0);
        let decay = decayed * (1.0 + beta * k_norm * k_norm + beta * k_norm * k_norm * depth);
        self.error = lengthened + decay + 3.0 * k_norm * delta.abs() + length;
        let largest =
            [decayed, decayed * k_norm, step.v.abs(), delta.abs() * k_norm.max(1.0), length * q_norm.max(1.0)];
        self.may_overflow |= largest.iter().any(|value| value.is_finite() && *value > NEAR_OVERFLOW);
        self.expected(y, q_norm * (self.error + depth * length))
    }

    fn expected(&self, value: f64, error: f64) -> ExpectedFloat {
        let magnitude = match (self.may_overflow, value.is_finite()) {
            (true, _) => f64::INFINITY,
            (false, true) => error,
            (false, false) => 0.0,
        };
        ExpectedFloat { value, magnitude }
    }
}

/// State and y after the step.
pub(crate) fn recurrence(params: &GdnParams, arguments: &Arguments) -> (Vec<ExpectedFloat>, Vec<ExpectedFloat>) {
    let [qk, v, gates] = ["qk", "v", "gates"].map(|name| arguments.tensor(name).values());
    let exact = |value| ExpectedFloat { value, magnitude: 0.0 };
    let mut state: Vec<ExpectedFloat> = arguments.tensor("state").values().into_iter().map(exact).collect();
    let mut y = vec![exact(f64::NAN); v.len()];
    let [seq_len, n_k, n_v, dk, dv] =
        [params.seq_len, params.n_k_heads, params.n_v_heads, params.head_k_dim, params.head_v_dim]
            .map(|size| size as usize);
    for row in 0..params.n_rows as usize {
        let slot = arguments.tensor("slots").bits(row);
        if slot >= params.n_slots {
            continue;
        }
        for (head, element) in (0..n_v).flat_map(|head| (0..dv).map(move |element| (head, element))) {
            let first = ((slot as usize * n_v + head) * dv + element) * dk;
            let values = state[first..first + dk].iter().map(|element| element.value).collect();
            let mut memory = MemoryRow { values, error: 0.0, may_overflow: false };
            for token in row * seq_len..(row + 1) * seq_len {
                let k_head = head / (n_v / n_k);
                let [q, k] = [k_head, n_k + k_head].map(|head| &qk[(token * 2 * n_k + head) * dk..][..dk]);
                let gate = [0, 1].map(|which| gates[(token * n_v + head) * 2 + which]);
                let place = (token * n_v + head) * dv + element;
                y[place] = memory.step(&Step { q, k, v: v[place], gate });
            }
            for (place, &value) in (first..).zip(&memory.values) {
                state[place] = memory.expected(value, memory.error);
            }
        }
    }
    (state, y)
}

/// Bits of the convolution's state after the step.
pub(crate) fn conv_state(params: &GdnParams, arguments: &Arguments) -> Vec<u32> {
    let (before, qkv) = (arguments.tensor("conv_state"), arguments.tensor("qkv"));
    let mut after: Vec<u32> = (0..before.len()).map(|index| before.bits(index)).collect();
    let [seq_len, channels, ring] = [params.seq_len, params.conv_dim(), CONV_RING].map(|size| size as usize);
    for row in 0..params.n_rows as usize {
        let [slot, position] = ["slots", "positions"].map(|name| arguments.tensor(name).bits(row));
        if slot >= params.n_slots {
            continue;
        }
        for step in seq_len.saturating_sub(ring)..seq_len {
            let place = (slot as usize * ring + (position as usize + step) % ring) * channels;
            for channel in 0..channels {
                after[place + channel] = qkv.bits((row * seq_len + step) * channels + channel);
            }
        }
    }
    after
}
