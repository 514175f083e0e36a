//! Loops over the invocations of a workgroup, one function per family of ops, compiled for several vector levels.
//!
//! Invariants: destination and operands have the same number of lanes, a multiple of 32 for columns and 1 for scalars;
//! every function here is total: it computes something for inactive lanes too, and never looks at memory.
//! Float arithmetic is plain IEEE `f32`, which rustc neither contracts nor re-associates.

pub(super) mod binary;
pub(super) mod exchange;
pub(super) mod gather;
pub(super) mod index;
pub(super) mod mask;
pub(super) mod ternary;
pub(super) mod tile;
pub(super) mod unary;

/// An operand: one element per lane, or the same for all.
#[derive(Clone, Copy)]
pub(super) enum Src<'a> {
    /// One per lane.
    Lanes(&'a [u32]),
    /// The same for all.
    Splat(u32),
}

impl Src<'_> {
    /// The operand of one lane.
    #[inline(always)]
    pub(super) fn at(self, lane: usize) -> u32 {
        match self {
            Src::Lanes(lanes) => lanes[lane],
            Src::Splat(bits) => bits,
        }
    }

    /// Writes the operand of every lane.
    pub(super) fn copy_to(self, dst: &mut [u32]) {
        match self {
            Src::Lanes(lanes) => dst.copy_from_slice(lanes),
            Src::Splat(bits) => dst.fill(bits),
        }
    }
}

/// All ones for true.
#[inline(always)]
pub(super) fn mask_of(condition: bool) -> u32 {
    if condition { !0 } else { 0 }
}
