//! Tensors in host memory: the arguments of a test, a benchmark or a reference.
//!
//! Invariants: `bytes` covers the span of `layout`, rounded up to whole 16-byte vectors as a binding does, or is empty in
//! a tensor that only its layout is wanted of; element access goes through the layout's strides; decoding is exact and encoding rounds to nearest even.

use half::{bf16, f16};
use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::Elem;

/// What a kernel does with an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Read only.
    In,
    /// Written, never read; its bytes before the launch mean nothing.
    Out,
    /// Read and written.
    InOut,
}

impl Role {
    /// Whether a reference gives expected values for it.
    pub fn is_output(self) -> bool {
        self != Role::In
    }
}

/// A tensor argument with its bytes, little-endian.
#[derive(Clone, PartialEq, Debug)]
pub struct HostTensor {
    /// The kernel's name for it.
    pub name: &'static str,
    /// What the kernel does with it.
    pub role: Role,
    /// Element type, shape and strides.
    pub layout: TensorLayout,
    /// The memory.
    pub bytes: Vec<u8>,
}

impl HostTensor {
    /// A row-major tensor of zero bytes.
    pub fn zeroed(name: &'static str, role: Role, elem: Elem, shape: &[u32]) -> HostTensor {
        let layout = TensorLayout::row_major(elem, shape);
        let bytes = vec![0; layout.span_bytes() as usize];
        HostTensor { name, role, layout, bytes }
    }

    /// A row-major layout without memory; no element may be asked for.
    pub fn without_bytes(name: &'static str, role: Role, elem: Elem, shape: &[u32]) -> HostTensor {
        HostTensor { name, role, layout: TensorLayout::row_major(elem, shape), bytes: Vec::new() }
    }

    /// A row-major output, to be written by a kernel.
    pub fn output(name: &'static str, elem: Elem, shape: &[u32]) -> HostTensor {
        HostTensor::zeroed(name, Role::Out, elem, shape)
    }

    /// A row-major input; `value(i)` is rounded to the element type.
    pub fn input(name: &'static str, elem: Elem, shape: &[u32], mut value: impl FnMut(usize) -> f64) -> HostTensor {
        let mut tensor = HostTensor::zeroed(name, Role::In, elem, shape);
        for index in 0..tensor.len() {
            tensor.set(index, value(index));
        }
        tensor
    }

    /// A row-major input of raw element bits.
    pub fn input_bits(name: &'static str, elem: Elem, shape: &[u32], mut bits: impl FnMut(usize) -> u32) -> HostTensor {
        let mut tensor = HostTensor::zeroed(name, Role::In, elem, shape);
        for index in 0..tensor.len() {
            tensor.set_bits(index, bits(index));
        }
        tensor
    }

    /// The same elements with other strides, as a slice of wider rows has them; every gap is filled with ones, which is NaN
    /// in every float type.
    pub fn with_strides(self, strides: &[u32]) -> HostTensor {
        let mut strided = HostTensor { bytes: Vec::new(), ..self.clone() };
        strided.layout.strides = strides.to_vec();
        if !self.bytes.is_empty() {
            strided.bytes = vec![0xff; strided.layout.span_bytes() as usize];
            (0..self.len()).for_each(|index| strided.set_bits(index, self.bits(index)));
        }
        strided
    }

    /// The same tensor in another role.
    pub fn with_role(self, role: Role) -> HostTensor {
        HostTensor { role, ..self }
    }

    /// Number of elements of the shape.
    pub fn len(&self) -> usize {
        self.layout.shape.iter().map(|&len| len as usize).product()
    }

    /// Whether an axis has length 0.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Byte offset of the element with row-major number `index`, through the strides.
    fn byte_offset(&self, mut index: usize) -> usize {
        let mut offset = 0;
        for (&len, &stride) in self.layout.shape.iter().zip(&self.layout.strides).rev() {
            offset += (index % len as usize) * stride as usize;
            index /= len as usize;
        }
        offset * self.layout.elem.bytes() as usize
    }

    /// The bits of element `index`, counted row-major.
    pub fn bits(&self, index: usize) -> u32 {
        let at = self.byte_offset(index);
        element_bits(&self.bytes[at..at + self.layout.elem.bytes() as usize])
    }

    /// Sets the bits of element `index`, counted row-major.
    pub fn set_bits(&mut self, index: usize, bits: u32) {
        let at = self.byte_offset(index);
        let size = self.layout.elem.bytes() as usize;
        self.bytes[at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }

    /// Element `index`, counted row-major, exactly.
    pub fn get(&self, index: usize) -> f64 {
        decode(self.layout.elem, self.bits(index))
    }

    /// Sets element `index`, rounded to the element type.
    pub fn set(&mut self, index: usize, value: f64) {
        self.set_bits(index, encode(self.layout.elem, value));
    }

    /// All elements, row-major, exactly.
    pub fn values(&self) -> Vec<f64> {
        (0..self.len()).map(|index| self.get(index)).collect()
    }
}

/// The bits of one little-endian element of at most four bytes.
pub fn element_bits(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte))
}

