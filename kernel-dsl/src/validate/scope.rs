//! V3: a value is used only after its definition, in the same block or in blocks nested there.

use super::assign::definition;
use super::{Broken, ValidateErrorKind};
use crate::ir::{Block, EntityId, Kernel, StmtKind};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let mut visible = vec![false; kernel.values.len()];
    check_block(&kernel.body, &mut visible)
}

fn check_block(block: &Block, visible: &mut [bool]) -> Result<(), Broken> {
    let mut own = Vec::new();
    for stmt in block {
        let mut unknown = None;
        stmt.kind.for_each_operand(|operand| {
            if !visible[operand.index()] {
                unknown.get_or_insert(operand);
            }
        });
        if let Some(value) = unknown {
            return Err((stmt.span, ValidateErrorKind::OutOfScope { value }));
        }
        if let Some(value) = definition(&stmt.kind) {
            visible[value.index()] = true;
            own.push(value);
        }
        stmt.kind.blocks().try_for_each(|nested| check_block(nested, visible))?;
        if let StmtKind::For { counter, .. } = &stmt.kind {
            visible[counter.index()] = false;
        }
    }
    for value in own {
        visible[value.index()] = false;
    }
    Ok(())
}
