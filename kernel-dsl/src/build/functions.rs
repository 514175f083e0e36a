//! Functions of values: numbers, bits, vectors, components.
//!
//! Invariants: each function appends one op of the table (or one conversion); nothing here loops or branches.

use super::buffer::Element;
use super::ids::Id3;
use super::operators::{binary, ternary, unary};
use super::value::{Float, IntoVal, Number, ScalarType, Signed, Val, ValueType, Vec2, Vec3, Vec4, Word, eval};
use crate::ir::{BinaryOp, Elem, Expr, Rounding, TernaryOp, UnaryOp};

impl<S: Signed> Val<S> {
    /// Sign cleared; of `i32::MIN`, `i32::MIN`.
    #[track_caller]
    pub fn abs(self) -> Val<S> {
        unary(UnaryOp::Abs, self)
    }
}

impl<S: Float> Val<S> {
    /// Largest integral value not above.
    #[track_caller]
    pub fn floor(self) -> Val<S> {
        unary(UnaryOp::Floor, self)
    }

    /// Smallest integral value not below.
    #[track_caller]
    pub fn ceil(self) -> Val<S> {
        unary(UnaryOp::Ceil, self)
    }

    /// Toward zero.
    #[track_caller]
    pub fn trunc(self) -> Val<S> {
        unary(UnaryOp::Trunc, self)
    }

    /// To the nearest integral value, ties to even.
    #[track_caller]
    pub fn round_even(self) -> Val<S> {
        unary(UnaryOp::RoundEven, self)
    }
}

impl<S: Number> Val<S> {
    /// `if other < self { other } else { self }`
    #[track_caller]
    pub fn min(self, other: impl IntoVal<S>) -> Val<S> {
        let other = other.into_val();
        binary(BinaryOp::Min, self, other)
    }

    /// `if self < other { other } else { self }`
    #[track_caller]
    pub fn max(self, other: impl IntoVal<S>) -> Val<S> {
        let other = other.into_val();
        binary(BinaryOp::Max, self, other)
    }
}

impl Val<u32> {
    /// Number of one bits.
    #[track_caller]
    pub fn count_ones(self) -> Val<u32> {
        unary(UnaryOp::CountOnes, self)
    }

    /// Number of leading zero bits; 32 for zero.
    #[track_caller]
    pub fn leading_zeros(self) -> Val<u32> {
        unary(UnaryOp::LeadingZeros, self)
    }

    /// Bits in reverse order.
    #[track_caller]
    pub fn reverse_bits(self) -> Val<u32> {
        unary(UnaryOp::ReverseBits, self)
    }
}

impl Val<f32> {
    /// The same bits as `u32`.
    #[track_caller]
    pub fn to_bits(self) -> Val<u32> {
        bitcast(self)
    }
}

/// `a * b + c` with one rounding.
#[track_caller]
pub fn fma<S: Float>(a: impl IntoVal<S>, b: impl IntoVal<S>, c: impl IntoVal<S>) -> Val<S> {
    let a = a.into_val();
    let b = b.into_val();
    let c = c.into_val();
    ternary(TernaryOp::Fma, Rounding::Fused, [a, b, c])
}

/// `a / b`, correctly rounded; a subnormal operand or result is zero with its sign.
#[track_caller]
pub fn quotient<S: Float>(a: impl IntoVal<S>, b: impl IntoVal<S>) -> Val<S> {
    let a = a.into_val();
    let b = b.into_val();
    eval(Expr::Binary(BinaryOp::Quotient, Rounding::Rn, a.id, b.id))
}

/// The square root, correctly rounded; of a subnormal, zero with its sign.
#[track_caller]
pub fn root<S: Float>(x: impl IntoVal<S>) -> Val<S> {
    let x = x.into_val();
    eval(Expr::Unary(UnaryOp::Root, Rounding::Rn, x.id))
}

/// `if_true` where `cond`, else `if_false`; both are evaluated.
#[track_caller]
pub fn select<S: ValueType>(cond: impl IntoVal<bool>, if_true: impl IntoVal<S>, if_false: impl IntoVal<S>) -> Val<S> {
    let cond = cond.into_val().id;
    let if_true = if_true.into_val().id;
    let if_false = if_false.into_val().id;
    eval(Expr::Select { cond, if_true, if_false })
}

/// Sum of the four products of unsigned bytes.
#[track_caller]
pub fn dot4_u8(a: impl IntoVal<u32>, b: impl IntoVal<u32>) -> Val<u32> {
    let (a, b) = (a.into_val(), b.into_val());
    binary(BinaryOp::Dot4U8, a, b)
}

/// Sum of the four products of signed bytes.
#[track_caller]
pub fn dot4_i8(a: impl IntoVal<u32>, b: impl IntoVal<u32>) -> Val<i32> {
    let (a, b) = (a.into_val(), b.into_val());
    binary(BinaryOp::Dot4I8, a, b)
}

/// Low word of `(high:low) >> (amount % 32)`.
#[track_caller]
pub fn funnel_shr(high: impl IntoVal<u32>, low: impl IntoVal<u32>, amount: impl IntoVal<u32>) -> Val<u32> {
    let high = high.into_val();
    let low = low.into_val();
    let amount = amount.into_val();
    ternary(TernaryOp::FunnelShr, Rounding::Exact, [high, low, amount])
}

