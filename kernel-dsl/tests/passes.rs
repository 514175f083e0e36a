//! Do the passes do what their headers say? Texts before and after, and what `compile` hands to emitters.

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{
    Access, Array, ArraySpace, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode, ReduceOp,
    Rounding, Scalar, Span, StmtKind, SubgroupOp, TileMemory, TilePlace, TileRole, Type, ValueId, VoteOp,
};
use kernel_dsl::pass::{compile, dce, exact_product, fold};
use kernel_dsl::target::Target;

const HERE: Span = Span { file: "passes.rs", line: 1 };

fn kernel(mode: Mode, author: impl FnOnce(&mut Builder, BufferId, ValueId)) -> Kernel {
    let mut b = Builder::new("sample", mode, HERE);
    b.set_workgroup_size([64, 1, 1]);
    let n = b.dim("n");
    let y = b.buffer("y", Elem::U32, Access::Write, vec![HostExpr::Dim(n)], HERE);
    b.dim_immediate(n);
    let index = b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex));
    author(&mut b, y, index);
    b.finish().expect("a well-typed sample")
}

fn store(b: &mut Builder, buffer: BufferId, index: ValueId, value: ValueId) {
    b.stmt(HERE, StmtKind::BufferStore { buffer, index, width: 1, value });
}

fn word(b: &mut Builder, op: BinaryOp, x: ValueId, y: ValueId) -> ValueId {
    b.eval(HERE, Expr::Binary(op, Rounding::Exact, x, y))
}

/// The statements alone.
fn body(kernel: &Kernel) -> String {
    let text = kernel.to_string();
    text[text.find("{\n").expect("a body")..].to_owned()
}

fn folded(kernel: Kernel) -> String {
    body(&dce::remove_unused(fold::fold(kernel)))
}

#[test]
fn constants_and_identities_fold() {
    let sample = kernel(Mode::Strict, |b, y, index| {
        let [zero, one, seven] = [0, 1, 7].map(|x| b.constant(HERE, Const::U32(x)));
        let sum = word(b, BinaryOp::Add, index, zero);
        let product = word(b, BinaryOp::Mul, one, sum);
        let quotient = word(b, BinaryOp::Div, seven, zero);
        let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, one, seven));
        let chosen = b.eval(HERE, Expr::Select { cond, if_true: quotient, if_false: index });
        store(b, y, product, chosen);
    });
    insta::assert_snapshot!(folded(sample), @r#"
    {
      %0: u32 = local_invocation_index  // passes.rs:1
      %1: u32 = const 7
      buf0[%0] = %1
    }
    "#);
}

#[test]
fn branches_and_loops_on_constants_fold() {
    let sample = kernel(Mode::Strict, |b, y, index| {
        let yes = b.constant(HERE, Const::Bool(true));
        let five = b.constant(HERE, Const::U32(5));
        b.begin_if(HERE, yes);
        store(b, y, index, five);
        b.begin_else();
        store(b, y, index, index);
        b.end();
        let counter = b.begin_for(HERE, "i", [five, five, five]);
        store(b, y, counter, index);
        b.end();
        b.begin_if(HERE, yes);
        b.stmt(HERE, StmtKind::Return);
        b.end();
        store(b, y, five, five);
    });
    insta::assert_snapshot!(folded(sample), @r#"
    {
      %0: u32 = local_invocation_index  // passes.rs:1
      %1: u32 = const 5
      buf0[%0] = %1
      return
    }
    "#);
}

#[test]
fn floats_fold_only_where_every_engine_agrees() {
    let float = |bits: u32| Const::F32(bits);
    let sum_of = |x: u32, y: u32| {
        let text = folded(kernel(Mode::Strict, |b, buffer, index| {
            let (x, y) = (b.constant(HERE, float(x)), b.constant(HERE, float(y)));
            let sum = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Rn, x, y));
            let bits = b.eval(HERE, Expr::Bitcast(Scalar::U32, sum));
            store(b, buffer, index, bits);
        }));
        !text.contains("add.rn")
    };
    assert!(sum_of(0x3f80_0000, 0x4000_0000), "1 + 2");
    assert!(!sum_of(0x7f80_0000, 0xff80_0000), "inf - inf is a NaN");
    assert!(!sum_of(0x0000_0001, 0x3f80_0000), "a subnormal operand");
    assert!(!sum_of(0x0080_0001, 0x8080_0000), "a subnormal result");
    let x_plus_zero = folded(kernel(Mode::Strict, |b, y, index| {
        let x = b.eval(HERE, Expr::Bitcast(Scalar::F32, index));
        let zero = b.constant(HERE, float(0));
        let sum = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Rn, x, zero));
        let bits = b.eval(HERE, Expr::Bitcast(Scalar::U32, sum));
        store(b, y, index, bits);
    }));
    assert!(x_plus_zero.contains("add.rn"), "-0.0 + 0.0 is 0.0");
}

