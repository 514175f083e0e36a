//! V15: a constant `for` step is positive.
//!
//! A step known only at run time is the author's to keep positive; the checked CPU engine reports a zero.

use super::{Broken, ValidateErrorKind, visit};
use crate::ir::{Const, EntityId, Expr, Kernel, StmtKind};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let mut constants = vec![None; kernel.values.len()];
    visit(&kernel.body, &mut |stmt| match &stmt.kind {
        StmtKind::Let { value, expr: Expr::Const(constant) } => {
            constants[value.index()] = Some(*constant);
            Ok(())
        }
        StmtKind::For { step, .. } => match constants[step.index()] {
            Some(Const::U32(0)) => Err((stmt.span, ValidateErrorKind::Step { found: 0 })),
            Some(Const::I32(found)) if found <= 0 => {
                Err((stmt.span, ValidateErrorKind::Step { found: i64::from(found) }))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    })
}
