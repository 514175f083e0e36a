//! Subgroup ops on the language's 32 lanes: exchanges, votes, and reductions by the ascending xor butterfly.
//!
//! Invariants: all of them are collective; the validator wants them in workgroup-uniform control flow.

use super::operators::rounding;
use super::value::{Integer, IntoVal, Val, Word, eval};
use crate::ir::{Expr, ReduceOp, SubgroupOp, VoteOp};

macro_rules! exchanges {
    ($($(#[$doc:meta])* $name:ident, $op:ident, $arg:ident;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name<S: Word>(value: Val<S>, $arg: impl IntoVal<u32>) -> Val<S> {
            let arg = $arg.into_val().id;
            eval(Expr::Subgroup { op: SubgroupOp::$op, value: value.id, arg })
        }
    )*};
}

exchanges! {
    /// The value of lane `lane % 32`.
    shuffle, Shuffle, lane;
    /// The value of lane `lane() ^ (mask % 32)`.
    shuffle_xor, ShuffleXor, mask;
    /// The value of lane `lane() - delta`, the own value where that is negative.
    shuffle_up, ShuffleUp, delta;
    /// The value of lane `lane() + delta`, the own value where that is 32 or more.
    shuffle_down, ShuffleDown, delta;
    /// The value of lane `lane % 32`, where `lane` is the same in the whole subgroup.
    broadcast, Broadcast, lane;
}

#[track_caller]
fn reduce<S: Word>(op: ReduceOp, value: Val<S>) -> Val<S> {
    eval(Expr::Reduce(op, rounding(op == ReduceOp::Add, S::TYPE), value.id))
}

macro_rules! reductions {
    ($($(#[$doc:meta])* $name:ident, $op:ident $(, $class:ident)?;)*) => {$(
        $(#[$doc])*
        #[track_caller]
        pub fn $name<S: Word $(+ $class)?>(value: Val<S>) -> Val<S> {
            reduce(ReduceOp::$op, value)
        }
    )*};
}

reductions! {
    /// Sum over the 32 lanes; every lane gets it.
    subgroup_add, Add;
    /// Minimum over the 32 lanes; every lane gets it.
    subgroup_min, Min;
    /// Maximum over the 32 lanes; every lane gets it.
    subgroup_max, Max;
    /// Bitwise and over the 32 lanes; every lane gets it.
    subgroup_and, And, Integer;
    /// Bitwise or over the 32 lanes; every lane gets it.
    subgroup_or, Or, Integer;
    /// Bitwise exclusive or over the 32 lanes; every lane gets it.
    subgroup_xor, Xor, Integer;
}

#[track_caller]
fn vote<R>(op: VoteOp, cond: impl IntoVal<bool>) -> Val<R> {
    let cond = cond.into_val().id;
    eval(Expr::Vote(op, cond))
}

/// Bit `l` is lane `l`'s condition.
#[track_caller]
pub fn ballot(cond: impl IntoVal<bool>) -> Val<u32> {
    vote(VoteOp::Ballot, cond)
}

/// Whether any lane's condition holds.
#[track_caller]
pub fn subgroup_any(cond: impl IntoVal<bool>) -> Val<bool> {
    vote(VoteOp::Any, cond)
}

/// Whether every lane's condition holds.
#[track_caller]
pub fn subgroup_all(cond: impl IntoVal<bool>) -> Val<bool> {
    vote(VoteOp::All, cond)
}
