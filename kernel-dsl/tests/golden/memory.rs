//! Cases of buffers, arrays and atomics.

use kernel_dsl::ir::{
    Access, ArraySpace, AtomicOp, AtomicPlace, Barrier, BinaryOp, Elem, Expr, HostExpr, Kernel, Mode, Rounding, Scalar,
    StmtKind, TileMemory, TilePlace, TileRole, Type,
};

use super::author::Author;

/// One element of every kind, loaded and stored.
fn elements() -> Kernel {
    let mut k = Author::strict("elements");
    let pairs: Vec<_> = Elem::ALL
        .into_iter()
        .map(|elem| {
            let from = k.buffer(&format!("from_{}", elem.name()), elem, Access::Read);
            (from, k.buffer(&format!("to_{}", elem.name()), elem, Access::Write))
        })
        .take(6)
        .collect();
    for (from, to) in pairs {
        let lane = k.local();
        let value = k.load(from, lane, 1);
        k.store(to, lane, 1, value);
    }
    k.finish()
}

/// The elements that did not fit into twelve buffers.
fn small_elements() -> Kernel {
    let mut k = Author::strict("small_elements");
    for elem in [Elem::I16, Elem::U8, Elem::I8] {
        let from = k.buffer(&format!("from_{}", elem.name()), elem, Access::Read);
        let both = k.buffer(&format!("both_{}", elem.name()), elem, Access::ReadWrite);
        let lane = k.local();
        let value = k.load(from, lane, 1);
        let old = k.load(both, lane, 1);
        let sum = k.bin(BinaryOp::Add, value, old);
        k.store(both, lane, 1, sum);
    }
    k.finish()
}

/// Words of narrow elements at every width, also beside single elements.
fn words() -> Kernel {
    let mut k = Author::strict("words");
    let from = k.buffer("from", Elem::Bf16, Access::Read);
    let mixed = k.buffer("mixed", Elem::U8, Access::Read);
    let to = k.buffer("to", Elem::F16, Access::Write);
    let patched = k.buffer("patched", Elem::I16, Access::ReadWrite);
    for width in [1, 2, 4] {
        let lane = k.local();
        let scale = k.u(u32::from(width));
        let word_index = k.bin(BinaryOp::Mul, lane, scale);
        let words = k.e(Expr::WordLoad { buffer: from, word_index, width });
        k.s(StmtKind::WordStore { buffer: to, word_index, width, value: words });
        k.next();
        let old = k.e(Expr::WordLoad { buffer: patched, word_index, width });
        let other = k.e(Expr::WordLoad { buffer: mixed, word_index, width });
        let value = k.bin(BinaryOp::BitXor, old, other);
        k.s(StmtKind::WordStore { buffer: patched, word_index, width, value });
        k.next();
    }
    let lane = k.local();
    let one = k.load(mixed, lane, 1);
    let one = k.e(Expr::Convert(Scalar::I32, one));
    k.store(patched, lane, 1, one);
    k.finish()
}

/// 32-bit elements at widths 1, 2 and 4 of one buffer.
fn wide() -> Kernel {
    let mut k = Author::strict("wide");
    let from = k.buffer("from", Elem::F32, Access::Read);
    let to = k.buffer("to", Elem::F32, Access::ReadWrite);
    let pairs = k.buffer("pairs", Elem::I32, Access::ReadWrite);
    for width in [1, 2, 4] {
        let lane = k.local();
        let scale = k.u(u32::from(width));
        let index = k.bin(BinaryOp::Mul, lane, scale);
        let value = k.load(from, index, width);
        let old = k.load(to, index, width);
        let sum = k.bin(BinaryOp::Add, value, old);
        k.store(to, index, width, sum);
    }
    let index = k.u(6);
    let two = k.load(pairs, index, 2);
    k.store(pairs, index, 2, two);
    k.finish()
}

/// Every atomic op on a buffer and on a workgroup array, beside plain loads and stores.
fn atomics() -> Kernel {
    let mut k = Author::strict("atomics");
    let counts = k.buffer("counts", Elem::U32, Access::ReadWrite);
    let sums = k.buffer("sums", Elem::I32, Access::ReadWrite);
    let shared = k.array("shared_counts", ArraySpace::Workgroup, Elem::U32, 1, 64);
    let lane = k.local();
    let zero = k.u(0);
    k.s(StmtKind::ArrayStore { array: shared, index: lane, value: zero });
    k.s(StmtKind::Barrier(Barrier::Workgroup));
    let ops =
        [AtomicOp::Add, AtomicOp::Min, AtomicOp::Max, AtomicOp::And, AtomicOp::Or, AtomicOp::Xor, AtomicOp::Exchange];
    for op in ops {
        k.next();
        let old = k.e(Expr::Atomic { op, place: AtomicPlace::Array(shared, lane), value: lane });
        k.e(Expr::Atomic { op, place: AtomicPlace::Buffer(counts, lane), value: old });
        let signed = k.e(Expr::Bitcast(Scalar::I32, old));
        k.e(Expr::Atomic { op, place: AtomicPlace::Buffer(sums, zero), value: signed });
    }
    k.s(StmtKind::Barrier(Barrier::Storage));
    let total = k.e(Expr::ArrayLoad { array: shared, index: lane });
    let before = k.load(counts, lane, 1);
    let sum = k.bin(BinaryOp::Add, total, before);
    k.store(counts, lane, 1, sum);
    let pair = k.load(counts, zero, 2);
    k.store(counts, zero, 2, pair);
    k.finish()
}

