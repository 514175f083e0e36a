//! Caches of a model: blocks of keys and values, slots of recurrent state, and who has which.
//!
//! Layouts: keys and values of a layer `[n_blocks, n_kv_heads, 256, head_dim]`; state of a layer
//! `[n_slots, n_value_heads, value_head_dim, key_head_dim]` f32, its convolution's inputs `[n_slots, 4, conv_dim]`,
//! that of position `p` in row `p % 4`.
//! A block has one number in all layers.
//!
//! Invariants: a block or slot belongs to one sequence, or is free; a slot is zero when it is given. Blocks are added when
//! they run out, slots are not: their number is fixed when the model is loaded.

use kernel_dsl::ir::Elem;
use kernel_lib::common::gdn::CONV_RING;
use kernel_lib::common::kv_blocks::BLOCK;
use runtime::buffer::Tensor;
use runtime::engine::Engine;
use runtime::recording::Recording;

use super::error::{ModelError, range_error};
use super::geometry::Geometry;

/// One text's place in the caches: `n_tokens` tokens are in them. Give it back with [`super::Model::release`].
#[derive(PartialEq, Eq, Debug)]
pub struct Sequence {
    pub(crate) slot: u32,
    pub(crate) blocks: Vec<u32>,
    pub(crate) n_tokens: u32,
}

/// The slot of a sequence that has none.
const NO_SLOT: u32 = u32::MAX;

impl Sequence {
    /// What stands where a sequence was given back.
    pub(crate) fn none() -> Sequence {
        Sequence { slot: NO_SLOT, blocks: Vec::new(), n_tokens: 0 }
    }

    /// Tokens whose keys, values and states are in the caches.
    pub fn n_tokens(&self) -> u32 {
        self.n_tokens
    }
}

/// Memory of all caches.
pub(crate) struct Caches {
    elem: Elem,
    /// Keys and values of each attention layer.
    pub(crate) kv: Vec<[Tensor; 2]>,
    /// State and convolution inputs of each recurrent layer.
    pub(crate) states: Vec<[Tensor; 2]>,
    n_blocks: u32,
    free_blocks: Vec<u32>,
    n_slots: u32,
    free_slots: Vec<u32>,
}

impl Caches {
    /// Caches of `n_slots` sequences and `n_blocks` blocks.
    pub(crate) fn new(geometry: &Geometry, elem: Elem, n_slots: u32, n_blocks: u32) -> Caches {
        let states = geometry.recurrent.map_or_else(Vec::new, |sizes| {
            let state = [n_slots, sizes.n_value_heads, sizes.value_head_dim, sizes.key_head_dim];
            let one = |layer| {
                [
                    Tensor::allocate(&format!("state {layer}"), Elem::F32, &state),
                    Tensor::allocate(&format!("conv state {layer}"), elem, &[n_slots, CONV_RING, sizes.conv_dim]),
                ]
            };
            (0..sizes.n_layers).map(one).collect()
        });
        Caches {
            elem,
            kv: kv_tensors(geometry, elem, n_blocks),
            states,
            n_blocks,
            free_blocks: (0..n_blocks).rev().collect(),
            n_slots,
            free_slots: (0..n_slots).rev().collect(),
        }
    }

    /// Bytes of all caches.
    pub(crate) fn bytes(&self) -> u64 {
        self.kv.iter().chain(&self.states).flatten().map(|tensor| tensor.buffer().bytes()).sum()
    }

    /// A sequence of no tokens, with zeroed state.
    pub(crate) fn start(&mut self, engine: &mut dyn Engine) -> Result<Sequence, ModelError> {
        let required = self.n_slots as usize;
        let slot = self.free_slots.pop().ok_or(ModelError::Sequences { found: required + 1, required })?;
        let cleared = self.clear(engine, slot);
        if cleared.is_err() {
            self.free_slots.push(slot);
        }
        cleared.map(|()| Sequence { slot, blocks: Vec::new(), n_tokens: 0 })
    }

    /// Zeroes the states of a slot.
    fn clear(&self, engine: &mut dyn Engine, slot: u32) -> Result<(), ModelError> {
        let mut recording = Recording::new();
        for tensor in self.states.iter().flatten() {
            recording.fill(tensor.row_range(slot).map_err(range_error)?, 0)?;
        }
        engine.run(&recording)?;
        Ok(())
    }

