//! Typed ops of the plan for the language's generic ones.

use crate::interp::plan::{Bin, Un};
use crate::ir::{BinaryOp, Elem, ReduceOp, Scalar, UnaryOp};

/// The op on operands of `scalar`; types are valid.
pub(super) fn unary(op: UnaryOp, scalar: Scalar) -> Un {
    let float = scalar == Scalar::F32;
    match op {
        UnaryOp::Neg => {
            if float {
                Un::NegF
            } else {
                Un::NegI
            }
        }
        UnaryOp::Not | UnaryOp::BitNot => Un::BitNot,
        UnaryOp::Abs => {
            if float {
                Un::AbsF
            } else {
                Un::AbsI
            }
        }
        UnaryOp::Floor => Un::Floor,
        UnaryOp::Ceil => Un::Ceil,
        UnaryOp::Trunc => Un::Trunc,
        UnaryOp::RoundEven => Un::RoundEven,
        UnaryOp::CountOnes => Un::CountOnes,
        UnaryOp::LeadingZeros => Un::LeadingZeros,
        UnaryOp::ReverseBits => Un::ReverseBits,
        UnaryOp::Root => Un::Root,
        UnaryOp::Sqrt => Un::Sqrt,
        UnaryOp::Rsqrt => Un::Rsqrt,
        UnaryOp::Exp => Un::Exp,
        UnaryOp::Exp2 => Un::Exp2,
        UnaryOp::Log => Un::Log,
        UnaryOp::Log2 => Un::Log2,
        UnaryOp::Sin => Un::Sin,
        UnaryOp::Cos => Un::Cos,
        UnaryOp::Tanh => Un::Tanh,
    }
}

/// The op on operands of `scalar` (of the left one for shifts); types are valid.
pub(super) fn binary(op: BinaryOp, scalar: Scalar) -> Bin {
    let pick = |float: Bin, unsigned: Bin, signed: Bin| match scalar {
        Scalar::F32 => float,
        Scalar::I32 => signed,
        Scalar::U32 | Scalar::Bool => unsigned,
    };
    match op {
        BinaryOp::Add => pick(Bin::AddF, Bin::AddI, Bin::AddI),
        BinaryOp::Sub => pick(Bin::SubF, Bin::SubI, Bin::SubI),
        BinaryOp::Mul => pick(Bin::MulF, Bin::MulI, Bin::MulI),
        BinaryOp::Div => pick(Bin::DivF, Bin::DivU, Bin::DivS),
        BinaryOp::Rem => pick(Bin::RemU, Bin::RemU, Bin::RemS),
        BinaryOp::DivNative => Bin::DivF,
        BinaryOp::Quotient => Bin::QuotientF,
        BinaryOp::Min => pick(Bin::MinF, Bin::MinU, Bin::MinS),
        BinaryOp::Max => pick(Bin::MaxF, Bin::MaxU, Bin::MaxS),
        BinaryOp::BitAnd | BinaryOp::And => Bin::And,
        BinaryOp::BitOr | BinaryOp::Or => Bin::Or,
        BinaryOp::BitXor => Bin::Xor,
        BinaryOp::Shl => Bin::Shl,
        BinaryOp::Shr => pick(Bin::ShrU, Bin::ShrU, Bin::ShrS),
        BinaryOp::Eq => pick(Bin::EqF, Bin::EqI, Bin::EqI),
        BinaryOp::Ne => pick(Bin::NeF, Bin::NeI, Bin::NeI),
        BinaryOp::Lt => pick(Bin::LtF, Bin::LtU, Bin::LtS),
        BinaryOp::Le => pick(Bin::LeF, Bin::LeU, Bin::LeS),
        BinaryOp::Gt => pick(Bin::GtF, Bin::GtU, Bin::GtS),
        BinaryOp::Ge => pick(Bin::GeF, Bin::GeU, Bin::GeS),
        BinaryOp::Dot4U8 => Bin::Dot4U8,
        BinaryOp::Dot4I8 => Bin::Dot4I8,
    }
}

/// One level of a butterfly.
pub(super) fn reduce(op: ReduceOp, scalar: Scalar) -> Bin {
    match op {
        ReduceOp::Add => binary(BinaryOp::Add, scalar),
        ReduceOp::Min => binary(BinaryOp::Min, scalar),
        ReduceOp::Max => binary(BinaryOp::Max, scalar),
        ReduceOp::And => Bin::And,
        ReduceOp::Or => Bin::Or,
        ReduceOp::Xor => Bin::Xor,
    }
}

/// The conversion, or `None` where the bits stay.
pub(super) fn convert(to: Scalar, from: Scalar) -> Option<Un> {
    match (from, to) {
        (Scalar::F32, Scalar::U32) => Some(Un::F32ToU32),
        (Scalar::F32, Scalar::I32) => Some(Un::F32ToI32),
        (Scalar::U32, Scalar::F32) => Some(Un::U32ToF32),
        (Scalar::I32, Scalar::F32) => Some(Un::I32ToF32),
        (Scalar::Bool, Scalar::F32) => Some(Un::BoolToF32),
        (Scalar::Bool, Scalar::U32 | Scalar::I32) => Some(Un::BoolToBits),
        _ => None,
    }
}

/// From a value to the low bits that store it, or `None` for 32-bit elements.
pub(in crate::interp) fn encode(elem: Elem) -> Option<Un> {
    match elem {
        Elem::F16 => Some(Un::EncodeF16),
        Elem::Bf16 => Some(Un::EncodeBf16),
        Elem::U16 | Elem::I16 => Some(Un::Low16),
        Elem::U8 | Elem::I8 => Some(Un::Low8),
        Elem::F32 | Elem::U32 | Elem::I32 => None,
    }
}

/// From low bits to a value, or `None` for 32-bit elements.
pub(in crate::interp) fn decode(elem: Elem) -> Option<Un> {
    match elem {
        Elem::F16 => Some(Un::DecodeF16),
        Elem::Bf16 => Some(Un::DecodeBf16),
        Elem::U16 => Some(Un::Low16),
        Elem::I16 => Some(Un::Sign16),
        Elem::U8 => Some(Un::Low8),
        Elem::I8 => Some(Un::Sign8),
        Elem::F32 | Elem::U32 | Elem::I32 => None,
    }
}
