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

kernel void matmul__bf16_bf16_bf16__tiled_16x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
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
        const uint4 t1 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        const float t2 = decode_bf16(t1.x);
        const float t3 = decode_bf16(t1.x >> 16u);
        const float t4 = decode_bf16(t1.y);
        const float t5 = decode_bf16(t1.y >> 16u);
        const float t6 = decode_bf16(t1.z);
        const float t7 = decode_bf16(t1.z >> 16u);
        const float t8 = decode_bf16(t1.w);
        const float t9 = decode_bf16(t1.w >> 16u);
        const uint4 t10 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t11 = decode_bf16(t10.x);
        const float t12 = decode_bf16(t10.x >> 16u);
        const float t13 = decode_bf16(t10.y);
        const float t14 = decode_bf16(t10.y >> 16u);
        const float t15 = decode_bf16(t10.z);
        const float t16 = decode_bf16(t10.z >> 16u);
        const float t17 = decode_bf16(t10.w);
        const float t18 = decode_bf16(t10.w >> 16u);
        const uint4 t19 = ((device const uint4*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t20 = decode_bf16(t19.x);
        const float t21 = decode_bf16(t19.x >> 16u);
        const float t22 = decode_bf16(t19.y);
        const float t23 = decode_bf16(t19.y >> 16u);
        const float t24 = decode_bf16(t19.z);
        const float t25 = decode_bf16(t19.z >> 16u);
        const float t26 = decode_bf16(t19.w);
        const float t27 = decode_bf16(t19.w >> 16u);
        const uint4 t28 = ((device const uint4*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t29 = decode_bf16(t28.x);
        const float t30 = decode_bf16(t28.x >> 16u);
        const float t31 = decode_bf16(t28.y);
        const float t32 = decode_bf16(t28.y >> 16u);
        const float t33 = decode_bf16(t28.z);
        const float t34 = decode_bf16(t28.z >> 16u);
        const float t35 = decode_bf16(t28.w);
        const float t36 = decode_bf16(t28.w >> 16u);
        const uint4 t37 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t38 = decode_bf16(t37.x);
        const float t39 = decode_bf16(t37.x >> 16u);
        const float t40 = decode_bf16(t37.y);
        const float t41 = decode_bf16(t37.y >> 16u);
        const float t42 = decode_bf16(t37.z);
        const float t43 = decode_bf16(t37.z >> 16u);
        const float t44 = decode_bf16(t37.w);
        const float t45 = decode_bf16(t37.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t46 = t2 * t38; // dot.rs:23
        sum = sum + t46;
        const float t47 = t3 * t39;
        sum = sum + t47;
        const float t48 = t4 * t40;
        sum = sum + t48;
        const float t49 = t5 * t41;
        sum = sum + t49;
        const float t50 = t6 * t42;
        sum = sum + t50;
        const float t51 = t7 * t43;
        sum = sum + t51;
        const float t52 = t8 * t44;
        sum = sum + t52;
        const float t53 = t9 * t45;
        sum = sum + t53;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t54 = t11 * t38; // dot.rs:23
        sum_1 = sum_1 + t54;
        const float t55 = t12 * t39;
        sum_1 = sum_1 + t55;
        const float t56 = t13 * t40;
        sum_1 = sum_1 + t56;
        const float t57 = t14 * t41;
        sum_1 = sum_1 + t57;
        const float t58 = t15 * t42;
        sum_1 = sum_1 + t58;
        const float t59 = t16 * t43;
        sum_1 = sum_1 + t59;
        const float t60 = t17 * t44;
        sum_1 = sum_1 + t60;
        const float t61 = t18 * t45;
        sum_1 = sum_1 + t61;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t62 = t20 * t38; // dot.rs:23
        sum_2 = sum_2 + t62;
        const float t63 = t21 * t39;
        sum_2 = sum_2 + t63;
        const float t64 = t22 * t40;
        sum_2 = sum_2 + t64;
        const float t65 = t23 * t41;
        sum_2 = sum_2 + t65;
        const float t66 = t24 * t42;
        sum_2 = sum_2 + t66;
        const float t67 = t25 * t43;
        sum_2 = sum_2 + t67;
        const float t68 = t26 * t44;
        sum_2 = sum_2 + t68;
        const float t69 = t27 * t45;
        sum_2 = sum_2 + t69;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t70 = t29 * t38; // dot.rs:23
        sum_3 = sum_3 + t70;
        const float t71 = t30 * t39;
        sum_3 = sum_3 + t71;
        const float t72 = t31 * t40;
        sum_3 = sum_3 + t72;
        const float t73 = t32 * t41;
        sum_3 = sum_3 + t73;
        const float t74 = t33 * t42;
        sum_3 = sum_3 + t74;
        const float t75 = t34 * t43;
        sum_3 = sum_3 + t75;
        const float t76 = t35 * t44;
        sum_3 = sum_3 + t76;
        const float t77 = t36 * t45;
        sum_3 = sum_3 + t77;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        const uint4 t78 = ((device const uint4*)w)[((min_u32(first_n + 1u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t79 = decode_bf16(t78.x);
        const float t80 = decode_bf16(t78.x >> 16u);
        const float t81 = decode_bf16(t78.y);
        const float t82 = decode_bf16(t78.y >> 16u);
        const float t83 = decode_bf16(t78.z);
        const float t84 = decode_bf16(t78.z >> 16u);
        const float t85 = decode_bf16(t78.w);
        const float t86 = decode_bf16(t78.w >> 16u);
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t87 = t2 * t79; // dot.rs:23
        sum_4 = sum_4 + t87;
        const float t88 = t3 * t80;
        sum_4 = sum_4 + t88;
        const float t89 = t4 * t81;
        sum_4 = sum_4 + t89;
        const float t90 = t5 * t82;
        sum_4 = sum_4 + t90;
        const float t91 = t6 * t83;
        sum_4 = sum_4 + t91;
        const float t92 = t7 * t84;
        sum_4 = sum_4 + t92;
        const float t93 = t8 * t85;
        sum_4 = sum_4 + t93;
        const float t94 = t9 * t86;
        sum_4 = sum_4 + t94;
        partial_sums_0_1 = sum_4; // matmul.rs:299
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t95 = t11 * t79; // dot.rs:23
        sum_5 = sum_5 + t95;
        const float t96 = t12 * t80;
        sum_5 = sum_5 + t96;
        const float t97 = t13 * t81;
        sum_5 = sum_5 + t97;
        const float t98 = t14 * t82;
        sum_5 = sum_5 + t98;
        const float t99 = t15 * t83;
        sum_5 = sum_5 + t99;
        const float t100 = t16 * t84;
        sum_5 = sum_5 + t100;
        const float t101 = t17 * t85;
        sum_5 = sum_5 + t101;
        const float t102 = t18 * t86;
        sum_5 = sum_5 + t102;
        partial_sums_1_1 = sum_5; // matmul.rs:299
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t103 = t20 * t79; // dot.rs:23
        sum_6 = sum_6 + t103;
        const float t104 = t21 * t80;
        sum_6 = sum_6 + t104;
        const float t105 = t22 * t81;
        sum_6 = sum_6 + t105;
        const float t106 = t23 * t82;
        sum_6 = sum_6 + t106;
        const float t107 = t24 * t83;
        sum_6 = sum_6 + t107;
        const float t108 = t25 * t84;
        sum_6 = sum_6 + t108;
        const float t109 = t26 * t85;
        sum_6 = sum_6 + t109;
        const float t110 = t27 * t86;
        sum_6 = sum_6 + t110;
        partial_sums_2_1 = sum_6; // matmul.rs:299
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t111 = t29 * t79; // dot.rs:23
        sum_7 = sum_7 + t111;
        const float t112 = t30 * t80;
        sum_7 = sum_7 + t112;
        const float t113 = t31 * t81;
        sum_7 = sum_7 + t113;
        const float t114 = t32 * t82;
        sum_7 = sum_7 + t114;
        const float t115 = t33 * t83;
        sum_7 = sum_7 + t115;
        const float t116 = t34 * t84;
        sum_7 = sum_7 + t116;
        const float t117 = t35 * t85;
        sum_7 = sum_7 + t117;
        const float t118 = t36 * t86;
        sum_7 = sum_7 + t118;
        partial_sums_3_1 = sum_7; // matmul.rs:299
        const uint4 t119 = ((device const uint4*)w)[((min_u32(first_n + 2u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t120 = decode_bf16(t119.x);
        const float t121 = decode_bf16(t119.x >> 16u);
        const float t122 = decode_bf16(t119.y);
        const float t123 = decode_bf16(t119.y >> 16u);
        const float t124 = decode_bf16(t119.z);
        const float t125 = decode_bf16(t119.z >> 16u);
        const float t126 = decode_bf16(t119.w);
        const float t127 = decode_bf16(t119.w >> 16u);
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t128 = t2 * t120; // dot.rs:23
        sum_8 = sum_8 + t128;
        const float t129 = t3 * t121;
        sum_8 = sum_8 + t129;
        const float t130 = t4 * t122;
        sum_8 = sum_8 + t130;
        const float t131 = t5 * t123;
        sum_8 = sum_8 + t131;
        const float t132 = t6 * t124;
        sum_8 = sum_8 + t132;
        const float t133 = t7 * t125;
        sum_8 = sum_8 + t133;
        const float t134 = t8 * t126;
        sum_8 = sum_8 + t134;
        const float t135 = t9 * t127;
        sum_8 = sum_8 + t135;
        partial_sums_0_2 = sum_8; // matmul.rs:299
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t136 = t11 * t120; // dot.rs:23
        sum_9 = sum_9 + t136;
        const float t137 = t12 * t121;
        sum_9 = sum_9 + t137;
        const float t138 = t13 * t122;
        sum_9 = sum_9 + t138;
        const float t139 = t14 * t123;
        sum_9 = sum_9 + t139;
        const float t140 = t15 * t124;
        sum_9 = sum_9 + t140;
        const float t141 = t16 * t125;
        sum_9 = sum_9 + t141;
        const float t142 = t17 * t126;
        sum_9 = sum_9 + t142;
        const float t143 = t18 * t127;
        sum_9 = sum_9 + t143;
        partial_sums_1_2 = sum_9; // matmul.rs:299
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t144 = t20 * t120; // dot.rs:23
        sum_10 = sum_10 + t144;
        const float t145 = t21 * t121;
        sum_10 = sum_10 + t145;
        const float t146 = t22 * t122;
        sum_10 = sum_10 + t146;
        const float t147 = t23 * t123;
        sum_10 = sum_10 + t147;
        const float t148 = t24 * t124;
        sum_10 = sum_10 + t148;
        const float t149 = t25 * t125;
        sum_10 = sum_10 + t149;
        const float t150 = t26 * t126;
        sum_10 = sum_10 + t150;
        const float t151 = t27 * t127;
        sum_10 = sum_10 + t151;
        partial_sums_2_2 = sum_10; // matmul.rs:299
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t152 = t29 * t120; // dot.rs:23
        sum_11 = sum_11 + t152;
        const float t153 = t30 * t121;
        sum_11 = sum_11 + t153;
        const float t154 = t31 * t122;
        sum_11 = sum_11 + t154;
        const float t155 = t32 * t123;
        sum_11 = sum_11 + t155;
        const float t156 = t33 * t124;
        sum_11 = sum_11 + t156;
        const float t157 = t34 * t125;
        sum_11 = sum_11 + t157;
        const float t158 = t35 * t126;
        sum_11 = sum_11 + t158;
        const float t159 = t36 * t127;
        sum_11 = sum_11 + t159;
        partial_sums_3_2 = sum_11; // matmul.rs:299
        const uint4 t160 = ((device const uint4*)w)[((min_u32(first_n + 3u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t161 = decode_bf16(t160.x);
        const float t162 = decode_bf16(t160.x >> 16u);
        const float t163 = decode_bf16(t160.y);
        const float t164 = decode_bf16(t160.y >> 16u);
        const float t165 = decode_bf16(t160.z);
        const float t166 = decode_bf16(t160.z >> 16u);
        const float t167 = decode_bf16(t160.w);
        const float t168 = decode_bf16(t160.w >> 16u);
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t169 = t2 * t161; // dot.rs:23
        sum_12 = sum_12 + t169;
        const float t170 = t3 * t162;
        sum_12 = sum_12 + t170;
        const float t171 = t4 * t163;
        sum_12 = sum_12 + t171;
        const float t172 = t5 * t164;
        sum_12 = sum_12 + t172;
        const float t173 = t6 * t165;
        sum_12 = sum_12 + t173;
        const float t174 = t7 * t166;
        sum_12 = sum_12 + t174;
        const float t175 = t8 * t167;
        sum_12 = sum_12 + t175;
        const float t176 = t9 * t168;
        sum_12 = sum_12 + t176;
        partial_sums_0_3 = sum_12; // matmul.rs:299
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t177 = t11 * t161; // dot.rs:23
        sum_13 = sum_13 + t177;
        const float t178 = t12 * t162;
        sum_13 = sum_13 + t178;
        const float t179 = t13 * t163;
        sum_13 = sum_13 + t179;
        const float t180 = t14 * t164;
        sum_13 = sum_13 + t180;
        const float t181 = t15 * t165;
        sum_13 = sum_13 + t181;
        const float t182 = t16 * t166;
        sum_13 = sum_13 + t182;
        const float t183 = t17 * t167;
        sum_13 = sum_13 + t183;
        const float t184 = t18 * t168;
        sum_13 = sum_13 + t184;
        partial_sums_1_3 = sum_13; // matmul.rs:299
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t185 = t20 * t161; // dot.rs:23
        sum_14 = sum_14 + t185;
        const float t186 = t21 * t162;
        sum_14 = sum_14 + t186;
        const float t187 = t22 * t163;
        sum_14 = sum_14 + t187;
        const float t188 = t23 * t164;
        sum_14 = sum_14 + t188;
        const float t189 = t24 * t165;
        sum_14 = sum_14 + t189;
        const float t190 = t25 * t166;
        sum_14 = sum_14 + t190;
        const float t191 = t26 * t167;
        sum_14 = sum_14 + t191;
        const float t192 = t27 * t168;
        sum_14 = sum_14 + t192;
        partial_sums_2_3 = sum_14; // matmul.rs:299
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t193 = t29 * t161; // dot.rs:23
        sum_15 = sum_15 + t193;
        const float t194 = t30 * t162;
        sum_15 = sum_15 + t194;
        const float t195 = t31 * t163;
        sum_15 = sum_15 + t195;
        const float t196 = t32 * t164;
        sum_15 = sum_15 + t196;
        const float t197 = t33 * t165;
        sum_15 = sum_15 + t197;
        const float t198 = t34 * t166;
        sum_15 = sum_15 + t198;
        const float t199 = t35 * t167;
        sum_15 = sum_15 + t199;
        const float t200 = t36 * t168;
        sum_15 = sum_15 + t200;
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
        const uint2 t201 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t201;
    }
}