    /// A sequence with the contents of another one. Whether the caches' memory moved, as of [`Caches::reserve`].
    pub(crate) fn fork(
        &mut self,
        engine: &mut dyn Engine,
        geometry: &Geometry,
        sequence: &Sequence,
    ) -> Result<(Sequence, bool), ModelError> {
        let mut copy = self.start(engine)?;
        let forked = self.fork_into(engine, geometry, sequence, &mut copy);
        match forked {
            Ok(moved) => Ok((copy, moved)),
            Err(error) => {
                self.release(copy);
                Err(error)
            }
        }
    }

    fn fork_into(
        &mut self,
        engine: &mut dyn Engine,
        geometry: &Geometry,
        sequence: &Sequence,
        copy: &mut Sequence,
    ) -> Result<bool, ModelError> {
        let moved = self.reserve(engine, geometry, copy, sequence.n_tokens)?;
        copy.n_tokens = sequence.n_tokens;
        let mut recording = Recording::new();
        let mut copy_row = |tensor: &Tensor, from: u32, to: u32| -> Result<(), ModelError> {
            let row = |index| tensor.row_range(index).map_err(range_error);
            Ok(recording.copy(row(from)?, row(to)?)?)
        };
        for tensor in self.states.iter().flatten() {
            copy_row(tensor, sequence.slot, copy.slot)?;
        }
        for tensor in self.kv.iter().flatten() {
            for (from, to) in sequence.blocks.iter().zip(&copy.blocks) {
                copy_row(tensor, *from, *to)?;
            }
        }
        engine.run(&recording)?;
        Ok(moved)
    }

    /// Takes a sequence's blocks and slot back.
    pub(crate) fn release(&mut self, sequence: Sequence) {
        self.free_blocks.extend(sequence.blocks.into_iter().rev());
        if sequence.slot != NO_SLOT {
            self.free_slots.push(sequence.slot);
        }
    }

    /// Gives a sequence the blocks that `n_tokens` more tokens need. Whether the caches' memory moved: recordings that name it are void
    /// then.
    pub(crate) fn reserve(
        &mut self,
        engine: &mut dyn Engine,
        geometry: &Geometry,
        sequence: &mut Sequence,
        n_tokens: u32,
    ) -> Result<bool, ModelError> {
        let needed = (sequence.n_tokens + n_tokens).div_ceil(BLOCK) as usize;
        let missing = needed.saturating_sub(sequence.blocks.len());
        let moved = missing > self.free_blocks.len();
        if moved {
            self.grow(engine, geometry, (missing - self.free_blocks.len()) as u32)?;
        }
        let given = (0..missing).filter_map(|_| self.free_blocks.pop());
        sequence.blocks.extend(given);
        Ok(moved)
    }

    /// Adds at least `missing` blocks: as many as there are, so that copies are rare.
    fn grow(&mut self, engine: &mut dyn Engine, geometry: &Geometry, missing: u32) -> Result<(), ModelError> {
        let n_blocks = self.n_blocks + missing.max(self.n_blocks);
        let grown = kv_tensors(geometry, self.elem, n_blocks);
        let mut recording = Recording::new();
        for (old, new) in self.kv.iter().flatten().zip(grown.iter().flatten()) {
            let range = old.words();
            let to = new.buffer().range(0, range.bytes()).map_err(range_error)?;
            recording.copy(range, to)?;
        }
        engine.run(&recording)?;
        engine.wait()?;
        for tensor in self.kv.iter().flatten() {
            engine.free(tensor.buffer());
        }
        self.kv = grown;
        self.free_blocks.splice(0..0, (self.n_blocks..n_blocks).rev());
        self.n_blocks = n_blocks;
        Ok(())
    }
}

fn kv_tensors(geometry: &Geometry, elem: Elem, n_blocks: u32) -> Vec<[Tensor; 2]> {
    let sizes = &geometry.attention;
    let shape = [n_blocks, sizes.n_kv_heads, BLOCK, sizes.head_dim];
    let one = |layer| ["keys", "values"].map(|what| Tensor::allocate(&format!("{what} {layer}"), elem, &shape));
    (0..sizes.n_layers).map(one).collect()
}
