//! Models: configurations, weights, graphs, text, sampling and generation.
//!
//! [`model::Model`] loads a folder and runs steps; [`text::TextModel`] turns conversations into token ids and ids into text;
//! [`generate::Generation`] gives token after token and [`generate::text::TextGeneration`] text as it comes. Dropping either cancels it, and so does
//! a flag ([`generate::Generation::cancelled_by`]). [`generate::ConversationContext`] keeps what the turns of a conversation share.
//! [`inspect::inspect`] and [`model::Model::footprint`] say what a folder holds and what it takes, without reading its weights.
//!
//! ```
//! use std::path::Path;
//!
//! use models::generate::text::TextGeneration;
//! use models::generate::{Context, GenerateOptions, Generation};
//! use models::model::{LoadOptions, Model};
//! use models::sampler::{SamplingParams, SamplingRequest};
//! use models::text::{Conversation, Ending, TextModel};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = Path::new("default");
//! let text = TextModel::load(folder)?;
//! // On the CPU engine; `adapter` chooses a GPU.
//! let mut model = Model::load(folder, &LoadOptions::default(), &mut |_progress| ())?;
//!
//! let mut conversation = Conversation::new();
//! conversation.push_text("user", "What is 8 times 7?");
//! conversation.set_thinking(false);
//! let prompt = text.conversation(&conversation, Ending::Answer)?;
//!
//! let vocab_size = model.geometry().vocab_size;
//! let sampling = SamplingParams::resolve(&SamplingRequest::default(), text.generation(), vocab_size, 0)?;
//! let eos = text.eos_token_ids(model.eos_token_ids());
//! let options = GenerateOptions { max_tokens: 40, eos, sampling };
//! let mut context = Context::start(&mut model)?;
//! let tokens = Generation::new(&mut model, &mut context, &prompt.ids, options)?;
//! let mut answer = String::new();
//! for piece in TextGeneration::new(tokens, text.stream(vec![], prompt.inside_thought)?) {
//!     answer += &piece?.parts.content;
//! }
//! assert_eq!(answer.trim(), "8 * 7 = 56.");
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
pub mod inspect;
mod kernel_sizes;
pub mod model;
pub mod quantize;
pub mod qwen35;
pub mod registry;
pub mod sampler;
mod shared_fields;
pub mod text;
pub mod weights;

pub use runtime::graph::op::{Affine, CodedAxis, Packed, Storage, Trellis};
pub use shared_fields::{Dtype, Packing, Quantization};
