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

kernel void matmul__f32_f32_f32__matvec_4x1_run2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[4];
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint in_runs = n_pieces & 4294967232u; // matmul.rs:350
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)x)[(min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:370
        const uint t2 = first_k + 128u; // matmul.rs:365
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + t2) >> 2u]; // matmul.rs:367
        const float4 t4 = ((device const float4*)x)[(min_u32(workgroup_id.y, last_m) * imm.k + t2) >> 2u]; // matmul.rs:370
        float sum = partial_sums_0_0; // dot.rs:20
        const float t5 = t1.x * t0.x; // dot.rs:23
        sum = sum + t5;
        const float t6 = t1.y * t0.y;
        sum = sum + t6;
        const float t7 = t1.z * t0.z;
        sum = sum + t7;
        const float t8 = t1.w * t0.w;
        sum = sum + t8;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_0_0; // dot.rs:20
        const float t9 = t4.x * t3.x; // dot.rs:23
        sum_1 = sum_1 + t9;
        const float t10 = t4.y * t3.y;
        sum_1 = sum_1 + t10;
        const float t11 = t4.z * t3.z;
        sum_1 = sum_1 + t11;
        const float t12 = t4.w * t3.w;
        sum_1 = sum_1 + t12;
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (uint piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t13 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t14 = ((device const float4*)x)[(min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:370
        float sum = partial_sums_0_0; // dot.rs:20
        const float t15 = t14.x * t13.x; // dot.rs:23
        sum = sum + t15;
        const float t16 = t14.y * t13.y;
        sum = sum + t16;
        const float t17 = t14.z * t13.z;
        sum = sum + t17;
        const float t18 = t14.w * t13.w;
        sum = sum + t18;
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:406
    }
}
