#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint m;
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

kernel void fused_linear__bf16_bf16_bf16__matvec_16x1_residual(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device const ushort* residual [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint n = imm.n; // body.rs:157
    const uint k = imm.k; // body.rs:159
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    const uint n_pieces = k / 8u; // body.rs:162
    float sums_0_0 = 0.0f; // body.rs:169
    float sums_0_1 = 0.0f;
    for (uint first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        const uint own_row = local_invocation_index / 256u; // body.rs:100
        const uint vector = local_invocation_index % 256u; // body.rs:101
        const uint column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            const uint4 words = ((device const uint4*)x)[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t1 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u];
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const float t2 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t3 = decode_bf16(words.x >> 16u);
            const float t4 = decode_bf16(words.y & 65535u);
            const float t5 = decode_bf16(words.y >> 16u);
            const float t6 = decode_bf16(words.z & 65535u);
            const float t7 = decode_bf16(words.z >> 16u);
            const float t8 = decode_bf16(words.w & 65535u);
            const float t9 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t2, decode_bf16(t0.x), sum); // dot.rs:23
            sum = fma(t3, decode_bf16(t0.x >> 16u), sum);
            sum = fma(t4, decode_bf16(t0.y), sum);
            sum = fma(t5, decode_bf16(t0.y >> 16u), sum);
            sum = fma(t6, decode_bf16(t0.z), sum);
            sum = fma(t7, decode_bf16(t0.z >> 16u), sum);
            sum = fma(t8, decode_bf16(t0.w), sum);
            sum = fma(t9, decode_bf16(t0.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t2, decode_bf16(t1.x), sum_1); // dot.rs:23
            sum_1 = fma(t3, decode_bf16(t1.x >> 16u), sum_1);
            sum_1 = fma(t4, decode_bf16(t1.y), sum_1);
            sum_1 = fma(t5, decode_bf16(t1.y >> 16u), sum_1);
            sum_1 = fma(t6, decode_bf16(t1.z), sum_1);
            sum_1 = fma(t7, decode_bf16(t1.z >> 16u), sum_1);
            sum_1 = fma(t8, decode_bf16(t1.w), sum_1);
            sum_1 = fma(t9, decode_bf16(t1.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint4 t10 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t11 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            const float t12 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t13 = decode_bf16(words.x >> 16u);
            const float t14 = decode_bf16(words.y & 65535u);
            const float t15 = decode_bf16(words.y >> 16u);
            const float t16 = decode_bf16(words.z & 65535u);
            const float t17 = decode_bf16(words.z >> 16u);
            const float t18 = decode_bf16(words.w & 65535u);
            const float t19 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t12, decode_bf16(t10.x), sum); // dot.rs:23
            sum = fma(t13, decode_bf16(t10.x >> 16u), sum);
            sum = fma(t14, decode_bf16(t10.y), sum);
            sum = fma(t15, decode_bf16(t10.y >> 16u), sum);
            sum = fma(t16, decode_bf16(t10.z), sum);
            sum = fma(t17, decode_bf16(t10.z >> 16u), sum);
            sum = fma(t18, decode_bf16(t10.w), sum);
            sum = fma(t19, decode_bf16(t10.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t12, decode_bf16(t11.x), sum_1); // dot.rs:23
            sum_1 = fma(t13, decode_bf16(t11.x >> 16u), sum_1);
            sum_1 = fma(t14, decode_bf16(t11.y), sum_1);
            sum_1 = fma(t15, decode_bf16(t11.y >> 16u), sum_1);
            sum_1 = fma(t16, decode_bf16(t11.z), sum_1);
            sum_1 = fma(t17, decode_bf16(t11.z >> 16u), sum_1);
            sum_1 = fma(t18, decode_bf16(t11.w), sum_1);
            sum_1 = fma(t19, decode_bf16(t11.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            const uint4 t20 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t21 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            const float t22 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t23 = decode_bf16(words.x >> 16u);
            const float t24 = decode_bf16(words.y & 65535u);
            const float t25 = decode_bf16(words.y >> 16u);
            const float t26 = decode_bf16(words.z & 65535u);
            const float t27 = decode_bf16(words.z >> 16u);
            const float t28 = decode_bf16(words.w & 65535u);
            const float t29 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t22, decode_bf16(t20.x), sum); // dot.rs:23
            sum = fma(t23, decode_bf16(t20.x >> 16u), sum);
            sum = fma(t24, decode_bf16(t20.y), sum);
            sum = fma(t25, decode_bf16(t20.y >> 16u), sum);
            sum = fma(t26, decode_bf16(t20.z), sum);
            sum = fma(t27, decode_bf16(t20.z >> 16u), sum);
            sum = fma(t28, decode_bf16(t20.w), sum);
            sum = fma(t29, decode_bf16(t20.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t22, decode_bf16(t21.x), sum_1); // dot.rs:23
            sum_1 = fma(t23, decode_bf16(t21.x >> 16u), sum_1);
            sum_1 = fma(t24, decode_bf16(t21.y), sum_1);
            sum_1 = fma(t25, decode_bf16(t21.y >> 16u), sum_1);
            sum_1 = fma(t26, decode_bf16(t21.z), sum_1);
            sum_1 = fma(t27, decode_bf16(t21.z >> 16u), sum_1);
            sum_1 = fma(t28, decode_bf16(t21.w), sum_1);
            sum_1 = fma(t29, decode_bf16(t21.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            const uint4 t30 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t31 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            const float t32 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t33 = decode_bf16(words.x >> 16u);
            const float t34 = decode_bf16(words.y & 65535u);
            const float t35 = decode_bf16(words.y >> 16u);
            const float t36 = decode_bf16(words.z & 65535u);
            const float t37 = decode_bf16(words.z >> 16u);
            const float t38 = decode_bf16(words.w & 65535u);
            const float t39 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t32, decode_bf16(t30.x), sum); // dot.rs:23
            sum = fma(t33, decode_bf16(t30.x >> 16u), sum);
            sum = fma(t34, decode_bf16(t30.y), sum);
            sum = fma(t35, decode_bf16(t30.y >> 16u), sum);
            sum = fma(t36, decode_bf16(t30.z), sum);
            sum = fma(t37, decode_bf16(t30.z >> 16u), sum);
            sum = fma(t38, decode_bf16(t30.w), sum);
            sum = fma(t39, decode_bf16(t30.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t32, decode_bf16(t31.x), sum_1); // dot.rs:23
            sum_1 = fma(t33, decode_bf16(t31.x >> 16u), sum_1);
            sum_1 = fma(t34, decode_bf16(t31.y), sum_1);
            sum_1 = fma(t35, decode_bf16(t31.y >> 16u), sum_1);
            sum_1 = fma(t36, decode_bf16(t31.z), sum_1);
            sum_1 = fma(t37, decode_bf16(t31.z >> 16u), sum_1);
            sum_1 = fma(t38, decode_bf16(t31.w), sum_1);
            sum_1 = fma(t39, decode_bf16(t31.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            const uint4 t40 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t41 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const float t42 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t43 = decode_bf16(words.x >> 16u);
            const float t44 = decode_bf16(words.y & 65535u);
            const float t45 = decode_bf16(words.y >> 16u);
            const float t46 = decode_bf16(words.z & 65535u);
            const float t47 = decode_bf16(words.z >> 16u);
            const float t48 = decode_bf16(words.w & 65535u);
            const float t49 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t42, decode_bf16(t40.x), sum); // dot.rs:23
            sum = fma(t43, decode_bf16(t40.x >> 16u), sum);
            sum = fma(t44, decode_bf16(t40.y), sum);
            sum = fma(t45, decode_bf16(t40.y >> 16u), sum);
            sum = fma(t46, decode_bf16(t40.z), sum);
            sum = fma(t47, decode_bf16(t40.z >> 16u), sum);
            sum = fma(t48, decode_bf16(t40.w), sum);
            sum = fma(t49, decode_bf16(t40.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t42, decode_bf16(t41.x), sum_1); // dot.rs:23
            sum_1 = fma(t43, decode_bf16(t41.x >> 16u), sum_1);
            sum_1 = fma(t44, decode_bf16(t41.y), sum_1);
            sum_1 = fma(t45, decode_bf16(t41.y >> 16u), sum_1);
            sum_1 = fma(t46, decode_bf16(t41.z), sum_1);
            sum_1 = fma(t47, decode_bf16(t41.z >> 16u), sum_1);
            sum_1 = fma(t48, decode_bf16(t41.w), sum_1);
            sum_1 = fma(t49, decode_bf16(t41.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            const uint4 t50 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t51 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            const float t52 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t53 = decode_bf16(words.x >> 16u);
            const float t54 = decode_bf16(words.y & 65535u);
            const float t55 = decode_bf16(words.y >> 16u);
            const float t56 = decode_bf16(words.z & 65535u);
            const float t57 = decode_bf16(words.z >> 16u);
            const float t58 = decode_bf16(words.w & 65535u);
            const float t59 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t52, decode_bf16(t50.x), sum); // dot.rs:23
            sum = fma(t53, decode_bf16(t50.x >> 16u), sum);
            sum = fma(t54, decode_bf16(t50.y), sum);
            sum = fma(t55, decode_bf16(t50.y >> 16u), sum);
            sum = fma(t56, decode_bf16(t50.z), sum);
            sum = fma(t57, decode_bf16(t50.z >> 16u), sum);
            sum = fma(t58, decode_bf16(t50.w), sum);
            sum = fma(t59, decode_bf16(t50.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t52, decode_bf16(t51.x), sum_1); // dot.rs:23
            sum_1 = fma(t53, decode_bf16(t51.x >> 16u), sum_1);
            sum_1 = fma(t54, decode_bf16(t51.y), sum_1);
            sum_1 = fma(t55, decode_bf16(t51.y >> 16u), sum_1);
            sum_1 = fma(t56, decode_bf16(t51.z), sum_1);
            sum_1 = fma(t57, decode_bf16(t51.z >> 16u), sum_1);
            sum_1 = fma(t58, decode_bf16(t51.w), sum_1);
            sum_1 = fma(t59, decode_bf16(t51.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            const uint4 t60 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t61 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            const float t62 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t63 = decode_bf16(words.x >> 16u);
            const float t64 = decode_bf16(words.y & 65535u);
            const float t65 = decode_bf16(words.y >> 16u);
            const float t66 = decode_bf16(words.z & 65535u);
            const float t67 = decode_bf16(words.z >> 16u);
            const float t68 = decode_bf16(words.w & 65535u);
            const float t69 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t62, decode_bf16(t60.x), sum); // dot.rs:23
            sum = fma(t63, decode_bf16(t60.x >> 16u), sum);
            sum = fma(t64, decode_bf16(t60.y), sum);
            sum = fma(t65, decode_bf16(t60.y >> 16u), sum);
            sum = fma(t66, decode_bf16(t60.z), sum);
            sum = fma(t67, decode_bf16(t60.z >> 16u), sum);
            sum = fma(t68, decode_bf16(t60.w), sum);
            sum = fma(t69, decode_bf16(t60.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t62, decode_bf16(t61.x), sum_1); // dot.rs:23
            sum_1 = fma(t63, decode_bf16(t61.x >> 16u), sum_1);
            sum_1 = fma(t64, decode_bf16(t61.y), sum_1);
            sum_1 = fma(t65, decode_bf16(t61.y >> 16u), sum_1);
            sum_1 = fma(t66, decode_bf16(t61.z), sum_1);
            sum_1 = fma(t67, decode_bf16(t61.z >> 16u), sum_1);
            sum_1 = fma(t68, decode_bf16(t61.w), sum_1);
            sum_1 = fma(t69, decode_bf16(t61.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            const uint4 t70 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t71 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            const float t72 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t73 = decode_bf16(words.x >> 16u);
            const float t74 = decode_bf16(words.y & 65535u);
            const float t75 = decode_bf16(words.y >> 16u);
            const float t76 = decode_bf16(words.z & 65535u);
            const float t77 = decode_bf16(words.z >> 16u);
            const float t78 = decode_bf16(words.w & 65535u);
            const float t79 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t72, decode_bf16(t70.x), sum); // dot.rs:23
            sum = fma(t73, decode_bf16(t70.x >> 16u), sum);
            sum = fma(t74, decode_bf16(t70.y), sum);
            sum = fma(t75, decode_bf16(t70.y >> 16u), sum);
            sum = fma(t76, decode_bf16(t70.z), sum);
            sum = fma(t77, decode_bf16(t70.z >> 16u), sum);
            sum = fma(t78, decode_bf16(t70.w), sum);
            sum = fma(t79, decode_bf16(t70.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t72, decode_bf16(t71.x), sum_1); // dot.rs:23
            sum_1 = fma(t73, decode_bf16(t71.x >> 16u), sum_1);
            sum_1 = fma(t74, decode_bf16(t71.y), sum_1);
            sum_1 = fma(t75, decode_bf16(t71.y >> 16u), sum_1);
            sum_1 = fma(t76, decode_bf16(t71.z), sum_1);
            sum_1 = fma(t77, decode_bf16(t71.z >> 16u), sum_1);
            sum_1 = fma(t78, decode_bf16(t71.w), sum_1);
            sum_1 = fma(t79, decode_bf16(t71.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:203
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:214
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:214
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:218
    const uint part = local_invocation_index; // body.rs:234
    const uint row = part / 4u; // body.rs:235
    const uint first = part % 4u * 4u; // body.rs:236
    const uint column = workgroup_id.x * 16u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        const uint place = row * 16u + first; // body.rs:239
        const uint target = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        float four_0 = 0.0f; // body.rs:241
        float four_1 = 0.0f;
        float four_2 = 0.0f;
        float four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        const uint2 t80 = ((device const uint2*)residual)[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        const float t81 = decode_bf16(t80.x) + decode_bf16(encode_bf16(four_0)); // body.rs:256
        const uint bits = as_type<uint>(t81); // bits.rs:29
        four_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:256
        const float t82 = decode_bf16(t80.x >> 16u) + decode_bf16(encode_bf16(four_1));
        const uint bits_1 = as_type<uint>(t82); // bits.rs:29
        four_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:256
        const float t83 = decode_bf16(t80.y) + decode_bf16(encode_bf16(four_2));
        const uint bits_2 = as_type<uint>(t83); // bits.rs:29
        four_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:256
        const float t84 = decode_bf16(t80.y >> 16u) + decode_bf16(encode_bf16(four_3));
        const uint bits_3 = as_type<uint>(t84); // bits.rs:29
        four_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:256
        const uint2 t85 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t85;
    }
}
