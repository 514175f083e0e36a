//! A launch of many rows cut down to one of them, and the order of a reduction turned round.
//!
//! Rows are known by the names of dimensions (style: `m` in matmul, `n_rows` elsewhere): a kernel has rows when every
//! output's first axis is that dimension and no other axis uses it. Its reduction runs along `k`, or `n_cols`.
//!
//! Invariants: the one-row launch has exactly the bytes of that row; nothing is decoded or rounded.

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::{Buffer, DimId, HostExpr, Kernel};

use crate::job::{Contents, Job};

const ROW_NAMES: [&str; 2] = ["m", "n_rows"];
const REDUCED_NAMES: [&str; 2] = ["k", "n_cols"];

fn mentions(expr: &HostExpr, dim: DimId) -> bool {
    match expr {
        HostExpr::Const(_) => false,
        HostExpr::Dim(other) => *other == dim,
        HostExpr::Binary(_, a, b) => mentions(a, dim) || mentions(b, dim),
    }
}

fn dim_of(kernel: &Kernel, names: &[&str]) -> Option<DimId> {
    kernel.dims.iter().find(|(_, name)| names.contains(&name.as_str())).map(|(dim, _)| dim)
}

fn is_by_row(buffer: &Buffer, dim: DimId) -> bool {
    buffer.shape.first() == Some(&HostExpr::Dim(dim))
}

/// The dimension of independent rows, if the kernel has one.
pub fn row_dim(kernel: &Kernel) -> Option<DimId> {
    let dim = dim_of(kernel, &ROW_NAMES)?;
    let elsewhere = |buffer: &Buffer| buffer.shape.iter().skip(1).any(|axis| mentions(axis, dim));
    let strided = |buffer: &Buffer| buffer.strides.iter().any(Option::is_some);
    let fits = kernel.buffers.iter().all(|(_, buffer)| {
        !elsewhere(buffer) && !strided(buffer) && (is_by_row(buffer, dim) || !buffer.access.can_write())
    });
    // The dimension alone: a first axis computed from it (blocks of rows) is not cut.
    let plain = kernel
        .buffers
        .iter()
        .all(|(_, buffer)| is_by_row(buffer, dim) || buffer.shape.first().is_none_or(|axis| !mentions(axis, dim)));
    (fits && plain).then_some(dim)
}

/// Bytes of one row of a row-major tensor.
fn row_bytes(layout: &TensorLayout) -> usize {
    let elems: usize = layout.shape.iter().skip(1).map(|&len| len as usize).product();
    elems * layout.elem.bytes() as usize
}

/// The launch of row `row` alone, for the same kernel or for `kernel`, another variant of it.
pub fn one_row(job: &Job, dim: DimId, row: usize) -> Job {
    let mut one = job.clone();
    for ((_, buffer), (layout, content)) in job.kernel.buffers.iter().zip(one.layouts.iter_mut().zip(&mut one.contents))
    {
        if is_by_row(buffer, dim) {
            let bytes = row_bytes(layout);
            *content = content[row * bytes..(row + 1) * bytes].to_vec();
            layout.shape[0] = 1;
        }
    }
    Job::new(one.kernel, one.layouts, one.contents, one.scalars)
}

/// The part of `contents` that belongs to row `row`: what a one-row launch has to give.
pub fn row_of(job: &Job, dim: DimId, row: usize, contents: &Contents) -> Contents {
    let buffers = job.kernel.buffers.iter().zip(job.layouts.iter().zip(contents));
    let cut = buffers.map(|((_, buffer), (layout, content))| {
        let bytes = row_bytes(layout);
        if is_by_row(buffer, dim) { content[row * bytes..(row + 1) * bytes].to_vec() } else { content.clone() }
    });
    cut.collect()
}

/// The launch with every input turned round along the reduced axis: the same sums, in another order. `None` when the
/// kernel has no such axis, last in at least one input.
pub fn reversed_reduction(job: &Job) -> Option<Job> {
    let dim = dim_of(&job.kernel, &REDUCED_NAMES)?;
    let mut reversed = job.clone();
    let mut any = false;
    for ((_, buffer), (layout, content)) in
        job.kernel.buffers.iter().zip(reversed.layouts.iter().zip(&mut reversed.contents))
    {
        if buffer.access.can_write() || buffer.shape.last() != Some(&HostExpr::Dim(dim)) {
            continue;
        }
        let size = layout.elem.bytes() as usize;
        let row = layout.shape.last().map_or(0, |&len| len as usize) * size;
        if row == 0 {
            continue;
        }
        any = true;
        for row in content.chunks_exact_mut(row) {
            let elems: Vec<Vec<u8>> = row.chunks_exact(size).rev().map(<[u8]>::to_vec).collect();
            row.copy_from_slice(&elems.concat());
        }
    }
    any.then_some(reversed)
}
