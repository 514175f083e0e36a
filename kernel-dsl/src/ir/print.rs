//! Stable text form of a kernel (`.kir`): what goldens compare and people read.
//!
//! Invariants: the text depends on the kernel's data alone, so equal kernels print equally on every machine; every
//! rounding that is not exact is visible; only the last component of a path is shown, and only where the line changes.
//! Ids that the kernel does not know print as they are: a malformed kernel can be printed too.

use std::fmt::{self, Display, Formatter};

use super::op::Rounding;
use super::{
    Access, ArraySpace, AtomicOp, AtomicPlace, Barrier, Block, Builtin, Const, Expr, HostExpr, ImmediateSource, Kernel,
    Mode, ReduceOp, Span, Stmt, StmtKind, SubgroupOp, TileMemory, TilePlace, TileRole, ValueId, VoteOp,
};

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mode = match self.mode {
            Mode::Strict => "strict",
            Mode::Fast => "fast",
        };
        writeln!(f, "kernel {} {mode}  // {}", self.name, Place(self.span))?;
        let [x, y, z] = self.workgroup_size;
        writeln!(f, "workgroup_size {x}, {y}, {z}")?;
        let dispatch = list(&self.dispatch, |expr| expr.display(&self.dims).to_string());
        writeln!(f, "dispatch {dispatch}")?;
        write_arguments(self, f)?;
        write_storage(self, f)?;
        f.write_str("{\n")?;
        let mut printer = Printer { kernel: self, f, indent: 1, last: None };
        printer.block(&self.body)?;
        f.write_str("}\n")
    }
}

fn write_arguments(kernel: &Kernel, f: &mut Formatter<'_>) -> fmt::Result {
    for (binding, (id, buffer)) in kernel.buffers.iter().enumerate() {
        let access = match buffer.access {
            Access::Read => "in",
            Access::Write => "out",
            Access::ReadWrite => "inout",
        };
        let shape = list(&buffer.shape, |expr: &HostExpr| expr.display(&kernel.dims).to_string());
        write!(f, "binding {binding} {id} {:?}: {access} {} [{shape}]", buffer.name, buffer.elem.name())?;
        if buffer.strides.iter().any(Option::is_some) {
            let strides = list(&buffer.strides, |stride| match stride {
                Some(id) => id.to_string(),
                None => "contiguous".to_owned(),
            });
            write!(f, " strides [{strides}]")?;
        }
        f.write_str("\n")?;
    }
    for (word, (id, immediate)) in kernel.immediates.iter().enumerate() {
        write!(f, "word {word} {id} {:?}: {} = ", immediate.name, immediate.scalar.name())?;
        match immediate.source {
            ImmediateSource::Argument => f.write_str("argument\n")?,
            ImmediateSource::Dim(dim) => {
                writeln!(f, "dim {}", HostExpr::Dim(dim).display(&kernel.dims))?;
            }
            ImmediateSource::Stride { buffer, axis } => writeln!(f, "stride {axis} of {buffer}")?,
        }
    }
    Ok(())
}

fn write_storage(kernel: &Kernel, f: &mut Formatter<'_>) -> fmt::Result {
    for (id, array) in kernel.arrays.iter() {
        let space = match array.space {
            ArraySpace::Workgroup => "workgroup",
            ArraySpace::Private => "private",
        };
        let elem = array.elem.name();
        let elem = if array.width == 1 { elem.to_owned() } else { format!("vec{}<{elem}>", array.width) };
        writeln!(f, "{space} {id} {:?}: {elem} [{}]", array.name, array.len)?;
    }
    for (id, var) in kernel.vars.iter() {
        writeln!(f, "let {id} {:?}: {}", var.name, var.ty)?;
    }
    Ok(())
}

fn list<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    items.iter().map(show).collect::<Vec<_>>().join(", ")
}

/// A span without the directory, which differs from machine to machine.
struct Place(Span);

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.line {
            0 => f.write_str(self.0.file_name()),
            line => write!(f, "{}:{line}", self.0.file_name()),
        }
    }
}

/// The number of elements or words of an access, where it is not one.
struct Width(u8);

impl Display for Width {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => Ok(()),
            width => write!(f, "; {width}"),
        }
    }
}

struct Printer<'a, 'f, 'w> {
    kernel: &'a Kernel,
    f: &'f mut Formatter<'w>,
    indent: usize,
    last: Option<Span>,
}

