//! What the Gated DeltaNet kernels share: the sizes of a step, and how the lanes of a subgroup part a head.
//!
//! Channels of a token are the query heads, then the key heads, then the value heads.
//! Invariants: lane `l` of 32 owns elements `[l * e, (l + 1) * e)` of a head of `32 * e`, whatever the variant, so the
//! order of sums over a head is one.

use std::fmt;

use kernel_dsl::build::buffer::{CanRead, CanWrite, Storage};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::kernel::NotLegal;
use crate::params;

params! {
    /// Sizes of a step of a Gated DeltaNet layer.
    pub struct GdnParams {
        /// Sequences.
        n_rows,
        /// Tokens of each sequence.
        seq_len,
        /// Key heads; query heads are as many.
        n_k_heads,
        /// Value heads.
        n_v_heads,
        /// Elements of a query or key head.
        head_k_dim,
        /// Elements of a value head.
        head_v_dim,
        /// Slots of state.
        n_slots,
        /// Elements from one token's channels to the next token's.
        qkv_stride,
    }
}

/// Positions that the convolution of a token looks at, its own included.
pub const CONV_LEN: u32 = 4;
/// Earlier inputs that the convolution of a token looks at.
pub const CONV_KEPT: u32 = CONV_LEN - 1;
/// Inputs of the convolution that a slot keeps, in a ring: that of position `p` in row `p % 4`, so that a step of one token
/// writes no row that it reads.
pub const CONV_RING: u32 = CONV_LEN;
/// Elements of a head at most.
pub const MAX_HEAD_DIM: u32 = 256;

impl GdnParams {
    /// Tokens of the step.
    pub fn n_tokens(&self) -> u32 {
        self.n_rows.saturating_mul(self.seq_len)
    }

    /// Query and key heads.
    pub fn n_qk_heads(&self) -> u32 {
        self.n_k_heads.saturating_mul(2)
    }

    /// Channels of a token.
    pub fn conv_dim(&self) -> u32 {
        let qk = self.n_qk_heads().saturating_mul(self.head_k_dim);
        qk.saturating_add(self.n_v_heads.saturating_mul(self.head_v_dim))
    }

    /// Sizes of a step of `n_rows` sequences of `seq_len` tokens, with as many slots and contiguous rows.
    fn of([n_rows, seq_len]: [u32; 2], [n_k_heads, n_v_heads]: [u32; 2], [head_k_dim, head_v_dim]: [u32; 2]) -> Self {
        let (n_slots, qkv_stride) = (n_rows, 0);
        let params = GdnParams { n_rows, seq_len, n_k_heads, n_v_heads, head_k_dim, head_v_dim, n_slots, qkv_stride };
        GdnParams { qkv_stride: params.conv_dim(), ..params }
    }

    /// Problems at the edges, for the kernels' tests.
    pub fn edges() -> Vec<GdnParams> {
        let of = GdnParams::of;
        let wider = |params: GdnParams, by: u32| GdnParams { qkv_stride: params.qkv_stride + by, ..params };
        vec![
            of([1, 1], [1, 1], [64, 64]),
            GdnParams { n_slots: 4, ..wider(of([2, 3], [1, 2], [64, 64]), 2) },
            wider(of([1, 2], [2, 4], [128, 128]), 8),
            GdnParams { n_slots: 2, ..of([3, 5], [1, 1], [128, 128]) },
            of([1, 4], [1, 2], [128, 128]),
            wider(of([2, 4], [2, 2], [96, 32]), 3),
            of([1, 6], [1, 3], [32, 160]),
            of([2, 1], [1, 1], [256, 64]),
            of([1, 37], [1, 1], [64, 64]),
            GdnParams { n_slots: 2, ..of([1, 0], [1, 1], [64, 64]) },
            GdnParams { n_slots: 2, ..of([0, 2], [1, 1], [64, 64]) },
        ]
    }

    /// Problems to time: the layers of a 27B model and of a small one, one token and many.
    pub fn benches() -> Vec<GdnParams> {
        let (large, small) = ([[16, 48], [128, 128]], [[3, 6], [64, 64]]);
        let of = |seq_len, [heads, dims]: [[u32; 2]; 2]| GdnParams::of([1, seq_len], heads, dims);
        vec![of(1, large), of(512, large), of(1, small), of(256, small)]
    }

