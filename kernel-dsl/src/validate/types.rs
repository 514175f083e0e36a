//! Operand and result types: invariant V1 of `validate`.
//!
//! [`expr_type`] is the one typing function: the builder calls it for every op it appends, the validator for every
//! statement it visits, so the two cannot disagree.

use crate::ir::{
    ArraySpace, Builtin, Elem, Expr, Kernel, Mode, ReduceOp, Rounding, Scalar, TileMemory, TilePlace, TileRole, Type,
    ValueId,
};

/// Why an op's operands are refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TypeError {
    /// An op got operand types outside of its rule.
    #[error("`{op}` does not take ({found}); required: {required}")]
    Operands {
        /// Op name.
        op: String,
        /// Operand types as found.
        found: String,
        /// The rule in words.
        required: &'static str,
    },
    /// An op carries a rounding that its class or the kernel's mode does not allow.
    #[error("`{op}` carries rounding `{found}`; required: {required}")]
    Rounding {
        /// Op name.
        op: String,
        /// As found.
        found: &'static str,
        /// What is allowed.
        required: &'static str,
    },
    /// A load or store of a buffer or array that does not allow it.
    #[error("{what} `{name}`: {found}; required: {required}")]
    Memory {
        /// "buffer" or "array".
        what: &'static str,
        /// Its name.
        name: String,
        /// As found.
        found: String,
        /// What is allowed.
        required: &'static str,
    },
    /// An id of another kernel.
    #[error("unknown {what} {id}; required: an id of this kernel")]
    UnknownId {
        /// Kind of entity.
        what: &'static str,
        /// Its spelling.
        id: String,
    },
}

fn ty(kernel: &Kernel, id: ValueId) -> Result<Type, TypeError> {
    kernel
        .values
        .get(id)
        .map(|value| value.ty)
        .ok_or_else(|| TypeError::UnknownId { what: "value", id: id.to_string() })
}

fn operands(op: &str, found: &[Type], required: &'static str) -> TypeError {
    let found = found.iter().map(Type::to_string).collect::<Vec<_>>().join(", ");
    TypeError::Operands { op: op.to_owned(), found, required }
}

fn check_rounding(
    kernel: &Kernel,
    op: &str,
    rounding: Rounding,
    allowed: &[Rounding],
    required: &'static str,
) -> Result<(), TypeError> {
    let mode_ok = kernel.mode == Mode::Fast || rounding != Rounding::Any;
    if allowed.contains(&rounding) && mode_ok {
        return Ok(());
    }
    let required = if mode_ok { required } else { "no `any` op in a strict kernel" };
    Err(TypeError::Rounding { op: op.to_owned(), found: rounding_name(rounding), required })
}

fn rounding_name(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::Exact => "exact",
        Rounding::Rn => "rn",
        Rounding::Fused => "fused",
        Rounding::Any => "any",
    }
}

/// What the rule of an op says, in words.
fn rule_words(rule: crate::ir::Rule) -> &'static str {
    use crate::ir::Rule;
    match rule {
        Rule::Float => "f32 operands alike",
        Rule::Signed => "f32 or i32 operands alike",
        Rule::Integer => "u32 or i32 operands alike",
        Rule::Number => "f32, u32 or i32 operands alike",
        Rule::Boolean => "bool operands alike",
        Rule::Compare => "f32, u32 or i32 operands alike",
        Rule::Equality => "operands alike",
        Rule::Shift => "a u32 or i32 value and a u32 amount with as many components",
        Rule::Word | Rule::SignedDot => "u32 scalars",
    }
}

fn table_op(
    kernel: &Kernel,
    info: crate::ir::op::OpInfo,
    rounding: Rounding,
    types: &[Type],
) -> Result<Type, TypeError> {
    let result = info.rule.result(types).ok_or_else(|| operands(info.name, types, rule_words(info.rule)))?;
    let float = result.scalar() == Some(Scalar::F32);
    let (allowed, required): (&[Rounding], _) = match (info.rounds && float, info.fast_only) {
        (false, _) => (&[Rounding::Exact], "exact"),
        (true, true) => (&[Rounding::Any], "any: a native function, for fast kernels only"),
        (true, false) if info.name == "fma" => (&[Rounding::Fused, Rounding::Any], "fused, or any in a fast kernel"),
        (true, false) => (&[Rounding::Rn, Rounding::Any], "rn, or any in a fast kernel"),
    };
    check_rounding(kernel, info.name, rounding, allowed, required)?;
    Ok(result)
}

