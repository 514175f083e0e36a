//! The invariant that the machine builds on: the destination column of an op is never one of its operands.
//!
//! While an op runs, its destination is taken out of the file of columns and an operand there would be empty. Scalars are
//! read before they are written and may be both; an assignment may name one column twice, and does nothing then.

use crate::interp::plan::{Op, Reg, Step};

/// The first op of `steps`, nested blocks included, that writes a column which it also reads.
pub(super) fn clash(steps: &[Step]) -> Option<&Op> {
    steps.iter().find_map(|step| match step {
        Step::Op(op) => clashes(op).then_some(op),
        Step::If { then_block, else_block, .. } => clash(then_block).or_else(|| clash(else_block)),
        Step::For(step) => clash(&step.body),
        Step::Loop { body, .. } => clash(body),
        Step::Break { .. } | Step::Continue { .. } | Step::Return => None,
    })
}

fn clashes(op: &Op) -> bool {
    match op {
        Op::Copy { dst, a } | Op::Unary { dst, a, .. } => share(&[*dst], &[*a]),
        Op::Binary { dst, a, b, .. } | Op::MulAddInto { dst, a, b } => share(&[*dst], &[*a, *b]),
        Op::Fma { dst, abc } | Op::FunnelShr { dst, abc } => share(&[*dst], abc),
        Op::Select { dst, cond, a, b } => share(&[*dst], &[*cond, *a, *b]),
        Op::Load(access) => share(&access.parts, &[access.index]),
        Op::Atomic { value, access, .. } => share(&access.parts, &[*value, access.index]),
        Op::Subgroup { dst, value, arg, .. } => share(&[*dst], &[*value, *arg]),
        Op::Reduce { dst, value, .. } | Op::Vote { dst, value, .. } => share(&[*dst], &[*value]),
        Op::TileLoad(tile) => share(&tile.parts, &[tile.offset, tile.stride]),
        Op::TileMulAdd { columns: [a, b, acc, dst], .. } => [a, b, acc].iter().any(|operand| share(dst, operand)),
        Op::Store(_) | Op::VarInit { .. } | Op::Write(_) | Op::TileStore(_) | Op::Barrier { .. } => false,
    }
}

fn share(written: &[Reg], read: &[Reg]) -> bool {
    written.iter().any(|reg| matches!(reg, Reg::Column(_)) && read.contains(reg))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::plan::{Bin, Exits};

    fn add(dst: Reg, a: Reg, b: Reg) -> Step {
        Step::Op(Op::Binary { op: Bin::AddI, dst, a, b })
    }

    #[test]
    fn a_column_that_is_read_and_written_is_found_in_nested_blocks() {
        let [x, y] = [Reg::Column(0), Reg::Column(1)];
        let exits = Exits { left: 2, waiting: 3, has_break: false, has_continue: false };
        let nested = |step| [Step::Loop { exits, body: vec![step], site: 0 }];
        assert_eq!(clash(&nested(add(x, y, y))), None);
        assert!(clash(&nested(add(x, y, x))).is_some());
        assert!(clash(&nested(add(Reg::Scalar(0), Reg::Scalar(0), Reg::Scalar(0)))).is_none());
    }
}
