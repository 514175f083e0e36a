//! Weights to encode: normal deviates, the same in every run.

/// `n` independent normal deviates of unit variance, by Box and Muller from a generator of 64 bits.
pub fn gaussian(n: usize, mut seed: u64) -> Vec<f32> {
    let mut uniform = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (seed ^ (seed >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (((mixed ^ (mixed >> 33)) >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    };
    let mut deviate = || (-2.0 * uniform().ln()).sqrt() * (std::f64::consts::TAU * uniform()).cos();
    (0..n).map(|_| deviate() as f32).collect()
}
