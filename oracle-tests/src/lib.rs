//! Cases, references, goldens and gates: how the project proves that engines give the same bytes.
//!
//! [`job`] and [`backend`] run a launch, [`compare`] says whether two engines agree. [`fuzz`] makes kernels that nobody
//! wrote. [`msl_host`] runs emitted MSL without a Mac.
//!
//! Invariants: everything here only reads the other crates; nothing depends on it but the tools.

pub mod backend;
pub mod compare;
pub mod fuzz;
pub mod job;
pub mod msl_host;
