//! Metal Shading Language.
//!
//! Rules: `fp math_mode(safe)` and `fp contract(off)` stand in the text, because no compile option controls them, and
//! each operation whose rounding is `rn` or `fused` is a statement of its own. Threadgroup arrays are declared inside
//! the body. Arguments are numbered like a passthrough pipeline wants them: immediates first when the kernel has any,
//! then the buffers in binding order. Text in a fast kernel without such operations carries no pragma.
//!
//! The text keeps to few names of the language, so that a small header can stand in for Metal on a host:
//! `bool int uint ulong uchar ushort half float` and vectors of 2 to 4 of `bool int uint float` with `.x .y .z .w`,
//! constructors and operators; `as_type`; `floor ceil trunc rint fma popcount clz reverse_bits`, in fast kernels
//! `sqrt rsqrt exp exp2 log log2 sin cos tanh`; `simd_shuffle simd_shuffle_xor simd_ballot simd_any simd_all`;
//! `threadgroup_barrier simdgroup_barrier mem_flags`; `atomic_int atomic_uint` with `atomic_{load,store,exchange}_explicit`
//! and `atomic_fetch_{add,min,max,and,or,xor}_explicit` at `memory_order_relaxed`; `simdgroup_{half,float}8x8`,
//! `make_filled_simdgroup_matrix`, `simdgroup_{load,store,multiply_accumulate}`, `ulong2`; the entry point attributes
//! `buffer thread_position_in_threadgroup thread_position_in_grid thread_index_in_threadgroup
//! threadgroup_position_in_grid threadgroups_per_grid`.
//! Wide accesses cast pointers, so a host compiler needs `-fno-strict-aliasing`.

mod keywords;
mod memory;
mod polyfill;
mod subgroup;
mod tiles;

use super::EmitError;
use super::context::{Context, Need, Operand};
use super::dialect::{BufferPlace, Dialect, TileText};
use super::text::{Strength, Text};
use crate::ir::{
    ArrayId, AtomicOp, AtomicPlace, Barrier, Builtin, Const, Elem, ImmediateId, Kernel, ReduceOp, Scalar, Spelling,
    SubgroupOp, TileRole, Type, VoteOp, op::OpInfo,
};
use crate::target::Target;

const HEAD: &str = "#include <metal_stdlib>\nusing namespace metal;\n";
const PRAGMAS: &str = "#pragma METAL fp math_mode(safe)\n#pragma METAL fp contract(off)\n";

/// The text of a kernel.
pub(super) fn emit(kernel: &Kernel, target: &Target) -> Result<String, EmitError> {
    super::with_free_names(kernel, target, &Msl, keywords::is_reserved, module)
}

/// Puts the module together around the body.
fn module(cx: &mut Context, body: &str) -> Result<String, EmitError> {
    let kernel = cx.kernel;
    let mut text = HEAD.to_owned();
    if cx.usage.separate_rounding {
        text.push_str(PRAGMAS);
    }
    if !kernel.immediates.is_empty() {
        text.push_str("\nstruct Immediates {\n");
        for (id, immediate) in kernel.immediates.iter() {
            let ty = type_name(Type::Scalar(immediate.scalar));
            text.push_str(&format!("    {ty} {};\n", cx.immediate_name(id)));
        }
        text.push_str("};\n");
    }
    for helper in cx.helper_texts() {
        text.push('\n');
        text.push_str(helper);
    }
    text.push_str(&format!("\nkernel void {}(\n    {}\n) {{\n", kernel.name, parameters(cx).join(",\n    ")));
    for id in kernel.arrays.ids() {
        if cx.usage.array(id).touched {
            text.push_str(&format!("    {};\n", memory::array_declaration(cx, id)));
        }
    }
    text.push_str(body);
    text.push_str("}\n");
    Ok(text)
}

/// The parameters of the entry point: immediates, buffers, and the builtins that the text uses.
fn parameters(cx: &Context) -> Vec<String> {
    let kernel = cx.kernel;
    let mut all = Vec::new();
    let mut number = 0;
    if !kernel.immediates.is_empty() {
        all.push(format!("constant Immediates& {} [[buffer(0)]]", cx.immediate_block));
        number = 1;
    }
    for id in kernel.buffers.ids() {
        all.push(memory::parameter(cx, id, number));
        number += 1;
    }
    let builtins = [
        (Need::WorkgroupId, "uint3 workgroup_id [[threadgroup_position_in_grid]]"),
        (Need::NumWorkgroups, "uint3 num_workgroups [[threadgroups_per_grid]]"),
        (Need::LocalInvocationId, "uint3 local_invocation_id [[thread_position_in_threadgroup]]"),
        (Need::GlobalInvocationId, "uint3 global_invocation_id [[thread_position_in_grid]]"),
        (Need::LocalInvocationIndex, "uint local_invocation_index [[thread_index_in_threadgroup]]"),
    ];
    all.extend(builtins.iter().filter(|(need, _)| cx.needs(*need)).map(|(_, parameter)| (*parameter).to_owned()));
    all
}

