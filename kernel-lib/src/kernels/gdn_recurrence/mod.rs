//! The recurrence of Gated DeltaNet over all tokens of a step, and the convolution's state after it.
//!
//! **Computes** for each sequence `r`, value head `h`, value element `i`, with `S = state[slots[r], h, i, ..]`, and for each
//!   of its tokens: `P = S * g`, `d = (v - sum_c P[c] k[c]) * beta`, `S = P + k * d`, `y = sum_c S[c] q[c]`;
//!   then the last 4 of the sequence's rows of `qkv` are kept in the ring `conv_state[slots[r]]`
//! **Shapes** `qkv: [n_tokens, conv_dim]`; `qk: [n_tokens, n_qk_heads, head_k_dim]`, query heads and then as many key heads;
//!   `v, y: [n_tokens, n_v_heads, head_v_dim]`; `conv_state: [n_slots, 4, conv_dim]`, position `p` in row `p % 4`; all of one type T, bf16,
//!   f16 or f32; `gates: [n_tokens, n_v_heads, 2]` f32, g and beta; `slots, positions: [n_rows]` u32, those of each first token;
//!   `state: [n_slots, n_v_heads, head_v_dim, head_k_dim]` f32. Token `t` of sequence `r` is row `r * seq_len + t`,
//!   `seq_len = n_tokens / n_rows`; value head `h` belongs to key head `h / (n_v_heads / n_k_heads)`
//! **Layout** row-major; rows of qkv have a run-time stride, any
//! **Numerics** f32, every product and sum rounded; lane `l` owns the elements of its part of a head (`common::gdn`), adds
//!   them in ascending order from 0, then the ascending butterfly. A new element of S below 2^-100 in magnitude is 0: a
//!   subnormal could only show in smaller ones. One rounding on store of y. A slot beyond the last gives y = NaN and
//!   changes no state
//! **Requires** head sizes multiples of 32 up to 256, n_v_heads a multiple of n_k_heads, no slot twice
//! **Launch** eight subgroups per workgroup, N rows of S each, in registers over all tokens; sequences along z
//! **Variants** `rowsN_x4`, `rowsN_x2`: key heads of 128 and 64; `rowsN_x1`: any. `lanes_x4`, `lanes_x2`: an invocation
//!   keeps a row of S and the sums of all lanes, for the CPU engine, which pays for each operation and not for registers
//! **Cost** reads and writes S once, whatever the number of tokens
//! **Source** Yang et al. 2024 (Gated Delta Networks), in the order of Qwen3.5's reference; tolerance derived at `tolerance`

pub(crate) mod reference;

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::{Language, Target};

use crate::common::dot::butterfly_of;
use crate::common::float::{Float, for_float};
use crate::common::gdn::{CONV_RING, GdnParams, LaneShare, for_share, load_share, ring_row, store_share};
use crate::common::math::flush;
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, Role};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::kernels::gdn_prepare::CASE_POSITIONS;
use crate::tolerance::{Expected, F32_ROUNDOFF, Tolerance};

/// The recurrence of Gated DeltaNet.
pub struct GdnRecurrence;

/// Which recurrence, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GdnRecurrenceVariant {
    /// Type of everything but state and gates.
    pub elem: Float,
    /// Elements of a key head that a lane owns.
    pub share: LaneShare,
    /// Who keeps which rows of a head's state.
    pub keeper: Keeper,
}

/// Who keeps rows of a head's state over all tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeper {
    /// A subgroup keeps 2 or 4 rows, each lane its part.
    Subgroup {
        /// How many.
        rows: u32,
    },
    /// An invocation keeps one row, with the sums of all lanes.
    Invocation,
}

impl fmt::Display for GdnRecurrenceVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gdn_recurrence__{0}_f32_{0}__", self.elem)?;
        match self.keeper {
            Keeper::Subgroup { rows } => write!(f, "rows{rows}_{}", self.share),
            Keeper::Invocation => write!(f, "lanes_{}", self.share),
        }
    }
}

const SUBGROUPS: u32 = 8;
const WORKGROUP_SIZE: u32 = SUBGROUPS * 32;
/// More than browsers promise.
const N_BUFFERS: u32 = 9;
/// Best first.
const ROWS: [Keeper; 2] = [Keeper::Subgroup { rows: 4 }, Keeper::Subgroup { rows: 2 }];
/// Rows of S of a workgroup whose invocations keep one each.
const LANES_SIZE: u32 = 64;
/// Types and heads that have such a variant: its text is long.
const LANES_ELEMS: [Float; 2] = [Float::Bf16, Float::F32];
const LANES_SHARES: [LaneShare; 2] = [LaneShare::Four, LaneShare::Two];
/// Magnitudes of state elements below this float, 2^-100, count as zero.
const LEAST_STATE_BITS: u32 = (127 - 100) << 23;

