//! Matrix tiles as eight numbers in each lane of a subgroup.
//!
//! Element `e` of lane `l` is the tile's element `32 * e + l` in row-major order: row `2 * e + l / 16`, column `l % 16`.
//! A product goes through workgroup memory: each subgroup writes its `a` and `b`, waits, and every lane sums over
//! ascending `k` its eight elements; it waits again before the memory is used anew.

use std::collections::HashMap;

use crate::ir::{
    Array, ArrayId, ArraySpace, Barrier, BinaryOp, Block, Builtin, Const, Elem, Expr, Kernel, Rounding, SUBGROUP_LANES,
    Stmt, StmtKind, TILE_DIM, TileMemory, TilePlace, Type, ValueId, Var, VarId,
};

use crate::pass::rewrite::Appender;

/// Elements of a tile.
const TILE_ELEMS: u32 = TILE_DIM * TILE_DIM;

/// Elements of a tile in each lane.
const PER_LANE: usize = (TILE_ELEMS / SUBGROUP_LANES) as usize;

/// Rows from one element of a lane to the next.
const ROW_STEP: u32 = SUBGROUP_LANES / TILE_DIM;

type Lanes<T> = [T; PER_LANE];

pub(super) fn lower_tiles(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let span = kernel.span;
    let subgroups = kernel.invocations() / SUBGROUP_LANES;
    let operands = kernel.arrays.push(Array {
        name: "tile_operands".to_owned(),
        space: ArraySpace::Workgroup,
        elem: Elem::F32,
        width: 1,
        len: subgroups.saturating_mul(2 * TILE_ELEMS).max(1),
        span,
    });
    let sums = lane_vars(&mut kernel, "tile_sum");
    let mut out = Block::new();
    let mut head = Appender { kernel: &mut kernel, block: &mut out, span };
    let lane = head.eval(Type::U32, Expr::Builtin(Builtin::Lane));
    let width = head.constant(TILE_DIM);
    let row = head.word(BinaryOp::Div, lane, width);
    let column = head.word(BinaryOp::Rem, lane, width);
    let subgroup = head.eval(Type::U32, Expr::Builtin(Builtin::SubgroupId));
    let size = head.constant(2 * TILE_ELEMS);
    let first = head.word(BinaryOp::Mul, subgroup, size);
    for (value, name) in [(lane, "lane"), (row, "tile_row"), (column, "tile_column"), (first, "tile_first")] {
        head.kernel.values[value].name = Some(name.to_owned());
    }
    let mut lowering =
        Lowering { operands, sums, lane, row, column, first, tiles: HashMap::new(), vars: HashMap::new() };
    let tile_vars: Vec<(VarId, String)> = kernel
        .vars
        .iter()
        .filter(|(_, var)| matches!(var.ty, Type::Tile(_)))
        .map(|(id, var)| (id, var.name.clone()))
        .collect();
    for (id, name) in tile_vars {
        let vars = lane_vars(&mut kernel, &name);
        lowering.vars.insert(id, vars);
    }
    lowering.block(&mut kernel, body, &mut out);
    kernel.body = out;
    kernel
}

/// One variable for each element of a lane.
fn lane_vars(kernel: &mut Kernel, name: &str) -> Lanes<VarId> {
    let span = kernel.span;
    std::array::from_fn(|e| kernel.vars.push(Var { name: format!("{name}_{e}"), ty: Type::F32, span }))
}

struct Lowering {
    operands: ArrayId,
    sums: Lanes<VarId>,
    lane: ValueId,
    row: ValueId,
    column: ValueId,
    /// First word of this subgroup's `a`; its `b` follows.
    first: ValueId,
    tiles: HashMap<ValueId, Lanes<ValueId>>,
    vars: HashMap<VarId, Lanes<VarId>>,
}

impl Lowering {
    fn block(&mut self, kernel: &mut Kernel, block: Block, out: &mut Block) {
        for mut stmt in block {
            for nested in stmt.kind.blocks_mut() {
                let old = std::mem::take(nested);
                self.block(kernel, old, nested);
            }
            let mut at = Appender { kernel, block: out, span: stmt.span };
            match stmt.kind {
                StmtKind::Let { value, expr: Expr::TileZero } => {
                    let zero = at.eval(Type::F32, Expr::Const(Const::F32(0)));
                    self.tiles.insert(value, [zero; PER_LANE]);
                }
                StmtKind::Let { value, expr: Expr::TileLoad { place, .. } } => {
                    let indices = self.indices(&mut at, &place);
                    let loaded = indices.map(|index| at.eval(Type::F32, load(place.memory, index)));
                    self.tiles.insert(value, loaded);
                }
                StmtKind::Let { value, expr: Expr::TileMulAdd { a, b, acc } } => {
                    let [a, b, acc] = [a, b, acc].map(|tile| self.tile(tile));
                    let sums = self.mul_add(&mut at, a, b, acc);
                    self.tiles.insert(value, sums);
                }
                StmtKind::Let { value, expr: Expr::VarLoad(var) } if self.vars.contains_key(&var) => {
                    let loaded = self.vars[&var].map(|var| at.eval(Type::F32, Expr::VarLoad(var)));
                    self.tiles.insert(value, loaded);
                }
                StmtKind::VarStore { var, value } if self.vars.contains_key(&var) => {
                    for (var, value) in self.vars[&var].into_iter().zip(self.tile(value)) {
                        at.stmt(StmtKind::VarStore { var, value });
                    }
                }
                StmtKind::TileStore { place, tile } => {
                    let indices = self.indices(&mut at, &place);
                    for (index, value) in indices.into_iter().zip(self.tile(tile)) {
                        at.stmt(store(place.memory, index, value));
                    }
                }
                kind => out.push(Stmt { span: stmt.span, kind }),
            }
        }
    }

