//! Buffers and tensors as plain data: handles that recordings name and engines give memory to.
//!
//! Invariants: a [`Buffer`] has an identity, a label and a size, and no device; the same handle may have memory on several
//! engines. A [`Tensor`] lies inside its buffer at an offset that every adapter accepts. Refused: offsets that are
//! not multiples of [`OFFSET_ALIGNMENT`], ranges that leave the buffer, row ranges that leave the tensor.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;

/// Multiple of every tensor's byte offset: the largest storage offset alignment that WebGPU lets an adapter ask for.
pub const OFFSET_ALIGNMENT: u64 = 256;

/// Multiple of every transfer's byte offset.
pub const TRANSFER_ALIGNMENT: u64 = 4;

static NEXT_ID: AtomicU64 = AtomicU64::new(0);

/// A handle to storage memory. Clones are the same buffer. An engine may drop a buffer's memory once no handle is left.
#[derive(Clone, Debug)]
pub struct Buffer {
    data: Arc<BufferData>,
}

#[derive(Debug)]
struct BufferData {
    id: u64,
    label: String,
    bytes: u64,
}

impl Buffer {
    /// A new buffer of at least `bytes` bytes, rounded up to whole [`OFFSET_ALIGNMENT`]s (one at least).
    /// Its memory is zero until written.
    pub fn new(label: &str, bytes: u64) -> Buffer {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        let bytes =
            bytes.max(1).checked_next_multiple_of(OFFSET_ALIGNMENT).unwrap_or(u64::MAX - (OFFSET_ALIGNMENT - 1));
        Buffer { data: Arc::new(BufferData { id, label: label.to_owned(), bytes }) }
    }

    /// Unique in this process.
    pub fn id(&self) -> u64 {
        self.data.id
    }

    /// The name for people.
    pub fn label(&self) -> &str {
        &self.data.label
    }

    /// Size in bytes, a multiple of [`OFFSET_ALIGNMENT`].
    pub fn bytes(&self) -> u64 {
        self.data.bytes
    }

    /// `bytes` bytes from `offset`.
    ///
    /// # Errors
    /// [`RangeError`] for an offset that is not a multiple of 4 and for a range that leaves the buffer.
    pub fn range(&self, offset: u64, bytes: u64) -> Result<BufferRange, RangeError> {
        self.check(offset, bytes, TRANSFER_ALIGNMENT)?;
        Ok(BufferRange { buffer: self.clone(), offset, bytes })
    }

    /// A range of single bytes inside of a tensor of this buffer.
    pub(crate) fn range_unaligned(&self, offset: u64, bytes: u64) -> BufferRange {
        BufferRange { buffer: self.clone(), offset, bytes }
    }

    /// All of it.
    pub fn whole(&self) -> BufferRange {
        BufferRange { buffer: self.clone(), offset: 0, bytes: self.bytes() }
    }

    fn check(&self, offset: u64, bytes: u64, alignment: u64) -> Result<(), RangeError> {
        if !offset.is_multiple_of(alignment) {
            return Err(RangeError::Offset { buffer: self.label().to_owned(), found: offset, required: alignment });
        }
        match offset.checked_add(bytes) {
            Some(end) if end <= self.bytes() => Ok(()),
            end => Err(RangeError::Outside {
                buffer: self.label().to_owned(),
                found: end.unwrap_or(u64::MAX),
                required: self.bytes(),
            }),
        }
    }

    /// The handles that are left, this one included.
    pub(crate) fn handles(&self) -> usize {
        Arc::strong_count(&self.data)
    }
}

impl PartialEq for Buffer {
    fn eq(&self, other: &Buffer) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Buffer {}

/// Why a range or tensor does not fit its buffer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RangeError {
    /// An offset that adapters do not accept.
    #[error("buffer `{buffer}`: byte offset {found}; required: a multiple of {required}")]
    Offset {
        /// Label of the buffer.
        buffer: String,
        /// As given.
        found: u64,
        /// The alignment.
        required: u64,
    },
    /// A range that leaves the buffer.
    #[error("buffer `{buffer}`: range ends at byte {found}; required: at most {required}")]
    Outside {
        /// Label of the buffer.
        buffer: String,
        /// One past the last byte.
        found: u64,
        /// Bytes of the buffer.
        required: u64,
    },
    /// A transfer that is not of whole words.
    #[error("buffer `{buffer}`: a transfer of {found} bytes; required: a multiple of {required} (see `Tensor::words`)")]
    Words {
        /// Label of the buffer.
        buffer: String,
        /// As given.
        found: u64,
        /// Bytes of a word.
        required: u64,
    },
    /// Rows that the tensor does not have.
    #[error("rows {}..{} of a tensor of {required} rows; required: an ascending range inside it", found.start, found.end)]
    Rows {
        /// As given.
        found: Range<u32>,
        /// Rows of the tensor.
        required: u32,
    },
    /// A transfer whose two sides differ in size.
    #[error("{found} bytes for a destination of {required} bytes; required: the same size")]
    Size {
        /// Bytes of the source.
        found: u64,
        /// Bytes of the destination.
        required: u64,
    },
}

