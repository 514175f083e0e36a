//! Wide access: several consecutive elements, or raw words, in one load or store.
//!
//! Invariants: at most 16 bytes at once, a power of two of elements, from an index that is a multiple of their number.
//! Narrow elements travel as whole words, so they are as fast on targets that lack the type.

use super::buffer::{AccessKind, CanRead, CanWrite, Element, Storage};
use super::builder::with_builder;
use super::functions::{decode, encode};
use super::index::{BufferIndex, Flat};
use super::operators::binary;
use super::value::{IntoVal, ScalarType, Val, ValueType, Vec2, Vec4, Word, eval, refuse, val};
use crate::ir::{BinaryOp, Expr, Scalar, Span, StmtKind, ValueId};

/// A number of components as a type, to name the vector of that many.
#[derive(Clone, Copy, Debug)]
pub struct Width<const N: usize>;

/// Numbers of words that one access can move: 1, 2 or 4.
#[diagnostic::on_unimplemented(message = "{Self} words cannot be moved at once", label = "required: 1, 2 or 4 words")]
pub trait WordCount {
    /// `u32`, or the vector of that many.
    type Words: ValueType;
}

impl WordCount for Width<1> {
    type Words = u32;
}
impl WordCount for Width<2> {
    type Words = Vec2<u32>;
}
impl WordCount for Width<4> {
    type Words = Vec4<u32>;
}

/// How `N` elements `T` are moved.
enum Transfer {
    /// One by one.
    Single,
    /// A vector of 32-bit elements.
    Vector,
    /// This many words.
    Words(u8),
}

#[track_caller]
fn transfer<T: Element, const N: usize>() -> Transfer {
    let bytes = T::ELEM.bytes() as usize;
    if !N.is_power_of_two() || N * bytes > 16 {
        let most = 16 / bytes;
        refuse(
            format!("an access to {N} elements of {} at once", T::ELEM.name()),
            format!("a power of two up to {most}, so that it is at most 16 bytes"),
        );
        return Transfer::Single;
    }
    match (N, bytes) {
        (1, _) => Transfer::Single,
        (_, 4) => Transfer::Vector,
        (n, bytes) if n * bytes < 4 => Transfer::Single,
        (n, bytes) => Transfer::Words((n * bytes / 4) as u8),
    }
}

/// The word that holds element `index`.
#[track_caller]
fn word_index<T: Element>(index: Flat) -> Val<u32> {
    let shift = T::ELEM.per_word().trailing_zeros();
    match index {
        Flat::Const(index) => val(index >> shift),
        Flat::Run(index) => index >> shift,
    }
}

/// `index + offset`
#[track_caller]
fn plus(index: Flat, offset: u32) -> Val<u32> {
    match (index, offset) {
        (Flat::Const(index), offset) => val(index.wrapping_add(offset)),
        (Flat::Run(index), 0) => index,
        (Flat::Run(index), offset) => index + offset,
    }
}

/// The components of a value of `width` components.
#[track_caller]
fn parts<S>(value: ValueId, width: u8) -> Vec<Val<S>> {
    let mut parts = Vec::with_capacity(usize::from(width));
    if width == 1 {
        parts.push(Val::from_id(value));
        return parts;
    }
    for component in 0..width {
        parts.push(eval(Expr::Extract(value, component)));
    }
    parts
}

/// One value of these components.
#[track_caller]
fn joined(parts: &[ValueId]) -> ValueId {
    match parts {
        [single] => *single,
        parts => eval::<u32>(Expr::Construct(parts.to_vec())).id,
    }
}

#[track_caller]
fn in_array<S, const N: usize>(mut values: Vec<Val<S>>) -> [Val<S>; N] {
    while values.len() < N {
        // Only after a recorded error.
        values.push(values[0]);
    }
    values.truncate(N);
    values.try_into().unwrap_or_else(|_| unreachable!("filled to N above"))
}

impl<T: Element, A: CanRead> Storage<T, A> {
    /// Elements `index` to `index + N`; `index` is a multiple of `N`, and `N` elements are at most 16 bytes.
    #[track_caller]
    pub fn load<const N: usize>(self, index: impl BufferIndex) -> [Val<T::Scalar>; N] {
        let index = index.offset_in(self.id);
        let mut values = Vec::with_capacity(N.max(1));
        match transfer::<T, N>() {
            Transfer::Single => {
                for offset in 0..N.clamp(1, 4) as u32 {
                    let index = plus(index, offset).id;
                    values.push(eval(Expr::BufferLoad { buffer: self.id, index, width: 1 }));
                }
            }
            Transfer::Vector => {
                let (index, width) = (index.value().id, N as u8);
                let vector = eval::<u32>(Expr::BufferLoad { buffer: self.id, index, width });
                values = parts(vector.id, width);
            }
            Transfer::Words(width) => {
                let word_index = word_index::<T>(index).id;
                let words = eval::<u32>(Expr::WordLoad { buffer: self.id, word_index, width });
                for word in parts::<u32>(words.id, width) {
                    for lane in 0..T::ELEM.per_word() {
                        let bits = if lane == 0 { word } else { word >> (lane * 8 * T::ELEM.bytes()) };
                        values.push(decode::<T>(bits));
                    }
                }
            }
        }
        in_array(values)
    }

