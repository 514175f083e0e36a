//! The code of `docs/tutorial.md`, run; the page shows pieces of this file and what they print, and a test compares.

use std::error::Error;
use std::fmt;

use kernel_dsl::contract::bind;
use kernel_dsl::emit::emit;
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;
use kernel_lib::tolerance::{Expected, ExpectedFloat, Tolerance};
use kernel_lib::{Arguments, CaseValues, Cost, Fill, HostTensor, KernelSpec, NotLegal, params};

/// y[i] = x[i] where that is positive, else slope * x[i]
#[kernel(workgroup_size(64), dispatch(div_ceil(n_elems, 64)))]
fn leaky_relu<T: Element<Scalar = f32>>(#[shape(n_elems)] x: In<T>, #[shape(n_elems)] y: Out<T>, slope: f32) {
    let i = global_invocation_id().x;
    if i < n_elems {
        let value = x[i];
        y[i] = if value < 0.0 { slope * value } else { value };
    }
}

fn run_checked(kernel: Kernel, arguments: &mut Arguments) -> Result<(), Box<dyn Error>> {
    let kernel = validate(kernel, &Target::CPU)?;
    let launch = bind(&kernel, &arguments.layouts(), &arguments.scalars, Target::CPU.limits.dispatch)?;
    let mut bindings = Vec::new();
    for tensor in &mut arguments.tensors {
        bindings.push(match tensor.role.is_output() {
            true => Binding::Write(&mut tensor.bytes),
            false => Binding::Read(&tensor.bytes),
        });
    }
    let options = Options { face: Face::Checked { seed: 1 }, ..Options::default() };
    Program::new(&kernel).run(&launch, &mut bindings, &options)?;
    Ok(())
}

fn numbers(n_elems: u32) -> Arguments {
    let x = HostTensor::input("x", Elem::F32, &[n_elems], |index| index as f64 - 2.0);
    let y = HostTensor::output("y", Elem::F32, &[n_elems]);
    Arguments { tensors: vec![x, y], scalars: vec![0.5_f32.into()] }
}

#[test]
fn the_first_kernel_runs() -> Result<(), Box<dyn Error>> {
    let kernel = leaky_relu::<f32>("leaky_relu")?;
    let mut arguments = numbers(5);
    run_checked(kernel, &mut arguments)?;
    assert_eq!(arguments.tensor("y").values(), [-1.0, -0.5, 0.0, 1.0, 2.0]);
    Ok(())
}

#[kernel(workgroup_size(64), dispatch(div_ceil(n_elems, 64)))]
fn unguarded(#[shape(n_elems)] x: In<f32>, #[shape(n_elems)] y: Out<f32>, slope: f32) {
    let i = global_invocation_id().x;
    y[i] = x[i].max(slope * x[i]);
}

#[kernel(workgroup_size(64), dispatch(div_ceil(n_elems, 64 * N)))]
fn leaky_relu_wide<T: Element<Scalar = f32>, const N: usize>(
    #[shape(n_elems)] x: In<T>,
    #[shape(n_elems)] y: Out<T>,
    slope: f32,
) {
    let first = global_invocation_id().x * N as u32;
    if first < n_elems {
        let mut values = x.load::<N>(first);
        #[comptime]
        for k in 0..N {
            values[k] = select(values[k] < 0.0, slope * values[k], values[k]);
        }
        y.store::<N>(first, values);
    }
}

/// Leaky ReLU as a kernel of the library.
struct LeakyRelu;

params! {
    /// Size of a leaky ReLU.
    pub struct LeakyReluParams {
        /// Elements.
        n_elems,
    }
}

/// How a leaky ReLU of bf16 is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    /// One element per invocation.
    Elements,
    /// Eight elements per invocation, one 16-byte vector.
    Vectors,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::Elements => "leaky_relu__bf16_bf16__flat_x1",
            Variant::Vectors => "leaky_relu__bf16_bf16__flat_x8",
        })
    }
}

impl KernelSpec for LeakyRelu {
    const NAME: &'static str = "leaky_relu";
    type Params = LeakyReluParams;
    type Op = ();
    type Variant = Variant;

    fn variants() -> Vec<Variant> {
        vec![Variant::Elements, Variant::Vectors]
    }

    fn op(_: Variant) {}

    fn legal(variant: Variant, params: &LeakyReluParams, _: &Target) -> Result<(), NotLegal> {
        if variant == Variant::Vectors && !params.n_elems.is_multiple_of(8) {
            let (kernel, found) = (variant.to_string(), params.n_elems);
            return Err(NotLegal::Multiple { kernel, param: "n_elems", found, required: 8 });
        }
        Ok(())
    }

