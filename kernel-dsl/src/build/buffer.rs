//! Storage buffers: [`In`], [`Out`], [`InOut`] of any [`Element`], read and written element by element.
//!
//! Invariants: a handle is a plain `Copy` name of a buffer of the kernel under construction; what its access forbids
//! does not compile. Wide access is in `wide`, atomics in `atomic`.

use std::fmt;
use std::marker::PhantomData;

use super::builder::with_builder;
use super::index::{BufferIndex, Flat, Indexable, Readable, Writable, host_value};
use super::value::{Comptime, IntoVal, ScalarType, Val, Word, comptime_u32, eval, refuse};
use crate::ir::{Access, BufferId, Elem, Expr, Span, StmtKind, ValueId};

/// What a storage buffer can hold; loads widen exactly to `Scalar`, stores round to nearest even.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element of a buffer",
    note = "elements are `f32`, `f16`, `bf16`, `u32`, `i32`, `u16`, `i16`, `u8` and `i8`"
)]
pub trait Element: Copy + 'static {
    /// The IR's element.
    const ELEM: Elem;
    /// What a load gives and a store takes.
    type Scalar: ScalarType + Word;
}

macro_rules! elements {
    ($($rust:ty, $elem:ident, $scalar:ty;)*) => {$(
        impl Element for $rust {
            const ELEM: Elem = Elem::$elem;
            type Scalar = $scalar;
        }
    )*};
}

elements! {
    f32, F32, f32;
    half::f16, F16, f32;
    half::bf16, Bf16, f32;
    u32, U32, u32;
    i32, I32, i32;
    u16, U16, u32;
    i16, I16, i32;
    u8, U8, u32;
    i8, I8, i32;
}

/// Access of an `In` buffer.
#[derive(Clone, Copy, Debug)]
pub struct ReadOnly;
/// Access of an `Out` buffer.
#[derive(Clone, Copy, Debug)]
pub struct WriteOnly;
/// Access of an `InOut` buffer.
#[derive(Clone, Copy, Debug)]
pub struct ReadWrite;

/// One of the three accesses.
pub trait AccessKind: Copy + 'static {
    /// The IR's access.
    const ACCESS: Access;
}

impl AccessKind for ReadOnly {
    const ACCESS: Access = Access::Read;
}
impl AccessKind for WriteOnly {
    const ACCESS: Access = Access::Write;
}
impl AccessKind for ReadWrite {
    const ACCESS: Access = Access::ReadWrite;
}

/// An access that allows loads.
#[diagnostic::on_unimplemented(
    message = "found a read of an `Out` buffer, which may hold anything before the kernel writes it",
    label = "this buffer is only written; declare it `InOut<T>` to read it"
)]
pub trait CanRead: AccessKind {}
impl CanRead for ReadOnly {}
impl CanRead for ReadWrite {}

/// An access that allows stores.
#[diagnostic::on_unimplemented(
    message = "found a write to an `In` buffer",
    label = "this buffer is only read; declare it `Out<T>` or `InOut<T>` to write it"
)]
pub trait CanWrite: AccessKind {}
impl CanWrite for WriteOnly {}
impl CanWrite for ReadWrite {}

/// A storage buffer of elements `T`; written as [`In`], [`Out`] or [`InOut`].
pub struct Storage<T, A> {
    pub(crate) id: BufferId,
    marker: PhantomData<fn() -> (T, A)>,
}

/// A buffer that a kernel reads.
pub type In<T> = Storage<T, ReadOnly>;
/// A buffer that a kernel writes and never reads.
pub type Out<T> = Storage<T, WriteOnly>;
/// A buffer that a kernel reads and writes.
pub type InOut<T> = Storage<T, ReadWrite>;

impl<T, A> Clone for Storage<T, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, A> Copy for Storage<T, A> {}

impl<T, A> fmt::Debug for Storage<T, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.id, f)
    }
}

impl<T: Element, A: AccessKind> Storage<T, A> {
    /// The handle of a buffer that is known to hold `T` with access `A`.
    pub(crate) fn from_id(id: BufferId) -> Self {
        Storage { id, marker: PhantomData }
    }

    /// The buffer's id in the kernel under construction.
    pub fn id(self) -> BufferId {
        self.id
    }

    /// The flat element index of `[[a, b, ...]]`, by the declared shape and strides.
    #[track_caller]
    pub fn offset(self, index: impl BufferIndex) -> Val<u32> {
        index.offset_in(self.id).value()
    }

    /// The length of an axis.
    #[track_caller]
    pub fn dim(self, axis: impl Comptime) -> Val<u32> {
        let axis = comptime_u32("axis", axis);
        let length = with_builder(|builder| builder.kernel().buffers[self.id].shape.get(axis as usize).cloned());
        match length {
            Some(length) => host_value(&length).value(),
            None => {
                refuse(format!("axis {axis} of a buffer without one"), "an axis of its shape".to_owned());
                Flat::Const(0).value()
            }
        }
    }
}

/// An element of a buffer.
pub struct BufferPlace<T, A> {
    buffer: BufferId,
    index: ValueId,
    marker: PhantomData<fn() -> (T, A)>,
}

impl<T, A> Clone for BufferPlace<T, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, A> Copy for BufferPlace<T, A> {}

impl<T: Element, A: AccessKind, I: BufferIndex> Indexable<I> for Storage<T, A> {
    type Place = BufferPlace<T, A>;
    #[track_caller]
    fn at(&self, index: I) -> Self::Place {
        let index = index.offset_in(self.id).value().id;
        BufferPlace { buffer: self.id, index, marker: PhantomData }
    }
}

impl<T: Element, A: CanRead> Readable for BufferPlace<T, A> {
    type Value = Val<T::Scalar>;
    #[track_caller]
    fn read(self) -> Self::Value {
        eval(Expr::BufferLoad { buffer: self.buffer, index: self.index, width: 1 })
    }
}

impl<T: Element, A: CanWrite, V: IntoVal<T::Scalar>> Writable<V> for BufferPlace<T, A> {
    #[track_caller]
    fn write(self, value: V) {
        let value = value.into_val().id;
        let span = Span::caller();
        let kind = StmtKind::BufferStore { buffer: self.buffer, index: self.index, width: 1, value };
        with_builder(|builder| builder.stmt(span, kind));
    }
}
