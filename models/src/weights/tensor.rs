//! Tensors of a model as graphs use them.
//!
//! Invariants: bytes stay those of the mapped file unless they had to be changed; every tensor has the shape that the
//! configuration demands. Changes (a norm's shift, a conversion) round to nearest even.

use std::sync::Arc;

use half::{bf16, f16};
use kernel_dsl::ir::Elem;
use runtime::engine::LentBytes;
use runtime::weights::{AlignedBytes, StoredTensor};

use crate::{Affine, CodedAxis, Packed, Storage, Trellis};

/// A named tensor. Clones share its bytes.
#[derive(Clone, Debug)]
pub struct Tensor {
    parts: Arc<Parts>,
}

#[derive(Debug)]
struct Parts {
    name: String,
    elem: Elem,
    shape: Vec<u32>,
    data: Data,
}

#[derive(Debug)]
enum Data {
    Mapped(StoredTensor),
    Owned(Arc<AlignedBytes>),
}

impl Tensor {
    pub(crate) fn mapped(stored: &StoredTensor, elem: Elem, shape: Vec<u32>) -> Tensor {
        Tensor::new(stored.name(), elem, shape, Data::Mapped(stored.clone()))
    }

    fn new(name: &str, elem: Elem, shape: Vec<u32>, data: Data) -> Tensor {
        Tensor { parts: Arc::new(Parts { name: name.to_owned(), elem, shape, data }) }
    }

    /// The name in the checkpoint.
    pub fn name(&self) -> &str {
        &self.parts.name
    }

    /// Element type.
    pub fn elem(&self) -> Elem {
        self.parts.elem
    }

    /// Length of each axis, the slowest first.
    pub fn shape(&self) -> &[u32] {
        &self.parts.shape
    }

    /// Its bytes, little-endian, row-major; at any address.
    pub fn bytes(&self) -> &[u8] {
        match &self.parts.data {
            Data::Mapped(stored) => stored.bytes(),
            Data::Owned(bytes) => (**bytes).as_ref(),
        }
    }

    /// Whether it stores a float type, which can be converted.
    pub(crate) fn is_float(&self) -> bool {
        matches!(self.elem(), Elem::F32 | Elem::F16 | Elem::Bf16)
    }

    /// Whether its bytes are those of the file.
    pub fn is_mapped(&self) -> bool {
        matches!(self.parts.data, Data::Mapped(_))
    }

    /// Its bytes for the CPU engine to read in place; see [`StoredTensor::lend`].
    pub fn lend(&self) -> LentBytes {
        match &self.parts.data {
            Data::Mapped(stored) => stored.lend(),
            Data::Owned(bytes) => bytes.clone(),
        }
    }

    /// Every value as f32, which is exact for the three float types; `None` for integers.
    pub fn to_f32(&self) -> Option<Vec<f32>> {
        floats(self.elem(), self.bytes())
    }

    /// The same values in float type `elem`, rounded to nearest even where it is narrower; `None` from or to integers.
    pub fn converted(&self, elem: Elem) -> Option<Tensor> {
        if elem == self.elem() {
            return self.is_float().then(|| self.clone());
        }
        self.with_values(elem, self.to_f32()?)
    }

    /// Each value plus 1, rounded to the tensor's own type; `None` for integers.
    pub(crate) fn plus_one(&self) -> Option<Tensor> {
        let values = self.to_f32()?.into_iter().map(|value| value + 1.0).collect();
        self.with_values(self.elem(), values)
    }

    fn with_values(&self, elem: Elem, values: Vec<f32>) -> Option<Tensor> {
        let bytes = float_bytes(elem, &values)?;
        let data = Data::Owned(Arc::new(AlignedBytes::copy_of(&bytes)));
        Some(Tensor::new(self.name(), elem, self.shape().to_vec(), data))
    }
}

/// Little-endian elements as f32, which is exact for the three float types; `None` for integers.
pub(crate) fn floats(elem: Elem, bytes: &[u8]) -> Option<Vec<f32>> {
    let (halves, words) = (bytes.as_chunks::<2>().0, bytes.as_chunks::<4>().0);
    match elem {
        Elem::F32 => Some(words.iter().map(|word| f32::from_le_bytes(*word)).collect()),
        Elem::F16 => Some(halves.iter().map(|half| f16::from_le_bytes(*half).to_f32()).collect()),
        Elem::Bf16 => Some(halves.iter().map(|half| bf16::from_le_bytes(*half).to_f32()).collect()),
        Elem::U32 | Elem::I32 | Elem::U16 | Elem::I16 | Elem::U8 | Elem::I8 => None,
    }
}