/// The type of `expr`, or why it has none.
///
/// # Errors
/// [`TypeError`] names the op, what was found and what is required.
pub fn expr_type(kernel: &Kernel, expr: &Expr) -> Result<Type, TypeError> {
    let ty = |id: ValueId| ty(kernel, id);
    match expr {
        Expr::Const(constant) => Ok(Type::Scalar(constant.scalar())),
        Expr::Builtin(builtin) => builtin_type(*builtin),
        Expr::Immediate(id) => match kernel.immediates.get(*id) {
            Some(immediate) => Ok(Type::Scalar(immediate.scalar)),
            None => Err(TypeError::UnknownId { what: "immediate", id: id.to_string() }),
        },
        Expr::Unary(op, rounding, x) => table_op(kernel, op.info(), *rounding, &[ty(*x)?]),
        Expr::Binary(op, rounding, a, b) => table_op(kernel, op.info(), *rounding, &[ty(*a)?, ty(*b)?]),
        Expr::Ternary(op, rounding, [a, b, c]) => table_op(kernel, op.info(), *rounding, &[ty(*a)?, ty(*b)?, ty(*c)?]),
        Expr::Select { cond, if_true, if_false } => select_type(ty(*cond)?, ty(*if_true)?, ty(*if_false)?),
        Expr::Convert(..) | Expr::Bitcast(..) | Expr::Encode(..) | Expr::Decode(..) => conversion_type(kernel, expr),
        Expr::Construct(parts) => {
            let types = parts.iter().map(|&part| ty(part)).collect::<Result<Vec<_>, _>>()?;
            match types.first() {
                Some(&Type::Scalar(scalar))
                    if (2..=4).contains(&types.len()) && types.iter().all(|t| t == &types[0]) =>
                {
                    Ok(Type::of(scalar, types.len() as u8))
                }
                _ => Err(operands("construct", &types, "2 to 4 scalars alike")),
            }
        }
        Expr::Extract(x, index) => match ty(*x)? {
            Type::Vector(scalar, len) if *index < len => Ok(Type::Scalar(scalar)),
            other => Err(operands("extract", &[other], "a vector with that component")),
        },
        Expr::VarLoad(id) => match kernel.vars.get(*id) {
            Some(var) => Ok(var.ty),
            None => Err(TypeError::UnknownId { what: "variable", id: id.to_string() }),
        },
        Expr::ArrayLoad { .. } | Expr::BufferLoad { .. } | Expr::WordLoad { .. } | Expr::Atomic { .. } => {
            super::memory::load_type(kernel, expr)
        }
        Expr::Subgroup { value, arg, .. } => match (ty(*value)?, ty(*arg)?) {
            (Type::Scalar(scalar), Type::U32) if scalar != Scalar::Bool => Ok(Type::Scalar(scalar)),
            (value, arg) => Err(operands("shuffle", &[value, arg], "an f32, u32 or i32 scalar and a u32 lane")),
        },
        Expr::Reduce(op, rounding, x) => reduce_type(kernel, *op, *rounding, ty(*x)?),
        Expr::Vote(op, x) => match (op, ty(*x)?) {
            (crate::ir::VoteOp::Ballot, Type::BOOL) => Ok(Type::U32),
            (_, Type::BOOL) => Ok(Type::BOOL),
            (_, other) => Err(operands("vote", &[other], "a bool")),
        },
        Expr::TileZero => tile_mode(kernel, Type::Tile(TileRole::Accumulator)),
        Expr::TileLoad { role, place } => {
            check_tile_place(kernel, place, *role)?;
            tile_mode(kernel, Type::Tile(*role))
        }
        Expr::TileMulAdd { a, b, acc } => {
            let types = [ty(*a)?, ty(*b)?, ty(*acc)?];
            let required = [TileRole::A, TileRole::B, TileRole::Accumulator].map(Type::Tile);
            if types == required {
                tile_mode(kernel, Type::Tile(TileRole::Accumulator))
            } else {
                Err(operands("tile_mul_add", &types, "tiles a, b and acc"))
            }
        }
    }
}

fn builtin_type(builtin: Builtin) -> Result<Type, TypeError> {
    match builtin {
        Builtin::WorkgroupId(axis)
        | Builtin::NumWorkgroups(axis)
        | Builtin::LocalInvocationId(axis)
        | Builtin::GlobalInvocationId(axis)
            if axis > 2 =>
        {
            Err(TypeError::UnknownId { what: "axis", id: axis.to_string() })
        }
        _ => Ok(Type::U32),
    }
}

