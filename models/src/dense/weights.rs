//! Weights of the dense families.
//!
//! Invariants: field names are the checkpoints' own; norms on queries and keys are there for Qwen3 and only there, biases where
//! the configuration has them and only there.

use runtime::weights::Checkpoint;

use super::config::{DenseConfig, DenseFamily};
use crate::weights::source::Source;
use crate::weights::{Linear, LoadError, MlpWeights, Tensor, Values, names};

/// All weights of a model.
#[derive(Clone, Debug)]
pub struct DenseWeights {
    /// Rows of the embedding, `[vocab_size, hidden_size]`.
    pub embed_tokens: Linear,
    /// The layers in order.
    pub layers: Vec<DenseLayerWeights>,
    /// The last norm, `[hidden_size]`.
    pub norm: Tensor,
    /// The head, `[vocab_size, hidden_size]`; `None` where it is `embed_tokens`.
    pub lm_head: Option<Linear>,
    /// What was skipped, for people.
    pub notes: Vec<String>,
}

/// Weights of one layer.
#[derive(Clone, Debug)]
pub struct DenseLayerWeights {
    /// Norm before attention, `[hidden_size]`.
    pub input_layernorm: Tensor,
    /// Attention.
    pub self_attn: DenseAttnWeights,
    /// Norm before the MLP, `[hidden_size]`.
    pub post_attention_layernorm: Tensor,
    /// The MLP.
    pub mlp: MlpWeights,
}

/// Attention. A projection's bias has as many elements as it has rows.
#[derive(Clone, Debug)]
pub struct DenseAttnWeights {
    /// `[n_heads * head_dim, hidden_size]`.
    pub q_proj: Projection,
    /// `[n_kv_heads * head_dim, hidden_size]`.
    pub k_proj: Projection,
    /// `[n_kv_heads * head_dim, hidden_size]`.
    pub v_proj: Projection,
    /// `[hidden_size, n_heads * head_dim]`.
    pub o_proj: Projection,
    /// `[head_dim]`, Qwen3 only.
    pub q_norm: Option<Tensor>,
    /// `[head_dim]`, Qwen3 only.
    pub k_norm: Option<Tensor>,
}

/// A linear map that may have a bias.
#[derive(Clone, Debug)]
pub struct Projection {
    /// `[out, in]`.
    pub weight: Linear,
    /// `[out]`.
    pub bias: Option<Tensor>,
}

impl DenseWeights {
    /// Takes the weights of a model of this configuration.
    ///
    /// # Errors
    /// [`LoadError`] names the tensor or module, what was found and what is required.
    pub fn load(checkpoint: &Checkpoint, config: &DenseConfig) -> Result<DenseWeights, LoadError> {
        DenseWeights::take(checkpoint, config, Values::Finite)
    }

    /// The same, with a choice whether values are looked at.
    pub(crate) fn take(
        checkpoint: &Checkpoint,
        config: &DenseConfig,
        values: Values,
    ) -> Result<DenseWeights, LoadError> {
        let family = match config.family {
            DenseFamily::Llama => "llama",
            DenseFamily::Qwen3 => "qwen3",
        };
        let source = Source::new(family, checkpoint, config.quantization.as_ref(), names::dense)?;
        let embed_tokens = source.linear("model.embed_tokens", [config.vocab_size, config.hidden_size])?;
        let lm_head = source.head(config.tie_word_embeddings, &embed_tokens)?;
        let layers = (0..config.n_layers).map(|i| layer(&source, config, i)).collect::<Result<_, _>>()?;
        let norm = source.floats("model.norm.weight", &[config.hidden_size])?;
        let notes = source.finish(values)?;
        Ok(DenseWeights { embed_tokens, layers, norm, lm_head, notes })
    }
}

impl DenseWeights {
    /// The linear layers and the embedding, in the order of their use.
    pub fn linears(&self) -> Vec<&Linear> {
        let mut all = vec![&self.embed_tokens];
        for layer in &self.layers {
            let DenseAttnWeights { q_proj, k_proj, v_proj, o_proj, .. } = &layer.self_attn;
            all.extend([q_proj, k_proj, v_proj, o_proj].map(|projection| &projection.weight));
            all.extend(layer.mlp.linears());
        }
        all.extend(&self.lm_head);
        all
    }
}

fn layer(source: &Source, config: &DenseConfig, i: u32) -> Result<DenseLayerWeights, LoadError> {
    let layer = format!("model.layers.{i}");
    let hidden_size = config.hidden_size;
    let norm = |name: &str| source.floats(&format!("{layer}.{name}.weight"), &[hidden_size]);
    Ok(DenseLayerWeights {
        input_layernorm: norm("input_layernorm")?,
        self_attn: self_attn(source, config, &layer)?,
        post_attention_layernorm: norm("post_attention_layernorm")?,
        mlp: MlpWeights::take(source, &layer, hidden_size, config.intermediate_size)?,
    })
}

fn self_attn(source: &Source, config: &DenseConfig, layer: &str) -> Result<DenseAttnWeights, LoadError> {
    let DenseConfig { hidden_size, n_heads, n_kv_heads, head_dim, .. } = *config;
    let projection = |name: &str, shape: [u32; 2]| {
        let module = format!("{layer}.self_attn.{name}");
        let bias = |_| source.floats(&format!("{module}.bias"), &shape[..1]);
        let bias = config.attention_bias.then_some(()).map(bias).transpose()?;
        Ok::<_, LoadError>(Projection { weight: source.linear(&module, shape)?, bias })
    };
    let norm = |name: &str| match config.family {
        DenseFamily::Llama => Ok(None),
        DenseFamily::Qwen3 => source.floats(&format!("{layer}.self_attn.{name}.weight"), &[head_dim]).map(Some),
    };
    let [query, key] = [n_heads, n_kv_heads].map(|heads| heads.saturating_mul(head_dim));
    Ok(DenseAttnWeights {
        q_proj: projection("q_proj", [query, hidden_size])?,
        k_proj: projection("k_proj", [key, hidden_size])?,
        v_proj: projection("v_proj", [key, hidden_size])?,
        o_proj: projection("o_proj", [hidden_size, query])?,
        q_norm: norm("q_norm")?,
        k_norm: norm("k_norm")?,
    })
}
