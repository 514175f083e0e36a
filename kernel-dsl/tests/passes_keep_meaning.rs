//! Do passes keep meaning? Each kernel runs on the CPU engine as written and as compiled for targets that lack subgroups
//! and tiles; the bytes are equal, and the checked face finds no race in what lowering wrote.

use kernel_dsl::build::Builder;
use kernel_dsl::contract::{ScalarArg, TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program, Trap};
use kernel_dsl::ir::{
    Access, Barrier, BinaryOp, Block, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode, ReduceOp, Rounding, Scalar,
    Span, StmtKind, SubgroupOp, TileMemory, TilePlace, TileRole, Type, ValueId, VoteOp,
};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidKernel, validate};

const HERE: Span = Span { file: "passes_keep_meaning.rs", line: 1 };

/// Runs with `input` as the first buffer and gives the words of the second.
fn try_run(kernel: &ValidKernel, input: &[u32], outputs: u32, face: Face) -> Result<Vec<u32>, Trap> {
    let layout = |elem: Elem, words: u32| TensorLayout::row_major(elem, &[words * elem.per_word()]);
    let elems: Vec<Elem> = kernel.buffers.iter().map(|(_, buffer)| buffer.elem).collect();
    let tensors = [layout(elems[0], input.len() as u32), layout(elems[1], outputs)];
    let launch = bind(kernel, &tensors, &[] as &[ScalarArg], u32::MAX).expect("arguments that fit");
    let mut output = vec![0xdead_beef_u32; outputs as usize];
    let mut bindings = [Binding::Read(cast(input)), Binding::Write(cast_mut(&mut output))];
    let options = Options { face, threads: 1, flush_subnormals: false };
    Program::new(kernel).run(&launch, &mut bindings, &options).map(|()| output)
}

fn run(kernel: &ValidKernel, input: &[u32], outputs: u32, face: Face) -> Vec<u32> {
    try_run(kernel, input, outputs, face).unwrap_or_else(|trap| panic!("{trap}\n{}", **kernel))
}

fn cast(words: &[u32]) -> &[u8] {
    bytemuck::cast_slice(words)
}

fn cast_mut(words: &mut [u32]) -> &mut [u8] {
    bytemuck::cast_slice_mut(words)
}

#[track_caller]
fn keeps_meaning(kernel: &Kernel, input: &[u32], outputs: u32) {
    let written = validate(kernel.clone(), &Target::CPU).expect("valid as written");
    let expected = run(&written, input, outputs, Face::Unchecked);
    for target in [Target::CPU, Target::BROWSER, Target::WGSL_NO_SUBGROUPS] {
        let compiled = compile(kernel, &target).expect("valid as compiled");
        for face in [Face::Unchecked, Face::Checked { seed: 1 }, Face::Checked { seed: 2 }] {
            let found = run(&compiled, input, outputs, face);
            assert_eq!(found, expected, "{face:?} on {}\n{}", target.language.name(), *compiled);
        }
    }
}

/// Floats with both zeros, both infinities and a NaN among them.
fn input() -> Vec<u32> {
    let special = [0.0_f32, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1.5e-3, -7.25, 3.0e10];
    (0..64_u32)
        .map(|i| match i % 5 {
            0 => special[(i / 5) as usize % special.len()].to_bits(),
            _ => (i as f32 * 0.37 - 9.0).to_bits(),
        })
        .collect()
}

/// One op per invocation of two subgroups, twice in a loop, the second time on the first result.
fn looped(op: impl Fn(&mut Builder, ValueId, ValueId) -> ValueId) -> Kernel {
    let mut b = Builder::new("looped", Mode::Strict, HERE);
    b.set_workgroup_size([64, 1, 1]);
    let x = b.buffer("x", Elem::U32, Access::Read, vec![HostExpr::Const(64)], HERE);
    let y = b.buffer("y", Elem::U32, Access::Write, vec![HostExpr::Const(128)], HERE);
    let index = b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex));
    let [zero, one, two, n] = [0, 1, 2, 64].map(|x| b.constant(HERE, Const::U32(x)));
    let var = b.var("word", Type::U32, HERE);
    let loaded = b.eval(HERE, Expr::BufferLoad { buffer: x, index, width: 1 });
    b.stmt(HERE, StmtKind::VarStore { var, value: loaded });
    let i = b.begin_for(HERE, "i", [zero, two, one]);
    let word = b.eval(HERE, Expr::VarLoad(var));
    let result = op(&mut b, word, index);
    let offset = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Exact, i, n));
    let at = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Exact, offset, index));
    b.stmt(HERE, StmtKind::BufferStore { buffer: y, index: at, width: 1, value: result });
    b.stmt(HERE, StmtKind::VarStore { var, value: result });
    b.end();
    b.finish().expect("a well-typed sample")
}

