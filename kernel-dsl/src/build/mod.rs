//! Building kernels: the untyped [`builder`] and the typed surface over it that `#[kernel]` expands to.

pub mod builder;

pub use builder::{BuildError, BuildErrorKind, Builder, build_with, with_builder};
