//! A small reproducible generator (SplitMix64) for the random orders of the checked face.

/// Above this many workgroups, a random rotation stands in for a random permutation.
const LARGEST_SHUFFLE: u64 = 1 << 20;

/// The generator.
pub(in crate::interp) struct Random {
    state: u64,
}

impl Random {
    /// The generator of this seed.
    pub(in crate::interp) fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`, which is at least 1.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    /// Shuffles `items`.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index as u64 + 1) as usize);
        }
    }

    /// The numbers below `count`, each once.
    pub(in crate::interp) fn walk(&mut self, count: u64) -> Box<dyn Iterator<Item = u64>> {
        if count > LARGEST_SHUFFLE {
            let start = self.below(count);
            return Box::new((start..count).chain(0..start));
        }
        let mut order: Vec<u64> = (0..count).collect();
        self.shuffle(&mut order);
        Box::new(order.into_iter())
    }
}