#[test]
fn shuffles() {
    use SubgroupOp::{Broadcast, Shuffle, ShuffleDown, ShuffleUp, ShuffleXor};
    for op in [Shuffle, ShuffleXor, ShuffleUp, ShuffleDown] {
        for scalar in [Scalar::U32, Scalar::F32] {
            let kernel = looped(|b, word, index| {
                let five = b.constant(HERE, Const::U32(5));
                let arg = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Exact, index, five));
                let value = b.eval(HERE, Expr::Bitcast(scalar, word));
                let moved = b.eval(HERE, Expr::Subgroup { op, value, arg });
                b.eval(HERE, Expr::Bitcast(Scalar::U32, moved))
            });
            keeps_meaning(&kernel, &input(), 128);
        }
    }
    let kernel = looped(|b, value, _| {
        let arg = b.constant(HERE, Const::U32(37));
        b.eval(HERE, Expr::Subgroup { op: Broadcast, value, arg })
    });
    keeps_meaning(&kernel, &input(), 128);
}

#[test]
fn reductions() {
    for op in [ReduceOp::Add, ReduceOp::Min, ReduceOp::Max, ReduceOp::And, ReduceOp::Or, ReduceOp::Xor] {
        let bits = matches!(op, ReduceOp::And | ReduceOp::Or | ReduceOp::Xor);
        for scalar in [Scalar::U32, Scalar::I32, Scalar::F32] {
            if bits && scalar == Scalar::F32 {
                continue;
            }
            let rounding = if op == ReduceOp::Add && scalar == Scalar::F32 { Rounding::Rn } else { Rounding::Exact };
            let kernel = looped(|b, word, _| {
                let value = b.eval(HERE, Expr::Bitcast(scalar, word));
                let result = b.eval(HERE, Expr::Reduce(op, rounding, value));
                b.eval(HERE, Expr::Bitcast(Scalar::U32, result))
            });
            // Payloads of NaN sums are not promised.
            let words: Vec<u32> = match rounding {
                Rounding::Rn => {
                    input().into_iter().map(|x| if f32::from_bits(x).is_finite() { x } else { 0 }).collect()
                }
                _ => input(),
            };
            keeps_meaning(&kernel, &words, 128);
        }
    }
}

#[test]
fn votes() {
    for op in [VoteOp::Ballot, VoteOp::Any, VoteOp::All] {
        for limit in [0, 1 << 30, u32::MAX] {
            let kernel = looped(|b, word, _| {
                let limit = b.constant(HERE, Const::U32(limit));
                let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, word, limit));
                let vote = b.eval(HERE, Expr::Vote(op, cond));
                match op {
                    VoteOp::Ballot => vote,
                    VoteOp::Any | VoteOp::All => b.eval(HERE, Expr::Convert(Scalar::U32, vote)),
                }
            });
            keeps_meaning(&kernel, &input(), 128);
        }
    }
}

