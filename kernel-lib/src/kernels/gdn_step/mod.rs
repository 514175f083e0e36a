//! One token of a Gated DeltaNet layer from its projections to its gated norm, in one dispatch.
//!
//! **Computes** `gdn_prepare`, `gdn_recurrence` and the gated `rms_norm` of each value head one after the other, for one token
//!   of each sequence
//! **Shapes** those of these kernels with `n_tokens = n_rows`: `qkv: [n_rows, conv_dim]`, `z: [n_rows, n_v_heads * head_v_dim]`,
//!   `b, a: [n_rows, n_v_heads]`, `conv_weight: [conv_dim, 4]`, `slots, positions: [n_rows]` u32, `a_log: [n_v_heads]` f32,
//!   `dt_bias: [n_v_heads]`, `norm_weight: [head_v_dim]`, `state: [n_slots, n_v_heads, head_v_dim, head_k_dim]` f32,
//!   `conv_state: [n_slots, 4, conv_dim]`, `y: [n_rows, n_v_heads * head_v_dim]`; `eps` of query and key norms, `norm_eps`
//! **Layout** row-major; rows of qkv, z, b and a have run-time strides
//! **Numerics** the bits of the three kernels. The ring of the convolution lets a workgroup write the newest input while others
//!   read the three before it
//! **Requires** key and value heads of one size, 64 or 128; n_v_heads a multiple of n_k_heads; strides even; no slot twice
//! **Launch** a workgroup of eight subgroups per value head; three make query, key and value, then each keeps an eighth of S
//! **Variants** `x4`, `x2`: heads of 128 and of 64
//! **Cost** reads and writes S once; query and key channels are read by every value head of a key head
//! **Source** the kernels that it replaces; tolerance derived at `tolerance`

mod reference;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use crate::common::activation::silu;
use crate::common::float::{Float, for_float};
use crate::common::gdn::{CONV_KEPT, CONV_LEN, CONV_RING, GdnParams, LaneShare};
use crate::common::gdn::{load_share, ring_row, store_share};
use crate::common::math::{div, flush, rsqrt};
use crate::common::piece::PIECE;
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, Role};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::kernels::gdn_prepare::{
    CASE_A_LOG, CASE_POSITIONS, constant_factor, convolved, gate_pair, head_scale, normed,
};
use crate::kernels::gdn_recurrence::advanced;
use crate::tolerance::{Expected, Tolerance};

/// One token of a Gated DeltaNet layer.
pub struct GdnStep;

/// Of which type, and for which heads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GdnStepVariant {
    /// Type of activations.
    pub elem: Float,
    /// Elements of a head that a lane owns.
    pub share: LaneShare,
}

impl fmt::Display for GdnStepVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gdn_step__{0}_f32_{0}__head_{1}", self.elem, self.share)
    }
}

const SUBGROUPS: u32 = 8;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
const N_BUFFERS: u32 = 13;
const SHARES: [LaneShare; 2] = [LaneShare::Four, LaneShare::Two];
/// The epsilon of test cases, for both norms.
const CASE_EPS: f32 = 1e-6;

impl GdnStep {
    /// Whether one dispatch is worth more than three: one token a sequence, on a device whose launches cost.
    pub fn pays(elem: Float, params: &GdnParams, target: &Target) -> bool {
        target.language != Language::Cpu && Self::pick(Self::of(elem, params), params, target).is_ok()
    }

    /// The step of activations of type `elem` and the heads of `params`: heads of another size are another kernel.
    pub fn of(elem: Float, params: &GdnParams) -> GdnStepVariant {
        let [four, two] = SHARES;
        GdnStepVariant { elem, share: if Some(params.head_v_dim) == four.head_dim() { four } else { two } }
    }
}

impl KernelSpec for GdnStep {
    const NAME: &'static str = "gdn_step";
    type Params = GdnParams;
    type Op = GdnStepVariant;
    type Variant = GdnStepVariant;

    fn variants() -> Vec<GdnStepVariant> {
        Float::ALL.into_iter().flat_map(|elem| SHARES.map(|share| GdnStepVariant { elem, share })).collect()
    }

    fn op(variant: GdnStepVariant) -> GdnStepVariant {
        variant
    }

