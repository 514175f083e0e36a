//! Registers of a plan: which are free, who holds them, and when values die.
//!
//! Invariants: a column is free only when no live value and no variable holds it; a value dies after the last statement
//! of its own block that mentions it, so a value from outside of a loop lives through every iteration.

use std::collections::HashMap;

use crate::interp::plan::{ColumnId, Preset, Reg};
use crate::ir::{Block, EntityId, Kernel, StmtKind, ValueId, VarId};

/// Columns, scalars and what is set before the body runs.
#[derive(Default)]
pub(super) struct Registers {
    holders: Vec<u32>,
    free: Vec<ColumnId>,
    scalars: u32,
    presets: HashMap<Preset, Reg>,
    /// In order of first use.
    pub(super) preset_list: Vec<(Reg, Preset)>,
    /// Whether freed columns are given out again.
    reuse: bool,
}

impl Registers {
    pub(super) fn new(reuse: bool) -> Registers {
        Registers { reuse, ..Registers::default() }
    }

    pub(super) fn column_count(&self) -> u32 {
        self.holders.len() as u32
    }

    pub(super) fn scalar_count(&self) -> u32 {
        self.scalars
    }

    /// A column that nobody holds, with one holder.
    pub(super) fn column(&mut self) -> ColumnId {
        if let Some(id) = self.free.pop() {
            self.holders[id as usize] = 1;
            return id;
        }
        self.new_column()
    }

    fn new_column(&mut self) -> ColumnId {
        self.holders.push(1);
        self.holders.len() as ColumnId - 1
    }

    /// A scalar; scalars are never reused.
    pub(super) fn scalar(&mut self) -> Reg {
        self.scalars += 1;
        Reg::Scalar(self.scalars - 1)
    }

    pub(super) fn register(&mut self, uniform: bool) -> Reg {
        if uniform { self.scalar() } else { Reg::Column(self.column()) }
    }

    /// A register that holds `preset` for the whole run.
    pub(super) fn preset(&mut self, preset: Preset, uniform: bool) -> Reg {
        if let Some(&reg) = self.presets.get(&preset) {
            return reg;
        }
        // Never a column that ops wrote before: presets are set before the body runs, and only then.
        let reg = if uniform { self.scalar() } else { Reg::Column(self.new_column()) };
        self.presets.insert(preset, reg);
        self.preset_list.push((reg, preset));
        reg
    }

    /// The register of a preset that is in use already.
    pub(super) fn known_preset(&self, preset: Preset) -> Option<Reg> {
        self.presets.get(&preset).copied()
    }

    pub(super) fn hold(&mut self, reg: Reg) {
        if let Reg::Column(id) = reg {
            self.holders[id as usize] += 1;
        }
    }

    pub(super) fn release(&mut self, reg: Reg) {
        if let Reg::Column(id) = reg {
            let holders = &mut self.holders[id as usize];
            *holders -= 1;
            if *holders == 0 && self.reuse {
                self.free.push(id);
            }
        }
    }

    /// Whether it is a column that nobody holds.
    pub(super) fn is_free(&self, reg: Reg) -> bool {
        matches!(reg, Reg::Column(id) if self.holders[id as usize] == 0)
    }

    /// Whether only one value (or variable) holds it.
    pub(super) fn is_sole(&self, reg: Reg) -> bool {
        match reg {
            Reg::Column(id) => self.holders[id as usize] == 1,
            Reg::Scalar(_) => true,
        }
    }
}

/// For each value: the index, in the block that defines it, of the last statement that mentions it.
pub(super) struct Liveness {
    last: Vec<usize>,
}

impl Liveness {
    pub(super) fn of(kernel: &Kernel) -> Liveness {
        let mut walk = Walk {
            depth_of: vec![0; kernel.values.len()],
            path: Vec::new(),
            result: Liveness { last: vec![0; kernel.values.len()] },
        };
        walk.block(&kernel.body);
        walk.result
    }

    /// Index in the defining block of the last statement that mentions `value`.
    pub(super) fn last_mention(&self, value: ValueId) -> usize {
        self.last[value.index()]
    }
}

struct Walk {
    depth_of: Vec<usize>,
    /// Statement index at each depth, outermost first.
    path: Vec<usize>,
    result: Liveness,
}

impl Walk {
    fn define(&mut self, value: ValueId, depth: usize, index: usize) {
        self.depth_of[value.index()] = depth;
        self.result.last[value.index()] = index;
    }

    fn block(&mut self, block: &Block) {
        let depth = self.path.len();
        self.path.push(0);
        for (index, stmt) in block.iter().enumerate() {
            self.path[depth] = index;
            stmt.kind.for_each_operand(|operand| {
                self.result.last[operand.index()] = self.path[self.depth_of[operand.index()]];
            });
            match &stmt.kind {
                StmtKind::Let { value, .. } => self.define(*value, depth, index),
                // The counter belongs to the body, and the loop itself sets it, so it lives as long as the loop.
                StmtKind::For { counter, .. } => self.define(*counter, depth, index),
                _ => {}
            }
            for inner in stmt.kind.blocks() {
                self.block(inner);
            }
        }
        self.path.pop();
    }
}

/// Whether one of the statements stores `var`, nested blocks included.
pub(super) fn stores_var(block: &[crate::ir::Stmt], var: VarId) -> bool {
    block.iter().any(|stmt| match &stmt.kind {
        StmtKind::VarStore { var: stored, .. } => *stored == var,
        kind => kind.blocks().any(|inner| stores_var(inner, var)),
    })
}
