//! Steps of a loaded model.
//!
//! Invariants: a step is checked before anything of it runs, so that a refused step changes nothing; steps are submitted in order and
//! each sees the caches that earlier ones left; a submitted step's outputs are waited for only when they are asked for.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use kernel_dsl::ir::Elem;
use runtime::buffer::{BufferRange, Tensor};
use runtime::engine::{Engine, Prepared, Ticket};
use runtime::graph::{Graph, ValueId};
use runtime::plan::bisect::{Difference, first_difference};
use runtime::plan::{KernelLibrary, Plan, Scratch, plan};
use runtime::recording::ReadBackId;

use super::cache::{Caches, Sequence};
use super::error::{ModelError, range_error};
use super::geometry::Geometry;
use super::load::{Loading, Weights};
use super::resident::Resident;
use super::step::{MAX_ROWS, MAX_TOKENS, StepBuilder, StepInputs, StepShape, Wanted};
use crate::weights::floats;
use crate::{dense, qwen35};

/// What loading makes.
pub(crate) struct Parts {
    pub(crate) folder: PathBuf,
    pub(crate) geometry: Geometry,
    pub(crate) context: u32,
    pub(crate) elem: Elem,
    pub(crate) eos: Vec<u32>,
    pub(crate) weights: Weights,
    pub(crate) engine: Box<dyn Engine>,
    pub(crate) library: KernelLibrary,
    pub(crate) scratch: Scratch,
    pub(crate) resident: Resident,
    pub(crate) caches: Caches,
    pub(crate) inputs: StepInputs,
}

/// A model on an engine.
pub struct Model {
    pub(super) parts: Parts,
    steps: HashMap<StepShape, PlannedStep>,
    /// How often recordings became useless, as the caches grew.
    pub(super) n_cleared: u64,
}

/// A step that was planned.
#[derive(Clone)]
struct PlannedStep {
    prepared: Prepared,
    tokens: Option<ReadBackId>,
    logits: Option<ReadBackId>,
    n_dispatches: usize,
}

/// A step that was handed over to the engine. Collect it on the model that it came from.
#[derive(Debug)]
pub struct SubmittedStep {
    ticket: Ticket,
    tokens: Option<ReadBackId>,
    logits: Option<ReadBackId>,
    elem: Elem,
}

/// What a step gave.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StepOutput {
    /// The most likely next token of each sequence, where wanted.
    pub tokens: Vec<u32>,
    /// Logits, row by row, `vocab_size` each, rounded to the type of activations; where wanted.
    pub logits: Vec<f32>,
}

impl Model {
    pub(crate) fn new(parts: Parts) -> Model {
        Model { parts, steps: HashMap::new(), n_cleared: 0 }
    }

    /// Places all weights: plans a step that uses them, then uploads them.
    pub(crate) fn place_weights(&mut self, progress: &mut dyn FnMut(Loading)) -> Result<(), ModelError> {
        self.planned_with(StepShape::decode(1, 1), progress).map(|_| ())
    }

    /// The folder that it was loaded from.
    pub fn folder(&self) -> &Path {
        &self.parts.folder
    }

    /// Its sizes.
    pub fn geometry(&self) -> &Geometry {
        &self.parts.geometry
    }

    /// Tokens of a sequence at most.
    pub fn context(&self) -> u32 {
        self.parts.context
    }

    /// Type of activations.
    pub fn elem(&self) -> Elem {
        self.parts.elem
    }

    /// Tokens that end a text, by the configuration.
    pub fn eos_token_ids(&self) -> &[u32] {
        &self.parts.eos
    }

    /// What was skipped in the checkpoint.
    pub fn notes(&self) -> &[String] {
        self.parts.weights.notes()
    }

    /// The engine's name.
    pub fn engine_name(&self) -> &str {
        self.parts.engine.name()
    }

    /// Whether steps may be submitted ahead; see [`Engine::runs_ahead`].
    pub fn runs_ahead(&self) -> bool {
        self.parts.engine.runs_ahead()
    }

