//! One step of a model: which sequences and tokens run, what is wanted, and the graph for it.
//!
//! Invariants: a step has `n_rows` sequences of `seq_len` tokens each, row by row; what changes from one step of a shape to the
//! next (tokens, positions, slots, block tables) is in buffers, so that its recording is replayed as it is.

use std::collections::HashMap;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::{Engine, RunError};
use runtime::graph::build::{GdnState, KvCache, LinearWeight};
use runtime::graph::{Graph, ValueId};

use super::cache::Caches;
use super::error::{ModelError, range_error};
use super::geometry::Geometry;
use super::kernel_types;
use super::resident::{Resident, joined_starts};
use crate::weights::{Linear, Tensor as Weight};

/// Sequences of a step at most.
pub const MAX_ROWS: u32 = 8;

/// Tokens of a step at most.
pub const MAX_TOKENS: u32 = 2048;

/// The sizes that a recording is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepShape {
    /// Sequences.
    pub n_rows: u32,
    /// Tokens of each.
    pub seq_len: u32,
    /// Columns of the block table: blocks of a sequence at most.
    pub max_blocks: u32,
    /// What is computed.
    pub wanted: Wanted,
}

impl StepShape {
    /// A step of one token for each of `n_rows` sequences, which gives the next ones, and the logits that they come from.
    pub(crate) fn decode(n_rows: u32, max_blocks: u32) -> StepShape {
        StepShape { n_rows, seq_len: 1, max_blocks, wanted: Wanted::Logits }
    }
}

/// What a step gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wanted {
    /// Caches and states only.
    State,
    /// The most likely next token of each sequence, which the next step takes from the device.
    Token,
    /// That token, and the logits after each sequence's last token.
    Logits,
    /// Logits after every token.
    AllLogits,
}

/// Buffers that the host writes before a step.
pub(crate) struct StepInputs {
    /// Tokens of a step of several tokens a sequence.
    ids: Buffer,
    /// The newest token of each row: input of a step of one token a row, output of every step that gives tokens.
    tokens: Buffer,
    positions: Buffer,
    slots: Buffer,
    block_table: Buffer,
    cos: Tensor,
    sin: Tensor,
}

impl StepInputs {
    /// Buffers for all steps of a model, and its rotary tables for `n_positions` positions.
    pub(crate) fn new(
        engine: &mut dyn Engine,
        geometry: &Geometry,
        n_positions: u32,
    ) -> Result<StepInputs, ModelError> {
        let words = |label, count: u32| Buffer::new(label, u64::from(count) * 4);
        let frequencies = &geometry.attention.frequencies;
        let [cos, sin] =
            ["cos", "sin"].map(|label| Tensor::allocate(label, Elem::F32, &[n_positions, frequencies.len() as u32]));
        let found = cos.range().bytes();
        let no_memory = || ModelError::Run(RunError::OutOfMemory { buffer: "rotary tables".into(), found });
        let tables = super::rope::tables(frequencies, n_positions).ok_or_else(no_memory)?;
        for (tensor, bytes) in [&cos, &sin].into_iter().zip(tables) {
            engine.upload(tensor.buffer(), 0, &bytes)?;
        }
        let table = MAX_ROWS * n_positions.div_ceil(kernel_lib::common::kv_blocks::BLOCK).next_power_of_two();
        Ok(StepInputs {
            ids: words("ids", MAX_TOKENS),
            tokens: words("tokens", MAX_ROWS),
            positions: words("positions", MAX_ROWS),
            slots: words("slots", MAX_ROWS),
            block_table: words("block table", table),
            cos,
            sin,
        })
    }

    fn ids(&self, shape: StepShape) -> &Buffer {
        if shape.seq_len == 1 { &self.tokens } else { &self.ids }
    }

    /// Writes the tokens of a step.
    pub(crate) fn write_ids(&self, engine: &mut dyn Engine, shape: StepShape, ids: &[u32]) -> Result<(), ModelError> {
        Ok(engine.upload(self.ids(shape), 0, bytemuck::cast_slice(ids))?)
    }

    /// Writes where the rows of a step stand. The block table is row-major, `max_blocks` a row.
    pub(crate) fn write_places(
        &self,
        engine: &mut dyn Engine,
        positions: &[u32],
        slots: &[u32],
        block_table: &[u32],
    ) -> Result<(), ModelError> {
        engine.upload(&self.positions, 0, bytemuck::cast_slice(positions))?;
        engine.upload(&self.slots, 0, bytemuck::cast_slice(slots))?;
        Ok(engine.upload(&self.block_table, 0, bytemuck::cast_slice(block_table))?)
    }
}

/// Builds the graph of a step.
pub(crate) struct StepBuilder<'a> {
    /// The graph so far.
    pub(crate) graph: Graph,
    /// The step.
    pub(crate) shape: StepShape,
    /// Type of activations.
    pub(crate) elem: Elem,
    /// The tokens, `[n_tokens]`.
    pub(crate) ids: ValueId,
    /// Rotary tables.
    pub(crate) cos: ValueId,
    /// Rotary tables.
    pub(crate) sin: ValueId,
    positions: ValueId,
    slots: ValueId,
    block_table: ValueId,
    tokens: ValueId,
    caches: &'a Caches,
    resident: &'a mut Resident,
    bound: HashMap<String, ValueId>,
    n_attention: usize,
    n_recurrent: usize,
}

