//! Buffers and arrays in WGSL: how they are declared and how each access is written.
//!
//! Invariants: a buffer is an array of its widest access (`array<vec4<f32>>`), of 32-bit words where its elements are
//! narrow, of atomics where atomics or narrow single stores work on it, and of its plain elements where tiles do.
//! (naga has no `bitcast` between `u32` and `vec2<f16>`; packing numbers that are exact `f16` already rounds nothing.)
//! A narrower access indexes a component. A store of one narrow element clears and sets its bits by two atomics, so
//! that neighbours in the word are never overwritten.

use super::super::context::{Context, Need, Operand};
use super::super::dialect::{BufferPlace, Unit};
use super::super::text::Text;
use super::polyfill;
use super::type_name;
use crate::ir::{Access, ArrayId, ArraySpace, BufferId, Const, Elem, EntityId, Scalar, Type};

/// How a buffer is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    elem: Elem,
    /// What the array holds: `f32`, `u32` (words too), `i32`.
    scalar: Scalar,
    /// Components of the array's elements.
    width: u8,
    atomic: bool,
    /// `array<f16>` for tiles.
    half: bool,
}

fn layout(cx: &Context, id: BufferId) -> Layout {
    let elem = cx.kernel.buffers[id].elem;
    let usage = cx.usage.buffer(id);
    let atomic = usage.atomic || (usage.narrow_store && !usage.tile);
    let scalar = if elem.bytes() < 4 { Scalar::U32 } else { elem.scalar() };
    let width = if atomic || usage.tile { 1 } else { usage.width };
    Layout { elem, scalar, width, atomic, half: usage.tile && elem == Elem::F16 }
}

/// The declaration of a buffer.
pub(super) fn declaration(cx: &mut Context, id: BufferId) -> String {
    let layout = layout(cx, id);
    let item = if layout.half {
        cx.need(Need::F16);
        "f16".to_owned()
    } else if layout.atomic {
        format!("atomic<{}>", layout.scalar.name())
    } else {
        type_name(Type::of(layout.scalar, layout.width))
    };
    let access = if cx.kernel.buffers[id].access == Access::Read { "read" } else { "read_write" };
    let name = cx.buffer_name(id);
    format!("@group(0) @binding({}) var<storage, {access}> {name}: array<{item}>;\n", id.index())
}

/// The declaration of an array, without the semicolon.
pub(super) fn array_declaration(cx: &mut Context, id: ArrayId) -> String {
    let array = &cx.kernel.arrays[id];
    let item = match array.elem {
        Elem::F16 => {
            cx.need(Need::F16);
            "f16".to_owned()
        }
        _ if cx.usage.array(id).atomic => format!("atomic<{}>", array.elem.scalar().name()),
        _ => type_name(array.value_type()),
    };
    let space = if array.space == ArraySpace::Workgroup { "var<workgroup>" } else { "var" };
    format!("{space} {}: array<{item}, {}>", cx.array_name(id), array.len)
}

/// `index / width` as a shift.
fn shifted(index: &Operand, width: u8) -> Text {
    let shift = width.trailing_zeros();
    match (shift, index.constant) {
        (0, _) => index.text.clone(),
        (_, Some(Const::U32(value))) => Text::atom(format!("{}u", value >> shift)),
        _ => Text::infix(">>", &index.text, &Text::atom(format!("{shift}u"))),
    }
}

fn place(name: &str, index: &Text) -> Text {
    Text::atom(name).index(index)
}

/// The value at a place.
pub(super) fn load(cx: &mut Context, at: &BufferPlace) -> Text {
    let layout = layout(cx, at.buffer);
    let name = cx.buffer_name(at.buffer).to_owned();
    if at.unit == Unit::Elements && layout.elem.bytes() < 4 {
        if layout.half {
            return Text::call("f32", &[&place(&name, &at.index.text)]);
        }
        let function = narrow_load(cx, layout, &name);
        return Text::call(&function, &[&at.index.text]);
    }
    if layout.half {
        let function = half_words(cx, &name, at.width);
        return Text::call(&function, &[&at.index.text]);
    }
    if at.width == layout.width && !layout.atomic {
        return place(&name, &shifted(&at.index, at.width));
    }
    if at.width == 1 && layout.atomic {
        let pointer = Text::atom(format!("&{}", place(&name, &at.index.text).text));
        return Text::call("atomicLoad", &[&pointer]);
    }
    let function = wide_load(cx, layout, &name, at.width);
    Text::call(&function, &[&at.index.text])
}

