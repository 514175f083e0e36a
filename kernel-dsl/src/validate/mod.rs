//! Well-formedness of a kernel.

pub(crate) mod memory;
pub mod types;
