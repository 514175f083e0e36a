//! What invocations do together: exchanges, reductions, votes, atomics and tiles; and the flush switch and loop guard.

mod engine;

use engine::{Kern, UNCHECKED, run, run_both, trap_of, valid};
use kernel_dsl::interp::{Options, TrapKind};
use kernel_dsl::ir::{
    Access, AtomicOp, AtomicPlace, BinaryOp, Elem, Expr, Mode, ReduceOp, Rounding, Scalar, StmtKind, SubgroupOp,
    TileMemory, TilePlace, TileRole, ValueId, VoteOp,
};

/// What two operands of a reduction or an atomic become.
type Combine = fn(u32, u32) -> u32;

/// One value for each of 64 invocations, from one of each.
fn grouped(elem: Elem, inputs: Vec<u32>, build: impl Fn(&mut Kern, ValueId, ValueId) -> ValueId) -> Vec<u32> {
    let mut k = Kern::new("grouped", [64, 1, 1]);
    let x = k.input("x", elem, 64);
    let out = k.output("out", Elem::U32, 64);
    let index = k.local_index();
    let value = k.load(x, index);
    let result = build(&mut k, value, index);
    let bits = match k.b.value_type(result).scalar() {
        Some(Scalar::Bool) => k.eval(Expr::Convert(Scalar::U32, result)),
        Some(Scalar::U32) => result,
        _ => k.eval(Expr::Bitcast(Scalar::U32, result)),
    };
    k.store(out, index, bits);
    run_both(k, &[inputs], [1, 1, 1])
}

fn words() -> Vec<u32> {
    (0..64_u32).map(|i| i.wrapping_mul(0x9e37_79b9) >> 7).collect()
}

#[test]
fn exchanges() {
    let x = words();
    for op in [SubgroupOp::Shuffle, SubgroupOp::ShuffleXor, SubgroupOp::ShuffleUp, SubgroupOp::ShuffleDown] {
        let found = grouped(Elem::U32, x.clone(), |k, value, index| {
            let three = k.u(3);
            let arg = k.bin(BinaryOp::Mul, index, three);
            k.eval(Expr::Subgroup { op, value, arg })
        });
        for (i, &bits) in found.iter().enumerate() {
            let (group, lane, arg) = (i / 32 * 32, i % 32, i * 3);
            let from = match op {
                SubgroupOp::ShuffleXor => lane ^ (arg % 32),
                SubgroupOp::ShuffleUp => {
                    if arg > lane {
                        lane
                    } else {
                        lane - arg
                    }
                }
                SubgroupOp::ShuffleDown => {
                    if lane + arg > 31 {
                        lane
                    } else {
                        lane + arg
                    }
                }
                _ => arg % 32,
            };
            assert_eq!(bits, x[group + from], "{op:?} in {i}");
        }
    }
}

/// The butterfly of one subgroup, written out.
fn butterfly<T: Copy>(mut lanes: Vec<T>, op: impl Fn(T, T) -> T) -> Vec<T> {
    for distance in [1, 2, 4, 8, 16] {
        lanes = (0..32).map(|lane| op(lanes[lane], lanes[lane ^ distance])).collect();
    }
    lanes
}

#[test]
fn reductions_keep_the_order_of_the_butterfly() {
    let x: Vec<f32> = (0..64).map(|i| (i as f32 * 0.7).sin() * 10_f32.powi(i % 13 - 6)).collect();
    let bits: Vec<u32> = x.iter().map(|x| x.to_bits()).collect();
    let found = grouped(Elem::F32, bits, |k, value, _| k.eval(Expr::Reduce(ReduceOp::Add, Rounding::Rn, value)));
    let expected: Vec<u32> =
        x.chunks(32).flat_map(|group| butterfly(group.to_vec(), |a, b| a + b)).map(f32::to_bits).collect();
    assert_eq!(found, expected);
    assert_ne!(found[0], x[..32].iter().sum::<f32>().to_bits(), "the control: another order gives other bits");
    let ops: [(ReduceOp, Combine); 5] = [
        (ReduceOp::Min, |a, b| a.min(b)),
        (ReduceOp::Max, |a, b| a.max(b)),
        (ReduceOp::And, |a, b| a & b),
        (ReduceOp::Or, |a, b| a | b),
        (ReduceOp::Xor, |a, b| a ^ b),
    ];
    for (op, scalar_op) in ops {
        let found = grouped(Elem::U32, words(), |k, value, _| k.eval(Expr::Reduce(op, Rounding::Exact, value)));
        let expected: Vec<u32> = words().chunks(32).flat_map(|group| butterfly(group.to_vec(), scalar_op)).collect();
        assert_eq!(found, expected, "{op:?}");
    }
}

#[test]
fn votes() {
    let x: Vec<u32> = (0..64).map(|i| u32::from(i < 32 && i % 3 == 0)).collect();
    let ballot: u32 = (0..32).filter(|i| i % 3 == 0).map(|i| 1 << i).sum();
    for (op, expected) in [(VoteOp::Ballot, [ballot, 0]), (VoteOp::Any, [1, 0]), (VoteOp::All, [0, 0])] {
        let found = grouped(Elem::U32, x.clone(), |k, value, _| {
            let zero = k.u(0);
            let cond = k.bin(BinaryOp::Ne, value, zero);
            k.eval(Expr::Vote(op, cond))
        });
        assert_eq!([found[0], found[31], found[32], found[63]], [expected[0], expected[0], expected[1], expected[1]]);
    }
}

