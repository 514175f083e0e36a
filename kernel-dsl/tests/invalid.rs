//! Is illegal IR refused? One test for each invariant V1..Vn of `validate`: the smallest kernel that breaks it, and its
//! correct twin.

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{
    Access, Array, ArraySpace, Barrier, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode,
    Rounding, Scalar, Span, Stmt, StmtKind, SubgroupOp, TileMemory, TilePlace, TileRole, Type, ValueId, VoteOp,
};
use kernel_dsl::target::{Features, SubgroupLowering, Target};
use kernel_dsl::validate::{INVARIANTS, ValidateErrorKind, validate};

const HERE: Span = Span { file: "invalid.rs", line: 7 };

fn builder(mode: Mode) -> (Builder, BufferId, BufferId) {
    let mut b = Builder::new("sample", mode, HERE);
    b.set_workgroup_size([64, 1, 1]);
    let n = b.dim("n");
    let x = b.buffer("x", Elem::F32, Access::Read, vec![HostExpr::Dim(n)], HERE);
    let y = b.buffer("y", Elem::F32, Access::Write, vec![HostExpr::Dim(n)], HERE);
    (b, x, y)
}

fn strict(author: impl FnOnce(&mut Builder, BufferId, BufferId)) -> Kernel {
    let (mut b, x, y) = builder(Mode::Strict);
    author(&mut b, x, y);
    b.finish().expect("a well-typed sample")
}

fn fast(author: impl FnOnce(&mut Builder, BufferId, BufferId)) -> Kernel {
    let (mut b, x, y) = builder(Mode::Fast);
    author(&mut b, x, y);
    b.finish().expect("a well-typed sample")
}

fn index(b: &mut Builder) -> ValueId {
    b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex))
}

fn workgroup_index(b: &mut Builder) -> ValueId {
    b.eval(HERE, Expr::Builtin(Builtin::WorkgroupId(0)))
}

fn number(b: &mut Builder, value: u32) -> ValueId {
    b.constant(HERE, Const::U32(value))
}

fn store(b: &mut Builder, buffer: BufferId, value: ValueId) {
    let index = index(b);
    b.stmt(HERE, StmtKind::BufferStore { buffer, index, width: 1, value });
}

fn barrier(b: &mut Builder) {
    b.stmt(HERE, StmtKind::Barrier(Barrier::Workgroup));
}

/// `if value < 3 { inside }`
fn if_below_3(b: &mut Builder, value: ValueId, inside: impl FnOnce(&mut Builder)) {
    let three = number(b, 3);
    let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, value, three));
    b.begin_if(HERE, cond);
    inside(b);
    b.end();
}

fn shared(elem: Elem, len: u32) -> Array {
    Array { name: "shared".into(), space: ArraySpace::Workgroup, elem, width: 1, len, span: HERE }
}

#[track_caller]
fn accepts_on(kernel: &Kernel, target: &Target) {
    if let Err(error) = validate(kernel.clone(), target) {
        panic!("{error}\n{kernel}");
    }
}

#[track_caller]
fn accepts(kernel: &Kernel) {
    accepts_on(kernel, &Target::WGSL);
}

#[track_caller]
fn refuses_on(kernel: &Kernel, target: &Target, invariant: u8, words: &str) {
    let error = validate(kernel.clone(), target).expect_err("refused");
    let text = error.to_string();
    assert_eq!(error.kind.invariant(), invariant, "{text}");
    assert!(text.starts_with("kernel `"), "{text}");
    assert!(text.contains(&format!("invalid.rs:7: V{invariant}: ")), "{text}");
    assert!(text.contains(words), "`{words}` is not in: {text}");
    assert!(text.contains("required: "), "{text}");
}

#[track_caller]
fn refuses(kernel: &Kernel, invariant: u8, words: &str) {
    refuses_on(kernel, &Target::WGSL, invariant, words);
}

