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

kernel void matmul__bf16_f32_bf16__tiled_32x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
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
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)w)[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        const float4 t4 = ((device const float4*)w)[(min_u32(first_n + 4u, last_n) * imm.k + first_k) >> 2u];
        const float4 t5 = ((device const float4*)w)[(min_u32(first_n + 5u, last_n) * imm.k + first_k) >> 2u];
        const float4 t6 = ((device const float4*)w)[(min_u32(first_n + 6u, last_n) * imm.k + first_k) >> 2u];
        const float4 t7 = ((device const float4*)w)[(min_u32(first_n + 7u, last_n) * imm.k + first_k) >> 2u];
        const uint2 t8 = ((device const uint2*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const float t9 = decode_bf16(t8.x);
        const float t10 = decode_bf16(t8.x >> 16u);
        const float t11 = decode_bf16(t8.y);
        const float t12 = decode_bf16(t8.y >> 16u);
        const uint2 t13 = ((device const uint2*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t14 = decode_bf16(t13.x);
        const float t15 = decode_bf16(t13.x >> 16u);
        const float t16 = decode_bf16(t13.y);
        const float t17 = decode_bf16(t13.y >> 16u);
        const uint2 t18 = ((device const uint2*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t19 = decode_bf16(t18.x);
        const float t20 = decode_bf16(t18.x >> 16u);
        const float t21 = decode_bf16(t18.y);
        const float t22 = decode_bf16(t18.y >> 16u);
        const uint2 t23 = ((device const uint2*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t24 = decode_bf16(t23.x);
        const float t25 = decode_bf16(t23.x >> 16u);
        const float t26 = decode_bf16(t23.y);
        const float t27 = decode_bf16(t23.y >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t28 = t9 * t0.x; // dot.rs:23
        sum = sum + t28;
        const float t29 = t10 * t0.y;
        sum = sum + t29;
        const float t30 = t11 * t0.z;
        sum = sum + t30;
        const float t31 = t12 * t0.w;
        sum = sum + t31;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t32 = t14 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t32;
        const float t33 = t15 * t0.y;
        sum_1 = sum_1 + t33;
        const float t34 = t16 * t0.z;
        sum_1 = sum_1 + t34;
        const float t35 = t17 * t0.w;
        sum_1 = sum_1 + t35;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t36 = t19 * t0.x; // dot.rs:23
        sum_2 = sum_2 + t36;
        const float t37 = t20 * t0.y;
        sum_2 = sum_2 + t37;
        const float t38 = t21 * t0.z;
        sum_2 = sum_2 + t38;
        const float t39 = t22 * t0.w;
        sum_2 = sum_2 + t39;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t40 = t24 * t0.x; // dot.rs:23
        sum_3 = sum_3 + t40;
        const float t41 = t25 * t0.y;
        sum_3 = sum_3 + t41;
        const float t42 = t26 * t0.z;
        sum_3 = sum_3 + t42;
        const float t43 = t27 * t0.w;
        sum_3 = sum_3 + t43;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t44 = t9 * t1.x; // dot.rs:23
        sum_4 = sum_4 + t44;
        const float t45 = t10 * t1.y;
        sum_4 = sum_4 + t45;
        const float t46 = t11 * t1.z;
        sum_4 = sum_4 + t46;
        const float t47 = t12 * t1.w;
        sum_4 = sum_4 + t47;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t48 = t14 * t1.x; // dot.rs:23
        sum_5 = sum_5 + t48;
        const float t49 = t15 * t1.y;
        sum_5 = sum_5 + t49;
        const float t50 = t16 * t1.z;
        sum_5 = sum_5 + t50;
        const float t51 = t17 * t1.w;
        sum_5 = sum_5 + t51;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t52 = t19 * t1.x; // dot.rs:23
        sum_6 = sum_6 + t52;
        const float t53 = t20 * t1.y;
        sum_6 = sum_6 + t53;
        const float t54 = t21 * t1.z;
        sum_6 = sum_6 + t54;
        const float t55 = t22 * t1.w;
        sum_6 = sum_6 + t55;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t56 = t24 * t1.x; // dot.rs:23
        sum_7 = sum_7 + t56;
        const float t57 = t25 * t1.y;
        sum_7 = sum_7 + t57;
        const float t58 = t26 * t1.z;
        sum_7 = sum_7 + t58;
        const float t59 = t27 * t1.w;
        sum_7 = sum_7 + t59;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t60 = t9 * t2.x; // dot.rs:23
        sum_8 = sum_8 + t60;
        const float t61 = t10 * t2.y;
        sum_8 = sum_8 + t61;
        const float t62 = t11 * t2.z;
        sum_8 = sum_8 + t62;
        const float t63 = t12 * t2.w;
        sum_8 = sum_8 + t63;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t64 = t14 * t2.x; // dot.rs:23
        sum_9 = sum_9 + t64;
        const float t65 = t15 * t2.y;
        sum_9 = sum_9 + t65;
        const float t66 = t16 * t2.z;
        sum_9 = sum_9 + t66;
        const float t67 = t17 * t2.w;
        sum_9 = sum_9 + t67;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t68 = t19 * t2.x; // dot.rs:23
        sum_10 = sum_10 + t68;
        const float t69 = t20 * t2.y;
        sum_10 = sum_10 + t69;
        const float t70 = t21 * t2.z;
        sum_10 = sum_10 + t70;
        const float t71 = t22 * t2.w;
        sum_10 = sum_10 + t71;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t72 = t24 * t2.x; // dot.rs:23
        sum_11 = sum_11 + t72;
        const float t73 = t25 * t2.y;
        sum_11 = sum_11 + t73;
        const float t74 = t26 * t2.z;
        sum_11 = sum_11 + t74;
        const float t75 = t27 * t2.w;
        sum_11 = sum_11 + t75;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t76 = t9 * t3.x; // dot.rs:23
        sum_12 = sum_12 + t76;
        const float t77 = t10 * t3.y;
        sum_12 = sum_12 + t77;
        const float t78 = t11 * t3.z;
        sum_12 = sum_12 + t78;
        const float t79 = t12 * t3.w;
        sum_12 = sum_12 + t79;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t80 = t14 * t3.x; // dot.rs:23
        sum_13 = sum_13 + t80;
        const float t81 = t15 * t3.y;
        sum_13 = sum_13 + t81;
        const float t82 = t16 * t3.z;
        sum_13 = sum_13 + t82;
        const float t83 = t17 * t3.w;
        sum_13 = sum_13 + t83;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t84 = t19 * t3.x; // dot.rs:23
        sum_14 = sum_14 + t84;
        const float t85 = t20 * t3.y;
        sum_14 = sum_14 + t85;
        const float t86 = t21 * t3.z;
        sum_14 = sum_14 + t86;
        const float t87 = t22 * t3.w;
        sum_14 = sum_14 + t87;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t88 = t24 * t3.x; // dot.rs:23
        sum_15 = sum_15 + t88;
        const float t89 = t25 * t3.y;
        sum_15 = sum_15 + t89;
        const float t90 = t26 * t3.z;
        sum_15 = sum_15 + t90;
        const float t91 = t27 * t3.w;
        sum_15 = sum_15 + t91;
        partial_sums_3_3 = sum_15; // matmul.rs:381
        float sum_16 = partial_sums_0_4; // dot.rs:20
        const float t92 = t9 * t4.x; // dot.rs:23
        sum_16 = sum_16 + t92;
        const float t93 = t10 * t4.y;
        sum_16 = sum_16 + t93;
        const float t94 = t11 * t4.z;
        sum_16 = sum_16 + t94;
        const float t95 = t12 * t4.w;
        sum_16 = sum_16 + t95;
        partial_sums_0_4 = sum_16; // matmul.rs:381
        float sum_17 = partial_sums_1_4; // dot.rs:20
        const float t96 = t14 * t4.x; // dot.rs:23
        sum_17 = sum_17 + t96;
        const float t97 = t15 * t4.y;
        sum_17 = sum_17 + t97;
        const float t98 = t16 * t4.z;
        sum_17 = sum_17 + t98;
        const float t99 = t17 * t4.w;
        sum_17 = sum_17 + t99;
        partial_sums_1_4 = sum_17; // matmul.rs:381
        float sum_18 = partial_sums_2_4; // dot.rs:20
        const float t100 = t19 * t4.x; // dot.rs:23
        sum_18 = sum_18 + t100;
        const float t101 = t20 * t4.y;
        sum_18 = sum_18 + t101;
        const float t102 = t21 * t4.z;
        sum_18 = sum_18 + t102;
        const float t103 = t22 * t4.w;
        sum_18 = sum_18 + t103;
        partial_sums_2_4 = sum_18; // matmul.rs:381
        float sum_19 = partial_sums_3_4; // dot.rs:20
        const float t104 = t24 * t4.x; // dot.rs:23
        sum_19 = sum_19 + t104;
        const float t105 = t25 * t4.y;
        sum_19 = sum_19 + t105;
        const float t106 = t26 * t4.z;
        sum_19 = sum_19 + t106;
        const float t107 = t27 * t4.w;
        sum_19 = sum_19 + t107;
        partial_sums_3_4 = sum_19; // matmul.rs:381
        float sum_20 = partial_sums_0_5; // dot.rs:20
        const float t108 = t9 * t5.x; // dot.rs:23
        sum_20 = sum_20 + t108;
        const float t109 = t10 * t5.y;
        sum_20 = sum_20 + t109;
        const float t110 = t11 * t5.z;
        sum_20 = sum_20 + t110;
        const float t111 = t12 * t5.w;
        sum_20 = sum_20 + t111;
        partial_sums_0_5 = sum_20; // matmul.rs:381
        float sum_21 = partial_sums_1_5; // dot.rs:20
        const float t112 = t14 * t5.x; // dot.rs:23
        sum_21 = sum_21 + t112;
        const float t113 = t15 * t5.y;
        sum_21 = sum_21 + t113;
        const float t114 = t16 * t5.z;
        sum_21 = sum_21 + t114;
        const float t115 = t17 * t5.w;
        sum_21 = sum_21 + t115;
        partial_sums_1_5 = sum_21; // matmul.rs:381
        float sum_22 = partial_sums_2_5; // dot.rs:20
        const float t116 = t19 * t5.x; // dot.rs:23
        sum_22 = sum_22 + t116;
        const float t117 = t20 * t5.y;
        sum_22 = sum_22 + t117;
        const float t118 = t21 * t5.z;
        sum_22 = sum_22 + t118;
        const float t119 = t22 * t5.w;
        sum_22 = sum_22 + t119;
        partial_sums_2_5 = sum_22; // matmul.rs:381
        float sum_23 = partial_sums_3_5; // dot.rs:20
        const float t120 = t24 * t5.x; // dot.rs:23
        sum_23 = sum_23 + t120;
        const float t121 = t25 * t5.y;
        sum_23 = sum_23 + t121;
        const float t122 = t26 * t5.z;
        sum_23 = sum_23 + t122;
        const float t123 = t27 * t5.w;
        sum_23 = sum_23 + t123;
        partial_sums_3_5 = sum_23; // matmul.rs:381
        float sum_24 = partial_sums_0_6; // dot.rs:20
        const float t124 = t9 * t6.x; // dot.rs:23
        sum_24 = sum_24 + t124;
        const float t125 = t10 * t6.y;
        sum_24 = sum_24 + t125;
        const float t126 = t11 * t6.z;
        sum_24 = sum_24 + t126;
        const float t127 = t12 * t6.w;
        sum_24 = sum_24 + t127;
        partial_sums_0_6 = sum_24; // matmul.rs:381
        float sum_25 = partial_sums_1_6; // dot.rs:20
        const float t128 = t14 * t6.x; // dot.rs:23
        sum_25 = sum_25 + t128;
        const float t129 = t15 * t6.y;
        sum_25 = sum_25 + t129;
        const float t130 = t16 * t6.z;
        sum_25 = sum_25 + t130;
        const float t131 = t17 * t6.w;
        sum_25 = sum_25 + t131;
        partial_sums_1_6 = sum_25; // matmul.rs:381
        float sum_26 = partial_sums_2_6; // dot.rs:20
        const float t132 = t19 * t6.x; // dot.rs:23
        sum_26 = sum_26 + t132;
        const float t133 = t20 * t6.y;
        sum_26 = sum_26 + t133;
        const float t134 = t21 * t6.z;
        sum_26 = sum_26 + t134;
        const float t135 = t22 * t6.w;
        sum_26 = sum_26 + t135;
        partial_sums_2_6 = sum_26; // matmul.rs:381
        float sum_27 = partial_sums_3_6; // dot.rs:20
        const float t136 = t24 * t6.x; // dot.rs:23
        sum_27 = sum_27 + t136;
        const float t137 = t25 * t6.y;
        sum_27 = sum_27 + t137;
        const float t138 = t26 * t6.z;
        sum_27 = sum_27 + t138;
        const float t139 = t27 * t6.w;
        sum_27 = sum_27 + t139;
        partial_sums_3_6 = sum_27; // matmul.rs:381
        float sum_28 = partial_sums_0_7; // dot.rs:20
        const float t140 = t9 * t7.x; // dot.rs:23
        sum_28 = sum_28 + t140;
        const float t141 = t10 * t7.y;
        sum_28 = sum_28 + t141;
        const float t142 = t11 * t7.z;
        sum_28 = sum_28 + t142;
        const float t143 = t12 * t7.w;
        sum_28 = sum_28 + t143;
        partial_sums_0_7 = sum_28; // matmul.rs:381
        float sum_29 = partial_sums_1_7; // dot.rs:20
        const float t144 = t14 * t7.x; // dot.rs:23
        sum_29 = sum_29 + t144;
        const float t145 = t15 * t7.y;
        sum_29 = sum_29 + t145;
        const float t146 = t16 * t7.z;
        sum_29 = sum_29 + t146;
        const float t147 = t17 * t7.w;
        sum_29 = sum_29 + t147;
        partial_sums_1_7 = sum_29; // matmul.rs:381
        float sum_30 = partial_sums_2_7; // dot.rs:20
        const float t148 = t19 * t7.x; // dot.rs:23
        sum_30 = sum_30 + t148;
        const float t149 = t20 * t7.y;
        sum_30 = sum_30 + t149;
        const float t150 = t21 * t7.z;
        sum_30 = sum_30 + t150;
        const float t151 = t22 * t7.w;
        sum_30 = sum_30 + t151;
        partial_sums_2_7 = sum_30; // matmul.rs:381
        float sum_31 = partial_sums_3_7; // dot.rs:20
        const float t152 = t24 * t7.x; // dot.rs:23
        sum_31 = sum_31 + t152;
        const float t153 = t25 * t7.y;
        sum_31 = sum_31 + t153;
        const float t154 = t26 * t7.z;
        sum_31 = sum_31 + t154;
        const float t155 = t27 * t7.w;
        sum_31 = sum_31 + t155;
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
        const uint2 t156 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t156;
    }
}
