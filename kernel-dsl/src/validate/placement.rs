//! V4: `break` and `continue` stand in a loop; they and `return` stand last in their block.

use super::{Broken, ValidateErrorKind};
use crate::ir::{Block, Kernel, StmtKind};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    check_block(&kernel.body, false)
}

fn check_block(block: &Block, in_loop: bool) -> Result<(), Broken> {
    for (at, stmt) in block.iter().enumerate() {
        let (found, needs_loop) = match &stmt.kind {
            StmtKind::Break => ("break", true),
            StmtKind::Continue => ("continue", true),
            StmtKind::Return => ("return", false),
            kind => {
                let in_loop = in_loop || matches!(kind, StmtKind::For { .. } | StmtKind::Loop { .. });
                kind.blocks().try_for_each(|nested| check_block(nested, in_loop))?;
                continue;
            }
        };
        let (place, required) = if needs_loop && !in_loop {
            ("outside of a loop", "a `for` or `loop` around it")
        } else if at + 1 < block.len() {
            ("before other statements of its block", "the last place of its block")
        } else {
            continue;
        };
        return Err((stmt.span, ValidateErrorKind::Placement { found, place, required }));
    }
    Ok(())
}
