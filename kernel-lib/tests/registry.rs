//! The list of kernels: every variant builds and validates, ids are unique and well formed, picks are legal.

use std::collections::BTreeSet;

use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_lib::{ALL, AnyVariant, Fill};

fn every_variant() -> impl Iterator<Item = Box<dyn AnyVariant>> {
    ALL.iter().flat_map(|kernel| kernel.all_variants())
}

const TARGETS: [Target; 5] = [Target::CPU, Target::WGSL, Target::WGSL_NO_SUBGROUPS, Target::BROWSER, Target::MSL];

#[test]
fn every_variant_builds_and_validates_for_every_target_where_it_is_legal() {
    for variant in every_variant() {
        let kernel = variant.build().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(kernel.name, variant.id());
        let shape = variant.bench_params().remove(0);
        for target in TARGETS.iter().filter(|target| variant.legal(&shape, target).is_ok()) {
            compile(&kernel, target).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn ids_are_unique_and_start_with_the_name_of_their_kernel() {
    let mut seen = BTreeSet::new();
    for variant in every_variant() {
        let id = variant.id();
        let parts: Vec<&str> = id.split("__").collect();
        assert!(parts.len() == 3 && parts[0] == variant.kernel_name(), "{id}");
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{id}");
        assert!(kernel_lib::find_variant(&id).is_some_and(|found| found.id() == id), "{id}");
        assert!(seen.insert(id.clone()), "{id} comes twice");
    }
    assert!(kernel_lib::find_variant("softmax__no_such__variant").is_none());
}

#[test]
fn picks_are_legal_and_compute_the_same() {
    for variant in every_variant() {
        for params in variant.edge_params() {
            for target in &TARGETS {
                let Ok(picked) = variant.pick_alike(&params, target) else {
                    assert!(variant.legal(&params, target).is_err(), "{}: nothing picked for {params:?}", variant.id());
                    continue;
                };
                assert!(variant.alike().contains(&picked), "{picked} for {}", variant.id());
                let picked = kernel_lib::find_variant(&picked).unwrap();
                picked.legal(&params, target).unwrap_or_else(|error| panic!("picked for {params:?}: {error}"));
            }
        }
    }
}

#[test]
fn arguments_fit_the_contract_of_every_legal_edge_case() {
    for variant in every_variant() {
        let kernel = variant.build().unwrap();
        let mut n_legal = 0;
        for params in variant.edge_params() {
            if variant.legal(&params, &Target::CPU).is_err() {
                continue;
            }
            n_legal += 1;
            let arguments = variant.arguments(&params, 1, Fill::Uniform).unwrap();
            let names: Vec<&str> = kernel.buffers.iter().map(|(_, buffer)| buffer.name.as_str()).collect();
            assert!(names.iter().eq(arguments.tensors.iter().map(|tensor| &tensor.name)), "{}", variant.id());
            kernel_dsl::contract::bind(&kernel, &arguments.layouts(), &arguments.scalars, u32::MAX)
                .unwrap_or_else(|error| panic!("{params:?}: {error}"));
            for expected in variant.reference(&params, &arguments).unwrap() {
                assert!(arguments.tensor(expected.tensor).role.is_output(), "{}", variant.id());
            }
        }
        assert!(n_legal >= 3, "{}: {n_legal} legal edge cases", variant.id());
    }
}

#[test]
fn alike_variants_get_the_same_arguments() {
    for variant in every_variant() {
        let params = variant
            .bench_params()
            .pop()
            .map(|params| params.into_iter().map(|(name, size)| (name, size.min(64))).collect::<Vec<_>>());
        let params = params.unwrap();
        let own = variant.arguments(&params, 3, Fill::Special).unwrap();
        for other in variant.alike().iter().filter_map(|id| kernel_lib::find_variant(id)) {
            // NaN differs from itself: bytes are what counts.
            let other = other.arguments(&params, 3, Fill::Special).unwrap();
            assert!(own.tensors.iter().map(|t| &t.bytes).eq(other.tensors.iter().map(|t| &t.bytes)));
        }
    }
}
