//! Every op of the table on special values, against straightforward Rust, with operands per invocation and uniform.

mod engine;

use engine::{Kern, run_both};
use kernel_dsl::ir::{BinaryOp, Builtin, Elem, Expr, Mode, Rounding, Scalar, TernaryOp, Type, UnaryOp, ValueId};

const FLOATS: [f32; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    f32::MIN_POSITIVE,
    -f32::MIN_POSITIVE,
    1e-45,
    -1e-45,
    1e-39,
    f32::MAX,
    f32::MIN,
    16_777_217.0,
    4.294_967_3e9,
    -2.147_483_6e9,
    0.1,
    3.1,
];
const INTS: [u32; 24] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    63,
    64,
    255,
    256,
    0x7f,
    0x80,
    0x8080_8080,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_ffff,
    0xffff_fffe,
    0xffff_8000,
    0x0001_0001,
    0xdead_beef,
    0x1234_5678,
];
const COUNT: u32 = 24;

fn values(scalar: Scalar) -> Vec<u32> {
    match scalar {
        Scalar::F32 => FLOATS.iter().map(|x| x.to_bits()).collect(),
        Scalar::Bool => INTS.iter().map(|x| x % 2).collect(),
        Scalar::U32 | Scalar::I32 => INTS.to_vec(),
    }
}

fn storage(scalar: Scalar) -> Elem {
    match scalar {
        Scalar::F32 => Elem::F32,
        Scalar::I32 => Elem::I32,
        Scalar::U32 | Scalar::Bool => Elem::U32,
    }
}

/// Where an operand's index comes from.
#[derive(Clone, Copy)]
enum From {
    Lane,
    Workgroup,
}

/// One of the special values: a different one in each invocation, or in each workgroup.
fn operand(k: &mut Kern, name: &str, scalar: Scalar, from: From) -> ValueId {
    let buffer = k.input(name, storage(scalar), COUNT);
    let index = match from {
        From::Lane => k.local_index(),
        From::Workgroup => k.eval(Expr::Builtin(Builtin::WorkgroupId(0))),
    };
    let loaded = k.load(buffer, index);
    if scalar == Scalar::Bool {
        let zero = k.u(0);
        return k.bin(BinaryOp::Ne, loaded, zero);
    }
    loaded
}

/// Stores a value as 32 bits, one for each invocation of the dispatch.
fn result(k: &mut Kern, value: ValueId) {
    let at = k.global_index();
    let bits = match k.b.value_type(value) {
        Type::Scalar(Scalar::U32) => value,
        Type::Scalar(Scalar::Bool) => k.eval(Expr::Convert(Scalar::U32, value)),
        _ => k.eval(Expr::Bitcast(Scalar::U32, value)),
    };
    let out = k.output("out", Elem::U32, COUNT * COUNT);
    k.store(out, at, bits);
}

fn same(found: u32, expected: u32, float: bool) -> bool {
    let nan = |bits: u32| f32::from_bits(bits).is_nan();
    found == expected || (float && nan(found) && nan(expected))
}

fn f(bits: u32) -> f32 {
    f32::from_bits(bits)
}

fn mode(fast: bool) -> Mode {
    if fast { Mode::Fast } else { Mode::Strict }
}

