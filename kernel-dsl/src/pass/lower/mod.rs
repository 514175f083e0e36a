//! Lowering: what a target lacks, written with what every target has.
//!
//! Before: a kernel that passed validation for the target with native subgroups and tiles. After: no subgroup op, vote
//! or reduction on targets with [`SubgroupLowering::WorkgroupMemory`], no tile on targets without `matrix_tiles`; the
//! results are the same bits (tiles: products are exact in `f32`, sums run over ascending `k`). Barriers are added where
//! collective ops stood, so control flow stays uniform around them.

mod subgroup;
mod tile;

use crate::ir::{Barrier, Block, Expr, Kernel, StmtKind, Type};
use crate::target::{Features, SubgroupLowering};

/// Lowers `kernel` for a target with `features`; says whether anything was rewritten.
pub fn lower(kernel: Kernel, features: &Features) -> (Kernel, bool) {
    let emulated = features.subgroups == SubgroupLowering::WorkgroupMemory;
    // Hardware tiles belong to hardware subgroups of 32 lanes.
    let lower_tiles = (emulated || !features.matrix_tiles) && uses_tiles(&kernel);
    let kernel = if lower_tiles { tile::lower_tiles(kernel) } else { kernel };
    let lower_subgroups = emulated && any(&kernel.body, &is_subgroup_op);
    let kernel = if lower_subgroups { subgroup::lower_subgroups(kernel) } else { kernel };
    (kernel, lower_tiles || lower_subgroups)
}

fn uses_tiles(kernel: &Kernel) -> bool {
    kernel.values.iter().any(|(_, value)| matches!(value.ty, Type::Tile(_)))
}

fn is_subgroup_op(kind: &StmtKind) -> bool {
    matches!(
        kind,
        StmtKind::Let { expr: Expr::Subgroup { .. } | Expr::Reduce(..) | Expr::Vote(..), .. }
            | StmtKind::Barrier(Barrier::Subgroup)
    )
}

fn any(block: &Block, test: &impl Fn(&StmtKind) -> bool) -> bool {
    block.iter().any(|stmt| test(&stmt.kind) || stmt.kind.blocks().any(|nested| any(nested, test)))
}