#[test]
fn atomics_on_storage() {
    let ops: [(AtomicOp, Combine); 6] = [
        (AtomicOp::Add, u32::wrapping_add),
        (AtomicOp::Min, |a, b| a.min(b)),
        (AtomicOp::Max, |a, b| a.max(b)),
        (AtomicOp::And, |a, b| a & b),
        (AtomicOp::Or, |a, b| a | b),
        (AtomicOp::Xor, |a, b| a ^ b),
    ];
    for (op, scalar_op) in ops {
        let mut k = Kern::new("atomics", [64, 1, 1]);
        let cells = k.buffer("cells", Elem::U32, Access::ReadWrite, 4);
        let index = k.local_index();
        let (three, big) = (k.u(3), k.u(0x0101_0101));
        let cell = k.bin(BinaryOp::BitAnd, index, three);
        let value = k.bin(BinaryOp::Mul, index, big);
        k.eval(Expr::Atomic { op, place: AtomicPlace::Buffer(cells, cell), value });
        let start = vec![0x0f0f_0f0f; 4];
        let mut expected = start.clone();
        for i in (0..64).chain(0..64) {
            expected[i as usize % 4] = scalar_op(expected[i as usize % 4], i * 0x0101_0101);
        }
        assert_eq!(run_both(k, &[start], [2, 1, 1]), expected, "{op:?}");
    }
}

#[test]
fn a_tile_product_in_ascending_k() {
    let mut k = Kern::with_mode("tiles", [32, 1, 1], Mode::Fast);
    let [a, b] = ["a", "b"].map(|name| k.input(name, Elem::F16, 256));
    let out = k.output("out", Elem::F32, 256);
    let (offset, stride) = (k.u(0), k.u(16));
    let place = |buffer, transposed| TilePlace { memory: TileMemory::Buffer(buffer), offset, stride, transposed };
    let left = k.eval(Expr::TileLoad { role: TileRole::A, place: place(a, false) });
    let right = k.eval(Expr::TileLoad { role: TileRole::B, place: place(b, true) });
    let acc = k.eval(Expr::TileZero);
    let tile = k.eval(Expr::TileMulAdd { a: left, b: right, acc });
    k.stmt(StmtKind::TileStore { place: place(out, false), tile });
    let half = |i: usize| half::f16::from_f32((i as f32 * 0.37).sin());
    let [x, y]: [Vec<half::f16>; 2] = [(0..256).map(half).collect(), (256..512).map(half).collect()];
    let pack = |x: &[half::f16]| -> Vec<u32> {
        x.chunks(2).map(|pair| u32::from(pair[0].to_bits()) | u32::from(pair[1].to_bits()) << 16).collect()
    };
    let found = run_both(k, &[pack(&x), pack(&y)], [1, 1, 1]);
    for (element, &bits) in found.iter().enumerate() {
        let (row, col) = (element / 16, element % 16);
        let expected = (0..16).fold(0_f32, |sum, k| x[row * 16 + k].to_f32() * y[col * 16 + k].to_f32() + sum);
        assert_eq!(f32::from_bits(bits), expected, "({row}, {col})");
    }
}

#[test]
fn flushing_reads_and_writes_subnormals_as_zero() {
    let kernel = || {
        let mut k = Kern::new("flush", [32, 1, 1]);
        let x = k.input("x", Elem::F32, 32);
        let out = k.output("out", Elem::F32, 32);
        let index = k.local_index();
        let value = k.load(x, index);
        let half = k.f(0.5);
        let product = k.bin(BinaryOp::Mul, value, half);
        k.store(out, index, product);
        k
    };
    let inputs = vec![f32::MIN_POSITIVE.to_bits(), 0x8000_0001, 3.0_f32.to_bits(), 0x0000_ffff];
    let results = [false, true].map(|flush_subnormals| {
        let options = Options { flush_subnormals, ..UNCHECKED };
        run(&valid(kernel().finish()), std::slice::from_ref(&inputs), [1, 1, 1], &options).expect("no trap").remove(0)
    });
    assert_eq!(results[0][..3], [(f32::MIN_POSITIVE / 2.0).to_bits(), 0x8000_0000, 1.5_f32.to_bits()]);
    assert_eq!(results[1][..4], [0, 0x8000_0000, 1.5_f32.to_bits(), 0]);
}

#[test]
fn a_loop_without_end() {
    let mut k = Kern::new("endless", [32, 1, 1]);
    let out = k.output("out", Elem::U32, 32);
    k.begin_loop();
    let index = k.local_index();
    let big = k.u(99);
    let stop = k.bin(BinaryOp::Gt, index, big);
    k.begin_if(stop);
    k.break_loop();
    k.end();
    k.end();
    let index = k.local_index();
    k.store(out, index, index);
    assert!(matches!(&*trap_of(k, &[], [1, 1, 1]).kind, TrapKind::StepLimit { .. }));
}
