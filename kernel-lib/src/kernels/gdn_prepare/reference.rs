//! The steps before the recurrence by their formulas, typed steps rounded where the kernel rounds them.

use crate::common::float::Float;
use crate::common::gdn::{CONV_KEPT, CONV_LEN, CONV_RING, GdnParams};
use crate::host_tensor::{Arguments, flush, round_to as round};
use crate::kernels::unary::Function;
use crate::tolerance::{ExpectedFloat, F32_ROUNDOFF};

/// `1 / (1 + e^-x)` in typed steps.
fn sigmoid(float: Float, x: f64) -> f64 {
    let elem = float.elem();
    if float == Float::F32 {
        return round(elem, flush(Function::Sigmoid.exact(x)));
    }
    let e = round(elem, x.abs().exp());
    let r = round(elem, flush(1.0 / round(elem, 1.0 + e)));
    if x < 0.0 { r } else { round(elem, 1.0 - r) }
}

/// One token's channels after convolution and silu.
fn convolved(float: Float, params: &GdnParams, arguments: &Arguments, token: usize) -> Vec<f64> {
    let [qkv, weight, state] = ["qkv", "conv_weight", "conv_state"].map(|name| arguments.tensor(name));
    let [seq_len, channels, len, kept, ring] =
        [params.seq_len, params.conv_dim(), CONV_LEN, CONV_KEPT, CONV_RING].map(|size| size as usize);
    let (row, step) = (token / seq_len, token % seq_len);
    let [slot, first_position] = ["slots", "positions"].map(|name| arguments.tensor(name).bits(row));
    let kept_row = |age: usize| (first_position as usize + step + age + ring - kept) % ring;
    let channel = |channel: usize| {
        // In `f32`, since a sum on the other side of a tie may be far off after the exponential.
        let mut sum = 0.0_f32;
        for age in 0..len {
            let input = match (step + age).checked_sub(kept) {
                Some(step) => qkv.get((row * seq_len + step) * channels + channel),
                None if slot < params.n_slots => state.get((slot as usize * ring + kept_row(age)) * channels + channel),
                None => f64::NAN,
            };
            sum += weight.get(channel * len + age) as f32 * input as f32;
        }
        let x = round(float.elem(), flush(f64::from(sum)));
        round(float.elem(), flush(x * sigmoid(float, x)))
    };
    (0..channels).map(channel).collect()
}

/// Query and key heads, and value heads, of all tokens.
pub(crate) fn channels(
    float: Float,
    params: &GdnParams,
    arguments: &Arguments,
    eps: f32,
) -> (Vec<ExpectedFloat>, Vec<ExpectedFloat>) {
    let elem = float.elem();
    let (dk, n_qk) = (params.head_k_dim as usize, params.n_qk_heads() as usize);
    let (mut qk, mut v) = (Vec::new(), Vec::new());
    for token in 0..params.n_tokens() as usize {
        let channels = convolved(float, params, arguments, token);
        let (heads, values) = channels.split_at(n_qk * dk);
        v.extend(values.iter().map(|&value| ExpectedFloat::of(value)));
        for (number, head) in heads.chunks(dk).enumerate() {
            let squares: f64 = head.iter().map(|x| x * x).sum();
            let finite: f64 = head.iter().filter(|x| x.is_finite()).map(|x| x * x).sum();
            let scale = 1.0 / (squares / dk as f64 + f64::from(eps)).sqrt();
            let exponent = if number < n_qk / 2 { -1.0 } else { -0.5 };
            let factor = round(elem, (dk as f64).powf(exponent));
            qk.extend(head.iter().map(|x| {
                let mut expected = ExpectedFloat::of(round(elem, flush(x * scale)) * factor);
                if finite > f64::from(f32::MAX) {
                    expected.magnitude = f64::INFINITY;
                }
                expected
            }));
        }
    }
    (qk, v)
}

/// Decay and write strength of all tokens and value heads.
pub(crate) fn gates(float: Float, arguments: &Arguments) -> Vec<ExpectedFloat> {
    let elem = float.elem();
    let [a, b, a_log, dt_bias] = ["a", "b", "a_log", "dt_bias"].map(|name| arguments.tensor(name).values());
    let mut gates = Vec::with_capacity(2 * a.len());
    for (place, (&a, &b)) in a.iter().zip(&b).enumerate() {
        let head = place % dt_bias.len();
        let softplus = Function::Softplus.exact(flush(round(elem, a + dt_bias[head])));
        let product = a_log[head].exp() * round(elem, softplus);
        let decay = flush((-product).exp());
        // Where the softplus is nearly halfway between two elements, the product may be either's.
        let [below, above] = [-16.0, 16.0].map(|units| round(elem, softplus * (1.0 + units * F32_ROUNDOFF)));
        let apart = a_log[head].exp() * (above - below);
        let weight = 1.0 + product + if above > below { apart / (8.0 * F32_ROUNDOFF) } else { 0.0 };
        let magnitude = if decay > 0.0 { decay * weight } else { 0.0 };
        gates.push(ExpectedFloat { value: decay, magnitude });
        gates.push(ExpectedFloat::of(sigmoid(float, b)));
    }
    gates
}
