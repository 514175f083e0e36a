//! What strict mode stands on, apart from single kernels: `fma` with one rounding, ops with one meaning at their edges,
//! fences in browser text, text that compilers survive, and for each lowering what happens without it.
//!
//! Each question is put to every engine at hand; a machine without a device or a C++ compiler says so, and fails with
//! `ESPALIER_REQUIRE_ADAPTER=1`.

mod deep;
mod engines;
mod fences;
mod fma;
mod meaning;
mod orders;
mod quotients;
mod turned_off;
