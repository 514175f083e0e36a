//! SkeletonKernel: a row of numbers times a factor. Write here what your kernel is.
//!
//! **Computes** `y[r, c] = factor * x[r, c]`
//! **Shapes** `x, y: [n_rows, n_cols]` of one type T, bf16, f16 or f32
//! **Layout** row-major, contiguous; x and y do not overlap
//! **Numerics** one `rn` multiplication, rounded once to T
//! **Requires** n_rows within the dispatch limit
//! **Launch** one workgroup of 64 per row
//! **Variants** `rows`: any shape
//! **Cost** reads and writes every element once
//! **Source** the skeleton of `cargo xtask new-kernel`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::fill::CaseValues;
use crate::host_tensor::Arguments;
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, Tolerance};

/// The kernel.
pub struct SkeletonKernel;

params! {
    /// Sizes of one problem.
    pub struct SkeletonKernelParams {
        /// Rows.
        n_rows,
        /// Columns.
        n_cols,
    }
}

/// Which one, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkeletonKernelVariant {
    /// Type of every tensor.
    pub elem: Float,
}

impl fmt::Display for SkeletonKernelVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "skeleton_kernel__{0}_{0}__rows", self.elem)
    }
}

const WORKGROUP_SIZE: u32 = 64;

/// The factor of every case.
const FACTOR: f32 = 2.5;

impl KernelSpec for SkeletonKernel {
    const NAME: &'static str = "skeleton_kernel";
    type Params = SkeletonKernelParams;
    type Op = Float;
    type Variant = SkeletonKernelVariant;

    fn variants() -> Vec<SkeletonKernelVariant> {
        Float::ALL.into_iter().map(|elem| SkeletonKernelVariant { elem }).collect()
    }

    fn op(variant: SkeletonKernelVariant) -> Float {
        variant.elem
    }

    fn legal(variant: SkeletonKernelVariant, params: &SkeletonKernelParams, target: &Target) -> Result<(), NotLegal> {
        NotLegal::unless_at_most(variant, "n_rows", params.n_rows, target.limits.dispatch)
    }

    fn pick(elem: Float, params: &SkeletonKernelParams, target: &Target) -> Result<SkeletonKernelVariant, NotLegal> {
        let variant = SkeletonKernelVariant { elem };
        Self::legal(variant, params, target).map(|()| variant)
    }

    fn build(variant: SkeletonKernelVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => skeleton_kernel::<T>(&variant.to_string()))
    }

    fn arguments(variant: SkeletonKernelVariant, params: &SkeletonKernelParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.elem.elem(), [params.n_rows, params.n_cols]);
        let tensors = vec![values.input("x", elem, &shape), values.output("y", elem, &shape)];
        Arguments { tensors, scalars: vec![FACTOR.into()] }
    }

    fn reference(_: SkeletonKernelVariant, _: &SkeletonKernelParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        vec![Expected::floats("y", x.iter().map(|x| ExpectedFloat::of(f64::from(FACTOR) * x)).collect())]
    }

    /// Exact: a factor of two bits times 24 bits fits in `f64`, times 11 bits or fewer in `f32`.
    fn tolerance(_: SkeletonKernelVariant, _: &SkeletonKernelParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: SkeletonKernelVariant, params: &SkeletonKernelParams) -> Cost {
        let n_elems = u64::from(params.n_rows) * u64::from(params.n_cols);
        let bytes = n_elems * variant.elem.bytes();
        Cost { bytes_read: bytes, bytes_written: bytes, flops: n_elems }
    }

    fn edge_params(_: SkeletonKernelVariant) -> Vec<SkeletonKernelParams> {
        let shapes = [(1, 1), (2, 63), (3, 64), (1, 65), (5, 127), (0, 4), (4, 0)];
        shapes.into_iter().map(|(n_rows, n_cols)| SkeletonKernelParams { n_rows, n_cols }).collect()
    }

    fn bench_params(_: SkeletonKernelVariant) -> Vec<SkeletonKernelParams> {
        vec![SkeletonKernelParams { n_rows: 4096, n_cols: 4096 }]
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(n_rows))]
pub fn skeleton_kernel<T: Element<Scalar = f32>>(
    #[shape(n_rows, n_cols)] x: In<T>,
    #[shape(n_rows, n_cols)] y: Out<T>,
    factor: f32,
) {
    let row = workgroup_id().x;
    for col in (local_invocation_index()..n_cols).step_by(WORKGROUP_SIZE) {
        y[[row, col]] = factor * x[[row, col]];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_beyond_the_dispatch_limit_are_refused() {
        let params = SkeletonKernelParams { n_rows: 65_536, n_cols: 1 };
        let refused = SkeletonKernel::pick(Float::F32, &params, &Target::WGSL).unwrap_err();
        assert!(refused.to_string().ends_with("n_rows is 65536; required: at most 65535"), "{refused}");
    }
}
