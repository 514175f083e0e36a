#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint k;
    uint m;
    uint n;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
}

uint dot4_u8_u32(uint a, uint b) {
    const uint low = (a & 0xffu) * (b & 0xffu) + ((a >> 8u) & 0xffu) * ((b >> 8u) & 0xffu);
    const uint high = ((a >> 16u) & 0xffu) * ((b >> 16u) & 0xffu) + (a >> 24u) * (b >> 24u);
    return low + high;
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

float decode_f16(uint bits) {
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
}

kernel void trellis_matmul__f32_t3_f32__matvec_8x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device float* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[512];
    threadgroup float results[8];
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:344
    const uint n_runs = imm.k / 32u; // trellis_matmul.rs:345
    float sums_0 = 0.0f; // trellis_matmul.rs:347
    for (uint first_run = 0u; first_run < n_runs; first_run += 64u) { // trellis_matmul.rs:348
        const uint t0 = first_run * 32u; // trellis_matmul.rs:349
        const uint row = local_invocation_index / 512u; // trellis_matmul.rs:310
        const uint vector = local_invocation_index % 512u; // trellis_matmul.rs:311
        const uint column_1 = t0 + vector * 4u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 1u)) { // trellis_matmul.rs:313
            const uint run = vector / 8u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 8u + vector % 8u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 512u] = as_type<uint4>(((device const float4*)x)[(source * 4u / 4u) >> 2u]); // trellis_matmul.rs:317
        }
        const uint slot = local_invocation_index + 256u; // trellis_matmul.rs:309
        const uint row_1 = slot / 512u; // trellis_matmul.rs:310
        const uint vector_1 = slot % 512u; // trellis_matmul.rs:311
        const uint column_2 = t0 + vector_1 * 4u; // trellis_matmul.rs:312
        if ((column_2 < imm.k) & (row_1 < 1u)) { // trellis_matmul.rs:313
            const uint run = vector_1 / 8u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 8u + vector_1 % 8u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(workgroup_id.y + row_1, imm.m - 1u) * imm.k + column_2; // trellis_matmul.rs:316
            staged[place + row_1 * 512u] = as_type<uint4>(((device const float4*)x)[(source * 4u / 4u) >> 2u]); // trellis_matmul.rs:317
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:350
        for (uint staged_run = local_invocation_index & 31u; staged_run < 64u; staged_run += 32u) { // trellis_matmul.rs:351
            const uint run = first_run + staged_run; // trellis_matmul.rs:352
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:353
                const uint block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:43
                const uint from_end = 7u - run % 8u; // trellis.rs:44
                const uint start = block + from_end * 3u; // trellis.rs:45
                const uint t1 = weight[start]; // trellis.rs:32
                const uint t2 = weight[start + 1u];
                const uint t3 = weight[start + 2u];
                const uint t4 = weight[((run % 8u == 0u) ? block : start + 3u)]; // trellis_matmul.rs:354
                const uint first_vector = staged_run / 32u * 256u + staged_run % 32u; // trellis_matmul.rs:355
                const uint4 words = staged[first_vector]; // trellis_matmul.rs:325
                const float code = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t5 = as_type<float>(words.x) * code; // trellis_matmul.rs:370
                sums_0 = sums_0 + t5;
                const float code_1 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t6 = as_type<float>(words.y) * code_1; // trellis_matmul.rs:370
                sums_0 = sums_0 + t6;
                const float code_2 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t7 = as_type<float>(words.z) * code_2; // trellis_matmul.rs:370
                sums_0 = sums_0 + t7;
                const float code_3 = float(dot4_u8_u32(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t8 = as_type<float>(words.w) * code_3; // trellis_matmul.rs:370
                sums_0 = sums_0 + t8;
                const uint4 words_1 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                const float code_4 = float(dot4_u8_u32(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t9 = as_type<float>(words_1.x) * code_4; // trellis_matmul.rs:370
                sums_0 = sums_0 + t9;
                const float code_5 = float(dot4_u8_u32(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t10 = as_type<float>(words_1.y) * code_5; // trellis_matmul.rs:370
                sums_0 = sums_0 + t10;
                const float code_6 = float(dot4_u8_u32(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t11 = as_type<float>(words_1.z) * code_6; // trellis_matmul.rs:370
                sums_0 = sums_0 + t11;
                const float code_7 = float(dot4_u8_u32(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t12 = as_type<float>(words_1.w) * code_7; // trellis_matmul.rs:370
                sums_0 = sums_0 + t12;
                const uint4 words_2 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                const float code_8 = float(dot4_u8_u32(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t13 = as_type<float>(words_2.x) * code_8; // trellis_matmul.rs:370
                sums_0 = sums_0 + t13;
                const float code_9 = float(dot4_u8_u32(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t14 = as_type<float>(words_2.y) * code_9; // trellis_matmul.rs:370
                sums_0 = sums_0 + t14;
                const float code_10 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t15 = as_type<float>(words_2.z) * code_10; // trellis_matmul.rs:370
                sums_0 = sums_0 + t15;
                const float code_11 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t16 = as_type<float>(words_2.w) * code_11; // trellis_matmul.rs:370
                sums_0 = sums_0 + t16;
                const uint4 words_3 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                const float code_12 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t17 = as_type<float>(words_3.x) * code_12; // trellis_matmul.rs:370
                sums_0 = sums_0 + t17;
                const float code_13 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t18 = as_type<float>(words_3.y) * code_13; // trellis_matmul.rs:370
                sums_0 = sums_0 + t18;
                const float code_14 = float(dot4_u8_u32(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t19 = as_type<float>(words_3.z) * code_14; // trellis_matmul.rs:370
                sums_0 = sums_0 + t19;
                const float code_15 = float(dot4_u8_u32(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t20 = as_type<float>(words_3.w) * code_15; // trellis_matmul.rs:370
                sums_0 = sums_0 + t20;
                const uint4 words_4 = staged[first_vector + 128u]; // trellis_matmul.rs:325
                const float code_16 = float(dot4_u8_u32(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t21 = as_type<float>(words_4.x) * code_16; // trellis_matmul.rs:370
                sums_0 = sums_0 + t21;
                const float code_17 = float(dot4_u8_u32(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t22 = as_type<float>(words_4.y) * code_17; // trellis_matmul.rs:370
                sums_0 = sums_0 + t22;
                const float code_18 = float(dot4_u8_u32(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t23 = as_type<float>(words_4.z) * code_18; // trellis_matmul.rs:370
                sums_0 = sums_0 + t23;
                const float code_19 = float(dot4_u8_u32(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t24 = as_type<float>(words_4.w) * code_19; // trellis_matmul.rs:370
                sums_0 = sums_0 + t24;
                const uint4 words_5 = staged[first_vector + 160u]; // trellis_matmul.rs:325
                const float code_20 = float(dot4_u8_u32(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t25 = as_type<float>(words_5.x) * code_20; // trellis_matmul.rs:370
                sums_0 = sums_0 + t25;
                const float code_21 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t26 = as_type<float>(words_5.y) * code_21; // trellis_matmul.rs:370
                sums_0 = sums_0 + t26;
                const float code_22 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t27 = as_type<float>(words_5.z) * code_22; // trellis_matmul.rs:370
                sums_0 = sums_0 + t27;
                const float code_23 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t28 = as_type<float>(words_5.w) * code_23; // trellis_matmul.rs:370
                sums_0 = sums_0 + t28;
                const uint4 words_6 = staged[first_vector + 192u]; // trellis_matmul.rs:325
                const float code_24 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t29 = as_type<float>(words_6.x) * code_24; // trellis_matmul.rs:370
                sums_0 = sums_0 + t29;
                const float code_25 = float(dot4_u8_u32(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t30 = as_type<float>(words_6.y) * code_25; // trellis_matmul.rs:370
                sums_0 = sums_0 + t30;
                const float code_26 = float(dot4_u8_u32(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t31 = as_type<float>(words_6.z) * code_26; // trellis_matmul.rs:370
                sums_0 = sums_0 + t31;
                const float code_27 = float(dot4_u8_u32(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t32 = as_type<float>(words_6.w) * code_27; // trellis_matmul.rs:370
                sums_0 = sums_0 + t32;
                const uint4 words_7 = staged[first_vector + 224u]; // trellis_matmul.rs:325
                const float code_28 = float(dot4_u8_u32(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t33 = as_type<float>(words_7.x) * code_28; // trellis_matmul.rs:370
                sums_0 = sums_0 + t33;
                const float code_29 = float(dot4_u8_u32(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t34 = as_type<float>(words_7.y) * code_29; // trellis_matmul.rs:370
                sums_0 = sums_0 + t34;
                const float code_30 = float(dot4_u8_u32(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t35 = as_type<float>(words_7.z) * code_30; // trellis_matmul.rs:370
                sums_0 = sums_0 + t35;
                const float code_31 = float(dot4_u8_u32((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                const float t36 = as_type<float>(words_7.w) * code_31; // trellis_matmul.rs:370
                sums_0 = sums_0 + t36;
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:377
    }
    const float sum = reduce_add_f32(sums_0); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t37 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t38 = sum * t37; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t38); // bits.rs:31
        results[local_invocation_index >> 5u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:387
    const uint part = local_invocation_index; // row_results.rs:28
    const uint row = workgroup_id.y + part / 2u; // row_results.rs:29
    const uint column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        const uint place = row * imm.n + column_1; // row_results.rs:32
        const float4 t39 = float4(results[part * 4u], results[part * 4u + 1u], results[part * 4u + 2u], results[part * 4u + 3u]); // row_results.rs:35
        ((device float4*)y)[place >> 2u] = t39;
    }
}
