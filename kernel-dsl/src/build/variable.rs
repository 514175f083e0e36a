//! `let mut`: private variables, and arrays of them that only comptime values index.
//!
//! Invariants: a variable is stored to where it is declared, so it is never read before it has a value.

use std::rc::Rc;

use super::builder::with_builder;
use super::index::{Indexable, Readable, Writable};
use super::value::{Comptime, IntoVal, Val, ValueType, comptime_u32, eval, refuse};
use crate::ir::{Expr, Span, StmtKind, VarId};

/// A private variable of type `S`.
pub struct Var<S> {
    id: VarId,
    marker: std::marker::PhantomData<fn() -> S>,
}

impl<S> Clone for Var<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Var<S> {}

impl<S: ValueType> Var<S> {
    /// Declares `let mut name = init`.
    #[track_caller]
    pub fn new(name: &str, init: impl IntoVal<S>) -> Var<S> {
        let init = init.into_val();
        let span = Span::caller();
        let id = with_builder(|builder| builder.var(name, S::TYPE, span));
        let var = Var { id, marker: std::marker::PhantomData };
        var.set(init);
        var
    }

    /// The current value.
    #[track_caller]
    pub fn get(self) -> Val<S> {
        eval(Expr::VarLoad(self.id))
    }

    /// Assigns.
    #[track_caller]
    pub fn set(self, value: impl IntoVal<S>) {
        let value = value.into_val().id;
        let span = Span::caller();
        with_builder(|builder| builder.stmt(span, StmtKind::VarStore { var: self.id, value }));
    }
}

impl<S: ValueType> Readable for Var<S> {
    type Value = Val<S>;
    #[track_caller]
    fn read(self) -> Val<S> {
        self.get()
    }
}

impl<S: ValueType, V: IntoVal<S>> Writable<V> for Var<S> {
    #[track_caller]
    fn write(self, value: V) {
        self.set(value);
    }
}

/// `let mut name = [init; N]`: variables, or nested arrays of them, indexed by comptime values.
pub struct VarArray<P> {
    places: Rc<[P]>,
}

impl<P> Clone for VarArray<P> {
    fn clone(&self) -> Self {
        VarArray { places: Rc::clone(&self.places) }
    }
}

impl<P> VarArray<P> {
    /// Declares `len` places; `declare` makes the one of the given name.
    #[track_caller]
    pub fn new(name: &str, len: impl Comptime, declare: impl Fn(&str) -> P) -> VarArray<P> {
        let len = comptime_u32("length of an array", len);
        if len == 0 {
            refuse(format!("`{name}`, an array of no variables"), "at least one".to_owned());
        }
        let places = (0..len.max(1)).map(|index| declare(&format!("{name}_{index}")));
        VarArray { places: places.collect() }
    }
}

impl<P> VarArray<P> {
    /// An array of declared places.
    #[track_caller]
    pub fn from_places(name: &str, places: Vec<P>) -> VarArray<P> {
        if places.is_empty() {
            refuse(format!("`{name}`, an array of no variables"), "at least one".to_owned());
        }
        VarArray { places: places.into() }
    }
}

impl<S: ValueType> VarArray<Var<S>> {
    /// The current values; `M` must be the declared length.
    #[track_caller]
    pub fn get<const M: usize>(&self) -> [Val<S>; M] {
        if M != self.places.len() {
            let found = format!("an array of {} variables used as one of {M}", self.places.len());
            refuse(found, "arrays of the same length".to_owned());
        }
        let mut values = [self.places[0].get(); M];
        for (value, place) in values.iter_mut().zip(self.places.iter()).skip(1) {
            *value = place.get();
        }
        values
    }

    /// Assigns all; `M` must be the declared length.
    #[track_caller]
    pub fn set<V: IntoVal<S>, const M: usize>(&self, values: [V; M]) {
        if M != self.places.len() {
            let found = format!("{M} values for an array of {} variables", self.places.len());
            refuse(found, "arrays of the same length".to_owned());
        }
        for (place, value) in self.places.iter().zip(values) {
            place.set(value);
        }
    }
}

impl<P: Clone, I: Comptime> Indexable<I> for VarArray<P> {
    type Place = P;
    #[track_caller]
    fn at(&self, index: I) -> P {
        self.places[in_range(index, self.places.len())].clone()
    }
}

/// What `let mut` takes: a value becomes a variable, an array of values an array of variables.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the first value of a variable",
    label = "found `{Self}`, required: a run-time value, a literal, or an array of them",
    note = "ordinary Rust that changes while building is written `#[comptime] let mut`"
)]
pub trait Initial<P> {
    /// Declares the variable, or the variables.
    fn declare(self, name: &str) -> P;
}

impl<S: ValueType, V: IntoVal<S>> Initial<Var<S>> for V {
    #[track_caller]
    fn declare(self, name: &str) -> Var<S> {
        Var::new(name, self)
    }
}

impl<S: ValueType, V: IntoVal<S>, const N: usize> Initial<VarArray<Var<S>>> for [V; N] {
    #[track_caller]
    fn declare(self, name: &str) -> VarArray<Var<S>> {
        let mut places = Vec::with_capacity(N);
        for (index, value) in self.into_iter().enumerate() {
            places.push(Var::new(&format!("{name}_{index}"), value));
        }
        VarArray::from_places(name, places)
    }
}

/// Declares `let mut name = init`.
#[track_caller]
pub fn declare<P>(name: &str, init: impl Initial<P>) -> P {
    init.declare(name)
}

/// The index, or a recorded error and 0.
#[track_caller]
pub(crate) fn in_range(index: impl Comptime, len: usize) -> usize {
    match index.to_u32() {
        Some(index) if (index as usize) < len => index as usize,
        _ => {
            let found = index.to_u32().map_or("negative".to_owned(), |index| index.to_string());
            refuse(format!("index {found} of an array of {len}"), "an index below the length".to_owned());
            0
        }
    }
}
