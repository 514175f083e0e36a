//! Building kernels: the untyped [`builder`] and the typed surface over it that `#[kernel]` expands to.
//!
//! Authors see what `prelude` exports; [`author`] is what the macros write. Every public function of the surface is
//! `#[track_caller]`, so each statement knows the author's `file:line`.

pub mod array;
pub mod atomic;
pub mod buffer;
pub mod builder;
pub mod control;
pub mod functions;
pub mod header;
pub mod ids;
pub mod index;
pub mod mode;
mod naming;
pub mod native;
pub mod operators;
pub mod subgroup;
pub mod tile;
pub mod value;
pub mod variable;
pub mod wide;

pub use builder::{BuildError, BuildErrorKind, Builder, build_with, with_builder};
pub use mode::{FAST_SUFFIX, in_mode};

/// What `#[kernel]` and `#[device]` expand to. Not meant to be written by hand.
pub mod author {
    pub use super::buffer::{ReadOnly, ReadWrite, WriteOnly};
    pub use super::builder::{BuildError, build_with};
    pub use super::control::{
        IntoBundle, Slot, and, begin_else, begin_for, begin_for_step, begin_if, begin_loop, begin_operand, break_,
        break_unless, bundle, continue_, end, or, return_,
    };
    pub use super::functions::{component, with_component};
    pub use super::header::{
        Argument, Dim, Stride, buffer, host_binary, host_const, set_dispatch, set_workgroup_size, start,
    };
    pub use super::index::{Indexable, Readable, Writable};
    pub use super::naming::name;
    pub use super::operators::{cast, eq, ge, gt, le, lt, ne};
    pub use super::value::{IntoVal, Val, val};
    pub use super::variable::{Var, VarArray, declare};
    pub use crate::contract::{LaunchArgs, ScalarArg};
    pub use crate::ir::{HostOp, Kernel, Mode};

    /// The place `base[index]`.
    #[track_caller]
    pub fn at<I, X: Indexable<I> + ?Sized>(base: &X, index: I) -> X::Place {
        base.at(index)
    }

    /// The value at a place.
    #[track_caller]
    pub fn read<P: Readable>(place: P) -> P::Value {
        place.read()
    }

    /// Assigns a place.
    #[track_caller]
    pub fn write<V, P: Writable<V>>(place: P, value: V) {
        place.write(value);
    }
}
