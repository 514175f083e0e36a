//! The compiled form of a kernel: ops on whole registers inside structured control flow.
//!
//! Invariants: a register is one 32-bit component for every invocation (a *column*) or one for the workgroup (a
//! *scalar*); the destination column of an op is never one of its operands; bools are `0` or `!0`;
//! a block is only ever entered with at least one active invocation.

use crate::ir::{AtomicOp, Elem, Span, SubgroupOp, TileRole, VoteOp};

/// Index of a column.
pub(super) type ColumnId = u32;

/// Where a component lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Reg {
    /// One element per invocation.
    Column(ColumnId),
    /// One element for the workgroup.
    Scalar(u32),
}

/// Ops of one operand, by the bits that they compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Un {
    NegF,
    NegI,
    BitNot,
    AbsF,
    AbsI,
    Floor,
    Ceil,
    Trunc,
    RoundEven,
    CountOnes,
    LeadingZeros,
    ReverseBits,
    Root,
    Sqrt,
    Rsqrt,
    Exp,
    Exp2,
    Log,
    Log2,
    Sin,
    Cos,
    Tanh,
    F32ToU32,
    F32ToI32,
    U32ToF32,
    I32ToF32,
    BoolToBits,
    BoolToF32,
    EncodeF16,
    EncodeBf16,
    Low16,
    Low8,
    DecodeF16,
    DecodeBf16,
    Sign16,
    Sign8,
}

impl Un {
    /// Whether the operand is an `f32` that a flushing device reads as zero when subnormal.
    pub(super) fn flushes_operand(self) -> bool {
        use Un::*;
        matches!(
            self,
            Floor
                | Ceil
                | Trunc
                | RoundEven
                | Sqrt
                | Rsqrt
                | Exp
                | Exp2
                | Log
                | Log2
                | Sin
                | Cos
                | Tanh
                | F32ToU32
                | F32ToI32
        )
    }
    /// Whether the result is an `f32` that a flushing device writes as zero when subnormal.
    pub(super) fn flushes_result(self) -> bool {
        self.flushes_operand() && !matches!(self, Un::F32ToU32 | Un::F32ToI32)
    }
}

/// Ops of two operands, by the bits that they compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bin {
    AddF,
    SubF,
    MulF,
    DivF,
    QuotientF,
    MinF,
    MaxF,
    EqF,
    NeF,
    LtF,
    LeF,
    GtF,
    GeF,
    AddI,
    SubI,
    MulI,
    DivU,
    DivS,
    RemU,
    RemS,
    MinU,
    MinS,
    MaxU,
    MaxS,
    And,
    Or,
    Xor,
    Shl,
    ShrU,
    ShrS,
    EqI,
    NeI,
    LtU,
    LeU,
    GtU,
    GeU,
    LtS,
    LeS,
    GtS,
    GeS,
    Dot4U8,
    Dot4I8,
}

impl Bin {
    /// Whether the operands are `f32`.
    pub(super) fn is_float(self) -> bool {
        use Bin::*;
        self.result_is_float() || matches!(self, EqF | NeF | LtF | LeF | GtF | GeF)
    }
    /// Whether the result is `f32`.
    pub(super) fn result_is_float(self) -> bool {
        use Bin::*;
        matches!(self, AddF | SubF | MulF | DivF | MinF | MaxF)
    }
    /// The op that gives the same bits with exchanged operands.
    pub(super) fn swapped(self) -> Option<Bin> {
        use Bin::*;
        Some(match self {
            AddF | MulF | EqF | NeF | AddI | MulI | And | Or | Xor | EqI | NeI | Dot4U8 | Dot4I8 | MinU | MinS
            | MaxU | MaxS => self,
            LtF => GtF,
            LeF => GeF,
            GtF => LtF,
            GeF => LeF,
            LtU => GtU,
            LeU => GeU,
            GtU => LtU,
            GeU => LeU,
            LtS => GtS,
            LeS => GeS,
            GtS => LtS,
            GeS => LeS,
            SubF | DivF | QuotientF | MinF | MaxF | SubI | DivU | DivS | RemU | RemS | Shl | ShrU | ShrS => {
                return None;
            }
        })
    }
}

/// Memory that a load, store or atomic goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Memory {
    /// Storage buffer by binding number.
    Buffer(u32),
    /// Workgroup array by array index.
    Workgroup(u32),
    /// Private array by array index.
    Private(u32),
}

/// What an index counts and how its bits become a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// Elements; narrow ones are decoded and encoded.
    Elements(Elem),
    /// Whole words of a buffer whose elements are narrow; the number of elements in each.
    Words(u32),
}

/// A load or store.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Access {
    /// Where.
    pub memory: Memory,
    /// What the index counts.
    pub unit: Unit,
    /// The index, in units.
    pub index: Reg,
    /// Destinations or sources: as many consecutive units as there are registers (of an array: components).
    pub parts: Vec<Reg>,
    /// The author's line, an index into `Plan::spans`.
    pub site: u32,
}

