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
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:283
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:284
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:285
    const uint last_m = imm.m - 1u; // matmul.rs:286
    float partial_sums_0_0 = 0.0f; // matmul.rs:288
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
    const uint t0 = imm.k / 8u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 8u; // matmul.rs:290
        const uint t1 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:293
        const float4 t2 = ((device const float4*)x)[t1 >> 2u];
        const float4 t3 = ((device const float4*)x)[(t1 + 4u) >> 2u];
        const uint t4 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t5 = ((device const float4*)x)[t4 >> 2u];
        const float4 t6 = ((device const float4*)x)[(t4 + 4u) >> 2u];
        const uint t7 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t8 = ((device const float4*)x)[t7 >> 2u];
        const float4 t9 = ((device const float4*)x)[(t7 + 4u) >> 2u];
        const uint t10 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t11 = ((device const float4*)x)[t10 >> 2u];
        const float4 t12 = ((device const float4*)x)[(t10 + 4u) >> 2u];
        const uint4 t13 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t14 = decode_bf16(t13.x);
        const float t15 = decode_bf16(t13.x >> 16u);
        const float t16 = decode_bf16(t13.y);
        const float t17 = decode_bf16(t13.y >> 16u);
        const float t18 = decode_bf16(t13.z);
        const float t19 = decode_bf16(t13.z >> 16u);
        const float t20 = decode_bf16(t13.w);
        const float t21 = decode_bf16(t13.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t22 = t2.x * t14; // dot.rs:23
        sum = sum + t22;
        const float t23 = t2.y * t15;
        sum = sum + t23;
        const float t24 = t2.z * t16;
        sum = sum + t24;
        const float t25 = t2.w * t17;
        sum = sum + t25;
        const float t26 = t3.x * t18;
        sum = sum + t26;
        const float t27 = t3.y * t19;
        sum = sum + t27;
        const float t28 = t3.z * t20;
        sum = sum + t28;
        const float t29 = t3.w * t21;
        sum = sum + t29;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t30 = t5.x * t14; // dot.rs:23
        sum_1 = sum_1 + t30;
        const float t31 = t5.y * t15;
        sum_1 = sum_1 + t31;
        const float t32 = t5.z * t16;
        sum_1 = sum_1 + t32;
        const float t33 = t5.w * t17;
        sum_1 = sum_1 + t33;
        const float t34 = t6.x * t18;
        sum_1 = sum_1 + t34;
        const float t35 = t6.y * t19;
        sum_1 = sum_1 + t35;
        const float t36 = t6.z * t20;
        sum_1 = sum_1 + t36;
        const float t37 = t6.w * t21;
        sum_1 = sum_1 + t37;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t38 = t8.x * t14; // dot.rs:23
        sum_2 = sum_2 + t38;
        const float t39 = t8.y * t15;
        sum_2 = sum_2 + t39;
        const float t40 = t8.z * t16;
        sum_2 = sum_2 + t40;
        const float t41 = t8.w * t17;
        sum_2 = sum_2 + t41;
        const float t42 = t9.x * t18;
        sum_2 = sum_2 + t42;
        const float t43 = t9.y * t19;
        sum_2 = sum_2 + t43;
        const float t44 = t9.z * t20;
        sum_2 = sum_2 + t44;
        const float t45 = t9.w * t21;
        sum_2 = sum_2 + t45;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t46 = t11.x * t14; // dot.rs:23
        sum_3 = sum_3 + t46;
        const float t47 = t11.y * t15;
        sum_3 = sum_3 + t47;
        const float t48 = t11.z * t16;
        sum_3 = sum_3 + t48;
        const float t49 = t11.w * t17;
        sum_3 = sum_3 + t49;
        const float t50 = t12.x * t18;
        sum_3 = sum_3 + t50;
        const float t51 = t12.y * t19;
        sum_3 = sum_3 + t51;
        const float t52 = t12.z * t20;
        sum_3 = sum_3 + t52;
        const float t53 = t12.w * t21;
        sum_3 = sum_3 + t53;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        const uint4 t54 = ((device const uint4*)w)[((min_u32(first_n + 1u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t55 = decode_bf16(t54.x);
        const float t56 = decode_bf16(t54.x >> 16u);
        const float t57 = decode_bf16(t54.y);
        const float t58 = decode_bf16(t54.y >> 16u);
        const float t59 = decode_bf16(t54.z);
        const float t60 = decode_bf16(t54.z >> 16u);
        const float t61 = decode_bf16(t54.w);
        const float t62 = decode_bf16(t54.w >> 16u);
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t63 = t2.x * t55; // dot.rs:23
        sum_4 = sum_4 + t63;
        const float t64 = t2.y * t56;
        sum_4 = sum_4 + t64;
        const float t65 = t2.z * t57;
        sum_4 = sum_4 + t65;
        const float t66 = t2.w * t58;
        sum_4 = sum_4 + t66;
        const float t67 = t3.x * t59;
        sum_4 = sum_4 + t67;
        const float t68 = t3.y * t60;
        sum_4 = sum_4 + t68;
        const float t69 = t3.z * t61;
        sum_4 = sum_4 + t69;
        const float t70 = t3.w * t62;
        sum_4 = sum_4 + t70;
        partial_sums_0_1 = sum_4; // matmul.rs:299
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t71 = t5.x * t55; // dot.rs:23
        sum_5 = sum_5 + t71;
        const float t72 = t5.y * t56;
        sum_5 = sum_5 + t72;
        const float t73 = t5.z * t57;
        sum_5 = sum_5 + t73;
        const float t74 = t5.w * t58;
        sum_5 = sum_5 + t74;
        const float t75 = t6.x * t59;
        sum_5 = sum_5 + t75;
        const float t76 = t6.y * t60;
        sum_5 = sum_5 + t76;
        const float t77 = t6.z * t61;
        sum_5 = sum_5 + t77;
        const float t78 = t6.w * t62;
        sum_5 = sum_5 + t78;
        partial_sums_1_1 = sum_5; // matmul.rs:299
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t79 = t8.x * t55; // dot.rs:23
        sum_6 = sum_6 + t79;
        const float t80 = t8.y * t56;
        sum_6 = sum_6 + t80;
        const float t81 = t8.z * t57;
        sum_6 = sum_6 + t81;
        const float t82 = t8.w * t58;
        sum_6 = sum_6 + t82;
        const float t83 = t9.x * t59;
        sum_6 = sum_6 + t83;
        const float t84 = t9.y * t60;
        sum_6 = sum_6 + t84;
        const float t85 = t9.z * t61;
        sum_6 = sum_6 + t85;
        const float t86 = t9.w * t62;
        sum_6 = sum_6 + t86;
        partial_sums_2_1 = sum_6; // matmul.rs:299
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t87 = t11.x * t55; // dot.rs:23
        sum_7 = sum_7 + t87;
        const float t88 = t11.y * t56;
        sum_7 = sum_7 + t88;
        const float t89 = t11.z * t57;
        sum_7 = sum_7 + t89;
        const float t90 = t11.w * t58;
        sum_7 = sum_7 + t90;
        const float t91 = t12.x * t59;
        sum_7 = sum_7 + t91;
        const float t92 = t12.y * t60;
        sum_7 = sum_7 + t92;
        const float t93 = t12.z * t61;
        sum_7 = sum_7 + t93;
        const float t94 = t12.w * t62;
        sum_7 = sum_7 + t94;
        partial_sums_3_1 = sum_7; // matmul.rs:299
        const uint4 t95 = ((device const uint4*)w)[((min_u32(first_n + 2u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t96 = decode_bf16(t95.x);
        const float t97 = decode_bf16(t95.x >> 16u);
        const float t98 = decode_bf16(t95.y);
        const float t99 = decode_bf16(t95.y >> 16u);
        const float t100 = decode_bf16(t95.z);
        const float t101 = decode_bf16(t95.z >> 16u);
        const float t102 = decode_bf16(t95.w);
        const float t103 = decode_bf16(t95.w >> 16u);
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t104 = t2.x * t96; // dot.rs:23
        sum_8 = sum_8 + t104;
        const float t105 = t2.y * t97;
        sum_8 = sum_8 + t105;
        const float t106 = t2.z * t98;
        sum_8 = sum_8 + t106;
        const float t107 = t2.w * t99;
        sum_8 = sum_8 + t107;
        const float t108 = t3.x * t100;
        sum_8 = sum_8 + t108;
        const float t109 = t3.y * t101;
        sum_8 = sum_8 + t109;
        const float t110 = t3.z * t102;
        sum_8 = sum_8 + t110;
        const float t111 = t3.w * t103;
        sum_8 = sum_8 + t111;
        partial_sums_0_2 = sum_8; // matmul.rs:299
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t112 = t5.x * t96; // dot.rs:23
        sum_9 = sum_9 + t112;
        const float t113 = t5.y * t97;
        sum_9 = sum_9 + t113;
        const float t114 = t5.z * t98;
        sum_9 = sum_9 + t114;
        const float t115 = t5.w * t99;
        sum_9 = sum_9 + t115;
        const float t116 = t6.x * t100;
        sum_9 = sum_9 + t116;
        const float t117 = t6.y * t101;
        sum_9 = sum_9 + t117;
        const float t118 = t6.z * t102;
        sum_9 = sum_9 + t118;
        const float t119 = t6.w * t103;
        sum_9 = sum_9 + t119;
        partial_sums_1_2 = sum_9; // matmul.rs:299
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t120 = t8.x * t96; // dot.rs:23
        sum_10 = sum_10 + t120;
        const float t121 = t8.y * t97;
        sum_10 = sum_10 + t121;
        const float t122 = t8.z * t98;
        sum_10 = sum_10 + t122;
        const float t123 = t8.w * t99;
        sum_10 = sum_10 + t123;
        const float t124 = t9.x * t100;
        sum_10 = sum_10 + t124;
        const float t125 = t9.y * t101;
        sum_10 = sum_10 + t125;
        const float t126 = t9.z * t102;
        sum_10 = sum_10 + t126;
        const float t127 = t9.w * t103;
        sum_10 = sum_10 + t127;
        partial_sums_2_2 = sum_10; // matmul.rs:299
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t128 = t11.x * t96; // dot.rs:23
        sum_11 = sum_11 + t128;
        const float t129 = t11.y * t97;
        sum_11 = sum_11 + t129;
        const float t130 = t11.z * t98;
        sum_11 = sum_11 + t130;
        const float t131 = t11.w * t99;
        sum_11 = sum_11 + t131;
        const float t132 = t12.x * t100;
        sum_11 = sum_11 + t132;
        const float t133 = t12.y * t101;
        sum_11 = sum_11 + t133;
        const float t134 = t12.z * t102;
        sum_11 = sum_11 + t134;
        const float t135 = t12.w * t103;
        sum_11 = sum_11 + t135;
        partial_sums_3_2 = sum_11; // matmul.rs:299
        const uint4 t136 = ((device const uint4*)w)[((min_u32(first_n + 3u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t137 = decode_bf16(t136.x);
        const float t138 = decode_bf16(t136.x >> 16u);
        const float t139 = decode_bf16(t136.y);
        const float t140 = decode_bf16(t136.y >> 16u);
        const float t141 = decode_bf16(t136.z);
        const float t142 = decode_bf16(t136.z >> 16u);
        const float t143 = decode_bf16(t136.w);
        const float t144 = decode_bf16(t136.w >> 16u);
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t145 = t2.x * t137; // dot.rs:23
        sum_12 = sum_12 + t145;
        const float t146 = t2.y * t138;
        sum_12 = sum_12 + t146;
        const float t147 = t2.z * t139;
        sum_12 = sum_12 + t147;
        const float t148 = t2.w * t140;
        sum_12 = sum_12 + t148;
        const float t149 = t3.x * t141;
        sum_12 = sum_12 + t149;
        const float t150 = t3.y * t142;
        sum_12 = sum_12 + t150;
        const float t151 = t3.z * t143;
        sum_12 = sum_12 + t151;
        const float t152 = t3.w * t144;
        sum_12 = sum_12 + t152;
        partial_sums_0_3 = sum_12; // matmul.rs:299
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t153 = t5.x * t137; // dot.rs:23
        sum_13 = sum_13 + t153;
        const float t154 = t5.y * t138;
        sum_13 = sum_13 + t154;
        const float t155 = t5.z * t139;
        sum_13 = sum_13 + t155;
        const float t156 = t5.w * t140;
        sum_13 = sum_13 + t156;
        const float t157 = t6.x * t141;
        sum_13 = sum_13 + t157;
        const float t158 = t6.y * t142;
        sum_13 = sum_13 + t158;
        const float t159 = t6.z * t143;
        sum_13 = sum_13 + t159;
        const float t160 = t6.w * t144;
        sum_13 = sum_13 + t160;
        partial_sums_1_3 = sum_13; // matmul.rs:299
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t161 = t8.x * t137; // dot.rs:23
        sum_14 = sum_14 + t161;
        const float t162 = t8.y * t138;
        sum_14 = sum_14 + t162;
        const float t163 = t8.z * t139;
        sum_14 = sum_14 + t163;
        const float t164 = t8.w * t140;
        sum_14 = sum_14 + t164;
        const float t165 = t9.x * t141;
        sum_14 = sum_14 + t165;
        const float t166 = t9.y * t142;
        sum_14 = sum_14 + t166;
        const float t167 = t9.z * t143;
        sum_14 = sum_14 + t167;
        const float t168 = t9.w * t144;
        sum_14 = sum_14 + t168;
        partial_sums_2_3 = sum_14; // matmul.rs:299
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t169 = t11.x * t137; // dot.rs:23
        sum_15 = sum_15 + t169;
        const float t170 = t11.y * t138;
        sum_15 = sum_15 + t170;
        const float t171 = t11.z * t139;
        sum_15 = sum_15 + t171;
        const float t172 = t11.w * t140;
        sum_15 = sum_15 + t172;
        const float t173 = t12.x * t141;
        sum_15 = sum_15 + t173;
        const float t174 = t12.y * t142;
        sum_15 = sum_15 + t174;
        const float t175 = t12.z * t143;
        sum_15 = sum_15 + t175;
        const float t176 = t12.w * t144;
        sum_15 = sum_15 + t176;
        partial_sums_3_3 = sum_15; // matmul.rs:299
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:311
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:311
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:311
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:311
    }
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:311
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:311
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:311
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:311
    }
    const float sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:311
    }
    const float sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:311
    }
    const float sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:311
    }
    const float sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:311
    }
    const float sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:311
    }
    const float sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:311
    }
    const float sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:311
    }
    const float sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:315
    const uint group = local_invocation_index; // matmul.rs:317
    const uint row = first_m + group / 4u; // matmul.rs:318
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:319
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:320
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
    }
}