/// `load_x`, `load4_x`; `load_words4_x` for words, which are not elements.
fn function_name(verb: &str, layout: Layout, name: &str, width: u8) -> String {
    match (layout.elem.bytes() < 4, width) {
        (true, _) => format!("{verb}_words{width}_{name}"),
        (false, 1) => format!("{verb}_{name}"),
        (false, _) => format!("{verb}{width}_{name}"),
    }
}

/// `index + offset`, and the same as an operand of a shift or mask.
fn offset_index(offset: u8) -> (String, String) {
    match offset {
        0 => ("index".to_owned(), "index".to_owned()),
        _ => (format!("index + {offset}u"), format!("(index + {offset}u)")),
    }
}

/// A function that loads `width` scalars from a buffer of another width.
fn wide_load(cx: &mut Context, layout: Layout, name: &str, width: u8) -> String {
    let function = function_name("load", layout, name, width);
    let result = type_name(Type::of(layout.scalar, width));
    let body = match (layout.width, width) {
        (1, _) => {
            let one = |offset: u8| {
                let (index, _) = offset_index(offset);
                if layout.atomic { format!("atomicLoad(&{name}[{index}])") } else { format!("{name}[{index}]") }
            };
            let parts: Vec<String> = (0..width).map(one).collect();
            format!("    return {result}({});\n", parts.join(", "))
        }
        (stored, 1) => {
            let (shift, mask) = (stored.trailing_zeros(), stored - 1);
            format!("    return {name}[index >> {shift}u][index & {mask}u];\n")
        }
        _ => format!("    let quad = {name}[index >> 2u];\n    return select(quad.xy, quad.zw, (index & 2u) != 0u);\n"),
    };
    cx.helper(&function, |_| format!("fn {function}(index: u32) -> {result} {{\n{body}}}\n"));
    function
}

/// The text of one word of a buffer of narrow elements, inside of a helper.
fn word(layout: Layout, name: &str, index: &str) -> String {
    if layout.atomic {
        return format!("atomicLoad(&{name}[{index}])");
    }
    match layout.width {
        1 => format!("{name}[{index}]"),
        width => format!("{name}[({index}) >> {}u][({index}) & {}u]", width.trailing_zeros(), width - 1),
    }
}

/// A function that loads one narrow element.
fn narrow_load(cx: &mut Context, layout: Layout, name: &str) -> String {
    let function = format!("load_{name}");
    let (shift, mask, bits) = packing(layout.elem);
    cx.helper(&function, |cx| {
        let decode = polyfill::decode(cx, layout.elem);
        let result = layout.elem.scalar().name();
        let word = word(layout, name, &format!("index >> {shift}u"));
        format!(
            "fn {function}(index: u32) -> {result} {{\n    let bits = {word} >> ((index & {mask}u) * {bits}u);\n    \
             return {decode}(bits);\n}}\n"
        )
    });
    function
}

/// Shift and mask of an element index within its word, and the bits of an element.
fn packing(elem: Elem) -> (u32, u32, u32) {
    (elem.per_word().trailing_zeros(), elem.per_word() - 1, elem.bytes() * 8)
}

/// A function that loads words of a buffer that is declared as `f16` for tiles.
fn half_words(cx: &mut Context, name: &str, width: u8) -> String {
    let function = format!("load_words{width}_{name}");
    let result = type_name(Type::of(Scalar::U32, width));
    cx.helper(&function, |_| {
        let one = |offset: u8| {
            let low = u16::from(offset) * 2;
            format!("pack2x16float(vec2<f32>(f32({name}[first + {low}u]), f32({name}[first + {}u])))", low + 1)
        };
        let parts: Vec<String> = (0..width).map(one).collect();
        format!(
            "fn {function}(index: u32) -> {result} {{\n    let first = index * 2u;\n    return {result}({});\n}}\n",
            parts.join(", ")
        )
    });
    function
}

