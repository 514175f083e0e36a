//! Attention, second half for long contexts: the blocks of `attention_split` joined, divided and gated.
//!
//! **Computes** for each token and head the blocks up to the token's position, joined by the online rule: `o / s`, and the
//!   gate of `attention`
//! **Shapes** `partial_outputs, partial_sums` as `attention_split` has them; `positions: [n_rows]` u32;
//!   `q_gate: [n_rows, seq_len, n_heads, q_width]` with q_width of at least `2 head_dim`,
//!   `y: [n_rows, seq_len, n_heads * head_dim]`, both of type T, bf16, f16 or f32
//! **Layout** row-major; tokens of q_gate any multiple of 8 elements apart
//! **Numerics** those of `attention` after its blocks, to the bit. A row whose position is outside of the block table is NaN
//! **Requires** head_dim a multiple of 8 and at most 256, max_blocks >= 1
//! **Launch** a workgroup of 256 per head (along x), token (y) and row (z); an invocation per dimension
//! **Variants** `ascending`, for one
//! **Cost** reads head_dim + 2 floats a block and head; two exp a block
//! **Source** Milakov and Gimelshein 2018; decision on attention; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use super::attention::block::Tile;
use super::attention::join::{Quotients, Results, divide, joined, store_rows};
use super::attention::{AttentionOp, AttentionParams, Gate, case, legal_sizes, reference};
use crate::common::float::{Float, for_float};
use crate::common::kv_blocks::{BLOCK, position_of, positions};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, HostTensor, encode};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::tolerance::{Expected, Tolerance};

/// Blocks of attention, joined.
pub struct AttentionCombine;

/// Which: there is one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttentionCombineVariant {
    /// Type and gate.
    pub op: AttentionOp,
}

impl fmt::Display for AttentionCombineVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "attention_combine__f32_{}__ascending{}", self.op.elem, self.op.gate.suffix())
    }
}

const WORKGROUP_SIZE: u32 = 256;
/// Dimensions a lane if a subgroup had all of a head, which is what bounds its length.
const MAX_LANE_DIMS: u32 = WORKGROUP_SIZE / 32;

impl KernelSpec for AttentionCombine {
    const NAME: &'static str = "attention_combine";
    type Params = AttentionParams;
    type Op = AttentionOp;
    type Variant = AttentionCombineVariant;

    fn variants() -> Vec<AttentionCombineVariant> {
        let gates = |elem| Gate::ALL.map(|gate| AttentionCombineVariant { op: AttentionOp { elem, gate } });
        Float::ALL.into_iter().flat_map(gates).collect()
    }

    fn op(variant: AttentionCombineVariant) -> AttentionOp {
        variant.op
    }