#[test]
fn v01_types() {
    let twin = strict(|b, _, y| {
        let value = b.constant(HERE, Const::F32(0));
        store(b, y, value);
    });
    accepts(&twin);
    let mut declared = twin.clone();
    let first = declared.values.ids().next().unwrap();
    declared.values[first].ty = Type::I32;
    refuses(&declared, 1, "");
    let mut unknown = twin.clone();
    unknown.body.push(Stmt { span: HERE, kind: StmtKind::If { cond: first, then_block: vec![], else_block: vec![] } });
    refuses(&unknown, 1, "`if` does not take (f32");
    let mut axis = twin;
    axis.body.insert(
        0,
        Stmt { span: HERE, kind: StmtKind::Let { value: first, expr: Expr::Builtin(Builtin::WorkgroupId(3)) } },
    );
    refuses(&axis, 1, "unknown axis 3");
}

#[test]
fn v02_single_assignment() {
    let twin = strict(|b, _, _| {
        index(b);
        index(b);
    });
    accepts(&twin);
    let mut twice = twin;
    let again = twice.body[0].clone();
    twice.body.push(again);
    refuses(&twice, 2, "%0");
}

#[test]
fn v03_scope() {
    let author = |b: &mut Builder, y: BufferId, outside: bool| {
        let lane = index(b);
        let mut value = lane;
        if_below_3(b, lane, |b| {
            value = b.constant(HERE, Const::F32(0));
            if !outside {
                store(b, y, value);
            }
        });
        if outside {
            store(b, y, value);
        }
    };
    accepts(&strict(|b, _, y| author(b, y, false)));
    refuses(&strict(|b, _, y| author(b, y, true)), 3, "%3");
    // A counter ends with its loop, an operand comes before its use.
    let counter = strict(|b, _, _| {
        let (zero, one) = (number(b, 0), number(b, 1));
        let counter = b.begin_for(HERE, "i", [zero, one, one]);
        b.end();
        b.eval(HERE, Expr::Convert(Scalar::F32, counter));
    });
    refuses(&counter, 3, "%2");
    let mut early = strict(|b, _, _| {
        let zero = number(b, 0);
        b.eval(HERE, Expr::Convert(Scalar::F32, zero));
    });
    early.body.swap(0, 1);
    refuses(&early, 3, "%0");
}

#[test]
fn v04_placement() {
    let twin = strict(|b, _, _| {
        b.begin_loop(HERE);
        b.stmt(HERE, StmtKind::Break);
        b.end();
        b.stmt(HERE, StmtKind::Return);
    });
    accepts(&twin);
    let mut outside = twin.clone();
    outside.body.push(Stmt { span: HERE, kind: StmtKind::Continue });
    outside.body.remove(1);
    refuses(&outside, 4, "`continue` stands outside of a loop");
    let mut not_last = twin;
    not_last.body.swap(0, 1);
    refuses(&not_last, 4, "`return` stands before other statements");
}

#[test]
fn v05_memory_access() {
    let twin = strict(|b, x, y| {
        let at = index(b);
        let value = b.eval(HERE, Expr::BufferLoad { buffer: x, index: at, width: 1 });
        store(b, y, value);
    });
    accepts(&twin);
    let mut from_out = twin.clone();
    let x = from_out.buffers.ids().next().unwrap();
    from_out.buffers[x].access = Access::Write;
    refuses(&from_out, 5, "a load from an `Out` buffer");
    let mut narrow = twin.clone();
    narrow.buffers[x].elem = Elem::F16;
    let Some(Stmt { kind: StmtKind::Let { expr: Expr::BufferLoad { width, .. }, .. }, .. }) = narrow.body.get_mut(1)
    else {
        panic!("the load is second");
    };
    *width = 2;
    refuses(&narrow, 5, "width 2 on f16");
    let tile = |target: fn(BufferId, BufferId) -> BufferId| {
        fast(move |b, x, y| {
            let (offset, stride) = (number(b, 0), number(b, 16));
            let tile = b.eval(HERE, Expr::TileZero);
            let memory = TileMemory::Buffer(target(x, y));
            let place = TilePlace { memory, offset, stride, transposed: false };
            b.stmt(HERE, StmtKind::TileStore { place, tile });
        })
    };
    accepts(&tile(|_, y| y));
    refuses(&tile(|x, _| x), 5, "a tile store to an `In` buffer");
}

