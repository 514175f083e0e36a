//! The graph of the dense families: attention and MLP on one residual stream.
//!
//! Source: Touvron et al. 2023 (Llama), arXiv 2505.09388 (Qwen3); Llama 3's stretching of rotary frequencies.
//! Invariants: as in the hybrid family; a projection's bias is added by an operation of its own.

use std::f64::consts::TAU;

use runtime::graph::ValueId;
use runtime::graph::build::KvAppendInputs;

use super::config::{DenseConfig, RopeScaling};
use super::weights::{DenseAttnWeights, DenseLayerWeights, DenseWeights, Projection};
use crate::model::ModelError;
use crate::model::geometry::{AttentionGeometry, Geometry};
use crate::model::step::StepBuilder;
use crate::qwen35::graph::mlp;

/// Sizes of the caches.
pub(crate) fn geometry(config: &DenseConfig) -> Geometry {
    let frequencies = crate::model::rope::frequencies(config.rope_theta, config.head_dim);
    let scaled = frequencies.into_iter().map(|frequency| stretched(frequency, config.rope_scaling) as f32);
    Geometry {
        hidden_size: config.hidden_size,
        vocab_size: config.vocab_size,
        max_positions: config.max_positions,
        attention: AttentionGeometry {
            n_layers: config.n_layers,
            n_kv_heads: config.n_kv_heads,
            head_dim: config.head_dim,
            frequencies: scaled.collect(),
        },
        recurrent: None,
    }
}

/// A frequency after scaling.
fn stretched(frequency: f64, scaling: RopeScaling) -> f64 {
    let RopeScaling::Llama3 { factor, low_freq_factor, high_freq_factor, original_max_positions } = scaling else {
        return frequency;
    };
    let original = f64::from(original_max_positions);
    let wavelength = TAU / frequency;
    if wavelength > original / low_freq_factor {
        return frequency / factor;
    }
    if wavelength < original / high_freq_factor {
        return frequency;
    }
    let ramp = (original / wavelength - low_freq_factor) / (high_freq_factor - low_freq_factor);
    frequency * ((1.0 - ramp) / factor + ramp)
}

/// Builds a step; gives the logits, if the step has any.
pub(crate) fn build(
    step: &mut StepBuilder<'_>,
    config: &DenseConfig,
    weights: &DenseWeights,
) -> Result<Option<ValueId>, ModelError> {
    let eps = config.rms_norm_eps as f32;
    let mut hidden = step.embedding(&weights.embed_tokens)?;
    for (index, layer) in weights.layers.iter().enumerate() {
        hidden = build_layer(step, config, &format!("layers.{index}"), hidden, layer)?;
    }
    let head = weights.lm_head.as_ref().unwrap_or(&weights.embed_tokens);
    step.finish(hidden, (&weights.norm, eps), head)
}

fn build_layer(
    step: &mut StepBuilder<'_>,
    config: &DenseConfig,
    name: &str,
    hidden: ValueId,
    weights: &DenseLayerWeights,
) -> Result<ValueId, ModelError> {
    let eps = config.rms_norm_eps as f32;
    let weight = step.weight(&weights.input_layernorm)?;
    let x = step.graph.rms_norm(&format!("{name}.input_layernorm"), hidden, weight, eps)?;
    let mixed = self_attn(step, config, &format!("{name}.self_attn"), x, &weights.self_attn)?;
    let hidden = step.graph.add(&format!("{name}.mixer_residual"), hidden, mixed)?;
    let weight = step.weight(&weights.post_attention_layernorm)?;
    let x = step.graph.rms_norm(&format!("{name}.post_attention_layernorm"), hidden, weight, eps)?;
    let out = mlp(step, &format!("{name}.mlp"), x, &weights.mlp)?;
    Ok(step.graph.add(&format!("{name}.mlp_residual"), hidden, out)?)
}

fn project(step: &mut StepBuilder<'_>, name: &str, x: ValueId, projection: &Projection) -> Result<ValueId, ModelError> {
    let y = step.linear(name, x, &projection.weight)?;
    match &projection.bias {
        None => Ok(y),
        Some(bias) => {
            let bias = step.weight(bias)?;
            Ok(step.graph.add_bias(&format!("{name}.bias"), y, bias)?)
        }
    }
}

fn self_attn(
    step: &mut StepBuilder<'_>,
    config: &DenseConfig,
    name: &str,
    x: ValueId,
    weights: &DenseAttnWeights,
) -> Result<ValueId, ModelError> {
    let DenseConfig { n_heads, n_kv_heads, head_dim, .. } = *config;
    let (n_rows, seq_len) = (step.shape.n_rows, step.shape.seq_len);
    let mut projected = |what: &str, projection| project(step, &format!("{name}.{what}"), x, projection);
    let q = projected("q_proj", &weights.q_proj)?;
    let k = projected("k_proj", &weights.k_proj)?;
    let v = projected("v_proj", &weights.v_proj)?;
    let q = step.graph.reshape(q, &[n_rows, seq_len, n_heads, head_dim]);
    let [k, v] = [k, v].map(|value| step.graph.reshape(value, &[n_rows, seq_len, n_kv_heads, head_dim]));
    let norms = match (&weights.q_norm, &weights.k_norm) {
        (Some(q_norm), Some(k_norm)) => Some((step.weight(q_norm)?, step.weight(k_norm)?, config.rms_norm_eps as f32)),
        _ => None,
    };
    let cache = step.next_kv();
    let inputs = KvAppendInputs { q, k, v, norms, cos: step.cos, sin: step.sin };
    let turned = step.graph.kv_append(&format!("{name}.kv_append"), inputs, cache)?;
    let scale = f64::from(head_dim).powf(-0.5) as f32;
    let out = step.graph.attention(&format!("{name}.attention"), turned, None, cache, scale)?;
    project(step, &format!("{name}.o_proj"), out, &weights.o_proj)
}
