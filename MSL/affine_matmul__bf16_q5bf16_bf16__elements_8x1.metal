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

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
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

kernel void affine_matmul__bf16_q5bf16_bf16__elements_8x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[2112];
    threadgroup float results[8];
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // mod.rs:339
    const uint n_pieces = imm.k / 32u; // mod.rs:340
    const uint group_shift = 31u - clz(div_u32(n_pieces, imm.n_groups)); // mod.rs:342
    float partial_sums_0 = 0.0f; // mod.rs:344
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // mod.rs:345
        const uint row = min_u32(workgroup_id.y + local_invocation_index / 256u, imm.m - 1u); // mod.rs:310
        const uint first = first_piece * 32u + local_invocation_index % 256u * 8u; // mod.rs:311
        if (first < imm.k) { // mod.rs:312
            const uint4 t0 = ((device const uint4*)x)[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            const uint place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t0.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t0.x >> 16u);
            staged[place + 2u] = decode_bf16(t0.y);
            staged[place + 3u] = decode_bf16(t0.y >> 16u);
            staged[place + 4u] = decode_bf16(t0.z);
            staged[place + 5u] = decode_bf16(t0.z >> 16u);
            staged[place + 6u] = decode_bf16(t0.w);
            staged[place + 7u] = decode_bf16(t0.w >> 16u);
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:347
        for (uint staged_piece = local_invocation_index & 31u; staged_piece < 64u; staged_piece += 32u) { // mod.rs:349
            const uint piece = first_piece + staged_piece; // mod.rs:350
            if ((piece < n_pieces) & (column < imm.n)) { // mod.rs:351
                const uint first_word = column * (imm.k * 5u / 32u) + piece * 5u; // mod.rs:352
                const uint t1 = weight[first_word]; // mod.rs:353
                const uint t2 = weight[first_word + 1u];
                const uint t3 = weight[first_word + 2u];
                const uint t4 = weight[first_word + 3u];
                const uint t5 = weight[first_word + 4u];
                const uint group = shr_u32(piece, group_shift); // mod.rs:354
                const float scale = decode_bf16(scales[column * imm.n_groups + group]); // mod.rs:355
                const float bias = decode_bf16(biases[column * imm.n_groups + group]); // mod.rs:356
                float code_sums_0 = 0.0f; // mod.rs:357
                float sums_0 = 0.0f; // mod.rs:358
                const float code = float(t1 & 31u); // quant_unpack.rs:78
                const float value = staged[staged_piece * 33u]; // mod.rs:364
                const float t6 = code * value; // mod.rs:365
                code_sums_0 = code_sums_0 + t6;
                sums_0 = sums_0 + value; // mod.rs:366
                const float code_1 = float((t1 >> 5u) & 31u); // quant_unpack.rs:78
                const float value_1 = staged[staged_piece * 33u + 1u]; // mod.rs:364
                const float t7 = code_1 * value_1; // mod.rs:365
                code_sums_0 = code_sums_0 + t7;
                sums_0 = sums_0 + value_1; // mod.rs:366
                const float code_2 = float((t1 >> 10u) & 31u); // quant_unpack.rs:78
                const float value_2 = staged[staged_piece * 33u + 2u]; // mod.rs:364
                const float t8 = code_2 * value_2; // mod.rs:365
                code_sums_0 = code_sums_0 + t8;
                sums_0 = sums_0 + value_2; // mod.rs:366
                const float code_3 = float((t1 >> 15u) & 31u); // quant_unpack.rs:78
                const float value_3 = staged[staged_piece * 33u + 3u]; // mod.rs:364
                const float t9 = code_3 * value_3; // mod.rs:365
                code_sums_0 = code_sums_0 + t9;
                sums_0 = sums_0 + value_3; // mod.rs:366
                const float code_4 = float((t1 >> 20u) & 31u); // quant_unpack.rs:78
                const float value_4 = staged[staged_piece * 33u + 4u]; // mod.rs:364
                const float t10 = code_4 * value_4; // mod.rs:365
                code_sums_0 = code_sums_0 + t10;
                sums_0 = sums_0 + value_4; // mod.rs:366
                const float code_5 = float((t1 >> 25u) & 31u); // quant_unpack.rs:78
                const float value_5 = staged[staged_piece * 33u + 5u]; // mod.rs:364
                const float t11 = code_5 * value_5; // mod.rs:365
                code_sums_0 = code_sums_0 + t11;
                sums_0 = sums_0 + value_5; // mod.rs:366
                const float code_6 = float(funnel_shr_u32(t2, t1, 30u) & 31u); // quant_unpack.rs:78
                const float value_6 = staged[staged_piece * 33u + 6u]; // mod.rs:364
                const float t12 = code_6 * value_6; // mod.rs:365
                code_sums_0 = code_sums_0 + t12;
                sums_0 = sums_0 + value_6; // mod.rs:366
                const float code_7 = float((t2 >> 3u) & 31u); // quant_unpack.rs:78
                const float value_7 = staged[staged_piece * 33u + 7u]; // mod.rs:364
                const float t13 = code_7 * value_7; // mod.rs:365
                code_sums_0 = code_sums_0 + t13;
                sums_0 = sums_0 + value_7; // mod.rs:366
                const float code_8 = float((t2 >> 8u) & 31u); // quant_unpack.rs:78
                const float value_8 = staged[staged_piece * 33u + 8u]; // mod.rs:364
                const float t14 = code_8 * value_8; // mod.rs:365
                code_sums_0 = code_sums_0 + t14;
                sums_0 = sums_0 + value_8; // mod.rs:366
                const float code_9 = float((t2 >> 13u) & 31u); // quant_unpack.rs:78
                const float value_9 = staged[staged_piece * 33u + 9u]; // mod.rs:364
                const float t15 = code_9 * value_9; // mod.rs:365
                code_sums_0 = code_sums_0 + t15;
                sums_0 = sums_0 + value_9; // mod.rs:366
                const float code_10 = float((t2 >> 18u) & 31u); // quant_unpack.rs:78
                const float value_10 = staged[staged_piece * 33u + 10u]; // mod.rs:364
                const float t16 = code_10 * value_10; // mod.rs:365
                code_sums_0 = code_sums_0 + t16;
                sums_0 = sums_0 + value_10; // mod.rs:366
                const float code_11 = float((t2 >> 23u) & 31u); // quant_unpack.rs:78
                const float value_11 = staged[staged_piece * 33u + 11u]; // mod.rs:364
                const float t17 = code_11 * value_11; // mod.rs:365
                code_sums_0 = code_sums_0 + t17;
                sums_0 = sums_0 + value_11; // mod.rs:366
                const float code_12 = float(funnel_shr_u32(t3, t2, 28u) & 31u); // quant_unpack.rs:78
                const float value_12 = staged[staged_piece * 33u + 12u]; // mod.rs:364
                const float t18 = code_12 * value_12; // mod.rs:365
                code_sums_0 = code_sums_0 + t18;
                sums_0 = sums_0 + value_12; // mod.rs:366
                const float code_13 = float((t3 >> 1u) & 31u); // quant_unpack.rs:78
                const float value_13 = staged[staged_piece * 33u + 13u]; // mod.rs:364
                const float t19 = code_13 * value_13; // mod.rs:365
                code_sums_0 = code_sums_0 + t19;
                sums_0 = sums_0 + value_13; // mod.rs:366
                const float code_14 = float((t3 >> 6u) & 31u); // quant_unpack.rs:78
                const float value_14 = staged[staged_piece * 33u + 14u]; // mod.rs:364
                const float t20 = code_14 * value_14; // mod.rs:365
                code_sums_0 = code_sums_0 + t20;
                sums_0 = sums_0 + value_14; // mod.rs:366
                const float code_15 = float((t3 >> 11u) & 31u); // quant_unpack.rs:78
                const float value_15 = staged[staged_piece * 33u + 15u]; // mod.rs:364
                const float t21 = code_15 * value_15; // mod.rs:365
                code_sums_0 = code_sums_0 + t21;
                sums_0 = sums_0 + value_15; // mod.rs:366
                const float code_16 = float((t3 >> 16u) & 31u); // quant_unpack.rs:78
                const float value_16 = staged[staged_piece * 33u + 16u]; // mod.rs:364
                const float t22 = code_16 * value_16; // mod.rs:365
                code_sums_0 = code_sums_0 + t22;
                sums_0 = sums_0 + value_16; // mod.rs:366
                const float code_17 = float((t3 >> 21u) & 31u); // quant_unpack.rs:78
                const float value_17 = staged[staged_piece * 33u + 17u]; // mod.rs:364
                const float t23 = code_17 * value_17; // mod.rs:365
                code_sums_0 = code_sums_0 + t23;
                sums_0 = sums_0 + value_17; // mod.rs:366
                const float code_18 = float((t3 >> 26u) & 31u); // quant_unpack.rs:78
                const float value_18 = staged[staged_piece * 33u + 18u]; // mod.rs:364
                const float t24 = code_18 * value_18; // mod.rs:365
                code_sums_0 = code_sums_0 + t24;
                sums_0 = sums_0 + value_18; // mod.rs:366
                const float code_19 = float(funnel_shr_u32(t4, t3, 31u) & 31u); // quant_unpack.rs:78
                const float value_19 = staged[staged_piece * 33u + 19u]; // mod.rs:364
                const float t25 = code_19 * value_19; // mod.rs:365
                code_sums_0 = code_sums_0 + t25;
                sums_0 = sums_0 + value_19; // mod.rs:366
                const float code_20 = float((t4 >> 4u) & 31u); // quant_unpack.rs:78
                const float value_20 = staged[staged_piece * 33u + 20u]; // mod.rs:364
                const float t26 = code_20 * value_20; // mod.rs:365
                code_sums_0 = code_sums_0 + t26;
                sums_0 = sums_0 + value_20; // mod.rs:366
                const float code_21 = float((t4 >> 9u) & 31u); // quant_unpack.rs:78
                const float value_21 = staged[staged_piece * 33u + 21u]; // mod.rs:364
                const float t27 = code_21 * value_21; // mod.rs:365
                code_sums_0 = code_sums_0 + t27;
                sums_0 = sums_0 + value_21; // mod.rs:366
                const float code_22 = float((t4 >> 14u) & 31u); // quant_unpack.rs:78
                const float value_22 = staged[staged_piece * 33u + 22u]; // mod.rs:364
                const float t28 = code_22 * value_22; // mod.rs:365
                code_sums_0 = code_sums_0 + t28;
                sums_0 = sums_0 + value_22; // mod.rs:366
                const float code_23 = float((t4 >> 19u) & 31u); // quant_unpack.rs:78
                const float value_23 = staged[staged_piece * 33u + 23u]; // mod.rs:364
                const float t29 = code_23 * value_23; // mod.rs:365
                code_sums_0 = code_sums_0 + t29;
                sums_0 = sums_0 + value_23; // mod.rs:366
                const float code_24 = float((t4 >> 24u) & 31u); // quant_unpack.rs:78
                const float value_24 = staged[staged_piece * 33u + 24u]; // mod.rs:364
                const float t30 = code_24 * value_24; // mod.rs:365
                code_sums_0 = code_sums_0 + t30;
                sums_0 = sums_0 + value_24; // mod.rs:366
                const float code_25 = float(funnel_shr_u32(t5, t4, 29u) & 31u); // quant_unpack.rs:78
                const float value_25 = staged[staged_piece * 33u + 25u]; // mod.rs:364
                const float t31 = code_25 * value_25; // mod.rs:365
                code_sums_0 = code_sums_0 + t31;
                sums_0 = sums_0 + value_25; // mod.rs:366
                const float code_26 = float((t5 >> 2u) & 31u); // quant_unpack.rs:78
                const float value_26 = staged[staged_piece * 33u + 26u]; // mod.rs:364
                const float t32 = code_26 * value_26; // mod.rs:365
                code_sums_0 = code_sums_0 + t32;
                sums_0 = sums_0 + value_26; // mod.rs:366
                const float code_27 = float((t5 >> 7u) & 31u); // quant_unpack.rs:78
                const float value_27 = staged[staged_piece * 33u + 27u]; // mod.rs:364
                const float t33 = code_27 * value_27; // mod.rs:365
                code_sums_0 = code_sums_0 + t33;
                sums_0 = sums_0 + value_27; // mod.rs:366
                const float code_28 = float((t5 >> 12u) & 31u); // quant_unpack.rs:78
                const float value_28 = staged[staged_piece * 33u + 28u]; // mod.rs:364
                const float t34 = code_28 * value_28; // mod.rs:365
                code_sums_0 = code_sums_0 + t34;
                sums_0 = sums_0 + value_28; // mod.rs:366
                const float code_29 = float((t5 >> 17u) & 31u); // quant_unpack.rs:78
                const float value_29 = staged[staged_piece * 33u + 29u]; // mod.rs:364
                const float t35 = code_29 * value_29; // mod.rs:365
                code_sums_0 = code_sums_0 + t35;
                sums_0 = sums_0 + value_29; // mod.rs:366
                const float code_30 = float((t5 >> 22u) & 31u); // quant_unpack.rs:78
                const float value_30 = staged[staged_piece * 33u + 30u]; // mod.rs:364
                const float t36 = code_30 * value_30; // mod.rs:365
                code_sums_0 = code_sums_0 + t36;
                sums_0 = sums_0 + value_30; // mod.rs:366
                const float code_31 = float((t5 >> 27u) & 31u); // quant_unpack.rs:78
                const float value_31 = staged[staged_piece * 33u + 31u]; // mod.rs:364
                const float t37 = code_31 * value_31; // mod.rs:365
                code_sums_0 = code_sums_0 + t37;
                sums_0 = sums_0 + value_31; // mod.rs:366
                const float t38 = scale * code_sums_0; // mod.rs:371
                partial_sums_0 = partial_sums_0 + t38;
                const float t39 = bias * sums_0; // mod.rs:372
                partial_sums_0 = partial_sums_0 + t39;
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:377
    }
    const float sum = reduce_add_f32(partial_sums_0); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[local_invocation_index >> 5u] = sum; // mod.rs:384
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:387
    const uint part = local_invocation_index; // row_results.rs:28
    const uint row = workgroup_id.y + part / 8u; // row_results.rs:29
    const uint column_1 = workgroup_id.x * 8u + part % 8u; // row_results.rs:30
    if (((part < 8u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        const uint place = row * imm.n + column_1; // row_results.rs:32
        y[place] = ushort(encode_bf16(results[part])); // row_results.rs:40
    }
}
