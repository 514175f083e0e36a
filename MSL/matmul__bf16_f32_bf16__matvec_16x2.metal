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

kernel void matmul__bf16_f32_bf16__matvec_16x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
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
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)w)[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        const uint2 t4 = ((device const uint2*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const float t5 = decode_bf16(t4.x);
        const float t6 = decode_bf16(t4.x >> 16u);
        const float t7 = decode_bf16(t4.y);
        const float t8 = decode_bf16(t4.y >> 16u);
        const uint2 t9 = ((device const uint2*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t10 = decode_bf16(t9.x);
        const float t11 = decode_bf16(t9.x >> 16u);
        const float t12 = decode_bf16(t9.y);
        const float t13 = decode_bf16(t9.y >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t14 = t5 * t0.x; // dot.rs:23
        sum = sum + t14;
        const float t15 = t6 * t0.y;
        sum = sum + t15;
        const float t16 = t7 * t0.z;
        sum = sum + t16;
        const float t17 = t8 * t0.w;
        sum = sum + t17;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t18 = t10 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t18;
        const float t19 = t11 * t0.y;
        sum_1 = sum_1 + t19;
        const float t20 = t12 * t0.z;
        sum_1 = sum_1 + t20;
        const float t21 = t13 * t0.w;
        sum_1 = sum_1 + t21;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_0_1; // dot.rs:20
        const float t22 = t5 * t1.x; // dot.rs:23
        sum_2 = sum_2 + t22;
        const float t23 = t6 * t1.y;
        sum_2 = sum_2 + t23;
        const float t24 = t7 * t1.z;
        sum_2 = sum_2 + t24;
        const float t25 = t8 * t1.w;
        sum_2 = sum_2 + t25;
        partial_sums_0_1 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_1_1; // dot.rs:20
        const float t26 = t10 * t1.x; // dot.rs:23
        sum_3 = sum_3 + t26;
        const float t27 = t11 * t1.y;
        sum_3 = sum_3 + t27;
        const float t28 = t12 * t1.z;
        sum_3 = sum_3 + t28;
        const float t29 = t13 * t1.w;
        sum_3 = sum_3 + t29;
        partial_sums_1_1 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_2; // dot.rs:20
        const float t30 = t5 * t2.x; // dot.rs:23
        sum_4 = sum_4 + t30;
        const float t31 = t6 * t2.y;
        sum_4 = sum_4 + t31;
        const float t32 = t7 * t2.z;
        sum_4 = sum_4 + t32;
        const float t33 = t8 * t2.w;
        sum_4 = sum_4 + t33;
        partial_sums_0_2 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_2; // dot.rs:20
        const float t34 = t10 * t2.x; // dot.rs:23
        sum_5 = sum_5 + t34;
        const float t35 = t11 * t2.y;
        sum_5 = sum_5 + t35;
        const float t36 = t12 * t2.z;
        sum_5 = sum_5 + t36;
        const float t37 = t13 * t2.w;
        sum_5 = sum_5 + t37;
        partial_sums_1_2 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_0_3; // dot.rs:20
        const float t38 = t5 * t3.x; // dot.rs:23
        sum_6 = sum_6 + t38;
        const float t39 = t6 * t3.y;
        sum_6 = sum_6 + t39;
        const float t40 = t7 * t3.z;
        sum_6 = sum_6 + t40;
        const float t41 = t8 * t3.w;
        sum_6 = sum_6 + t41;
        partial_sums_0_3 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_1_3; // dot.rs:20
        const float t42 = t10 * t3.x; // dot.rs:23
        sum_7 = sum_7 + t42;
        const float t43 = t11 * t3.y;
        sum_7 = sum_7 + t43;
        const float t44 = t12 * t3.z;
        sum_7 = sum_7 + t44;
        const float t45 = t13 * t3.w;
        sum_7 = sum_7 + t45;
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
        const uint2 t46 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t46;
    }
}
