//! WGSL functions for what the language's own operators do not guarantee.
//!
//! Invariants: one function per name and type, written only when it is called; the meaning is the op table's.
//! Operators inside take parameters, never literals, so the language never evaluates them itself.

use super::super::EmitError;
use super::super::context::{Context, Operand};
use super::super::text::Text;
use super::type_name;
use crate::ir::{Const, Elem, Scalar, Type};

/// `f32`, `vec2_f32`
fn suffix(ty: Type) -> String {
    match ty {
        Type::Vector(scalar, len) => format!("vec{len}_{}", scalar.name()),
        Type::Scalar(scalar) => scalar.name().to_owned(),
        Type::Tile(_) => "tile".to_owned(),
    }
}

/// `value` in every component of `ty`.
fn splat(ty: Type, value: &str) -> String {
    if ty.components() == 1 { value.to_owned() } else { format!("{}({value})", type_name(ty)) }
}

/// An op that the table spells as a helper.
pub(super) fn op(cx: &mut Context, name: &'static str, operands: &[Operand]) -> Result<Text, EmitError> {
    if let Some(text) = operator(name, operands) {
        return Ok(text);
    }
    let Some(ty) = operands.first().map(|first| first.ty) else {
        return Err(cx.malformed(format!("`{name}` without operands")));
    };
    let Some(body) = body(name, ty) else {
        return Err(cx.malformed(format!("no helper `{name}` for {ty}")));
    };
    let function = format!("{name}_{}", suffix(ty));
    let parameters = parameters(name, ty);
    let text = format!("fn {function}({parameters}) -> {} {{\n{body}}}\n", type_name(ty));
    cx.helper(&function, |_| text);
    let texts: Vec<&Text> = operands.iter().map(|operand| &operand.text).collect();
    Ok(Text::call(&function, &texts))
}

/// Helpers that an operator can stand for, given the types and literals at hand.
fn operator(name: &str, operands: &[Operand]) -> Option<Text> {
    let [a, b] = operands else { return None };
    let float = a.ty.scalar() == Some(Scalar::F32);
    match (name, b.constant) {
        // naga writes `!=` as an ordered comparison, which is false for NaN.
        ("ne", _) if float => {
            let equal = Text::infix("==", &a.text, &b.text);
            Some(Text::prefix("!", &equal))
        }
        ("ne", _) => Some(Text::infix("!=", &a.text, &b.text)),
        ("shl", Some(Const::U32(0..=31))) => Some(Text::infix("<<", &a.text, &b.text)),
        ("shr", Some(Const::U32(0..=31))) => Some(Text::infix(">>", &a.text, &b.text)),
        ("div", Some(Const::U32(1..) | Const::I32(1..))) => Some(Text::infix("/", &a.text, &b.text)),
        ("rem", Some(Const::U32(1..) | Const::I32(1..))) => Some(Text::infix("%", &a.text, &b.text)),
        _ => None,
    }
}

fn parameters(name: &str, ty: Type) -> String {
    let own = type_name(ty);
    let amount = type_name(Type::of(Scalar::U32, ty.components()));
    match name {
        "neg" | "abs" => format!("x: {own}"),
        "shl" | "shr" => format!("x: {own}, amount: {amount}"),
        "funnel_shr" => "high: u32, low: u32, amount: u32".to_owned(),
        _ => format!("a: {own}, b: {own}"),
    }
}

fn body(name: &str, ty: Type) -> Option<String> {
    let float = ty.scalar() == Some(Scalar::F32);
    let own = type_name(ty);
    let bits = Type::of(Scalar::U32, ty.components());
    let bits_name = type_name(bits);
    let line = match name {
        "neg" if float => format!("bitcast<{own}>(bitcast<{bits_name}>(x) ^ {})", splat(bits, "0x80000000u")),
        "neg" => "-x".to_owned(),
        "abs" if float => format!("bitcast<{own}>(bitcast<{bits_name}>(x) & {})", splat(bits, "0x7fffffffu")),
        "abs" => format!("select(x, -x, x < {})", splat(ty, "0i")),
        "div" => "a / b".to_owned(),
        "rem" => "a % b".to_owned(),
        "min" if float => return Some(extremum(ty, "y_place < x_place")),
        "max" if float => return Some(extremum(ty, "x_place < y_place")),
        "min" => "select(a, b, b < a)".to_owned(),
        "max" => "select(a, b, a < b)".to_owned(),
        "shl" => format!("x << (amount & {})", splat(bits, "31u")),
        "shr" => format!("x >> (amount & {})", splat(bits, "31u")),
        "funnel_shr" => {
            return Some(
                "    let shift = amount & 31u;\n    \
                 return (low >> shift) | ((high << 1u) << (31u - shift));\n"
                    .to_owned(),
            );
        }
        _ => return None,
    };
    Some(format!("    return {line};\n"))
}

