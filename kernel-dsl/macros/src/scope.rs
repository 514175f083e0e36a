//! What the names of a kernel's body mean, with shadowing.
//!
//! Invariants: a name that no scope knows is an ordinary Rust name (a function, constant, or comptime parameter).

use std::collections::HashMap;

/// What a name is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binding {
    /// `let mut`: read with `.get()`, assigned with `.set()`.
    Variable,
    /// A dimension, stride or scalar argument: read with `.get()`.
    Lazy(&'static str),
    /// The counter of a run-time loop.
    Counter,
    /// `let`, or a parameter of a device function.
    Value,
    /// A buffer parameter.
    Buffer,
    /// Ordinary Rust: `#[comptime]` bindings.
    Comptime,
}

impl Binding {
    /// Whether a use of the name as a value is written `name.get()`.
    pub(crate) fn is_read_by_get(self) -> bool {
        matches!(self, Binding::Variable | Binding::Lazy(_))
    }

    /// Whether the name surely has no value while building.
    pub(crate) fn is_run_time(self) -> bool {
        matches!(self, Binding::Variable | Binding::Lazy(_) | Binding::Counter)
    }

    /// The kind in words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Binding::Variable => "a variable",
            Binding::Lazy(words) => words,
            Binding::Counter => "the counter of a `for` loop",
            Binding::Value => "an immutable value",
            Binding::Buffer => "a buffer",
            Binding::Comptime => "a comptime value",
        }
    }
}

/// Nested scopes.
pub(crate) struct Scopes(Vec<HashMap<String, Binding>>);

impl Scopes {
    pub(crate) fn new() -> Scopes {
        Scopes(vec![HashMap::new()])
    }

    pub(crate) fn open(&mut self) {
        self.0.push(HashMap::new());
    }

    pub(crate) fn close(&mut self) {
        self.0.pop();
    }

    /// Adds a name to the innermost scope.
    pub(crate) fn bind(&mut self, name: &str, binding: Binding) {
        if let Some(scope) = self.0.last_mut() {
            scope.insert(name.to_owned(), binding);
        }
    }

    /// What the name means here.
    pub(crate) fn find(&self, name: &str) -> Option<Binding> {
        self.0.iter().rev().find_map(|scope| scope.get(name).copied())
    }
}
