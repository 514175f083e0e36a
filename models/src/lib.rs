//! Model families: configurations, weights, text and sampling.
//!
//! [`registry::parse_config`] takes the text of a `config.json` and gives the checked configuration of its family;
//! [`qwen35::weights`] and [`dense::weights`] name the tensors of a checkpoint; [`text::TextModel`] turns conversations into token
//! ids and ids into text; [`sampler::sample`] turns logits into a token.
//!
//! Invariants: a field that is missing, of another type or out of range is an error that names the field, what was
//! found and what is required; a part that would change the arithmetic and is not supported is refused by name.
//! Fields that change nothing here (training settings, version stamps) are not read.

pub mod dense;
pub mod error;
mod fields;
pub mod generation_config;
pub mod qwen35;
pub mod registry;
pub mod sampler;
mod shared_fields;
pub mod text;
pub mod weights;

pub use shared_fields::{Affine, Dtype, Quantization};
