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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void trellis_matmul__bf16_t3_bf16__matvec_8x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[1024];
    threadgroup float results[64];
    const uint first_m = workgroup_id.y * 8u; // trellis_matmul.rs:343
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:344
    const uint n_runs = imm.k / 32u; // trellis_matmul.rs:345
    float sums_0 = 0.0f; // trellis_matmul.rs:347
    float sums_1 = 0.0f;
    float sums_2 = 0.0f;
    float sums_3 = 0.0f;
    float sums_4 = 0.0f;
    float sums_5 = 0.0f;
    float sums_6 = 0.0f;
    float sums_7 = 0.0f;
    for (uint first_run = 0u; first_run < n_runs; first_run += 32u) { // trellis_matmul.rs:348
        const uint t0 = first_run * 32u; // trellis_matmul.rs:349
        const uint row = local_invocation_index / 128u; // trellis_matmul.rs:310
        const uint vector = local_invocation_index % 128u; // trellis_matmul.rs:311
        const uint column_1 = t0 + vector * 8u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 8u)) { // trellis_matmul.rs:313
            const uint run = vector / 4u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 4u + vector % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(first_m + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 128u] = ((device const uint4*)x)[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        const uint slot = local_invocation_index + 256u; // trellis_matmul.rs:309
        const uint row_1 = slot / 128u; // trellis_matmul.rs:310
        const uint vector_1 = slot % 128u; // trellis_matmul.rs:311
        const uint column_2 = t0 + vector_1 * 8u; // trellis_matmul.rs:312
        if ((column_2 < imm.k) & (row_1 < 8u)) { // trellis_matmul.rs:313
            const uint run = vector_1 / 4u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 4u + vector_1 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(first_m + row_1, imm.m - 1u) * imm.k + column_2; // trellis_matmul.rs:316
            staged[place + row_1 * 128u] = ((device const uint4*)x)[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        const uint slot_1 = local_invocation_index + 512u; // trellis_matmul.rs:309
        const uint row_2 = slot_1 / 128u; // trellis_matmul.rs:310
        const uint vector_2 = slot_1 % 128u; // trellis_matmul.rs:311
        const uint column_3 = t0 + vector_2 * 8u; // trellis_matmul.rs:312
        if ((column_3 < imm.k) & (row_2 < 8u)) { // trellis_matmul.rs:313
            const uint run = vector_2 / 4u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 4u + vector_2 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(first_m + row_2, imm.m - 1u) * imm.k + column_3; // trellis_matmul.rs:316
            staged[place + row_2 * 128u] = ((device const uint4*)x)[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        const uint slot_2 = local_invocation_index + 768u; // trellis_matmul.rs:309
        const uint row_3 = slot_2 / 128u; // trellis_matmul.rs:310
        const uint vector_3 = slot_2 % 128u; // trellis_matmul.rs:311
        const uint column_4 = t0 + vector_3 * 8u; // trellis_matmul.rs:312
        if ((column_4 < imm.k) & (row_3 < 8u)) { // trellis_matmul.rs:313
            const uint run = vector_3 / 4u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 4u + vector_3 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(first_m + row_3, imm.m - 1u) * imm.k + column_4; // trellis_matmul.rs:316
            staged[place + row_3 * 128u] = ((device const uint4*)x)[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:350
        for (uint staged_run = local_invocation_index & 31u; staged_run < 32u; staged_run += 32u) { // trellis_matmul.rs:351
            const uint run = first_run + staged_run; // trellis_matmul.rs:352
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:353
                const uint block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:43
                const uint from_end = 7u - run % 8u; // trellis.rs:44
                const uint start = block + from_end * 3u; // trellis.rs:45
                const uint t1 = weight[start]; // trellis.rs:32
                const uint t2 = weight[start + 1u];
                const uint t3 = weight[start + 2u];
                const uint t4 = weight[((run % 8u == 0u) ? block : start + 3u)]; // trellis_matmul.rs:354
                const uint first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:355
                const uint4 words = staged[first_vector]; // trellis_matmul.rs:325
                const uint4 words_1 = staged[first_vector + 128u];
                const uint4 words_2 = staged[first_vector + 256u];
                const uint4 words_3 = staged[first_vector + 384u];
                const uint4 words_4 = staged[first_vector + 512u];
                const uint4 words_5 = staged[first_vector + 640u];
                const uint4 words_6 = staged[first_vector + 768u];
                const uint4 words_7 = staged[first_vector + 896u];
                const float code = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x & 65535u), code, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.x & 65535u), code, sums_1);
                sums_2 = fma(decode_bf16(words_2.x & 65535u), code, sums_2);
                sums_3 = fma(decode_bf16(words_3.x & 65535u), code, sums_3);
                sums_4 = fma(decode_bf16(words_4.x & 65535u), code, sums_4);
                sums_5 = fma(decode_bf16(words_5.x & 65535u), code, sums_5);
                sums_6 = fma(decode_bf16(words_6.x & 65535u), code, sums_6);
                sums_7 = fma(decode_bf16(words_7.x & 65535u), code, sums_7);
                const float code_1 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x >> 16u), code_1, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.x >> 16u), code_1, sums_1);
                sums_2 = fma(decode_bf16(words_2.x >> 16u), code_1, sums_2);
                sums_3 = fma(decode_bf16(words_3.x >> 16u), code_1, sums_3);
                sums_4 = fma(decode_bf16(words_4.x >> 16u), code_1, sums_4);
                sums_5 = fma(decode_bf16(words_5.x >> 16u), code_1, sums_5);
                sums_6 = fma(decode_bf16(words_6.x >> 16u), code_1, sums_6);
                sums_7 = fma(decode_bf16(words_7.x >> 16u), code_1, sums_7);
                const float code_2 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y & 65535u), code_2, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.y & 65535u), code_2, sums_1);
                sums_2 = fma(decode_bf16(words_2.y & 65535u), code_2, sums_2);
                sums_3 = fma(decode_bf16(words_3.y & 65535u), code_2, sums_3);
                sums_4 = fma(decode_bf16(words_4.y & 65535u), code_2, sums_4);
                sums_5 = fma(decode_bf16(words_5.y & 65535u), code_2, sums_5);
                sums_6 = fma(decode_bf16(words_6.y & 65535u), code_2, sums_6);
                sums_7 = fma(decode_bf16(words_7.y & 65535u), code_2, sums_7);
                const float code_3 = float(dot4_u8_u32(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y >> 16u), code_3, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.y >> 16u), code_3, sums_1);
                sums_2 = fma(decode_bf16(words_2.y >> 16u), code_3, sums_2);
                sums_3 = fma(decode_bf16(words_3.y >> 16u), code_3, sums_3);
                sums_4 = fma(decode_bf16(words_4.y >> 16u), code_3, sums_4);
                sums_5 = fma(decode_bf16(words_5.y >> 16u), code_3, sums_5);
                sums_6 = fma(decode_bf16(words_6.y >> 16u), code_3, sums_6);
                sums_7 = fma(decode_bf16(words_7.y >> 16u), code_3, sums_7);
                const float code_4 = float(dot4_u8_u32(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z & 65535u), code_4, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.z & 65535u), code_4, sums_1);
                sums_2 = fma(decode_bf16(words_2.z & 65535u), code_4, sums_2);
                sums_3 = fma(decode_bf16(words_3.z & 65535u), code_4, sums_3);
                sums_4 = fma(decode_bf16(words_4.z & 65535u), code_4, sums_4);
                sums_5 = fma(decode_bf16(words_5.z & 65535u), code_4, sums_5);
                sums_6 = fma(decode_bf16(words_6.z & 65535u), code_4, sums_6);
                sums_7 = fma(decode_bf16(words_7.z & 65535u), code_4, sums_7);
                const float code_5 = float(dot4_u8_u32(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z >> 16u), code_5, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.z >> 16u), code_5, sums_1);
                sums_2 = fma(decode_bf16(words_2.z >> 16u), code_5, sums_2);
                sums_3 = fma(decode_bf16(words_3.z >> 16u), code_5, sums_3);
                sums_4 = fma(decode_bf16(words_4.z >> 16u), code_5, sums_4);
                sums_5 = fma(decode_bf16(words_5.z >> 16u), code_5, sums_5);
                sums_6 = fma(decode_bf16(words_6.z >> 16u), code_5, sums_6);
                sums_7 = fma(decode_bf16(words_7.z >> 16u), code_5, sums_7);
                const float code_6 = float(dot4_u8_u32(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w & 65535u), code_6, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.w & 65535u), code_6, sums_1);
                sums_2 = fma(decode_bf16(words_2.w & 65535u), code_6, sums_2);
                sums_3 = fma(decode_bf16(words_3.w & 65535u), code_6, sums_3);
                sums_4 = fma(decode_bf16(words_4.w & 65535u), code_6, sums_4);
                sums_5 = fma(decode_bf16(words_5.w & 65535u), code_6, sums_5);
                sums_6 = fma(decode_bf16(words_6.w & 65535u), code_6, sums_6);
                sums_7 = fma(decode_bf16(words_7.w & 65535u), code_6, sums_7);
                const float code_7 = float(dot4_u8_u32(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w >> 16u), code_7, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.w >> 16u), code_7, sums_1);
                sums_2 = fma(decode_bf16(words_2.w >> 16u), code_7, sums_2);
                sums_3 = fma(decode_bf16(words_3.w >> 16u), code_7, sums_3);
                sums_4 = fma(decode_bf16(words_4.w >> 16u), code_7, sums_4);
                sums_5 = fma(decode_bf16(words_5.w >> 16u), code_7, sums_5);
                sums_6 = fma(decode_bf16(words_6.w >> 16u), code_7, sums_6);
                sums_7 = fma(decode_bf16(words_7.w >> 16u), code_7, sums_7);
                const uint4 words_8 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                const uint4 words_9 = staged[first_vector + 160u];
                const uint4 words_10 = staged[first_vector + 288u];
                const uint4 words_11 = staged[first_vector + 416u];
                const uint4 words_12 = staged[first_vector + 544u];
                const uint4 words_13 = staged[first_vector + 672u];
                const uint4 words_14 = staged[first_vector + 800u];
                const uint4 words_15 = staged[first_vector + 928u];
                const float code_8 = float(dot4_u8_u32(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.x & 65535u), code_8, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.x & 65535u), code_8, sums_1);
                sums_2 = fma(decode_bf16(words_10.x & 65535u), code_8, sums_2);
                sums_3 = fma(decode_bf16(words_11.x & 65535u), code_8, sums_3);
                sums_4 = fma(decode_bf16(words_12.x & 65535u), code_8, sums_4);
                sums_5 = fma(decode_bf16(words_13.x & 65535u), code_8, sums_5);
                sums_6 = fma(decode_bf16(words_14.x & 65535u), code_8, sums_6);
                sums_7 = fma(decode_bf16(words_15.x & 65535u), code_8, sums_7);
                const float code_9 = float(dot4_u8_u32(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.x >> 16u), code_9, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.x >> 16u), code_9, sums_1);
                sums_2 = fma(decode_bf16(words_10.x >> 16u), code_9, sums_2);
                sums_3 = fma(decode_bf16(words_11.x >> 16u), code_9, sums_3);
                sums_4 = fma(decode_bf16(words_12.x >> 16u), code_9, sums_4);
                sums_5 = fma(decode_bf16(words_13.x >> 16u), code_9, sums_5);
                sums_6 = fma(decode_bf16(words_14.x >> 16u), code_9, sums_6);
                sums_7 = fma(decode_bf16(words_15.x >> 16u), code_9, sums_7);
                const float code_10 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.y & 65535u), code_10, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.y & 65535u), code_10, sums_1);
                sums_2 = fma(decode_bf16(words_10.y & 65535u), code_10, sums_2);
                sums_3 = fma(decode_bf16(words_11.y & 65535u), code_10, sums_3);
                sums_4 = fma(decode_bf16(words_12.y & 65535u), code_10, sums_4);
                sums_5 = fma(decode_bf16(words_13.y & 65535u), code_10, sums_5);
                sums_6 = fma(decode_bf16(words_14.y & 65535u), code_10, sums_6);
                sums_7 = fma(decode_bf16(words_15.y & 65535u), code_10, sums_7);
                const float code_11 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.y >> 16u), code_11, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.y >> 16u), code_11, sums_1);
                sums_2 = fma(decode_bf16(words_10.y >> 16u), code_11, sums_2);
                sums_3 = fma(decode_bf16(words_11.y >> 16u), code_11, sums_3);
                sums_4 = fma(decode_bf16(words_12.y >> 16u), code_11, sums_4);
                sums_5 = fma(decode_bf16(words_13.y >> 16u), code_11, sums_5);
                sums_6 = fma(decode_bf16(words_14.y >> 16u), code_11, sums_6);
                sums_7 = fma(decode_bf16(words_15.y >> 16u), code_11, sums_7);
                const float code_12 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.z & 65535u), code_12, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.z & 65535u), code_12, sums_1);
                sums_2 = fma(decode_bf16(words_10.z & 65535u), code_12, sums_2);
                sums_3 = fma(decode_bf16(words_11.z & 65535u), code_12, sums_3);
                sums_4 = fma(decode_bf16(words_12.z & 65535u), code_12, sums_4);
                sums_5 = fma(decode_bf16(words_13.z & 65535u), code_12, sums_5);
                sums_6 = fma(decode_bf16(words_14.z & 65535u), code_12, sums_6);
                sums_7 = fma(decode_bf16(words_15.z & 65535u), code_12, sums_7);
                const float code_13 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.z >> 16u), code_13, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.z >> 16u), code_13, sums_1);
                sums_2 = fma(decode_bf16(words_10.z >> 16u), code_13, sums_2);
                sums_3 = fma(decode_bf16(words_11.z >> 16u), code_13, sums_3);
                sums_4 = fma(decode_bf16(words_12.z >> 16u), code_13, sums_4);
                sums_5 = fma(decode_bf16(words_13.z >> 16u), code_13, sums_5);
                sums_6 = fma(decode_bf16(words_14.z >> 16u), code_13, sums_6);
                sums_7 = fma(decode_bf16(words_15.z >> 16u), code_13, sums_7);
                const float code_14 = float(dot4_u8_u32(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.w & 65535u), code_14, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.w & 65535u), code_14, sums_1);
                sums_2 = fma(decode_bf16(words_10.w & 65535u), code_14, sums_2);
                sums_3 = fma(decode_bf16(words_11.w & 65535u), code_14, sums_3);
                sums_4 = fma(decode_bf16(words_12.w & 65535u), code_14, sums_4);
                sums_5 = fma(decode_bf16(words_13.w & 65535u), code_14, sums_5);
                sums_6 = fma(decode_bf16(words_14.w & 65535u), code_14, sums_6);
                sums_7 = fma(decode_bf16(words_15.w & 65535u), code_14, sums_7);
                const float code_15 = float(dot4_u8_u32(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.w >> 16u), code_15, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.w >> 16u), code_15, sums_1);
                sums_2 = fma(decode_bf16(words_10.w >> 16u), code_15, sums_2);
                sums_3 = fma(decode_bf16(words_11.w >> 16u), code_15, sums_3);
                sums_4 = fma(decode_bf16(words_12.w >> 16u), code_15, sums_4);
                sums_5 = fma(decode_bf16(words_13.w >> 16u), code_15, sums_5);
                sums_6 = fma(decode_bf16(words_14.w >> 16u), code_15, sums_6);
                sums_7 = fma(decode_bf16(words_15.w >> 16u), code_15, sums_7);
                const uint4 words_16 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                const uint4 words_17 = staged[first_vector + 192u];
                const uint4 words_18 = staged[first_vector + 320u];
                const uint4 words_19 = staged[first_vector + 448u];
                const uint4 words_20 = staged[first_vector + 576u];
                const uint4 words_21 = staged[first_vector + 704u];
                const uint4 words_22 = staged[first_vector + 832u];
                const uint4 words_23 = staged[first_vector + 960u];
                const float code_16 = float(dot4_u8_u32(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.x & 65535u), code_16, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.x & 65535u), code_16, sums_1);
                sums_2 = fma(decode_bf16(words_18.x & 65535u), code_16, sums_2);
                sums_3 = fma(decode_bf16(words_19.x & 65535u), code_16, sums_3);
                sums_4 = fma(decode_bf16(words_20.x & 65535u), code_16, sums_4);
                sums_5 = fma(decode_bf16(words_21.x & 65535u), code_16, sums_5);
                sums_6 = fma(decode_bf16(words_22.x & 65535u), code_16, sums_6);
                sums_7 = fma(decode_bf16(words_23.x & 65535u), code_16, sums_7);
                const float code_17 = float(dot4_u8_u32(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.x >> 16u), code_17, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.x >> 16u), code_17, sums_1);
                sums_2 = fma(decode_bf16(words_18.x >> 16u), code_17, sums_2);
                sums_3 = fma(decode_bf16(words_19.x >> 16u), code_17, sums_3);
                sums_4 = fma(decode_bf16(words_20.x >> 16u), code_17, sums_4);
                sums_5 = fma(decode_bf16(words_21.x >> 16u), code_17, sums_5);
                sums_6 = fma(decode_bf16(words_22.x >> 16u), code_17, sums_6);
                sums_7 = fma(decode_bf16(words_23.x >> 16u), code_17, sums_7);
                const float code_18 = float(dot4_u8_u32(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.y & 65535u), code_18, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.y & 65535u), code_18, sums_1);
                sums_2 = fma(decode_bf16(words_18.y & 65535u), code_18, sums_2);
                sums_3 = fma(decode_bf16(words_19.y & 65535u), code_18, sums_3);
                sums_4 = fma(decode_bf16(words_20.y & 65535u), code_18, sums_4);
                sums_5 = fma(decode_bf16(words_21.y & 65535u), code_18, sums_5);
                sums_6 = fma(decode_bf16(words_22.y & 65535u), code_18, sums_6);
                sums_7 = fma(decode_bf16(words_23.y & 65535u), code_18, sums_7);
                const float code_19 = float(dot4_u8_u32(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.y >> 16u), code_19, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.y >> 16u), code_19, sums_1);
                sums_2 = fma(decode_bf16(words_18.y >> 16u), code_19, sums_2);
                sums_3 = fma(decode_bf16(words_19.y >> 16u), code_19, sums_3);
                sums_4 = fma(decode_bf16(words_20.y >> 16u), code_19, sums_4);
                sums_5 = fma(decode_bf16(words_21.y >> 16u), code_19, sums_5);
                sums_6 = fma(decode_bf16(words_22.y >> 16u), code_19, sums_6);
                sums_7 = fma(decode_bf16(words_23.y >> 16u), code_19, sums_7);
                const float code_20 = float(dot4_u8_u32(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.z & 65535u), code_20, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.z & 65535u), code_20, sums_1);
                sums_2 = fma(decode_bf16(words_18.z & 65535u), code_20, sums_2);
                sums_3 = fma(decode_bf16(words_19.z & 65535u), code_20, sums_3);
                sums_4 = fma(decode_bf16(words_20.z & 65535u), code_20, sums_4);
                sums_5 = fma(decode_bf16(words_21.z & 65535u), code_20, sums_5);
                sums_6 = fma(decode_bf16(words_22.z & 65535u), code_20, sums_6);
                sums_7 = fma(decode_bf16(words_23.z & 65535u), code_20, sums_7);
                const float code_21 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.z >> 16u), code_21, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.z >> 16u), code_21, sums_1);
                sums_2 = fma(decode_bf16(words_18.z >> 16u), code_21, sums_2);
                sums_3 = fma(decode_bf16(words_19.z >> 16u), code_21, sums_3);
                sums_4 = fma(decode_bf16(words_20.z >> 16u), code_21, sums_4);
                sums_5 = fma(decode_bf16(words_21.z >> 16u), code_21, sums_5);
                sums_6 = fma(decode_bf16(words_22.z >> 16u), code_21, sums_6);
                sums_7 = fma(decode_bf16(words_23.z >> 16u), code_21, sums_7);
                const float code_22 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.w & 65535u), code_22, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.w & 65535u), code_22, sums_1);
                sums_2 = fma(decode_bf16(words_18.w & 65535u), code_22, sums_2);
                sums_3 = fma(decode_bf16(words_19.w & 65535u), code_22, sums_3);
                sums_4 = fma(decode_bf16(words_20.w & 65535u), code_22, sums_4);
                sums_5 = fma(decode_bf16(words_21.w & 65535u), code_22, sums_5);
                sums_6 = fma(decode_bf16(words_22.w & 65535u), code_22, sums_6);
                sums_7 = fma(decode_bf16(words_23.w & 65535u), code_22, sums_7);
                const float code_23 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.w >> 16u), code_23, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.w >> 16u), code_23, sums_1);
                sums_2 = fma(decode_bf16(words_18.w >> 16u), code_23, sums_2);
                sums_3 = fma(decode_bf16(words_19.w >> 16u), code_23, sums_3);
                sums_4 = fma(decode_bf16(words_20.w >> 16u), code_23, sums_4);
                sums_5 = fma(decode_bf16(words_21.w >> 16u), code_23, sums_5);
                sums_6 = fma(decode_bf16(words_22.w >> 16u), code_23, sums_6);
                sums_7 = fma(decode_bf16(words_23.w >> 16u), code_23, sums_7);
                const uint4 words_24 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                const uint4 words_25 = staged[first_vector + 224u];
                const uint4 words_26 = staged[first_vector + 352u];
                const uint4 words_27 = staged[first_vector + 480u];
                const uint4 words_28 = staged[first_vector + 608u];
                const uint4 words_29 = staged[first_vector + 736u];
                const uint4 words_30 = staged[first_vector + 864u];
                const uint4 words_31 = staged[first_vector + 992u];
                const float code_24 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.x & 65535u), code_24, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.x & 65535u), code_24, sums_1);
                sums_2 = fma(decode_bf16(words_26.x & 65535u), code_24, sums_2);
                sums_3 = fma(decode_bf16(words_27.x & 65535u), code_24, sums_3);
                sums_4 = fma(decode_bf16(words_28.x & 65535u), code_24, sums_4);
                sums_5 = fma(decode_bf16(words_29.x & 65535u), code_24, sums_5);
                sums_6 = fma(decode_bf16(words_30.x & 65535u), code_24, sums_6);
                sums_7 = fma(decode_bf16(words_31.x & 65535u), code_24, sums_7);
                const float code_25 = float(dot4_u8_u32(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.x >> 16u), code_25, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.x >> 16u), code_25, sums_1);
                sums_2 = fma(decode_bf16(words_26.x >> 16u), code_25, sums_2);
                sums_3 = fma(decode_bf16(words_27.x >> 16u), code_25, sums_3);
                sums_4 = fma(decode_bf16(words_28.x >> 16u), code_25, sums_4);
                sums_5 = fma(decode_bf16(words_29.x >> 16u), code_25, sums_5);
                sums_6 = fma(decode_bf16(words_30.x >> 16u), code_25, sums_6);
                sums_7 = fma(decode_bf16(words_31.x >> 16u), code_25, sums_7);
                const float code_26 = float(dot4_u8_u32(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.y & 65535u), code_26, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.y & 65535u), code_26, sums_1);
                sums_2 = fma(decode_bf16(words_26.y & 65535u), code_26, sums_2);
                sums_3 = fma(decode_bf16(words_27.y & 65535u), code_26, sums_3);
                sums_4 = fma(decode_bf16(words_28.y & 65535u), code_26, sums_4);
                sums_5 = fma(decode_bf16(words_29.y & 65535u), code_26, sums_5);
                sums_6 = fma(decode_bf16(words_30.y & 65535u), code_26, sums_6);
                sums_7 = fma(decode_bf16(words_31.y & 65535u), code_26, sums_7);
                const float code_27 = float(dot4_u8_u32(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.y >> 16u), code_27, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.y >> 16u), code_27, sums_1);
                sums_2 = fma(decode_bf16(words_26.y >> 16u), code_27, sums_2);
                sums_3 = fma(decode_bf16(words_27.y >> 16u), code_27, sums_3);
                sums_4 = fma(decode_bf16(words_28.y >> 16u), code_27, sums_4);
                sums_5 = fma(decode_bf16(words_29.y >> 16u), code_27, sums_5);
                sums_6 = fma(decode_bf16(words_30.y >> 16u), code_27, sums_6);
                sums_7 = fma(decode_bf16(words_31.y >> 16u), code_27, sums_7);
                const float code_28 = float(dot4_u8_u32(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.z & 65535u), code_28, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.z & 65535u), code_28, sums_1);
                sums_2 = fma(decode_bf16(words_26.z & 65535u), code_28, sums_2);
                sums_3 = fma(decode_bf16(words_27.z & 65535u), code_28, sums_3);
                sums_4 = fma(decode_bf16(words_28.z & 65535u), code_28, sums_4);
                sums_5 = fma(decode_bf16(words_29.z & 65535u), code_28, sums_5);
                sums_6 = fma(decode_bf16(words_30.z & 65535u), code_28, sums_6);
                sums_7 = fma(decode_bf16(words_31.z & 65535u), code_28, sums_7);
                const float code_29 = float(dot4_u8_u32(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.z >> 16u), code_29, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.z >> 16u), code_29, sums_1);
                sums_2 = fma(decode_bf16(words_26.z >> 16u), code_29, sums_2);
                sums_3 = fma(decode_bf16(words_27.z >> 16u), code_29, sums_3);
                sums_4 = fma(decode_bf16(words_28.z >> 16u), code_29, sums_4);
                sums_5 = fma(decode_bf16(words_29.z >> 16u), code_29, sums_5);
                sums_6 = fma(decode_bf16(words_30.z >> 16u), code_29, sums_6);
                sums_7 = fma(decode_bf16(words_31.z >> 16u), code_29, sums_7);
                const float code_30 = float(dot4_u8_u32(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.w & 65535u), code_30, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.w & 65535u), code_30, sums_1);
                sums_2 = fma(decode_bf16(words_26.w & 65535u), code_30, sums_2);
                sums_3 = fma(decode_bf16(words_27.w & 65535u), code_30, sums_3);
                sums_4 = fma(decode_bf16(words_28.w & 65535u), code_30, sums_4);
                sums_5 = fma(decode_bf16(words_29.w & 65535u), code_30, sums_5);
                sums_6 = fma(decode_bf16(words_30.w & 65535u), code_30, sums_6);
                sums_7 = fma(decode_bf16(words_31.w & 65535u), code_30, sums_7);
                const float code_31 = float(dot4_u8_u32((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.w >> 16u), code_31, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.w >> 16u), code_31, sums_1);
                sums_2 = fma(decode_bf16(words_26.w >> 16u), code_31, sums_2);
                sums_3 = fma(decode_bf16(words_27.w >> 16u), code_31, sums_3);
                sums_4 = fma(decode_bf16(words_28.w >> 16u), code_31, sums_4);
                sums_5 = fma(decode_bf16(words_29.w >> 16u), code_31, sums_5);
                sums_6 = fma(decode_bf16(words_30.w >> 16u), code_31, sums_6);
                sums_7 = fma(decode_bf16(words_31.w >> 16u), code_31, sums_7);
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:377
    }
    const float sum = reduce_add_f32(sums_0); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t5 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t6 = sum * t5; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t6); // bits.rs:31
        results[local_invocation_index >> 5u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_1 = reduce_add_f32(sums_1); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t7 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t8 = sum_1 * t7; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t8); // bits.rs:31
        results[(local_invocation_index >> 5u) + 8u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_2 = reduce_add_f32(sums_2); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t9 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t10 = sum_2 * t9; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t10); // bits.rs:31
        results[(local_invocation_index >> 5u) + 16u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_3 = reduce_add_f32(sums_3); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t11 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t12 = sum_3 * t11; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t12); // bits.rs:31
        results[(local_invocation_index >> 5u) + 24u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_4 = reduce_add_f32(sums_4); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t13 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t14 = sum_4 * t13; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t14); // bits.rs:31
        results[(local_invocation_index >> 5u) + 32u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_5 = reduce_add_f32(sums_5); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t15 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t16 = sum_5 * t15; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t16); // bits.rs:31
        results[(local_invocation_index >> 5u) + 40u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_6 = reduce_add_f32(sums_6); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t17 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t18 = sum_6 * t17; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t18); // bits.rs:31
        results[(local_invocation_index >> 5u) + 48u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    const float sum_7 = reduce_add_f32(sums_7); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t19 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t20 = sum_7 * t19; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t20); // bits.rs:31
        results[(local_invocation_index >> 5u) + 56u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:387
    const uint part = local_invocation_index; // row_results.rs:28
    const uint row = first_m + part / 2u; // row_results.rs:29
    const uint column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 16u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        const uint place = row * imm.n + column_1; // row_results.rs:32
        const uint2 t21 = uint2(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        ((device uint2*)y)[(place >> 1u) >> 1u] = t21;
    }
}
