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

kernel void matmul__bf16_f32_bf16__matvec_8x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 8u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_0_1 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const uint2 t2 = ((device const uint2*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const float t3 = decode_bf16(t2.x);
        const float t4 = decode_bf16(t2.x >> 16u);
        const float t5 = decode_bf16(t2.y);
        const float t6 = decode_bf16(t2.y >> 16u);
        const uint2 t7 = ((device const uint2*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t8 = decode_bf16(t7.x);
        const float t9 = decode_bf16(t7.x >> 16u);
        const float t10 = decode_bf16(t7.y);
        const float t11 = decode_bf16(t7.y >> 16u);
        const uint2 t12 = ((device const uint2*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t13 = decode_bf16(t12.x);
        const float t14 = decode_bf16(t12.x >> 16u);
        const float t15 = decode_bf16(t12.y);
        const float t16 = decode_bf16(t12.y >> 16u);
        const uint2 t17 = ((device const uint2*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t18 = decode_bf16(t17.x);
        const float t19 = decode_bf16(t17.x >> 16u);
        const float t20 = decode_bf16(t17.y);
        const float t21 = decode_bf16(t17.y >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t22 = t3 * t0.x; // dot.rs:23
        sum = sum + t22;
        const float t23 = t4 * t0.y;
        sum = sum + t23;
        const float t24 = t5 * t0.z;
        sum = sum + t24;
        const float t25 = t6 * t0.w;
        sum = sum + t25;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t26 = t8 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t26;
        const float t27 = t9 * t0.y;
        sum_1 = sum_1 + t27;
        const float t28 = t10 * t0.z;
        sum_1 = sum_1 + t28;
        const float t29 = t11 * t0.w;
        sum_1 = sum_1 + t29;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t30 = t13 * t0.x; // dot.rs:23
        sum_2 = sum_2 + t30;
        const float t31 = t14 * t0.y;
        sum_2 = sum_2 + t31;
        const float t32 = t15 * t0.z;
        sum_2 = sum_2 + t32;
        const float t33 = t16 * t0.w;
        sum_2 = sum_2 + t33;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t34 = t18 * t0.x; // dot.rs:23
        sum_3 = sum_3 + t34;
        const float t35 = t19 * t0.y;
        sum_3 = sum_3 + t35;
        const float t36 = t20 * t0.z;
        sum_3 = sum_3 + t36;
        const float t37 = t21 * t0.w;
        sum_3 = sum_3 + t37;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t38 = t3 * t1.x; // dot.rs:23
        sum_4 = sum_4 + t38;
        const float t39 = t4 * t1.y;
        sum_4 = sum_4 + t39;
        const float t40 = t5 * t1.z;
        sum_4 = sum_4 + t40;
        const float t41 = t6 * t1.w;
        sum_4 = sum_4 + t41;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t42 = t8 * t1.x; // dot.rs:23
        sum_5 = sum_5 + t42;
        const float t43 = t9 * t1.y;
        sum_5 = sum_5 + t43;
        const float t44 = t10 * t1.z;
        sum_5 = sum_5 + t44;
        const float t45 = t11 * t1.w;
        sum_5 = sum_5 + t45;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t46 = t13 * t1.x; // dot.rs:23
        sum_6 = sum_6 + t46;
        const float t47 = t14 * t1.y;
        sum_6 = sum_6 + t47;
        const float t48 = t15 * t1.z;
        sum_6 = sum_6 + t48;
        const float t49 = t16 * t1.w;
        sum_6 = sum_6 + t49;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t50 = t18 * t1.x; // dot.rs:23
        sum_7 = sum_7 + t50;
        const float t51 = t19 * t1.y;
        sum_7 = sum_7 + t51;
        const float t52 = t20 * t1.z;
        sum_7 = sum_7 + t52;
        const float t53 = t21 * t1.w;
        sum_7 = sum_7 + t53;
        partial_sums_3_1 = sum_7; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:395
    }
    const float sum_2 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:395
    }
    const float sum_3 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:395
    }
    const float sum_4 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:395
    }
    const float sum_5 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:395
    }
    const float sum_6 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:395
    }
    const float sum_7 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group / 2u; // matmul.rs:402
    const uint column = workgroup_n + group % 2u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        const uint2 t54 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t54;
    }
}
