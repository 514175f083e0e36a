//! V5, tiles: a tile is loaded from readable and stored to writable buffers.
//!
//! Loads, stores and atomics of elements and words are checked by `memory` together with their types.

use super::types::TypeError;
use super::{Broken, visit};
use crate::ir::{Buffer, Expr, Kernel, StmtKind, TileMemory, TilePlace};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    visit(&kernel.body, &mut |stmt| match &stmt.kind {
        StmtKind::Let { expr: Expr::TileLoad { place, .. }, .. } => match buffer(kernel, place) {
            Some(buffer) if !buffer.access.can_read() => {
                Err((stmt.span, refused(buffer, "a tile load from an `Out` buffer", "`In` or `InOut`").into()))
            }
            _ => Ok(()),
        },
        StmtKind::TileStore { place, .. } => match buffer(kernel, place) {
            Some(buffer) if !buffer.access.can_write() => {
                Err((stmt.span, refused(buffer, "a tile store to an `In` buffer", "`Out` or `InOut`").into()))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    })
}

fn buffer<'a>(kernel: &'a Kernel, place: &TilePlace) -> Option<&'a Buffer> {
    match place.memory {
        TileMemory::Buffer(id) => Some(&kernel.buffers[id]),
        TileMemory::Array(_) => None,
    }
}

fn refused(buffer: &Buffer, found: &str, required: &'static str) -> TypeError {
    TypeError::Memory { what: "buffer", name: buffer.name.clone(), found: found.to_owned(), required }
}
