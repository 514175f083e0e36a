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

kernel void matmul__f32_bf16_f32__matvec_4x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[16];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_1_0 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 8u; // matmul.rs:324
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        const float t5 = decode_bf16(t0.z);
        const float t6 = decode_bf16(t0.z >> 16u);
        const float t7 = decode_bf16(t0.w);
        const float t8 = decode_bf16(t0.w >> 16u);
        const uint t9 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t10 = ((device const float4*)x)[t9 >> 2u];
        const float4 t11 = ((device const float4*)x)[(t9 + 4u) >> 2u];
        const uint t12 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t13 = ((device const float4*)x)[t12 >> 2u];
        const float4 t14 = ((device const float4*)x)[(t12 + 4u) >> 2u];
        const uint t15 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t16 = ((device const float4*)x)[t15 >> 2u];
        const float4 t17 = ((device const float4*)x)[(t15 + 4u) >> 2u];
        const uint t18 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t19 = ((device const float4*)x)[t18 >> 2u];
        const float4 t20 = ((device const float4*)x)[(t18 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t21 = t10.x * t1; // dot.rs:23
        sum = sum + t21;
        const float t22 = t10.y * t2;
        sum = sum + t22;
        const float t23 = t10.z * t3;
        sum = sum + t23;
        const float t24 = t10.w * t4;
        sum = sum + t24;
        const float t25 = t11.x * t5;
        sum = sum + t25;
        const float t26 = t11.y * t6;
        sum = sum + t26;
        const float t27 = t11.z * t7;
        sum = sum + t27;
        const float t28 = t11.w * t8;
        sum = sum + t28;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t29 = t13.x * t1; // dot.rs:23
        sum_1 = sum_1 + t29;
        const float t30 = t13.y * t2;
        sum_1 = sum_1 + t30;
        const float t31 = t13.z * t3;
        sum_1 = sum_1 + t31;
        const float t32 = t13.w * t4;
        sum_1 = sum_1 + t32;
        const float t33 = t14.x * t5;
        sum_1 = sum_1 + t33;
        const float t34 = t14.y * t6;
        sum_1 = sum_1 + t34;
        const float t35 = t14.z * t7;
        sum_1 = sum_1 + t35;
        const float t36 = t14.w * t8;
        sum_1 = sum_1 + t36;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t37 = t16.x * t1; // dot.rs:23
        sum_2 = sum_2 + t37;
        const float t38 = t16.y * t2;
        sum_2 = sum_2 + t38;
        const float t39 = t16.z * t3;
        sum_2 = sum_2 + t39;
        const float t40 = t16.w * t4;
        sum_2 = sum_2 + t40;
        const float t41 = t17.x * t5;
        sum_2 = sum_2 + t41;
        const float t42 = t17.y * t6;
        sum_2 = sum_2 + t42;
        const float t43 = t17.z * t7;
        sum_2 = sum_2 + t43;
        const float t44 = t17.w * t8;
        sum_2 = sum_2 + t44;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t45 = t19.x * t1; // dot.rs:23
        sum_3 = sum_3 + t45;
        const float t46 = t19.y * t2;
        sum_3 = sum_3 + t46;
        const float t47 = t19.z * t3;
        sum_3 = sum_3 + t47;
        const float t48 = t19.w * t4;
        sum_3 = sum_3 + t48;
        const float t49 = t20.x * t5;
        sum_3 = sum_3 + t49;
        const float t50 = t20.y * t6;
        sum_3 = sum_3 + t50;
        const float t51 = t20.z * t7;
        sum_3 = sum_3 + t51;
        const float t52 = t20.w * t8;
        sum_3 = sum_3 + t52;
        partial_sums_3_0 = sum_3; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group; // matmul.rs:365
    if (((group < 4u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
