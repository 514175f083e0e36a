//! Weights on an engine: each tensor of a checkpoint is placed once, at its first use.
//!
//! Invariants: a tensor has one element type on the engine, chosen at its first use; the CPU engine reads the file's mapping in place.

use std::collections::HashMap;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::Engine;

use super::error::{ModelError, range_error};
use crate::weights::Tensor as Weight;

/// Weights that are on an engine.
#[derive(Default)]
pub(crate) struct Resident {
    tensors: HashMap<String, Tensor>,
    bytes: u64,
}

impl Resident {
    /// Bytes of all placed weights.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The tensor of `weight`, stored as `elem`; placed if it is not there yet.
    pub(crate) fn place(&mut self, engine: &mut dyn Engine, weight: &Weight, elem: Elem) -> Result<Tensor, ModelError> {
        if let Some(tensor) = self.tensors.get(weight.name()) {
            return Ok(tensor.clone());
        }
        let refuse = || ModelError::Elem { tensor: weight.name().to_owned(), found: weight.elem().name() };
        let converted = if weight.elem() == elem { None } else { Some(weight.converted(elem).ok_or_else(refuse)?) };
        let stored = converted.as_ref().unwrap_or(weight);
        let layout = TensorLayout::row_major(elem, stored.shape());
        let buffer = Buffer::new(weight.name(), layout.span_bytes());
        if stored.bytes().len().is_multiple_of(4) {
            engine.adopt(&buffer, stored.lend())?;
        } else {
            // Engines read whole words; the file ends with half of one.
            engine.upload(&buffer, 0, stored.bytes())?;
        }
        let tensor = Tensor::new(&buffer, 0, layout).map_err(range_error)?;
        self.bytes += stored.bytes().len() as u64;
        self.tensors.insert(weight.name().to_owned(), tensor.clone());
        Ok(tensor)
    }
}
