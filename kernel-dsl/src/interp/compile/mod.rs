//! From the IR to a plan.
//!
//! Two plans exist for a kernel. The *followed* one (checked face) keeps every variable load, so that each is looked at.
//! The *lean* one (unchecked face) lets a load of a variable share its column where nothing stores in between, lets whole
//! columns change places instead of copying them, keeps uniform values in scalars, and reuses columns.
//! Both give the same bits.

mod disjoint;
mod expr;
mod ops;
mod registers;
mod uniform;

use super::plan::{Access, Bin, Exits, ForStep, Memory, Op, Plan, Reg, Step, TileAccess, Unit, VarStore};
use crate::ir::{
    ArrayId, ArraySpace, Block, BufferId, EntityId, Kernel, Span, Stmt, StmtKind, TileMemory, TilePlace, TileRole,
    Type, ValueId,
};
pub(super) use ops::{decode, encode};
use registers::{Liveness, Registers};
use uniform::Uniform;

/// Columns of a tile: 256 elements over 32 lanes.
const TILE_COLUMNS: usize = 8;

/// Which plan.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// For the checked face.
    Followed,
    /// For the unchecked face.
    Lean,
}

/// Compiles `kernel`, which is valid.
pub(super) fn compile(kernel: &Kernel, style: Style) -> Plan {
    let lean = style == Style::Lean;
    let mut compiler = Compiler {
        kernel,
        lean,
        uniform: Uniform::of(kernel, lean),
        liveness: Liveness::of(kernel),
        registers: Registers::new(lean),
        values: vec![Vec::new(); kernel.values.len()],
        aliases: vec![Vec::new(); kernel.values.len()],
        vars: Vec::new(),
        loops: Vec::new(),
        spans: Vec::new(),
    };
    compiler.declare_vars();
    let body = compiler.block(&kernel.body);
    debug_assert_eq!(disjoint::clash(&body), None, "no op of `{}` reads its destination column", kernel.name);
    Plan {
        body,
        columns: compiler.registers.column_count(),
        scalars: compiler.registers.scalar_count(),
        presets: compiler.registers.preset_list,
        spans: compiler.spans,
    }
}

struct Compiler<'k> {
    kernel: &'k Kernel,
    lean: bool,
    uniform: Uniform,
    liveness: Liveness,
    registers: Registers,
    /// Registers of each value that is alive, component by component.
    values: Vec<Vec<Reg>>,
    /// Variables whose registers a value shares.
    aliases: Vec<Vec<crate::ir::VarId>>,
    vars: Vec<Vec<Reg>>,
    loops: Vec<Exits>,
    spans: Vec<Span>,
}

/// Components of a type as registers.
fn component_count(ty: Type) -> usize {
    match ty {
        Type::Tile(_) => TILE_COLUMNS,
        other => usize::from(other.components()),
    }
}

/// The block being compiled and how far.
#[derive(Clone, Copy)]
struct Place<'k> {
    block: &'k [Stmt],
    index: usize,
}

impl<'k> Compiler<'k> {
    fn declare_vars(&mut self) {
        for (id, var) in self.kernel.vars.iter() {
            let uniform = self.uniform.var(id);
            let registers = (0..component_count(var.ty)).map(|_| self.registers.register(uniform)).collect();
            self.vars.push(registers);
        }
    }

    fn site(&mut self, span: Span) -> u32 {
        if self.spans.last() != Some(&span) {
            self.spans.push(span);
        }
        self.spans.len() as u32 - 1
    }

    fn regs(&self, value: ValueId) -> &[Reg] {
        &self.values[value.index()]
    }

    /// The register of a scalar value.
    fn reg(&self, value: ValueId) -> Reg {
        self.values[value.index()][0]
    }

    fn block(&mut self, block: &'k Block) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut alive: Vec<ValueId> = Vec::new();
        for (index, stmt) in block.iter().enumerate() {
            self.stmt(Place { block, index }, stmt, &mut steps);
            if let StmtKind::Let { value, .. } = &stmt.kind {
                alive.push(*value);
            }
            alive.retain(|&value| {
                let lives = self.liveness.last_mention(value) > index;
                if !lives {
                    self.drop_value(value);
                }
                lives
            });
        }
        steps
    }

