//! From the tensors of a checkpoint to the named, checked weights of a model.
//!
//! [`crate::qwen35::weights::HybridWeights`] and [`crate::dense::weights::DenseWeights`] are what graphs are built from.
//!
//! Invariants: names of published and of mlx checkpoints lead to the same fields; norms that published hybrid checkpoints store
//! minus one are shifted once; every tensor is used, known and skipped with one note for its kind, or an error; shapes are the
//! configuration's; no value is NaN or infinite. Refused with the tensor's name: whatever breaks one of these.

mod error;
pub(crate) mod names;
pub(crate) mod source;
mod tensor;
mod trellis;

pub use self::error::LoadError;
pub(crate) use self::source::Values;
pub use self::tensor::{Linear, Tensor};
pub(crate) use self::tensor::{float_bytes, floats};

/// The gated MLP of a layer: `down(silu(gate(x)) * up(x))`.
#[derive(Clone, Debug)]
pub struct MlpWeights {
    /// `[intermediate_size, hidden_size]`.
    pub gate_proj: Linear,
    /// `[intermediate_size, hidden_size]`.
    pub up_proj: Linear,
    /// `[hidden_size, intermediate_size]`.
    pub down_proj: Linear,
}

impl MlpWeights {
    /// Its linear layers.
    pub(crate) fn linears(&self) -> [&Linear; 3] {
        [&self.gate_proj, &self.up_proj, &self.down_proj]
    }

    pub(crate) fn take(
        source: &source::Source<'_>,
        layer: &str,
        hidden_size: u32,
        intermediate_size: u32,
    ) -> Result<MlpWeights, LoadError> {
        let linear = |name: &str, shape| source.linear(&format!("{layer}.mlp.{name}"), shape);
        Ok(MlpWeights {
            gate_proj: linear("gate_proj", [intermediate_size, hidden_size])?,
            up_proj: linear("up_proj", [intermediate_size, hidden_size])?,
            down_proj: linear("down_proj", [hidden_size, intermediate_size])?,
        })
    }
}