/// The number that `bits` of an element stand for.
pub fn decode(elem: Elem, bits: u32) -> f64 {
    match elem {
        Elem::F32 => f64::from(f32::from_bits(bits)),
        Elem::F16 => f64::from(f16::from_bits(bits as u16).to_f32()),
        Elem::Bf16 => f64::from(bf16::from_bits(bits as u16).to_f32()),
        Elem::U32 => f64::from(bits),
        Elem::I32 => f64::from(bits.cast_signed()),
        Elem::U16 => f64::from(bits as u16),
        Elem::I16 => f64::from(bits as u16 as i16),
        Elem::U8 => f64::from(bits as u8),
        Elem::I8 => f64::from(bits as u8 as i8),
    }
}

/// The bits of an element nearest to `value`: ties to even for floats (by way of `f32`), truncated and saturated for
/// integers. NaN gives the canonical quiet NaN, or 0.
pub fn encode(elem: Elem, value: f64) -> u32 {
    match elem {
        Elem::F32 if value.is_nan() => 0x7fc0_0000,
        Elem::F16 if value.is_nan() => 0x7e00,
        Elem::Bf16 if value.is_nan() => 0x7fc0,
        Elem::F32 => (value as f32).to_bits(),
        Elem::F16 => u32::from(f16::from_f32(value as f32).to_bits()),
        Elem::Bf16 => u32::from(bf16::from_f32(value as f32).to_bits()),
        Elem::U32 => value as u32,
        Elem::I32 => (value as i32).cast_unsigned(),
        Elem::U16 => u32::from(value as u16),
        Elem::I16 => u32::from((value as i16).cast_unsigned()),
        Elem::U8 => u32::from(value as u8),
        Elem::I8 => u32::from((value as i8).cast_unsigned()),
    }
}

/// `value` rounded to the element type: the typed step of a reference.
pub fn round_to(elem: Elem, value: f64) -> f64 {
    decode(elem, encode(elem, value))
}

/// `value`, or zero with its sign below the smallest normal `f32`: what strict kernels store there.
pub fn flush(value: f64) -> f64 {
    if value.abs() < f64::from(f32::MIN_POSITIVE) { 0.0_f64.copysign(value) } else { value }
}

/// The arguments of one launch, in declaration order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arguments {
    /// Tensors, in binding order.
    pub tensors: Vec<HostTensor>,
    /// Scalars, in declaration order.
    pub scalars: Vec<ScalarArg>,
}

impl Arguments {
    /// The layouts that `contract::bind` takes.
    pub fn layouts(&self) -> Vec<TensorLayout> {
        self.tensors.iter().map(|tensor| tensor.layout.clone()).collect()
    }

    /// The tensor called `name`.
    ///
    /// # Panics
    /// When there is none: a reference asks only for tensors that its own kernel's `arguments` made.
    pub fn tensor(&self, name: &str) -> &HostTensor {
        let found = self.tensors.iter().find(|tensor| tensor.name == name);
        found.unwrap_or_else(|| panic!("no argument `{name}`; `arguments` and `reference` of a kernel agree on names"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_is_to_nearest_even_and_saturating() {
        assert_eq!(round_to(Elem::Bf16, 1.0 + 1.0 / 256.0), 1.0);
        assert_eq!(round_to(Elem::Bf16, 1.0 + 3.0 / 256.0), 1.0 + 4.0 / 256.0);
        assert_eq!(round_to(Elem::F16, 65520.0), f64::INFINITY);
        assert_eq!(round_to(Elem::I8, -1000.0), -128.0);
        assert_eq!(round_to(Elem::U8, f64::NAN), 0.0);
        assert_eq!(encode(Elem::Bf16, f64::NAN), 0x7fc0);
    }

    #[test]
    fn strides_are_followed() {
        let mut tensor = HostTensor::zeroed("x", Role::In, Elem::I16, &[2, 3]);
        tensor.layout.strides = vec![4, 1];
        tensor.bytes = vec![0; tensor.layout.span_bytes() as usize];
        tensor.set(3, -7.0);
        assert_eq!(&tensor.bytes[8..10], &(-7_i16).to_le_bytes());
        assert_eq!(tensor.get(3), -7.0);
    }

    #[test]
    fn a_slice_of_wider_rows_has_the_same_elements() {
        let wide = HostTensor::input("x", Elem::Bf16, &[2, 3], |index| index as f64).with_strides(&[8, 1]);
        assert_eq!(wide.values(), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(&wide.bytes[6..8], &[0xff, 0xff]);
    }

    #[test]
    fn an_empty_tensor_has_no_bytes() {
        let tensor = HostTensor::output("y", Elem::F32, &[0, 5]);
        assert!(tensor.is_empty() && tensor.bytes.is_empty());
    }
}
