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

kernel void matmul__bf16_bf16_bf16__matvec_4x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
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
        const uint4 t9 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        const uint4 t10 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t11 = ((device const uint4*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t12 = ((device const uint4*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t13 = ((device const uint4*)x)[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t14 = ((device const uint4*)x)[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t15 = ((device const uint4*)x)[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const uint4 t16 = ((device const uint4*)x)[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_bf16(t9.x), t1, sum); // dot.rs:23
        sum = fma(decode_bf16(t9.x >> 16u), t2, sum);
        sum = fma(decode_bf16(t9.y), t3, sum);
        sum = fma(decode_bf16(t9.y >> 16u), t4, sum);
        sum = fma(decode_bf16(t9.z), t5, sum);
        sum = fma(decode_bf16(t9.z >> 16u), t6, sum);
        sum = fma(decode_bf16(t9.w), t7, sum);
        sum = fma(decode_bf16(t9.w >> 16u), t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(decode_bf16(t10.x), t1, sum_1); // dot.rs:23
        sum_1 = fma(decode_bf16(t10.x >> 16u), t2, sum_1);
        sum_1 = fma(decode_bf16(t10.y), t3, sum_1);
        sum_1 = fma(decode_bf16(t10.y >> 16u), t4, sum_1);
        sum_1 = fma(decode_bf16(t10.z), t5, sum_1);
        sum_1 = fma(decode_bf16(t10.z >> 16u), t6, sum_1);
        sum_1 = fma(decode_bf16(t10.w), t7, sum_1);
        sum_1 = fma(decode_bf16(t10.w >> 16u), t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = fma(decode_bf16(t11.x), t1, sum_2); // dot.rs:23
        sum_2 = fma(decode_bf16(t11.x >> 16u), t2, sum_2);
        sum_2 = fma(decode_bf16(t11.y), t3, sum_2);
        sum_2 = fma(decode_bf16(t11.y >> 16u), t4, sum_2);
        sum_2 = fma(decode_bf16(t11.z), t5, sum_2);
        sum_2 = fma(decode_bf16(t11.z >> 16u), t6, sum_2);
        sum_2 = fma(decode_bf16(t11.w), t7, sum_2);
        sum_2 = fma(decode_bf16(t11.w >> 16u), t8, sum_2);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = fma(decode_bf16(t12.x), t1, sum_3); // dot.rs:23
        sum_3 = fma(decode_bf16(t12.x >> 16u), t2, sum_3);
        sum_3 = fma(decode_bf16(t12.y), t3, sum_3);
        sum_3 = fma(decode_bf16(t12.y >> 16u), t4, sum_3);
        sum_3 = fma(decode_bf16(t12.z), t5, sum_3);
        sum_3 = fma(decode_bf16(t12.z >> 16u), t6, sum_3);
        sum_3 = fma(decode_bf16(t12.w), t7, sum_3);
        sum_3 = fma(decode_bf16(t12.w >> 16u), t8, sum_3);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = fma(decode_bf16(t13.x), t1, sum_4); // dot.rs:23
        sum_4 = fma(decode_bf16(t13.x >> 16u), t2, sum_4);
        sum_4 = fma(decode_bf16(t13.y), t3, sum_4);
        sum_4 = fma(decode_bf16(t13.y >> 16u), t4, sum_4);
        sum_4 = fma(decode_bf16(t13.z), t5, sum_4);
        sum_4 = fma(decode_bf16(t13.z >> 16u), t6, sum_4);
        sum_4 = fma(decode_bf16(t13.w), t7, sum_4);
        sum_4 = fma(decode_bf16(t13.w >> 16u), t8, sum_4);
        partial_sums_4_0 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = fma(decode_bf16(t14.x), t1, sum_5); // dot.rs:23
        sum_5 = fma(decode_bf16(t14.x >> 16u), t2, sum_5);
        sum_5 = fma(decode_bf16(t14.y), t3, sum_5);
        sum_5 = fma(decode_bf16(t14.y >> 16u), t4, sum_5);
        sum_5 = fma(decode_bf16(t14.z), t5, sum_5);
        sum_5 = fma(decode_bf16(t14.z >> 16u), t6, sum_5);
        sum_5 = fma(decode_bf16(t14.w), t7, sum_5);
        sum_5 = fma(decode_bf16(t14.w >> 16u), t8, sum_5);
        partial_sums_5_0 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = fma(decode_bf16(t15.x), t1, sum_6); // dot.rs:23
        sum_6 = fma(decode_bf16(t15.x >> 16u), t2, sum_6);
        sum_6 = fma(decode_bf16(t15.y), t3, sum_6);
        sum_6 = fma(decode_bf16(t15.y >> 16u), t4, sum_6);
        sum_6 = fma(decode_bf16(t15.z), t5, sum_6);
        sum_6 = fma(decode_bf16(t15.z >> 16u), t6, sum_6);
        sum_6 = fma(decode_bf16(t15.w), t7, sum_6);
        sum_6 = fma(decode_bf16(t15.w >> 16u), t8, sum_6);
        partial_sums_6_0 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = fma(decode_bf16(t16.x), t1, sum_7); // dot.rs:23
        sum_7 = fma(decode_bf16(t16.x >> 16u), t2, sum_7);
        sum_7 = fma(decode_bf16(t16.y), t3, sum_7);
        sum_7 = fma(decode_bf16(t16.y >> 16u), t4, sum_7);
        sum_7 = fma(decode_bf16(t16.z), t5, sum_7);
        sum_7 = fma(decode_bf16(t16.z >> 16u), t6, sum_7);
        sum_7 = fma(decode_bf16(t16.w), t7, sum_7);
        sum_7 = fma(decode_bf16(t16.w >> 16u), t8, sum_7);
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
        const uint2 t17 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t17;
    }
}
