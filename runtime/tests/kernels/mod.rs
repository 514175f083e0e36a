//! Small kernels, built by hand so that these tests need neither macro nor library.
//!
//! Each function says what its kernel computes; arguments come in the order of the text.

use std::sync::Arc;

use kernel_dsl::build::builder::Builder;
use kernel_dsl::ir::*;

/// A builder with the calls that these kernels make.
struct Text {
    builder: Builder,
    dim: DimId,
}

const SPAN: Span = Span::GENERATED;

impl Text {
    /// A kernel over a dimension `n`, one invocation for each of its numbers, 64 in a workgroup.
    fn new(name: &str, mode: Mode) -> Text {
        let mut builder = Builder::new(name, mode, SPAN);
        let dim = builder.dim("n");
        let workgroups = HostExpr::binary(HostOp::DivCeil, HostExpr::Dim(dim), HostExpr::Const(64));
        builder.set_workgroup_size([64, 1, 1]);
        builder.set_dispatch([workgroups, HostExpr::Const(1), HostExpr::Const(1)]);
        Text { builder, dim }
    }

    fn buffer(&mut self, name: &str, elem: Elem, access: Access) -> BufferId {
        let shape = vec![HostExpr::Dim(self.dim)];
        self.builder.buffer(name, elem, access, shape, SPAN)
    }

    fn eval(&mut self, expr: Expr) -> ValueId {
        self.builder.eval(SPAN, expr)
    }

    fn u32(&mut self, value: u32) -> ValueId {
        self.eval(Expr::Const(Const::U32(value)))
    }

    fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let float = self.builder.value_type(a) == Type::F32;
        let rounding = match (op.info().rounds && float, self.builder.kernel().mode) {
            (false, _) => Rounding::Exact,
            (true, Mode::Strict) => Rounding::Rn,
            (true, Mode::Fast) => Rounding::Any,
        };
        self.eval(Expr::Binary(op, rounding, a, b))
    }

    fn load(&mut self, buffer: BufferId, index: ValueId) -> ValueId {
        self.eval(Expr::BufferLoad { buffer, index, width: 1 })
    }

    fn store(&mut self, buffer: BufferId, index: ValueId, value: ValueId) {
        self.builder.stmt(SPAN, StmtKind::BufferStore { buffer, index, width: 1, value });
    }

    /// The place of this invocation in the dispatch, and `if place < n {`.
    fn begin_guard(&mut self) -> ValueId {
        let place = self.eval(Expr::Builtin(Builtin::GlobalInvocationId(0)));
        let n = self.builder.dim_immediate(self.dim);
        let n = self.eval(Expr::Immediate(n));
        let inside = self.binary(BinaryOp::Lt, place, n);
        self.builder.begin_if(SPAN, inside);
        place
    }

    fn finish(self) -> Arc<Kernel> {
        Arc::new(self.builder.finish().expect("the kernels of these tests are well-formed"))
    }
}

/// `o[i] = z[i] + sum over 1..=k of (x[i] * k) * y[i]`
pub fn multiply_add(mode: Mode) -> Arc<Kernel> {
    let mut text = Text::new(if mode == Mode::Strict { "multiply_add" } else { "multiply_add_fast" }, mode);
    let [x, y, z] = ["x", "y", "z"].map(|name| text.buffer(name, Elem::F32, Access::Read));
    let o = text.buffer("o", Elem::F32, Access::Write);
    let k = text.builder.scalar_argument("k", Scalar::U32, SPAN);
    let place = text.begin_guard();
    let acc = text.builder.var("acc", Type::F32, SPAN);
    let [x, y, start] = [x, y, z].map(|buffer| text.load(buffer, place));
    text.builder.stmt(SPAN, StmtKind::VarStore { var: acc, value: start });
    let (one, k) = (text.u32(1), text.eval(Expr::Immediate(k)));
    let end = text.binary(BinaryOp::Add, k, one);
    let step = text.builder.begin_for(SPAN, "step", [one, end, one]);
    let factor = text.eval(Expr::Convert(Scalar::F32, step));
    let scaled = text.binary(BinaryOp::Mul, x, factor);
    let product = text.binary(BinaryOp::Mul, scaled, y);
    let old = text.eval(Expr::VarLoad(acc));
    let sum = text.binary(BinaryOp::Add, old, product);
    text.builder.stmt(SPAN, StmtKind::VarStore { var: acc, value: sum });
    text.builder.end();
    let sum = text.eval(Expr::VarLoad(acc));
    text.store(o, place, sum);
    text.builder.end();
    text.finish()
}

/// `y[i] = bf16(a * x[i])`
pub fn scale_bf16() -> Arc<Kernel> {
    let mut text = Text::new("scale_bf16", Mode::Strict);
    let x = text.buffer("x", Elem::Bf16, Access::Read);
    let y = text.buffer("y", Elem::Bf16, Access::Write);
    let a = text.builder.scalar_argument("a", Scalar::F32, SPAN);
    let place = text.begin_guard();
    let (a, x) = (text.eval(Expr::Immediate(a)), text.load(x, place));
    let scaled = text.binary(BinaryOp::Mul, a, x);
    text.store(y, place, scaled);
    text.builder.end();
    text.finish()
}

/// `y[i] = x[i] + 1` for even `i`; odd elements are left alone.
pub fn write_even() -> Arc<Kernel> {
    let mut text = Text::new("write_even", Mode::Strict);
    let x = text.buffer("x", Elem::U32, Access::Read);
    let y = text.buffer("y", Elem::U32, Access::Write);
    let place = text.begin_guard();
    let (one, zero) = (text.u32(1), text.u32(0));
    let odd = text.binary(BinaryOp::BitAnd, place, one);
    let even = text.binary(BinaryOp::Eq, odd, zero);
    text.builder.begin_if(SPAN, even);
    let x = text.load(x, place);
    let sum = text.binary(BinaryOp::Add, x, one);
    text.store(y, place, sum);
    text.builder.end();
    text.builder.end();
    text.finish()
}

