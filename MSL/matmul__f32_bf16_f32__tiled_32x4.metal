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

kernel void matmul__f32_bf16_f32__tiled_32x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[128];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 32u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 8u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
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
        const uint t72 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t73 = ((device const float4*)x)[t72 >> 2u];
        const float4 t74 = ((device const float4*)x)[(t72 + 4u) >> 2u];
        const uint t75 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t76 = ((device const float4*)x)[t75 >> 2u];
        const float4 t77 = ((device const float4*)x)[(t75 + 4u) >> 2u];
        const uint t78 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t79 = ((device const float4*)x)[t78 >> 2u];
        const float4 t80 = ((device const float4*)x)[(t78 + 4u) >> 2u];
        const uint t81 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t82 = ((device const float4*)x)[t81 >> 2u];
        const float4 t83 = ((device const float4*)x)[(t81 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t84 = t73.x * t1; // dot.rs:23
        sum = sum + t84;
        const float t85 = t73.y * t2;
        sum = sum + t85;
        const float t86 = t73.z * t3;
        sum = sum + t86;
        const float t87 = t73.w * t4;
        sum = sum + t87;
        const float t88 = t74.x * t5;
        sum = sum + t88;
        const float t89 = t74.y * t6;
        sum = sum + t89;
        const float t90 = t74.z * t7;
        sum = sum + t90;
        const float t91 = t74.w * t8;
        sum = sum + t91;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t92 = t76.x * t1; // dot.rs:23
        sum_1 = sum_1 + t92;
        const float t93 = t76.y * t2;
        sum_1 = sum_1 + t93;
        const float t94 = t76.z * t3;
        sum_1 = sum_1 + t94;
        const float t95 = t76.w * t4;
        sum_1 = sum_1 + t95;
        const float t96 = t77.x * t5;
        sum_1 = sum_1 + t96;
        const float t97 = t77.y * t6;
        sum_1 = sum_1 + t97;
        const float t98 = t77.z * t7;
        sum_1 = sum_1 + t98;
        const float t99 = t77.w * t8;
        sum_1 = sum_1 + t99;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t100 = t79.x * t1; // dot.rs:23
        sum_2 = sum_2 + t100;
        const float t101 = t79.y * t2;
        sum_2 = sum_2 + t101;
        const float t102 = t79.z * t3;
        sum_2 = sum_2 + t102;
        const float t103 = t79.w * t4;
        sum_2 = sum_2 + t103;
        const float t104 = t80.x * t5;
        sum_2 = sum_2 + t104;
        const float t105 = t80.y * t6;
        sum_2 = sum_2 + t105;
        const float t106 = t80.z * t7;
        sum_2 = sum_2 + t106;
        const float t107 = t80.w * t8;
        sum_2 = sum_2 + t107;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t108 = t82.x * t1; // dot.rs:23
        sum_3 = sum_3 + t108;
        const float t109 = t82.y * t2;
        sum_3 = sum_3 + t109;
        const float t110 = t82.z * t3;
        sum_3 = sum_3 + t110;
        const float t111 = t82.w * t4;
        sum_3 = sum_3 + t111;
        const float t112 = t83.x * t5;
        sum_3 = sum_3 + t112;
        const float t113 = t83.y * t6;
        sum_3 = sum_3 + t113;
        const float t114 = t83.z * t7;
        sum_3 = sum_3 + t114;
        const float t115 = t83.w * t8;
        sum_3 = sum_3 + t115;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t116 = t73.x * t10; // dot.rs:23
        sum_4 = sum_4 + t116;
        const float t117 = t73.y * t11;
        sum_4 = sum_4 + t117;
        const float t118 = t73.z * t12;
        sum_4 = sum_4 + t118;
        const float t119 = t73.w * t13;
        sum_4 = sum_4 + t119;
        const float t120 = t74.x * t14;
        sum_4 = sum_4 + t120;
        const float t121 = t74.y * t15;
        sum_4 = sum_4 + t121;
        const float t122 = t74.z * t16;
        sum_4 = sum_4 + t122;
        const float t123 = t74.w * t17;
        sum_4 = sum_4 + t123;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t124 = t76.x * t10; // dot.rs:23
        sum_5 = sum_5 + t124;
        const float t125 = t76.y * t11;
        sum_5 = sum_5 + t125;
        const float t126 = t76.z * t12;
        sum_5 = sum_5 + t126;
        const float t127 = t76.w * t13;
        sum_5 = sum_5 + t127;
        const float t128 = t77.x * t14;
        sum_5 = sum_5 + t128;
        const float t129 = t77.y * t15;
        sum_5 = sum_5 + t129;
        const float t130 = t77.z * t16;
        sum_5 = sum_5 + t130;
        const float t131 = t77.w * t17;
        sum_5 = sum_5 + t131;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t132 = t79.x * t10; // dot.rs:23
        sum_6 = sum_6 + t132;
        const float t133 = t79.y * t11;
        sum_6 = sum_6 + t133;
        const float t134 = t79.z * t12;
        sum_6 = sum_6 + t134;
        const float t135 = t79.w * t13;
        sum_6 = sum_6 + t135;
        const float t136 = t80.x * t14;
        sum_6 = sum_6 + t136;
        const float t137 = t80.y * t15;
        sum_6 = sum_6 + t137;
        const float t138 = t80.z * t16;
        sum_6 = sum_6 + t138;
        const float t139 = t80.w * t17;
        sum_6 = sum_6 + t139;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t140 = t82.x * t10; // dot.rs:23
        sum_7 = sum_7 + t140;
        const float t141 = t82.y * t11;
        sum_7 = sum_7 + t141;
        const float t142 = t82.z * t12;
        sum_7 = sum_7 + t142;
        const float t143 = t82.w * t13;
        sum_7 = sum_7 + t143;
        const float t144 = t83.x * t14;
        sum_7 = sum_7 + t144;
        const float t145 = t83.y * t15;
        sum_7 = sum_7 + t145;
        const float t146 = t83.z * t16;
        sum_7 = sum_7 + t146;
        const float t147 = t83.w * t17;
        sum_7 = sum_7 + t147;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t148 = t73.x * t19; // dot.rs:23
        sum_8 = sum_8 + t148;
        const float t149 = t73.y * t20;
        sum_8 = sum_8 + t149;
        const float t150 = t73.z * t21;
        sum_8 = sum_8 + t150;
        const float t151 = t73.w * t22;
        sum_8 = sum_8 + t151;
        const float t152 = t74.x * t23;
        sum_8 = sum_8 + t152;
        const float t153 = t74.y * t24;
        sum_8 = sum_8 + t153;
        const float t154 = t74.z * t25;
        sum_8 = sum_8 + t154;
        const float t155 = t74.w * t26;
        sum_8 = sum_8 + t155;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t156 = t76.x * t19; // dot.rs:23
        sum_9 = sum_9 + t156;
        const float t157 = t76.y * t20;
        sum_9 = sum_9 + t157;
        const float t158 = t76.z * t21;
        sum_9 = sum_9 + t158;
        const float t159 = t76.w * t22;
        sum_9 = sum_9 + t159;
        const float t160 = t77.x * t23;
        sum_9 = sum_9 + t160;
        const float t161 = t77.y * t24;
        sum_9 = sum_9 + t161;
        const float t162 = t77.z * t25;
        sum_9 = sum_9 + t162;
        const float t163 = t77.w * t26;
        sum_9 = sum_9 + t163;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t164 = t79.x * t19; // dot.rs:23
        sum_10 = sum_10 + t164;
        const float t165 = t79.y * t20;
        sum_10 = sum_10 + t165;
        const float t166 = t79.z * t21;
        sum_10 = sum_10 + t166;
        const float t167 = t79.w * t22;
        sum_10 = sum_10 + t167;
        const float t168 = t80.x * t23;
        sum_10 = sum_10 + t168;
        const float t169 = t80.y * t24;
        sum_10 = sum_10 + t169;
        const float t170 = t80.z * t25;
        sum_10 = sum_10 + t170;
        const float t171 = t80.w * t26;
        sum_10 = sum_10 + t171;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t172 = t82.x * t19; // dot.rs:23
        sum_11 = sum_11 + t172;
        const float t173 = t82.y * t20;
        sum_11 = sum_11 + t173;
        const float t174 = t82.z * t21;
        sum_11 = sum_11 + t174;
        const float t175 = t82.w * t22;
        sum_11 = sum_11 + t175;
        const float t176 = t83.x * t23;
        sum_11 = sum_11 + t176;
        const float t177 = t83.y * t24;
        sum_11 = sum_11 + t177;
        const float t178 = t83.z * t25;
        sum_11 = sum_11 + t178;
        const float t179 = t83.w * t26;
        sum_11 = sum_11 + t179;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t180 = t73.x * t28; // dot.rs:23
        sum_12 = sum_12 + t180;
        const float t181 = t73.y * t29;
        sum_12 = sum_12 + t181;
        const float t182 = t73.z * t30;
        sum_12 = sum_12 + t182;
        const float t183 = t73.w * t31;
        sum_12 = sum_12 + t183;
        const float t184 = t74.x * t32;
        sum_12 = sum_12 + t184;
        const float t185 = t74.y * t33;
        sum_12 = sum_12 + t185;
        const float t186 = t74.z * t34;
        sum_12 = sum_12 + t186;
        const float t187 = t74.w * t35;
        sum_12 = sum_12 + t187;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t188 = t76.x * t28; // dot.rs:23
        sum_13 = sum_13 + t188;
        const float t189 = t76.y * t29;
        sum_13 = sum_13 + t189;
        const float t190 = t76.z * t30;
        sum_13 = sum_13 + t190;
        const float t191 = t76.w * t31;
        sum_13 = sum_13 + t191;
        const float t192 = t77.x * t32;
        sum_13 = sum_13 + t192;
        const float t193 = t77.y * t33;
        sum_13 = sum_13 + t193;
        const float t194 = t77.z * t34;
        sum_13 = sum_13 + t194;
        const float t195 = t77.w * t35;
        sum_13 = sum_13 + t195;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t196 = t79.x * t28; // dot.rs:23
        sum_14 = sum_14 + t196;
        const float t197 = t79.y * t29;
        sum_14 = sum_14 + t197;
        const float t198 = t79.z * t30;
        sum_14 = sum_14 + t198;
        const float t199 = t79.w * t31;
        sum_14 = sum_14 + t199;
        const float t200 = t80.x * t32;
        sum_14 = sum_14 + t200;
        const float t201 = t80.y * t33;
        sum_14 = sum_14 + t201;
        const float t202 = t80.z * t34;
        sum_14 = sum_14 + t202;
        const float t203 = t80.w * t35;
        sum_14 = sum_14 + t203;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t204 = t82.x * t28; // dot.rs:23
        sum_15 = sum_15 + t204;
        const float t205 = t82.y * t29;
        sum_15 = sum_15 + t205;
        const float t206 = t82.z * t30;
        sum_15 = sum_15 + t206;
        const float t207 = t82.w * t31;
        sum_15 = sum_15 + t207;
        const float t208 = t83.x * t32;
        sum_15 = sum_15 + t208;
        const float t209 = t83.y * t33;
        sum_15 = sum_15 + t209;
        const float t210 = t83.z * t34;
        sum_15 = sum_15 + t210;
        const float t211 = t83.w * t35;
        sum_15 = sum_15 + t211;
        partial_sums_3_3 = sum_15; // matmul.rs:344
        float sum_16 = partial_sums_0_4; // dot.rs:20
        const float t212 = t73.x * t37; // dot.rs:23
        sum_16 = sum_16 + t212;
        const float t213 = t73.y * t38;
        sum_16 = sum_16 + t213;
        const float t214 = t73.z * t39;
        sum_16 = sum_16 + t214;
        const float t215 = t73.w * t40;
        sum_16 = sum_16 + t215;
        const float t216 = t74.x * t41;
        sum_16 = sum_16 + t216;
        const float t217 = t74.y * t42;
        sum_16 = sum_16 + t217;
        const float t218 = t74.z * t43;
        sum_16 = sum_16 + t218;
        const float t219 = t74.w * t44;
        sum_16 = sum_16 + t219;
        partial_sums_0_4 = sum_16; // matmul.rs:344
        float sum_17 = partial_sums_1_4; // dot.rs:20
        const float t220 = t76.x * t37; // dot.rs:23
        sum_17 = sum_17 + t220;
        const float t221 = t76.y * t38;
        sum_17 = sum_17 + t221;
        const float t222 = t76.z * t39;
        sum_17 = sum_17 + t222;
        const float t223 = t76.w * t40;
        sum_17 = sum_17 + t223;
        const float t224 = t77.x * t41;
        sum_17 = sum_17 + t224;
        const float t225 = t77.y * t42;
        sum_17 = sum_17 + t225;
        const float t226 = t77.z * t43;
        sum_17 = sum_17 + t226;
        const float t227 = t77.w * t44;
        sum_17 = sum_17 + t227;
        partial_sums_1_4 = sum_17; // matmul.rs:344
        float sum_18 = partial_sums_2_4; // dot.rs:20
        const float t228 = t79.x * t37; // dot.rs:23
        sum_18 = sum_18 + t228;
        const float t229 = t79.y * t38;
        sum_18 = sum_18 + t229;
        const float t230 = t79.z * t39;
        sum_18 = sum_18 + t230;
        const float t231 = t79.w * t40;
        sum_18 = sum_18 + t231;
        const float t232 = t80.x * t41;
        sum_18 = sum_18 + t232;
        const float t233 = t80.y * t42;
        sum_18 = sum_18 + t233;
        const float t234 = t80.z * t43;
        sum_18 = sum_18 + t234;
        const float t235 = t80.w * t44;
        sum_18 = sum_18 + t235;
        partial_sums_2_4 = sum_18; // matmul.rs:344
        float sum_19 = partial_sums_3_4; // dot.rs:20
        const float t236 = t82.x * t37; // dot.rs:23
        sum_19 = sum_19 + t236;
        const float t237 = t82.y * t38;
        sum_19 = sum_19 + t237;
        const float t238 = t82.z * t39;
        sum_19 = sum_19 + t238;
        const float t239 = t82.w * t40;
        sum_19 = sum_19 + t239;
        const float t240 = t83.x * t41;
        sum_19 = sum_19 + t240;
        const float t241 = t83.y * t42;
        sum_19 = sum_19 + t241;
        const float t242 = t83.z * t43;
        sum_19 = sum_19 + t242;
        const float t243 = t83.w * t44;
        sum_19 = sum_19 + t243;
        partial_sums_3_4 = sum_19; // matmul.rs:344
        float sum_20 = partial_sums_0_5; // dot.rs:20
        const float t244 = t73.x * t46; // dot.rs:23
        sum_20 = sum_20 + t244;
        const float t245 = t73.y * t47;
        sum_20 = sum_20 + t245;
        const float t246 = t73.z * t48;
        sum_20 = sum_20 + t246;
        const float t247 = t73.w * t49;
        sum_20 = sum_20 + t247;
        const float t248 = t74.x * t50;
        sum_20 = sum_20 + t248;
        const float t249 = t74.y * t51;
        sum_20 = sum_20 + t249;
        const float t250 = t74.z * t52;
        sum_20 = sum_20 + t250;
        const float t251 = t74.w * t53;
        sum_20 = sum_20 + t251;
        partial_sums_0_5 = sum_20; // matmul.rs:344
        float sum_21 = partial_sums_1_5; // dot.rs:20
        const float t252 = t76.x * t46; // dot.rs:23
        sum_21 = sum_21 + t252;
        const float t253 = t76.y * t47;
        sum_21 = sum_21 + t253;
        const float t254 = t76.z * t48;
        sum_21 = sum_21 + t254;
        const float t255 = t76.w * t49;
        sum_21 = sum_21 + t255;
        const float t256 = t77.x * t50;
        sum_21 = sum_21 + t256;
        const float t257 = t77.y * t51;
        sum_21 = sum_21 + t257;
        const float t258 = t77.z * t52;
        sum_21 = sum_21 + t258;
        const float t259 = t77.w * t53;
        sum_21 = sum_21 + t259;
        partial_sums_1_5 = sum_21; // matmul.rs:344
        float sum_22 = partial_sums_2_5; // dot.rs:20
        const float t260 = t79.x * t46; // dot.rs:23
        sum_22 = sum_22 + t260;
        const float t261 = t79.y * t47;
        sum_22 = sum_22 + t261;
        const float t262 = t79.z * t48;
        sum_22 = sum_22 + t262;
        const float t263 = t79.w * t49;
        sum_22 = sum_22 + t263;
        const float t264 = t80.x * t50;
        sum_22 = sum_22 + t264;
        const float t265 = t80.y * t51;
        sum_22 = sum_22 + t265;
        const float t266 = t80.z * t52;
        sum_22 = sum_22 + t266;
        const float t267 = t80.w * t53;
        sum_22 = sum_22 + t267;
        partial_sums_2_5 = sum_22; // matmul.rs:344
        float sum_23 = partial_sums_3_5; // dot.rs:20
        const float t268 = t82.x * t46; // dot.rs:23
        sum_23 = sum_23 + t268;
        const float t269 = t82.y * t47;
        sum_23 = sum_23 + t269;
        const float t270 = t82.z * t48;
        sum_23 = sum_23 + t270;
        const float t271 = t82.w * t49;
        sum_23 = sum_23 + t271;
        const float t272 = t83.x * t50;
        sum_23 = sum_23 + t272;
        const float t273 = t83.y * t51;
        sum_23 = sum_23 + t273;
        const float t274 = t83.z * t52;
        sum_23 = sum_23 + t274;
        const float t275 = t83.w * t53;
        sum_23 = sum_23 + t275;
        partial_sums_3_5 = sum_23; // matmul.rs:344
        float sum_24 = partial_sums_0_6; // dot.rs:20
        const float t276 = t73.x * t55; // dot.rs:23
        sum_24 = sum_24 + t276;
        const float t277 = t73.y * t56;
        sum_24 = sum_24 + t277;
        const float t278 = t73.z * t57;
        sum_24 = sum_24 + t278;
        const float t279 = t73.w * t58;
        sum_24 = sum_24 + t279;
        const float t280 = t74.x * t59;
        sum_24 = sum_24 + t280;
        const float t281 = t74.y * t60;
        sum_24 = sum_24 + t281;
        const float t282 = t74.z * t61;
        sum_24 = sum_24 + t282;
        const float t283 = t74.w * t62;
        sum_24 = sum_24 + t283;
        partial_sums_0_6 = sum_24; // matmul.rs:344
        float sum_25 = partial_sums_1_6; // dot.rs:20
        const float t284 = t76.x * t55; // dot.rs:23
        sum_25 = sum_25 + t284;
        const float t285 = t76.y * t56;
        sum_25 = sum_25 + t285;
        const float t286 = t76.z * t57;
        sum_25 = sum_25 + t286;
        const float t287 = t76.w * t58;
        sum_25 = sum_25 + t287;
        const float t288 = t77.x * t59;
        sum_25 = sum_25 + t288;
        const float t289 = t77.y * t60;
        sum_25 = sum_25 + t289;
        const float t290 = t77.z * t61;
        sum_25 = sum_25 + t290;
        const float t291 = t77.w * t62;
        sum_25 = sum_25 + t291;
        partial_sums_1_6 = sum_25; // matmul.rs:344
        float sum_26 = partial_sums_2_6; // dot.rs:20
        const float t292 = t79.x * t55; // dot.rs:23
        sum_26 = sum_26 + t292;
        const float t293 = t79.y * t56;
        sum_26 = sum_26 + t293;
        const float t294 = t79.z * t57;
        sum_26 = sum_26 + t294;
        const float t295 = t79.w * t58;
        sum_26 = sum_26 + t295;
        const float t296 = t80.x * t59;
        sum_26 = sum_26 + t296;
        const float t297 = t80.y * t60;
        sum_26 = sum_26 + t297;
        const float t298 = t80.z * t61;
        sum_26 = sum_26 + t298;
        const float t299 = t80.w * t62;
        sum_26 = sum_26 + t299;
        partial_sums_2_6 = sum_26; // matmul.rs:344
        float sum_27 = partial_sums_3_6; // dot.rs:20
        const float t300 = t82.x * t55; // dot.rs:23
        sum_27 = sum_27 + t300;
        const float t301 = t82.y * t56;
        sum_27 = sum_27 + t301;
        const float t302 = t82.z * t57;
        sum_27 = sum_27 + t302;
        const float t303 = t82.w * t58;
        sum_27 = sum_27 + t303;
        const float t304 = t83.x * t59;
        sum_27 = sum_27 + t304;
        const float t305 = t83.y * t60;
        sum_27 = sum_27 + t305;
        const float t306 = t83.z * t61;
        sum_27 = sum_27 + t306;
        const float t307 = t83.w * t62;
        sum_27 = sum_27 + t307;
        partial_sums_3_6 = sum_27; // matmul.rs:344
        float sum_28 = partial_sums_0_7; // dot.rs:20
        const float t308 = t73.x * t64; // dot.rs:23
        sum_28 = sum_28 + t308;
        const float t309 = t73.y * t65;
        sum_28 = sum_28 + t309;
        const float t310 = t73.z * t66;
        sum_28 = sum_28 + t310;
        const float t311 = t73.w * t67;
        sum_28 = sum_28 + t311;
        const float t312 = t74.x * t68;
        sum_28 = sum_28 + t312;
        const float t313 = t74.y * t69;
        sum_28 = sum_28 + t313;
        const float t314 = t74.z * t70;
        sum_28 = sum_28 + t314;
        const float t315 = t74.w * t71;
        sum_28 = sum_28 + t315;
        partial_sums_0_7 = sum_28; // matmul.rs:344
        float sum_29 = partial_sums_1_7; // dot.rs:20
        const float t316 = t76.x * t64; // dot.rs:23
        sum_29 = sum_29 + t316;
        const float t317 = t76.y * t65;
        sum_29 = sum_29 + t317;
        const float t318 = t76.z * t66;
        sum_29 = sum_29 + t318;
        const float t319 = t76.w * t67;
        sum_29 = sum_29 + t319;
        const float t320 = t77.x * t68;
        sum_29 = sum_29 + t320;
        const float t321 = t77.y * t69;
        sum_29 = sum_29 + t321;
        const float t322 = t77.z * t70;
        sum_29 = sum_29 + t322;
        const float t323 = t77.w * t71;
        sum_29 = sum_29 + t323;
        partial_sums_1_7 = sum_29; // matmul.rs:344
        float sum_30 = partial_sums_2_7; // dot.rs:20
        const float t324 = t79.x * t64; // dot.rs:23
        sum_30 = sum_30 + t324;
        const float t325 = t79.y * t65;
        sum_30 = sum_30 + t325;
        const float t326 = t79.z * t66;
        sum_30 = sum_30 + t326;
        const float t327 = t79.w * t67;
        sum_30 = sum_30 + t327;
        const float t328 = t80.x * t68;
        sum_30 = sum_30 + t328;
        const float t329 = t80.y * t69;
        sum_30 = sum_30 + t329;
        const float t330 = t80.z * t70;
        sum_30 = sum_30 + t330;
        const float t331 = t80.w * t71;
        sum_30 = sum_30 + t331;
        partial_sums_2_7 = sum_30; // matmul.rs:344
        float sum_31 = partial_sums_3_7; // dot.rs:20
        const float t332 = t82.x * t64; // dot.rs:23
        sum_31 = sum_31 + t332;
        const float t333 = t82.y * t65;
        sum_31 = sum_31 + t333;
        const float t334 = t82.z * t66;
        sum_31 = sum_31 + t334;
        const float t335 = t82.w * t67;
        sum_31 = sum_31 + t335;
        const float t336 = t83.x * t68;
        sum_31 = sum_31 + t336;
        const float t337 = t83.y * t69;
        sum_31 = sum_31 + t337;
        const float t338 = t83.z * t70;
        sum_31 = sum_31 + t338;
        const float t339 = t83.w * t71;
        sum_31 = sum_31 + t339;
        partial_sums_3_7 = sum_31; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:358
    }
    const float sum_4 = reduce_add_f32(partial_sums_0_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_0_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_0_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_0_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:358
    }
    const float sum_8 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:358
    }
    const float sum_9 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:358
    }
    const float sum_10 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:358
    }
    const float sum_11 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:358
    }
    const float sum_12 = reduce_add_f32(partial_sums_1_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:358
    }
    const float sum_13 = reduce_add_f32(partial_sums_1_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:358
    }
    const float sum_14 = reduce_add_f32(partial_sums_1_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:358
    }
    const float sum_15 = reduce_add_f32(partial_sums_1_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:358
    }
    const float sum_16 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:358
    }
    const float sum_17 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:358
    }
    const float sum_18 = reduce_add_f32(partial_sums_2_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:358
    }
    const float sum_19 = reduce_add_f32(partial_sums_2_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:358
    }
    const float sum_20 = reduce_add_f32(partial_sums_2_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:358
    }
    const float sum_21 = reduce_add_f32(partial_sums_2_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:358
    }
    const float sum_22 = reduce_add_f32(partial_sums_2_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:358
    }
    const float sum_23 = reduce_add_f32(partial_sums_2_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:358
    }
    const float sum_24 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:358
    }
    const float sum_25 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:358
    }
    const float sum_26 = reduce_add_f32(partial_sums_3_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:358
    }
    const float sum_27 = reduce_add_f32(partial_sums_3_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:358
    }
    const float sum_28 = reduce_add_f32(partial_sums_3_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:358
    }
    const float sum_29 = reduce_add_f32(partial_sums_3_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:358
    }
    const float sum_30 = reduce_add_f32(partial_sums_3_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:358
    }
    const float sum_31 = reduce_add_f32(partial_sums_3_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 8u; // matmul.rs:365
    const uint column = workgroup_n + group % 8u * 4u; // matmul.rs:366
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
