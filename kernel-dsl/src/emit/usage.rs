//! What the body uses: live values and their uses, where each variable is declared, how each buffer is accessed.
//!
//! Invariants: a value without a use and without a side effect is not printed; a variable is declared in the innermost
//! block that holds all its accesses and assigns it before it reads it, so that a new declaration on each loop
//! iteration cannot change what it holds.

use std::collections::HashMap;

use crate::ir::{
    AtomicPlace, Block, BufferId, EntityId, Expr, Kernel, Rounding, Stmt, StmtKind, TileMemory, TilePlace, ValueId,
    VarId,
};

/// A block of this kernel, by its address while the kernel is borrowed.
pub(super) type BlockKey = usize;

/// The key of a block.
pub(super) fn block_key(block: &Block) -> BlockKey {
    std::ptr::from_ref(block) as usize
}

/// How a buffer is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BufferUse {
    /// Widest element or word access: 1, 2 or 4.
    pub width: u8,
    /// Whether atomics work on it.
    pub atomic: bool,
    /// Whether one narrow element is stored on its own.
    pub narrow_store: bool,
    /// Whether tiles are loaded from or stored to it.
    pub tile: bool,
}

/// How an array is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ArrayUse {
    /// Whether anything touches it.
    pub touched: bool,
    /// Whether atomics work on it.
    pub atomic: bool,
}

/// Where a variable is declared: before this statement of this block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Home {
    pub block: BlockKey,
    pub stmt: usize,
}

/// What the body uses.
pub(super) struct Usage {
    uses: Vec<u32>,
    defined_in: Vec<BlockKey>,
    used_in: Vec<BlockKey>,
    stored: Vec<bool>,
    homes: HashMap<VarId, Home>,
    buffers: Vec<BufferUse>,
    arrays: Vec<ArrayUse>,
    /// Statements in total, nested ones included.
    pub statements: u32,
    /// Whether matrix tiles occur.
    pub tiles: bool,
    /// Whether an op rounds on its own, so that nothing may contract or re-associate it.
    pub separate_rounding: bool,
}

impl Usage {
    /// Walks the body.
    pub fn of(kernel: &Kernel) -> Usage {
        let values = kernel.values.len();
        let none = BufferUse { width: 1, atomic: false, narrow_store: false, tile: false };
        let mut usage = Usage {
            uses: vec![0; values],
            defined_in: vec![0; values],
            used_in: vec![0; values],
            stored: vec![false; values],
            homes: HashMap::new(),
            buffers: vec![none; kernel.buffers.len()],
            arrays: vec![ArrayUse::default(); kernel.arrays.len()],
            statements: 0,
            tiles: false,
            separate_rounding: false,
        };
        usage.count(kernel, &kernel.body);
        for var in kernel.vars.ids() {
            if let Some(home) = find_home(&kernel.body, var) {
                usage.homes.insert(var, home);
            }
        }
        usage
    }

    /// Number of uses by printed statements.
    pub fn uses(&self, value: ValueId) -> u32 {
        self.uses[value.index()]
    }

    /// Whether the only use is in the block of the definition.
    pub fn used_once_beside(&self, value: ValueId) -> bool {
        let index = value.index();
        self.uses[index] == 1 && self.used_in[index] == self.defined_in[index]
    }

    /// Whether a store takes the value as it is.
    pub fn is_stored(&self, value: ValueId) -> bool {
        self.stored[value.index()]
    }

    /// Where `var` is declared; `None` when nothing touches it.
    pub fn home(&self, var: VarId) -> Option<Home> {
        self.homes.get(&var).copied()
    }

    /// How `buffer` is accessed.
    pub fn buffer(&self, buffer: BufferId) -> BufferUse {
        self.buffers[buffer.index()]
    }

    /// How `array` is accessed.
    pub fn array(&self, array: crate::ir::ArrayId) -> ArrayUse {
        self.arrays[array.index()]
    }

    /// Counts from the last statement to the first, so that operands of dead values stay dead.
    fn count(&mut self, kernel: &Kernel, block: &Block) {
        let key = block_key(block);
        for stmt in block.iter().rev() {
            self.statements = self.statements.saturating_add(1);
            for nested in stmt.kind.blocks() {
                self.count(kernel, nested);
            }
            if let StmtKind::Let { value, expr } = &stmt.kind {
                self.defined_in[value.index()] = key;
                if self.uses[value.index()] == 0 && expr.is_removable() {
                    continue;
                }
                self.note_expr(expr);
            }
            self.note_store(kernel, &stmt.kind);
            stmt.kind.for_each_operand(|operand| {
                self.uses[operand.index()] += 1;
                self.used_in[operand.index()] = key;
            });
        }
    }

    fn widen(&mut self, buffer: BufferId, width: u8) {
        let usage = &mut self.buffers[buffer.index()];
        usage.width = usage.width.max(width);
    }

