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

kernel void matmul__f32_bf16_f32__matvec_16x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[16];
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 8u; // matmul.rs:324
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        const uint4 t1 = ((device const uint4*)w)[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t2 = ((device const uint4*)w)[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t3 = ((device const uint4*)w)[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const uint t4 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t5 = ((device const float4*)x)[t4 >> 2u];
        const float4 t6 = ((device const float4*)x)[(t4 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t7 = t5.x * decode_bf16(t0.x); // dot.rs:23
        sum = sum + t7;
        const float t8 = t5.y * decode_bf16(t0.x >> 16u);
        sum = sum + t8;
        const float t9 = t5.z * decode_bf16(t0.y);
        sum = sum + t9;
        const float t10 = t5.w * decode_bf16(t0.y >> 16u);
        sum = sum + t10;
        const float t11 = t6.x * decode_bf16(t0.z);
        sum = sum + t11;
        const float t12 = t6.y * decode_bf16(t0.z >> 16u);
        sum = sum + t12;
        const float t13 = t6.z * decode_bf16(t0.w);
        sum = sum + t13;
        const float t14 = t6.w * decode_bf16(t0.w >> 16u);
        sum = sum + t14;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_0_1; // dot.rs:20
        const float t15 = t5.x * decode_bf16(t1.x); // dot.rs:23
        sum_1 = sum_1 + t15;
        const float t16 = t5.y * decode_bf16(t1.x >> 16u);
        sum_1 = sum_1 + t16;
        const float t17 = t5.z * decode_bf16(t1.y);
        sum_1 = sum_1 + t17;
        const float t18 = t5.w * decode_bf16(t1.y >> 16u);
        sum_1 = sum_1 + t18;
        const float t19 = t6.x * decode_bf16(t1.z);
        sum_1 = sum_1 + t19;
        const float t20 = t6.y * decode_bf16(t1.z >> 16u);
        sum_1 = sum_1 + t20;
        const float t21 = t6.z * decode_bf16(t1.w);
        sum_1 = sum_1 + t21;
        const float t22 = t6.w * decode_bf16(t1.w >> 16u);
        sum_1 = sum_1 + t22;
        partial_sums_0_1 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_0_2; // dot.rs:20
        const float t23 = t5.x * decode_bf16(t2.x); // dot.rs:23
        sum_2 = sum_2 + t23;
        const float t24 = t5.y * decode_bf16(t2.x >> 16u);
        sum_2 = sum_2 + t24;
        const float t25 = t5.z * decode_bf16(t2.y);
        sum_2 = sum_2 + t25;
        const float t26 = t5.w * decode_bf16(t2.y >> 16u);
        sum_2 = sum_2 + t26;
        const float t27 = t6.x * decode_bf16(t2.z);
        sum_2 = sum_2 + t27;
        const float t28 = t6.y * decode_bf16(t2.z >> 16u);
        sum_2 = sum_2 + t28;
        const float t29 = t6.z * decode_bf16(t2.w);
        sum_2 = sum_2 + t29;
        const float t30 = t6.w * decode_bf16(t2.w >> 16u);
        sum_2 = sum_2 + t30;
        partial_sums_0_2 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_0_3; // dot.rs:20
        const float t31 = t5.x * decode_bf16(t3.x); // dot.rs:23
        sum_3 = sum_3 + t31;
        const float t32 = t5.y * decode_bf16(t3.x >> 16u);
        sum_3 = sum_3 + t32;
        const float t33 = t5.z * decode_bf16(t3.y);
        sum_3 = sum_3 + t33;
        const float t34 = t5.w * decode_bf16(t3.y >> 16u);
        sum_3 = sum_3 + t34;
        const float t35 = t6.x * decode_bf16(t3.z);
        sum_3 = sum_3 + t35;
        const float t36 = t6.y * decode_bf16(t3.z >> 16u);
        sum_3 = sum_3 + t36;
        const float t37 = t6.z * decode_bf16(t3.w);
        sum_3 = sum_3 + t37;
        const float t38 = t6.w * decode_bf16(t3.w >> 16u);
        sum_3 = sum_3 + t38;
        partial_sums_0_3 = sum_3; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = workgroup_id.y + group / 4u; // matmul.rs:365
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 4u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