/// `y = x * x^T + x * x`, 16 columns of 16 rows, by two subgroups that write two halves of `y`.
#[test]
fn tiles() {
    let mut b = Builder::new("tiles", Mode::Fast, HERE);
    b.set_workgroup_size([64, 1, 1]);
    let x = b.buffer("x", Elem::F16, Access::Read, vec![HostExpr::Const(256)], HERE);
    let y = b.buffer("y", Elem::F32, Access::Write, vec![HostExpr::Const(512)], HERE);
    let [zero, one, two, width, size] = [0, 1, 2, 16, 256].map(|x| b.constant(HERE, Const::U32(x)));
    let subgroup = b.eval(HERE, Expr::Builtin(Builtin::SubgroupId));
    let var = b.var("acc", Type::Tile(TileRole::Accumulator), HERE);
    let start = b.eval(HERE, Expr::TileZero);
    b.stmt(HERE, StmtKind::VarStore { var, value: start });
    let place = |memory, offset, transposed| TilePlace { memory, offset, stride: width, transposed };
    b.begin_for(HERE, "i", [zero, two, one]);
    let from = |transposed| place(TileMemory::Buffer(x), zero, transposed);
    let left = b.eval(HERE, Expr::TileLoad { role: TileRole::A, place: from(false) });
    for transposed in [true, false] {
        let right = b.eval(HERE, Expr::TileLoad { role: TileRole::B, place: from(transposed) });
        let acc = b.eval(HERE, Expr::VarLoad(var));
        let value = b.eval(HERE, Expr::TileMulAdd { a: left, b: right, acc });
        b.stmt(HERE, StmtKind::VarStore { var, value });
    }
    b.end();
    let offset = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Exact, subgroup, size));
    let tile = b.eval(HERE, Expr::VarLoad(var));
    b.stmt(HERE, StmtKind::TileStore { place: place(TileMemory::Buffer(y), offset, true), tile });
    let kernel = b.finish().expect("a well-typed sample");
    let half = |i: u32| u32::from(half::f16::from_f32((i * 37 % 101) as f32 * 0.173 - 8.0).to_bits());
    let words: Vec<u32> = (0..128).map(|i| half(2 * i) | half(2 * i + 1) << 16).collect();
    keeps_meaning(&kernel, &words, 512);
}

#[test]
fn folding_and_removal() {
    let kernel = looped(|b, word, index| {
        let [zero, one, three] = [0, 1, 3].map(|x| b.constant(HERE, Const::U32(x)));
        let binary = |b: &mut Builder, op, x, y| b.eval(HERE, Expr::Binary(op, Rounding::Exact, x, y));
        let quotient = binary(b, BinaryOp::Div, three, zero);
        let same = binary(b, BinaryOp::Mul, word, one);
        let unused = b.var("unused", Type::U32, HERE);
        let yes = b.constant(HERE, Const::Bool(true));
        b.stmt(HERE, StmtKind::VarStore { var: unused, value: same });
        let sum = b.var("sum", Type::U32, HERE);
        b.stmt(HERE, StmtKind::VarStore { var: sum, value: same });
        b.begin_if(HERE, yes);
        let more = binary(b, BinaryOp::Add, same, quotient);
        b.stmt(HERE, StmtKind::VarStore { var: sum, value: more });
        b.end();
        let odd = binary(b, BinaryOp::BitAnd, index, one);
        let odd = b.eval(HERE, Expr::Binary(BinaryOp::Eq, Rounding::Exact, odd, one));
        b.begin_if(HERE, odd);
        b.stmt(HERE, StmtKind::Continue);
        b.end();
        b.eval(HERE, Expr::VarLoad(sum))
    });
    keeps_meaning(&kernel, &input(), 128);
}

/// Removes barrier number `at`, counted in order of the body.
fn remove_barrier(block: &mut Block, at: &mut usize) {
    block.retain_mut(|stmt| {
        stmt.kind.blocks_mut().for_each(|nested| remove_barrier(nested, at));
        let hit = stmt.kind == StmtKind::Barrier(Barrier::Workgroup) && *at == 0;
        *at = at.wrapping_sub(usize::from(stmt.kind == StmtKind::Barrier(Barrier::Workgroup)));
        !hit
    });
}

/// The positive control: every barrier of a lowered shuffle and of a lowered tree is needed.
#[test]
fn a_missing_barrier_is_a_race() {
    let shuffle = looped(|b, value, _| {
        let arg = b.constant(HERE, Const::U32(1));
        b.eval(HERE, Expr::Subgroup { op: SubgroupOp::ShuffleXor, value, arg })
    });
    let tree = looped(|b, value, _| b.eval(HERE, Expr::Reduce(ReduceOp::Add, Rounding::Exact, value)));
    for (kernel, barriers) in [(shuffle, 2), (tree, 5)] {
        let lowered = compile(&kernel, &Target::WGSL_NO_SUBGROUPS).expect("valid as compiled");
        for at in 0..barriers {
            let mut broken = lowered.clone().into_inner();
            remove_barrier(&mut broken.body, &mut at.clone());
            assert_ne!(broken, *lowered, "barrier {at} is there");
            let broken = validate(broken, &Target::CPU).expect("still well-formed");
            let result = try_run(&broken, &input(), 128, Face::Checked { seed: 1 });
            assert!(result.is_err(), "barrier {at} is not needed:\n{}", *broken);
        }
    }
}