/// What the op table says of two operands, in plain Rust.
fn expected_binary(op: BinaryOp, scalar: Scalar, x: u32, y: u32) -> u32 {
    let (s, t) = (x as i32, y as i32);
    let bytes = |word: u32| word.to_le_bytes();
    let pick = |float: f32, unsigned: u32, signed: i32| match scalar {
        Scalar::F32 => float.to_bits(),
        Scalar::I32 => signed as u32,
        _ => unsigned,
    };
    let test = |float: bool, unsigned: bool, signed: bool| match scalar {
        Scalar::F32 => float as u32,
        Scalar::I32 => signed as u32,
        _ => unsigned as u32,
    };
    match op {
        BinaryOp::Add => pick(f(x) + f(y), x.wrapping_add(y), s.wrapping_add(t)),
        BinaryOp::Sub => pick(f(x) - f(y), x.wrapping_sub(y), s.wrapping_sub(t)),
        BinaryOp::Mul => pick(f(x) * f(y), x.wrapping_mul(y), s.wrapping_mul(t)),
        BinaryOp::Div if y == 0 => x,
        BinaryOp::Div => pick(0.0, x / y, s.wrapping_div(t)),
        BinaryOp::Rem if y == 0 => 0,
        BinaryOp::Rem => pick(0.0, x % y, s.wrapping_rem(t)),
        BinaryOp::Quotient => flushed(flushed(f(x)) / flushed(f(y))).to_bits(),
        BinaryOp::DivNative => (f(x) / f(y)).to_bits(),
        BinaryOp::Min => [x, y][test(f(y) < f(x), y < x, t < s) as usize],
        BinaryOp::Max => [x, y][test(f(x) < f(y), x < y, s < t) as usize],
        BinaryOp::BitAnd | BinaryOp::And => x & y,
        BinaryOp::BitOr | BinaryOp::Or => x | y,
        BinaryOp::BitXor => x ^ y,
        BinaryOp::Shl => x << (y % 32),
        BinaryOp::Shr => pick(0.0, x >> (y % 32), s >> (y % 32)),
        BinaryOp::Eq => test(f(x) == f(y), x == y, s == t),
        BinaryOp::Ne => test(f(x) != f(y), x != y, s != t),
        BinaryOp::Lt => test(f(x) < f(y), x < y, s < t),
        BinaryOp::Le => test(f(x) <= f(y), x <= y, s <= t),
        BinaryOp::Gt => test(f(x) > f(y), x > y, s > t),
        BinaryOp::Ge => test(f(x) >= f(y), x >= y, s >= t),
        BinaryOp::Dot4U8 => bytes(x).iter().zip(bytes(y)).map(|(&a, b)| u32::from(a) * u32::from(b)).sum(),
        BinaryOp::Dot4I8 => {
            bytes(x).iter().zip(bytes(y)).map(|(&a, b)| i32::from(a as i8) * i32::from(b as i8)).sum::<i32>() as u32
        }
    }
}

#[test]
fn binary_ops_on_every_pair_of_special_values() {
    let mut tried = 0;
    for &op in BinaryOp::ALL {
        for scalar in [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool] {
            let right = if matches!(op, BinaryOp::Shl | BinaryOp::Shr) { Scalar::U32 } else { scalar };
            let Some(ty) = op.info().rule.result(&[Type::Scalar(scalar), Type::Scalar(right)]) else {
                continue;
            };
            for from in [[From::Workgroup, From::Lane], [From::Lane, From::Workgroup]] {
                tried += 1;
                let mut k = Kern::with_mode("pairs", [COUNT, 1, 1], mode(op.info().fast_only));
                let a = operand(&mut k, "a", scalar, from[0]);
                let b = operand(&mut k, "b", right, from[1]);
                let value = k.bin(op, a, b);
                result(&mut k, value);
                let (left, right) = (values(scalar), values(right));
                let found = run_both(k, &[left.clone(), right.clone()], [COUNT, 1, 1]);
                for (index, &bits) in found.iter().enumerate() {
                    let (workgroup, lane) = (index / COUNT as usize, index % COUNT as usize);
                    let (x, y) = match from[0] {
                        From::Workgroup => (left[workgroup], right[lane]),
                        From::Lane => (left[lane], right[workgroup]),
                    };
                    let expected = expected_binary(op, scalar, x, y);
                    let ok = same(bits, expected, ty == Type::F32);
                    assert!(ok, "{op:?} {scalar:?}({x:x}, {y:x}) gives {bits:x}, not {expected:x}");
                }
            }
        }
    }
    assert!(tried >= 100, "{tried}");
}

