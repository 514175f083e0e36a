#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint k;
    uint n_groups;
    uint n;
    uint m;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_16x1_residual(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device const ushort* residual [[buffer(5)]],
    device ushort* y [[buffer(6)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    const uint n = imm.n; // body.rs:157
    const uint k = imm.k; // body.rs:159
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    const uint n_pieces = k / 32u; // body.rs:162
    float sums_0_0 = 0.0f; // body.rs:169
    float sums_0_1 = 0.0f;
    for (uint first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        const uint own_row = local_invocation_index / 256u; // body.rs:100
        const uint vector = local_invocation_index % 256u; // body.rs:101
        const uint column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            const uint4 words = ((device const uint4*)x)[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            const uint piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint t0 = min_u32(first_n, n - 1u); // body.rs:180
            const uint t1 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t2 = ((device const uint4*)weight)[(t0 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint t3 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            const uint t4 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t5 = ((device const uint4*)weight)[(t3 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 32u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 64u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 96u];
            const float t6 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t7 = decode_bf16(words.x >> 16u);
            const float t8 = decode_bf16(words.y & 65535u);
            const float t9 = decode_bf16(words.y >> 16u);
            const float t10 = decode_bf16(words.z & 65535u);
            const float t11 = decode_bf16(words.z >> 16u);
            const float t12 = decode_bf16(words.w & 65535u);
            const float t13 = decode_bf16(words.w >> 16u);
            const float t14 = decode_bf16(words_1.x & 65535u);
            const float t15 = decode_bf16(words_1.x >> 16u);
            const float t16 = decode_bf16(words_1.y & 65535u);
            const float t17 = decode_bf16(words_1.y >> 16u);
            const float t18 = decode_bf16(words_1.z & 65535u);
            const float t19 = decode_bf16(words_1.z >> 16u);
            const float t20 = decode_bf16(words_1.w & 65535u);
            const float t21 = decode_bf16(words_1.w >> 16u);
            const float t22 = decode_bf16(words_2.x & 65535u);
            const float t23 = decode_bf16(words_2.x >> 16u);
            const float t24 = decode_bf16(words_2.y & 65535u);
            const float t25 = decode_bf16(words_2.y >> 16u);
            const float t26 = decode_bf16(words_2.z & 65535u);
            const float t27 = decode_bf16(words_2.z >> 16u);
            const float t28 = decode_bf16(words_2.w & 65535u);
            const float t29 = decode_bf16(words_2.w >> 16u);
            const float t30 = decode_bf16(words_3.x & 65535u);
            const float t31 = decode_bf16(words_3.x >> 16u);
            const float t32 = decode_bf16(words_3.y & 65535u);
            const float t33 = decode_bf16(words_3.y >> 16u);
            const float t34 = decode_bf16(words_3.z & 65535u);
            const float t35 = decode_bf16(words_3.z >> 16u);
            const float t36 = decode_bf16(words_3.w & 65535u);
            const float t37 = decode_bf16(words_3.w >> 16u);
            const float t38 = 0.0f + t6; // rows.rs:118
            const float t39 = t38 + t7;
            const float t40 = t39 + t8;
            const float t41 = t40 + t9;
            const float t42 = t41 + t10;
            const float t43 = t42 + t11;
            const float t44 = t43 + t12;
            const float t45 = t44 + t13;
            const float t46 = t45 + t14;
            const float t47 = t46 + t15;
            const float t48 = t47 + t16;
            const float t49 = t48 + t17;
            const float t50 = t49 + t18;
            const float t51 = t50 + t19;
            const float t52 = t51 + t20;
            const float t53 = t52 + t21;
            const float t54 = t53 + t22;
            const float t55 = t54 + t23;
            const float t56 = t55 + t24;
            const float t57 = t56 + t25;
            const float t58 = t57 + t26;
            const float t59 = t58 + t27;
            const float t60 = t59 + t28;
            const float t61 = t60 + t29;
            const float t62 = t61 + t30;
            const float t63 = t62 + t31;
            const float t64 = t63 + t32;
            const float t65 = t64 + t33;
            const float t66 = t65 + t34;
            const float t67 = t66 + t35;
            const float t68 = t67 + t36;
            const float t69 = t68 + t37;
            const float t70 = fma(float(t2.x & 15u), t6, 0.0f); // rows.rs:123
            const float t71 = fma(float((t2.x >> 4u) & 15u), t7, t70);
            const float t72 = fma(float((t2.x >> 8u) & 15u), t8, t71);
            const float t73 = fma(float((t2.x >> 12u) & 15u), t9, t72);
            const float t74 = fma(float((t2.x >> 16u) & 15u), t10, t73);
            const float t75 = fma(float((t2.x >> 20u) & 15u), t11, t74);
            const float t76 = fma(float((t2.x >> 24u) & 15u), t12, t75);
            const float t77 = fma(float((t2.x >> 28u) & 15u), t13, t76);
            const float t78 = fma(float(t2.y & 15u), t14, t77);
            const float t79 = fma(float((t2.y >> 4u) & 15u), t15, t78);
            const float t80 = fma(float((t2.y >> 8u) & 15u), t16, t79);
            const float t81 = fma(float((t2.y >> 12u) & 15u), t17, t80);
            const float t82 = fma(float((t2.y >> 16u) & 15u), t18, t81);
            const float t83 = fma(float((t2.y >> 20u) & 15u), t19, t82);
            const float t84 = fma(float((t2.y >> 24u) & 15u), t20, t83);
            const float t85 = fma(float((t2.y >> 28u) & 15u), t21, t84);
            const float t86 = fma(float(t2.z & 15u), t22, t85);
            const float t87 = fma(float((t2.z >> 4u) & 15u), t23, t86);
            const float t88 = fma(float((t2.z >> 8u) & 15u), t24, t87);
            const float t89 = fma(float((t2.z >> 12u) & 15u), t25, t88);
            const float t90 = fma(float((t2.z >> 16u) & 15u), t26, t89);
            const float t91 = fma(float((t2.z >> 20u) & 15u), t27, t90);
            const float t92 = fma(float((t2.z >> 24u) & 15u), t28, t91);
            const float t93 = fma(float((t2.z >> 28u) & 15u), t29, t92);
            const float t94 = fma(float(t2.w & 15u), t30, t93);
            const float t95 = fma(float((t2.w >> 4u) & 15u), t31, t94);
            const float t96 = fma(float((t2.w >> 8u) & 15u), t32, t95);
            const float t97 = fma(float((t2.w >> 12u) & 15u), t33, t96);
            const float t98 = fma(float((t2.w >> 16u) & 15u), t34, t97);
            const float t99 = fma(float((t2.w >> 20u) & 15u), t35, t98);
            const float t100 = fma(float((t2.w >> 24u) & 15u), t36, t99);
            const float t101 = fma(float((t2.w >> 28u) & 15u), t37, t100);
            const float t102 = decode_bf16(scales[t0 * imm.n_groups + t1]) * t101;
            const float t103 = sums_0_0 + t102;
            const float t104 = decode_bf16(biases[t0 * imm.n_groups + t1]) * t69;
            sums_0_0 = t103 + t104; // body.rs:197
            const float t105 = fma(float(t5.x & 15u), t6, 0.0f); // rows.rs:123
            const float t106 = fma(float((t5.x >> 4u) & 15u), t7, t105);
            const float t107 = fma(float((t5.x >> 8u) & 15u), t8, t106);
            const float t108 = fma(float((t5.x >> 12u) & 15u), t9, t107);
            const float t109 = fma(float((t5.x >> 16u) & 15u), t10, t108);
            const float t110 = fma(float((t5.x >> 20u) & 15u), t11, t109);
            const float t111 = fma(float((t5.x >> 24u) & 15u), t12, t110);
            const float t112 = fma(float((t5.x >> 28u) & 15u), t13, t111);
            const float t113 = fma(float(t5.y & 15u), t14, t112);
            const float t114 = fma(float((t5.y >> 4u) & 15u), t15, t113);
            const float t115 = fma(float((t5.y >> 8u) & 15u), t16, t114);
            const float t116 = fma(float((t5.y >> 12u) & 15u), t17, t115);
            const float t117 = fma(float((t5.y >> 16u) & 15u), t18, t116);
            const float t118 = fma(float((t5.y >> 20u) & 15u), t19, t117);
            const float t119 = fma(float((t5.y >> 24u) & 15u), t20, t118);
            const float t120 = fma(float((t5.y >> 28u) & 15u), t21, t119);
            const float t121 = fma(float(t5.z & 15u), t22, t120);
            const float t122 = fma(float((t5.z >> 4u) & 15u), t23, t121);
            const float t123 = fma(float((t5.z >> 8u) & 15u), t24, t122);
            const float t124 = fma(float((t5.z >> 12u) & 15u), t25, t123);
            const float t125 = fma(float((t5.z >> 16u) & 15u), t26, t124);
            const float t126 = fma(float((t5.z >> 20u) & 15u), t27, t125);
            const float t127 = fma(float((t5.z >> 24u) & 15u), t28, t126);
            const float t128 = fma(float((t5.z >> 28u) & 15u), t29, t127);
            const float t129 = fma(float(t5.w & 15u), t30, t128);
            const float t130 = fma(float((t5.w >> 4u) & 15u), t31, t129);
            const float t131 = fma(float((t5.w >> 8u) & 15u), t32, t130);
            const float t132 = fma(float((t5.w >> 12u) & 15u), t33, t131);
            const float t133 = fma(float((t5.w >> 16u) & 15u), t34, t132);
            const float t134 = fma(float((t5.w >> 20u) & 15u), t35, t133);
            const float t135 = fma(float((t5.w >> 24u) & 15u), t36, t134);
            const float t136 = fma(float((t5.w >> 28u) & 15u), t37, t135);
            const float t137 = decode_bf16(scales[t3 * imm.n_groups + t4]) * t136;
            const float t138 = sums_0_1 + t137;
            const float t139 = decode_bf16(biases[t3 * imm.n_groups + t4]) * t69;
            sums_0_1 = t138 + t139; // body.rs:197
        }
        const uint piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint t140 = min_u32(first_n, n - 1u); // body.rs:180
            const uint t141 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t142 = ((device const uint4*)weight)[(t140 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint t143 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            const uint t144 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t145 = ((device const uint4*)weight)[(t143 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 160u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 192u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 224u];
            const float t146 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t147 = decode_bf16(words.x >> 16u);
            const float t148 = decode_bf16(words.y & 65535u);
            const float t149 = decode_bf16(words.y >> 16u);
            const float t150 = decode_bf16(words.z & 65535u);
            const float t151 = decode_bf16(words.z >> 16u);
            const float t152 = decode_bf16(words.w & 65535u);
            const float t153 = decode_bf16(words.w >> 16u);
            const float t154 = decode_bf16(words_1.x & 65535u);
            const float t155 = decode_bf16(words_1.x >> 16u);
            const float t156 = decode_bf16(words_1.y & 65535u);
            const float t157 = decode_bf16(words_1.y >> 16u);
            const float t158 = decode_bf16(words_1.z & 65535u);
            const float t159 = decode_bf16(words_1.z >> 16u);
            const float t160 = decode_bf16(words_1.w & 65535u);
            const float t161 = decode_bf16(words_1.w >> 16u);
            const float t162 = decode_bf16(words_2.x & 65535u);
            const float t163 = decode_bf16(words_2.x >> 16u);
            const float t164 = decode_bf16(words_2.y & 65535u);
            const float t165 = decode_bf16(words_2.y >> 16u);
            const float t166 = decode_bf16(words_2.z & 65535u);
            const float t167 = decode_bf16(words_2.z >> 16u);
            const float t168 = decode_bf16(words_2.w & 65535u);
            const float t169 = decode_bf16(words_2.w >> 16u);
            const float t170 = decode_bf16(words_3.x & 65535u);
            const float t171 = decode_bf16(words_3.x >> 16u);
            const float t172 = decode_bf16(words_3.y & 65535u);
            const float t173 = decode_bf16(words_3.y >> 16u);
            const float t174 = decode_bf16(words_3.z & 65535u);
            const float t175 = decode_bf16(words_3.z >> 16u);
            const float t176 = decode_bf16(words_3.w & 65535u);
            const float t177 = decode_bf16(words_3.w >> 16u);
            const float t178 = 0.0f + t146; // rows.rs:118
            const float t179 = t178 + t147;
            const float t180 = t179 + t148;
            const float t181 = t180 + t149;
            const float t182 = t181 + t150;
            const float t183 = t182 + t151;
            const float t184 = t183 + t152;
            const float t185 = t184 + t153;
            const float t186 = t185 + t154;
            const float t187 = t186 + t155;
            const float t188 = t187 + t156;
            const float t189 = t188 + t157;
            const float t190 = t189 + t158;
            const float t191 = t190 + t159;
            const float t192 = t191 + t160;
            const float t193 = t192 + t161;
            const float t194 = t193 + t162;
            const float t195 = t194 + t163;
            const float t196 = t195 + t164;
            const float t197 = t196 + t165;
            const float t198 = t197 + t166;
            const float t199 = t198 + t167;
            const float t200 = t199 + t168;
            const float t201 = t200 + t169;
            const float t202 = t201 + t170;
            const float t203 = t202 + t171;
            const float t204 = t203 + t172;
            const float t205 = t204 + t173;
            const float t206 = t205 + t174;
            const float t207 = t206 + t175;
            const float t208 = t207 + t176;
            const float t209 = t208 + t177;
            const float t210 = fma(float(t142.x & 15u), t146, 0.0f); // rows.rs:123
            const float t211 = fma(float((t142.x >> 4u) & 15u), t147, t210);
            const float t212 = fma(float((t142.x >> 8u) & 15u), t148, t211);
            const float t213 = fma(float((t142.x >> 12u) & 15u), t149, t212);
            const float t214 = fma(float((t142.x >> 16u) & 15u), t150, t213);
            const float t215 = fma(float((t142.x >> 20u) & 15u), t151, t214);
            const float t216 = fma(float((t142.x >> 24u) & 15u), t152, t215);
            const float t217 = fma(float((t142.x >> 28u) & 15u), t153, t216);
            const float t218 = fma(float(t142.y & 15u), t154, t217);
            const float t219 = fma(float((t142.y >> 4u) & 15u), t155, t218);
            const float t220 = fma(float((t142.y >> 8u) & 15u), t156, t219);
            const float t221 = fma(float((t142.y >> 12u) & 15u), t157, t220);
            const float t222 = fma(float((t142.y >> 16u) & 15u), t158, t221);
            const float t223 = fma(float((t142.y >> 20u) & 15u), t159, t222);
            const float t224 = fma(float((t142.y >> 24u) & 15u), t160, t223);
            const float t225 = fma(float((t142.y >> 28u) & 15u), t161, t224);
            const float t226 = fma(float(t142.z & 15u), t162, t225);
            const float t227 = fma(float((t142.z >> 4u) & 15u), t163, t226);
            const float t228 = fma(float((t142.z >> 8u) & 15u), t164, t227);
            const float t229 = fma(float((t142.z >> 12u) & 15u), t165, t228);
            const float t230 = fma(float((t142.z >> 16u) & 15u), t166, t229);
            const float t231 = fma(float((t142.z >> 20u) & 15u), t167, t230);
            const float t232 = fma(float((t142.z >> 24u) & 15u), t168, t231);
            const float t233 = fma(float((t142.z >> 28u) & 15u), t169, t232);
            const float t234 = fma(float(t142.w & 15u), t170, t233);
            const float t235 = fma(float((t142.w >> 4u) & 15u), t171, t234);
            const float t236 = fma(float((t142.w >> 8u) & 15u), t172, t235);
            const float t237 = fma(float((t142.w >> 12u) & 15u), t173, t236);
            const float t238 = fma(float((t142.w >> 16u) & 15u), t174, t237);
            const float t239 = fma(float((t142.w >> 20u) & 15u), t175, t238);
            const float t240 = fma(float((t142.w >> 24u) & 15u), t176, t239);
            const float t241 = fma(float((t142.w >> 28u) & 15u), t177, t240);
            const float t242 = decode_bf16(scales[t140 * imm.n_groups + t141]) * t241;
            const float t243 = sums_0_0 + t242;
            const float t244 = decode_bf16(biases[t140 * imm.n_groups + t141]) * t209;
            sums_0_0 = t243 + t244; // body.rs:197
            const float t245 = fma(float(t145.x & 15u), t146, 0.0f); // rows.rs:123
            const float t246 = fma(float((t145.x >> 4u) & 15u), t147, t245);
            const float t247 = fma(float((t145.x >> 8u) & 15u), t148, t246);
            const float t248 = fma(float((t145.x >> 12u) & 15u), t149, t247);
            const float t249 = fma(float((t145.x >> 16u) & 15u), t150, t248);
            const float t250 = fma(float((t145.x >> 20u) & 15u), t151, t249);
            const float t251 = fma(float((t145.x >> 24u) & 15u), t152, t250);
            const float t252 = fma(float((t145.x >> 28u) & 15u), t153, t251);
            const float t253 = fma(float(t145.y & 15u), t154, t252);
            const float t254 = fma(float((t145.y >> 4u) & 15u), t155, t253);
            const float t255 = fma(float((t145.y >> 8u) & 15u), t156, t254);
            const float t256 = fma(float((t145.y >> 12u) & 15u), t157, t255);
            const float t257 = fma(float((t145.y >> 16u) & 15u), t158, t256);
            const float t258 = fma(float((t145.y >> 20u) & 15u), t159, t257);
            const float t259 = fma(float((t145.y >> 24u) & 15u), t160, t258);
            const float t260 = fma(float((t145.y >> 28u) & 15u), t161, t259);
            const float t261 = fma(float(t145.z & 15u), t162, t260);
            const float t262 = fma(float((t145.z >> 4u) & 15u), t163, t261);
            const float t263 = fma(float((t145.z >> 8u) & 15u), t164, t262);
            const float t264 = fma(float((t145.z >> 12u) & 15u), t165, t263);
            const float t265 = fma(float((t145.z >> 16u) & 15u), t166, t264);
            const float t266 = fma(float((t145.z >> 20u) & 15u), t167, t265);
            const float t267 = fma(float((t145.z >> 24u) & 15u), t168, t266);
            const float t268 = fma(float((t145.z >> 28u) & 15u), t169, t267);
            const float t269 = fma(float(t145.w & 15u), t170, t268);
            const float t270 = fma(float((t145.w >> 4u) & 15u), t171, t269);
            const float t271 = fma(float((t145.w >> 8u) & 15u), t172, t270);
            const float t272 = fma(float((t145.w >> 12u) & 15u), t173, t271);
            const float t273 = fma(float((t145.w >> 16u) & 15u), t174, t272);
            const float t274 = fma(float((t145.w >> 20u) & 15u), t175, t273);
            const float t275 = fma(float((t145.w >> 24u) & 15u), t176, t274);
            const float t276 = fma(float((t145.w >> 28u) & 15u), t177, t275);
            const float t277 = decode_bf16(scales[t143 * imm.n_groups + t144]) * t276;
            const float t278 = sums_0_1 + t277;
            const float t279 = decode_bf16(biases[t143 * imm.n_groups + t144]) * t209;
            sums_0_1 = t278 + t279; // body.rs:197
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
        const uint2 t280 = ((device const uint2*)residual)[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        const float t281 = decode_bf16(t280.x) + decode_bf16(encode_bf16(four_0)); // body.rs:256
        const uint bits = as_type<uint>(t281); // bits.rs:29
        four_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:256
        const float t282 = decode_bf16(t280.x >> 16u) + decode_bf16(encode_bf16(four_1));
        const uint bits_1 = as_type<uint>(t282); // bits.rs:29
        four_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:256
        const float t283 = decode_bf16(t280.y) + decode_bf16(encode_bf16(four_2));
        const uint bits_2 = as_type<uint>(t283); // bits.rs:29
        four_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:256
        const float t284 = decode_bf16(t280.y >> 16u) + decode_bf16(encode_bf16(four_3));
        const uint bits_3 = as_type<uint>(t284); // bits.rs:29
        four_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:256
        const uint2 t285 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t285;
    }
}