fn select_type(cond: Type, if_true: Type, if_false: Type) -> Result<Type, TypeError> {
    if cond == Type::BOOL && if_true == if_false && if_true.components() > 0 {
        Ok(if_true)
    } else {
        Err(operands("select", &[cond, if_true, if_false], "a bool and two values alike"))
    }
}

fn conversion_type(kernel: &Kernel, expr: &Expr) -> Result<Type, TypeError> {
    let ty = |id: &ValueId| ty(kernel, *id);
    match expr {
        Expr::Convert(to, x) => match ty(x)? {
            from @ (Type::Scalar(_) | Type::Vector(..)) if *to != Scalar::Bool => Ok(Type::of(*to, from.components())),
            from => Err(operands("convert", &[from], "a scalar or vector, and not to bool")),
        },
        Expr::Bitcast(to, x) => {
            let from = ty(x)?;
            match from.scalar() {
                Some(scalar) if scalar != Scalar::Bool && *to != Scalar::Bool => Ok(Type::of(*to, from.components())),
                _ => Err(operands("bitcast", &[from], "f32, u32 or i32, and not to bool")),
            }
        }
        Expr::Encode(elem, x) => {
            let from = ty(x)?;
            if from == Type::Scalar(elem.scalar()) && elem.bytes() < 4 {
                Ok(Type::U32)
            } else {
                Err(operands("encode", &[from], "the scalar of an 8- or 16-bit element"))
            }
        }
        Expr::Decode(elem, x) => {
            let from = ty(x)?;
            if from == Type::U32 && elem.bytes() < 4 {
                Ok(Type::Scalar(elem.scalar()))
            } else {
                Err(operands("decode", &[from], "u32 bits of an 8- or 16-bit element"))
            }
        }
        _ => unreachable!("only called for conversions"),
    }
}

fn reduce_type(kernel: &Kernel, op: ReduceOp, rounding: Rounding, x: Type) -> Result<Type, TypeError> {
    let Type::Scalar(scalar) = x else {
        return Err(operands("reduce", &[x], "a scalar"));
    };
    let bits = matches!(op, ReduceOp::And | ReduceOp::Or | ReduceOp::Xor);
    if scalar == Scalar::Bool || (bits && !scalar.is_integer()) {
        return Err(operands("reduce", &[x], "f32, u32 or i32; integers for and, or, xor"));
    }
    let rounds = op == ReduceOp::Add && scalar == Scalar::F32;
    let allowed: &[Rounding] = if rounds { &[Rounding::Rn, Rounding::Any] } else { &[Rounding::Exact] };
    check_rounding(kernel, "reduce", rounding, allowed, if rounds { "rn, or any in a fast kernel" } else { "exact" })?;
    Ok(x)
}

fn tile_mode(kernel: &Kernel, result: Type) -> Result<Type, TypeError> {
    if kernel.mode == Mode::Fast {
        Ok(result)
    } else {
        check_rounding(kernel, "tile", Rounding::Any, &[Rounding::Any], "a fast kernel").map(|()| result)
    }
}

/// Whether a tile of `role` can lie at `place`.
pub(super) fn check_tile_place(kernel: &Kernel, place: &TilePlace, role: TileRole) -> Result<(), TypeError> {
    let types = [ty(kernel, place.offset)?, ty(kernel, place.stride)?];
    if types != [Type::U32, Type::U32] {
        return Err(operands("tile place", &types, "a u32 offset and a u32 stride"));
    }
    let (what, name, elem, fits): (_, _, Elem, bool) = match place.memory {
        TileMemory::Buffer(id) => match kernel.buffers.get(id) {
            Some(buffer) => ("buffer", &buffer.name, buffer.elem, true),
            None => return Err(TypeError::UnknownId { what: "buffer", id: id.to_string() }),
        },
        TileMemory::Array(id) => match kernel.arrays.get(id) {
            Some(array) => {
                let fits = array.space == ArraySpace::Workgroup && array.width == 1;
                ("array", &array.name, array.elem, fits)
            }
            None => return Err(TypeError::UnknownId { what: "array", id: id.to_string() }),
        },
    };
    if fits && elem == role.elem() {
        return Ok(());
    }
    Err(TypeError::Memory {
        what,
        name: name.clone(),
        found: format!("elements of {}", elem.name()),
        required: "a buffer or workgroup array of f16 (a, b) or f32 (acc), width 1",
    })
}
