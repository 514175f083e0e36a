//! Subgroup ops in WGSL, on hardware subgroups of 32 lanes or a multiple.
//!
//! Invariants: every exchange stays within the 32 lanes of the language's own subgroup, which are hardware lanes
//! `subgroup_base .. subgroup_base + 32`; reductions are the ascending xor butterfly, never a native reduction.

use super::super::context::{Context, Need, Operand};
use super::super::text::Text;
use super::super::{EmitError, builtin_text};
use super::polyfill;
use super::type_name;
use crate::ir::{Builtin, Const, ReduceOp, SubgroupOp, VoteOp};
use crate::target::SubgroupLowering;

fn check(cx: &mut Context) -> Result<(), EmitError> {
    if cx.target.features.subgroups != SubgroupLowering::Native {
        return Err(EmitError::NoSubgroups { kernel: cx.kernel.name.clone() });
    }
    cx.need(Need::SubgroupOps);
    Ok(())
}

/// `subgroup_base`, which the entry point defines when it is needed.
fn base(cx: &mut Context) -> Text {
    cx.need(Need::SubgroupBase);
    cx.need(Need::HardwareLane);
    Text::atom("subgroup_base")
}

/// `arg` modulo 32.
fn masked(arg: &Operand) -> Text {
    match arg.constant {
        Some(Const::U32(value)) => Text::atom(format!("{}u", value & 31)),
        _ => Text::infix("&", &arg.text, &Text::atom("31u")),
    }
}

/// A lane exchange.
pub(super) fn exchange(cx: &mut Context, op: SubgroupOp, value: &Operand, arg: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    // The language wants a uniform mask; a literal is one.
    if op == SubgroupOp::ShuffleXor && arg.constant.is_some() {
        return Ok(Text::call("subgroupShuffleXor", &[&value.text, &masked(arg)]));
    }
    let lane = builtin_text(cx, Builtin::Lane);
    let source = match op {
        SubgroupOp::Shuffle | SubgroupOp::Broadcast => masked(arg),
        SubgroupOp::ShuffleXor => Text::infix("&", &Text::infix("^", &lane, &arg.text), &Text::atom("31u")),
        SubgroupOp::ShuffleUp => {
            cx.helper("shuffle_up_lane", |_| {
                "fn shuffle_up_lane(lane: u32, delta: u32) -> u32 {\n    \
                 return select(lane - delta, lane, delta > lane);\n}\n"
                    .to_owned()
            });
            Text::call("shuffle_up_lane", &[&lane, &arg.text])
        }
        SubgroupOp::ShuffleDown => {
            cx.helper("shuffle_down_lane", |_| {
                "fn shuffle_down_lane(lane: u32, delta: u32) -> u32 {\n    \
                 return select(lane + delta, lane, delta > 31u - lane);\n}\n"
                    .to_owned()
            });
            Text::call("shuffle_down_lane", &[&lane, &arg.text])
        }
    };
    let source = Text::infix("|", &base(cx), &source);
    Ok(Text::call("subgroupShuffle", &[&value.text, &source]))
}

/// A butterfly reduction.
pub(super) fn reduce(cx: &mut Context, op: ReduceOp, value: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    let word = match op {
        ReduceOp::Add => "add",
        ReduceOp::Min => "min",
        ReduceOp::Max => "max",
        ReduceOp::And => "and",
        ReduceOp::Or => "or",
        ReduceOp::Xor => "xor",
    };
    let ty = type_name(value.ty);
    let function = format!("reduce_{word}_{ty}");
    let mut steps = Vec::new();
    let mut own = "x".to_owned();
    for (level, mask) in [1, 2, 4, 8, 16].into_iter().enumerate() {
        let operand = |text: String| Operand { text: Text::atom(text), ty: value.ty, constant: None };
        let (mine, other) = (operand(own.clone()), operand(format!("subgroupShuffleXor({own}, {mask}u)")));
        let sum = match op {
            ReduceOp::Add => Text::infix("+", &mine.text, &other.text),
            ReduceOp::And => Text::infix("&", &mine.text, &other.text),
            ReduceOp::Or => Text::infix("|", &mine.text, &other.text),
            ReduceOp::Xor => Text::infix("^", &mine.text, &other.text),
            ReduceOp::Min => polyfill::op(cx, "min", &[mine, other])?,
            ReduceOp::Max => polyfill::op(cx, "max", &[mine, other])?,
        };
        own = format!("x{}", level + 1);
        steps.push(format!("    let {own} = {};\n", sum.text));
    }
    let steps: String = steps.concat();
    cx.helper(&function, |_| format!("fn {function}(x: {ty}) -> {ty} {{\n{steps}    return {own};\n}}\n"));
    Ok(Text::call(&function, &[&value.text]))
}

/// A vote. Lanes that the workgroup does not have count as false in a ballot and never fail `all`.
pub(super) fn vote(cx: &mut Context, op: VoteOp, cond: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    let zero = Text::atom("0u");
    Ok(match op {
        VoteOp::Ballot => ballot(cx, &cond.text),
        VoteOp::Any => Text::infix("!=", &ballot(cx, &cond.text), &zero),
        VoteOp::All => {
            let not = Text::prefix("!", &cond.text);
            Text::infix("==", &ballot(cx, &not), &zero)
        }
    })
}

/// The word of the hardware ballot that covers this subgroup.
fn ballot(cx: &mut Context, cond: &Text) -> Text {
    let word = Text::infix(">>", &base(cx), &Text::atom("5u"));
    Text::call("subgroupBallot", &[cond]).index(&word)
}