#[test]
fn binary_ops_where_both_operands_differ_or_both_are_uniform() {
    for &op in BinaryOp::ALL {
        for scalar in [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool] {
            let right = if matches!(op, BinaryOp::Shl | BinaryOp::Shr) { Scalar::U32 } else { scalar };
            let Some(ty) = op.info().rule.result(&[Type::Scalar(scalar), Type::Scalar(right)]) else {
                continue;
            };
            for from in [From::Lane, From::Workgroup] {
                let mut k = Kern::with_mode("alike", [COUNT, 1, 1], mode(op.info().fast_only));
                let a = operand(&mut k, "a", scalar, from);
                let b = operand(&mut k, "b", right, from);
                let value = k.bin(op, a, b);
                result(&mut k, value);
                let (left, mut right) = (values(scalar), values(right));
                right.rotate_left(5);
                let found = run_both(k, &[left.clone(), right.clone()], [COUNT, 1, 1]);
                for (index, &bits) in found.iter().enumerate() {
                    let at = match from {
                        From::Lane => index % COUNT as usize,
                        From::Workgroup => index / COUNT as usize,
                    };
                    let expected = expected_binary(op, scalar, left[at], right[at]);
                    assert!(same(bits, expected, ty == Type::F32), "{op:?} {scalar:?} at {at}: {bits:x} {expected:x}");
                }
            }
        }
    }
}

/// Quotients and roots take subnormals for zero.
fn flushed(x: f32) -> f32 {
    if x.is_subnormal() { 0.0_f32.copysign(x) } else { x }
}

fn expected_unary(op: UnaryOp, scalar: Scalar, x: u32) -> u32 {
    let float = scalar == Scalar::F32;
    let s = x as i32;
    match op {
        UnaryOp::Neg => {
            if float {
                (-f(x)).to_bits()
            } else {
                s.wrapping_neg() as u32
            }
        }
        UnaryOp::Not => 1 - x,
        UnaryOp::BitNot => !x,
        UnaryOp::Abs => {
            if float {
                f(x).abs().to_bits()
            } else {
                s.wrapping_abs() as u32
            }
        }
        UnaryOp::Floor => f(x).floor().to_bits(),
        UnaryOp::Ceil => f(x).ceil().to_bits(),
        UnaryOp::Trunc => f(x).trunc().to_bits(),
        UnaryOp::RoundEven => f(x).round_ties_even().to_bits(),
        UnaryOp::CountOnes => x.count_ones(),
        UnaryOp::LeadingZeros => x.leading_zeros(),
        UnaryOp::ReverseBits => x.reverse_bits(),
        UnaryOp::Root => flushed(f(x)).sqrt().to_bits(),
        UnaryOp::Sqrt => f(x).sqrt().to_bits(),
        UnaryOp::Rsqrt => (1.0 / f(x).sqrt()).to_bits(),
        UnaryOp::Exp => f(x).exp().to_bits(),
        UnaryOp::Exp2 => f(x).exp2().to_bits(),
        UnaryOp::Log => f(x).ln().to_bits(),
        UnaryOp::Log2 => f(x).log2().to_bits(),
        UnaryOp::Sin => f(x).sin().to_bits(),
        UnaryOp::Cos => f(x).cos().to_bits(),
        UnaryOp::Tanh => f(x).tanh().to_bits(),
    }
}

/// Runs a kernel of one operand on the special values, per invocation and uniform.
fn unary_case(name: &str, scalar: Scalar, fast: bool, build: impl Fn(&mut Kern, ValueId) -> ValueId) -> Vec<u32> {
    let runs = [From::Lane, From::Workgroup].map(|from| {
        let mut k = Kern::with_mode(name, [COUNT, 1, 1], mode(fast));
        let a = operand(&mut k, "a", scalar, from);
        let value = build(&mut k, a);
        result(&mut k, value);
        run_both(k, &[values(scalar)], [COUNT, 1, 1])
    });
    let uniform: Vec<u32> = runs[1].chunks(COUNT as usize).map(|chunk| chunk[0]).collect();
    for (lane, &bits) in uniform.iter().enumerate() {
        assert!(same(bits, runs[0][lane], true), "{name} of uniform value {lane}: {bits:x} {:x}", runs[0][lane]);
    }
    runs[0][..COUNT as usize].to_vec()
}

#[test]
fn unary_ops_on_special_values() {
    for &op in UnaryOp::ALL {
        for scalar in [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool] {
            if op.info().rule.result(&[Type::Scalar(scalar)]).is_none() {
                continue;
            }
            let found = unary_case("unary", scalar, op.info().fast_only, |k, a| k.un(op, a));
            for (bits, x) in found.into_iter().zip(values(scalar)) {
                let expected = expected_unary(op, scalar, x);
                let ok = same(bits, expected, scalar == Scalar::F32);
                assert!(ok, "{op:?} {scalar:?}({x:x}) gives {bits:x}, not {expected:x}");
            }
        }
    }
}

