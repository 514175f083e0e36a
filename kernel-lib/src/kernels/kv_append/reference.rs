//! The formula of `kv_append` in plain Rust and `f64`, with its two roundings to T.

use kernel_dsl::ir::Elem;

use super::{CASE_EPS, KvAppendParams, KvAppendVariant, QkNorm};
use crate::common::kv_blocks::BLOCK;
use crate::host_tensor::{Arguments, round_to};
use crate::tolerance::{Expected, ExpectedFloat};

/// A head after its norm; magnitudes are infinite where the sum of squares leaves `f32`.
fn normed(head: &[f64], weights: &[f64], elem: Elem) -> Vec<ExpectedFloat> {
    let squares: f64 = head.iter().map(|x| x * x).sum();
    let finite: f64 = head.iter().filter(|x| x.is_finite()).map(|x| x * x).sum();
    let scale = 1.0 / (squares / head.len() as f64 + f64::from(CASE_EPS)).sqrt();
    let element = |(x, weight): (&f64, &f64)| {
        let value = ExpectedFloat::of(round_to(elem, x * scale * weight));
        if finite > f64::from(f32::MAX) { ExpectedFloat { magnitude: f64::INFINITY, ..value } } else { value }
    };
    head.iter().zip(weights).map(element).collect()
}

/// A head after its rotation by a row of each table, or by none.
fn turned(head: &[ExpectedFloat], row: Option<[&[f64]; 2]>, n_pairs: usize) -> Vec<ExpectedFloat> {
    let element = |(dim, own): (usize, &ExpectedFloat)| {
        if dim >= 2 * n_pairs {
            return *own;
        }
        let Some([cos, sin]) = row else { return ExpectedFloat::of(f64::NAN) };
        let other = head[if dim < n_pairs { dim + n_pairs } else { dim - n_pairs }];
        let (cos, sin) = (cos[dim % n_pairs], sin[dim % n_pairs]);
        let signed = if dim < n_pairs { -other.value } else { other.value };
        let magnitude = own.magnitude * cos.abs() + other.magnitude * sin.abs();
        // Zero times an infinite bound is no bound.
        let magnitude = if magnitude.is_nan() { f64::INFINITY } else { magnitude };
        ExpectedFloat { value: own.value * cos + signed * sin, magnitude }
    };
    head.iter().enumerate().map(element).collect()
}

/// All three outputs.
pub(super) fn outputs(variant: KvAppendVariant, params: &KvAppendParams, arguments: &Arguments) -> Vec<Expected> {
    let elem = variant.elem.elem();
    let [head_dim, n_pairs] = [params.head_dim, params.n_pairs].map(|size| size as usize);
    let (cos, sin) = (arguments.tensor("cos").values(), arguments.tensor("sin").values());
    let prepare = |head: &[f64], weights: &str, position: u32| {
        let before = match variant.norm {
            QkNorm::None => head.iter().copied().map(ExpectedFloat::of).collect(),
            QkNorm::Rms => normed(head, &arguments.tensor(weights).values(), elem),
        };
        let row = (position < params.n_positions).then(|| {
            let first = position as usize * n_pairs;
            [&cos[first..first + n_pairs], &sin[first..first + n_pairs]]
        });
        turned(&before, row, n_pairs)
    };
    let (q, k) = (arguments.tensor("q").values(), arguments.tensor("k").values());
    let [v, before_keys, before_values] = ["v", "keys", "values"].map(|name| arguments.tensor(name));
    let (positions, block_table) = (arguments.tensor("positions"), arguments.tensor("block_table"));
    let n_blocks = before_keys.layout.shape[0];
    let mut q_out = Vec::new();
    let exactly = |value: f64| ExpectedFloat { value, magnitude: 0.0 };
    let mut keys: Vec<ExpectedFloat> = before_keys.values().into_iter().map(exactly).collect();
    let mut values: Vec<u32> = (0..before_values.len()).map(|index| before_values.bits(index)).collect();
    for token in 0..(params.n_rows * params.seq_len) as usize {
        let (row, step) = (token / params.seq_len as usize, token as u32 % params.seq_len);
        let position = positions.bits(row).saturating_add(step);
        for head in 0..params.n_heads as usize {
            let first = (token * params.n_heads as usize + head) * params.q_width as usize;
            q_out.extend(prepare(&q[first..first + head_dim], "q_norm", position));
        }
        let slot = position / BLOCK;
        if slot >= params.max_blocks {
            continue;
        }
        let block = block_table.bits(row * params.max_blocks as usize + slot as usize);
        if block >= n_blocks {
            continue;
        }
        for head in 0..params.n_kv_heads as usize {
            let from = (token * params.n_kv_heads as usize + head) * head_dim;
            let place = (block as usize * params.n_kv_heads as usize + head) * BLOCK as usize;
            let to = (place + (position % BLOCK) as usize) * head_dim;
            let key = prepare(&k[from..from + head_dim], "k_norm", position);
            keys[to..to + head_dim].copy_from_slice(&key);
            (0..head_dim).for_each(|dim| values[to + dim] = v.bits(from + dim));
        }
    }
    vec![Expected::floats("q_out", q_out), Expected::floats("keys", keys), Expected::bits("values", values)]
}
