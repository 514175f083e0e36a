//! Ops of two operands.

use multiversion::multiversion;

use super::{Src, mask_of};
use crate::interp::plan::Bin;
use crate::interp::round::quotient;

/// Writes `$result`, an expression of the bits `$x` and `$y`, for every lane.
macro_rules! map {
    ($dst:ident, $a:ident, $b:ident, |$x:ident, $y:ident| $result:expr) => {
        for ((dst, &$x), &$y) in $dst.iter_mut().zip($a).zip($b) {
            *dst = $result;
        }
    };
}

/// `op` on the bits `$x` and `$y`, through `$map`, which repeats it over lanes.
macro_rules! dispatch {
    ($op:ident, $map:ident) => {
        match $op {
            Bin::AddF => $map!(|x, y| (f32::from_bits(x) + f32::from_bits(y)).to_bits()),
            Bin::SubF => $map!(|x, y| (f32::from_bits(x) - f32::from_bits(y)).to_bits()),
            Bin::MulF => $map!(|x, y| (f32::from_bits(x) * f32::from_bits(y)).to_bits()),
            Bin::DivF => $map!(|x, y| (f32::from_bits(x) / f32::from_bits(y)).to_bits()),
            Bin::QuotientF => $map!(|x, y| quotient(x, y)),
            Bin::MinF => $map!(|x, y| if f32::from_bits(y) < f32::from_bits(x) { y } else { x }),
            Bin::MaxF => $map!(|x, y| if f32::from_bits(x) < f32::from_bits(y) { y } else { x }),
            Bin::EqF => $map!(|x, y| mask_of(f32::from_bits(x) == f32::from_bits(y))),
            Bin::NeF => $map!(|x, y| mask_of(f32::from_bits(x) != f32::from_bits(y))),
            Bin::LtF => $map!(|x, y| mask_of(f32::from_bits(x) < f32::from_bits(y))),
            Bin::LeF => $map!(|x, y| mask_of(f32::from_bits(x) <= f32::from_bits(y))),
            Bin::GtF => $map!(|x, y| mask_of(f32::from_bits(x) > f32::from_bits(y))),
            Bin::GeF => $map!(|x, y| mask_of(f32::from_bits(x) >= f32::from_bits(y))),
            Bin::AddI => $map!(|x, y| x.wrapping_add(y)),
            Bin::SubI => $map!(|x, y| x.wrapping_sub(y)),
            Bin::MulI => $map!(|x, y| x.wrapping_mul(y)),
            Bin::DivU => $map!(|x, y| x.checked_div(y).unwrap_or(x)),
            Bin::DivS => $map!(|x, y| div_i32(x, y)),
            Bin::RemU => $map!(|x, y| x.checked_rem(y).unwrap_or(0)),
            Bin::RemS => $map!(|x, y| x.cast_signed().checked_rem(y.cast_signed()).unwrap_or(0).cast_unsigned()),
            Bin::MinU => $map!(|x, y| x.min(y)),
            Bin::MinS => $map!(|x, y| x.cast_signed().min(y.cast_signed()).cast_unsigned()),
            Bin::MaxU => $map!(|x, y| x.max(y)),
            Bin::MaxS => $map!(|x, y| x.cast_signed().max(y.cast_signed()).cast_unsigned()),
            Bin::And => $map!(|x, y| x & y),
            Bin::Or => $map!(|x, y| x | y),
            Bin::Xor => $map!(|x, y| x ^ y),
            Bin::Shl => $map!(|x, y| x << (y & 31)),
            Bin::ShrU => $map!(|x, y| x >> (y & 31)),
            Bin::ShrS => $map!(|x, y| (x.cast_signed() >> (y & 31)).cast_unsigned()),
            Bin::EqI => $map!(|x, y| mask_of(x == y)),
            Bin::NeI => $map!(|x, y| mask_of(x != y)),
            Bin::LtU => $map!(|x, y| mask_of(x < y)),
            Bin::LeU => $map!(|x, y| mask_of(x <= y)),
            Bin::GtU => $map!(|x, y| mask_of(x > y)),
            Bin::GeU => $map!(|x, y| mask_of(x >= y)),
            Bin::LtS => $map!(|x, y| mask_of(x.cast_signed() < y.cast_signed())),
            Bin::LeS => $map!(|x, y| mask_of(x.cast_signed() <= y.cast_signed())),
            Bin::GtS => $map!(|x, y| mask_of(x.cast_signed() > y.cast_signed())),
            Bin::GeS => $map!(|x, y| mask_of(x.cast_signed() >= y.cast_signed())),
            Bin::Dot4U8 => $map!(|x, y| dot4_u8(x, y)),
            Bin::Dot4I8 => $map!(|x, y| dot4_i8(x, y)),
        }
    };
}