/// `sum + decode(left) * decode(right)`, the product used once or twice.
fn product_and_sum(left: Elem, right: Elem, twice: bool) -> String {
    let sample = kernel(Mode::Strict, |b, y, index| {
        let [a, c] = [left, right].map(|elem| b.eval(HERE, Expr::Decode(elem, index)));
        let [a, c] = [a, c].map(|number| b.eval(HERE, Expr::Convert(Scalar::F32, number)));
        let addend = b.eval(HERE, Expr::Convert(Scalar::F32, index));
        let product = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Rn, a, c));
        let sum = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Rn, addend, product));
        for value in [sum, if twice { product } else { sum }] {
            let bits = b.eval(HERE, Expr::Bitcast(Scalar::U32, value));
            store(b, y, index, bits);
        }
    });
    folded(exact_product::fuse_exact_products(fold::fold(sample)))
}

#[test]
fn exact_products_fuse_with_their_sums() {
    insta::assert_snapshot!(product_and_sum(Elem::Bf16, Elem::U16, false), @r#"
    {
      %0: u32 = local_invocation_index  // passes.rs:1
      %1: f32 = decode<bf16> %0
      %2: u32 = decode<u16> %0
      %3: f32 = convert<f32> %2
      %4: f32 = convert<f32> %0
      %5: f32 = fma.fused %1, %3, %4
      %6: u32 = bitcast<u32> %5
      buf0[%0] = %6
      %7: u32 = bitcast<u32> %5
      buf0[%0] = %7
    }
    "#);
    for (left, right) in
        [(Elem::Bf16, Elem::Bf16), (Elem::F16, Elem::F16), (Elem::I8, Elem::U16), (Elem::F16, Elem::I8)]
    {
        assert!(product_and_sum(left, right, false).contains("fma.fused"), "{left:?} {right:?}");
        assert!(!product_and_sum(left, right, true).contains("fma"), "a product with two uses");
    }
    for (left, right) in [(Elem::U16, Elem::F16), (Elem::U16, Elem::I16)] {
        assert!(!product_and_sum(left, right, false).contains("fma"), "{left:?} {right:?}");
    }
}

/// `sum + decode(left) * (f32(dot4_u8(word, weights)) - centre)`.
fn product_with_a_byte_sum(left: Elem, weights: u32, centre: f32) -> String {
    let sample = kernel(Mode::Strict, |b, y, index| {
        let x = b.eval(HERE, Expr::Decode(left, index));
        let weights = b.constant(HERE, Const::U32(weights));
        let bytes = word(b, BinaryOp::Dot4U8, index, weights);
        let bytes = b.eval(HERE, Expr::Convert(Scalar::F32, bytes));
        let centre = b.constant(HERE, Const::F32(centre.to_bits()));
        let code = b.eval(HERE, Expr::Binary(BinaryOp::Sub, Rounding::Rn, bytes, centre));
        let product = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Rn, x, code));
        let addend = b.eval(HERE, Expr::Convert(Scalar::F32, index));
        let sum = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Rn, addend, product));
        let bits = b.eval(HERE, Expr::Bitcast(Scalar::U32, sum));
        store(b, y, index, bits);
    });
    folded(exact_product::fuse_exact_products(fold::fold(sample)))
}

#[test]
fn whole_numbers_are_as_narrow_as_their_range() {
    let fuses = |left, weights, centre| product_with_a_byte_sum(left, weights, centre).contains("fma.fused");
    // Four bytes: 10 bits, 11 with the difference; bf16 has 8, f16 11 bits.
    assert!(fuses(Elem::Bf16, 0x0101_0101, 510.0));
    assert!(fuses(Elem::F16, 0x0101_0101, 510.0));
    // Any bytes at all: 18 bits, 19 with the difference.
    assert!(!fuses(Elem::Bf16, 0xffff_ffff, 510.0));
    // A fraction, and a whole number of too many bits.
    assert!(!fuses(Elem::Bf16, 0x0101_0101, 510.5));
    assert!(!fuses(Elem::Bf16, 0x0101_0101, 65_536.0));
    assert!(!fuses(Elem::F16, 0x0101_0101, 8192.0));
}

