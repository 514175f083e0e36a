//! Weights of the hybrid family.
//!
//! Invariants: field names are the checkpoints' own; norms are ready to multiply with (the one that published checkpoints store
//! minus one is added, in the tensor's own type); convolution taps are `[channels, taps]`.

use kernel_dsl::ir::Elem;
use runtime::weights::Checkpoint;

use super::config::{LayerKind, Qwen35Config};
use crate::weights::source::Source;
use crate::weights::{Linear, LoadError, MlpWeights, Tensor, Values, names};

/// All weights of a model.
#[derive(Clone, Debug)]
pub struct HybridWeights {
    /// Rows of the embedding, `[vocab_size, hidden_size]`.
    pub embed_tokens: Linear,
    /// The layers in order.
    pub layers: Vec<HybridLayerWeights>,
    /// The last norm, `[hidden_size]`.
    pub norm: Tensor,
    /// The head, `[vocab_size, hidden_size]`; `None` where it is `embed_tokens`.
    pub lm_head: Option<Linear>,
    /// What was skipped, for people.
    pub notes: Vec<String>,
}

/// Weights of one layer.
#[derive(Clone, Debug)]
pub struct HybridLayerWeights {
    /// Norm before the mixer, `[hidden_size]`.
    pub input_layernorm: Tensor,
    /// What mixes the tokens.
    pub mixer: MixerWeights,
    /// Norm before the MLP, `[hidden_size]`.
    pub post_attention_layernorm: Tensor,
    /// The MLP.
    pub mlp: MlpWeights,
}

/// What mixes the tokens of a layer.
#[derive(Clone, Debug)]
pub enum MixerWeights {
    /// `self_attn.*`.
    SelfAttn(SelfAttnWeights),
    /// `linear_attn.*`.
    LinearAttn(LinearAttnWeights),
}

/// Gated attention.
#[derive(Clone, Debug)]
pub struct SelfAttnWeights {
    /// `[n_heads * 2 * head_dim, hidden_size]`: of each head the query rows, then the gate rows.
    pub q_proj: Linear,
    /// `[n_kv_heads * head_dim, hidden_size]`.
    pub k_proj: Linear,
    /// `[n_kv_heads * head_dim, hidden_size]`.
    pub v_proj: Linear,
    /// `[hidden_size, n_heads * head_dim]`.
    pub o_proj: Linear,
    /// `[head_dim]`.
    pub q_norm: Tensor,
    /// `[head_dim]`.
    pub k_norm: Tensor,
}

/// Gated delta net. `key_dim` is `n_key_heads * key_head_dim`, `value_dim` is `n_value_heads * value_head_dim`.
#[derive(Clone, Debug)]
pub struct LinearAttnWeights {
    /// `[2 * key_dim + value_dim, hidden_size]`: queries, keys, values.
    pub in_proj_qkv: Linear,
    /// `[value_dim, hidden_size]`.
    pub in_proj_z: Linear,
    /// `[n_value_heads, hidden_size]`.
    pub in_proj_b: Linear,
    /// `[n_value_heads, hidden_size]`.
    pub in_proj_a: Linear,
    /// `[2 * key_dim + value_dim, conv_kernel]`, the oldest tap first.
    pub conv1d: Tensor,
    /// `[n_value_heads]`, always f32.
    pub a_log: Tensor,
    /// `[n_value_heads]`.
    pub dt_bias: Tensor,
    /// `[value_head_dim]`; never shifted.
    pub norm: Tensor,
    /// `[hidden_size, value_dim]`.
    pub out_proj: Linear,
}

impl HybridWeights {
    /// Takes the weights of a model of this configuration.
    ///
    /// # Errors
    /// [`LoadError`] names the tensor or module, what was found and what is required.
    pub fn load(checkpoint: &Checkpoint, config: &Qwen35Config) -> Result<HybridWeights, LoadError> {
        HybridWeights::take(checkpoint, config, Values::Finite)
    }

    /// The same, with a choice whether values are looked at.
    pub(crate) fn take(
        checkpoint: &Checkpoint,
        config: &Qwen35Config,
        values: Values,
    ) -> Result<HybridWeights, LoadError> {
        let source = Source::new("hybrid", checkpoint, config.quantization.as_ref(), names::hybrid)?;
        let norms = Norms { source: &source, shifted: source.has_published_layout() };
        let embed_tokens = source.linear("model.embed_tokens", [config.vocab_size, config.hidden_size])?;
        let lm_head = source.head(config.tie_word_embeddings, &embed_tokens)?;
        let layer = |(i, kind)| layer(&norms, config, i, kind);
        let layers = config.layers.iter().enumerate().map(layer).collect::<Result<_, _>>()?;
        let norm = norms.take("model.norm.weight", config.hidden_size)?;
        let notes = source.finish(values)?;
        Ok(HybridWeights { embed_tokens, layers, norm, lm_head, notes })
    }
}

