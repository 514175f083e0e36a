//! Fast kernels: what is in them, and that their tolerance sees a wrong result. `tests/kernels.rs` runs all of them.

use std::sync::Arc;

use kernel_dsl::build::in_mode;
use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::{ALL, AnyVariant, find_variant};
use oracle_tests::backend::{BackendError, CpuKernel, Device};
use oracle_tests::case::{cases_of, few_ordinary};
use oracle_tests::job::{Contents, Job};
use oracle_tests::suite::{CheckError, Subject};

const EXP: &str = "unary__f32_f32__exp_x4";

/// The fast kernel of [`EXP`], without comments.
const EXP_TEXT: &str = "
struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;

@compute @workgroup_size(256, 1, 1)
fn unary__f32_f32__exp_x4__fast(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u;
    if (first < imm.n_elems) {
        let t0 = x[first >> 2u];
        var results_0 = 0.0f;
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        results_0 = exp(t0.x);
        results_1 = exp(t0.y);
        results_2 = exp(t0.z);
        results_3 = exp(t0.w);
        let t1 = vec4<f32>(results_0, results_1, results_2, results_3);
        y[first >> 2u] = t1;
    }
}
";

fn variant(id: &str) -> Box<dyn AnyVariant> {
    find_variant(id).expect("a variant of the library")
}

fn subject(id: &str) -> Subject {
    let variant = variant(id);
    let cases = few_ordinary(&*variant, cases_of(&*variant, &[]), 4);
    Subject::new_in(Mode::Fast, variant, cases).expect("a kernel that is legal on the CPU engine")
}

fn text(kernel: &Kernel, target: &Target) -> String {
    let compiled = compile(kernel, target).expect("a valid kernel");
    let text = emit(&compiled, target).expect("a kernel with text").text;
    // Where a line comes from is not in question here.
    let lines = text.lines().map(|line| line.split_once(" // ").map_or(line, |(code, _)| code));
    lines.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_fast_kernel_calls_native_functions() {
    let kernel = variant(EXP).build_in(Mode::Fast).unwrap();
    assert_eq!(text(&kernel, &Target::WGSL).trim(), EXP_TEXT.trim());
    let metal = text(&kernel, &Target::MSL);
    assert!(metal.contains("exp(") && !metal.contains("#pragma METAL fp"), "{metal}");
}

/// The mode ends with the kernel, and no op of a fast one keeps its rounding.
#[test]
fn every_rounding_of_a_fast_kernel_is_free() {
    for variant in ALL.iter().flat_map(|kernel| kernel.all_variants()) {
        let (strict, fast) = (variant.build().unwrap(), variant.build_in(Mode::Fast).unwrap());
        assert_eq!((strict.name.as_str(), strict.mode), (variant.id().as_str(), Mode::Strict));
        assert_eq!((fast.name.as_str(), fast.mode), (format!("{}__fast", variant.id()).as_str(), Mode::Fast));
        assert!(!fast.to_string().contains(".rn "), "{fast}");
        assert_eq!(strict, variant.build().unwrap(), "{}: the mode outlives its kernel", variant.id());
    }
    assert!(variant(EXP).build().unwrap().to_string().contains(".rn "));
}

/// What its author fuses.
#[kernel(workgroup_size(32), dispatch(1))]
fn multiply_add(#[shape(32)] x: InOut<f32>) {
    let index = lane();
    x[index] = fma(x[index], x[index], x[index]) + x[index] * 3.0;
}

#[test]
fn an_explicit_fma_stays_one() {
    let roundings = |mode| {
        let text = in_mode(mode, || multiply_add("multiply_add")).unwrap().to_string();
        ["fma.fused ", "mul.rn ", "add.rn ", "mul.any ", "add.any "].map(|op| text.matches(op).count())
    };
    assert_eq!(roundings(Mode::Strict), [1, 1, 1, 0, 0]);
    assert_eq!(roundings(Mode::Fast), [1, 0, 0, 1, 1]);
}

/// The CPU engine, whose results are off by `off` of themselves.
struct Inexact {
    off: f32,
}

impl Device for Inexact {
    fn name(&self) -> &str {
        "inexact"
    }

    fn target(&self) -> &Target {
        &Target::CPU
    }

    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        let mut contents = CpuKernel::new(&job.kernel)?.run(job, &Options::default())?;
        let words: &mut [f32] = bytemuck::cast_slice_mut(contents.last_mut().expect("an output"));
        words.iter_mut().for_each(|word| *word += *word * self.off);
        Ok(contents)
    }
}

#[test]
fn the_tolerance_sees_a_result_that_no_native_function_may_give() {
    let subject = subject(EXP);
    assert!(subject.check_reference().unwrap().cases > 0);
    subject.check_device(&Inexact { off: 0.0 }).unwrap();
    // exp may be off by 7 units in the last place, which are at most 7 of 2^-23.
    subject.check_device(&Inexact { off: 2_f32.powi(-23) }).unwrap();
    let refused = subject.check_device(&Inexact { off: 2_f32.powi(-19) });
    assert!(matches!(refused, Err(CheckError::Reference { .. })), "{refused:?}");
}

/// The kernel of one function under the id of another.
#[test]
fn another_function_is_out_of_every_tolerance() {
    struct Other(Arc<Kernel>);
    impl Device for Other {
        fn name(&self) -> &str {
            "other"
        }

        fn target(&self) -> &Target {
            &Target::CPU
        }

        fn run(&self, job: &Job) -> Result<Contents, BackendError> {
            CpuKernel::new(&self.0)?.run(&Job { kernel: self.0.clone(), ..job.clone() }, &Options::default())
        }
    }
    for (right, wrong) in [("sin", "tanh"), ("erf", "tanh"), ("softplus", "exp"), ("sigmoid", "cos")] {
        let id = |function: &str| format!("unary__bf16_bf16__{function}_x4");
        let other = Other(Arc::new(variant(&id(wrong)).build_in(Mode::Fast).unwrap()));
        let refused = subject(&id(right)).check_device(&other);
        assert!(matches!(refused, Err(CheckError::Reference { .. })), "{right}: {refused:?}");
    }
}
