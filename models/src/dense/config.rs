//! Configuration of the dense families.
//!
//! Invariants: head counts divide, the head width is even; rotary scaling is none or llama3; what would change the
//! arithmetic (biases of the MLP, sliding windows, other activations) is refused by name.

use serde_json::{Map, Value};

use crate::error::ConfigError;
use crate::fields::{Fields, quoted};
use crate::kernel_sizes;
use crate::shared_fields::{Dtype, Quantization, dtype, eos_token_ids, quantization, tie_word_embeddings};

/// Which dense family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DenseFamily {
    /// Llama: no norm on queries and keys.
    Llama,
    /// Qwen3: RMS norm on each query and key head.
    Qwen3,
}

/// How rotary frequencies are stretched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RopeScaling {
    /// As trained.
    None,
    /// Llama 3: low frequencies divided by `factor`, a ramp between, high frequencies kept.
    Llama3 {
        /// Stretch of the low frequencies.
        factor: f64,
        /// Wavelengths above `original_max_positions / low_freq_factor` are low.
        low_freq_factor: f64,
        /// Wavelengths below `original_max_positions / high_freq_factor` are high.
        high_freq_factor: f64,
        /// Longest sequence before stretching.
        original_max_positions: u32,
    },
}

/// A checked configuration.
#[derive(Clone, PartialEq, Debug)]
pub struct DenseConfig {
    /// Which family.
    pub family: DenseFamily,
    /// Width of the residual stream.
    pub hidden_size: u32,
    /// Width inside the MLP.
    pub intermediate_size: u32,
    /// Number of layers.
    pub n_layers: u32,
    /// Query heads.
    pub n_heads: u32,
    /// Key and value heads; divides `n_heads`.
    pub n_kv_heads: u32,
    /// Width of a head; even.
    pub head_dim: u32,
    /// Base of the rotary frequencies.
    pub rope_theta: f64,
    /// Their stretching.
    pub rope_scaling: RopeScaling,
    /// Epsilon of every norm.
    pub rms_norm_eps: f64,
    /// Tokens of the vocabulary.
    pub vocab_size: u32,
    /// Longest sequence.
    pub max_positions: u32,
    /// Whether the projections of attention have biases.
    pub attention_bias: bool,
    /// Whether the head uses the embedding's weights.
    pub tie_word_embeddings: bool,
    /// Tokens that end a text; the tokenizer may add its own.
    pub eos_token_ids: Vec<u32>,
    /// Element type of the checkpoint.
    pub dtype: Dtype,
    /// Affine quantization, if any.
    pub quantization: Option<Quantization>,
}

impl DenseConfig {
    /// Reads `config.json` of a model of `family`.
    ///
    /// # Errors
    /// [`ConfigError`] names the field, what was found and what is required.
    pub fn from_json(raw: &Map<String, Value>, family: DenseFamily) -> Result<DenseConfig, ConfigError> {
        let top = Fields::new(raw, "");
        refuse_unsupported(top)?;
        let hidden_size = top.count("hidden_size")?;
        let n_heads = top.count("num_attention_heads")?;
        // Files of before grouped queries have no such field, which means a key head for each query head.
        let n_kv_heads = top.optional_count("num_key_value_heads")?.unwrap_or(n_heads);
        if !n_heads.is_multiple_of(n_kv_heads) {
            return Err(top.value("num_attention_heads", n_heads, format!("a multiple of {n_kv_heads} key heads")));
        }
        let vocab_size = top.count("vocab_size")?;
        let (rope_theta, rope_scaling) = rope(top)?;
        Ok(DenseConfig {
            family,
            hidden_size,
            intermediate_size: top.count("intermediate_size")?,
            n_layers: top.count("num_hidden_layers")?,
            n_heads,
            n_kv_heads,
            head_dim: head_dim(top, family, hidden_size, n_heads)?,
            rope_theta,
            rope_scaling,
            rms_norm_eps: top.positive_f32("rms_norm_eps")?,
            vocab_size,
            max_positions: top.count("max_position_embeddings")?,
            attention_bias: top.optional_bool("attention_bias")?.unwrap_or(false),
            tie_word_embeddings: tie_word_embeddings(&[top])?,
            eos_token_ids: eos_token_ids(&[top], vocab_size)?,
            dtype: dtype(top)?,
            quantization: quantization(top)?,
        })
    }
}

fn refuse_unsupported(top: Fields) -> Result<(), ConfigError> {
    top.only_text("hidden_act", "silu")?;
    for off in ["mlp_bias", "use_sliding_window"] {
        top.only_bool(off, false)?;
    }
    match top.optional_list("layer_types")? {
        Some(list) if list.iter().any(|kind| kind.as_str() != Some("full_attention")) => {
            Err(top.not_supported("layer_types", "a mixture", "\"full_attention\" for every layer"))
        }
        _ => Ok(()),
    }
}

/// `head_dim`; Llama files may leave it out and mean `hidden_size / num_attention_heads`.
fn head_dim(top: Fields, family: DenseFamily, hidden_size: u32, n_heads: u32) -> Result<u32, ConfigError> {
    let head_dim = match (top.optional_count("head_dim")?, family) {
        (Some(head_dim), _) => head_dim,
        (None, DenseFamily::Qwen3) => top.count("head_dim")?,
        (None, DenseFamily::Llama) if hidden_size.is_multiple_of(n_heads) => hidden_size / n_heads,
        (None, DenseFamily::Llama) => {
            let required = format!("a multiple of {n_heads} heads where `head_dim` is missing");
            return Err(top.value("hidden_size", hidden_size, required));
        }
    };
    kernel_sizes::head_dim(top, "head_dim", head_dim)
}

/// `rope_theta` and `rope_scaling`, or both in `rope_parameters`.
fn rope(top: Fields) -> Result<(f64, RopeScaling), ConfigError> {
    let (theta_home, name) = match top.optional_object("rope_parameters")? {
        Some(object) => (Fields::new(object, "rope_parameters"), "rope_parameters"),
        None => (top, "rope_scaling"),
    };
    let theta = theta_home.positive("rope_theta")?;
    let Some(object) = top.optional_object(name)? else { return Ok((theta, RopeScaling::None)) };
    let fields = Fields::new(object, name);
    let kind = if fields.get("rope_type").is_some() { "rope_type" } else { "type" };
    let scaling = match fields.optional_text(kind)? {
        Some("default") => RopeScaling::None,
        Some("llama3") => llama3(fields)?,
        Some(other) => return Err(fields.not_supported(kind, quoted(other), "\"default\" or \"llama3\"")),
        None => return fields.present("rope_type", None, "\"default\" or \"llama3\""),
    };
    Ok((theta, scaling))
}

fn llama3(fields: Fields) -> Result<RopeScaling, ConfigError> {
    let (low, high) = (fields.positive("low_freq_factor")?, fields.positive("high_freq_factor")?);
    if high <= low {
        return Err(fields.value("high_freq_factor", high, format!("a number above low_freq_factor {low}")));
    }
    Ok(RopeScaling::Llama3 {
        factor: fields.positive("factor")?,
        low_freq_factor: low,
        high_freq_factor: high,
        original_max_positions: fields.count("original_max_position_embeddings")?,
    })
}
