//! Quotients and roots have one rounding on every engine and in each form: the CPU engine's own ops, steps of `fma`, integer
//! residuals; in place and as functions of a text, on scalars and vectors.

use std::sync::Arc;

use kernel_dsl::ir::{BinaryOp, Const, Expr, Kernel, Rounding, Scalar, UnaryOp, ValueId};
use kernel_dsl::pass::lower::quotient::{Form, write_quotients};

use super::engines::{HERE, Run, compiler, device, elementwise, job, run_cpu, run_device, run_msl};

/// Pairs on the CPU engine and on the device; of MSL on the host, where each invocation is a fibre.
const PAIRS: usize = 1 << 19;
const FEW_PAIRS: usize = 1 << 15;

const NAN: u32 = 0x7fc0_0000;

/// With a form, written in place: `a / b`, `1 / b`, `sqrt(b)`, and the second components of `(b, a) / (a, b)` and of the roots of `(b, a)`.
fn kernel(form: Option<Form>) -> Kernel {
    let name = form.map_or("quotients".to_owned(), |form| format!("quotients_{form:?}").to_lowercase());
    let kernel = elementwise(&name, [2, 5], |k, words| {
        let [a, b] = [0, 1].map(|at| k.eval(HERE, Expr::Bitcast(Scalar::F32, words[at])));
        let one = k.constant(HERE, Const::F32(1.0_f32.to_bits()));
        let [ba, ab] = [[b, a], [a, b]].map(|parts| k.eval(HERE, Expr::Construct(parts.to_vec())));
        let divide = |a, b| Expr::Binary(BinaryOp::Quotient, Rounding::Rn, a, b);
        let root = |x| Expr::Unary(UnaryOp::Root, Rounding::Rn, x);
        let mut results: Vec<ValueId> = [divide(a, b), divide(one, b), root(b)].map(|expr| k.eval(HERE, expr)).to_vec();
        for vector in [divide(ba, ab), root(ba)] {
            let vector = k.eval(HERE, vector);
            results.push(k.eval(HERE, Expr::Extract(vector, 1)));
        }
        results.into_iter().map(|result| k.eval(HERE, Expr::Bitcast(Scalar::U32, result))).collect()
    });
    form.map_or(kernel.clone(), |form| write_quotients(kernel, form))
}

/// Random pairs, a third of them with exponents beside one another, and all pairs of special numbers.
fn pairs(count: usize) -> Vec<Vec<u32>> {
    let special = [
        0,
        1,
        0x007f_ffff,
        0x0080_0000,
        0x0080_0001,
        0x3f80_0000,
        0x3fff_ffff,
        0x7e80_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        NAN,
    ];
    let signed: Vec<u32> = special.iter().flat_map(|&bits| [bits, bits | 0x8000_0000]).collect();
    let mut state = 11_u64;
    let mut word = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let mut columns: Vec<Vec<u32>> = vec![Vec::with_capacity(count), Vec::with_capacity(count)];
    for nth in 0..count {
        let [a, b] = match (signed.get(nth % signed.len()), signed.get(nth / signed.len())) {
            (Some(a), Some(b)) => [*a, *b],
            _ if nth % 3 == 0 => [word(), word()].map(|bits| 0x3f80_0000 | (bits & 0x80ff_ffff)),
            _ => [word(), word()],
        };
        columns[0].push(a);
        columns[1].push(b);
    }
    columns
}

fn flushed(bits: u32) -> f64 {
    let x = f32::from_bits(bits);
    f64::from(if x.is_subnormal() { 0.0_f32.copysign(x) } else { x })
}

/// Rounded from `f64`, which has more than twice the digits; zero below the smallest normal number.
fn rounded(exact: f64) -> u32 {
    if exact.is_nan() {
        NAN
    } else if exact.abs() < f64::from(f32::MIN_POSITIVE) {
        0.0_f32.copysign(exact as f32).to_bits()
    } else {
        (exact as f32).to_bits()
    }
}

fn expected(a: u32, b: u32) -> [u32; 5] {
    let [a, b] = [flushed(a), flushed(b)];
    [a / b, 1.0 / b, b.sqrt(), a / b, a.sqrt()].map(rounded)
}

/// The first difference, or how many results were compared.
fn compare(run: &Run, pairs: &[Vec<u32>]) -> Result<usize, String> {
    for (nth, (&a, &b)) in pairs[0].iter().zip(&pairs[1]).enumerate() {
        for (column, expected) in expected(a, b).into_iter().enumerate() {
            let found = run.columns[column][nth];
            let canonical = if f32::from_bits(found).is_nan() { NAN } else { found };
            if canonical != expected {
                let what = ["a / b", "1 / b", "sqrt(b)", "(b, a) / (a, b)", "sqrt((b, a))"][column];
                return Err(format!(
                    "{}: {what} of {a:08x}, {b:08x} is {found:08x}; required: {expected:08x}",
                    run.engine
                ));
            }
        }
    }
    Ok(5 * pairs[0].len())
}

fn check(run: &Run, pairs: &[Vec<u32>]) {
    let compared = compare(run, pairs).unwrap_or_else(|wrong| panic!("{wrong}"));
    println!("{}: {compared} results", run.engine);
}

const FORMS: [Option<Form>; 3] = [None, Some(Form::Fma), Some(Form::Integers)];

#[test]
fn quotients_round_once_on_the_cpu_engine() {
    let pairs = pairs(PAIRS);
    for form in FORMS {
        run_cpu(&job(&Arc::new(kernel(form)), &pairs, 5)).iter().for_each(|run| check(run, &pairs));
    }
}

#[test]
fn quotients_round_once_on_the_device() {
    let Some(device) = device("quotients") else { return };
    let pairs = pairs(PAIRS);
    for form in FORMS {
        check(&run_device(&job(&Arc::new(kernel(form)), &pairs, 5), device), &pairs);
    }
}

#[test]
fn quotients_round_once_as_msl() {
    let Some(compiler) = compiler() else { return };
    let pairs = pairs(FEW_PAIRS);
    run_msl(&job(&Arc::new(kernel(None)), &pairs, 5), &compiler).iter().for_each(|run| check(run, &pairs));
}

#[test]
fn a_quotient_in_the_last_place_is_seen() {
    let pairs = pairs(FEW_PAIRS);
    let mut run = run_cpu(&job(&Arc::new(kernel(None)), &pairs, 5)).swap_remove(0);
    assert!(compare(&run, &pairs).is_ok());
    let ordinary = |nth: &usize| [0, 1].iter().all(|&at| f32::from_bits(pairs[at][*nth]) > 0.0);
    let last = (0..FEW_PAIRS).rev().find(ordinary).expect("some pairs are positive");
    for column in 0..5 {
        run.columns[column][last] ^= 1;
        assert!(compare(&run, &pairs).is_err(), "column {column}");
        run.columns[column][last] ^= 1;
    }
}
