//! A trellis-coded module of a checkpoint, checked.
//!
//! Invariants: codes are whole blocks of 256 along the coded axis; the other axis has one f16 scale for each row of codes; a tensor of
//! three axes is the interleaved storage, which exists for 3 bits along the outputs in whole pairs of blocks.

use kernel_dsl::ir::Elem;
use kernel_lib::common::trellis::BLOCK;
use kernel_lib::trellis::{Axis, CodeBits, PackedShape};
use runtime::weights::StoredTensor;

use super::error::LoadError;
use super::source::check_shape;
use super::tensor::{Linear, Tensor};
use crate::{CodedAxis, Storage, Trellis};

/// The module at `path` of shape `[out, in]`, with what the configuration says of it: bits, and the axis of the weight that is coded.
pub(super) fn linear(
    path: &str,
    (weight, scales): (&StoredTensor, &StoredTensor),
    [n_out, n_in]: [u32; 2],
    [bits, axis]: [u32; 2],
) -> Result<Linear, LoadError> {
    let refuse =
        |found: String, required: String| Err(LoadError::Quantization { module: path.to_owned(), found, required });
    if weight.elem()? != Elem::U32 {
        return Err(weight.wrong_type("U32, trellis codes beside scales").into());
    }
    if scales.elem()? != Elem::F16 {
        return Err(scales.wrong_type("F16, scales of trellis codes").into());
    }
    let (n_rows, n_coded) = if axis == 1 { (n_out, n_in) } else { (n_in, n_out) };
    let of_weight = |bits, axis| PackedShape::of_weight(bits, axis, n_out as usize, n_in as usize);
    let shape = CodeBits::new(bits).and_then(|bits| of_weight(bits, Axis::new(axis)?));
    let Ok(mut shape) = shape else {
        let found = format!("coded along an axis of {n_coded}");
        return refuse(found, format!("a multiple of {BLOCK}"));
    };
    check_shape(scales, &[n_rows])?;
    if shape.axis == Axis::Out && weight.shape().len() == 3 {
        if !shape.can_interleave() {
            let found = format!("of {bits} bits in rows of {n_coded} and interleaved");
            return refuse(found, format!("3 bits in rows of a multiple of {}, or two axes", 2 * BLOCK));
        }
        shape.storage = Storage::TwoBlock;
    }
    let axis = match shape.axis {
        Axis::In => CodedAxis::Inputs,
        Axis::Out => CodedAxis::Outputs(shape.storage),
    };
    // Each length is that of a tensor of at most 2^30 weights an axis.
    let shape: Vec<u32> = shape.codes().into_iter().map(|len| len as u32).collect();
    check_shape(weight, &shape)?;
    Ok(Linear::Trellis {
        weight: Tensor::mapped(weight, Elem::U32, shape),
        scales: Tensor::mapped(scales, Elem::F16, vec![n_rows]),
        trellis: Trellis { bits, axis },
    })
}