/// The `f32` with these bits.
#[track_caller]
pub fn from_bits(bits: impl IntoVal<u32>) -> Val<f32> {
    bitcast(bits.into_val())
}

/// The same bits as another 32-bit scalar.
#[track_caller]
pub fn bitcast<T: Word>(value: Val<impl Word>) -> Val<T> {
    eval(Expr::Bitcast(T::SCALAR, value.id))
}

/// The bits that store `value` as an element `T`: rounded to nearest even for floats, the low bits for integers.
#[track_caller]
pub fn encode<T: Element>(value: impl IntoVal<T::Scalar>) -> Val<u32> {
    let value = value.into_val();
    if T::ELEM.bytes() == 4 { same_bits(value) } else { eval(Expr::Encode(T::ELEM, value.id)) }
}

/// The element `T` whose bits are the low bits of `bits`, exactly.
#[track_caller]
pub fn decode<T: Element>(bits: impl IntoVal<u32>) -> Val<T::Scalar> {
    let bits = bits.into_val();
    if T::ELEM.bytes() == 4 { same_bits(bits) } else { eval(Expr::Decode(T::ELEM, bits.id)) }
}

/// A bitcast, or nothing between equal types.
#[track_caller]
fn same_bits<A: ScalarType, B: ScalarType>(value: Val<A>) -> Val<B> {
    if A::SCALAR == B::SCALAR { Val::from_id(value.id) } else { eval(Expr::Bitcast(B::SCALAR, value.id)) }
}

/// Rounds to the precision of `T` and stays `f32`.
#[track_caller]
pub fn round_to<T: Element<Scalar = f32>>(value: impl IntoVal<f32>) -> Val<f32> {
    let value = value.into_val();
    if T::ELEM == Elem::F32 { value } else { decode::<T>(encode::<T>(value)) }
}

/// A vector of two.
#[track_caller]
pub fn vec2<S: ScalarType>(x: impl IntoVal<S>, y: impl IntoVal<S>) -> Val<Vec2<S>> {
    let parts = vec![x.into_val().id, y.into_val().id];
    eval(Expr::Construct(parts))
}

/// A vector of three.
#[track_caller]
pub fn vec3<S: ScalarType>(x: impl IntoVal<S>, y: impl IntoVal<S>, z: impl IntoVal<S>) -> Val<Vec3<S>> {
    let parts = vec![x.into_val().id, y.into_val().id, z.into_val().id];
    eval(Expr::Construct(parts))
}

/// A vector of four.
#[track_caller]
pub fn vec4<S: ScalarType>(
    x: impl IntoVal<S>,
    y: impl IntoVal<S>,
    z: impl IntoVal<S>,
    w: impl IntoVal<S>,
) -> Val<Vec4<S>> {
    let parts = vec![x.into_val().id, y.into_val().id, z.into_val().id, w.into_val().id];
    eval(Expr::Construct(parts))
}

/// What has a component `.x`, `.y`, `.z` or `.w` (`I` from 0).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no component number {I} (`.x` is 0)",
    note = "vectors have as many components as their name says, ids have `.x`, `.y` and `.z`"
)]
pub trait HasComponent<const I: u8> {
    /// Its type.
    type Component;
    /// The component.
    fn component(self) -> Self::Component;
}

/// A vector whose component `I` can be assigned.
pub trait SetComponent<const I: u8>: HasComponent<I> {
    /// The component's scalar.
    type Scalar;
    /// The vector with another component.
    fn with_component(self, value: Val<Self::Scalar>) -> Self;
}

macro_rules! components {
    ($($vector:ident, $len:literal: $($index:literal),*;)*) => {$($(
        impl<S: ScalarType> HasComponent<$index> for Val<$vector<S>> {
            type Component = Val<S>;
            #[track_caller]
            fn component(self) -> Val<S> {
                eval(Expr::Extract(self.id, $index))
            }
        }
        impl<S: ScalarType> SetComponent<$index> for Val<$vector<S>> {
            type Scalar = S;
            #[track_caller]
            fn with_component(self, value: Val<S>) -> Self {
                let mut parts = Vec::with_capacity($len);
                for index in 0..$len {
                    parts.push(if index == $index { value.id } else { eval::<S>(Expr::Extract(self.id, index)).id });
                }
                eval(Expr::Construct(parts))
            }
        }
    )*)*};
}

components! {
    Vec2, 2: 0, 1;
    Vec3, 3: 0, 1, 2;
    Vec4, 4: 0, 1, 2, 3;
}

macro_rules! id_components {
    ($($index:literal),*) => {$(
        impl HasComponent<$index> for Id3 {
            type Component = Val<u32>;
            #[track_caller]
            fn component(self) -> Val<u32> {
                self.part($index)
            }
        }
    )*};
}

id_components!(0, 1, 2);

/// `vector.x` and so on.
#[track_caller]
pub fn component<const I: u8, V: HasComponent<I>>(vector: V) -> V::Component {
    vector.component()
}

/// `vector` with component `I` replaced.
#[track_caller]
pub fn with_component<const I: u8, V: SetComponent<I>>(vector: V, value: impl IntoVal<V::Scalar>) -> V {
    vector.with_component(value.into_val())
}
