//! Did the printed text form change? One kernel that holds every kind of statement, compared as a whole.

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{
    Access, Array, ArraySpace, AtomicOp, AtomicPlace, Barrier, BinaryOp, Builtin, Const, Elem, Expr, HostExpr, HostOp,
    Kernel, Mode, ReduceOp, Rounding, Scalar, Span, StmtKind, SubgroupOp, TernaryOp, Type, VoteOp,
};

fn at(line: u32) -> Span {
    Span { file: "/some/where/sample.rs", line }
}

fn sample() -> Kernel {
    let mut b = Builder::new("sample", Mode::Strict, at(1));
    b.set_workgroup_size([64, 1, 1]);
    let (rows, cols) = (b.dim("n_rows"), b.dim("n_cols"));
    let groups = HostExpr::binary(HostOp::DivCeil, HostExpr::Dim(rows), HostExpr::Const(64));
    b.set_dispatch([groups, HostExpr::Const(1), HostExpr::Const(1)]);
    let shape = vec![HostExpr::Dim(rows), HostExpr::Dim(cols)];
    let x = b.buffer("x", Elem::Bf16, Access::Read, shape.clone(), at(2));
    let y = b.buffer("y", Elem::F32, Access::Write, shape, at(3));
    let count = b.buffer("count", Elem::U32, Access::ReadWrite, vec![HostExpr::Const(1)], at(4));
    b.runtime_stride(x, 0, "x_stride");
    let scale = b.scalar_argument("scale", Scalar::F32, at(5));
    let n_cols = b.dim_immediate(cols);
    let space = ArraySpace::Workgroup;
    let shared = b.array(Array { name: "shared".into(), space, elem: Elem::F32, width: 4, len: 16, span: at(6) });
    let sum = b.var("sum", Type::F32, at(7));

    let index = b.eval(at(8), Expr::Builtin(Builtin::GlobalInvocationId(0)));
    b.name_value(index, "index");
    let end = b.eval(at(8), Expr::Immediate(n_cols));
    let zero = b.constant(at(9), Const::F32(0));
    let infinity = b.constant(at(9), Const::F32(0x7f80_0000));
    b.stmt(at(9), StmtKind::VarStore { var: sum, value: zero });
    let one = b.constant(at(10), Const::U32(1));
    let col = b.begin_for(at(10), "col", [index, end, one]);
    let loaded = b.eval(at(11), Expr::BufferLoad { buffer: x, index: col, width: 1 });
    let factor = b.eval(at(11), Expr::Immediate(scale));
    let product = b.eval(at(11), Expr::Binary(BinaryOp::Mul, Rounding::Rn, loaded, factor));
    let fused = b.eval(at(12), Expr::Ternary(TernaryOp::Fma, Rounding::Fused, [product, loaded, infinity]));
    b.stmt(at(12), StmtKind::VarStore { var: sum, value: fused });
    b.end();
    let total = b.eval(at(13), Expr::VarLoad(sum));
    let total = b.eval(at(13), Expr::Reduce(ReduceOp::Add, Rounding::Rn, total));
    let moved = b.eval(at(14), Expr::Subgroup { op: SubgroupOp::ShuffleXor, value: total, arg: one });
    let vector = b.eval(at(15), Expr::Construct(vec![moved; 4]));
    b.stmt(at(15), StmtKind::ArrayStore { array: shared, index: one, value: vector });
    b.stmt(at(16), StmtKind::Barrier(Barrier::Workgroup));
    let small = b.eval(at(17), Expr::Binary(BinaryOp::Lt, Rounding::Exact, index, end));
    let any = b.eval(at(17), Expr::Vote(VoteOp::Any, small));
    b.begin_if(at(18), any);
    b.stmt(at(19), StmtKind::BufferStore { buffer: y, index, width: 1, value: moved });
    b.begin_else();
    b.eval(at(20), Expr::Atomic { op: AtomicOp::Add, place: AtomicPlace::Buffer(count, one), value: one });
    b.begin_loop(at(21));
    b.stmt(at(22), StmtKind::Break);
    b.end();
    b.stmt(at(23), StmtKind::Return);
    b.end();
    b.finish().expect("a well-typed sample")
}

#[test]
fn every_kind_of_statement() {
    insta::assert_snapshot!(sample().to_string(), @r#"
    kernel sample strict  // sample.rs:1
    workgroup_size 64, 1, 1
    dispatch div_ceil(n_rows, 64), 1, 1
    binding 0 buf0 "x": in bf16 [n_rows, n_cols] strides [imm0, contiguous]
    binding 1 buf1 "y": out f32 [n_rows, n_cols]
    binding 2 buf2 "count": inout u32 [1]
    word 0 imm0 "x_stride": u32 = stride 0 of buf0
    word 1 imm1 "scale": f32 = argument
    word 2 imm2 "n_cols": u32 = dim n_cols
    workgroup arr0 "shared": vec4<f32> [16]
    let var0 "sum": f32
    {
      %0 "index": u32 = global_invocation_id.x  // sample.rs:8
      %1: u32 = imm2
      %2: f32 = const 0.0  // sample.rs:9
      %3: f32 = const bits 7f800000
      var0 = %2
      %4: u32 = const 1  // sample.rs:10
      for %5 "col": u32 in %0..%1 step %4 {
        %6: f32 = buf0[%5]  // sample.rs:11
        %7: f32 = imm1
        %8: f32 = mul.rn %6, %7
        %9: f32 = fma.fused %8, %6, %3  // sample.rs:12
        var0 = %9
      }
      %10: f32 = var0  // sample.rs:13
      %11: f32 = subgroup_add.rn %10
      %12: f32 = shuffle_xor %11, %4  // sample.rs:14
      %13: vec4<f32> = construct %12, %12, %12, %12  // sample.rs:15
      arr0[%4] = %13
      workgroup_barrier  // sample.rs:16
      %14: bool = lt %0, %1  // sample.rs:17
      %15: bool = subgroup_any %14
      if %15 {  // sample.rs:18
        buf1[%0] = %12  // sample.rs:19
      } else {
        %16: u32 = atomic_add buf2[%4], %4  // sample.rs:20
        loop {  // sample.rs:21
          break  // sample.rs:22
        }
        return  // sample.rs:23
      }
    }
    "#);
}

#[test]
fn printing_is_deterministic_and_hides_directories() {
    let text = sample().to_string();
    assert_eq!(text, sample().to_string());
    assert!(!text.contains("/some/where"));
}
