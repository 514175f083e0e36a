//! Fusion: nodes that one kernel computes together become one node.
//!
//! Patterns, by name: `residual` (a linear layer and the sum that alone reads it), `swiglu` (two linear layers of one input whose
//! weights lie side by side, and their SwiGLU), `norm` (a norm that one linear layer alone reads), `gdn` (one token of a gated delta
//! net and its gated norm).
//! Invariants: a fused kernel gives the bytes of those that it replaces, so fusion changes no byte of a result; a value
//! that somebody else reads, or that is kept, stays. Nothing is fused where the kernel says that it does not pay.

use kernel_dsl::ir::Elem;
use kernel_dsl::target::{Language, Target};
use kernel_lib::common::float::Float;
use kernel_lib::kernels::fused_linear::FusedLinear;
use kernel_lib::kernels::gdn_step::GdnStep;

use super::lower::{fused_linear_problem, gdn_step_params};
use crate::buffer::Tensor;
use crate::graph::op::{CodedAxis, Epilogue, Packed};
use crate::graph::{Graph, Home, Node, Op, ValueId};

/// Fuses the nodes of `graph` for a target. Values of `keep` stay.
pub(super) fn fuse(graph: &mut Graph, keep: &[ValueId], target: &Target) {
    let mut fusion = Fusion { target, keep, nodes: graph.nodes().iter().cloned().map(Some).collect(), graph };
    for pattern in [Fusion::residual, Fusion::swiglu, Fusion::norm, Fusion::gdn] {
        for index in 0..fusion.nodes.len() {
            pattern(&mut fusion, index);
        }
    }
    let nodes = fusion.nodes.into_iter().flatten().collect();
    graph.replace_nodes(nodes);
}

struct Fusion<'a> {
    target: &'a Target,
    keep: &'a [ValueId],
    /// In order; `None` where a node went into another.
    nodes: Vec<Option<Node>>,
    graph: &'a mut Graph,
}

/// A linear layer's parts.
struct Layer {
    /// Its node.
    index: usize,
    x: ValueId,
    packed: Option<Packed>,
    weights: Vec<ValueId>,
}

