//! From a program to a kernel.
//!
//! Invariants: total, every program becomes a kernel that passes validation; a step becomes the same statements
//! whatever steps the generator knows beside it. Each statement's line is the number of its step, from 1.

use std::collections::BTreeMap;

use kernel_dsl::build::{BuildError, Builder};
use kernel_dsl::ir::{
    Access, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, ImmediateId, Kernel, Mode, Rounding, Scalar,
    Span, StmtKind, TernaryOp, Type, ValueId, VarId,
};

use super::scope::{Known, Opened, Scope};
use super::step::{Op, Program, Step, strict_rounding};

/// The dimension that all input buffers have.
pub const LEN_NAME: &str = "n";
const FILE: &str = "program";
/// Blocks inside one another, and loops among them: bounds the work of a program.
const MAX_DEPTH: usize = 4;
const MAX_LOOPS: usize = 2;
/// Storage buffers of the smallest target.
const MAX_BUFFERS: usize = 8;

/// What a buffer is for; each is declared when a step first needs it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum BufferUse {
    /// Read only, `n` elements.
    Input(Elem),
    /// Each invocation reads and writes its own places.
    Own(Elem),
    /// Exchange between invocations of a workgroup.
    Mail(Elem),
    /// Atomics whose results are not used.
    Collect(Elem),
    /// An atomic place for each invocation.
    OwnAtomic(Elem),
}

/// The state of lowering; the neighbouring files add their steps to it.
pub(super) struct Lowerer<'a> {
    pub program: &'a Program,
    pub builder: Builder,
    pub scope: Scope,
    pub span: Span,
    buffers: BTreeMap<BufferUse, BufferId>,
    immediates: BTreeMap<Scalar, ImmediateId>,
    /// Place in the workgroup, place in the dispatch, first place of the workgroup.
    pub local: ValueId,
    pub global: ValueId,
    pub group_base: ValueId,
    pub hash: VarId,
    pub result: BufferId,
    /// Regions of the collecting buffers handed out.
    pub regions: u32,
    pub exchange_arrays: BTreeMap<(Scalar, u8), kernel_dsl::ir::ArrayId>,
}

/// The kernel of a program.
///
/// # Errors
/// [`BuildError`] is a bug in this folder: every program has a kernel.
pub fn lower(program: &Program) -> Result<Kernel, BuildError> {
    let mut lowerer = Lowerer::start(program);
    for (index, step) in program.steps.iter().enumerate() {
        lowerer.span = Span { file: FILE, line: index as u32 + 1 };
        lowerer.step(*step);
    }
    lowerer.span = Span { file: FILE, line: program.steps.len() as u32 + 1 };
    while lowerer.scope.top().opened != Opened::Body {
        lowerer.close_block();
    }
    lowerer.observe_block();
    lowerer.store_result();
    lowerer.builder.finish()
}

/// A name of its own for each program: engines keep compiled kernels by name.
fn name(program: &Program) -> String {
    let hash = program
        .to_string()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("fuzz_{hash:016x}")
}

