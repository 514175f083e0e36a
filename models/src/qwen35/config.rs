//! Configuration of the hybrid family.
//!
//! Invariants: head counts divide; the rotary part is even and its sections fill it; there is one kind per layer;
//! end-of-text ids are inside the vocabulary. Fields that would change the arithmetic are refused by name.

use serde_json::{Map, Value};

use crate::error::ConfigError;
use crate::fields::{Fields, shown};
use crate::kernel_sizes;
use crate::shared_fields::{Dtype, Quantization, dtype, eos_token_ids, quantization, tie_word_embeddings};

/// What mixes the tokens of a layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LayerKind {
    /// Gated delta net: a recurrent state.
    LinearAttention,
    /// Gated attention over all keys.
    FullAttention,
}

/// Heads of the gated delta net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinearAttention {
    /// Query and key heads.
    pub n_key_heads: u32,
    /// Value heads, a multiple of the key heads.
    pub n_value_heads: u32,
    /// Width of a query or key head.
    pub key_head_dim: u32,
    /// Width of a value head.
    pub value_head_dim: u32,
    /// Taps of the causal convolution.
    pub conv_kernel: u32,
}

/// Rotary position embedding of the full-attention layers.
#[derive(Clone, PartialEq, Debug)]
pub struct Rope {
    /// Base of the frequencies.
    pub theta: f64,
    /// Rotated dimensions of a head, the first ones; even.
    pub rotary_dim: u32,
    /// Frequencies that take the time, height and width position, interleaved; together half of `rotary_dim`.
    pub mrope_section: Option<[u32; 3]>,
}

/// A checked configuration.
#[derive(Clone, PartialEq, Debug)]
pub struct Qwen35Config {
    /// Width of the residual stream.
    pub hidden_size: u32,
    /// Width inside the MLP.
    pub intermediate_size: u32,
    /// Kind of each layer.
    pub layers: Vec<LayerKind>,
    /// Query heads of full attention.
    pub n_heads: u32,
    /// Key and value heads of full attention; divides `n_heads`.
    pub n_kv_heads: u32,
    /// Width of a full-attention head.
    pub head_dim: u32,
    /// Heads of the linear-attention layers.
    pub linear: LinearAttention,
    /// Rotary embedding.
    pub rope: Rope,
    /// Epsilon of every norm.
    pub rms_norm_eps: f64,
    /// Tokens of the vocabulary.
    pub vocab_size: u32,
    /// Longest sequence.
    pub max_positions: u32,
    /// Whether the head uses the embedding's weights.
    pub tie_word_embeddings: bool,
    /// Tokens that end a text; the tokenizer may add its own.
    pub eos_token_ids: Vec<u32>,
    /// Element type of the checkpoint.
    pub dtype: Dtype,
    /// Layers of the multi-token-prediction head that the checkpoint carries.
    pub n_mtp_layers: u32,
    /// Affine quantization, if any.
    pub quantization: Option<Quantization>,
}

impl Qwen35Config {
    /// Reads the top level of `config.json`; the text model's fields stand in `text_config` or beside `model_type`.
    ///
    /// # Errors
    /// [`ConfigError`] names the field, what was found and what is required.
    pub fn from_json(raw: &Map<String, Value>) -> Result<Qwen35Config, ConfigError> {
        let top = Fields::new(raw, "");
        let text = match top.optional_object("text_config")? {
            Some(object) => {
                let text = Fields::new(object, "text_config");
                text.only_text("model_type", "qwen3_5_text")?;
                text
            }
            None => top,
        };
        refuse_unsupported(text)?;
        let vocab_size = text.count("vocab_size")?;
        let (n_heads, n_kv_heads) = (text.count("num_attention_heads")?, text.count("num_key_value_heads")?);
        if !n_heads.is_multiple_of(n_kv_heads) {
            return Err(text.value("num_attention_heads", n_heads, format!("a multiple of {n_kv_heads} key heads")));
        }
        let head_dim = kernel_sizes::head_dim(text, "head_dim", text.count("head_dim")?)?;
        let n_mtp_layers = match text.get("mtp_num_hidden_layers").and_then(Value::as_u64) {
            Some(0) => 0,
            _ => text.optional_count("mtp_num_hidden_layers")?.unwrap_or(0),
        };
        Ok(Qwen35Config {
            hidden_size: text.count("hidden_size")?,
            intermediate_size: text.count("intermediate_size")?,
            layers: layers(text)?,
            n_heads,
            n_kv_heads,
            head_dim,
            linear: linear_attention(text)?,
            rope: rope(text, top, head_dim)?,
            rms_norm_eps: text.positive_f32("rms_norm_eps")?,
            vocab_size,
            max_positions: text.count("max_position_embeddings")?,
            tie_word_embeddings: tie_word_embeddings(&[top, text])?,
            eos_token_ids: eos_token_ids(&[top, text], vocab_size)?,
            dtype: dtype(text)?,
            n_mtp_layers,
            quantization: quantization(top)?,
        })
    }
}

