//! The float element types as a Rust value, for variants that exist once per type.
//!
//! Invariants: only elements that load as `f32` are here, so a kernel that takes a [`Float`] needs no other case.

use std::fmt;

use kernel_dsl::ir::Elem;

/// A float element type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// The upper half of a binary32.
    Bf16,
    /// IEEE-754 binary16.
    F16,
    /// IEEE-754 binary32.
    F32,
}

impl Float {
    /// All three, activations of most models first.
    pub const ALL: [Float; 3] = [Float::Bf16, Float::F16, Float::F32];

    /// The IR's element.
    pub fn elem(self) -> Elem {
        match self {
            Float::Bf16 => Elem::Bf16,
            Float::F16 => Elem::F16,
            Float::F32 => Elem::F32,
        }
    }

    /// Size of one element.
    pub fn bytes(self) -> u64 {
        u64::from(self.elem().bytes())
    }
}

impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.elem().name())
    }
}

/// Evaluates an expression with the Rust type of a [`Float`]: `for_float!(elem, T => build::<T>(id))`.
macro_rules! for_float {
    ($float:expr, $ty:ident => $body:expr) => {
        match $float {
            $crate::common::float::Float::Bf16 => {
                type $ty = half::bf16;
                $body
            }
            $crate::common::float::Float::F16 => {
                type $ty = half::f16;
                $body
            }
            $crate::common::float::Float::F32 => {
                type $ty = f32;
                $body
            }
        }
    };
}
pub(crate) use for_float;