/// The statement that stores `value` at a place.
pub(super) fn store(cx: &mut Context, at: &BufferPlace, value: &Operand) -> String {
    let layout = layout(cx, at.buffer);
    let name = cx.buffer_name(at.buffer).to_owned();
    if at.unit == Unit::Elements && layout.elem.bytes() < 4 {
        if layout.half {
            let encode = polyfill::encode(cx, Elem::F16);
            let bits = Text::call(&encode, &[&value.text]).text;
            return format!("{} = f16(unpack2x16float({bits}).x)", place(&name, &at.index.text).text);
        }
        let function = narrow_store(cx, layout, &name);
        return Text::call(&function, &[&at.index.text, &value.text]).text;
    }
    if !layout.half && at.width == layout.width && !layout.atomic {
        return format!("{} = {}", place(&name, &shifted(&at.index, at.width)).text, value.text.text);
    }
    if at.width == 1 && layout.atomic {
        let pointer = Text::atom(format!("&{}", place(&name, &at.index.text).text));
        return Text::call("atomicStore", &[&pointer, &value.text]).text;
    }
    let function = wide_store(cx, layout, &name, at.width);
    Text::call(&function, &[&at.index.text, &value.text]).text
}

/// A function that stores `width` scalars to a buffer of another width.
fn wide_store(cx: &mut Context, layout: Layout, name: &str, width: u8) -> String {
    let function = function_name("store", layout, name, width);
    let value_type = type_name(Type::of(layout.scalar, width));
    let line = |offset: u8| {
        let value = match (width, ["x", "y", "z", "w"].get(usize::from(offset))) {
            (1, _) | (_, None) => "value".to_owned(),
            (_, Some(component)) => format!("value.{component}"),
        };
        let (index, operand) = offset_index(offset);
        if layout.half {
            let (low, high) = (format!("{operand} * 2u"), format!("{operand} * 2u + 1u"));
            return format!(
                "    {name}[{low}] = f16(unpack2x16float({value}).x);\n    {name}[{high}] = f16(unpack2x16float({value}).y);\n"
            );
        }
        if layout.atomic {
            return format!("    atomicStore(&{name}[{index}], {value});\n");
        }
        match layout.width {
            1 => format!("    {name}[{index}] = {value};\n"),
            stored => {
                let (shift, mask) = (stored.trailing_zeros(), stored - 1);
                format!("    {name}[{operand} >> {shift}u][{operand} & {mask}u] = {value};\n")
            }
        }
    };
    let body: String = (0..width).map(line).collect();
    cx.helper(&function, |_| format!("fn {function}(index: u32, value: {value_type}) {{\n{body}}}\n"));
    function
}

/// A function that stores one narrow element and leaves its neighbours alone.
fn narrow_store(cx: &mut Context, layout: Layout, name: &str) -> String {
    let function = format!("store_{name}");
    let (shift, mask, bits) = packing(layout.elem);
    let ones = if bits == 8 { "0xffu" } else { "0xffffu" };
    cx.helper(&function, |cx| {
        let encode = polyfill::encode(cx, layout.elem);
        let value_type = layout.elem.scalar().name();
        format!(
            "fn {function}(index: u32, value: {value_type}) {{\n    \
             let word = index >> {shift}u;\n    \
             let shift = (index & {mask}u) * {bits}u;\n    \
             atomicAnd(&{name}[word], ~({ones} << shift));\n    \
             atomicOr(&{name}[word], {encode}(value) << shift);\n}}\n"
        )
    });
    function
}

/// The value of an array's element.
pub(super) fn array_load(cx: &mut Context, id: ArrayId, index: &Operand) -> Text {
    let at = place(cx.array_name(id), &index.text);
    if cx.usage.array(id).atomic {
        return Text::call("atomicLoad", &[&Text::atom(format!("&{}", at.text))]);
    }
    if cx.kernel.arrays[id].elem == Elem::F16 { Text::call("f32", &[&at]) } else { at }
}

/// The statement that stores to an array's element.
pub(super) fn array_store(cx: &mut Context, id: ArrayId, index: &Operand, value: &Operand) -> String {
    let at = place(cx.array_name(id), &index.text).text;
    if cx.usage.array(id).atomic {
        return Text::call("atomicStore", &[&Text::atom(format!("&{at}")), &value.text]).text;
    }
    if cx.kernel.arrays[id].elem == Elem::F16 {
        let encode = polyfill::encode(cx, Elem::F16);
        return format!("{at} = f16(unpack2x16float({}).x)", Text::call(&encode, &[&value.text]).text);
    }
    format!("{at} = {}", value.text.text)
}
