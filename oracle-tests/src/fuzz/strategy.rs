//! How programs are drawn, for proptest: mostly small numbers, blocks that get closed, sizes at and off 32 lanes.
//!
//! Invariants: shrinking removes steps and makes numbers smaller; 0 is the simplest number everywhere.

use kernel_dsl::ir::{BinaryOp, Elem, Scalar, TernaryOp, UnaryOp};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Union;

use super::step::{Op, Program, Step};

/// Sizes of workgroups, simplest first: whole subgroups and others, one to three axes.
const WORKGROUPS: [[u32; 3]; 10] = [
    [32, 1, 1],
    [1, 1, 1],
    [64, 1, 1],
    [8, 8, 1],
    [33, 1, 1],
    [7, 3, 1],
    [4, 4, 4],
    [16, 2, 3],
    [128, 1, 1],
    [31, 1, 1],
];
const GROUPS: [[u32; 3]; 6] = [[1, 1, 1], [2, 1, 1], [1, 2, 1], [3, 1, 1], [2, 1, 2], [1, 3, 1]];

/// What to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Steps at most.
    pub max_steps: usize,
}

/// How often a kind of step is drawn.
fn weight(op: Op) -> u32 {
    match op {
        Op::Const(_) => 16,
        // Long functions of a text.
        Op::Unary(UnaryOp::Root) | Op::Binary(BinaryOp::Quotient) => 2,
        Op::Unary(_) | Op::Select | Op::Extract => 8,
        Op::Binary(_) | Op::Convert(_) | Op::Construct => 10,
        Op::Ternary(TernaryOp::Fma) => 8,
        Op::Ternary(_) | Op::Builtin | Op::Immediate(_) | Op::Encode(_) | Op::Decode(_) => 5,
        // Bits of small integers are subnormal floats.
        Op::Bitcast(Scalar::F32) => 1,
        Op::Bitcast(_) | Op::Tame => 12,
        Op::Load(Elem::F32 | Elem::U32) => 10,
        Op::Load(_) | Op::LoadWide(_) | Op::LoadOwn(_) => 3,
        Op::Store(_) | Op::StoreWide(_) => 4,
        Op::Var | Op::Array | Op::ArrayLoad | Op::ArrayStore => 16,
        Op::VarLoad | Op::VarStore => 24,
        Op::If | Op::For => 24,
        Op::Loop => 12,
        Op::Else => 10,
        Op::End => 40,
        Op::Break | Op::Continue | Op::Return | Op::ReturnIf => 4,
        Op::BreakIf | Op::ContinueIf => 12,
        Op::Exchange => 24,
        Op::ExchangeStorage => 10,
        Op::WorkgroupAtomic(_) | Op::Atomic(_) | Op::OwnAtomic(_) => 3,
        Op::Subgroup(_) | Op::Reduce(_) | Op::Vote(_) => 6,
        Op::Barrier(_) => 2,
    }
}

fn operand() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 0..4_u32, 3 => 0..24_u32, 1 => any::<u32>()]
}

fn constant(scalar: Scalar) -> BoxedStrategy<u32> {
    match scalar {
        Scalar::F32 => prop_oneof![
            select(vec![0.0_f32, 1.0, -1.0, 0.5, 2.0, 3.0, -0.0, 1e30, 1e-30, 16_777_216.0, 0.1])
                .prop_map(f32::to_bits),
            select(vec![f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN_POSITIVE]).prop_map(f32::to_bits),
            (-1e6_f32..1e6).prop_map(f32::to_bits),
        ]
        .boxed(),
        _ => prop_oneof![
            0..10_u32,
            select(vec![31, 32, 33, 255, 256, 65_535, 65_536, 0x7fff_ffff, 0x8000_0000, u32::MAX, u32::MAX - 1]),
            any::<u32>(),
        ]
        .boxed(),
    }
}

fn step() -> impl Strategy<Value = Step> {
    Union::new_weighted(
        Op::all()
            .iter()
            .map(|&op| {
                let first = if let Op::Const(scalar) = op { constant(scalar) } else { operand().boxed() };
                let args = (first, operand(), operand());
                (weight(op), args.prop_map(move |(a, b, c)| Step { op, args: [a, b, c] }).boxed())
            })
            .collect::<Vec<_>>(),
    )
}

/// Programs.
pub fn program(draw: Draw) -> impl Strategy<Value = Program> {
    let sizes = (select(WORKGROUPS.to_vec()), select(GROUPS.to_vec()), 4..68_u32, any::<u64>());
    (sizes, vec(step(), 1..draw.max_steps)).prop_map(|((workgroup, groups, len, seed), steps)| Program {
        workgroup,
        groups,
        len,
        seed,
        steps,
    })
}
