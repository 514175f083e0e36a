//! Removes what has no effect: unused values, loads, variables and arrays, empty branches and loops.
//!
//! Before: a well-formed kernel. After: the same stores, atomics and barriers in the same order; values are numbered in
//! order of definition; every variable and array is used. Buffers and immediates keep their order and number, used or
//! not: they are the launch contract, and launches are bound before targets are known. A loop without effects is taken
//! to end.

use crate::ir::{
    Arena, Array, ArrayId, AtomicPlace, Block, EntityId, Expr, Kernel, Stmt, StmtKind, TileMemory, Value, ValueId, Var,
    VarId,
};

use super::rewrite::for_each_stmt_operand_mut;

/// Removes what has no effect from `kernel`.
pub fn remove_unused(mut kernel: Kernel) -> Kernel {
    let mut live = Live {
        values: vec![false; kernel.values.len()],
        vars: vec![false; kernel.vars.len()],
        arrays: vec![false; kernel.arrays.len()],
        loops: Vec::new(),
        changed: true,
    };
    while live.changed {
        live.changed = false;
        Walk { live: &mut live, next_loop: 0, around: None }.block(&kernel.body);
    }
    let body = std::mem::take(&mut kernel.body);
    kernel.body = Sweep { live: &live, next_loop: 0, around: None }.block(body);
    Renumber::of(&kernel, &live).apply(kernel)
}

/// What something live depends on. Grows until nothing changes.
struct Live {
    values: Vec<bool>,
    vars: Vec<bool>,
    arrays: Vec<bool>,
    /// Loops with a live statement, last first.
    loops: Vec<bool>,
    changed: bool,
}

impl Live {
    fn mark(changed: &mut bool, flag: &mut bool) {
        *changed |= !std::mem::replace(flag, true);
    }

    fn value(&mut self, id: ValueId) {
        Live::mark(&mut self.changed, &mut self.values[id.index()]);
    }

    fn array(&mut self, id: ArrayId) {
        Live::mark(&mut self.changed, &mut self.arrays[id.index()]);
    }

    fn tile_memory(&mut self, memory: TileMemory) {
        if let TileMemory::Array(id) = memory {
            self.array(id);
        }
    }

    /// Marks what a live statement itself needs.
    fn needs(&mut self, kind: &StmtKind) {
        kind.for_each_operand(|operand| self.value(operand));
        match kind {
            StmtKind::Let { expr, .. } => match expr {
                Expr::VarLoad(var) => Live::mark(&mut self.changed, &mut self.vars[var.index()]),
                Expr::ArrayLoad { array, .. } | Expr::Atomic { place: AtomicPlace::Array(array, _), .. } => {
                    self.array(*array);
                }
                Expr::TileLoad { place, .. } => self.tile_memory(place.memory),
                _ => {}
            },
            StmtKind::TileStore { place, .. } => self.tile_memory(place.memory),
            _ => {}
        }
    }

    /// Whether a statement without blocks has an effect, as far as is known.
    fn has_effect(&self, kind: &StmtKind, around: Option<usize>) -> bool {
        match kind {
            StmtKind::Let { value, expr } => self.values[value.index()] || !expr.is_removable(),
            StmtKind::VarStore { var, .. } => self.vars[var.index()],
            StmtKind::ArrayStore { array, .. } => self.arrays[array.index()],
            StmtKind::TileStore { place, .. } => match place.memory {
                TileMemory::Buffer(_) => true,
                TileMemory::Array(id) => self.arrays[id.index()],
            },
            StmtKind::Break | StmtKind::Continue => around.is_some_and(|index| self.loops[index]),
            StmtKind::BufferStore { .. } | StmtKind::WordStore { .. } | StmtKind::Barrier(_) | StmtKind::Return => true,
            StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::Loop { .. } => false,
        }
    }
}

/// One marking pass over the body, from its last statement to its first, so that what a statement needs is marked before
/// that is reached; only loops take another pass. `around` is the innermost loop.
struct Walk<'a> {
    live: &'a mut Live,
    next_loop: usize,
    around: Option<usize>,
}

impl Walk<'_> {
    /// Whether some statement of the block has an effect.
    fn block(&mut self, block: &Block) -> bool {
        let mut any = false;
        for stmt in block.iter().rev() {
            any |= self.stmt(&stmt.kind);
        }
        any
    }

    fn stmt(&mut self, kind: &StmtKind) -> bool {
        let has_effect = match kind {
            StmtKind::If { then_block, else_block, .. } => {
                let else_effect = self.block(else_block);
                self.block(then_block) || else_effect
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body } => {
                let index = self.next_loop;
                self.next_loop += 1;
                if self.live.loops.len() <= index {
                    self.live.loops.resize(index + 1, false);
                }
                let around = self.around.replace(index);
                let has_effect = self.block(body);
                self.around = around;
                if has_effect {
                    Live::mark(&mut self.live.changed, &mut self.live.loops[index]);
                }
                has_effect
            }
            simple => self.live.has_effect(simple, self.around),
        };
        if has_effect {
            self.live.needs(kind);
        }
        has_effect
    }
}

