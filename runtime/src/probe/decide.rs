//! From facts to lowerings, or to the refusal of strict mode with the fact that stands in its way.
//!
//! Invariants: pure functions of a report; what is chosen was probed under that choice, and a fact that no lowering
//! mends refuses strict mode. Fast kernels run on every device.

use kernel_dsl::target::{Features, FloatZero, FmaLowering, SubgroupLowering};

use super::facts::{ArithmeticFacts, FmaRounding, GroupFacts, Meaning, MultiplyAdd, ProbeReport, Subnormals, SumOrder};

/// Why a device cannot keep strict mode's promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fact} {found}; required: {required}")]
pub struct StrictRefusal {
    /// What was probed.
    pub fact: &'static str,
    /// What it is.
    pub found: &'static str,
    /// What it has to be.
    pub required: &'static str,
}

/// The features to use on a device of `known` features: those of `report` are chosen, the others kept.
///
/// Native subgroups stay out of use where `known` has none: the hardware's size may vary.
pub fn choose_features(report: &ProbeReport, known: Features) -> Features {
    let arithmetic = report.strict.as_ref().unwrap_or(&report.fast);
    let native_groups = report.groups.is_some_and(|groups| groups.exchange == Meaning::Exact);
    Features {
        subgroups: if native_groups { known.subgroups } else { SubgroupLowering::WorkgroupMemory },
        fma: if arithmetic.fma == FmaRounding::Once { FmaLowering::Native } else { FmaLowering::Software },
        float_zero: if arithmetic.literal_zeros == Meaning::Exact { FloatZero::Literal } else { FloatZero::Opaque },
        ..known
    }
}

/// Whether strict mode keeps its promise with the chosen features.
///
/// # Errors
/// [`StrictRefusal`] with the first fact that is not as it must be.
pub fn check_strict(report: &ProbeReport) -> Result<(), StrictRefusal> {
    let refuse = |fact, found, required| Err(StrictRefusal { fact, found, required });
    match report.strict_lowered.as_ref().or(report.strict.as_ref()) {
        None => return refuse("rounding is", "left to the driver", "vulkan, metal or the cpu engine"),
        Some(arithmetic) => check_arithmetic(arithmetic)?,
    }
    let Some(groups) = report.groups_lowered.as_ref().or(report.groups.as_ref()) else {
        return refuse("exchanges of a subgroup are", "not probed", "exact");
    };
    check_groups(groups)
}

fn check_arithmetic(facts: &ArithmeticFacts) -> Result<(), StrictRefusal> {
    let refuse = |fact, found, required| Err(StrictRefusal { fact, found, required });
    let ArithmeticFacts { multiply_add, sum_order, fma, subnormals, literal_zeros, integer_zero } = facts;
    if *multiply_add != MultiplyAdd::Separate {
        return refuse("the roundings of x * y + z are", multiply_add.word(), "separate");
    }
    if *sum_order != SumOrder::AsWritten {
        return refuse("the order of a sum is", sum_order.word(), "as_written");
    }
    if *fma != FmaRounding::Once {
        return refuse("the rounding of fma is", fma.word(), "once");
    }
    if *subnormals == Subnormals::Other {
        return refuse("subnormals are", subnormals.word(), "kept, flushed or mixed");
    }
    if *literal_zeros != Meaning::Exact {
        return refuse("arithmetic with a literal zero is", literal_zeros.word(), "exact");
    }
    if *integer_zero != Meaning::Exact {
        return refuse("the sign of a zero from an integer is", integer_zero.word(), "exact");
    }
    Ok(())
}

