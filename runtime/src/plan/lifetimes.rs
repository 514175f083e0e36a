//! Memory of temporary values: which share a slot of the arena.
//!
//! Invariants: two values that are needed at the same step never share a slot; a slot is as large as its largest value.
//! Slots are buffers of their own, so that a kernel never reads and writes one buffer.

/// When a value is needed, and how much of it there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lifetime {
    /// The step that writes it.
    pub(super) first: usize,
    /// The last step that reads it; `first` for a value that nobody reads.
    pub(super) last: usize,
    /// Size.
    pub(super) bytes: u64,
}

/// Slots of an arena.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Arena {
    /// Bytes of each slot.
    pub(super) slots: Vec<u64>,
    /// Slot of each value, in the order of the lifetimes.
    pub(super) of: Vec<usize>,
}

/// Gives every lifetime a slot: the free one that fits best, else the largest free one made larger, else a new one.
pub(super) fn assign(lifetimes: &[Lifetime]) -> Arena {
    let mut order: Vec<usize> = (0..lifetimes.len()).collect();
    order.sort_by_key(|&index| (lifetimes[index].first, index));
    let mut arena = Arena { slots: Vec::new(), of: vec![0; lifetimes.len()] };
    // The step after which each slot is free.
    let mut busy_until: Vec<usize> = Vec::new();
    for index in order {
        let Lifetime { first, last, bytes } = lifetimes[index];
        let free = || (0..arena.slots.len()).filter(|&slot| busy_until[slot] < first);
        let fitting = free().filter(|&slot| arena.slots[slot] >= bytes).min_by_key(|&slot| arena.slots[slot]);
        let slot = fitting.or_else(|| free().max_by_key(|&slot| arena.slots[slot])).unwrap_or(arena.slots.len());
        if slot == arena.slots.len() {
            arena.slots.push(bytes);
            busy_until.push(last);
        }
        arena.slots[slot] = arena.slots[slot].max(bytes);
        busy_until[slot] = last;
        arena.of[index] = slot;
    }
    arena
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lifetimes() -> impl Strategy<Value = Vec<Lifetime>> {
        let one = (0..40_usize, 0..10_usize, 1..5000_u64);
        prop::collection::vec(one.prop_map(|(first, len, bytes)| Lifetime { first, last: first + len, bytes }), 0..60)
    }

    fn overlap(a: &Lifetime, b: &Lifetime) -> bool {
        a.first <= b.last && b.first <= a.last
    }

    proptest! {
        #[test]
        fn values_needed_together_never_share(lifetimes in lifetimes()) {
            let arena = assign(&lifetimes);
            for (i, a) in lifetimes.iter().enumerate() {
                prop_assert!(arena.slots[arena.of[i]] >= a.bytes);
                for (j, b) in lifetimes.iter().enumerate().skip(i + 1) {
                    prop_assert!(!overlap(a, b) || arena.of[i] != arena.of[j], "{a:?} {b:?}");
                }
            }
        }

        #[test]
        fn a_slot_is_no_larger_than_its_largest_value(lifetimes in lifetimes()) {
            let arena = assign(&lifetimes);
            for (slot, &bytes) in arena.slots.iter().enumerate() {
                let largest = (0..lifetimes.len()).filter(|&i| arena.of[i] == slot).map(|i| lifetimes[i].bytes).max();
                prop_assert_eq!(largest, Some(bytes));
            }
        }
    }

    #[test]
    fn a_chain_needs_two_slots() {
        let chain: Vec<Lifetime> = (0..20).map(|first| Lifetime { first, last: first + 1, bytes: 100 }).collect();
        assert_eq!(assign(&chain).slots, [100, 100]);
    }
}