    fn drop_value(&mut self, value: ValueId) {
        for reg in std::mem::take(&mut self.values[value.index()]) {
            self.registers.release(reg);
        }
    }

    fn stmt(&mut self, place: Place<'k>, stmt: &'k Stmt, steps: &mut Vec<Step>) {
        let site = self.site(stmt.span);
        match &stmt.kind {
            StmtKind::Let { value, expr } => self.let_value(place, *value, expr, site, steps),
            StmtKind::VarStore { var, value } => self.var_store(place, *var, *value, steps),
            StmtKind::ArrayStore { array, index, value } => {
                let access = self.array_access(*array, self.reg(*index), self.regs(*value).to_vec(), site);
                steps.push(Step::Op(Op::Write(access)));
            }
            StmtKind::BufferStore { buffer, index, value, .. } => {
                let parts = self.regs(*value).to_vec();
                let access = self.buffer_access(*buffer, self.reg(*index), parts, site);
                steps.push(Step::Op(Op::Write(access)));
            }
            StmtKind::WordStore { buffer, word_index, value, .. } => {
                let parts = self.regs(*value).to_vec();
                let access = self.word_access(*buffer, self.reg(*word_index), parts, site);
                steps.push(Step::Op(Op::Write(access)));
            }
            StmtKind::TileStore { place, tile } => {
                let parts = self.regs(*tile).to_vec();
                let access = self.tile_access(place, TileRole::Accumulator, parts, site);
                steps.push(Step::Op(Op::TileStore(access)));
            }
            StmtKind::Barrier(kind) => steps.push(Step::Op(Op::Barrier { kind: *kind, site })),
            StmtKind::If { cond, then_block, else_block } => {
                let cond = self.reg(*cond);
                let saved = [self.registers.column(), self.registers.column()];
                let then_block = self.block(then_block);
                let else_block = self.block(else_block);
                saved.into_iter().for_each(|column| self.registers.release(Reg::Column(column)));
                steps.push(Step::If { cond, saved, then_block, else_block });
            }
            StmtKind::For { .. } => {
                let step = self.for_step(&stmt.kind, site);
                steps.push(Step::For(Box::new(step)));
            }
            StmtKind::Loop { body } => {
                let (exits, body) = self.loop_body(body);
                steps.push(Step::Loop { exits, body, site });
            }
            StmtKind::Break => {
                let exits = self.loops.last_mut().expect("`break` stands in a loop (validated)");
                exits.has_break = true;
                steps.push(Step::Break { left: exits.left });
            }
            StmtKind::Continue => {
                let exits = self.loops.last_mut().expect("`continue` stands in a loop (validated)");
                exits.has_continue = true;
                steps.push(Step::Continue { waiting: exits.waiting });
            }
            StmtKind::Return => steps.push(Step::Return),
        }
    }

    fn loop_body(&mut self, body: &'k Block) -> (Exits, Vec<Step>) {
        let [left, waiting] = [self.registers.column(), self.registers.column()];
        self.loops.push(Exits { left, waiting, has_break: false, has_continue: false });
        let body = self.block(body);
        let exits = self.loops.pop().expect("pushed above");
        [left, waiting].into_iter().for_each(|column| self.registers.release(Reg::Column(column)));
        (exits, body)
    }

    fn for_step(&mut self, kind: &'k StmtKind, site: u32) -> ForStep {
        let StmtKind::For { counter, start, end, step, body } = kind else {
            unreachable!("only called for `for` statements");
        };
        let register = self.registers.register(self.uniform.value(*counter));
        self.values[counter.index()] = vec![register];
        let [start, end, step] = [start, end, step].map(|&value| self.reg(value));
        let together = [register, end].iter().all(|reg| matches!(reg, Reg::Scalar(_)));
        let cond = (!together).then(|| self.registers.column());
        let (exits, body) = self.loop_body(body);
        if let Some(column) = cond {
            self.registers.release(Reg::Column(column));
        }
        let signed = self.kernel.values[*counter].ty == Type::I32;
        self.drop_value(*counter);
        ForStep { counter: register, start, end, step, signed, cond, exits, body, site }
    }

