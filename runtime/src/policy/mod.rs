//! Tuning policies: which variant was measured to be the fastest on an adapter, for the problems that were measured.
//!
//! A policy answers for problems near the measured ones: the same computation with every size within a factor of two.
//! For others, the kernel's own `pick` decides. [`mod@file`] is the format, [`store`] where files live.
//!
//! Invariants: a policy chooses among variants that compute the same; it never changes a byte of a strict result; what
//! it answers is legal for the problem.

pub mod file;
pub mod store;

use kernel_dsl::target::Target;
use kernel_lib::{AnyVariant, KernelError, ParamList, find_variant};

/// The fastest variant of one measured problem.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Sizes of the problem.
    pub params: ParamList,
    /// Id of the fastest variant.
    pub variant: String,
    /// Its median time in nanoseconds.
    pub median_ns: f64,
}

/// What was measured on an adapter.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Policy {
    /// Choices, in the order of the file.
    pub choices: Vec<Choice>,
}

impl Policy {
    /// The variant to use for what `variant` computes: the measured one of the nearest problem, else the kernel's own
    /// pick.
    ///
    /// # Errors
    /// [`KernelError`] for parameters that the kernel does not have, or when no variant is legal.
    pub fn pick(&self, variant: &dyn AnyVariant, params: &ParamList, target: &Target) -> Result<String, KernelError> {
        let own = variant.pick_alike(params, target)?;
        let alike = variant.alike();
        let measured = self.choices.iter().filter(|choice| alike.contains(&choice.variant));
        let mut near: Vec<(f64, &Choice)> =
            measured.filter_map(|choice| Some((distance(&choice.params, params)?, choice))).collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        let legal = |id: &str| find_variant(id).is_some_and(|variant| variant.legal(params, target).is_ok());
        let nearest = near.into_iter().find(|(_, choice)| legal(&choice.variant));
        Ok(nearest.map_or(own, |(_, choice)| choice.variant.clone()))
    }

    /// Puts a choice in, in place of the one for the same computation and problem.
    pub fn put(&mut self, choice: Choice) {
        let alike = find_variant(&choice.variant).map(|variant| variant.alike()).unwrap_or_default();
        let same = |old: &Choice| old.params == choice.params && alike.contains(&old.variant);
        match self.choices.iter_mut().find(|old| same(old)) {
            Some(old) => *old = choice,
            None => self.choices.push(choice),
        }
    }
}

/// How far two problems are apart: the sum of the logarithms of the ratios of their sizes; `None` where a size differs
/// by more than a factor of two.
fn distance(measured: &ParamList, wanted: &ParamList) -> Option<f64> {
    if measured.len() != wanted.len() {
        return None;
    }
    let mut sum = 0.0;
    for ((measured_name, measured), (wanted_name, wanted)) in measured.iter().zip(wanted) {
        let ratio = (f64::from(*measured).max(0.5) / f64::from(*wanted).max(0.5)).log2().abs();
        if measured_name != wanted_name || ratio > 1.0 {
            return None;
        }
        sum += ratio;
    }
    Some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: &str = "matmul__bf16_bf16_bf16__matvec_4x1_run2";
    const TALL: &str = "matmul__bf16_bf16_bf16__matvec_16x1";
    const OTHER_TYPE: &str = "matmul__f32_f32_f32__matvec_16x1";

    fn sizes(m: u32, n: u32, k: u32) -> ParamList {
        [("m", m), ("n", n), ("k", k)].map(|(name, size)| (name.to_owned(), size)).to_vec()
    }

    fn choice(variant: &str, params: ParamList) -> Choice {
        Choice { params, variant: variant.to_owned(), median_ns: 1.0 }
    }

    fn picked(policy: &Policy, params: &ParamList) -> String {
        let variant = find_variant(SHORT).expect("a variant of the library");
        policy.pick(&*variant, params, &Target::WGSL).expect("a legal variant")
    }

    #[test]
    fn the_nearest_measured_problem_decides() {
        let mut policy = Policy::default();
        policy.put(choice(TALL, sizes(1, 1024, 512)));
        policy.put(choice(SHORT, sizes(1, 4096, 512)));
        assert_eq!(picked(&policy, &sizes(1, 1024, 512)), TALL);
        assert_eq!(picked(&policy, &sizes(1, 1200, 600)), TALL);
        assert_eq!(picked(&policy, &sizes(1, 3000, 512)), SHORT);
    }

    #[test]
    fn far_problems_other_types_and_illegal_choices_leave_it_to_the_kernel() {
        let mut policy = Policy::default();
        policy.put(choice(TALL, sizes(1, 1024, 512)));
        policy.put(choice(OTHER_TYPE, sizes(1, 100_000, 512)));
        let own = |params: &ParamList| picked(&Policy::default(), params);
        for far in [sizes(1, 100_000, 512), sizes(3, 1024, 512), sizes(1, 1023, 512)] {
            assert_eq!(picked(&policy, &far), own(&far), "{far:?}");
        }
    }

    #[test]
    fn a_new_choice_replaces_the_old_one() {
        let mut policy = Policy::default();
        policy.put(choice(TALL, sizes(1, 1024, 512)));
        policy.put(choice(SHORT, sizes(1, 1024, 512)));
        policy.put(choice(OTHER_TYPE, sizes(1, 1024, 512)));
        assert_eq!(
            policy.choices.iter().map(|choice| choice.variant.as_str()).collect::<Vec<_>>(),
            [SHORT, OTHER_TYPE]
        );
    }
}
