//! Weights on an engine: each tensor of a checkpoint is described once, at its first use, and then uploaded.
//!
//! Invariants: a tensor has one element type on the engine, chosen at its first use; nothing is uploaded before the whole step that uses
//! it was planned, so that a model that no kernel runs is refused early; the CPU engine reads the file's mapping in place.

use std::collections::{HashMap, VecDeque};

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::Engine;

use super::error::{ModelError, range_error};
use crate::weights::Tensor as Weight;

/// Weights that are on an engine, or on their way there.
#[derive(Default)]
pub(crate) struct Resident {
    tensors: HashMap<String, Tensor>,
    pending: VecDeque<Pending>,
    bytes: u64,
}

/// A weight that is described and not yet uploaded.
struct Pending {
    buffer: Buffer,
    weight: Weight,
    elem: Elem,
    /// Bytes that it will have, without what buffers are rounded up by.
    bytes: u64,
}

impl Resident {
    /// Bytes of all uploaded weights.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Bytes of all weights that were described and not yet uploaded.
    pub(crate) fn pending_bytes(&self) -> u64 {
        self.pending.iter().map(|pending| pending.bytes).sum()
    }

    /// The tensor of `weight`, stored as `elem`; [`Resident::upload`] gives it its bytes.
    pub(crate) fn place(&mut self, weight: &Weight, elem: Elem) -> Result<Tensor, ModelError> {
        if let Some(tensor) = self.tensors.get(weight.name()) {
            return Ok(tensor.clone());
        }
        if weight.elem() != elem && !weight.is_float() {
            return Err(ModelError::Elem { tensor: weight.name().to_owned(), found: weight.elem().name() });
        }
        let layout = TensorLayout::row_major(elem, weight.shape());
        let buffer = Buffer::new(weight.name(), layout.span_bytes());
        let n_elems: u64 = weight.shape().iter().map(|n| u64::from(*n)).product();
        let bytes = n_elems * u64::from(elem.bytes());
        let tensor = Tensor::new(&buffer, 0, layout).map_err(range_error)?;
        self.pending.push_back(Pending { buffer, weight: weight.clone(), elem, bytes });
        self.tensors.insert(weight.name().to_owned(), tensor.clone());
        Ok(tensor)
    }

    /// Uploads what was described since the last time; `progress` hears the bytes of all weights in place after each tensor.
    pub(crate) fn upload(&mut self, engine: &mut dyn Engine, progress: &mut dyn FnMut(u64)) -> Result<(), ModelError> {
        while let Some(Pending { buffer, weight, elem, .. }) = self.pending.front() {
            let refuse = || ModelError::Elem { tensor: weight.name().to_owned(), found: weight.elem().name() };
            let converted = match weight.elem() == *elem {
                true => None,
                false => Some(weight.converted(*elem).ok_or_else(refuse)?),
            };
            let stored = converted.as_ref().unwrap_or(weight);
            if stored.bytes().len().is_multiple_of(4) {
                engine.adopt(buffer, stored.lend())?;
            } else {
                // Engines read whole words; the file ends with half of one.
                engine.upload(buffer, 0, stored.bytes())?;
            }
            self.bytes += stored.bytes().len() as u64;
            self.pending.pop_front();
            progress(self.bytes);
        }
        Ok(())
    }
}
