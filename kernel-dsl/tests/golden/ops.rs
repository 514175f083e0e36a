//! Cases of the op table, literals and conversions.

use kernel_dsl::ir::{
    Access, BinaryOp, Const, Elem, Expr, Kernel, Mode, Rounding, Rule, Scalar, TernaryOp, Type, UnaryOp, ValueId,
    op::OpInfo,
};

use super::author::Author;

/// The rounding that an op carries.
fn rounding(info: &OpInfo, ty: Type) -> Rounding {
    match (info.rounds && ty.scalar() == Some(Scalar::F32), info.fast_only, info.name) {
        (false, _, _) => Rounding::Exact,
        (true, true, _) => Rounding::Any,
        (true, false, "fma") => Rounding::Fused,
        (true, false, _) => Rounding::Rn,
    }
}

/// Operand types of a rule for a scalar, or `None` where it takes none.
fn takes(rule: Rule, scalar: Scalar, components: u8) -> bool {
    let ty = Type::of(scalar, components);
    let amount = Type::of(Scalar::U32, components);
    let operands = if rule == Rule::Shift { vec![ty, amount] } else { vec![ty, ty] };
    rule.result(&operands).is_some()
}

/// Every op of the table as an expression on operands of `ty`; `amount` has as many components of `u32`.
fn table(rule_type: Type, operands: [ValueId; 3], amount: ValueId, fast: bool) -> Vec<Expr> {
    let Some(scalar) = rule_type.scalar() else { return Vec::new() };
    let fits = |info: &OpInfo| takes(info.rule, scalar, rule_type.components()) && info.fast_only == fast;
    let [a, b, c] = operands;
    let mut all = Vec::new();
    for op in UnaryOp::ALL.iter().filter(|op| fits(&op.info())) {
        all.push(Expr::Unary(*op, rounding(&op.info(), rule_type), a));
    }
    for op in BinaryOp::ALL.iter().filter(|op| fits(&op.info())) {
        let right = if op.info().rule == Rule::Shift { amount } else { b };
        all.push(Expr::Binary(*op, rounding(&op.info(), rule_type), a, right));
    }
    for op in TernaryOp::ALL.iter().filter(|op| fits(&op.info())) {
        all.push(Expr::Ternary(*op, rounding(&op.info(), rule_type), [a, b, c]));
    }
    all
}

/// Every op that takes `scalar` with so many components.
fn ops(name: &str, scalar: Scalar, components: u8, fast: bool) -> Kernel {
    let mut k = Author::new(name, if fast { Mode::Fast } else { Mode::Strict });
    let elem = match scalar {
        Scalar::F32 => Elem::F32,
        Scalar::I32 => Elem::I32,
        Scalar::U32 | Scalar::Bool => Elem::U32,
    };
    let x = k.buffer("x", elem, Access::Read);
    let amounts = k.buffer("amounts", Elem::U32, Access::Read);
    let out = k.buffer("out", Elem::U32, Access::Write);
    let step = u32::from(components);
    let mut operands = [0, 1, 2].map(|slot| k.input(x, slot * step, components));
    for (operand, name) in operands.iter().zip(["a", "b", "c"]) {
        k.b.name_value(*operand, name);
    }
    let amount = k.input(amounts, 0, components);
    k.b.name_value(amount, "amount");
    if scalar == Scalar::Bool {
        let one = k.u(1);
        operands = operands.map(|word| k.bin(BinaryOp::Eq, word, one));
    }
    let mut slot = 0;
    for expr in table(Type::of(scalar, components), operands, amount, fast) {
        let value = k.e(expr);
        slot = k.keep_all(out, slot, value);
    }
    k.finish()
}