/// The same the other way, rounded to nearest even where the type is narrower; `None` for integers.
pub(crate) fn float_bytes(elem: Elem, values: &[f32]) -> Option<Vec<u8>> {
    match elem {
        Elem::F32 => Some(values.iter().flat_map(|value| value.to_le_bytes()).collect()),
        Elem::F16 => Some(values.iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()).collect()),
        Elem::Bf16 => Some(values.iter().flat_map(|value| bf16::from_f32(*value).to_le_bytes()).collect()),
        Elem::U32 | Elem::I32 | Elem::U16 | Elem::I16 | Elem::U8 | Elem::I8 => None,
    }
}

/// The weights of a linear map, or of an embedding whose rows it holds: `[out, in]`.
#[derive(Clone, Debug)]
pub enum Linear {
    /// One float per weight.
    Plain {
        /// `[out, in]`, bf16, f16 or f32.
        weight: Tensor,
    },
    /// `scale * code + bias` with unsigned codes.
    Affine {
        /// `[out, in * bits / 32]` u32; a row is one little-endian bit stream.
        weight: Tensor,
        /// `[out, in / group_size]`, bf16, f16 or f32.
        scales: Tensor,
        /// Of the shape and type of `scales`.
        biases: Tensor,
        /// Bits and group size.
        affine: Affine,
    },
    /// Trellis codes with a scale for each of their rows.
    Trellis {
        /// `[out, in * bits / 32]` u32 along the inputs; `[in, out * bits / 32]`, or interleaved `[out / 512, in, 48]`, along the outputs.
        weight: Tensor,
        /// One for each row of codes, f16.
        scales: Tensor,
        /// Bits and axis.
        trellis: Trellis,
    },
}

impl Linear {
    /// `[out, in]`.
    pub fn shape(&self) -> [u32; 2] {
        match self {
            Linear::Plain { weight } => [weight.shape()[0], weight.shape()[1]],
            Linear::Affine { weight, scales, affine, .. } => [weight.shape()[0], scales.shape()[1] * affine.group_size],
            Linear::Trellis { weight, scales, trellis } => {
                let (coded, words) = (scales.shape()[0], weight.shape());
                // Whole blocks: exact.
                let along = |words: u32| words / trellis.bits * 32;
                match trellis.axis {
                    CodedAxis::Inputs => [coded, along(words[1])],
                    CodedAxis::Outputs(Storage::Canonical) => [along(words[1]), coded],
                    CodedAxis::Outputs(Storage::TwoBlock) => [along(words[0] * words[2]), coded],
                }
            }
        }
    }

    /// Its tensors: the weight, then scales and biases as it has them.
    pub fn tensors(&self) -> Vec<&Tensor> {
        match self {
            Linear::Plain { weight } => vec![weight],
            Linear::Affine { weight, scales, biases, .. } => vec![weight, scales, biases],
            Linear::Trellis { weight, scales, .. } => vec![weight, scales],
        }
    }

    /// Whether rows of both may be those of one matrix: the same number of columns, the same format, and tensors of the same types.
    /// Rows of codes along the outputs are inputs.
    pub(crate) fn is_like(&self, other: &Linear) -> bool {
        if matches!(self, Linear::Trellis { trellis: Trellis { axis: CodedAxis::Outputs(_), .. }, .. }) {
            return false;
        }
        let format = |linear: &Linear| match linear {
            Linear::Plain { .. } => None,
            Linear::Affine { affine, .. } => Some(Packed::Affine(*affine)),
            Linear::Trellis { trellis, .. } => Some(Packed::Trellis(*trellis)),
        };
        let elems = |linear: &Linear| linear.tensors().iter().map(|tensor| tensor.elem()).collect::<Vec<_>>();
        self.shape()[1] == other.shape()[1] && format(self) == format(other) && elems(self) == elems(other)
    }

    /// Bytes of all of its tensors.
    pub fn n_bytes(&self) -> u64 {
        self.tensors().iter().map(|tensor| tensor.bytes().len() as u64).sum()
    }
}
