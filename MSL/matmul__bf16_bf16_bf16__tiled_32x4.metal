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

kernel void matmul__bf16_bf16_bf16__tiled_32x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[128];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 32u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 8u; // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_0_4 = 0.0f;
    float partial_sums_0_5 = 0.0f;
    float partial_sums_0_6 = 0.0f;
    float partial_sums_0_7 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
    float partial_sums_1_4 = 0.0f;
    float partial_sums_1_5 = 0.0f;
    float partial_sums_1_6 = 0.0f;
    float partial_sums_1_7 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_2_2 = 0.0f;
    float partial_sums_2_3 = 0.0f;
    float partial_sums_2_4 = 0.0f;
    float partial_sums_2_5 = 0.0f;
    float partial_sums_2_6 = 0.0f;
    float partial_sums_2_7 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    float partial_sums_3_2 = 0.0f;
    float partial_sums_3_3 = 0.0f;
    float partial_sums_3_4 = 0.0f;
    float partial_sums_3_5 = 0.0f;
    float partial_sums_3_6 = 0.0f;
    float partial_sums_3_7 = 0.0f;
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
        const uint4 t9 = ((device const uint4*)w)[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t10 = decode_bf16(t9.x);
        const float t11 = decode_bf16(t9.x >> 16u);
        const float t12 = decode_bf16(t9.y);
        const float t13 = decode_bf16(t9.y >> 16u);
        const float t14 = decode_bf16(t9.z);
        const float t15 = decode_bf16(t9.z >> 16u);
        const float t16 = decode_bf16(t9.w);
        const float t17 = decode_bf16(t9.w >> 16u);
        const uint4 t18 = ((device const uint4*)w)[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t19 = decode_bf16(t18.x);
        const float t20 = decode_bf16(t18.x >> 16u);
        const float t21 = decode_bf16(t18.y);
        const float t22 = decode_bf16(t18.y >> 16u);
        const float t23 = decode_bf16(t18.z);
        const float t24 = decode_bf16(t18.z >> 16u);
        const float t25 = decode_bf16(t18.w);
        const float t26 = decode_bf16(t18.w >> 16u);
        const uint4 t27 = ((device const uint4*)w)[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t28 = decode_bf16(t27.x);
        const float t29 = decode_bf16(t27.x >> 16u);
        const float t30 = decode_bf16(t27.y);
        const float t31 = decode_bf16(t27.y >> 16u);
        const float t32 = decode_bf16(t27.z);
        const float t33 = decode_bf16(t27.z >> 16u);
        const float t34 = decode_bf16(t27.w);
        const float t35 = decode_bf16(t27.w >> 16u);
        const uint4 t36 = ((device const uint4*)w)[((min_u32(first_n + 4u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t37 = decode_bf16(t36.x);
        const float t38 = decode_bf16(t36.x >> 16u);
        const float t39 = decode_bf16(t36.y);
        const float t40 = decode_bf16(t36.y >> 16u);
        const float t41 = decode_bf16(t36.z);
        const float t42 = decode_bf16(t36.z >> 16u);
        const float t43 = decode_bf16(t36.w);
        const float t44 = decode_bf16(t36.w >> 16u);
        const uint4 t45 = ((device const uint4*)w)[((min_u32(first_n + 5u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t46 = decode_bf16(t45.x);
        const float t47 = decode_bf16(t45.x >> 16u);
        const float t48 = decode_bf16(t45.y);
        const float t49 = decode_bf16(t45.y >> 16u);
        const float t50 = decode_bf16(t45.z);
        const float t51 = decode_bf16(t45.z >> 16u);
        const float t52 = decode_bf16(t45.w);
        const float t53 = decode_bf16(t45.w >> 16u);
        const uint4 t54 = ((device const uint4*)w)[((min_u32(first_n + 6u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t55 = decode_bf16(t54.x);
        const float t56 = decode_bf16(t54.x >> 16u);
        const float t57 = decode_bf16(t54.y);
        const float t58 = decode_bf16(t54.y >> 16u);
        const float t59 = decode_bf16(t54.z);
        const float t60 = decode_bf16(t54.z >> 16u);
        const float t61 = decode_bf16(t54.w);
        const float t62 = decode_bf16(t54.w >> 16u);
        const uint4 t63 = ((device const uint4*)w)[((min_u32(first_n + 7u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t64 = decode_bf16(t63.x);
        const float t65 = decode_bf16(t63.x >> 16u);
        const float t66 = decode_bf16(t63.y);
        const float t67 = decode_bf16(t63.y >> 16u);
        const float t68 = decode_bf16(t63.z);
        const float t69 = decode_bf16(t63.z >> 16u);
        const float t70 = decode_bf16(t63.w);
        const float t71 = decode_bf16(t63.w >> 16u);
        const uint4 t72 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        const float t73 = decode_bf16(t72.x);
        const float t74 = decode_bf16(t72.x >> 16u);
        const float t75 = decode_bf16(t72.y);
        const float t76 = decode_bf16(t72.y >> 16u);
        const float t77 = decode_bf16(t72.z);
        const float t78 = decode_bf16(t72.z >> 16u);
        const float t79 = decode_bf16(t72.w);
        const float t80 = decode_bf16(t72.w >> 16u);
        const uint4 t81 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t82 = decode_bf16(t81.x);
        const float t83 = decode_bf16(t81.x >> 16u);
        const float t84 = decode_bf16(t81.y);
        const float t85 = decode_bf16(t81.y >> 16u);
        const float t86 = decode_bf16(t81.z);
        const float t87 = decode_bf16(t81.z >> 16u);
        const float t88 = decode_bf16(t81.w);
        const float t89 = decode_bf16(t81.w >> 16u);
        const uint4 t90 = ((device const uint4*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t91 = decode_bf16(t90.x);
        const float t92 = decode_bf16(t90.x >> 16u);
        const float t93 = decode_bf16(t90.y);
        const float t94 = decode_bf16(t90.y >> 16u);
        const float t95 = decode_bf16(t90.z);
        const float t96 = decode_bf16(t90.z >> 16u);
        const float t97 = decode_bf16(t90.w);
        const float t98 = decode_bf16(t90.w >> 16u);
        const uint4 t99 = ((device const uint4*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t100 = decode_bf16(t99.x);
        const float t101 = decode_bf16(t99.x >> 16u);
        const float t102 = decode_bf16(t99.y);
        const float t103 = decode_bf16(t99.y >> 16u);
        const float t104 = decode_bf16(t99.z);
        const float t105 = decode_bf16(t99.z >> 16u);
        const float t106 = decode_bf16(t99.w);
        const float t107 = decode_bf16(t99.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        sum = fma(t73, t1, sum); // dot.rs:23
        sum = fma(t74, t2, sum);
        sum = fma(t75, t3, sum);
        sum = fma(t76, t4, sum);
        sum = fma(t77, t5, sum);
        sum = fma(t78, t6, sum);
        sum = fma(t79, t7, sum);
        sum = fma(t80, t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(t82, t1, sum_1); // dot.rs:23
        sum_1 = fma(t83, t2, sum_1);
        sum_1 = fma(t84, t3, sum_1);
        sum_1 = fma(t85, t4, sum_1);
        sum_1 = fma(t86, t5, sum_1);
        sum_1 = fma(t87, t6, sum_1);
        sum_1 = fma(t88, t7, sum_1);
        sum_1 = fma(t89, t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = fma(t91, t1, sum_2); // dot.rs:23
        sum_2 = fma(t92, t2, sum_2);
        sum_2 = fma(t93, t3, sum_2);
        sum_2 = fma(t94, t4, sum_2);
        sum_2 = fma(t95, t5, sum_2);
        sum_2 = fma(t96, t6, sum_2);
        sum_2 = fma(t97, t7, sum_2);
        sum_2 = fma(t98, t8, sum_2);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = fma(t100, t1, sum_3); // dot.rs:23
        sum_3 = fma(t101, t2, sum_3);
        sum_3 = fma(t102, t3, sum_3);
        sum_3 = fma(t103, t4, sum_3);
        sum_3 = fma(t104, t5, sum_3);
        sum_3 = fma(t105, t6, sum_3);
        sum_3 = fma(t106, t7, sum_3);
        sum_3 = fma(t107, t8, sum_3);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = fma(t73, t10, sum_4); // dot.rs:23
        sum_4 = fma(t74, t11, sum_4);
        sum_4 = fma(t75, t12, sum_4);
        sum_4 = fma(t76, t13, sum_4);
        sum_4 = fma(t77, t14, sum_4);
        sum_4 = fma(t78, t15, sum_4);
        sum_4 = fma(t79, t16, sum_4);
        sum_4 = fma(t80, t17, sum_4);
        partial_sums_0_1 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = fma(t82, t10, sum_5); // dot.rs:23
        sum_5 = fma(t83, t11, sum_5);
        sum_5 = fma(t84, t12, sum_5);
        sum_5 = fma(t85, t13, sum_5);
        sum_5 = fma(t86, t14, sum_5);
        sum_5 = fma(t87, t15, sum_5);
        sum_5 = fma(t88, t16, sum_5);
        sum_5 = fma(t89, t17, sum_5);
        partial_sums_1_1 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = fma(t91, t10, sum_6); // dot.rs:23
        sum_6 = fma(t92, t11, sum_6);
        sum_6 = fma(t93, t12, sum_6);
        sum_6 = fma(t94, t13, sum_6);
        sum_6 = fma(t95, t14, sum_6);
        sum_6 = fma(t96, t15, sum_6);
        sum_6 = fma(t97, t16, sum_6);
        sum_6 = fma(t98, t17, sum_6);
        partial_sums_2_1 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = fma(t100, t10, sum_7); // dot.rs:23
        sum_7 = fma(t101, t11, sum_7);
        sum_7 = fma(t102, t12, sum_7);
        sum_7 = fma(t103, t13, sum_7);
        sum_7 = fma(t104, t14, sum_7);
        sum_7 = fma(t105, t15, sum_7);
        sum_7 = fma(t106, t16, sum_7);
        sum_7 = fma(t107, t17, sum_7);
        partial_sums_3_1 = sum_7; // matmul.rs:381
        float sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = fma(t73, t19, sum_8); // dot.rs:23
        sum_8 = fma(t74, t20, sum_8);
        sum_8 = fma(t75, t21, sum_8);
        sum_8 = fma(t76, t22, sum_8);
        sum_8 = fma(t77, t23, sum_8);
        sum_8 = fma(t78, t24, sum_8);
        sum_8 = fma(t79, t25, sum_8);
        sum_8 = fma(t80, t26, sum_8);
        partial_sums_0_2 = sum_8; // matmul.rs:381
        float sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = fma(t82, t19, sum_9); // dot.rs:23
        sum_9 = fma(t83, t20, sum_9);
        sum_9 = fma(t84, t21, sum_9);
        sum_9 = fma(t85, t22, sum_9);
        sum_9 = fma(t86, t23, sum_9);
        sum_9 = fma(t87, t24, sum_9);
        sum_9 = fma(t88, t25, sum_9);
        sum_9 = fma(t89, t26, sum_9);
        partial_sums_1_2 = sum_9; // matmul.rs:381
        float sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = fma(t91, t19, sum_10); // dot.rs:23
        sum_10 = fma(t92, t20, sum_10);
        sum_10 = fma(t93, t21, sum_10);
        sum_10 = fma(t94, t22, sum_10);
        sum_10 = fma(t95, t23, sum_10);
        sum_10 = fma(t96, t24, sum_10);
        sum_10 = fma(t97, t25, sum_10);
        sum_10 = fma(t98, t26, sum_10);
        partial_sums_2_2 = sum_10; // matmul.rs:381
        float sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = fma(t100, t19, sum_11); // dot.rs:23
        sum_11 = fma(t101, t20, sum_11);
        sum_11 = fma(t102, t21, sum_11);
        sum_11 = fma(t103, t22, sum_11);
        sum_11 = fma(t104, t23, sum_11);
        sum_11 = fma(t105, t24, sum_11);
        sum_11 = fma(t106, t25, sum_11);
        sum_11 = fma(t107, t26, sum_11);
        partial_sums_3_2 = sum_11; // matmul.rs:381
        float sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = fma(t73, t28, sum_12); // dot.rs:23
        sum_12 = fma(t74, t29, sum_12);
        sum_12 = fma(t75, t30, sum_12);
        sum_12 = fma(t76, t31, sum_12);
        sum_12 = fma(t77, t32, sum_12);
        sum_12 = fma(t78, t33, sum_12);
        sum_12 = fma(t79, t34, sum_12);
        sum_12 = fma(t80, t35, sum_12);
        partial_sums_0_3 = sum_12; // matmul.rs:381
        float sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = fma(t82, t28, sum_13); // dot.rs:23
        sum_13 = fma(t83, t29, sum_13);
        sum_13 = fma(t84, t30, sum_13);
        sum_13 = fma(t85, t31, sum_13);
        sum_13 = fma(t86, t32, sum_13);
        sum_13 = fma(t87, t33, sum_13);
        sum_13 = fma(t88, t34, sum_13);
        sum_13 = fma(t89, t35, sum_13);
        partial_sums_1_3 = sum_13; // matmul.rs:381
        float sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = fma(t91, t28, sum_14); // dot.rs:23
        sum_14 = fma(t92, t29, sum_14);
        sum_14 = fma(t93, t30, sum_14);
        sum_14 = fma(t94, t31, sum_14);
        sum_14 = fma(t95, t32, sum_14);
        sum_14 = fma(t96, t33, sum_14);
        sum_14 = fma(t97, t34, sum_14);
        sum_14 = fma(t98, t35, sum_14);
        partial_sums_2_3 = sum_14; // matmul.rs:381
        float sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = fma(t100, t28, sum_15); // dot.rs:23
        sum_15 = fma(t101, t29, sum_15);
        sum_15 = fma(t102, t30, sum_15);
        sum_15 = fma(t103, t31, sum_15);
        sum_15 = fma(t104, t32, sum_15);
        sum_15 = fma(t105, t33, sum_15);
        sum_15 = fma(t106, t34, sum_15);
        sum_15 = fma(t107, t35, sum_15);
        partial_sums_3_3 = sum_15; // matmul.rs:381
        float sum_16 = partial_sums_0_4; // dot.rs:20
        sum_16 = fma(t73, t37, sum_16); // dot.rs:23
        sum_16 = fma(t74, t38, sum_16);
        sum_16 = fma(t75, t39, sum_16);
        sum_16 = fma(t76, t40, sum_16);
        sum_16 = fma(t77, t41, sum_16);
        sum_16 = fma(t78, t42, sum_16);
        sum_16 = fma(t79, t43, sum_16);
        sum_16 = fma(t80, t44, sum_16);
        partial_sums_0_4 = sum_16; // matmul.rs:381
        float sum_17 = partial_sums_1_4; // dot.rs:20
        sum_17 = fma(t82, t37, sum_17); // dot.rs:23
        sum_17 = fma(t83, t38, sum_17);
        sum_17 = fma(t84, t39, sum_17);
        sum_17 = fma(t85, t40, sum_17);
        sum_17 = fma(t86, t41, sum_17);
        sum_17 = fma(t87, t42, sum_17);
        sum_17 = fma(t88, t43, sum_17);
        sum_17 = fma(t89, t44, sum_17);
        partial_sums_1_4 = sum_17; // matmul.rs:381
        float sum_18 = partial_sums_2_4; // dot.rs:20
        sum_18 = fma(t91, t37, sum_18); // dot.rs:23
        sum_18 = fma(t92, t38, sum_18);
        sum_18 = fma(t93, t39, sum_18);
        sum_18 = fma(t94, t40, sum_18);
        sum_18 = fma(t95, t41, sum_18);
        sum_18 = fma(t96, t42, sum_18);
        sum_18 = fma(t97, t43, sum_18);
        sum_18 = fma(t98, t44, sum_18);
        partial_sums_2_4 = sum_18; // matmul.rs:381
        float sum_19 = partial_sums_3_4; // dot.rs:20
        sum_19 = fma(t100, t37, sum_19); // dot.rs:23
        sum_19 = fma(t101, t38, sum_19);
        sum_19 = fma(t102, t39, sum_19);
        sum_19 = fma(t103, t40, sum_19);
        sum_19 = fma(t104, t41, sum_19);
        sum_19 = fma(t105, t42, sum_19);
        sum_19 = fma(t106, t43, sum_19);
        sum_19 = fma(t107, t44, sum_19);
        partial_sums_3_4 = sum_19; // matmul.rs:381
        float sum_20 = partial_sums_0_5; // dot.rs:20
        sum_20 = fma(t73, t46, sum_20); // dot.rs:23
        sum_20 = fma(t74, t47, sum_20);
        sum_20 = fma(t75, t48, sum_20);
        sum_20 = fma(t76, t49, sum_20);
        sum_20 = fma(t77, t50, sum_20);
        sum_20 = fma(t78, t51, sum_20);
        sum_20 = fma(t79, t52, sum_20);
        sum_20 = fma(t80, t53, sum_20);
        partial_sums_0_5 = sum_20; // matmul.rs:381
        float sum_21 = partial_sums_1_5; // dot.rs:20
        sum_21 = fma(t82, t46, sum_21); // dot.rs:23
        sum_21 = fma(t83, t47, sum_21);
        sum_21 = fma(t84, t48, sum_21);
        sum_21 = fma(t85, t49, sum_21);
        sum_21 = fma(t86, t50, sum_21);
        sum_21 = fma(t87, t51, sum_21);
        sum_21 = fma(t88, t52, sum_21);
        sum_21 = fma(t89, t53, sum_21);
        partial_sums_1_5 = sum_21; // matmul.rs:381
        float sum_22 = partial_sums_2_5; // dot.rs:20
        sum_22 = fma(t91, t46, sum_22); // dot.rs:23
        sum_22 = fma(t92, t47, sum_22);
        sum_22 = fma(t93, t48, sum_22);
        sum_22 = fma(t94, t49, sum_22);
        sum_22 = fma(t95, t50, sum_22);
        sum_22 = fma(t96, t51, sum_22);
        sum_22 = fma(t97, t52, sum_22);
        sum_22 = fma(t98, t53, sum_22);
        partial_sums_2_5 = sum_22; // matmul.rs:381
        float sum_23 = partial_sums_3_5; // dot.rs:20
        sum_23 = fma(t100, t46, sum_23); // dot.rs:23
        sum_23 = fma(t101, t47, sum_23);
        sum_23 = fma(t102, t48, sum_23);
        sum_23 = fma(t103, t49, sum_23);
        sum_23 = fma(t104, t50, sum_23);
        sum_23 = fma(t105, t51, sum_23);
        sum_23 = fma(t106, t52, sum_23);
        sum_23 = fma(t107, t53, sum_23);
        partial_sums_3_5 = sum_23; // matmul.rs:381
        float sum_24 = partial_sums_0_6; // dot.rs:20
        sum_24 = fma(t73, t55, sum_24); // dot.rs:23
        sum_24 = fma(t74, t56, sum_24);
        sum_24 = fma(t75, t57, sum_24);
        sum_24 = fma(t76, t58, sum_24);
        sum_24 = fma(t77, t59, sum_24);
        sum_24 = fma(t78, t60, sum_24);
        sum_24 = fma(t79, t61, sum_24);
        sum_24 = fma(t80, t62, sum_24);
        partial_sums_0_6 = sum_24; // matmul.rs:381
        float sum_25 = partial_sums_1_6; // dot.rs:20
        sum_25 = fma(t82, t55, sum_25); // dot.rs:23
        sum_25 = fma(t83, t56, sum_25);
        sum_25 = fma(t84, t57, sum_25);
        sum_25 = fma(t85, t58, sum_25);
        sum_25 = fma(t86, t59, sum_25);
        sum_25 = fma(t87, t60, sum_25);
        sum_25 = fma(t88, t61, sum_25);
        sum_25 = fma(t89, t62, sum_25);
        partial_sums_1_6 = sum_25; // matmul.rs:381
        float sum_26 = partial_sums_2_6; // dot.rs:20
        sum_26 = fma(t91, t55, sum_26); // dot.rs:23
        sum_26 = fma(t92, t56, sum_26);
        sum_26 = fma(t93, t57, sum_26);
        sum_26 = fma(t94, t58, sum_26);
        sum_26 = fma(t95, t59, sum_26);
        sum_26 = fma(t96, t60, sum_26);
        sum_26 = fma(t97, t61, sum_26);
        sum_26 = fma(t98, t62, sum_26);
        partial_sums_2_6 = sum_26; // matmul.rs:381
        float sum_27 = partial_sums_3_6; // dot.rs:20
        sum_27 = fma(t100, t55, sum_27); // dot.rs:23
        sum_27 = fma(t101, t56, sum_27);
        sum_27 = fma(t102, t57, sum_27);
        sum_27 = fma(t103, t58, sum_27);
        sum_27 = fma(t104, t59, sum_27);
        sum_27 = fma(t105, t60, sum_27);
        sum_27 = fma(t106, t61, sum_27);
        sum_27 = fma(t107, t62, sum_27);
        partial_sums_3_6 = sum_27; // matmul.rs:381
        float sum_28 = partial_sums_0_7; // dot.rs:20
        sum_28 = fma(t73, t64, sum_28); // dot.rs:23
        sum_28 = fma(t74, t65, sum_28);
        sum_28 = fma(t75, t66, sum_28);
        sum_28 = fma(t76, t67, sum_28);
        sum_28 = fma(t77, t68, sum_28);
        sum_28 = fma(t78, t69, sum_28);
        sum_28 = fma(t79, t70, sum_28);
        sum_28 = fma(t80, t71, sum_28);
        partial_sums_0_7 = sum_28; // matmul.rs:381
        float sum_29 = partial_sums_1_7; // dot.rs:20
        sum_29 = fma(t82, t64, sum_29); // dot.rs:23
        sum_29 = fma(t83, t65, sum_29);
        sum_29 = fma(t84, t66, sum_29);
        sum_29 = fma(t85, t67, sum_29);
        sum_29 = fma(t86, t68, sum_29);
        sum_29 = fma(t87, t69, sum_29);
        sum_29 = fma(t88, t70, sum_29);
        sum_29 = fma(t89, t71, sum_29);
        partial_sums_1_7 = sum_29; // matmul.rs:381
        float sum_30 = partial_sums_2_7; // dot.rs:20
        sum_30 = fma(t91, t64, sum_30); // dot.rs:23
        sum_30 = fma(t92, t65, sum_30);
        sum_30 = fma(t93, t66, sum_30);
        sum_30 = fma(t94, t67, sum_30);
        sum_30 = fma(t95, t68, sum_30);
        sum_30 = fma(t96, t69, sum_30);
        sum_30 = fma(t97, t70, sum_30);
        sum_30 = fma(t98, t71, sum_30);
        partial_sums_2_7 = sum_30; // matmul.rs:381
        float sum_31 = partial_sums_3_7; // dot.rs:20
        sum_31 = fma(t100, t64, sum_31); // dot.rs:23
        sum_31 = fma(t101, t65, sum_31);
        sum_31 = fma(t102, t66, sum_31);
        sum_31 = fma(t103, t67, sum_31);
        sum_31 = fma(t104, t68, sum_31);
        sum_31 = fma(t105, t69, sum_31);
        sum_31 = fma(t106, t70, sum_31);
        sum_31 = fma(t107, t71, sum_31);
        partial_sums_3_7 = sum_31; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:395
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:395
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:395
    }
    const float sum_4 = reduce_add_f32(partial_sums_0_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:395
    }
    const float sum_5 = reduce_add_f32(partial_sums_0_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:395
    }
    const float sum_6 = reduce_add_f32(partial_sums_0_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:395
    }
    const float sum_7 = reduce_add_f32(partial_sums_0_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:395
    }
    const float sum_8 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:395
    }
    const float sum_9 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:395
    }
    const float sum_10 = reduce_add_f32(partial_sums_1_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:395
    }
    const float sum_11 = reduce_add_f32(partial_sums_1_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:395
    }
    const float sum_12 = reduce_add_f32(partial_sums_1_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:395
    }
    const float sum_13 = reduce_add_f32(partial_sums_1_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:395
    }
    const float sum_14 = reduce_add_f32(partial_sums_1_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:395
    }
    const float sum_15 = reduce_add_f32(partial_sums_1_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:395
    }
    const float sum_16 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:395
    }
    const float sum_17 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:395
    }
    const float sum_18 = reduce_add_f32(partial_sums_2_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:395
    }
    const float sum_19 = reduce_add_f32(partial_sums_2_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:395
    }
    const float sum_20 = reduce_add_f32(partial_sums_2_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:395
    }
    const float sum_21 = reduce_add_f32(partial_sums_2_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:395
    }
    const float sum_22 = reduce_add_f32(partial_sums_2_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:395
    }
    const float sum_23 = reduce_add_f32(partial_sums_2_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:395
    }
    const float sum_24 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:395
    }
    const float sum_25 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:395
    }
    const float sum_26 = reduce_add_f32(partial_sums_3_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:395
    }
    const float sum_27 = reduce_add_f32(partial_sums_3_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:395
    }
    const float sum_28 = reduce_add_f32(partial_sums_3_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:395
    }
    const float sum_29 = reduce_add_f32(partial_sums_3_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:395
    }
    const float sum_30 = reduce_add_f32(partial_sums_3_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:395
    }
    const float sum_31 = reduce_add_f32(partial_sums_3_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group / 8u; // matmul.rs:402
    const uint column = workgroup_n + group % 8u * 4u; // matmul.rs:403
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        const uint2 t108 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t108;
    }
}
