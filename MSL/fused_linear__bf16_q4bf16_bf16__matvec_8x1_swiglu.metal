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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_8x1_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    const uint n = imm.n; // body.rs:157
    const uint k = imm.k; // body.rs:159
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
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
            const uint t1 = min_u32(t0, n - 1u); // body.rs:180
            const uint t2 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t3 = ((device const uint4*)weight)[(t1 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint t4 = min_u32(t0, n - 1u) + n; // body.rs:181
            const uint t5 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t6 = ((device const uint4*)weight)[(t4 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 32u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 64u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 96u];
            const float t7 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t8 = decode_bf16(words.x >> 16u);
            const float t9 = decode_bf16(words.y & 65535u);
            const float t10 = decode_bf16(words.y >> 16u);
            const float t11 = decode_bf16(words.z & 65535u);
            const float t12 = decode_bf16(words.z >> 16u);
            const float t13 = decode_bf16(words.w & 65535u);
            const float t14 = decode_bf16(words.w >> 16u);
            const float t15 = decode_bf16(words_1.x & 65535u);
            const float t16 = decode_bf16(words_1.x >> 16u);
            const float t17 = decode_bf16(words_1.y & 65535u);
            const float t18 = decode_bf16(words_1.y >> 16u);
            const float t19 = decode_bf16(words_1.z & 65535u);
            const float t20 = decode_bf16(words_1.z >> 16u);
            const float t21 = decode_bf16(words_1.w & 65535u);
            const float t22 = decode_bf16(words_1.w >> 16u);
            const float t23 = decode_bf16(words_2.x & 65535u);
            const float t24 = decode_bf16(words_2.x >> 16u);
            const float t25 = decode_bf16(words_2.y & 65535u);
            const float t26 = decode_bf16(words_2.y >> 16u);
            const float t27 = decode_bf16(words_2.z & 65535u);
            const float t28 = decode_bf16(words_2.z >> 16u);
            const float t29 = decode_bf16(words_2.w & 65535u);
            const float t30 = decode_bf16(words_2.w >> 16u);
            const float t31 = decode_bf16(words_3.x & 65535u);
            const float t32 = decode_bf16(words_3.x >> 16u);
            const float t33 = decode_bf16(words_3.y & 65535u);
            const float t34 = decode_bf16(words_3.y >> 16u);
            const float t35 = decode_bf16(words_3.z & 65535u);
            const float t36 = decode_bf16(words_3.z >> 16u);
            const float t37 = decode_bf16(words_3.w & 65535u);
            const float t38 = decode_bf16(words_3.w >> 16u);
            const float t39 = 0.0f + t7; // rows.rs:118
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
            const float t70 = t69 + t38;
            const float t71 = fma(float(t3.x & 15u), t7, 0.0f); // rows.rs:123
            const float t72 = fma(float((t3.x >> 4u) & 15u), t8, t71);
            const float t73 = fma(float((t3.x >> 8u) & 15u), t9, t72);
            const float t74 = fma(float((t3.x >> 12u) & 15u), t10, t73);
            const float t75 = fma(float((t3.x >> 16u) & 15u), t11, t74);
            const float t76 = fma(float((t3.x >> 20u) & 15u), t12, t75);
            const float t77 = fma(float((t3.x >> 24u) & 15u), t13, t76);
            const float t78 = fma(float((t3.x >> 28u) & 15u), t14, t77);
            const float t79 = fma(float(t3.y & 15u), t15, t78);
            const float t80 = fma(float((t3.y >> 4u) & 15u), t16, t79);
            const float t81 = fma(float((t3.y >> 8u) & 15u), t17, t80);
            const float t82 = fma(float((t3.y >> 12u) & 15u), t18, t81);
            const float t83 = fma(float((t3.y >> 16u) & 15u), t19, t82);
            const float t84 = fma(float((t3.y >> 20u) & 15u), t20, t83);
            const float t85 = fma(float((t3.y >> 24u) & 15u), t21, t84);
            const float t86 = fma(float((t3.y >> 28u) & 15u), t22, t85);
            const float t87 = fma(float(t3.z & 15u), t23, t86);
            const float t88 = fma(float((t3.z >> 4u) & 15u), t24, t87);
            const float t89 = fma(float((t3.z >> 8u) & 15u), t25, t88);
            const float t90 = fma(float((t3.z >> 12u) & 15u), t26, t89);
            const float t91 = fma(float((t3.z >> 16u) & 15u), t27, t90);
            const float t92 = fma(float((t3.z >> 20u) & 15u), t28, t91);
            const float t93 = fma(float((t3.z >> 24u) & 15u), t29, t92);
            const float t94 = fma(float((t3.z >> 28u) & 15u), t30, t93);
            const float t95 = fma(float(t3.w & 15u), t31, t94);
            const float t96 = fma(float((t3.w >> 4u) & 15u), t32, t95);
            const float t97 = fma(float((t3.w >> 8u) & 15u), t33, t96);
            const float t98 = fma(float((t3.w >> 12u) & 15u), t34, t97);
            const float t99 = fma(float((t3.w >> 16u) & 15u), t35, t98);
            const float t100 = fma(float((t3.w >> 20u) & 15u), t36, t99);
            const float t101 = fma(float((t3.w >> 24u) & 15u), t37, t100);
            const float t102 = fma(float((t3.w >> 28u) & 15u), t38, t101);
            const float t103 = decode_bf16(scales[t1 * imm.n_groups + t2]) * t102;
            const float t104 = sums_0_0 + t103;
            const float t105 = decode_bf16(biases[t1 * imm.n_groups + t2]) * t70;
            sums_0_0 = t104 + t105; // body.rs:197
            const float t106 = fma(float(t6.x & 15u), t7, 0.0f); // rows.rs:123
            const float t107 = fma(float((t6.x >> 4u) & 15u), t8, t106);
            const float t108 = fma(float((t6.x >> 8u) & 15u), t9, t107);
            const float t109 = fma(float((t6.x >> 12u) & 15u), t10, t108);
            const float t110 = fma(float((t6.x >> 16u) & 15u), t11, t109);
            const float t111 = fma(float((t6.x >> 20u) & 15u), t12, t110);
            const float t112 = fma(float((t6.x >> 24u) & 15u), t13, t111);
            const float t113 = fma(float((t6.x >> 28u) & 15u), t14, t112);
            const float t114 = fma(float(t6.y & 15u), t15, t113);
            const float t115 = fma(float((t6.y >> 4u) & 15u), t16, t114);
            const float t116 = fma(float((t6.y >> 8u) & 15u), t17, t115);
            const float t117 = fma(float((t6.y >> 12u) & 15u), t18, t116);
            const float t118 = fma(float((t6.y >> 16u) & 15u), t19, t117);
            const float t119 = fma(float((t6.y >> 20u) & 15u), t20, t118);
            const float t120 = fma(float((t6.y >> 24u) & 15u), t21, t119);
            const float t121 = fma(float((t6.y >> 28u) & 15u), t22, t120);
            const float t122 = fma(float(t6.z & 15u), t23, t121);
            const float t123 = fma(float((t6.z >> 4u) & 15u), t24, t122);
            const float t124 = fma(float((t6.z >> 8u) & 15u), t25, t123);
            const float t125 = fma(float((t6.z >> 12u) & 15u), t26, t124);
            const float t126 = fma(float((t6.z >> 16u) & 15u), t27, t125);
            const float t127 = fma(float((t6.z >> 20u) & 15u), t28, t126);
            const float t128 = fma(float((t6.z >> 24u) & 15u), t29, t127);
            const float t129 = fma(float((t6.z >> 28u) & 15u), t30, t128);
            const float t130 = fma(float(t6.w & 15u), t31, t129);
            const float t131 = fma(float((t6.w >> 4u) & 15u), t32, t130);
            const float t132 = fma(float((t6.w >> 8u) & 15u), t33, t131);
            const float t133 = fma(float((t6.w >> 12u) & 15u), t34, t132);
            const float t134 = fma(float((t6.w >> 16u) & 15u), t35, t133);
            const float t135 = fma(float((t6.w >> 20u) & 15u), t36, t134);
            const float t136 = fma(float((t6.w >> 24u) & 15u), t37, t135);
            const float t137 = fma(float((t6.w >> 28u) & 15u), t38, t136);
            const float t138 = decode_bf16(scales[t4 * imm.n_groups + t5]) * t137;
            const float t139 = sums_0_1 + t138;
            const float t140 = decode_bf16(biases[t4 * imm.n_groups + t5]) * t70;
            sums_0_1 = t139 + t140; // body.rs:197
        }
        const uint piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint t141 = min_u32(t0, n - 1u); // body.rs:180
            const uint t142 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t143 = ((device const uint4*)weight)[(t141 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint t144 = min_u32(t0, n - 1u) + n; // body.rs:181
            const uint t145 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t146 = ((device const uint4*)weight)[(t144 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 160u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 192u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 224u];
            const float t147 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t148 = decode_bf16(words.x >> 16u);
            const float t149 = decode_bf16(words.y & 65535u);
            const float t150 = decode_bf16(words.y >> 16u);
            const float t151 = decode_bf16(words.z & 65535u);
            const float t152 = decode_bf16(words.z >> 16u);
            const float t153 = decode_bf16(words.w & 65535u);
            const float t154 = decode_bf16(words.w >> 16u);
            const float t155 = decode_bf16(words_1.x & 65535u);
            const float t156 = decode_bf16(words_1.x >> 16u);
            const float t157 = decode_bf16(words_1.y & 65535u);
            const float t158 = decode_bf16(words_1.y >> 16u);
            const float t159 = decode_bf16(words_1.z & 65535u);
            const float t160 = decode_bf16(words_1.z >> 16u);
            const float t161 = decode_bf16(words_1.w & 65535u);
            const float t162 = decode_bf16(words_1.w >> 16u);
            const float t163 = decode_bf16(words_2.x & 65535u);
            const float t164 = decode_bf16(words_2.x >> 16u);
            const float t165 = decode_bf16(words_2.y & 65535u);
            const float t166 = decode_bf16(words_2.y >> 16u);
            const float t167 = decode_bf16(words_2.z & 65535u);
            const float t168 = decode_bf16(words_2.z >> 16u);
            const float t169 = decode_bf16(words_2.w & 65535u);
            const float t170 = decode_bf16(words_2.w >> 16u);
            const float t171 = decode_bf16(words_3.x & 65535u);
            const float t172 = decode_bf16(words_3.x >> 16u);
            const float t173 = decode_bf16(words_3.y & 65535u);
            const float t174 = decode_bf16(words_3.y >> 16u);
            const float t175 = decode_bf16(words_3.z & 65535u);
            const float t176 = decode_bf16(words_3.z >> 16u);
            const float t177 = decode_bf16(words_3.w & 65535u);
            const float t178 = decode_bf16(words_3.w >> 16u);
            const float t179 = 0.0f + t147; // rows.rs:118
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
            const float t210 = t209 + t178;
            const float t211 = fma(float(t143.x & 15u), t147, 0.0f); // rows.rs:123
            const float t212 = fma(float((t143.x >> 4u) & 15u), t148, t211);
            const float t213 = fma(float((t143.x >> 8u) & 15u), t149, t212);
            const float t214 = fma(float((t143.x >> 12u) & 15u), t150, t213);
            const float t215 = fma(float((t143.x >> 16u) & 15u), t151, t214);
            const float t216 = fma(float((t143.x >> 20u) & 15u), t152, t215);
            const float t217 = fma(float((t143.x >> 24u) & 15u), t153, t216);
            const float t218 = fma(float((t143.x >> 28u) & 15u), t154, t217);
            const float t219 = fma(float(t143.y & 15u), t155, t218);
            const float t220 = fma(float((t143.y >> 4u) & 15u), t156, t219);
            const float t221 = fma(float((t143.y >> 8u) & 15u), t157, t220);
            const float t222 = fma(float((t143.y >> 12u) & 15u), t158, t221);
            const float t223 = fma(float((t143.y >> 16u) & 15u), t159, t222);
            const float t224 = fma(float((t143.y >> 20u) & 15u), t160, t223);
            const float t225 = fma(float((t143.y >> 24u) & 15u), t161, t224);
            const float t226 = fma(float((t143.y >> 28u) & 15u), t162, t225);
            const float t227 = fma(float(t143.z & 15u), t163, t226);
            const float t228 = fma(float((t143.z >> 4u) & 15u), t164, t227);
            const float t229 = fma(float((t143.z >> 8u) & 15u), t165, t228);
            const float t230 = fma(float((t143.z >> 12u) & 15u), t166, t229);
            const float t231 = fma(float((t143.z >> 16u) & 15u), t167, t230);
            const float t232 = fma(float((t143.z >> 20u) & 15u), t168, t231);
            const float t233 = fma(float((t143.z >> 24u) & 15u), t169, t232);
            const float t234 = fma(float((t143.z >> 28u) & 15u), t170, t233);
            const float t235 = fma(float(t143.w & 15u), t171, t234);
            const float t236 = fma(float((t143.w >> 4u) & 15u), t172, t235);
            const float t237 = fma(float((t143.w >> 8u) & 15u), t173, t236);
            const float t238 = fma(float((t143.w >> 12u) & 15u), t174, t237);
            const float t239 = fma(float((t143.w >> 16u) & 15u), t175, t238);
            const float t240 = fma(float((t143.w >> 20u) & 15u), t176, t239);
            const float t241 = fma(float((t143.w >> 24u) & 15u), t177, t240);
            const float t242 = fma(float((t143.w >> 28u) & 15u), t178, t241);
            const float t243 = decode_bf16(scales[t141 * imm.n_groups + t142]) * t242;
            const float t244 = sums_0_0 + t243;
            const float t245 = decode_bf16(biases[t141 * imm.n_groups + t142]) * t210;
            sums_0_0 = t244 + t245; // body.rs:197
            const float t246 = fma(float(t146.x & 15u), t147, 0.0f); // rows.rs:123
            const float t247 = fma(float((t146.x >> 4u) & 15u), t148, t246);
            const float t248 = fma(float((t146.x >> 8u) & 15u), t149, t247);
            const float t249 = fma(float((t146.x >> 12u) & 15u), t150, t248);
            const float t250 = fma(float((t146.x >> 16u) & 15u), t151, t249);
            const float t251 = fma(float((t146.x >> 20u) & 15u), t152, t250);
            const float t252 = fma(float((t146.x >> 24u) & 15u), t153, t251);
            const float t253 = fma(float((t146.x >> 28u) & 15u), t154, t252);
            const float t254 = fma(float(t146.y & 15u), t155, t253);
            const float t255 = fma(float((t146.y >> 4u) & 15u), t156, t254);
            const float t256 = fma(float((t146.y >> 8u) & 15u), t157, t255);
            const float t257 = fma(float((t146.y >> 12u) & 15u), t158, t256);
            const float t258 = fma(float((t146.y >> 16u) & 15u), t159, t257);
            const float t259 = fma(float((t146.y >> 20u) & 15u), t160, t258);
            const float t260 = fma(float((t146.y >> 24u) & 15u), t161, t259);
            const float t261 = fma(float((t146.y >> 28u) & 15u), t162, t260);
            const float t262 = fma(float(t146.z & 15u), t163, t261);
            const float t263 = fma(float((t146.z >> 4u) & 15u), t164, t262);
            const float t264 = fma(float((t146.z >> 8u) & 15u), t165, t263);
            const float t265 = fma(float((t146.z >> 12u) & 15u), t166, t264);
            const float t266 = fma(float((t146.z >> 16u) & 15u), t167, t265);
            const float t267 = fma(float((t146.z >> 20u) & 15u), t168, t266);
            const float t268 = fma(float((t146.z >> 24u) & 15u), t169, t267);
            const float t269 = fma(float((t146.z >> 28u) & 15u), t170, t268);
            const float t270 = fma(float(t146.w & 15u), t171, t269);
            const float t271 = fma(float((t146.w >> 4u) & 15u), t172, t270);
            const float t272 = fma(float((t146.w >> 8u) & 15u), t173, t271);
            const float t273 = fma(float((t146.w >> 12u) & 15u), t174, t272);
            const float t274 = fma(float((t146.w >> 16u) & 15u), t175, t273);
            const float t275 = fma(float((t146.w >> 20u) & 15u), t176, t274);
            const float t276 = fma(float((t146.w >> 24u) & 15u), t177, t275);
            const float t277 = fma(float((t146.w >> 28u) & 15u), t178, t276);
            const float t278 = decode_bf16(scales[t144 * imm.n_groups + t145]) * t277;
            const float t279 = sums_0_1 + t278;
            const float t280 = decode_bf16(biases[t144 * imm.n_groups + t145]) * t210;
            sums_0_1 = t279 + t280; // body.rs:197
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
        const float t281 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        const float t282 = abs_f32(t281); // activation.rs:20
        const float t283 = min_f32(max_f32(t282, -104.0f), 89.0f); // exponential.rs:40
        const float t284 = t283 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t284);
        const float t285 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced = t283 - t285;
        const float correction = k_1 * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t286 = reduced - r; // exponential.rs:18
        const float r_error = t286 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t287 = q * r; // exponential.rs:29
        q = t287 + 0.0013933674f;
        const float t288 = q * r;
        q = t288 + 0.008333311f;
        const float t289 = q * r;
        q = t289 + 0.041666467f;
        const float t290 = q * r;
        q = t290 + 0.16666667f;
        const float t291 = q * r;
        q = t291 + 0.5f;
        const float t292 = r * r; // exponential.rs:31
        const float t293 = t292 * q;
        const float rest = r_error + t293;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t294 = i32_from_f32(k_1); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t294); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t294) << 23u); // bits.rs:45
        const float t295 = (((as_type<uint>(t282) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t295)); // activation.rs:20
        const float t296 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t296));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t297 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t298 = t297 * 0.32323232f; // division.rs:102
        const float t299 = t298 - 1.4545455f;
        const float t300 = t297 * t299;
        float estimate = t300 + 2.121212f;
        const float t301 = t297 * estimate; // division.rs:105
        const float t302 = 1.0f - t301;
        const float t303 = estimate * t302;
        estimate = estimate + t303;
        const float t304 = t297 * estimate;
        const float t305 = 1.0f - t304;
        const float t306 = estimate * t305;
        estimate = estimate + t306;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t297) & 4294963200u);
        const float t307 = d_high * high; // division.rs:110
        const float t308 = 1.0f - t307;
        const float t309 = t297 - d_high;
        const float t310 = t309 * high;
        const float residual = t308 - t310;
        const float estimate_1 = estimate;
        const float t311 = residual * estimate_1; // division.rs:87
        const float t312 = high + t311;
        const int t313 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t312) >> 23u), t313); // bits.rs:44
        const uint bits_2 = as_type<uint>(t312) + (as_type<uint>(t313) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t314 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t314);
        const float t315 = 1.0f - y_2; // activation.rs:23
        const float t316 = t281 * ((t281 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t315))); // activation.rs:30
        const uint bits_3 = as_type<uint>(t316); // bits.rs:29
        const float t317 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
        const float t318 = t317 * up; // activation.rs:36
        const uint bits_4 = as_type<uint>(t318); // bits.rs:29
        const float t319 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:36
        four_0 = t319; // body.rs:265
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        const float t320 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        const float t321 = abs_f32(t320); // activation.rs:20
        const float t322 = min_f32(max_f32(t321, -104.0f), 89.0f); // exponential.rs:40
        const float t323 = t322 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t323);
        const float t324 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t322 - t324;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t325 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t325 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t326 = q_1 * r_1; // exponential.rs:29
        q_1 = t326 + 0.0013933674f;
        const float t327 = q_1 * r_1;
        q_1 = t327 + 0.008333311f;
        const float t328 = q_1 * r_1;
        q_1 = t328 + 0.041666467f;
        const float t329 = q_1 * r_1;
        q_1 = t329 + 0.16666667f;
        const float t330 = q_1 * r_1;
        q_1 = t330 + 0.5f;
        const float t331 = r_1 * r_1; // exponential.rs:31
        const float t332 = t331 * q_1;
        const float rest_1 = r_error_1 + t332;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t333 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t333); // bits.rs:44
        const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(t333) << 23u); // bits.rs:45
        const float t334 = (((as_type<uint>(t321) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t334)); // activation.rs:20
        const float t335 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t335));
        const uint bits_6 = as_type<uint>(d_1); // division.rs:85
        const float t336 = as_type<float>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        const float t337 = t336 * 0.32323232f; // division.rs:102
        const float t338 = t337 - 1.4545455f;
        const float t339 = t336 * t338;
        float estimate_2 = t339 + 2.121212f;
        const float t340 = t336 * estimate_2; // division.rs:105
        const float t341 = 1.0f - t340;
        const float t342 = estimate_2 * t341;
        estimate_2 = estimate_2 + t342;
        const float t343 = t336 * estimate_2;
        const float t344 = 1.0f - t343;
        const float t345 = estimate_2 * t344;
        estimate_2 = estimate_2 + t345;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t336) & 4294963200u);
        const float t346 = d_high_1 * high_1; // division.rs:110
        const float t347 = 1.0f - t346;
        const float t348 = t336 - d_high_1;
        const float t349 = t348 * high_1;
        const float residual_1 = t347 - t349;
        const float estimate_3 = estimate_2;
        const float t350 = residual_1 * estimate_3; // division.rs:87
        const float t351 = high_1 + t350;
        const int t352 = sub_i32(127, as_type<int>(bits_6 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t351) >> 23u), t352); // bits.rs:44
        const uint bits_7 = as_type<uint>(t351) + (as_type<uint>(t352) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7))); // bits.rs:46
        const uint t353 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t353);
        const float t354 = 1.0f - y_4; // activation.rs:23
        const float t355 = t320 * ((t320 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t354))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t355); // bits.rs:29
        const float t356 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t357 = t356 * up_1; // activation.rs:36
        const uint bits_9 = as_type<uint>(t357); // bits.rs:29
        const float t358 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        four_1 = t358; // body.rs:265
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        const float t359 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        const float t360 = abs_f32(t359); // activation.rs:20
        const float t361 = min_f32(max_f32(t360, -104.0f), 89.0f); // exponential.rs:40
        const float t362 = t361 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t362);
        const float t363 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t361 - t363;
        const float correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t364 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t364 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t365 = q_2 * r_2; // exponential.rs:29
        q_2 = t365 + 0.0013933674f;
        const float t366 = q_2 * r_2;
        q_2 = t366 + 0.008333311f;
        const float t367 = q_2 * r_2;
        q_2 = t367 + 0.041666467f;
        const float t368 = q_2 * r_2;
        q_2 = t368 + 0.16666667f;
        const float t369 = q_2 * r_2;
        q_2 = t369 + 0.5f;
        const float t370 = r_2 * r_2; // exponential.rs:31
        const float t371 = t370 * q_2;
        const float rest_2 = r_error_2 + t371;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t372 = i32_from_f32(k_3); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t372); // bits.rs:44
        const uint bits_10 = as_type<uint>(y_5) + (as_type<uint>(t372) << 23u); // bits.rs:45
        const float t373 = (((as_type<uint>(t360) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t373)); // activation.rs:20
        const float t374 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t374));
        const uint bits_11 = as_type<uint>(d_2); // division.rs:85
        const float t375 = as_type<float>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        const float t376 = t375 * 0.32323232f; // division.rs:102
        const float t377 = t376 - 1.4545455f;
        const float t378 = t375 * t377;
        float estimate_4 = t378 + 2.121212f;
        const float t379 = t375 * estimate_4; // division.rs:105
        const float t380 = 1.0f - t379;
        const float t381 = estimate_4 * t380;
        estimate_4 = estimate_4 + t381;
        const float t382 = t375 * estimate_4;
        const float t383 = 1.0f - t382;
        const float t384 = estimate_4 * t383;
        estimate_4 = estimate_4 + t384;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t375) & 4294963200u);
        const float t385 = d_high_2 * high_2; // division.rs:110
        const float t386 = 1.0f - t385;
        const float t387 = t375 - d_high_2;
        const float t388 = t387 * high_2;
        const float residual_2 = t386 - t388;
        const float estimate_5 = estimate_4;
        const float t389 = residual_2 * estimate_5; // division.rs:87
        const float t390 = high_2 + t389;
        const int t391 = sub_i32(127, as_type<int>(bits_11 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t390) >> 23u), t391); // bits.rs:44
        const uint bits_12 = as_type<uint>(t390) + (as_type<uint>(t391) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_12))); // bits.rs:46
        const uint t392 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t392);
        const float t393 = 1.0f - y_6; // activation.rs:23
        const float t394 = t359 * ((t359 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t393))); // activation.rs:30
        const uint bits_13 = as_type<uint>(t394); // bits.rs:29
        const float t395 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:30
        const float t396 = t395 * up_2; // activation.rs:36
        const uint bits_14 = as_type<uint>(t396); // bits.rs:29
        const float t397 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:36
        four_2 = t397; // body.rs:265
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        const float t398 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        const float t399 = abs_f32(t398); // activation.rs:20
        const float t400 = min_f32(max_f32(t399, -104.0f), 89.0f); // exponential.rs:40
        const float t401 = t400 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t401);
        const float t402 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t400 - t402;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t403 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t403 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t404 = q_3 * r_3; // exponential.rs:29
        q_3 = t404 + 0.0013933674f;
        const float t405 = q_3 * r_3;
        q_3 = t405 + 0.008333311f;
        const float t406 = q_3 * r_3;
        q_3 = t406 + 0.041666467f;
        const float t407 = q_3 * r_3;
        q_3 = t407 + 0.16666667f;
        const float t408 = q_3 * r_3;
        q_3 = t408 + 0.5f;
        const float t409 = r_3 * r_3; // exponential.rs:31
        const float t410 = t409 * q_3;
        const float rest_3 = r_error_3 + t410;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t411 = i32_from_f32(k_4); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t411); // bits.rs:44
        const uint bits_15 = as_type<uint>(y_7) + (as_type<uint>(t411) << 23u); // bits.rs:45
        const float t412 = (((as_type<uint>(t399) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t412)); // activation.rs:20
        const float t413 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t413));
        const uint bits_16 = as_type<uint>(d_3); // division.rs:85
        const float t414 = as_type<float>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        const float t415 = t414 * 0.32323232f; // division.rs:102
        const float t416 = t415 - 1.4545455f;
        const float t417 = t414 * t416;
        float estimate_6 = t417 + 2.121212f;
        const float t418 = t414 * estimate_6; // division.rs:105
        const float t419 = 1.0f - t418;
        const float t420 = estimate_6 * t419;
        estimate_6 = estimate_6 + t420;
        const float t421 = t414 * estimate_6;
        const float t422 = 1.0f - t421;
        const float t423 = estimate_6 * t422;
        estimate_6 = estimate_6 + t423;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t414) & 4294963200u);
        const float t424 = d_high_3 * high_3; // division.rs:110
        const float t425 = 1.0f - t424;
        const float t426 = t414 - d_high_3;
        const float t427 = t426 * high_3;
        const float residual_3 = t425 - t427;
        const float estimate_7 = estimate_6;
        const float t428 = residual_3 * estimate_7; // division.rs:87
        const float t429 = high_3 + t428;
        const int t430 = sub_i32(127, as_type<int>(bits_16 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t429) >> 23u), t430); // bits.rs:44
        const uint bits_17 = as_type<uint>(t429) + (as_type<uint>(t430) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))); // bits.rs:46
        const uint t431 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t431);
        const float t432 = 1.0f - y_8; // activation.rs:23
        const float t433 = t398 * ((t398 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t432))); // activation.rs:30
        const uint bits_18 = as_type<uint>(t433); // bits.rs:29
        const float t434 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // activation.rs:30
        const float t435 = t434 * up_3; // activation.rs:36
        const uint bits_19 = as_type<uint>(t435); // bits.rs:29
        const float t436 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:36
        four_3 = t436; // body.rs:265
        const uint2 t437 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t437;
    }
}
