//! V5, tiles: a tile is loaded from readable and stored to writable buffers.
//!
//! Loads, stores and atomics of elements and words are checked by `memory` together with their types.

use super::types::TypeError;
use super::{Broken, visit};
use crate::ir::{Access, Buffer, Expr, Kernel, StmtKind, TileMemory};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    visit(&kernel.body, &mut |stmt| {
        let (memory, allowed, found, required): (_, fn(Access) -> bool, _, _) = match &stmt.kind {
            StmtKind::Let { expr: Expr::TileLoad { place, .. }, .. } => {
                (place.memory, Access::can_read, "a tile load from an `Out` buffer", "`In` or `InOut`")
            }
            StmtKind::TileStore { place, .. } => {
                (place.memory, Access::can_write, "a tile store to an `In` buffer", "`Out` or `InOut`")
            }
            _ => return Ok(()),
        };
        match memory {
            TileMemory::Buffer(id) if !allowed(kernel.buffers[id].access) => {
                Err((stmt.span, refused(&kernel.buffers[id], found, required).into()))
            }
            TileMemory::Buffer(_) | TileMemory::Array(_) => Ok(()),
        }
    })
}

fn refused(buffer: &Buffer, found: &str, required: &'static str) -> TypeError {
    TypeError::Memory { what: "buffer", name: buffer.name.clone(), found: found.to_owned(), required }
}
