//! V16: a constant index of a workgroup or private array is below its length.
//!
//! An index known only at run time is the author's to keep in range; the checked CPU engine reports one that is not.

use super::{Broken, ValidateErrorKind, visit};
use crate::ir::{ArrayId, AtomicPlace, Const, EntityId, Expr, Kernel, StmtKind, ValueId};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let mut constants = vec![None; kernel.values.len()];
    visit(&kernel.body, &mut |stmt| {
        if let StmtKind::Let { value, expr: Expr::Const(Const::U32(constant)) } = &stmt.kind {
            constants[value.index()] = Some(*constant);
        }
        let Some((id, index)) = place(&stmt.kind) else { return Ok(()) };
        let array = &kernel.arrays[id];
        match constants[index.index()] {
            Some(found) if found >= array.len => {
                let kind = ValidateErrorKind::ArrayIndex { name: array.name.clone(), found, required: array.len };
                Err((stmt.span, kind))
            }
            _ => Ok(()),
        }
    })
}

/// The array and index of an access to one element.
fn place(kind: &StmtKind) -> Option<(ArrayId, ValueId)> {
    match kind {
        StmtKind::ArrayStore { array, index, .. }
        | StmtKind::Let {
            expr: Expr::ArrayLoad { array, index } | Expr::Atomic { place: AtomicPlace::Array(array, index), .. },
            ..
        } => Some((*array, *index)),
        _ => None,
    }
}
