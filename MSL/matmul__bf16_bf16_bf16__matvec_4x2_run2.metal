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

kernel void matmul__bf16_bf16_bf16__matvec_4x2_run2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[8];
    const uint first_m = workgroup_id.y * 2u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_1_0 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:348
    const uint in_runs = n_pieces & 4294967232u; // matmul.rs:350
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
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
        const uint t11 = first_k + 256u; // matmul.rs:365
        const uint4 t12 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + t11) >> 1u) >> 2u]; // matmul.rs:367
        const float t13 = decode_bf16(t12.x);
        const float t14 = decode_bf16(t12.x >> 16u);
        const float t15 = decode_bf16(t12.y);
        const float t16 = decode_bf16(t12.y >> 16u);
        const float t17 = decode_bf16(t12.z);
        const float t18 = decode_bf16(t12.z >> 16u);
        const float t19 = decode_bf16(t12.w);
        const float t20 = decode_bf16(t12.w >> 16u);
        const uint4 t21 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + t11) >> 1u) >> 2u]; // matmul.rs:370
        const uint4 t22 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + t11) >> 1u) >> 2u];
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
        float sum_2 = partial_sums_0_0; // dot.rs:20
        sum_2 = fma(decode_bf16(t21.x), t13, sum_2); // dot.rs:23
        sum_2 = fma(decode_bf16(t21.x >> 16u), t14, sum_2);
        sum_2 = fma(decode_bf16(t21.y), t15, sum_2);
        sum_2 = fma(decode_bf16(t21.y >> 16u), t16, sum_2);
        sum_2 = fma(decode_bf16(t21.z), t17, sum_2);
        sum_2 = fma(decode_bf16(t21.z >> 16u), t18, sum_2);
        sum_2 = fma(decode_bf16(t21.w), t19, sum_2);
        sum_2 = fma(decode_bf16(t21.w >> 16u), t20, sum_2);
        partial_sums_0_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_1_0; // dot.rs:20
        sum_3 = fma(decode_bf16(t22.x), t13, sum_3); // dot.rs:23
        sum_3 = fma(decode_bf16(t22.x >> 16u), t14, sum_3);
        sum_3 = fma(decode_bf16(t22.y), t15, sum_3);
        sum_3 = fma(decode_bf16(t22.y >> 16u), t16, sum_3);
        sum_3 = fma(decode_bf16(t22.z), t17, sum_3);
        sum_3 = fma(decode_bf16(t22.z >> 16u), t18, sum_3);
        sum_3 = fma(decode_bf16(t22.w), t19, sum_3);
        sum_3 = fma(decode_bf16(t22.w >> 16u), t20, sum_3);
        partial_sums_1_0 = sum_3; // matmul.rs:381
    }
    for (uint piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t23 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const float t24 = decode_bf16(t23.x);
        const float t25 = decode_bf16(t23.x >> 16u);
        const float t26 = decode_bf16(t23.y);
        const float t27 = decode_bf16(t23.y >> 16u);
        const float t28 = decode_bf16(t23.z);
        const float t29 = decode_bf16(t23.z >> 16u);
        const float t30 = decode_bf16(t23.w);
        const float t31 = decode_bf16(t23.w >> 16u);
        const uint4 t32 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        const uint4 t33 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_bf16(t32.x), t24, sum); // dot.rs:23
        sum = fma(decode_bf16(t32.x >> 16u), t25, sum);
        sum = fma(decode_bf16(t32.y), t26, sum);
        sum = fma(decode_bf16(t32.y >> 16u), t27, sum);
        sum = fma(decode_bf16(t32.z), t28, sum);
        sum = fma(decode_bf16(t32.z >> 16u), t29, sum);
        sum = fma(decode_bf16(t32.w), t30, sum);
        sum = fma(decode_bf16(t32.w >> 16u), t31, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(decode_bf16(t33.x), t24, sum_1); // dot.rs:23
        sum_1 = fma(decode_bf16(t33.x >> 16u), t25, sum_1);
        sum_1 = fma(decode_bf16(t33.y), t26, sum_1);
        sum_1 = fma(decode_bf16(t33.y >> 16u), t27, sum_1);
        sum_1 = fma(decode_bf16(t33.z), t28, sum_1);
        sum_1 = fma(decode_bf16(t33.z >> 16u), t29, sum_1);
        sum_1 = fma(decode_bf16(t33.w), t30, sum_1);
        sum_1 = fma(decode_bf16(t33.w >> 16u), t31, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group; // matmul.rs:402
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        const uint2 t34 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t34;
    }
}
