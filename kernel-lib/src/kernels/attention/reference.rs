//! The formula of attention in plain Rust and `f64`: blocks, online rule, gate.
//!
//! Tolerance. A score is a dot product of `head_dim` roundings and a scale, so it is off by `(head_dim + 2) u S`, where S
//! is `scale * sum |q k|`; its distance from a maximum rounds again, by at most `104 u` where exp is not 0. A weight is
//! therefore off by `E = 2 (head_dim + 2) S + 106` units of u for the score, the maximum and exp, and so are the weights
//! under the division. Sums add `32 + 8 + 5` roundings above and below it, each block joined four more. All are relative to
//! `sum p |v| / sum p`. Where that is no small number, the row is left to the comparison of engines.

use super::{AttentionOp, AttentionParams, Gate};
use crate::common::float::Float;
use crate::common::kv_blocks::BLOCK;
use crate::host_tensor::{Arguments, HostTensor, flush, round_to};
use crate::tolerance::{Expected, ExpectedFloat, F32_ROUNDOFF, Tolerance};

/// Maximum, sum, outputs and sums of absolute terms of a block, or of several.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub(crate) max: f64,
    pub(crate) sum: f64,
    pub(crate) outputs: Vec<f64>,
    pub(crate) absolute: Vec<f64>,
    /// Units of u that all of it may be off; infinite where the bound is of no use.
    pub(crate) units: f64,
}

/// `e^x`, or 0 below the smallest normal `f32`.
fn exp(x: f64) -> f64 {
    flush(x.exp())
}

fn finite(x: f64) -> f64 {
    if x.is_finite() { x.abs() } else { 0.0 }
}

impl Parts {
    /// The parts of a block that is not there.
    pub(crate) fn missing(head_dim: usize) -> Parts {
        Parts { max: 0.0, sum: f64::NAN, outputs: vec![0.0; head_dim], absolute: vec![0.0; head_dim], units: 0.0 }
    }

    /// The parts of a block: `scores` with their sums of absolute terms, and a row of values for each.
    fn of_block(scores: &[ExpectedFloat], values: &[&[f64]], head_dim: usize) -> Parts {
        let max = scores.iter().fold(f64::NEG_INFINITY, |max, score| max.max(score.value));
        let steepest = scores.iter().fold(0.0_f64, |most, score| most.max(score.magnitude));
        let weights: Vec<f64> = scores.iter().map(|score| exp(score.value - max)).collect();
        let (mut outputs, mut absolute) = (vec![0.0; head_dim], vec![0.0; head_dim]);
        for (weight, values) in weights.iter().zip(values) {
            for (dim, value) in values.iter().enumerate() {
                outputs[dim] += weight * value;
                absolute[dim] += finite(weight * value);
            }
        }
        let weight_units = 2.0 * (head_dim as f64 + 2.0) * steepest + 106.0;
        let units = 2.0 * weight_units + 2.0 * 45.0 + 4.0;
        let useless = steepest > f64::from(f32::MAX) || units * F32_ROUNDOFF > 0.1;
        Parts { max, sum: weights.iter().sum(), outputs, absolute, units: if useless { f64::INFINITY } else { units } }
    }

    /// The online rule.
    pub(crate) fn join(&mut self, next: &Parts) {
        let max = self.max.max(next.max);
        let (factor, next_factor) = (exp(self.max - max), exp(next.max - max));
        self.sum = self.sum * factor + next.sum * next_factor;
        let both = |old: &mut Vec<f64>, new: &[f64]| {
            old.iter_mut().zip(new).for_each(|(old, new)| *old = *old * factor + new * next_factor);
        };
        both(&mut self.outputs, &next.outputs);
        both(&mut self.absolute, &next.absolute);
        self.max = max;
        self.units = self.units.max(next.units) + 8.0;
    }
}

/// A head of a cached key or value.
fn cached(cache: &HostTensor, place: [usize; 3], shape: [usize; 2]) -> Vec<f64> {
    let ([block, head, key], [n_kv_heads, head_dim]) = (place, shape);
    let first = ((block * n_kv_heads + head) * BLOCK as usize + key) * head_dim;
    (first..first + head_dim).map(|index| cache.get(index)).collect()
}

