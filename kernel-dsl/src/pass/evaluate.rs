//! Ops on constants, by the language's definition.
//!
//! Invariants: a result is given only where every engine gives the same bits: no NaN comes out, and no subnormal goes in
//! or out of arithmetic (a device may flush it).

use half::{bf16, f16};

use crate::interp::round::{quotient, root};
use crate::ir::{BinaryOp, Const, Elem, Scalar, TernaryOp, UnaryOp};

/// `op x`
pub(super) fn unary(op: UnaryOp, x: Const) -> Option<Const> {
    Some(match (op, x) {
        (UnaryOp::Not, Const::Bool(x)) => Const::Bool(!x),
        (UnaryOp::Neg, Const::I32(x)) => Const::I32(x.wrapping_neg()),
        (UnaryOp::Neg, Const::F32(bits)) => Const::F32(bits ^ SIGN),
        (UnaryOp::Abs, Const::I32(x)) => Const::I32(x.wrapping_abs()),
        (UnaryOp::Abs, Const::F32(bits)) => Const::F32(bits & !SIGN),
        (UnaryOp::BitNot, Const::I32(x)) => Const::I32(!x),
        (UnaryOp::BitNot, Const::U32(x)) => Const::U32(!x),
        (UnaryOp::CountOnes, Const::U32(x)) => Const::U32(x.count_ones()),
        (UnaryOp::LeadingZeros, Const::U32(x)) => Const::U32(x.leading_zeros()),
        (UnaryOp::ReverseBits, Const::U32(x)) => Const::U32(x.reverse_bits()),
        (UnaryOp::Root, Const::F32(x)) => float(f32::from_bits(root(ordinary(x)?.to_bits())))?,
        (UnaryOp::Floor, Const::F32(x)) => float(ordinary(x)?.floor())?,
        (UnaryOp::Ceil, Const::F32(x)) => float(ordinary(x)?.ceil())?,
        (UnaryOp::Trunc, Const::F32(x)) => float(ordinary(x)?.trunc())?,
        (UnaryOp::RoundEven, Const::F32(x)) => float(ordinary(x)?.round_ties_even())?,
        _ => return None,
    })
}

/// `a op b`
pub(super) fn binary(op: BinaryOp, a: Const, b: Const) -> Option<Const> {
    match (a, b) {
        (Const::Bool(a), Const::Bool(b)) => boolean(op, [a, b]),
        (Const::U32(a), Const::U32(b)) => unsigned(op, a, b),
        (Const::I32(a), Const::I32(b)) => signed(op, a, b),
        (Const::F32(a), Const::F32(b)) => floating(op, ordinary(a)?, ordinary(b)?),
        // Shifts of `i32` take a `u32` amount.
        (Const::I32(a), Const::U32(b)) => match op {
            BinaryOp::Shl => Some(Const::I32(a.wrapping_shl(b))),
            BinaryOp::Shr => Some(Const::I32(a.wrapping_shr(b))),
            _ => None,
        },
        _ => None,
    }
}

/// `op(a, b, c)`
pub(super) fn ternary(op: TernaryOp, operands: [Const; 3]) -> Option<Const> {
    match (op, operands) {
        (TernaryOp::Fma, [Const::F32(a), Const::F32(b), Const::F32(c)]) => {
            float(ordinary(a)?.mul_add(ordinary(b)?, ordinary(c)?))
        }
        (TernaryOp::FunnelShr, [Const::U32(high), Const::U32(low), Const::U32(amount)]) => {
            let window = (u64::from(high) << 32 | u64::from(low)) >> (amount % 32);
            Some(Const::U32(window as u32))
        }
        _ => None,
    }
}

/// Number conversion.
pub(super) fn convert(to: Scalar, x: Const) -> Option<Const> {
    Some(match (to, x) {
        (Scalar::F32, Const::U32(x)) => Const::F32((x as f32).to_bits()),
        (Scalar::F32, Const::I32(x)) => Const::F32((x as f32).to_bits()),
        (Scalar::F32, Const::Bool(x)) => Const::F32(f32::from(u8::from(x)).to_bits()),
        (Scalar::U32, Const::I32(x)) => Const::U32(x.cast_unsigned()),
        (Scalar::U32, Const::Bool(x)) => Const::U32(u32::from(x)),
        // Rust's `as` truncates and saturates and takes NaN to 0, as the language does.
        (Scalar::U32, Const::F32(x)) => Const::U32(f32::from_bits(x) as u32),
        (Scalar::I32, Const::U32(x)) => Const::I32(x.cast_signed()),
        (Scalar::I32, Const::Bool(x)) => Const::I32(i32::from(x)),
        (Scalar::I32, Const::F32(x)) => Const::I32(f32::from_bits(x) as i32),
        _ => return None,
    })
}