/// Literals that need care, alone and as the only operands of ops.
fn literals() -> Kernel {
    let mut k = Author::strict("literals");
    let out = k.buffer("out", Elem::U32, Access::Write);
    let floats = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.1,
        1e-7,
        1e10,
        f32::MAX,
        f32::MIN_POSITIVE,
        1e-45,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    let mut slot = 0;
    for value in floats {
        let value = k.f(value);
        slot = k.keep_all(out, slot, value);
    }
    for value in [0, 1, -1, i32::MAX, i32::MIN] {
        let value = k.e(Expr::Const(Const::I32(value)));
        slot = k.keep_all(out, slot, value);
    }
    let (max, tiny) = (k.f(f32::MAX), k.f(1e-20));
    let (zero, big) = (k.u(0), k.u(u32::MAX));
    let least = k.e(Expr::Const(Const::I32(i32::MIN)));
    let minus = k.e(Expr::Const(Const::I32(-1)));
    let shift = k.u(40);
    for (op, a, b) in [
        (BinaryOp::Mul, max, max),
        (BinaryOp::Mul, tiny, tiny),
        (BinaryOp::Add, big, big),
        (BinaryOp::Div, big, zero),
        (BinaryOp::Rem, big, zero),
        (BinaryOp::Div, least, minus),
        (BinaryOp::Sub, least, minus),
        (BinaryOp::Shl, big, shift),
        (BinaryOp::Shr, big, shift),
    ] {
        let value = k.bin(op, a, b);
        slot = k.keep_all(out, slot, value);
    }
    let sum = k.e(Expr::Construct(vec![max, max]));
    let sum = k.bin(BinaryOp::Add, sum, sum);
    k.keep_all(out, slot, sum);
    k.finish()
}

/// Conversions between numbers, bit casts, and every narrow element.
fn conversions() -> Kernel {
    let mut k = Author::strict("conversions");
    let f = k.buffer("f", Elem::F32, Access::Read);
    let u = k.buffer("u", Elem::U32, Access::Read);
    let i = k.buffer("i", Elem::I32, Access::Read);
    let out = k.buffer("out", Elem::U32, Access::Write);
    let mut slot = 0;
    for components in [1, 3] {
        let values = [k.input(f, 0, components), k.input(u, 0, components), k.input(i, 0, components)];
        let flags = k.bin(BinaryOp::Lt, values[1], values[1]);
        for value in values.into_iter().chain([flags]) {
            for to in [Scalar::F32, Scalar::U32, Scalar::I32] {
                let converted = k.e(Expr::Convert(to, value));
                slot = k.keep_all(out, slot, converted);
                if k.b.value_type(value).scalar() != Some(Scalar::Bool) {
                    let cast = k.e(Expr::Bitcast(to, value));
                    slot = k.keep_all(out, slot, cast);
                }
            }
        }
    }
    let (float, word, int) = (k.input(f, 9, 1), k.input(u, 9, 1), k.input(i, 9, 1));
    for elem in Elem::ALL.into_iter().filter(|elem| elem.bytes() < 4) {
        let number = match elem.scalar() {
            Scalar::F32 => float,
            Scalar::U32 => word,
            _ => int,
        };
        let bits = k.e(Expr::Encode(elem, number));
        slot = k.keep_all(out, slot, bits);
        let decoded = k.e(Expr::Decode(elem, word));
        slot = k.keep_all(out, slot, decoded);
    }
    k.finish()
}

/// The cases of this file.
pub fn cases() -> Vec<Kernel> {
    vec![
        ops("ops_f32", Scalar::F32, 1, false),
        ops("ops_u32", Scalar::U32, 1, false),
        ops("ops_i32", Scalar::I32, 1, false),
        ops("ops_bool", Scalar::Bool, 1, false),
        ops("ops_vec2_f32", Scalar::F32, 2, false),
        ops("ops_vec3_u32", Scalar::U32, 3, false),
        ops("ops_vec4_i32", Scalar::I32, 4, false),
        ops("ops_native", Scalar::F32, 1, true),
        literals(),
        conversions(),
    ]
}
