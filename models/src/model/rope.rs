//! Tables of rotary embedding.
//!
//! Numerics: a frequency is `theta^(-2 i / rotary_dim)` in f64, rounded to f32; an angle is position times frequency, rounded to f32; its
//! cosine and sine are those of `libm` in f64, rounded to f32. `libm` is plain Rust: the tables are the same bytes on every host.

/// Frequencies of `rotary_dim / 2` pairs, in radians per position.
pub(crate) fn frequencies(theta: f64, rotary_dim: u32) -> Vec<f64> {
    (0..rotary_dim / 2).map(|pair| libm::pow(theta, -2.0 * f64::from(pair) / f64::from(rotary_dim))).collect()
}

/// Cosines and sines of positions `0..n_positions`, position by position, little-endian f32; `None` where memory does not hold them.
pub(crate) fn tables(frequencies: &[f32], n_positions: u32) -> Option<[Vec<u8>; 2]> {
    let bytes = (n_positions as usize).checked_mul(frequencies.len())?.checked_mul(4)?;
    let mut tables = [Vec::new(), Vec::new()];
    for table in &mut tables {
        table.try_reserve_exact(bytes).ok()?;
    }
    for position in 0..n_positions {
        for frequency in frequencies {
            let angle = f64::from(position as f32 * frequency);
            tables[0].extend((libm::cos(angle) as f32).to_le_bytes());
            tables[1].extend((libm::sin(angle) as f32).to_le_bytes());
        }
    }
    Some(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_0_is_not_turned_and_frequencies_fall() {
        let frequencies: Vec<f32> = frequencies(1e7, 16).into_iter().map(|frequency| frequency as f32).collect();
        assert_eq!(frequencies.len(), 8);
        assert_eq!(frequencies[0], 1.0);
        assert!(frequencies.is_sorted_by(|a, b| a > b));
        let [cos, sin] = tables(&frequencies, 2).unwrap();
        assert_eq!(tables(&[1.0; 1 << 20], u32::MAX), None);
        assert_eq!(cos[..4], 1.0_f32.to_le_bytes());
        assert_eq!(sin[..4], 0.0_f32.to_le_bytes());
        assert_eq!(sin[32..36], (libm::sin(1.0) as f32).to_le_bytes());
    }
}
