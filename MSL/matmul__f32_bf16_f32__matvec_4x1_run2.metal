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

kernel void matmul__f32_bf16_f32__matvec_4x1_run2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[4];
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    const uint n_pieces = imm.k / 8u; // matmul.rs:348
    const uint in_runs = n_pieces & 4294967232u; // matmul.rs:350
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const uint t1 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:370
        const float4 t2 = ((device const float4*)x)[t1 >> 2u];
        const float4 t3 = ((device const float4*)x)[(t1 + 4u) >> 2u];
        const uint t4 = first_k + 256u; // matmul.rs:365
        const uint4 t5 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + t4) >> 1u) >> 2u]; // matmul.rs:367
        const uint t6 = min_u32(workgroup_id.y, last_m) * imm.k + t4; // matmul.rs:370
        const float4 t7 = ((device const float4*)x)[t6 >> 2u];
        const float4 t8 = ((device const float4*)x)[(t6 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t9 = t2.x * decode_bf16(t0.x); // dot.rs:23
        sum = sum + t9;
        const float t10 = t2.y * decode_bf16(t0.x >> 16u);
        sum = sum + t10;
        const float t11 = t2.z * decode_bf16(t0.y);
        sum = sum + t11;
        const float t12 = t2.w * decode_bf16(t0.y >> 16u);
        sum = sum + t12;
        const float t13 = t3.x * decode_bf16(t0.z);
        sum = sum + t13;
        const float t14 = t3.y * decode_bf16(t0.z >> 16u);
        sum = sum + t14;
        const float t15 = t3.z * decode_bf16(t0.w);
        sum = sum + t15;
        const float t16 = t3.w * decode_bf16(t0.w >> 16u);
        sum = sum + t16;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_0_0; // dot.rs:20
        const float t17 = t7.x * decode_bf16(t5.x); // dot.rs:23
        sum_1 = sum_1 + t17;
        const float t18 = t7.y * decode_bf16(t5.x >> 16u);
        sum_1 = sum_1 + t18;
        const float t19 = t7.z * decode_bf16(t5.y);
        sum_1 = sum_1 + t19;
        const float t20 = t7.w * decode_bf16(t5.y >> 16u);
        sum_1 = sum_1 + t20;
        const float t21 = t8.x * decode_bf16(t5.z);
        sum_1 = sum_1 + t21;
        const float t22 = t8.y * decode_bf16(t5.z >> 16u);
        sum_1 = sum_1 + t22;
        const float t23 = t8.z * decode_bf16(t5.w);
        sum_1 = sum_1 + t23;
        const float t24 = t8.w * decode_bf16(t5.w >> 16u);
        sum_1 = sum_1 + t24;
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (uint piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t25 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const uint t26 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:370
        const float4 t27 = ((device const float4*)x)[t26 >> 2u];
        const float4 t28 = ((device const float4*)x)[(t26 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t29 = t27.x * decode_bf16(t25.x); // dot.rs:23
        sum = sum + t29;
        const float t30 = t27.y * decode_bf16(t25.x >> 16u);
        sum = sum + t30;
        const float t31 = t27.z * decode_bf16(t25.y);
        sum = sum + t31;
        const float t32 = t27.w * decode_bf16(t25.y >> 16u);
        sum = sum + t32;
        const float t33 = t28.x * decode_bf16(t25.z);
        sum = sum + t33;
        const float t34 = t28.y * decode_bf16(t25.z >> 16u);
        sum = sum + t34;
        const float t35 = t28.z * decode_bf16(t25.w);
        sum = sum + t35;
        const float t36 = t28.w * decode_bf16(t25.w >> 16u);
        sum = sum + t36;
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
