//! Why a model is not quantized or repacked.

use std::path::PathBuf;

use kernel_lib::trellis::TrellisError;
use runtime::weights::WeightError;

use crate::model::ModelError;

/// A folder, tensor or option that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum QuantizeError {
    /// The source's configuration is refused.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The source's weights are refused.
    #[error(transparent)]
    Weights(#[from] WeightError),
    /// A file or folder that the system does not read or write.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A file of weights that cannot be written.
    #[error("{}: {found}; required: room for all weights in a folder to write to", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// What was found.
        found: String,
    },
    /// An output that would replace something.
    #[error("{} is there already; required: a new name", path.display())]
    OutputExists {
        /// The folder.
        path: PathBuf,
    },
    /// Work that was begun with other options or from another source.
    #[error("{} is work begun otherwise ({found}); required: the same source and options, or no such folder", path.display())]
    OtherWork {
        /// The folder of the work.
        path: PathBuf,
        /// The first difference.
        found: String,
    },
    /// A model that is quantized already.
    #[error("tensor `{tensor}` is packed or quantized already; required: a model with plain weights")]
    Quantized {
        /// The tensor.
        tensor: String,
    },
    /// A tensor that the family does not know, or that another one needs and that is not there.
    #[error("tensor `{tensor}` is {found}; required: {required}")]
    Tensor {
        /// Its name.
        tensor: String,
        /// Such as `missing`.
        found: String,
        /// What it must be.
        required: String,
    },
    /// A width that has no rotation.
    #[error("rotation of {found} elements; required: 1, 12, 20 or 28 times a power of two")]
    Rotation {
        /// The width.
        found: usize,
    },
    /// Weights without a code, or a malformed packed module.
    #[error("module `{module}`: {source}")]
    Trellis {
        /// Its path.
        module: String,
        /// Why.
        source: TrellisError,
    },
    /// A configuration without a usable entry.
    #[error("config.json: `{field}` is {found}; required: {required}")]
    Config {
        /// Path of the field.
        field: String,
        /// What stands there.
        found: String,
        /// What it must be.
        required: String,
    },
    /// A copy that differs from what it was made of.
    #[error("module `{module}` reads back differently; required: the same codes")]
    ReadBack {
        /// Its path.
        module: String,
    },
}

impl QuantizeError {
    /// A failure of the system at `path`.
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> QuantizeError {
        let path = path.into();
        |source| QuantizeError::Io { path, source }
    }
}
