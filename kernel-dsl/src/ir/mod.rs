//! The kernel IR: plain data, structured control flow, one assignment per value.
//!
//! A [`Kernel`] is a list of arguments (buffers, immediates), local storage (variables, arrays), values and a body.
//! The body is a tree of blocks of statements in execution order. Every operation is a statement of its own
//! ([`StmtKind::Let`]) whose operands are ids, so *when* something is evaluated is never a question: where it stands.
//! Emitters fold single-use values back into expressions for people to read.
//!
//! **Execution.** A dispatch runs `dispatch` workgroups of `workgroup_size` invocations. Invocations are numbered by
//! `local_invocation_index` (x fastest). 32 consecutive indices form a *subgroup*; a lane is the index modulo 32.
//! This subgroup is the language's own, whatever the hardware's width: targets without 32-lane subgroups
//! get exchanges through workgroup memory from `pass::lower`. Collective ops (barriers, subgroup ops, tiles)
//! stand only in workgroup-uniform control flow.
//!
//! **Scope.** A value is visible after its statement, in the rest of its block and in blocks nested there.
//! A `for` counter is visible in the loop's body. Variables and arrays belong to the kernel.
//!
//! **Rounding.** Every float op carries its [`Rounding`]; see `op`.
//!
//! Invariants of well-formedness are numbered in `validate`; this folder only holds data.

pub mod entity;
pub mod host;
pub mod op;
pub mod print;
pub mod types;

use std::panic::Location;

pub use entity::{Arena, ArrayId, BufferId, DimId, EntityId, ImmediateId, ValueId, VarId};
pub use host::{HostExpr, HostOp};
pub use op::{BinaryOp, Rounding, Rule, Spelling, TernaryOp, UnaryOp};
pub use types::{Access, ArraySpace, Elem, Scalar, TILE_DIM, TileRole, Type};

/// Lanes of a subgroup of the language.
pub const SUBGROUP_LANES: u32 = 32;

/// A place in an author's source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// Path as rustc was given it.
    pub file: &'static str,
    /// Line, from 1; 0 when generated.
    pub line: u32,
}

impl Span {
    /// The span of statements that no author wrote (passes, generated kernels).
    pub const GENERATED: Span = Span { file: "<generated>", line: 0 };

    /// The caller's place; the public surface is `#[track_caller]` all the way up.
    #[track_caller]
    pub fn caller() -> Span {
        let location = Location::caller();
        Span { file: location.file(), line: location.line() }
    }

    /// The last path component, as emitted comments show it.
    pub fn file_name(&self) -> &'static str {
        self.file.rsplit(['/', '\\']).next().unwrap_or(self.file)
    }
}

impl std::fmt::Display for Span {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The arithmetic contract of a kernel: a default for the rounding of its ops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// The same bits on every engine.
    #[default]
    Strict,
    /// Native functions, contraction and matrix tiles are allowed.
    Fast,
}

/// A storage buffer argument.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// The author's name.
    pub name: String,
    /// What it stores. Narrow elements are packed, lowest bits first, four-byte words.
    pub elem: Elem,
    /// What the kernel may do with it.
    pub access: Access,
    /// Length of each axis, slowest first. Rank 0 is not allowed.
    pub shape: Vec<HostExpr>,
    /// For each axis: the immediate that holds its stride in elements, or `None` for row-major contiguous.
    /// The last axis always has stride 1.
    pub strides: Vec<Option<ImmediateId>>,
    /// Where it was declared.
    pub span: Span,
}

/// Where the launch takes an immediate from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImmediateSource {
    /// A scalar argument of the same name.
    Argument,
    /// The size of a dimension.
    Dim(DimId),
    /// The stride of `axis` of `buffer`, in elements.
    Stride {
        /// The buffer.
        buffer: BufferId,
        /// Index into its shape.
        axis: u8,
    },
}

/// A 32-bit scalar handed over with the dispatch.
#[derive(Clone, PartialEq, Debug)]
pub struct Immediate {
    /// The author's name.
    pub name: String,
    /// `f32`, `u32` or `i32`.
    pub scalar: Scalar,
    /// Where the launch takes it from.
    pub source: ImmediateSource,
}

