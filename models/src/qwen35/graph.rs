//! The graph of the hybrid family: gated delta net and gated attention layers on one residual stream.
//!
//! Source: the public description of Qwen3.5 (arXiv 2505.09388 for the dense parts, Yang et al. 2024 for the gated delta net).
//! Invariants: every named operation rounds its result to the activation type; sums over the residual stream are operations of their own.

use runtime::graph::ValueId;
use runtime::graph::build::GdnInputs;

use super::config::Qwen35Config;
use super::weights::{HybridWeights, LinearAttnWeights, MixerWeights, SelfAttnWeights};
use crate::model::ModelError;
use crate::model::geometry::{AttentionGeometry, Geometry, RecurrentGeometry};
use crate::model::layers::{AttentionHeads, Projected, ResidualLayer};
use crate::model::step::StepBuilder;
use crate::qwen35::config::LayerKind;

/// Epsilon of the norms of the gated delta net's queries and keys: fixed by the family, not by the configuration.
const HEAD_NORM_EPS: f32 = 1e-6;

/// Sizes of the caches.
pub(crate) fn geometry(config: &Qwen35Config) -> Geometry {
    let count = |kind| config.layers.iter().filter(|layer| **layer == kind).count() as u32;
    let heads = &config.linear;
    // Saturating: sizes that no tensor has were refused with the weights.
    let value_dim = heads.n_value_heads.saturating_mul(heads.value_head_dim);
    let key_dim = heads.n_key_heads.saturating_mul(heads.key_head_dim);
    let recurrent = RecurrentGeometry {
        n_layers: count(LayerKind::LinearAttention),
        n_value_heads: heads.n_value_heads,
        value_head_dim: heads.value_head_dim,
        key_head_dim: heads.key_head_dim,
        conv_dim: key_dim.saturating_mul(2).saturating_add(value_dim),
    };
    let frequencies = crate::model::rope::frequencies(config.rope.theta, config.rope.rotary_dim);
    Geometry {
        hidden_size: config.hidden_size,
        vocab_size: config.vocab_size,
        max_positions: config.max_positions,
        attention: AttentionGeometry {
            n_layers: count(LayerKind::FullAttention),
            n_kv_heads: config.n_kv_heads,
            head_dim: config.head_dim,
            frequencies: frequencies.into_iter().map(|frequency| frequency as f32).collect(),
        },
        recurrent: Some(recurrent),
    }
}

/// Builds a step; gives the logits, if the step has any.
pub(crate) fn build(
    step: &mut StepBuilder<'_>,
    config: &Qwen35Config,
    weights: &HybridWeights,
) -> Result<Option<ValueId>, ModelError> {
    let mixers = Mixers { config, eps: config.rms_norm_eps as f32 };
    let ends = (&weights.embed_tokens, weights.lm_head.as_ref());
    step.model(ends, (&weights.norm, mixers.eps), &weights.layers, |step, name, hidden, layer| {
        let residual = ResidualLayer {
            name,
            input_layernorm: &layer.input_layernorm,
            post_attention_layernorm: &layer.post_attention_layernorm,
            mlp: &layer.mlp,
            eps: mixers.eps,
        };
        step.residual_layer(&residual, hidden, |step, x| match &layer.mixer {
            MixerWeights::SelfAttn(weights) => mixers.self_attn(step, &format!("{name}.self_attn"), x, weights),
            MixerWeights::LinearAttn(weights) => mixers.linear_attn(step, &format!("{name}.linear_attn"), x, weights),
        })
    })
}

/// What mixes the tokens of a layer.
struct Mixers<'a> {
    config: &'a Qwen35Config,
    eps: f32,
}

impl Mixers<'_> {
    fn self_attn(
        &self,
        step: &mut StepBuilder<'_>,
        name: &str,
        x: ValueId,
        weights: &SelfAttnWeights,
    ) -> Result<ValueId, ModelError> {
        let layers = [("q_proj", &weights.q_proj), ("k_proj", &weights.k_proj), ("v_proj", &weights.v_proj)];
        let [q, k, v] = step.linears(x, layers.map(|(layer, weights)| (format!("{name}.{layer}"), weights)))?;
        let norms = Some((step.weight(&weights.q_norm)?, step.weight(&weights.k_norm)?, self.eps));
        let Qwen35Config { n_heads, n_kv_heads, head_dim, .. } = *self.config;
        let heads = AttentionHeads { n_heads, n_kv_heads, head_dim, gated: true };
        let out = step.attend(name, Projected { q, k, v, norms }, heads)?;
        step.linear(&format!("{name}.o_proj"), out, &weights.o_proj)
    }

    fn linear_attn(
        &self,
        step: &mut StepBuilder<'_>,
        name: &str,
        x: ValueId,
        weights: &LinearAttnWeights,
    ) -> Result<ValueId, ModelError> {
        let heads = &self.config.linear;
        let n_tokens = step.shape.n_rows * step.shape.seq_len;
        let layers = [
            ("in_proj_qkv", &weights.in_proj_qkv),
            ("in_proj_z", &weights.in_proj_z),
            ("in_proj_b", &weights.in_proj_b),
            ("in_proj_a", &weights.in_proj_a),
        ];
        let [qkv, z, b, a] = step.linears(x, layers.map(|(layer, weights)| (format!("{name}.{layer}"), weights)))?;
        let inputs = GdnInputs {
            qkv,
            b,
            a,
            conv_weight: step.weight(&weights.conv1d)?,
            a_log: step.stored_weight(&weights.a_log)?,
            dt_bias: step.weight(&weights.dt_bias)?,
            n_key_heads: heads.n_key_heads,
            key_head_dim: heads.key_head_dim,
            eps: HEAD_NORM_EPS,
        };
        let state = step.next_state();
        let y = step.graph.gdn(name, inputs, state)?;
        let by_head = [n_tokens * heads.n_value_heads, heads.value_head_dim];
        let [y, z] = [y, z].map(|value| step.graph.reshape(value, &by_head));
        let norm = step.weight(&weights.norm)?;
        let y = step.graph.gated_rms_norm(&format!("{name}.norm"), [y, norm, z], self.eps)?;
        let y = step.graph.reshape(y, &[n_tokens, heads.n_value_heads * heads.value_head_dim]);
        step.linear(&format!("{name}.out_proj"), y, &weights.out_proj)
    }
}