#[test]
fn v06_uniform_control_flow() {
    accepts(&strict(|b, _, _| {
        let group = workgroup_index(b);
        if_below_3(b, group, barrier);
    }));
    let divergent = strict(|b, _, _| {
        let lane = index(b);
        if_below_3(b, lane, barrier);
    });
    refuses(&divergent, 6, "a workgroup barrier in control flow that differs between invocations since invalid.rs:7");
    let after_return = strict(|b, _, _| {
        let lane = index(b);
        if_below_3(b, lane, |b| b.stmt(HERE, StmtKind::Return));
        let yes = b.constant(HERE, Const::Bool(true));
        b.eval(HERE, Expr::Vote(VoteOp::Any, yes));
    });
    refuses(&after_return, 6, "a subgroup vote");
}

#[test]
fn v07_subgroup_uniform_operands() {
    let broadcast = |lane: fn(&mut Builder) -> ValueId| {
        strict(move |b, _, _| {
            let value = index(b);
            let arg = lane(b);
            b.eval(HERE, Expr::Subgroup { op: SubgroupOp::Broadcast, value, arg });
        })
    };
    accepts(&broadcast(|b| b.eval(HERE, Expr::Builtin(Builtin::SubgroupId))));
    refuses(&broadcast(index), 7, "the lane of a broadcast");
    let tile = |offset: fn(&mut Builder) -> ValueId| {
        fast(move |b, x, _| {
            let (offset, stride) = (offset(b), number(b, 16));
            let place = TilePlace { memory: TileMemory::Buffer(x), offset, stride, transposed: false };
            b.eval(HERE, Expr::TileLoad { role: TileRole::Accumulator, place });
        })
    };
    accepts(&tile(workgroup_index));
    refuses(&tile(index), 7, "the offset of a tile");
}

#[test]
fn v08_names() {
    let twin = strict(|b, _, _| {
        let value = index(b);
        b.name_value(value, "row");
    });
    accepts(&twin);
    for name in ["Sample", "9lives", "", "kernel", "min", "with space"] {
        let mut renamed = twin.clone();
        renamed.name = name.into();
        refuses(&renamed, 8, "kernel name");
    }
    let mut same = twin.clone();
    let x = same.buffers.ids().next().unwrap();
    same.buffers[x].name = "y".into();
    refuses(&same, 8, "a name used once");
    let mut value = twin;
    let first = value.values.ids().next().unwrap();
    value.values[first].name = Some("a-b".into());
    refuses(&value, 8, "value name \"a-b\"");
}

#[test]
fn v09_arguments() {
    let twin = strict(|_, _, _| {});
    accepts(&twin);
    let x = twin.buffers.ids().next().unwrap();
    let mut rank = twin.clone();
    rank.buffers[x].shape = vec![HostExpr::Const(1); 5];
    rank.buffers[x].strides = vec![None; 5];
    refuses(&rank, 9, "rank 5");
    let mut strides = twin.clone();
    strides.buffers[x].strides.clear();
    refuses(&strides, 9, "0 strides");
    let mut undeclared = twin;
    let dim = undeclared.dims.push("m".into());
    undeclared.dispatch[0] = HostExpr::Dim(dim);
    refuses(&undeclared, 9, "`dispatch`: dim1");
}

#[test]
fn v10_storage() {
    let with = |array: Array| {
        strict(move |b, _, _| {
            b.array(array);
        })
    };
    accepts(&with(shared(Elem::F32, 4)));
    refuses(&with(shared(Elem::F32, 0)), 10, "empty");
    refuses(&with(shared(Elem::Bf16, 4)), 10, "bf16 of width 1");
    refuses(&with(Array { width: 3, ..shared(Elem::U32, 4) }), 10, "u32 of width 3");
    let var = |ty: Type| {
        strict(move |b, _, _| {
            b.var("v", ty, HERE);
        })
    };
    accepts(&var(Type::Vector(Scalar::F32, 4)));
    refuses(&var(Type::Vector(Scalar::F32, 5)), 10, "vec5<f32>");
}

