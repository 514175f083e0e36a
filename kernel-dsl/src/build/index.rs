//! Indexing: places that can be read and written, and flat offsets of multi-dimensional indices.
//!
//! Invariants: constants fold while building (an axis of comptime length costs no immediate and no multiply);
//! an index of as many parts as the buffer has axes uses its declared shape, a single number is a flat element index.

use super::builder::with_builder;
use super::operators::binary;
use super::value::{Comptime, Val, comptime_u32, eval, refuse, val};
use super::variable::in_range;
use crate::ir::{BinaryOp, BufferId, Expr, HostExpr, HostOp};

/// What `x[i]` needs of `x` for an index of type `I`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be indexed by `{I}`",
    label = "found an index of type `{I}`",
    note = "buffers, workgroup and private arrays take a `u32` (write `i as u32`); buffers also take `[[row, column]]`",
    note = "arrays of variables (`let mut a = [0.0; N]`) and of values take comptime numbers only (`#[comptime] for`)"
)]
pub trait Indexable<I> {
    /// Where the element lies.
    type Place;
    /// The place of an element.
    fn at(&self, index: I) -> Self::Place;
}

/// A place that can be read.
#[diagnostic::on_unimplemented(message = "a place of type `{Self}` cannot be read", label = "this cannot be read")]
pub trait Readable {
    /// What a read gives.
    type Value;
    /// Reads.
    fn read(self) -> Self::Value;
}

/// A place that takes a `V`.
#[diagnostic::on_unimplemented(
    message = "a place of type `{Self}` cannot be assigned a `{V}`",
    label = "this cannot be assigned"
)]
pub trait Writable<V> {
    /// Writes.
    fn write(self, value: V);
}

/// The element of an ordinary array of values, known while building.
#[derive(Clone, Copy, Debug)]
pub struct Copied<T>(T);

impl<T> Readable for Copied<T> {
    type Value = T;
    fn read(self) -> T {
        self.0
    }
}

impl<T: Copy, I: Comptime> Indexable<I> for [T] {
    type Place = Copied<T>;
    #[track_caller]
    fn at(&self, index: I) -> Copied<T> {
        if self.is_empty() {
            refuse("an index of an empty array".to_owned(), "at least one element".to_owned());
        }
        Copied(self[in_range(index, self.len())])
    }
}

impl<T: Copy, I: Comptime, const N: usize> Indexable<I> for [T; N] {
    type Place = Copied<T>;
    #[track_caller]
    fn at(&self, index: I) -> Copied<T> {
        self.as_slice().at(index)
    }
}

impl<T: Copy, I: Comptime> Indexable<I> for Vec<T> {
    type Place = Copied<T>;
    #[track_caller]
    fn at(&self, index: I) -> Copied<T> {
        self.as_slice().at(index)
    }
}

impl<X: Indexable<I> + ?Sized, I> Indexable<I> for &X {
    type Place = X::Place;
    #[track_caller]
    fn at(&self, index: I) -> X::Place {
        (**self).at(index)
    }
}

/// A `u32` that folds while it is known.
#[derive(Clone, Copy, Debug)]
pub enum Flat {
    /// Known while building.
    Const(u32),
    /// Known at run time.
    Run(Val<u32>),
}

impl Flat {
    /// As a value; a constant is appended here.
    #[track_caller]
    pub(crate) fn value(self) -> Val<u32> {
        match self {
            Flat::Const(number) => val(number),
            Flat::Run(value) => value,
        }
    }

    #[track_caller]
    pub(crate) fn apply(self, op: HostOp, other: Flat) -> Flat {
        if let (Flat::Const(a), Flat::Const(b)) = (self, other)
            && let HostExpr::Const(folded) = HostExpr::binary(op, HostExpr::Const(a), HostExpr::Const(b))
        {
            return Flat::Const(folded);
        }
        match (op, self, other) {
            (HostOp::Add, Flat::Const(0), x) | (HostOp::Add | HostOp::Sub, x, Flat::Const(0)) => x,
            (HostOp::Mul, Flat::Const(1), x) | (HostOp::Mul | HostOp::Div | HostOp::DivCeil, x, Flat::Const(1)) => x,
            (HostOp::Mul, Flat::Const(0), _) | (HostOp::Mul, _, Flat::Const(0)) => Flat::Const(0),
            (HostOp::DivCeil, a, b) => {
                let (whole, rest) = (a.apply(HostOp::Div, b), a.apply(HostOp::Rem, b));
                whole.apply(HostOp::Add, rest.apply(HostOp::Min, Flat::Const(1)))
            }
            (_, a, b) => {
                let ir = match op {
                    HostOp::Add => BinaryOp::Add,
                    HostOp::Sub => BinaryOp::Sub,
                    HostOp::Mul => BinaryOp::Mul,
                    HostOp::Div | HostOp::DivCeil => BinaryOp::Div,
                    HostOp::Rem => BinaryOp::Rem,
                    HostOp::Min => BinaryOp::Min,
                    HostOp::Max => BinaryOp::Max,
                };
                let (a, b) = (a.value(), b.value());
                Flat::Run(binary(ir, a, b))
            }
        }
    }
}

