//! A tensor in a mapped file.
//!
//! Invariants: its bytes are the file's, unchanged, and live as long as any tensor of that file; lent bytes start at a
//! multiple of 4, as engines demand, and are a copy only where the file's own do not.

use std::fmt;
use std::fs::File;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel_dsl::ir::Elem;
use memmap2::Mmap;
use safetensors::Dtype;

use super::error::WeightError;
use super::finite::first_not_finite;
use super::header::Entry;
use crate::engine::LentBytes;

/// A file in memory.
pub(super) struct MappedFile {
    path: PathBuf,
    map: Mmap,
}

impl MappedFile {
    pub(super) fn open(path: &Path) -> Result<MappedFile, WeightError> {
        let failed = |source| WeightError::Read { path: path.to_owned(), source };
        let file = File::open(path).map_err(failed)?;
        #[expect(unsafe_code, reason = "a mapping is the only way to lend weights without a copy")]
        // SAFETY: the mapping is only read. A file that another process shortens meanwhile ends this one with a signal;
        // one that it rewrites changes values, never lengths, which come from the checked header.
        let map = unsafe { Mmap::map(&file) }.map_err(failed)?;
        Ok(MappedFile { path: path.to_owned(), map })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.map
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// A named tensor whose bytes lie in a mapped file. Clones are cheap.
#[derive(Clone)]
pub struct StoredTensor {
    name: String,
    dtype: Dtype,
    shape: Vec<u64>,
    bytes: Range<usize>,
    file: Arc<MappedFile>,
}

impl StoredTensor {
    pub(super) fn new(file: &Arc<MappedFile>, entry: Entry) -> StoredTensor {
        let Entry { name, dtype, shape, bytes } = entry;
        StoredTensor { name, dtype, shape, bytes, file: file.clone() }
    }

    /// The name in the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its element type as the format has it.
    pub fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// The format's name of its element type, such as `BF16`.
    pub fn type_name(&self) -> String {
        format!("{:?}", self.dtype)
    }

    /// Its element type.
    ///
    /// # Errors
    /// [`WeightError::WrongType`] for types that no kernel loads, such as `F64`.
    pub fn elem(&self) -> Result<Elem, WeightError> {
        Ok(match self.dtype {
            Dtype::F32 => Elem::F32,
            Dtype::F16 => Elem::F16,
            Dtype::BF16 => Elem::Bf16,
            Dtype::U32 => Elem::U32,
            Dtype::I32 => Elem::I32,
            Dtype::U16 => Elem::U16,
            Dtype::I16 => Elem::I16,
            Dtype::U8 => Elem::U8,
            Dtype::I8 => Elem::I8,
            _ => return Err(self.wrong_type("a type that kernels load: BF16, F16, F32, or integers of 8 to 32 bits")),
        })
    }

    /// An error that says which type the tensor has and which it must have.
    pub fn wrong_type(&self, required: impl Into<String>) -> WeightError {
        WeightError::WrongType { tensor: self.name.clone(), found: self.type_name(), required: required.into() }
    }

    /// Length of each axis, the slowest first.
    pub fn shape(&self) -> &[u64] {
        &self.shape
    }

    /// The file that it lies in.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Its bytes, little-endian, row-major; at any address.
    pub fn bytes(&self) -> &[u8] {
        &self.file.bytes()[self.bytes.clone()]
    }

    /// Its bytes for an engine to read in place: the mapping itself, or a copy where the file has them at an address that is
    /// not a multiple of 4.
    pub fn lend(&self) -> LentBytes {
        let bytes = self.bytes();
        if bytes.as_ptr().addr().is_multiple_of(4) {
            return Arc::new(InPlace(self.clone()));
        }
        Arc::new(AlignedBytes::copy_of(bytes))
    }

    /// Looks at every value once, on all threads.
    ///
    /// # Errors
    /// [`WeightError::NotFinite`] names the first NaN or infinity, [`WeightError::WrongType`] a type that cannot be looked at.
    pub fn check_finite(&self) -> Result<(), WeightError> {
        let elem = self.elem()?;
        let Some(element) = first_not_finite(elem, self.bytes()) else { return Ok(()) };
        let at = element * elem.bytes() as usize;
        let found = match (elem, &self.bytes()[at..]) {
            (Elem::F32, [a, b, c, d, ..]) => f32::from_le_bytes([*a, *b, *c, *d]),
            (Elem::Bf16, [a, b, ..]) => f32::from_bits(u32::from(u16::from_le_bytes([*a, *b])) << 16),
            // Half precision: the mantissa tells NaN from infinity.
            (_, [0, 0x7c, ..]) => f32::INFINITY,
            (_, [0, 0xfc, ..]) => f32::NEG_INFINITY,
            _ => f32::NAN,
        };
        Err(WeightError::NotFinite { tensor: self.name.clone(), element, found })
    }
}

impl fmt::Debug for StoredTensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} {:?} in {}", self.name, self.dtype, self.shape, self.file.path().display())
    }
}

struct InPlace(StoredTensor);

impl AsRef<[u8]> for InPlace {
    fn as_ref(&self) -> &[u8] {
        self.0.bytes()
    }
}

/// Bytes of the host's own that engines may borrow: they start at a multiple of 4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlignedBytes {
    words: Vec<u32>,
    bytes: usize,
}

impl AlignedBytes {
    /// A copy of `bytes`.
    pub fn copy_of(bytes: &[u8]) -> AlignedBytes {
        let mut words = vec![0_u32; bytes.len().div_ceil(4)];
        bytemuck::cast_slice_mut(&mut words)[..bytes.len()].copy_from_slice(bytes);
        AlignedBytes { words, bytes: bytes.len() }
    }
}

impl AsRef<[u8]> for AlignedBytes {
    fn as_ref(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.words)[..self.bytes]
    }
}