/// A workgroup or private array.
#[derive(Clone, PartialEq, Debug)]
pub struct Array {
    /// The author's name.
    pub name: String,
    /// Where it lives.
    pub space: ArraySpace,
    /// Element type: `f32`, `u32`, `i32`; or `f16` in workgroup memory for matrix tiles (fast mode).
    pub elem: Elem,
    /// Components of each element: 1, 2 or 4. More than 1 only for 32-bit elements.
    pub width: u8,
    /// Number of elements.
    pub len: u32,
    /// Where it was declared.
    pub span: Span,
}

impl Array {
    /// The type that a load gives.
    pub fn value_type(&self) -> Type {
        Type::of(self.elem.scalar(), self.width)
    }

    /// Bytes of one element as all targets lay it out.
    pub fn elem_bytes(&self) -> u32 {
        self.elem.bytes() * u32::from(self.width)
    }
}

/// A mutable variable in private memory, uninitialised until its first store.
#[derive(Clone, PartialEq, Debug)]
pub struct Var {
    /// The author's name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it was declared.
    pub span: Span,
}

/// What is known of a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// Its type.
    pub ty: Type,
    /// The author's name, if a `let` gave it one.
    pub name: Option<String>,
}

/// A kernel: arguments, local storage, body and launch contract.
#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    /// Kernel id; also the entry point's name, so `[a-z][a-z0-9_]*`.
    pub name: String,
    /// Where the author's function stands.
    pub span: Span,
    /// Default rounding of its ops.
    pub mode: Mode,
    /// Invocations per workgroup along x, y, z.
    pub workgroup_size: [u32; 3],
    /// Workgroups along x, y, z.
    pub dispatch: [HostExpr; 3],
    /// Names of the run-time dimensions.
    pub dims: Arena<DimId, String>,
    /// Storage buffers, in binding order.
    pub buffers: Arena<BufferId, Buffer>,
    /// Immediates, in word order.
    pub immediates: Arena<ImmediateId, Immediate>,
    /// Workgroup and private arrays.
    pub arrays: Arena<ArrayId, Array>,
    /// Mutable variables.
    pub vars: Arena<VarId, Var>,
    /// All values of the body.
    pub values: Arena<ValueId, Value>,
    /// The statements.
    pub body: Block,
}

impl Kernel {
    /// Invocations of a workgroup.
    pub fn invocations(&self) -> u32 {
        self.workgroup_size.iter().product()
    }

    /// Bytes of workgroup memory, each array aligned to 16.
    pub fn workgroup_bytes(&self) -> u64 {
        self.arrays
            .iter()
            .filter(|(_, array)| array.space == ArraySpace::Workgroup)
            .map(|(_, array)| (u64::from(array.len) * u64::from(array.elem_bytes())).next_multiple_of(16))
            .sum()
    }
}

/// Statements in execution order.
pub type Block = Vec<Stmt>;

/// A statement and the author's line that made it.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// The author's line.
    pub span: Span,
    /// What it does.
    pub kind: StmtKind,
}

/// What a statement does.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    /// Evaluates `expr` and names the result. An atomic's result may be unused.
    Let {
        /// The result.
        value: ValueId,
        /// The operation.
        expr: Expr,
    },
    /// `var = value`; types are equal.
    VarStore {
        /// Target.
        var: VarId,
        /// Source.
        value: ValueId,
    },
    /// `array[index] = value`; index `u32`, value of the array's value type.
    ArrayStore {
        /// Target.
        array: ArrayId,
        /// Element index.
        index: ValueId,
        /// Source.
        value: ValueId,
    },
    /// Stores `width` consecutive elements from `index`; the value is the element's scalar or a vector of `width`.
    /// Width 2 and 4 are for 32-bit elements, and `index` is then a multiple of `width`.
    BufferStore {
        /// Target.
        buffer: BufferId,
        /// Flat element index, `u32`.
        index: ValueId,
        /// 1, 2 or 4.
        width: u8,
        /// Source.
        value: ValueId,
    },
    /// Stores `width` 32-bit words of a buffer of narrow elements; value `u32` or `vecN<u32>`.
    WordStore {
        /// Target: a buffer of 8- or 16-bit elements.
        buffer: BufferId,
        /// Word index (not element index), a multiple of `width`.
        word_index: ValueId,
        /// 1, 2 or 4.
        width: u8,
        /// Source.
        value: ValueId,
    },
    /// Stores a matrix tile. Collective over the subgroup, in workgroup-uniform control flow.
    TileStore {
        /// Where the tile goes.
        place: TilePlace,
        /// An accumulator tile.
        tile: ValueId,
    },
    /// Waits for the workgroup (or subgroup) and makes memory visible to it.
    Barrier(Barrier),
    /// Two-way branch on a `bool`.
    If {
        /// Condition.
        cond: ValueId,
        /// Taken when true.
        then_block: Block,
        /// Taken when false.
        else_block: Block,
    },
    /// `for counter in (start..end).step_by(step)`; `u32` or `i32`, all alike. `continue` goes to the next step.
    /// The counter wraps like any integer; `step` is positive.
    For {
        /// The counter, immutable in the body.
        counter: ValueId,
        /// First value.
        start: ValueId,
        /// First value not taken.
        end: ValueId,
        /// Increment.
        step: ValueId,
        /// Body.
        body: Block,
    },
    /// Repeats until a `Break`.
    Loop {
        /// Body.
        body: Block,
    },
    /// Leaves the innermost loop. Last statement of its block.
    Break,
    /// Next iteration of the innermost loop. Last statement of its block.
    Continue,
    /// Ends the invocation. Last statement of its block.
    Return,
}