#[test]
fn what_has_no_effect_goes() {
    let sample = kernel(Mode::Strict, |b, y, index| {
        // A variable that only feeds itself, an array that nobody reads, an empty branch.
        let var = b.var("unused", Type::U32, HERE);
        let space = ArraySpace::Workgroup;
        let array = b.array(Array { name: "unread".into(), space, elem: Elem::U32, width: 1, len: 64, span: HERE });
        b.scalar_argument("a", Scalar::F32, HERE);
        b.stmt(HERE, StmtKind::VarStore { var, value: index });
        b.begin_loop(HERE);
        let old = b.eval(HERE, Expr::VarLoad(var));
        let new = word(b, BinaryOp::Add, old, index);
        b.stmt(HERE, StmtKind::VarStore { var, value: new });
        b.stmt(HERE, StmtKind::Break);
        b.end();
        b.stmt(HERE, StmtKind::ArrayStore { array, index, value: index });
        let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, index, index));
        b.begin_if(HERE, cond);
        b.eval(HERE, Expr::VarLoad(var));
        b.end();
        store(b, y, index, index);
    });
    // Scalar argument and dimension stay: a launch is bound before the kernel is compiled for a target.
    insta::assert_snapshot!(dce::remove_unused(sample).to_string(), @r#"
    kernel sample strict  // passes.rs:1
    workgroup_size 64, 1, 1
    dispatch 1, 1, 1
    binding 0 buf0 "y": out u32 [n]
    word 0 imm0 "n": u32 = dim n
    word 1 imm1 "a": f32 = argument
    {
      %0: u32 = local_invocation_index  // passes.rs:1
      buf0[%0] = %0
    }
    "#);
}

#[test]
fn hardware_subgroups_are_not_trusted_in_workgroups_of_several_axes() {
    let mut sample = kernel(Mode::Strict, |b, y, index| {
        let one = b.constant(HERE, Const::U32(1));
        let moved = b.eval(HERE, Expr::Subgroup { op: SubgroupOp::ShuffleUp, value: index, arg: one });
        store(b, y, index, moved);
    });
    let shuffles = |sample: &Kernel, target| compile(sample, target).unwrap().to_string().contains("shuffle_up");
    assert!(shuffles(&sample, &Target::WGSL));
    sample.workgroup_size = [8, 8, 1];
    assert!(!shuffles(&sample, &Target::WGSL) && !shuffles(&sample, &Target::BROWSER));
    assert!(shuffles(&sample, &Target::MSL) && shuffles(&sample, &Target::CPU));
}

#[test]
fn a_break_stays_with_its_loop() {
    let sample = kernel(Mode::Strict, |b, y, index| {
        b.begin_loop(HERE);
        let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, index, index));
        b.begin_if(HERE, cond);
        b.stmt(HERE, StmtKind::Break);
        b.end();
        store(b, y, index, index);
        b.end();
    });
    let text = body(&dce::remove_unused(sample.clone()));
    assert!(text.contains("break") && text.contains("lt %0, %0"), "{text}");
    assert_eq!(dce::remove_unused(sample.clone()), dce::remove_unused(dce::remove_unused(sample)));
}

#[test]
fn a_shuffle_becomes_an_exchange() {
    let sample = kernel(Mode::Strict, |b, y, index| {
        let one = b.constant(HERE, Const::U32(1));
        let moved = b.eval(HERE, Expr::Subgroup { op: SubgroupOp::ShuffleUp, value: index, arg: one });
        store(b, y, index, moved);
    });
    let compiled = compile(&sample, &Target::WGSL_NO_SUBGROUPS).unwrap();
    insta::assert_snapshot!(compiled.to_string(), @r#"
    kernel sample strict  // passes.rs:1
    workgroup_size 64, 1, 1
    dispatch 1, 1, 1
    binding 0 buf0 "y": out u32 [n]
    word 0 imm0 "n": u32 = dim n
    workgroup arr0 "exchange": u32 [64]
    {
      %0 "index": u32 = local_invocation_index  // passes.rs:1
      %1 "lane": u32 = lane
      %2: u32 = local_invocation_index
      %3: u32 = const 1
      %4: u32 = sub %0, %3
      %5: bool = gt %3, %1
      %6: u32 = select %5, %0, %4
      arr0[%0] = %2
      workgroup_barrier
      %7: u32 = arr0[%6]
      workgroup_barrier
      buf0[%2] = %7
    }
    "#);
    // With hardware subgroups it stays.
    assert!(compile(&sample, &Target::WGSL).unwrap().to_string().contains("shuffle_up"));
}

fn loop_of_reductions() -> Kernel {
    kernel(Mode::Strict, |b, y, index| {
        let [zero, one, two] = [0, 1, 2].map(|x| b.constant(HERE, Const::U32(x)));
        b.begin_for(HERE, "i", [zero, two, one]);
        let x = b.eval(HERE, Expr::Convert(Scalar::F32, index));
        let sum = b.eval(HERE, Expr::Reduce(ReduceOp::Add, Rounding::Rn, x));
        let bits = b.eval(HERE, Expr::Bitcast(Scalar::U32, sum));
        let cond = b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, bits, index));
        let ballot = b.eval(HERE, Expr::Vote(VoteOp::Ballot, cond));
        let any = b.eval(HERE, Expr::Vote(VoteOp::Any, cond));
        let any = b.eval(HERE, Expr::Convert(Scalar::U32, any));
        let both = word(b, BinaryOp::Add, ballot, any);
        store(b, y, index, both);
        b.end();
    })
}

