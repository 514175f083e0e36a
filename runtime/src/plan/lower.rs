//! From nodes to calls of kernels.
//!
//! Invariants: arguments stand in the order of the kernel's declaration (the recording checks types and shapes against it); a call
//! names its problem by what it computes, and the library picks the variant.

use std::sync::Arc;

use kernel_dsl::contract::ScalarArg;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::target::{Language, Target};
use kernel_lib::common::float::Float;
use kernel_lib::common::gdn::GdnParams;
use kernel_lib::kernels::add::{Add, AddParams};
use kernel_lib::kernels::add_bias::{AddBias, AddBiasParams};
use kernel_lib::kernels::affine_embedding::{AffineEmbedding, AffineEmbeddingParams};
use kernel_lib::kernels::affine_matmul::{AffineMatmul, AffineMatmulOp, AffineMatmulParams};
use kernel_lib::kernels::argmax::{Argmax, ArgmaxParams};
use kernel_lib::kernels::attention::{Attention, AttentionOp, AttentionParams, Gate};
use kernel_lib::kernels::attention_combine::AttentionCombine;
use kernel_lib::kernels::attention_split::AttentionSplit;
use kernel_lib::kernels::cast::{Cast, CastOp, CastParams};
use kernel_lib::kernels::embedding::{Embedding, EmbeddingParams};
use kernel_lib::kernels::fused_linear::{FusedLinear, FusedLinearOp, FusedLinearParams, WeightFormat};
use kernel_lib::kernels::gdn_prepare::GdnPrepare;
use kernel_lib::kernels::gdn_recurrence::GdnRecurrence;
use kernel_lib::kernels::gdn_step::GdnStep;
use kernel_lib::kernels::kv_append::{KvAppend, KvAppendParams, KvAppendVariant, QkNorm};
use kernel_lib::kernels::matmul::{Matmul, MatmulOp, MatmulParams};
use kernel_lib::kernels::rms_norm::{NormForm, RmsNorm, RmsNormOp, RmsNormParams};
use kernel_lib::kernels::split_sum::{SplitSum, SplitSumOp, SplitSumParams};
use kernel_lib::kernels::swiglu::{Swiglu, SwigluParams};
use kernel_lib::kernels::trellis_matmul::{TrellisMatmul, TrellisMatmulOp, TrellisMatmulParams};
use kernel_lib::kernels::trellis_scatter::{
    SPLIT_ROWS, ScatterWeights, TrellisScatter, TrellisScatterOp, TrellisScatterParams,
};
use kernel_lib::kernels::trellis_scatter_split::TrellisScatterSplit;

use super::PlanError;
use super::library::{KernelLibrary, Problem};
use crate::graph::op::{Affine, CodedAxis, Epilogue, Packed, Storage, Trellis};
use crate::graph::{Graph, Node, Op, ValueId};

/// One command to record.
pub(super) struct Step {
    /// The node that it belongs to.
    pub(super) node: String,
    /// What to do.
    pub(super) action: Action,
    /// Values that it writes.
    pub(super) writes: Vec<ValueId>,
}

/// What a step does.
pub(super) enum Action {
    /// Launch a kernel.
    Dispatch {
        /// The kernel.
        kernel: Arc<Kernel>,
        /// Tensors in declaration order.
        arguments: Vec<ValueId>,
        /// Scalars in declaration order.
        scalars: Vec<ScalarArg>,
    },
    /// Copy a row.
    CopyRow {
        /// Source.
        from: ValueId,
        /// Its row.
        from_row: u32,
        /// Destination.
        to: ValueId,
        /// Its row.
        to_row: u32,
    },
}

impl Step {
    /// Every value that the step reads or writes.
    pub(super) fn mentions(&self) -> impl Iterator<Item = ValueId> {
        let (list, pair) = match &self.action {
            Action::Dispatch { arguments, .. } => (arguments.as_slice(), [None, None]),
            Action::CopyRow { from, to, .. } => (&[] as &[_], [Some(*from), Some(*to)]),
        };
        list.iter().copied().chain(pair.into_iter().flatten())
    }
}

