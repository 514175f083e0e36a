//! Masks: one word per lane, 0 or all ones.

use multiversion::multiversion;

/// How many of the invocations are active.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::interp) enum Active {
    /// None.
    None,
    /// Some, not all.
    Some,
    /// Every invocation of the workgroup.
    All,
}

/// The state of `mask`, whose lanes from `invocations` on are never active.
#[multiversion(targets("x86_64+avx2"))]
pub(in crate::interp) fn active(mask: &[u32], invocations: usize) -> Active {
    let lanes = &mask[..invocations];
    let any = lanes.iter().fold(0, |any, lane| any | lane);
    let all = lanes.iter().fold(!0, |all, lane| all & lane);
    match (any, all) {
        (0, _) => Active::None,
        (_, 0) => Active::Some,
        _ => Active::All,
    }
}

/// `dst = a & cond`, `rest = a & !cond`
#[multiversion(targets("x86_64+avx2"))]
pub(in crate::interp) fn split(dst: &mut [u32], rest: &mut [u32], a: &[u32], cond: &[u32]) {
    for (((dst, rest), &a), &cond) in dst.iter_mut().zip(rest).zip(a).zip(cond) {
        *dst = a & cond;
        *rest = a & !cond;
    }
}

/// `dst |= a`
#[multiversion(targets("x86_64+avx2"))]
pub(in crate::interp) fn join(dst: &mut [u32], a: &[u32]) {
    for (dst, &a) in dst.iter_mut().zip(a) {
        *dst |= a;
    }
}

/// `dst = mask ? a : dst`
#[multiversion(targets("x86_64+avx2"))]
pub(in crate::interp) fn blend(dst: &mut [u32], a: &[u32], mask: &[u32]) {
    for ((dst, &a), &mask) in dst.iter_mut().zip(a).zip(mask) {
        *dst = (a & mask) | (*dst & !mask);
    }
}
