//! Buffers and arrays in MSL: how they are declared and how each access is written.
//!
//! Invariants: a buffer is a pointer to its storage type (`ushort` for 16-bit, `uchar` for 8-bit elements), so one
//! narrow element is stored as it is; wider accesses and words cast the pointer. Narrow numbers are converted by
//! integer functions. Atomic buffers are pointers to atomics. Tile operands are `half`.

use super::super::context::{Context, Operand};
use super::super::dialect::{BufferPlace, Unit};
use super::super::text::Text;
use super::{polyfill, type_name};
use crate::ir::{Access, ArrayId, ArraySpace, AtomicOp, AtomicPlace, BufferId, Const, Elem, Scalar, Type};

/// The storage type of a buffer's elements.
fn storage(cx: &Context, id: BufferId) -> &'static str {
    let usage = cx.usage.buffer(id);
    match cx.kernel.buffers[id].elem {
        Elem::F32 => "float",
        Elem::U32 if usage.atomic => "atomic_uint",
        Elem::I32 if usage.atomic => "atomic_int",
        Elem::U32 => "uint",
        Elem::I32 => "int",
        Elem::F16 if usage.tile => "half",
        Elem::F16 | Elem::Bf16 | Elem::U16 | Elem::I16 => "ushort",
        Elem::U8 | Elem::I8 => "uchar",
    }
}

/// `device const float`
fn qualified(cx: &Context, id: BufferId, ty: &str) -> String {
    let constant = if cx.kernel.buffers[id].access == Access::Read { "const " } else { "" };
    format!("device {constant}{ty}")
}

/// The parameter of a buffer.
pub(super) fn parameter(cx: &Context, id: BufferId, number: usize) -> String {
    let pointer = qualified(cx, id, storage(cx, id));
    format!("{pointer}* {} [[buffer({number})]]", cx.buffer_name(id))
}

/// The declaration of an array, without the semicolon.
pub(super) fn array_declaration(cx: &Context, id: ArrayId) -> String {
    let array = &cx.kernel.arrays[id];
    let atomic = cx.usage.array(id).atomic;
    let item = match array.elem {
        Elem::F16 => "half".to_owned(),
        Elem::U32 if atomic => "atomic_uint".to_owned(),
        Elem::I32 if atomic => "atomic_int".to_owned(),
        _ => type_name(array.value_type()),
    };
    let space = if array.space == ArraySpace::Workgroup { "threadgroup " } else { "" };
    format!("{space}{item} {}[{}]", cx.array_name(id), array.len)
}

fn place(name: &str, index: &Text) -> Text {
    Text::atom(name).index(index)
}

/// `((device const float4*)name)[index / width]`; the index counts single elements or words.
fn cast(cx: &Context, at: &BufferPlace, scalar: Scalar) -> Text {
    let pointer = qualified(cx, at.buffer, &type_name(Type::of(scalar, at.width)));
    let shift = at.width.trailing_zeros();
    let index = match (shift, at.index.constant) {
        (0, _) => at.index.text.clone(),
        (_, Some(Const::U32(value))) => Text::atom(format!("{}u", value >> shift)),
        _ => Text::infix(">>", &at.index.text, &Text::atom(format!("{shift}u"))),
    };
    Text::atom(format!("(({pointer}*){})", cx.buffer_name(at.buffer))).index(&index)
}

/// The value at a place.
pub(super) fn load(cx: &mut Context, at: &BufferPlace) -> Text {
    let elem = cx.kernel.buffers[at.buffer].elem;
    let usage = cx.usage.buffer(at.buffer);
    if at.unit == Unit::Words {
        return cast(cx, at, Scalar::U32);
    }
    let element = place(cx.buffer_name(at.buffer), &at.index.text);
    if elem.bytes() < 4 {
        if usage.tile {
            return Text::call("float", &[&element]);
        }
        let decode = polyfill::decode(cx, elem);
        return Text::call(&decode, &[&element]);
    }
    match (usage.atomic, at.width) {
        (false, 1) => element,
        (false, _) => cast(cx, at, elem.scalar()),
        (true, 1) => relaxed("atomic_load_explicit", &element, None),
        (true, _) => {
            let function = atomic_load(cx, at, elem.scalar());
            Text::call(&function, &[&Text::atom(cx.buffer_name(at.buffer)), &at.index.text])
        }
    }
}

/// `function(&place, value, memory_order_relaxed)`
fn relaxed(function: &str, place: &Text, value: Option<&Text>) -> Text {
    let pointer = Text::atom(format!("&{}", place.text));
    let order = Text::atom("memory_order_relaxed");
    match value {
        Some(value) => Text::call(function, &[&pointer, value, &order]),
        None => Text::call(function, &[&pointer, &order]),
    }
}