#[test]
fn v11_whole_subgroups() {
    let vote = |size: [u32; 3]| {
        strict(move |b, _, _| {
            b.set_workgroup_size(size);
            let yes = b.constant(HERE, Const::Bool(true));
            b.eval(HERE, Expr::Vote(VoteOp::All, yes));
        })
    };
    accepts(&vote([32, 1, 1]));
    accepts(&vote([8, 4, 3]));
    refuses(&vote([48, 1, 1]), 11, "48 invocations");
}

#[test]
fn v12_mode() {
    let sum = |rounding: Rounding| {
        fast(move |b, _, _| {
            let one = b.constant(HERE, Const::F32(1.0_f32.to_bits()));
            b.eval(HERE, Expr::Binary(BinaryOp::Add, rounding, one, one));
        })
    };
    let as_strict = |mut kernel: Kernel| {
        kernel.mode = Mode::Strict;
        kernel
    };
    accepts(&as_strict(sum(Rounding::Rn)));
    accepts(&sum(Rounding::Any));
    refuses(&as_strict(sum(Rounding::Any)), 12, "no `any` op in a strict kernel");
    let tile = fast(|b, _, _| {
        b.eval(HERE, Expr::TileZero);
    });
    accepts(&tile);
    refuses(&as_strict(tile), 12, "`tile`");
    let half = fast(|b, _, _| {
        b.array(shared(Elem::F16, 4));
    });
    accepts(&half);
    refuses(&as_strict(half), 12, "elements of f16");
}

#[test]
fn v13_limits() {
    let with = |len: u32| {
        strict(move |b, _, _| {
            b.array(shared(Elem::F32, len));
        })
    };
    accepts(&with(8 << 10));
    refuses(&with((8 << 10) + 1), 13, "32784 bytes of workgroup memory; required: at most 32768");
    let size = |size: [u32; 3]| strict(move |b, _, _| b.set_workgroup_size(size));
    accepts(&size([512, 2, 1]));
    refuses(&size([512, 4, 1]), 13, "2048 invocations of a workgroup");
    refuses(&size([1, 1, 128]), 13, "128 invocations along z");
    refuses(&size([0, 1, 1]), 13, "0 invocations along x");
    refuses(&size([u32::MAX; 3]), 13, "invocations along x");
    let many = strict(|b, _, _| {
        for name in 0..11 {
            b.buffer(&format!("b{name}"), Elem::U8, Access::Read, vec![HostExpr::Const(1)], HERE);
        }
    });
    refuses(&many, 13, "13 storage buffers");
    let scalars = strict(|b, _, _| {
        for name in 0..33 {
            b.scalar_argument(&format!("a{name}"), Scalar::U32, HERE);
        }
    });
    refuses(&scalars, 13, "132 bytes of immediates");
    let nested = |depth: u32| {
        strict(move |b, _, _| {
            let yes = b.constant(HERE, Const::Bool(true));
            (0..depth).for_each(|_| b.begin_if(HERE, yes));
            (0..depth).for_each(|_| b.end());
        })
    };
    accepts(&nested(100));
    // The builder refuses the next level itself.
    let mut deeper = nested(100);
    let outer = deeper.body.clone();
    let cond = deeper.values.ids().next().unwrap();
    deeper.body.truncate(1);
    deeper.body.push(Stmt { span: HERE, kind: StmtKind::If { cond, then_block: outer, else_block: vec![] } });
    refuses(&deeper, 13, "nested blocks");
    let private = |count: u32, len: u32| {
        strict(move |b, _, _| {
            for n in 0..count {
                b.array(Array { name: format!("a{n}"), space: ArraySpace::Private, ..shared(Elem::F32, len) });
            }
        })
    };
    accepts(&private(4, 1024));
    refuses(&private(1, 4097), 13, "16388 bytes in private arrays up to `a0`; required: at most 16384");
    refuses(&private(5, 1024), 13, "20480 bytes in private arrays up to `a4`; required: at most 16384");
    let variables = strict(|b, _, _| (0..20_001).for_each(|_| _ = b.var("v", Type::F32, HERE)));
    refuses(&variables, 13, "20001 variables");
    let long = strict(|b, _, _| (0..20_001).for_each(|_| _ = index(b)));
    refuses(&long, 13, "20001 statements");
    let dispatch = strict(|b, _, _| {
        b.set_dispatch([HostExpr::Const(65_536), HostExpr::Const(1), HostExpr::Const(1)]);
    });
    refuses(&dispatch, 13, "65536 workgroups along x");
}

