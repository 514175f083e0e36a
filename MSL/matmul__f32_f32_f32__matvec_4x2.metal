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

kernel void matmul__f32_f32_f32__matvec_4x2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
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
    const uint t0 = imm.k / 4u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 4u; // matmul.rs:290
        const float4 t1 = ((device const float4*)x)[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:293
        const float4 t2 = ((device const float4*)x)[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 2u]; // matmul.rs:296
        float sum = partial_sums_0_0; // dot.rs:20
        const float t4 = t1.x * t3.x; // dot.rs:23
        sum = sum + t4;
        const float t5 = t1.y * t3.y;
        sum = sum + t5;
        const float t6 = t1.z * t3.z;
        sum = sum + t6;
        const float t7 = t1.w * t3.w;
        sum = sum + t7;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t8 = t2.x * t3.x; // dot.rs:23
        sum_1 = sum_1 + t8;
        const float t9 = t2.y * t3.y;
        sum_1 = sum_1 + t9;
        const float t10 = t2.z * t3.z;
        sum_1 = sum_1 + t10;
        const float t11 = t2.w * t3.w;
        sum_1 = sum_1 + t11;
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
