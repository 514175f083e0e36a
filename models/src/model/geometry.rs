//! The sizes of a model that its caches and steps need, whatever its family.

use kernel_lib::common::gdn::CONV_RING;

/// Sizes of a model.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    /// Width of the residual stream.
    pub hidden_size: u32,
    /// Tokens of the vocabulary.
    pub vocab_size: u32,
    /// Longest sequence.
    pub max_positions: u32,
    /// Layers with keys and values.
    pub attention: AttentionGeometry,
    /// Layers with a recurrent state.
    pub recurrent: Option<RecurrentGeometry>,
}

/// Sizes of the attention layers.
#[derive(Clone, PartialEq, Debug)]
pub struct AttentionGeometry {
    /// Layers of this kind.
    pub n_layers: u32,
    /// Key and value heads.
    pub n_kv_heads: u32,
    /// Width of a head.
    pub head_dim: u32,
    /// Frequency of each rotated pair of a head, in radians per position.
    pub frequencies: Vec<f32>,
}

/// Sizes of the gated delta net layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecurrentGeometry {
    /// Layers of this kind.
    pub n_layers: u32,
    /// Value heads.
    pub n_value_heads: u32,
    /// Width of a value head.
    pub value_head_dim: u32,
    /// Width of a query or key head.
    pub key_head_dim: u32,
    /// Channels of the convolution.
    pub conv_dim: u32,
}

impl Geometry {
    /// Bytes of keys and values of one token, in all layers, for activations of `elem_bytes`.
    pub fn kv_bytes_per_token(&self, elem_bytes: u64) -> u64 {
        let AttentionGeometry { n_layers, n_kv_heads, head_dim, .. } = self.attention;
        2 * u64::from(n_layers) * u64::from(n_kv_heads) * u64::from(head_dim) * elem_bytes
    }

    /// Bytes of recurrent state of one sequence, in all layers.
    pub fn state_bytes(&self, elem_bytes: u64) -> u64 {
        let Some(sizes) = self.recurrent else { return 0 };
        let state =
            u64::from(sizes.n_value_heads) * u64::from(sizes.value_head_dim) * u64::from(sizes.key_head_dim) * 4;
        let conv = u64::from(CONV_RING) * u64::from(sizes.conv_dim) * elem_bytes;
        u64::from(sizes.n_layers) * (state + conv)
    }
}
