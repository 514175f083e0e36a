//! V2: a value has at most one definition.
//!
//! Values without any definition are allowed in the arena (passes leave them behind); V3 keeps them unused.

use super::{Broken, ValidateErrorKind, visit};
use crate::ir::{EntityId, Kernel, StmtKind, ValueId};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let mut defined = vec![false; kernel.values.len()];
    visit(&kernel.body, &mut |stmt| match definition(&stmt.kind) {
        Some(value) if std::mem::replace(&mut defined[value.index()], true) => {
            Err((stmt.span, ValidateErrorKind::AssignedTwice { value }))
        }
        _ => Ok(()),
    })
}

/// The value that a statement defines.
pub(super) fn definition(kind: &StmtKind) -> Option<ValueId> {
    match kind {
        StmtKind::Let { value, .. } => Some(*value),
        StmtKind::For { counter, .. } => Some(*counter),
        _ => None,
    }
}
