//! V6: collective ops stand in workgroup-uniform control flow. V7: operands that all lanes share are subgroup-uniform.
//!
//! Collective are barriers, subgroup ops, votes, reductions, and everything that makes, moves or uses a tile.
//! For browsers the stricter rules of WGSL's own analysis hold; see `uniformity`.

use super::uniformity::{Analysis, Extent, Flow, Rules};
use super::{Broken, ValidateErrorKind};
use crate::ir::{Barrier, Expr, Kernel, Stmt, StmtKind, SubgroupOp, TilePlace, Type, ValueId};
use crate::target::{Language, Target};

pub(super) fn check(kernel: &Kernel, target: &Target) -> Result<(), Broken> {
    let rules = match target.language {
        Language::BrowserWgsl => Rules::Portable,
        Language::Wgsl | Language::Msl | Language::Cpu => Rules::Language,
    };
    let analysis = Analysis::run(kernel, rules);
    let mut first = None;
    analysis.for_each_stmt(kernel, |stmt, flow| {
        if first.is_none() {
            first = check_stmt(kernel, &analysis, stmt, flow).err();
        }
    });
    first.map_or(Ok(()), Err)
}

fn check_stmt(kernel: &Kernel, analysis: &Analysis, stmt: &Stmt, flow: Flow) -> Result<(), Broken> {
    let op = match &stmt.kind {
        StmtKind::Let { value, expr } => collective_expr(expr)
            .or_else(|| matches!(kernel.values[*value].ty, Type::Tile(_)).then_some("a matrix tile")),
        StmtKind::VarStore { var, .. } => matches!(kernel.vars[*var].ty, Type::Tile(_)).then_some("a matrix tile"),
        kind => collective_stmt(kind),
    };
    if let Some(op) = op
        && flow.extent > Extent::Workgroup
    {
        return Err((stmt.span, ValidateErrorKind::NonUniformFlow { op, cause: flow.cause }));
    }
    let shared = |value: ValueId, operand| {
        if analysis.value(value) <= Extent::Subgroup {
            return Ok(());
        }
        Err((stmt.span, ValidateErrorKind::NonUniformOperand { value, operand }))
    };
    let place = |place: &TilePlace| {
        shared(place.offset, "offset of a tile")?;
        shared(place.stride, "stride of a tile")
    };
    match &stmt.kind {
        StmtKind::Let { expr: Expr::Subgroup { op: SubgroupOp::Broadcast, arg, .. }, .. } => {
            shared(*arg, "lane of a broadcast")
        }
        StmtKind::Let { expr: Expr::TileLoad { place: from, .. }, .. } => place(from),
        StmtKind::TileStore { place: to, .. } => place(to),
        _ => Ok(()),
    }
}

/// What of `expr` is collective, in words.
pub(super) fn collective_expr(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Subgroup { .. } => Some("a lane exchange"),
        Expr::Reduce(..) => Some("a subgroup reduction"),
        Expr::Vote(..) => Some("a subgroup vote"),
        Expr::TileZero | Expr::TileLoad { .. } | Expr::TileMulAdd { .. } => Some("a matrix tile"),
        _ => None,
    }
}

/// What of a statement other than `Let` is collective, in words.
pub(super) fn collective_stmt(kind: &StmtKind) -> Option<&'static str> {
    match kind {
        StmtKind::Barrier(Barrier::Workgroup) => Some("a workgroup barrier"),
        StmtKind::Barrier(Barrier::Storage) => Some("a storage barrier"),
        StmtKind::Barrier(Barrier::Subgroup) => Some("a subgroup barrier"),
        StmtKind::TileStore { .. } => Some("a matrix tile"),
        _ => None,
    }
}
