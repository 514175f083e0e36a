//! The printer shared by all languages: statements here, expressions in `expr`.
//!
//! A value that the author did not name and that is used once, in its own block, waits as text until its use; what
//! reads memory or a variable is written down before anything may change that memory or variable.
//! Literals, ids, immediates and vector components are repeated at each use. Long or deep text gets a name.
//!
//! Invariants: operations keep their order with respect to every side effect; a value is evaluated once.

mod expr;
mod function;

use super::EmitError;
use super::context::{Context, Operand};
use super::dialect::{BufferPlace, Dialect, TileText, Unit};
use super::text::{Lines, Strength, Text};
use super::usage::{block_key, rounds_alone};
use crate::ir::{Block, Const, EntityId, Expr, Span, Stmt, StmtKind, TilePlace, Type, ValueId, VarId};

/// Expressions longer than this are given a name.
const LONGEST_INLINE: usize = 96;
/// Ops within ops that an expression may have; compilers recurse into them.
const DEEPEST_INLINE: u32 = 16;

/// What a waiting text reads, and how deep it nests.
#[derive(Clone, Default, PartialEq, Debug)]
struct Reads {
    depth: u32,
    memory: bool,
    vars: Vec<VarId>,
}

impl Reads {
    fn any(&self) -> bool {
        self.memory || !self.vars.is_empty()
    }

    fn add(&mut self, other: &Reads) {
        self.depth = self.depth.max(other.depth);
        self.memory |= other.memory;
        self.vars.extend_from_slice(&other.vars);
    }
}

/// What a statement may change.
enum Effect {
    Var(VarId),
    Memory,
    Everything,
}

/// How a value is printed at its uses.
#[derive(Clone, PartialEq, Debug)]
enum Slot {
    /// Not reached yet, dead, or used already.
    Empty,
    /// Text that may stand at every use.
    Repeat(Text, Option<Const>),
    /// Text that waits for its only use.
    Waiting(Text, Reads, Span),
}

/// A body being printed.
pub(super) struct Printer<'c, 'k, D> {
    cx: &'c mut Context<'k>,
    dialect: &'c D,
    lines: Lines,
    slots: Vec<Slot>,
    vars: Vec<Option<String>>,
    /// Values whose text waits, oldest first.
    waiting: Vec<ValueId>,
    /// What the operands taken for the current statement read.
    taken: Reads,
}

/// Prints the body of the kernel, indented once.
pub(super) fn print_body<D: Dialect>(cx: &mut Context, dialect: &D) -> Result<String, EmitError> {
    let kernel = cx.kernel;
    let mut printer = Printer::new(cx, dialect);
    printer.block(&kernel.body)?;
    Ok(printer.lines.finish())
}

impl<'c, 'k, D: Dialect> Printer<'c, 'k, D> {
    /// Nothing printed yet, indented once.
    fn new(cx: &'c mut Context<'k>, dialect: &'c D) -> Printer<'c, 'k, D> {
        let kernel = cx.kernel;
        Printer {
            dialect,
            lines: Lines::new(1),
            slots: vec![Slot::Empty; kernel.values.len()],
            vars: vec![None; kernel.vars.len()],
            waiting: Vec::new(),
            taken: Reads::default(),
            cx,
        }
    }

    fn block(&mut self, block: &Block) -> Result<(), EmitError> {
        self.cx.names.enter();
        let outer = std::mem::take(&mut self.waiting);
        for (index, stmt) in block.iter().enumerate() {
            self.declare_vars(block, index, stmt)?;
            self.stmt(stmt)?;
        }
        self.waiting = outer;
        self.cx.names.leave();
        Ok(())
    }