/// Bytes of a buffer. The offset is a multiple of 4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BufferRange {
    buffer: Buffer,
    offset: u64,
    bytes: u64,
}

impl BufferRange {
    /// The buffer.
    pub fn buffer(&self) -> &Buffer {
        &self.buffer
    }

    /// First byte.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Number of bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// One past the last byte.
    pub fn end(&self) -> u64 {
        self.offset + self.bytes
    }

    /// Whether both share a byte.
    pub fn overlaps(&self, other: &BufferRange) -> bool {
        self.buffer == other.buffer && self.offset < other.end() && other.offset < self.end()
    }
}

/// A layout at a place in a buffer: what a kernel argument binds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tensor {
    buffer: Buffer,
    offset: u64,
    layout: TensorLayout,
}

impl Tensor {
    /// A tensor of `layout` from byte `offset` of `buffer`.
    ///
    /// # Errors
    /// [`RangeError`] for an offset that is not a multiple of [`OFFSET_ALIGNMENT`] and for a tensor that leaves the buffer.
    pub fn new(buffer: &Buffer, offset: u64, layout: TensorLayout) -> Result<Tensor, RangeError> {
        buffer.check(offset, layout.span_bytes(), OFFSET_ALIGNMENT)?;
        Ok(Tensor { buffer: buffer.clone(), offset, layout })
    }

    /// A row-major tensor in a new buffer of its own.
    pub fn allocate(label: &str, elem: Elem, shape: &[u32]) -> Tensor {
        let layout = TensorLayout::row_major(elem, shape);
        Tensor { buffer: Buffer::new(label, layout.span_bytes()), offset: 0, layout }
    }

    /// The buffer.
    pub fn buffer(&self) -> &Buffer {
        &self.buffer
    }

    /// First byte.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Element type, shape and strides.
    pub fn layout(&self) -> &TensorLayout {
        &self.layout
    }

    /// The bytes from its first to its last element, gaps of strided axes included.
    pub fn range(&self) -> BufferRange {
        // Saturates for a tensor that no engine can hold.
        let bytes = self.layout.span_elems().saturating_mul(u64::from(self.layout.elem.bytes()));
        let bytes = bytes.min(self.buffer.bytes());
        BufferRange { buffer: self.buffer.clone(), offset: self.offset, bytes }
    }

    /// The range in whole 32-bit words: for copies and fills. The padding after a narrow last element is included.
    pub fn words(&self) -> BufferRange {
        let range = self.range();
        BufferRange { bytes: range.bytes.next_multiple_of(TRANSFER_ALIGNMENT), ..range }
    }

    /// The bytes that a binding covers: the range in whole 16-byte vectors.
    pub fn binding(&self) -> BufferRange {
        BufferRange { buffer: self.buffer.clone(), offset: self.offset, bytes: self.layout.span_bytes() }
    }

    /// The bytes of one row of the slowest axis, gaps of its inner axes included.
    ///
    /// # Errors
    /// [`RangeError`] for a row that is not there, and for one that starts inside of a word.
    pub fn row_range(&self, row: u32) -> Result<BufferRange, RangeError> {
        let TensorLayout { elem, shape, strides } = &self.layout;
        let (Some((&n_rows, inner_shape)), Some((&stride, inner_strides))) =
            (shape.split_first(), strides.split_first())
        else {
            return Err(RangeError::Rows { found: row..row.saturating_add(1), required: 0 });
        };
        if row >= n_rows {
            return Err(RangeError::Rows { found: row..row.saturating_add(1), required: n_rows });
        }
        let inner = TensorLayout { elem: *elem, shape: inner_shape.to_vec(), strides: inner_strides.to_vec() };
        let elem_bytes = u64::from(elem.bytes());
        let offset = u64::from(row).saturating_mul(u64::from(stride)).saturating_mul(elem_bytes);
        self.buffer.range(self.offset.saturating_add(offset), inner.span_elems().saturating_mul(elem_bytes))
    }

    /// Rows `rows` of the slowest axis.
    ///
    /// # Errors
    /// [`RangeError`] for rows that are not there, and for a first row at an offset that adapters do not accept
    /// (`split::split_rows` chooses rows that they do).
    pub fn rows(&self, rows: Range<u32>) -> Result<Tensor, RangeError> {
        let n_rows = self.layout.shape.first().copied().unwrap_or(0);
        if rows.start > rows.end || rows.end > n_rows {
            return Err(RangeError::Rows { found: rows, required: n_rows });
        }
        let mut layout = self.layout.clone();
        let (Some(n_rows), Some(&stride)) = (layout.shape.first_mut(), layout.strides.first()) else {
            return Err(RangeError::Rows { found: rows, required: 0 });
        };
        *n_rows = rows.end - rows.start;
        let row_bytes = u64::from(stride) * u64::from(layout.elem.bytes());
        let offset = u64::from(rows.start).saturating_mul(row_bytes).saturating_add(self.offset);
        Tensor::new(&self.buffer, offset, layout)
    }
}
