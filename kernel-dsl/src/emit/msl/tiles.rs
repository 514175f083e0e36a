//! Matrix tiles in MSL: a 16x16 tile is a struct of 2x2 simdgroup matrices of 8x8.
//!
//! Invariants: part `2 * r + c` holds rows `8 r ..` and columns `8 c ..`; one load and store function per role and
//! address space, one multiply function.

use super::super::context::Context;
use super::super::dialect::TileText;
use super::super::text::Text;
use crate::ir::{Access, TileMemory, TileRole};

/// The name of a tile's struct and of its parts' element.
fn names(role: TileRole) -> (&'static str, &'static str) {
    match role {
        TileRole::A => ("TileA", "half"),
        TileRole::B => ("TileB", "half"),
        TileRole::Accumulator => ("TileAcc", "float"),
    }
}

/// The struct of a role, defined when it is first used.
pub(super) fn type_name(role: TileRole) -> &'static str {
    names(role).0
}

fn define(cx: &mut Context, role: TileRole) {
    let (name, element) = names(role);
    cx.helper(name, |_| format!("struct {name} {{\n    simdgroup_{element}8x8 part[4];\n}};\n"));
}

/// An accumulator of zeros.
pub(super) fn zero(cx: &mut Context) -> Text {
    define(cx, TileRole::Accumulator);
    cx.helper("tile_zero", |_| {
        "TileAcc tile_zero() {\n    TileAcc tile;\n    \
         for (uint part = 0u; part < 4u; part += 1u) {\n        \
         tile.part[part] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);\n    }\n    return tile;\n}\n"
            .to_owned()
    });
    Text::atom("tile_zero()")
}

/// The address space of a tile's memory and a pointer to its first element.
fn pointer(cx: &Context, place: &TileText) -> (&'static str, Text) {
    let (space, name) = match place.place.memory {
        TileMemory::Buffer(id) => {
            let constant = cx.kernel.buffers[id].access == Access::Read;
            (if constant { "device const" } else { "device" }, cx.buffer_name(id))
        }
        TileMemory::Array(id) => ("threadgroup", cx.array_name(id)),
    };
    (space, Text::infix("+", &Text::atom(name), &place.offset))
}

/// The loop over the four parts, whose line sees `part` and the part's first element `origin`.
fn over_parts(line: &str) -> String {
    format!(
        "    for (uint part = 0u; part < 4u; part += 1u) {{\n        \
         const uint row = (part >> 1u) * 8u;\n        \
         const uint column = (part & 1u) * 8u;\n        \
         const uint origin = transposed ? column * stride + row : row * stride + column;\n        \
         {line}\n    }}\n"
    )
}

/// A tile from memory.
pub(super) fn load(cx: &mut Context, role: TileRole, place: &TileText) -> Text {
    define(cx, role);
    let (tile, element) = names(role);
    let (space, from) = pointer(cx, place);
    let function = format!("load_{tile}_{}", space.replace(' ', "_"));
    cx.helper(&function, |_| {
        let body = over_parts("simdgroup_load(tile.part[part], from + origin, stride, ulong2(0, 0), transposed);");
        format!(
            "{tile} {function}({space} {element}* from, uint stride, bool transposed) {{\n    {tile} tile;\n{body}    \
             return tile;\n}}\n"
        )
    });
    let transposed = Text::atom(place.place.transposed.to_string());
    Text::call(&function, &[&from, &place.stride, &transposed])
}

/// `a * b + acc`
pub(super) fn mul_add(cx: &mut Context, a: &Text, b: &Text, acc: &Text) -> Text {
    cx.helper("tile_mul_add", |_| {
        "TileAcc tile_mul_add(TileA a, TileB b, TileAcc acc) {\n    \
         for (uint part = 0u; part < 4u; part += 1u) {\n        \
         const uint row = part & 2u;\n        \
         const uint column = part & 1u;\n        \
         simdgroup_multiply_accumulate(acc.part[part], a.part[row], b.part[column], acc.part[part]);\n        \
         simdgroup_multiply_accumulate(acc.part[part], a.part[row + 1u], b.part[column + 2u], acc.part[part]);\n    \
         }\n    return acc;\n}\n"
            .to_owned()
    });
    Text::call("tile_mul_add", &[a, b, acc])
}

/// The statement that stores an accumulator.
pub(super) fn store(cx: &mut Context, place: &TileText, tile: &Text) -> String {
    let (space, to) = pointer(cx, place);
    let function = format!("store_TileAcc_{space}");
    cx.helper(&function, |_| {
        let body = over_parts("simdgroup_store(tile.part[part], to + origin, stride, ulong2(0, 0), transposed);");
        format!("void {function}(TileAcc tile, {space} float* to, uint stride, bool transposed) {{\n{body}}}\n")
    });
    let transposed = Text::atom(place.place.transposed.to_string());
    Text::call(&function, &[tile, &to, &place.stride, &transposed]).text
}