impl KernelSpec for GdnRecurrence {
    const NAME: &'static str = "gdn_recurrence";
    type Params = GdnParams;
    type Op = Float;
    type Variant = GdnRecurrenceVariant;

    fn variants() -> Vec<GdnRecurrenceVariant> {
        let of = |(elem, keeper)| LaneShare::ALL.map(|share| GdnRecurrenceVariant { elem, share, keeper });
        // Fewer rows in one type are enough to see that they change nothing.
        let fewer = (Float::Bf16, ROWS[1]);
        let by_subgroup = Float::ALL.map(|elem| (elem, ROWS[0])).into_iter().chain([fewer]).flat_map(of);
        let by_invocation = LANES_ELEMS.into_iter().flat_map(|elem| {
            LANES_SHARES.map(|share| GdnRecurrenceVariant { elem, share, keeper: Keeper::Invocation })
        });
        by_subgroup.chain(by_invocation).collect()
    }

    fn op(variant: GdnRecurrenceVariant) -> Float {
        variant.elem
    }

    fn legal(variant: GdnRecurrenceVariant, params: &GdnParams, target: &Target) -> Result<(), NotLegal> {
        params.check(variant, target)?;
        NotLegal::unless_at_most(variant, "number of storage buffers", N_BUFFERS, target.limits.buffers)?;
        variant.share.check(variant, "head_k_dim", params.head_k_dim)
    }

    fn pick(elem: Float, params: &GdnParams, target: &Target) -> Result<GdnRecurrenceVariant, NotLegal> {
        if target.language == Language::Cpu && LANES_ELEMS.contains(&elem) {
            let of = |share| GdnRecurrenceVariant { elem, share, keeper: Keeper::Invocation };
            if let Some(lanes) = LANES_SHARES.map(of).into_iter().find(|one| Self::legal(*one, params, target).is_ok())
            {
                return Ok(lanes);
            }
        }
        let of = |share| GdnRecurrenceVariant { elem, share, keeper: ROWS[0] };
        for variant in [LaneShare::Four, LaneShare::Two].map(of) {
            if Self::legal(variant, params, target).is_ok() {
                return Ok(variant);
            }
        }
        Self::legal(of(LaneShare::Any), params, target).map(|()| of(LaneShare::Any))
    }

    fn build(variant: GdnRecurrenceVariant) -> Result<Kernel, BuildError> {
        let (id, share) = (variant.to_string(), variant.share);
        for_float!(variant.elem, T => for_share!(share, LEN => match variant.keeper {
            Keeper::Subgroup { rows: 2 } => gdn_recurrence::<T, LEN, 2>(&id, share),
            Keeper::Subgroup { .. } => gdn_recurrence::<T, LEN, 4>(&id, share),
            Keeper::Invocation => gdn_recurrence_lanes::<T, LEN>(&id, share),
        }))
    }

