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

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
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

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
}

kernel void matmul__f16_f16_f16__tiled_32x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[128];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:283
    const uint workgroup_n = workgroup_id.x * 32u; // matmul.rs:284
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 8u; // matmul.rs:285
    const uint last_m = imm.m - 1u; // matmul.rs:286
    float partial_sums_0_0 = 0.0f; // matmul.rs:288
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
    const uint t0 = imm.k / 8u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 8u; // matmul.rs:290
        const uint4 t1 = ((device const uint4*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        const float t2 = decode_f16(t1.x);
        const float t3 = decode_f16(t1.x >> 16u);
        const float t4 = decode_f16(t1.y);
        const float t5 = decode_f16(t1.y >> 16u);
        const float t6 = decode_f16(t1.z);
        const float t7 = decode_f16(t1.z >> 16u);
        const float t8 = decode_f16(t1.w);
        const float t9 = decode_f16(t1.w >> 16u);
        const uint4 t10 = ((device const uint4*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t11 = decode_f16(t10.x);
        const float t12 = decode_f16(t10.x >> 16u);
        const float t13 = decode_f16(t10.y);
        const float t14 = decode_f16(t10.y >> 16u);
        const float t15 = decode_f16(t10.z);
        const float t16 = decode_f16(t10.z >> 16u);
        const float t17 = decode_f16(t10.w);
        const float t18 = decode_f16(t10.w >> 16u);
        const uint4 t19 = ((device const uint4*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t20 = decode_f16(t19.x);
        const float t21 = decode_f16(t19.x >> 16u);
        const float t22 = decode_f16(t19.y);
        const float t23 = decode_f16(t19.y >> 16u);
        const float t24 = decode_f16(t19.z);
        const float t25 = decode_f16(t19.z >> 16u);
        const float t26 = decode_f16(t19.w);
        const float t27 = decode_f16(t19.w >> 16u);
        const uint4 t28 = ((device const uint4*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        const float t29 = decode_f16(t28.x);
        const float t30 = decode_f16(t28.x >> 16u);
        const float t31 = decode_f16(t28.y);
        const float t32 = decode_f16(t28.y >> 16u);
        const float t33 = decode_f16(t28.z);
        const float t34 = decode_f16(t28.z >> 16u);
        const float t35 = decode_f16(t28.w);
        const float t36 = decode_f16(t28.w >> 16u);
        const uint4 t37 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t38 = decode_f16(t37.x);
        const float t39 = decode_f16(t37.x >> 16u);
        const float t40 = decode_f16(t37.y);
        const float t41 = decode_f16(t37.y >> 16u);
        const float t42 = decode_f16(t37.z);
        const float t43 = decode_f16(t37.z >> 16u);
        const float t44 = decode_f16(t37.w);
        const float t45 = decode_f16(t37.w >> 16u);
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
        const float t79 = decode_f16(t78.x);
        const float t80 = decode_f16(t78.x >> 16u);
        const float t81 = decode_f16(t78.y);
        const float t82 = decode_f16(t78.y >> 16u);
        const float t83 = decode_f16(t78.z);
        const float t84 = decode_f16(t78.z >> 16u);
        const float t85 = decode_f16(t78.w);
        const float t86 = decode_f16(t78.w >> 16u);
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
        const float t120 = decode_f16(t119.x);
        const float t121 = decode_f16(t119.x >> 16u);
        const float t122 = decode_f16(t119.y);
        const float t123 = decode_f16(t119.y >> 16u);
        const float t124 = decode_f16(t119.z);
        const float t125 = decode_f16(t119.z >> 16u);
        const float t126 = decode_f16(t119.w);
        const float t127 = decode_f16(t119.w >> 16u);
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
        const float t161 = decode_f16(t160.x);
        const float t162 = decode_f16(t160.x >> 16u);
        const float t163 = decode_f16(t160.y);
        const float t164 = decode_f16(t160.y >> 16u);
        const float t165 = decode_f16(t160.z);
        const float t166 = decode_f16(t160.z >> 16u);
        const float t167 = decode_f16(t160.w);
        const float t168 = decode_f16(t160.w >> 16u);
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
        const uint4 t201 = ((device const uint4*)w)[((min_u32(first_n + 4u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t202 = decode_f16(t201.x);
        const float t203 = decode_f16(t201.x >> 16u);
        const float t204 = decode_f16(t201.y);
        const float t205 = decode_f16(t201.y >> 16u);
        const float t206 = decode_f16(t201.z);
        const float t207 = decode_f16(t201.z >> 16u);
        const float t208 = decode_f16(t201.w);
        const float t209 = decode_f16(t201.w >> 16u);
        float sum_16 = partial_sums_0_4; // dot.rs:20
        const float t210 = t2 * t202; // dot.rs:23
        sum_16 = sum_16 + t210;
        const float t211 = t3 * t203;
        sum_16 = sum_16 + t211;
        const float t212 = t4 * t204;
        sum_16 = sum_16 + t212;
        const float t213 = t5 * t205;
        sum_16 = sum_16 + t213;
        const float t214 = t6 * t206;
        sum_16 = sum_16 + t214;
        const float t215 = t7 * t207;
        sum_16 = sum_16 + t215;
        const float t216 = t8 * t208;
        sum_16 = sum_16 + t216;
        const float t217 = t9 * t209;
        sum_16 = sum_16 + t217;
        partial_sums_0_4 = sum_16; // matmul.rs:299
        float sum_17 = partial_sums_1_4; // dot.rs:20
        const float t218 = t11 * t202; // dot.rs:23
        sum_17 = sum_17 + t218;
        const float t219 = t12 * t203;
        sum_17 = sum_17 + t219;
        const float t220 = t13 * t204;
        sum_17 = sum_17 + t220;
        const float t221 = t14 * t205;
        sum_17 = sum_17 + t221;
        const float t222 = t15 * t206;
        sum_17 = sum_17 + t222;
        const float t223 = t16 * t207;
        sum_17 = sum_17 + t223;
        const float t224 = t17 * t208;
        sum_17 = sum_17 + t224;
        const float t225 = t18 * t209;
        sum_17 = sum_17 + t225;
        partial_sums_1_4 = sum_17; // matmul.rs:299
        float sum_18 = partial_sums_2_4; // dot.rs:20
        const float t226 = t20 * t202; // dot.rs:23
        sum_18 = sum_18 + t226;
        const float t227 = t21 * t203;
        sum_18 = sum_18 + t227;
        const float t228 = t22 * t204;
        sum_18 = sum_18 + t228;
        const float t229 = t23 * t205;
        sum_18 = sum_18 + t229;
        const float t230 = t24 * t206;
        sum_18 = sum_18 + t230;
        const float t231 = t25 * t207;
        sum_18 = sum_18 + t231;
        const float t232 = t26 * t208;
        sum_18 = sum_18 + t232;
        const float t233 = t27 * t209;
        sum_18 = sum_18 + t233;
        partial_sums_2_4 = sum_18; // matmul.rs:299
        float sum_19 = partial_sums_3_4; // dot.rs:20
        const float t234 = t29 * t202; // dot.rs:23
        sum_19 = sum_19 + t234;
        const float t235 = t30 * t203;
        sum_19 = sum_19 + t235;
        const float t236 = t31 * t204;
        sum_19 = sum_19 + t236;
        const float t237 = t32 * t205;
        sum_19 = sum_19 + t237;
        const float t238 = t33 * t206;
        sum_19 = sum_19 + t238;
        const float t239 = t34 * t207;
        sum_19 = sum_19 + t239;
        const float t240 = t35 * t208;
        sum_19 = sum_19 + t240;
        const float t241 = t36 * t209;
        sum_19 = sum_19 + t241;
        partial_sums_3_4 = sum_19; // matmul.rs:299
        const uint4 t242 = ((device const uint4*)w)[((min_u32(first_n + 5u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t243 = decode_f16(t242.x);
        const float t244 = decode_f16(t242.x >> 16u);
        const float t245 = decode_f16(t242.y);
        const float t246 = decode_f16(t242.y >> 16u);
        const float t247 = decode_f16(t242.z);
        const float t248 = decode_f16(t242.z >> 16u);
        const float t249 = decode_f16(t242.w);
        const float t250 = decode_f16(t242.w >> 16u);
        float sum_20 = partial_sums_0_5; // dot.rs:20
        const float t251 = t2 * t243; // dot.rs:23
        sum_20 = sum_20 + t251;
        const float t252 = t3 * t244;
        sum_20 = sum_20 + t252;
        const float t253 = t4 * t245;
        sum_20 = sum_20 + t253;
        const float t254 = t5 * t246;
        sum_20 = sum_20 + t254;
        const float t255 = t6 * t247;
        sum_20 = sum_20 + t255;
        const float t256 = t7 * t248;
        sum_20 = sum_20 + t256;
        const float t257 = t8 * t249;
        sum_20 = sum_20 + t257;
        const float t258 = t9 * t250;
        sum_20 = sum_20 + t258;
        partial_sums_0_5 = sum_20; // matmul.rs:299
        float sum_21 = partial_sums_1_5; // dot.rs:20
        const float t259 = t11 * t243; // dot.rs:23
        sum_21 = sum_21 + t259;
        const float t260 = t12 * t244;
        sum_21 = sum_21 + t260;
        const float t261 = t13 * t245;
        sum_21 = sum_21 + t261;
        const float t262 = t14 * t246;
        sum_21 = sum_21 + t262;
        const float t263 = t15 * t247;
        sum_21 = sum_21 + t263;
        const float t264 = t16 * t248;
        sum_21 = sum_21 + t264;
        const float t265 = t17 * t249;
        sum_21 = sum_21 + t265;
        const float t266 = t18 * t250;
        sum_21 = sum_21 + t266;
        partial_sums_1_5 = sum_21; // matmul.rs:299
        float sum_22 = partial_sums_2_5; // dot.rs:20
        const float t267 = t20 * t243; // dot.rs:23
        sum_22 = sum_22 + t267;
        const float t268 = t21 * t244;
        sum_22 = sum_22 + t268;
        const float t269 = t22 * t245;
        sum_22 = sum_22 + t269;
        const float t270 = t23 * t246;
        sum_22 = sum_22 + t270;
        const float t271 = t24 * t247;
        sum_22 = sum_22 + t271;
        const float t272 = t25 * t248;
        sum_22 = sum_22 + t272;
        const float t273 = t26 * t249;
        sum_22 = sum_22 + t273;
        const float t274 = t27 * t250;
        sum_22 = sum_22 + t274;
        partial_sums_2_5 = sum_22; // matmul.rs:299
        float sum_23 = partial_sums_3_5; // dot.rs:20
        const float t275 = t29 * t243; // dot.rs:23
        sum_23 = sum_23 + t275;
        const float t276 = t30 * t244;
        sum_23 = sum_23 + t276;
        const float t277 = t31 * t245;
        sum_23 = sum_23 + t277;
        const float t278 = t32 * t246;
        sum_23 = sum_23 + t278;
        const float t279 = t33 * t247;
        sum_23 = sum_23 + t279;
        const float t280 = t34 * t248;
        sum_23 = sum_23 + t280;
        const float t281 = t35 * t249;
        sum_23 = sum_23 + t281;
        const float t282 = t36 * t250;
        sum_23 = sum_23 + t282;
        partial_sums_3_5 = sum_23; // matmul.rs:299
        const uint4 t283 = ((device const uint4*)w)[((min_u32(first_n + 6u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t284 = decode_f16(t283.x);
        const float t285 = decode_f16(t283.x >> 16u);
        const float t286 = decode_f16(t283.y);
        const float t287 = decode_f16(t283.y >> 16u);
        const float t288 = decode_f16(t283.z);
        const float t289 = decode_f16(t283.z >> 16u);
        const float t290 = decode_f16(t283.w);
        const float t291 = decode_f16(t283.w >> 16u);
        float sum_24 = partial_sums_0_6; // dot.rs:20
        const float t292 = t2 * t284; // dot.rs:23
        sum_24 = sum_24 + t292;
        const float t293 = t3 * t285;
        sum_24 = sum_24 + t293;
        const float t294 = t4 * t286;
        sum_24 = sum_24 + t294;
        const float t295 = t5 * t287;
        sum_24 = sum_24 + t295;
        const float t296 = t6 * t288;
        sum_24 = sum_24 + t296;
        const float t297 = t7 * t289;
        sum_24 = sum_24 + t297;
        const float t298 = t8 * t290;
        sum_24 = sum_24 + t298;
        const float t299 = t9 * t291;
        sum_24 = sum_24 + t299;
        partial_sums_0_6 = sum_24; // matmul.rs:299
        float sum_25 = partial_sums_1_6; // dot.rs:20
        const float t300 = t11 * t284; // dot.rs:23
        sum_25 = sum_25 + t300;
        const float t301 = t12 * t285;
        sum_25 = sum_25 + t301;
        const float t302 = t13 * t286;
        sum_25 = sum_25 + t302;
        const float t303 = t14 * t287;
        sum_25 = sum_25 + t303;
        const float t304 = t15 * t288;
        sum_25 = sum_25 + t304;
        const float t305 = t16 * t289;
        sum_25 = sum_25 + t305;
        const float t306 = t17 * t290;
        sum_25 = sum_25 + t306;
        const float t307 = t18 * t291;
        sum_25 = sum_25 + t307;
        partial_sums_1_6 = sum_25; // matmul.rs:299
        float sum_26 = partial_sums_2_6; // dot.rs:20
        const float t308 = t20 * t284; // dot.rs:23
        sum_26 = sum_26 + t308;
        const float t309 = t21 * t285;
        sum_26 = sum_26 + t309;
        const float t310 = t22 * t286;
        sum_26 = sum_26 + t310;
        const float t311 = t23 * t287;
        sum_26 = sum_26 + t311;
        const float t312 = t24 * t288;
        sum_26 = sum_26 + t312;
        const float t313 = t25 * t289;
        sum_26 = sum_26 + t313;
        const float t314 = t26 * t290;
        sum_26 = sum_26 + t314;
        const float t315 = t27 * t291;
        sum_26 = sum_26 + t315;
        partial_sums_2_6 = sum_26; // matmul.rs:299
        float sum_27 = partial_sums_3_6; // dot.rs:20
        const float t316 = t29 * t284; // dot.rs:23
        sum_27 = sum_27 + t316;
        const float t317 = t30 * t285;
        sum_27 = sum_27 + t317;
        const float t318 = t31 * t286;
        sum_27 = sum_27 + t318;
        const float t319 = t32 * t287;
        sum_27 = sum_27 + t319;
        const float t320 = t33 * t288;
        sum_27 = sum_27 + t320;
        const float t321 = t34 * t289;
        sum_27 = sum_27 + t321;
        const float t322 = t35 * t290;
        sum_27 = sum_27 + t322;
        const float t323 = t36 * t291;
        sum_27 = sum_27 + t323;
        partial_sums_3_6 = sum_27; // matmul.rs:299
        const uint4 t324 = ((device const uint4*)w)[((min_u32(first_n + 7u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t325 = decode_f16(t324.x);
        const float t326 = decode_f16(t324.x >> 16u);
        const float t327 = decode_f16(t324.y);
        const float t328 = decode_f16(t324.y >> 16u);
        const float t329 = decode_f16(t324.z);
        const float t330 = decode_f16(t324.z >> 16u);
        const float t331 = decode_f16(t324.w);
        const float t332 = decode_f16(t324.w >> 16u);
        float sum_28 = partial_sums_0_7; // dot.rs:20
        const float t333 = t2 * t325; // dot.rs:23
        sum_28 = sum_28 + t333;
        const float t334 = t3 * t326;
        sum_28 = sum_28 + t334;
        const float t335 = t4 * t327;
        sum_28 = sum_28 + t335;
        const float t336 = t5 * t328;
        sum_28 = sum_28 + t336;
        const float t337 = t6 * t329;
        sum_28 = sum_28 + t337;
        const float t338 = t7 * t330;
        sum_28 = sum_28 + t338;
        const float t339 = t8 * t331;
        sum_28 = sum_28 + t339;
        const float t340 = t9 * t332;
        sum_28 = sum_28 + t340;
        partial_sums_0_7 = sum_28; // matmul.rs:299
        float sum_29 = partial_sums_1_7; // dot.rs:20
        const float t341 = t11 * t325; // dot.rs:23
        sum_29 = sum_29 + t341;
        const float t342 = t12 * t326;
        sum_29 = sum_29 + t342;
        const float t343 = t13 * t327;
        sum_29 = sum_29 + t343;
        const float t344 = t14 * t328;
        sum_29 = sum_29 + t344;
        const float t345 = t15 * t329;
        sum_29 = sum_29 + t345;
        const float t346 = t16 * t330;
        sum_29 = sum_29 + t346;
        const float t347 = t17 * t331;
        sum_29 = sum_29 + t347;
        const float t348 = t18 * t332;
        sum_29 = sum_29 + t348;
        partial_sums_1_7 = sum_29; // matmul.rs:299
        float sum_30 = partial_sums_2_7; // dot.rs:20
        const float t349 = t20 * t325; // dot.rs:23
        sum_30 = sum_30 + t349;
        const float t350 = t21 * t326;
        sum_30 = sum_30 + t350;
        const float t351 = t22 * t327;
        sum_30 = sum_30 + t351;
        const float t352 = t23 * t328;
        sum_30 = sum_30 + t352;
        const float t353 = t24 * t329;
        sum_30 = sum_30 + t353;
        const float t354 = t25 * t330;
        sum_30 = sum_30 + t354;
        const float t355 = t26 * t331;
        sum_30 = sum_30 + t355;
        const float t356 = t27 * t332;
        sum_30 = sum_30 + t356;
        partial_sums_2_7 = sum_30; // matmul.rs:299
        float sum_31 = partial_sums_3_7; // dot.rs:20
        const float t357 = t29 * t325; // dot.rs:23
        sum_31 = sum_31 + t357;
        const float t358 = t30 * t326;
        sum_31 = sum_31 + t358;
        const float t359 = t31 * t327;
        sum_31 = sum_31 + t359;
        const float t360 = t32 * t328;
        sum_31 = sum_31 + t360;
        const float t361 = t33 * t329;
        sum_31 = sum_31 + t361;
        const float t362 = t34 * t330;
        sum_31 = sum_31 + t362;
        const float t363 = t35 * t331;
        sum_31 = sum_31 + t363;
        const float t364 = t36 * t332;
        sum_31 = sum_31 + t364;
        partial_sums_3_7 = sum_31; // matmul.rs:299
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:311
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:311
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:311
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:311
    }
    const float sum_4 = reduce_add_f32(partial_sums_0_4); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:311
    }
    const float sum_5 = reduce_add_f32(partial_sums_0_5); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:311
    }
    const float sum_6 = reduce_add_f32(partial_sums_0_6); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:311
    }
    const float sum_7 = reduce_add_f32(partial_sums_0_7); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:311
    }
    const float sum_8 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:311
    }
    const float sum_9 = reduce_add_f32(partial_sums_1_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:311
    }
    const float sum_10 = reduce_add_f32(partial_sums_1_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:311
    }
    const float sum_11 = reduce_add_f32(partial_sums_1_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:311
    }
    const float sum_12 = reduce_add_f32(partial_sums_1_4); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:311
    }
    const float sum_13 = reduce_add_f32(partial_sums_1_5); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:311
    }
    const float sum_14 = reduce_add_f32(partial_sums_1_6); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:311
    }
    const float sum_15 = reduce_add_f32(partial_sums_1_7); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:311
    }
    const float sum_16 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:311
    }
    const float sum_17 = reduce_add_f32(partial_sums_2_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:311
    }
    const float sum_18 = reduce_add_f32(partial_sums_2_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:311
    }
    const float sum_19 = reduce_add_f32(partial_sums_2_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:311
    }
    const float sum_20 = reduce_add_f32(partial_sums_2_4); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:311
    }
    const float sum_21 = reduce_add_f32(partial_sums_2_5); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:311
    }
    const float sum_22 = reduce_add_f32(partial_sums_2_6); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:311
    }
    const float sum_23 = reduce_add_f32(partial_sums_2_7); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:311
    }
    const float sum_24 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:311
    }
    const float sum_25 = reduce_add_f32(partial_sums_3_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:311
    }
    const float sum_26 = reduce_add_f32(partial_sums_3_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:311
    }
    const float sum_27 = reduce_add_f32(partial_sums_3_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:311
    }
    const float sum_28 = reduce_add_f32(partial_sums_3_4); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:311
    }
    const float sum_29 = reduce_add_f32(partial_sums_3_5); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:311
    }
    const float sum_30 = reduce_add_f32(partial_sums_3_6); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:311
    }
    const float sum_31 = reduce_add_f32(partial_sums_3_7); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:315
    const uint group = local_invocation_index; // matmul.rs:317
    const uint row = first_m + group / 8u; // matmul.rs:318
    const uint column = workgroup_n + group % 8u * 4u; // matmul.rs:319
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:320
        const uint2 t365 = uint2(encode_f16(sums[group * 4u]) | (encode_f16(sums[group * 4u + 1u]) << 16u), encode_f16(sums[group * 4u + 2u]) | (encode_f16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t365;
    }
}
