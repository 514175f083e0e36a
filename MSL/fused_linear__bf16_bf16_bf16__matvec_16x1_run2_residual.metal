#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint m;
    uint n;
    uint k;
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

kernel void fused_linear__bf16_bf16_bf16__matvec_16x1_run2_residual(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device const ushort* residual [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float results[16];
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 8u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:211
        const uint n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t1 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint t2 = first + 32u; // body.rs:234
            const uint4 t3 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t4 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u];
            const uint place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            const uint4 words = ((device const uint4*)x)[(place / 2u) >> 2u]; // body.rs:180
            const float t5 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t6 = decode_bf16(words.x >> 16u);
            const float t7 = decode_bf16(words.y & 65535u);
            const float t8 = decode_bf16(words.y >> 16u);
            const float t9 = decode_bf16(words.z & 65535u);
            const float t10 = decode_bf16(words.z >> 16u);
            const float t11 = decode_bf16(words.w & 65535u);
            const float t12 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t5, decode_bf16(t0.x), sum); // dot.rs:23
            sum = fma(t6, decode_bf16(t0.x >> 16u), sum);
            sum = fma(t7, decode_bf16(t0.y), sum);
            sum = fma(t8, decode_bf16(t0.y >> 16u), sum);
            sum = fma(t9, decode_bf16(t0.z), sum);
            sum = fma(t10, decode_bf16(t0.z >> 16u), sum);
            sum = fma(t11, decode_bf16(t0.w), sum);
            sum = fma(t12, decode_bf16(t0.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t5, decode_bf16(t1.x), sum_1); // dot.rs:23
            sum_1 = fma(t6, decode_bf16(t1.x >> 16u), sum_1);
            sum_1 = fma(t7, decode_bf16(t1.y), sum_1);
            sum_1 = fma(t8, decode_bf16(t1.y >> 16u), sum_1);
            sum_1 = fma(t9, decode_bf16(t1.z), sum_1);
            sum_1 = fma(t10, decode_bf16(t1.z >> 16u), sum_1);
            sum_1 = fma(t11, decode_bf16(t1.w), sum_1);
            sum_1 = fma(t12, decode_bf16(t1.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
            const uint place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:179
            const uint4 words_1 = ((device const uint4*)x)[(place_1 / 2u) >> 2u]; // body.rs:180
            const float t13 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            const float t14 = decode_bf16(words_1.x >> 16u);
            const float t15 = decode_bf16(words_1.y & 65535u);
            const float t16 = decode_bf16(words_1.y >> 16u);
            const float t17 = decode_bf16(words_1.z & 65535u);
            const float t18 = decode_bf16(words_1.z >> 16u);
            const float t19 = decode_bf16(words_1.w & 65535u);
            const float t20 = decode_bf16(words_1.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t13, decode_bf16(t3.x), sum_2); // dot.rs:23
            sum_2 = fma(t14, decode_bf16(t3.x >> 16u), sum_2);
            sum_2 = fma(t15, decode_bf16(t3.y), sum_2);
            sum_2 = fma(t16, decode_bf16(t3.y >> 16u), sum_2);
            sum_2 = fma(t17, decode_bf16(t3.z), sum_2);
            sum_2 = fma(t18, decode_bf16(t3.z >> 16u), sum_2);
            sum_2 = fma(t19, decode_bf16(t3.w), sum_2);
            sum_2 = fma(t20, decode_bf16(t3.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t13, decode_bf16(t4.x), sum_3); // dot.rs:23
            sum_3 = fma(t14, decode_bf16(t4.x >> 16u), sum_3);
            sum_3 = fma(t15, decode_bf16(t4.y), sum_3);
            sum_3 = fma(t16, decode_bf16(t4.y >> 16u), sum_3);
            sum_3 = fma(t17, decode_bf16(t4.z), sum_3);
            sum_3 = fma(t18, decode_bf16(t4.z >> 16u), sum_3);
            sum_3 = fma(t19, decode_bf16(t4.w), sum_3);
            sum_3 = fma(t20, decode_bf16(t4.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t21 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t22 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            const uint4 words = ((device const uint4*)x)[(place / 2u) >> 2u]; // body.rs:180
            const float t23 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t24 = decode_bf16(words.x >> 16u);
            const float t25 = decode_bf16(words.y & 65535u);
            const float t26 = decode_bf16(words.y >> 16u);
            const float t27 = decode_bf16(words.z & 65535u);
            const float t28 = decode_bf16(words.z >> 16u);
            const float t29 = decode_bf16(words.w & 65535u);
            const float t30 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t23, decode_bf16(t21.x), sum); // dot.rs:23
            sum = fma(t24, decode_bf16(t21.x >> 16u), sum);
            sum = fma(t25, decode_bf16(t21.y), sum);
            sum = fma(t26, decode_bf16(t21.y >> 16u), sum);
            sum = fma(t27, decode_bf16(t21.z), sum);
            sum = fma(t28, decode_bf16(t21.z >> 16u), sum);
            sum = fma(t29, decode_bf16(t21.w), sum);
            sum = fma(t30, decode_bf16(t21.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t23, decode_bf16(t22.x), sum_1); // dot.rs:23
            sum_1 = fma(t24, decode_bf16(t22.x >> 16u), sum_1);
            sum_1 = fma(t25, decode_bf16(t22.y), sum_1);
            sum_1 = fma(t26, decode_bf16(t22.y >> 16u), sum_1);
            sum_1 = fma(t27, decode_bf16(t22.z), sum_1);
            sum_1 = fma(t28, decode_bf16(t22.z >> 16u), sum_1);
            sum_1 = fma(t29, decode_bf16(t22.w), sum_1);
            sum_1 = fma(t30, decode_bf16(t22.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
        }
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:271
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:271
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:309
    const uint part = local_invocation_index; // body.rs:325
    const uint row = part / 4u; // body.rs:326
    const uint first = part % 4u * 4u; // body.rs:327
    const uint column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        const uint place = row * 16u + first; // body.rs:330
        const uint target = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        float four_0 = 0.0f; // body.rs:332
        float four_1 = 0.0f;
        float four_2 = 0.0f;
        float four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        const uint2 t31 = ((device const uint2*)residual)[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:344
        const float t32 = decode_bf16(t31.x) + decode_bf16(encode_bf16(four_0)); // body.rs:347
        const uint bits = as_type<uint>(t32); // bits.rs:31
        four_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:347
        const float t33 = decode_bf16(t31.x >> 16u) + decode_bf16(encode_bf16(four_1));
        const uint bits_1 = as_type<uint>(t33); // bits.rs:31
        four_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:347
        const float t34 = decode_bf16(t31.y) + decode_bf16(encode_bf16(four_2));
        const uint bits_2 = as_type<uint>(t34); // bits.rs:31
        four_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:347
        const float t35 = decode_bf16(t31.y >> 16u) + decode_bf16(encode_bf16(four_3));
        const uint bits_3 = as_type<uint>(t35); // bits.rs:31
        four_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:347
        const uint2 t36 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t36;
    }
}