    /// `N` 32-bit words from a word index that is a multiple of `N`.
    #[track_caller]
    pub fn words<const N: usize>(self, word_index: impl IntoVal<u32>) -> Val<<Width<N> as WordCount>::Words>
    where
        Width<N>: WordCount,
    {
        let (word_index, width) = (word_index.into_val().id, N as u8);
        if T::ELEM.bytes() < 4 {
            return eval(Expr::WordLoad { buffer: self.id, word_index, width });
        }
        let loaded: Val<u32> = eval(Expr::BufferLoad { buffer: self.id, index: word_index, width });
        if T::Scalar::SCALAR == Scalar::U32 {
            return Val::from_id(loaded.id);
        }
        eval(Expr::Bitcast(Scalar::U32, loaded.id))
    }
}

impl<T: Element, A: CanWrite> Storage<T, A> {
    /// Stores to elements `index` to `index + N`; `index` is a multiple of `N`, and `N` elements are at most 16 bytes.
    #[track_caller]
    pub fn store<const N: usize>(self, index: impl BufferIndex, values: [impl IntoVal<T::Scalar>; N]) {
        let index = index.offset_in(self.id);
        let mut taken: Vec<Val<T::Scalar>> = Vec::with_capacity(N);
        for value in values {
            taken.push(value.into_val());
        }
        match transfer::<T, N>() {
            Transfer::Single => {
                for (offset, value) in (0_u32..).zip(taken) {
                    let (index, value) = (plus(index, offset).id, value.id);
                    append(StmtKind::BufferStore { buffer: self.id, index, width: 1, value });
                }
            }
            Transfer::Vector => {
                let ids: Vec<ValueId> = taken.iter().map(|value| value.id).collect();
                let (index, value) = (index.value().id, joined(&ids));
                append(StmtKind::BufferStore { buffer: self.id, index, width: N as u8, value });
            }
            Transfer::Words(width) => {
                let mut words = Vec::with_capacity(usize::from(width));
                for group in taken.chunks(T::ELEM.per_word() as usize) {
                    words.push(packed::<T>(group).id);
                }
                let (word_index, value) = (word_index::<T>(index).id, joined(&words));
                append(StmtKind::WordStore { buffer: self.id, word_index, width, value });
            }
        }
    }

    /// Stores `N` 32-bit words at a word index that is a multiple of `N`.
    #[track_caller]
    pub fn store_words<const N: usize>(
        self,
        word_index: impl IntoVal<u32>,
        words: impl IntoVal<<Width<N> as WordCount>::Words>,
    ) where
        Width<N>: WordCount,
    {
        let (word_index, value, width) = (word_index.into_val().id, words.into_val().id, N as u8);
        if T::ELEM.bytes() < 4 {
            append(StmtKind::WordStore { buffer: self.id, word_index, width, value });
            return;
        }
        let value = match T::Scalar::SCALAR {
            Scalar::U32 => value,
            scalar => eval::<u32>(Expr::Bitcast(scalar, value)).id,
        };
        append(StmtKind::BufferStore { buffer: self.id, index: word_index, width, value });
    }
}

/// The word whose elements, lowest bits first, are `group`.
#[track_caller]
fn packed<T: Element>(group: &[Val<T::Scalar>]) -> Val<u32>
where
    T::Scalar: Word,
{
    let mut word: Option<Val<u32>> = None;
    for (lane, value) in (0_u32..).zip(group) {
        let bits = encode::<T>(*value);
        let bits = if lane == 0 { bits } else { bits << (lane * 8 * T::ELEM.bytes()) };
        word = Some(match word {
            None => bits,
            Some(word) => binary(BinaryOp::BitOr, word, bits),
        });
    }
    word.unwrap_or_else(|| val(0_u32))
}

#[track_caller]
fn append(kind: StmtKind) {
    let span = Span::caller();
    with_builder(|builder| builder.stmt(span, kind));
}

impl<T: Element, A: AccessKind> Storage<T, A> {
    /// Elements in one 32-bit word, known while building.
    pub fn per_word(self) -> u32 {
        T::ELEM.per_word()
    }
}