    fn legal(variant: AttentionCombineVariant, params: &AttentionParams, target: &Target) -> Result<(), NotLegal> {
        legal_sizes(&variant, params, MAX_LANE_DIMS, target)?;
        NotLegal::unless_at_most(variant, "seq_len", params.seq_len, target.limits.dispatch)?;
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)
    }

    fn pick(op: AttentionOp, params: &AttentionParams, target: &Target) -> Result<AttentionCombineVariant, NotLegal> {
        let variant = AttentionCombineVariant { op };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: AttentionCombineVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_float!(variant.op.elem, T => match variant.op.gate {
            Gate::None => attention_combine::<T>(&id),
            Gate::Sigmoid => gated_attention_combine::<T>(&id),
        })
    }

    fn arguments(variant: AttentionCombineVariant, params: &AttentionParams, values: &mut CaseValues) -> Arguments {
        let elem = variant.op.elem.elem();
        let AttentionParams { n_rows, seq_len, n_heads, head_dim, max_blocks, position, .. } = *params;
        let n_tokens = n_rows.saturating_mul(seq_len);
        let outputs = values.input("partial_outputs", Elem::F32, &[n_tokens, n_heads, max_blocks, head_dim]);
        let mut sums = values.input("partial_sums", Elem::F32, &[n_tokens, n_heads, max_blocks, 2]);
        if !sums.bytes.is_empty() {
            // A sum is at least 1, the weight of the maximum.
            let positive = |values: &mut CaseValues| encode(Elem::F32, 2.0 + values.rng.signed_unit());
            (1..sums.len()).step_by(2).for_each(|index| sums.set_bits(index, positive(values)));
        }
        let mut tensors = vec![outputs, sums, positions(values, n_rows, position)];
        hide(&mut tensors, params);
        if variant.op.gate == Gate::Sigmoid {
            tensors.push(case::gate(elem, params, values));
        }
        tensors.push(values.output("y", elem, &[n_rows, seq_len, n_heads.saturating_mul(head_dim)]));
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: AttentionCombineVariant, params: &AttentionParams, arguments: &Arguments) -> Vec<Expected> {
        let rows: Vec<reference::Parts> = (0..(params.n_rows * params.seq_len * params.n_heads) as usize)
            .map(|query| joined_row(params, arguments, query))
            .collect();
        vec![reference::outputs(variant.op, params, arguments, &rows)]
    }

    /// A factor is off by half an ulp of its argument, which is at most 104 where exp is not 0, and by exp's own error; so
    /// are factors of outputs and sums. Those units are in each row's magnitude.
    fn tolerance(variant: AttentionCombineVariant, _: &AttentionParams) -> Tolerance {
        reference::tolerance(variant.op.gate)
    }

    /// Native exp errs by `3 + 2 |x|` ulps of an ordinary x, at most 4 here, where the units count 104 and more already.
    fn fast_tolerance(variant: AttentionCombineVariant, params: &AttentionParams) -> Tolerance {
        Self::tolerance(variant, params).with_native_units(2.0)
    }

    fn cost(variant: AttentionCombineVariant, params: &AttentionParams) -> Cost {
        let heads = u64::from(params.n_rows) * u64::from(params.seq_len) * u64::from(params.n_heads);
        let blocks = (u64::from(params.position) / u64::from(BLOCK) + 1).min(u64::from(params.max_blocks));
        let head_dim = u64::from(params.head_dim);
        let gates = match variant.op.gate {
            Gate::None => 0,
            Gate::Sigmoid => heads * head_dim * variant.op.elem.bytes(),
        };
        Cost {
            bytes_read: heads * blocks * (head_dim + 2) * 4 + gates,
            bytes_written: heads * head_dim * variant.op.elem.bytes(),
            flops: 3 * heads * blocks * head_dim,
        }
    }

    fn edge_params(_: AttentionCombineVariant) -> Vec<AttentionParams> {
        case::edge_params()
    }

    fn bench_params(_: AttentionCombineVariant) -> Vec<AttentionParams> {
        let of = |max_blocks, position| AttentionParams {
            n_rows: 1,
            seq_len: 1,
            n_heads: 24,
            n_kv_heads: 4,
            head_dim: 256,
            max_blocks,
            position,
        };
        vec![of(128, 32_000), of(4, 1000)]
    }
}

/// Blocks that token number `token` of the launch sees; none where its position is outside of the table.
fn n_visible(params: &AttentionParams, positions: &HostTensor, token: usize) -> u32 {
    let (row, step) = (token / params.seq_len as usize, token as u32 % params.seq_len);
    let position = positions.bits(row).checked_add(step);
    let visible = position.map_or(u32::MAX, |position| position / BLOCK + 1);
    if visible <= params.max_blocks { visible } else { 0 }
}

/// Overwrites what no token sees with NaN.
fn hide(tensors: &mut [HostTensor], params: &AttentionParams) {
    let [outputs, sums, positions] = tensors else { return };
    for partial in [outputs, sums] {
        if partial.bytes.is_empty() {
            continue;
        }
        let width = partial.layout.shape[3] as usize;
        for index in 0..partial.len() {
            let block = index / width;
            let (token, slot) =
                (block / (params.n_heads * params.max_blocks) as usize, block as u32 % params.max_blocks);
            if slot >= n_visible(params, positions, token) {
                partial.set(index, f64::NAN);
            }
        }
    }
}

