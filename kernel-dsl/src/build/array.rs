//! Workgroup and private arrays, indexed at run time.
//!
//! Invariants: both start uninitialised; a constant index beyond the length is refused while building.

use std::fmt;
use std::marker::PhantomData;

use super::builder::with_builder;
use super::index::{Flat, IndexTerm, Indexable, Readable, Writable};
use super::value::{Comptime, IntoVal, Val, ValueType, Vec2, Vec4, comptime_u32, eval, refuse};
use crate::ir::{Array, ArrayId, ArraySpace, Elem, Expr, Span, StmtKind, ValueId};

/// What a workgroup or private array can hold.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element of a workgroup or private array",
    note = "elements are `f32`, `u32`, `i32` and `Vec2`, `Vec4` of them; workgroup arrays for tiles also hold `f16`"
)]
pub trait ArrayElement: Copy + 'static {
    /// The IR's element.
    const ELEM: Elem;
    /// Components.
    const WIDTH: u8;
    /// What a load gives and a store takes.
    type Value: ValueType;
}

macro_rules! array_elements {
    ($($rust:ty, $elem:ident, $width:literal, $value:ty;)*) => {$(
        impl ArrayElement for $rust {
            const ELEM: Elem = Elem::$elem;
            const WIDTH: u8 = $width;
            type Value = $value;
        }
    )*};
}

array_elements! {
    f32, F32, 1, f32;
    u32, U32, 1, u32;
    i32, I32, 1, i32;
    Vec2<f32>, F32, 2, Vec2<f32>;
    Vec2<u32>, U32, 2, Vec2<u32>;
    Vec2<i32>, I32, 2, Vec2<i32>;
    Vec4<f32>, F32, 4, Vec4<f32>;
    Vec4<u32>, U32, 4, Vec4<u32>;
    Vec4<i32>, I32, 4, Vec4<i32>;
    half::f16, F16, 1, f32;
}

/// Memory shared by the workgroup.
#[derive(Clone, Copy, Debug)]
pub struct InWorkgroup;
/// Memory of one invocation.
#[derive(Clone, Copy, Debug)]
pub struct InPrivate;

/// An array of `T` in workgroup or private memory.
pub struct LocalArray<T, P> {
    pub(crate) id: ArrayId,
    len: u32,
    marker: PhantomData<fn() -> (T, P)>,
}

/// An array shared by the workgroup.
pub type WorkgroupArray<T> = LocalArray<T, InWorkgroup>;
/// An array of one invocation.
pub type PrivateArray<T> = LocalArray<T, InPrivate>;

impl<T, P> Clone for LocalArray<T, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, P> Copy for LocalArray<T, P> {}

impl<T, P> fmt::Debug for LocalArray<T, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.id, f)
    }
}

impl<T: ArrayElement, P> LocalArray<T, P> {
    #[track_caller]
    fn declare(space: ArraySpace, len: impl Comptime) -> Self {
        let len = comptime_u32("length of an array", len);
        let span = Span::caller();
        let id = with_builder(|builder| {
            let name = format!("array_{}", builder.kernel().arrays.len());
            builder.array(Array { name, space, elem: T::ELEM, width: T::WIDTH, len, span })
        });
        LocalArray { id, len, marker: PhantomData }
    }

    /// The number of elements.
    pub fn len(self) -> u32 {
        self.len
    }

    /// Whether there is no element.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// Declares an array shared by the workgroup; uninitialised.
#[track_caller]
pub fn workgroup_array<T: ArrayElement>(len: impl Comptime) -> WorkgroupArray<T> {
    LocalArray::declare(ArraySpace::Workgroup, len)
}

/// Declares an array of each invocation's own; uninitialised.
#[track_caller]
pub fn private_array<T: ArrayElement>(len: impl Comptime) -> PrivateArray<T> {
    LocalArray::declare(ArraySpace::Private, len)
}

/// An element of a workgroup or private array.
pub struct ArrayPlace<T> {
    array: ArrayId,
    index: ValueId,
    marker: PhantomData<fn() -> T>,
}

impl<T> Clone for ArrayPlace<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ArrayPlace<T> {}

impl<T: ArrayElement, P, I: IndexTerm> Indexable<I> for LocalArray<T, P> {
    type Place = ArrayPlace<T>;
    #[track_caller]
    fn at(&self, index: I) -> ArrayPlace<T> {
        let index = index.flat();
        if let Flat::Const(index) = index
            && index >= self.len
        {
            refuse(format!("index {index} of an array of {}", self.len), "an index below the length".to_owned());
        }
        ArrayPlace { array: self.id, index: index.value().id, marker: PhantomData }
    }
}

impl<T: ArrayElement> Readable for ArrayPlace<T> {
    type Value = Val<T::Value>;
    #[track_caller]
    fn read(self) -> Self::Value {
        eval(Expr::ArrayLoad { array: self.array, index: self.index })
    }
}

impl<T: ArrayElement, V: IntoVal<T::Value>> Writable<V> for ArrayPlace<T> {
    #[track_caller]
    fn write(self, value: V) {
        let value = value.into_val().id;
        let span = Span::caller();
        with_builder(|builder| {
            builder.stmt(span, StmtKind::ArrayStore { array: self.array, index: self.index, value });
        });
    }
}
