//! MSL functions for what the language's own operators do not guarantee.
//!
//! Invariants: one function per name and type, written only when it is called; the meaning is the op table's.
//! Signed arithmetic that can overflow goes through `uint`, because overflow is undefined in C++; a vector function
//! calls the scalar one component by component, so that the subset of MSL in use stays small.

use super::super::EmitError;
use super::super::context::{Context, Operand};
use super::super::text::Text;
use super::type_name;
use crate::ir::{Const, Elem, Scalar, Type};

const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];

/// An op that the table spells as a helper.
pub(super) fn op(cx: &mut Context, name: &'static str, operands: &[Operand]) -> Result<Text, EmitError> {
    if let Some(text) = operator(name, operands) {
        return Ok(text);
    }
    let Some(ty) = operands.first().map(|first| first.ty) else {
        return Err(cx.malformed(format!("`{name}` without operands")));
    };
    let Some(scalar) = ty.scalar() else {
        return Err(cx.malformed(format!("`{name}` of a tile")));
    };
    let Some(body) = body(name, scalar) else {
        return Err(cx.malformed(format!("no helper `{name}` for {ty}")));
    };
    let types: Vec<Type> = operands.iter().map(|operand| operand.ty).collect();
    let result = if name == "dot4_i8" { Scalar::I32 } else { scalar };
    let function = define(cx, &Function { name, body, result }, &types);
    let texts: Vec<&Text> = operands.iter().map(|operand| &operand.text).collect();
    Ok(Text::call(&function, &texts))
}

/// Helpers that an operator can stand for, given the types and literals at hand.
fn operator(name: &str, operands: &[Operand]) -> Option<Text> {
    let [a, b] = operands else { return None };
    let signed = a.ty.scalar() == Some(Scalar::I32);
    let infix = match (name, b.constant) {
        ("add", _) if !signed => "+",
        ("sub", _) if !signed => "-",
        ("mul", _) if !signed => "*",
        ("shl", Some(Const::U32(0..=31))) if !signed => "<<",
        ("shr", Some(Const::U32(0..=31))) => ">>",
        ("div", Some(Const::U32(1..) | Const::I32(1..))) => "/",
        ("rem", Some(Const::U32(1..) | Const::I32(1..))) => "%",
        _ => return None,
    };
    Some(Text::infix(infix, &a.text, &b.text))
}

/// A scalar function: parameters `a`, `b`, `c`.
struct Function {
    name: &'static str,
    body: String,
    result: Scalar,
}

/// Defines the function for operands of `types` and gives its name.
fn define(cx: &mut Context, function: &Function, types: &[Type]) -> String {
    let components = types.first().map_or(1, |ty| ty.components());
    let scalars: Vec<Scalar> = types.iter().filter_map(|ty| ty.scalar()).collect();
    let suffix = scalars.first().map_or("", |scalar| scalar.name());
    let scalar_name = format!("{}_{suffix}", function.name);
    cx.helper(&scalar_name, |_| {
        let result = type_name(Type::Scalar(function.result));
        let parameters = parameters(&scalars, 1);
        format!("{result} {scalar_name}({parameters}) {{\n{}}}\n", function.body)
    });
    if components == 1 {
        return scalar_name;
    }
    let name = format!("{}_vec{components}_{suffix}", function.name);
    cx.helper(&name, |_| {
        let result = type_name(Type::of(function.result, components));
        let parts: Vec<String> = COMPONENTS
            .iter()
            .take(usize::from(components))
            .map(|component| {
                let arguments: Vec<String> =
                    ["a", "b", "c"].iter().take(scalars.len()).map(|name| format!("{name}.{component}")).collect();
                format!("{scalar_name}({})", arguments.join(", "))
            })
            .collect();
        let parameters = parameters(&scalars, components);
        format!("{result} {name}({parameters}) {{\n    return {result}({});\n}}\n", parts.join(", "))
    });
    name
}

fn parameters(scalars: &[Scalar], components: u8) -> String {
    let all: Vec<String> = scalars
        .iter()
        .zip(["a", "b", "c"])
        .map(|(scalar, name)| format!("{} {name}", type_name(Type::of(*scalar, components))))
        .collect();
    all.join(", ")
}

