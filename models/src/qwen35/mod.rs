//! The hybrid family: Qwen3.5 and Qwen3.8 dense text models (`model_type` qwen3_5, qwen3_5_text).
//!
//! Gated delta-net layers with one gated full-attention layer in every few.

pub mod config;
pub(crate) mod graph;
pub mod weights;
