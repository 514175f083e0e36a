//! The step by the formulas of the kernels that it replaces, one after the other.

use crate::common::float::Float;
use crate::common::gdn::GdnParams;
use crate::host_tensor::{Arguments, HostTensor, round_to};
use crate::kernels::{gdn_prepare, gdn_recurrence};
use crate::tolerance::{Expected, ExpectedFloat};

/// State, the convolution's ring, and y after the step.
pub(super) fn step(elem: Float, params: &GdnParams, arguments: &Arguments, eps: f32) -> Vec<Expected> {
    let (qk, v) = gdn_prepare::reference::channels(elem, params, arguments, eps);
    let gates = gdn_prepare::reference::gates(elem, arguments);
    // Beyond f32 on the way to the recurrence: nothing is promised of what follows.
    let beyond_f32 = [&qk, &v, &gates].into_iter().flatten().any(|value| value.magnitude > f64::from(f32::MAX));
    let heads = [params.n_tokens(), params.n_v_heads, params.head_v_dim];
    let rounded = |name, shape: &[u32], values: &[ExpectedFloat]| {
        HostTensor::input(name, elem.elem(), shape, |place| values[place].value)
    };
    let mut inputs = arguments.clone();
    inputs.tensors.extend([
        rounded("qk", &[params.n_tokens(), params.n_qk_heads(), params.head_k_dim], &qk),
        rounded("v", &heads, &v),
        HostTensor::input("gates", kernel_dsl::ir::Elem::F32, &[heads[0], heads[1], 2], |place| gates[place].value),
    ]);
    let (mut state, outputs) = gdn_recurrence::reference::recurrence(params, &inputs);
    let conv_state = gdn_recurrence::reference::conv_state(params, arguments);
    let mut y = gated_norm(elem, params, arguments, &outputs, eps);
    if beyond_f32 {
        state.iter_mut().chain(&mut y).for_each(|value| value.magnitude = f64::INFINITY);
    }
    vec![Expected::floats("state", state), Expected::bits("conv_state", conv_state), Expected::floats("y", y)]
}

/// `silu(z) * T(norm(output))` of each head. The magnitude is what the largest error of a head may do to an element.
fn gated_norm(
    elem: Float,
    params: &GdnParams,
    arguments: &Arguments,
    outputs: &[ExpectedFloat],
    eps: f32,
) -> Vec<ExpectedFloat> {
    let (z, weight) = (arguments.tensor("z").values(), arguments.tensor("norm_weight").values());
    let dim = params.head_v_dim as usize;
    let mut y = Vec::with_capacity(outputs.len());
    for (number, head) in outputs.chunks(dim).enumerate() {
        let rounded: Vec<f64> = head.iter().map(|output| round_to(elem.elem(), output.value)).collect();
        let squares: f64 = rounded.iter().map(|value| value * value).sum();
        let finite: f64 = rounded.iter().filter(|value| value.is_finite()).map(|value| value * value).sum();
        let scale = 1.0 / (squares / dim as f64 + f64::from(eps)).sqrt();
        let error = head.iter().map(|output| output.magnitude).fold(0.0, f64::max);
        let overflows = finite > f64::from(f32::MAX) / 4.0;
        for (col, value) in rounded.iter().enumerate() {
            let z = z[number * dim + col];
            let gate = z / (1.0 + (-z).exp());
            let result = gate * round_to(elem.elem(), value * scale * weight[col]);
            let spread = (gate * weight[col]).abs() * scale * error;
            let magnitude = match (overflows, result.is_finite()) {
                (true, _) => f64::INFINITY,
                (false, true) => spread + result.abs(),
                (false, false) => 0.0,
            };
            y.push(ExpectedFloat { value: result, magnitude });
        }
    }
    y
}
