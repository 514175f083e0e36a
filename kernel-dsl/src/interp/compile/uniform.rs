//! Which values are the same for every active invocation of a workgroup, so that one scalar holds them.
//!
//! This is about execution, not about legality: in lock-step, a load from a uniform index is uniform too.
//! The analysis starts by believing that everything is, and takes back until nothing changes.

use crate::ir::{ArraySpace, Block, Builtin, EntityId, Expr, Kernel, StmtKind, ValueId};

/// The result of the analysis.
pub(super) struct Uniform {
    values: Vec<bool>,
    vars: Vec<bool>,
    /// For each loop in preorder: whether invocations leave its iterations at different times.
    ragged_loops: Vec<bool>,
    /// Whether loads and variables may be uniform (not in the checked face, which follows each invocation).
    memory: bool,
    changed: bool,
}

/// Where the walk stands.
struct Place {
    divergent: bool,
    innermost_loop: Option<usize>,
}

impl Uniform {
    /// Analyses `kernel`.
    pub(super) fn of(kernel: &Kernel, memory: bool) -> Uniform {
        let mut this = Uniform {
            values: vec![true; kernel.values.len()],
            vars: vec![memory; kernel.vars.len()],
            ragged_loops: Vec::new(),
            memory,
            changed: true,
        };
        for (id, var) in kernel.vars.iter() {
            this.vars[id.index()] &= var.ty.components() > 0;
        }
        while this.changed {
            this.changed = false;
            let mut next_loop = 0;
            let place = Place { divergent: false, innermost_loop: None };
            this.block(kernel, &kernel.body, &place, &mut next_loop);
        }
        this
    }

    /// Whether `value` is the same for every active invocation.
    pub(super) fn value(&self, value: ValueId) -> bool {
        self.values[value.index()]
    }

    /// Whether every active invocation's variable is the same at every time.
    pub(super) fn var(&self, var: crate::ir::VarId) -> bool {
        self.vars[var.index()]
    }

    fn take_back(slot: &mut bool, keep: bool, changed: &mut bool) {
        if *slot && !keep {
            *slot = false;
            *changed = true;
        }
    }

    fn set_value(&mut self, value: ValueId, uniform: bool) {
        Self::take_back(&mut self.values[value.index()], uniform, &mut self.changed);
    }

    fn block(&mut self, kernel: &Kernel, block: &Block, place: &Place, next_loop: &mut usize) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Let { value, expr } => {
                    let uniform = self.expr(kernel, expr);
                    self.set_value(*value, uniform);
                }
                StmtKind::VarStore { var, value } => {
                    let uniform = !place.divergent && self.value(*value);
                    Self::take_back(&mut self.vars[var.index()], uniform, &mut self.changed);
                }
                StmtKind::If { cond, then_block, else_block } => {
                    let divergent = place.divergent || !self.value(*cond);
                    let inner = Place { divergent, innermost_loop: place.innermost_loop };
                    self.block(kernel, then_block, &inner, next_loop);
                    self.block(kernel, else_block, &inner, next_loop);
                }
                StmtKind::For { counter, start, end, step, body } => {
                    let together = self.value(*start) && self.value(*step);
                    self.set_value(*counter, together);
                    let divergent = place.divergent || !together || !self.value(*end);
                    self.loop_body(kernel, body, divergent, next_loop);
                }
                StmtKind::Loop { body } => self.loop_body(kernel, body, place.divergent, next_loop),
                StmtKind::Break | StmtKind::Continue => {
                    if let (true, Some(index)) = (place.divergent, place.innermost_loop) {
                        let slot = &mut self.ragged_loops[index];
                        self.changed |= !*slot;
                        *slot = true;
                    }
                }
                StmtKind::ArrayStore { .. } | StmtKind::BufferStore { .. } | StmtKind::WordStore { .. } => {}
                StmtKind::TileStore { .. } | StmtKind::Barrier(_) | StmtKind::Return => {}
            }
        }
    }

    fn loop_body(&mut self, kernel: &Kernel, body: &Block, divergent: bool, next_loop: &mut usize) {
        let index = *next_loop;
        *next_loop += 1;
        if self.ragged_loops.len() <= index {
            self.ragged_loops.push(false);
        }
        let divergent = divergent || self.ragged_loops[index];
        self.block(kernel, body, &Place { divergent, innermost_loop: Some(index) }, next_loop);
    }

    fn expr(&self, kernel: &Kernel, expr: &Expr) -> bool {
        match expr {
            Expr::Builtin(builtin) => matches!(builtin, Builtin::WorkgroupId(_) | Builtin::NumWorkgroups(_)),
            Expr::VarLoad(var) => self.vars[var.index()],
            Expr::BufferLoad { index, .. } | Expr::WordLoad { word_index: index, .. } => {
                self.memory && self.value(*index)
            }
            Expr::ArrayLoad { array, index } => {
                self.memory && kernel.arrays[*array].space == ArraySpace::Workgroup && self.value(*index)
            }
            Expr::Atomic { .. } | Expr::Subgroup { .. } | Expr::Reduce(..) | Expr::Vote(..) => false,
            Expr::TileZero | Expr::TileLoad { .. } | Expr::TileMulAdd { .. } => false,
            _ => {
                let mut uniform = true;
                expr.for_each_operand(|operand| uniform &= self.value(operand));
                uniform
            }
        }
    }
}