/// The same bits as another scalar.
pub(super) fn bitcast(to: Scalar, x: Const) -> Option<Const> {
    let bits = match x {
        Const::Bool(_) => return None,
        Const::I32(x) => x.cast_unsigned(),
        Const::U32(bits) | Const::F32(bits) => bits,
    };
    match to {
        Scalar::Bool => None,
        Scalar::I32 => Some(Const::I32(bits.cast_signed())),
        Scalar::U32 => Some(Const::U32(bits)),
        Scalar::F32 => Some(Const::F32(bits)),
    }
}

/// The bits that store an element.
pub(super) fn encode(elem: Elem, x: Const) -> Option<Const> {
    let bits = match (elem, x) {
        (Elem::F16, Const::F32(x)) => u32::from(f16::from_f32(ordinary(x)?).to_bits()),
        (Elem::Bf16, Const::F32(x)) => u32::from(bf16::from_f32(ordinary(x)?).to_bits()),
        (Elem::U16, Const::U32(x)) => x & 0xffff,
        (Elem::I16, Const::I32(x)) => x.cast_unsigned() & 0xffff,
        (Elem::U8, Const::U32(x)) => x & 0xff,
        (Elem::I8, Const::I32(x)) => x.cast_unsigned() & 0xff,
        _ => return None,
    };
    Some(Const::U32(bits))
}

/// The element that the low bits store.
pub(super) fn decode(elem: Elem, x: Const) -> Option<Const> {
    let Const::U32(x) = x else { return None };
    match elem {
        Elem::F16 => float(f16::from_bits(x as u16).to_f32()),
        Elem::Bf16 => float(bf16::from_bits(x as u16).to_f32()),
        Elem::U16 => Some(Const::U32(x & 0xffff)),
        Elem::U8 => Some(Const::U32(x & 0xff)),
        Elem::I16 => Some(Const::I32(i32::from(x as u16 as i16))),
        Elem::I8 => Some(Const::I32(i32::from(x as u8 as i8))),
        Elem::F32 | Elem::U32 | Elem::I32 => None,
    }
}

const SIGN: u32 = 1 << 31;

/// An operand of float arithmetic, unless it is a NaN or subnormal.
fn ordinary(bits: u32) -> Option<f32> {
    let x = f32::from_bits(bits);
    (!x.is_nan() && !x.is_subnormal()).then_some(x)
}

/// A result of float arithmetic, unless it is a NaN or subnormal.
fn float(x: f32) -> Option<Const> {
    ordinary(x.to_bits()).map(|x| Const::F32(x.to_bits()))
}

fn boolean(op: BinaryOp, [a, b]: [bool; 2]) -> Option<Const> {
    Some(Const::Bool(match op {
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Eq => a == b,
        BinaryOp::Ne => a != b,
        _ => return None,
    }))
}

fn compare<T: PartialOrd>(op: BinaryOp, a: &T, b: &T) -> Option<Const> {
    Some(Const::Bool(match op {
        BinaryOp::Eq => a == b,
        BinaryOp::Ne => a != b,
        BinaryOp::Lt => a < b,
        BinaryOp::Le => a <= b,
        BinaryOp::Gt => a > b,
        BinaryOp::Ge => a >= b,
        _ => return None,
    }))
}

fn unsigned(op: BinaryOp, a: u32, b: u32) -> Option<Const> {
    Some(Const::U32(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => a.checked_div(b).unwrap_or(a),
        BinaryOp::Rem => a.checked_rem(b).unwrap_or(0),
        BinaryOp::Min => a.min(b),
        BinaryOp::Max => a.max(b),
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        BinaryOp::Shl => a.wrapping_shl(b),
        BinaryOp::Shr => a.wrapping_shr(b),
        BinaryOp::Dot4U8 => byte_pairs(a, b).map(|(a, b)| u32::from(a) * u32::from(b)).sum(),
        BinaryOp::Dot4I8 => {
            let products = byte_pairs(a, b).map(|(a, b)| i32::from(a.cast_signed()) * i32::from(b.cast_signed()));
            return Some(Const::I32(products.sum()));
        }
        _ => return compare(op, &a, &b),
    }))
}

fn byte_pairs(a: u32, b: u32) -> impl Iterator<Item = (u8, u8)> {
    a.to_le_bytes().into_iter().zip(b.to_le_bytes())
}

fn signed(op: BinaryOp, a: i32, b: i32) -> Option<Const> {
    Some(Const::I32(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div if b == 0 => a,
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Rem if b == 0 => 0,
        BinaryOp::Rem => a.wrapping_rem(b),
        BinaryOp::Min => a.min(b),
        BinaryOp::Max => a.max(b),
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        _ => return compare(op, &a, &b),
    }))
}

fn floating(op: BinaryOp, a: f32, b: f32) -> Option<Const> {
    match op {
        BinaryOp::Add => float(a + b),
        BinaryOp::Sub => float(a - b),
        BinaryOp::Mul => float(a * b),
        BinaryOp::Quotient => float(f32::from_bits(quotient(a.to_bits(), b.to_bits()))),
        BinaryOp::Min => float(if b < a { b } else { a }),
        BinaryOp::Max => float(if a < b { b } else { a }),
        _ => compare(op, &a, &b),
    }
}
