//! Emitted text: golden cases by hand-built kernels, naga's verdict on every WGSL, and strict SPIR-V.

use kernel_dsl::build::Builder;
use kernel_dsl::emit;
use kernel_dsl::ir::{
    Access, BinaryOp, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode, Rounding, Scalar, Span, StmtKind,
};
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;

/// The author's place: line `line` of a file that the text shows.
fn at(line: u32) -> Span {
    Span { file: "tests/case.rs", line }
}

fn scale_rows() -> Kernel {
    let mut b = Builder::new("scale_rows", Mode::Strict, at(1));
    b.set_workgroup_size([64, 1, 1]);
    let (n_rows, n_cols) = (b.dim("n_rows"), b.dim("n_cols"));
    b.set_dispatch([HostExpr::Dim(n_rows), HostExpr::Const(1), HostExpr::Const(1)]);
    let shape = vec![HostExpr::Dim(n_rows), HostExpr::Dim(n_cols)];
    let x = b.buffer("x", Elem::Bf16, Access::Read, shape.clone(), at(2));
    let y = b.buffer("y", Elem::Bf16, Access::Write, shape, at(3));
    let a = b.scalar_argument("a", Scalar::F32, at(4));
    let cols = b.dim_immediate(n_cols);
    let row = b.eval(at(6), Expr::Builtin(Builtin::WorkgroupId(0)));
    b.name_value(row, "row");
    let start = b.eval(at(7), Expr::Builtin(Builtin::LocalInvocationIndex));
    let end = b.eval(at(7), Expr::Immediate(cols));
    let step = b.constant(at(7), Const::U32(64));
    let col = b.begin_for(at(7), "col", [start, end, step]);
    let base = b.eval(at(8), Expr::Binary(BinaryOp::Mul, Rounding::Exact, row, end));
    let index = b.eval(at(8), Expr::Binary(BinaryOp::Add, Rounding::Exact, base, col));
    let value = b.eval(at(8), Expr::BufferLoad { buffer: x, index, width: 1 });
    let factor = b.eval(at(8), Expr::Immediate(a));
    let product = b.eval(at(8), Expr::Binary(BinaryOp::Mul, Rounding::Rn, factor, value));
    b.stmt(at(8), StmtKind::BufferStore { buffer: y, index, width: 1, value: product });
    b.end();
    b.finish().expect("the kernel is well typed")
}

#[test]
fn scale_rows_is_valid_wgsl() {
    let kernel = validate(scale_rows(), &Target::WGSL).expect("valid");
    let emitted = emit::emit(&kernel, &Target::WGSL).expect("emitted");
    println!("{}", emitted.text);
    emit::naga_check(&emitted.text).expect("naga takes it");
    let words = emit::spirv::from_wgsl(&emitted.text, &emitted.entry_point).expect("translated");
    let (results, decorated) = emit::spirv::contraction_counts(&words).expect("SPIR-V");
    assert_eq!((results, decorated), (1, 1));
}