/// The parts of each block that a query row sees, in order; `None` where the row's position has no block.
pub(crate) fn blocks(params: &AttentionParams, arguments: &Arguments, query: usize) -> Option<Vec<Parts>> {
    let [q, keys, values] = ["q", "keys", "values"].map(|name| arguments.tensor(name));
    let [n_heads, n_kv_heads, head_dim] =
        [params.n_heads, params.n_kv_heads, params.head_dim].map(|size| size as usize);
    let (token, head) = (query / n_heads, query % n_heads);
    let (row, step) = (token / params.seq_len as usize, token as u32 % params.seq_len);
    let position = arguments.tensor("positions").bits(row).checked_add(step)?;
    if position / BLOCK >= params.max_blocks {
        return None;
    }
    let scale = f64::from(1.0 / (params.head_dim as f32).sqrt());
    let x: Vec<f64> = (0..head_dim).map(|dim| q.get(query * head_dim + dim)).collect();
    let block_parts = |slot: u32| {
        let block = arguments.tensor("block_table").bits(row * params.max_blocks as usize + slot as usize);
        if block >= keys.layout.shape[0] {
            return Parts::missing(head_dim);
        }
        let n_keys = (position - slot * BLOCK + 1).min(BLOCK) as usize;
        let place = |key| [block as usize, head / (n_heads / n_kv_heads), key];
        let score = |key| {
            let terms: Vec<f64> =
                x.iter().zip(cached(keys, place(key), [n_kv_heads, head_dim])).map(|(a, b)| a * b).collect();
            let magnitude = scale * terms.iter().copied().map(finite).sum::<f64>();
            ExpectedFloat { value: scale * terms.iter().sum::<f64>(), magnitude }
        };
        let scores: Vec<ExpectedFloat> = (0..n_keys).map(score).collect();
        let rows: Vec<Vec<f64>> = (0..n_keys).map(|key| cached(values, place(key), [n_kv_heads, head_dim])).collect();
        Parts::of_block(&scores, &rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), head_dim)
    };
    Some((0..=position / BLOCK).map(block_parts).collect())
}

/// Every query row's blocks joined.
pub(crate) fn rows(params: &AttentionParams, arguments: &Arguments) -> Vec<Parts> {
    let row = |query| {
        let missing = Parts::missing(params.head_dim as usize);
        let blocks = blocks(params, arguments, query)?;
        let mut blocks = blocks.into_iter();
        let first = blocks.next().unwrap_or(missing);
        Some(blocks.fold(first, |mut all, next| {
            all.join(&next);
            all
        }))
    };
    let n_queries = (params.n_rows * params.seq_len * params.n_heads) as usize;
    (0..n_queries).map(|query| row(query).unwrap_or_else(|| Parts::missing(params.head_dim as usize))).collect()
}

/// The typed sigmoid.
fn sigmoid(elem: Float, x: f64) -> f64 {
    if elem == Float::F32 {
        return 1.0 / (1.0 + (-x).exp());
    }
    let elem = elem.elem();
    let e = round_to(elem, x.abs().exp());
    let y = round_to(elem, flush(1.0 / round_to(elem, 1.0 + e)));
    if x < 0.0 { y } else { round_to(elem, 1.0 - y) }
}

/// Expected `y`.
pub(crate) fn outputs(op: AttentionOp, params: &AttentionParams, arguments: &Arguments, rows: &[Parts]) -> Expected {
    let head_dim = params.head_dim as usize;
    let mut expected = Vec::with_capacity(rows.len() * head_dim);
    for (query, row) in rows.iter().enumerate() {
        for dim in 0..head_dim {
            let value = row.outputs[dim] / row.sum;
            let bound = row.absolute[dim] / row.sum;
            let magnitude = if row.units.is_infinite() { f64::INFINITY } else { row.units * finite(bound) };
            expected.push(match op.gate {
                Gate::None => ExpectedFloat { value, magnitude },
                Gate::Sigmoid => {
                    let gate = arguments.tensor("q_gate").get((2 * query + 1) * head_dim + dim);
                    let gate = sigmoid(op.elem, gate);
                    let scaled = if gate.is_nan() { magnitude } else { magnitude * gate.max(F32_ROUNDOFF) };
                    ExpectedFloat { value: flush(round_to(op.elem.elem(), value) * gate), magnitude: scaled }
                }
            });
        }
    }
    Expected::floats("y", expected)
}

/// The units of each row are in its magnitudes. Gated: the output and the sigmoid may each round to the other side of a tie,
/// which is at most two ulps of the product for the one and, by `swiglu`'s derivation, three for the other; it rounds itself.
pub(crate) fn tolerance(gate: Gate) -> Tolerance {
    let ulps = match gate {
        Gate::None => 1.0,
        Gate::Sigmoid => 6.0,
    };
    Tolerance::Bound { ulps, relative: F32_ROUNDOFF, absolute: 1024.0 * f64::from(f32::MIN_POSITIVE) }
}
