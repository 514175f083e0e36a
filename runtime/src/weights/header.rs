//! The header of a safetensors file, read so that every fault has a name.
//!
//! Invariants: each name stands once; a tensor's bytes fit its type and shape; tensors follow each other without gap or
//! overlap up to the end of the file. What breaks one of these is refused with the tensor's name.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::path::Path;

use safetensors::Dtype;
use safetensors::tensor::TensorInfo;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};

use super::error::WeightError;

/// Longest header that the format allows.
const MAX_HEADER_BYTES: u64 = 100_000_000;

/// What the header says about a tensor; `bytes` counts from the start of the file.
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) dtype: Dtype,
    pub(super) shape: Vec<u64>,
    pub(super) bytes: Range<usize>,
}

/// Entries in the order of the file, duplicates included.
struct Entries(Vec<(String, TensorInfo)>);

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of tensors")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let mut entries = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    if name == "__metadata__" {
                        map.next_value::<IgnoredAny>()?;
                        continue;
                    }
                    let info = map.next_value().map_err(|error| A::Error::custom(format!("`{name}`: {error}")))?;
                    entries.push((name, info));
                }
                Ok(Entries(entries))
            }
        }
        deserializer.deserialize_map(Object)
    }
}

/// Reads and checks the header of a whole file.
pub(super) fn read(path: &Path, file: &[u8]) -> Result<Vec<Entry>, WeightError> {
    let refuse = |found: String, required: &str| {
        Err(WeightError::Header { path: path.to_owned(), found, required: required.to_owned() })
    };
    let Some((length, rest)) = file.split_first_chunk::<8>() else {
        return refuse(format!("{} bytes", file.len()), "a safetensors file, which starts with 8 bytes of length");
    };
    let length = u64::from_le_bytes(*length);
    if length > MAX_HEADER_BYTES {
        return refuse(format!("a header of {length} bytes"), "a safetensors file; at most 100000000");
    }
    let Some(header) = rest.get(..length as usize) else {
        return refuse(format!("{} bytes, a header of {length}", file.len()), "a complete file");
    };
    let Entries(listed) = match serde_json::from_slice(header) {
        Ok(entries) => entries,
        Err(error) => return refuse(error.to_string(), "a safetensors header: type, shape and offsets of each tensor"),
    };
    let start = 8 + header.len();
    let mut entries = Vec::with_capacity(listed.len());
    for (name, info) in listed {
        entries.push(entry(path, file.len(), start, name, &info)?);
    }
    refuse_duplicates(path, &entries)?;
    entries.sort_by_key(|entry| (entry.bytes.start, entry.bytes.end));
    refuse_gaps(path, file.len(), start, &entries)?;
    Ok(entries)
}

fn entry(path: &Path, file: usize, start: usize, name: String, info: &TensorInfo) -> Result<Entry, WeightError> {
    let (from, to) = info.data_offsets;
    let size = |found: String, required: String| {
        Err(WeightError::Size { path: path.to_owned(), tensor: name.clone(), found, required })
    };
    let elems = info.shape.iter().try_fold(1_usize, |product, n| product.checked_mul(*n));
    let bits = elems.and_then(|elems| elems.checked_mul(info.dtype.bitsize()));
    let described = format!("those of {:?} {:?}", info.dtype, info.shape);
    let (Some(bits), Some(found)) = (bits, to.checked_sub(from)) else {
        return size(format!("offsets {from} to {to} for its"), described);
    };
    if bits % 8 != 0 || bits / 8 != found {
        return size(found.to_string(), format!("{} ({described})", bits.div_ceil(8)));
    }
    match (start.checked_add(from), start.checked_add(to)) {
        (Some(from), Some(to)) if to <= file => {
            let shape = info.shape.iter().map(|n| *n as u64).collect();
            Ok(Entry { name, dtype: info.dtype, shape, bytes: from..to })
        }
        (_, end) => {
            let required = end.map_or(u64::MAX, |end| end as u64);
            Err(WeightError::Truncated { path: path.to_owned(), tensor: name, found: file as u64, required })
        }
    }
}

fn refuse_duplicates(path: &Path, entries: &[Entry]) -> Result<(), WeightError> {
    let mut seen = HashMap::with_capacity(entries.len());
    match entries.iter().find(|entry| seen.insert(entry.name.as_str(), ()).is_some()) {
        Some(entry) => {
            let (first, second) = (path.to_owned(), path.to_owned());
            Err(WeightError::Duplicate { tensor: entry.name.clone(), first, second })
        }
        None => Ok(()),
    }
}

/// `entries` by their start.
fn refuse_gaps(path: &Path, file: usize, start: usize, entries: &[Entry]) -> Result<(), WeightError> {
    let path = || path.to_owned();
    let (mut end, mut before) = (start, "");
    for entry in entries {
        let from = entry.bytes.start;
        if from < end {
            let (tensor, other) = (entry.name.clone(), before.to_owned());
            return Err(WeightError::Overlap { path: path(), tensor, other, found: from as u64, required: end as u64 });
        }
        if from > end {
            return Err(WeightError::Gap { path: path(), found: end as u64, required: from as u64 });
        }
        (end, before) = (entry.bytes.end, entry.name.as_str());
    }
    if end < file {
        return Err(WeightError::Gap { path: path(), found: end as u64, required: file as u64 });
    }
    Ok(())
}
