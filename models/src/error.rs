//! Why a configuration is refused.

/// A field of `config.json` that cannot be used, or a model that is not supported.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file is no JSON.
    #[error("config.json, line {line}: {found}; required: a JSON object")]
    Json {
        /// Line from 1.
        line: usize,
        /// What the parser says.
        found: String,
    },
    /// A field that must be there.
    #[error("config.json: `{field}` is missing; required: {required}")]
    Missing {
        /// Path of the field, with dots.
        field: String,
        /// What it must be.
        required: String,
    },
    /// A field of another type.
    #[error("config.json: `{field}` is {found}; required: {required}")]
    WrongType {
        /// Path of the field, with dots.
        field: String,
        /// What stands there.
        found: String,
        /// What it must be.
        required: String,
    },
    /// A field of the right type whose value makes no model.
    #[error("config.json: `{field}` is {found}; required: {required}")]
    Value {
        /// Path of the field, with dots.
        field: String,
        /// What stands there.
        found: String,
        /// What it must be.
        required: String,
    },
    /// Two fields that say the same thing differently.
    #[error("config.json: `{field}` is {found} and `{other}` is {other_found}; required: the same in both")]
    Conflict {
        /// Path of one field.
        field: String,
        /// Its value.
        found: String,
        /// Path of the other.
        other: String,
        /// Its value.
        other_found: String,
    },
    /// A model of a known kind with a part that this program does not have.
    #[error("config.json: `{field}` is {found}, which is not supported; required: {required}")]
    NotSupported {
        /// Path of the field, with dots.
        field: String,
        /// What stands there.
        found: String,
        /// What is supported.
        required: String,
    },
    /// A mixture-of-experts model.
    #[error("model_type `{model_type}` is a mixture of experts, which is not supported; required: one of {required}")]
    MixtureOfExperts {
        /// As given.
        model_type: String,
        /// The supported types.
        required: String,
    },
    /// A model of another kind.
    #[error("model_type `{model_type}` is not known; required: one of {required}")]
    UnknownModelType {
        /// As given.
        model_type: String,
        /// The supported types.
        required: String,
    },
}