    fn legal(variant: GdnStepVariant, params: &GdnParams, target: &Target) -> Result<(), NotLegal> {
        params.check(variant, target)?;
        NotLegal::unless_at_most(variant, "number of storage buffers", N_BUFFERS, target.limits.buffers)?;
        NotLegal::unless_at_most(variant, "seq_len", params.seq_len, 1_u32)?;
        NotLegal::unless_at_least(variant, "seq_len", params.seq_len, 1)?;
        NotLegal::unless_multiple(
            variant,
            "qkv_stride",
            params.qkv_stride,
            variant.share.head_dim().unwrap_or(64) / 32,
        )?;
        variant.share.check(variant, "head_k_dim", params.head_k_dim)?;
        variant.share.check(variant, "head_v_dim", params.head_v_dim)
    }

    fn pick(op: GdnStepVariant, params: &GdnParams, target: &Target) -> Result<GdnStepVariant, NotLegal> {
        Self::legal(op, params, target).map(|()| op)
    }

    fn build(variant: GdnStepVariant) -> Result<Kernel, BuildError> {
        let (id, share) = (variant.to_string(), variant.share);
        for_float!(variant.elem, T => match share {
            LaneShare::Four => gdn_step::<T, 4, 16>(&id, share),
            LaneShare::Two | LaneShare::Any => gdn_step::<T, 2, 8>(&id, share),
        })
    }

    fn arguments(variant: GdnStepVariant, params: &GdnParams, values: &mut CaseValues) -> Arguments {
        let (elem, conv_dim) = (variant.elem.elem(), params.conv_dim());
        let GdnParams { n_rows, n_v_heads, head_k_dim, head_v_dim, n_slots, qkv_stride, .. } = *params;
        let width = n_v_heads * head_v_dim;
        let state = values.input("state", Elem::F32, &[n_slots, n_v_heads, head_v_dim, head_k_dim]);
        let conv_state = values.input("conv_state", elem, &[n_slots, CONV_RING, conv_dim]);
        let tensors = vec![
            values.input("qkv", elem, &[n_rows, conv_dim]).with_strides(&[qkv_stride, 1]),
            values.input("z", elem, &[n_rows, width]).with_strides(&[width + 2, 1]),
            values.input("b", elem, &[n_rows, n_v_heads]).with_strides(&[n_v_heads + 3, 1]),
            values.input("a", elem, &[n_rows, n_v_heads]),
            values.input("conv_weight", elem, &[conv_dim, CONV_LEN]),
            values.slots("slots", n_rows, n_slots),
            values.indices("positions", &[n_rows], CASE_POSITIONS),
            values.uniform("a_log", Elem::F32, &[n_v_heads], CASE_A_LOG),
            values.input("dt_bias", elem, &[n_v_heads]),
            values.uniform("norm_weight", elem, &[head_v_dim], [-0.5, 1.5]),
            state.with_role(Role::InOut),
            conv_state.with_role(Role::InOut),
            values.output("y", elem, &[n_rows, width]),
        ];
        Arguments { tensors, scalars: vec![ScalarArg::F32(CASE_EPS); 2] }
    }

    fn reference(variant: GdnStepVariant, params: &GdnParams, arguments: &Arguments) -> Vec<Expected> {
        reference::step(variant.elem, params, arguments, CASE_EPS)
    }

    /// Query, key, value and gates may each fall on the other side of a tie (`gdn_prepare`: eleven ulps at most). The magnitudes
    /// count operations on S, ten times what one ulp of query or value is worth and more; the norm's scale hands the
    /// largest error of a head on to every element, 1 + the root of 128 times at most. That the bits are those of the three kernels
    /// is what `oracle-tests/tests/fused.rs` proves.
    fn tolerance(variant: GdnStepVariant, _: &GdnParams) -> Tolerance {
        let roundoff = match variant.elem {
            Float::Bf16 => 2_f64.powi(-8),
            Float::F16 => 2_f64.powi(-11),
            Float::F32 => 2_f64.powi(-23),
        };
        Tolerance::Bound { ulps: 3.0, relative: 50.0 * roundoff, absolute: 1e-20 }
    }

    fn cost(variant: GdnStepVariant, params: &GdnParams) -> Cost {
        let [n_rows, conv_dim, n_v_heads, head_k_dim, head_v_dim] =
            [params.n_rows, params.conv_dim(), params.n_v_heads, params.head_k_dim, params.head_v_dim].map(u64::from);
        let (elem, state) = (variant.elem.bytes(), 4 * n_rows * n_v_heads * head_k_dim * head_v_dim);
        let width = n_v_heads * head_v_dim;
        let inputs = n_rows * (4 * conv_dim + width + 2 * n_v_heads) + 4 * conv_dim + n_v_heads + head_v_dim;
        Cost {
            bytes_read: state + elem * inputs + 4 * n_v_heads + 8 * n_rows,
            bytes_written: state + elem * n_rows * (conv_dim + width),
            flops: n_rows * (17 * conv_dim + 7 * n_v_heads * head_k_dim * head_v_dim + 9 * width),
        }
    }