/// A matrix tile's memory.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TileAccess {
    /// Where.
    pub memory: Memory,
    /// First element.
    pub offset: Reg,
    /// Elements between rows.
    pub stride: Reg,
    /// Whether rows and columns are exchanged.
    pub transposed: bool,
    /// Role, which gives the element type.
    pub role: TileRole,
    /// The tile: eight columns, element `e` of subgroup `s` in column `e / 32`, lane `s * 32 + e % 32`.
    pub parts: Vec<Reg>,
    /// The author's line.
    pub site: u32,
}

/// A store to a variable: component by component.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct VarStore {
    /// Which variable.
    pub var: u32,
    /// Target and source.
    pub parts: Vec<(Reg, Reg)>,
    /// Whether the sources die here, so that whole columns may change places.
    pub may_swap: bool,
}

/// One operation over all invocations.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Op {
    /// Copy of bits.
    Copy { dst: Reg, a: Reg },
    /// One operand.
    Unary { op: Un, dst: Reg, a: Reg },
    /// Two operands.
    Binary { op: Bin, dst: Reg, a: Reg, b: Reg },
    /// `dst = a * b + dst`, each rounded on its own.
    MulAddInto { dst: Reg, a: Reg, b: Reg },
    /// `a * b + c` with one rounding.
    Fma { dst: Reg, abc: [Reg; 3] },
    /// 32-bit window of 64 bits.
    FunnelShr { dst: Reg, abc: [Reg; 3] },
    /// `cond ? a : b`.
    Select { dst: Reg, cond: Reg, a: Reg, b: Reg },
    /// Assignment.
    Store(VarStore),
    /// Reports a variable that an active invocation never stored (checked face).
    VarInit { var: u32, site: u32 },
    /// Load.
    Load(Access),
    /// Store.
    Write(Access),
    /// Read-modify-write; `parts` is the result.
    Atomic { op: AtomicOp, signed: bool, value: Reg, access: Access },
    /// Lane exchange.
    Subgroup { op: SubgroupOp, dst: Reg, value: Reg, arg: Reg, site: u32 },
    /// Butterfly.
    Reduce { level: Bin, dst: Reg, value: Reg, site: u32 },
    /// Vote.
    Vote { op: VoteOp, dst: Reg, value: Reg, site: u32 },
    /// Tile load.
    TileLoad(TileAccess),
    /// Tile store.
    TileStore(TileAccess),
    /// Tile multiply-add: `a`, `b`, `acc`, `dst`, eight columns each.
    TileMulAdd { columns: [Vec<Reg>; 4], site: u32 },
    /// Barrier.
    Barrier { kind: crate::ir::Barrier, site: u32 },
}

/// A `for` loop.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ForStep {
    /// The counter as the body sees it.
    pub counter: Reg,
    /// First value.
    pub start: Reg,
    /// First value not taken.
    pub end: Reg,
    /// Increment.
    pub step: Reg,
    /// Whether the comparison is signed.
    pub signed: bool,
    /// A column for the comparison, if the end or the counter differs between invocations.
    pub cond: Option<ColumnId>,
    /// Exits.
    pub exits: Exits,
    /// Body.
    pub body: Vec<Step>,
    /// The author's line.
    pub site: u32,
}

/// How invocations leave the iterations of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exits {
    /// Invocations that left the loop.
    pub left: ColumnId,
    /// Invocations that wait for the next iteration.
    pub waiting: ColumnId,
    /// Whether some statement breaks out of this loop.
    pub has_break: bool,
    /// Whether some statement continues this loop.
    pub has_continue: bool,
}

/// A step of a block.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Step {
    /// An operation.
    Op(Op),
    /// Branch.
    If {
        /// Condition.
        cond: Reg,
        /// Columns to keep the other branch's invocations and those that passed the first.
        saved: [ColumnId; 2],
        /// When true.
        then_block: Vec<Step>,
        /// When false.
        else_block: Vec<Step>,
    },
    /// Counted loop.
    For(Box<ForStep>),
    /// Endless loop.
    Loop { exits: Exits, body: Vec<Step>, site: u32 },
    /// Leaves the loop with this `left` column.
    Break { left: ColumnId },
    /// Goes on with the loop with this `waiting` column.
    Continue { waiting: ColumnId },
    /// Ends the invocations.
    Return,
}

/// Scalars and columns that are set once and never written by ops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Preset {
    /// Bits.
    Bits(u32),
    /// Immediate by index.
    Immediate(u32),
    /// Builtin.
    Builtin(crate::ir::Builtin),
}

/// A kernel compiled for one face.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    /// The steps of the body.
    pub body: Vec<Step>,
    /// Number of columns.
    pub columns: u32,
    /// Number of scalars.
    pub scalars: u32,
    /// Registers set before the body runs.
    pub presets: Vec<(Reg, Preset)>,
    /// The author's lines.
    pub spans: Vec<Span>,
}
