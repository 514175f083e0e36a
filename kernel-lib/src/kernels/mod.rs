//! The one list of kernels: a `mod` line and a line of [`ALL`] each, alphabetical.

use crate::kernel::AnyKernel;

/// Every kernel of the library.
pub const ALL: &[&dyn AnyKernel] = &[];
