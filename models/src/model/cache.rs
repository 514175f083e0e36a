//! Caches of a model: blocks of keys and values, slots of recurrent state, and who has which.
//!
//! Layouts: keys and values of a layer `[n_blocks, n_kv_heads, 256, head_dim]`; state of a layer
//! `[n_slots, n_value_heads, value_head_dim, key_head_dim]` f32, its convolution's inputs `[n_slots, 4, conv_dim]`,
//! that of position `p` in row `p % 4`.
//! A block has one number in all layers.
//!
//! Invariants: a slot belongs to one sequence, or is free, and is zero when it is given; a block belongs to as many sequences as
//! count it, or is free; no block of several sequences is written: who appends to one gets a copy first. Blocks are added when
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
    /// Sequences that have each block.
    readers: Vec<u32>,
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
            readers: vec![0; n_blocks as usize],
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

    /// A sequence with the contents of another one: its state is copied, its blocks are shared until one of the two writes.
    pub(crate) fn fork(&mut self, engine: &mut dyn Engine, sequence: &Sequence) -> Result<Sequence, ModelError> {
        let mut copy = self.start(engine)?;
        if let Err(error) = self.copy_states(engine, sequence.slot, copy.slot) {
            self.release(copy);
            return Err(error);
        }
        copy.n_tokens = sequence.n_tokens;
        let used = sequence.n_tokens.div_ceil(BLOCK) as usize;
        copy.blocks.extend(sequence.blocks.iter().take(used));
        for block in &copy.blocks {
            self.readers[*block as usize] += 1;
        }
        Ok(copy)
    }

    fn copy_states(&self, engine: &mut dyn Engine, from: u32, to: u32) -> Result<(), ModelError> {
        copy_rows(engine, self.states.iter().flatten(), from, to)
    }

    /// Takes a sequence's blocks and slot back.
    pub(crate) fn release(&mut self, sequence: Sequence) {
        for block in sequence.blocks.into_iter().rev() {
            self.leave(block);
        }
        if sequence.slot != NO_SLOT {
            self.free_slots.push(sequence.slot);
        }
    }

    /// One sequence less has `block`.
    fn leave(&mut self, block: u32) {
        let readers = &mut self.readers[block as usize];
        *readers = readers.saturating_sub(1);
        if *readers == 0 {
            self.free_blocks.push(block);
        }
    }

    /// Gives a sequence the blocks that `n_tokens` more tokens need, and a copy of its last one where that is shared and will be
    /// written. Whether the caches' memory moved: recordings that name it are void then.
    pub(crate) fn reserve(
        &mut self,
        engine: &mut dyn Engine,
        geometry: &Geometry,
        sequence: &mut Sequence,
        n_tokens: u32,
    ) -> Result<bool, ModelError> {
        let needed = (sequence.n_tokens + n_tokens).div_ceil(BLOCK) as usize;
        let missing = needed.saturating_sub(sequence.blocks.len());
        // The block that the next token goes into, if there is one already.
        let written = (sequence.n_tokens / BLOCK) as usize;
        let shared = sequence.blocks.get(written).copied().filter(|block| self.readers[*block as usize] > 1);
        let wanted = missing + usize::from(shared.is_some());
        let moved = wanted > self.free_blocks.len();
        if moved {
            self.grow(engine, geometry, (wanted - self.free_blocks.len()) as u32)?;
        }
        if let (Some(shared), Some(&own)) = (shared, self.free_blocks.last()) {
            copy_rows(engine, self.kv.iter().flatten(), shared, own)?;
            self.take_block();
            self.leave(shared);
            sequence.blocks[written] = own;
        }
        for _ in 0..missing {
            sequence.blocks.extend(self.take_block());
        }
        Ok(moved)
    }

    /// A free block, which has one reader from now on.
    fn take_block(&mut self) -> Option<u32> {
        let block = self.free_blocks.pop()?;
        self.readers[block as usize] = 1;
        Some(block)
    }

    /// Adds at least `missing` blocks: as many as there are, so that copies are rare.
    fn grow(&mut self, engine: &mut dyn Engine, geometry: &Geometry, missing: u32) -> Result<(), ModelError> {
        let before = self.readers.len() as u32;
        let n_blocks = before + missing.max(before);
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
        self.free_blocks.splice(0..0, (before..n_blocks).rev());
        self.readers.resize(n_blocks as usize, 0);
        Ok(())
    }
}

/// Copies row `from` of each tensor to row `to`.
fn copy_rows<'t>(
    engine: &mut dyn Engine,
    tensors: impl Iterator<Item = &'t Tensor>,
    from: u32,
    to: u32,
) -> Result<(), ModelError> {
    let mut recording = Recording::new();
    for tensor in tensors {
        let row = |index| tensor.row_range(index).map_err(range_error);
        recording.copy(row(from)?, row(to)?)?;
    }
    engine.run(&recording)?;
    Ok(())
}

fn kv_tensors(geometry: &Geometry, elem: Elem, n_blocks: u32) -> Vec<[Tensor; 2]> {
    let sizes = &geometry.attention;
    let shape = [n_blocks, sizes.n_kv_heads, BLOCK, sizes.head_dim];
    let one = |layer| ["keys", "values"].map(|what| Tensor::allocate(&format!("{what} {layer}"), elem, &shape));
    (0..sizes.n_layers).map(one).collect()
}