impl HybridWeights {
    /// The linear layers and the embedding, in the order of their use.
    pub fn linears(&self) -> Vec<&Linear> {
        let mut all = vec![&self.embed_tokens];
        for layer in &self.layers {
            match &layer.mixer {
                MixerWeights::SelfAttn(SelfAttnWeights { q_proj, k_proj, v_proj, o_proj, .. }) => {
                    all.extend([q_proj, k_proj, v_proj, o_proj]);
                }
                MixerWeights::LinearAttn(mixer) => {
                    let LinearAttnWeights { in_proj_qkv, in_proj_z, in_proj_b, in_proj_a, out_proj, .. } = mixer;
                    all.extend([in_proj_qkv, in_proj_z, in_proj_b, in_proj_a, out_proj]);
                }
            }
            all.extend(layer.mlp.linears());
        }
        all.extend(&self.lm_head);
        all
    }
}

/// Norms that published checkpoints store minus one.
struct Norms<'a> {
    source: &'a Source<'a>,
    shifted: bool,
}

impl Norms<'_> {
    fn take(&self, name: &str, width: u32) -> Result<Tensor, LoadError> {
        let stored = self.source.floats(name, &[width])?;
        let shifted = if self.shifted { stored.plus_one() } else { None };
        Ok(shifted.unwrap_or(stored))
    }
}

fn layer(norms: &Norms, config: &Qwen35Config, i: usize, kind: &LayerKind) -> Result<HybridLayerWeights, LoadError> {
    let layer = format!("model.layers.{i}");
    let hidden_size = config.hidden_size;
    Ok(HybridLayerWeights {
        input_layernorm: norms.take(&format!("{layer}.input_layernorm.weight"), hidden_size)?,
        mixer: match kind {
            LayerKind::FullAttention => MixerWeights::SelfAttn(self_attn(norms, config, &layer)?),
            LayerKind::LinearAttention => MixerWeights::LinearAttn(linear_attn(norms.source, config, &layer)?),
        },
        post_attention_layernorm: norms.take(&format!("{layer}.post_attention_layernorm.weight"), hidden_size)?,
        mlp: MlpWeights::take(norms.source, &layer, hidden_size, config.intermediate_size)?,
    })
}

fn self_attn(norms: &Norms, config: &Qwen35Config, layer: &str) -> Result<SelfAttnWeights, LoadError> {
    let Qwen35Config { hidden_size, n_heads, n_kv_heads, head_dim, .. } = *config;
    let linear = |name: &str, shape| norms.source.linear(&format!("{layer}.self_attn.{name}"), shape);
    let norm = |name: &str| norms.take(&format!("{layer}.self_attn.{name}.weight"), head_dim);
    let [query, key] = [n_heads, n_kv_heads].map(|heads| heads.saturating_mul(head_dim));
    Ok(SelfAttnWeights {
        q_proj: linear("q_proj", [query.saturating_mul(2), hidden_size])?,
        k_proj: linear("k_proj", [key, hidden_size])?,
        v_proj: linear("v_proj", [key, hidden_size])?,
        o_proj: linear("o_proj", [hidden_size, query])?,
        q_norm: norm("q_norm")?,
        k_norm: norm("k_norm")?,
    })
}

fn linear_attn(source: &Source, config: &Qwen35Config, layer: &str) -> Result<LinearAttnWeights, LoadError> {
    let (hidden_size, heads) = (config.hidden_size, &config.linear);
    let name = |name: &str| format!("{layer}.linear_attn.{name}");
    let key_dim = heads.n_key_heads.saturating_mul(heads.key_head_dim);
    let value_dim = heads.n_value_heads.saturating_mul(heads.value_head_dim);
    let (channels, taps) = (key_dim.saturating_mul(2).saturating_add(value_dim), heads.conv_kernel);
    let a_log = source.floats(&name("A_log"), &[heads.n_value_heads])?;
    // The decay is computed in f32 whatever type the checkpoint has; widening is exact.
    let a_log = a_log.converted(Elem::F32).unwrap_or(a_log);
    Ok(LinearAttnWeights {
        in_proj_qkv: source.linear(&name("in_proj_qkv"), [channels, hidden_size])?,
        in_proj_z: source.linear(&name("in_proj_z"), [value_dim, hidden_size])?,
        in_proj_b: source.linear(&name("in_proj_b"), [heads.n_value_heads, hidden_size])?,
        in_proj_a: source.linear(&name("in_proj_a"), [heads.n_value_heads, hidden_size])?,
        // Both layouts have the taps of a channel next to each other.
        conv1d: source.floats_as(
            &name("conv1d.weight"),
            [&[channels, 1, taps], &[channels, taps, 1]],
            &[channels, taps],
        )?,
        a_log,
        dt_bias: source.floats(&name("dt_bias"), &[heads.n_value_heads])?,
        norm: source.floats(&name("norm.weight"), &[heads.value_head_dim])?,
        out_proj: source.linear(&name("out_proj"), [hidden_size, value_dim])?,
    })
}
