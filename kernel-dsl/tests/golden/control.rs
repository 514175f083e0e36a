//! Cases of control flow, subgroups and names.

use kernel_dsl::ir::{
    Access, ArraySpace, Barrier, BinaryOp, Builtin, Const, Elem, Expr, HostExpr, Kernel, ReduceOp, Rounding, Scalar,
    StmtKind, SubgroupOp, Type, UnaryOp, VoteOp,
};

use super::author::Author;

/// The kernel of the language page.
fn scale_rows() -> Kernel {
    let mut k = Author::strict("scale_rows");
    let (n_rows, n_cols) = (k.b.dim("n_rows"), k.b.dim("n_cols"));
    k.b.set_dispatch([HostExpr::Dim(n_rows), HostExpr::Const(1), HostExpr::Const(1)]);
    let shape = vec![HostExpr::Dim(n_rows), HostExpr::Dim(n_cols)];
    let span = k.at();
    let x = k.b.buffer("x", Elem::Bf16, Access::Read, shape.clone(), span);
    let y = k.b.buffer("y", Elem::Bf16, Access::Write, shape, span);
    let a = k.b.scalar_argument("a", Scalar::F32, span);
    let cols = k.b.dim_immediate(n_cols);
    let row = k.named("row", Expr::Builtin(Builtin::WorkgroupId(0)));
    k.next();
    let (start, end, step) = (k.local(), k.e(Expr::Immediate(cols)), k.u(64));
    let span = k.at();
    let col = k.b.begin_for(span, "col", [start, end, step]);
    k.next();
    let base = k.bin(BinaryOp::Mul, row, end);
    let index = k.bin(BinaryOp::Add, base, col);
    let value = k.load(x, index, 1);
    let factor = k.e(Expr::Immediate(a));
    let product = k.bin(BinaryOp::Mul, factor, value);
    k.store(y, index, 1, product);
    k.b.end();
    k.finish()
}

/// Branches, loops of every kind, jumps, and variables at several depths.
fn control() -> Kernel {
    let mut k = Author::strict("control");
    let x = k.buffer("x", Elem::F32, Access::Read);
    let y = k.buffer("y", Elem::F32, Access::Write);
    let n = k.b.dim("n");
    let n = k.b.dim_immediate(n);
    let lane = k.named("lane", Expr::Builtin(Builtin::Lane));
    let n = k.e(Expr::Immediate(n));
    k.next();
    let outside = k.bin(BinaryOp::Ge, lane, n);
    let span = k.at();
    k.b.begin_if(span, outside);
    k.s(StmtKind::Return);
    k.b.end();
    let total = k.var("total", Type::F32);
    let part = k.var("part", Type::F32);
    let carried = k.var("carried", Type::U32);
    let zero = k.f(0.0);
    k.s(StmtKind::VarStore { var: total, value: zero });
    k.next();
    let (start, end, step) =
        (k.e(Expr::Const(Const::I32(-4))), k.e(Expr::Const(Const::I32(4))), k.e(Expr::Const(Const::I32(2))));
    let span = k.at();
    let i = k.b.begin_for(span, "i", [start, end, step]);
    k.next();
    let negative = k.e(Expr::Const(Const::I32(0)));
    let negative = k.bin(BinaryOp::Lt, i, negative);
    let span = k.at();
    k.b.begin_if(span, negative);
    let value = k.load(x, lane, 1);
    k.s(StmtKind::VarStore { var: part, value });
    k.b.begin_else();
    let value = k.f(1.0);
    k.s(StmtKind::VarStore { var: part, value });
    k.b.end();
    k.next();
    let sum = k.e(Expr::VarLoad(total));
    let more = k.e(Expr::VarLoad(part));
    let sum = k.bin(BinaryOp::Add, sum, more);
    k.s(StmtKind::VarStore { var: total, value: sum });
    k.b.end();
    k.next();
    let span = k.at();
    k.b.begin_loop(span);
    let count = k.e(Expr::VarLoad(carried));
    let one = k.u(1);
    let next = k.bin(BinaryOp::Add, count, one);
    k.s(StmtKind::VarStore { var: carried, value: next });
    k.next();
    let done = k.bin(BinaryOp::Lt, count, n);
    let span = k.at();
    k.b.begin_if(span, done);
    k.b.begin_else();
    k.s(StmtKind::Break);
    k.b.end();
    k.next();
    let five = k.u(5);
    let skip = k.bin(BinaryOp::Eq, count, five);
    let span = k.at();
    k.b.begin_if(span, skip);
    k.s(StmtKind::Continue);
    k.b.end();
    k.next();
    let value = k.load(x, count, 1);
    let sum = k.e(Expr::VarLoad(total));
    let sum = k.bin(BinaryOp::Sub, sum, value);
    k.s(StmtKind::VarStore { var: total, value: sum });
    k.b.end();
    k.next();
    let sum = k.e(Expr::VarLoad(total));
    let small = k.bin(BinaryOp::Lt, sum, zero);
    let flipped = k.e(Expr::Unary(UnaryOp::Neg, Rounding::Exact, sum));
    let chosen = k.e(Expr::Select { cond: small, if_true: flipped, if_false: sum });
    k.store(y, lane, 1, chosen);
    k.finish()
}

