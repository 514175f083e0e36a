//! V11: with subgroup ops, the workgroup is a whole number of 32-lane subgroups.
//!
//! A lane is `local_invocation_index % 32`, whatever the workgroup's shape: only the product counts.

use super::collective::{collective_expr, collective_stmt};
use super::{Broken, ValidateErrorKind, visit};
use crate::ir::{Barrier, Kernel, SUBGROUP_LANES, StmtKind};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let found: u64 = kernel.workgroup_size.iter().map(|&size| u64::from(size)).product();
    if found.is_multiple_of(u64::from(SUBGROUP_LANES)) {
        return Ok(());
    }
    visit(&kernel.body, &mut |stmt| {
        let op = match &stmt.kind {
            StmtKind::Let { expr, .. } => collective_expr(expr),
            StmtKind::Barrier(Barrier::Workgroup | Barrier::Storage) => None,
            kind => collective_stmt(kind),
        };
        op.map_or(Ok(()), |op| Err((stmt.span, ValidateErrorKind::PartialSubgroup { op, found })))
    })
}
