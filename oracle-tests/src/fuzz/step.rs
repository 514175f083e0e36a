//! Steps of a fuzz program and their text form.
//!
//! Invariants: the name of a step never changes its meaning, so files of the corpus stay what they were;
//! ops of the IR's op tables are steps under their printed name without further work.
//! Refuses: unknown names, missing header lines, sizes outside of what a kernel may have.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use kernel_dsl::ir::{
    AtomicOp, Barrier, BinaryOp, Elem, ReduceOp, Rounding, Scalar, SubgroupOp, TernaryOp, UnaryOp, VoteOp,
};

/// What a step does. Operands called `a`, `b`, `c` are counted back over the values in scope that fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// A constant: bits.
    Const(Scalar),
    /// An id or size: which one.
    Builtin,
    /// A scalar argument.
    Immediate(Scalar),
    /// One operand: `a`.
    Unary(UnaryOp),
    /// Two operands: `a`, `b`.
    Binary(BinaryOp),
    /// Three operands: `a`, `b`, `c`.
    Ternary(TernaryOp),
    /// `a` decides between `b` and `c`.
    Select,
    /// Number conversion of `a`.
    Convert(Scalar),
    /// Bits of `a`; a float's NaN is made canonical first.
    Bitcast(Scalar),
    /// `a` (`u32`) to a float of moderate size.
    Tame,
    /// Bits of a narrow element from `a`.
    Encode(Elem),
    /// Narrow element from the bits `a`.
    Decode(Elem),
    /// Vector: number of components, `a` and its neighbours.
    Construct,
    /// Component of `a`: which.
    Extract,
    /// Load of one element of an input: index `a`.
    Load(Elem),
    /// Load of 2 or 4 elements or words of an input: index `a`, width.
    LoadWide(Elem),
    /// Store of `a` in the invocation's own place: slot.
    Store(Elem),
    /// Store of a vector `a` or of packed words in the invocation's own place: slot.
    StoreWide(Elem),
    /// Load of one element of the invocation's own place: slot.
    LoadOwn(Elem),
    /// Declares a variable with value `a`.
    Var,
    /// Reads variable `a`.
    VarLoad,
    /// Assigns `b` to variable `a`.
    VarStore,
    /// Declares a private array filled with `a`: length.
    Array,
    /// Reads array `a` at `b`.
    ArrayLoad,
    /// Stores `c` in array `a` at `b`.
    ArrayStore,
    /// Opens `if a`.
    If,
    /// Goes on with `else`.
    Else,
    /// Closes the innermost block.
    End,
    /// Opens a counted loop: bounds from `a` and `b`, kind.
    For,
    /// Opens a loop with a limit from `a`.
    Loop,
    /// Leaves the innermost loop.
    Break,
    /// Goes to the next iteration.
    Continue,
    /// Ends the invocation.
    Return,
    /// Leaves the innermost loop if `a`.
    BreakIf,
    /// Goes to the next iteration if `a`.
    ContinueIf,
    /// Ends the invocation if `a`.
    ReturnIf,
    /// Hands `a` to another invocation through workgroup memory: place `b`.
    Exchange,
    /// Hands `a` to another invocation through storage: place `b`.
    ExchangeStorage,
    /// Collects `a` in workgroup memory by atomics: place `b`.
    WorkgroupAtomic(AtomicOp),
    /// Collects `a` in storage by atomics: place `b`.
    Atomic(AtomicOp),
    /// An atomic on the invocation's own place, whose result is used: operand `a`.
    OwnAtomic(AtomicOp),
    /// Lane exchange of `a`: lane, mask or delta `b`.
    Subgroup(SubgroupOp),
    /// Reduction of `a`.
    Reduce(ReduceOp),
    /// Vote on `a`.
    Vote(VoteOp),
    /// A barrier on its own.
    Barrier(Barrier),
}

/// Atomics that give the same memory in every order.
pub const COMMUTING_ATOMICS: [AtomicOp; 6] =
    [AtomicOp::Add, AtomicOp::Min, AtomicOp::Max, AtomicOp::And, AtomicOp::Or, AtomicOp::Xor];

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

impl Op {
    /// The name in text.
    pub fn name(self) -> String {
        match self {
            Op::Const(scalar) => format!("const.{}", scalar.name()),
            Op::Builtin => "builtin".into(),
            Op::Immediate(scalar) => format!("immediate.{}", scalar.name()),
            Op::Unary(op) => op.info().name.into(),
            Op::Binary(op) => op.info().name.into(),
            Op::Ternary(op) => op.info().name.into(),
            Op::Select => "select".into(),
            Op::Convert(scalar) => format!("convert.{}", scalar.name()),
            Op::Bitcast(scalar) => format!("bitcast.{}", scalar.name()),
            Op::Tame => "tame".into(),
            Op::Encode(elem) => format!("encode.{}", elem.name()),
            Op::Decode(elem) => format!("decode.{}", elem.name()),
            Op::Construct => "construct".into(),
            Op::Extract => "extract".into(),
            Op::Load(elem) => format!("load.{}", elem.name()),
            Op::LoadWide(elem) => format!("load_wide.{}", elem.name()),
            Op::Store(elem) => format!("store.{}", elem.name()),
            Op::StoreWide(elem) => format!("store_wide.{}", elem.name()),
            Op::LoadOwn(elem) => format!("load_own.{}", elem.name()),
            Op::Var => "var".into(),
            Op::VarLoad => "var_load".into(),
            Op::VarStore => "var_store".into(),
            Op::Array => "array".into(),
            Op::ArrayLoad => "array_load".into(),
            Op::ArrayStore => "array_store".into(),
            Op::Exchange => "exchange".into(),
            Op::ExchangeStorage => "exchange_storage".into(),
            Op::WorkgroupAtomic(op) => format!("workgroup_atomic.{}", atomic_name(op)),
            Op::Atomic(op) => format!("atomic.{}", atomic_name(op)),
            Op::OwnAtomic(op) => format!("own_atomic.{}", atomic_name(op)),
            _ => self.control_or_collective_name().into(),
        }
    }