fn check_groups(groups: &GroupFacts) -> Result<(), StrictRefusal> {
    let refuse = |fact, found, required| Err(StrictRefusal { fact, found, required });
    if groups.workgroup_memory != Meaning::Exact {
        return refuse("workgroup memory after a barrier is", groups.workgroup_memory.word(), "exact");
    }
    if groups.exchange != Meaning::Exact {
        return refuse("exchanges of a subgroup are", groups.exchange.word(), "exact");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::facts::{HalfRounding, NativeFacts};
    use super::*;

    const GOOD: ArithmeticFacts = ArithmeticFacts {
        multiply_add: MultiplyAdd::Separate,
        sum_order: SumOrder::AsWritten,
        fma: FmaRounding::Once,
        subnormals: Subnormals::Kept,
        literal_zeros: Meaning::Exact,
        integer_zero: Meaning::Exact,
    };
    const GROUPS: GroupFacts = GroupFacts { lanes: 32, exchange: Meaning::Exact, workgroup_memory: Meaning::Exact };
    const NATIVE: Features = Features {
        subgroups: SubgroupLowering::Native,
        shader_f16: true,
        matrix_tiles: false,
        fma: FmaLowering::Native,
        float_zero: FloatZero::Literal,
    };

    /// A GPU as one would like it.
    fn report() -> ProbeReport {
        ProbeReport {
            n_inputs: 1024,
            strict: Some(GOOD),
            strict_lowered: None,
            fast: ArithmeticFacts { multiply_add: MultiplyAdd::Contracted, sum_order: SumOrder::Changed, ..GOOD },
            native: NativeFacts { wrong_quotients: 300, wrong_roots: 170, half: HalfRounding::Other },
            groups: Some(GROUPS),
            groups_lowered: None,
        }
    }

    #[test]
    fn a_good_device_needs_no_lowering() {
        assert_eq!(choose_features(&report(), NATIVE), NATIVE);
        assert_eq!(check_strict(&report()), Ok(()));
    }

    #[test]
    fn each_lowering_is_chosen_by_its_fact() {
        let strict = |facts| choose_features(&ProbeReport { strict: Some(facts), ..report() }, NATIVE);
        for fma in [FmaRounding::Twice, FmaRounding::Other] {
            let features = strict(ArithmeticFacts { fma, ..GOOD });
            assert_eq!(features, Features { fma: FmaLowering::Software, ..NATIVE });
        }
        let zeros = strict(ArithmeticFacts { literal_zeros: Meaning::Wrong, ..GOOD });
        assert_eq!(zeros, Features { float_zero: FloatZero::Opaque, ..NATIVE });
        let emulated = Features { subgroups: SubgroupLowering::WorkgroupMemory, ..NATIVE };
        let wrong = GroupFacts { lanes: 8, exchange: Meaning::Wrong, ..GROUPS };
        for groups in [None, Some(wrong)] {
            assert_eq!(choose_features(&ProbeReport { groups, ..report() }, NATIVE), emulated);
        }
        assert_eq!(choose_features(&report(), emulated), emulated, "a size that varies is never used natively");
    }

    #[test]
    fn without_strict_kernels_the_fast_ones_choose() {
        let fast = ArithmeticFacts { fma: FmaRounding::Twice, ..report().fast };
        let features = choose_features(&ProbeReport { strict: None, fast, ..report() }, NATIVE);
        assert_eq!(features.fma, FmaLowering::Software);
    }

    #[test]
    fn what_was_lowered_is_what_counts() {
        let strict = Some(ArithmeticFacts { fma: FmaRounding::Twice, literal_zeros: Meaning::Wrong, ..GOOD });
        let groups = Some(GroupFacts { lanes: 8, exchange: Meaning::Wrong, ..GROUPS });
        let lowered =
            ProbeReport { strict, strict_lowered: Some(GOOD), groups, groups_lowered: Some(GROUPS), ..report() };
        assert_eq!(check_strict(&lowered), Ok(()));
        assert!(check_strict(&ProbeReport { strict_lowered: strict, ..lowered.clone() }).is_err());
        assert!(check_strict(&ProbeReport { groups_lowered: groups, ..lowered }).is_err());
    }

    #[test]
    fn each_fact_that_nothing_mends_refuses_strict_mode() {
        let arithmetic = |facts| ProbeReport { strict: Some(facts), ..report() };
        let of_groups = |groups| ProbeReport { groups: Some(groups), ..report() };
        let refusals = [
            (ProbeReport { strict: None, ..report() }, "rounding is left to the driver; required: vulkan"),
            (
                arithmetic(ArithmeticFacts { multiply_add: MultiplyAdd::Contracted, ..GOOD }),
                "the roundings of x * y + z are contracted; required: separate",
            ),
            (
                arithmetic(ArithmeticFacts { multiply_add: MultiplyAdd::Other, ..GOOD }),
                "the roundings of x * y + z are other; required: separate",
            ),
            (
                arithmetic(ArithmeticFacts { sum_order: SumOrder::Changed, ..GOOD }),
                "the order of a sum is changed; required: as_written",
            ),
            (
                arithmetic(ArithmeticFacts { fma: FmaRounding::Twice, ..GOOD }),
                "the rounding of fma is twice; required: once",
            ),
            (
                arithmetic(ArithmeticFacts { subnormals: Subnormals::Other, ..GOOD }),
                "subnormals are other; required: kept, flushed or mixed",
            ),
            (
                arithmetic(ArithmeticFacts { literal_zeros: Meaning::Wrong, ..GOOD }),
                "arithmetic with a literal zero is wrong; required: exact",
            ),
            (
                arithmetic(ArithmeticFacts { integer_zero: Meaning::Wrong, ..GOOD }),
                "the sign of a zero from an integer is wrong; required: exact",
            ),
            (
                of_groups(GroupFacts { workgroup_memory: Meaning::Wrong, ..GROUPS }),
                "workgroup memory after a barrier is wrong; required: exact",
            ),
            (
                of_groups(GroupFacts { exchange: Meaning::Wrong, ..GROUPS }),
                "exchanges of a subgroup are wrong; required: exact",
            ),
            (ProbeReport { groups: None, ..report() }, "exchanges of a subgroup are not probed; required: exact"),
        ];
        for (report, text) in refusals {
            let refusal = check_strict(&report).expect_err(text);
            assert!(refusal.to_string().starts_with(text), "{refusal}");
        }
        for subnormals in [Subnormals::Kept, Subnormals::Flushed, Subnormals::Mixed] {
            assert_eq!(check_strict(&arithmetic(ArithmeticFacts { subnormals, ..GOOD })), Ok(()));
        }
    }
}