/// Drops statements without effect; visits loops in the order in which `Walk` counted them.
struct Sweep<'a> {
    live: &'a Live,
    next_loop: usize,
    around: Option<usize>,
}

impl Sweep<'_> {
    fn block(&mut self, block: Block) -> Block {
        let mut kept: Block = block.into_iter().rev().filter_map(|stmt| self.stmt(stmt)).collect();
        kept.reverse();
        kept
    }

    fn stmt(&mut self, mut stmt: Stmt) -> Option<Stmt> {
        let keep = match &mut stmt.kind {
            StmtKind::If { then_block, else_block, .. } => {
                *else_block = self.block(std::mem::take(else_block));
                *then_block = self.block(std::mem::take(then_block));
                !(then_block.is_empty() && else_block.is_empty())
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body } => {
                let index = self.next_loop;
                self.next_loop += 1;
                let around = self.around.replace(index);
                *body = self.block(std::mem::take(body));
                self.around = around;
                self.live.loops[index]
            }
            simple => self.live.has_effect(simple, self.around),
        };
        keep.then_some(stmt)
    }
}

/// New ids for what is left.
struct Renumber {
    values: Vec<Option<ValueId>>,
    new_values: Arena<ValueId, Value>,
    vars: Vec<Option<VarId>>,
    new_vars: Arena<VarId, Var>,
    arrays: Vec<Option<ArrayId>>,
    new_arrays: Arena<ArrayId, Array>,
}

impl Renumber {
    fn of(kernel: &Kernel, live: &Live) -> Renumber {
        let mut order = Vec::new();
        survey(&kernel.body, &mut order);
        let mut this = Renumber {
            values: vec![None; kernel.values.len()],
            new_values: Arena::new(),
            vars: Vec::new(),
            new_vars: Arena::new(),
            arrays: Vec::new(),
            new_arrays: Arena::new(),
        };
        for old in order {
            this.values[old.index()] = Some(this.new_values.push(kernel.values[old].clone()));
        }
        keep(&kernel.vars, &live.vars, &mut this.vars, &mut this.new_vars);
        keep(&kernel.arrays, &live.arrays, &mut this.arrays, &mut this.new_arrays);
        this
    }

    fn apply(self, mut kernel: Kernel) -> Kernel {
        self.block(&mut kernel.body);
        kernel.values = self.new_values;
        kernel.vars = self.new_vars;
        kernel.arrays = self.new_arrays;
        kernel
    }

    fn block(&self, block: &mut Block) {
        for stmt in block {
            for_each_stmt_operand_mut(&mut stmt.kind, |value| renumber(&self.values, value));
            self.stmt(&mut stmt.kind);
            for nested in stmt.kind.blocks_mut() {
                self.block(nested);
            }
        }
    }

    fn stmt(&self, kind: &mut StmtKind) {
        match kind {
            StmtKind::Let { value, expr } => {
                renumber(&self.values, value);
                match expr {
                    Expr::VarLoad(var) => renumber(&self.vars, var),
                    Expr::ArrayLoad { array, .. } | Expr::Atomic { place: AtomicPlace::Array(array, _), .. } => {
                        renumber(&self.arrays, array);
                    }
                    Expr::TileLoad { place, .. } => self.tile_memory(&mut place.memory),
                    _ => {}
                }
            }
            StmtKind::For { counter, .. } => renumber(&self.values, counter),
            StmtKind::VarStore { var, .. } => renumber(&self.vars, var),
            StmtKind::ArrayStore { array, .. } => renumber(&self.arrays, array),
            StmtKind::TileStore { place, .. } => self.tile_memory(&mut place.memory),
            _ => {}
        }
    }

    fn tile_memory(&self, memory: &mut TileMemory) {
        if let TileMemory::Array(id) = memory {
            renumber(&self.arrays, id);
        }
    }
}

/// Notes the values in order of definition.
fn survey(block: &Block, order: &mut Vec<ValueId>) {
    for stmt in block {
        match &stmt.kind {
            StmtKind::Let { value, .. } => order.push(*value),
            StmtKind::For { counter, .. } => order.push(*counter),
            _ => {}
        }
        for nested in stmt.kind.blocks() {
            survey(nested, order);
        }
    }
}

fn keep<K: EntityId, V: Clone>(old: &Arena<K, V>, used: &[bool], map: &mut Vec<Option<K>>, new: &mut Arena<K, V>) {
    for ((_, item), used) in old.iter().zip(used) {
        map.push(used.then(|| new.push(item.clone())));
    }
}

fn renumber<K: EntityId>(map: &[Option<K>], id: &mut K) {
    *id = map[id.index()].expect("what a live statement refers to is live");
}
