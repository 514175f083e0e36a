//! The graph of the dense families: attention and MLP on one residual stream.
//!
//! Source: Touvron et al. 2023 (Llama), arXiv 2505.09388 (Qwen3); Llama 3's stretching of rotary frequencies.
//! Invariants: as in the hybrid family; a projection's bias is added by an operation of its own.

use std::f64::consts::TAU;

use runtime::graph::ValueId;

use super::config::{DenseConfig, RopeScaling};
use super::weights::{DenseAttnWeights, DenseWeights};
use crate::model::ModelError;
use crate::model::geometry::{AttentionGeometry, Geometry};
use crate::model::layers::{AttentionHeads, Projected, ResidualLayer};
use crate::model::step::StepBuilder;
use crate::weights::Tensor;

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
    let ends = (&weights.embed_tokens, weights.lm_head.as_ref());
    step.model(ends, (&weights.norm, eps), &weights.layers, |step, name, hidden, layer| {
        let residual = ResidualLayer {
            name,
            input_layernorm: &layer.input_layernorm,
            post_attention_layernorm: &layer.post_attention_layernorm,
            mlp: &layer.mlp,
            eps,
        };
        let mix =
            |step: &mut StepBuilder<'_>, x| self_attn(step, config, &format!("{name}.self_attn"), x, &layer.self_attn);
        step.residual_layer(&residual, hidden, mix)
    })
}

/// Adds a projection's bias where it has one.
fn add_bias(step: &mut StepBuilder<'_>, name: &str, y: ValueId, bias: Option<&Tensor>) -> Result<ValueId, ModelError> {
    let Some(bias) = bias else { return Ok(y) };
    let bias = step.weight(bias)?;
    Ok(step.graph.add_bias(&format!("{name}.bias"), y, bias)?)
}

fn self_attn(
    step: &mut StepBuilder<'_>,
    config: &DenseConfig,
    name: &str,
    x: ValueId,
    weights: &DenseAttnWeights,
) -> Result<ValueId, ModelError> {
    let layers = [("q_proj", &weights.q_proj), ("k_proj", &weights.k_proj), ("v_proj", &weights.v_proj)];
    let named = layers.map(|(layer, projection)| (format!("{name}.{layer}"), &projection.weight));
    let mut projected = step.linears(x, named)?;
    for (y, (layer, projection)) in projected.iter_mut().zip(layers) {
        *y = add_bias(step, &format!("{name}.{layer}"), *y, projection.bias.as_ref())?;
    }
    let [q, k, v] = projected;
    let norms = match (&weights.q_norm, &weights.k_norm) {
        (Some(q_norm), Some(k_norm)) => Some((step.weight(q_norm)?, step.weight(k_norm)?, config.rms_norm_eps as f32)),
        _ => None,
    };
    let DenseConfig { n_heads, n_kv_heads, head_dim, .. } = *config;
    let heads = AttentionHeads { n_heads, n_kv_heads, head_dim, gated: false };
    let out = step.attend(name, Projected { q, k, v, norms }, heads)?;
    let name = format!("{name}.o_proj");
    let y = step.linear(&name, out, &weights.o_proj.weight)?;
    add_bias(step, &name, y, weights.o_proj.bias.as_ref())
}
