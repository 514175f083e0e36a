//! V13: sizes and counts stay within the target's limits.
//!
//! Checked first: the nesting bound is what lets every later check, pass and emitter recurse over blocks.

use super::{Broken, ValidateErrorKind};
use crate::ir::host::MAX_HOST_NESTING;
use crate::ir::{ArraySpace, Block, HostExpr, Kernel, Span};
use crate::target::Target;

/// How deep blocks may nest. WGSL promises 127 levels of braces; emitters add a few of their own.
pub const MAX_NESTING: u32 = 100;

pub(super) fn check(kernel: &Kernel, target: &Target) -> Result<(), Broken> {
    let limits = &target.limits;
    let at_most = |span: Span, what: &str, found: u64, limit: u64| {
        if found <= limit {
            return Ok(());
        }
        Err((span, exceeded(target, what, found, format!("at most {limit}"))))
    };
    for (axis, (&size, limit)) in
        ["x", "y", "z"].into_iter().zip(kernel.workgroup_size.iter().zip(limits.workgroup_size))
    {
        if size == 0 {
            return Err((kernel.span, exceeded(target, &format!("invocations along {axis}"), 0, "at least 1".into())));
        }
        at_most(kernel.span, &format!("invocations along {axis}"), u64::from(size), u64::from(limit))?;
    }
    // Within the axis limits of any target the product of three u32 could still pass 2^64.
    let [x, y, z] = kernel.workgroup_size.map(u64::from);
    let invocations = (x * y).saturating_mul(z);
    at_most(kernel.span, "invocations of a workgroup", invocations, u64::from(limits.workgroup_invocations))?;

    at_most(kernel.span, "storage buffers", kernel.buffers.len() as u64, u64::from(limits.buffers))?;
    let immediate_bytes = 4 * kernel.immediates.len() as u64;
    at_most(kernel.span, "bytes of immediates", immediate_bytes, u64::from(limits.immediate_bytes))?;
    at_most(kernel.span, "bytes of workgroup memory", kernel.workgroup_bytes(), limits.workgroup_bytes)?;
    let mut private_bytes = 0;
    for (_, array) in kernel.arrays.iter().filter(|(_, array)| array.space == ArraySpace::Private) {
        private_bytes += u64::from(array.len) * u64::from(array.elem_bytes());
        let what = format!("bytes in private arrays up to `{}`", array.name);
        at_most(array.span, &what, private_bytes, MAX_PRIVATE_BYTES)?;
    }
    at_most(kernel.span, "variables", kernel.vars.len() as u64, MAX_VARIABLES)?;
    for (axis, expr) in ["x", "y", "z"].into_iter().zip(&kernel.dispatch) {
        check_host(expr, MAX_HOST_NESTING).map_err(|()| too_deep(kernel.span, target))?;
        if let HostExpr::Const(found) = *expr {
            at_most(kernel.span, &format!("workgroups along {axis}"), u64::from(found), u64::from(limits.dispatch))?;
        }
    }
    for (_, buffer) in kernel.buffers.iter() {
        for expr in &buffer.shape {
            check_host(expr, MAX_HOST_NESTING).map_err(|()| too_deep(buffer.span, target))?;
        }
    }
    let mut statements = 0;
    count(&kernel.body, &mut statements, MAX_NESTING).map_err(|span| {
        let (found, required) = (u64::from(MAX_NESTING) + 1, format!("at most {MAX_NESTING}"));
        (span, exceeded(target, "nested blocks", found, required))
    })?;
    at_most(kernel.span, "statements", statements, u64::from(limits.statements))
}

/// What private arrays may hold together: compilers keep these in registers or spill them per invocation.
const MAX_PRIVATE_BYTES: u64 = 16 << 10;

/// Variables of a kernel; the CPU engine keeps one of each for every invocation of a workgroup.
const MAX_VARIABLES: u64 = 20_000;

fn exceeded(target: &Target, what: &str, found: u64, required: String) -> ValidateErrorKind {
    ValidateErrorKind::Limit { what: what.to_owned(), found, required, language: target.language.name() }
}

fn too_deep(span: Span, target: &Target) -> Broken {
    let (found, required) = (u64::from(MAX_HOST_NESTING) + 1, format!("at most {MAX_HOST_NESTING}"));
    (span, exceeded(target, "nested host operations", found, required))
}

fn check_host(expr: &HostExpr, depth: u32) -> Result<(), ()> {
    match expr {
        HostExpr::Const(_) | HostExpr::Dim(_) => Ok(()),
        HostExpr::Binary(_, a, b) => {
            let depth = depth.checked_sub(1).ok_or(())?;
            check_host(a, depth)?;
            check_host(b, depth)
        }
    }
}

/// Counts statements; fails with the place where blocks nest too deep.
fn count(block: &Block, statements: &mut u64, depth: u32) -> Result<(), Span> {
    *statements += block.len() as u64;
    for stmt in block {
        for nested in stmt.kind.blocks() {
            count(nested, statements, depth.checked_sub(1).ok_or(stmt.span)?)?;
        }
    }
    Ok(())
}
