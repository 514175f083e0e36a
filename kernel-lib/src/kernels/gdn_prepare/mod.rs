//! What Gated DeltaNet does to a token's channels before its recurrence: convolution, silu, norms and gates.
//!
//! **Computes** for each token `t` of sequence `r`, with `in[j]` the inputs of a channel at `t - 3 + j`, which are rows of qkv
//!   or, before the step's first token, which is at `positions[r]`, of the ring `conv_state[slots[r]]`:
//!   `u = silu(T(sum_j conv_weight[c, j] * in[j]))`; `v = u` for value heads; for query and key heads
//!   `qk = T(T(u / sqrt(mean u^2 + eps)) * T(f))` over the head, `f = 1 / head_k_dim` for queries, its root for keys;
//!   `gates = (exp(-(exp(a_log) * T(softplus(T(a + dt_bias))))), sigmoid(b))`
//! **Shapes** `qkv: [n_tokens, conv_dim]`; `conv_weight: [conv_dim, 4]`; `conv_state: [n_slots, 4, conv_dim]`, position `p` in row `p % 4`;
//!   `b, a: [n_tokens, n_v_heads]`; `dt_bias: [n_v_heads]`; `qk: [n_tokens, n_qk_heads, head_k_dim]`, query heads and then as
//!   many key heads; `v: [n_tokens, n_v_heads, head_v_dim]`; all of one type T, bf16, f16 or f32; `slots, positions: [n_rows]` u32;
//!   `a_log: [n_v_heads]`, `gates: [n_tokens, n_v_heads, 2]` f32; `eps`: f32 > 0. `seq_len = n_tokens / n_rows`
//! **Layout** row-major; rows of qkv, a and b have run-time strides
//! **Numerics** f32, products and sums rounded, `j` ascending from 0; silu and sigmoid in typed steps (`common::activation`);
//!   a lane adds the squares of its elements of a head (`common::gdn`) in ascending order, then the ascending butterfly;
//!   results below the smallest normal f32 are 0. A slot beyond the last counts as inputs of NaN
//! **Requires** head sizes multiples of 32 up to 256, n_v_heads a multiple of n_k_heads; `x4`, `x2`: the stride of qkv a
//!   multiple of 4, 2
//! **Launch** a subgroup per head, four per workgroup; tokens along y; the first workgroup of a token makes its gates
//! **Variants** `x4`, `x2`: heads of 128 and of 64; `x1`: any
//! **Cost** reads qkv four times, from the cache but for the first, and writes it once
//! **Source** Yang et al. 2024 (Gated Delta Networks), in the steps of Qwen3.5's reference; tolerance at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::activation::{sigmoid, silu};
use crate::common::float::{Float, for_float};
use crate::common::gdn::{CONV_KEPT, CONV_LEN, CONV_RING, GdnParams, LaneShare};
use crate::common::gdn::{for_share, load_share, ring_row, store_share};
use crate::common::math::{div, exp, flush, recip, rsqrt, softplus};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy::{DIV_ULPS, RSQRT_ULPS, exp_ulps};
use crate::tolerance::{Expected, F32_ROUNDOFF, Tolerance};

pub(crate) mod reference;

/// Convolution, silu, norms and gates of Gated DeltaNet.
pub struct GdnPrepare;

/// Of which type, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GdnPrepareVariant {
    /// Type of everything but the gates.
    pub elem: Float,
    /// Elements of a head that a lane owns.
    pub share: LaneShare,
}

impl fmt::Display for GdnPrepareVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gdn_prepare__{0}_{0}__subgroup_{1}", self.elem, self.share)
    }
}

const SUBGROUPS: u32 = 4;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
/// More than browsers promise.
const N_BUFFERS: u32 = 12;
/// The epsilon of test cases.
const CASE_EPS: f32 = 1e-6;
/// Bound of the positions of test cases.
pub(crate) const CASE_POSITIONS: u32 = 1000;
/// Range of `a_log` in test cases.
pub(crate) const CASE_A_LOG: [f64; 2] = [-2.0, 2.5];

impl KernelSpec for GdnPrepare {
    const NAME: &'static str = "gdn_prepare";
    type Params = GdnParams;
    type Op = Float;
    type Variant = GdnPrepareVariant;

