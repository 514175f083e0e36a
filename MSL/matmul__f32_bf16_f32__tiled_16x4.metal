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

kernel void matmul__f32_bf16_f32__tiled_16x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[64];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_2_2 = 0.0f;
    float partial_sums_2_3 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    float partial_sums_3_2 = 0.0f;
    float partial_sums_3_3 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 8u; // matmul.rs:324
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
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
        const uint t36 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t37 = ((device const float4*)x)[t36 >> 2u];
        const float4 t38 = ((device const float4*)x)[(t36 + 4u) >> 2u];
        const uint t39 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t40 = ((device const float4*)x)[t39 >> 2u];
        const float4 t41 = ((device const float4*)x)[(t39 + 4u) >> 2u];
        const uint t42 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t43 = ((device const float4*)x)[t42 >> 2u];
        const float4 t44 = ((device const float4*)x)[(t42 + 4u) >> 2u];
        const uint t45 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t46 = ((device const float4*)x)[t45 >> 2u];
        const float4 t47 = ((device const float4*)x)[(t45 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t48 = t37.x * t1; // dot.rs:23
        sum = sum + t48;
        const float t49 = t37.y * t2;
        sum = sum + t49;
        const float t50 = t37.z * t3;
        sum = sum + t50;
        const float t51 = t37.w * t4;
        sum = sum + t51;
        const float t52 = t38.x * t5;
        sum = sum + t52;
        const float t53 = t38.y * t6;
        sum = sum + t53;
        const float t54 = t38.z * t7;
        sum = sum + t54;
        const float t55 = t38.w * t8;
        sum = sum + t55;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t56 = t40.x * t1; // dot.rs:23
        sum_1 = sum_1 + t56;
        const float t57 = t40.y * t2;
        sum_1 = sum_1 + t57;
        const float t58 = t40.z * t3;
        sum_1 = sum_1 + t58;
        const float t59 = t40.w * t4;
        sum_1 = sum_1 + t59;
        const float t60 = t41.x * t5;
        sum_1 = sum_1 + t60;
        const float t61 = t41.y * t6;
        sum_1 = sum_1 + t61;
        const float t62 = t41.z * t7;
        sum_1 = sum_1 + t62;
        const float t63 = t41.w * t8;
        sum_1 = sum_1 + t63;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t64 = t43.x * t1; // dot.rs:23
        sum_2 = sum_2 + t64;
        const float t65 = t43.y * t2;
        sum_2 = sum_2 + t65;
        const float t66 = t43.z * t3;
        sum_2 = sum_2 + t66;
        const float t67 = t43.w * t4;
        sum_2 = sum_2 + t67;
        const float t68 = t44.x * t5;
        sum_2 = sum_2 + t68;
        const float t69 = t44.y * t6;
        sum_2 = sum_2 + t69;
        const float t70 = t44.z * t7;
        sum_2 = sum_2 + t70;
        const float t71 = t44.w * t8;
        sum_2 = sum_2 + t71;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t72 = t46.x * t1; // dot.rs:23
        sum_3 = sum_3 + t72;
        const float t73 = t46.y * t2;
        sum_3 = sum_3 + t73;
        const float t74 = t46.z * t3;
        sum_3 = sum_3 + t74;
        const float t75 = t46.w * t4;
        sum_3 = sum_3 + t75;
        const float t76 = t47.x * t5;
        sum_3 = sum_3 + t76;
        const float t77 = t47.y * t6;
        sum_3 = sum_3 + t77;
        const float t78 = t47.z * t7;
        sum_3 = sum_3 + t78;
        const float t79 = t47.w * t8;
        sum_3 = sum_3 + t79;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t80 = t37.x * t10; // dot.rs:23
        sum_4 = sum_4 + t80;
        const float t81 = t37.y * t11;
        sum_4 = sum_4 + t81;
        const float t82 = t37.z * t12;
        sum_4 = sum_4 + t82;
        const float t83 = t37.w * t13;
        sum_4 = sum_4 + t83;
        const float t84 = t38.x * t14;
        sum_4 = sum_4 + t84;
        const float t85 = t38.y * t15;
        sum_4 = sum_4 + t85;
        const float t86 = t38.z * t16;
        sum_4 = sum_4 + t86;
        const float t87 = t38.w * t17;
        sum_4 = sum_4 + t87;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t88 = t40.x * t10; // dot.rs:23
        sum_5 = sum_5 + t88;
        const float t89 = t40.y * t11;
        sum_5 = sum_5 + t89;
        const float t90 = t40.z * t12;
        sum_5 = sum_5 + t90;
        const float t91 = t40.w * t13;
        sum_5 = sum_5 + t91;
        const float t92 = t41.x * t14;
        sum_5 = sum_5 + t92;
        const float t93 = t41.y * t15;
        sum_5 = sum_5 + t93;
        const float t94 = t41.z * t16;
        sum_5 = sum_5 + t94;
        const float t95 = t41.w * t17;
        sum_5 = sum_5 + t95;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t96 = t43.x * t10; // dot.rs:23
        sum_6 = sum_6 + t96;
        const float t97 = t43.y * t11;
        sum_6 = sum_6 + t97;
        const float t98 = t43.z * t12;
        sum_6 = sum_6 + t98;
        const float t99 = t43.w * t13;
        sum_6 = sum_6 + t99;
        const float t100 = t44.x * t14;
        sum_6 = sum_6 + t100;
        const float t101 = t44.y * t15;
        sum_6 = sum_6 + t101;
        const float t102 = t44.z * t16;
        sum_6 = sum_6 + t102;
        const float t103 = t44.w * t17;
        sum_6 = sum_6 + t103;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t104 = t46.x * t10; // dot.rs:23
        sum_7 = sum_7 + t104;
        const float t105 = t46.y * t11;
        sum_7 = sum_7 + t105;
        const float t106 = t46.z * t12;
        sum_7 = sum_7 + t106;
        const float t107 = t46.w * t13;
        sum_7 = sum_7 + t107;
        const float t108 = t47.x * t14;
        sum_7 = sum_7 + t108;
        const float t109 = t47.y * t15;
        sum_7 = sum_7 + t109;
        const float t110 = t47.z * t16;
        sum_7 = sum_7 + t110;
        const float t111 = t47.w * t17;
        sum_7 = sum_7 + t111;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t112 = t37.x * t19; // dot.rs:23
        sum_8 = sum_8 + t112;
        const float t113 = t37.y * t20;
        sum_8 = sum_8 + t113;
        const float t114 = t37.z * t21;
        sum_8 = sum_8 + t114;
        const float t115 = t37.w * t22;
        sum_8 = sum_8 + t115;
        const float t116 = t38.x * t23;
        sum_8 = sum_8 + t116;
        const float t117 = t38.y * t24;
        sum_8 = sum_8 + t117;
        const float t118 = t38.z * t25;
        sum_8 = sum_8 + t118;
        const float t119 = t38.w * t26;
        sum_8 = sum_8 + t119;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t120 = t40.x * t19; // dot.rs:23
        sum_9 = sum_9 + t120;
        const float t121 = t40.y * t20;
        sum_9 = sum_9 + t121;
        const float t122 = t40.z * t21;
        sum_9 = sum_9 + t122;
        const float t123 = t40.w * t22;
        sum_9 = sum_9 + t123;
        const float t124 = t41.x * t23;
        sum_9 = sum_9 + t124;
        const float t125 = t41.y * t24;
        sum_9 = sum_9 + t125;
        const float t126 = t41.z * t25;
        sum_9 = sum_9 + t126;
        const float t127 = t41.w * t26;
        sum_9 = sum_9 + t127;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t128 = t43.x * t19; // dot.rs:23
        sum_10 = sum_10 + t128;
        const float t129 = t43.y * t20;
        sum_10 = sum_10 + t129;
        const float t130 = t43.z * t21;
        sum_10 = sum_10 + t130;
        const float t131 = t43.w * t22;
        sum_10 = sum_10 + t131;
        const float t132 = t44.x * t23;
        sum_10 = sum_10 + t132;
        const float t133 = t44.y * t24;
        sum_10 = sum_10 + t133;
        const float t134 = t44.z * t25;
        sum_10 = sum_10 + t134;
        const float t135 = t44.w * t26;
        sum_10 = sum_10 + t135;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t136 = t46.x * t19; // dot.rs:23
        sum_11 = sum_11 + t136;
        const float t137 = t46.y * t20;
        sum_11 = sum_11 + t137;
        const float t138 = t46.z * t21;
        sum_11 = sum_11 + t138;
        const float t139 = t46.w * t22;
        sum_11 = sum_11 + t139;
        const float t140 = t47.x * t23;
        sum_11 = sum_11 + t140;
        const float t141 = t47.y * t24;
        sum_11 = sum_11 + t141;
        const float t142 = t47.z * t25;
        sum_11 = sum_11 + t142;
        const float t143 = t47.w * t26;
        sum_11 = sum_11 + t143;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t144 = t37.x * t28; // dot.rs:23
        sum_12 = sum_12 + t144;
        const float t145 = t37.y * t29;
        sum_12 = sum_12 + t145;
        const float t146 = t37.z * t30;
        sum_12 = sum_12 + t146;
        const float t147 = t37.w * t31;
        sum_12 = sum_12 + t147;
        const float t148 = t38.x * t32;
        sum_12 = sum_12 + t148;
        const float t149 = t38.y * t33;
        sum_12 = sum_12 + t149;
        const float t150 = t38.z * t34;
        sum_12 = sum_12 + t150;
        const float t151 = t38.w * t35;
        sum_12 = sum_12 + t151;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t152 = t40.x * t28; // dot.rs:23
        sum_13 = sum_13 + t152;
        const float t153 = t40.y * t29;
        sum_13 = sum_13 + t153;
        const float t154 = t40.z * t30;
        sum_13 = sum_13 + t154;
        const float t155 = t40.w * t31;
        sum_13 = sum_13 + t155;
        const float t156 = t41.x * t32;
        sum_13 = sum_13 + t156;
        const float t157 = t41.y * t33;
        sum_13 = sum_13 + t157;
        const float t158 = t41.z * t34;
        sum_13 = sum_13 + t158;
        const float t159 = t41.w * t35;
        sum_13 = sum_13 + t159;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t160 = t43.x * t28; // dot.rs:23
        sum_14 = sum_14 + t160;
        const float t161 = t43.y * t29;
        sum_14 = sum_14 + t161;
        const float t162 = t43.z * t30;
        sum_14 = sum_14 + t162;
        const float t163 = t43.w * t31;
        sum_14 = sum_14 + t163;
        const float t164 = t44.x * t32;
        sum_14 = sum_14 + t164;
        const float t165 = t44.y * t33;
        sum_14 = sum_14 + t165;
        const float t166 = t44.z * t34;
        sum_14 = sum_14 + t166;
        const float t167 = t44.w * t35;
        sum_14 = sum_14 + t167;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t168 = t46.x * t28; // dot.rs:23
        sum_15 = sum_15 + t168;
        const float t169 = t46.y * t29;
        sum_15 = sum_15 + t169;
        const float t170 = t46.z * t30;
        sum_15 = sum_15 + t170;
        const float t171 = t46.w * t31;
        sum_15 = sum_15 + t171;
        const float t172 = t47.x * t32;
        sum_15 = sum_15 + t172;
        const float t173 = t47.y * t33;
        sum_15 = sum_15 + t173;
        const float t174 = t47.z * t34;
        sum_15 = sum_15 + t174;
        const float t175 = t47.w * t35;
        sum_15 = sum_15 + t175;
        partial_sums_3_3 = sum_15; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    const float sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:358
    }
    const float sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:358
    }
    const float sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:358
    }
    const float sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:358
    }
    const float sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:358
    }
    const float sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:358
    }
    const float sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:358
    }
    const float sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 4u; // matmul.rs:365
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