    /// Keys and queries are no longer than 1, as after their norm: longer ones make the recurrence grow without bound.
    fn arguments(variant: GdnRecurrenceVariant, params: &GdnParams, values: &mut CaseValues) -> Arguments {
        let (elem, n_tokens, conv_dim) = (variant.elem.elem(), params.n_tokens(), params.conv_dim());
        let GdnParams { n_rows, n_v_heads, head_k_dim, head_v_dim, n_slots, qkv_stride, .. } = *params;
        let most = f64::from(head_k_dim).powf(-0.5);
        let state = values.input("state", Elem::F32, &[n_slots, n_v_heads, head_v_dim, head_k_dim]);
        let conv_state = values.input("conv_state", elem, &[n_slots, CONV_RING, conv_dim]);
        let tensors = vec![
            values.input("qkv", elem, &[n_tokens, conv_dim]).with_strides(&[qkv_stride, 1]),
            values.uniform("qk", elem, &[n_tokens, params.n_qk_heads(), head_k_dim], [-most, most]),
            values.input("v", elem, &[n_tokens, n_v_heads, head_v_dim]),
            values.uniform("gates", Elem::F32, &[n_tokens, n_v_heads, 2], [0.0, 1.0]),
            values.slots("slots", n_rows, n_slots),
            values.indices("positions", &[n_rows], CASE_POSITIONS),
            state.with_role(Role::InOut),
            conv_state.with_role(Role::InOut),
            values.output("y", elem, &[n_tokens, n_v_heads, head_v_dim]),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(_: GdnRecurrenceVariant, params: &GdnParams, arguments: &Arguments) -> Vec<Expected> {
        let (state, y) = reference::recurrence(params, arguments);
        vec![
            Expected::floats("state", state),
            Expected::bits("conv_state", reference::conv_state(params, arguments)),
            Expected::floats("y", y),
        ]
    }

    /// Magnitudes are the reference's bound of the error in units of roundoff; what is lost below 2^-100 adds up.
    fn tolerance(_: GdnRecurrenceVariant, params: &GdnParams) -> Tolerance {
        let lost = f64::from(params.seq_len + 1) * f64::from(params.head_k_dim) * 2_f64.powi(-100);
        Tolerance::Bound { ulps: 1.0, relative: 1.01 * F32_ROUNDOFF, absolute: lost }
    }

    fn cost(variant: GdnRecurrenceVariant, params: &GdnParams) -> Cost {
        let [n_rows, n_tokens, conv_dim, n_v_heads] =
            [params.n_rows, params.n_tokens(), params.conv_dim(), params.n_v_heads].map(u64::from);
        let [head_k_dim, head_v_dim] = [params.head_k_dim, params.head_v_dim].map(u64::from);
        let (elem, state) = (variant.elem.bytes(), 4 * n_rows * n_v_heads * head_k_dim * head_v_dim);
        let kept = n_rows * u64::from(CONV_RING) * conv_dim * elem;
        Cost {
            bytes_read: state + n_tokens * (conv_dim * elem + 8 * n_v_heads) + 8 * n_rows,
            bytes_written: state + kept + n_tokens * n_v_heads * head_v_dim * elem,
            flops: 7 * n_tokens * n_v_heads * head_k_dim * head_v_dim,
        }
    }

    fn edge_params(_: GdnRecurrenceVariant) -> Vec<GdnParams> {
        GdnParams::edges()
    }

    fn bench_params(_: GdnRecurrenceVariant) -> Vec<GdnParams> {
        GdnParams::benches()
    }

    fn is_committed(variant: GdnRecurrenceVariant) -> bool {
        let representative = variant.elem == Float::Bf16 || variant.share == LaneShare::Four;
        variant.keeper != Keeper::Invocation && representative
    }
}

/// `x`, or 0 where it is below 2^-100 in magnitude.
#[device]
fn without_dust(x: f32) -> f32 {
    #[comptime]
    if is_fast() {
        x
    } else {
        let bits = x.to_bits();
        from_bits(select((bits & 0x7fff_ffff) < LEAST_STATE_BITS, 0_u32, bits))
    }
}

/// `sum + term` where this lane owns element `element`.
#[device]
fn add_owned(sum: f32, term: f32, #[comptime] element: usize, own_len: u32, #[comptime] share: LaneShare) -> f32 {
    #[comptime]
    if share == LaneShare::Any { select((element as u32) < own_len, sum + term, sum) } else { sum + term }
}

/// Keeps the last inputs of a sequence in the ring of its slot, pairs of channels from `part` on; `place` is row and slot.
#[device]
fn keep_inputs<T: Element<Scalar = f32>>(
    #[comptime] qkv: In<T>,
    #[comptime] conv_state: InOut<T>,
    #[comptime] positions: In<u32>,
    place: [u32; 2],
    seq_len: u32,
    #[comptime] size: u32,
) {
    let row = place[0];
    let slot = place[1];
    let workgroups = num_workgroups().x * num_workgroups().y;
    let part = workgroup_id().y * num_workgroups().x + workgroup_id().x;
    let kept = seq_len.min(CONV_RING);
    for pair in (part * size + local_invocation_index()..conv_state.dim(2) / 2).step_by(workgroups * size) {
        let channel = pair * 2;
        for step in seq_len - kept..seq_len {
            let token = row * seq_len + step;
            let input = [qkv[[token, channel]], qkv[[token, channel + 1]]];
            conv_state.store::<2>(conv_state.offset([slot, ring_row(positions[row] + step), channel]), input);
        }
    }
}

/// The elements of a row of S that this lane owns after one more token, and the row's output. Collective.
#[device]
pub(crate) fn advanced<const LEN: usize>(
    kept: [f32; LEN],
    query_and_key: [[f32; LEN]; 2],
    value: f32,
    gate: [f32; 2],
    own_len: u32,
    #[comptime] share: LaneShare,
) -> ([f32; LEN], f32) {
    let mut after = [0.0; LEN];
    let mut recalled = 0.0;
    #[comptime]
    for element in 0..LEN {
        after[element] = kept[element] * gate[0];
        recalled = add_owned(recalled, after[element] * query_and_key[1][element], element, own_len, share);
    }
    let delta = (value - subgroup_add(recalled)) * gate[1];
    let mut sum = 0.0;
    #[comptime]
    for element in 0..LEN {
        after[element] = without_dust(after[element] + query_and_key[1][element] * delta);
        sum = add_owned(sum, after[element] * query_and_key[0][element], element, own_len, share);
    }
    let result = flush(subgroup_add(sum));
    (after, result)
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(head_v_dim, SUBGROUPS * (R as u32)), n_v_heads, n_rows))]
pub fn gdn_recurrence<T: Element<Scalar = f32>, const LEN: usize, const R: usize>(
    #[shape(n_tokens, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)]
    #[stride(qkv_stride, 1)]
    qkv: In<T>,
    #[shape(n_tokens, n_qk_heads, head_k_dim)] qk: In<T>,
    #[shape(n_tokens, n_v_heads, head_v_dim)] v: In<T>,
    #[shape(n_tokens, n_v_heads, 2)] gates: In<f32>,
    #[shape(n_rows)] slots: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_slots, n_v_heads, head_v_dim, head_k_dim)] state: InOut<f32>,
    #[shape(n_slots, CONV_RING, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)] conv_state: InOut<T>,
    #[shape(n_tokens, n_v_heads, head_v_dim)] y: Out<T>,
    #[comptime] share: LaneShare,
) {
    let row = workgroup_id().z;
    let head = workgroup_id().y;
    let slot = slots[row];
    let seq_len = n_tokens / n_rows;
    let n_k_heads = n_qk_heads / 2;
    let k_head = head / (n_v_heads / n_k_heads);
    let own_len = head_k_dim / 32;
    let first_k = lane() * own_len;
    // The first of this subgroup's rows of S; those beyond the end repeat the last ones and store nothing.
    let wanted = (workgroup_id().x * SUBGROUPS + subgroup_id()) * (R as u32);
    let is_inside = wanted < head_v_dim;
    let first_row = wanted.min(head_v_dim - (R as u32));

    let mut memory = [[f32::NAN; LEN]; R];
    if slot < n_slots {
        #[comptime]
        for i in 0..R {
            let place = state.offset([slot, head, first_row + (i as u32), first_k]);
            let kept = load_share::<f32, _, LEN>(state, place, own_len, share);
            #[comptime]
            for element in 0..LEN {
                memory[i][element] = kept[element];
            }
        }
    }
    for token in row * seq_len..(row + 1) * seq_len {
        let gate = gates.load::<2>(gates.offset([token, head, 0]));
        let q = load_share::<T, _, LEN>(qk, qk.offset([token, k_head, first_k]), own_len, share);
        let k = load_share::<T, _, LEN>(qk, qk.offset([token, n_k_heads + k_head, first_k]), own_len, share);
        let values = v.load::<R>(v.offset([token, head, first_row]));
        let mut results = [0.0; R];
        #[comptime]
        for i in 0..R {
            let mut kept = [0.0; LEN];
            #[comptime]
            for element in 0..LEN {
                kept[element] = memory[i][element];
            }
            let (after, result) = advanced::<LEN>(kept, [q, k], values[i], gate, own_len, share);
            #[comptime]
            for element in 0..LEN {
                memory[i][element] = after[element];
            }
            results[i] = result;
        }
        if lane() == 0 && is_inside {
            y.store::<R>(y.offset([token, head, first_row]), results);
        }
    }
    if slot < n_slots {
        if is_inside {
            #[comptime]
            for i in 0..R {
                let place = state.offset([slot, head, first_row + (i as u32), first_k]);
                let mut values = [0.0; LEN];
                #[comptime]
                for element in 0..LEN {
                    values[element] = memory[i][element];
                }
                store_share::<f32, _, LEN>(state, place, own_len, values, share);
            }
        }
        keep_inputs::<T>(qkv, conv_state, positions, [row, slot], seq_len, WORKGROUP_SIZE);
    }
}