/// Barriers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// Orders workgroup memory within the workgroup.
    Workgroup,
    /// Orders storage memory within the workgroup.
    Storage,
    /// Orders workgroup memory within the subgroup.
    Subgroup,
}

/// A literal. Floats compare by bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Const {
    /// `bool`
    Bool(bool),
    /// `i32`
    I32(i32),
    /// `u32`
    U32(u32),
    /// Bits of an `f32`.
    F32(u32),
}

impl Const {
    /// The scalar type.
    pub fn scalar(self) -> Scalar {
        match self {
            Const::Bool(_) => Scalar::Bool,
            Const::I32(_) => Scalar::I32,
            Const::U32(_) => Scalar::U32,
            Const::F32(_) => Scalar::F32,
        }
    }
}

/// Ids and sizes; all `u32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Builtin {
    /// Which workgroup, along axis 0, 1 or 2. Workgroup-uniform.
    WorkgroupId(u8),
    /// Number of workgroups along an axis. Workgroup-uniform.
    NumWorkgroups(u8),
    /// Place in the workgroup along an axis.
    LocalInvocationId(u8),
    /// Place in the dispatch along an axis.
    GlobalInvocationId(u8),
    /// Place in the workgroup, x fastest.
    LocalInvocationIndex,
    /// `local_invocation_index / 32`
    SubgroupId,
    /// `local_invocation_index % 32`
    Lane,
}

/// An integer place for an atomic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtomicPlace {
    /// Element of an `InOut<u32>` or `InOut<i32>`.
    Buffer(BufferId, ValueId),
    /// Element of a workgroup array of `u32` or `i32`, width 1.
    Array(ArrayId, ValueId),
}

/// Atomic read-modify-write ops, relaxed. The result is the old value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtomicOp {
    /// Wrapping sum.
    Add,
    /// Smaller.
    Min,
    /// Larger.
    Max,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Replace.
    Exchange,
}

/// Subgroup ops on 32 logical lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SubgroupOp {
    /// Value of lane `arg % 32` (`arg`: `u32`).
    Shuffle,
    /// Value of lane `lane ^ (arg % 32)`.
    ShuffleXor,
    /// Value of lane `lane - arg`, own value where that is negative.
    ShuffleUp,
    /// Value of lane `lane + arg`, own value where that is 32 or more.
    ShuffleDown,
    /// Value of lane `arg % 32`, where `arg` is subgroup-uniform.
    Broadcast,
}

/// Reductions over the 32 lanes by the ascending xor butterfly (1, 2, 4, 8, 16): every lane gets the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReduceOp {
    /// Sum; of floats, one `rn` (or `any`) add per level.
    Add,
    /// Minimum as `BinaryOp::Min`, own value on the left.
    Min,
    /// Maximum as `BinaryOp::Max`, own value on the left.
    Max,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
}

/// Votes over the 32 lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VoteOp {
    /// `u32` whose bit `l` is lane `l`'s predicate.
    Ballot,
    /// `bool`
    Any,
    /// `bool`
    All,
}

/// Memory of a matrix tile: element `(r, c)` is at `offset + r * stride + c`, transposed: `offset + c * stride + r`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TilePlace {
    /// Buffer or workgroup array of the tile's element type.
    pub memory: TileMemory,
    /// First element, `u32`, subgroup-uniform.
    pub offset: ValueId,
    /// Elements between rows, `u32`, subgroup-uniform.
    pub stride: ValueId,
    /// Whether rows and columns are exchanged.
    pub transposed: bool,
}