    fn variants() -> Vec<GdnPrepareVariant> {
        let of = |elem| LaneShare::ALL.map(|share| GdnPrepareVariant { elem, share });
        Float::ALL.into_iter().flat_map(of).collect()
    }

    fn op(variant: GdnPrepareVariant) -> Float {
        variant.elem
    }

    fn legal(variant: GdnPrepareVariant, params: &GdnParams, target: &Target) -> Result<(), NotLegal> {
        params.check(variant, target)?;
        NotLegal::unless_at_most(variant, "number of storage buffers", N_BUFFERS, target.limits.buffers)?;
        variant.share.check(variant, "head_k_dim", params.head_k_dim)?;
        variant.share.check(variant, "head_v_dim", params.head_v_dim)?;
        let vector = variant.share.head_dim().map_or(1, |head_dim| head_dim / 32);
        NotLegal::unless_multiple(variant, "qkv_stride", params.qkv_stride, vector)
    }

    fn pick(elem: Float, params: &GdnParams, target: &Target) -> Result<GdnPrepareVariant, NotLegal> {
        let of = |share| GdnPrepareVariant { elem, share };
        for variant in [LaneShare::Four, LaneShare::Two].map(of) {
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        Self::legal(of(LaneShare::Any), params, target).map(|()| of(LaneShare::Any))
    }

    fn build(variant: GdnPrepareVariant) -> Result<Kernel, BuildError> {
        let (id, share) = (variant.to_string(), variant.share);
        for_float!(variant.elem, T => for_share!(share, LEN => gdn_prepare::<T, LEN>(&id, share)))
    }

    fn arguments(variant: GdnPrepareVariant, params: &GdnParams, values: &mut CaseValues) -> Arguments {
        let (elem, n_tokens, conv_dim) = (variant.elem.elem(), params.n_tokens(), params.conv_dim());
        let GdnParams { n_rows, n_v_heads, head_k_dim, head_v_dim, n_slots, qkv_stride, .. } = *params;
        let tensors = vec![
            values.input("qkv", elem, &[n_tokens, conv_dim]).with_strides(&[qkv_stride, 1]),
            values.input("conv_weight", elem, &[conv_dim, CONV_LEN]),
            values.input("conv_state", elem, &[n_slots, CONV_RING, conv_dim]),
            values.slots("slots", n_rows, n_slots),
            values.indices("positions", &[n_rows], CASE_POSITIONS),
            values.input("b", elem, &[n_tokens, n_v_heads]).with_strides(&[n_v_heads + 3, 1]),
            values.input("a", elem, &[n_tokens, n_v_heads]),
            values.uniform("a_log", Elem::F32, &[n_v_heads], CASE_A_LOG),
            values.input("dt_bias", elem, &[n_v_heads]),
            values.output("qk", elem, &[n_tokens, params.n_qk_heads(), head_k_dim]),
            values.output("v", elem, &[n_tokens, n_v_heads, head_v_dim]),
            values.output("gates", Elem::F32, &[n_tokens, n_v_heads, 2]),
        ];
        Arguments { tensors, scalars: vec![ScalarArg::F32(CASE_EPS)] }
    }

    fn reference(variant: GdnPrepareVariant, params: &GdnParams, arguments: &Arguments) -> Vec<Expected> {
        let (qk, v) = reference::channels(variant.elem, params, arguments, CASE_EPS);
        let gates = reference::gates(variant.elem, arguments);
        vec![Expected::floats("qk", qk), Expected::floats("v", v), Expected::floats("gates", gates)]
    }

    /// The reference adds the convolution as the kernel does. A silu may be off by 4 ulps where exp (within 1 f32 ulp)
    /// falls on the other side of a tie (`swiglu`), which the norm's root of a mean hands on at most once more; its two
    /// roundings and the constant's product are an ulp each. Squares add `u` per addition on their path, of which the
    /// root halves the sum. Gates: magnitudes say what a rounded softplus near a tie does; the product and the two
    /// powers are worth 8 `u`.
    fn tolerance(_: GdnPrepareVariant, params: &GdnParams) -> Tolerance {
        let additions = f64::from(params.head_k_dim / 32 + 5);
        Tolerance::Bound {
            ulps: 11.0,
            relative: (additions / 2.0 + 10.0) * F32_ROUNDOFF,
            absolute: 4.0 * f64::from(f32::MIN_POSITIVE / CASE_EPS.sqrt()),
        }
    }

    /// The sigmoid of four ordinary products, the norm's root and quotient; for gates a product of up to `e^2.5` and 5.
    fn fast_tolerance(variant: GdnPrepareVariant, params: &GdnParams) -> Tolerance {
        let channels = exp_ulps(16.0) + 2.0 * DIV_ULPS + RSQRT_ULPS;
        let gates = exp_ulps(2.5) + exp_ulps(61.0);
        Self::tolerance(variant, params).with_native_units(channels.max(gates))
    }

    fn cost(variant: GdnPrepareVariant, params: &GdnParams) -> Cost {
        let [n_rows, n_tokens, conv_dim, n_v_heads] =
            [params.n_rows, params.n_tokens(), params.conv_dim(), params.n_v_heads].map(u64::from);
        let elem = variant.elem.bytes();
        let (kept, weights) = (n_rows * u64::from(CONV_KEPT) * conv_dim, u64::from(CONV_LEN) * conv_dim);
        Cost {
            bytes_read: elem * (n_tokens * (conv_dim + 2 * n_v_heads) + kept + weights + n_v_heads)
                + 4 * (n_v_heads + 2 * n_rows),
            bytes_written: n_tokens * (conv_dim * elem + 8 * n_v_heads),
            flops: n_tokens * (17 * conv_dim + 8 * n_v_heads),
        }
    }

    fn edge_params(_: GdnPrepareVariant) -> Vec<GdnParams> {
        GdnParams::edges()
    }

    fn bench_params(_: GdnPrepareVariant) -> Vec<GdnParams> {
        GdnParams::benches()
    }

    fn is_committed(variant: GdnPrepareVariant) -> bool {
        variant.elem == Float::Bf16 || variant.share == LaneShare::Four
    }
}

/// `1 / head_k_dim` for queries and its root for keys, as elements of T.
#[device]
pub(crate) fn constant_factor<T: Element<Scalar = f32>>(is_key: bool, head_k_dim: u32) -> f32 {
    let dim = head_k_dim as f32;
    round_to::<T>(select(is_key, rsqrt(dim), recip(dim)))
}

/// The pair of gates of a value head: decay and write strength.
#[device]
pub(crate) fn gate_pair<T: Element<Scalar = f32>>(a: f32, b: f32, a_log: f32, dt_bias: f32) -> [f32; 2] {
    let delta = round_to::<T>(softplus(round_to::<T>(a + dt_bias)));
    [exp(-(exp(a_log) * delta)), sigmoid::<T>(b)]
}

/// A channel after its convolution, with inputs from the oldest on, and its silu.
#[device]
pub(crate) fn convolved<T: Element<Scalar = f32>>(weights: [f32; 4], inputs: [f32; 4]) -> f32 {
    let mut sum = 0.0;
    #[comptime]
    for age in 0..CONV_LEN as usize {
        sum += weights[age] * inputs[age];
    }
    silu::<T>(round_to::<T>(flush(sum)))
}

/// `1 / sqrt(mean + eps)` of a head whose squares the lanes share. Collective.
#[device]
pub(crate) fn head_scale(squares: f32, head_k_dim: u32, eps: f32) -> f32 {
    rsqrt(div(subgroup_add(squares), head_k_dim as f32) + eps)
}

/// An element of a query or key head, normed; to be rounded on store.
#[device]
pub(crate) fn normed<T: Element<Scalar = f32>>(channel: f32, scale: f32, factor: f32) -> f32 {
    flush(round_to::<T>(flush(channel * scale)) * factor)
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_qk_heads + n_v_heads, SUBGROUPS), n_tokens))]
pub fn gdn_prepare<T: Element<Scalar = f32>, const LEN: usize>(
    #[shape(n_tokens, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)]
    #[stride(qkv_stride, 1)]
    qkv: In<T>,
    #[shape(n_qk_heads * head_k_dim + n_v_heads * head_v_dim, CONV_LEN)] conv_weight: In<T>,
    #[shape(n_slots, CONV_RING, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)] conv_state: In<T>,
    #[shape(n_rows)] slots: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_tokens, n_v_heads)]
    #[stride(b_stride, 1)]
    b: In<T>,
    #[shape(n_tokens, n_v_heads)]
    #[stride(a_stride, 1)]
    a: In<T>,
    #[shape(n_v_heads)] a_log: In<f32>,
    #[shape(n_v_heads)] dt_bias: In<T>,
    #[shape(n_tokens, n_qk_heads, head_k_dim)] qk: Out<T>,
    #[shape(n_tokens, n_v_heads, head_v_dim)] v: Out<T>,
    #[shape(n_tokens, n_v_heads, 2)] gates: Out<f32>,
    eps: f32,
    #[comptime] share: LaneShare,
) {
    let token = workgroup_id().y;
    let seq_len = n_tokens / n_rows;
    let step = token % seq_len;
    let slot = slots[token / seq_len];
    let position = positions[token / seq_len] + step;
    // Heads beyond the last repeat it and store nothing.
    let wanted = workgroup_id().x * SUBGROUPS + subgroup_id();
    let is_inside = wanted < n_qk_heads + n_v_heads;
    let head = wanted.min(n_qk_heads + n_v_heads - 1);
    let is_value = head >= n_qk_heads;
    let v_head = head - n_qk_heads;
    let own_len = select(is_value, head_v_dim, head_k_dim) / 32;
    let first_of_head = select(is_value, n_qk_heads * head_k_dim + v_head * head_v_dim, head * head_k_dim);
    let first = first_of_head + lane() * own_len;

    let mut inputs = [[f32::NAN; LEN]; CONV_LEN];
    #[comptime]
    for age in 0..CONV_LEN {
        if step + age >= CONV_KEPT {
            let place = qkv.offset([token + age - CONV_KEPT, first]);
            let loaded = load_share::<T, _, LEN>(qkv, place, own_len, share);
            #[comptime]
            for element in 0..LEN {
                inputs[age][element] = loaded[element];
            }
        } else if slot < n_slots {
            let place = conv_state.offset([slot, ring_row(position + age - CONV_KEPT), first]);
            let loaded = load_share::<T, _, LEN>(conv_state, place, own_len, share);
            #[comptime]
            for element in 0..LEN {
                inputs[age][element] = loaded[element];
            }
        }
    }
    let mut channels = [0.0; LEN];
    let mut squares = 0.0;
    #[comptime]
    for element in 0..LEN as u32 {
        let owned = element < own_len;
        let weights = conv_weight.load::<4>(select(owned, first + element, first) * CONV_LEN);
        let newest = inputs[3][element];
        channels[element] =
            convolved::<T>(weights, [inputs[0][element], inputs[1][element], inputs[2][element], newest]);
        squares = select(owned, squares + channels[element] * channels[element], squares);
    }
    let scale = head_scale(squares, head_k_dim, eps);
    let factor = constant_factor::<T>(head >= n_qk_heads / 2, head_k_dim);
    if is_inside {
        if is_value {
            let place = v.offset([token, v_head, lane() * own_len]);
            store_share::<T, _, LEN>(v, place, own_len, channels, share);
        } else {
            let mut results = [0.0; LEN];
            #[comptime]
            for element in 0..LEN {
                results[element] = normed::<T>(channels[element], scale, factor);
            }
            let place = qk.offset([token, head, lane() * own_len]);
            store_share::<T, _, LEN>(qk, place, own_len, results, share);
        }
    }
    if workgroup_id().x == 0 {
        for gate in (local_invocation_index()..n_v_heads).step_by(WORKGROUP_SIZE) {
            let pair = gate_pair::<T>(a[[token, gate]], b[[token, gate]], a_log[gate], dt_bias[gate]);
            gates.store::<2>(gates.offset([token, gate, 0]), pair);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_follows_heads_and_strides() {
        let params = GdnParams { qkv_stride: 1028, ..GdnParams::edges()[2] };
        let picked = |qkv_stride| {
            GdnPrepare::pick(Float::Bf16, &GdnParams { qkv_stride, ..params }, &Target::WGSL).map(|v| v.share)
        };
        assert_eq!(picked(params.qkv_stride), Ok(LaneShare::Four));
        assert_eq!(picked(params.qkv_stride + 2), Ok(LaneShare::Any));
        assert_eq!(
            picked(8).unwrap_err().to_string(),
            "kernel `gdn_prepare__bf16_bf16__subgroup_x1`: qkv_stride is 8; required: at least 1024"
        );
    }
}