    fn tile(&self, value: ValueId) -> Lanes<ValueId> {
        *self.tiles.get(&value).expect("every tile value was defined before, by an op or a load above")
    }

    /// Flat index of each element of this lane.
    fn indices(&self, at: &mut Appender<'_>, place: &TilePlace) -> Lanes<ValueId> {
        let (strided, direct) = if place.transposed { (self.column, self.row) } else { (self.row, self.column) };
        let along = at.word(BinaryOp::Mul, strided, place.stride);
        let first = at.word(BinaryOp::Add, place.offset, along);
        let first = at.word(BinaryOp::Add, first, direct);
        let row_step = at.constant(ROW_STEP);
        let step = if place.transposed { row_step } else { at.word(BinaryOp::Mul, place.stride, row_step) };
        let mut index = first;
        std::array::from_fn(|e| {
            if e > 0 {
                index = at.word(BinaryOp::Add, index, step);
            }
            index
        })
    }

    fn mul_add(
        &self,
        at: &mut Appender<'_>,
        a: Lanes<ValueId>,
        b: Lanes<ValueId>,
        acc: Lanes<ValueId>,
    ) -> Lanes<ValueId> {
        let first = at.word(BinaryOp::Add, self.first, self.lane);
        for (e, value) in (0..).zip(a.into_iter().chain(b)) {
            let index = self.plus(at, first, e * SUBGROUP_LANES);
            at.stmt(StmtKind::ArrayStore { array: self.operands, index, value });
        }
        at.stmt(StmtKind::Barrier(Barrier::Workgroup));
        for (var, value) in self.sums.into_iter().zip(acc) {
            at.stmt(StmtKind::VarStore { var, value });
        }
        self.sum_over_k(at);
        at.stmt(StmtKind::Barrier(Barrier::Workgroup));
        self.sums.map(|var| at.eval(Type::F32, Expr::VarLoad(var)))
    }

    /// `for k in 0..16 { sum[e] += a[row(e)][k] * b[k][column] }`
    fn sum_over_k(&self, at: &mut Appender<'_>) {
        let width = at.constant(TILE_DIM);
        let row_first = at.word(BinaryOp::Mul, self.row, width);
        let a_first = at.word(BinaryOp::Add, self.first, row_first);
        let b_first = at.word(BinaryOp::Add, self.first, self.column);
        let b_first = self.plus(at, b_first, TILE_ELEMS);
        let (start, step) = (at.constant(0), at.constant(1));
        let k = at.counter("k");
        let mut body = Block::new();
        let mut inner = Appender { kernel: at.kernel, block: &mut body, span: at.span };
        let b_row = inner.word(BinaryOp::Mul, k, width);
        let b_index = inner.word(BinaryOp::Add, b_first, b_row);
        let b = inner.eval(Type::F32, Expr::ArrayLoad { array: self.operands, index: b_index });
        let a_index = inner.word(BinaryOp::Add, a_first, k);
        for (e, var) in (0..).zip(self.sums) {
            let index = self.plus(&mut inner, a_index, e * SUBGROUP_LANES);
            let a = inner.eval(Type::F32, Expr::ArrayLoad { array: self.operands, index });
            let product = inner.eval(Type::F32, Expr::Binary(BinaryOp::Mul, Rounding::Rn, a, b));
            let sum = inner.eval(Type::F32, Expr::VarLoad(var));
            let value = inner.eval(Type::F32, Expr::Binary(BinaryOp::Add, Rounding::Rn, sum, product));
            inner.stmt(StmtKind::VarStore { var, value });
        }
        at.stmt(StmtKind::For { counter: k, start, end: width, step, body });
    }

    fn plus(&self, at: &mut Appender<'_>, value: ValueId, number: u32) -> ValueId {
        if number == 0 {
            return value;
        }
        let number = at.constant(number);
        at.word(BinaryOp::Add, value, number)
    }
}

fn load(memory: TileMemory, index: ValueId) -> Expr {
    match memory {
        TileMemory::Buffer(buffer) => Expr::BufferLoad { buffer, index, width: 1 },
        TileMemory::Array(array) => Expr::ArrayLoad { array, index },
    }
}

fn store(memory: TileMemory, index: ValueId, value: ValueId) -> StmtKind {
    match memory {
        TileMemory::Buffer(buffer) => StmtKind::BufferStore { buffer, index, width: 1, value },
        TileMemory::Array(array) => StmtKind::ArrayStore { array, index, value },
    }
}
