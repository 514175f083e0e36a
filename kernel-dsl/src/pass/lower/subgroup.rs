//! Subgroup ops through workgroup memory: every lane writes a word, waits, and reads the word of another lane.
//!
//! One array of words serves all exchanges, in up to three slots of one word per invocation.
//! * A single exchange writes slot 0, waits, reads, and waits again.
//! * A tree has five levels in slots 0, 1, 0, 1, 2 with one wait each: a slot is written again only after a wait that
//!   follows its last read, and the read that no wait follows is in slot 2, which the next tree writes last.
//!
//! So between exchanges only reads of slot 2 can be pending, whatever comes next: also around a loop.

use crate::ir::{
    Array, ArrayId, ArraySpace, Barrier, BinaryOp, Block, Builtin, Elem, Expr, Kernel, ReduceOp, Rounding,
    SUBGROUP_LANES, Scalar, Stmt, StmtKind, SubgroupOp, Type, ValueId, VoteOp,
};

use crate::pass::rewrite::Appender;

/// Slot of each level of a tree, see above.
const LEVEL_SLOTS: [u32; 5] = [0, 1, 0, 1, 2];

pub(super) fn lower_subgroups(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let invocations = kernel.invocations();
    let trees =
        super::any(&body, &|kind| matches!(kind, StmtKind::Let { expr: Expr::Reduce(..) | Expr::Vote(..), .. }));
    let words = kernel.arrays.push(Array {
        name: "exchange".to_owned(),
        space: ArraySpace::Workgroup,
        elem: Elem::U32,
        width: 1,
        len: invocations.saturating_mul(if trees { 3 } else { 1 }),
        span: kernel.span,
    });
    let mut out = Block::new();
    let span = kernel.span;
    let mut head = Appender { kernel: &mut kernel, block: &mut out, span };
    let index = head.eval(Type::U32, Expr::Builtin(Builtin::LocalInvocationIndex));
    let lane = head.eval(Type::U32, Expr::Builtin(Builtin::Lane));
    let first = head.word(BinaryOp::Sub, index, lane);
    for (value, name) in [(index, "index"), (lane, "lane"), (first, "first_of_subgroup")] {
        head.kernel.values[value].name = Some(name.to_owned());
    }
    let lowering = Lowering { words, invocations, index, lane, first };
    lowering.block(&mut kernel, body, &mut out);
    kernel.body = out;
    kernel
}

struct Lowering {
    words: ArrayId,
    invocations: u32,
    index: ValueId,
    lane: ValueId,
    /// Index of lane 0 of this subgroup.
    first: ValueId,
}

impl Lowering {
    fn block(&self, kernel: &mut Kernel, block: Block, out: &mut Block) {
        for mut stmt in block {
            for nested in stmt.kind.blocks_mut() {
                let old = std::mem::take(nested);
                self.block(kernel, old, nested);
            }
            let mut at = Appender { kernel, block: out, span: stmt.span };
            match stmt.kind {
                StmtKind::Let { value, expr: Expr::Subgroup { op, value: x, arg } } => {
                    self.shuffle(&mut at, value, op, x, arg);
                }
                StmtKind::Let { value, expr: Expr::Reduce(op, rounding, x) } => {
                    self.tree(&mut at, Some(value), x, reduce_op(op), rounding);
                }
                StmtKind::Let { value, expr: Expr::Vote(op, x) } => self.vote(&mut at, value, op, x),
                StmtKind::Barrier(Barrier::Subgroup) => at.stmt(StmtKind::Barrier(Barrier::Workgroup)),
                kind => out.push(Stmt { span: stmt.span, kind }),
            }
        }
    }

    fn shuffle(&self, at: &mut Appender<'_>, value: ValueId, op: SubgroupOp, x: ValueId, arg: ValueId) {
        let last_lane = at.constant(SUBGROUP_LANES - 1);
        let from = match op {
            SubgroupOp::Shuffle | SubgroupOp::Broadcast => {
                let lane = at.word(BinaryOp::BitAnd, arg, last_lane);
                at.word(BinaryOp::Add, self.first, lane)
            }
            SubgroupOp::ShuffleXor => {
                let mask = at.word(BinaryOp::BitAnd, arg, last_lane);
                at.word(BinaryOp::BitXor, self.index, mask)
            }
            SubgroupOp::ShuffleUp => {
                let moved = at.word(BinaryOp::Sub, self.index, arg);
                self.or_own(at, arg, self.lane, moved)
            }
            SubgroupOp::ShuffleDown => {
                let moved = at.word(BinaryOp::Add, self.index, arg);
                let room = at.word(BinaryOp::Sub, last_lane, self.lane);
                self.or_own(at, arg, room, moved)
            }
        };
        let load = self.exchange(at, x, from, 0);
        match at.kernel.values[x].ty {
            Type::Scalar(scalar) if scalar != Scalar::U32 => {
                let word = at.eval(Type::U32, load);
                at.define(value, Expr::Bitcast(scalar, word));
            }
            _ => at.define(value, load),
        }
        at.stmt(StmtKind::Barrier(Barrier::Workgroup));
    }