/// The name of a type.
fn type_name(ty: Type) -> String {
    let scalar = match ty.scalar() {
        Some(Scalar::Bool) => "bool",
        Some(Scalar::I32) => "int",
        Some(Scalar::U32) => "uint",
        Some(Scalar::F32) => "float",
        None => "",
    };
    match ty {
        Type::Scalar(_) => scalar.to_owned(),
        Type::Vector(_, len) => format!("{scalar}{len}"),
        Type::Tile(role) => tiles::type_name(role).to_owned(),
    }
}

/// MSL.
struct Msl;

impl Dialect for Msl {
    fn spelling(&self, info: &OpInfo) -> Spelling {
        info.msl
    }

    fn separates_rounding(&self) -> bool {
        true
    }

    fn folds_literals(&self) -> bool {
        false
    }

    fn type_name(&self, ty: Type) -> String {
        type_name(ty)
    }

    fn literal(&self, _cx: &mut Context, constant: Const) -> Text {
        match constant {
            Const::Bool(value) => Text::atom(value.to_string()),
            Const::U32(value) => Text::atom(format!("{value}u")),
            Const::I32(i32::MIN) => Text { text: "-2147483647 - 1".to_owned(), strength: Strength::Sum },
            Const::I32(value) if value < 0 => Text { text: value.to_string(), strength: Strength::Prefix },
            Const::I32(value) => Text::atom(value.to_string()),
            Const::F32(bits) => {
                let value = f32::from_bits(bits);
                if bits != 0 && !value.is_normal() {
                    Text::atom(format!("as_type<float>(0x{bits:08x}u)"))
                } else if value < 0.0 {
                    Text { text: format!("{value:?}f"), strength: Strength::Prefix }
                } else {
                    Text::atom(format!("{value:?}f"))
                }
            }
        }
    }

    fn function_head(&self, name: &str, parameters: &[&str], ty: Type) -> String {
        let ty = type_name(ty);
        let parameters: Vec<String> = parameters.iter().map(|parameter| format!("{ty} {parameter}")).collect();
        format!("{ty} {name}({})", parameters.join(", "))
    }

    fn bind(&self, ty: Type, name: &str, value: &Text) -> String {
        format!("const {} {name} = {}", type_name(ty), value.text)
    }

    fn declare(&self, ty: Type, name: &str, value: Option<&Text>) -> String {
        let ty_name = type_name(ty);
        match (value, ty) {
            (Some(value), _) => format!("{ty_name} {name} = {}", value.text),
            // A compiler that cannot see the first store would warn.
            (None, Type::Scalar(_) | Type::Vector(..)) => format!("{ty_name} {name} = {ty_name}(0)"),
            (None, Type::Tile(_)) => format!("{ty_name} {name}"),
        }
    }

    fn endless(&self) -> &'static str {
        "while (true)"
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
        Text::call(&format!("as_type<{}>", type_name(to)), &[&operand.text])
    }

    fn encode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text {
        Text::call(&polyfill::encode(cx, elem), &[&operand.text])
    }

    fn decode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text {
        Text::call(&polyfill::decode(cx, elem), &[&operand.text])
    }

    fn select(&self, cond: &Text, if_true: &Text, if_false: &Text) -> Text {
        let choice = format!("({} ? {} : {})", cond.argument(), if_true.argument(), if_false.argument());
        Text::atom(choice)
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
        memory::atomic(cx, op, place, index, value)
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
            Barrier::Workgroup => "threadgroup_barrier(mem_flags::mem_threadgroup)".to_owned(),
            Barrier::Storage => "threadgroup_barrier(mem_flags::mem_device)".to_owned(),
            Barrier::Subgroup => "simdgroup_barrier(mem_flags::mem_threadgroup)".to_owned(),
        }
    }

    fn tile_zero(&self, cx: &mut Context) -> Text {
        tiles::zero(cx)
    }

    fn tile_load(&self, cx: &mut Context, role: TileRole, place: &TileText) -> Text {
        tiles::load(cx, role, place)
    }

    fn tile_mul_add(&self, cx: &mut Context, a: &Text, b: &Text, acc: &Text) -> Text {
        tiles::mul_add(cx, a, b, acc)
    }

    fn tile_store(&self, cx: &mut Context, place: &TileText, tile: &Text) -> String {
        tiles::store(cx, place, tile)
    }
}
