//! Ids and sizes of the dispatch, and barriers.
//!
//! Invariants: `lane()` and `subgroup_id()` are those of the language's 32-lane subgroups, whatever the hardware has.

use super::builder::with_builder;
use super::value::{Val, eval};
use crate::ir::{Barrier, Builtin, Expr, Span, StmtKind};

/// An id or size with `.x`, `.y` and `.z`.
#[derive(Clone, Copy, Debug)]
pub struct Id3(fn(u8) -> Builtin);

impl Id3 {
    /// The part along an axis.
    #[track_caller]
    pub(crate) fn part(self, axis: u8) -> Val<u32> {
        eval(Expr::Builtin((self.0)(axis)))
    }
}

/// Which workgroup.
pub fn workgroup_id() -> Id3 {
    Id3(Builtin::WorkgroupId)
}

/// How many workgroups.
pub fn num_workgroups() -> Id3 {
    Id3(Builtin::NumWorkgroups)
}

/// Place in the workgroup.
pub fn local_invocation_id() -> Id3 {
    Id3(Builtin::LocalInvocationId)
}

/// Place in the dispatch.
pub fn global_invocation_id() -> Id3 {
    Id3(Builtin::GlobalInvocationId)
}

/// Place in the workgroup, x fastest.
#[track_caller]
pub fn local_invocation_index() -> Val<u32> {
    eval(Expr::Builtin(Builtin::LocalInvocationIndex))
}

/// `local_invocation_index() / 32`
#[track_caller]
pub fn subgroup_id() -> Val<u32> {
    eval(Expr::Builtin(Builtin::SubgroupId))
}

/// `local_invocation_index() % 32`
#[track_caller]
pub fn lane() -> Val<u32> {
    eval(Expr::Builtin(Builtin::Lane))
}

#[track_caller]
fn barrier(barrier: Barrier) {
    let span = Span::caller();
    with_builder(|builder| builder.stmt(span, StmtKind::Barrier(barrier)));
}

/// Waits for the workgroup; workgroup memory written before is visible after.
#[track_caller]
pub fn workgroup_barrier() {
    barrier(Barrier::Workgroup);
}

/// Waits for the workgroup; storage memory written before is visible to it after.
#[track_caller]
pub fn storage_barrier() {
    barrier(Barrier::Storage);
}

/// Waits for the subgroup; workgroup memory written before is visible to it after.
#[track_caller]
pub fn subgroup_barrier() {
    barrier(Barrier::Subgroup);
}