impl Printer<'_, '_, '_> {
    fn block(&mut self, block: &Block) -> fmt::Result {
        block.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn line(&mut self, span: Option<Span>, text: impl Display) -> fmt::Result {
        write!(self.f, "{:width$}{text}", "", width = self.indent * 2)?;
        if let Some(span) = span
            && self.last != Some(span)
        {
            self.last = Some(span);
            write!(self.f, "  // {}", Place(span))?;
        }
        self.f.write_str("\n")
    }

    fn nested(&mut self, block: &Block) -> fmt::Result {
        self.indent += 1;
        self.block(block)?;
        self.indent -= 1;
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> fmt::Result {
        let span = Some(stmt.span);
        match &stmt.kind {
            StmtKind::If { cond, then_block, else_block } => {
                self.line(span, format_args!("if {cond} {{"))?;
                self.nested(then_block)?;
                if !else_block.is_empty() {
                    self.line(None, "} else {")?;
                    self.nested(else_block)?;
                }
                self.line(None, "}")
            }
            StmtKind::For { counter, start, end, step, body } => {
                let counter = self.definition(*counter);
                self.line(span, format_args!("for {counter} in {start}..{end} step {step} {{"))?;
                self.nested(body)?;
                self.line(None, "}")
            }
            StmtKind::Loop { body } => {
                self.line(span, "loop {")?;
                self.nested(body)?;
                self.line(None, "}")
            }
            StmtKind::Let { value, expr } => {
                let definition = self.definition(*value);
                self.line(span, format_args!("{definition} = {expr}"))
            }
            simple => self.line(span, SimpleStmt(simple)),
        }
    }

    /// `%12 "name": f32`
    fn definition(&self, id: ValueId) -> String {
        match self.kernel.values.get(id) {
            Some(value) => match &value.name {
                Some(name) => format!("{id} {name:?}: {}", value.ty),
                None => format!("{id}: {}", value.ty),
            },
            None => format!("{id}: ?"),
        }
    }
}

/// A statement without blocks or results.
struct SimpleStmt<'a>(&'a StmtKind);

impl Display for SimpleStmt<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            StmtKind::VarStore { var, value } => write!(f, "{var} = {value}"),
            StmtKind::ArrayStore { array, index, value } => write!(f, "{array}[{index}] = {value}"),
            StmtKind::BufferStore { buffer, index, width, value } => {
                write!(f, "{buffer}[{index}{}] = {value}", Width(*width))
            }
            StmtKind::WordStore { buffer, word_index, width, value } => {
                write!(f, "{buffer}.words[{word_index}{}] = {value}", Width(*width))
            }
            StmtKind::TileStore { place, tile } => write!(f, "{place} = {tile}"),
            StmtKind::Barrier(Barrier::Workgroup) => f.write_str("workgroup_barrier"),
            StmtKind::Barrier(Barrier::Storage) => f.write_str("storage_barrier"),
            StmtKind::Barrier(Barrier::Subgroup) => f.write_str("subgroup_barrier"),
            StmtKind::Break => f.write_str("break"),
            StmtKind::Continue => f.write_str("continue"),
            StmtKind::Return => f.write_str("return"),
            StmtKind::Let { value, expr } => write!(f, "{value} = {expr}"),
            StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::Loop { .. } => {
                unreachable!("printed by `Printer::stmt`")
            }
        }
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Const(constant) => write!(f, "const {constant}"),
            Expr::Builtin(builtin) => write!(f, "{builtin}"),
            Expr::Immediate(id) => write!(f, "{id}"),
            Expr::Unary(op, rounding, x) => write!(f, "{}{} {x}", op.info().name, rounding.suffix()),
            Expr::Binary(op, rounding, a, b) => write!(f, "{}{} {a}, {b}", op.info().name, rounding.suffix()),
            Expr::Ternary(op, rounding, [a, b, c]) => {
                write!(f, "{}{} {a}, {b}, {c}", op.info().name, rounding.suffix())
            }
            Expr::Select { cond, if_true, if_false } => write!(f, "select {cond}, {if_true}, {if_false}"),
            Expr::Convert(to, x) => write!(f, "convert<{}> {x}", to.name()),
            Expr::Bitcast(to, x) => write!(f, "bitcast<{}> {x}", to.name()),
            Expr::Encode(elem, x) => write!(f, "encode<{}> {x}", elem.name()),
            Expr::Decode(elem, x) => write!(f, "decode<{}> {x}", elem.name()),
            Expr::Construct(parts) => write!(f, "construct {}", list(parts, ValueId::to_string)),
            Expr::Extract(x, index) => write!(f, "extract {x}, {index}"),
            Expr::VarLoad(var) => write!(f, "{var}"),
            Expr::ArrayLoad { array, index } => write!(f, "{array}[{index}]"),
            Expr::BufferLoad { buffer, index, width } => write!(f, "{buffer}[{index}{}]", Width(*width)),
            Expr::WordLoad { buffer, word_index, width } => write!(f, "{buffer}.words[{word_index}{}]", Width(*width)),
            Expr::Atomic { op, place, value } => {
                let op = atomic_name(*op);
                match place {
                    AtomicPlace::Buffer(id, index) => write!(f, "atomic_{op} {id}[{index}], {value}"),
                    AtomicPlace::Array(id, index) => write!(f, "atomic_{op} {id}[{index}], {value}"),
                }
            }
            Expr::Subgroup { op, value, arg } => write!(f, "{} {value}, {arg}", subgroup_name(*op)),
            Expr::Reduce(op, rounding, x) => reduce(f, *op, *rounding, *x),
            Expr::Vote(VoteOp::Ballot, x) => write!(f, "ballot {x}"),
            Expr::Vote(VoteOp::Any, x) => write!(f, "subgroup_any {x}"),
            Expr::Vote(VoteOp::All, x) => write!(f, "subgroup_all {x}"),
            Expr::TileZero => f.write_str("tile_zero"),
            Expr::TileLoad { role: TileRole::A, place } => write!(f, "load_tile_a {place}"),
            Expr::TileLoad { role: TileRole::B, place } => write!(f, "load_tile_b {place}"),
            Expr::TileLoad { role: TileRole::Accumulator, place } => write!(f, "load_tile_acc {place}"),
            Expr::TileMulAdd { a, b, acc } => write!(f, "tile_mul_add.any {a}, {b}, {acc}"),
        }
    }
}