/// Loads stand before the stores and atomics that may change what they read.
fn order() -> Kernel {
    let mut k = Author::strict("order");
    let x = k.buffer("x", Elem::F32, Access::ReadWrite);
    let (zero, one) = (k.u(0), k.u(1));
    let a = k.load(x, zero, 1);
    let b = k.load(x, one, 1);
    k.store(x, zero, 1, b);
    k.store(x, one, 1, a);
    let count = k.var("count", Type::U32);
    let start = k.u(3);
    k.s(StmtKind::VarStore { var: count, value: start });
    k.next();
    let before = k.e(Expr::VarLoad(count));
    let more = k.bin(BinaryOp::Add, before, one);
    k.s(StmtKind::VarStore { var: count, value: more });
    k.next();
    let after = k.e(Expr::VarLoad(count));
    let unused = k.load(x, after, 1);
    k.bin(BinaryOp::Add, unused, unused);
    let kept = k.load(x, before, 1);
    let here = k.load(x, after, 1);
    let product = k.bin(BinaryOp::Mul, kept, here);
    k.store(x, zero, 1, product);
    k.finish()
}

/// Private arrays, vectors in arrays, immediates with strides.
fn arrays() -> Kernel {
    let mut k = Author::strict("arrays");
    let n = k.b.dim("n");
    let (span, shape) = (k.at(), vec![HostExpr::Dim(n), HostExpr::Const(4)]);
    let x = k.b.buffer("x", Elem::F32, Access::Read, shape, span);
    let y = k.buffer("y", Elem::F32, Access::Write);
    let stride = k.b.runtime_stride(x, 0, "x_stride");
    let span = k.at();
    let offset = k.b.scalar_argument("offset", Scalar::I32, span);
    let slots = k.array("slots", ArraySpace::Private, Elem::F32, 4, 2);
    let pairs = k.array("pairs", ArraySpace::Workgroup, Elem::U32, 2, 64);
    let lane = k.local();
    let stride = k.e(Expr::Immediate(stride));
    let index = k.bin(BinaryOp::Mul, lane, stride);
    let four = k.load(x, index, 4);
    let slot = k.u(1);
    k.s(StmtKind::ArrayStore { array: slots, index: slot, value: four });
    k.next();
    let offset = k.e(Expr::Immediate(offset));
    let offset = k.e(Expr::Bitcast(Scalar::U32, offset));
    let pair = k.e(Expr::Construct(vec![lane, offset]));
    k.s(StmtKind::ArrayStore { array: pairs, index: lane, value: pair });
    k.next();
    k.s(StmtKind::Barrier(Barrier::Workgroup));
    let back = k.e(Expr::ArrayLoad { array: slots, index: slot });
    let pair = k.e(Expr::ArrayLoad { array: pairs, index: lane });
    let target = k.e(Expr::Extract(pair, 1));
    k.store(y, target, 4, back);
    k.finish()
}

/// Tiles from buffers and workgroup arrays, both orientations, in a variable.
fn tiles() -> Kernel {
    let mut k = Author::new("tiles", Mode::Fast);
    k.b.set_workgroup_size([32, 1, 1]);
    let a = k.buffer("a", Elem::F16, Access::Read);
    let b = k.buffer("b", Elem::F16, Access::Read);
    let c = k.buffer("c", Elem::F32, Access::ReadWrite);
    let staged = k.array("staged", ArraySpace::Workgroup, Elem::F16, 1, 256);
    let acc = k.var("acc", Type::Tile(TileRole::Accumulator));
    let lane = k.local();
    let first = k.load(b, lane, 1);
    k.s(StmtKind::ArrayStore { array: staged, index: lane, value: first });
    k.s(StmtKind::Barrier(Barrier::Workgroup));
    k.next();
    let (zero, stride) = (k.u(0), k.u(16));
    let place = |memory, transposed| TilePlace { memory, offset: zero, stride, transposed };
    let old = k.e(Expr::TileLoad { role: TileRole::Accumulator, place: place(TileMemory::Buffer(c), false) });
    k.s(StmtKind::VarStore { var: acc, value: old });
    k.next();
    let end = k.u(64);
    let span = k.at();
    let column = k.b.begin_for(span, "column", [zero, end, stride]);
    let left = TilePlace { memory: TileMemory::Buffer(a), offset: column, stride, transposed: false };
    let left = k.e(Expr::TileLoad { role: TileRole::A, place: left });
    let right = k.e(Expr::TileLoad { role: TileRole::B, place: place(TileMemory::Array(staged), true) });
    let sum = k.e(Expr::VarLoad(acc));
    let sum = k.e(Expr::TileMulAdd { a: left, b: right, acc: sum });
    k.s(StmtKind::VarStore { var: acc, value: sum });
    k.b.end();
    k.next();
    let sum = k.e(Expr::VarLoad(acc));
    k.s(StmtKind::TileStore { place: place(TileMemory::Buffer(c), true), tile: sum });
    k.next();
    let clear = k.e(Expr::TileZero);
    let right = k.e(Expr::TileLoad { role: TileRole::B, place: place(TileMemory::Buffer(b), false) });
    let left = TilePlace { memory: TileMemory::Buffer(a), offset: zero, stride, transposed: true };
    let left = k.e(Expr::TileLoad { role: TileRole::A, place: left });
    let product = k.e(Expr::TileMulAdd { a: left, b: right, acc: clear });
    k.s(StmtKind::TileStore { place: place(TileMemory::Buffer(c), false), tile: product });
    k.next();
    let value = k.load(c, lane, 1);
    let twice = k.e(Expr::Binary(BinaryOp::Mul, Rounding::Any, value, value));
    k.store(c, lane, 1, twice);
    k.finish()
}

/// The cases of this file.
pub fn cases() -> Vec<Kernel> {
    vec![elements(), small_elements(), words(), wide(), atomics(), order(), arrays(), tiles()]
}