/// Memory that tiles are loaded from and stored to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileMemory {
    /// A storage buffer of `f16` (A, B) or `f32` (accumulator).
    Buffer(BufferId),
    /// A workgroup array of `f16` (A, B) or `f32` (accumulator), width 1.
    Array(ArrayId),
}

/// An operation. Operands are values visible at its statement.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Expr {
    /// A literal; type by its scalar. Uniform.
    Const(Const),
    /// An id or size, `u32`.
    Builtin(Builtin),
    /// A scalar of the launch. Uniform.
    Immediate(ImmediateId),
    /// Type by the op's [`Rule`].
    Unary(UnaryOp, Rounding, ValueId),
    /// Type by the op's [`Rule`].
    Binary(BinaryOp, Rounding, ValueId, ValueId),
    /// Type by the op's [`Rule`].
    Ternary(TernaryOp, Rounding, [ValueId; 3]),
    /// `if cond { if_true } else { if_false }`; cond `bool` scalar, the others alike. Both are evaluated already.
    Select {
        /// Condition.
        cond: ValueId,
        /// Result where it is true.
        if_true: ValueId,
        /// Result where it is false.
        if_false: ValueId,
    },
    /// Number conversion between `f32`, `u32`, `i32`, `bool` (component by component):
    /// integer to float rounds to nearest even; float to integer truncates and saturates, NaN gives 0;
    /// between integers keeps the bits; `bool` gives 0 or 1; to `bool` is not allowed.
    Convert(Scalar, ValueId),
    /// Same bits, between `f32`, `u32` and `i32`.
    Bitcast(Scalar, ValueId),
    /// Scalar of the element to the `u32` whose low bits store it (upper bits zero). F16 and Bf16 round to nearest even
    /// and map every NaN to the element's canonical quiet NaN with the sign cleared (7e00, 7fc0).
    /// 32-bit elements are not allowed.
    Encode(Elem, ValueId),
    /// Low bits of a `u32` to the scalar of the element, exactly. 32-bit elements are not allowed.
    Decode(Elem, ValueId),
    /// A vector of 2 to 4 scalars alike.
    Construct(Vec<ValueId>),
    /// Component `index` of a vector.
    Extract(ValueId, u8),
    /// The variable's current value.
    VarLoad(VarId),
    /// `array[index]`, index `u32`.
    ArrayLoad {
        /// Source.
        array: ArrayId,
        /// Element index.
        index: ValueId,
    },
    /// `width` consecutive elements from a flat `index`: the element's scalar, or a vector of it.
    /// Width 2 and 4 are for 32-bit elements, and `index` is then a multiple of `width`.
    BufferLoad {
        /// Source.
        buffer: BufferId,
        /// Flat element index.
        index: ValueId,
        /// 1, 2 or 4.
        width: u8,
    },
    /// `width` 32-bit words of a buffer of 8- or 16-bit elements: `u32` or `vecN<u32>`.
    WordLoad {
        /// Source.
        buffer: BufferId,
        /// Word index (not element index), a multiple of `width`.
        word_index: ValueId,
        /// 1, 2 or 4.
        width: u8,
    },
    /// Old value at the place. Side effect: not removed, not moved.
    Atomic {
        /// What.
        op: AtomicOp,
        /// Where.
        place: AtomicPlace,
        /// Operand.
        value: ValueId,
    },
    /// Lane exchange of a scalar `f32`, `u32` or `i32`. Collective.
    Subgroup {
        /// Which exchange.
        op: SubgroupOp,
        /// This lane's value.
        value: ValueId,
        /// Lane, mask or delta, `u32`.
        arg: ValueId,
    },
    /// Tree reduction of a scalar `f32` (add, min, max) or integer. Collective.
    Reduce(ReduceOp, Rounding, ValueId),
    /// Vote on a `bool`. Collective.
    Vote(VoteOp, ValueId),
    /// An accumulator tile of zeros. Fast mode only, as all tile ops.
    TileZero,
    /// A tile from memory. Collective.
    TileLoad {
        /// The tile's role.
        role: TileRole,
        /// Where it lies.
        place: TilePlace,
    },
    /// `a * b + acc`. Collective.
    TileMulAdd {
        /// A tile of role A.
        a: ValueId,
        /// A tile of role B.
        b: ValueId,
        /// A tile of role Accumulator.
        acc: ValueId,
    },
}

