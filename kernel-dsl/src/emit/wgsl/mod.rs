//! WGSL: the native dialect of wgpu and the dialect of browsers.
//!
//! Native: scalars in `var<immediate>`, no `enable subgroups;` (naga refuses it), matrix tiles by
//! `enable wgpu_cooperative_matrix;`. Browser: scalars in one uniform buffer at the binding after the storage
//! buffers, `enable subgroups;` first where subgroup ops occur, no tiles.
//!
//! Both: storage buffer `n` is `@group(0) @binding(n)`; `Out` buffers are `read_write`, which is what WGSL has;
//! a subgroup barrier is a workgroup barrier, because naga's `subgroupBarrier` does not order workgroup memory.

mod keywords;
mod memory;
mod polyfill;
mod subgroup;

use super::EmitError;
use super::context::{Context, Need, Operand};
use super::dialect::{BufferPlace, Dialect, TileText};
use super::text::Text;
use crate::ir::{
    ArrayId, ArraySpace, AtomicOp, AtomicPlace, Barrier, Builtin, Const, Elem, ImmediateId, Kernel, ReduceOp, Scalar,
    Spelling, SubgroupOp, TileMemory, TileRole, Type, VoteOp, op::OpInfo,
};
use crate::target::{Language, Target};

/// The text of a kernel.
pub(super) fn emit(kernel: &Kernel, target: &Target) -> Result<String, EmitError> {
    super::with_free_names(kernel, target, &Wgsl, keywords::is_reserved, module)
}

