//! Quotients, reciprocals and roots of one rounding in each of their forms, on the CPU engine: its own ops, steps of `fma`
//! and integer residuals as devices get them.
//!
//! `ESPALIER_SWEEP=all cargo test --workspace --test quotients` takes all quotients near a tie and more divisors; sweeps over
//! all 2^32 arguments of each form are in `math_sweep`.

use kernel_dsl::contract::{TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::{BinaryOp, Block, Elem, Expr, Kernel, Rounding, StmtKind, TernaryOp};
use kernel_dsl::pass::compile;
use kernel_dsl::pass::lower::quotient::{Form, write_quotients};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::CaseRng;

const INFINITY: u32 = 0x7f80_0000;
const NAN: u32 = 0x7fc0_0000;
const LEADING: u32 = 1 << 23;
const MANTISSA: u32 = LEADING - 1;
const ONE: u32 = 0x3f80_0000;
/// Patterns of a run.
const BATCH: usize = 1 << 18;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Op {
    Quotient,
    Reciprocal,
    Root,
}

#[kernel(workgroup_size(256), dispatch(div_ceil(n, 256)))]
fn map(#[shape(n)] a: In<u32>, #[shape(n)] b: In<u32>, #[shape(n)] y: Out<u32>, #[comptime] op: Op) {
    let index = global_invocation_id().x;
    if index < n {
        let (a, b) = (from_bits(a[index]), from_bits(b[index]));
        #[comptime]
        let result = match op {
            Op::Quotient => quotient(a, b),
            Op::Reciprocal => quotient(1.0, b),
            Op::Root => root(b),
        };
        y[index] = result.to_bits();
    }
}

/// The op in a form; `None` is the engine's own.
struct Engine {
    op: Op,
    form: Option<Form>,
    program: Program,
}

const FORMS: [Option<Form>; 3] = [None, Some(Form::Fma), Some(Form::Integers)];

fn kernel(op: Op, form: Option<Form>) -> Kernel {
    let kernel = map("map", op).expect("builds");
    form.map_or(kernel.clone(), |form| write_quotients(kernel, form))
}

impl Engine {
    fn new(op: Op, form: Option<Form>) -> Engine {
        Engine::of(op, form, &kernel(op, form))
    }

    fn of(op: Op, form: Option<Form>, kernel: &Kernel) -> Engine {
        Engine { op, form, program: Program::new(&compile(kernel, &Target::CPU).expect("is valid")) }
    }

    fn run(&self, a: &[u32], b: &[u32], flush_subnormals: bool) -> Vec<u32> {
        let layout = TensorLayout::row_major(Elem::U32, &[a.len() as u32]);
        let tensors = [layout.clone(), layout.clone(), layout];
        let launch = bind(self.program.kernel(), &tensors, &[], u32::MAX).expect("fits");
        let pad = |words: &[u32]| [words, &[0; 3][..words.len().next_multiple_of(4) - words.len()]].concat();
        let (a, b) = (pad(a), pad(b));
        let mut y = vec![0; a.len()];
        let bindings = &mut [
            Binding::Read(bytemuck::cast_slice(&a)),
            Binding::Read(bytemuck::cast_slice(&b)),
            Binding::Write(bytemuck::cast_slice_mut(&mut y)),
        ];
        let options = Options { face: Face::Unchecked, threads: 0, flush_subnormals };
        self.program.run(&launch, bindings, &options).expect("runs");
        y
    }

    fn expected(&self, a: u32, b: u32) -> u32 {
        match self.op {
            Op::Quotient => expected_quotient(a, b),
            Op::Reciprocal => expected_quotient(ONE, b),
            Op::Root => expected_root(b),
        }
    }

    /// The first pair whose result is wrong.
    fn first_wrong(&self, a: &[u32], b: &[u32], flush_subnormals: bool) -> Option<String> {
        let found = self.run(a, b, flush_subnormals);
        let wrong = a.iter().zip(b).zip(found).find(|((a, b), found)| self.expected(**a, **b) != *found);
        wrong.map(|((&a, &b), found)| {
            let expected = self.expected(a, b);
            format!("{:?} by {:?} of {a:08x}, {b:08x} is {found:08x}; required: {expected:08x}", self.op, self.form)
        })
    }

    /// Checks batches of pairs; gives their number.
    fn check(&self, pairs: impl Iterator<Item = (u32, u32)>) -> usize {
        let (mut pairs, mut count) = (pairs.peekable(), 0);
        while pairs.peek().is_some() {
            let (a, b): (Vec<u32>, Vec<u32>) = pairs.by_ref().take(BATCH).unzip();
            count += a.len();
            assert_eq!(self.first_wrong(&a, &b, false), None);
        }
        count
    }
}

fn flushed(bits: u32) -> f64 {
    let x = f32::from_bits(bits);
    f64::from(if x.is_subnormal() { 0.0_f32.copysign(x) } else { x })
}

/// From `f64`, where a quotient of two `f32` has more than twice the digits: rounding again changes nothing.
fn expected_quotient(a: u32, b: u32) -> u32 {
    let quotient = flushed(a) / flushed(b);
    if quotient.is_nan() {
        NAN
    } else if quotient.abs() < f64::from(f32::MIN_POSITIVE) {
        0.0_f32.copysign(quotient as f32).to_bits()
    } else {
        (quotient as f32).to_bits()
    }
}

fn expected_root(x: u32) -> u32 {
    let root = flushed(x).sqrt();
    if root.is_nan() { NAN } else { (root as f32).to_bits() }
}

/// Numbers at which something changes, of both signs.
fn special() -> Vec<u32> {
    let centres = [0, 1 << 23, ONE, INFINITY, 66 << 23, 64 << 23, 189 << 23, 253 << 23, 0x4040_0000];
    let near =
        centres.into_iter().flat_map(|centre: u32| (0..7).map(move |step| centre.wrapping_add(step).wrapping_sub(3)));
    near.flat_map(|bits| [bits, bits ^ 0x8000_0000]).collect()
}

#[test]
fn each_form_is_right_for_every_kind_of_operand() {
    let special = special();
    let mut a: Vec<u32> = special.iter().flat_map(|&a| special.iter().map(move |_| a)).collect();
    let mut b: Vec<u32> = special.iter().flat_map(|_| special.iter().copied()).collect();
    let mut rng = CaseRng::new(1);
    a.extend((0..1 << 19).map(|_| rng.next_u32()));
    b.extend((0..1 << 19).map(|_| rng.next_u32()));
    for op in [Op::Quotient, Op::Reciprocal, Op::Root] {
        for form in FORMS {
            let engine = Engine::new(op, form);
            for flush_subnormals in [false, true] {
                assert_eq!(engine.first_wrong(&a, &b, flush_subnormals), None, "flush {flush_subnormals}");
            }
        }
    }
}

#[test]
fn every_significand_has_its_reciprocal_and_root() {
    for form in FORMS {
        // Steps of `fma` are proved by this; an integer residual proves itself.
        let step = if form == Some(Form::Fma) || sweeps_all() { 1 } else { 17 };
        Engine::new(Op::Reciprocal, form).check((0..LEADING).step_by(step).map(|bits| (0, ONE | bits)));
        // Of exponents with either last bit.
        Engine::new(Op::Root, form).check((0..2 * LEADING).step_by(step).map(|bits| (0, ONE + bits)));
    }
}

/// Whether the environment asks for everything.
fn sweeps_all() -> bool {
    std::env::var("ESPALIER_SWEEP").as_deref() == Ok("all")
}

/// The numerators whose quotient by the significand `b` is as near to a tie as `c / 2b` units, for `c` up to 6 either way.
///
/// A tie is an odd `m` of 25 bits: `a * 2^shift = b * m + c`, so `m` is `-c / b` modulo `2^shift`.
fn numerators_near_ties(b: u32) -> impl Iterator<Item = u32> {
    let twos = b.trailing_zeros();
    let odd = b >> twos;
    // Newton's steps double the right bits; an odd number is its own inverse modulo 8.
    let inverse = (0..4).fold(odd, |inverse, _| inverse.wrapping_mul(2_u32.wrapping_sub(odd.wrapping_mul(inverse))));
    let distances = (-6_i64..=6).filter(move |c| *c != 0 && c % (1 << twos) == 0);
    distances.flat_map(move |c| {
        [24, 25].into_iter().flat_map(move |shift: u32| {
            let modulus = 1_u64 << (shift - twos);
            let first = ((-(c >> twos)) as u32).wrapping_mul(inverse) & (modulus - 1) as u32;
            let ties = (u64::from(first)..1 << 25).step_by(modulus as usize).filter(|m| *m >= 1 << 24 && m % 2 == 1);
            ties.map(move |m| ((u64::from(b) * m) as i64 + c) >> shift)
                .filter(|a| (1 << 23..1 << 24).contains(a))
                .map(|a| a as u32)
        })
    })
}

fn pairs_near_ties(step: usize) -> impl Iterator<Item = (u32, u32)> {
    let first = LEADING..LEADING + 64;
    let last = 2 * LEADING - 64..2 * LEADING;
    let divisors = first.chain(last).chain((LEADING..2 * LEADING).step_by(step));
    let float = |significand: u32| ONE | (significand & MANTISSA);
    divisors.flat_map(move |b| numerators_near_ties(b).map(move |a| (float(a), float(b))))
}

#[test]
fn quotients_near_ties_are_right() {
    let step = if sweeps_all() { 1 } else { 61 };
    for form in FORMS {
        let count = Engine::new(Op::Quotient, form).check(pairs_near_ties(step));
        println!("{count} quotients near a tie by {form:?}");
        assert!(count > 5 * (LEADING as usize / step) / 2, "{count} pairs");
    }
}

#[test]
fn every_numerator_is_divided_right() {
    let divisors = [3.0_f32, f32::from_bits(ONE | MANTISSA), 1.000_000_1, std::f32::consts::PI, 10.0];
    let count = if sweeps_all() { divisors.len() } else { 2 };
    for divisor in &divisors[..count] {
        for form in [Some(Form::Fma), Some(Form::Integers)] {
            let step = if form == Some(Form::Fma) || sweeps_all() { 1 } else { 17 };
            let pairs = (0..LEADING).step_by(step).map(|bits| (ONE | bits, divisor.to_bits()));
            Engine::new(Op::Quotient, form).check(pairs);
        }
    }
}

/// Takes the last `fma` out of each block: its addend stays. Gives their number.
fn leave_out_last_steps(block: &mut Block) -> usize {
    let mut count = 0;
    let is_fma = |kind: &StmtKind| matches!(kind, StmtKind::Let { expr: Expr::Ternary(TernaryOp::Fma, ..), .. });
    if let Some(last) = block.iter_mut().rev().find(|stmt| is_fma(&stmt.kind))
        && let StmtKind::Let { expr, .. } = &mut last.kind
        && let Expr::Ternary(_, _, [_, _, addend]) = expr
    {
        *expr = Expr::Binary(BinaryOp::Max, Rounding::Exact, *addend, *addend);
        count += 1;
    }
    for stmt in block {
        count += stmt.kind.blocks_mut().map(leave_out_last_steps).sum::<usize>();
    }
    count
}

#[test]
fn a_quotient_without_its_last_step_is_caught() {
    for op in [Op::Quotient, Op::Reciprocal, Op::Root] {
        let mut kernel = kernel(op, Some(Form::Fma));
        assert_eq!(leave_out_last_steps(&mut kernel.body), 2, "the ordinary and the other branch of {op:?}");
        let (a, b): (Vec<u32>, Vec<u32>) = match op {
            Op::Quotient => pairs_near_ties(4099).unzip(),
            _ => (0..2 * LEADING).step_by(61).map(|bits| (0, ONE + bits)).unzip(),
        };
        let wrong = Engine::of(op, Some(Form::Fma), &kernel).first_wrong(&a, &b, false);
        println!("{wrong:?}");
        assert!(wrong.is_some(), "{op:?} needs no last step");
    }
}
