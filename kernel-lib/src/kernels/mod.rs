//! The one list of kernels: a `mod` line and a line of [`ALL`] each, alphabetical.

pub mod affine_matmul;
pub mod argmax;
pub mod cast;
pub mod embedding;
pub mod matmul;
pub mod prefix_sum;
pub mod rms_norm;
pub mod rope;
pub mod softmax;
pub mod swiglu;
pub mod transpose;
pub mod unary;

use crate::kernel::AnyKernel;

/// Every kernel of the library.
pub const ALL: &[&dyn AnyKernel] = &[
    &affine_matmul::AffineMatmul,
    &argmax::Argmax,
    &cast::Cast,
    &embedding::Embedding,
    &matmul::Matmul,
    &prefix_sum::PrefixSum,
    &rms_norm::RmsNorm,
    &rope::Rope,
    &softmax::Softmax,
    &swiglu::Swiglu,
    &transpose::Transpose,
    &unary::Unary,
];
