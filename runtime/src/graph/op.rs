//! Operations of a model step, without their kernels.
//!
//! Invariants: an operation is a formula with fixed roundings (each named one rounds its result to the type of its output); which kernel computes
//! it is the plan's choice and changes no byte. Values come in the order that each variant's words give.

pub use kernel_lib::kernels::fused_linear::Epilogue;
pub use kernel_lib::trellis::Storage;

/// What a node computes. `T` is the activation type; a token tensor has `n_tokens = n_rows * seq_len` rows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// Reads `ids [n_tokens]` u32, `table [n_vocab, n_cols]`; writes `y [n_tokens, n_cols]`.
    Embedding,
    /// Reads `ids`, packed `codes`, `scales`, `biases`; writes `y [n_tokens, n_cols]`.
    AffineEmbedding(Affine),
    /// Reads `x [m, k]`, `w [n, k]`; writes `y [m, n] = x w^T`.
    Linear,
    /// Reads `x [m, k]`, packed `codes`, `scales`, `biases`; writes `y [m, n]`.
    AffineLinear(Affine),
    /// Reads `x [m, k]`, trellis `codes`, their `scales` (f16); writes `y [m, n]`.
    TrellisLinear(Trellis),
    /// The same with codes along the outputs, and what it is added to; made by the plan. Reads `x`, `codes`, `scales`,
    /// `residual [m, n]`; writes `y [m, n]`.
    TrellisResidual(Trellis),
    /// A linear layer of few rows with what stands beside it, made by the plan. Reads `x`, with a norm its `weight [k]`, the weights
    /// (for SwiGLU the gates' rows and then the ups'), and for a residual sum what it is added to; writes `y [m, n]`.
    FusedLinear {
        /// Packed weights; plain ones where `None`.
        packed: Option<Packed>,
        /// Epsilon of the norm of x.
        norm_eps: Option<f32>,
        /// What follows the products.
        epilogue: Epilogue,
    },
    /// Reads `x [n_rows, n_cols]`, `weight [n_cols]`; writes `y`.
    RmsNorm {
        /// Added to the mean square.
        eps: f32,
    },
    /// Reads `x [n_rows, n_cols]`, `weight [n_cols]`, `z [n_rows, n_cols]`; writes `y = silu(z) * T(norm(x))`.
    GatedRmsNorm {
        /// Added to the mean square.
        eps: f32,
    },
    /// Reads `a`, `b`; writes `y = a + b`.
    Add,
    /// Reads `x [n_rows, n_cols]`, `bias [n_cols]`; writes `y = x + bias` row by row.
    AddBias,
    /// Reads `x`; writes its elements in the type of `y`.
    Cast,
    /// Reads `gate`, `up`; writes `y = silu(gate) * up`.
    Swiglu,
    /// Norms and rotates queries and keys, and appends keys and values to the caches. Reads `q [n_rows, seq_len, n_heads, q_width]`,
    /// `k, v [n_rows, seq_len, n_kv_heads, head_dim]`, with a norm `q_norm, k_norm [head_dim]`, `cos, sin [n_positions, n_pairs]`,
    /// `positions [n_rows]`, `block_table [n_rows, max_blocks]`; updates `keys, values [n_blocks, n_kv_heads, 256, head_dim]`;
    /// writes `q_out [n_rows, seq_len, n_heads, head_dim]`.
    KvAppend {
        /// Epsilon of the norms, where the family has them.
        norm_eps: Option<f32>,
    },
    /// Causal attention over the caches. Reads `q [n_rows, seq_len, n_heads, head_dim]`, `keys`, `values`, `positions`, `block_table`,
    /// and with a gate `q_gate [n_rows, seq_len, n_heads, 2 head_dim]`; writes `y [n_tokens, n_heads * head_dim]`.
    Attention {
        /// Factor of the scores.
        scale: f32,
        /// Whether the output is gated.
        gated: bool,
    },
    /// Convolution, activation, norms and gates of the gated delta net. Reads `qkv [n_tokens, conv_dim]`, `conv_weight`, `conv_state`,
    /// `slots, positions [n_rows]`, `b, a [n_tokens, n_value_heads]`, `a_log`, `dt_bias`; writes `qk [n_tokens, 2 n_key_heads, key_head_dim]`,
    /// `v [n_tokens, n_value_heads, value_head_dim]` and `gates [n_tokens, n_value_heads, 2]`.
    GdnPrepare {
        /// Epsilon of the query and key norms.
        eps: f32,
    },
    /// The recurrence. Reads `qkv`, `qk`, `v`, `gates`, `slots`, `positions`; updates `state`, `conv_state`;
    /// writes `y [n_tokens, n_value_heads, value_head_dim]`.
    GdnRecurrence,
    /// One token of a gated delta net and its gated norm, made by the plan. Reads `qkv`, `z`, `b`, `a`, `conv_weight`, `slots`,
    /// `positions`, `a_log`, `dt_bias`, `norm_weight`; updates `state`, `conv_state`; writes
    /// `y [n_rows * n_value_heads, value_head_dim]`.
    GdnStep {
        /// Epsilon of the query and key norms.
        eps: f32,
        /// Epsilon of the gated norm.
        norm_eps: f32,
    },
    /// Reads `x [n_rows * seq_len, n_cols]`; writes the last row of each sequence, `y [n_rows, n_cols]`.
    LastOfEach {
        /// Tokens of each sequence.
        seq_len: u32,
    },
    /// Reads `x [n_rows, n_cols]`; writes the column of each row's first greatest element, `y [n_rows]` u32.
    Argmax,
}

