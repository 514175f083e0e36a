//! Stable text form of a kernel.
