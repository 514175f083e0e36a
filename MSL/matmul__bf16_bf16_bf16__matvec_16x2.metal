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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void matmul__bf16_bf16_bf16__matvec_16x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 2u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        const float t5 = decode_bf16(t0.z);
        const float t6 = decode_bf16(t0.z >> 16u);
        const float t7 = decode_bf16(t0.w);
        const float t8 = decode_bf16(t0.w >> 16u);
        const uint4 t9 = ((device const uint4*)w)[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t10 = decode_bf16(t9.x);
        const float t11 = decode_bf16(t9.x >> 16u);
        const float t12 = decode_bf16(t9.y);
        const float t13 = decode_bf16(t9.y >> 16u);
        const float t14 = decode_bf16(t9.z);
        const float t15 = decode_bf16(t9.z >> 16u);
        const float t16 = decode_bf16(t9.w);
        const float t17 = decode_bf16(t9.w >> 16u);
        const uint4 t18 = ((device const uint4*)w)[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t19 = decode_bf16(t18.x);
        const float t20 = decode_bf16(t18.x >> 16u);
        const float t21 = decode_bf16(t18.y);
        const float t22 = decode_bf16(t18.y >> 16u);
        const float t23 = decode_bf16(t18.z);
        const float t24 = decode_bf16(t18.z >> 16u);
        const float t25 = decode_bf16(t18.w);
        const float t26 = decode_bf16(t18.w >> 16u);
        const uint4 t27 = ((device const uint4*)w)[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t28 = decode_bf16(t27.x);
        const float t29 = decode_bf16(t27.x >> 16u);
        const float t30 = decode_bf16(t27.y);
        const float t31 = decode_bf16(t27.y >> 16u);
        const float t32 = decode_bf16(t27.z);
        const float t33 = decode_bf16(t27.z >> 16u);
        const float t34 = decode_bf16(t27.w);
        const float t35 = decode_bf16(t27.w >> 16u);
        const uint4 t36 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        const float t37 = decode_bf16(t36.x);
        const float t38 = decode_bf16(t36.x >> 16u);
        const float t39 = decode_bf16(t36.y);
        const float t40 = decode_bf16(t36.y >> 16u);
        const float t41 = decode_bf16(t36.z);
        const float t42 = decode_bf16(t36.z >> 16u);
        const float t43 = decode_bf16(t36.w);
        const float t44 = decode_bf16(t36.w >> 16u);
        const uint4 t45 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t46 = decode_bf16(t45.x);
        const float t47 = decode_bf16(t45.x >> 16u);
        const float t48 = decode_bf16(t45.y);
        const float t49 = decode_bf16(t45.y >> 16u);
        const float t50 = decode_bf16(t45.z);
        const float t51 = decode_bf16(t45.z >> 16u);
        const float t52 = decode_bf16(t45.w);
        const float t53 = decode_bf16(t45.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(t37, t1, sum); // dot.rs:23
        sum = fma(t38, t2, sum);
        sum = fma(t39, t3, sum);
        sum = fma(t40, t4, sum);
        sum = fma(t41, t5, sum);
        sum = fma(t42, t6, sum);
        sum = fma(t43, t7, sum);
        sum = fma(t44, t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(t46, t1, sum_1); // dot.rs:23
        sum_1 = fma(t47, t2, sum_1);
        sum_1 = fma(t48, t3, sum_1);
        sum_1 = fma(t49, t4, sum_1);
        sum_1 = fma(t50, t5, sum_1);
        sum_1 = fma(t51, t6, sum_1);
        sum_1 = fma(t52, t7, sum_1);
        sum_1 = fma(t53, t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_0_1; // dot.rs:20
        sum_2 = fma(t37, t10, sum_2); // dot.rs:23
        sum_2 = fma(t38, t11, sum_2);
        sum_2 = fma(t39, t12, sum_2);
        sum_2 = fma(t40, t13, sum_2);
        sum_2 = fma(t41, t14, sum_2);
        sum_2 = fma(t42, t15, sum_2);
        sum_2 = fma(t43, t16, sum_2);
        sum_2 = fma(t44, t17, sum_2);
        partial_sums_0_1 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_1_1; // dot.rs:20
        sum_3 = fma(t46, t10, sum_3); // dot.rs:23
        sum_3 = fma(t47, t11, sum_3);
        sum_3 = fma(t48, t12, sum_3);
        sum_3 = fma(t49, t13, sum_3);
        sum_3 = fma(t50, t14, sum_3);
        sum_3 = fma(t51, t15, sum_3);
        sum_3 = fma(t52, t16, sum_3);
        sum_3 = fma(t53, t17, sum_3);
        partial_sums_1_1 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_2; // dot.rs:20
        sum_4 = fma(t37, t19, sum_4); // dot.rs:23
        sum_4 = fma(t38, t20, sum_4);
        sum_4 = fma(t39, t21, sum_4);
        sum_4 = fma(t40, t22, sum_4);
        sum_4 = fma(t41, t23, sum_4);
        sum_4 = fma(t42, t24, sum_4);
        sum_4 = fma(t43, t25, sum_4);
        sum_4 = fma(t44, t26, sum_4);
        partial_sums_0_2 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_2; // dot.rs:20
        sum_5 = fma(t46, t19, sum_5); // dot.rs:23
        sum_5 = fma(t47, t20, sum_5);
        sum_5 = fma(t48, t21, sum_5);
        sum_5 = fma(t49, t22, sum_5);
        sum_5 = fma(t50, t23, sum_5);
        sum_5 = fma(t51, t24, sum_5);
        sum_5 = fma(t52, t25, sum_5);
        sum_5 = fma(t53, t26, sum_5);
        partial_sums_1_2 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_0_3; // dot.rs:20
        sum_6 = fma(t37, t28, sum_6); // dot.rs:23
        sum_6 = fma(t38, t29, sum_6);
        sum_6 = fma(t39, t30, sum_6);
        sum_6 = fma(t40, t31, sum_6);
        sum_6 = fma(t41, t32, sum_6);
        sum_6 = fma(t42, t33, sum_6);
        sum_6 = fma(t43, t34, sum_6);
        sum_6 = fma(t44, t35, sum_6);
        partial_sums_0_3 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_1_3; // dot.rs:20
        sum_7 = fma(t46, t28, sum_7); // dot.rs:23
        sum_7 = fma(t47, t29, sum_7);
        sum_7 = fma(t48, t30, sum_7);
        sum_7 = fma(t49, t31, sum_7);
        sum_7 = fma(t50, t32, sum_7);
        sum_7 = fma(t51, t33, sum_7);
        sum_7 = fma(t52, t34, sum_7);
        sum_7 = fma(t53, t35, sum_7);
        partial_sums_1_3 = sum_7; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group / 4u; // matmul.rs:402
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        const uint2 t54 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t54;
    }
}
