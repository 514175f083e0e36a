//! Portable arithmetic of the sampler, bit for bit that of the strict kernels.
//!
//! [`exp`], [`log`] and [`prefix_sums`] are the kernels' own algorithms in plain Rust, so that a device that samples gives the same
//! tokens; `tests/sampler_kernels.rs` compares the bits.
//!
//! Invariants: f32, every operation rounded to nearest even by itself, no function of the platform; subnormal results are zero.

/// Bits of infinity.
const INFINITY: u32 = 0x7f80_0000;

/// `e^x` within 0.88 units in the last place; zero below the smallest normal number.
pub fn exp(x: f32) -> f32 {
    if x.is_nan() {
        return f32::NAN;
    }
    let x = x.clamp(-104.0, 89.0);
    let k = (x * std::f32::consts::LOG2_E).round_ties_even();
    let reduced = x - k * 0.693_359_4;
    let correction = k * -2.121_944_4e-4;
    let r = reduced - correction;
    let r_error = (reduced - r) - correction;
    let mut q = 1.989_101_7e-4_f32;
    for coefficient in [1.393_367_4e-3, 8.333_311e-3, 4.166_646_5e-2, 1.666_666_7e-1, 0.5] {
        q = q * r + coefficient;
    }
    let rest = r_error + (r * r) * q;
    let y = 1.0 + (r + rest);
    // y times 2^k on the exponent field.
    let field = (y.to_bits() >> 23) as i32 + k as i32;
    let bits = y.to_bits().wrapping_add((k as i32 as u32) << 23);
    f32::from_bits(if field <= 0 {
        0
    } else if field >= 255 {
        INFINITY
    } else {
        bits
    })
}

/// The natural logarithm of a normal number above zero, within 0.81 units in the last place.
pub fn log(x: f32) -> f32 {
    /// Bits of sqrt(1/2).
    const SQRT_HALF: u32 = 0x3f35_04f3;
    const MANTISSA: u32 = 0x7f_ffff;
    let moved = x.to_bits().wrapping_add(1.0_f32.to_bits() - SQRT_HALF);
    let k = ((moved >> 23) as i32 - 127) as f32;
    let f = f32::from_bits((moved & MANTISSA) + SQRT_HALF) - 1.0;
    let mut p = 5.351_364e-2_f32;
    for coefficient in [
        -1.091_75e-1,
        1.210_858_3e-1,
        -1.255_017_8e-1,
        1.420_955_7e-1,
        -1.665_935_8e-1,
        2.000_222_4e-1,
        -2.500_016_7e-1,
        3.333_331_3e-1,
    ] {
        p = p * f + coefficient;
    }
    let square = f * f;
    let beyond_linear = (square * f) * p - 0.5 * square;
    let whole = k * 6.931_381e-1;
    let sum = whole + f;
    let sum_error = (whole - sum) + f;
    sum + (sum_error + (k * 9.058_001e-6 + beyond_linear))
}

/// Columns of an invocation, lanes of a subgroup, subgroups of a workgroup: they fix the order of the additions.
const RUN: usize = 4;
const LANES: usize = 32;
const SUBGROUPS: usize = 8;

/// Inclusive prefix sums in the order of the kernel `prefix_sum`. Neighbours may decrease by a rounding error.
pub fn prefix_sums(values: &[f32]) -> Vec<f32> {
    let mut sums = Vec::with_capacity(values.len());
    let mut carry = 0.0_f32;
    for block in values.chunks(RUN * LANES * SUBGROUPS) {
        let mut lower = carry;
        for subgroup in block.chunks(RUN * LANES) {
            let lanes = lane_sums(subgroup);
            for (lane, run) in subgroup.chunks(RUN).enumerate() {
                let lower_lanes = if lane == 0 { 0.0 } else { lanes[lane - 1] };
                let before = lower + lower_lanes;
                let mut own = 0.0;
                sums.extend(run.iter().map(|value| {
                    own += value;
                    before + own
                }));
            }
            lower += lanes[LANES - 1];
        }
        carry = lower;
    }
    sums
}

/// The last of the prefix sums of `of` each value, without the others; 0 of none.
pub fn sum(values: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let mut lower = 0.0_f32;
    let mut subgroups = values.chunks(RUN * LANES).peekable();
    while let Some(subgroup) = subgroups.next() {
        let mut terms = [0.0_f32; RUN * LANES];
        for (term, value) in terms.iter_mut().zip(subgroup) {
            *term = of(*value);
        }
        let lanes = lane_sums(&terms);
        if subgroups.peek().is_none() {
            let lane = (subgroup.len() - 1) / RUN;
            let lower_lanes = if lane == 0 { 0.0 } else { lanes[lane - 1] };
            let own = terms[lane * RUN..subgroup.len()].iter().fold(0.0, |sum, term| sum + term);
            return (lower + lower_lanes) + own;
        }
        lower += lanes[LANES - 1];
    }
    lower
}

/// Inclusive sums over the lanes of a subgroup, by doubling distances.
fn lane_sums(subgroup: &[f32]) -> [f32; LANES] {
    let mut sums = [0.0_f32; LANES];
    for (sum, run) in sums.iter_mut().zip(subgroup.chunks(RUN)) {
        *sum = run.iter().fold(0.0, |sum, value| sum + value);
    }
    for distance in [1, 2, 4, 8, 16] {
        for lane in (distance..LANES).rev() {
            sums[lane] += sums[lane - distance];
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_within_its_bound() {
        let mut x = -87.3_f32;
        while x < 88.7 {
            let exact = libm::exp(f64::from(x));
            let unit = f64::from(f32::from_bits(exp(x).to_bits() + 1)) - f64::from(exp(x));
            assert!((f64::from(exp(x)) - exact).abs() <= 0.88 * unit, "{x}");
            x += 0.003_7;
        }
        assert_eq!((exp(0.0), exp(-200.0), exp(f32::NEG_INFINITY), exp(100.0)), (1.0, 0.0, 0.0, f32::INFINITY));
        assert!(exp(f32::NAN).is_nan());
    }

    #[test]
    fn log_is_within_its_bound() {
        let mut x = 1e-30_f32;
        while x < 1e30 {
            let (found, exact) = (f64::from(log(x)), libm::log(f64::from(x)));
            let unit = libm::exp2(libm::floor(libm::log2(exact.abs())) - 23.0);
            assert!((found - exact).abs() <= 0.81 * unit, "{x}");
            x *= 1.003_7;
        }
        assert_eq!(log(1.0), 0.0);
    }

    #[test]
    fn a_sum_is_the_last_prefix_sum() {
        for len in 0..2200 {
            let values: Vec<f32> = (0..len).map(|i| exp(-(i as f32 * 0.37) % 19.0)).collect();
            let doubled: Vec<f32> = values.iter().map(|value| value * 2.0).collect();
            assert_eq!(
                sum(&values, |value| value * 2.0),
                prefix_sums(&doubled).last().copied().unwrap_or(0.0),
                "{len}"
            );
        }
    }

    #[test]
    fn sums_of_whole_numbers_are_exact() {
        for len in [0_usize, 1, 3, 4, 5, 127, 128, 129, 1023, 1024, 1025, 3000] {
            let values: Vec<f32> = (0..len).map(|i| (i % 7) as f32).collect();
            let mut total = 0.0;
            let expected: Vec<f32> = values
                .iter()
                .map(|value| {
                    total += value;
                    total
                })
                .collect();
            assert_eq!(prefix_sums(&values), expected, "{len}");
            assert_eq!(sum(&values, |value| value), total);
        }
    }
}