/// The blocks of a query row, joined in `f64`.
fn joined_row(params: &AttentionParams, arguments: &Arguments, query: usize) -> reference::Parts {
    let [outputs, sums] = ["partial_outputs", "partial_sums"].map(|name| arguments.tensor(name));
    let head_dim = params.head_dim as usize;
    let block = |slot: u32| {
        let block = query * params.max_blocks as usize + slot as usize;
        let outputs: Vec<f64> = (0..head_dim).map(|dim| outputs.get(block * head_dim + dim)).collect();
        let absolute = outputs.iter().map(|x| if x.is_finite() { x.abs() } else { 0.0 }).collect();
        reference::Parts {
            max: sums.get(2 * block),
            sum: sums.get(2 * block + 1),
            outputs,
            absolute,
            units: 4.0 * 106.0,
        }
    };
    let n_visible = n_visible(params, arguments.tensor("positions"), query / params.n_heads as usize);
    let blocks = (0..n_visible).map(block).reduce(|mut all, next| {
        all.join(&next);
        all
    });
    blocks.unwrap_or_else(|| reference::Parts::missing(head_dim))
}

#[device]
fn combine<T: Element<Scalar = f32>>(
    #[comptime] partial_outputs: In<f32>,
    #[comptime] partial_sums: In<f32>,
    #[comptime] positions: In<u32>,
    #[comptime] results: Results<T>,
    seq_len: u32,
) {
    let (head, token, row) = (workgroup_id().x, workgroup_id().y, workgroup_id().z);
    let (max_blocks, head_dim) = (partial_outputs.dim(2), partial_outputs.dim(3));
    let query = row * seq_len + token;
    let own_dim = local_invocation_index();
    let last_block = position_of(positions, row, token) / BLOCK;
    let mut parts = [0.0, f32::NAN, 0.0];
    if last_block < max_blocks {
        for index in 0..(last_block + 1) {
            let sums = partial_sums.load::<2>(partial_sums.offset([query, head, index, 0]));
            let mut output = 0.0;
            if own_dim < head_dim {
                output = partial_outputs[[query, head, index, own_dim]];
            }
            if index == 0 {
                parts = [sums[0], sums[1], output];
            } else {
                parts = joined([parts[0], parts[1], parts[2]], [sums[0], sums[1], output]);
            }
        }
    }
    let memory = workgroup_array::<f32>(WORKGROUP_SIZE);
    #[comptime]
    let quotients = Quotients { memory, max_dim: WORKGROUP_SIZE, tile: Tile { heads: 1, tokens: 1 } };
    divide(quotients, 0, parts[1], parts[2], head_dim);
    store_rows::<T>(results, quotients, [row, token, head], [token + 1, head + 1, head_dim]);
}

/// The kernel without a gate.
#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_heads, seq_len, n_rows))]
pub fn attention_combine<T: Element<Scalar = f32>>(
    #[shape(n_rows * seq_len, n_heads, max_blocks, head_dim)] partial_outputs: In<f32>,
    #[shape(n_rows * seq_len, n_heads, max_blocks, 2)] partial_sums: In<f32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, seq_len, n_heads * head_dim)] y: Out<T>,
) {
    combine::<T>(partial_outputs, partial_sums, positions, Results { y, q_gate: None }, seq_len);
}

/// The kernel with a gate.
#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_heads, seq_len, n_rows))]
pub fn gated_attention_combine<T: Element<Scalar = f32>>(
    #[shape(n_rows * seq_len, n_heads, max_blocks, head_dim)] partial_outputs: In<f32>,
    #[shape(n_rows * seq_len, n_heads, max_blocks, 2)] partial_sums: In<f32>,
    #[shape(n_rows)] positions: In<u32>,
    #[shape(n_rows, seq_len, n_heads, q_width)]
    #[stride(_, gate_stride, _, 1)]
    q_gate: In<T>,
    #[shape(n_rows, seq_len, n_heads * head_dim)] y: Out<T>,
) {
    combine::<T>(partial_outputs, partial_sums, positions, Results { y, q_gate: Some(q_gate) }, seq_len);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_and_it_is_picked() {
        let variant = AttentionCombine::variants()[0];
        let params = AttentionCombine::bench_params(variant)[0];
        assert_eq!(AttentionCombine::pick(variant.op, &params, &Target::BROWSER), Ok(variant));
    }

    #[test]
    fn heads_longer_than_the_workgroup_are_refused() {
        let variant = AttentionCombine::variants()[0];
        let params = AttentionParams { head_dim: 264, ..AttentionCombine::bench_params(variant)[0] };
        assert_eq!(
            AttentionCombine::legal(variant, &params, &Target::CPU).unwrap_err().to_string(),
            "kernel `attention_combine__f32_bf16__ascending`: head_dim is 264; required: at most 256"
        );
    }
}
