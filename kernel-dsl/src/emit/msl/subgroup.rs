//! Subgroup ops in MSL: a simdgroup of Apple hardware is the language's 32-lane subgroup.
//!
//! Invariants: every exchange names its source lane within 0..32; reductions are the ascending xor butterfly with one
//! operation per statement, never `simd_sum`.

use super::super::context::{Context, Operand};
use super::super::text::Text;
use super::super::{EmitError, builtin_text};
use super::{polyfill, type_name};
use crate::ir::{Builtin, Const, ReduceOp, SubgroupOp, VoteOp};
use crate::target::SubgroupLowering;

fn check(cx: &Context) -> Result<(), EmitError> {
    if cx.target.features.subgroups == SubgroupLowering::Native {
        return Ok(());
    }
    Err(EmitError::NoSubgroups { kernel: cx.kernel.name.clone() })
}

/// A lane exchange.
pub(super) fn exchange(cx: &mut Context, op: SubgroupOp, value: &Operand, arg: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    let last = Text::atom("31u");
    let lane = builtin_text(cx, Builtin::Lane);
    let source = match (op, arg.constant) {
        (SubgroupOp::Shuffle | SubgroupOp::Broadcast, Some(Const::U32(lane))) => Text::atom(format!("{}u", lane & 31)),
        (SubgroupOp::Shuffle | SubgroupOp::Broadcast, _) => Text::infix("&", &arg.text, &last),
        (SubgroupOp::ShuffleXor, _) => Text::infix("&", &Text::infix("^", &lane, &arg.text), &last),
        (SubgroupOp::ShuffleUp, _) => {
            cx.helper("shuffle_up_lane", |_| {
                "uint shuffle_up_lane(uint lane, uint delta) {\n    return delta > lane ? lane : lane - delta;\n}\n"
                    .to_owned()
            });
            Text::call("shuffle_up_lane", &[&lane, &arg.text])
        }
        (SubgroupOp::ShuffleDown, _) => {
            cx.helper("shuffle_down_lane", |_| {
                "uint shuffle_down_lane(uint lane, uint delta) {\n    \
                 return delta > 31u - lane ? lane : lane + delta;\n}\n"
                    .to_owned()
            });
            Text::call("shuffle_down_lane", &[&lane, &arg.text])
        }
    };
    Ok(Text::call("simd_shuffle", &[&value.text, &Text::call("ushort", &[&source])]))
}

/// A butterfly reduction.
pub(super) fn reduce(cx: &mut Context, op: ReduceOp, value: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    let (word, helper) = match op {
        ReduceOp::Add => ("add", Some("add")),
        ReduceOp::Min => ("min", Some("min")),
        ReduceOp::Max => ("max", Some("max")),
        ReduceOp::And => ("and", None),
        ReduceOp::Or => ("or", None),
        ReduceOp::Xor => ("xor", None),
    };
    let ty = type_name(value.ty);
    let mut steps = Vec::new();
    let mut own = "x".to_owned();
    for (level, mask) in [1, 2, 4, 8, 16].into_iter().enumerate() {
        let operand = |text: &str| Operand { text: Text::atom(text), ty: value.ty, constant: None };
        let other = format!("y{}", level + 1);
        let (mine, theirs) = (operand(&own), operand(&other));
        let sum = match (helper, op) {
            (Some(name), _) => polyfill::op(cx, name, &[mine, theirs])?,
            (None, ReduceOp::And) => Text::infix("&", &mine.text, &theirs.text),
            (None, ReduceOp::Or) => Text::infix("|", &mine.text, &theirs.text),
            (None, _) => Text::infix("^", &mine.text, &theirs.text),
        };
        steps.push(format!("    const {ty} {other} = simd_shuffle_xor({own}, ushort({mask}));\n"));
        own = format!("x{}", level + 1);
        steps.push(format!("    const {ty} {own} = {};\n", sum.text));
    }
    let scalar = value.ty.scalar().map_or("", |scalar| scalar.name());
    let function = format!("reduce_{word}_{scalar}");
    let steps = steps.concat();
    cx.helper(&function, |_| format!("{ty} {function}({ty} x) {{\n{steps}    return {own};\n}}\n"));
    Ok(Text::call(&function, &[&value.text]))
}

/// A vote. Lanes that the workgroup does not have count as false in a ballot and never fail `all`.
pub(super) fn vote(cx: &mut Context, op: VoteOp, cond: &Operand) -> Result<Text, EmitError> {
    check(cx)?;
    Ok(match op {
        VoteOp::Ballot => {
            let vote = Text::call("simd_ballot", &[&cond.text]);
            Text::call("uint", &[&Text::call("ulong", &[&vote])])
        }
        VoteOp::Any => Text::call("simd_any", &[&cond.text]),
        VoteOp::All => Text::call("simd_all", &[&cond.text]),
    })
}