    /// `moved`, or the own index where `distance` is more than the `room`.
    fn or_own(&self, at: &mut Appender<'_>, distance: ValueId, room: ValueId, moved: ValueId) -> ValueId {
        let cond = at.eval(Type::BOOL, Expr::Binary(BinaryOp::Gt, Rounding::Exact, distance, room));
        at.eval(Type::U32, Expr::Select { cond, if_true: self.index, if_false: moved })
    }

    /// Writes the word of `x` and waits; the result reads the word of invocation `from`.
    fn exchange(&self, at: &mut Appender<'_>, x: ValueId, from: ValueId, slot: u32) -> Expr {
        let word = match at.kernel.values[x].ty {
            Type::U32 => x,
            _ => at.eval(Type::U32, Expr::Bitcast(Scalar::U32, x)),
        };
        let (to, from) = match slot {
            0 => (self.index, from),
            _ => {
                let offset = at.constant(slot * self.invocations);
                (at.word(BinaryOp::Add, self.index, offset), at.word(BinaryOp::Add, from, offset))
            }
        };
        at.stmt(StmtKind::ArrayStore { array: self.words, index: to, value: word });
        at.stmt(StmtKind::Barrier(Barrier::Workgroup));
        Expr::ArrayLoad { array: self.words, index: from }
    }

    /// The ascending xor butterfly of `op`, own value on the left; the result is `value`, or a new one.
    fn tree(
        &self,
        at: &mut Appender<'_>,
        value: Option<ValueId>,
        x: ValueId,
        op: BinaryOp,
        rounding: Rounding,
    ) -> ValueId {
        let ty = at.kernel.values[x].ty;
        let mut own = x;
        for (level, slot) in LEVEL_SLOTS.into_iter().enumerate() {
            let mask = at.constant(1 << level);
            let from = at.word(BinaryOp::BitXor, self.index, mask);
            let load = self.exchange(at, own, from, slot);
            let loaded = at.eval(Type::U32, load);
            let other = match ty {
                Type::Scalar(scalar) if scalar != Scalar::U32 => at.eval(ty, Expr::Bitcast(scalar, loaded)),
                _ => loaded,
            };
            let expr = Expr::Binary(op, rounding, own, other);
            own = match value {
                Some(value) if level + 1 == LEVEL_SLOTS.len() => {
                    at.define(value, expr);
                    value
                }
                _ => at.eval(ty, expr),
            };
        }
        own
    }

    fn vote(&self, at: &mut Appender<'_>, value: ValueId, op: VoteOp, x: ValueId) {
        let zero = at.constant(0);
        match op {
            VoteOp::Ballot => {
                let one = at.constant(1);
                let bit = at.word(BinaryOp::Shl, one, self.lane);
                let word = at.eval(Type::U32, Expr::Select { cond: x, if_true: bit, if_false: zero });
                self.tree(at, Some(value), word, BinaryOp::BitOr, Rounding::Exact);
            }
            VoteOp::Any | VoteOp::All => {
                let word = at.eval(Type::U32, Expr::Convert(Scalar::U32, x));
                let op = if op == VoteOp::Any { BinaryOp::BitOr } else { BinaryOp::BitAnd };
                let word = self.tree(at, None, word, op, Rounding::Exact);
                at.define(value, Expr::Binary(BinaryOp::Ne, Rounding::Exact, word, zero));
            }
        }
    }
}

fn reduce_op(op: ReduceOp) -> BinaryOp {
    match op {
        ReduceOp::Add => BinaryOp::Add,
        ReduceOp::Min => BinaryOp::Min,
        ReduceOp::Max => BinaryOp::Max,
        ReduceOp::And => BinaryOp::BitAnd,
        ReduceOp::Or => BinaryOp::BitOr,
        ReduceOp::Xor => BinaryOp::BitXor,
    }
}