/// A function that loads several neighbours of an atomic buffer.
fn atomic_load(cx: &mut Context, at: &BufferPlace, scalar: Scalar) -> String {
    let storage = storage(cx, at.buffer);
    let name = format!("load{}_{storage}", at.width);
    let result = type_name(Type::of(scalar, at.width));
    cx.helper(&name, |_| {
        let parts: Vec<String> = (0..at.width)
            .map(|offset| format!("atomic_load_explicit(&from[index + {offset}u], memory_order_relaxed)"))
            .collect();
        format!(
            "{result} {name}(device {storage}* from, uint index) {{\n    return {result}({});\n}}\n",
            parts.join(", ")
        )
    });
    name
}

/// A function that stores several neighbours of an atomic buffer.
fn atomic_store(cx: &mut Context, at: &BufferPlace, scalar: Scalar) -> String {
    let storage = storage(cx, at.buffer);
    let name = format!("store{}_{storage}", at.width);
    let value = type_name(Type::of(scalar, at.width));
    cx.helper(&name, |_| {
        let lines: String = ["x", "y", "z", "w"]
            .iter()
            .take(usize::from(at.width))
            .enumerate()
            .map(|(offset, component)| {
                format!("    atomic_store_explicit(&to[index + {offset}u], value.{component}, memory_order_relaxed);\n")
            })
            .collect();
        format!("void {name}(device {storage}* to, uint index, {value} value) {{\n{lines}}}\n")
    });
    name
}

/// The statement that stores `value` at a place.
pub(super) fn store(cx: &mut Context, at: &BufferPlace, value: &Operand) -> String {
    let elem = cx.kernel.buffers[at.buffer].elem;
    let usage = cx.usage.buffer(at.buffer);
    if at.unit == Unit::Words {
        return format!("{} = {}", cast(cx, at, Scalar::U32).text, value.text.text);
    }
    let element = place(cx.buffer_name(at.buffer), &at.index.text);
    if elem.bytes() < 4 {
        let encode = polyfill::encode(cx, elem);
        let bits = Text::call(&encode, &[&value.text]);
        let narrow = Text::call(if elem.bytes() == 1 { "uchar" } else { "ushort" }, &[&bits]);
        let stored = if usage.tile { Text::call("as_type<half>", &[&narrow]) } else { narrow };
        return format!("{} = {}", element.text, stored.text);
    }
    match (usage.atomic, at.width) {
        (false, 1) => format!("{} = {}", element.text, value.text.text),
        (false, _) => format!("{} = {}", cast(cx, at, elem.scalar()).text, value.text.text),
        (true, 1) => relaxed("atomic_store_explicit", &element, Some(&value.text)).text,
        (true, _) => {
            let function = atomic_store(cx, at, elem.scalar());
            Text::call(&function, &[&Text::atom(cx.buffer_name(at.buffer)), &at.index.text, &value.text]).text
        }
    }
}

/// The value of an array's element.
pub(super) fn array_load(cx: &Context, id: ArrayId, index: &Operand) -> Text {
    let at = place(cx.array_name(id), &index.text);
    if cx.usage.array(id).atomic {
        return relaxed("atomic_load_explicit", &at, None);
    }
    if cx.kernel.arrays[id].elem == Elem::F16 { Text::call("float", &[&at]) } else { at }
}

/// The statement that stores to an array's element.
pub(super) fn array_store(cx: &mut Context, id: ArrayId, index: &Operand, value: &Operand) -> String {
    let at = place(cx.array_name(id), &index.text);
    if cx.usage.array(id).atomic {
        return relaxed("atomic_store_explicit", &at, Some(&value.text)).text;
    }
    if cx.kernel.arrays[id].elem == Elem::F16 {
        let encode = polyfill::encode(cx, Elem::F16);
        let narrow = Text::call("ushort", &[&Text::call(&encode, &[&value.text])]);
        return format!("{} = {}", at.text, Text::call("as_type<half>", &[&narrow]).text);
    }
    format!("{} = {}", at.text, value.text.text)
}

/// An atomic.
pub(super) fn atomic(cx: &Context, op: AtomicOp, of: AtomicPlace, index: &Operand, value: &Operand) -> Text {
    let name = match of {
        AtomicPlace::Buffer(id, _) => cx.buffer_name(id),
        AtomicPlace::Array(id, _) => cx.array_name(id),
    };
    let function = match op {
        AtomicOp::Add => "atomic_fetch_add_explicit",
        AtomicOp::Min => "atomic_fetch_min_explicit",
        AtomicOp::Max => "atomic_fetch_max_explicit",
        AtomicOp::And => "atomic_fetch_and_explicit",
        AtomicOp::Or => "atomic_fetch_or_explicit",
        AtomicOp::Xor => "atomic_fetch_xor_explicit",
        AtomicOp::Exchange => "atomic_exchange_explicit",
    };
    relaxed(function, &place(name, &index.text), Some(&value.text))
}