    fn pick((): (), params: &LeakyReluParams, target: &Target) -> Result<Variant, NotLegal> {
        match Self::legal(Variant::Vectors, params, target) {
            Ok(()) => Ok(Variant::Vectors),
            Err(_) => Ok(Variant::Elements),
        }
    }

    fn build(variant: Variant) -> Result<Kernel, BuildError> {
        match variant {
            Variant::Elements => leaky_relu::<bf16>(&variant.to_string()),
            Variant::Vectors => leaky_relu_wide::<bf16, 8>(&variant.to_string()),
        }
    }

    fn arguments(_: Variant, params: &LeakyReluParams, values: &mut CaseValues) -> Arguments {
        let x = values.input("x", Elem::Bf16, &[params.n_elems]);
        let y = values.output("y", Elem::Bf16, &[params.n_elems]);
        Arguments { tensors: vec![x, y], scalars: vec![0.25_f32.into()] }
    }

    fn reference(_: Variant, _: &LeakyReluParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x").values();
        let formula = |x: f64| ExpectedFloat::of(if x < 0.0 { 0.25 * x } else { x });
        vec![Expected::floats("y", x.into_iter().map(formula).collect())]
    }

    /// A quarter of a bf16 is a bf16, so nothing rounds.
    fn tolerance(_: Variant, _: &LeakyReluParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(_: Variant, params: &LeakyReluParams) -> Cost {
        let n = u64::from(params.n_elems);
        Cost { bytes_read: 2 * n, bytes_written: 2 * n, flops: n }
    }

    fn edge_params(_: Variant) -> Vec<LeakyReluParams> {
        [0, 1, 8, 63, 64, 65, 509, 512, 520].map(|n_elems| LeakyReluParams { n_elems }).to_vec()
    }

    fn bench_params(_: Variant) -> Vec<LeakyReluParams> {
        vec![LeakyReluParams { n_elems: 1 << 24 }]
    }
}

#[test]
fn every_variant_agrees_with_the_reference() -> Result<(), Box<dyn Error>> {
    let mut n_cases = 0;
    for variant in LeakyRelu::variants() {
        for params in LeakyRelu::edge_params(variant) {
            if LeakyRelu::legal(variant, &params, &Target::CPU).is_err() {
                continue;
            }
            let mut arguments = LeakyRelu::arguments(variant, &params, &mut CaseValues::new(7, Fill::Uniform));
            run_checked(LeakyRelu::build(variant)?, &mut arguments)?;
            for expected in LeakyRelu::reference(variant, &params, &arguments) {
                LeakyRelu::tolerance(variant, &params).check(&expected, arguments.tensor(expected.tensor))?;
            }
            n_cases += 1;
        }
    }
    assert_eq!(n_cases, 9 + 5);
    Ok(())
}

#[test]
fn pick_prefers_vectors() {
    let picked = |n_elems| LeakyRelu::pick((), &LeakyReluParams { n_elems }, &Target::WGSL);
    assert_eq!(picked(64), Ok(Variant::Vectors));
    assert_eq!(picked(65), Ok(Variant::Elements));
}

/// What the page shows as output, in order.
fn outputs() -> Result<Vec<String>, Box<dyn Error>> {
    let kernel = leaky_relu::<bf16>("leaky_relu")?;
    let wgsl = emit(&validate(kernel.clone(), &Target::WGSL)?, &Target::WGSL)?.text;
    let trap = run_checked(unguarded("unguarded")?, &mut numbers(5)).expect_err("reads beyond the end");
    let refused = leaky_relu_wide::<f32, 8>("leaky_relu").expect_err("32 bytes at once");
    Ok(vec![kernel.to_string(), wgsl, trap.to_string(), refused.to_string()])
}

/// The fenced blocks of a language in the page.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(&fence).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_page_shows_this_code_and_its_output() -> Result<(), Box<dyn Error>> {
    let page = include_str!("../../docs/tutorial.md");
    let code = include_str!("tutorial.rs");
    let shown = blocks(page, "rust");
    assert!(shown.len() >= 6);
    for block in shown {
        assert!(code.contains(block), "not in tutorial.rs:\n{block}");
    }
    let printed = outputs()?;
    let shown = blocks(page, "text");
    for (shown, printed) in shown.iter().zip(&printed) {
        assert_eq!(shown.trim_end(), printed.trim_end());
    }
    assert_eq!(shown.len(), printed.len());
    Ok(())
}
