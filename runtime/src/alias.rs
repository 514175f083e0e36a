//! Which bytes a tensor really touches: contiguous runs, and whether two tensors share a byte.
//!
//! Invariants: the answer "apart" is exact and in whole 32-bit words, since narrow elements share their word with
//! their neighbours; the answer "overlapping" may be too careful for strides that do not line up.

use kernel_dsl::contract::TensorLayout;

use crate::buffer::Tensor;

/// The bytes of a tensor as equal runs: `width` bytes each, starting at `starts` (offsets from the tensor's first byte).
pub(crate) struct Runs {
    /// Bytes of a run.
    pub(crate) width: u64,
    /// Axes around the run, slowest first: length and stride in bytes.
    outer: Vec<(u64, u64)>,
}

impl Runs {
    /// The longest equal runs of `layout`.
    pub(crate) fn of(layout: &TensorLayout) -> Runs {
        let elem_bytes = u64::from(layout.elem.bytes());
        if layout.shape.contains(&0) {
            return Runs { width: 0, outer: Vec::new() };
        }
        let mut width = elem_bytes;
        let mut outer: Vec<(u64, u64)> = Vec::new();
        for (&len, &stride) in layout.shape.iter().zip(&layout.strides).rev() {
            let (len, stride) = (u64::from(len), u64::from(stride) * elem_bytes);
            if len == 1 {
                continue;
            }
            let inner_end = outer.last().map(|&(len, stride)| len * stride);
            match inner_end {
                None if stride == width => width *= len,
                Some(end) if stride == end => {
                    if let Some(inner) = outer.last_mut() {
                        inner.0 *= len;
                    }
                }
                _ => outer.push((len, stride)),
            }
        }
        outer.reverse();
        Runs { width, outer }
    }

    /// First byte of each run, from the tensor's first byte.
    pub(crate) fn starts(&self) -> Vec<u64> {
        let mut starts = if self.width == 0 { Vec::new() } else { vec![0_u64] };
        for &(len, stride) in &self.outer {
            starts = starts.iter().flat_map(|&start| (0..len).map(move |index| start + index * stride)).collect();
        }
        starts
    }
}

/// Whether two tensors share a 32-bit word.
pub(crate) fn overlap(a: &Tensor, b: &Tensor) -> bool {
    if !a.words().overlaps(&b.words()) {
        return false;
    }
    let (runs_a, runs_b) = (Runs::of(a.layout()), Runs::of(b.layout()));
    if runs_a.width == 0 || runs_b.width == 0 {
        return false;
    }
    // Two column windows of rows with one pitch, as the parts of a packed row are.
    let pitch = match (runs_a.outer.as_slice(), runs_b.outer.as_slice()) {
        ([(_, pitch)], [(_, other)]) if pitch == other => *pitch,
        ([(_, pitch)], []) | ([], [(_, pitch)]) => *pitch,
        _ => return true,
    };
    if pitch == 0 || pitch % 4 != 0 {
        return true;
    }
    let window = |tensor: &Tensor, width: u64| {
        let start = tensor.offset() % pitch;
        (start, (start + width).next_multiple_of(4))
    };
    let ((start_a, end_a), (start_b, end_b)) = (window(a, runs_a.width), window(b, runs_b.width));
    end_a > pitch || end_b > pitch || (start_a < end_b && start_b < end_a)
}

#[cfg(test)]
mod tests {
    use kernel_dsl::ir::Elem;

    use super::*;
    use crate::buffer::Buffer;

    fn strided(buffer: &Buffer, offset: u64, shape: &[u32], strides: &[u32]) -> Tensor {
        let layout = TensorLayout { elem: Elem::F32, shape: shape.to_vec(), strides: strides.to_vec() };
        Tensor::new(buffer, offset, layout).unwrap()
    }

    #[test]
    fn runs_join_contiguous_axes() {
        let contiguous = Runs::of(&TensorLayout::row_major(Elem::Bf16, &[3, 4, 5]));
        assert_eq!((contiguous.width, contiguous.starts()), (120, vec![0]));
        let layout = TensorLayout { elem: Elem::F32, shape: vec![2, 3, 4], strides: vec![60, 20, 1] };
        let rows = Runs::of(&layout);
        assert_eq!((rows.width, rows.starts()), (16, vec![0, 80, 160, 240, 320, 400]));
        assert!(Runs::of(&TensorLayout::row_major(Elem::F32, &[0, 4])).starts().is_empty());
    }

    #[test]
    fn windows_of_one_pitch_are_apart() {
        let buffer = Buffer::new("qkv", 4096);
        let q = strided(&buffer, 0, &[4, 64], &[192, 1]);
        let k = strided(&buffer, 256, &[4, 64], &[192, 1]);
        let wide = strided(&buffer, 256, &[4, 65], &[192, 1]);
        let v = strided(&buffer, 512, &[4, 64], &[192, 1]);
        assert!(!overlap(&q, &k) && !overlap(&k, &v));
        assert!(overlap(&wide, &v), "one column too many");
        assert!(overlap(&q, &q));
    }

    #[test]
    fn narrow_neighbours_share_a_word() {
        let buffer = Buffer::new("bytes", 1024);
        let bytes = |cols| TensorLayout { elem: Elem::U8, shape: vec![2, cols], strides: vec![258, 1] };
        let a = Tensor::new(&buffer, 0, bytes(255)).unwrap();
        let b = Tensor::new(&buffer, 256, bytes(2)).unwrap();
        assert!(overlap(&a, &b), "a pitch that is not whole words is not proved apart");
    }

    #[test]
    fn other_buffers_never_overlap() {
        let [a, b] = ["a", "b"].map(|label| Tensor::allocate(label, Elem::F32, &[8]));
        assert!(!overlap(&a, &b) && overlap(&a, &a.clone()));
    }
}
