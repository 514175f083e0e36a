//! Ops with one meaning at their edges: each question on the CPU engine, the device and MSL on the host, against what
//! the op table says.

use std::sync::Arc;

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{BinaryOp, Const, Expr, Rounding, Scalar, UnaryOp, ValueId};

use super::engines::{HERE, compiler, device, elementwise, job, run_cpu, run_device, run_msl};

const NAN: u32 = 0x7fc0_0000;

/// Runs `author` for every pair on every engine, and compares its results with `expected`.
fn meaning<const OUTPUTS: usize>(
    name: &str,
    pairs: &[[u32; 2]],
    author: impl Fn(&mut Ops<'_>, [ValueId; 2]) -> [ValueId; OUTPUTS],
    expected: impl Fn(u32, u32) -> [u32; OUTPUTS],
) {
    let kernel = elementwise(name, [2, OUTPUTS], |b, words| author(&mut Ops(b), [words[0], words[1]]).to_vec());
    let columns = [0, 1].map(|at| pairs.iter().map(|pair| pair[at]).collect::<Vec<_>>());
    let job = job(&Arc::new(kernel), &columns, OUTPUTS);
    let mut runs = run_cpu(&job);
    runs.extend(device(name).map(|device| run_device(&job, device)));
    if let Some(compiler) = compiler() {
        runs.extend(run_msl(&job, &compiler));
    }
    for run in runs {
        for (nth, &[a, b]) in pairs.iter().enumerate() {
            let found: Vec<u32> = run.columns.iter().map(|column| column[nth]).collect();
            assert_eq!(found, expected(a, b), "{}: {name} of {a:#010x} and {b:#010x}", run.engine);
        }
    }
}

fn pairs(left: &[u32], right: &[u32]) -> Vec<[u32; 2]> {
    left.iter().flat_map(|&a| right.iter().map(move |&b| [a, b])).collect()
}

const EDGES: [u32; 14] =
    [0, 1, 2, 3, 31, 32, 33, 0x7fff_fffe, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fffe, 0xffff_ffff, 0x1234_5678];

/// Appends ops.
struct Ops<'b>(&'b mut Builder);

impl Ops<'_> {
    fn eval(&mut self, expr: Expr) -> ValueId {
        self.0.eval(HERE, expr)
    }

    fn signed(&mut self, word: ValueId) -> ValueId {
        self.eval(Expr::Bitcast(Scalar::I32, word))
    }

    fn float(&mut self, word: ValueId) -> ValueId {
        self.eval(Expr::Bitcast(Scalar::F32, word))
    }

    /// Bits of an integer, or of a float with NaN canonical.
    fn bits(&mut self, value: ValueId) -> ValueId {
        let bits = self.eval(Expr::Bitcast(Scalar::U32, value));
        if self.0.value_type(value).scalar() != Some(Scalar::F32) {
            return bits;
        }
        let cond = self.exact(BinaryOp::Eq, value, value);
        let nan = self.0.constant(HERE, Const::U32(NAN));
        self.eval(Expr::Select { cond, if_true: bits, if_false: nan })
    }

    fn exact(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.eval(Expr::Binary(op, Rounding::Exact, a, b))
    }

    fn exact_bits(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let result = self.exact(op, a, b);
        self.bits(result)
    }

    fn rounded(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let result = self.eval(Expr::Binary(op, Rounding::Rn, a, b));
        self.bits(result)
    }

    fn unary(&mut self, op: UnaryOp, x: ValueId) -> ValueId {
        let result = self.eval(Expr::Unary(op, Rounding::Exact, x));
        self.bits(result)
    }

    fn literal(&mut self, value: f32) -> ValueId {
        self.0.constant(HERE, Const::F32(value.to_bits()))
    }

    fn test(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let cond = self.exact(op, a, b);
        self.eval(Expr::Convert(Scalar::U32, cond))
    }
}

fn canonical(value: f32) -> u32 {
    if value.is_nan() { NAN } else { value.to_bits() }
}

/// A shift takes its amount modulo 32; to the right, `i32` keeps its sign.
#[test]
fn shifts_by_32_and_more() {
    let amounts: Vec<u32> = (0..70).chain([0x8000_0000, u32::MAX]).collect();
    meaning(
        "shifts",
        &pairs(&EDGES, &amounts),
        |ops, [a, b]| {
            let signed = ops.signed(a);
            [(BinaryOp::Shl, a), (BinaryOp::Shr, a), (BinaryOp::Shl, signed), (BinaryOp::Shr, signed)]
                .map(|(op, x)| ops.exact_bits(op, x, b))
        },
        |a, b| {
            let signed = a.cast_signed();
            let right = signed.wrapping_shr(b).cast_unsigned();
            [a.wrapping_shl(b), a.wrapping_shr(b), signed.wrapping_shl(b).cast_unsigned(), right]
        },
    );
}

/// Integers wrap.
#[test]
fn integer_overflow() {
    meaning(
        "overflow",
        &pairs(&EDGES, &EDGES),
        |ops, [a, b]| {
            let [x, y] = [ops.signed(a), ops.signed(b)];
            let mut results = Vec::new();
            for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul] {
                results.push(ops.exact_bits(op, a, b));
                results.push(ops.exact_bits(op, x, y));
            }
            results.push(ops.unary(UnaryOp::Neg, x));
            results.push(ops.unary(UnaryOp::Abs, x));
            results.try_into().unwrap()
        },
        |a, b| {
            let (sum, difference, product) = (a.wrapping_add(b), a.wrapping_sub(b), a.wrapping_mul(b));
            let x = a.cast_signed();
            let [negated, positive] = [x.wrapping_neg(), x.wrapping_abs()].map(i32::cast_unsigned);
            [sum, sum, difference, difference, product, product, negated, positive]
        },
    );
}