fn refuse_unsupported(text: Fields) -> Result<(), ConfigError> {
    text.only_text("hidden_act", "silu")?;
    text.only_bool("attn_output_gate", true)?;
    text.only_bool("attention_bias", false)?;
    for experts in ["num_experts", "num_local_experts", "n_routed_experts"] {
        if let Some(found) = text.get(experts).filter(|value| value.as_u64() != Some(0)) {
            return Err(text.not_supported(experts, shown(found), "a dense model"));
        }
    }
    Ok(())
}

fn layers(text: Fields) -> Result<Vec<LayerKind>, ConfigError> {
    const NAME: &str = "layer_types";
    let n_layers = text.count("num_hidden_layers")?;
    let Some(list) = text.optional_list(NAME)? else {
        let required = "an integer, at least 1, where `layer_types` is missing";
        let interval = text.optional_count("full_attention_interval")?;
        let interval = text.present("full_attention_interval", interval, required)?;
        let kind = |layer: u32| match (layer + 1) % interval {
            0 => LayerKind::FullAttention,
            _ => LayerKind::LinearAttention,
        };
        return Ok((0..n_layers).map(kind).collect());
    };
    if list.len() != n_layers as usize {
        return Err(text.value(NAME, shown(&Value::from(list)), format!("one entry for each of {n_layers} layers")));
    }
    let kind = |(i, value): (usize, &Value)| match value.as_str() {
        Some("linear_attention") => Ok(LayerKind::LinearAttention),
        Some("full_attention") => Ok(LayerKind::FullAttention),
        _ => {
            let required = "\"linear_attention\" or \"full_attention\"";
            Err(text.not_supported(&format!("{NAME}[{i}]"), shown(value), required))
        }
    };
    list.iter().enumerate().map(kind).collect()
}

fn linear_attention(text: Fields) -> Result<LinearAttention, ConfigError> {
    let linear = LinearAttention {
        n_key_heads: text.count("linear_num_key_heads")?,
        n_value_heads: text.count("linear_num_value_heads")?,
        key_head_dim: kernel_sizes::recurrent_head_dim(text, "linear_key_head_dim")?,
        value_head_dim: kernel_sizes::recurrent_head_dim(text, "linear_value_head_dim")?,
        conv_kernel: kernel_sizes::conv_taps(text, "linear_conv_kernel_dim")?,
    };
    if !linear.n_value_heads.is_multiple_of(linear.n_key_heads) {
        let required = format!("a multiple of {} key heads", linear.n_key_heads);
        return Err(text.value("linear_num_value_heads", linear.n_value_heads, required));
    }
    Ok(linear)
}

/// Rotary fields stand in `rope_parameters`, or beside the others, or at the top level.
fn rope(text: Fields, top: Fields, head_dim: u32) -> Result<Rope, ConfigError> {
    let path = text.path_of("rope_parameters");
    let nested = text.optional_object("rope_parameters")?.map(|object| Fields::new(object, &path));
    let top_nested = top.optional_object("rope_parameters")?.map(|object| Fields::new(object, "rope_parameters"));
    let places: Vec<Fields> = [nested, top_nested, Some(text), Some(top)].into_iter().flatten().collect();
    let home = |name: &str| *places.iter().find(|fields| fields.get(name).is_some()).unwrap_or(&places[0]);

    for name in ["rope_type", "type"] {
        // Only beside rotary fields; elsewhere `type` would mean something else.
        for fields in [nested, top_nested].into_iter().flatten() {
            fields.only_text(name, "default")?;
        }
    }
    let theta = home("rope_theta").positive("rope_theta")?;
    const FACTOR: &str = "partial_rotary_factor";
    let factor = home(FACTOR).positive(FACTOR)?;
    let rotary = factor * f64::from(head_dim);
    // Kernels turn two pairs at a time.
    if factor > 1.0 || rotary.fract() != 0.0 || rotary % 4.0 != 0.0 || rotary < 4.0 {
        let required = format!("a share of head_dim {head_dim} that is a multiple of 4");
        return Err(home(FACTOR).value(FACTOR, factor, required));
    }
    let rotary_dim = rotary as u32;
    Ok(Rope { theta, rotary_dim, mrope_section: mrope_section(home("mrope_section"), rotary_dim)? })
}

fn mrope_section(fields: Fields, rotary_dim: u32) -> Result<Option<[u32; 3]>, ConfigError> {
    const NAME: &str = "mrope_section";
    let Some(list) = fields.optional_list(NAME)? else { return Ok(None) };
    fields.only_bool("mrope_interleaved", true)?;
    let numbers: Vec<u32> = list.iter().filter_map(|value| u32::try_from(value.as_u64()?).ok()).collect();
    let required = format!("three numbers with the sum {}", rotary_dim / 2);
    match <[u32; 3]>::try_from(numbers) {
        Ok(section)
            if list.len() == 3 && section.iter().map(|&n| u64::from(n)).sum::<u64>() == u64::from(rotary_dim / 2) =>
        {
            Ok(Some(section))
        }
        _ => Err(fields.value(NAME, Value::from(list), required)),
    }
}
