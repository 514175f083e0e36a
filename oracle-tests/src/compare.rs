//! Bytes of two engines, element by element.
//!
//! Invariants: all NaN of a float type are one value; everything else is compared by bits. The whole span of an output
//! is compared, padding after it is not.

use std::fmt;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;
use kernel_lib::tolerance::same_bits;

use crate::job::{Contents, Job};

/// The first element in which two engines differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Name of the buffer.
    pub buffer: String,
    /// Its element type.
    pub elem: Elem,
    /// Flat element index.
    pub index: usize,
    /// Bits on the left.
    pub left: u32,
    /// Bits on the right.
    pub right: u32,
    /// Elements of this buffer that differ.
    pub n_different: usize,
    /// Elements of this buffer.
    pub n_elems: usize,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { buffer, elem, index, left, right, n_different, n_elems } = self;
        let digits = 2 + 2 * elem.bytes() as usize;
        let (a, b) = (kernel_lib::host_tensor::decode(*elem, *left), kernel_lib::host_tensor::decode(*elem, *right));
        write!(
            f,
            "`{buffer}`[{index}] ({}) is {left:#0digits$x} ({a}) against {right:#0digits$x} ({b}); {n_different} of \
             {n_elems} elements differ",
            elem.name()
        )
    }
}

/// Bits of element `index` of packed little-endian elements; `None` past the end.
pub fn element(elem: Elem, bytes: &[u8], index: usize) -> Option<u32> {
    let size = elem.bytes() as usize;
    bytes.get(index * size..(index + 1) * size).map(kernel_lib::host_tensor::element_bits)
}

/// The first difference of two contents of one buffer.
pub fn first_difference(name: &str, layout: &TensorLayout, left: &[u8], right: &[u8]) -> Option<Difference> {
    let elem = layout.elem;
    let n_elems = layout.span_elems() as usize;
    let differs = |&index: &usize| match (element(elem, left, index), element(elem, right, index)) {
        (Some(left), Some(right)) => !same_bits(elem, left, right),
        // A missing element is a difference of its own.
        _ => true,
    };
    let mut different = (0..n_elems).filter(differs);
    let index = different.next()?;
    Some(Difference {
        buffer: name.to_owned(),
        elem,
        index,
        left: element(elem, left, index).unwrap_or_default(),
        right: element(elem, right, index).unwrap_or_default(),
        n_different: 1 + different.count(),
        n_elems,
    })
}

/// The first difference over all outputs of a job.
pub fn first_difference_of_job(job: &Job, left: &Contents, right: &Contents) -> Option<Difference> {
    job.outputs().find_map(|(binding, name, layout)| first_difference(name, layout, &left[binding], &right[binding]))
}

/// Bytes that [`first_difference_of_job`] looks at.
pub fn compared_bytes(job: &Job) -> u64 {
    job.outputs().map(|(_, _, layout)| layout.span_elems() * u64::from(layout.elem.bytes())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nan_is_one_value_and_nothing_else_is() {
        let layout = TensorLayout::row_major(Elem::Bf16, &[3]);
        let bytes = |words: [u16; 3]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
        let left = bytes([0x7fc0, 0x0000, 0x3f80]);
        assert_eq!(first_difference("y", &layout, &left, &bytes([0xff81, 0x0000, 0x3f80])), None);
        let found = first_difference("y", &layout, &left, &bytes([0x7fc0, 0x8000, 0x3f81])).unwrap();
        assert_eq!((found.index, found.left, found.right, found.n_different), (1, 0, 0x8000, 2));
        assert_eq!(found.to_string(), "`y`[1] (bf16) is 0x0000 (0) against 0x8000 (-0); 2 of 3 elements differ");
        assert_eq!(first_difference("y", &layout, &left, &left[..4]).map(|found| found.index), Some(2));
    }
}