impl<'a> StepBuilder<'a> {
    /// An empty graph with the step's inputs.
    pub(crate) fn new(
        resident: &'a mut Resident,
        caches: &'a Caches,
        inputs: &StepInputs,
        (shape, elem): (StepShape, Elem),
    ) -> Result<StepBuilder<'a>, ModelError> {
        let mut graph = Graph::new();
        let mut bind = |name: &str, buffer: &Buffer, lengths: &[u32]| -> Result<ValueId, ModelError> {
            let tensor = Tensor::new(buffer, 0, TensorLayout::row_major(Elem::U32, lengths));
            Ok(graph.bound(name, &tensor.map_err(range_error)?))
        };
        let StepShape { n_rows, seq_len, max_blocks, .. } = shape;
        let ids = bind("ids", inputs.ids(shape), &[n_rows * seq_len])?;
        let tokens = bind("tokens", &inputs.tokens, &[n_rows])?;
        let positions = bind("positions", &inputs.positions, &[n_rows])?;
        let slots = bind("slots", &inputs.slots, &[n_rows])?;
        let block_table = bind("block_table", &inputs.block_table, &[n_rows, max_blocks])?;
        let [cos, sin] = [&inputs.cos, &inputs.sin].map(|table| graph.bound(table.buffer().label(), table));
        let bound = HashMap::new();
        let (n_attention, n_recurrent) = (0, 0);
        Ok(StepBuilder {
            graph,
            shape,
            elem,
            ids,
            cos,
            sin,
            positions,
            slots,
            block_table,
            tokens,
            caches,
            resident,
            bound,
            n_attention,
            n_recurrent,
        })
    }

    fn bind(&mut self, weight: &Weight, elem: Elem) -> Result<ValueId, ModelError> {
        if let Some(id) = self.bound.get(weight.name()) {
            return Ok(*id);
        }
        let tensor = self.resident.place(weight, elem)?;
        let id = self.graph.bound(weight.name(), &tensor);
        self.bound.insert(weight.name().to_owned(), id);
        Ok(id)
    }

    /// A weight in the type of activations.
    pub(crate) fn weight(&mut self, weight: &Weight) -> Result<ValueId, ModelError> {
        self.bind(weight, self.elem)
    }

    /// A weight in the type that it is stored in.
    pub(crate) fn stored_weight(&mut self, weight: &Weight) -> Result<ValueId, ModelError> {
        self.bind(weight, weight.elem())
    }

    /// Weights of a linear layer.
    pub(crate) fn linear_weight(&mut self, linear: &Linear) -> Result<LinearWeight, ModelError> {
        match linear {
            Linear::Plain { weight } => Ok(LinearWeight::Plain(self.stored_weight(weight)?)),
            Linear::Affine { weight, scales, biases, affine: format } => Ok(LinearWeight::Affine {
                codes: self.stored_weight(weight)?,
                scales: self.stored_weight(scales)?,
                biases: self.stored_weight(biases)?,
                format: *format,
            }),
            Linear::Trellis { weight, scales, trellis } => Ok(LinearWeight::Trellis {
                codes: self.stored_weight(weight)?,
                scales: self.stored_weight(scales)?,
                format: *trellis,
            }),
        }
    }

    /// A linear layer.
    pub(crate) fn linear(&mut self, name: &str, x: ValueId, linear: &Linear) -> Result<ValueId, ModelError> {
        kernel_types::check_linear(self.elem, linear)?;
        let w = self.linear_weight(linear)?;
        Ok(self.graph.linear(name, x, w)?)
    }

    /// Linear layers of one input, by name. Where their weights are one matrix, a step of one token computes them at once.
    pub(crate) fn linears<const N: usize>(
        &mut self,
        x: ValueId,
        layers: [(String, &Linear); N],
    ) -> Result<[ValueId; N], ModelError> {
        let joined = self.joined_weight(&layers.each_ref().map(|(_, linear)| *linear))?;
        let one_token = self.shape.n_rows * self.shape.seq_len == 1;
        let joined = match joined {
            Some((joined, _)) if one_token => joined,
            joined => return self.one_by_one(x, layers, joined.map(|(_, parts)| parts)),
        };
        let y = self.graph.linear(&layers[0].0, x, joined)?;
        let widths = layers.each_ref().map(|(_, linear)| linear.shape()[0]);
        let mut outputs = [y; N];
        for (output, (start, width)) in outputs.iter_mut().zip(joined_starts(widths).into_iter().zip(widths)) {
            *output = self.graph.view(y, u64::from(start), TensorLayout::row_major(self.elem, &[1, width]));
        }
        Ok(outputs)
    }

    /// Linear layers of one input, by name, one after the other; their weights lie side by side where they can.
    pub(crate) fn linears_apart<const N: usize>(
        &mut self,
        x: ValueId,
        layers: [(String, &Linear); N],
    ) -> Result<[ValueId; N], ModelError> {
        let joined = self.joined_weight(&layers.each_ref().map(|(_, linear)| *linear))?;
        self.one_by_one(x, layers, joined.map(|(_, parts)| parts))
    }

    /// Linear layers of one input, with their rows of a joined matrix where there is one.
    fn one_by_one<const N: usize>(
        &mut self,
        x: ValueId,
        layers: [(String, &Linear); N],
        parts: Option<Vec<LinearWeight>>,
    ) -> Result<[ValueId; N], ModelError> {
        let mut outputs = [x; N];
        for (index, (output, (name, linear))) in outputs.iter_mut().zip(&layers).enumerate() {
            *output = match &parts {
                Some(parts) => self.graph.linear(name, x, parts[index])?,
                None => self.linear(name, x, linear)?,
            };
        }
        Ok(outputs)
    }

    /// Linear layers whose weights are one matrix: that matrix, and each layer's own rows. `None` where weights are read in place, or
    /// their formats differ.
    fn joined_weight(&mut self, linears: &[&Linear]) -> Result<Option<(LinearWeight, Vec<LinearWeight>)>, ModelError> {
        if !self.resident.joins() || !linears.iter().all(|linear| linear.is_like(linears[0])) {
            return Ok(None);
        }
        linears.iter().try_for_each(|linear| kernel_types::check_linear(self.elem, linear))?;
        let n_tensors = linears[0].tensors().len();
        let mut tensors = Vec::with_capacity(n_tensors);
        for index in 0..n_tensors {
            let weights: Vec<&Weight> = linears.iter().map(|linear| linear.tensors()[index]).collect();
            let (joined, parts) = self.resident.place_joined(&weights)?;
            let name = weights[0].name();
            let parts = weights.iter().zip(parts).map(|(weight, part)| self.graph.bound(weight.name(), &part));
            let parts: Vec<ValueId> = parts.collect();
            tensors.push((self.graph.bound(name, &joined), parts));
        }
        let weight = |of: &dyn Fn(usize) -> ValueId| match linears[0] {
            Linear::Plain { .. } => LinearWeight::Plain(of(0)),
            Linear::Affine { affine: format, .. } => {
                LinearWeight::Affine { codes: of(0), scales: of(1), biases: of(2), format: *format }
            }
            Linear::Trellis { trellis, .. } => LinearWeight::Trellis { codes: of(0), scales: of(1), format: *trellis },
        };
        let parts = (0..linears.len()).map(|layer| weight(&|tensor| tensors[tensor].1[layer]));
        Ok(Some((weight(&|tensor| tensors[tensor].0), parts.collect())))
    }

    /// Keys and values of the next attention layer.
    pub(crate) fn next_kv(&mut self) -> KvCache {
        let [keys, values] = &self.caches.kv[self.n_attention];
        self.n_attention += 1;
        let [keys, values] = [keys, values].map(|tensor| self.graph.bound(tensor.buffer().label(), tensor));
        KvCache { keys, values, positions: self.positions, block_table: self.block_table }
    }

    /// State of the next recurrent layer.
    pub(crate) fn next_state(&mut self) -> GdnState {
        let [state, conv_state] = &self.caches.states[self.n_recurrent];
        self.n_recurrent += 1;
        let [state, conv_state] = [state, conv_state].map(|tensor| self.graph.bound(tensor.buffer().label(), tensor));
        GdnState { state, conv_state, slots: self.slots, positions: self.positions }
    }

    /// The residual stream's first value.
    pub(crate) fn embedding(&mut self, table: &Linear) -> Result<ValueId, ModelError> {
        kernel_types::check_embedding(self.elem, table)?;
        let table = self.linear_weight(table)?;
        Ok(self.graph.embedding("embed_tokens", self.ids, table, self.elem)?)
    }

    /// Ends the step: from the last layer's output to what is wanted. Gives the logits, if there are any.
    pub(crate) fn finish(
        &mut self,
        hidden: ValueId,
        norm: (&Weight, f32),
        head: &Linear,
    ) -> Result<Option<ValueId>, ModelError> {
        let rows = match self.shape.wanted {
            Wanted::State => return Ok(None),
            Wanted::Token | Wanted::Logits => self.graph.last_of_each("last", hidden, self.shape.seq_len)?,
            Wanted::AllLogits => hidden,
        };
        let weight = self.weight(norm.0)?;
        let normed = self.graph.rms_norm("norm", rows, weight, norm.1)?;
        let logits = self.linear("lm_head", normed, head)?;
        if self.shape.wanted != Wanted::AllLogits {
            self.graph.argmax("next_token", logits, self.tokens)?;
        }
        Ok(Some(logits))
    }

    /// The newest tokens, where the step gives any.
    pub(crate) fn tokens(&self) -> ValueId {
        self.tokens
    }
}