    /// Refuses sizes that the kernels do not take.
    ///
    /// # Errors
    /// [`NotLegal`].
    pub fn check(&self, kernel: impl fmt::Display, target: &Target) -> Result<(), NotLegal> {
        for (name, dim) in [("head_k_dim", self.head_k_dim), ("head_v_dim", self.head_v_dim)] {
            NotLegal::unless_at_least(&kernel, name, dim, 32)?;
            NotLegal::unless_multiple(&kernel, name, dim, 32)?;
            NotLegal::unless_at_most(&kernel, name, dim, MAX_HEAD_DIM)?;
        }
        NotLegal::unless_at_least(&kernel, "n_k_heads", self.n_k_heads, 1)?;
        NotLegal::unless_at_least(&kernel, "n_v_heads", self.n_v_heads, 1)?;
        NotLegal::unless_multiple(&kernel, "n_v_heads", self.n_v_heads, self.n_k_heads)?;
        NotLegal::unless_at_least(&kernel, "qkv_stride", self.qkv_stride, self.conv_dim())?;
        NotLegal::unless_at_most(&kernel, "n_v_heads", self.n_v_heads, target.limits.dispatch)?;
        NotLegal::unless_at_most(&kernel, "n_rows", self.n_rows, target.limits.dispatch)?;
        NotLegal::unless_at_most(&kernel, "n_tokens", self.n_tokens(), target.limits.dispatch)
    }
}

/// Elements of a head that a lane owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneShare {
    /// Four, in one vector: heads of 128.
    Four,
    /// Two, in one vector: heads of 64.
    Two,
    /// Up to eight, one by one: any head.
    Any,
}

impl LaneShare {
    /// Best first.
    pub const ALL: [LaneShare; 3] = [LaneShare::Four, LaneShare::Two, LaneShare::Any];

    /// Elements of a head, where that is fixed.
    pub fn head_dim(self) -> Option<u32> {
        match self {
            LaneShare::Four => Some(128),
            LaneShare::Two => Some(64),
            LaneShare::Any => None,
        }
    }

    /// Refuses heads of another length.
    ///
    /// # Errors
    /// [`NotLegal`].
    pub fn check(self, kernel: impl fmt::Display, name: &'static str, dim: u32) -> Result<(), NotLegal> {
        let Some(required) = self.head_dim() else { return Ok(()) };
        NotLegal::unless_at_least(&kernel, name, dim, required)?;
        NotLegal::unless_at_most(&kernel, name, dim, required)
    }
}

impl fmt::Display for LaneShare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LaneShare::Four => "x4",
            LaneShare::Two => "x2",
            LaneShare::Any => "x1",
        })
    }
}

/// Evaluates an expression with the largest number of elements that a lane of a [`LaneShare`] owns.
macro_rules! for_share {
    ($share:expr, $len:ident => $body:expr) => {
        match $share {
            $crate::common::gdn::LaneShare::Four => {
                const $len: usize = 4;
                $body
            }
            $crate::common::gdn::LaneShare::Two => {
                const $len: usize = 2;
                $body
            }
            $crate::common::gdn::LaneShare::Any => {
                const $len: usize = ($crate::common::gdn::MAX_HEAD_DIM / 32) as usize;
                $body
            }
        }
    };
}
pub(crate) use for_share;

/// Row of the ring of a slot that keeps the input of `position`.
#[device]
pub fn ring_row(position: u32) -> u32 {
    position & (CONV_RING - 1)
}

/// The elements that this lane owns, `own_len` from `first` on; zeros follow where that is less than `E`.
#[device]
pub fn load_share<T: Element<Scalar = f32>, A: CanRead, const E: usize>(
    #[comptime] x: Storage<T, A>,
    first: u32,
    own_len: u32,
    #[comptime] share: LaneShare,
) -> [f32; E] {
    #[comptime]
    if share == LaneShare::Any {
        let mut values = [0.0; E];
        #[comptime]
        for element in 0..E as u32 {
            if element < own_len {
                values[element] = x[first + element];
            }
        }
        values
    } else {
        x.load::<E>(first)
    }
}

/// Stores the elements that this lane owns, `own_len` from `first` on.
#[device]
pub fn store_share<T: Element<Scalar = f32>, A: CanWrite, const E: usize>(
    #[comptime] y: Storage<T, A>,
    first: u32,
    own_len: u32,
    values: [f32; E],
    #[comptime] share: LaneShare,
) {
    #[comptime]
    if share == LaneShare::Any {
        #[comptime]
        for element in 0..E as u32 {
            if element < own_len {
                y[first + element] = values[element];
            }
        }
    } else {
        y.store::<E>(first, values);
    }
}
