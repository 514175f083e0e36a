//! One kernel function for each list of buffers.

use half::{bf16, f16};
use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;

use super::body::{Layer, fused_linear};
use super::rows::{AffineRows, PlainRows, TrellisRows};
use super::{Epilogue, FusedLinearVariant, SUBGROUPS, WORKGROUP_SIZE, WeightFormat};

/// The kernel of a variant.
pub(super) fn build(variant: FusedLinearVariant) -> Result<Kernel, BuildError> {
    let id = variant.to_string();
    match (variant.op.weights, variant.op.norm, variant.op.epilogue) {
        (WeightFormat::Plain, true, _) => fused_linear_norm::<bf16>(&id, variant),
        (WeightFormat::Plain, false, Epilogue::Residual) => fused_linear_residual::<bf16>(&id, variant),
        (WeightFormat::Plain, false, _) => fused_linear_plain::<bf16>(&id, variant),
        (WeightFormat::Affine { bits }, true, _) => fused_affine_norm::<bf16>(&id, variant, bits),
        (WeightFormat::Affine { bits }, false, Epilogue::Residual) => fused_affine_residual::<bf16>(&id, variant, bits),
        (WeightFormat::Affine { bits }, false, _) => fused_affine_plain::<bf16>(&id, variant, bits),
        (WeightFormat::Trellis { bits }, true, _) => fused_trellis_norm::<bf16>(&id, variant, bits),
        (WeightFormat::Trellis { bits }, false, _) => fused_trellis_plain::<bf16>(&id, variant, bits),
    }
}

/// Pieces of a group are two to this power.
#[device]
fn group_shift(k: u32, n_groups: u32, #[comptime] bits: u32) -> u32 {
    #[comptime]
    let piece_len = crate::common::quant_unpack::piece_len(bits);
    31 - (k / piece_len / n_groups).leading_zeros()
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_linear_plain<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n * variant.per_column(), k)] w: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: FusedLinearVariant,
) {
    fused_linear::<T, _>(Layer { x, norm: None, residual: None, y }, PlainRows { w }, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_linear_norm<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k)] norm_weight: In<T>,
    #[shape(n * variant.per_column(), k)] w: In<T>,
    #[shape(m, n)] y: Out<T>,
    eps: f32,
    #[comptime] variant: FusedLinearVariant,
) {
    fused_linear::<T, _>(Layer { x, norm: Some((norm_weight, eps)), residual: None, y }, PlainRows { w }, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_linear_residual<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k)] w: In<T>,
    #[shape(m, n)] residual: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: FusedLinearVariant,
) {
    fused_linear::<T, _>(Layer { x, norm: None, residual: Some(residual), y }, PlainRows { w }, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_affine_plain<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n * variant.per_column(), k * bits / 32)] weight: In<u32>,
    #[shape(n * variant.per_column(), n_groups)] scales: In<T>,
    #[shape(n * variant.per_column(), n_groups)] biases: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: FusedLinearVariant,
    #[comptime] bits: u32,
) {
    let group_shift = group_shift(k, n_groups, bits);
    let rows = AffineRows { weight, scales, biases, bits, group_shift };
    fused_linear::<T, _>(Layer { x, norm: None, residual: None, y }, rows, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_affine_norm<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k)] norm_weight: In<T>,
    #[shape(n * variant.per_column(), k * bits / 32)] weight: In<u32>,
    #[shape(n * variant.per_column(), n_groups)] scales: In<T>,
    #[shape(n * variant.per_column(), n_groups)] biases: In<T>,
    #[shape(m, n)] y: Out<T>,
    eps: f32,
    #[comptime] variant: FusedLinearVariant,
    #[comptime] bits: u32,
) {
    let group_shift = group_shift(k, n_groups, bits);
    let rows = AffineRows { weight, scales, biases, bits, group_shift };
    fused_linear::<T, _>(Layer { x, norm: Some((norm_weight, eps)), residual: None, y }, rows, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_affine_residual<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n, k * bits / 32)] weight: In<u32>,
    #[shape(n, n_groups)] scales: In<T>,
    #[shape(n, n_groups)] biases: In<T>,
    #[shape(m, n)] residual: In<T>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: FusedLinearVariant,
    #[comptime] bits: u32,
) {
    let group_shift = group_shift(k, n_groups, bits);
    let rows = AffineRows { weight, scales, biases, bits, group_shift };
    fused_linear::<T, _>(Layer { x, norm: None, residual: Some(residual), y }, rows, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_trellis_plain<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(n * variant.per_column(), k * bits / 32)] weight: In<u32>,
    #[shape(n * variant.per_column())] scales: In<f16>,
    #[shape(m, n)] y: Out<T>,
    #[comptime] variant: FusedLinearVariant,
    #[comptime] bits: u32,
) {
    let rows = TrellisRows { weight, scales, bits };
    fused_linear::<T, _>(Layer { x, norm: None, residual: None, y }, rows, variant);
}

#[kernel(
    workgroup_size(WORKGROUP_SIZE),
    dispatch(div_ceil(n, variant.tile_n * SUBGROUPS), div_ceil(m, variant.tile_m))
)]
pub fn fused_trellis_norm<T: Element<Scalar = f32>>(
    #[shape(m, k)] x: In<T>,
    #[shape(k)] norm_weight: In<T>,
    #[shape(n * variant.per_column(), k * bits / 32)] weight: In<u32>,
    #[shape(n * variant.per_column())] scales: In<f16>,
    #[shape(m, n)] y: Out<T>,
    eps: f32,
    #[comptime] variant: FusedLinearVariant,
    #[comptime] bits: u32,
) {
    let rows = TrellisRows { weight, scales, bits };
    fused_linear::<T, _>(Layer { x, norm: Some((norm_weight, eps)), residual: None, y }, rows, variant);
}
