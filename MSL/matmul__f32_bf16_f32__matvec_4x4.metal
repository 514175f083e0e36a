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
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:283
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    const uint last_m = imm.m - 1u; // matmul.rs:286
    float partial_sums_0_0 = 0.0f; // matmul.rs:288
    float partial_sums_1_0 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    const uint t0 = imm.k / 8u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 8u; // matmul.rs:290
        const uint t1 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:293
        const float4 t2 = ((device const float4*)x)[t1 >> 2u];
        const float4 t3 = ((device const float4*)x)[(t1 + 4u) >> 2u];
        const uint t4 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t5 = ((device const float4*)x)[t4 >> 2u];
        const float4 t6 = ((device const float4*)x)[(t4 + 4u) >> 2u];
        const uint t7 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t8 = ((device const float4*)x)[t7 >> 2u];
        const float4 t9 = ((device const float4*)x)[(t7 + 4u) >> 2u];
        const uint t10 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t11 = ((device const float4*)x)[t10 >> 2u];
        const float4 t12 = ((device const float4*)x)[(t10 + 4u) >> 2u];
        const uint4 t13 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t14 = decode_bf16(t13.x);
        const float t15 = decode_bf16(t13.x >> 16u);
        const float t16 = decode_bf16(t13.y);
        const float t17 = decode_bf16(t13.y >> 16u);
        const float t18 = decode_bf16(t13.z);
        const float t19 = decode_bf16(t13.z >> 16u);
        const float t20 = decode_bf16(t13.w);
        const float t21 = decode_bf16(t13.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t22 = t2.x * t14; // dot.rs:23
        sum = sum + t22;
        const float t23 = t2.y * t15;
        sum = sum + t23;
        const float t24 = t2.z * t16;
        sum = sum + t24;
        const float t25 = t2.w * t17;
        sum = sum + t25;
        const float t26 = t3.x * t18;
        sum = sum + t26;
        const float t27 = t3.y * t19;
        sum = sum + t27;
        const float t28 = t3.z * t20;
        sum = sum + t28;
        const float t29 = t3.w * t21;
        sum = sum + t29;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t30 = t5.x * t14; // dot.rs:23
        sum_1 = sum_1 + t30;
        const float t31 = t5.y * t15;
        sum_1 = sum_1 + t31;
        const float t32 = t5.z * t16;
        sum_1 = sum_1 + t32;
        const float t33 = t5.w * t17;
        sum_1 = sum_1 + t33;
        const float t34 = t6.x * t18;
        sum_1 = sum_1 + t34;
        const float t35 = t6.y * t19;
        sum_1 = sum_1 + t35;
        const float t36 = t6.z * t20;
        sum_1 = sum_1 + t36;
        const float t37 = t6.w * t21;
        sum_1 = sum_1 + t37;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t38 = t8.x * t14; // dot.rs:23
        sum_2 = sum_2 + t38;
        const float t39 = t8.y * t15;
        sum_2 = sum_2 + t39;
        const float t40 = t8.z * t16;
        sum_2 = sum_2 + t40;
        const float t41 = t8.w * t17;
        sum_2 = sum_2 + t41;
        const float t42 = t9.x * t18;
        sum_2 = sum_2 + t42;
        const float t43 = t9.y * t19;
        sum_2 = sum_2 + t43;
        const float t44 = t9.z * t20;
        sum_2 = sum_2 + t44;
        const float t45 = t9.w * t21;
        sum_2 = sum_2 + t45;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t46 = t11.x * t14; // dot.rs:23
        sum_3 = sum_3 + t46;
        const float t47 = t11.y * t15;
        sum_3 = sum_3 + t47;
        const float t48 = t11.z * t16;
        sum_3 = sum_3 + t48;
        const float t49 = t11.w * t17;
        sum_3 = sum_3 + t49;
        const float t50 = t12.x * t18;
        sum_3 = sum_3 + t50;
        const float t51 = t12.y * t19;
        sum_3 = sum_3 + t51;
        const float t52 = t12.z * t20;
        sum_3 = sum_3 + t52;
        const float t53 = t12.w * t21;
        sum_3 = sum_3 + t53;
        partial_sums_3_0 = sum_3; // matmul.rs:299
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:311
    }
    const float sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:311
    }
    const float sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:315
    const uint group = local_invocation_index; // matmul.rs:317
    const uint row = first_m + group; // matmul.rs:318
    if (((group < 4u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
    }
}
