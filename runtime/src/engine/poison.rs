//! Poison: what outputs hold before a dispatch in a checked run, so that an element that no invocation wrote is seen.
//!
//! Invariants: only bytes of `Out` arguments are poisoned, in whole words. Gaps of strided tensors and neighbours keep their
//! bytes: words that lie in a run only in part stay as they are, but the last word of a contiguous tensor, which is its own.
//! The same bytes on every engine.

use kernel_dsl::ir::Access;

use crate::alias::Runs;
use crate::buffer::BufferRange;
use crate::recording::Dispatch;

/// The ranges to poison before `dispatch`.
pub(crate) fn poisoned_ranges(dispatch: &Dispatch) -> Vec<BufferRange> {
    let outputs = dispatch.launch.access.iter().zip(&dispatch.tensors).filter(|(access, _)| **access == Access::Write);
    let mut ranges = Vec::new();
    for (_, tensor) in outputs {
        let runs = Runs::of(tensor.layout());
        let starts = runs.starts();
        for start in &starts {
            let first = (tensor.offset() + start).next_multiple_of(4);
            let end = tensor.offset() + start + runs.width;
            let end = if starts.len() == 1 { end.next_multiple_of(4) } else { end / 4 * 4 };
            if first < end
                && let Ok(range) = tensor.buffer().range(first, end - first)
            {
                ranges.push(range);
            }
        }
    }
    ranges
}
