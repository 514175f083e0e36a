//! All that a kernel's author needs: `use kernel_dsl::prelude::*;`.
//!
//! Invariants: names here are the language's own (see `docs/language.md`); nothing of the builder's machinery leaks.

pub use half::{bf16, f16};
pub use kernel_dsl_macros::{device, kernel};

pub use crate::build::BuildError;
pub use crate::build::array::{ArrayElement, PrivateArray, WorkgroupArray, private_array, workgroup_array};
pub use crate::build::buffer::{Element, In, InOut, Out};
pub use crate::build::functions::{
    bitcast, decode, dot4_i8, dot4_u8, encode, fma, from_bits, funnel_shr, quotient, root, round_to, select, vec2,
    vec3, vec4,
};
pub use crate::build::ids::{
    global_invocation_id, lane, local_invocation_id, local_invocation_index, num_workgroups, storage_barrier,
    subgroup_barrier, subgroup_id, workgroup_barrier, workgroup_id,
};
pub use crate::build::mode::is_fast;
pub use crate::build::native;
pub use crate::build::subgroup::{
    ballot, broadcast, shuffle, shuffle_down, shuffle_up, shuffle_xor, subgroup_add, subgroup_all, subgroup_and,
    subgroup_any, subgroup_max, subgroup_min, subgroup_or, subgroup_xor,
};
pub use crate::build::tile::{TileA, TileAcc, TileB, tile_mul_add, tile_zero};
pub use crate::build::value::{IntoVal, Val, Vec2, Vec3, Vec4, val};
pub use crate::contract::LaunchArgs;
pub use crate::ir::{Kernel, Mode};
