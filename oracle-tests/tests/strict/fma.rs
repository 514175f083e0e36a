//! `fma` rounds once on every engine, by the device's own or by integers: against the standard library's `mul_add`.

use std::sync::Arc;

use kernel_dsl::interp::Options;
use kernel_dsl::ir::{Builtin, Const, Expr, Kernel, Rounding, Scalar, TernaryOp, ValueId};
use kernel_dsl::pass::compile;
use kernel_dsl::target::{FmaLowering, Target};
use oracle_tests::backend::CpuKernel;

use super::engines::{HERE, Run, as_software, compiler, device, elementwise, job, run_device, run_msl};

/// Triples on the CPU engine and on the device.
const TRIPLES: usize = 4 << 20;
/// Triples of MSL on the host, where each invocation is a fibre.
const FEW_TRIPLES: usize = 1 << 16;

const NAN: u32 = 0x7fc0_0000;

/// `y = fma(a, b, c)` on floats; component by component of a vector where `wide`.
fn kernel(wide: bool) -> Arc<Kernel> {
    let name = if wide { "fma_vectors" } else { "fma_scalars" };
    Arc::new(elementwise(name, [3, 1], |b, words| {
        let mut floats: Vec<ValueId> =
            words.iter().map(|word| b.eval(HERE, Expr::Bitcast(Scalar::F32, *word))).collect();
        if wide {
            // The second component is another triple: 1 * 1 + c.
            let one = b.constant(HERE, Const::F32(1.0_f32.to_bits()));
            let c = floats[2];
            floats = vec![
                b.eval(HERE, Expr::Construct(vec![floats[0], one])),
                b.eval(HERE, Expr::Construct(vec![floats[1], one])),
                b.eval(HERE, Expr::Construct(vec![c, c])),
            ];
        }
        let operands = [floats[0], floats[1], floats[2]];
        let mut result = b.eval(HERE, Expr::Ternary(TernaryOp::Fma, Rounding::Fused, operands));
        if wide {
            // Odd invocations show the second component.
            let parts = [0, 1].map(|part| b.eval(HERE, Expr::Extract(result, part)));
            let lane = b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex));
            let one = b.constant(HERE, Const::U32(1));
            let odd = b.eval(HERE, Expr::Binary(kernel_dsl::ir::BinaryOp::BitAnd, Rounding::Exact, lane, one));
            let cond = b.eval(HERE, Expr::Binary(kernel_dsl::ir::BinaryOp::Eq, Rounding::Exact, odd, one));
            result = b.eval(HERE, Expr::Select { cond, if_true: parts[1], if_false: parts[0] });
        }
        vec![b.eval(HERE, Expr::Bitcast(Scalar::U32, result))]
    }))
}

struct Random(u64);

impl Random {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.word() % limit
    }

    /// Random sign and fraction, sparse half of the time, with an exponent field.
    fn with_field(&mut self, field: u32) -> u32 {
        let fraction = self.word() & 0x007f_ffff;
        let fraction = match self.below(4) {
            0 => fraction & !0xfff,
            1 => fraction & 0x7f_f800 & self.word(),
            _ => fraction,
        };
        (self.word() & 0x8000_0000) | (field.clamp(0, 254) << 23) | fraction
    }
}

const SPECIAL: [u32; 16] = [
    0x0000_0000,
    0x8000_0000,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0x7f80_0001,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
];

/// A triple of a kind of difficulty.
fn triple(random: &mut Random, nth: usize) -> [u32; 3] {
    let n = SPECIAL.len();
    if nth < n * n * n {
        return [SPECIAL[nth % n], SPECIAL[nth / n % n], SPECIAL[nth / n / n]];
    }
    let float = f32::from_bits;
    match nth % 8 {
        0 => [0; 3].map(|_| random.word()),
        // Almost everything cancels.
        1 => {
            let (a_field, b_field) = (64 + random.below(127), 64 + random.below(127));
            let [a, b] = [random.with_field(a_field), random.with_field(b_field)];
            let product = (float(a) * float(b)).to_bits();
            [a, b, (product ^ 0x8000_0000).wrapping_add(random.below(7)).wrapping_sub(3)]
        }
        // The product is one half of the addend's last place, or just off it.
        2 => {
            let field = 30 + random.below(200);
            let c = random.with_field(field);
            let a_field = 60 + random.below(130);
            let b_field = (field + 127 - 24).wrapping_sub(a_field).wrapping_add(random.below(2));
            let off = [0, 0, 1, 0x007f_ffff][random.below(4) as usize];
            let signs = random.word() & 0x8000_0000;
            [a_field << 23, signs | (b_field.min(254) << 23) | off, c]
        }
        // The addend is one half of the product's last place, or just off it.
        3 => {
            let (a_field, b_field) = (64 + random.below(120), 64 + random.below(120));
            let [a, b] = [random.with_field(a_field), random.with_field(b_field)];
            let field = (a_field + b_field).saturating_sub(127 + 23 + random.below(3));
            let off = [0, 0, 1, 0x007f_ffff][random.below(4) as usize];
            [a & 0xffff_f000, b & 0xffff_f000, (random.word() & 0x8000_0000) | (field.min(254) << 23) | off]
        }
        // Subnormal results.
        4 => {
            let a_field = 1 + random.below(126);
            let b_field = (127 + random.below(40)).saturating_sub(a_field + random.below(20));
            let c_field = random.below(3);
            [random.with_field(a_field), random.with_field(b_field), random.with_field(c_field)]
        }
        // Subnormal factors.
        5 => {
            let b_field = 100 + random.below(155);
            let near = b_field.saturating_sub(127 + random.below(60)) + random.below(8);
            let subnormal = random.with_field(0) & !(random.word() & 0x007f_0000);
            [subnormal, random.with_field(b_field), random.with_field(near)]
        }
        // About the largest.
        6 => {
            let a_field = 127 + random.below(127);
            let b_field = (254 + 127 - 2 + random.below(4)) - a_field;
            let c_field = 228 + random.below(27);
            [random.with_field(a_field), random.with_field(b_field), random.with_field(c_field)]
        }
        // Every distance of product and addend.
        _ => {
            let (a_field, b_field) = (50 + random.below(150), 50 + random.below(150));
            let field = (a_field + b_field + random.below(160)).saturating_sub(127 + 80);
            [random.with_field(a_field), random.with_field(b_field), random.with_field(field)]
        }
    }
}

