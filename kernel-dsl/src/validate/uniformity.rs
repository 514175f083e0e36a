//! Which values are the same in all invocations of a workgroup or subgroup: a data-flow analysis over the body.
//!
//! "The same" compares the invocations that execute a statement together: those of one workgroup that are active
//! there, in the same iteration of every loop around it.
//!
//! * Constants, immediates, workgroup ids and counts are workgroup-uniform; so are pure ops of uniform values, and
//!   loads from `In` buffers at uniform indices (nothing writes them during a dispatch).
//! * A `for` counter is as uniform as its start and step: invocations that leave early do not change it for the rest.
//! * A variable or private array is as uniform as every store to it: value, index, and control flow around it.
//! * Votes, broadcasts and reductions are subgroup-uniform; workgroup-uniform when the workgroup is one subgroup.
//!   Not so `f32` minima and maxima: the own value wins ties, so lanes may differ in the sign of a zero or in a NaN.
//! * Loads from workgroup memory and writable buffers and results of atomics are never uniform: another invocation
//!   may write between two reads, and WGSL in browsers refuses to think otherwise.
//!
//! Control flow is as uniform as the conditions around it. After a divergent `break` the whole loop is divergent, after
//! a divergent `continue` the rest of the iteration, after a divergent `return` everything that follows.

use crate::ir::{
    Access, ArraySpace, Block, Builtin, EntityId, Expr, Kernel, ReduceOp, SUBGROUP_LANES, Scalar, Span, Stmt, StmtKind,
    SubgroupOp, Type, ValueId, VarId,
};

use super::ValidKernel;

/// The largest group whose invocations hold the same value; later is smaller.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Extent {
    /// All invocations of the workgroup.
    Workgroup,
    /// All lanes of each subgroup.
    Subgroup,
    /// Each invocation has its own.
    Invocation,
}

/// What the analysis knows of a valid kernel. Engines and emitters use it for speed.
#[derive(Clone, PartialEq, Debug)]
pub struct Uniformity {
    values: Vec<Extent>,
    vars: Vec<Extent>,
}

impl Uniformity {
    /// Analyses a kernel.
    pub fn of(kernel: &ValidKernel) -> Uniformity {
        let Analysis { values, vars, .. } = Analysis::run(kernel, Rules::Language);
        Uniformity { values, vars }
    }

    /// Across which invocations a value is the same; [`Extent::Invocation`] for an id of another kernel.
    pub fn value(&self, id: ValueId) -> Extent {
        self.values.get(id.index()).copied().unwrap_or(Extent::Invocation)
    }

    /// Whether all invocations of the workgroup that evaluate the value together get the same.
    pub fn is_workgroup_uniform(&self, id: ValueId) -> bool {
        self.value(id) == Extent::Workgroup
    }

    /// Across which invocations a variable is the same, once it was stored.
    pub fn var(&self, id: VarId) -> Extent {
        self.vars.get(id.index()).copied().unwrap_or(Extent::Invocation)
    }
}

/// Which facts count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rules {
    /// All that is true.
    Language,
    /// What WGSL's own analysis accepts too: nothing follows from the shape of the workgroup.
    Portable,
}

/// How uniform the control flow at a statement is, and since where it is no more than that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Flow {
    pub(super) extent: Extent,
    pub(super) cause: Span,
}

impl Flow {
    const UNIFORM: Flow = Flow { extent: Extent::Workgroup, cause: Span::GENERATED };

    fn join(self, other: Flow) -> Flow {
        if other.extent > self.extent { other } else { self }
    }
}

/// Control flow that ends early, by where it goes.
#[derive(Clone, Copy)]
struct Escapes {
    to_loop_end: Flow,
    to_next_iteration: Flow,
    to_kernel_end: Flow,
}

impl Escapes {
    const NONE: Escapes =
        Escapes { to_loop_end: Flow::UNIFORM, to_next_iteration: Flow::UNIFORM, to_kernel_end: Flow::UNIFORM };

    fn join(self, other: Escapes) -> Escapes {
        Escapes {
            to_loop_end: self.to_loop_end.join(other.to_loop_end),
            to_next_iteration: self.to_next_iteration.join(other.to_next_iteration),
            to_kernel_end: self.to_kernel_end.join(other.to_kernel_end),
        }
    }

    fn any(self) -> Flow {
        self.to_loop_end.join(self.to_next_iteration).join(self.to_kernel_end)
    }
}