    fn control_or_collective_name(self) -> &'static str {
        match self {
            Op::If => "if",
            Op::Else => "else",
            Op::End => "end",
            Op::For => "for",
            Op::Loop => "loop",
            Op::Break => "break",
            Op::Continue => "continue",
            Op::Return => "return",
            Op::BreakIf => "break_if",
            Op::ContinueIf => "continue_if",
            Op::ReturnIf => "return_if",
            Op::Subgroup(SubgroupOp::Shuffle) => "shuffle",
            Op::Subgroup(SubgroupOp::ShuffleXor) => "shuffle_xor",
            Op::Subgroup(SubgroupOp::ShuffleUp) => "shuffle_up",
            Op::Subgroup(SubgroupOp::ShuffleDown) => "shuffle_down",
            Op::Subgroup(SubgroupOp::Broadcast) => "broadcast",
            Op::Reduce(ReduceOp::Add) => "reduce.add",
            Op::Reduce(ReduceOp::Min) => "reduce.min",
            Op::Reduce(ReduceOp::Max) => "reduce.max",
            Op::Reduce(ReduceOp::And) => "reduce.and",
            Op::Reduce(ReduceOp::Or) => "reduce.or",
            Op::Reduce(ReduceOp::Xor) => "reduce.xor",
            Op::Vote(VoteOp::Ballot) => "vote.ballot",
            Op::Vote(VoteOp::Any) => "vote.any",
            Op::Vote(VoteOp::All) => "vote.all",
            Op::Barrier(Barrier::Workgroup) => "barrier.workgroup",
            Op::Barrier(Barrier::Storage) => "barrier.storage",
            Op::Barrier(Barrier::Subgroup) => "barrier.subgroup",
            _ => unreachable!("named by `name`"),
        }
    }

    /// Every op that strict kernels may have, in a fixed order.
    pub fn all() -> &'static [Op] {
        static ALL: OnceLock<Vec<Op>> = OnceLock::new();
        ALL.get_or_init(|| {
            let mut ops: Vec<Op> = [Scalar::U32, Scalar::I32, Scalar::F32]
                .into_iter()
                .flat_map(|to| [Op::Const(to), Op::Immediate(to), Op::Convert(to), Op::Bitcast(to)])
                .collect();
            ops.push(Op::Const(Scalar::Bool));
            ops.extend(UnaryOp::ALL.iter().filter(|op| !op.info().fast_only).map(|&op| Op::Unary(op)));
            ops.extend(BinaryOp::ALL.iter().filter(|op| !op.info().fast_only).map(|&op| Op::Binary(op)));
            ops.extend(TernaryOp::ALL.iter().map(|&op| Op::Ternary(op)));
            ops.extend([Op::Builtin, Op::Select, Op::Tame, Op::Construct, Op::Extract]);
            for elem in Elem::ALL {
                ops.extend([Op::Load(elem), Op::LoadWide(elem), Op::Store(elem), Op::StoreWide(elem)]);
                ops.push(Op::LoadOwn(elem));
                if elem.bytes() < 4 {
                    ops.extend([Op::Encode(elem), Op::Decode(elem)]);
                }
            }
            ops.extend([Op::Var, Op::VarLoad, Op::VarStore, Op::Array, Op::ArrayLoad, Op::ArrayStore]);
            ops.extend([Op::If, Op::Else, Op::End, Op::For, Op::Loop, Op::Break, Op::Continue, Op::Return]);
            ops.extend([Op::BreakIf, Op::ContinueIf, Op::ReturnIf, Op::Exchange, Op::ExchangeStorage]);
            for op in COMMUTING_ATOMICS {
                ops.extend([Op::WorkgroupAtomic(op), Op::Atomic(op), Op::OwnAtomic(op)]);
            }
            ops.push(Op::OwnAtomic(AtomicOp::Exchange));
            use SubgroupOp::{Broadcast, Shuffle, ShuffleDown, ShuffleUp, ShuffleXor};
            ops.extend([Shuffle, ShuffleXor, ShuffleUp, ShuffleDown, Broadcast].map(Op::Subgroup));
            use ReduceOp::{Add, And, Max, Min, Or, Xor};
            ops.extend([Add, Min, Max, And, Or, Xor].map(Op::Reduce));
            ops.extend([VoteOp::Ballot, VoteOp::Any, VoteOp::All].map(Op::Vote));
            ops.extend([Barrier::Workgroup, Barrier::Storage, Barrier::Subgroup].map(Op::Barrier));
            ops
        })
    }

    fn by_name(name: &str) -> Option<Op> {
        static NAMES: OnceLock<BTreeMap<String, Op>> = OnceLock::new();
        NAMES.get_or_init(|| Op::all().iter().map(|&op| (op.name(), op)).collect()).get(name).copied()
    }
}

