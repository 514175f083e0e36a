//! Reciprocals as sums of two floats, for functions that go on with them. Quotients and reciprocals of one rounding are ops
//! of the kernel language (`quotient`).

use kernel_dsl::prelude::*;

use super::bits::upper_half;

/// For `d` in [1, 2]: the upper 12 bits `high` of an estimate of `1 / d`, exactly `1 - d * high`, and the estimate, within
/// 2^-22.
#[device]
fn recip_halves(d: f32) -> (f32, f32, f32) {
    // The best parabola is 1 - d q = T3(2 d - 3) / T3(-3), within 1/99; then two Newton steps.
    let mut estimate = d * (d * (32.0 / 99.0) - 144.0 / 99.0) + 210.0 / 99.0;
    #[comptime]
    for _ in 0..2 {
        estimate += estimate * (1.0 - d * estimate);
    }
    // Products of halves are exact, and so are these differences.
    let high = upper_half(estimate);
    let d_high = upper_half(d);
    (high, (1.0 - d_high * high) - (d - d_high) * high, estimate)
}

/// `1 / (d + d_error)` for `d` in [1, 2] and a `d_error` far below it, as a sum `high + low` within 2^-33, where `high`
/// has 12 bits; and an estimate of it within 2^-22.
#[device]
pub(super) fn wide_recip(d: f32, d_error: f32) -> (f32, f32, f32) {
    let (high, residual, estimate) = recip_halves(d);
    (high, (residual - d_error * high) * estimate, estimate)
}
