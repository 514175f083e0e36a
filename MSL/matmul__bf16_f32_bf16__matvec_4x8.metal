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

kernel void matmul__bf16_f32_bf16__matvec_4x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 8u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_1_0 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_4_0 = 0.0f;
    float partial_sums_5_0 = 0.0f;
    float partial_sums_6_0 = 0.0f;
    float partial_sums_7_0 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const uint2 t1 = ((device const uint2*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const uint2 t2 = ((device const uint2*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t3 = ((device const uint2*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t4 = ((device const uint2*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t5 = ((device const uint2*)x)[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t6 = ((device const uint2*)x)[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t7 = ((device const uint2*)x)[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const uint2 t8 = ((device const uint2*)x)[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t9 = decode_bf16(t1.x) * t0.x; // dot.rs:23
        sum = sum + t9;
        const float t10 = decode_bf16(t1.x >> 16u) * t0.y;
        sum = sum + t10;
        const float t11 = decode_bf16(t1.y) * t0.z;
        sum = sum + t11;
        const float t12 = decode_bf16(t1.y >> 16u) * t0.w;
        sum = sum + t12;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t13 = decode_bf16(t2.x) * t0.x; // dot.rs:23
        sum_1 = sum_1 + t13;
        const float t14 = decode_bf16(t2.x >> 16u) * t0.y;
        sum_1 = sum_1 + t14;
        const float t15 = decode_bf16(t2.y) * t0.z;
        sum_1 = sum_1 + t15;
        const float t16 = decode_bf16(t2.y >> 16u) * t0.w;
        sum_1 = sum_1 + t16;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t17 = decode_bf16(t3.x) * t0.x; // dot.rs:23
        sum_2 = sum_2 + t17;
        const float t18 = decode_bf16(t3.x >> 16u) * t0.y;
        sum_2 = sum_2 + t18;
        const float t19 = decode_bf16(t3.y) * t0.z;
        sum_2 = sum_2 + t19;
        const float t20 = decode_bf16(t3.y >> 16u) * t0.w;
        sum_2 = sum_2 + t20;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t21 = decode_bf16(t4.x) * t0.x; // dot.rs:23
        sum_3 = sum_3 + t21;
        const float t22 = decode_bf16(t4.x >> 16u) * t0.y;
        sum_3 = sum_3 + t22;
        const float t23 = decode_bf16(t4.y) * t0.z;
        sum_3 = sum_3 + t23;
        const float t24 = decode_bf16(t4.y >> 16u) * t0.w;
        sum_3 = sum_3 + t24;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_4_0; // dot.rs:20
        const float t25 = decode_bf16(t5.x) * t0.x; // dot.rs:23
        sum_4 = sum_4 + t25;
        const float t26 = decode_bf16(t5.x >> 16u) * t0.y;
        sum_4 = sum_4 + t26;
        const float t27 = decode_bf16(t5.y) * t0.z;
        sum_4 = sum_4 + t27;
        const float t28 = decode_bf16(t5.y >> 16u) * t0.w;
        sum_4 = sum_4 + t28;
        partial_sums_4_0 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_5_0; // dot.rs:20
        const float t29 = decode_bf16(t6.x) * t0.x; // dot.rs:23
        sum_5 = sum_5 + t29;
        const float t30 = decode_bf16(t6.x >> 16u) * t0.y;
        sum_5 = sum_5 + t30;
        const float t31 = decode_bf16(t6.y) * t0.z;
        sum_5 = sum_5 + t31;
        const float t32 = decode_bf16(t6.y >> 16u) * t0.w;
        sum_5 = sum_5 + t32;
        partial_sums_5_0 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_6_0; // dot.rs:20
        const float t33 = decode_bf16(t7.x) * t0.x; // dot.rs:23
        sum_6 = sum_6 + t33;
        const float t34 = decode_bf16(t7.x >> 16u) * t0.y;
        sum_6 = sum_6 + t34;
        const float t35 = decode_bf16(t7.y) * t0.z;
        sum_6 = sum_6 + t35;
        const float t36 = decode_bf16(t7.y >> 16u) * t0.w;
        sum_6 = sum_6 + t36;
        partial_sums_6_0 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_7_0; // dot.rs:20
        const float t37 = decode_bf16(t8.x) * t0.x; // dot.rs:23
        sum_7 = sum_7 + t37;
        const float t38 = decode_bf16(t8.x >> 16u) * t0.y;
        sum_7 = sum_7 + t38;
        const float t39 = decode_bf16(t8.y) * t0.z;
        sum_7 = sum_7 + t39;
        const float t40 = decode_bf16(t8.y >> 16u) * t0.w;
        sum_7 = sum_7 + t40;
        partial_sums_7_0 = sum_7; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    const float sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:395
    }
    const float sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:395
    }
    const float sum_4 = reduce_add_f32(partial_sums_4_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:395
    }
    const float sum_5 = reduce_add_f32(partial_sums_5_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:395
    }
    const float sum_6 = reduce_add_f32(partial_sums_6_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:395
    }
    const float sum_7 = reduce_add_f32(partial_sums_7_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group; // matmul.rs:402
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        const uint2 t41 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t41;
    }
}
