//! The one list of kernels: a `mod` line and a line of [`ALL`] each, alphabetical.

pub mod add;
pub mod add_bias;
pub mod affine_embedding;
pub mod affine_matmul;
pub mod argmax;
pub mod attention;
pub mod attention_combine;
pub mod attention_split;
pub mod cast;
pub mod embedding;
pub mod fused_linear;
pub mod gdn_prepare;
pub mod gdn_recurrence;
pub mod gdn_step;
pub mod kv_append;
pub mod matmul;
pub mod prefix_sum;
pub mod rms_norm;
pub mod rope;
pub mod softmax;
pub mod split_sum;
pub mod swiglu;
pub mod transpose;
pub mod trellis_matmul;
pub mod trellis_scatter;
pub mod trellis_scatter_split;
pub mod unary;

use crate::kernel::AnyKernel;

/// Every kernel of the library.
pub const ALL: &[&dyn AnyKernel] = &[
    &add::Add,
    &add_bias::AddBias,
    &affine_embedding::AffineEmbedding,
    &affine_matmul::AffineMatmul,
    &argmax::Argmax,
    &attention::Attention,
    &attention_combine::AttentionCombine,
    &attention_split::AttentionSplit,
    &cast::Cast,
    &embedding::Embedding,
    &fused_linear::FusedLinear,
    &gdn_prepare::GdnPrepare,
    &gdn_recurrence::GdnRecurrence,
    &gdn_step::GdnStep,
    &kv_append::KvAppend,
    &matmul::Matmul,
    &prefix_sum::PrefixSum,
    &rms_norm::RmsNorm,
    &rope::Rope,
    &softmax::Softmax,
    &split_sum::SplitSum,
    &swiglu::Swiglu,
    &transpose::Transpose,
    &trellis_matmul::TrellisMatmul,
    &trellis_scatter::TrellisScatter,
    &trellis_scatter_split::TrellisScatterSplit,
    &unary::Unary,
];
