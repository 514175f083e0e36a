//! Matrix tiles of 16x16 that a subgroup holds together: fast kernels only.
//!
//! Invariants: operands A and B hold `f16`, accumulators `f32`; element `(r, c)` lies at `offset + r * stride + c`,
//! transposed at `offset + c * stride + r`.

use super::array::WorkgroupArray;
use super::buffer::{CanRead, CanWrite, Storage};
use super::builder::with_builder;
use super::value::{IntoVal, Val, ValueType, eval};
use crate::ir::{Expr, Span, StmtKind, TileMemory, TilePlace, TileRole, Type};

macro_rules! roles {
    ($($(#[$doc:meta])* $name:ident, $role:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl ValueType for $name {
            const TYPE: Type = Type::Tile(TileRole::$role);
        }
    )*};
}

roles! {
    /// The left operand of `tile_mul_add`, as a type parameter: `Val<TileA>`.
    TileA, A;
    /// The right operand of `tile_mul_add`.
    TileB, B;
    /// The accumulator of `tile_mul_add`.
    TileAcc, Accumulator;
}

/// An accumulator of zeros.
#[track_caller]
pub fn tile_zero() -> Val<TileAcc> {
    eval(Expr::TileZero)
}

/// `a * b + acc`
#[track_caller]
pub fn tile_mul_add(a: Val<TileA>, b: Val<TileB>, acc: Val<TileAcc>) -> Val<TileAcc> {
    eval(Expr::TileMulAdd { a: a.id, b: b.id, acc: acc.id })
}

#[track_caller]
fn place(memory: TileMemory, offset: impl IntoVal<u32>, stride: impl IntoVal<u32>, transposed: bool) -> TilePlace {
    let offset = offset.into_val().id;
    let stride = stride.into_val().id;
    TilePlace { memory, offset, stride, transposed }
}

/// The same loads for buffers and workgroup arrays.
macro_rules! tile_loads {
    ($elem:ty; $($(#[$doc:meta])* $name:ident, $role:ident, $tile:ty, $transposed:literal;)*) => {
        impl<A: CanRead> Storage<$elem, A> {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(self, offset: impl IntoVal<u32>, stride: impl IntoVal<u32>) -> Val<$tile> {
                    let place = place(TileMemory::Buffer(self.id), offset, stride, $transposed);
                    eval(Expr::TileLoad { role: TileRole::$role, place })
                }
            )*
        }

        impl WorkgroupArray<$elem> {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(self, offset: impl IntoVal<u32>, stride: impl IntoVal<u32>) -> Val<$tile> {
                    let place = place(TileMemory::Array(self.id), offset, stride, $transposed);
                    eval(Expr::TileLoad { role: TileRole::$role, place })
                }
            )*
        }
    };
}

tile_loads! {
    half::f16;
    /// Loads a left operand.
    load_tile_a, A, TileA, false;
    /// Loads a left operand with rows and columns exchanged.
    load_tile_a_transposed, A, TileA, true;
    /// Loads a right operand.
    load_tile_b, B, TileB, false;
    /// Loads a right operand with rows and columns exchanged.
    load_tile_b_transposed, B, TileB, true;
}

tile_loads! {
    f32;
    /// Loads an accumulator.
    load_tile_acc, Accumulator, TileAcc, false;
    /// Loads an accumulator with rows and columns exchanged.
    load_tile_acc_transposed, Accumulator, TileAcc, true;
}

impl<A: CanWrite> Storage<f32, A> {
    /// Stores an accumulator.
    #[track_caller]
    pub fn store_tile(self, offset: impl IntoVal<u32>, stride: impl IntoVal<u32>, tile: Val<TileAcc>) {
        let place = place(TileMemory::Buffer(self.id), offset, stride, false);
        store(place, tile);
    }
}

#[track_caller]
fn store(place: TilePlace, tile: Val<TileAcc>) {
    let span = Span::caller();
    with_builder(|builder| builder.stmt(span, StmtKind::TileStore { place, tile: tile.id }));
}

impl WorkgroupArray<f32> {
    /// Stores an accumulator.
    #[track_caller]
    pub fn store_tile(self, offset: impl IntoVal<u32>, stride: impl IntoVal<u32>, tile: Val<TileAcc>) {
        let place = place(TileMemory::Array(self.id), offset, stride, false);
        store(place, tile);
    }
}