    fn edge_params(variant: GdnStepVariant) -> Vec<GdnParams> {
        let dim = variant.share.head_dim().unwrap_or(64);
        let of = |n_rows, [n_k_heads, n_v_heads]: [u32; 2], n_slots, wider| {
            let params = GdnParams {
                n_rows,
                seq_len: 1,
                n_k_heads,
                n_v_heads,
                head_k_dim: dim,
                head_v_dim: dim,
                n_slots,
                qkv_stride: 0,
            };
            GdnParams { qkv_stride: params.conv_dim() + wider, ..params }
        };
        vec![
            of(1, [1, 1], 1, 0),
            of(2, [1, 3], 4, 8),
            of(3, [2, 2], 2, 4),
            of(1, [2, 6], 3, 0),
            of(5, [1, 2], 5, 4),
            of(0, [1, 1], 1, 0),
        ]
    }

    fn bench_params(_: GdnStepVariant) -> Vec<GdnParams> {
        GdnParams::benches().into_iter().filter(|params| params.seq_len == 1).collect()
    }

    fn is_committed(variant: GdnStepVariant) -> bool {
        variant.elem == Float::Bf16
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_v_heads, n_rows))]
pub fn gdn_step<T: Element<Scalar = f32>, const LEN: usize, const R: usize>(
    #[shape(n_rows, conv_dim)]
    #[stride(qkv_stride, 1)]
    qkv: In<T>,
    #[shape(n_rows, n_v_heads * head_v_dim)]
    #[stride(z_stride, 1)]
    z: In<T>,
    #[shape(n_rows, n_v_heads)]
    #[stride(b_stride, 1)]
    b: In<T>,
    #[shape(n_rows, n_v_heads)]
    #[stride(a_stride, 1)]
    a: In<T>,
    #[shape(conv_dim, CONV_LEN)] conv_weight: In<T>,
    #[shape(n_rows)] slots: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_v_heads)] a_log: In<f32>,
    #[shape(n_v_heads)] dt_bias: In<T>,
    #[shape(head_v_dim)] norm_weight: In<T>,
    #[shape(n_slots, n_v_heads, head_v_dim, head_k_dim)] state: InOut<f32>,
    #[shape(n_slots, CONV_RING, conv_dim)] conv_state: InOut<T>,
    #[shape(n_rows, n_v_heads * head_v_dim)] y: Out<T>,
    eps: f32,
    norm_eps: f32,
    #[comptime] share: LaneShare,
) {
    let row = workgroup_id().y;
    let head = workgroup_id().x;
    let slot = slots[row];
    let position = positions[row];
    let n_qk_heads = (conv_dim - n_v_heads * head_v_dim) / head_k_dim;
    let n_k_heads = n_qk_heads / 2;
    let group = n_v_heads / n_k_heads;
    let k_head = head / group;
    #[comptime]
    let dim = 32 * LEN as u32;
    let first_row = subgroup_id() * (R as u32);
    let own = lane() * (LEN as u32);

    // S first: its loads are under way while the token's channels are computed.
    let mut memory = [[f32::NAN; LEN]; R];
    if slot < n_slots {
        #[comptime]
        for i in 0..R {
            let place = state.offset([slot, head, first_row + (i as u32), own]);
            let kept = load_share::<f32, _, LEN>(state, place, 0_u32, share);
            #[comptime]
            for element in 0..LEN {
                memory[i][element] = kept[element];
            }
        }
    }
    // Query, key and value: a subgroup each. The others repeat the value and store nothing.
    let role = subgroup_id().min(2);
    let of_keys = select(role == 1, (n_k_heads + k_head) * dim, k_head * dim);
    let first = select(role == 2, n_qk_heads * dim + head * dim, of_keys) + own;
    let newest = load_share::<T, _, LEN>(qkv, qkv.offset([row, first]), 0_u32, share);
    let mut older = [[f32::NAN; LEN]; CONV_KEPT];
    if slot < n_slots {
        #[comptime]
        for age in 0..CONV_KEPT {
            let place = conv_state.offset([slot, ring_row(position + age - CONV_KEPT), first]);
            let loaded = load_share::<T, _, LEN>(conv_state, place, 0_u32, share);
            #[comptime]
            for element in 0..LEN {
                older[age][element] = loaded[element];
            }
        }
    }
    let mut channels = [0.0; LEN];
    let mut squares = 0.0;
    #[comptime]
    for element in 0..LEN {
        let weights = conv_weight.load::<4>((first + element as u32) * CONV_LEN);
        let inputs = [older[0][element], older[1][element], older[2][element], newest[element]];
        channels[element] = convolved::<T>(weights, inputs);
        squares += channels[element] * channels[element];
    }
    let scale = head_scale(squares, head_k_dim, eps);
    let factor = constant_factor::<T>(role == 1, head_k_dim);
    let token = workgroup_array::<f32>(3 * dim);
    let gates = workgroup_array::<f32>(2);
    if subgroup_id() < 3 {
        #[comptime]
        for element in 0..LEN {
            let of_head = round_to::<T>(normed::<T>(channels[element], scale, factor));
            token[role * dim + own + element as u32] = select(role == 2, channels[element], of_head);
        }
        // Value heads of one key head share its channels: the first of them keeps the inputs.
        if slot < n_slots && (role == 2 || head % group == 0) {
            let place = conv_state.offset([slot, ring_row(position), first]);
            let mut kept = [0.0; LEN];
            #[comptime]
            for element in 0..LEN {
                kept[element] = newest[element];
            }
            store_share::<T, _, LEN>(conv_state, place, 0_u32, kept, share);
        }
    }
    if subgroup_id() == 3 && lane() == 0 {
        let pair = gate_pair::<T>(a[[row, head]], b[[row, head]], a_log[head], dt_bias[head]);
        gates[0] = pair[0];
        gates[1] = pair[1];
    }
    workgroup_barrier();
    let mut query = [0.0; LEN];
    let mut key = [0.0; LEN];
    #[comptime]
    for element in 0..LEN {
        query[element] = token[own + element as u32];
        key[element] = token[own + (dim + element as u32)];
    }
    let gate = [gates[0], gates[1]];
    let outputs = workgroup_array::<f32>(dim);
    #[comptime]
    for i in 0..R {
        let mut kept = [0.0; LEN];
        #[comptime]
        for element in 0..LEN {
            kept[element] = memory[i][element];
        }
        let value = token[first_row + (2 * dim + i as u32)];
        let (after, result) = advanced::<LEN>(kept, [query, key], value, gate, 0_u32, share);
        #[comptime]
        for element in 0..LEN {
            memory[i][element] = after[element];
        }
        if lane() == 0 {
            outputs[first_row + (i as u32)] = round_to::<T>(result);
        }
    }
    if slot < n_slots {
        #[comptime]
        for i in 0..R {
            let place = state.offset([slot, head, first_row + (i as u32), own]);
            let mut values = [0.0; LEN];
            #[comptime]
            for element in 0..LEN {
                values[element] = memory[i][element];
            }
            store_share::<f32, _, LEN>(state, place, 0_u32, values, share);
        }
    }
    workgroup_barrier();
    let mut own_sum = 0.0;
    if lane() * PIECE < dim {
        #[comptime]
        for element in 0..PIECE {
            let output = outputs[lane() * PIECE + element];
            own_sum += output * output;
        }
    }
    let norm_scale = rsqrt(div(subgroup_add(own_sum), head_v_dim as f32) + norm_eps);
    let pair = local_invocation_index() * 2;
    if pair < dim {
        let weights = norm_weight.load::<2>(pair);
        let zs = z.load::<2>(z.offset([row, head * dim + pair]));
        let mut results = [0.0; 2];
        #[comptime]
        for element in 0..2_usize {
            let output = outputs[pair + element as u32];
            let of_norm = round_to::<T>(flush(flush(output * norm_scale) * weights[element]));
            results[element] = flush(silu::<f32>(zs[element]) * of_norm);
        }
        y.store::<2>(y.offset([row, head * dim + pair]), results);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_one_token_of_known_heads() {
        let params = GdnStep::edge_params(GdnStepVariant { elem: Float::Bf16, share: LaneShare::Four })[0];
        let picked = |params| GdnStep::pick(GdnStep::of(Float::Bf16, &params), &params, &Target::CPU);
        assert_eq!(picked(params).map(|variant| variant.share), Ok(LaneShare::Four));
        assert_eq!(
            picked(GdnParams { seq_len: 2, ..params }).unwrap_err().to_string(),
            "kernel `gdn_step__bf16_f32_bf16__head_x4`: seq_len is 2; required: at most 1"
        );
    }
}
