//! Cuts a tensor into row ranges whose bindings stay under an adapter's limit.
//!
//! Invariants: pieces cover every row once, in order; each starts at an offset that adapters accept; each but the last
//! has the same number of rows. Refused: a tensor whose smallest legal piece is larger than the limit.

use std::ops::Range;

use kernel_dsl::contract::TensorLayout;

use crate::buffer::OFFSET_ALIGNMENT;

/// A tensor that no split brings under the limit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the smallest aligned piece is {rows} rows of {found} bytes in all; required: at most {required} bytes a binding"
)]
pub struct SplitError {
    /// Rows of the smallest piece whose successor starts aligned.
    pub rows: u64,
    /// Bytes of that piece.
    pub found: u64,
    /// The limit.
    pub required: u64,
}

/// Row ranges of the slowest axis of `layout`, each of at most `limit` bytes as a binding.
/// One range when all of it fits; none for a tensor without rows.
///
/// # Errors
/// [`SplitError`] when one row, or the rows up to the next aligned start, are larger than the limit.
pub fn split_rows(layout: &TensorLayout, limit: u64) -> Result<Vec<Range<u32>>, SplitError> {
    let (Some(&n_rows), Some(&row_stride)) = (layout.shape.first(), layout.strides.first()) else {
        return Ok(Vec::new());
    };
    if n_rows == 0 {
        return Ok(Vec::new());
    }
    if layout.span_bytes() <= limit {
        return Ok(std::iter::once(0..n_rows).collect());
    }
    let row_bytes = u64::from(row_stride) * u64::from(layout.elem.bytes());
    let unit = OFFSET_ALIGNMENT / gcd(OFFSET_ALIGNMENT, row_bytes);
    let piece_bytes = |rows: u64| {
        let mut piece = layout.clone();
        piece.shape[0] = u32::try_from(rows).unwrap_or(n_rows).min(n_rows);
        piece.span_bytes()
    };
    // A binding is whole 16-byte vectors: (n - 1) rows and the last row fit when they fit into the limit's whole vectors.
    let mut row = layout.clone();
    row.shape[0] = 1;
    let last_row = row.span_elems() * u64::from(layout.elem.bytes());
    let more_rows = (limit / 16 * 16).checked_sub(last_row).and_then(|left| left.checked_div(row_bytes));
    let fitting = more_rows.map_or(0, |rows| rows + 1);
    let rows = fitting / unit * unit;
    if rows == 0 {
        let rows = unit.min(u64::from(n_rows));
        return Err(SplitError { rows, found: piece_bytes(rows), required: limit });
    }
    let step = u32::try_from(rows).unwrap_or(n_rows).min(n_rows);
    Ok((0..n_rows).step_by(step as usize).map(|start| start..start.saturating_add(step).min(n_rows)).collect())
}

/// Greatest common divisor; `gcd(a, 0) = a`.
fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use kernel_dsl::ir::Elem;

    use super::*;

    fn check(layout: &TensorLayout, limit: u64) -> Vec<Range<u32>> {
        let pieces = split_rows(layout, limit).unwrap();
        let mut next = 0;
        for piece in &pieces {
            assert_eq!(piece.start, next, "pieces are in order and without gaps");
            assert!(piece.end > piece.start);
            let start = u64::from(piece.start) * u64::from(layout.strides[0]) * u64::from(layout.elem.bytes());
            assert_eq!(start % OFFSET_ALIGNMENT, 0, "piece {piece:?} starts aligned");
            let mut part = layout.clone();
            part.shape[0] = piece.end - piece.start;
            assert!(part.span_bytes() <= limit, "piece {piece:?} is {} bytes of {limit}", part.span_bytes());
            next = piece.end;
        }
        assert_eq!(next, layout.shape[0], "every row is covered");
        pieces
    }

    #[test]
    fn whole_tensor_when_it_fits() {
        let layout = TensorLayout::row_major(Elem::Bf16, &[10, 64]);
        assert_eq!(check(&layout, 10 * 128), std::iter::once(0..10).collect::<Vec<_>>());
    }

    #[test]
    fn aligned_rows_split_exactly() {
        let layout = TensorLayout::row_major(Elem::F32, &[10, 64]);
        assert_eq!(check(&layout, 1024), [0..4, 4..8, 8..10]);
    }

    #[test]
    fn odd_rows_split_at_aligned_starts() {
        let layout = TensorLayout::row_major(Elem::F32, &[1000, 3]);
        let pieces = check(&layout, 4000);
        assert_eq!(pieces[0], 0..320, "64 rows of 12 bytes are the unit");
    }

    #[test]
    fn every_limit_and_width_keeps_the_invariants() {
        for cols in [1, 2, 7, 63, 64, 65] {
            let layout = TensorLayout::row_major(Elem::Bf16, &[517, cols]);
            for limit in (256..40_000).step_by(997) {
                match split_rows(&layout, limit) {
                    Ok(_) => drop(check(&layout, limit)),
                    Err(error) => assert!(error.found > limit, "{error}"),
                }
            }
        }
    }

    #[test]
    fn strided_rows_count_their_pitch() {
        let layout = TensorLayout { elem: Elem::F32, shape: vec![8, 3], strides: vec![128, 1] };
        assert_eq!(check(&layout, 1200), [0..3, 3..6, 6..8]);
    }

    #[test]
    fn a_row_above_the_limit_is_refused() {
        let layout = TensorLayout::row_major(Elem::F32, &[4, 1024]);
        let error = split_rows(&layout, 2048).unwrap_err();
        assert_eq!(error, SplitError { rows: 1, found: 4096, required: 2048 });
    }

    #[test]
    fn no_rows_no_pieces() {
        assert!(split_rows(&TensorLayout::row_major(Elem::F32, &[0, 8]), 16).unwrap().is_empty());
    }
}
