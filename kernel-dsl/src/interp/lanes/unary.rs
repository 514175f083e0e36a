//! Ops of one operand.

use multiversion::multiversion;

use crate::interp::plan::Un;
use crate::interp::round::{decode_f16, encode_bf16, encode_f16, root, to_i32, to_u32};

/// Writes `$result`, an expression of the bits `$x`, for every lane.
macro_rules! map {
    ($dst:ident, $a:ident, $x:ident => $result:expr) => {
        for (dst, &$x) in $dst.iter_mut().zip($a) {
            *dst = $result;
        }
    };
}

/// The same for an `f32` function.
macro_rules! map_f32 {
    ($dst:ident, $a:ident, $x:ident => $result:expr) => {
        map!($dst, $a, bits => {
            let $x = f32::from_bits(bits);
            $result.to_bits()
        })
    };
}

/// `dst = op(a)` in every lane.
pub(in crate::interp) fn unary(op: Un, dst: &mut [u32], a: &[u32]) {
    match op {
        Un::Sqrt | Un::Rsqrt | Un::Exp | Un::Exp2 | Un::Log | Un::Log2 | Un::Sin | Un::Cos | Un::Tanh => {
            native(op, dst, a);
        }
        _ => exact(op, dst, a),
    }
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn exact(op: Un, dst: &mut [u32], a: &[u32]) {
    match op {
        Un::NegF => map!(dst, a, x => x ^ 0x8000_0000),
        Un::NegI => map!(dst, a, x => x.wrapping_neg()),
        Un::BitNot => map!(dst, a, x => !x),
        Un::AbsF => map!(dst, a, x => x & 0x7fff_ffff),
        Un::AbsI => map!(dst, a, x => x.cast_signed().wrapping_abs().cast_unsigned()),
        Un::Root => map!(dst, a, x => root(x)),
        Un::Floor => map_f32!(dst, a, x => x.floor()),
        Un::Ceil => map_f32!(dst, a, x => x.ceil()),
        Un::Trunc => map_f32!(dst, a, x => x.trunc()),
        Un::RoundEven => map_f32!(dst, a, x => x.round_ties_even()),
        Un::CountOnes => map!(dst, a, x => x.count_ones()),
        Un::LeadingZeros => map!(dst, a, x => x.leading_zeros()),
        Un::ReverseBits => map!(dst, a, x => x.reverse_bits()),
        Un::F32ToU32 => map!(dst, a, x => to_u32(x)),
        Un::F32ToI32 => map!(dst, a, x => to_i32(x)),
        Un::U32ToF32 => map!(dst, a, x => (x as f32).to_bits()),
        Un::I32ToF32 => map!(dst, a, x => (x.cast_signed() as f32).to_bits()),
        Un::BoolToBits => map!(dst, a, x => x & 1),
        Un::BoolToF32 => map!(dst, a, x => x & 1.0_f32.to_bits()),
        Un::EncodeF16 => map!(dst, a, x => encode_f16(x)),
        Un::EncodeBf16 => map!(dst, a, x => encode_bf16(x)),
        Un::Low16 => map!(dst, a, x => x & 0xffff),
        Un::Low8 => map!(dst, a, x => x & 0xff),
        Un::DecodeF16 => map!(dst, a, x => decode_f16(x)),
        Un::DecodeBf16 => map!(dst, a, x => x << 16),
        Un::Sign16 => map!(dst, a, x => (x as i16 as i32).cast_unsigned()),
        Un::Sign8 => map!(dst, a, x => (x as i8 as i32).cast_unsigned()),
        Un::Sqrt | Un::Rsqrt | Un::Exp | Un::Exp2 | Un::Log | Un::Log2 | Un::Sin | Un::Cos | Un::Tanh => {
            unreachable!("`unary` sends native functions elsewhere")
        }
    }
}

/// Native functions of fast kernels: the standard library's.
fn native(op: Un, dst: &mut [u32], a: &[u32]) {
    match op {
        Un::Sqrt => map_f32!(dst, a, x => x.sqrt()),
        Un::Rsqrt => map_f32!(dst, a, x => x.sqrt().recip()),
        Un::Exp => map_f32!(dst, a, x => x.exp()),
        Un::Exp2 => map_f32!(dst, a, x => x.exp2()),
        Un::Log => map_f32!(dst, a, x => x.ln()),
        Un::Log2 => map_f32!(dst, a, x => x.log2()),
        Un::Sin => map_f32!(dst, a, x => x.sin()),
        Un::Cos => map_f32!(dst, a, x => x.cos()),
        Un::Tanh => map_f32!(dst, a, x => x.tanh()),
        _ => unreachable!("`unary` sends exact ops elsewhere"),
    }
}