fn body(name: &str, scalar: Scalar) -> Option<String> {
    let line = match (name, scalar) {
        ("neg", Scalar::F32) => "as_type<float>(as_type<uint>(a) ^ 0x80000000u)",
        ("neg", Scalar::I32) => "as_type<int>(0u - as_type<uint>(a))",
        ("abs", Scalar::F32) => "as_type<float>(as_type<uint>(a) & 0x7fffffffu)",
        ("abs", Scalar::I32) => "a < 0 ? as_type<int>(0u - as_type<uint>(a)) : a",
        ("add", Scalar::I32) => "as_type<int>(as_type<uint>(a) + as_type<uint>(b))",
        ("sub", Scalar::I32) => "as_type<int>(as_type<uint>(a) - as_type<uint>(b))",
        ("mul", Scalar::I32) => "as_type<int>(as_type<uint>(a) * as_type<uint>(b))",
        ("div", Scalar::U32) => "b == 0u ? a : a / b",
        ("div", Scalar::I32) => "(b == 0 || (b == -1 && a == -2147483647 - 1)) ? a : a / b",
        ("rem", Scalar::U32) => "b == 0u ? 0u : a % b",
        ("rem", Scalar::I32) => "(b == 0 || b == -1) ? 0 : a % b",
        ("min", _) => "b < a ? b : a",
        ("max", _) => "a < b ? b : a",
        ("shl", Scalar::U32) => "a << (b & 31u)",
        ("shl", Scalar::I32) => "as_type<int>(as_type<uint>(a) << (b & 31u))",
        ("shr", _) => "a >> (b & 31u)",
        ("funnel_shr", _) => "(b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)))",
        ("dot4_u8", _) => return Some(DOT4_U8.to_owned()),
        ("dot4_i8", _) => return Some(DOT4_I8.to_owned()),
        _ => return None,
    };
    Some(format!("    return {line};\n"))
}

const DOT4_U8: &str = "    \
    const uint low = (a & 0xffu) * (b & 0xffu) + ((a >> 8u) & 0xffu) * ((b >> 8u) & 0xffu);
    const uint high = ((a >> 16u) & 0xffu) * ((b >> 16u) & 0xffu) + (a >> 24u) * (b >> 24u);
    return low + high;
";

const DOT4_I8: &str = "    \
    int sum = 0;
    for (uint shift = 0u; shift < 32u; shift += 8u) {
        const int left = as_type<int>(a << (24u - shift)) >> 24u;
        const int right = as_type<int>(b << (24u - shift)) >> 24u;
        sum += left * right;
    }
    return sum;
";

/// Number conversion.
pub(super) fn convert(cx: &mut Context, to: Scalar, operand: &Operand) -> Text {
    let target = Type::of(to, operand.ty.components());
    match (operand.ty.scalar(), to) {
        (Some(Scalar::F32), Scalar::I32 | Scalar::U32) => {
            let (name, body) = if to == Scalar::I32 { ("i32_from", I32_FROM_F32) } else { ("u32_from", U32_FROM_F32) };
            let function = define(cx, &Function { name, body: body.to_owned(), result: to }, &[operand.ty]);
            Text::call(&function, &[&operand.text])
        }
        (Some(Scalar::I32 | Scalar::U32), Scalar::I32 | Scalar::U32) => {
            Text::call(&format!("as_type<{}>", type_name(target)), &[&operand.text])
        }
        _ => Text::call(&type_name(target), &[&operand.text]),
    }
}

const I32_FROM_F32: &str = "    \
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0;
    }
    if (a <= -2147483648.0f) {
        return -2147483647 - 1;
    }
    if (a >= 2147483648.0f) {
        return 2147483647;
    }
    return int(a);
";

const U32_FROM_F32: &str = "    \
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (a <= 0.0f) {
        return 0u;
    }
    if (a >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return uint(a);
";

/// The name of the function from a number to the bits of a narrow element.
pub(super) fn encode(cx: &mut Context, elem: Elem) -> String {
    let name = format!("encode_{}", elem.name());
    let body = match elem {
        Elem::Bf16 => ENCODE_BF16,
        Elem::F16 => ENCODE_F16,
        Elem::U8 => "    return x & 0xffu;\n",
        Elem::I8 => "    return as_type<uint>(x) & 0xffu;\n",
        Elem::I16 => "    return as_type<uint>(x) & 0xffffu;\n",
        Elem::U16 | Elem::F32 | Elem::U32 | Elem::I32 => "    return x & 0xffffu;\n",
    };
    let from = type_name(Type::Scalar(elem.scalar()));
    cx.helper(&name, |_| format!("uint {name}({from} x) {{\n{body}}}\n"));
    name
}

/// The name of the function from the low bits of a word to the number of a narrow element.
pub(super) fn decode(cx: &mut Context, elem: Elem) -> String {
    let name = format!("decode_{}", elem.name());
    let body = match elem {
        Elem::Bf16 => "    return as_type<float>(bits << 16u);\n",
        Elem::F16 => DECODE_F16,
        Elem::U8 => "    return bits & 0xffu;\n",
        Elem::I8 => "    return as_type<int>(bits << 24u) >> 24u;\n",
        Elem::I16 => "    return as_type<int>(bits << 16u) >> 16u;\n",
        Elem::U16 | Elem::F32 | Elem::U32 | Elem::I32 => "    return bits & 0xffffu;\n",
    };
    let to = type_name(Type::Scalar(elem.scalar()));
    cx.helper(&name, |_| format!("{to} {name}(uint bits) {{\n{body}}}\n"));
    name
}

const ENCODE_BF16: &str = "    \
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
";

/// Integers only, so that a device that flushes subnormals of `float` gives the same bits.
const ENCODE_F16: &str = "    \
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
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
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
";

const DECODE_F16: &str = "    \
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
";