    /// Bytes of weights, of caches, and of temporary values, on the engine.
    pub fn memory(&self) -> [u64; 3] {
        [self.parts.resident.bytes(), self.parts.caches.bytes(), self.parts.scratch.bytes()]
    }

    /// Dispatches of one decode step of one sequence.
    ///
    /// # Errors
    /// [`ModelError`] as for steps.
    pub fn dispatches_per_token(&mut self) -> Result<usize, ModelError> {
        Ok(self.planned(StepShape::decode(1, 1))?.n_dispatches)
    }

    /// A new sequence of no tokens.
    ///
    /// # Errors
    /// [`ModelError::Sequences`] when all are in use.
    pub fn start(&mut self) -> Result<Sequence, ModelError> {
        self.parts.caches.start(&mut *self.parts.engine)
    }

    /// Gives a sequence's memory back.
    pub fn release(&mut self, sequence: Sequence) {
        self.parts.caches.release(sequence);
    }

    /// A new sequence with the contents of another one: states are copied, blocks of keys and values are shared until one of the two
    /// writes into them.
    ///
    /// # Errors
    /// [`ModelError::Sequences`] when all are in use, [`ModelError::Run`] when the engine fails.
    pub fn fork(&mut self, sequence: &Sequence) -> Result<Sequence, ModelError> {
        self.parts.caches.fork(&mut *self.parts.engine, sequence)
    }

    /// Hands over a step of `seq_len` tokens for each sequence of `rows`. `ids` are the tokens, row by row; `None` takes the newest token
    /// of each row that the step before it left on the device.
    ///
    /// # Errors
    /// [`ModelError`] before anything runs, or when the engine fails.
    pub fn submit(
        &mut self,
        rows: &mut [&mut Sequence],
        ids: Option<&[u32]>,
        wanted: Wanted,
    ) -> Result<SubmittedStep, ModelError> {
        let shape = self.ready(rows, ids, wanted)?;
        let step = self.planned(shape)?;
        let parts = &mut self.parts;
        let ticket = parts.engine.submit(&step.prepared)?;
        for sequence in rows.iter_mut() {
            sequence.n_tokens += shape.seq_len;
        }
        Ok(SubmittedStep { ticket, tokens: step.tokens, logits: step.logits, elem: parts.elem })
    }

    /// Checks a step, gives its sequences blocks, and writes its inputs.
    pub(super) fn ready(
        &mut self,
        rows: &mut [&mut Sequence],
        ids: Option<&[u32]>,
        wanted: Wanted,
    ) -> Result<StepShape, ModelError> {
        let (n_rows, seq_len) = self.check(rows, ids)?;
        let parts = &mut self.parts;
        for sequence in rows.iter_mut() {
            if parts.caches.reserve(&mut *parts.engine, &parts.geometry, sequence, seq_len)? {
                // Recordings name the memory that the caches had.
                self.steps.clear();
                self.n_cleared += 1;
            }
        }
        let blocks = rows.iter().map(|sequence| sequence.blocks.len()).max().unwrap_or(1).max(1);
        let max_blocks = (blocks as u32).next_power_of_two();
        let shape = StepShape { n_rows, seq_len, max_blocks, wanted };
        let positions: Vec<u32> = rows.iter().map(|sequence| sequence.n_tokens).collect();
        let slots: Vec<u32> = rows.iter().map(|sequence| sequence.slot).collect();
        let padding = |sequence: &Sequence| vec![u32::MAX; max_blocks as usize - sequence.blocks.len()];
        let table: Vec<u32> =
            rows.iter().flat_map(|sequence| [sequence.blocks.clone(), padding(sequence)].concat()).collect();
        parts.inputs.write_places(&mut *parts.engine, &positions, &slots, &table)?;
        if let Some(ids) = ids {
            parts.inputs.write_ids(&mut *parts.engine, shape, ids)?;
        }
        Ok(shape)
    }

