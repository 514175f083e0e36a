//! Models against reference outputs made outside of this project, and against themselves: splits, engines, interleaving.
//!
//! Goldens are those of `fixtures/goldens` (their README says how they were made). Engines that are not there are announced.
#![allow(clippy::unwrap_used, reason = "a test stops at what fails, and says where")]

mod dense;
mod engines;
mod goldens;
mod hybrid;
mod machine;
mod packed;
mod reference;
mod refused;
mod splits;
mod tiny;