/// Packed weights: unsigned codes with a scale and a bias per group.
///
/// Kernels take codes of 2, 3, 4, 5, 6 and 8 bits in groups of 32, 64 and 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Affine {
    /// Bits of a code.
    pub bits: u32,
    /// Weights that share a scale and a bias.
    pub group_size: u32,
}

/// Trellis-coded weights: blocks of 256 along one axis, an f16 scale for each row of codes.
///
/// Kernels take 2, 3 and 4 bits a weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trellis {
    /// Bits of a weight.
    pub bits: u32,
    /// Along which axis.
    pub axis: CodedAxis,
}

/// The axis that a code runs along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodedAxis {
    /// Axis 1 of the format: `codes [n, k * bits / 32]`, `scales [n]`.
    Inputs,
    /// Axis 0: `codes [k, n * bits / 32]` or interleaved `[n / 512, k, 48]`, `scales [k]`.
    Outputs(Storage),
}

/// Weights that are no floats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Packed {
    /// Codes with a scale and a bias per group.
    Affine(Affine),
    /// Trellis codes with a scale per row.
    Trellis(Trellis),
}

impl Op {
    /// The name for people.
    pub fn name(self) -> &'static str {
        match self {
            Op::Embedding => "embedding",
            Op::AffineEmbedding(_) => "affine_embedding",
            Op::Linear => "linear",
            Op::AffineLinear(_) => "affine_linear",
            Op::TrellisLinear(_) => "trellis_linear",
            Op::TrellisResidual(_) => "trellis_residual",
            Op::FusedLinear { .. } => "fused_linear",
            Op::RmsNorm { .. } => "rms_norm",
            Op::GatedRmsNorm { .. } => "gated_rms_norm",
            Op::Add => "add",
            Op::AddBias => "add_bias",
            Op::Cast => "cast",
            Op::Swiglu => "swiglu",
            Op::KvAppend { .. } => "kv_append",
            Op::Attention { .. } => "attention",
            Op::GdnPrepare { .. } => "gdn_prepare",
            Op::GdnRecurrence => "gdn_recurrence",
            Op::GdnStep { .. } => "gdn_step",
            Op::LastOfEach { .. } => "last_of_each",
            Op::Argmax => "argmax",
        }
    }
}