    fn var_store(&mut self, place: Place<'k>, var: crate::ir::VarId, value: ValueId, steps: &mut Vec<Step>) {
        let sources = self.regs(value).to_vec();
        let targets = &self.vars[var.index()];
        let dies = self.defined_before(place, value) && self.liveness.last_mention(value) == place.index;
        let may_swap = self.lean
            && dies
            && self.aliases[value.index()].is_empty()
            && sources.iter().all(|&reg| matches!(reg, Reg::Column(_)) && self.registers.is_sole(reg));
        let parts: Vec<_> = targets.iter().copied().zip(sources).collect();
        if may_swap && self.fuse_mul_add(&parts, steps) {
            return;
        }
        steps.push(Step::Op(Op::Store(VarStore { var: var.index() as u32, parts, may_swap })));
    }

    /// Whether `value` is defined by a `let` of the block at `place`, before the statement there.
    fn defined_before(&self, place: Place<'k>, value: ValueId) -> bool {
        place.block[..place.index]
            .iter()
            .rev()
            .any(|stmt| matches!(stmt.kind, StmtKind::Let { value: defined, .. } if defined == value))
    }

    /// `t = a * b; u = var + t; var = u` in one pass over the lanes: the accumulation of every dot product.
    /// Only called when `u` dies in the store; `t` must have died in the sum.
    fn fuse_mul_add(&mut self, parts: &[(Reg, Reg)], steps: &mut Vec<Step>) -> bool {
        let (&[(var, sum)], [.., Step::Op(product), Step::Op(addition)]) = (parts, steps.as_slice()) else {
            return false;
        };
        let (&Op::Binary { op: Bin::MulF, dst: t, a, b }, &Op::Binary { op: Bin::AddF, dst, a: left, b: right }) =
            (product, addition)
        else {
            return false;
        };
        let accumulates = dst == sum && ((left, right) == (var, t) || (left, right) == (t, var));
        if !accumulates || a == var || b == var || !self.registers.is_free(t) {
            return false;
        }
        steps.truncate(steps.len() - 2);
        steps.push(Step::Op(Op::MulAddInto { dst: var, a, b }));
        true
    }

    fn buffer_access(&self, buffer: BufferId, index: Reg, parts: Vec<Reg>, site: u32) -> Access {
        let unit = Unit::Elements(self.kernel.buffers[buffer].elem);
        Access { memory: Memory::Buffer(buffer.index() as u32), unit, index, parts, site }
    }

    fn word_access(&self, buffer: BufferId, index: Reg, parts: Vec<Reg>, site: u32) -> Access {
        let unit = Unit::Words(self.kernel.buffers[buffer].elem.per_word());
        Access { memory: Memory::Buffer(buffer.index() as u32), unit, index, parts, site }
    }

    fn array_access(&self, array: ArrayId, index: Reg, parts: Vec<Reg>, site: u32) -> Access {
        let id = array.index() as u32;
        let array = &self.kernel.arrays[array];
        let memory = match array.space {
            ArraySpace::Workgroup => Memory::Workgroup(id),
            ArraySpace::Private => Memory::Private(id),
        };
        Access { memory, unit: Unit::Elements(array.elem), index, parts, site }
    }

    fn tile_access(&self, place: &TilePlace, role: TileRole, parts: Vec<Reg>, site: u32) -> TileAccess {
        let memory = match place.memory {
            TileMemory::Buffer(id) => Memory::Buffer(id.index() as u32),
            TileMemory::Array(id) => Memory::Workgroup(id.index() as u32),
        };
        let (offset, stride) = (self.reg(place.offset), self.reg(place.stride));
        TileAccess { memory, offset, stride, transposed: place.transposed, role, parts, site }
    }
}