/// The value of a host expression on the device: dimensions are immediates, constants fold.
#[track_caller]
pub(crate) fn host_value(expr: &HostExpr) -> Flat {
    match expr {
        HostExpr::Const(number) => Flat::Const(*number),
        HostExpr::Dim(dim) => {
            let immediate = with_builder(|builder| builder.dim_immediate(*dim));
            Flat::Run(eval(Expr::Immediate(immediate)))
        }
        HostExpr::Binary(op, a, b) => {
            let a = host_value(a);
            let b = host_value(b);
            a.apply(*op, b)
        }
    }
}

/// One part of an index: a run-time `u32`, or a comptime number.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index",
    label = "found `{Self}`, required: a `u32`",
    note = "an `i32` or `f32` becomes an index with `as u32`"
)]
pub trait IndexTerm: Copy {
    /// As a number that folds.
    fn flat(self) -> Flat;
}

impl IndexTerm for Val<u32> {
    fn flat(self) -> Flat {
        Flat::Run(self)
    }
}

macro_rules! comptime_term {
    ($($number:ty),*) => {$(
        impl IndexTerm for $number {
            #[track_caller]
            fn flat(self) -> Flat {
                Flat::Const(comptime_u32("index", self))
            }
        }
    )*};
}

comptime_term!(u32, usize, i32);

/// An index of a buffer: one flat element index, or as many parts as the buffer has axes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index of a buffer",
    label = "found `{Self}`, required: a `u32`, or `[[a, b, ...]]` of `u32`",
    note = "an `i32` or `f32` becomes an index with `as u32`"
)]
pub trait BufferIndex: Copy {
    /// The flat element index.
    fn offset_in(self, buffer: BufferId) -> Flat;
}

impl<T: IndexTerm> BufferIndex for T {
    #[track_caller]
    fn offset_in(self, _buffer: BufferId) -> Flat {
        self.flat()
    }
}

macro_rules! tuple_index {
    ($($name:ident),*) => {
        impl<$($name: IndexTerm),*> BufferIndex for ($($name,)*) {
            #[track_caller]
            #[expect(non_snake_case, reason = "one variable per type parameter")]
            fn offset_in(self, buffer: BufferId) -> Flat {
                let ($($name,)*) = self;
                offset(buffer, &[$($name.flat()),*])
            }
        }
    };
}

tuple_index!(A);
tuple_index!(A, B);
tuple_index!(A, B, C);
tuple_index!(A, B, C, D);
tuple_index!(A, B, C, D, E);

#[track_caller]
fn offset(buffer: BufferId, parts: &[Flat]) -> Flat {
    let (name, shape, strides) = with_builder(|builder| {
        let buffer = &builder.kernel().buffers[buffer];
        (buffer.name.clone(), buffer.shape.clone(), buffer.strides.clone())
    });
    if parts.len() != shape.len() {
        let found = format!("an index of {} parts for `{name}`", parts.len());
        refuse(found, format!("{} parts, as in its shape", shape.len()));
        return Flat::Const(0);
    }
    if strides.iter().all(Option::is_none) {
        let mut flat = parts[0];
        for (part, length) in parts.iter().zip(&shape).skip(1) {
            flat = flat.apply(HostOp::Mul, host_value(length)).apply(HostOp::Add, *part);
        }
        return flat;
    }
    let last = parts.len() - 1;
    let mut flat = parts[last];
    let mut stride = Flat::Const(1);
    for axis in (0..last).rev() {
        stride = match strides[axis] {
            Some(immediate) => Flat::Run(eval(Expr::Immediate(immediate))),
            None => stride.apply(HostOp::Mul, host_value(&shape[axis + 1])),
        };
        flat = parts[axis].apply(HostOp::Mul, stride).apply(HostOp::Add, flat);
    }
    flat
}