    /// Waits for a step's outputs.
    ///
    /// # Errors
    /// [`ModelError::Run`] when the engine fails.
    pub fn collect(&mut self, step: SubmittedStep) -> Result<StepOutput, ModelError> {
        let outputs = self.parts.engine.collect(step.ticket)?;
        let words = |id| outputs.bytes(id).as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        Ok(StepOutput {
            tokens: step.tokens.map(words).unwrap_or_default(),
            logits: step.logits.and_then(|id| floats(step.elem, outputs.bytes(id))).unwrap_or_default(),
        })
    }

    /// Waits until all steps are done.
    ///
    /// # Errors
    /// [`ModelError::Run`] when the engine fails.
    pub fn wait(&mut self) -> Result<(), ModelError> {
        Ok(self.parts.engine.wait()?)
    }

    /// Contents of the caches of one sequence, layer by layer, as stored: keys and values by block, then states.
    ///
    /// # Errors
    /// [`ModelError::Run`] when the engine fails.
    pub fn read_caches(&mut self, sequence: &Sequence) -> Result<CacheContents, ModelError> {
        let parts = &mut self.parts;
        let mut contents = CacheContents::default();
        let part = |tensor: &Tensor, index: u32| tensor.row_range(index).map_err(range_error);
        for pair in &parts.caches.kv {
            let mut layer = [Vec::new(), Vec::new()];
            for (tensor, bytes) in pair.iter().zip(&mut layer) {
                for block in &sequence.blocks {
                    bytes.extend(parts.engine.read_back(&part(tensor, *block)?)?);
                }
            }
            contents.kv.push(layer);
        }
        for [state, conv_state] in &parts.caches.states {
            let state = parts.engine.read_back(&part(state, sequence.slot)?)?;
            contents.states.push([state, parts.engine.read_back(&part(conv_state, sequence.slot)?)?]);
        }
        Ok(contents)
    }

    /// The first operation whose output differs between this model's engine and `other`, for `ids` in a sequence of their own, run at once.
    ///
    /// # Errors
    /// [`ModelError`] as for steps.
    pub fn first_difference(&mut self, ids: &[u32], other: &mut dyn Engine) -> Result<Option<Difference>, ModelError> {
        let mut sequence = self.start()?;
        let found = self.first_difference_in(&mut sequence, ids, other);
        self.release(sequence);
        found
    }

    fn first_difference_in(
        &mut self,
        sequence: &mut Sequence,
        ids: &[u32],
        other: &mut dyn Engine,
    ) -> Result<Option<Difference>, ModelError> {
        let shape = self.ready(&mut [sequence], Some(ids), Wanted::Token)?;
        let (plan, _, _) = self.plan(shape)?;
        self.parts.resident.upload(&mut *self.parts.engine, &mut |_| ())?;
        Ok(first_difference(&plan, [&mut *self.parts.engine, other])?)
    }

    fn check(&self, rows: &[&mut Sequence], ids: Option<&[u32]>) -> Result<(u32, u32), ModelError> {
        let n_rows = rows.len();
        if n_rows == 0 || n_rows > MAX_ROWS as usize {
            return Err(ModelError::Sequences { found: n_rows, required: MAX_ROWS as usize });
        }
        let n_ids = ids.map_or(n_rows, <[u32]>::len);
        let seq_len = n_ids / n_rows;
        if seq_len == 0 || !n_ids.is_multiple_of(n_rows) {
            return Err(ModelError::Empty);
        }
        if n_ids > MAX_TOKENS as usize {
            return Err(ModelError::Step { found: n_ids, required: MAX_TOKENS });
        }
        let longest = rows.iter().map(|sequence| u64::from(sequence.n_tokens) + seq_len as u64).max().unwrap_or(0);
        self.check_text(ids.unwrap_or_default(), longest)?;
        Ok((n_rows as u32, seq_len as u32))
    }