/// Puts the module together around the body.
fn module(cx: &mut Context, body: &str) -> Result<String, EmitError> {
    let kernel = cx.kernel;
    let browser = cx.target.language == Language::BrowserWgsl;
    let mut globals = immediate_block(cx, browser);
    for id in kernel.buffers.ids() {
        globals.push_str(&memory::declaration(cx, id));
    }
    let mut private = String::new();
    for (id, array) in kernel.arrays.iter() {
        if !cx.usage.array(id).touched {
            continue;
        }
        let line = memory::array_declaration(cx, id);
        match array.space {
            ArraySpace::Workgroup => globals.push_str(&format!("{line};\n")),
            ArraySpace::Private => private.push_str(&format!("    {line};\n")),
        }
    }
    if cx.needs(Need::F16) && !cx.target.features.shader_f16 {
        let language = cx.target.language.name();
        return Err(EmitError::NoF16 { kernel: kernel.name.clone(), language });
    }
    let mut text = String::new();
    for (wanted, line) in [
        (browser && cx.needs(Need::SubgroupOps), "enable subgroups;\n"),
        (cx.needs(Need::F16), "enable f16;\n"),
        (cx.usage.tiles, "enable wgpu_cooperative_matrix;\n"),
    ] {
        if wanted {
            text.push_str(line);
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(&globals);
    for helper in cx.helper_texts() {
        text.push('\n');
        text.push_str(helper);
    }
    let [x, y, z] = kernel.workgroup_size;
    let parameters = parameters(cx);
    text.push_str(&format!("\n@compute @workgroup_size({x}, {y}, {z})\nfn {}({parameters}) {{\n", kernel.name));
    if cx.needs(Need::SubgroupBase) {
        text.push_str("    let subgroup_base = subgroup_invocation_id & 0xffffffe0u;\n");
    }
    text.push_str(&private);
    text.push_str(body);
    text.push_str("}\n");
    Ok(text.trim_start().to_owned())
}

/// The scalars of the launch, one word each in order.
fn immediate_block(cx: &Context, browser: bool) -> String {
    let kernel = cx.kernel;
    if kernel.immediates.is_empty() {
        return String::new();
    }
    let mut text = "struct Immediates {\n".to_owned();
    for (id, immediate) in kernel.immediates.iter() {
        text.push_str(&format!("    {}: {},\n", cx.immediate_name(id), immediate.scalar.name()));
    }
    let place = if browser {
        format!("@group(0) @binding({}) var<uniform>", kernel.buffers.len())
    } else {
        "var<immediate>".to_owned()
    };
    text.push_str(&format!("}}\n\n{place} {}: Immediates;\n", cx.immediate_block));
    text
}

/// The builtin parameters of the entry point that the text uses.
fn parameters(cx: &Context) -> String {
    let all = [
        (Need::WorkgroupId, "workgroup_id", "vec3<u32>"),
        (Need::NumWorkgroups, "num_workgroups", "vec3<u32>"),
        (Need::LocalInvocationId, "local_invocation_id", "vec3<u32>"),
        (Need::GlobalInvocationId, "global_invocation_id", "vec3<u32>"),
        (Need::LocalInvocationIndex, "local_invocation_index", "u32"),
        (Need::HardwareLane, "subgroup_invocation_id", "u32"),
    ];
    let used: Vec<String> = all
        .iter()
        .filter(|(need, _, _)| cx.needs(*need))
        .map(|(_, name, ty)| format!("\n    @builtin({name}) {name}: {ty},"))
        .collect();
    if used.is_empty() { String::new() } else { format!("{}\n", used.concat()) }
}

/// The name of a type.
fn type_name(ty: Type) -> String {
    match ty {
        Type::Tile(TileRole::A) => "coop_mat16x16<f16, A>".to_owned(),
        Type::Tile(TileRole::B) => "coop_mat16x16<f16, B>".to_owned(),
        Type::Tile(TileRole::Accumulator) => "coop_mat16x16<f32, C>".to_owned(),
        Type::Scalar(_) | Type::Vector(..) => ty.to_string(),
    }
}

/// WGSL.
struct Wgsl;

impl Dialect for Wgsl {
    fn spelling(&self, info: &OpInfo) -> Spelling {
        info.wgsl
    }

    /// Rounding is kept by decorations on SPIR-V.
    fn separates_rounding(&self) -> bool {
        false
    }

    fn folds_literals(&self) -> bool {
        true
    }

    fn type_name(&self, ty: Type) -> String {
        type_name(ty)
    }

    fn literal(&self, cx: &mut Context, constant: Const) -> Text {
        match constant {
            Const::Bool(value) => Text::atom(value.to_string()),
            Const::U32(value) => Text::atom(format!("{value}u")),
            Const::I32(i32::MIN) => Text::atom("i32(-2147483648)"),
            Const::I32(value) if value < 0 => Text::prefix("-", &Text::atom(format!("{}i", value.unsigned_abs()))),
            Const::I32(value) => Text::atom(format!("{value}i")),
            Const::F32(bits) => {
                let value = f32::from_bits(bits);
                if bits != 0 && !value.is_normal() {
                    polyfill::float_bits(cx, bits)
                } else if value < 0.0 {
                    Text::prefix("-", &Text::atom(format!("{:?}f", -value)))
                } else {
                    Text::atom(format!("{value:?}f"))
                }
            }
        }
    }

    fn function_head(&self, name: &str, parameters: &[&str], ty: Type) -> String {
        let ty = type_name(ty);
        let parameters: Vec<String> = parameters.iter().map(|parameter| format!("{parameter}: {ty}")).collect();
        format!("fn {name}({}) -> {ty}", parameters.join(", "))
    }

    fn bind(&self, _ty: Type, name: &str, value: &Text) -> String {
        format!("let {name} = {}", value.text)
    }

    fn declare(&self, ty: Type, name: &str, value: Option<&Text>) -> String {
        match value {
            Some(value) => format!("var {name} = {}", value.text),
            None => format!("var {name}: {}", type_name(ty)),
        }
    }

    fn endless(&self) -> &'static str {
        "loop"
    }

    fn builtin(&self, cx: &mut Context, of: Builtin) -> Text {
        super::builtin_text(cx, of)
    }

    fn immediate(&self, cx: &mut Context, id: ImmediateId) -> Text {
        Text::atom(&*cx.immediate_block).member(cx.immediate_name(id))
    }

    fn helper(&self, cx: &mut Context, name: &'static str, operands: &[Operand]) -> Result<Text, EmitError> {
        polyfill::op(cx, name, operands)
    }

    fn convert(&self, cx: &mut Context, to: Scalar, operand: &Operand) -> Text {
        polyfill::convert(cx, to, operand)
    }

    fn bitcast(&self, to: Type, operand: &Operand) -> Text {
        Text::call(&format!("bitcast<{}>", type_name(to)), &[&operand.text])
    }

    fn encode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text {
        Text::call(&polyfill::encode(cx, elem), &[&operand.text])
    }

    fn decode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text {
        Text::call(&polyfill::decode(cx, elem), &[&operand.text])
    }

    fn select(&self, cond: &Text, if_true: &Text, if_false: &Text) -> Text {
        Text::call("select", &[if_false, if_true, cond])
    }

    fn load(&self, cx: &mut Context, place: &BufferPlace) -> Text {
        memory::load(cx, place)
    }

    fn store(&self, cx: &mut Context, place: &BufferPlace, value: &Operand) -> String {
        memory::store(cx, place, value)
    }

    fn array_load(&self, cx: &mut Context, array: ArrayId, index: &Operand) -> Text {
        memory::array_load(cx, array, index)
    }

    fn array_store(&self, cx: &mut Context, array: ArrayId, index: &Operand, value: &Operand) -> String {
        memory::array_store(cx, array, index, value)
    }

    fn atomic(&self, cx: &mut Context, op: AtomicOp, place: AtomicPlace, index: &Operand, value: &Operand) -> Text {
        let name = match place {
            AtomicPlace::Buffer(id, _) => cx.buffer_name(id),
            AtomicPlace::Array(id, _) => cx.array_name(id),
        };
        let pointer = Text::atom(format!("&{}", Text::atom(name).index(&index.text).text));
        let function = match op {
            AtomicOp::Add => "atomicAdd",
            AtomicOp::Min => "atomicMin",
            AtomicOp::Max => "atomicMax",
            AtomicOp::And => "atomicAnd",
            AtomicOp::Or => "atomicOr",
            AtomicOp::Xor => "atomicXor",
            AtomicOp::Exchange => "atomicExchange",
        };
        Text::call(function, &[&pointer, &value.text])
    }

    fn exchange(&self, cx: &mut Context, op: SubgroupOp, value: &Operand, arg: &Operand) -> Result<Text, EmitError> {
        subgroup::exchange(cx, op, value, arg)
    }

    fn reduce(&self, cx: &mut Context, op: ReduceOp, value: &Operand) -> Result<Text, EmitError> {
        subgroup::reduce(cx, op, value)
    }

    fn vote(&self, cx: &mut Context, op: VoteOp, cond: &Operand) -> Result<Text, EmitError> {
        subgroup::vote(cx, op, cond)
    }

    fn barrier(&self, barrier: Barrier) -> String {
        match barrier {
            Barrier::Workgroup | Barrier::Subgroup => "workgroupBarrier()".to_owned(),
            Barrier::Storage => "storageBarrier()".to_owned(),
        }
    }

    fn tile_zero(&self, cx: &mut Context) -> Text {
        cx.need(Need::F16);
        Text::atom(format!("{}()", type_name(Type::Tile(TileRole::Accumulator))))
    }

    fn tile_load(&self, cx: &mut Context, role: TileRole, place: &TileText) -> Text {
        cx.need(Need::F16);
        let function = if place.place.transposed { "coopLoad" } else { "coopLoadT" };
        let function = format!("{function}<{}>", type_name(Type::Tile(role)));
        Text::call(&function, &[&tile_pointer(cx, place), &place.stride])
    }

    fn tile_mul_add(&self, cx: &mut Context, a: &Text, b: &Text, acc: &Text) -> Text {
        cx.need(Need::F16);
        Text::call("coopMultiplyAdd", &[a, b, acc])
    }

    fn tile_store(&self, cx: &mut Context, place: &TileText, tile: &Text) -> String {
        cx.need(Need::F16);
        let function = if place.place.transposed { "coopStore" } else { "coopStoreT" };
        Text::call(function, &[tile, &tile_pointer(cx, place), &place.stride]).text
    }
}

/// A pointer to the first element of a tile.
fn tile_pointer(cx: &Context, place: &TileText) -> Text {
    let name = match place.place.memory {
        TileMemory::Buffer(id) => cx.buffer_name(id),
        TileMemory::Array(id) => cx.array_name(id),
    };
    Text::atom(format!("&{}", Text::atom(name).index(&place.offset).text))
}
