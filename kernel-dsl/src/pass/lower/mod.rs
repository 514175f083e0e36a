//! Lowering: what a target lacks, written with what every target has.
//!
//! Before: a kernel that passed validation for the target with native subgroups and tiles. After: no subgroup op, vote
//! or reduction on targets with [`SubgroupLowering::WorkgroupMemory`], no tile on targets without `matrix_tiles`; the
//! results are the same bits (tiles: products are exact in `f32`, sums run over ascending `k`). Barriers are added where
//! collective ops stood, so control flow stays uniform around them.
//!
//! Quotients and roots stay: emitters print a function for them ([`quotient`]). On the CPU engine they are ops of its own;
//! where a target asks it for what devices do, they are written in place.
//!
//! What compilers would do to floats is kept off: `zero` hides zeros on targets with [`FloatZero::Opaque`], `fence` parts
//! roundings in browsers. `fma` by integers ([`FmaLowering::Software`]) is a function of the text that emitters write;
//! on the CPU engine, which has no text, it is written in place.

mod fence;
mod fma;
mod function;
mod opaque;
pub mod quotient;
mod subgroup;
mod tile;
mod zero;

use crate::ir::{Barrier, Block, Expr, Kernel, StmtKind, Type};
use crate::target::{Features, FloatZero, FmaLowering, Language, SubgroupLowering};

pub(crate) use function::FunctionKind;

/// Lowers `kernel` for a language and a target's features; says whether collective ops were rewritten.
pub fn lower(kernel: Kernel, language: Language, features: &Features) -> (Kernel, bool) {
    let emulated = features.subgroups == SubgroupLowering::WorkgroupMemory;
    // Hardware tiles belong to hardware subgroups of 32 lanes.
    let lower_tiles = (emulated || !features.matrix_tiles) && uses_tiles(&kernel);
    let kernel = if lower_tiles { tile::lower_tiles(kernel) } else { kernel };
    let lower_subgroups = emulated && any(&kernel.body, &is_subgroup_op);
    let kernel = if lower_subgroups { subgroup::lower_subgroups(kernel) } else { kernel };
    let native_fma = features.fma == FmaLowering::Native;
    let kernel = if language == Language::BrowserWgsl { fence::fence(kernel, native_fma) } else { kernel };
    let kernel = if features.float_zero == FloatZero::Opaque { zero::hide_zeros(kernel) } else { kernel };
    let as_devices_do = !native_fma && language == Language::Cpu;
    let write_quotients = as_devices_do && any(&kernel.body, &quotient::is_quotient);
    let kernel = if write_quotients {
        quotient::write_quotients(kernel, quotient::Form::of(language, features))
    } else {
        kernel
    };
    let write_fma = as_devices_do && any(&kernel.body, &fma::is_fma);
    let kernel = if write_fma { fma::lower_fma(kernel) } else { kernel };
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