/// A row of S for each invocation: what the lanes of a subgroup keep are variables here, the butterfly is a tree.
#[kernel(workgroup_size(LANES_SIZE), dispatch(div_ceil(head_v_dim, LANES_SIZE), n_v_heads, n_rows))]
pub fn gdn_recurrence_lanes<T: Element<Scalar = f32>, const LEN: usize>(
    #[shape(n_tokens, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)]
    #[stride(qkv_stride, 1)]
    qkv: In<T>,
    #[shape(n_tokens, n_qk_heads, head_k_dim)] qk: In<T>,
    #[shape(n_tokens, n_v_heads, head_v_dim)] v: In<T>,
    #[shape(n_tokens, n_v_heads, 2)] gates: In<f32>,
    #[shape(n_rows)] slots: In<u32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_slots, n_v_heads, head_v_dim, head_k_dim)] state: InOut<f32>,
    #[shape(n_slots, CONV_RING, n_qk_heads * head_k_dim + n_v_heads * head_v_dim)] conv_state: InOut<T>,
    #[shape(n_tokens, n_v_heads, head_v_dim)] y: Out<T>,
    #[comptime] share: LaneShare,
) {
    let row = workgroup_id().z;
    let head = workgroup_id().y;
    let slot = slots[row];
    let seq_len = n_tokens / n_rows;
    let n_k_heads = n_qk_heads / 2;
    let k_head = head / (n_v_heads / n_k_heads);
    let own_len = head_k_dim / 32;
    let wanted = global_invocation_id().x;
    let is_inside = wanted < head_v_dim;
    let own_row = wanted.min(head_v_dim - 1);

    let mut memory = [[f32::NAN; LEN]; 32];
    if slot < n_slots {
        let place = state.offset([slot, head, own_row, 0]);
        #[comptime]
        for lane in 0..32 {
            let kept = load_share::<f32, _, LEN>(state, place + (lane * LEN) as u32, own_len, share);
            #[comptime]
            for element in 0..LEN {
                memory[lane][element] = kept[element];
            }
        }
    }
    for token in row * seq_len..(row + 1) * seq_len {
        let gate = gates.load::<2>(gates.offset([token, head, 0]));
        let first_q = qk.offset([token, k_head, 0]);
        let first_k = qk.offset([token, n_k_heads + k_head, 0]);
        let mut recalled = [0.0; 32];
        #[comptime]
        for lane in 0..32 {
            let k = load_share::<T, _, LEN>(qk, first_k + (lane * LEN) as u32, own_len, share);
            #[comptime]
            for element in 0..LEN {
                memory[lane][element] = memory[lane][element] * gate[0];
                recalled[lane] = recalled[lane] + memory[lane][element] * k[element];
            }
        }
        let delta = (v[[token, head, own_row]] - butterfly_of(recalled)) * gate[1];
        let mut sums = [0.0; 32];
        #[comptime]
        for lane in 0..32 {
            let k = load_share::<T, _, LEN>(qk, first_k + (lane * LEN) as u32, own_len, share);
            let q = load_share::<T, _, LEN>(qk, first_q + (lane * LEN) as u32, own_len, share);
            #[comptime]
            for element in 0..LEN {
                memory[lane][element] = without_dust(memory[lane][element] + k[element] * delta);
                sums[lane] = sums[lane] + memory[lane][element] * q[element];
            }
        }
        let result = flush(butterfly_of(sums));
        if is_inside {
            y[[token, head, own_row]] = result;
        }
    }
    if slot < n_slots {
        if is_inside {
            let place = state.offset([slot, head, own_row, 0]);
            #[comptime]
            for lane in 0..32 {
                let mut values = [0.0; LEN];
                #[comptime]
                for element in 0..LEN {
                    values[element] = memory[lane][element];
                }
                store_share::<f32, _, LEN>(state, place + (lane * LEN) as u32, own_len, values, share);
            }
        }
        keep_inputs::<T>(qkv, conv_state, positions, [row, slot], seq_len, LANES_SIZE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_follows_the_length_of_key_heads() {
        let edges = GdnParams::edges();
        let picked = |params| GdnRecurrence::pick(Float::Bf16, params, &Target::WGSL).map(|variant| variant.share);
        assert_eq!(picked(&edges[0]), Ok(LaneShare::Two));
        assert_eq!(picked(&edges[2]), Ok(LaneShare::Four));
        assert_eq!(picked(&edges[5]), Ok(LaneShare::Any));
        let keeper = |params| GdnRecurrence::pick(Float::Bf16, params, &Target::CPU).map(|variant| variant.keeper);
        assert_eq!([keeper(&edges[0]), keeper(&edges[5])], [Ok(Keeper::Invocation), Ok(ROWS[0])]);
    }

    #[test]
    fn heads_of_other_lengths_are_refused() {
        let params = GdnParams { head_k_dim: 48, ..GdnParams::edges()[0] };
        assert_eq!(
            GdnRecurrence::pick(Float::Bf16, &params, &Target::WGSL).unwrap_err().to_string(),
            "kernel `gdn_recurrence__bf16_f32_bf16__rows4_x1`: head_k_dim is 48; required: a multiple of 32"
        );
    }
}