/// The finished analysis of a kernel whose ids are known to be good (V1).
pub(super) struct Analysis {
    values: Vec<Extent>,
    vars: Vec<Extent>,
    /// Private arrays; the others are never uniform.
    arrays: Vec<Extent>,
    /// What leaving early does to each loop's body, in order of appearance.
    loops: Vec<Flow>,
    rules: Rules,
    changed: bool,
}

impl Analysis {
    pub(super) fn run(kernel: &Kernel, rules: Rules) -> Analysis {
        let mut analysis = Analysis {
            values: vec![Extent::Workgroup; kernel.values.len()],
            vars: vec![Extent::Workgroup; kernel.vars.len()],
            arrays: vec![Extent::Workgroup; kernel.arrays.len()],
            loops: Vec::new(),
            rules,
            changed: true,
        };
        // Extents only grow and there are three of them, so this ends; twice is usual.
        while analysis.changed {
            analysis.changed = false;
            Walk { kernel, analysis: &mut analysis, next_loop: 0, visit: None }.block(&kernel.body, Flow::UNIFORM);
        }
        analysis
    }

    pub(super) fn value(&self, id: ValueId) -> Extent {
        self.values[id.index()]
    }

    /// Calls `visit` with every statement and the control flow that it stands in.
    pub(super) fn for_each_stmt(&self, kernel: &Kernel, mut visit: impl FnMut(&Stmt, Flow)) {
        let mut copy = Analysis {
            values: self.values.clone(),
            vars: self.vars.clone(),
            arrays: self.arrays.clone(),
            loops: self.loops.clone(),
            ..*self
        };
        let visit: &mut Visit<'_> = &mut visit;
        Walk { kernel, analysis: &mut copy, next_loop: 0, visit: Some(visit) }.block(&kernel.body, Flow::UNIFORM);
    }

    fn raise(&mut self, which: impl FnOnce(&mut Analysis) -> &mut Extent, extent: Extent) {
        let current = which(self);
        if extent > *current {
            *current = extent;
            self.changed = true;
        }
    }
}

/// Called with a statement and the control flow that it stands in.
type Visit<'v> = dyn FnMut(&Stmt, Flow) + 'v;

/// One pass over the body.
struct Walk<'a, 'v> {
    kernel: &'a Kernel,
    analysis: &'a mut Analysis,
    next_loop: usize,
    visit: Option<&'v mut Visit<'v>>,
}

impl Walk<'_, '_> {
    fn block(&mut self, block: &Block, entry: Flow) -> Escapes {
        let mut flow = entry;
        let mut escapes = Escapes::NONE;
        for stmt in block {
            if let Some(visit) = &mut self.visit {
                visit(stmt, flow);
            }
            let leaving = self.stmt(stmt, flow);
            flow = flow.join(leaving.any());
            escapes = escapes.join(leaving);
        }
        escapes
    }

    fn stmt(&mut self, stmt: &Stmt, flow: Flow) -> Escapes {
        match &stmt.kind {
            StmtKind::Let { value, expr } => {
                let extent = self.expr(expr);
                self.analysis.raise(|a| &mut a.values[value.index()], extent);
                Escapes::NONE
            }
            StmtKind::VarStore { var, value } => {
                let extent = self.analysis.value(*value).max(flow.extent);
                self.analysis.raise(|a| &mut a.vars[var.index()], extent);
                Escapes::NONE
            }
            StmtKind::ArrayStore { array, index, value } => {
                let extent = self.analysis.value(*value).max(self.analysis.value(*index)).max(flow.extent);
                self.analysis.raise(|a| &mut a.arrays[array.index()], extent);
                Escapes::NONE
            }
            StmtKind::If { cond, then_block, else_block } => {
                let inner = flow.join(Flow { extent: self.analysis.value(*cond), cause: stmt.span });
                self.block(then_block, inner).join(self.block(else_block, inner))
            }
            StmtKind::For { counter, start, end, step, body } => {
                let [start, end, step] = [start, end, step].map(|bound| self.analysis.value(*bound));
                self.analysis.raise(|a| &mut a.values[counter.index()], start.max(step));
                let trips = Flow { extent: start.max(end).max(step), cause: stmt.span };
                self.repeat(body, flow.join(trips))
            }
            StmtKind::Loop { body } => self.repeat(body, flow),
            StmtKind::Break => Escapes { to_loop_end: flow, ..Escapes::NONE },
            StmtKind::Continue => Escapes { to_next_iteration: flow, ..Escapes::NONE },
            StmtKind::Return => Escapes { to_kernel_end: flow, ..Escapes::NONE },
            StmtKind::BufferStore { .. }
            | StmtKind::WordStore { .. }
            | StmtKind::TileStore { .. }
            | StmtKind::Barrier(_) => Escapes::NONE,
        }
    }

