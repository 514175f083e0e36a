#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint k;
    uint n_groups;
    uint m;
    uint n;
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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_16x1_run2_residual(
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
    threadgroup uint4 array_0[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 32u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        const uint row = local_invocation_index / 256u; // body.rs:94
        const uint vector = local_invocation_index % 256u; // body.rs:95
        const uint column = first_piece * 32u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            const uint4 words = ((device const uint4*)x)[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:66
            const uint piece = vector / 4u; // body.rs:42
            array_0[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:215
        const uint n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t0 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t1 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t2 = ((device const uint4*)weight)[(t0 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t3 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t4 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t5 = ((device const uint4*)weight)[(t3 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t6 = first + 32u; // body.rs:234
            const uint t7 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t8 = shr_u32(t6, group_shift); // rows.rs:94
            const uint4 t9 = ((device const uint4*)weight)[(t7 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            const uint t10 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t11 = shr_u32(t6, group_shift); // rows.rs:94
            const uint4 t12 = ((device const uint4*)weight)[(t10 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_0[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_0[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_0[place_2]; // body.rs:165
            const float t13 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t14 = decode_bf16(words.x >> 16u);
            const float t15 = decode_bf16(words.y & 65535u);
            const float t16 = decode_bf16(words.y >> 16u);
            const float t17 = decode_bf16(words.z & 65535u);
            const float t18 = decode_bf16(words.z >> 16u);
            const float t19 = decode_bf16(words.w & 65535u);
            const float t20 = decode_bf16(words.w >> 16u);
            const float t21 = decode_bf16(words_1.x & 65535u);
            const float t22 = decode_bf16(words_1.x >> 16u);
            const float t23 = decode_bf16(words_1.y & 65535u);
            const float t24 = decode_bf16(words_1.y >> 16u);
            const float t25 = decode_bf16(words_1.z & 65535u);
            const float t26 = decode_bf16(words_1.z >> 16u);
            const float t27 = decode_bf16(words_1.w & 65535u);
            const float t28 = decode_bf16(words_1.w >> 16u);
            const float t29 = decode_bf16(words_2.x & 65535u);
            const float t30 = decode_bf16(words_2.x >> 16u);
            const float t31 = decode_bf16(words_2.y & 65535u);
            const float t32 = decode_bf16(words_2.y >> 16u);
            const float t33 = decode_bf16(words_2.z & 65535u);
            const float t34 = decode_bf16(words_2.z >> 16u);
            const float t35 = decode_bf16(words_2.w & 65535u);
            const float t36 = decode_bf16(words_2.w >> 16u);
            const float t37 = decode_bf16(words_3.x & 65535u);
            const float t38 = decode_bf16(words_3.x >> 16u);
            const float t39 = decode_bf16(words_3.y & 65535u);
            const float t40 = decode_bf16(words_3.y >> 16u);
            const float t41 = decode_bf16(words_3.z & 65535u);
            const float t42 = decode_bf16(words_3.z >> 16u);
            const float t43 = decode_bf16(words_3.w & 65535u);
            const float t44 = decode_bf16(words_3.w >> 16u);
            const float t45 = 0.0f + t13; // rows.rs:164
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
            const float t70 = t69 + t38;
            const float t71 = t70 + t39;
            const float t72 = t71 + t40;
            const float t73 = t72 + t41;
            const float t74 = t73 + t42;
            const float t75 = t74 + t43;
            const float t76 = t75 + t44;
            const float t77 = fma(float(t2.x & 15u), t13, 0.0f); // rows.rs:169
            const float t78 = fma(float((t2.x >> 4u) & 15u), t14, t77);
            const float t79 = fma(float((t2.x >> 8u) & 15u), t15, t78);
            const float t80 = fma(float((t2.x >> 12u) & 15u), t16, t79);
            const float t81 = fma(float((t2.x >> 16u) & 15u), t17, t80);
            const float t82 = fma(float((t2.x >> 20u) & 15u), t18, t81);
            const float t83 = fma(float((t2.x >> 24u) & 15u), t19, t82);
            const float t84 = fma(float((t2.x >> 28u) & 15u), t20, t83);
            const float t85 = fma(float(t2.y & 15u), t21, t84);
            const float t86 = fma(float((t2.y >> 4u) & 15u), t22, t85);
            const float t87 = fma(float((t2.y >> 8u) & 15u), t23, t86);
            const float t88 = fma(float((t2.y >> 12u) & 15u), t24, t87);
            const float t89 = fma(float((t2.y >> 16u) & 15u), t25, t88);
            const float t90 = fma(float((t2.y >> 20u) & 15u), t26, t89);
            const float t91 = fma(float((t2.y >> 24u) & 15u), t27, t90);
            const float t92 = fma(float((t2.y >> 28u) & 15u), t28, t91);
            const float t93 = fma(float(t2.z & 15u), t29, t92);
            const float t94 = fma(float((t2.z >> 4u) & 15u), t30, t93);
            const float t95 = fma(float((t2.z >> 8u) & 15u), t31, t94);
            const float t96 = fma(float((t2.z >> 12u) & 15u), t32, t95);
            const float t97 = fma(float((t2.z >> 16u) & 15u), t33, t96);
            const float t98 = fma(float((t2.z >> 20u) & 15u), t34, t97);
            const float t99 = fma(float((t2.z >> 24u) & 15u), t35, t98);
            const float t100 = fma(float((t2.z >> 28u) & 15u), t36, t99);
            const float t101 = fma(float(t2.w & 15u), t37, t100);
            const float t102 = fma(float((t2.w >> 4u) & 15u), t38, t101);
            const float t103 = fma(float((t2.w >> 8u) & 15u), t39, t102);
            const float t104 = fma(float((t2.w >> 12u) & 15u), t40, t103);
            const float t105 = fma(float((t2.w >> 16u) & 15u), t41, t104);
            const float t106 = fma(float((t2.w >> 20u) & 15u), t42, t105);
            const float t107 = fma(float((t2.w >> 24u) & 15u), t43, t106);
            const float t108 = fma(float((t2.w >> 28u) & 15u), t44, t107);
            const float t109 = decode_bf16(scales[t0 * imm.n_groups + t1]) * t108;
            const float t110 = sums_0_0 + t109;
            const float t111 = decode_bf16(biases[t0 * imm.n_groups + t1]) * t76;
            sums_0_0 = t110 + t111; // body.rs:249
            const float t112 = fma(float(t5.x & 15u), t13, 0.0f); // rows.rs:169
            const float t113 = fma(float((t5.x >> 4u) & 15u), t14, t112);
            const float t114 = fma(float((t5.x >> 8u) & 15u), t15, t113);
            const float t115 = fma(float((t5.x >> 12u) & 15u), t16, t114);
            const float t116 = fma(float((t5.x >> 16u) & 15u), t17, t115);
            const float t117 = fma(float((t5.x >> 20u) & 15u), t18, t116);
            const float t118 = fma(float((t5.x >> 24u) & 15u), t19, t117);
            const float t119 = fma(float((t5.x >> 28u) & 15u), t20, t118);
            const float t120 = fma(float(t5.y & 15u), t21, t119);
            const float t121 = fma(float((t5.y >> 4u) & 15u), t22, t120);
            const float t122 = fma(float((t5.y >> 8u) & 15u), t23, t121);
            const float t123 = fma(float((t5.y >> 12u) & 15u), t24, t122);
            const float t124 = fma(float((t5.y >> 16u) & 15u), t25, t123);
            const float t125 = fma(float((t5.y >> 20u) & 15u), t26, t124);
            const float t126 = fma(float((t5.y >> 24u) & 15u), t27, t125);
            const float t127 = fma(float((t5.y >> 28u) & 15u), t28, t126);
            const float t128 = fma(float(t5.z & 15u), t29, t127);
            const float t129 = fma(float((t5.z >> 4u) & 15u), t30, t128);
            const float t130 = fma(float((t5.z >> 8u) & 15u), t31, t129);
            const float t131 = fma(float((t5.z >> 12u) & 15u), t32, t130);
            const float t132 = fma(float((t5.z >> 16u) & 15u), t33, t131);
            const float t133 = fma(float((t5.z >> 20u) & 15u), t34, t132);
            const float t134 = fma(float((t5.z >> 24u) & 15u), t35, t133);
            const float t135 = fma(float((t5.z >> 28u) & 15u), t36, t134);
            const float t136 = fma(float(t5.w & 15u), t37, t135);
            const float t137 = fma(float((t5.w >> 4u) & 15u), t38, t136);
            const float t138 = fma(float((t5.w >> 8u) & 15u), t39, t137);
            const float t139 = fma(float((t5.w >> 12u) & 15u), t40, t138);
            const float t140 = fma(float((t5.w >> 16u) & 15u), t41, t139);
            const float t141 = fma(float((t5.w >> 20u) & 15u), t42, t140);
            const float t142 = fma(float((t5.w >> 24u) & 15u), t43, t141);
            const float t143 = fma(float((t5.w >> 28u) & 15u), t44, t142);
            const float t144 = decode_bf16(scales[t3 * imm.n_groups + t4]) * t143;
            const float t145 = sums_0_1 + t144;
            const float t146 = decode_bf16(biases[t3 * imm.n_groups + t4]) * t76;
            sums_0_1 = t145 + t146; // body.rs:249
            const uint t147 = counter + 32u; // body.rs:244
            const uint4 words_4 = array_0[(t147 & 4294967264u) * 4u + (t147 & 31u)]; // body.rs:165
            const uint place_3 = (t147 & 4294967264u) * 4u + (t147 & 31u) + 32u; // body.rs:164
            const uint4 words_5 = array_0[place_3]; // body.rs:165
            const uint place_4 = (t147 & 4294967264u) * 4u + (t147 & 31u) + 64u; // body.rs:164
            const uint4 words_6 = array_0[place_4]; // body.rs:165
            const uint place_5 = (t147 & 4294967264u) * 4u + (t147 & 31u) + 96u; // body.rs:164
            const uint4 words_7 = array_0[place_5]; // body.rs:165
            const float t148 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            const float t149 = decode_bf16(words_4.x >> 16u);
            const float t150 = decode_bf16(words_4.y & 65535u);
            const float t151 = decode_bf16(words_4.y >> 16u);
            const float t152 = decode_bf16(words_4.z & 65535u);
            const float t153 = decode_bf16(words_4.z >> 16u);
            const float t154 = decode_bf16(words_4.w & 65535u);
            const float t155 = decode_bf16(words_4.w >> 16u);
            const float t156 = decode_bf16(words_5.x & 65535u);
            const float t157 = decode_bf16(words_5.x >> 16u);
            const float t158 = decode_bf16(words_5.y & 65535u);
            const float t159 = decode_bf16(words_5.y >> 16u);
            const float t160 = decode_bf16(words_5.z & 65535u);
            const float t161 = decode_bf16(words_5.z >> 16u);
            const float t162 = decode_bf16(words_5.w & 65535u);
            const float t163 = decode_bf16(words_5.w >> 16u);
            const float t164 = decode_bf16(words_6.x & 65535u);
            const float t165 = decode_bf16(words_6.x >> 16u);
            const float t166 = decode_bf16(words_6.y & 65535u);
            const float t167 = decode_bf16(words_6.y >> 16u);
            const float t168 = decode_bf16(words_6.z & 65535u);
            const float t169 = decode_bf16(words_6.z >> 16u);
            const float t170 = decode_bf16(words_6.w & 65535u);
            const float t171 = decode_bf16(words_6.w >> 16u);
            const float t172 = decode_bf16(words_7.x & 65535u);
            const float t173 = decode_bf16(words_7.x >> 16u);
            const float t174 = decode_bf16(words_7.y & 65535u);
            const float t175 = decode_bf16(words_7.y >> 16u);
            const float t176 = decode_bf16(words_7.z & 65535u);
            const float t177 = decode_bf16(words_7.z >> 16u);
            const float t178 = decode_bf16(words_7.w & 65535u);
            const float t179 = decode_bf16(words_7.w >> 16u);
            const float t180 = 0.0f + t148; // rows.rs:164
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
            const float t210 = t209 + t178;
            const float t211 = t210 + t179;
            const float t212 = fma(float(t9.x & 15u), t148, 0.0f); // rows.rs:169
            const float t213 = fma(float((t9.x >> 4u) & 15u), t149, t212);
            const float t214 = fma(float((t9.x >> 8u) & 15u), t150, t213);
            const float t215 = fma(float((t9.x >> 12u) & 15u), t151, t214);
            const float t216 = fma(float((t9.x >> 16u) & 15u), t152, t215);
            const float t217 = fma(float((t9.x >> 20u) & 15u), t153, t216);
            const float t218 = fma(float((t9.x >> 24u) & 15u), t154, t217);
            const float t219 = fma(float((t9.x >> 28u) & 15u), t155, t218);
            const float t220 = fma(float(t9.y & 15u), t156, t219);
            const float t221 = fma(float((t9.y >> 4u) & 15u), t157, t220);
            const float t222 = fma(float((t9.y >> 8u) & 15u), t158, t221);
            const float t223 = fma(float((t9.y >> 12u) & 15u), t159, t222);
            const float t224 = fma(float((t9.y >> 16u) & 15u), t160, t223);
            const float t225 = fma(float((t9.y >> 20u) & 15u), t161, t224);
            const float t226 = fma(float((t9.y >> 24u) & 15u), t162, t225);
            const float t227 = fma(float((t9.y >> 28u) & 15u), t163, t226);
            const float t228 = fma(float(t9.z & 15u), t164, t227);
            const float t229 = fma(float((t9.z >> 4u) & 15u), t165, t228);
            const float t230 = fma(float((t9.z >> 8u) & 15u), t166, t229);
            const float t231 = fma(float((t9.z >> 12u) & 15u), t167, t230);
            const float t232 = fma(float((t9.z >> 16u) & 15u), t168, t231);
            const float t233 = fma(float((t9.z >> 20u) & 15u), t169, t232);
            const float t234 = fma(float((t9.z >> 24u) & 15u), t170, t233);
            const float t235 = fma(float((t9.z >> 28u) & 15u), t171, t234);
            const float t236 = fma(float(t9.w & 15u), t172, t235);
            const float t237 = fma(float((t9.w >> 4u) & 15u), t173, t236);
            const float t238 = fma(float((t9.w >> 8u) & 15u), t174, t237);
            const float t239 = fma(float((t9.w >> 12u) & 15u), t175, t238);
            const float t240 = fma(float((t9.w >> 16u) & 15u), t176, t239);
            const float t241 = fma(float((t9.w >> 20u) & 15u), t177, t240);
            const float t242 = fma(float((t9.w >> 24u) & 15u), t178, t241);
            const float t243 = fma(float((t9.w >> 28u) & 15u), t179, t242);
            const float t244 = decode_bf16(scales[t7 * imm.n_groups + t8]) * t243;
            const float t245 = sums_0_0 + t244;
            const float t246 = decode_bf16(biases[t7 * imm.n_groups + t8]) * t211;
            sums_0_0 = t245 + t246; // body.rs:249
            const float t247 = fma(float(t12.x & 15u), t148, 0.0f); // rows.rs:169
            const float t248 = fma(float((t12.x >> 4u) & 15u), t149, t247);
            const float t249 = fma(float((t12.x >> 8u) & 15u), t150, t248);
            const float t250 = fma(float((t12.x >> 12u) & 15u), t151, t249);
            const float t251 = fma(float((t12.x >> 16u) & 15u), t152, t250);
            const float t252 = fma(float((t12.x >> 20u) & 15u), t153, t251);
            const float t253 = fma(float((t12.x >> 24u) & 15u), t154, t252);
            const float t254 = fma(float((t12.x >> 28u) & 15u), t155, t253);
            const float t255 = fma(float(t12.y & 15u), t156, t254);
            const float t256 = fma(float((t12.y >> 4u) & 15u), t157, t255);
            const float t257 = fma(float((t12.y >> 8u) & 15u), t158, t256);
            const float t258 = fma(float((t12.y >> 12u) & 15u), t159, t257);
            const float t259 = fma(float((t12.y >> 16u) & 15u), t160, t258);
            const float t260 = fma(float((t12.y >> 20u) & 15u), t161, t259);
            const float t261 = fma(float((t12.y >> 24u) & 15u), t162, t260);
            const float t262 = fma(float((t12.y >> 28u) & 15u), t163, t261);
            const float t263 = fma(float(t12.z & 15u), t164, t262);
            const float t264 = fma(float((t12.z >> 4u) & 15u), t165, t263);
            const float t265 = fma(float((t12.z >> 8u) & 15u), t166, t264);
            const float t266 = fma(float((t12.z >> 12u) & 15u), t167, t265);
            const float t267 = fma(float((t12.z >> 16u) & 15u), t168, t266);
            const float t268 = fma(float((t12.z >> 20u) & 15u), t169, t267);
            const float t269 = fma(float((t12.z >> 24u) & 15u), t170, t268);
            const float t270 = fma(float((t12.z >> 28u) & 15u), t171, t269);
            const float t271 = fma(float(t12.w & 15u), t172, t270);
            const float t272 = fma(float((t12.w >> 4u) & 15u), t173, t271);
            const float t273 = fma(float((t12.w >> 8u) & 15u), t174, t272);
            const float t274 = fma(float((t12.w >> 12u) & 15u), t175, t273);
            const float t275 = fma(float((t12.w >> 16u) & 15u), t176, t274);
            const float t276 = fma(float((t12.w >> 20u) & 15u), t177, t275);
            const float t277 = fma(float((t12.w >> 24u) & 15u), t178, t276);
            const float t278 = fma(float((t12.w >> 28u) & 15u), t179, t277);
            const float t279 = decode_bf16(scales[t10 * imm.n_groups + t11]) * t278;
            const float t280 = sums_0_1 + t279;
            const float t281 = decode_bf16(biases[t10 * imm.n_groups + t11]) * t211;
            sums_0_1 = t280 + t281; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t282 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t283 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t284 = ((device const uint4*)weight)[(t282 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t285 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t286 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t287 = ((device const uint4*)weight)[(t285 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_0[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_0[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_0[place_2]; // body.rs:165
            const float t288 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t289 = decode_bf16(words.x >> 16u);
            const float t290 = decode_bf16(words.y & 65535u);
            const float t291 = decode_bf16(words.y >> 16u);
            const float t292 = decode_bf16(words.z & 65535u);
            const float t293 = decode_bf16(words.z >> 16u);
            const float t294 = decode_bf16(words.w & 65535u);
            const float t295 = decode_bf16(words.w >> 16u);
            const float t296 = decode_bf16(words_1.x & 65535u);
            const float t297 = decode_bf16(words_1.x >> 16u);
            const float t298 = decode_bf16(words_1.y & 65535u);
            const float t299 = decode_bf16(words_1.y >> 16u);
            const float t300 = decode_bf16(words_1.z & 65535u);
            const float t301 = decode_bf16(words_1.z >> 16u);
            const float t302 = decode_bf16(words_1.w & 65535u);
            const float t303 = decode_bf16(words_1.w >> 16u);
            const float t304 = decode_bf16(words_2.x & 65535u);
            const float t305 = decode_bf16(words_2.x >> 16u);
            const float t306 = decode_bf16(words_2.y & 65535u);
            const float t307 = decode_bf16(words_2.y >> 16u);
            const float t308 = decode_bf16(words_2.z & 65535u);
            const float t309 = decode_bf16(words_2.z >> 16u);
            const float t310 = decode_bf16(words_2.w & 65535u);
            const float t311 = decode_bf16(words_2.w >> 16u);
            const float t312 = decode_bf16(words_3.x & 65535u);
            const float t313 = decode_bf16(words_3.x >> 16u);
            const float t314 = decode_bf16(words_3.y & 65535u);
            const float t315 = decode_bf16(words_3.y >> 16u);
            const float t316 = decode_bf16(words_3.z & 65535u);
            const float t317 = decode_bf16(words_3.z >> 16u);
            const float t318 = decode_bf16(words_3.w & 65535u);
            const float t319 = decode_bf16(words_3.w >> 16u);
            const float t320 = 0.0f + t288; // rows.rs:164
            const float t321 = t320 + t289;
            const float t322 = t321 + t290;
            const float t323 = t322 + t291;
            const float t324 = t323 + t292;
            const float t325 = t324 + t293;
            const float t326 = t325 + t294;
            const float t327 = t326 + t295;
            const float t328 = t327 + t296;
            const float t329 = t328 + t297;
            const float t330 = t329 + t298;
            const float t331 = t330 + t299;
            const float t332 = t331 + t300;
            const float t333 = t332 + t301;
            const float t334 = t333 + t302;
            const float t335 = t334 + t303;
            const float t336 = t335 + t304;
            const float t337 = t336 + t305;
            const float t338 = t337 + t306;
            const float t339 = t338 + t307;
            const float t340 = t339 + t308;
            const float t341 = t340 + t309;
            const float t342 = t341 + t310;
            const float t343 = t342 + t311;
            const float t344 = t343 + t312;
            const float t345 = t344 + t313;
            const float t346 = t345 + t314;
            const float t347 = t346 + t315;
            const float t348 = t347 + t316;
            const float t349 = t348 + t317;
            const float t350 = t349 + t318;
            const float t351 = t350 + t319;
            const float t352 = fma(float(t284.x & 15u), t288, 0.0f); // rows.rs:169
            const float t353 = fma(float((t284.x >> 4u) & 15u), t289, t352);
            const float t354 = fma(float((t284.x >> 8u) & 15u), t290, t353);
            const float t355 = fma(float((t284.x >> 12u) & 15u), t291, t354);
            const float t356 = fma(float((t284.x >> 16u) & 15u), t292, t355);
            const float t357 = fma(float((t284.x >> 20u) & 15u), t293, t356);
            const float t358 = fma(float((t284.x >> 24u) & 15u), t294, t357);
            const float t359 = fma(float((t284.x >> 28u) & 15u), t295, t358);
            const float t360 = fma(float(t284.y & 15u), t296, t359);
            const float t361 = fma(float((t284.y >> 4u) & 15u), t297, t360);
            const float t362 = fma(float((t284.y >> 8u) & 15u), t298, t361);
            const float t363 = fma(float((t284.y >> 12u) & 15u), t299, t362);
            const float t364 = fma(float((t284.y >> 16u) & 15u), t300, t363);
            const float t365 = fma(float((t284.y >> 20u) & 15u), t301, t364);
            const float t366 = fma(float((t284.y >> 24u) & 15u), t302, t365);
            const float t367 = fma(float((t284.y >> 28u) & 15u), t303, t366);
            const float t368 = fma(float(t284.z & 15u), t304, t367);
            const float t369 = fma(float((t284.z >> 4u) & 15u), t305, t368);
            const float t370 = fma(float((t284.z >> 8u) & 15u), t306, t369);
            const float t371 = fma(float((t284.z >> 12u) & 15u), t307, t370);
            const float t372 = fma(float((t284.z >> 16u) & 15u), t308, t371);
            const float t373 = fma(float((t284.z >> 20u) & 15u), t309, t372);
            const float t374 = fma(float((t284.z >> 24u) & 15u), t310, t373);
            const float t375 = fma(float((t284.z >> 28u) & 15u), t311, t374);
            const float t376 = fma(float(t284.w & 15u), t312, t375);
            const float t377 = fma(float((t284.w >> 4u) & 15u), t313, t376);
            const float t378 = fma(float((t284.w >> 8u) & 15u), t314, t377);
            const float t379 = fma(float((t284.w >> 12u) & 15u), t315, t378);
            const float t380 = fma(float((t284.w >> 16u) & 15u), t316, t379);
            const float t381 = fma(float((t284.w >> 20u) & 15u), t317, t380);
            const float t382 = fma(float((t284.w >> 24u) & 15u), t318, t381);
            const float t383 = fma(float((t284.w >> 28u) & 15u), t319, t382);
            const float t384 = decode_bf16(scales[t282 * imm.n_groups + t283]) * t383;
            const float t385 = sums_0_0 + t384;
            const float t386 = decode_bf16(biases[t282 * imm.n_groups + t283]) * t351;
            sums_0_0 = t385 + t386; // body.rs:249
            const float t387 = fma(float(t287.x & 15u), t288, 0.0f); // rows.rs:169
            const float t388 = fma(float((t287.x >> 4u) & 15u), t289, t387);
            const float t389 = fma(float((t287.x >> 8u) & 15u), t290, t388);
            const float t390 = fma(float((t287.x >> 12u) & 15u), t291, t389);
            const float t391 = fma(float((t287.x >> 16u) & 15u), t292, t390);
            const float t392 = fma(float((t287.x >> 20u) & 15u), t293, t391);
            const float t393 = fma(float((t287.x >> 24u) & 15u), t294, t392);
            const float t394 = fma(float((t287.x >> 28u) & 15u), t295, t393);
            const float t395 = fma(float(t287.y & 15u), t296, t394);
            const float t396 = fma(float((t287.y >> 4u) & 15u), t297, t395);
            const float t397 = fma(float((t287.y >> 8u) & 15u), t298, t396);
            const float t398 = fma(float((t287.y >> 12u) & 15u), t299, t397);
            const float t399 = fma(float((t287.y >> 16u) & 15u), t300, t398);
            const float t400 = fma(float((t287.y >> 20u) & 15u), t301, t399);
            const float t401 = fma(float((t287.y >> 24u) & 15u), t302, t400);
            const float t402 = fma(float((t287.y >> 28u) & 15u), t303, t401);
            const float t403 = fma(float(t287.z & 15u), t304, t402);
            const float t404 = fma(float((t287.z >> 4u) & 15u), t305, t403);
            const float t405 = fma(float((t287.z >> 8u) & 15u), t306, t404);
            const float t406 = fma(float((t287.z >> 12u) & 15u), t307, t405);
            const float t407 = fma(float((t287.z >> 16u) & 15u), t308, t406);
            const float t408 = fma(float((t287.z >> 20u) & 15u), t309, t407);
            const float t409 = fma(float((t287.z >> 24u) & 15u), t310, t408);
            const float t410 = fma(float((t287.z >> 28u) & 15u), t311, t409);
            const float t411 = fma(float(t287.w & 15u), t312, t410);
            const float t412 = fma(float((t287.w >> 4u) & 15u), t313, t411);
            const float t413 = fma(float((t287.w >> 8u) & 15u), t314, t412);
            const float t414 = fma(float((t287.w >> 12u) & 15u), t315, t413);
            const float t415 = fma(float((t287.w >> 16u) & 15u), t316, t414);
            const float t416 = fma(float((t287.w >> 20u) & 15u), t317, t415);
            const float t417 = fma(float((t287.w >> 24u) & 15u), t318, t416);
            const float t418 = fma(float((t287.w >> 28u) & 15u), t319, t417);
            const float t419 = decode_bf16(scales[t285 * imm.n_groups + t286]) * t418;
            const float t420 = sums_0_1 + t419;
            const float t421 = decode_bf16(biases[t285 * imm.n_groups + t286]) * t351;
            sums_0_1 = t420 + t421; // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:271
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:271
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:309
    const uint part = local_invocation_index; // body.rs:325
    const uint row = part / 4u; // body.rs:326
    const uint first = part % 4u * 4u; // body.rs:327
    const uint column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        const uint place = row * 16u + first; // body.rs:330
        const uint target = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        float four_0 = 0.0f; // body.rs:332
        float four_1 = 0.0f;
        float four_2 = 0.0f;
        float four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        const uint2 t422 = ((device const uint2*)residual)[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:344
        const float t423 = decode_bf16(t422.x) + decode_bf16(encode_bf16(four_0)); // body.rs:347
        const uint bits = as_type<uint>(t423); // bits.rs:31
        four_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:347
        const float t424 = decode_bf16(t422.x >> 16u) + decode_bf16(encode_bf16(four_1));
        const uint bits_1 = as_type<uint>(t424); // bits.rs:31
        four_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:347
        const float t425 = decode_bf16(t422.y) + decode_bf16(encode_bf16(four_2));
        const uint bits_2 = as_type<uint>(t425); // bits.rs:31
        four_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:347
        const float t426 = decode_bf16(t422.y >> 16u) + decode_bf16(encode_bf16(four_3));
        const uint bits_3 = as_type<uint>(t426); // bits.rs:31
        four_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:347
        const uint2 t427 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t427;
    }
}
