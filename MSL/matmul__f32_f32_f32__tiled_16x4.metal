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

kernel void matmul__f32_f32_f32__tiled_16x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[64];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_2_2 = 0.0f;
    float partial_sums_2_3 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    float partial_sums_3_2 = 0.0f;
    float partial_sums_3_3 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 4u; // matmul.rs:324
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)w)[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        const float4 t4 = ((device const float4*)x)[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        const float4 t5 = ((device const float4*)x)[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        const float4 t6 = ((device const float4*)x)[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        const float4 t7 = ((device const float4*)x)[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t8 = t4.x * t0.x; // dot.rs:23
        sum = sum + t8;
        const float t9 = t4.y * t0.y;
        sum = sum + t9;
        const float t10 = t4.z * t0.z;
        sum = sum + t10;
        const float t11 = t4.w * t0.w;
        sum = sum + t11;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t12 = t5.x * t0.x; // dot.rs:23
        sum_1 = sum_1 + t12;
        const float t13 = t5.y * t0.y;
        sum_1 = sum_1 + t13;
        const float t14 = t5.z * t0.z;
        sum_1 = sum_1 + t14;
        const float t15 = t5.w * t0.w;
        sum_1 = sum_1 + t15;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t16 = t6.x * t0.x; // dot.rs:23
        sum_2 = sum_2 + t16;
        const float t17 = t6.y * t0.y;
        sum_2 = sum_2 + t17;
        const float t18 = t6.z * t0.z;
        sum_2 = sum_2 + t18;
        const float t19 = t6.w * t0.w;
        sum_2 = sum_2 + t19;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t20 = t7.x * t0.x; // dot.rs:23
        sum_3 = sum_3 + t20;
        const float t21 = t7.y * t0.y;
        sum_3 = sum_3 + t21;
        const float t22 = t7.z * t0.z;
        sum_3 = sum_3 + t22;
        const float t23 = t7.w * t0.w;
        sum_3 = sum_3 + t23;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t24 = t4.x * t1.x; // dot.rs:23
        sum_4 = sum_4 + t24;
        const float t25 = t4.y * t1.y;
        sum_4 = sum_4 + t25;
        const float t26 = t4.z * t1.z;
        sum_4 = sum_4 + t26;
        const float t27 = t4.w * t1.w;
        sum_4 = sum_4 + t27;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t28 = t5.x * t1.x; // dot.rs:23
        sum_5 = sum_5 + t28;
        const float t29 = t5.y * t1.y;
        sum_5 = sum_5 + t29;
        const float t30 = t5.z * t1.z;
        sum_5 = sum_5 + t30;
        const float t31 = t5.w * t1.w;
        sum_5 = sum_5 + t31;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t32 = t6.x * t1.x; // dot.rs:23
        sum_6 = sum_6 + t32;
        const float t33 = t6.y * t1.y;
        sum_6 = sum_6 + t33;
        const float t34 = t6.z * t1.z;
        sum_6 = sum_6 + t34;
        const float t35 = t6.w * t1.w;
        sum_6 = sum_6 + t35;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t36 = t7.x * t1.x; // dot.rs:23
        sum_7 = sum_7 + t36;
        const float t37 = t7.y * t1.y;
        sum_7 = sum_7 + t37;
        const float t38 = t7.z * t1.z;
        sum_7 = sum_7 + t38;
        const float t39 = t7.w * t1.w;
        sum_7 = sum_7 + t39;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t40 = t4.x * t2.x; // dot.rs:23
        sum_8 = sum_8 + t40;
        const float t41 = t4.y * t2.y;
        sum_8 = sum_8 + t41;
        const float t42 = t4.z * t2.z;
        sum_8 = sum_8 + t42;
        const float t43 = t4.w * t2.w;
        sum_8 = sum_8 + t43;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t44 = t5.x * t2.x; // dot.rs:23
        sum_9 = sum_9 + t44;
        const float t45 = t5.y * t2.y;
        sum_9 = sum_9 + t45;
        const float t46 = t5.z * t2.z;
        sum_9 = sum_9 + t46;
        const float t47 = t5.w * t2.w;
        sum_9 = sum_9 + t47;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t48 = t6.x * t2.x; // dot.rs:23
        sum_10 = sum_10 + t48;
        const float t49 = t6.y * t2.y;
        sum_10 = sum_10 + t49;
        const float t50 = t6.z * t2.z;
        sum_10 = sum_10 + t50;
        const float t51 = t6.w * t2.w;
        sum_10 = sum_10 + t51;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t52 = t7.x * t2.x; // dot.rs:23
        sum_11 = sum_11 + t52;
        const float t53 = t7.y * t2.y;
        sum_11 = sum_11 + t53;
        const float t54 = t7.z * t2.z;
        sum_11 = sum_11 + t54;
        const float t55 = t7.w * t2.w;
        sum_11 = sum_11 + t55;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t56 = t4.x * t3.x; // dot.rs:23
        sum_12 = sum_12 + t56;
        const float t57 = t4.y * t3.y;
        sum_12 = sum_12 + t57;
        const float t58 = t4.z * t3.z;
        sum_12 = sum_12 + t58;
        const float t59 = t4.w * t3.w;
        sum_12 = sum_12 + t59;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t60 = t5.x * t3.x; // dot.rs:23
        sum_13 = sum_13 + t60;
        const float t61 = t5.y * t3.y;
        sum_13 = sum_13 + t61;
        const float t62 = t5.z * t3.z;
        sum_13 = sum_13 + t62;
        const float t63 = t5.w * t3.w;
        sum_13 = sum_13 + t63;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t64 = t6.x * t3.x; // dot.rs:23
        sum_14 = sum_14 + t64;
        const float t65 = t6.y * t3.y;
        sum_14 = sum_14 + t65;
        const float t66 = t6.z * t3.z;
        sum_14 = sum_14 + t66;
        const float t67 = t6.w * t3.w;
        sum_14 = sum_14 + t67;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t68 = t7.x * t3.x; // dot.rs:23
        sum_15 = sum_15 + t68;
        const float t69 = t7.y * t3.y;
        sum_15 = sum_15 + t69;
        const float t70 = t7.z * t3.z;
        sum_15 = sum_15 + t70;
        const float t71 = t7.w * t3.w;
        sum_15 = sum_15 + t71;
        partial_sums_3_3 = sum_15; // matmul.rs:344
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
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    const float sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:358
    }
    const float sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:358
    }
    const float sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:358
    }
    const float sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:358
    }
    const float sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:358
    }
    const float sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:358
    }
    const float sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:358
    }
    const float sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 4u; // matmul.rs:365
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
