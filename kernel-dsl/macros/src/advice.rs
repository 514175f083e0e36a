//! Errors at the author's span: what was found, and what to write instead.

use proc_macro2::Span;
use syn::Error;

/// An error that says what was found and what is required instead.
pub(crate) fn refuse(span: Span, found: impl std::fmt::Display, required: impl std::fmt::Display) -> Error {
    Error::new(span, format!("found {found}; required: {required}"))
}

/// Errors that are reported together.
#[derive(Default)]
pub(crate) struct Errors(Option<Error>);

impl Errors {
    pub(crate) fn push(&mut self, error: Error) {
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Keeps the value, or records the error.
    pub(crate) fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    pub(crate) fn finish(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}