fn triples(count: usize) -> Vec<Vec<u32>> {
    let mut random = Random(7);
    let mut columns: Vec<Vec<u32>> = (0..3).map(|_| Vec::with_capacity(count)).collect();
    for nth in 0..count {
        for (column, word) in columns.iter_mut().zip(triple(&mut random, nth)) {
            column.push(word);
        }
    }
    columns
}

fn expected([a, b, c]: [u32; 3]) -> u32 {
    let result = f32::from_bits(a).mul_add(f32::from_bits(b), f32::from_bits(c));
    if result.is_nan() { NAN } else { result.to_bits() }
}

/// Which triples a run is held to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    All,
    /// Those without subnormals, which a device may flush.
    Ordinary,
}

/// Checks a run of the kernel on scalars, or on vectors where `wide`.
fn check(run: &Run, triples: &[Vec<u32>], wide: bool, held: Held) {
    let subnormal = |bits: u32| bits & 0x7f80_0000 == 0 && bits & 0x007f_ffff != 0;
    let mut checked = 0_usize;
    for (nth, found) in run.columns[0].iter().take(triples[0].len()).enumerate() {
        let triple = if wide && nth % 2 == 1 {
            let one = 1.0_f32.to_bits();
            [one, one, triples[2][nth]]
        } else {
            [triples[0][nth], triples[1][nth], triples[2][nth]]
        };
        let wanted = expected(triple);
        // A device that flushes may see the smallest normal number before it rounds.
        let at_edge = wanted & 0x7fff_ffff <= 0x0080_0000 && wanted & 0x7fff_ffff != 0;
        if held == Held::Ordinary && (triple.iter().any(|bits| subnormal(*bits)) || at_edge) {
            continue;
        }
        let canonical = if f32::from_bits(*found).is_nan() { NAN } else { *found };
        assert_eq!(canonical, wanted, "{}: fma of {triple:08x?} is {found:08x}, required {wanted:08x}", run.engine);
        checked += 1;
    }
    println!("{}: {checked} triples", run.engine);
    assert!(checked * 2 > triples[0].len());
}

#[test]
fn integers_round_once_on_the_cpu_engine() {
    let triples = triples(TRIPLES);
    for wide in [false, true] {
        let kernel = kernel(wide);
        let job = job(&kernel, &triples, 1);
        let lowered = CpuKernel::of_valid(&compile(&kernel, &as_software(Target::CPU)).unwrap());
        // Integers keep subnormals, whatever floats do.
        for flush_subnormals in [false, true] {
            let contents = lowered.run(&job, &Options { flush_subnormals, ..Options::default() }).unwrap();
            let columns = vec![bytemuck::pod_collect_to_vec(&contents[3])];
            let engine = format!("cpu by integers, flush {flush_subnormals}");
            // With ones as factors, `wide` runs half as many different triples.
            check(&Run { engine, columns }, &triples, wide, Held::All);
            if wide {
                break;
            }
        }
    }
}

#[test]
fn the_device_rounds_once() {
    let Some(device) = device("fma") else { return };
    let triples = triples(TRIPLES);
    let held = if device.target().features.fma == FmaLowering::Native { Held::Ordinary } else { Held::All };
    for wide in [false, true] {
        let job = job(&kernel(wide), &triples, 1);
        check(&run_device(&job, device), &triples, wide, held);
    }
}

#[test]
fn msl_rounds_once() {
    let Some(compiler) = compiler() else { return };
    let triples = triples(FEW_TRIPLES);
    for wide in [false, true] {
        let job = job(&kernel(wide), &triples, 1);
        for run in run_msl(&job, &compiler) {
            check(&run, &triples, wide, Held::All);
        }
    }
}

#[test]
fn two_roundings_are_seen() {
    let triples = triples(FEW_TRIPLES);
    let columns = vec![
        (0..FEW_TRIPLES)
            .map(|nth| {
                let [a, b, c] = [0, 1, 2].map(|column| f32::from_bits(triples[column][nth]));
                (a * b + c).to_bits()
            })
            .collect(),
    ];
    let run = Run { engine: "two roundings".into(), columns };
    assert!(std::panic::catch_unwind(|| check(&run, &triples, false, Held::All)).is_err());
}
