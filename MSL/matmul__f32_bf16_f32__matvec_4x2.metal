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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

kernel void matmul__f32_bf16_f32__matvec_4x2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
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
        const uint t1 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:293
        const float4 t2 = ((device const float4*)x)[t1 >> 2u];
        const float4 t3 = ((device const float4*)x)[(t1 + 4u) >> 2u];
        const uint t4 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t5 = ((device const float4*)x)[t4 >> 2u];
        const float4 t6 = ((device const float4*)x)[(t4 + 4u) >> 2u];
        const uint4 t7 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t8 = decode_bf16(t7.x);
        const float t9 = decode_bf16(t7.x >> 16u);
        const float t10 = decode_bf16(t7.y);
        const float t11 = decode_bf16(t7.y >> 16u);
        const float t12 = decode_bf16(t7.z);
        const float t13 = decode_bf16(t7.z >> 16u);
        const float t14 = decode_bf16(t7.w);
        const float t15 = decode_bf16(t7.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t16 = t2.x * t8; // dot.rs:23
        sum = sum + t16;
        const float t17 = t2.y * t9;
        sum = sum + t17;
        const float t18 = t2.z * t10;
        sum = sum + t18;
        const float t19 = t2.w * t11;
        sum = sum + t19;
        const float t20 = t3.x * t12;
        sum = sum + t20;
        const float t21 = t3.y * t13;
        sum = sum + t21;
        const float t22 = t3.z * t14;
        sum = sum + t22;
        const float t23 = t3.w * t15;
        sum = sum + t23;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t24 = t5.x * t8; // dot.rs:23
        sum_1 = sum_1 + t24;
        const float t25 = t5.y * t9;
        sum_1 = sum_1 + t25;
        const float t26 = t5.z * t10;
        sum_1 = sum_1 + t26;
        const float t27 = t5.w * t11;
        sum_1 = sum_1 + t27;
        const float t28 = t6.x * t12;
        sum_1 = sum_1 + t28;
        const float t29 = t6.y * t13;
        sum_1 = sum_1 + t29;
        const float t30 = t6.z * t14;
        sum_1 = sum_1 + t30;
        const float t31 = t6.w * t15;
        sum_1 = sum_1 + t31;
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
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
    }
}