impl<'a> Lowerer<'a> {
    fn start(program: &'a Program) -> Lowerer<'a> {
        let span = Span { file: FILE, line: 0 };
        let mut builder = Builder::new(&name(program), Mode::Strict, span);
        builder.set_workgroup_size(program.workgroup);
        builder.set_dispatch(program.groups.map(HostExpr::Const));
        let places = vec![HostExpr::Const(program.n_groups() * program.invocations())];
        let result = builder.buffer("result", Elem::U32, Access::Write, places, span);
        let hash = builder.var("hash", Type::U32, span);
        let local = builder.eval(span, Expr::Builtin(Builtin::LocalInvocationIndex));
        builder.name_value(local, "local");
        let [x, y, z] = [0, 1, 2].map(|axis| builder.eval(span, Expr::Builtin(Builtin::WorkgroupId(axis))));
        let mut lowerer = Lowerer {
            program,
            builder,
            scope: Scope::new(),
            span,
            buffers: BTreeMap::new(),
            immediates: BTreeMap::new(),
            local,
            global: local,
            group_base: local,
            hash,
            result,
            regions: 0,
            exchange_arrays: BTreeMap::new(),
        };
        let [n_x, n_y, _] = program.groups;
        let layer = lowerer.times(z, n_y);
        let row = lowerer.int(BinaryOp::Add, layer, y);
        let row = lowerer.times(row, n_x);
        let group = lowerer.int(BinaryOp::Add, row, x);
        lowerer.group_base = lowerer.times(group, program.invocations());
        lowerer.global = lowerer.int(BinaryOp::Add, lowerer.group_base, local);
        lowerer.builder.name_value(lowerer.global, "global");
        lowerer.start_pool();
        lowerer
    }

    /// One value of each scalar type, and the first word of the result, so that an early return leaves no gap.
    fn start_pool(&mut self) {
        let zero = self.u32(0);
        self.stmt(StmtKind::VarStore { var: self.hash, value: zero });
        self.stmt(StmtKind::BufferStore { buffer: self.result, index: self.global, width: 1, value: zero });
        let (local, global) = (self.local, self.global);
        let signed = self.eval(Expr::Convert(Scalar::I32, local));
        let float = self.eval(Expr::Convert(Scalar::F32, global));
        let five = self.u32(5);
        let few = self.int(BinaryOp::Lt, local, five);
        for (id, ty) in [(local, Type::U32), (signed, Type::I32), (float, Type::F32), (few, Type::BOOL)] {
            self.scope.add(Known { id, ty, uniform: false });
        }
        self.scope.add(Known { id: five, ty: Type::U32, uniform: true });
    }

    // Statements.

    pub fn eval(&mut self, expr: Expr) -> ValueId {
        self.builder.eval(self.span, expr)
    }

    pub fn stmt(&mut self, kind: StmtKind) {
        self.builder.stmt(self.span, kind);
    }

    /// Evaluates and makes the result a value that later steps can pick.
    pub fn define(&mut self, expr: Expr, uniform: bool) {
        let id = self.eval(expr);
        self.scope.add(Known { id, ty: self.builder.value_type(id), uniform });
    }

    pub fn u32(&mut self, value: u32) -> ValueId {
        self.eval(Expr::Const(Const::U32(value)))
    }

    /// An exact op of two operands.
    pub fn int(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.eval(Expr::Binary(op, Rounding::Exact, a, b))
    }

    pub fn times(&mut self, value: ValueId, factor: u32) -> ValueId {
        let factor = self.u32(factor);
        self.int(BinaryOp::Mul, value, factor)
    }

    pub fn modulo(&mut self, value: ValueId, limit: u32) -> ValueId {
        let limit = self.u32(limit);
        self.int(BinaryOp::Rem, value, limit)
    }

    /// A `u32` value of the program below `limit`.
    pub fn index(&mut self, back: u32, limit: u32) -> Option<ValueId> {
        let value = self.pick_type(back, Type::U32)?;
        Some(self.modulo(value.id, limit))
    }

    pub fn pick_type(&self, back: u32, ty: Type) -> Option<Known> {
        self.scope.pick(back, |known| known.ty == ty)
    }

    /// Invocations of the dispatch.
    pub fn places(&self) -> u32 {
        self.program.invocations() * self.program.n_groups()
    }

    /// The buffer for a use; `None` when the kernel has as many buffers as the smallest target allows.
    pub fn buffer(&mut self, wanted: BufferUse) -> Option<BufferId> {
        if let Some(&known) = self.buffers.get(&wanted) {
            return Some(known);
        }
        // The result buffer is not in the map.
        if self.buffers.len() + 1 >= MAX_BUFFERS {
            return None;
        }
        let (what, elem, access) = match wanted {
            BufferUse::Input(elem) => ("in", elem, Access::Read),
            BufferUse::Own(elem) => ("own", elem, Access::ReadWrite),
            BufferUse::Mail(elem) => ("mail", elem, Access::ReadWrite),
            BufferUse::Collect(elem) => ("collect", elem, Access::ReadWrite),
            BufferUse::OwnAtomic(elem) => ("atomics", elem, Access::ReadWrite),
        };
        let len = match wanted {
            BufferUse::Input(_) => HostExpr::Dim(self.builder.dim(LEN_NAME)),
            BufferUse::Own(elem) => HostExpr::Const(super::memory::own_elems(self.places(), elem)),
            BufferUse::Mail(_) | BufferUse::OwnAtomic(_) => HostExpr::Const(self.places()),
            BufferUse::Collect(_) => HostExpr::Const(super::memory::COLLECT_ELEMS),
        };
        let id = self.builder.buffer(&format!("{what}_{}", elem.name()), elem, access, vec![len], self.span);
        self.buffers.insert(wanted, id);
        Some(id)
    }

    // Steps.

    fn step(&mut self, Step { op, args }: Step) {
        match op {
            Op::If | Op::Else | Op::End | Op::For | Op::Loop => self.block_step(op, args),
            _ if self.scope.top().ended => {}
            Op::Break | Op::Continue | Op::Return => self.jump(op, None),
            Op::BreakIf => self.jump_if(Op::Break, args),
            Op::ContinueIf => self.jump_if(Op::Continue, args),
            Op::ReturnIf => self.jump_if(Op::Return, args),
            _ => {
                // A step without operands that fit is left out.
                let _done: Option<()> = self.value_step(op, args);
            }
        }
    }

    fn value_step(&mut self, op: Op, args: [u32; 3]) -> Option<()> {
        let [a, b, c] = args;
        match op {
            Op::Const(scalar) => {
                let expr = match scalar {
                    Scalar::Bool => Expr::Const(Const::Bool(a % 2 == 1)),
                    Scalar::I32 => Expr::Const(Const::I32(a.cast_signed())),
                    Scalar::U32 => Expr::Const(Const::U32(a)),
                    Scalar::F32 => Expr::Const(Const::F32(super::observe::canonical_bits(a))),
                };
                self.define(expr, true);
            }
            Op::Builtin => {
                let axis = (b % 3) as u8;
                let (builtin, uniform) = match a % 7 {
                    0 => (Builtin::WorkgroupId(axis), true),
                    1 => (Builtin::NumWorkgroups(axis), true),
                    2 => (Builtin::LocalInvocationId(axis), false),
                    3 => (Builtin::GlobalInvocationId(axis), false),
                    4 => (Builtin::LocalInvocationIndex, false),
                    5 => (Builtin::SubgroupId, false),
                    _ => (Builtin::Lane, false),
                };
                self.define(Expr::Builtin(builtin), uniform);
            }
            Op::Immediate(scalar) => {
                let immediate = self.immediate(scalar);
                self.define(Expr::Immediate(immediate), true);
            }
            Op::Unary(op) => {
                let x = self.scope.pick(a, |known| op.info().rule.result(&[known.ty]).is_some())?;
                let rounding = strict_rounding(op.info().rounds, x.ty.scalar());
                self.define(Expr::Unary(op, rounding, x.id), x.uniform);
            }
            Op::Binary(op) => {
                let rule = op.info().rule;
                let y_type = |x: Type| match rule {
                    kernel_dsl::ir::Rule::Shift => Type::of(Scalar::U32, x.components()),
                    _ => x,
                };
                let x = self.scope.pick(a, |known| rule.result(&[known.ty, y_type(known.ty)]).is_some())?;
                let y = self.pick_type(b, y_type(x.ty))?;
                let result = rule.result(&[x.ty, y.ty])?;
                let rounding = strict_rounding(op.info().rounds, result.scalar());
                self.define(Expr::Binary(op, rounding, x.id, y.id), x.uniform && y.uniform);
            }
            Op::Ternary(op) => {
                let rule = op.info().rule;
                let x = self.scope.pick(a, |known| rule.result(&[known.ty; 3]).is_some())?;
                let [y, z] = [self.pick_type(b, x.ty)?, self.pick_type(c, x.ty)?];
                let rounding = match op {
                    TernaryOp::Fma => Rounding::Fused,
                    _ => strict_rounding(op.info().rounds, x.ty.scalar()),
                };
                let uniform = x.uniform && y.uniform && z.uniform;
                self.define(Expr::Ternary(op, rounding, [x.id, y.id, z.id]), uniform);
            }
            Op::Select => {
                let cond = self.pick_type(a, Type::BOOL)?;
                let if_true = self.scope.pick(b, |_| true)?;
                let if_false = self.pick_type(c, if_true.ty)?;
                let expr = Expr::Select { cond: cond.id, if_true: if_true.id, if_false: if_false.id };
                self.define(expr, cond.uniform && if_true.uniform && if_false.uniform);
            }
            Op::Convert(_) | Op::Bitcast(_) | Op::Tame | Op::Encode(_) | Op::Decode(_) => self.conversion(op, a)?,
            Op::Construct | Op::Extract => self.vector_step(op, args)?,
            Op::Exchange | Op::ExchangeStorage | Op::WorkgroupAtomic(_) => self.collective_step(op, args)?,
            Op::Subgroup(_) | Op::Reduce(_) | Op::Vote(_) | Op::Barrier(_) => self.collective_step(op, args)?,
            _ => self.memory_step(op, args)?,
        }
        Some(())
    }

    fn immediate(&mut self, scalar: Scalar) -> ImmediateId {
        let known = self.immediates.get(&scalar).copied();
        known.unwrap_or_else(|| {
            let name = format!("arg_{}", scalar.name());
            let id = self.builder.scalar_argument(&name, scalar, self.span);
            self.immediates.insert(scalar, id);
            id
        })
    }

    fn vector_step(&mut self, op: Op, [a, b, c]: [u32; 3]) -> Option<()> {
        if op == Op::Construct {
            let first = self.scope.pick(b, |known| known.ty.components() == 1)?;
            let mut parts = vec![first];
            for nth in 1..2 + a % 3 {
                parts.push(self.pick_type(c.wrapping_add(nth), first.ty)?);
            }
            let uniform = parts.iter().all(|part| part.uniform);
            self.define(Expr::Construct(parts.iter().map(|part| part.id).collect()), uniform);
        } else {
            let vector = self.scope.pick(a, |known| known.ty.components() > 1)?;
            let component = (b % u32::from(vector.ty.components())) as u8;
            self.define(Expr::Extract(vector.id, component), vector.uniform);
        }
        Some(())
    }

    pub fn may_open_block(&self) -> bool {
        self.scope.depth() < MAX_DEPTH && !self.scope.top().ended
    }

    pub fn may_open_loop(&self) -> bool {
        self.may_open_block() && self.scope.loops() < MAX_LOOPS
    }
}
