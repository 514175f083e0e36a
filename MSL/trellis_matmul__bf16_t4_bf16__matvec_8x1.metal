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

kernel void trellis_matmul__bf16_t4_bf16__matvec_8x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[256];
    threadgroup float results[8];
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:344
    const uint n_runs = imm.k / 32u; // trellis_matmul.rs:345
    float sums_0 = 0.0f; // trellis_matmul.rs:347
    for (uint first_run = 0u; first_run < n_runs; first_run += 64u) { // trellis_matmul.rs:348
        const uint row = local_invocation_index / 256u; // trellis_matmul.rs:310
        const uint vector = local_invocation_index % 256u; // trellis_matmul.rs:311
        const uint column_1 = first_run * 32u + vector * 8u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 1u)) { // trellis_matmul.rs:313
            const uint run = vector / 4u; // trellis_matmul.rs:314
            const uint place = (run / 32u * 4u + vector % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            const uint source = min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 256u] = ((device const uint4*)x)[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:350
        for (uint staged_run = local_invocation_index & 31u; staged_run < 64u; staged_run += 32u) { // trellis_matmul.rs:351
            const uint run = first_run + staged_run; // trellis_matmul.rs:352
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:353
                const uint block = column * (imm.k * 4u / 32u) + run / 8u * 32u; // trellis.rs:43
                const uint from_end = 7u - run % 8u; // trellis.rs:44
                const uint start = block + from_end * 4u; // trellis.rs:45
                const uint4 t0 = ((device const uint4*)weight)[start >> 2u]; // trellis_matmul.rs:354
                const uint t1 = weight[((run % 8u == 0u) ? block : start + 4u)];
                const uint first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:355
                const uint4 words = staged[first_vector]; // trellis_matmul.rs:325
                const float code = float(dot4_u8_u32((funnel_shr_u32(t1, t0.w, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x & 65535u), code, sums_0); // trellis_matmul.rs:370
                const float code_1 = float(dot4_u8_u32((funnel_shr_u32(t1, t0.w, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x >> 16u), code_1, sums_0); // trellis_matmul.rs:370
                const float code_2 = float(dot4_u8_u32(((t0.w >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y & 65535u), code_2, sums_0); // trellis_matmul.rs:370
                const float code_3 = float(dot4_u8_u32(((t0.w >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y >> 16u), code_3, sums_0); // trellis_matmul.rs:370
                const float code_4 = float(dot4_u8_u32(((t0.w >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z & 65535u), code_4, sums_0); // trellis_matmul.rs:370
                const float code_5 = float(dot4_u8_u32(((t0.w >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z >> 16u), code_5, sums_0); // trellis_matmul.rs:370
                const float code_6 = float(dot4_u8_u32(((t0.w >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w & 65535u), code_6, sums_0); // trellis_matmul.rs:370
                const float code_7 = float(dot4_u8_u32((t0.w & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w >> 16u), code_7, sums_0); // trellis_matmul.rs:370
                const uint4 words_1 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                const float code_8 = float(dot4_u8_u32((funnel_shr_u32(t0.w, t0.z, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.x & 65535u), code_8, sums_0); // trellis_matmul.rs:370
                const float code_9 = float(dot4_u8_u32((funnel_shr_u32(t0.w, t0.z, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.x >> 16u), code_9, sums_0); // trellis_matmul.rs:370
                const float code_10 = float(dot4_u8_u32(((t0.z >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.y & 65535u), code_10, sums_0); // trellis_matmul.rs:370
                const float code_11 = float(dot4_u8_u32(((t0.z >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.y >> 16u), code_11, sums_0); // trellis_matmul.rs:370
                const float code_12 = float(dot4_u8_u32(((t0.z >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.z & 65535u), code_12, sums_0); // trellis_matmul.rs:370
                const float code_13 = float(dot4_u8_u32(((t0.z >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.z >> 16u), code_13, sums_0); // trellis_matmul.rs:370
                const float code_14 = float(dot4_u8_u32(((t0.z >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.w & 65535u), code_14, sums_0); // trellis_matmul.rs:370
                const float code_15 = float(dot4_u8_u32((t0.z & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_1.w >> 16u), code_15, sums_0); // trellis_matmul.rs:370
                const uint4 words_2 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                const float code_16 = float(dot4_u8_u32((funnel_shr_u32(t0.z, t0.y, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.x & 65535u), code_16, sums_0); // trellis_matmul.rs:370
                const float code_17 = float(dot4_u8_u32((funnel_shr_u32(t0.z, t0.y, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.x >> 16u), code_17, sums_0); // trellis_matmul.rs:370
                const float code_18 = float(dot4_u8_u32(((t0.y >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.y & 65535u), code_18, sums_0); // trellis_matmul.rs:370
                const float code_19 = float(dot4_u8_u32(((t0.y >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.y >> 16u), code_19, sums_0); // trellis_matmul.rs:370
                const float code_20 = float(dot4_u8_u32(((t0.y >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.z & 65535u), code_20, sums_0); // trellis_matmul.rs:370
                const float code_21 = float(dot4_u8_u32(((t0.y >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.z >> 16u), code_21, sums_0); // trellis_matmul.rs:370
                const float code_22 = float(dot4_u8_u32(((t0.y >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.w & 65535u), code_22, sums_0); // trellis_matmul.rs:370
                const float code_23 = float(dot4_u8_u32((t0.y & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_2.w >> 16u), code_23, sums_0); // trellis_matmul.rs:370
                const uint4 words_3 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                const float code_24 = float(dot4_u8_u32((funnel_shr_u32(t0.y, t0.x, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.x & 65535u), code_24, sums_0); // trellis_matmul.rs:370
                const float code_25 = float(dot4_u8_u32((funnel_shr_u32(t0.y, t0.x, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.x >> 16u), code_25, sums_0); // trellis_matmul.rs:370
                const float code_26 = float(dot4_u8_u32(((t0.x >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.y & 65535u), code_26, sums_0); // trellis_matmul.rs:370
                const float code_27 = float(dot4_u8_u32(((t0.x >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.y >> 16u), code_27, sums_0); // trellis_matmul.rs:370
                const float code_28 = float(dot4_u8_u32(((t0.x >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.z & 65535u), code_28, sums_0); // trellis_matmul.rs:370
                const float code_29 = float(dot4_u8_u32(((t0.x >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.z >> 16u), code_29, sums_0); // trellis_matmul.rs:370
                const float code_30 = float(dot4_u8_u32(((t0.x >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.w & 65535u), code_30, sums_0); // trellis_matmul.rs:370
                const float code_31 = float(dot4_u8_u32((t0.x & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_3.w >> 16u), code_31, sums_0); // trellis_matmul.rs:370
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:377
    }
    const float sum = reduce_add_f32(sums_0); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        const float t2 = decode_f16(scales[column]) * 0.0067658755f; // trellis.rs:64
        const float t3 = sum * t2; // trellis_matmul.rs:384
        const uint bits = as_type<uint>(t3); // bits.rs:31
        results[local_invocation_index >> 5u] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // trellis_matmul.rs:384
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // trellis_matmul.rs:387
    const uint part = local_invocation_index; // row_results.rs:28
    const uint row = workgroup_id.y + part / 2u; // row_results.rs:29
    const uint column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        const uint place = row * imm.n + column_1; // row_results.rs:32
        const uint2 t4 = uint2(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        ((device uint2*)y)[(place >> 1u) >> 1u] = t4;
    }
}