#[test]
fn trees_take_one_barrier_a_level() {
    let compiled = compile(&loop_of_reductions(), &Target::WGSL_NO_SUBGROUPS).unwrap();
    let text = compiled.to_string();
    assert_eq!(text.matches("workgroup_barrier").count(), 3 * 5, "{text}");
    assert!(text.contains("add.rn"), "the rounding of the reduction stays:\n{text}");
    assert!(text.contains(r#"workgroup arr0 "exchange": u32 [192]"#), "{text}");
}

fn tiles() -> Kernel {
    let mut b = Builder::new("tiles", Mode::Fast, HERE);
    b.set_workgroup_size([32, 1, 1]);
    let shape = || vec![HostExpr::Const(16), HostExpr::Const(16)];
    let x = b.buffer("x", Elem::F16, Access::Read, shape(), HERE);
    let y = b.buffer("y", Elem::F32, Access::Write, shape(), HERE);
    let var = b.var("acc", Type::Tile(TileRole::Accumulator), HERE);
    let [zero, one, width] = [0, 1, 16].map(|x| b.constant(HERE, Const::U32(x)));
    let start = b.eval(HERE, Expr::TileZero);
    b.stmt(HERE, StmtKind::VarStore { var, value: start });
    b.begin_for(HERE, "i", [zero, one, one]);
    let place = |memory, transposed| TilePlace { memory, offset: zero, stride: width, transposed };
    let from = place(TileMemory::Buffer(x), false);
    let a_tile = b.eval(HERE, Expr::TileLoad { role: TileRole::A, place: from });
    let from = place(TileMemory::Buffer(x), true);
    let b_tile = b.eval(HERE, Expr::TileLoad { role: TileRole::B, place: from });
    let acc = b.eval(HERE, Expr::VarLoad(var));
    let sum = b.eval(HERE, Expr::TileMulAdd { a: a_tile, b: b_tile, acc });
    b.stmt(HERE, StmtKind::VarStore { var, value: sum });
    b.end();
    let tile = b.eval(HERE, Expr::VarLoad(var));
    b.stmt(HERE, StmtKind::TileStore { place: place(TileMemory::Buffer(y), false), tile });
    b.finish().expect("a well-typed sample")
}

#[test]
fn tiles_become_loops_where_the_target_lacks_them() {
    for target in [Target::BROWSER, Target::WGSL_NO_SUBGROUPS] {
        let text = compile(&tiles(), &target).unwrap().to_string();
        assert!(!text.contains("tile<"), "{text}");
        assert!(text.contains(r#"workgroup arr0 "tile_operands": f32 [512]"#), "{text}");
        assert_eq!(text.matches("workgroup_barrier").count(), 2, "{text}");
    }
    assert!(compile(&tiles(), &Target::MSL).unwrap().to_string().contains("tile<acc>"));
}

#[test]
fn compiling_refuses_what_lowering_makes_too_large() {
    let mut large = loop_of_reductions();
    let space = ArraySpace::Workgroup;
    let array = Array { name: "shared".into(), space, elem: Elem::F32, width: 1, len: 8 << 10, span: HERE };
    let array = large.arrays.push(array);
    let index = large.values.ids().next().unwrap();
    let value = large.values.push(kernel_dsl::ir::Value { ty: Type::F32, name: None });
    large.body.push(kernel_dsl::ir::Stmt {
        span: HERE,
        kind: StmtKind::Let { value, expr: Expr::ArrayLoad { array, index } },
    });
    let y = large.buffers.ids().next().unwrap();
    large.buffers[y].elem = Elem::F32;
    large.body.retain(|stmt| !matches!(stmt.kind, StmtKind::For { .. }));
    large
        .body
        .push(kernel_dsl::ir::Stmt { span: HERE, kind: StmtKind::BufferStore { buffer: y, index, width: 1, value } });
    assert!(compile(&large, &Target::WGSL_NO_SUBGROUPS).is_ok(), "nothing to lower");
    let one = large.values.push(kernel_dsl::ir::Value { ty: Type::F32, name: None });
    let expr = Expr::Reduce(ReduceOp::Add, Rounding::Rn, value);
    large.body.push(kernel_dsl::ir::Stmt { span: HERE, kind: StmtKind::Let { value: one, expr } });
    large.body.push(kernel_dsl::ir::Stmt {
        span: HERE,
        kind: StmtKind::BufferStore { buffer: y, index, width: 1, value: one },
    });
    let error = compile(&large, &Target::WGSL_NO_SUBGROUPS).unwrap_err();
    assert_eq!(error.kind.invariant(), 13, "{error}");
    assert!(compile(&large, &Target::WGSL).is_ok());
}
