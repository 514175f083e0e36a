//! Why a model cannot be loaded or run.

use std::path::PathBuf;

use runtime::adapter::AdapterError;
use runtime::buffer::RangeError;
use runtime::device::DeviceError;
use runtime::engine::RunError;
use runtime::graph::GraphError;
use runtime::plan::PlanError;
use runtime::policy::file::PolicyError;
use runtime::recording::RecordError;
use runtime::weights::WeightError;

use crate::error::ConfigError;
use crate::sampler::SampleError;
use crate::text::TextError;
use crate::weights::LoadError;

/// Why a model cannot be loaded or run.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// A file of the folder cannot be read.
    #[error("{}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The configuration is refused.
    #[error("{}: {error}", path.display())]
    Config {
        /// The file.
        path: PathBuf,
        /// Why.
        error: ConfigError,
    },
    /// The files of weights are refused.
    #[error(transparent)]
    Weights(#[from] WeightError),
    /// The tensors are not those of the configuration.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// No such adapter.
    #[error(transparent)]
    Adapter(#[from] AdapterError),
    /// The device cannot be opened.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// The policy of the adapter cannot be read.
    #[error(transparent)]
    Policy(#[from] PolicyError),
    /// A step's graph is not valid: tensors of a type that no kernel takes, or a bug.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// A step has no plan.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A step failed.
    #[error(transparent)]
    Run(#[from] RunError),
    /// A copy or fill that cannot be recorded: a bug.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Weights of a type that does not go with the activations.
    #[error("tensor `{tensor}` stores {found}; required: a float type, or codes of an affine layer")]
    Elem {
        /// The tensor.
        tensor: String,
        /// Its type.
        found: &'static str,
    },
    /// Activations of a type that no kernel pairs with the type of a layer's weights.
    #[error(
        "`dtype` is {found}, and tensor `{tensor}` stores {stored}; required: activations of {required} (`--dtype`)"
    )]
    Pair {
        /// Type of activations: `dtype` of the configuration, or what was asked for instead.
        found: &'static str,
        /// The tensor.
        tensor: String,
        /// Its type.
        stored: &'static str,
        /// Types of activations that go with it.
        required: String,
    },
    /// A context whose last step failed, so that nobody knows what is in its caches.
    #[error("a context in which a step failed; required: a new context")]
    BrokenContext,
    /// Logits that no token can be drawn from.
    #[error(transparent)]
    Sample(#[from] SampleError),
    /// Text that cannot be encoded, or tokens that are no text.
    #[error(transparent)]
    Text(#[from] TextError),
    /// No tokens to run.
    #[error("0 tokens given; required: at least 1")]
    Empty,
    /// A token that the model does not have.
    #[error("token {found}; required: below {required}, the size of the vocabulary")]
    Token {
        /// As given.
        found: u32,
        /// Tokens of the vocabulary.
        required: u32,
    },
    /// More tokens than a sequence may have.
    #[error("{found} tokens; required: at most {required}, the context of this model")]
    Context {
        /// Tokens of the sequence, those to come included.
        found: u64,
        /// The limit.
        required: u32,
    },
    /// More tokens than one step takes.
    #[error("{found} tokens in one step; required: at most {required}")]
    Step {
        /// As given.
        found: usize,
        /// The limit.
        required: u32,
    },
    /// More sequences than the model keeps, or more in one step than a recording takes.
    #[error("{found} sequences; required: at most {required}")]
    Sequences {
        /// As asked for.
        found: usize,
        /// The limit.
        required: usize,
    },
}

/// A range outside of a buffer of our own: a bug.
pub(crate) fn range_error(error: RangeError) -> ModelError {
    ModelError::Record(error.into())
}
