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

kernel void matmul__f32_f32_f32__matvec_8x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 8u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 4u; // matmul.rs:324
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)x)[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        const float4 t3 = ((device const float4*)x)[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        const float4 t4 = ((device const float4*)x)[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        const float4 t5 = ((device const float4*)x)[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t6 = t2.x * t0.x; // dot.rs:23
        sum = sum + t6;
        const float t7 = t2.y * t0.y;
        sum = sum + t7;
        const float t8 = t2.z * t0.z;
        sum = sum + t8;
        const float t9 = t2.w * t0.w;
        sum = sum + t9;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t10 = t3.x * t0.x; // dot.rs:23
        sum_1 = sum_1 + t10;
        const float t11 = t3.y * t0.y;
        sum_1 = sum_1 + t11;
        const float t12 = t3.z * t0.z;
        sum_1 = sum_1 + t12;
        const float t13 = t3.w * t0.w;
        sum_1 = sum_1 + t13;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t14 = t4.x * t0.x; // dot.rs:23
        sum_2 = sum_2 + t14;
        const float t15 = t4.y * t0.y;
        sum_2 = sum_2 + t15;
        const float t16 = t4.z * t0.z;
        sum_2 = sum_2 + t16;
        const float t17 = t4.w * t0.w;
        sum_2 = sum_2 + t17;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t18 = t5.x * t0.x; // dot.rs:23
        sum_3 = sum_3 + t18;
        const float t19 = t5.y * t0.y;
        sum_3 = sum_3 + t19;
        const float t20 = t5.z * t0.z;
        sum_3 = sum_3 + t20;
        const float t21 = t5.w * t0.w;
        sum_3 = sum_3 + t21;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t22 = t2.x * t1.x; // dot.rs:23
        sum_4 = sum_4 + t22;
        const float t23 = t2.y * t1.y;
        sum_4 = sum_4 + t23;
        const float t24 = t2.z * t1.z;
        sum_4 = sum_4 + t24;
        const float t25 = t2.w * t1.w;
        sum_4 = sum_4 + t25;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t26 = t3.x * t1.x; // dot.rs:23
        sum_5 = sum_5 + t26;
        const float t27 = t3.y * t1.y;
        sum_5 = sum_5 + t27;
        const float t28 = t3.z * t1.z;
        sum_5 = sum_5 + t28;
        const float t29 = t3.w * t1.w;
        sum_5 = sum_5 + t29;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t30 = t4.x * t1.x; // dot.rs:23
        sum_6 = sum_6 + t30;
        const float t31 = t4.y * t1.y;
        sum_6 = sum_6 + t31;
        const float t32 = t4.z * t1.z;
        sum_6 = sum_6 + t32;
        const float t33 = t4.w * t1.w;
        sum_6 = sum_6 + t33;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t34 = t5.x * t1.x; // dot.rs:23
        sum_7 = sum_7 + t34;
        const float t35 = t5.y * t1.y;
        sum_7 = sum_7 + t35;
        const float t36 = t5.z * t1.z;
        sum_7 = sum_7 + t36;
        const float t37 = t5.w * t1.w;
        sum_7 = sum_7 + t37;
        partial_sums_3_1 = sum_7; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:358
    }
    const float sum_4 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 2u; // matmul.rs:365
    const uint column = workgroup_n + group % 2u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