#[test]
fn conversions_of_numbers() {
    for from in [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool] {
        for to in [Scalar::F32, Scalar::I32, Scalar::U32] {
            let found = unary_case("convert", from, false, |k, a| k.eval(Expr::Convert(to, a)));
            for (bits, x) in found.into_iter().zip(values(from)) {
                let expected = match (from, to) {
                    (Scalar::F32, Scalar::I32) => f(x) as i32 as u32,
                    (Scalar::F32, Scalar::U32) => f(x) as u32,
                    (Scalar::I32, Scalar::F32) => (x as i32 as f32).to_bits(),
                    (Scalar::U32 | Scalar::Bool, Scalar::F32) => (x as f32).to_bits(),
                    _ => x,
                };
                assert!(same(bits, expected, true), "{from:?} {x:x} to {to:?}: {bits:x}, not {expected:x}");
            }
        }
    }
}

#[test]
fn narrow_elements() {
    let narrow = [Elem::F16, Elem::Bf16, Elem::U16, Elem::I16, Elem::U8, Elem::I8];
    for elem in narrow {
        let found = unary_case("encode", elem.scalar(), false, |k, a| k.eval(Expr::Encode(elem, a)));
        for (bits, x) in found.into_iter().zip(values(elem.scalar())) {
            let expected = match elem {
                Elem::F16 if f(x).is_nan() => 0x7e00,
                Elem::Bf16 if f(x).is_nan() => 0x7fc0,
                Elem::F16 => u32::from(half::f16::from_f32(f(x)).to_bits()),
                Elem::Bf16 => u32::from(half::bf16::from_f32(f(x)).to_bits()),
                Elem::U16 | Elem::I16 => x & 0xffff,
                _ => x & 0xff,
            };
            assert_eq!(bits, expected, "{elem:?} of {x:x}");
        }
        let found = unary_case("decode", Scalar::U32, false, |k, a| k.eval(Expr::Decode(elem, a)));
        for (bits, x) in found.into_iter().zip(values(Scalar::U32)) {
            let expected = match elem {
                Elem::F16 => half::f16::from_bits(x as u16).to_f32().to_bits(),
                Elem::Bf16 => half::bf16::from_bits(x as u16).to_f32().to_bits(),
                Elem::U16 => x & 0xffff,
                Elem::I16 => x as i16 as i32 as u32,
                Elem::U8 => x & 0xff,
                _ => x as i8 as i32 as u32,
            };
            assert!(same(bits, expected, elem.scalar() == Scalar::F32), "{elem:?} of {x:x}: {bits:x}");
        }
    }
}

#[test]
fn ops_of_three_operands() {
    for op in [TernaryOp::Fma, TernaryOp::FunnelShr] {
        let scalar = if op == TernaryOp::Fma { Scalar::F32 } else { Scalar::U32 };
        let rounding = if op == TernaryOp::Fma { Rounding::Fused } else { Rounding::Exact };
        for third in [From::Lane, From::Workgroup] {
            let mut k = Kern::new("ternary", [COUNT, 1, 1]);
            let a = operand(&mut k, "a", scalar, From::Lane);
            let b = operand(&mut k, "b", scalar, From::Workgroup);
            let c = operand(&mut k, "c", scalar, third);
            let value = k.eval(Expr::Ternary(op, rounding, [a, b, c]));
            result(&mut k, value);
            let all = values(scalar);
            let found = run_both(k, &[all.clone(), all.clone(), all.clone()], [COUNT, 1, 1]);
            for (index, &bits) in found.iter().enumerate() {
                let (workgroup, lane) = (index / COUNT as usize, index % COUNT as usize);
                let z = all[if matches!(third, From::Lane) { lane } else { workgroup }];
                let (x, y) = (all[lane], all[workgroup]);
                let expected = match op {
                    TernaryOp::Fma => f(x).mul_add(f(y), f(z)).to_bits(),
                    TernaryOp::FunnelShr => (((u64::from(x) << 32) | u64::from(y)) >> (z % 32)) as u32,
                };
                assert!(same(bits, expected, op == TernaryOp::Fma), "{op:?}({x:x}, {y:x}, {z:x}): {bits:x}");
            }
        }
    }
}
