//! Cases, references, goldens and gates: how the project proves that engines give the same bytes.
//!
//! [`case`] says what is run, [`suite`] the checks of a kernel, [`job`], [`backend`] and [`device`] run a launch,
//! [`compare`] and [`report`] say how it went, [`expectation`] what could not be run. [`rows`] cuts a launch down to one
//! row. [`golden_files`] says what text is committed. [`fuzz`] makes kernels that nobody wrote. [`msl_host`] runs
//! emitted MSL without a Mac. [`ledger`] keeps what devices gave.
//!
//! Invariants: everything here only reads the other crates; nothing depends on it but the tools.

pub mod backend;
pub mod case;
pub mod compare;
pub mod device;
pub mod expectation;
pub mod fuzz;
pub mod golden_files;
pub mod job;
pub mod ledger;
pub mod msl_host;
pub mod report;
pub mod rows;
pub mod suite;
