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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float max_f32(float a, float b) {
    return a < b ? b : a;
}

float min_f32(float a, float b) {
    return b < a ? b : a;
}

int i32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0;
    }
    if (a <= -2147483648.0f) {
        return -2147483647 - 1;
    }
    if (a >= 2147483648.0f) {
        return 2147483647;
    }
    return int(a);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

kernel void fused_linear__bf16_bf16_bf16__matvec_8x1_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint n = imm.n; // body.rs:157
    const uint k = imm.k; // body.rs:159
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
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
            const uint4 t1 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t2 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece * 8u) >> 1u) >> 2u];
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const float t3 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t4 = decode_bf16(words.x >> 16u);
            const float t5 = decode_bf16(words.y & 65535u);
            const float t6 = decode_bf16(words.y >> 16u);
            const float t7 = decode_bf16(words.z & 65535u);
            const float t8 = decode_bf16(words.z >> 16u);
            const float t9 = decode_bf16(words.w & 65535u);
            const float t10 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t3, decode_bf16(t1.x), sum); // dot.rs:23
            sum = fma(t4, decode_bf16(t1.x >> 16u), sum);
            sum = fma(t5, decode_bf16(t1.y), sum);
            sum = fma(t6, decode_bf16(t1.y >> 16u), sum);
            sum = fma(t7, decode_bf16(t1.z), sum);
            sum = fma(t8, decode_bf16(t1.z >> 16u), sum);
            sum = fma(t9, decode_bf16(t1.w), sum);
            sum = fma(t10, decode_bf16(t1.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t3, decode_bf16(t2.x), sum_1); // dot.rs:23
            sum_1 = fma(t4, decode_bf16(t2.x >> 16u), sum_1);
            sum_1 = fma(t5, decode_bf16(t2.y), sum_1);
            sum_1 = fma(t6, decode_bf16(t2.y >> 16u), sum_1);
            sum_1 = fma(t7, decode_bf16(t2.z), sum_1);
            sum_1 = fma(t8, decode_bf16(t2.z >> 16u), sum_1);
            sum_1 = fma(t9, decode_bf16(t2.w), sum_1);
            sum_1 = fma(t10, decode_bf16(t2.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint4 t11 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t12 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            const float t13 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t14 = decode_bf16(words.x >> 16u);
            const float t15 = decode_bf16(words.y & 65535u);
            const float t16 = decode_bf16(words.y >> 16u);
            const float t17 = decode_bf16(words.z & 65535u);
            const float t18 = decode_bf16(words.z >> 16u);
            const float t19 = decode_bf16(words.w & 65535u);
            const float t20 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t13, decode_bf16(t11.x), sum); // dot.rs:23
            sum = fma(t14, decode_bf16(t11.x >> 16u), sum);
            sum = fma(t15, decode_bf16(t11.y), sum);
            sum = fma(t16, decode_bf16(t11.y >> 16u), sum);
            sum = fma(t17, decode_bf16(t11.z), sum);
            sum = fma(t18, decode_bf16(t11.z >> 16u), sum);
            sum = fma(t19, decode_bf16(t11.w), sum);
            sum = fma(t20, decode_bf16(t11.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t13, decode_bf16(t12.x), sum_1); // dot.rs:23
            sum_1 = fma(t14, decode_bf16(t12.x >> 16u), sum_1);
            sum_1 = fma(t15, decode_bf16(t12.y), sum_1);
            sum_1 = fma(t16, decode_bf16(t12.y >> 16u), sum_1);
            sum_1 = fma(t17, decode_bf16(t12.z), sum_1);
            sum_1 = fma(t18, decode_bf16(t12.z >> 16u), sum_1);
            sum_1 = fma(t19, decode_bf16(t12.w), sum_1);
            sum_1 = fma(t20, decode_bf16(t12.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            const uint4 t21 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t22 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            const float t23 = decode_bf16(words.x & 65535u); // body.rs:79
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
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t23, decode_bf16(t22.x), sum_1); // dot.rs:23
            sum_1 = fma(t24, decode_bf16(t22.x >> 16u), sum_1);
            sum_1 = fma(t25, decode_bf16(t22.y), sum_1);
            sum_1 = fma(t26, decode_bf16(t22.y >> 16u), sum_1);
            sum_1 = fma(t27, decode_bf16(t22.z), sum_1);
            sum_1 = fma(t28, decode_bf16(t22.z >> 16u), sum_1);
            sum_1 = fma(t29, decode_bf16(t22.w), sum_1);
            sum_1 = fma(t30, decode_bf16(t22.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            const uint4 t31 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t32 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            const float t33 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t34 = decode_bf16(words.x >> 16u);
            const float t35 = decode_bf16(words.y & 65535u);
            const float t36 = decode_bf16(words.y >> 16u);
            const float t37 = decode_bf16(words.z & 65535u);
            const float t38 = decode_bf16(words.z >> 16u);
            const float t39 = decode_bf16(words.w & 65535u);
            const float t40 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t33, decode_bf16(t31.x), sum); // dot.rs:23
            sum = fma(t34, decode_bf16(t31.x >> 16u), sum);
            sum = fma(t35, decode_bf16(t31.y), sum);
            sum = fma(t36, decode_bf16(t31.y >> 16u), sum);
            sum = fma(t37, decode_bf16(t31.z), sum);
            sum = fma(t38, decode_bf16(t31.z >> 16u), sum);
            sum = fma(t39, decode_bf16(t31.w), sum);
            sum = fma(t40, decode_bf16(t31.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t33, decode_bf16(t32.x), sum_1); // dot.rs:23
            sum_1 = fma(t34, decode_bf16(t32.x >> 16u), sum_1);
            sum_1 = fma(t35, decode_bf16(t32.y), sum_1);
            sum_1 = fma(t36, decode_bf16(t32.y >> 16u), sum_1);
            sum_1 = fma(t37, decode_bf16(t32.z), sum_1);
            sum_1 = fma(t38, decode_bf16(t32.z >> 16u), sum_1);
            sum_1 = fma(t39, decode_bf16(t32.w), sum_1);
            sum_1 = fma(t40, decode_bf16(t32.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            const uint4 t41 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t42 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const float t43 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t44 = decode_bf16(words.x >> 16u);
            const float t45 = decode_bf16(words.y & 65535u);
            const float t46 = decode_bf16(words.y >> 16u);
            const float t47 = decode_bf16(words.z & 65535u);
            const float t48 = decode_bf16(words.z >> 16u);
            const float t49 = decode_bf16(words.w & 65535u);
            const float t50 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t43, decode_bf16(t41.x), sum); // dot.rs:23
            sum = fma(t44, decode_bf16(t41.x >> 16u), sum);
            sum = fma(t45, decode_bf16(t41.y), sum);
            sum = fma(t46, decode_bf16(t41.y >> 16u), sum);
            sum = fma(t47, decode_bf16(t41.z), sum);
            sum = fma(t48, decode_bf16(t41.z >> 16u), sum);
            sum = fma(t49, decode_bf16(t41.w), sum);
            sum = fma(t50, decode_bf16(t41.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t43, decode_bf16(t42.x), sum_1); // dot.rs:23
            sum_1 = fma(t44, decode_bf16(t42.x >> 16u), sum_1);
            sum_1 = fma(t45, decode_bf16(t42.y), sum_1);
            sum_1 = fma(t46, decode_bf16(t42.y >> 16u), sum_1);
            sum_1 = fma(t47, decode_bf16(t42.z), sum_1);
            sum_1 = fma(t48, decode_bf16(t42.z >> 16u), sum_1);
            sum_1 = fma(t49, decode_bf16(t42.w), sum_1);
            sum_1 = fma(t50, decode_bf16(t42.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            const uint4 t51 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t52 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            const float t53 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t54 = decode_bf16(words.x >> 16u);
            const float t55 = decode_bf16(words.y & 65535u);
            const float t56 = decode_bf16(words.y >> 16u);
            const float t57 = decode_bf16(words.z & 65535u);
            const float t58 = decode_bf16(words.z >> 16u);
            const float t59 = decode_bf16(words.w & 65535u);
            const float t60 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t53, decode_bf16(t51.x), sum); // dot.rs:23
            sum = fma(t54, decode_bf16(t51.x >> 16u), sum);
            sum = fma(t55, decode_bf16(t51.y), sum);
            sum = fma(t56, decode_bf16(t51.y >> 16u), sum);
            sum = fma(t57, decode_bf16(t51.z), sum);
            sum = fma(t58, decode_bf16(t51.z >> 16u), sum);
            sum = fma(t59, decode_bf16(t51.w), sum);
            sum = fma(t60, decode_bf16(t51.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t53, decode_bf16(t52.x), sum_1); // dot.rs:23
            sum_1 = fma(t54, decode_bf16(t52.x >> 16u), sum_1);
            sum_1 = fma(t55, decode_bf16(t52.y), sum_1);
            sum_1 = fma(t56, decode_bf16(t52.y >> 16u), sum_1);
            sum_1 = fma(t57, decode_bf16(t52.z), sum_1);
            sum_1 = fma(t58, decode_bf16(t52.z >> 16u), sum_1);
            sum_1 = fma(t59, decode_bf16(t52.w), sum_1);
            sum_1 = fma(t60, decode_bf16(t52.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            const uint4 t61 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t62 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            const float t63 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t64 = decode_bf16(words.x >> 16u);
            const float t65 = decode_bf16(words.y & 65535u);
            const float t66 = decode_bf16(words.y >> 16u);
            const float t67 = decode_bf16(words.z & 65535u);
            const float t68 = decode_bf16(words.z >> 16u);
            const float t69 = decode_bf16(words.w & 65535u);
            const float t70 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t63, decode_bf16(t61.x), sum); // dot.rs:23
            sum = fma(t64, decode_bf16(t61.x >> 16u), sum);
            sum = fma(t65, decode_bf16(t61.y), sum);
            sum = fma(t66, decode_bf16(t61.y >> 16u), sum);
            sum = fma(t67, decode_bf16(t61.z), sum);
            sum = fma(t68, decode_bf16(t61.z >> 16u), sum);
            sum = fma(t69, decode_bf16(t61.w), sum);
            sum = fma(t70, decode_bf16(t61.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t63, decode_bf16(t62.x), sum_1); // dot.rs:23
            sum_1 = fma(t64, decode_bf16(t62.x >> 16u), sum_1);
            sum_1 = fma(t65, decode_bf16(t62.y), sum_1);
            sum_1 = fma(t66, decode_bf16(t62.y >> 16u), sum_1);
            sum_1 = fma(t67, decode_bf16(t62.z), sum_1);
            sum_1 = fma(t68, decode_bf16(t62.z >> 16u), sum_1);
            sum_1 = fma(t69, decode_bf16(t62.w), sum_1);
            sum_1 = fma(t70, decode_bf16(t62.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        const uint piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            const uint4 t71 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t72 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            const float t73 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t74 = decode_bf16(words.x >> 16u);
            const float t75 = decode_bf16(words.y & 65535u);
            const float t76 = decode_bf16(words.y >> 16u);
            const float t77 = decode_bf16(words.z & 65535u);
            const float t78 = decode_bf16(words.z >> 16u);
            const float t79 = decode_bf16(words.w & 65535u);
            const float t80 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t73, decode_bf16(t71.x), sum); // dot.rs:23
            sum = fma(t74, decode_bf16(t71.x >> 16u), sum);
            sum = fma(t75, decode_bf16(t71.y), sum);
            sum = fma(t76, decode_bf16(t71.y >> 16u), sum);
            sum = fma(t77, decode_bf16(t71.z), sum);
            sum = fma(t78, decode_bf16(t71.z >> 16u), sum);
            sum = fma(t79, decode_bf16(t71.w), sum);
            sum = fma(t80, decode_bf16(t71.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t73, decode_bf16(t72.x), sum_1); // dot.rs:23
            sum_1 = fma(t74, decode_bf16(t72.x >> 16u), sum_1);
            sum_1 = fma(t75, decode_bf16(t72.y), sum_1);
            sum_1 = fma(t76, decode_bf16(t72.y >> 16u), sum_1);
            sum_1 = fma(t77, decode_bf16(t72.z), sum_1);
            sum_1 = fma(t78, decode_bf16(t72.z >> 16u), sum_1);
            sum_1 = fma(t79, decode_bf16(t72.w), sum_1);
            sum_1 = fma(t80, decode_bf16(t72.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:203
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum; // body.rs:214
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:214
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:218
    const uint part = local_invocation_index; // body.rs:234
    const uint row = part / 2u; // body.rs:235
    const uint first = part % 2u * 4u; // body.rs:236
    const uint column = workgroup_id.x * 8u + first; // body.rs:237
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
        const float up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:264
        const float t81 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        const float t82 = abs_f32(t81); // activation.rs:20
        const float t83 = min_f32(max_f32(t82, -104.0f), 89.0f); // exponential.rs:40
        const float t84 = t83 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t84);
        const float t85 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced = t83 - t85;
        const float correction = k_1 * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t86 = reduced - r; // exponential.rs:18
        const float r_error = t86 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t87 = q * r; // exponential.rs:29
        q = t87 + 0.0013933674f;
        const float t88 = q * r;
        q = t88 + 0.008333311f;
        const float t89 = q * r;
        q = t89 + 0.041666467f;
        const float t90 = q * r;
        q = t90 + 0.16666667f;
        const float t91 = q * r;
        q = t91 + 0.5f;
        const float t92 = r * r; // exponential.rs:31
        const float t93 = t92 * q;
        const float rest = r_error + t93;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t94 = i32_from_f32(k_1); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t94); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t94) << 23u); // bits.rs:45
        const float t95 = (((as_type<uint>(t82) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t95)); // activation.rs:20
        const float t96 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t96));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t97 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t98 = t97 * 0.32323232f; // division.rs:102
        const float t99 = t98 - 1.4545455f;
        const float t100 = t97 * t99;
        float estimate = t100 + 2.121212f;
        const float t101 = t97 * estimate; // division.rs:105
        const float t102 = 1.0f - t101;
        const float t103 = estimate * t102;
        estimate = estimate + t103;
        const float t104 = t97 * estimate;
        const float t105 = 1.0f - t104;
        const float t106 = estimate * t105;
        estimate = estimate + t106;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t97) & 4294963200u);
        const float t107 = d_high * high; // division.rs:110
        const float t108 = 1.0f - t107;
        const float t109 = t97 - d_high;
        const float t110 = t109 * high;
        const float residual = t108 - t110;
        const float estimate_1 = estimate;
        const float t111 = residual * estimate_1; // division.rs:87
        const float t112 = high + t111;
        const int t113 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t112) >> 23u), t113); // bits.rs:44
        const uint bits_2 = as_type<uint>(t112) + (as_type<uint>(t113) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t114 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t114);
        const float t115 = 1.0f - y_2; // activation.rs:23
        const float t116 = t81 * ((t81 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t115))); // activation.rs:30
        const uint bits_3 = as_type<uint>(t116); // bits.rs:29
        const float t117 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
        const float t118 = t117 * up; // activation.rs:36
        const uint bits_4 = as_type<uint>(t118); // bits.rs:29
        const float t119 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:36
        four_0 = t119; // body.rs:265
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        const float t120 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        const float t121 = abs_f32(t120); // activation.rs:20
        const float t122 = min_f32(max_f32(t121, -104.0f), 89.0f); // exponential.rs:40
        const float t123 = t122 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t123);
        const float t124 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t122 - t124;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t125 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t125 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t126 = q_1 * r_1; // exponential.rs:29
        q_1 = t126 + 0.0013933674f;
        const float t127 = q_1 * r_1;
        q_1 = t127 + 0.008333311f;
        const float t128 = q_1 * r_1;
        q_1 = t128 + 0.041666467f;
        const float t129 = q_1 * r_1;
        q_1 = t129 + 0.16666667f;
        const float t130 = q_1 * r_1;
        q_1 = t130 + 0.5f;
        const float t131 = r_1 * r_1; // exponential.rs:31
        const float t132 = t131 * q_1;
        const float rest_1 = r_error_1 + t132;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t133 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t133); // bits.rs:44
        const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(t133) << 23u); // bits.rs:45
        const float t134 = (((as_type<uint>(t121) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t134)); // activation.rs:20
        const float t135 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t135));
        const uint bits_6 = as_type<uint>(d_1); // division.rs:85
        const float t136 = as_type<float>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        const float t137 = t136 * 0.32323232f; // division.rs:102
        const float t138 = t137 - 1.4545455f;
        const float t139 = t136 * t138;
        float estimate_2 = t139 + 2.121212f;
        const float t140 = t136 * estimate_2; // division.rs:105
        const float t141 = 1.0f - t140;
        const float t142 = estimate_2 * t141;
        estimate_2 = estimate_2 + t142;
        const float t143 = t136 * estimate_2;
        const float t144 = 1.0f - t143;
        const float t145 = estimate_2 * t144;
        estimate_2 = estimate_2 + t145;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t136) & 4294963200u);
        const float t146 = d_high_1 * high_1; // division.rs:110
        const float t147 = 1.0f - t146;
        const float t148 = t136 - d_high_1;
        const float t149 = t148 * high_1;
        const float residual_1 = t147 - t149;
        const float estimate_3 = estimate_2;
        const float t150 = residual_1 * estimate_3; // division.rs:87
        const float t151 = high_1 + t150;
        const int t152 = sub_i32(127, as_type<int>(bits_6 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t151) >> 23u), t152); // bits.rs:44
        const uint bits_7 = as_type<uint>(t151) + (as_type<uint>(t152) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7))); // bits.rs:46
        const uint t153 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t153);
        const float t154 = 1.0f - y_4; // activation.rs:23
        const float t155 = t120 * ((t120 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t154))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t155); // bits.rs:29
        const float t156 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t157 = t156 * up_1; // activation.rs:36
        const uint bits_9 = as_type<uint>(t157); // bits.rs:29
        const float t158 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        four_1 = t158; // body.rs:265
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        const float t159 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        const float t160 = abs_f32(t159); // activation.rs:20
        const float t161 = min_f32(max_f32(t160, -104.0f), 89.0f); // exponential.rs:40
        const float t162 = t161 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t162);
        const float t163 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t161 - t163;
        const float correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t164 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t164 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t165 = q_2 * r_2; // exponential.rs:29
        q_2 = t165 + 0.0013933674f;
        const float t166 = q_2 * r_2;
        q_2 = t166 + 0.008333311f;
        const float t167 = q_2 * r_2;
        q_2 = t167 + 0.041666467f;
        const float t168 = q_2 * r_2;
        q_2 = t168 + 0.16666667f;
        const float t169 = q_2 * r_2;
        q_2 = t169 + 0.5f;
        const float t170 = r_2 * r_2; // exponential.rs:31
        const float t171 = t170 * q_2;
        const float rest_2 = r_error_2 + t171;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t172 = i32_from_f32(k_3); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t172); // bits.rs:44
        const uint bits_10 = as_type<uint>(y_5) + (as_type<uint>(t172) << 23u); // bits.rs:45
        const float t173 = (((as_type<uint>(t160) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t173)); // activation.rs:20
        const float t174 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t174));
        const uint bits_11 = as_type<uint>(d_2); // division.rs:85
        const float t175 = as_type<float>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        const float t176 = t175 * 0.32323232f; // division.rs:102
        const float t177 = t176 - 1.4545455f;
        const float t178 = t175 * t177;
        float estimate_4 = t178 + 2.121212f;
        const float t179 = t175 * estimate_4; // division.rs:105
        const float t180 = 1.0f - t179;
        const float t181 = estimate_4 * t180;
        estimate_4 = estimate_4 + t181;
        const float t182 = t175 * estimate_4;
        const float t183 = 1.0f - t182;
        const float t184 = estimate_4 * t183;
        estimate_4 = estimate_4 + t184;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t175) & 4294963200u);
        const float t185 = d_high_2 * high_2; // division.rs:110
        const float t186 = 1.0f - t185;
        const float t187 = t175 - d_high_2;
        const float t188 = t187 * high_2;
        const float residual_2 = t186 - t188;
        const float estimate_5 = estimate_4;
        const float t189 = residual_2 * estimate_5; // division.rs:87
        const float t190 = high_2 + t189;
        const int t191 = sub_i32(127, as_type<int>(bits_11 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t190) >> 23u), t191); // bits.rs:44
        const uint bits_12 = as_type<uint>(t190) + (as_type<uint>(t191) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_12))); // bits.rs:46
        const uint t192 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t192);
        const float t193 = 1.0f - y_6; // activation.rs:23
        const float t194 = t159 * ((t159 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t193))); // activation.rs:30
        const uint bits_13 = as_type<uint>(t194); // bits.rs:29
        const float t195 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:30
        const float t196 = t195 * up_2; // activation.rs:36
        const uint bits_14 = as_type<uint>(t196); // bits.rs:29
        const float t197 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:36
        four_2 = t197; // body.rs:265
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        const float t198 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        const float t199 = abs_f32(t198); // activation.rs:20
        const float t200 = min_f32(max_f32(t199, -104.0f), 89.0f); // exponential.rs:40
        const float t201 = t200 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t201);
        const float t202 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t200 - t202;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t203 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t203 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t204 = q_3 * r_3; // exponential.rs:29
        q_3 = t204 + 0.0013933674f;
        const float t205 = q_3 * r_3;
        q_3 = t205 + 0.008333311f;
        const float t206 = q_3 * r_3;
        q_3 = t206 + 0.041666467f;
        const float t207 = q_3 * r_3;
        q_3 = t207 + 0.16666667f;
        const float t208 = q_3 * r_3;
        q_3 = t208 + 0.5f;
        const float t209 = r_3 * r_3; // exponential.rs:31
        const float t210 = t209 * q_3;
        const float rest_3 = r_error_3 + t210;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t211 = i32_from_f32(k_4); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t211); // bits.rs:44
        const uint bits_15 = as_type<uint>(y_7) + (as_type<uint>(t211) << 23u); // bits.rs:45
        const float t212 = (((as_type<uint>(t199) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t212)); // activation.rs:20
        const float t213 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t213));
        const uint bits_16 = as_type<uint>(d_3); // division.rs:85
        const float t214 = as_type<float>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        const float t215 = t214 * 0.32323232f; // division.rs:102
        const float t216 = t215 - 1.4545455f;
        const float t217 = t214 * t216;
        float estimate_6 = t217 + 2.121212f;
        const float t218 = t214 * estimate_6; // division.rs:105
        const float t219 = 1.0f - t218;
        const float t220 = estimate_6 * t219;
        estimate_6 = estimate_6 + t220;
        const float t221 = t214 * estimate_6;
        const float t222 = 1.0f - t221;
        const float t223 = estimate_6 * t222;
        estimate_6 = estimate_6 + t223;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t214) & 4294963200u);
        const float t224 = d_high_3 * high_3; // division.rs:110
        const float t225 = 1.0f - t224;
        const float t226 = t214 - d_high_3;
        const float t227 = t226 * high_3;
        const float residual_3 = t225 - t227;
        const float estimate_7 = estimate_6;
        const float t228 = residual_3 * estimate_7; // division.rs:87
        const float t229 = high_3 + t228;
        const int t230 = sub_i32(127, as_type<int>(bits_16 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t229) >> 23u), t230); // bits.rs:44
        const uint bits_17 = as_type<uint>(t229) + (as_type<uint>(t230) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))); // bits.rs:46
        const uint t231 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t231);
        const float t232 = 1.0f - y_8; // activation.rs:23
        const float t233 = t198 * ((t198 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t232))); // activation.rs:30
        const uint bits_18 = as_type<uint>(t233); // bits.rs:29
        const float t234 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // activation.rs:30
        const float t235 = t234 * up_3; // activation.rs:36
        const uint bits_19 = as_type<uint>(t235); // bits.rs:29
        const float t236 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:36
        four_3 = t236; // body.rs:265
        const uint2 t237 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t237;
    }
}
