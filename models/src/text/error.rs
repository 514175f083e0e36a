//! Why text cannot be turned into tokens or back.

use std::path::PathBuf;

/// A file, template or conversation that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// A file that the system does not give.
    #[error("{path}: {source}; required: {required}")]
    Read {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
        /// What it is needed for.
        required: &'static str,
    },
    /// A file with a field that cannot be used.
    #[error("{file}: {found}; required: {required}")]
    File {
        /// Name of the file.
        file: String,
        /// What stands there.
        found: String,
        /// What it must be.
        required: String,
    },
    /// A chat template that does not parse, or fails on a conversation.
    #[error("chat template, line {line}: {found}; required: a template that this conversation fits")]
    Template {
        /// Line from 1; 0 where the engine does not say.
        line: usize,
        /// What the engine says.
        found: String,
    },
    /// A conversation that the template refuses by itself.
    #[error("the chat template refuses the conversation: {message}")]
    Refused {
        /// The template's words.
        message: String,
    },
    /// A model without a template.
    #[error("no chat template; required: `chat_template.jinja`, or `chat_template` in tokenizer_config.json")]
    NoTemplate,
    /// A message, tool or option of another form.
    #[error("{place}: {found}; required: {required}")]
    Conversation {
        /// Where in the conversation.
        place: String,
        /// What stands there.
        found: String,
        /// What it must be.
        required: &'static str,
    },
    /// A text that the tokenizer fails on.
    #[error("tokenizer: {found}; required: text that it can encode")]
    Encode {
        /// What it says.
        found: String,
    },
    /// A token that the vocabulary lacks.
    #[error("token {found} is unknown; required: below {required}")]
    UnknownToken {
        /// The id.
        found: u32,
        /// Ids end here.
        required: usize,
    },
    /// Nothing to go on from.
    #[error("the prompt has no tokens; required: at least 1")]
    EmptyPrompt,
    /// A stop string that every text ends with.
    #[error("stop string {index} is empty; required: at least one character")]
    EmptyStop {
        /// Its place in the list.
        index: usize,
    },
    /// A text that uses up every character that could mark what it says.
    #[error("the conversation uses every private character; required: one that is free")]
    NoFreeCharacter,
}

impl TextError {
    pub(crate) fn file(file: &str, found: impl Into<String>, required: impl Into<String>) -> TextError {
        TextError::File { file: file.to_owned(), found: found.into(), required: required.into() }
    }
}
