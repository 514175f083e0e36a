//! The header of a kernel: its arguments, dimensions and launch sizes, in declaration order.
//!
//! Invariants: buffers get their binding numbers and scalars their words in the order of the author's parameters.

use std::marker::PhantomData;

use super::buffer::{AccessKind, Element, Storage};
use super::builder::{Builder, with_builder};
use super::index::host_value;
use super::mode::id_and_mode;
use super::value::{Comptime, Val, Word, comptime_u32, eval};
use crate::ir::{DimId, Expr, HostExpr, HostOp, ImmediateId, Mode, Span};

/// Starts a kernel whose header says `mode`.
#[track_caller]
pub fn start(kernel_id: &str, mode: Mode) -> Builder {
    let (id, mode) = id_and_mode(kernel_id, mode);
    Builder::new(&id, mode, Span::caller())
}

/// A dimension; reading it gives its size.
#[derive(Clone, Copy, Debug)]
pub struct Dim {
    id: DimId,
}

impl Dim {
    /// The dimension called `name`.
    pub fn new(name: &str) -> Dim {
        Dim { id: with_builder(|builder| builder.dim(name)) }
    }

    /// Its size.
    #[track_caller]
    pub fn get(self) -> Val<u32> {
        host_value(&HostExpr::Dim(self.id)).value()
    }

    /// As part of a shape or dispatch.
    pub fn host(self) -> HostExpr {
        HostExpr::Dim(self.id)
    }
}

/// A scalar argument; reading it gives its value.
#[derive(Clone, Copy, Debug)]
pub struct Argument<S> {
    id: ImmediateId,
    marker: PhantomData<fn() -> S>,
}

impl<S: Word> Argument<S> {
    /// Declares it.
    #[track_caller]
    pub fn new(name: &str) -> Argument<S> {
        let span = Span::caller();
        let id = with_builder(|builder| builder.scalar_argument(name, S::SCALAR, span));
        Argument { id, marker: PhantomData }
    }

    /// Its value.
    #[track_caller]
    pub fn get(self) -> Val<S> {
        eval(Expr::Immediate(self.id))
    }
}

/// Declares a buffer.
#[track_caller]
pub fn buffer<T: Element, A: AccessKind>(name: &str, shape: Vec<HostExpr>) -> Storage<T, A> {
    let span = Span::caller();
    Storage::from_id(with_builder(|builder| builder.buffer(name, T::ELEM, A::ACCESS, shape, span)))
}

/// A run-time stride; reading it gives its value.
#[derive(Clone, Copy, Debug)]
pub struct Stride {
    id: ImmediateId,
}

impl Stride {
    /// Makes the stride of `axis` of `buffer` a number of the launch.
    pub fn new<T: Element, A: AccessKind>(buffer: Storage<T, A>, axis: u8, name: &str) -> Stride {
        Stride { id: with_builder(|builder| builder.runtime_stride(buffer.id, axis, name)) }
    }

    /// Its value, in elements.
    #[track_caller]
    pub fn get(self) -> Val<u32> {
        eval(Expr::Immediate(self.id))
    }
}

/// A comptime number as part of a shape or dispatch.
#[track_caller]
pub fn host_const(value: impl Comptime) -> HostExpr {
    HostExpr::Const(comptime_u32("size", value))
}

/// An operator of a shape or dispatch.
pub fn host_binary(op: HostOp, a: HostExpr, b: HostExpr) -> HostExpr {
    HostExpr::binary(op, a, b)
}

/// Sets the invocations per workgroup.
#[track_caller]
pub fn set_workgroup_size(x: impl Comptime, y: impl Comptime, z: impl Comptime) {
    let size =
        [comptime_u32("workgroup size", x), comptime_u32("workgroup size", y), comptime_u32("workgroup size", z)];
    with_builder(|builder| builder.set_workgroup_size(size));
}

/// Sets the number of workgroups.
pub fn set_dispatch(x: HostExpr, y: HostExpr, z: HostExpr) {
    with_builder(|builder| builder.set_dispatch([x, y, z]));
}
