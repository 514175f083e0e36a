//! Dense decoder-only families: Llama and Qwen3 (`model_type` llama, qwen3).

pub mod config;
pub(crate) mod graph;
pub mod weights;