/// Lowers every node. Values of the kernels' own (block results of attention) are added to the graph.
pub(super) fn lower(graph: &mut Graph, library: &mut KernelLibrary) -> Result<Vec<Step>, PlanError> {
    let nodes = graph.nodes().to_vec();
    let mut lowering = Lowering { graph, library, steps: Vec::new() };
    nodes.iter().try_for_each(|node| lowering.node(node))?;
    Ok(lowering.steps)
}

struct Lowering<'a> {
    graph: &'a mut Graph,
    library: &'a mut KernelLibrary,
    steps: Vec<Step>,
}

impl Lowering<'_> {
    fn shape(&self, id: ValueId) -> &[u32] {
        &self.graph.value(id).layout.shape
    }

    /// Length of an axis; builders checked ranks.
    fn dim(&self, id: ValueId, axis: usize) -> u32 {
        self.shape(id).get(axis).copied().unwrap_or(0)
    }

    fn n_elems(&self, id: ValueId) -> u32 {
        self.shape(id).iter().product()
    }

    fn float(&self, node: &Node, id: ValueId) -> Result<Float, PlanError> {
        let elem = self.graph.value(id).layout.elem;
        Float::ALL.into_iter().find(|float| float.elem() == elem).ok_or_else(|| self.no_kernel(node))
    }

    fn no_kernel(&self, node: &Node) -> PlanError {
        let described = node.inputs.iter().map(|id| {
            let value = self.graph.value(*id);
            format!("{} {:?}", value.layout.elem.name(), value.layout.shape)
        });
        let found = described.collect::<Vec<_>>().join(", ");
        PlanError::NoKernel { node: node.name.clone(), op: node.op.name(), found }
    }

    /// Adds a launch for `problem` that writes what the node writes.
    fn dispatch(
        &mut self,
        node: &Node,
        problem: Option<Problem>,
        arguments: Vec<ValueId>,
        scalars: Vec<ScalarArg>,
    ) -> Result<(), PlanError> {
        let writes = [node.outputs.as_slice(), node.updates.as_slice()].concat();
        self.dispatch_writing(node, problem, (arguments, scalars), writes)
    }

    fn dispatch_writing(
        &mut self,
        node: &Node,
        problem: Option<Problem>,
        (arguments, scalars): (Vec<ValueId>, Vec<ScalarArg>),
        writes: Vec<ValueId>,
    ) -> Result<(), PlanError> {
        let Some(problem) = problem else { return Err(self.no_kernel(node)) };
        let picked = self.library.pick(problem);
        let kernel = picked.map_err(|error| PlanError::Kernel { node: node.name.clone(), error })?;
        let action = Action::Dispatch { kernel, arguments, scalars };
        self.steps.push(Step { node: node.name.clone(), action, writes });
        Ok(())
    }

    fn node(&mut self, node: &Node) -> Result<(), PlanError> {
        match node.op {
            Op::Embedding => self.embedding(node),
            Op::Linear => self.linear(node),
            Op::FusedLinear { packed, norm_eps, epilogue } => self.fused_linear(node, packed, norm_eps, epilogue),
            Op::RmsNorm { eps } => self.rms_norm(node, NormForm::Plain, eps),
            Op::GatedRmsNorm { eps } => self.rms_norm(node, NormForm::Gated, eps),
            Op::Add => {
                let (elem, params) =
                    (self.float(node, node.inputs[0])?, AddParams { n_elems: self.n_elems(node.inputs[0]) });
                self.flat(node, Problem::of(&Add, elem, &params))
            }
            Op::Swiglu => {
                let (elem, params) =
                    (self.float(node, node.inputs[0])?, SwigluParams { n_elems: self.n_elems(node.inputs[0]) });
                self.flat(node, Problem::of(&Swiglu, elem, &params))
            }
            Op::AddBias => {
                let [x, bias, y] = [node.inputs[0], node.inputs[1], node.outputs[0]];
                let params = AddBiasParams { n_rows: self.dim(x, 0), n_cols: self.dim(x, 1) };
                let problem = Problem::of(&AddBias, self.float(node, x)?, &params);
                self.dispatch(node, problem, vec![x, bias, y], vec![])
            }
            Op::Cast => {
                let elem = |id: ValueId| self.graph.value(id).layout.elem;
                let op = CastOp { from: elem(node.inputs[0]), to: elem(node.outputs[0]) };
                let params = CastParams { n_elems: self.n_elems(node.inputs[0]) };
                self.flat(node, Problem::of(&Cast, op, &params))
            }
            Op::KvAppend { norm_eps } => self.kv_append(node, norm_eps),
            Op::Attention { scale, gated } => self.attention(node, scale, gated),
            Op::GdnPrepare { eps } => self.gdn_prepare(node, eps),
            Op::GdnRecurrence => self.gdn_recurrence(node),
            Op::GdnStep { eps, norm_eps } => self.gdn_step(node, eps, norm_eps),
            Op::LastOfEach { seq_len } => {
                self.last_of_each(node, seq_len);
                Ok(())
            }
            Op::Argmax => {
                let [x, y] = [node.inputs[0], node.outputs[0]];
                let params = ArgmaxParams { n_rows: self.dim(x, 0), n_cols: self.dim(x, 1) };
                let problem = Problem::of(&Argmax, self.float(node, x)?, &params);
                self.dispatch(node, problem, vec![x, y], vec![])
            }
            Op::AffineEmbedding(format) => self.affine_embedding(node, format),
            Op::AffineLinear(format) => self.affine_linear(node, format),
            Op::TrellisLinear(format) | Op::TrellisResidual(format) => match format.axis {
                CodedAxis::Inputs => self.trellis_matmul(node, format),
                CodedAxis::Outputs(storage) => self.trellis_scatter(node, format, storage),
            },
        }
    }

    /// A kernel over all elements of its tensors, whatever their shape.
    fn flat(&mut self, node: &Node, problem: Option<Problem>) -> Result<(), PlanError> {
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        let flat = arguments
            .into_iter()
            .map(|id| self.graph.reshape(id, &[self.graph.value(id).layout.shape.iter().product()]));
        let flat = flat.collect();
        self.dispatch(node, problem, flat, vec![])
    }

    fn embedding(&mut self, node: &Node) -> Result<(), PlanError> {
        let [ids, table, y] = [node.inputs[0], node.inputs[1], node.outputs[0]];
        let params =
            EmbeddingParams { n_tokens: self.dim(ids, 0), n_vocab: self.dim(table, 0), n_cols: self.dim(table, 1) };
        let problem = Problem::of(&Embedding, self.float(node, table)?, &params);
        self.dispatch(node, problem, vec![ids, table, y], vec![])
    }

    fn linear(&mut self, node: &Node) -> Result<(), PlanError> {
        let [x, w, y] = [node.inputs[0], node.inputs[1], node.outputs[0]];
        let op = MatmulOp { activations: self.float(node, x)?, weights: self.float(node, w)? };
        let params = MatmulParams { m: self.dim(x, 0), n: self.dim(w, 0), k: self.dim(x, 1) };
        self.dispatch(node, Problem::of(&Matmul, op, &params), vec![x, w, y], vec![])
    }

    fn affine_op(&self, node: &Node, x: ValueId, format: Affine) -> Result<AffineMatmulOp, PlanError> {
        let scales = self.float(node, node.inputs[2])?;
        Ok(AffineMatmulOp { activations: self.float(node, x)?, scales, bits: format.bits })
    }

    fn affine_embedding(&mut self, node: &Node, format: Affine) -> Result<(), PlanError> {
        let [ids, codes, y] = [node.inputs[0], node.inputs[1], node.outputs[0]];
        let group_size = format.group_size;
        let params = AffineEmbeddingParams {
            n_tokens: self.dim(ids, 0),
            n_vocab: self.dim(codes, 0),
            n_cols: self.dim(y, 1),
            group_size,
        };
        let problem = Problem::of(&AffineEmbedding, self.affine_op(node, y, format)?, &params);
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, problem, arguments, vec![])
    }

    fn affine_linear(&mut self, node: &Node, format: Affine) -> Result<(), PlanError> {
        let [x, codes] = [node.inputs[0], node.inputs[1]];
        let group_size = format.group_size;
        let params = AffineMatmulParams { m: self.dim(x, 0), n: self.dim(codes, 0), k: self.dim(x, 1), group_size };
        let problem = Problem::of(&AffineMatmul, self.affine_op(node, x, format)?, &params);
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, problem, arguments, vec![])
    }

    fn trellis_matmul(&mut self, node: &Node, format: Trellis) -> Result<(), PlanError> {
        let [x, y] = [node.inputs[0], node.outputs[0]];
        let op = TrellisMatmulOp { activations: self.float(node, x)?, bits: format.bits };
        let params = TrellisMatmulParams { m: self.dim(x, 0), n: self.dim(y, 1), k: self.dim(x, 1) };
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, Problem::of(&TrellisMatmul, op, &params), arguments, vec![])
    }

    /// Splits of their own and their sum for few rows of x, else all at once.
    fn trellis_scatter(&mut self, node: &Node, format: Trellis, storage: Storage) -> Result<(), PlanError> {
        let [x, codes, scales, y] = [node.inputs[0], node.inputs[1], node.inputs[2], node.outputs[0]];
        let residual: Vec<ValueId> = node.inputs.get(3).copied().into_iter().collect();
        let params = TrellisScatterParams { m: self.dim(x, 0), n: self.dim(y, 1), k: self.dim(x, 1) };
        let elem = self.float(node, x)?;
        let weights = ScatterWeights { activations: elem, bits: format.bits, storage };
        let words = self.graph.reshape(codes, &[self.n_elems(codes)]);
        if !TrellisScatterSplit::pays(weights, &params, self.library.target()) {
            let op = TrellisScatterOp { weights, residual: !residual.is_empty() };
            let arguments = [&[x, words, scales], residual.as_slice(), &[y]].concat();
            return self.dispatch(node, Problem::of(&TrellisScatter, op, &params), arguments, vec![]);
        }
        let n_splits = params.k.div_ceil(SPLIT_ROWS);
        let partials = self.graph.temporary(&node.name, Elem::F32, &[params.m, n_splits, params.n]);
        let arguments = (vec![x, words, scales, partials], vec![]);
        let split = Problem::of(&TrellisScatterSplit, weights, &params);
        self.dispatch_writing(node, split, arguments, vec![partials])?;
        let op = SplitSumOp { elem, residual: !residual.is_empty() };
        let params = SplitSumParams { m: params.m, n: params.n, n_splits };
        let arguments = [&[partials], residual.as_slice(), &[y]].concat();
        self.dispatch(node, Problem::of(&SplitSum, op, &params), arguments, vec![])
    }

    fn fused_linear(
        &mut self,
        node: &Node,
        packed: Option<Packed>,
        norm_eps: Option<f32>,
        epilogue: Epilogue,
    ) -> Result<(), PlanError> {
        let [x, y] = [node.inputs[0], node.outputs[0]];
        let sizes = [self.dim(x, 0), self.dim(y, 1), self.dim(x, 1)];
        let problem = fused_linear_problem(sizes, packed, norm_eps.is_some(), epilogue);
        let problem = problem.and_then(|(op, params)| Problem::of(&FusedLinear, op, &params));
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        let scalars = norm_eps.into_iter().map(ScalarArg::F32).collect();
        self.dispatch(node, problem, arguments, scalars)
    }

    fn rms_norm(&mut self, node: &Node, form: NormForm, eps: f32) -> Result<(), PlanError> {
        let x = node.inputs[0];
        let params = RmsNormParams { n_rows: self.dim(x, 0), n_cols: self.dim(x, 1) };
        let problem = Problem::of(&RmsNorm, RmsNormOp { elem: self.float(node, x)?, form }, &params);
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, problem, arguments, vec![eps.into()])
    }

    fn kv_append(&mut self, node: &Node, norm_eps: Option<f32>) -> Result<(), PlanError> {
        let (q, q_out, keys) = (node.inputs[0], node.outputs[0], node.updates[0]);
        let n = node.inputs.len();
        let (cos, block_table) = (node.inputs[n - 4], node.inputs[n - 1]);
        let params = KvAppendParams {
            n_rows: self.dim(q, 0),
            seq_len: self.dim(q, 1),
            n_heads: self.dim(q, 2),
            n_kv_heads: self.dim(keys, 1),
            head_dim: self.dim(keys, 3),
            q_width: self.dim(q, 3),
            n_pairs: self.dim(cos, 1),
            n_positions: self.dim(cos, 0),
            max_blocks: self.dim(block_table, 1),
            position: 0,
        };
        let norm = if norm_eps.is_some() { QkNorm::Rms } else { QkNorm::None };
        let problem = Problem::of(&KvAppend, KvAppendVariant { elem: self.float(node, q)?, norm }, &params);
        let arguments = [node.inputs.as_slice(), &[q_out], node.updates.as_slice()].concat();
        self.dispatch(node, problem, arguments, norm_eps.into_iter().map(ScalarArg::F32).collect())
    }

    /// Arguments of one token: activations are views of rows, so that their strides are those of the projections.
    fn gdn_step(&mut self, node: &Node, eps: f32, norm_eps: f32) -> Result<(), PlanError> {
        let (state, y) = (node.updates[0], node.outputs[0]);
        let params = gdn_step_params(self.graph, node.inputs[0], node.inputs[5], state);
        let rows =
            |graph: &mut Graph, id: ValueId| graph.reshape(id, &[params.n_rows, params.n_v_heads * params.head_v_dim]);
        let [z, y] = [node.inputs[1], y].map(|id| rows(self.graph, id));
        let mut inputs = node.inputs.clone();
        inputs[1] = z;
        let arguments = [inputs.as_slice(), node.updates.as_slice(), &[y]].concat();
        let op = GdnStep::of(self.float(node, node.inputs[0])?, &params);
        let problem = Problem::of(&GdnStep, op, &params);
        self.dispatch(node, problem, arguments, vec![eps.into(), norm_eps.into()])
    }

    fn gdn_params(&self, qkv: ValueId, qk: ValueId, v: ValueId, [slots, n_slots_of]: [ValueId; 2]) -> GdnParams {
        let n_rows = self.dim(slots, 0);
        GdnParams {
            n_rows,
            seq_len: self.dim(qkv, 0) / n_rows.max(1),
            n_k_heads: self.dim(qk, 1) / 2,
            n_v_heads: self.dim(v, 1),
            head_k_dim: self.dim(qk, 2),
            head_v_dim: self.dim(v, 2),
            n_slots: self.dim(n_slots_of, 0),
            qkv_stride: self.graph.value(qkv).layout.strides[0],
        }
    }

    fn gdn_prepare(&mut self, node: &Node, eps: f32) -> Result<(), PlanError> {
        let (qkv, conv_state, slots) = (node.inputs[0], node.inputs[2], node.inputs[3]);
        let params = self.gdn_params(qkv, node.outputs[0], node.outputs[1], [slots, conv_state]);
        let problem = Problem::of(&GdnPrepare, self.float(node, qkv)?, &params);
        let arguments = [node.inputs.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, problem, arguments, vec![eps.into()])
    }

    fn gdn_recurrence(&mut self, node: &Node) -> Result<(), PlanError> {
        let (qkv, qk, v, slots) = (node.inputs[0], node.inputs[1], node.inputs[2], node.inputs[4]);
        let params = self.gdn_params(qkv, qk, v, [slots, node.updates[0]]);
        let problem = Problem::of(&GdnRecurrence, self.float(node, qkv)?, &params);
        let arguments = [node.inputs.as_slice(), node.updates.as_slice(), node.outputs.as_slice()].concat();
        self.dispatch(node, problem, arguments, vec![])
    }

    fn last_of_each(&mut self, node: &Node, seq_len: u32) {
        let (from, to) = (node.inputs[0], node.outputs[0]);
        for to_row in 0..self.dim(to, 0) {
            let action = Action::CopyRow { from, from_row: to_row * seq_len + seq_len - 1, to, to_row };
            self.steps.push(Step { node: node.name.clone(), action, writes: vec![to] });
        }
    }

    fn attention(&mut self, node: &Node, scale: f32, gated: bool) -> Result<(), PlanError> {
        let (q, keys, positions, block_table) = (node.inputs[0], node.inputs[1], node.inputs[3], node.inputs[4]);
        let params = AttentionParams {
            n_rows: self.dim(q, 0),
            seq_len: self.dim(q, 1),
            n_heads: self.dim(q, 2),
            n_kv_heads: self.dim(keys, 1),
            head_dim: self.dim(keys, 3),
            max_blocks: self.dim(block_table, 1),
            position: 0,
        };
        let gate = if gated { Gate::Sigmoid } else { Gate::None };
        let op = AttentionOp { elem: self.float(node, q)?, gate };
        let y = self.graph.reshape(node.outputs[0], &[params.n_rows, params.seq_len, params.n_heads * params.head_dim]);
        let gates: Vec<ValueId> = node.inputs.get(5).copied().into_iter().collect();
        let sources = [q, keys, node.inputs[2], block_table, positions];
        if !wants_split(&params, self.library.target()) {
            let arguments = [sources.as_slice(), &gates, &[y]].concat();
            return self.dispatch(node, Problem::of(&Attention, op, &params), arguments, vec![scale.into()]);
        }
        let blocks = [params.n_rows * params.seq_len, params.n_heads, params.max_blocks];
        let outputs = self.graph.temporary(&node.name, Elem::F32, &[blocks.as_slice(), &[params.head_dim]].concat());
        let sums = self.graph.temporary(&node.name, Elem::F32, &[blocks.as_slice(), &[2]].concat());
        let arguments = [sources.as_slice(), &[outputs, sums]].concat();
        let split = Problem::of(&AttentionSplit, op.elem, &params);
        self.dispatch_writing(node, split, (arguments, vec![scale.into()]), vec![outputs, sums])?;
        let arguments = [&[outputs, sums, positions], gates.as_slice(), &[y]].concat();
        self.dispatch(node, Problem::of(&AttentionCombine, op, &params), arguments, vec![])
    }
}

