//! Why the tensors of a checkpoint make no model.

use runtime::weights::WeightError;

/// A tensor that is missing, unknown, or not what the configuration says.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The files, or one tensor's type or values.
    #[error(transparent)]
    Weights(#[from] WeightError),
    /// A tensor that the configuration needs and the files lack.
    #[error("tensor `{tensor}` is missing; required: {required}")]
    Missing {
        /// Its name, in the spelling of this checkpoint.
        tensor: String,
        /// What it is needed for, or its shape.
        required: String,
    },
    /// Tensors that no part of the model has.
    #[error("{count} unknown tensors: {names}; required: only tensors of a {family} model")]
    Unknown {
        /// How many.
        count: usize,
        /// The first ones.
        names: String,
        /// The model family.
        family: &'static str,
    },
    /// Two spellings of one tensor.
    #[error("tensors `{first}` and `{second}` are the same part of the model; required: one of them")]
    SameTensor {
        /// One name.
        first: String,
        /// The other.
        second: String,
    },
    /// A tensor of another shape.
    #[error("tensor `{tensor}` has shape {found}; required: {required}")]
    Shape {
        /// The tensor.
        tensor: String,
        /// Its shape.
        found: String,
        /// What the configuration says.
        required: String,
    },
    /// A module that is not quantized as the configuration says.
    #[error("module `{module}` is {found}; required: {required}")]
    Quantization {
        /// Path of the module, in the spelling of this checkpoint.
        module: String,
        /// How it is stored.
        found: String,
        /// What the configuration says.
        required: String,
    },
    /// A tied head with weights of its own.
    #[error("tensor `{tensor}` differs from the embedding; required: equal values where `tie_word_embeddings` is true")]
    TiedHead {
        /// The head's tensor.
        tensor: String,
    },
}