/// Toward zero; `x / 0 = x` and `MIN / -1 = MIN`.
#[inline(always)]
fn div_i32(x: u32, y: u32) -> u32 {
    let (x, y) = (x.cast_signed(), y.cast_signed());
    if y == 0 { x } else { x.wrapping_div(y) }.cast_unsigned()
}

#[inline(always)]
fn dot4_u8(x: u32, y: u32) -> u32 {
    let byte = |word: u32, index: u32| (word >> (8 * index)) & 0xff;
    byte(x, 0) * byte(y, 0) + byte(x, 1) * byte(y, 1) + byte(x, 2) * byte(y, 2) + byte(x, 3) * byte(y, 3)
}

#[inline(always)]
fn dot4_i8(x: u32, y: u32) -> u32 {
    let byte = |word: u32, index: u32| (word << (24 - 8 * index)).cast_signed() >> 24;
    let sum = byte(x, 0) * byte(y, 0) + byte(x, 1) * byte(y, 1) + byte(x, 2) * byte(y, 2) + byte(x, 3) * byte(y, 3);
    sum.cast_unsigned()
}

/// `dst = op(a, b)` in every lane.
pub(in crate::interp) fn binary(op: Bin, dst: &mut [u32], a: Src<'_>, b: Src<'_>) {
    match (a, b) {
        (Src::Lanes(a), Src::Lanes(b)) => lanes_lanes(op, dst, a, b),
        (Src::Lanes(a), Src::Splat(b)) => lanes_splat(op, dst, a, b),
        (Src::Splat(a), Src::Lanes(b)) => match op.swapped() {
            Some(op) => lanes_splat(op, dst, b, a),
            None => splat_lanes(op, dst, a, b),
        },
        (Src::Splat(a), Src::Splat(b)) => dst.fill(scalar(op, a, b)),
    }
}

/// `op(x, y)`.
pub(in crate::interp) fn scalar(op: Bin, x: u32, y: u32) -> u32 {
    macro_rules! one {
        (|$x:ident, $y:ident| $result:expr) => {{
            let ($x, $y) = (x, y);
            $result
        }};
    }
    dispatch!(op, one)
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn lanes_lanes(op: Bin, dst: &mut [u32], a: &[u32], b: &[u32]) {
    macro_rules! each {
        (|$x:ident, $y:ident| $result:expr) => {
            map!(dst, a, b, |$x, $y| $result)
        };
    }
    dispatch!(op, each);
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn lanes_splat(op: Bin, dst: &mut [u32], a: &[u32], b: u32) {
    macro_rules! each {
        (|$x:ident, $y:ident| $result:expr) => {
            for (dst, &$x) in dst.iter_mut().zip(a) {
                let $y = b;
                *dst = $result;
            }
        };
    }
    dispatch!(op, each);
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn splat_lanes(op: Bin, dst: &mut [u32], a: u32, b: &[u32]) {
    macro_rules! each {
        (|$x:ident, $y:ident| $result:expr) => {
            for (dst, &$y) in dst.iter_mut().zip(b) {
                let $x = a;
                *dst = $result;
            }
        };
    }
    dispatch!(op, each);
}

/// `dst = a * b + dst`, each rounded on its own.
pub(in crate::interp) fn mul_add_into(dst: &mut [u32], a: Src<'_>, b: Src<'_>) {
    match (a, b) {
        (Src::Lanes(a), Src::Lanes(b)) => mul_add_lanes(dst, a, b),
        (Src::Lanes(a), Src::Splat(b)) | (Src::Splat(b), Src::Lanes(a)) => mul_add_splat(dst, a, b),
        (Src::Splat(a), Src::Splat(b)) => {
            let product = (f32::from_bits(a) * f32::from_bits(b)).to_bits();
            dst.iter_mut().for_each(|dst| *dst = scalar(Bin::AddF, product, *dst));
        }
    }
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn mul_add_lanes(dst: &mut [u32], a: &[u32], b: &[u32]) {
    for ((dst, &x), &y) in dst.iter_mut().zip(a).zip(b) {
        *dst = (f32::from_bits(x) * f32::from_bits(y) + f32::from_bits(*dst)).to_bits();
    }
}

#[multiversion(targets("x86_64+avx2+fma"))]
fn mul_add_splat(dst: &mut [u32], a: &[u32], b: u32) {
    let y = f32::from_bits(b);
    for (dst, &x) in dst.iter_mut().zip(a) {
        *dst = (f32::from_bits(x) * y + f32::from_bits(*dst)).to_bits();
    }
}
