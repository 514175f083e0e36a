//! What the families' layers share: the residual stream around mixer and MLP, the MLP, and attention between its projections.
//!
//! Invariants: every named operation rounds its result to the activation type; sums over the residual stream are operations of
//! their own, so that a plan may fuse them with the kernels beside them.

use runtime::graph::ValueId;
use runtime::graph::build::KvAppendInputs;

use super::ModelError;
use super::step::StepBuilder;
use crate::weights::{Linear, MlpWeights, Tensor as Weight};

/// A layer but for what mixes its tokens.
pub(crate) struct ResidualLayer<'a> {
    /// Such as `layers.3`.
    pub(crate) name: &'a str,
    /// Norm before the mixer.
    pub(crate) input_layernorm: &'a Weight,
    /// Norm before the MLP.
    pub(crate) post_attention_layernorm: &'a Weight,
    /// The MLP.
    pub(crate) mlp: &'a MlpWeights,
    /// Epsilon of both norms.
    pub(crate) eps: f32,
}

/// Queries, keys and values of an attention layer as its projections gave them.
pub(crate) struct Projected {
    /// `[n_tokens, n_heads * q_width]`.
    pub(crate) q: ValueId,
    /// `[n_tokens, n_kv_heads * head_dim]`.
    pub(crate) k: ValueId,
    /// `[n_tokens, n_kv_heads * head_dim]`.
    pub(crate) v: ValueId,
    /// Weights of the query and key norms, and their epsilon.
    pub(crate) norms: Option<(ValueId, ValueId, f32)>,
}

/// Sizes of an attention layer.
#[derive(Clone, Copy)]
pub(crate) struct AttentionHeads {
    /// Query heads.
    pub(crate) n_heads: u32,
    /// Key and value heads.
    pub(crate) n_kv_heads: u32,
    /// Width of a head.
    pub(crate) head_dim: u32,
    /// Whether a gate of the same width stands behind each query.
    pub(crate) gated: bool,
}

impl StepBuilder<'_> {
    /// Layers in order on the residual stream, from the embedding to what is wanted. `layer` builds one and gives its output.
    pub(crate) fn model<'w, L>(
        &mut self,
        (embed_tokens, lm_head): (&Linear, Option<&Linear>),
        norm: (&Weight, f32),
        layers: &'w [L],
        mut layer: impl FnMut(&mut Self, &str, ValueId, &'w L) -> Result<ValueId, ModelError>,
    ) -> Result<Option<ValueId>, ModelError> {
        let mut hidden = self.embedding(embed_tokens)?;
        for (index, weights) in layers.iter().enumerate() {
            hidden = layer(self, &format!("layers.{index}"), hidden, weights)?;
        }
        self.finish(hidden, norm, lm_head.unwrap_or(embed_tokens))
    }

    /// `h = hidden + mix(norm(hidden))`, then `h + mlp(norm(h))`.
    pub(crate) fn residual_layer(
        &mut self,
        layer: &ResidualLayer<'_>,
        hidden: ValueId,
        mix: impl FnOnce(&mut Self, ValueId) -> Result<ValueId, ModelError>,
    ) -> Result<ValueId, ModelError> {
        let ResidualLayer { name, input_layernorm, post_attention_layernorm, mlp, eps } = *layer;
        let weight = self.weight(input_layernorm)?;
        let x = self.graph.rms_norm(&format!("{name}.input_layernorm"), hidden, weight, eps)?;
        let mixed = mix(self, x)?;
        let hidden = self.graph.add(&format!("{name}.mixer_residual"), hidden, mixed)?;
        let weight = self.weight(post_attention_layernorm)?;
        let x = self.graph.rms_norm(&format!("{name}.post_attention_layernorm"), hidden, weight, eps)?;
        let out = self.mlp(&format!("{name}.mlp"), x, mlp)?;
        Ok(self.graph.add(&format!("{name}.mlp_residual"), hidden, out)?)
    }

    /// `down(silu(gate(x)) * up(x))`.
    fn mlp(&mut self, name: &str, x: ValueId, weights: &MlpWeights) -> Result<ValueId, ModelError> {
        let layers = [("gate_proj", &weights.gate_proj), ("up_proj", &weights.up_proj)];
        let [gate, up] = self.linears_apart(x, layers.map(|(layer, weights)| (format!("{name}.{layer}"), weights)))?;
        let active = self.graph.swiglu(&format!("{name}.swiglu"), gate, up)?;
        self.linear(&format!("{name}.down_proj"), active, &weights.down_proj)
    }

    /// Norms, rotation, the caches' new rows, and attention over all keys of the next attention layer: `[n_tokens, n_heads * head_dim]`.
    pub(crate) fn attend(
        &mut self,
        name: &str,
        projected: Projected,
        heads: AttentionHeads,
    ) -> Result<ValueId, ModelError> {
        let Projected { q, k, v, norms } = projected;
        let AttentionHeads { n_heads, n_kv_heads, head_dim, gated } = heads;
        let (n_rows, seq_len) = (self.shape.n_rows, self.shape.seq_len);
        let q_width = if gated { 2 * head_dim } else { head_dim };
        let q = self.graph.reshape(q, &[n_rows, seq_len, n_heads, q_width]);
        let [k, v] = [k, v].map(|value| self.graph.reshape(value, &[n_rows, seq_len, n_kv_heads, head_dim]));
        let cache = self.next_kv();
        let inputs = KvAppendInputs { q, k, v, norms, cos: self.cos, sin: self.sin };
        let turned = self.graph.kv_append(&format!("{name}.kv_append"), inputs, cache)?;
        let scale = f64::from(head_dim).powf(-0.5) as f32;
        Ok(self.graph.attention(&format!("{name}.attention"), turned, gated.then_some(q), cache, scale)?)
    }
}
