//! What a model takes in an engine's memory, found without uploading its weights or reading their values.
//!
//! Invariants: the numbers come from the same plans that run; names, types and shapes are checked as for loading. Not counted: what drivers
//! and staging take.

use std::path::Path;

use kernel_lib::common::kv_blocks::BLOCK;

use super::ModelError;
use super::load::LoadOptions;
use super::run::Model;
use super::step::{MAX_TOKENS, StepShape, Wanted};
use crate::weights::Values;

/// Memory of a model, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// Tokens of a sequence at most.
    pub context: u32,
    /// All weights, as they lie on the engine.
    pub weight_bytes: u64,
    /// Keys and values of one token, in all layers.
    pub kv_bytes_per_token: u64,
    /// Recurrent state of one sequence.
    pub state_bytes: u64,
    /// Rotary tables.
    pub table_bytes: u64,
    /// Temporary values of a step of one token, with the whole context in the caches.
    pub token_scratch_bytes: u64,
    /// Temporary values of the largest step of a prompt.
    pub prompt_scratch_bytes: u64,
    /// Dispatches of a step of one token at the start of a sequence.
    pub dispatches_per_token: usize,
}

impl Footprint {
    /// Keys and values of `n_tokens` tokens: whole blocks.
    pub fn kv_bytes(&self, n_tokens: u32) -> u64 {
        u64::from(n_tokens).next_multiple_of(u64::from(BLOCK)) * self.kv_bytes_per_token
    }

    /// Everything, with a full context and a long prompt.
    pub fn total_bytes(&self) -> u64 {
        let scratch = self.token_scratch_bytes.max(self.prompt_scratch_bytes);
        self.weight_bytes + self.kv_bytes(self.context) + self.state_bytes + self.table_bytes + scratch
    }
}

impl Model {
    /// What the model of `folder` would take with these options.
    ///
    /// # Errors
    /// [`ModelError`] as for [`Model::load`], but that values of weights are not looked at.
    pub fn footprint(folder: &Path, options: &LoadOptions) -> Result<Footprint, ModelError> {
        let mut model = Model::described(folder, options, Values::Unread)?;
        let context = model.context();
        let max_blocks = context.div_ceil(BLOCK).next_power_of_two();
        let (first, _, _) = model.plan(StepShape::decode(1, 1))?;
        let dispatches_per_token = first.n_dispatches();
        model.plan(StepShape::decode(1, max_blocks))?;
        let token_scratch_bytes = model.parts.scratch.bytes();
        model.parts.scratch = Default::default();
        let seq_len = context.min(MAX_TOKENS);
        model.plan(StepShape { n_rows: 1, seq_len, max_blocks, wanted: Wanted::Logits })?;
        let (geometry, elem_bytes) = (model.geometry(), u64::from(model.elem().bytes()));
        let n_pairs = geometry.attention.frequencies.len() as u64;
        Ok(Footprint {
            context,
            weight_bytes: model.parts.resident.pending_bytes(),
            kv_bytes_per_token: geometry.kv_bytes_per_token(elem_bytes),
            state_bytes: u64::from(options.n_sequences) * geometry.state_bytes(elem_bytes),
            table_bytes: u64::from(context) * n_pairs * 2 * 4,
            token_scratch_bytes,
            prompt_scratch_bytes: model.parts.scratch.bytes(),
            dispatches_per_token,
        })
    }
}
