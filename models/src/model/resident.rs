//! Weights on an engine: each tensor of a checkpoint is described once, at its first use, and then uploaded.
//!
//! Invariants: a tensor has one element type on the engine, chosen at its first use; nothing is uploaded before the whole step that uses
//! it was planned, so that a model that no kernel runs is refused early; the CPU engine reads the file's mapping in place.

use std::collections::{HashMap, VecDeque};

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, OFFSET_ALIGNMENT, Tensor};
use runtime::engine::Engine;

use super::error::{ModelError, range_error};
use crate::weights::Tensor as Weight;

/// Joined weights start at multiples of this many rows, so that a column of their product starts where bindings may.
pub(crate) const JOINED_ROWS: u32 = 128;
/// All rows of joined weights are a multiple of this many, zeros at the end: kernels that write whole vectors ask for it.
const WHOLE_ROWS: u32 = 8;

/// First row of each of joined weights, and the number of all rows.
pub(crate) fn joined_starts(n_rows: impl IntoIterator<Item = u32>) -> Vec<u32> {
    let (mut starts, mut end) = (Vec::new(), 0_u32);
    for n_rows in n_rows {
        let start = end.next_multiple_of(JOINED_ROWS);
        starts.push(start);
        end = start.saturating_add(n_rows);
    }
    starts.push(end.next_multiple_of(WHOLE_ROWS));
    starts
}

/// Weights that are on an engine, or on their way there.
#[derive(Default)]
pub(crate) struct Resident {
    tensors: HashMap<String, Tensor>,
    pending: VecDeque<Pending>,
    bytes: u64,
    joins: bool,
}

/// A weight that is described and not yet uploaded.
struct Pending {
    buffer: Buffer,
    /// First byte in the buffer, which is the weight's alone where this is 0 and the sizes are one.
    offset: u64,
    weight: Weight,
    elem: Elem,
    /// Bytes that it will have, without what buffers are rounded up by.
    bytes: u64,
}

impl Resident {
    /// No weights yet. `joins`: whether weights of one input may lie in one buffer, which an engine that reads the mapping in place
    /// gives up.
    pub(crate) fn new(joins: bool) -> Resident {
        Resident { joins, ..Resident::default() }
    }

    /// Whether weights of one input may lie in one buffer.
    pub(crate) fn joins(&self) -> bool {
        self.joins
    }

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
        self.pending.push_back(Pending { buffer, offset: 0, weight: weight.clone(), elem, bytes });
        self.tensors.insert(weight.name().to_owned(), tensor.clone());
        Ok(tensor)
    }

    /// The tensors of `weights`, of one element type and one shape of rows, one after the other in one buffer, with the matrix
    /// of all of their rows. Each but the last is followed by rows of zeros up to a multiple of [`JOINED_ROWS`], the last one
    /// up to whole vectors.
    ///
    /// For engines that do not read the mapping in place.
    pub(crate) fn place_joined(&mut self, weights: &[&Weight]) -> Result<(Tensor, Vec<Tensor>), ModelError> {
        let name = weights.iter().map(|weight| weight.name()).collect::<Vec<_>>().join(" + ");
        let starts: Vec<u32> = joined_starts(weights.iter().map(|weight| weight.shape()[0]));
        let (elem, row) = (weights[0].elem(), &weights[0].shape()[1..]);
        let row_bytes = row.iter().map(|n| u64::from(*n)).product::<u64>() * u64::from(elem.bytes());
        let joined = match self.tensors.get(&name) {
            Some(tensor) => tensor.clone(),
            None => {
                let layout = TensorLayout::row_major(elem, &[&[starts[weights.len()]], row].concat());
                let buffer = Buffer::new(&name, layout.span_bytes());
                for (weight, start) in weights.iter().zip(&starts) {
                    let (offset, bytes) = (row_bytes * u64::from(*start), row_bytes * u64::from(weight.shape()[0]));
                    let (buffer, weight) = (buffer.clone(), (*weight).clone());
                    self.pending.push_back(Pending { buffer, offset, weight, elem, bytes });
                }
                let tensor = Tensor::new(&buffer, 0, layout).map_err(range_error)?;
                self.tensors.insert(name, tensor.clone());
                tensor
            }
        };
        let part = |(weight, start): (&&Weight, &u32)| joined.rows(*start..start + weight.shape()[0]);
        let parts: Result<Vec<Tensor>, _> = weights.iter().zip(&starts).map(part).collect();
        Ok((joined, parts.map_err(range_error)?))
    }

    /// Uploads what was described since the last time; `progress` hears the bytes of all weights in place after each tensor.
    pub(crate) fn upload(&mut self, engine: &mut dyn Engine, progress: &mut dyn FnMut(u64)) -> Result<(), ModelError> {
        while let Some(Pending { buffer, offset, weight, elem, bytes }) = self.pending.front() {
            let refuse = || ModelError::Elem { tensor: weight.name().to_owned(), found: weight.elem().name() };
            let converted = match weight.elem() == *elem {
                true => None,
                false => Some(weight.converted(*elem).ok_or_else(refuse)?),
            };
            let stored = converted.as_ref().unwrap_or(weight);
            let alone = *offset == 0 && buffer.bytes() - bytes < OFFSET_ALIGNMENT;
            if alone && stored.bytes().len().is_multiple_of(4) {
                engine.adopt(buffer, stored.lend())?;
            } else {
                // A part of a buffer; or the file ends with half a word, and engines read whole ones.
                engine.upload(buffer, *offset, stored.bytes())?;
            }
            self.bytes += stored.bytes().len() as u64;
            self.pending.pop_front();
            progress(self.bytes);
        }
        Ok(())
    }
}
