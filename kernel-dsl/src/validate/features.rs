//! V14: the target has the features that the kernel uses.
//!
//! `pass::compile` lowers subgroup ops and tiles for targets without them, then checks again.

use super::{Broken, ValidateErrorKind, visit};
use crate::ir::{Elem, Expr, Kernel, StmtKind, Type};
use crate::target::{SubgroupLowering, Target};

const TILES: &str = "matrix_tiles (`pass::compile` lowers tiles for others)";
const SUBGROUPS: &str = "native 32-lane subgroups (`pass::compile` lowers their ops for others)";

pub(super) fn check(kernel: &Kernel, target: &Target) -> Result<(), Broken> {
    let features = target.features;
    let missing = |found, required| ValidateErrorKind::Feature { found, required };
    for (_, array) in kernel.arrays.iter() {
        if array.elem == Elem::F16 && !features.shader_f16 {
            return Err((array.span, missing("a workgroup array of f16", "shader_f16")));
        }
    }
    for (_, var) in kernel.vars.iter() {
        if matches!(var.ty, Type::Tile(_)) && !features.matrix_tiles {
            return Err((var.span, missing("a variable that holds a matrix tile", TILES)));
        }
    }
    visit(&kernel.body, &mut |stmt| {
        let kind = match &stmt.kind {
            StmtKind::TileStore { .. }
            | StmtKind::Let { expr: Expr::TileZero | Expr::TileLoad { .. } | Expr::TileMulAdd { .. }, .. }
                if !features.matrix_tiles =>
            {
                missing("a matrix tile", TILES)
            }
            StmtKind::Let { expr: Expr::Subgroup { .. } | Expr::Reduce(..) | Expr::Vote(..), .. }
                if features.subgroups == SubgroupLowering::WorkgroupMemory =>
            {
                missing("a subgroup operation", SUBGROUPS)
            }
            _ => return Ok(()),
        };
        Err((stmt.span, kind))
    })
}
