//! Model families: configurations, weights, text and sampling.
//!
//! [`registry::parse_config`] takes the text of a `config.json` and gives the checked configuration of its family;
//! [`qwen35::weights`] and [`dense::weights`] name the tensors of a checkpoint; [`text::TextModel`] turns conversations into token
//! ids and ids into text; [`sampler::sample`] turns logits into a token.
//!
//! ```no_run
//! use std::path::Path;
//!
//! use models::qwen35::weights::HybridWeights;
//! use models::registry::{ModelConfig, parse_config};
//! use models::text::{Conversation, Ending, TextModel};
//! use runtime::weights::Checkpoint;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = Path::new("models/default");
//! let text = TextModel::load(folder)?;
//! let mut conversation = Conversation::new();
//! conversation.push_text("user", "What is 17 + 25?");
//! let prompt = text.conversation(&conversation, Ending::Answer)?;
//!
//! if let ModelConfig::Hybrid(config) = parse_config(&std::fs::read_to_string(folder.join("config.json"))?)? {
//!     let weights = HybridWeights::load(&Checkpoint::open(folder)?, &config)?;
//!     println!("{} layers, {} tokens to read", weights.layers.len(), prompt.ids.len());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Invariants: a field that is missing, of another type or out of range is an error that names the field, what was
//! found and what is required; a part that would change the arithmetic and is not supported is refused by name.
//! Fields that change nothing here (training settings, version stamps) are not read.

pub mod dense;
pub mod error;
pub mod evaluate;
mod fields;
pub mod generate;
pub mod generation_config;
pub mod model;
pub mod qwen35;
pub mod registry;
pub mod sampler;
mod shared_fields;
pub mod text;
pub mod weights;

pub use shared_fields::{Affine, Dtype, Quantization};
