//! A thin author over the untyped builder: one source line per statement, short names for what the cases repeat.

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{
    Access, Array, ArrayId, ArraySpace, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode,
    Rounding, Scalar, Span, StmtKind, Type, ValueId, VarId,
};

/// A kernel under construction.
pub struct Author {
    /// The builder, for what has no short name here.
    pub b: Builder,
    line: u32,
}

impl Author {
    /// A strict kernel of 64 invocations.
    pub fn strict(name: &str) -> Author {
        Author::new(name, Mode::Strict)
    }

    /// A kernel of 64 invocations.
    pub fn new(name: &str, mode: Mode) -> Author {
        let mut b = Builder::new(name, mode, Span { file: "cases/case.rs", line: 1 });
        b.set_workgroup_size([64, 1, 1]);
        Author { b, line: 1 }
    }

    /// The current line.
    pub fn at(&self) -> Span {
        Span { file: "cases/case.rs", line: self.line }
    }

    /// Goes to the next line.
    pub fn next(&mut self) {
        self.line += 1;
    }

    pub fn buffer(&mut self, name: &str, elem: Elem, access: Access) -> BufferId {
        self.next();
        let n = self.b.dim("n");
        self.b.buffer(name, elem, access, vec![HostExpr::Dim(n)], self.at())
    }

    pub fn array(&mut self, name: &str, space: ArraySpace, elem: Elem, width: u8, len: u32) -> ArrayId {
        self.next();
        self.b.array(Array { name: name.to_owned(), space, elem, width, len, span: self.at() })
    }

    pub fn var(&mut self, name: &str, ty: Type) -> VarId {
        self.next();
        self.b.var(name, ty, self.at())
    }

    pub fn e(&mut self, expr: Expr) -> ValueId {
        let span = self.at();
        self.b.eval(span, expr)
    }

    pub fn named(&mut self, name: &str, expr: Expr) -> ValueId {
        self.next();
        let value = self.e(expr);
        self.b.name_value(value, name);
        value
    }

    pub fn s(&mut self, kind: StmtKind) {
        let span = self.at();
        self.b.stmt(span, kind);
    }

    pub fn u(&mut self, value: u32) -> ValueId {
        self.e(Expr::Const(Const::U32(value)))
    }

    pub fn f(&mut self, value: f32) -> ValueId {
        self.e(Expr::Const(Const::F32(value.to_bits())))
    }

    pub fn local(&mut self) -> ValueId {
        self.e(Expr::Builtin(Builtin::LocalInvocationIndex))
    }

    /// A binary op with the rounding that its class wants in a strict kernel.
    pub fn bin(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let float = self.b.value_type(a).scalar() == Some(Scalar::F32);
        let rounding = if op.info().rounds && float { Rounding::Rn } else { Rounding::Exact };
        self.e(Expr::Binary(op, rounding, a, b))
    }

    pub fn load(&mut self, buffer: BufferId, index: ValueId, width: u8) -> ValueId {
        self.e(Expr::BufferLoad { buffer, index, width })
    }

    pub fn store(&mut self, buffer: BufferId, index: ValueId, width: u8, value: ValueId) {
        self.s(StmtKind::BufferStore { buffer, index, width, value });
        self.next();
    }

    /// Stores a scalar of any type as a word at `lane + slot * 64`.
    pub fn keep(&mut self, out: BufferId, slot: u32, value: ValueId) {
        let word = match self.b.value_type(value) {
            Type::U32 => value,
            Type::BOOL => self.e(Expr::Convert(Scalar::U32, value)),
            _ => self.e(Expr::Bitcast(Scalar::U32, value)),
        };
        let (lane, offset) = (self.local(), self.u(slot * 64));
        let index = self.bin(BinaryOp::Add, lane, offset);
        self.store(out, index, 1, word);
    }

    /// Stores every component of a value.
    pub fn keep_all(&mut self, out: BufferId, slot: u32, value: ValueId) -> u32 {
        let ty = self.b.value_type(value);
        if ty.components() == 1 {
            self.keep(out, slot, value);
            return slot + 1;
        }
        for component in 0..ty.components() {
            let part = self.e(Expr::Extract(value, component));
            self.keep(out, slot + u32::from(component), part);
        }
        slot + u32::from(ty.components())
    }

    /// The value at `lane` of a buffer, as a vector of `components`.
    pub fn input(&mut self, buffer: BufferId, slot: u32, components: u8) -> ValueId {
        let lane = self.local();
        let mut parts = Vec::new();
        for component in 0..u32::from(components) {
            let offset = self.u((slot + component) * 64);
            let index = self.bin(BinaryOp::Add, lane, offset);
            parts.push(self.load(buffer, index, 1));
        }
        match parts.as_slice() {
            [only] => *only,
            _ => self.e(Expr::Construct(parts)),
        }
    }

    pub fn finish(self) -> Kernel {
        self.b.finish().expect("the case is well typed")
    }
}