/// Ids and sizes.
fn builtins() -> Kernel {
    let mut k = Author::strict("builtins");
    let out = k.buffer("out", Elem::U32, Access::Write);
    let mut all = vec![Builtin::LocalInvocationIndex, Builtin::SubgroupId, Builtin::Lane];
    for axis in 0..3 {
        all.push(Builtin::WorkgroupId(axis));
        all.push(Builtin::NumWorkgroups(axis));
        all.push(Builtin::LocalInvocationId(axis));
        all.push(Builtin::GlobalInvocationId(axis));
    }
    for (slot, builtin) in (0..).zip(all) {
        let value = k.e(Expr::Builtin(builtin));
        k.keep(out, slot, value);
    }
    k.finish()
}

/// Every subgroup op and barrier.
fn subgroups() -> Kernel {
    let mut k = Author::strict("subgroups");
    let f = k.buffer("f", Elem::F32, Access::Read);
    let u = k.buffer("u", Elem::U32, Access::Read);
    let i = k.buffer("i", Elem::I32, Access::Read);
    let out = k.buffer("out", Elem::U32, Access::Write);
    let values = [k.input(f, 0, 1), k.input(u, 0, 1), k.input(i, 0, 1)];
    let by_lane = k.input(u, 1, 1);
    let three = k.u(3);
    let mut slot = 0;
    for value in values {
        for op in [SubgroupOp::Shuffle, SubgroupOp::ShuffleXor, SubgroupOp::ShuffleUp, SubgroupOp::ShuffleDown] {
            for arg in [three, by_lane] {
                let moved = k.e(Expr::Subgroup { op, value, arg });
                slot = k.keep_all(out, slot, moved);
            }
        }
        let moved = k.e(Expr::Subgroup { op: SubgroupOp::Broadcast, value, arg: three });
        slot = k.keep_all(out, slot, moved);
        let float = k.b.value_type(value) == Type::F32;
        let ops: &[ReduceOp] = if float {
            &[ReduceOp::Add, ReduceOp::Min, ReduceOp::Max]
        } else {
            &[ReduceOp::Add, ReduceOp::Min, ReduceOp::Max, ReduceOp::And, ReduceOp::Or, ReduceOp::Xor]
        };
        for op in ops {
            let rounding = if float && *op == ReduceOp::Add { Rounding::Rn } else { Rounding::Exact };
            let reduced = k.e(Expr::Reduce(*op, rounding, value));
            slot = k.keep_all(out, slot, reduced);
        }
    }
    k.s(StmtKind::Barrier(Barrier::Subgroup));
    let odd = k.bin(BinaryOp::Gt, by_lane, three);
    for op in [VoteOp::Ballot, VoteOp::Any, VoteOp::All] {
        let vote = k.e(Expr::Vote(op, odd));
        slot = k.keep_all(out, slot, vote);
    }
    k.finish()
}

/// Names that are words of a language, of the emitter, of a helper function, or taken.
fn names() -> Kernel {
    let mut k = Author::strict("names");
    let half = k.buffer("half", Elem::F16, Access::ReadWrite);
    let imm = k.buffer("imm", Elem::F32, Access::ReadWrite);
    let hidden = k.buffer("value", Elem::I8, Access::ReadWrite);
    let span = k.at();
    let kernel = k.b.scalar_argument("kernel", Scalar::U32, span);
    let shared = k.array("threadgroup", ArraySpace::Workgroup, Elem::F32, 1, 64);
    let lane = k.named("workgroup_id", Expr::Builtin(Builtin::Lane));
    let index = k.named("loop", Expr::Immediate(kernel));
    let value = k.named("load_half", Expr::BufferLoad { buffer: half, index: lane, width: 1 });
    let negated = k.named("neg_f32", Expr::Unary(UnaryOp::Neg, Rounding::Exact, value));
    let again = k.named("neg_f32", Expr::Unary(UnaryOp::Neg, Rounding::Exact, negated));
    k.next();
    k.s(StmtKind::ArrayStore { array: shared, index: lane, value: again });
    k.store(half, index, 1, negated);
    let byte = k.load(hidden, index, 1);
    k.store(hidden, lane, 1, byte);
    let auto = k.var("auto", Type::F32);
    k.s(StmtKind::VarStore { var: auto, value: again });
    k.next();
    let value = k.e(Expr::VarLoad(auto));
    k.store(imm, lane, 1, value);
    k.finish()
}

/// The cases of this file.
pub fn cases() -> Vec<Kernel> {
    vec![scale_rows(), control(), builtins(), subgroups(), names()]
}
