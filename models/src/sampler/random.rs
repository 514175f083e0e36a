//! Random numbers without a state: a word for each seed and step.
//!
//! The word of a step is the first one of Threefry-2x32 with 20 rounds (Salmon and others, "Parallel random numbers: as easy as 1, 2,
//! 3", 2011) on counter zero, keyed by the seed mixed with the step. So a token depends on nothing but the seed, its place and
//! its logits: not on the engine, on other requests or on how many numbers were drawn before.

/// Rotations of Threefry-2x32.
const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];

/// Parity of the key schedule.
const PARITY: u32 = 0x1bd1_1bda;

/// 2^64 divided by the golden ratio; odd, so that every step has another key.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Threefry-2x32, 20 rounds.
pub fn threefry([key_0, key_1]: [u32; 2], [counter_0, counter_1]: [u32; 2]) -> [u32; 2] {
    let keys = [key_0, key_1, PARITY ^ key_0 ^ key_1];
    let (mut a, mut b) = (counter_0.wrapping_add(key_0), counter_1.wrapping_add(key_1));
    for group in 0..5 {
        for rotation in ROTATIONS[group % 2] {
            a = a.wrapping_add(b);
            b = b.rotate_left(rotation) ^ a;
        }
        a = a.wrapping_add(keys[(group + 1) % 3]);
        b = b.wrapping_add(keys[(group + 2) % 3]).wrapping_add(group as u32 + 1);
    }
    [a, b]
}

/// The key of a step: high and low half of the seed mixed with it.
pub fn step_key(seed: u64, step: u64) -> [u32; 2] {
    let mixed = seed ^ step.wrapping_add(1).wrapping_mul(STEP);
    [(mixed >> 32) as u32, mixed as u32]
}

/// The number of a step, uniform over the multiples of 2^-24 below 1.
pub fn uniform(seed: u64, step: u64) -> f32 {
    let [word, _] = threefry(step_key(seed, step), [0, 0]);
    (word >> 8) as f32 * (1.0 / 16_777_216.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published known answers of Threefry-2x32 with 20 rounds.
    #[test]
    fn known_answers() {
        assert_eq!(threefry([0; 2], [0; 2]), [0x6b20_0159, 0x99ba_4efe]);
        assert_eq!(threefry([u32::MAX; 2], [u32::MAX; 2]), [0x1cb9_96fc, 0xbb00_2be7]);
        assert_eq!(threefry([0x1319_8a2e, 0x0370_7344], [0x243f_6a88, 0x85a3_08d3]), [0xc492_3a9c, 0x483d_f7a0]);
    }

    #[test]
    fn numbers_fill_the_unit_interval() {
        let numbers: Vec<f32> = (0..40_000).map(|step| uniform(7, step)).collect();
        assert!(numbers.iter().all(|u| (0.0..1.0).contains(u)));
        let mut counts = [0_u32; 16];
        for u in &numbers {
            counts[(u * 16.0) as usize] += 1;
        }
        // 2500 each; five deviations of a binomial distribution.
        assert!(counts.iter().all(|n| n.abs_diff(2500) < 5 * 49), "{counts:?}");
        assert_ne!(uniform(7, 0), uniform(8, 0));
        assert_eq!(step_key(0, u64::MAX), [0, 0]);
    }
}
