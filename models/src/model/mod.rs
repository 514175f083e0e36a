//! A model on an engine: weights in place, caches, and steps that run on them.
//!
//! [`Model`] loads a folder and runs steps; [`Sequence`] is one text's place in the caches. A step takes one to eight sequences and as many
//! tokens of each as asked for; recordings of steps are planned once for each [`step::StepShape`] and replayed.
//!
//! Invariants: in strict mode no logit and no state depends on how tokens were split into steps, on which sequences ran
//! together, or on the engine. Refused before any work: an empty prompt, tokens beyond the vocabulary, sequences beyond the
//! context.

pub mod cache;
mod error;
#[cfg(test)]
mod failures;
mod footprint;
pub mod geometry;
mod kernel_types;
pub(crate) mod layers;
pub mod load;
mod observe;
mod resident;
pub(crate) mod rope;
mod run;
pub mod step;

pub use self::cache::Sequence;
pub use self::error::ModelError;
pub use self::footprint::Footprint;
pub use self::load::{LoadOptions, Loading};
pub use self::run::{Model, StepOutput, SubmittedStep};
