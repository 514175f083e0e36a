#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint m;
    uint k;
    uint n;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
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

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
}

kernel void matmul__f16_f16_f16__matvec_4x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[8];
    const uint first_m = workgroup_id.y * 2u; // matmul.rs:283
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    const uint last_m = imm.m - 1u; // matmul.rs:286
    float partial_sums_0_0 = 0.0f; // matmul.rs:288
    float partial_sums_1_0 = 0.0f;
    const uint t0 = imm.k / 8u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 8u; // matmul.rs:290
        const uint4 t1 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        const uint4 t2 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t3 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t4 = decode_f16(t3.x);
        const float t5 = decode_f16(t3.x >> 16u);
        const float t6 = decode_f16(t3.y);
        const float t7 = decode_f16(t3.y >> 16u);
        const float t8 = decode_f16(t3.z);
        const float t9 = decode_f16(t3.z >> 16u);
        const float t10 = decode_f16(t3.w);
        const float t11 = decode_f16(t3.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t12 = decode_f16(t1.x) * t4; // dot.rs:23
        sum = sum + t12;
        const float t13 = decode_f16(t1.x >> 16u) * t5;
        sum = sum + t13;
        const float t14 = decode_f16(t1.y) * t6;
        sum = sum + t14;
        const float t15 = decode_f16(t1.y >> 16u) * t7;
        sum = sum + t15;
        const float t16 = decode_f16(t1.z) * t8;
        sum = sum + t16;
        const float t17 = decode_f16(t1.z >> 16u) * t9;
        sum = sum + t17;
        const float t18 = decode_f16(t1.w) * t10;
        sum = sum + t18;
        const float t19 = decode_f16(t1.w >> 16u) * t11;
        sum = sum + t19;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t20 = decode_f16(t2.x) * t4; // dot.rs:23
        sum_1 = sum_1 + t20;
        const float t21 = decode_f16(t2.x >> 16u) * t5;
        sum_1 = sum_1 + t21;
        const float t22 = decode_f16(t2.y) * t6;
        sum_1 = sum_1 + t22;
        const float t23 = decode_f16(t2.y >> 16u) * t7;
        sum_1 = sum_1 + t23;
        const float t24 = decode_f16(t2.z) * t8;
        sum_1 = sum_1 + t24;
        const float t25 = decode_f16(t2.z >> 16u) * t9;
        sum_1 = sum_1 + t25;
        const float t26 = decode_f16(t2.w) * t10;
        sum_1 = sum_1 + t26;
        const float t27 = decode_f16(t2.w >> 16u) * t11;
        sum_1 = sum_1 + t27;
        partial_sums_1_0 = sum_1; // matmul.rs:299
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:315
    const uint group = local_invocation_index; // matmul.rs:317
    const uint row = first_m + group; // matmul.rs:318
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        const uint2 t28 = uint2(encode_f16(sums[group * 4u]) | (encode_f16(sums[group * 4u + 1u]) << 16u), encode_f16(sums[group * 4u + 2u]) | (encode_f16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        ((device uint2*)y)[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t28;
    }
}
