//! Ops of three operands.

use multiversion::{multiversion, target::target_cfg_f};

use crate::interp::round::fma_exact;

/// `dst = a * b + c` with one rounding, whatever the machine has.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn fma(dst: &mut [u32], [a, b, c]: [&[u32]; 3]) {
    let native = target_cfg_f!(target_feature = "fma") || cfg!(target_arch = "aarch64");
    for (((dst, &x), &y), &z) in dst.iter_mut().zip(a).zip(b).zip(c) {
        let (x, y, z) = (f32::from_bits(x), f32::from_bits(y), f32::from_bits(z));
        *dst = if native { x.mul_add(y, z) } else { fma_exact(x, y, z) }.to_bits();
    }
}

/// Low word of `(a:b) >> (c % 32)`.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn funnel_shr(dst: &mut [u32], [a, b, c]: [&[u32]; 3]) {
    for (((dst, &high), &low), &amount) in dst.iter_mut().zip(a).zip(b).zip(c) {
        let amount = amount & 31;
        // The high part is shifted in two steps: by 32 in one would be a shift by 0.
        *dst = (low >> amount) | ((high << 1) << (31 - amount));
    }
}

/// `dst = cond ? a : b`, where `cond` is 0 or all ones.
#[multiversion(targets("x86_64+avx2+fma"))]
pub(in crate::interp) fn select(dst: &mut [u32], [cond, a, b]: [&[u32]; 3]) {
    for (((dst, &cond), &a), &b) in dst.iter_mut().zip(cond).zip(a).zip(b) {
        *dst = (a & cond) | (b & !cond);
    }
}