/// `x / 0 = x`, `x % 0 = 0`, and the smallest `i32` over -1 wraps.
#[test]
fn division_by_zero() {
    meaning(
        "division",
        &pairs(&EDGES, &EDGES),
        |ops, [a, b]| {
            let [x, y] = [ops.signed(a), ops.signed(b)];
            [(BinaryOp::Div, a, b), (BinaryOp::Rem, a, b), (BinaryOp::Div, x, y), (BinaryOp::Rem, x, y)]
                .map(|(op, left, right)| ops.exact_bits(op, left, right))
        },
        |a, b| {
            let (x, y) = (a.cast_signed(), b.cast_signed());
            if b == 0 {
                return [a, 0, a, 0];
            }
            [a / b, a % b, x.wrapping_div(y).cast_unsigned(), x.wrapping_rem(y).cast_unsigned()]
        },
    );
}

const FLOATS: [f32; 16] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.25,
    -0.25,
    -0.999_999_94,
    1.5,
    -2.5,
    2_147_483_648.0,
    -2_147_483_904.0,
    4_294_967_296.0,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    f32::MAX,
];

fn float_pairs() -> Vec<[u32; 2]> {
    let bits = FLOATS.map(f32::to_bits);
    pairs(&bits, &bits)
}

/// A float through an integer and back: toward zero, saturating, NaN to 0, and a zero without a sign.
#[test]
fn round_trips_through_integers() {
    meaning(
        "round_trips",
        &float_pairs(),
        |ops, [a, _]| {
            let x = ops.float(a);
            let tenth = ops.literal(0.1);
            let [signed, unsigned] = [Scalar::I32, Scalar::U32].map(|to| {
                let whole = ops.eval(Expr::Convert(to, x));
                (ops.bits(whole), ops.eval(Expr::Convert(Scalar::F32, whole)))
            });
            let [signed_part, unsigned_part] =
                [signed, unsigned].map(|(_, back)| ops.rounded(BinaryOp::Mul, back, tenth));
            let [signed_back, unsigned_back] = [signed, unsigned].map(|(_, back)| ops.bits(back));
            [signed.0, signed_back, signed_part, unsigned.0, unsigned_back, unsigned_part]
        },
        |a, _| {
            let x = f32::from_bits(a);
            let (signed, unsigned) = (x as i32, x as u32);
            let [back, unsigned_back] = [signed as f32, unsigned as f32];
            [
                signed.cast_unsigned(),
                back.to_bits(),
                (back * 0.1).to_bits(),
                unsigned,
                unsigned_back.to_bits(),
                (unsigned_back * 0.1).to_bits(),
            ]
        },
    );
}

/// Every comparison with NaN is false but `!=`; `min` and `max` drop a NaN on the right and keep the left of equals.
#[test]
fn nan_and_signed_zero_in_comparisons() {
    meaning(
        "comparisons",
        &float_pairs(),
        |ops, [a, b]| {
            let [x, y] = [ops.float(a), ops.float(b)];
            use BinaryOp::{Eq, Ge, Gt, Le, Lt, Max, Min, Ne};
            let [eq, ne, lt, le, gt, ge] = [Eq, Ne, Lt, Le, Gt, Ge].map(|op| ops.test(op, x, y));
            let [min, max] = [Min, Max].map(|op| ops.exact_bits(op, x, y));
            [eq, ne, lt, le, gt, ge, min, max]
        },
        |a, b| {
            let (x, y) = (f32::from_bits(a), f32::from_bits(b));
            let (min, max) = (if y < x { y } else { x }, if x < y { y } else { x });
            let [eq, ne, lt, le, gt, ge] = [x == y, x != y, x < y, x <= y, x > y, x >= y].map(u32::from);
            [eq, ne, lt, le, gt, ge, canonical(min), canonical(max)]
        },
    );
}

/// Sums, differences and products with zeros, infinities and NaN, literal zeros on either side among them.
#[test]
fn zeros_infinities_and_nan_in_arithmetic() {
    meaning(
        "arithmetic",
        &float_pairs(),
        |ops, [a, b]| {
            let [x, y] = [ops.float(a), ops.float(b)];
            let [zero, minus] = [ops.literal(0.0), ops.literal(-0.0)];
            let mut results: Vec<ValueId> = Vec::new();
            for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul] {
                for [left, right] in [[x, y], [x, zero], [zero, x], [x, minus], [minus, x], [x, x]] {
                    results.push(ops.rounded(op, left, right));
                }
            }
            // The hash of all: a kernel has few buffers.
            let factor = ops.0.constant(HERE, Const::U32(0x0100_0193));
            let mut hash = results[0];
            for result in &results[1..] {
                let product = ops.exact(BinaryOp::Mul, hash, factor);
                hash = ops.exact(BinaryOp::BitXor, product, *result);
            }
            let [sum, product] = [results[1], results[13]];
            [sum, product, hash]
        },
        |a, b| {
            let (x, y) = (f32::from_bits(a), f32::from_bits(b));
            let operands = [[x, y], [x, 0.0], [0.0, x], [x, -0.0], [-0.0, x], [x, x]];
            let ops: [fn(f32, f32) -> f32; 3] = [|a, b| a + b, |a, b| a - b, |a, b| a * b];
            let results: Vec<u32> =
                ops.iter().flat_map(|op| operands.map(|[left, right]| canonical(op(left, right)))).collect();
            let hash = results[1..].iter().fold(results[0], |hash, result| hash.wrapping_mul(0x0100_0193) ^ result);
            [results[1], results[13], hash]
        },
    );
}