/// The rounding that a strict kernel gives an op with this result, other than `fma`.
pub(super) fn strict_rounding(rounds: bool, scalar: Option<Scalar>) -> Rounding {
    if rounds && scalar == Some(Scalar::F32) { Rounding::Rn } else { Rounding::Exact }
}

/// One step: an op and three numbers whose meaning depends on it. Numbers that it does not use are ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// What.
    pub op: Op,
    /// With what.
    pub args: [u32; 3],
}

/// A fuzz program: sizes of the launch, a seed for its inputs, steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Invocations of a workgroup along x, y, z; at most 256 together.
    pub workgroup: [u32; 3],
    /// Workgroups along x, y, z; at most 16 together.
    pub groups: [u32; 3],
    /// Elements of each input buffer, 4 to 1,024.
    pub len: u32,
    /// Seed of inputs and scalar arguments.
    pub seed: u64,
    /// Steps.
    pub steps: Vec<Step>,
}

impl Program {
    /// Invocations of a workgroup.
    pub fn invocations(&self) -> u32 {
        self.workgroup.iter().product()
    }
    /// Workgroups of the dispatch.
    pub fn n_groups(&self) -> u32 {
        self.groups.iter().product()
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        writeln!(f, "workgroup {x} {y} {z}")?;
        let [x, y, z] = self.groups;
        writeln!(f, "groups {x} {y} {z}")?;
        writeln!(f, "len {}\nseed {}", self.len, self.seed)?;
        for Step { op, args: [a, b, c] } in &self.steps {
            writeln!(f, "{} {a} {b} {c}", op.name())?;
        }
        Ok(())
    }
}

/// Why text is not a fuzz program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// A line that is neither a header line nor a step.
    #[error("line {line}: `{found}`; required: `NAME A B C` with the name of a step and numbers below 2^32")]
    Step {
        /// From 1.
        line: usize,
        /// The line.
        found: String,
    },
    /// A header line is missing or comes late.
    #[error("no line `{required}` at the top; required: workgroup, groups, len, seed, in this order")]
    Header {
        /// Which.
        required: &'static str,
    },
    /// A size outside of its range.
    #[error("{what} = {found}; required: {required}")]
    Size {
        /// Which.
        what: &'static str,
        /// As found.
        found: u64,
        /// The range.
        required: &'static str,
    },
}

fn header<const N: usize>(line: Option<&str>, name: &'static str) -> Result<[u64; N], ParseError> {
    let refused = || ParseError::Header { required: name };
    let rest = line.and_then(|line| line.strip_prefix(name)).ok_or_else(refused)?;
    let numbers: Vec<u64> = rest.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| refused())?;
    <[u64; N]>::try_from(numbers).map_err(|_| refused())
}

fn sizes(found: [u64; 3], what: &'static str, limit: u64, required: &'static str) -> Result<[u32; 3], ParseError> {
    let product = found.iter().try_fold(1_u64, |product, &size| product.checked_mul(size)).unwrap_or(u64::MAX);
    if (1..=limit).contains(&product) {
        Ok(found.map(|size| size as u32))
    } else {
        Err(ParseError::Size { what, found: product, required })
    }
}

impl FromStr for Program {
    type Err = ParseError;

    /// Reads the text form; empty lines and lines that start with `#` are skipped.
    fn from_str(text: &str) -> Result<Program, ParseError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut next = || lines.next().map(|(_, line)| line);
        let workgroup = sizes(header(next(), "workgroup")?, "workgroup", 256, "1 to 256 invocations")?;
        let groups = sizes(header(next(), "groups")?, "groups", 16, "1 to 16 workgroups")?;
        let [len] = header(next(), "len")?;
        if !(4..=1024).contains(&len) {
            return Err(ParseError::Size { what: "len", found: len, required: "4 to 1024 elements" });
        }
        let [seed] = header(next(), "seed")?;
        let steps = lines.map(|(line, text)| {
            let refused = || ParseError::Step { line, found: text.to_owned() };
            let mut words = text.split_whitespace();
            let op = words.next().and_then(Op::by_name).ok_or_else(refused)?;
            let args: Vec<u32> = words.map(str::parse).collect::<Result<_, _>>().map_err(|_| refused())?;
            Ok(Step { op, args: args.try_into().map_err(|_| refused())? })
        });
        Ok(Program { workgroup, groups, len: len as u32, seed, steps: steps.collect::<Result<_, _>>()? })
    }
}