/// What a fused layer of sizes `[m, n, k]` computes; none of codes along the outputs.
pub(super) fn fused_linear_problem(
    [m, n, k]: [u32; 3],
    packed: Option<Packed>,
    norm: bool,
    epilogue: Epilogue,
) -> Option<(FusedLinearOp, FusedLinearParams)> {
    let (weights, group_size) = match packed {
        None => (WeightFormat::Plain, 1),
        Some(Packed::Affine(Affine { bits, group_size })) => (WeightFormat::Affine { bits }, group_size),
        Some(Packed::Trellis(Trellis { bits, axis: CodedAxis::Inputs })) => (WeightFormat::Trellis { bits }, 1),
        Some(Packed::Trellis(_)) => return None,
    };
    Some((FusedLinearOp { weights, norm, epilogue }, FusedLinearParams { m, n, k, group_size }))
}

/// Sizes of a step of one token for each row of `qkv [n_rows, conv_dim]`.
pub(super) fn gdn_step_params(graph: &Graph, qkv: ValueId, slots: ValueId, state: ValueId) -> GdnParams {
    let [qkv, slots, state] = [qkv, slots, state].map(|id| &graph.value(id).layout);
    let [n_slots, n_v_heads, head_v_dim, head_k_dim] = [0, 1, 2, 3].map(|axis| state.shape[axis]);
    let n_rows = slots.shape[0];
    let qk = qkv.shape[1].saturating_sub(n_v_heads.saturating_mul(head_v_dim));
    GdnParams {
        n_rows,
        seq_len: qkv.shape[0] / n_rows.max(1),
        n_k_heads: qk / head_k_dim.max(1) / 2,
        n_v_heads,
        head_k_dim,
        head_v_dim,
        n_slots,
        qkv_stride: qkv.strides[0],
    }
}

/// Tiles of query rows below which a device has workgroups to spare for blocks of their own. A starting point: twice the
/// compute units of a large GPU.
const SPLIT_BELOW_WORKGROUPS: u32 = 256;
/// Blocks from which on it pays to compute them side by side. A starting point.
const SPLIT_FROM_BLOCKS: u32 = 4;

/// Whether blocks of keys get workgroups of their own: few query rows and a long context, on a device with many units.
fn wants_split(params: &AttentionParams, target: &Target) -> bool {
    let workgroups = params.n_rows * params.seq_len * params.n_heads;
    let parallel = target.language != Language::Cpu;
    parallel && params.max_blocks >= SPLIT_FROM_BLOCKS && workgroups < SPLIT_BELOW_WORKGROUPS
}