    /// Refuses tokens that the model does not have, and a text of `n_tokens` where the context has no room for it.
    pub(crate) fn check_text(&self, ids: &[u32], n_tokens: u64) -> Result<(), ModelError> {
        let required = self.parts.geometry.vocab_size;
        if let Some(found) = ids.iter().copied().find(|id| *id >= required) {
            return Err(ModelError::Token { found, required });
        }
        let required = self.parts.context;
        if n_tokens > u64::from(required) {
            return Err(ModelError::Context { found: n_tokens, required });
        }
        Ok(())
    }

    fn planned(&mut self, shape: StepShape) -> Result<PlannedStep, ModelError> {
        self.planned_with(shape, &mut |_| ())
    }

    /// A step, planned if it is new; weights that it is the first to use are uploaded, and `progress` hears of them.
    fn planned_with(&mut self, shape: StepShape, progress: &mut dyn FnMut(Loading)) -> Result<PlannedStep, ModelError> {
        if let Some(step) = self.steps.get(&shape) {
            return Ok(step.clone());
        }
        let (mut plan, tokens, logits) = self.plan(shape)?;
        let tokens = tokens.map(|range| plan.recording.read_back(range));
        let logits = logits.map(|range| plan.recording.read_back(range));
        let n_dispatches = plan.n_dispatches();
        let Parts { engine, resident, .. } = &mut self.parts;
        let of = resident.bytes() + resident.pending_bytes();
        progress(Loading { done: resident.bytes(), of });
        resident.upload(&mut **engine, &mut |done| progress(Loading { done, of }))?;
        let prepared = Prepared::new(plan.recording);
        self.parts.engine.prepare(&prepared)?;
        let step = PlannedStep { prepared, tokens, logits, n_dispatches };
        self.steps.insert(shape, step.clone());
        Ok(step)
    }

    /// The graph of a step, its tokens, and its logits, if there are any.
    pub(super) fn graph(&mut self, shape: StepShape) -> Result<(Graph, ValueId, Option<ValueId>), ModelError> {
        let parts = &mut self.parts;
        let Parts { resident, caches, inputs, weights, .. } = parts;
        let mut builder = StepBuilder::new(resident, caches, inputs, (shape, parts.elem))?;
        let logits = match weights {
            Weights::Hybrid(config, weights) => qwen35::graph::build(&mut builder, config, weights)?,
            Weights::Dense(config, weights) => dense::graph::build(&mut builder, config, weights)?,
        };
        let tokens = builder.tokens();
        Ok((builder.graph, tokens, logits))
    }

    /// Plans a step without touching the engine.
    pub(super) fn plan(&mut self, shape: StepShape) -> Result<PlanAndOutputs, ModelError> {
        let (graph, tokens, logits) = self.graph(shape)?;
        let parts = &mut self.parts;
        let wants_tokens = matches!(shape.wanted, Wanted::Token | Wanted::Logits);
        let wants_logits = matches!(shape.wanted, Wanted::Logits | Wanted::AllLogits);
        let logits = logits.filter(|_| wants_logits);
        let tokens = Some(tokens).filter(|_| wants_tokens);
        let keep: Vec<ValueId> = tokens.into_iter().chain(logits).collect();
        let planned = plan(graph, &keep, &mut parts.library, &mut parts.scratch)?;
        let mut kept = planned.kept.iter().map(Tensor::range);
        let tokens = tokens.and_then(|_| kept.next());
        let logits = logits.and_then(|_| kept.next());
        drop(kept);
        Ok((planned, tokens, logits))
    }
}

/// A plan, and where its tokens and logits are.
pub(super) type PlanAndOutputs = (Plan, Option<BufferRange>, Option<BufferRange>);

/// Bytes of one sequence's caches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CacheContents {
    /// Keys and values of each attention layer, block after block: `[n_kv_heads, 256, head_dim]` each.
    pub kv: Vec<[Vec<u8>; 2]>,
    /// State and convolution inputs of each recurrent layer.
    pub states: Vec<[Vec<u8>; 2]>,
}