    fn note_expr(&mut self, expr: &Expr) {
        self.separate_rounding |= rounds_alone(expr);
        match expr {
            Expr::BufferLoad { buffer, width, .. } | Expr::WordLoad { buffer, width, .. } => {
                self.widen(*buffer, *width);
            }
            Expr::ArrayLoad { array, .. } => self.arrays[array.index()].touched = true,
            Expr::Atomic { place: AtomicPlace::Buffer(buffer, _), .. } => self.buffers[buffer.index()].atomic = true,
            Expr::Atomic { place: AtomicPlace::Array(array, _), .. } => {
                self.arrays[array.index()] = ArrayUse { touched: true, atomic: true };
            }
            Expr::TileLoad { place, .. } => self.note_tile(place),
            Expr::TileZero | Expr::TileMulAdd { .. } => self.tiles = true,
            _ => {}
        }
    }

    fn note_store(&mut self, kernel: &Kernel, kind: &StmtKind) {
        if let StmtKind::VarStore { value, .. }
        | StmtKind::ArrayStore { value, .. }
        | StmtKind::BufferStore { value, .. } = kind
        {
            self.stored[value.index()] = true;
        }
        match kind {
            StmtKind::ArrayStore { array, .. } => self.arrays[array.index()].touched = true,
            StmtKind::BufferStore { buffer, width, .. } => {
                self.widen(*buffer, *width);
                if kernel.buffers[*buffer].elem.bytes() < 4 {
                    self.buffers[buffer.index()].narrow_store = true;
                }
            }
            StmtKind::WordStore { buffer, width, .. } => self.widen(*buffer, *width),
            StmtKind::TileStore { place, .. } => self.note_tile(place),
            _ => {}
        }
    }

    fn note_tile(&mut self, place: &TilePlace) {
        self.tiles = true;
        match place.memory {
            TileMemory::Buffer(buffer) => self.buffers[buffer.index()].tile = true,
            TileMemory::Array(array) => self.arrays[array.index()].touched = true,
        }
    }
}

/// Whether the op has a rounding that must not be merged with its neighbours'.
pub(super) fn rounds_alone(expr: &Expr) -> bool {
    match expr {
        Expr::Unary(_, rounding, _)
        | Expr::Binary(_, rounding, _, _)
        | Expr::Ternary(_, rounding, _)
        | Expr::Reduce(_, rounding, _) => matches!(rounding, Rounding::Rn | Rounding::Fused),
        _ => false,
    }
}

/// Whether `stmt` itself (not its blocks) reads or writes `var`.
fn touches(stmt: &Stmt, var: VarId) -> bool {
    match &stmt.kind {
        StmtKind::Let { expr, .. } => *expr == Expr::VarLoad(var),
        StmtKind::VarStore { var: target, .. } => *target == var,
        _ => false,
    }
}

fn touches_deep(stmt: &Stmt, var: VarId) -> bool {
    touches(stmt, var) || stmt.kind.blocks().any(|block| block.iter().any(|stmt| touches_deep(stmt, var)))
}

/// The innermost block that holds every access and assigns before it reads.
fn find_home(block: &Block, var: VarId) -> Option<Home> {
    let first = block.iter().position(|stmt| touches_deep(stmt, var))?;
    let last = block.iter().rposition(|stmt| touches_deep(stmt, var))?;
    if first == last && !touches(&block[first], var) {
        let mut holders = block[first].kind.blocks().filter(|nested| nested.iter().any(|stmt| touches_deep(stmt, var)));
        if let (Some(nested), None) = (holders.next(), holders.next())
            && assigns(nested, var, Assigned::No) != Assigned::ReadBefore
        {
            return find_home(nested, var);
        }
    }
    Some(Home { block: block_key(block), stmt: first })
}

/// What is known of a variable at a point of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Assigned {
    No,
    Yes,
    /// Some path reads it unassigned.
    ReadBefore,
}

fn assigns(block: &Block, var: VarId, mut state: Assigned) -> Assigned {
    for stmt in block {
        state = match &stmt.kind {
            StmtKind::Let { expr, .. } if *expr == Expr::VarLoad(var) && state == Assigned::No => Assigned::ReadBefore,
            StmtKind::VarStore { var: target, .. } if *target == var && state == Assigned::No => Assigned::Yes,
            StmtKind::If { then_block, else_block, .. } => {
                match (assigns(then_block, var, state), assigns(else_block, var, state)) {
                    (Assigned::ReadBefore, _) | (_, Assigned::ReadBefore) => Assigned::ReadBefore,
                    (Assigned::Yes, Assigned::Yes) => Assigned::Yes,
                    _ => Assigned::No,
                }
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body } => match assigns(body, var, state) {
                Assigned::ReadBefore => Assigned::ReadBefore,
                _ => state,
            },
            // What follows is not reached on this path.
            StmtKind::Break | StmtKind::Continue | StmtKind::Return if state == Assigned::No => Assigned::Yes,
            _ => state,
        };
        if state == Assigned::ReadBefore {
            break;
        }
    }
    state
}
