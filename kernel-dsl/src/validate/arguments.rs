//! V9: buffers have rank 1 to 4; strides, immediates and host expressions refer to what exists.
//!
//! Every dimension in use is the whole length of some axis, so that a launch can read its size off an argument.

use super::{Broken, ValidateErrorKind};
use crate::ir::{Buffer, BufferId, DimId, EntityId, HostExpr, Immediate, ImmediateSource, Kernel, Scalar};

/// Largest rank of a buffer.
const MAX_RANK: usize = 4;

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    let mut declared = vec![false; kernel.dims.len()];
    for (_, buffer) in kernel.buffers.iter() {
        for expr in &buffer.shape {
            if let HostExpr::Dim(dim) = expr
                && let Some(known) = declared.get_mut(dim.index())
            {
                *known = true;
            }
        }
    }
    for (id, buffer) in kernel.buffers.iter() {
        check_buffer(kernel, id, buffer).map_err(|kind| (buffer.span, kind))?;
        for expr in &buffer.shape {
            check_host(&buffer.name, expr, &declared).map_err(|kind| (buffer.span, kind))?;
        }
    }
    for (_, immediate) in kernel.immediates.iter() {
        check_immediate(kernel, immediate, &declared).map_err(|kind| (kernel.span, kind))?;
    }
    let mut dispatch = kernel.dispatch.iter();
    dispatch.try_for_each(|expr| check_host("dispatch", expr, &declared)).map_err(|kind| (kernel.span, kind))
}

fn check_buffer(kernel: &Kernel, id: BufferId, buffer: &Buffer) -> Result<(), ValidateErrorKind> {
    let rank = buffer.shape.len();
    if rank == 0 || rank > MAX_RANK {
        return Err(refused(&buffer.name, format!("rank {rank}"), "rank 1 to 4"));
    }
    if buffer.strides.len() != rank {
        return Err(refused(&buffer.name, format!("{} strides", buffer.strides.len()), "one for each axis"));
    }
    for (axis, stride) in buffer.strides.iter().enumerate() {
        let Some(stride) = stride else { continue };
        if axis + 1 == rank {
            return Err(refused(&buffer.name, format!("a run-time stride {stride}"), "1 for the last axis"));
        }
        let source = kernel.immediates.get(*stride).map(|immediate| immediate.source);
        if source != Some(ImmediateSource::Stride { buffer: id, axis: axis as u8 }) {
            let found = format!("{stride} as stride of axis {axis}");
            return Err(refused(&buffer.name, found, "an immediate that takes this stride"));
        }
    }
    Ok(())
}

fn check_immediate(kernel: &Kernel, immediate: &Immediate, declared: &[bool]) -> Result<(), ValidateErrorKind> {
    if immediate.scalar == Scalar::Bool {
        return Err(refused(&immediate.name, "bool".to_owned(), "f32, u32 or i32"));
    }
    match immediate.source {
        ImmediateSource::Argument => return Ok(()),
        ImmediateSource::Dim(dim) => check_dim(&immediate.name, dim, declared)?,
        ImmediateSource::Stride { buffer, axis } => {
            let rank = kernel.buffers.get(buffer).map_or(0, |buffer| buffer.shape.len());
            if usize::from(axis) >= rank {
                let found = format!("the stride of axis {axis} of {buffer}");
                return Err(refused(&immediate.name, found, "an axis of a buffer of this kernel"));
            }
        }
    }
    if immediate.scalar != Scalar::U32 {
        let found = immediate.scalar.name().to_owned();
        return Err(refused(&immediate.name, found, "u32 for dimensions and strides"));
    }
    Ok(())
}

fn check_host(name: &str, expr: &HostExpr, declared: &[bool]) -> Result<(), ValidateErrorKind> {
    match expr {
        HostExpr::Const(_) => Ok(()),
        HostExpr::Dim(dim) => check_dim(name, *dim, declared),
        HostExpr::Binary(_, a, b) => {
            check_host(name, a, declared)?;
            check_host(name, b, declared)
        }
    }
}

fn check_dim(name: &str, dim: DimId, declared: &[bool]) -> Result<(), ValidateErrorKind> {
    match declared.get(dim.index()) {
        Some(true) => Ok(()),
        Some(false) => Err(refused(name, format!("{dim}"), "a dimension that is the whole length of some axis")),
        None => Err(refused(name, format!("{dim}"), "a dimension of this kernel")),
    }
}

fn refused(name: &str, found: String, required: &'static str) -> ValidateErrorKind {
    ValidateErrorKind::Argument { name: name.to_owned(), found, required }
}