impl Fusion<'_> {
    /// The node that writes temporary value `id` as a whole, where exactly one input of one node reads it.
    fn sole_producer(&self, id: ValueId) -> Option<usize> {
        let whole = self.graph.value(id).home == Home::Temporary;
        let kept = self.keep.iter().any(|kept| self.graph.base(*kept) == id);
        let reads = self.nodes.iter().flatten().flat_map(|node| node.inputs.iter().chain(&node.updates));
        let n_reads = reads.filter(|read| self.graph.base(**read) == id).count();
        if !whole || kept || n_reads != 1 {
            return None;
        }
        self.nodes.iter().position(|node| node.as_ref().is_some_and(|node| node.outputs == [id]))
    }

    /// The linear layer that writes `id` for one reader.
    fn sole_linear(&self, id: ValueId) -> Option<Layer> {
        let index = self.sole_producer(id)?;
        let node = self.nodes[index].as_ref()?;
        let packed = match node.op {
            Op::Linear => None,
            Op::AffineLinear(format) => Some(Packed::Affine(format)),
            Op::TrellisLinear(format) => Some(Packed::Trellis(format)),
            _ => return None,
        };
        Some(Layer { index, x: node.inputs[0], packed, weights: node.inputs[1..].to_vec() })
    }

    /// Whether a kernel takes the layer, with rows of `n` columns.
    fn takes(&self, layer: &Layer, norm: bool, epilogue: Epilogue, n: u32) -> bool {
        let elem = |id: &ValueId| self.graph.value(*id).layout.elem;
        let (floats, stored) = match layer.packed {
            None => (&layer.weights[..], Elem::Bf16),
            Some(Packed::Affine(_)) => (&layer.weights[1..], Elem::Bf16),
            Some(Packed::Trellis(_)) => (&layer.weights[1..], Elem::F16),
        };
        let [m, k] = [0, 1].map(|axis| self.graph.value(layer.x).layout.shape[axis]);
        let Some((op, params)) = fused_linear_problem([m, n, k], layer.packed, norm, epilogue) else { return false };
        let types = elem(&layer.x) == Elem::Bf16 && floats.iter().all(|id| elem(id) == stored);
        types && FusedLinear::pays(op, &params, self.target)
    }

    /// `residual + linear(x)`.
    fn residual(&mut self, index: usize) {
        let Some(node) = self.nodes[index].as_ref().filter(|node| node.op == Op::Add) else { return };
        let (a, b, y) = (node.inputs[0], node.inputs[1], node.outputs[0]);
        for (product, residual) in [(b, a), (a, b)] {
            let Some(layer) = self.sole_linear(product) else { continue };
            let n = self.graph.value(y).layout.shape[1];
            if let Some(Packed::Trellis(format)) = layer.packed
                && matches!(format.axis, CodedAxis::Outputs(_))
                && self.graph.value(layer.x).layout.elem == Elem::Bf16
                && self.target.language != Language::Cpu
            {
                let inputs = [&[layer.x], layer.weights.as_slice(), &[residual]].concat();
                self.nodes[layer.index] = None;
                if let Some(node) = &mut self.nodes[index] {
                    (node.op, node.inputs) = (Op::TrellisResidual(format), inputs);
                }
                return;
            }
            if self.takes(&layer, false, Epilogue::Residual, n) {
                self.replace(index, &[layer.index], &layer, None, (Epilogue::Residual, &[residual]));
                return;
            }
        }
    }

    /// `swiglu(gate(x), up(x))`.
    fn swiglu(&mut self, index: usize) {
        let Some(node) = self.nodes[index].as_ref().filter(|node| node.op == Op::Swiglu) else { return };
        let (y, inputs) = (node.outputs[0], node.inputs.clone());
        let (Some(gate), Some(up)) = (self.sole_linear(inputs[0]), self.sole_linear(inputs[1])) else { return };
        let n = self.graph.value(y).layout.shape[1];
        if gate.x != up.x || gate.packed != up.packed || !self.takes(&gate, false, Epilogue::Swiglu, n) {
            return;
        }
        let pairs = gate.weights.iter().zip(&up.weights);
        let Some(joined) = pairs.map(|(gate, up)| side_by_side(self.graph, *gate, *up)).collect::<Option<Vec<_>>>()
        else {
            return;
        };
        let name = self.graph.value(gate.weights[0]).name.clone();
        let weights = joined.iter().map(|tensor| self.graph.bound(&name, tensor)).collect();
        let both = [gate.index, up.index];
        self.replace(index, &both, &Layer { weights, ..gate }, None, (Epilogue::Swiglu, &[]));
    }

    /// `linear(norm(x))`, for a linear layer that may be fused with what follows it.
    fn norm(&mut self, index: usize) {
        let Some(node) = self.nodes[index].as_ref() else { return };
        let (packed, epilogue) = match node.op {
            Op::Linear => (None, Epilogue::Store),
            Op::AffineLinear(format) => (Some(Packed::Affine(format)), Epilogue::Store),
            Op::FusedLinear { packed, norm_eps: None, epilogue: Epilogue::Swiglu } => (packed, Epilogue::Swiglu),
            _ => return,
        };
        let n = self.graph.value(node.outputs[0]).layout.shape[1];
        let layer = Layer { index, x: node.inputs[0], packed, weights: node.inputs[1..].to_vec() };
        let Some(before) = self.sole_producer(layer.x) else { return };
        let Some(Node { op: Op::RmsNorm { eps }, inputs, .. }) = &self.nodes[before] else { return };
        let (eps, x, weight) = (*eps, inputs[0], inputs[1]);
        let is_bf16 = self.graph.value(weight).layout.elem == Elem::Bf16;
        if is_bf16 && self.takes(&layer, true, epilogue, n) {
            self.replace(index, &[before], &Layer { x, ..layer }, Some((weight, eps)), (epilogue, &[]));
        }
    }

    /// The gated norm of a recurrence, the recurrence, and what prepares it.
    fn gdn(&mut self, index: usize) {
        let Some(node) = self.nodes[index].as_ref() else { return };
        let Op::GatedRmsNorm { eps: norm_eps } = node.op else { return };
        let (heads, norm_weight, z) = (self.graph.base(node.inputs[0]), node.inputs[1], node.inputs[2]);
        let Some(recurrence_index) = self.sole_producer(heads) else { return };
        let Some(recurrence) = self.nodes[recurrence_index].clone() else { return };
        if recurrence.op != Op::GdnRecurrence {
            return;
        }
        let prepares = |node: &Option<Node>| node.as_ref().is_some_and(|node| node.outputs == recurrence.inputs[1..4]);
        let Some(prepare_index) = self.nodes.iter().position(prepares) else { return };
        let Some(prepare) = self.nodes[prepare_index].clone() else { return };
        let Op::GdnPrepare { eps } = prepare.op else { return };
        let &[qkv, conv_weight, _, slots, positions, b, a, a_log, dt_bias] = prepare.inputs.as_slice() else { return };
        let params = gdn_step_params(self.graph, qkv, slots, recurrence.updates[0]);
        let elem = self.graph.value(qkv).layout.elem;
        let Some(float) = Float::ALL.into_iter().find(|float| float.elem() == elem) else { return };
        let one_type = [z, norm_weight, conv_weight].iter().all(|id| self.graph.value(*id).layout.elem == elem);
        if !one_type || !GdnStep::pays(float, &params, self.target) {
            return;
        }
        self.nodes[recurrence_index] = None;
        self.nodes[prepare_index] = None;
        if let Some(node) = &mut self.nodes[index] {
            node.op = Op::GdnStep { eps, norm_eps };
            node.inputs = vec![qkv, z, b, a, conv_weight, slots, positions, a_log, dt_bias, norm_weight];
            node.updates = recurrence.updates;
        }
    }

    /// Puts a fused layer where node `index` stands, and takes `gone` away.
    fn replace(
        &mut self,
        index: usize,
        gone: &[usize],
        layer: &Layer,
        norm: Option<(ValueId, f32)>,
        (epilogue, residual): (Epilogue, &[ValueId]),
    ) {
        gone.iter().for_each(|index| self.nodes[*index] = None);
        if let Some(node) = &mut self.nodes[index] {
            let norm_eps = norm.map(|(_, eps)| eps);
            let norm_weight: Vec<ValueId> = norm.into_iter().map(|(weight, _)| weight).collect();
            node.op = Op::FusedLinear { packed: layer.packed, norm_eps, epilogue };
            node.inputs = [&[layer.x], norm_weight.as_slice(), &layer.weights, residual].concat();
        }
    }
}

/// Two matrices of one shape as one of twice the rows, where the second one's rows follow the first one's in memory.
fn side_by_side(graph: &Graph, first: ValueId, second: ValueId) -> Option<Tensor> {
    let [first, second] = [first, second].map(|id| match &graph.value(id).home {
        Home::Bound(tensor) => Some(tensor),
        Home::Temporary | Home::View { .. } => None,
    });
    let (first, second) = first.zip(second)?;
    let mut layout = first.layout().clone();
    let bytes: u64 = layout.shape.iter().map(|size| u64::from(*size)).product::<u64>() * u64::from(layout.elem.bytes());
    let follows = first.buffer() == second.buffer() && second.offset() == first.offset() + bytes;
    if !follows || first.layout() != second.layout() {
        return None;
    }
    layout.shape[0] *= 2;
    Tensor::new(first.buffer(), first.offset(), layout).ok()
}
