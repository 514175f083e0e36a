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

kernel void matmul__bf16_bf16_bf16__matvec_4x1_run2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[4];
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    const uint n_pieces = imm.k / 8u; // matmul.rs:348
    const uint in_runs = n_pieces & 4294967232u; // matmul.rs:350
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const uint4 t1 = ((device const uint4*)x)[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        const uint t2 = first_k + 256u; // matmul.rs:365
        const uint4 t3 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + t2) >> 1u) >> 2u]; // matmul.rs:367
        const uint4 t4 = ((device const uint4*)x)[((min_u32(workgroup_id.y, last_m) * imm.k + t2) >> 1u) >> 2u]; // matmul.rs:370
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_bf16(t1.x), decode_bf16(t0.x), sum); // dot.rs:23
        sum = fma(decode_bf16(t1.x >> 16u), decode_bf16(t0.x >> 16u), sum);
        sum = fma(decode_bf16(t1.y), decode_bf16(t0.y), sum);
        sum = fma(decode_bf16(t1.y >> 16u), decode_bf16(t0.y >> 16u), sum);
        sum = fma(decode_bf16(t1.z), decode_bf16(t0.z), sum);
        sum = fma(decode_bf16(t1.z >> 16u), decode_bf16(t0.z >> 16u), sum);
        sum = fma(decode_bf16(t1.w), decode_bf16(t0.w), sum);
        sum = fma(decode_bf16(t1.w >> 16u), decode_bf16(t0.w >> 16u), sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_0_0; // dot.rs:20
        sum_1 = fma(decode_bf16(t4.x), decode_bf16(t3.x), sum_1); // dot.rs:23
        sum_1 = fma(decode_bf16(t4.x >> 16u), decode_bf16(t3.x >> 16u), sum_1);
        sum_1 = fma(decode_bf16(t4.y), decode_bf16(t3.y), sum_1);
        sum_1 = fma(decode_bf16(t4.y >> 16u), decode_bf16(t3.y >> 16u), sum_1);
        sum_1 = fma(decode_bf16(t4.z), decode_bf16(t3.z), sum_1);
        sum_1 = fma(decode_bf16(t4.z >> 16u), decode_bf16(t3.z >> 16u), sum_1);
        sum_1 = fma(decode_bf16(t4.w), decode_bf16(t3.w), sum_1);
        sum_1 = fma(decode_bf16(t4.w >> 16u), decode_bf16(t3.w >> 16u), sum_1);
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (uint piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 8u; // matmul.rs:361
        const uint4 t5 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        const uint4 t6 = ((device const uint4*)x)[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_bf16(t6.x), decode_bf16(t5.x), sum); // dot.rs:23
        sum = fma(decode_bf16(t6.x >> 16u), decode_bf16(t5.x >> 16u), sum);
        sum = fma(decode_bf16(t6.y), decode_bf16(t5.y), sum);
        sum = fma(decode_bf16(t6.y >> 16u), decode_bf16(t5.y >> 16u), sum);
        sum = fma(decode_bf16(t6.z), decode_bf16(t5.z), sum);
        sum = fma(decode_bf16(t6.z >> 16u), decode_bf16(t5.z >> 16u), sum);
        sum = fma(decode_bf16(t6.w), decode_bf16(t5.w), sum);
        sum = fma(decode_bf16(t6.w >> 16u), decode_bf16(t5.w >> 16u), sum);
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        const uint2 t7 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t7;
    }
}
