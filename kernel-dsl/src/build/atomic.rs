//! Atomic read-modify-write on `InOut<u32 | i32>` and workgroup arrays of them; each gives the old value.

use super::array::{ArrayElement, WorkgroupArray};
use super::buffer::{Element, InOut};
use super::index::{BufferIndex, IndexTerm};
use super::value::{IntoVal, Val, Word, eval};
use crate::ir::{AtomicOp, AtomicPlace, Expr};

/// What an atomic works on: `u32` and `i32`.
#[diagnostic::on_unimplemented(
    message = "found an atomic on elements of `{Self}`",
    label = "required: `InOut<u32>`, `InOut<i32>`, or a workgroup array of `u32` or `i32`"
)]
pub trait AtomicElement: Element<Scalar = Self> + ArrayElement<Value = Self> + Word {}
impl AtomicElement for u32 {}
impl AtomicElement for i32 {}

#[track_caller]
fn atomic<T: AtomicElement>(op: AtomicOp, place: AtomicPlace, value: impl IntoVal<T>) -> Val<T> {
    let value = value.into_val().id;
    eval(Expr::Atomic { op, place, value })
}

macro_rules! atomics {
    ($($(#[$doc:meta])* $name:ident, $op:ident;)*) => {
        impl<T: AtomicElement> InOut<T> {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(self, index: impl BufferIndex, value: impl IntoVal<T>) -> Val<T> {
                    let index = index.offset_in(self.id).value().id;
                    atomic(AtomicOp::$op, AtomicPlace::Buffer(self.id, index), value)
                }
            )*
        }

        impl<T: AtomicElement> WorkgroupArray<T> {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(self, index: impl IndexTerm, value: impl IntoVal<T>) -> Val<T> {
                    let index = index.flat().value().id;
                    atomic(AtomicOp::$op, AtomicPlace::Array(self.id, index), value)
                }
            )*
        }
    };
}

atomics! {
    /// Adds, wrapping; gives the old value.
    atomic_add, Add;
    /// Keeps the smaller; gives the old value.
    atomic_min, Min;
    /// Keeps the larger; gives the old value.
    atomic_max, Max;
    /// Bitwise and; gives the old value.
    atomic_and, And;
    /// Bitwise or; gives the old value.
    atomic_or, Or;
    /// Bitwise exclusive or; gives the old value.
    atomic_xor, Xor;
    /// Replaces; gives the old value.
    atomic_exchange, Exchange;
}
