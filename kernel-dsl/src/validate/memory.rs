//! Loads, stores and atomics: element types, widths and access. Part of invariants V1 and V5 of `validate`.

use super::types::{TypeError, check_tile_place};
use crate::ir::{
    Array, ArrayId, ArraySpace, AtomicPlace, Buffer, BufferId, Expr, Kernel, Scalar, StmtKind, TileRole, Type, ValueId,
};

fn value_type(kernel: &Kernel, id: ValueId) -> Result<Type, TypeError> {
    let value = kernel.values.get(id);
    value.map(|value| value.ty).ok_or_else(|| TypeError::UnknownId { what: "value", id: id.to_string() })
}

fn buffer(kernel: &Kernel, id: BufferId) -> Result<&Buffer, TypeError> {
    kernel.buffers.get(id).ok_or_else(|| TypeError::UnknownId { what: "buffer", id: id.to_string() })
}

fn array(kernel: &Kernel, id: ArrayId) -> Result<&Array, TypeError> {
    kernel.arrays.get(id).ok_or_else(|| TypeError::UnknownId { what: "array", id: id.to_string() })
}

fn check_index(kernel: &Kernel, index: ValueId) -> Result<(), TypeError> {
    match value_type(kernel, index)? {
        Type::U32 => Ok(()),
        other => Err(TypeError::Operands { op: "index".into(), found: other.to_string(), required: "a u32 scalar" }),
    }
}

fn refuse<T>(what: &'static str, name: &str, found: String, required: &'static str) -> Result<T, TypeError> {
    Err(TypeError::Memory { what, name: name.to_owned(), found, required })
}

/// Element access: any element at width 1, 32-bit elements at 2 and 4.
fn element_type(buffer: &Buffer, width: u8) -> Result<Type, TypeError> {
    match (buffer.elem.bytes(), width) {
        (_, 1) | (4, 2 | 4) => Ok(Type::of(buffer.elem.scalar(), width)),
        _ => refuse(
            "buffer",
            &buffer.name,
            format!("width {width} on {}", buffer.elem.name()),
            "width 1, or 2 or 4 on 32-bit elements",
        ),
    }
}

/// Word access: 8- and 16-bit elements at width 1, 2 and 4.
fn word_type(buffer: &Buffer, width: u8) -> Result<Type, TypeError> {
    match (buffer.elem.bytes(), width) {
        (1 | 2, 1 | 2 | 4) => Ok(Type::of(Scalar::U32, width)),
        _ => refuse(
            "buffer",
            &buffer.name,
            format!("{width} words of {}", buffer.elem.name()),
            "1, 2 or 4 words of 8- or 16-bit elements",
        ),
    }
}

fn check_read(buffer: &Buffer) -> Result<(), TypeError> {
    if buffer.access.can_read() {
        return Ok(());
    }
    refuse("buffer", &buffer.name, "a load from an `Out` buffer".into(), "`In` or `InOut`")
}

fn check_write(buffer: &Buffer) -> Result<(), TypeError> {
    if buffer.access.can_write() {
        return Ok(());
    }
    refuse("buffer", &buffer.name, "a store to an `In` buffer".into(), "`Out` or `InOut`")
}

/// The type of a load or an atomic.
pub(super) fn load_type(kernel: &Kernel, expr: &Expr) -> Result<Type, TypeError> {
    match expr {
        Expr::ArrayLoad { array: id, index } => {
            check_index(kernel, *index)?;
            Ok(array(kernel, *id)?.value_type())
        }
        Expr::BufferLoad { buffer: id, index, width } => {
            check_index(kernel, *index)?;
            let buffer = buffer(kernel, *id)?;
            check_read(buffer)?;
            element_type(buffer, *width)
        }
        Expr::WordLoad { buffer: id, word_index, width } => {
            check_index(kernel, *word_index)?;
            let buffer = buffer(kernel, *id)?;
            check_read(buffer)?;
            word_type(buffer, *width)
        }
        Expr::Atomic { place, value, .. } => atomic_type(kernel, *place, *value),
        _ => unreachable!("only called for loads and atomics"),
    }
}

fn atomic_type(kernel: &Kernel, place: AtomicPlace, value: ValueId) -> Result<Type, TypeError> {
    let (what, name, ty, fits) = match place {
        AtomicPlace::Buffer(id, index) => {
            check_index(kernel, index)?;
            let buffer = buffer(kernel, id)?;
            let fits = buffer.access == crate::ir::Access::ReadWrite && buffer.elem.bytes() == 4;
            ("buffer", &buffer.name, Type::Scalar(buffer.elem.scalar()), fits)
        }
        AtomicPlace::Array(id, index) => {
            check_index(kernel, index)?;
            let array = array(kernel, id)?;
            ("array", &array.name, array.value_type(), array.space == ArraySpace::Workgroup && array.width == 1)
        }
    };
    let found = value_type(kernel, value)?;
    if fits && matches!(ty, Type::U32 | Type::I32) && found == ty {
        return Ok(ty);
    }
    refuse(
        what,
        name,
        format!("an atomic of {found} on {ty}"),
        "an `InOut` buffer or workgroup array of u32 or i32, and a value alike",
    )
}

/// Checks the operands of a statement other than `Let`.
pub(crate) fn check_stmt(kernel: &Kernel, kind: &StmtKind) -> Result<(), TypeError> {
    let value_type = |id: &ValueId| value_type(kernel, *id);
    let expect = |op: &str, found: Type, required: Type| {
        if found == required {
            return Ok(());
        }
        let found = format!("{found}, where the target is {required}");
        Err(TypeError::Operands { op: op.to_owned(), found, required: "the target's type" })
    };
    match kind {
        StmtKind::VarStore { var, value } => match kernel.vars.get(*var) {
            Some(target) => expect("assignment", value_type(value)?, target.ty),
            None => Err(TypeError::UnknownId { what: "variable", id: var.to_string() }),
        },
        StmtKind::ArrayStore { array: id, index, value } => {
            check_index(kernel, *index)?;
            expect("array store", value_type(value)?, array(kernel, *id)?.value_type())
        }
        StmtKind::BufferStore { buffer: id, index, width, value } => {
            check_index(kernel, *index)?;
            let buffer = buffer(kernel, *id)?;
            check_write(buffer)?;
            expect("buffer store", value_type(value)?, element_type(buffer, *width)?)
        }
        StmtKind::WordStore { buffer: id, word_index, width, value } => {
            check_index(kernel, *word_index)?;
            let buffer = buffer(kernel, *id)?;
            check_write(buffer)?;
            expect("word store", value_type(value)?, word_type(buffer, *width)?)
        }
        StmtKind::TileStore { place, tile } => {
            expect("tile store", value_type(tile)?, Type::Tile(TileRole::Accumulator))?;
            check_tile_place(kernel, place, TileRole::Accumulator)
        }
        StmtKind::If { cond, .. } => expect("if", value_type(cond)?, Type::BOOL),
        StmtKind::For { counter, start, end, step, .. } => {
            let types = [value_type(counter)?, value_type(start)?, value_type(end)?, value_type(step)?];
            if matches!(types[0], Type::U32 | Type::I32) && types.iter().all(|ty| *ty == types[0]) {
                return Ok(());
            }
            let found = types.map(|ty| ty.to_string()).join(", ");
            Err(TypeError::Operands { op: "for".into(), found, required: "u32 or i32 bounds and step alike" })
        }
        StmtKind::Let { .. } | StmtKind::Barrier(_) | StmtKind::Loop { .. } => Ok(()),
        StmtKind::Break | StmtKind::Continue | StmtKind::Return => Ok(()),
    }
}