    /// Declares the variables whose home is here, except one that this very statement assigns.
    fn declare_vars(&mut self, block: &Block, index: usize, stmt: &Stmt) -> Result<(), EmitError> {
        let here = (block_key(block), index);
        for (id, var) in self.cx.kernel.vars.iter() {
            let home = self.cx.usage.home(id).map(|home| (home.block, home.stmt));
            let assigned = matches!(&stmt.kind, StmtKind::VarStore { var: target, .. } if *target == id);
            if home == Some(here) && !assigned {
                let name = self.cx.names.unique(&var.name);
                let line = self.dialect.declare(var.ty, &name, None);
                self.lines.push(var.span, &format!("{line};"));
                self.vars[id.index()] = Some(name);
            }
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<(), EmitError> {
        let span = stmt.span;
        self.taken = Reads::default();
        match &stmt.kind {
            StmtKind::Let { value, expr } => self.let_value(span, *value, expr),
            StmtKind::VarStore { var, value } => self.var_store(span, *var, *value),
            StmtKind::ArrayStore { array, index, value } => {
                let (index, value) = (self.operand(*index)?, self.operand(*value)?);
                let line = self.dialect.array_store(self.cx, *array, &index, &value);
                self.effect_line(span, &Effect::Memory, &line);
                Ok(())
            }
            StmtKind::BufferStore { buffer, index, width, value } => {
                let index = self.operand(*index)?;
                let place = BufferPlace { buffer: *buffer, unit: Unit::Elements, index, width: *width };
                self.store(span, &place, *value)
            }
            StmtKind::WordStore { buffer, word_index, width, value } => {
                let index = self.operand(*word_index)?;
                let place = BufferPlace { buffer: *buffer, unit: Unit::Words, index, width: *width };
                self.store(span, &place, *value)
            }
            StmtKind::TileStore { place, tile } => {
                let (place, tile) = (self.tile_place(span, place)?, self.operand(*tile)?);
                let line = self.dialect.tile_store(self.cx, &place, &tile.text);
                self.effect_line(span, &Effect::Memory, &line);
                Ok(())
            }
            StmtKind::Barrier(barrier) => {
                let line = self.dialect.barrier(*barrier);
                self.effect_line(span, &Effect::Memory, &line);
                Ok(())
            }
            StmtKind::If { cond, then_block, else_block } => self.branch(span, *cond, then_block, else_block),
            StmtKind::For { counter, start, end, step, body } => {
                self.counted(span, *counter, [*start, *end, *step], body)
            }
            StmtKind::Loop { body } => {
                self.flush(&Effect::Everything);
                self.lines.open(span, &format!("{} {{", self.dialect.endless()));
                self.block(body)?;
                self.lines.close();
                Ok(())
            }
            StmtKind::Break => self.jump(span, "break;"),
            StmtKind::Continue => self.jump(span, "continue;"),
            StmtKind::Return => self.jump(span, "return;"),
        }
    }

    fn jump(&mut self, span: Span, line: &str) -> Result<(), EmitError> {
        self.lines.push(span, line);
        Ok(())
    }

    fn store(&mut self, span: Span, place: &BufferPlace, value: ValueId) -> Result<(), EmitError> {
        let value = self.operand(value)?;
        let line = self.dialect.store(self.cx, place, &value);
        self.effect_line(span, &Effect::Memory, &line);
        Ok(())
    }

    fn effect_line(&mut self, span: Span, effect: &Effect, line: &str) {
        self.flush(effect);
        self.lines.push(span, &format!("{line};"));
    }

    fn var_store(&mut self, span: Span, var: VarId, value: ValueId) -> Result<(), EmitError> {
        let value = self.operand(value)?;
        self.flush(&Effect::Var(var));
        let line = if let Some(name) = &self.vars[var.index()] {
            format!("{name} = {};", value.text.text)
        } else {
            let declared = &self.cx.kernel.vars[var];
            let name = self.cx.names.unique(&declared.name);
            let line = format!("{};", self.dialect.declare(declared.ty, &name, Some(&value.text)));
            self.vars[var.index()] = Some(name);
            line
        };
        self.lines.push(span, &line);
        Ok(())
    }

    fn branch(&mut self, span: Span, cond: ValueId, then_block: &Block, else_block: &Block) -> Result<(), EmitError> {
        let mut cond = self.operand(cond)?.text;
        self.flush(&Effect::Everything);
        let (first, second) = match (then_block.is_empty(), else_block.is_empty()) {
            (true, true) => return Ok(()),
            (true, false) => {
                cond = Text::prefix("!", &cond);
                (else_block, then_block)
            }
            _ => (then_block, else_block),
        };
        self.lines.open(span, &format!("if ({}) {{", cond.text));
        self.block(first)?;
        if !second.is_empty() {
            self.lines.reopen("} else {");
            self.block(second)?;
        }
        self.lines.close();
        Ok(())
    }

    fn counted(&mut self, span: Span, counter: ValueId, bounds: [ValueId; 3], body: &Block) -> Result<(), EmitError> {
        let [start, end, step] = bounds;
        let start = self.operand(start)?;
        let end = self.steady(span, end)?;
        let step = self.steady(span, step)?;
        self.flush(&Effect::Everything);
        self.cx.names.enter();
        let value = &self.cx.kernel.values[counter];
        let name = self.cx.names.unique(value.name.as_deref().unwrap_or("i"));
        let text = Text::atom(name.clone());
        let init = self.dialect.declare(value.ty, &name, Some(&start.text));
        let counter_operand = Operand { text: text.clone(), ty: value.ty, constant: None };
        let next = self.binary(crate::ir::BinaryOp::Add, &counter_operand, &step)?;
        let advance = if next.text == format!("{name} + {}", step.text.text) {
            format!("{name} += {}", step.text.text)
        } else {
            format!("{name} = {}", next.text)
        };
        let test = Text::infix("<", &text, &end.text);
        self.slots[counter.index()] = Slot::Repeat(text, None);
        self.lines.open(span, &format!("for ({init}; {}; {advance}) {{", test.text));
        self.block(body)?;
        self.lines.close();
        self.cx.names.leave();
        Ok(())
    }

    /// An operand whose text may be evaluated on each iteration: a literal, immediate or name.
    fn steady(&mut self, span: Span, value: ValueId) -> Result<Operand, EmitError> {
        let repeats = matches!(self.slots[value.index()], Slot::Repeat(..));
        let operand = self.operand(value)?;
        if repeats {
            return Ok(operand);
        }
        Ok(self.bind(span, None, operand))
    }

    /// The stride is a literal or a name: naga translates a store only where its stride was evaluated before.
    fn tile_place(&mut self, span: Span, place: &TilePlace) -> Result<TileText, EmitError> {
        let (offset, stride) = (self.operand(place.offset)?.text, self.operand(place.stride)?);
        let simple = stride.text.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let stride = if simple { stride } else { self.bind(span, None, stride) };
        Ok(TileText { place: *place, offset, stride: stride.text })
    }

    /// Prints `let` and returns the name as an operand.
    fn bind(&mut self, span: Span, wanted: Option<&str>, operand: Operand) -> Operand {
        let name = match wanted {
            Some(wanted) => self.cx.names.unique(wanted),
            None => self.cx.names.temporary(),
        };
        let line = self.dialect.bind(operand.ty, &name, &operand.text);
        self.lines.push(span, &format!("{line};"));
        Operand { text: Text::atom(name), ty: operand.ty, constant: None }
    }

    /// The operand of `value`; text that waited is used up.
    fn operand(&mut self, value: ValueId) -> Result<Operand, EmitError> {
        let ty = self.cx.kernel.values[value].ty;
        match std::mem::replace(&mut self.slots[value.index()], Slot::Empty) {
            Slot::Repeat(text, constant) => {
                self.slots[value.index()] = Slot::Repeat(text.clone(), constant);
                Ok(Operand { text, ty, constant })
            }
            Slot::Waiting(text, reads, _) => {
                self.waiting.retain(|waiting| *waiting != value);
                self.taken.add(&reads);
                Ok(Operand { text, ty, constant: None })
            }
            Slot::Empty => Err(self.cx.malformed(format!("{value} is used where it is not visible"))),
        }
    }

    /// Writes down what waits and reads something that `effect` may change.
    fn flush(&mut self, effect: &Effect) {
        let waiting = std::mem::take(&mut self.waiting);
        for value in waiting {
            let hit = match &self.slots[value.index()] {
                Slot::Waiting(_, reads, _) => match effect {
                    Effect::Var(var) => reads.vars.contains(var),
                    Effect::Memory => reads.memory,
                    Effect::Everything => reads.any(),
                },
                _ => false,
            };
            if !hit {
                self.waiting.push(value);
                continue;
            }
            if let Slot::Waiting(text, _, span) = std::mem::replace(&mut self.slots[value.index()], Slot::Empty) {
                let ty = self.cx.kernel.values[value].ty;
                let bound = self.bind(span, None, Operand { text, ty, constant: None });
                self.slots[value.index()] = Slot::Repeat(bound.text, None);
            }
        }
    }

    fn let_value(&mut self, span: Span, value: ValueId, expr: &Expr) -> Result<(), EmitError> {
        let uses = self.cx.usage.uses(value);
        if uses == 0 && expr.is_removable() {
            return Ok(());
        }
        let text = self.expr(span, expr)?;
        let mut reads = std::mem::take(&mut self.taken);
        reads.depth += 1;
        match expr {
            Expr::VarLoad(var) => reads.vars.push(*var),
            Expr::ArrayLoad { .. } | Expr::BufferLoad { .. } | Expr::WordLoad { .. } => reads.memory = true,
            _ => {}
        }
        let info = &self.cx.kernel.values[value];
        let constant = if let Expr::Const(constant) = expr { Some(*constant) } else { None };
        if info.name.is_none() && self.repeats(expr) && !reads.any() {
            self.slots[value.index()] = Slot::Repeat(text, constant);
            return Ok(());
        }
        let short = text.text.len() <= LONGEST_INLINE && reads.depth <= DEEPEST_INLINE;
        if info.name.is_none() && short && self.cx.usage.used_once_beside(value) && self.may_wait(value, expr, info.ty)
        {
            self.slots[value.index()] = Slot::Waiting(text, reads, span);
            self.waiting.push(value);
            return Ok(());
        }
        if uses == 0 {
            self.lines.push(span, &format!("{};", text.text));
            return Ok(());
        }
        let wanted = info.name.as_deref();
        let bound = self.bind(span, wanted, Operand { text, ty: info.ty, constant: None });
        self.slots[value.index()] = Slot::Repeat(bound.text, None);
        Ok(())
    }

    /// Whether the text of an unnamed value may stand at several uses.
    fn repeats(&self, expr: &Expr) -> bool {
        matches!(expr, Expr::Const(_) | Expr::Builtin(_) | Expr::Immediate(_) | Expr::Extract(..))
    }

    /// Whether the text of an unnamed value may wait for its only use.
    fn may_wait(&self, value: ValueId, expr: &Expr, ty: Type) -> bool {
        if expr.is_collective() || matches!(expr, Expr::Atomic { .. } | Expr::TileZero) {
            return false;
        }
        // Stored as it is, the op still stands alone in its statement.
        if rounds_alone(expr) && self.dialect.separates_rounding() && !self.cx.usage.is_stored(value) {
            return false;
        }
        // A vector of literals has to stand in a `let`: operators on it would be evaluated by the language itself.
        !matches!((expr, ty), (Expr::Construct(_), Type::Vector(..))) || !self.dialect.folds_literals()
    }
}

/// Whether a text is a plain name.
fn is_name(text: &Text) -> bool {
    text.strength == Strength::Atom && text.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}