fn reduce(f: &mut Formatter<'_>, op: ReduceOp, rounding: Rounding, x: ValueId) -> fmt::Result {
    let name = match op {
        ReduceOp::Add => "add",
        ReduceOp::Min => "min",
        ReduceOp::Max => "max",
        ReduceOp::And => "and",
        ReduceOp::Or => "or",
        ReduceOp::Xor => "xor",
    };
    write!(f, "subgroup_{name}{} {x}", rounding.suffix())
}

fn atomic_name(op: AtomicOp) -> &'static str {
    match op {
        AtomicOp::Add => "add",
        AtomicOp::Min => "min",
        AtomicOp::Max => "max",
        AtomicOp::And => "and",
        AtomicOp::Or => "or",
        AtomicOp::Xor => "xor",
        AtomicOp::Exchange => "exchange",
    }
}

fn subgroup_name(op: SubgroupOp) -> &'static str {
    match op {
        SubgroupOp::Shuffle => "shuffle",
        SubgroupOp::ShuffleXor => "shuffle_xor",
        SubgroupOp::ShuffleUp => "shuffle_up",
        SubgroupOp::ShuffleDown => "shuffle_down",
        SubgroupOp::Broadcast => "broadcast",
    }
}

impl Display for Const {
    /// Finite floats print as the shortest decimal that reads back to the same bits, others as bits.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Const::Bool(value) => write!(f, "{value}"),
            Const::I32(value) => write!(f, "{value}"),
            Const::U32(value) => write!(f, "{value}"),
            Const::F32(bits) if f32::from_bits(*bits).is_finite() => write!(f, "{:?}", f32::from_bits(*bits)),
            Const::F32(bits) => write!(f, "bits {bits:08x}"),
        }
    }
}

impl Display for Builtin {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (name, axis) = match self {
            Builtin::WorkgroupId(axis) => ("workgroup_id", axis),
            Builtin::NumWorkgroups(axis) => ("num_workgroups", axis),
            Builtin::LocalInvocationId(axis) => ("local_invocation_id", axis),
            Builtin::GlobalInvocationId(axis) => ("global_invocation_id", axis),
            Builtin::LocalInvocationIndex => return f.write_str("local_invocation_index"),
            Builtin::SubgroupId => return f.write_str("subgroup_id"),
            Builtin::Lane => return f.write_str("lane"),
        };
        match axis {
            0 => write!(f, "{name}.x"),
            1 => write!(f, "{name}.y"),
            2 => write!(f, "{name}.z"),
            other => write!(f, "{name}.{other}"),
        }
    }
}

impl Display for TilePlace {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let transposed = if self.transposed { ".transposed" } else { "" };
        let TilePlace { offset, stride, .. } = self;
        match self.memory {
            TileMemory::Buffer(id) => write!(f, "{id}.tile{transposed}[{offset}, stride {stride}]"),
            TileMemory::Array(id) => write!(f, "{id}.tile{transposed}[{offset}, stride {stride}]"),
        }
    }
}