#[test]
fn v14_features() {
    let half = fast(|b, _, _| {
        b.array(shared(Elem::F16, 4));
    });
    let without = |features: Features| Target { features, ..Target::WGSL };
    let all = Target::WGSL.features;
    accepts(&half);
    refuses_on(&half, &without(Features { shader_f16: false, ..all }), 14, "f16");
    let tile = fast(|b, _, _| {
        b.eval(HERE, Expr::TileZero);
    });
    accepts(&tile);
    refuses_on(&tile, &without(Features { matrix_tiles: false, ..all }), 14, "a matrix tile");
    let vote = strict(|b, _, _| {
        let yes = b.constant(HERE, Const::Bool(true));
        b.eval(HERE, Expr::Vote(VoteOp::All, yes));
    });
    accepts(&vote);
    let emulated = Features { subgroups: SubgroupLowering::WorkgroupMemory, ..all };
    refuses_on(&vote, &without(emulated), 14, "a subgroup operation");
}

#[test]
fn v15_steps() {
    let step = |step: Const| {
        strict(move |b, _, _| {
            let zero = match step {
                Const::I32(_) => b.constant(HERE, Const::I32(0)),
                _ => number(b, 0),
            };
            let step = b.constant(HERE, step);
            b.begin_for(HERE, "i", [zero, zero, step]);
            b.end();
        })
    };
    accepts(&step(Const::U32(1)));
    accepts(&step(Const::I32(1)));
    refuses(&step(Const::U32(0)), 15, "step 0");
    refuses(&step(Const::I32(-1)), 15, "step -1");
}

#[test]
fn v16_constant_indices() {
    let at = |constant: u32, space: ArraySpace| {
        strict(|b, x, y| {
            let (name, elem) = ("part".into(), Elem::F32);
            let array = b.array(Array { name, space, elem, width: 1, len: 4, span: HERE });
            let (i, index) = (index(b), number(b, constant));
            let value = b.eval(HERE, Expr::BufferLoad { buffer: x, index: i, width: 1 });
            b.stmt(HERE, StmtKind::ArrayStore { array, index: i, value });
            let value = b.eval(HERE, Expr::ArrayLoad { array, index });
            store(b, y, value);
        })
    };
    for space in [ArraySpace::Workgroup, ArraySpace::Private] {
        accepts(&at(3, space));
        refuses(&at(4, space), 16, "index 4 of array `part`");
    }
}

#[test]
fn every_invariant_has_a_line_and_a_test() {
    let count = usize::from(INVARIANTS);
    let tests = include_str!("invalid.rs").lines().filter(|line| line.starts_with("fn v") && line.ends_with("() {"));
    assert_eq!(tests.count(), count);
    let header = include_str!("../src/validate/mod.rs").lines().filter(|line| line.starts_with("//! | V"));
    assert_eq!(header.count(), count);
    let error = ValidateErrorKind::ArrayIndex { name: "part".into(), found: 4, required: 4 };
    assert_eq!(usize::from(error.invariant()), count, "the last invariant has the last number");
}