/// `b` where `before` holds of the operands' places in the order of numbers, else `a`; by integers alone. A driver that
/// sees floats compared and one of them chosen takes its native minimum: -0 of two zeros, and never a NaN.
fn extremum(ty: Type, before: &str) -> String {
    let (bits, places) = (Type::of(Scalar::U32, ty.components()), Type::of(Scalar::I32, ty.components()));
    let (own, bits_name, places_name) = (type_name(ty), type_name(bits), type_name(places));
    let magnitude = splat(bits, "0x7fffffffu");
    let (infinity, top) = (splat(bits, "0x7f800000u"), splat(bits, "0x80000000u"));
    format!(
        "    let x = bitcast<{bits_name}>(a);\n    \
         let y = bitcast<{bits_name}>(b);\n    \
         let x_size = x & {magnitude};\n    \
         let y_size = y & {magnitude};\n    \
         let x_place = select({places_name}(x_size), -{places_name}(x_size), x >= {top});\n    \
         let y_place = select({places_name}(y_size), -{places_name}(y_size), y >= {top});\n    \
         let numbers = max(x_size, y_size) <= {infinity};\n    \
         return bitcast<{own}>(select(x, y, ({before}) & numbers));\n"
    )
}

/// `f32` of exactly these bits, for values that WGSL's literals refuse.
pub(super) fn float_bits(cx: &mut Context, bits: u32) -> Text {
    cx.helper("f32_from_bits", |_| {
        "fn f32_from_bits(bits: u32) -> f32 {\n    return bitcast<f32>(bits);\n}\n".to_owned()
    });
    Text::atom(format!("f32_from_bits(0x{bits:08x}u)"))
}

/// Number conversion.
pub(super) fn convert(cx: &mut Context, to: Scalar, operand: &Operand) -> Text {
    let target = Type::of(to, operand.ty.components());
    let from_float = operand.ty.scalar() == Some(Scalar::F32);
    if !from_float || !to.is_integer() {
        return Text::call(&type_name(target), &[&operand.text]);
    }
    let scalar_name = format!("{}_from_f32", to.name());
    let (low, low_result, high, high_result) = match to {
        Scalar::I32 => ("-2147483648.0f", "i32(-2147483648)", "2147483648.0f", "2147483647i"),
        _ => ("0.0f", "0u", "4294967296.0f", "0xffffffffu"),
    };
    let zero = if to == Scalar::I32 { "0i" } else { "0u" };
    cx.helper(&scalar_name, |_| {
        format!(
            "fn {scalar_name}(x: f32) -> {to} {{\n    \
             if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {{\n        return {zero};\n    }}\n    \
             if (x <= {low}) {{\n        return {low_result};\n    }}\n    \
             if (x >= {high}) {{\n        return {high_result};\n    }}\n    \
             return {to}(x);\n}}\n",
            to = to.name()
        )
    });
    if target.components() == 1 {
        return Text::call(&scalar_name, &[&operand.text]);
    }
    let name = format!("{}_from_{}", suffix(target), suffix(operand.ty));
    let name = format!("{}_{name}", to.name());
    cx.helper(&name, |_| {
        let parts: Vec<String> = "xyzw"
            .chars()
            .take(usize::from(target.components()))
            .map(|component| format!("{scalar_name}(x.{component})"))
            .collect();
        let (from, to) = (type_name(operand.ty), type_name(target));
        format!("fn {name}(x: {from}) -> {to} {{\n    return {to}({});\n}}\n", parts.join(", "))
    });
    Text::call(&name, &[&operand.text])
}

/// The name of the function from a number to the bits of a narrow element.
pub(super) fn encode(cx: &mut Context, elem: Elem) -> String {
    let name = format!("encode_{}", elem.name());
    let body = match elem {
        Elem::Bf16 => ENCODE_BF16,
        Elem::F16 => ENCODE_F16,
        Elem::U8 => "    return x & 0xffu;\n",
        Elem::I8 => "    return bitcast<u32>(x) & 0xffu;\n",
        Elem::I16 => "    return bitcast<u32>(x) & 0xffffu;\n",
        Elem::U16 | Elem::F32 | Elem::U32 | Elem::I32 => "    return x & 0xffffu;\n",
    };
    cx.helper(&name, |_| format!("fn {name}(x: {}) -> u32 {{\n{body}}}\n", elem.scalar().name()));
    name
}

/// The name of the function from the low bits of a word to the number of a narrow element.
pub(super) fn decode(cx: &mut Context, elem: Elem) -> String {
    let name = format!("decode_{}", elem.name());
    let body = match elem {
        Elem::Bf16 => "    return bitcast<f32>(bits << 16u);\n",
        Elem::F16 => DECODE_F16,
        Elem::U8 => "    return bits & 0xffu;\n",
        Elem::I8 => "    return bitcast<i32>(bits << 24u) >> 24u;\n",
        Elem::I16 => "    return bitcast<i32>(bits << 16u) >> 16u;\n",
        Elem::U16 | Elem::F32 | Elem::U32 | Elem::I32 => "    return bits & 0xffffu;\n",
    };
    cx.helper(&name, |_| format!("fn {name}(bits: u32) -> {} {{\n{body}}}\n", elem.scalar().name()));
    name
}

const ENCODE_BF16: &str = "    \
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
";

/// Integers only, so that a device that flushes subnormals of `f32` gives the same bits.
const ENCODE_F16: &str = "    \
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
";

const DECODE_F16: &str = "    \
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
";
