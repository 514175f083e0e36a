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

kernel void matmul__bf16_f32_bf16__matvec_16x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[16];
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)w)[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        const uint2 t4 = ((device const uint2*)x)[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const float t5 = decode_bf16(t4.x);
        const float t6 = decode_bf16(t4.x >> 16u);
        const float t7 = decode_bf16(t4.y);
        const float t8 = decode_bf16(t4.y >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t9 = t5 * t0.x; // dot.rs:23
        sum = sum + t9;
        const float t10 = t6 * t0.y;
        sum = sum + t10;
        const float t11 = t7 * t0.z;
        sum = sum + t11;
        const float t12 = t8 * t0.w;
        sum = sum + t12;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_0_1; // dot.rs:20
        const float t13 = t5 * t1.x; // dot.rs:23
        sum_1 = sum_1 + t13;
        const float t14 = t6 * t1.y;
        sum_1 = sum_1 + t14;
        const float t15 = t7 * t1.z;
        sum_1 = sum_1 + t15;
        const float t16 = t8 * t1.w;
        sum_1 = sum_1 + t16;
        partial_sums_0_1 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_0_2; // dot.rs:20
        const float t17 = t5 * t2.x; // dot.rs:23
        sum_2 = sum_2 + t17;
        const float t18 = t6 * t2.y;
        sum_2 = sum_2 + t18;
        const float t19 = t7 * t2.z;
        sum_2 = sum_2 + t19;
        const float t20 = t8 * t2.w;
        sum_2 = sum_2 + t20;
        partial_sums_0_2 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_0_3; // dot.rs:20
        const float t21 = t5 * t3.x; // dot.rs:23
        sum_3 = sum_3 + t21;
        const float t22 = t6 * t3.y;
        sum_3 = sum_3 + t22;
        const float t23 = t7 * t3.z;
        sum_3 = sum_3 + t23;
        const float t24 = t8 * t3.w;
        sum_3 = sum_3 + t24;
        partial_sums_0_3 = sum_3; // matmul.rs:381
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
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = workgroup_id.y + group / 4u; // matmul.rs:402
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 4u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        const uint2 t25 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t25;
    }
}
