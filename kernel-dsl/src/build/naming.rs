//! `let x = e` names the value `x` for people; ordinary Rust values pass untouched.
//!
//! Invariants: naming never changes what a kernel computes. The type is looked up at run time (of the build), not by
//! trait, so that it does not disturb rustc's inference of literals.

use std::any::Any;

use super::array::{PrivateArray, WorkgroupArray};
use super::builder::with_builder;
use super::tile::{TileA, TileAcc, TileB};
use super::value::{Val, Vec2, Vec3, Vec4};
use crate::ir::{ArrayId, ValueId};

fn value_id(value: &dyn Any) -> Option<ValueId> {
    macro_rules! any_of {
        ($($scalar:ty),*) => {
            None
            $(.or_else(|| value.downcast_ref::<Val<$scalar>>().map(|value| value.id)))*
            $(.or_else(|| value.downcast_ref::<Val<Vec2<$scalar>>>().map(|value| value.id)))*
            $(.or_else(|| value.downcast_ref::<Val<Vec3<$scalar>>>().map(|value| value.id)))*
            $(.or_else(|| value.downcast_ref::<Val<Vec4<$scalar>>>().map(|value| value.id)))*
        };
    }
    let tile = value.downcast_ref::<Val<TileA>>().map(|tile| tile.id);
    let tile = tile.or_else(|| value.downcast_ref::<Val<TileB>>().map(|tile| tile.id));
    let tile = tile.or_else(|| value.downcast_ref::<Val<TileAcc>>().map(|tile| tile.id));
    tile.or_else(|| any_of!(f32, u32, i32, bool))
}

fn array_id(value: &dyn Any) -> Option<ArrayId> {
    macro_rules! any_of {
        ($($elem:ty),*) => {
            None
            $(.or_else(|| value.downcast_ref::<WorkgroupArray<$elem>>().map(|array| array.id)))*
            $(.or_else(|| value.downcast_ref::<PrivateArray<$elem>>().map(|array| array.id)))*
        };
    }
    any_of!(f32, u32, i32, half::f16, Vec2<f32>, Vec2<u32>, Vec2<i32>, Vec4<f32>, Vec4<u32>, Vec4<i32>)
}

/// Names `value` if it is a run-time value or an array; the first name stays.
pub fn name<T: 'static>(value: &T, name: &str) {
    if let Some(id) = value_id(value) {
        with_builder(|builder| builder.name_value(id, name));
    } else if let Some(id) = array_id(value) {
        with_builder(|builder| builder.name_array(id, name));
    }
}
