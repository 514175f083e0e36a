//! Why weights cannot be read: the file, the tensor, what was found and what is required.

use std::path::PathBuf;

/// A folder, file or tensor that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum WeightError {
    /// A file that the system does not give.
    #[error("{path}: {source}; required: a readable file")]
    Read {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A folder without weights.
    #[error("{folder}: no weights; required: `model.safetensors`, or `model.safetensors.index.json` and its files")]
    NoWeights {
        /// Which.
        folder: PathBuf,
    },
    /// An index that cannot be used.
    #[error("{path}: {found}; required: {required}")]
    Index {
        /// The index.
        path: PathBuf,
        /// What stands there.
        found: String,
        /// What it must be.
        required: &'static str,
    },
    /// A file that the index names and the folder lacks.
    #[error("{index}: `{shard}` with {tensors} tensors is not there; required: all of the {required} files it names")]
    MissingShard {
        /// The index.
        index: PathBuf,
        /// The file.
        shard: String,
        /// Tensors that should be in it.
        tensors: usize,
        /// Files of the index.
        required: usize,
    },
    /// A file that is no safetensors file.
    #[error("{path}: {found}; required: {required}")]
    Header {
        /// The file.
        path: PathBuf,
        /// What was found.
        found: String,
        /// What the format demands.
        required: String,
    },
    /// A file that ends before its data does.
    #[error("{path}: {found} bytes, tensor `{tensor}` ends at {required}; required: a complete file")]
    Truncated {
        /// The file.
        path: PathBuf,
        /// The tensor that is cut off.
        tensor: String,
        /// Bytes of the file.
        found: u64,
        /// Where the tensor ends.
        required: u64,
    },
    /// A tensor whose bytes do not fit its shape.
    #[error("{path}: tensor `{tensor}` has {found} bytes; required: {required}")]
    Size {
        /// The file.
        path: PathBuf,
        /// The tensor.
        tensor: String,
        /// Bytes between its offsets.
        found: String,
        /// Bytes of its type and shape.
        required: String,
    },
    /// Two tensors that share bytes.
    #[error("{path}: tensor `{tensor}` starts at {found}, inside of `{other}`; required: {required} or above")]
    Overlap {
        /// The file.
        path: PathBuf,
        /// The later tensor.
        tensor: String,
        /// The tensor before it.
        other: String,
        /// Where the later one starts.
        found: u64,
        /// Where the one before it ends.
        required: u64,
    },
    /// Bytes that belong to no tensor.
    #[error("{path}: data from {found} to {required} belongs to no tensor; required: none such")]
    Gap {
        /// The file.
        path: PathBuf,
        /// Where the unused bytes start.
        found: u64,
        /// Where they end.
        required: u64,
    },
    /// A tensor that is there twice.
    #[error("tensor `{tensor}` is in {first} and in {second}; required: each tensor once")]
    Duplicate {
        /// The tensor.
        tensor: String,
        /// One file.
        first: PathBuf,
        /// The other, or the same.
        second: PathBuf,
    },
    /// An index and a file that disagree.
    #[error("tensor `{tensor}` is in {found}; required: {required}, as the index says")]
    Misplaced {
        /// The tensor.
        tensor: String,
        /// Where it is, in words.
        found: String,
        /// Where it should be, in words.
        required: String,
    },
    /// A tensor of an element type that cannot be used in its place.
    #[error("tensor `{tensor}` has type {found}; required: {required}")]
    WrongType {
        /// The tensor.
        tensor: String,
        /// Its type.
        found: String,
        /// What it must be.
        required: String,
    },
    /// A value that no arithmetic survives.
    #[error("tensor `{tensor}`: element {element} is {found}; required: finite values")]
    NotFinite {
        /// The tensor.
        tensor: String,
        /// Its first such element, in row-major order.
        element: usize,
        /// NaN or an infinity.
        found: f32,
    },
}