impl Expr {
    /// Whether the result depends on operands only, so that it may be removed, moved or repeated.
    pub fn is_pure(&self) -> bool {
        !matches!(
            self,
            Expr::VarLoad(_)
                | Expr::ArrayLoad { .. }
                | Expr::BufferLoad { .. }
                | Expr::WordLoad { .. }
                | Expr::Atomic { .. }
                | Expr::Subgroup { .. }
                | Expr::Reduce(..)
                | Expr::Vote(..)
                | Expr::TileLoad { .. }
                | Expr::TileMulAdd { .. }
        )
    }

    /// Whether an unused result lets the statement be removed: pure ops and loads.
    pub fn is_removable(&self) -> bool {
        !matches!(self, Expr::Atomic { .. })
    }

    /// Whether all invocations of the workgroup must arrive together.
    pub fn is_collective(&self) -> bool {
        matches!(
            self,
            Expr::Subgroup { .. } | Expr::Reduce(..) | Expr::Vote(..) | Expr::TileLoad { .. } | Expr::TileMulAdd { .. }
        )
    }

    /// Calls `visit` with each operand, in order.
    pub fn for_each_operand(&self, mut visit: impl FnMut(ValueId)) {
        match self {
            Expr::Const(_) | Expr::Builtin(_) | Expr::Immediate(_) | Expr::VarLoad(_) | Expr::TileZero => {}
            Expr::Unary(_, _, x)
            | Expr::Convert(_, x)
            | Expr::Bitcast(_, x)
            | Expr::Encode(_, x)
            | Expr::Decode(_, x)
            | Expr::Extract(x, _)
            | Expr::Reduce(_, _, x)
            | Expr::Vote(_, x) => visit(*x),
            Expr::Binary(_, _, a, b) => [*a, *b].into_iter().for_each(visit),
            Expr::Ternary(_, _, operands) => operands.iter().copied().for_each(visit),
            Expr::Select { cond, if_true, if_false } => [*cond, *if_true, *if_false].into_iter().for_each(visit),
            Expr::Construct(parts) => parts.iter().copied().for_each(visit),
            Expr::ArrayLoad { index, .. } | Expr::BufferLoad { index, .. } => visit(*index),
            Expr::WordLoad { word_index, .. } => visit(*word_index),
            Expr::Atomic { place, value, .. } => {
                let (AtomicPlace::Buffer(_, index) | AtomicPlace::Array(_, index)) = place;
                visit(*index);
                visit(*value);
            }
            Expr::Subgroup { value, arg, .. } => [*value, *arg].into_iter().for_each(visit),
            Expr::TileLoad { place, .. } => [place.offset, place.stride].into_iter().for_each(visit),
            Expr::TileMulAdd { a, b, acc } => [*a, *b, *acc].into_iter().for_each(visit),
        }
    }
}

impl StmtKind {
    /// Calls `visit` with each operand of this statement itself, not of nested blocks.
    pub fn for_each_operand(&self, mut visit: impl FnMut(ValueId)) {
        match self {
            StmtKind::Let { expr, .. } => expr.for_each_operand(visit),
            StmtKind::VarStore { value, .. } => visit(*value),
            StmtKind::ArrayStore { index, value, .. } | StmtKind::BufferStore { index, value, .. } => {
                visit(*index);
                visit(*value);
            }
            StmtKind::WordStore { word_index, value, .. } => {
                visit(*word_index);
                visit(*value);
            }
            StmtKind::TileStore { place, tile } => [place.offset, place.stride, *tile].into_iter().for_each(visit),
            StmtKind::If { cond, .. } => visit(*cond),
            StmtKind::For { start, end, step, .. } => [*start, *end, *step].into_iter().for_each(visit),
            StmtKind::Barrier(_) | StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Return => {}
        }
    }

    /// The blocks nested in this statement.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let (first, second) = match self {
            StmtKind::If { then_block, else_block, .. } => (Some(then_block), Some(else_block)),
            StmtKind::For { body, .. } | StmtKind::Loop { body } => (Some(body), None),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The blocks nested in this statement, to change.
    pub fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        let (first, second) = match self {
            StmtKind::If { then_block, else_block, .. } => (Some(then_block), Some(else_block)),
            StmtKind::For { body, .. } | StmtKind::Loop { body } => (Some(body), None),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }
}
