#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint k;
    uint n_groups;
    uint m;
    uint n;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
}

float reduce_add_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = x + y1;
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = x1 + y2;
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = x2 + y3;
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = x3 + y4;
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = x4 + y5;
    return x5;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void affine_matmul__bf16_q2bf16_bf16__matvec_8x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[4224];
    threadgroup float results[32];
    const uint first_m = workgroup_id.y * 4u; // mod.rs:338
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // mod.rs:339
    const uint n_pieces = imm.k / 32u; // mod.rs:340
    const uint group_shift = 31u - clz(div_u32(n_pieces, imm.n_groups)); // mod.rs:342
    float partial_sums_0 = 0.0f; // mod.rs:344
    float partial_sums_1 = 0.0f;
    float partial_sums_2 = 0.0f;
    float partial_sums_3 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 32u) { // mod.rs:345
        const uint t0 = first_piece * 32u; // mod.rs:346
        const uint row = min_u32(first_m + local_invocation_index / 128u, imm.m - 1u); // mod.rs:310
        const uint first = t0 + local_invocation_index % 128u * 8u; // mod.rs:311
        if (first < imm.k) { // mod.rs:312
            const uint4 t1 = ((device const uint4*)x)[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            const uint place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t1.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t1.x >> 16u);
            staged[place + 2u] = decode_bf16(t1.y);
            staged[place + 3u] = decode_bf16(t1.y >> 16u);
            staged[place + 4u] = decode_bf16(t1.z);
            staged[place + 5u] = decode_bf16(t1.z >> 16u);
            staged[place + 6u] = decode_bf16(t1.w);
            staged[place + 7u] = decode_bf16(t1.w >> 16u);
        }
        const uint slot = local_invocation_index + 256u; // mod.rs:309
        const uint row_1 = min_u32(first_m + slot / 128u, imm.m - 1u); // mod.rs:310
        const uint first_1 = t0 + slot % 128u * 8u; // mod.rs:311
        if (first_1 < imm.k) { // mod.rs:312
            const uint4 t2 = ((device const uint4*)x)[((row_1 * imm.k + first_1) >> 1u) >> 2u]; // piece.rs:40
            const uint place = slot / 4u * 33u + slot % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t2.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t2.x >> 16u);
            staged[place + 2u] = decode_bf16(t2.y);
            staged[place + 3u] = decode_bf16(t2.y >> 16u);
            staged[place + 4u] = decode_bf16(t2.z);
            staged[place + 5u] = decode_bf16(t2.z >> 16u);
            staged[place + 6u] = decode_bf16(t2.w);
            staged[place + 7u] = decode_bf16(t2.w >> 16u);
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:347
        for (uint staged_piece = local_invocation_index & 31u; staged_piece < 32u; staged_piece += 32u) { // mod.rs:349
            const uint piece = first_piece + staged_piece; // mod.rs:350
            if ((piece < n_pieces) & (column < imm.n)) { // mod.rs:351
                const uint first_word = column * (imm.k * 2u / 32u) + piece * 2u; // mod.rs:352
                const uint2 t3 = ((device const uint2*)weight)[first_word >> 1u]; // mod.rs:353
                const uint group = shr_u32(piece, group_shift); // mod.rs:354
                const float scale = decode_bf16(scales[column * imm.n_groups + group]); // mod.rs:355
                const float bias = decode_bf16(biases[column * imm.n_groups + group]); // mod.rs:356
                float code_sums_0 = 0.0f; // mod.rs:357
                float code_sums_1 = 0.0f;
                float code_sums_2 = 0.0f;
                float code_sums_3 = 0.0f;
                float sums_0 = 0.0f; // mod.rs:358
                float sums_1 = 0.0f;
                float sums_2 = 0.0f;
                float sums_3 = 0.0f;
                const float code = float(t3.x & 3u); // quant_unpack.rs:78
                const float value = staged[staged_piece * 33u]; // mod.rs:364
                const float t4 = code * value; // mod.rs:365
                code_sums_0 = code_sums_0 + t4;
                sums_0 = sums_0 + value; // mod.rs:366
                const float value_1 = staged[staged_piece * 33u + 1056u]; // mod.rs:364
                const float t5 = code * value_1; // mod.rs:365
                code_sums_1 = code_sums_1 + t5;
                sums_1 = sums_1 + value_1; // mod.rs:366
                const float value_2 = staged[staged_piece * 33u + 2112u]; // mod.rs:364
                const float t6 = code * value_2; // mod.rs:365
                code_sums_2 = code_sums_2 + t6;
                sums_2 = sums_2 + value_2; // mod.rs:366
                const float value_3 = staged[staged_piece * 33u + 3168u]; // mod.rs:364
                const float t7 = code * value_3; // mod.rs:365
                code_sums_3 = code_sums_3 + t7;
                sums_3 = sums_3 + value_3; // mod.rs:366
                const float code_1 = float((t3.x >> 2u) & 3u); // quant_unpack.rs:78
                const float value_4 = staged[staged_piece * 33u + 1u]; // mod.rs:364
                const float t8 = code_1 * value_4; // mod.rs:365
                code_sums_0 = code_sums_0 + t8;
                sums_0 = sums_0 + value_4; // mod.rs:366
                const float value_5 = staged[staged_piece * 33u + 1057u]; // mod.rs:364
                const float t9 = code_1 * value_5; // mod.rs:365
                code_sums_1 = code_sums_1 + t9;
                sums_1 = sums_1 + value_5; // mod.rs:366
                const float value_6 = staged[staged_piece * 33u + 2113u]; // mod.rs:364
                const float t10 = code_1 * value_6; // mod.rs:365
                code_sums_2 = code_sums_2 + t10;
                sums_2 = sums_2 + value_6; // mod.rs:366
                const float value_7 = staged[staged_piece * 33u + 3169u]; // mod.rs:364
                const float t11 = code_1 * value_7; // mod.rs:365
                code_sums_3 = code_sums_3 + t11;
                sums_3 = sums_3 + value_7; // mod.rs:366
                const float code_2 = float((t3.x >> 4u) & 3u); // quant_unpack.rs:78
                const float value_8 = staged[staged_piece * 33u + 2u]; // mod.rs:364
                const float t12 = code_2 * value_8; // mod.rs:365
                code_sums_0 = code_sums_0 + t12;
                sums_0 = sums_0 + value_8; // mod.rs:366
                const float value_9 = staged[staged_piece * 33u + 1058u]; // mod.rs:364
                const float t13 = code_2 * value_9; // mod.rs:365
                code_sums_1 = code_sums_1 + t13;
                sums_1 = sums_1 + value_9; // mod.rs:366
                const float value_10 = staged[staged_piece * 33u + 2114u]; // mod.rs:364
                const float t14 = code_2 * value_10; // mod.rs:365
                code_sums_2 = code_sums_2 + t14;
                sums_2 = sums_2 + value_10; // mod.rs:366
                const float value_11 = staged[staged_piece * 33u + 3170u]; // mod.rs:364
                const float t15 = code_2 * value_11; // mod.rs:365
                code_sums_3 = code_sums_3 + t15;
                sums_3 = sums_3 + value_11; // mod.rs:366
                const float code_3 = float((t3.x >> 6u) & 3u); // quant_unpack.rs:78
                const float value_12 = staged[staged_piece * 33u + 3u]; // mod.rs:364
                const float t16 = code_3 * value_12; // mod.rs:365
                code_sums_0 = code_sums_0 + t16;
                sums_0 = sums_0 + value_12; // mod.rs:366
                const float value_13 = staged[staged_piece * 33u + 1059u]; // mod.rs:364
                const float t17 = code_3 * value_13; // mod.rs:365
                code_sums_1 = code_sums_1 + t17;
                sums_1 = sums_1 + value_13; // mod.rs:366
                const float value_14 = staged[staged_piece * 33u + 2115u]; // mod.rs:364
                const float t18 = code_3 * value_14; // mod.rs:365
                code_sums_2 = code_sums_2 + t18;
                sums_2 = sums_2 + value_14; // mod.rs:366
                const float value_15 = staged[staged_piece * 33u + 3171u]; // mod.rs:364
                const float t19 = code_3 * value_15; // mod.rs:365
                code_sums_3 = code_sums_3 + t19;
                sums_3 = sums_3 + value_15; // mod.rs:366
                const float code_4 = float((t3.x >> 8u) & 3u); // quant_unpack.rs:78
                const float value_16 = staged[staged_piece * 33u + 4u]; // mod.rs:364
                const float t20 = code_4 * value_16; // mod.rs:365
                code_sums_0 = code_sums_0 + t20;
                sums_0 = sums_0 + value_16; // mod.rs:366
                const float value_17 = staged[staged_piece * 33u + 1060u]; // mod.rs:364
                const float t21 = code_4 * value_17; // mod.rs:365
                code_sums_1 = code_sums_1 + t21;
                sums_1 = sums_1 + value_17; // mod.rs:366
                const float value_18 = staged[staged_piece * 33u + 2116u]; // mod.rs:364
                const float t22 = code_4 * value_18; // mod.rs:365
                code_sums_2 = code_sums_2 + t22;
                sums_2 = sums_2 + value_18; // mod.rs:366
                const float value_19 = staged[staged_piece * 33u + 3172u]; // mod.rs:364
                const float t23 = code_4 * value_19; // mod.rs:365
                code_sums_3 = code_sums_3 + t23;
                sums_3 = sums_3 + value_19; // mod.rs:366
                const float code_5 = float((t3.x >> 10u) & 3u); // quant_unpack.rs:78
                const float value_20 = staged[staged_piece * 33u + 5u]; // mod.rs:364
                const float t24 = code_5 * value_20; // mod.rs:365
                code_sums_0 = code_sums_0 + t24;
                sums_0 = sums_0 + value_20; // mod.rs:366
                const float value_21 = staged[staged_piece * 33u + 1061u]; // mod.rs:364
                const float t25 = code_5 * value_21; // mod.rs:365
                code_sums_1 = code_sums_1 + t25;
                sums_1 = sums_1 + value_21; // mod.rs:366
                const float value_22 = staged[staged_piece * 33u + 2117u]; // mod.rs:364
                const float t26 = code_5 * value_22; // mod.rs:365
                code_sums_2 = code_sums_2 + t26;
                sums_2 = sums_2 + value_22; // mod.rs:366
                const float value_23 = staged[staged_piece * 33u + 3173u]; // mod.rs:364
                const float t27 = code_5 * value_23; // mod.rs:365
                code_sums_3 = code_sums_3 + t27;
                sums_3 = sums_3 + value_23; // mod.rs:366
                const float code_6 = float((t3.x >> 12u) & 3u); // quant_unpack.rs:78
                const float value_24 = staged[staged_piece * 33u + 6u]; // mod.rs:364
                const float t28 = code_6 * value_24; // mod.rs:365
                code_sums_0 = code_sums_0 + t28;
                sums_0 = sums_0 + value_24; // mod.rs:366
                const float value_25 = staged[staged_piece * 33u + 1062u]; // mod.rs:364
                const float t29 = code_6 * value_25; // mod.rs:365
                code_sums_1 = code_sums_1 + t29;
                sums_1 = sums_1 + value_25; // mod.rs:366
                const float value_26 = staged[staged_piece * 33u + 2118u]; // mod.rs:364
                const float t30 = code_6 * value_26; // mod.rs:365
                code_sums_2 = code_sums_2 + t30;
                sums_2 = sums_2 + value_26; // mod.rs:366
                const float value_27 = staged[staged_piece * 33u + 3174u]; // mod.rs:364
                const float t31 = code_6 * value_27; // mod.rs:365
                code_sums_3 = code_sums_3 + t31;
                sums_3 = sums_3 + value_27; // mod.rs:366
                const float code_7 = float((t3.x >> 14u) & 3u); // quant_unpack.rs:78
                const float value_28 = staged[staged_piece * 33u + 7u]; // mod.rs:364
                const float t32 = code_7 * value_28; // mod.rs:365
                code_sums_0 = code_sums_0 + t32;
                sums_0 = sums_0 + value_28; // mod.rs:366
                const float value_29 = staged[staged_piece * 33u + 1063u]; // mod.rs:364
                const float t33 = code_7 * value_29; // mod.rs:365
                code_sums_1 = code_sums_1 + t33;
                sums_1 = sums_1 + value_29; // mod.rs:366
                const float value_30 = staged[staged_piece * 33u + 2119u]; // mod.rs:364
                const float t34 = code_7 * value_30; // mod.rs:365
                code_sums_2 = code_sums_2 + t34;
                sums_2 = sums_2 + value_30; // mod.rs:366
                const float value_31 = staged[staged_piece * 33u + 3175u]; // mod.rs:364
                const float t35 = code_7 * value_31; // mod.rs:365
                code_sums_3 = code_sums_3 + t35;
                sums_3 = sums_3 + value_31; // mod.rs:366
                const float code_8 = float((t3.x >> 16u) & 3u); // quant_unpack.rs:78
                const float value_32 = staged[staged_piece * 33u + 8u]; // mod.rs:364
                const float t36 = code_8 * value_32; // mod.rs:365
                code_sums_0 = code_sums_0 + t36;
                sums_0 = sums_0 + value_32; // mod.rs:366
                const float value_33 = staged[staged_piece * 33u + 1064u]; // mod.rs:364
                const float t37 = code_8 * value_33; // mod.rs:365
                code_sums_1 = code_sums_1 + t37;
                sums_1 = sums_1 + value_33; // mod.rs:366
                const float value_34 = staged[staged_piece * 33u + 2120u]; // mod.rs:364
                const float t38 = code_8 * value_34; // mod.rs:365
                code_sums_2 = code_sums_2 + t38;
                sums_2 = sums_2 + value_34; // mod.rs:366
                const float value_35 = staged[staged_piece * 33u + 3176u]; // mod.rs:364
                const float t39 = code_8 * value_35; // mod.rs:365
                code_sums_3 = code_sums_3 + t39;
                sums_3 = sums_3 + value_35; // mod.rs:366
                const float code_9 = float((t3.x >> 18u) & 3u); // quant_unpack.rs:78
                const float value_36 = staged[staged_piece * 33u + 9u]; // mod.rs:364
                const float t40 = code_9 * value_36; // mod.rs:365
                code_sums_0 = code_sums_0 + t40;
                sums_0 = sums_0 + value_36; // mod.rs:366
                const float value_37 = staged[staged_piece * 33u + 1065u]; // mod.rs:364
                const float t41 = code_9 * value_37; // mod.rs:365
                code_sums_1 = code_sums_1 + t41;
                sums_1 = sums_1 + value_37; // mod.rs:366
                const float value_38 = staged[staged_piece * 33u + 2121u]; // mod.rs:364
                const float t42 = code_9 * value_38; // mod.rs:365
                code_sums_2 = code_sums_2 + t42;
                sums_2 = sums_2 + value_38; // mod.rs:366
                const float value_39 = staged[staged_piece * 33u + 3177u]; // mod.rs:364
                const float t43 = code_9 * value_39; // mod.rs:365
                code_sums_3 = code_sums_3 + t43;
                sums_3 = sums_3 + value_39; // mod.rs:366
                const float code_10 = float((t3.x >> 20u) & 3u); // quant_unpack.rs:78
                const float value_40 = staged[staged_piece * 33u + 10u]; // mod.rs:364
                const float t44 = code_10 * value_40; // mod.rs:365
                code_sums_0 = code_sums_0 + t44;
                sums_0 = sums_0 + value_40; // mod.rs:366
                const float value_41 = staged[staged_piece * 33u + 1066u]; // mod.rs:364
                const float t45 = code_10 * value_41; // mod.rs:365
                code_sums_1 = code_sums_1 + t45;
                sums_1 = sums_1 + value_41; // mod.rs:366
                const float value_42 = staged[staged_piece * 33u + 2122u]; // mod.rs:364
                const float t46 = code_10 * value_42; // mod.rs:365
                code_sums_2 = code_sums_2 + t46;
                sums_2 = sums_2 + value_42; // mod.rs:366
                const float value_43 = staged[staged_piece * 33u + 3178u]; // mod.rs:364
                const float t47 = code_10 * value_43; // mod.rs:365
                code_sums_3 = code_sums_3 + t47;
                sums_3 = sums_3 + value_43; // mod.rs:366
                const float code_11 = float((t3.x >> 22u) & 3u); // quant_unpack.rs:78
                const float value_44 = staged[staged_piece * 33u + 11u]; // mod.rs:364
                const float t48 = code_11 * value_44; // mod.rs:365
                code_sums_0 = code_sums_0 + t48;
                sums_0 = sums_0 + value_44; // mod.rs:366
                const float value_45 = staged[staged_piece * 33u + 1067u]; // mod.rs:364
                const float t49 = code_11 * value_45; // mod.rs:365
                code_sums_1 = code_sums_1 + t49;
                sums_1 = sums_1 + value_45; // mod.rs:366
                const float value_46 = staged[staged_piece * 33u + 2123u]; // mod.rs:364
                const float t50 = code_11 * value_46; // mod.rs:365
                code_sums_2 = code_sums_2 + t50;
                sums_2 = sums_2 + value_46; // mod.rs:366
                const float value_47 = staged[staged_piece * 33u + 3179u]; // mod.rs:364
                const float t51 = code_11 * value_47; // mod.rs:365
                code_sums_3 = code_sums_3 + t51;
                sums_3 = sums_3 + value_47; // mod.rs:366
                const float code_12 = float((t3.x >> 24u) & 3u); // quant_unpack.rs:78
                const float value_48 = staged[staged_piece * 33u + 12u]; // mod.rs:364
                const float t52 = code_12 * value_48; // mod.rs:365
                code_sums_0 = code_sums_0 + t52;
                sums_0 = sums_0 + value_48; // mod.rs:366
                const float value_49 = staged[staged_piece * 33u + 1068u]; // mod.rs:364
                const float t53 = code_12 * value_49; // mod.rs:365
                code_sums_1 = code_sums_1 + t53;
                sums_1 = sums_1 + value_49; // mod.rs:366
                const float value_50 = staged[staged_piece * 33u + 2124u]; // mod.rs:364
                const float t54 = code_12 * value_50; // mod.rs:365
                code_sums_2 = code_sums_2 + t54;
                sums_2 = sums_2 + value_50; // mod.rs:366
                const float value_51 = staged[staged_piece * 33u + 3180u]; // mod.rs:364
                const float t55 = code_12 * value_51; // mod.rs:365
                code_sums_3 = code_sums_3 + t55;
                sums_3 = sums_3 + value_51; // mod.rs:366
                const float code_13 = float((t3.x >> 26u) & 3u); // quant_unpack.rs:78
                const float value_52 = staged[staged_piece * 33u + 13u]; // mod.rs:364
                const float t56 = code_13 * value_52; // mod.rs:365
                code_sums_0 = code_sums_0 + t56;
                sums_0 = sums_0 + value_52; // mod.rs:366
                const float value_53 = staged[staged_piece * 33u + 1069u]; // mod.rs:364
                const float t57 = code_13 * value_53; // mod.rs:365
                code_sums_1 = code_sums_1 + t57;
                sums_1 = sums_1 + value_53; // mod.rs:366
                const float value_54 = staged[staged_piece * 33u + 2125u]; // mod.rs:364
                const float t58 = code_13 * value_54; // mod.rs:365
                code_sums_2 = code_sums_2 + t58;
                sums_2 = sums_2 + value_54; // mod.rs:366
                const float value_55 = staged[staged_piece * 33u + 3181u]; // mod.rs:364
                const float t59 = code_13 * value_55; // mod.rs:365
                code_sums_3 = code_sums_3 + t59;
                sums_3 = sums_3 + value_55; // mod.rs:366
                const float code_14 = float((t3.x >> 28u) & 3u); // quant_unpack.rs:78
                const float value_56 = staged[staged_piece * 33u + 14u]; // mod.rs:364
                const float t60 = code_14 * value_56; // mod.rs:365
                code_sums_0 = code_sums_0 + t60;
                sums_0 = sums_0 + value_56; // mod.rs:366
                const float value_57 = staged[staged_piece * 33u + 1070u]; // mod.rs:364
                const float t61 = code_14 * value_57; // mod.rs:365
                code_sums_1 = code_sums_1 + t61;
                sums_1 = sums_1 + value_57; // mod.rs:366
                const float value_58 = staged[staged_piece * 33u + 2126u]; // mod.rs:364
                const float t62 = code_14 * value_58; // mod.rs:365
                code_sums_2 = code_sums_2 + t62;
                sums_2 = sums_2 + value_58; // mod.rs:366
                const float value_59 = staged[staged_piece * 33u + 3182u]; // mod.rs:364
                const float t63 = code_14 * value_59; // mod.rs:365
                code_sums_3 = code_sums_3 + t63;
                sums_3 = sums_3 + value_59; // mod.rs:366
                const float code_15 = float((t3.x >> 30u) & 3u); // quant_unpack.rs:78
                const float value_60 = staged[staged_piece * 33u + 15u]; // mod.rs:364
                const float t64 = code_15 * value_60; // mod.rs:365
                code_sums_0 = code_sums_0 + t64;
                sums_0 = sums_0 + value_60; // mod.rs:366
                const float value_61 = staged[staged_piece * 33u + 1071u]; // mod.rs:364
                const float t65 = code_15 * value_61; // mod.rs:365
                code_sums_1 = code_sums_1 + t65;
                sums_1 = sums_1 + value_61; // mod.rs:366
                const float value_62 = staged[staged_piece * 33u + 2127u]; // mod.rs:364
                const float t66 = code_15 * value_62; // mod.rs:365
                code_sums_2 = code_sums_2 + t66;
                sums_2 = sums_2 + value_62; // mod.rs:366
                const float value_63 = staged[staged_piece * 33u + 3183u]; // mod.rs:364
                const float t67 = code_15 * value_63; // mod.rs:365
                code_sums_3 = code_sums_3 + t67;
                sums_3 = sums_3 + value_63; // mod.rs:366
                const float code_16 = float(t3.y & 3u); // quant_unpack.rs:78
                const float value_64 = staged[staged_piece * 33u + 16u]; // mod.rs:364
                const float t68 = code_16 * value_64; // mod.rs:365
                code_sums_0 = code_sums_0 + t68;
                sums_0 = sums_0 + value_64; // mod.rs:366
                const float value_65 = staged[staged_piece * 33u + 1072u]; // mod.rs:364
                const float t69 = code_16 * value_65; // mod.rs:365
                code_sums_1 = code_sums_1 + t69;
                sums_1 = sums_1 + value_65; // mod.rs:366
                const float value_66 = staged[staged_piece * 33u + 2128u]; // mod.rs:364
                const float t70 = code_16 * value_66; // mod.rs:365
                code_sums_2 = code_sums_2 + t70;
                sums_2 = sums_2 + value_66; // mod.rs:366
                const float value_67 = staged[staged_piece * 33u + 3184u]; // mod.rs:364
                const float t71 = code_16 * value_67; // mod.rs:365
                code_sums_3 = code_sums_3 + t71;
                sums_3 = sums_3 + value_67; // mod.rs:366
                const float code_17 = float((t3.y >> 2u) & 3u); // quant_unpack.rs:78
                const float value_68 = staged[staged_piece * 33u + 17u]; // mod.rs:364
                const float t72 = code_17 * value_68; // mod.rs:365
                code_sums_0 = code_sums_0 + t72;
                sums_0 = sums_0 + value_68; // mod.rs:366
                const float value_69 = staged[staged_piece * 33u + 1073u]; // mod.rs:364
                const float t73 = code_17 * value_69; // mod.rs:365
                code_sums_1 = code_sums_1 + t73;
                sums_1 = sums_1 + value_69; // mod.rs:366
                const float value_70 = staged[staged_piece * 33u + 2129u]; // mod.rs:364
                const float t74 = code_17 * value_70; // mod.rs:365
                code_sums_2 = code_sums_2 + t74;
                sums_2 = sums_2 + value_70; // mod.rs:366
                const float value_71 = staged[staged_piece * 33u + 3185u]; // mod.rs:364
                const float t75 = code_17 * value_71; // mod.rs:365
                code_sums_3 = code_sums_3 + t75;
                sums_3 = sums_3 + value_71; // mod.rs:366
                const float code_18 = float((t3.y >> 4u) & 3u); // quant_unpack.rs:78
                const float value_72 = staged[staged_piece * 33u + 18u]; // mod.rs:364
                const float t76 = code_18 * value_72; // mod.rs:365
                code_sums_0 = code_sums_0 + t76;
                sums_0 = sums_0 + value_72; // mod.rs:366
                const float value_73 = staged[staged_piece * 33u + 1074u]; // mod.rs:364
                const float t77 = code_18 * value_73; // mod.rs:365
                code_sums_1 = code_sums_1 + t77;
                sums_1 = sums_1 + value_73; // mod.rs:366
                const float value_74 = staged[staged_piece * 33u + 2130u]; // mod.rs:364
                const float t78 = code_18 * value_74; // mod.rs:365
                code_sums_2 = code_sums_2 + t78;
                sums_2 = sums_2 + value_74; // mod.rs:366
                const float value_75 = staged[staged_piece * 33u + 3186u]; // mod.rs:364
                const float t79 = code_18 * value_75; // mod.rs:365
                code_sums_3 = code_sums_3 + t79;
                sums_3 = sums_3 + value_75; // mod.rs:366
                const float code_19 = float((t3.y >> 6u) & 3u); // quant_unpack.rs:78
                const float value_76 = staged[staged_piece * 33u + 19u]; // mod.rs:364
                const float t80 = code_19 * value_76; // mod.rs:365
                code_sums_0 = code_sums_0 + t80;
                sums_0 = sums_0 + value_76; // mod.rs:366
                const float value_77 = staged[staged_piece * 33u + 1075u]; // mod.rs:364
                const float t81 = code_19 * value_77; // mod.rs:365
                code_sums_1 = code_sums_1 + t81;
                sums_1 = sums_1 + value_77; // mod.rs:366
                const float value_78 = staged[staged_piece * 33u + 2131u]; // mod.rs:364
                const float t82 = code_19 * value_78; // mod.rs:365
                code_sums_2 = code_sums_2 + t82;
                sums_2 = sums_2 + value_78; // mod.rs:366
                const float value_79 = staged[staged_piece * 33u + 3187u]; // mod.rs:364
                const float t83 = code_19 * value_79; // mod.rs:365
                code_sums_3 = code_sums_3 + t83;
                sums_3 = sums_3 + value_79; // mod.rs:366
                const float code_20 = float((t3.y >> 8u) & 3u); // quant_unpack.rs:78
                const float value_80 = staged[staged_piece * 33u + 20u]; // mod.rs:364
                const float t84 = code_20 * value_80; // mod.rs:365
                code_sums_0 = code_sums_0 + t84;
                sums_0 = sums_0 + value_80; // mod.rs:366
                const float value_81 = staged[staged_piece * 33u + 1076u]; // mod.rs:364
                const float t85 = code_20 * value_81; // mod.rs:365
                code_sums_1 = code_sums_1 + t85;
                sums_1 = sums_1 + value_81; // mod.rs:366
                const float value_82 = staged[staged_piece * 33u + 2132u]; // mod.rs:364
                const float t86 = code_20 * value_82; // mod.rs:365
                code_sums_2 = code_sums_2 + t86;
                sums_2 = sums_2 + value_82; // mod.rs:366
                const float value_83 = staged[staged_piece * 33u + 3188u]; // mod.rs:364
                const float t87 = code_20 * value_83; // mod.rs:365
                code_sums_3 = code_sums_3 + t87;
                sums_3 = sums_3 + value_83; // mod.rs:366
                const float code_21 = float((t3.y >> 10u) & 3u); // quant_unpack.rs:78
                const float value_84 = staged[staged_piece * 33u + 21u]; // mod.rs:364
                const float t88 = code_21 * value_84; // mod.rs:365
                code_sums_0 = code_sums_0 + t88;
                sums_0 = sums_0 + value_84; // mod.rs:366
                const float value_85 = staged[staged_piece * 33u + 1077u]; // mod.rs:364
                const float t89 = code_21 * value_85; // mod.rs:365
                code_sums_1 = code_sums_1 + t89;
                sums_1 = sums_1 + value_85; // mod.rs:366
                const float value_86 = staged[staged_piece * 33u + 2133u]; // mod.rs:364
                const float t90 = code_21 * value_86; // mod.rs:365
                code_sums_2 = code_sums_2 + t90;
                sums_2 = sums_2 + value_86; // mod.rs:366
                const float value_87 = staged[staged_piece * 33u + 3189u]; // mod.rs:364
                const float t91 = code_21 * value_87; // mod.rs:365
                code_sums_3 = code_sums_3 + t91;
                sums_3 = sums_3 + value_87; // mod.rs:366
                const float code_22 = float((t3.y >> 12u) & 3u); // quant_unpack.rs:78
                const float value_88 = staged[staged_piece * 33u + 22u]; // mod.rs:364
                const float t92 = code_22 * value_88; // mod.rs:365
                code_sums_0 = code_sums_0 + t92;
                sums_0 = sums_0 + value_88; // mod.rs:366
                const float value_89 = staged[staged_piece * 33u + 1078u]; // mod.rs:364
                const float t93 = code_22 * value_89; // mod.rs:365
                code_sums_1 = code_sums_1 + t93;
                sums_1 = sums_1 + value_89; // mod.rs:366
                const float value_90 = staged[staged_piece * 33u + 2134u]; // mod.rs:364
                const float t94 = code_22 * value_90; // mod.rs:365
                code_sums_2 = code_sums_2 + t94;
                sums_2 = sums_2 + value_90; // mod.rs:366
                const float value_91 = staged[staged_piece * 33u + 3190u]; // mod.rs:364
                const float t95 = code_22 * value_91; // mod.rs:365
                code_sums_3 = code_sums_3 + t95;
                sums_3 = sums_3 + value_91; // mod.rs:366
                const float code_23 = float((t3.y >> 14u) & 3u); // quant_unpack.rs:78
                const float value_92 = staged[staged_piece * 33u + 23u]; // mod.rs:364
                const float t96 = code_23 * value_92; // mod.rs:365
                code_sums_0 = code_sums_0 + t96;
                sums_0 = sums_0 + value_92; // mod.rs:366
                const float value_93 = staged[staged_piece * 33u + 1079u]; // mod.rs:364
                const float t97 = code_23 * value_93; // mod.rs:365
                code_sums_1 = code_sums_1 + t97;
                sums_1 = sums_1 + value_93; // mod.rs:366
                const float value_94 = staged[staged_piece * 33u + 2135u]; // mod.rs:364
                const float t98 = code_23 * value_94; // mod.rs:365
                code_sums_2 = code_sums_2 + t98;
                sums_2 = sums_2 + value_94; // mod.rs:366
                const float value_95 = staged[staged_piece * 33u + 3191u]; // mod.rs:364
                const float t99 = code_23 * value_95; // mod.rs:365
                code_sums_3 = code_sums_3 + t99;
                sums_3 = sums_3 + value_95; // mod.rs:366
                const float code_24 = float((t3.y >> 16u) & 3u); // quant_unpack.rs:78
                const float value_96 = staged[staged_piece * 33u + 24u]; // mod.rs:364
                const float t100 = code_24 * value_96; // mod.rs:365
                code_sums_0 = code_sums_0 + t100;
                sums_0 = sums_0 + value_96; // mod.rs:366
                const float value_97 = staged[staged_piece * 33u + 1080u]; // mod.rs:364
                const float t101 = code_24 * value_97; // mod.rs:365
                code_sums_1 = code_sums_1 + t101;
                sums_1 = sums_1 + value_97; // mod.rs:366
                const float value_98 = staged[staged_piece * 33u + 2136u]; // mod.rs:364
                const float t102 = code_24 * value_98; // mod.rs:365
                code_sums_2 = code_sums_2 + t102;
                sums_2 = sums_2 + value_98; // mod.rs:366
                const float value_99 = staged[staged_piece * 33u + 3192u]; // mod.rs:364
                const float t103 = code_24 * value_99; // mod.rs:365
                code_sums_3 = code_sums_3 + t103;
                sums_3 = sums_3 + value_99; // mod.rs:366
                const float code_25 = float((t3.y >> 18u) & 3u); // quant_unpack.rs:78
                const float value_100 = staged[staged_piece * 33u + 25u]; // mod.rs:364
                const float t104 = code_25 * value_100; // mod.rs:365
                code_sums_0 = code_sums_0 + t104;
                sums_0 = sums_0 + value_100; // mod.rs:366
                const float value_101 = staged[staged_piece * 33u + 1081u]; // mod.rs:364
                const float t105 = code_25 * value_101; // mod.rs:365
                code_sums_1 = code_sums_1 + t105;
                sums_1 = sums_1 + value_101; // mod.rs:366
                const float value_102 = staged[staged_piece * 33u + 2137u]; // mod.rs:364
                const float t106 = code_25 * value_102; // mod.rs:365
                code_sums_2 = code_sums_2 + t106;
                sums_2 = sums_2 + value_102; // mod.rs:366
                const float value_103 = staged[staged_piece * 33u + 3193u]; // mod.rs:364
                const float t107 = code_25 * value_103; // mod.rs:365
                code_sums_3 = code_sums_3 + t107;
                sums_3 = sums_3 + value_103; // mod.rs:366
                const float code_26 = float((t3.y >> 20u) & 3u); // quant_unpack.rs:78
                const float value_104 = staged[staged_piece * 33u + 26u]; // mod.rs:364
                const float t108 = code_26 * value_104; // mod.rs:365
                code_sums_0 = code_sums_0 + t108;
                sums_0 = sums_0 + value_104; // mod.rs:366
                const float value_105 = staged[staged_piece * 33u + 1082u]; // mod.rs:364
                const float t109 = code_26 * value_105; // mod.rs:365
                code_sums_1 = code_sums_1 + t109;
                sums_1 = sums_1 + value_105; // mod.rs:366
                const float value_106 = staged[staged_piece * 33u + 2138u]; // mod.rs:364
                const float t110 = code_26 * value_106; // mod.rs:365
                code_sums_2 = code_sums_2 + t110;
                sums_2 = sums_2 + value_106; // mod.rs:366
                const float value_107 = staged[staged_piece * 33u + 3194u]; // mod.rs:364
                const float t111 = code_26 * value_107; // mod.rs:365
                code_sums_3 = code_sums_3 + t111;
                sums_3 = sums_3 + value_107; // mod.rs:366
                const float code_27 = float((t3.y >> 22u) & 3u); // quant_unpack.rs:78
                const float value_108 = staged[staged_piece * 33u + 27u]; // mod.rs:364
                const float t112 = code_27 * value_108; // mod.rs:365
                code_sums_0 = code_sums_0 + t112;
                sums_0 = sums_0 + value_108; // mod.rs:366
                const float value_109 = staged[staged_piece * 33u + 1083u]; // mod.rs:364
                const float t113 = code_27 * value_109; // mod.rs:365
                code_sums_1 = code_sums_1 + t113;
                sums_1 = sums_1 + value_109; // mod.rs:366
                const float value_110 = staged[staged_piece * 33u + 2139u]; // mod.rs:364
                const float t114 = code_27 * value_110; // mod.rs:365
                code_sums_2 = code_sums_2 + t114;
                sums_2 = sums_2 + value_110; // mod.rs:366
                const float value_111 = staged[staged_piece * 33u + 3195u]; // mod.rs:364
                const float t115 = code_27 * value_111; // mod.rs:365
                code_sums_3 = code_sums_3 + t115;
                sums_3 = sums_3 + value_111; // mod.rs:366
                const float code_28 = float((t3.y >> 24u) & 3u); // quant_unpack.rs:78
                const float value_112 = staged[staged_piece * 33u + 28u]; // mod.rs:364
                const float t116 = code_28 * value_112; // mod.rs:365
                code_sums_0 = code_sums_0 + t116;
                sums_0 = sums_0 + value_112; // mod.rs:366
                const float value_113 = staged[staged_piece * 33u + 1084u]; // mod.rs:364
                const float t117 = code_28 * value_113; // mod.rs:365
                code_sums_1 = code_sums_1 + t117;
                sums_1 = sums_1 + value_113; // mod.rs:366
                const float value_114 = staged[staged_piece * 33u + 2140u]; // mod.rs:364
                const float t118 = code_28 * value_114; // mod.rs:365
                code_sums_2 = code_sums_2 + t118;
                sums_2 = sums_2 + value_114; // mod.rs:366
                const float value_115 = staged[staged_piece * 33u + 3196u]; // mod.rs:364
                const float t119 = code_28 * value_115; // mod.rs:365
                code_sums_3 = code_sums_3 + t119;
                sums_3 = sums_3 + value_115; // mod.rs:366
                const float code_29 = float((t3.y >> 26u) & 3u); // quant_unpack.rs:78
                const float value_116 = staged[staged_piece * 33u + 29u]; // mod.rs:364
                const float t120 = code_29 * value_116; // mod.rs:365
                code_sums_0 = code_sums_0 + t120;
                sums_0 = sums_0 + value_116; // mod.rs:366
                const float value_117 = staged[staged_piece * 33u + 1085u]; // mod.rs:364
                const float t121 = code_29 * value_117; // mod.rs:365
                code_sums_1 = code_sums_1 + t121;
                sums_1 = sums_1 + value_117; // mod.rs:366
                const float value_118 = staged[staged_piece * 33u + 2141u]; // mod.rs:364
                const float t122 = code_29 * value_118; // mod.rs:365
                code_sums_2 = code_sums_2 + t122;
                sums_2 = sums_2 + value_118; // mod.rs:366
                const float value_119 = staged[staged_piece * 33u + 3197u]; // mod.rs:364
                const float t123 = code_29 * value_119; // mod.rs:365
                code_sums_3 = code_sums_3 + t123;
                sums_3 = sums_3 + value_119; // mod.rs:366
                const float code_30 = float((t3.y >> 28u) & 3u); // quant_unpack.rs:78
                const float value_120 = staged[staged_piece * 33u + 30u]; // mod.rs:364
                const float t124 = code_30 * value_120; // mod.rs:365
                code_sums_0 = code_sums_0 + t124;
                sums_0 = sums_0 + value_120; // mod.rs:366
                const float value_121 = staged[staged_piece * 33u + 1086u]; // mod.rs:364
                const float t125 = code_30 * value_121; // mod.rs:365
                code_sums_1 = code_sums_1 + t125;
                sums_1 = sums_1 + value_121; // mod.rs:366
                const float value_122 = staged[staged_piece * 33u + 2142u]; // mod.rs:364
                const float t126 = code_30 * value_122; // mod.rs:365
                code_sums_2 = code_sums_2 + t126;
                sums_2 = sums_2 + value_122; // mod.rs:366
                const float value_123 = staged[staged_piece * 33u + 3198u]; // mod.rs:364
                const float t127 = code_30 * value_123; // mod.rs:365
                code_sums_3 = code_sums_3 + t127;
                sums_3 = sums_3 + value_123; // mod.rs:366
                const float code_31 = float((t3.y >> 30u) & 3u); // quant_unpack.rs:78
                const float value_124 = staged[staged_piece * 33u + 31u]; // mod.rs:364
                const float t128 = code_31 * value_124; // mod.rs:365
                code_sums_0 = code_sums_0 + t128;
                sums_0 = sums_0 + value_124; // mod.rs:366
                const float value_125 = staged[staged_piece * 33u + 1087u]; // mod.rs:364
                const float t129 = code_31 * value_125; // mod.rs:365
                code_sums_1 = code_sums_1 + t129;
                sums_1 = sums_1 + value_125; // mod.rs:366
                const float value_126 = staged[staged_piece * 33u + 2143u]; // mod.rs:364
                const float t130 = code_31 * value_126; // mod.rs:365
                code_sums_2 = code_sums_2 + t130;
                sums_2 = sums_2 + value_126; // mod.rs:366
                const float value_127 = staged[staged_piece * 33u + 3199u]; // mod.rs:364
                const float t131 = code_31 * value_127; // mod.rs:365
                code_sums_3 = code_sums_3 + t131;
                sums_3 = sums_3 + value_127; // mod.rs:366
                const float t132 = scale * code_sums_0; // mod.rs:371
                partial_sums_0 = partial_sums_0 + t132;
                const float t133 = bias * sums_0; // mod.rs:372
                partial_sums_0 = partial_sums_0 + t133;
                const float t134 = scale * code_sums_1; // mod.rs:371
                partial_sums_1 = partial_sums_1 + t134;
                const float t135 = bias * sums_1; // mod.rs:372
                partial_sums_1 = partial_sums_1 + t135;
                const float t136 = scale * code_sums_2; // mod.rs:371
                partial_sums_2 = partial_sums_2 + t136;
                const float t137 = bias * sums_2; // mod.rs:372
                partial_sums_2 = partial_sums_2 + t137;
                const float t138 = scale * code_sums_3; // mod.rs:371
                partial_sums_3 = partial_sums_3 + t138;
                const float t139 = bias * sums_3; // mod.rs:372
                partial_sums_3 = partial_sums_3 + t139;
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:377
    }
    const float sum = reduce_add_f32(partial_sums_0); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[local_invocation_index >> 5u] = sum; // mod.rs:384
    }
    const float sum_1 = reduce_add_f32(partial_sums_1); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // mod.rs:384
    }
    const float sum_2 = reduce_add_f32(partial_sums_2); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 16u] = sum_2; // mod.rs:384
    }
    const float sum_3 = reduce_add_f32(partial_sums_3); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 24u] = sum_3; // mod.rs:384
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:387
    const uint part = local_invocation_index; // row_results.rs:28
    const uint row = first_m + part / 2u; // row_results.rs:29
    const uint column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 8u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        const uint place = row * imm.n + column_1; // row_results.rs:32
        const uint2 t140 = uint2(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        ((device uint2*)y)[(place >> 1u) >> 1u] = t140;
    }
}