/// `y[i] = sum of x over the 32 places of i's subgroup`, in the order of the tree. `n` is a multiple of 64.
pub fn subgroup_sums() -> Arc<Kernel> {
    let mut text = Text::new("lane_sums", Mode::Strict);
    let x = text.buffer("x", Elem::F32, Access::Read);
    let y = text.buffer("y", Elem::F32, Access::Write);
    let place = text.eval(Expr::Builtin(Builtin::GlobalInvocationId(0)));
    let x = text.load(x, place);
    let sum = text.eval(Expr::Reduce(ReduceOp::Add, Rounding::Rn, x));
    text.store(y, place, sum);
    text.finish()
}

/// `y[i] = x[i]` within each workgroup in reverse, through workgroup memory. `n` is a multiple of 64.
pub fn reverse() -> Arc<Kernel> {
    let mut text = Text::new("reverse", Mode::Strict);
    let x = text.buffer("x", Elem::U32, Access::Read);
    let y = text.buffer("y", Elem::U32, Access::Write);
    let place = text.eval(Expr::Builtin(Builtin::GlobalInvocationId(0)));
    let local = text.eval(Expr::Builtin(Builtin::LocalInvocationIndex));
    let array =
        Array { name: "tile".into(), space: ArraySpace::Workgroup, elem: Elem::U32, width: 1, len: 64, span: SPAN };
    let array = text.builder.array(array);
    let value = text.load(x, place);
    text.builder.stmt(SPAN, StmtKind::ArrayStore { array, index: local, value });
    text.builder.stmt(SPAN, StmtKind::Barrier(Barrier::Workgroup));
    let last = text.u32(63);
    let index = text.binary(BinaryOp::Sub, last, local);
    let value = text.eval(Expr::ArrayLoad { array, index });
    text.store(y, place, value);
    text.finish()
}

/// `count[x[i] % 16] += 1`; `count` has `n` elements.
pub fn histogram() -> Arc<Kernel> {
    let mut text = Text::new("histogram", Mode::Strict);
    let x = text.buffer("x", Elem::U32, Access::Read);
    let count = text.buffer("count", Elem::U32, Access::ReadWrite);
    let place = text.begin_guard();
    let (x, one, mask) = (text.load(x, place), text.u32(1), text.u32(15));
    let bin = text.binary(BinaryOp::BitAnd, x, mask);
    text.eval(Expr::Atomic { op: AtomicOp::Add, place: AtomicPlace::Buffer(count, bin), value: one });
    text.builder.end();
    text.finish()
}

/// `y[i] = x[i]`, one invocation in a workgroup: many workgroups.
pub fn copy_one_by_one() -> Arc<Kernel> {
    let mut text = Text::new("copy_one_by_one", Mode::Strict);
    let x = text.buffer("x", Elem::U8, Access::Read);
    let y = text.buffer("y", Elem::U32, Access::Write);
    text.builder.set_workgroup_size([1, 1, 1]);
    let n = HostExpr::Dim(text.dim);
    text.builder.set_dispatch([n, HostExpr::Const(1), HostExpr::Const(1)]);
    let place = text.begin_guard();
    let value = text.load(x, place);
    text.store(y, place, value);
    text.builder.end();
    text.finish()
}

/// `y[i] = x[i + 4096]`, far beyond the 64 elements of `x`: a bug that checked pipelines contain.
pub fn read_beyond() -> Arc<Kernel> {
    let mut text = Text::new("read_beyond", Mode::Strict);
    let x = text.buffer("x", Elem::U32, Access::Read);
    let y = text.buffer("y", Elem::U32, Access::Write);
    let place = text.begin_guard();
    let beyond = text.u32(4096);
    let index = text.binary(BinaryOp::Add, place, beyond);
    let value = text.load(x, index);
    text.store(y, place, value);
    text.builder.end();
    text.finish()
}

/// `y[r, c] = x[r, c] + 1` for rows of 64 columns with strides of the launch.
pub fn increment_rows() -> Arc<Kernel> {
    let mut text = Text::new("increment_rows", Mode::Strict);
    let n_rows = HostExpr::Dim(text.dim);
    let shape = || vec![n_rows.clone(), HostExpr::Const(64)];
    let x = text.builder.buffer("x", Elem::U32, Access::Read, shape(), SPAN);
    let y = text.builder.buffer("y", Elem::U32, Access::Write, shape(), SPAN);
    let strides = [(x, "x_stride"), (y, "y_stride")].map(|(buffer, name)| text.builder.runtime_stride(buffer, 0, name));
    text.builder.set_dispatch([n_rows, HostExpr::Const(1), HostExpr::Const(1)]);
    let row = text.eval(Expr::Builtin(Builtin::WorkgroupId(0)));
    let col = text.eval(Expr::Builtin(Builtin::LocalInvocationIndex));
    let [x_index, y_index] = strides.map(|stride| {
        let stride = text.eval(Expr::Immediate(stride));
        let start = text.binary(BinaryOp::Mul, row, stride);
        text.binary(BinaryOp::Add, start, col)
    });
    let (value, one) = (text.load(x, x_index), text.u32(1));
    let sum = text.binary(BinaryOp::Add, value, one);
    text.store(y, y_index, sum);
    text.finish()
}