    fn repeat(&mut self, body: &Block, entry: Flow) -> Escapes {
        let index = self.next_loop;
        self.next_loop += 1;
        if self.analysis.loops.len() <= index {
            self.analysis.loops.resize(index + 1, Flow::UNIFORM);
        }
        let left = self.analysis.loops[index];
        let escapes = self.block(body, entry.join(left));
        // Who leaves in one iteration is missing in the next.
        let leaving = left.join(escapes.to_loop_end).join(escapes.to_kernel_end);
        if leaving.extent > left.extent {
            self.analysis.loops[index] = leaving;
            self.analysis.changed = true;
        }
        Escapes { to_kernel_end: escapes.to_kernel_end, ..Escapes::NONE }
    }

    fn expr(&self, expr: &Expr) -> Extent {
        let mut operands = Extent::Workgroup;
        expr.for_each_operand(|operand| operands = operands.max(self.analysis.value(operand)));
        match expr {
            Expr::Builtin(builtin) => self.builtin(*builtin),
            Expr::VarLoad(var) => self.analysis.vars[var.index()],
            Expr::ArrayLoad { array, .. } => match self.kernel.arrays[*array].space {
                ArraySpace::Private => operands.max(self.analysis.arrays[array.index()]),
                ArraySpace::Workgroup => Extent::Invocation,
            },
            Expr::BufferLoad { buffer, .. } | Expr::WordLoad { buffer, .. } => {
                match self.kernel.buffers[*buffer].access {
                    Access::Read => operands,
                    Access::Write | Access::ReadWrite => Extent::Invocation,
                }
            }
            Expr::Atomic { .. } => Extent::Invocation,
            Expr::Subgroup { op, value, arg } => self.exchange(*op, *value, *arg),
            Expr::Reduce(ReduceOp::Min | ReduceOp::Max, _, x)
                if self.kernel.values[*x].ty == Type::Scalar(Scalar::F32) =>
            {
                operands
            }
            Expr::Reduce(..) | Expr::Vote(..) => operands.min(self.subgroup()),
            Expr::TileZero | Expr::TileLoad { .. } | Expr::TileMulAdd { .. } => self.subgroup(),
            Expr::Const(_)
            | Expr::Immediate(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ternary(..)
            | Expr::Select { .. }
            | Expr::Convert(..)
            | Expr::Bitcast(..)
            | Expr::Encode(..)
            | Expr::Decode(..)
            | Expr::Construct(_)
            | Expr::Extract(..) => operands,
        }
    }

    /// The extent of what is the same in all lanes of a subgroup.
    fn subgroup(&self) -> Extent {
        let one = self.analysis.rules == Rules::Language && self.invocations() <= u64::from(SUBGROUP_LANES);
        if one { Extent::Workgroup } else { Extent::Subgroup }
    }

    fn invocations(&self) -> u64 {
        self.kernel.workgroup_size.iter().map(|&size| u64::from(size)).product()
    }

    fn exchange(&self, op: SubgroupOp, value: ValueId, arg: ValueId) -> Extent {
        let (value, arg) = (self.analysis.value(value), self.analysis.value(arg));
        match op {
            // Moving what all lanes share changes nothing.
            _ if value <= Extent::Subgroup => value,
            SubgroupOp::Broadcast => self.subgroup(),
            // One lane is read by all; a lane number per subgroup still gives one value per subgroup.
            SubgroupOp::Shuffle if arg <= Extent::Subgroup => self.subgroup(),
            _ => Extent::Invocation,
        }
    }

    fn builtin(&self, builtin: Builtin) -> Extent {
        let shape = self.analysis.rules == Rules::Language;
        let axis_size = |axis: u8| self.kernel.workgroup_size.get(usize::from(axis)).copied();
        match builtin {
            Builtin::WorkgroupId(_) | Builtin::NumWorkgroups(_) => Extent::Workgroup,
            Builtin::LocalInvocationId(axis) | Builtin::GlobalInvocationId(axis)
                if shape && axis_size(axis) == Some(1) =>
            {
                Extent::Workgroup
            }
            Builtin::LocalInvocationIndex | Builtin::Lane if shape && self.invocations() == 1 => Extent::Workgroup,
            Builtin::SubgroupId => self.subgroup(),
            Builtin::LocalInvocationId(_)
            | Builtin::GlobalInvocationId(_)
            | Builtin::LocalInvocationIndex
            | Builtin::Lane => Extent::Invocation,
        }
    }
}
