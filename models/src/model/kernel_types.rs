//! Which element types the kernels of linear layers and embeddings pair, asked of the kernels themselves.
//!
//! Invariant: a pair that no kernel computes is refused with the tensor, its type, and the types of activations that go with it, before
//! anything is uploaded.

use kernel_dsl::ir::Elem;
use kernel_lib::common::float::Float;
use kernel_lib::kernel::variant_of;
use kernel_lib::kernels::affine_embedding::AffineEmbedding;
use kernel_lib::kernels::affine_matmul::{AffineMatmul, AffineMatmulOp};
use kernel_lib::kernels::matmul::{Matmul, MatmulOp};

use super::ModelError;
use crate::weights::{Linear, Tensor};

fn float(elem: Elem) -> Option<Float> {
    Float::ALL.into_iter().find(|float| float.elem() == elem)
}

/// Refuses a linear layer whose weights no kernel multiplies with activations of type `activations`.
pub(super) fn check_linear(activations: Elem, linear: &Linear) -> Result<(), ModelError> {
    match linear {
        Linear::Plain { weight } => check(activations, weight, |activations, weights| {
            variant_of(&Matmul, MatmulOp { activations, weights }).is_some()
        }),
        Linear::Affine { scales, affine, .. } => check(activations, scales, |activations, scales| {
            variant_of(&AffineMatmul, AffineMatmulOp { activations, scales, bits: affine.bits }).is_some()
        }),
        // Kernels take every type of activations.
        Linear::Trellis { scales, .. } => check(activations, scales, |_, scales| scales == Float::F16),
    }
}

/// Refuses an embedding whose rows no kernel gives in type `activations`; plain rows are cast from any to any.
pub(super) fn check_embedding(activations: Elem, table: &Linear) -> Result<(), ModelError> {
    match table {
        Linear::Plain { .. } => Ok(()),
        Linear::Affine { scales, affine, .. } => check(activations, scales, |activations, scales| {
            variant_of(&AffineEmbedding, AffineMatmulOp { activations, scales, bits: affine.bits }).is_some()
        }),
        Linear::Trellis { weight, .. } => {
            Err(ModelError::Elem { tensor: weight.name().to_owned(), found: "trellis codes" })
        }
    }
}

fn check(activations: Elem, tensor: &Tensor, takes: impl Fn(Float, Float) -> bool) -> Result<(), ModelError> {
    let (Some(wanted), Some(stored)) = (float(activations), float(tensor.elem())) else {
        return Err(ModelError::Elem { tensor: tensor.name().to_owned(), found: tensor.elem().name() });
    };
    if takes(wanted, stored) {
        return Ok(());
    }
    let others: Vec<&str> =
        Float::ALL.into_iter().filter(|other| takes(*other, stored)).map(|other| other.elem().name()).collect();
    Err(ModelError::Pair {
        found: activations.name(),
        tensor: tensor.name().to_owned(),
        stored: tensor.elem().name(),
        required: others.join(" or "),
    })
}
