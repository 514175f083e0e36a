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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

float reciprocal_rn(float x) {
    const uint bits = as_type<uint>(x);
    float chosen = float(0); // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        const uint bits_1 = as_type<uint>(x);
        const float minus_b = neg_f32(x);
        float y = as_type<float>(2129859015u - bits_1);
        const float t0 = fma(minus_b, y, 1.0f);
        y = fma(t0, y, y);
        const float t1 = fma(minus_b, y, 1.0f);
        y = fma(t1, y, y);
        const float t2 = fma(minus_b, y, 1.0f);
        y = fma(t2, y, y);
        const float t3 = fma(minus_b, y, 1.0f);
        y = fma(t3, y, y);
        chosen = as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u));
    } else {
        const float t4 = as_type<float>((bits & 8388607u) | 1065353216u);
        const uint bits_1 = as_type<uint>(t4);
        const float minus_b = neg_f32(t4);
        float y = as_type<float>(2129859015u - bits_1);
        const float t5 = fma(minus_b, y, 1.0f);
        y = fma(t5, y, y);
        const float t6 = fma(minus_b, y, 1.0f);
        y = fma(t6, y, y);
        const float t7 = fma(minus_b, y, 1.0f);
        y = fma(t7, y, y);
        const float t8 = fma(minus_b, y, 1.0f);
        y = fma(t8, y, y);
        const uint nearest = as_type<uint>(as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u)));
        const int exponent = sub_i32(add_i32(as_type<int>(nearest >> 23u), 127), as_type<int>((bits >> 23u) & 255u));
        const uint t9 = (nearest & 8388607u) | 8388608u;
        const int field = add_i32(exponent, as_type<int>(t9 >> 24u));
        const uint bits_2 = (as_type<uint>(field) << 23u) | (t9 & 8388607u);
        const float scaled = as_type<float>((bits & 2147483648u) | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)));
        const uint sign_1 = (1065353216u ^ bits) & 2147483648u;
        const uint a_magnitude = 1065353216u & 2147483647u;
        const uint b_magnitude = bits & 2147483647u;
        const bool a_zero = a_magnitude < 8388608u;
        const bool b_zero = b_magnitude < 8388608u;
        const bool a_infinite = a_magnitude == 2139095040u;
        const bool b_infinite = b_magnitude == 2139095040u;
        const bool any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        const bool undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : scaled);
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded);
        chosen = (undefined ? as_type<float>(2143289344u) : extended);
    }
    float result = chosen;
    return result;
}

kernel void fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 array_0[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
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
            const uint t1 = min_u32(t0, n - 1u); // body.rs:235
            const uint t2 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t3 = ((device const uint4*)weight)[(t1 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t4 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t5 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t6 = ((device const uint4*)weight)[(t4 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t7 = first + 32u; // body.rs:234
            const uint t8 = min_u32(t0, n - 1u); // body.rs:235
            const uint t9 = shr_u32(t7, group_shift); // rows.rs:94
            const uint4 t10 = ((device const uint4*)weight)[(t8 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            const uint t11 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t12 = shr_u32(t7, group_shift); // rows.rs:94
            const uint4 t13 = ((device const uint4*)weight)[(t11 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_0[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_0[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_0[place_2]; // body.rs:165
            const float t14 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t15 = decode_bf16(words.x >> 16u);
            const float t16 = decode_bf16(words.y & 65535u);
            const float t17 = decode_bf16(words.y >> 16u);
            const float t18 = decode_bf16(words.z & 65535u);
            const float t19 = decode_bf16(words.z >> 16u);
            const float t20 = decode_bf16(words.w & 65535u);
            const float t21 = decode_bf16(words.w >> 16u);
            const float t22 = decode_bf16(words_1.x & 65535u);
            const float t23 = decode_bf16(words_1.x >> 16u);
            const float t24 = decode_bf16(words_1.y & 65535u);
            const float t25 = decode_bf16(words_1.y >> 16u);
            const float t26 = decode_bf16(words_1.z & 65535u);
            const float t27 = decode_bf16(words_1.z >> 16u);
            const float t28 = decode_bf16(words_1.w & 65535u);
            const float t29 = decode_bf16(words_1.w >> 16u);
            const float t30 = decode_bf16(words_2.x & 65535u);
            const float t31 = decode_bf16(words_2.x >> 16u);
            const float t32 = decode_bf16(words_2.y & 65535u);
            const float t33 = decode_bf16(words_2.y >> 16u);
            const float t34 = decode_bf16(words_2.z & 65535u);
            const float t35 = decode_bf16(words_2.z >> 16u);
            const float t36 = decode_bf16(words_2.w & 65535u);
            const float t37 = decode_bf16(words_2.w >> 16u);
            const float t38 = decode_bf16(words_3.x & 65535u);
            const float t39 = decode_bf16(words_3.x >> 16u);
            const float t40 = decode_bf16(words_3.y & 65535u);
            const float t41 = decode_bf16(words_3.y >> 16u);
            const float t42 = decode_bf16(words_3.z & 65535u);
            const float t43 = decode_bf16(words_3.z >> 16u);
            const float t44 = decode_bf16(words_3.w & 65535u);
            const float t45 = decode_bf16(words_3.w >> 16u);
            const float t46 = 0.0f + t14; // rows.rs:164
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
            const float t77 = t76 + t45;
            const float t78 = fma(float(t3.x & 15u), t14, 0.0f); // rows.rs:169
            const float t79 = fma(float((t3.x >> 4u) & 15u), t15, t78);
            const float t80 = fma(float((t3.x >> 8u) & 15u), t16, t79);
            const float t81 = fma(float((t3.x >> 12u) & 15u), t17, t80);
            const float t82 = fma(float((t3.x >> 16u) & 15u), t18, t81);
            const float t83 = fma(float((t3.x >> 20u) & 15u), t19, t82);
            const float t84 = fma(float((t3.x >> 24u) & 15u), t20, t83);
            const float t85 = fma(float((t3.x >> 28u) & 15u), t21, t84);
            const float t86 = fma(float(t3.y & 15u), t22, t85);
            const float t87 = fma(float((t3.y >> 4u) & 15u), t23, t86);
            const float t88 = fma(float((t3.y >> 8u) & 15u), t24, t87);
            const float t89 = fma(float((t3.y >> 12u) & 15u), t25, t88);
            const float t90 = fma(float((t3.y >> 16u) & 15u), t26, t89);
            const float t91 = fma(float((t3.y >> 20u) & 15u), t27, t90);
            const float t92 = fma(float((t3.y >> 24u) & 15u), t28, t91);
            const float t93 = fma(float((t3.y >> 28u) & 15u), t29, t92);
            const float t94 = fma(float(t3.z & 15u), t30, t93);
            const float t95 = fma(float((t3.z >> 4u) & 15u), t31, t94);
            const float t96 = fma(float((t3.z >> 8u) & 15u), t32, t95);
            const float t97 = fma(float((t3.z >> 12u) & 15u), t33, t96);
            const float t98 = fma(float((t3.z >> 16u) & 15u), t34, t97);
            const float t99 = fma(float((t3.z >> 20u) & 15u), t35, t98);
            const float t100 = fma(float((t3.z >> 24u) & 15u), t36, t99);
            const float t101 = fma(float((t3.z >> 28u) & 15u), t37, t100);
            const float t102 = fma(float(t3.w & 15u), t38, t101);
            const float t103 = fma(float((t3.w >> 4u) & 15u), t39, t102);
            const float t104 = fma(float((t3.w >> 8u) & 15u), t40, t103);
            const float t105 = fma(float((t3.w >> 12u) & 15u), t41, t104);
            const float t106 = fma(float((t3.w >> 16u) & 15u), t42, t105);
            const float t107 = fma(float((t3.w >> 20u) & 15u), t43, t106);
            const float t108 = fma(float((t3.w >> 24u) & 15u), t44, t107);
            const float t109 = fma(float((t3.w >> 28u) & 15u), t45, t108);
            const float t110 = decode_bf16(scales[t1 * imm.n_groups + t2]) * t109;
            const float t111 = sums_0_0 + t110;
            const float t112 = decode_bf16(biases[t1 * imm.n_groups + t2]) * t77;
            sums_0_0 = t111 + t112; // body.rs:249
            const float t113 = fma(float(t6.x & 15u), t14, 0.0f); // rows.rs:169
            const float t114 = fma(float((t6.x >> 4u) & 15u), t15, t113);
            const float t115 = fma(float((t6.x >> 8u) & 15u), t16, t114);
            const float t116 = fma(float((t6.x >> 12u) & 15u), t17, t115);
            const float t117 = fma(float((t6.x >> 16u) & 15u), t18, t116);
            const float t118 = fma(float((t6.x >> 20u) & 15u), t19, t117);
            const float t119 = fma(float((t6.x >> 24u) & 15u), t20, t118);
            const float t120 = fma(float((t6.x >> 28u) & 15u), t21, t119);
            const float t121 = fma(float(t6.y & 15u), t22, t120);
            const float t122 = fma(float((t6.y >> 4u) & 15u), t23, t121);
            const float t123 = fma(float((t6.y >> 8u) & 15u), t24, t122);
            const float t124 = fma(float((t6.y >> 12u) & 15u), t25, t123);
            const float t125 = fma(float((t6.y >> 16u) & 15u), t26, t124);
            const float t126 = fma(float((t6.y >> 20u) & 15u), t27, t125);
            const float t127 = fma(float((t6.y >> 24u) & 15u), t28, t126);
            const float t128 = fma(float((t6.y >> 28u) & 15u), t29, t127);
            const float t129 = fma(float(t6.z & 15u), t30, t128);
            const float t130 = fma(float((t6.z >> 4u) & 15u), t31, t129);
            const float t131 = fma(float((t6.z >> 8u) & 15u), t32, t130);
            const float t132 = fma(float((t6.z >> 12u) & 15u), t33, t131);
            const float t133 = fma(float((t6.z >> 16u) & 15u), t34, t132);
            const float t134 = fma(float((t6.z >> 20u) & 15u), t35, t133);
            const float t135 = fma(float((t6.z >> 24u) & 15u), t36, t134);
            const float t136 = fma(float((t6.z >> 28u) & 15u), t37, t135);
            const float t137 = fma(float(t6.w & 15u), t38, t136);
            const float t138 = fma(float((t6.w >> 4u) & 15u), t39, t137);
            const float t139 = fma(float((t6.w >> 8u) & 15u), t40, t138);
            const float t140 = fma(float((t6.w >> 12u) & 15u), t41, t139);
            const float t141 = fma(float((t6.w >> 16u) & 15u), t42, t140);
            const float t142 = fma(float((t6.w >> 20u) & 15u), t43, t141);
            const float t143 = fma(float((t6.w >> 24u) & 15u), t44, t142);
            const float t144 = fma(float((t6.w >> 28u) & 15u), t45, t143);
            const float t145 = decode_bf16(scales[t4 * imm.n_groups + t5]) * t144;
            const float t146 = sums_0_1 + t145;
            const float t147 = decode_bf16(biases[t4 * imm.n_groups + t5]) * t77;
            sums_0_1 = t146 + t147; // body.rs:249
            const uint t148 = counter + 32u; // body.rs:244
            const uint4 words_4 = array_0[(t148 & 4294967264u) * 4u + (t148 & 31u)]; // body.rs:165
            const uint place_3 = (t148 & 4294967264u) * 4u + (t148 & 31u) + 32u; // body.rs:164
            const uint4 words_5 = array_0[place_3]; // body.rs:165
            const uint place_4 = (t148 & 4294967264u) * 4u + (t148 & 31u) + 64u; // body.rs:164
            const uint4 words_6 = array_0[place_4]; // body.rs:165
            const uint place_5 = (t148 & 4294967264u) * 4u + (t148 & 31u) + 96u; // body.rs:164
            const uint4 words_7 = array_0[place_5]; // body.rs:165
            const float t149 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            const float t150 = decode_bf16(words_4.x >> 16u);
            const float t151 = decode_bf16(words_4.y & 65535u);
            const float t152 = decode_bf16(words_4.y >> 16u);
            const float t153 = decode_bf16(words_4.z & 65535u);
            const float t154 = decode_bf16(words_4.z >> 16u);
            const float t155 = decode_bf16(words_4.w & 65535u);
            const float t156 = decode_bf16(words_4.w >> 16u);
            const float t157 = decode_bf16(words_5.x & 65535u);
            const float t158 = decode_bf16(words_5.x >> 16u);
            const float t159 = decode_bf16(words_5.y & 65535u);
            const float t160 = decode_bf16(words_5.y >> 16u);
            const float t161 = decode_bf16(words_5.z & 65535u);
            const float t162 = decode_bf16(words_5.z >> 16u);
            const float t163 = decode_bf16(words_5.w & 65535u);
            const float t164 = decode_bf16(words_5.w >> 16u);
            const float t165 = decode_bf16(words_6.x & 65535u);
            const float t166 = decode_bf16(words_6.x >> 16u);
            const float t167 = decode_bf16(words_6.y & 65535u);
            const float t168 = decode_bf16(words_6.y >> 16u);
            const float t169 = decode_bf16(words_6.z & 65535u);
            const float t170 = decode_bf16(words_6.z >> 16u);
            const float t171 = decode_bf16(words_6.w & 65535u);
            const float t172 = decode_bf16(words_6.w >> 16u);
            const float t173 = decode_bf16(words_7.x & 65535u);
            const float t174 = decode_bf16(words_7.x >> 16u);
            const float t175 = decode_bf16(words_7.y & 65535u);
            const float t176 = decode_bf16(words_7.y >> 16u);
            const float t177 = decode_bf16(words_7.z & 65535u);
            const float t178 = decode_bf16(words_7.z >> 16u);
            const float t179 = decode_bf16(words_7.w & 65535u);
            const float t180 = decode_bf16(words_7.w >> 16u);
            const float t181 = 0.0f + t149; // rows.rs:164
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
            const float t212 = t211 + t180;
            const float t213 = fma(float(t10.x & 15u), t149, 0.0f); // rows.rs:169
            const float t214 = fma(float((t10.x >> 4u) & 15u), t150, t213);
            const float t215 = fma(float((t10.x >> 8u) & 15u), t151, t214);
            const float t216 = fma(float((t10.x >> 12u) & 15u), t152, t215);
            const float t217 = fma(float((t10.x >> 16u) & 15u), t153, t216);
            const float t218 = fma(float((t10.x >> 20u) & 15u), t154, t217);
            const float t219 = fma(float((t10.x >> 24u) & 15u), t155, t218);
            const float t220 = fma(float((t10.x >> 28u) & 15u), t156, t219);
            const float t221 = fma(float(t10.y & 15u), t157, t220);
            const float t222 = fma(float((t10.y >> 4u) & 15u), t158, t221);
            const float t223 = fma(float((t10.y >> 8u) & 15u), t159, t222);
            const float t224 = fma(float((t10.y >> 12u) & 15u), t160, t223);
            const float t225 = fma(float((t10.y >> 16u) & 15u), t161, t224);
            const float t226 = fma(float((t10.y >> 20u) & 15u), t162, t225);
            const float t227 = fma(float((t10.y >> 24u) & 15u), t163, t226);
            const float t228 = fma(float((t10.y >> 28u) & 15u), t164, t227);
            const float t229 = fma(float(t10.z & 15u), t165, t228);
            const float t230 = fma(float((t10.z >> 4u) & 15u), t166, t229);
            const float t231 = fma(float((t10.z >> 8u) & 15u), t167, t230);
            const float t232 = fma(float((t10.z >> 12u) & 15u), t168, t231);
            const float t233 = fma(float((t10.z >> 16u) & 15u), t169, t232);
            const float t234 = fma(float((t10.z >> 20u) & 15u), t170, t233);
            const float t235 = fma(float((t10.z >> 24u) & 15u), t171, t234);
            const float t236 = fma(float((t10.z >> 28u) & 15u), t172, t235);
            const float t237 = fma(float(t10.w & 15u), t173, t236);
            const float t238 = fma(float((t10.w >> 4u) & 15u), t174, t237);
            const float t239 = fma(float((t10.w >> 8u) & 15u), t175, t238);
            const float t240 = fma(float((t10.w >> 12u) & 15u), t176, t239);
            const float t241 = fma(float((t10.w >> 16u) & 15u), t177, t240);
            const float t242 = fma(float((t10.w >> 20u) & 15u), t178, t241);
            const float t243 = fma(float((t10.w >> 24u) & 15u), t179, t242);
            const float t244 = fma(float((t10.w >> 28u) & 15u), t180, t243);
            const float t245 = decode_bf16(scales[t8 * imm.n_groups + t9]) * t244;
            const float t246 = sums_0_0 + t245;
            const float t247 = decode_bf16(biases[t8 * imm.n_groups + t9]) * t212;
            sums_0_0 = t246 + t247; // body.rs:249
            const float t248 = fma(float(t13.x & 15u), t149, 0.0f); // rows.rs:169
            const float t249 = fma(float((t13.x >> 4u) & 15u), t150, t248);
            const float t250 = fma(float((t13.x >> 8u) & 15u), t151, t249);
            const float t251 = fma(float((t13.x >> 12u) & 15u), t152, t250);
            const float t252 = fma(float((t13.x >> 16u) & 15u), t153, t251);
            const float t253 = fma(float((t13.x >> 20u) & 15u), t154, t252);
            const float t254 = fma(float((t13.x >> 24u) & 15u), t155, t253);
            const float t255 = fma(float((t13.x >> 28u) & 15u), t156, t254);
            const float t256 = fma(float(t13.y & 15u), t157, t255);
            const float t257 = fma(float((t13.y >> 4u) & 15u), t158, t256);
            const float t258 = fma(float((t13.y >> 8u) & 15u), t159, t257);
            const float t259 = fma(float((t13.y >> 12u) & 15u), t160, t258);
            const float t260 = fma(float((t13.y >> 16u) & 15u), t161, t259);
            const float t261 = fma(float((t13.y >> 20u) & 15u), t162, t260);
            const float t262 = fma(float((t13.y >> 24u) & 15u), t163, t261);
            const float t263 = fma(float((t13.y >> 28u) & 15u), t164, t262);
            const float t264 = fma(float(t13.z & 15u), t165, t263);
            const float t265 = fma(float((t13.z >> 4u) & 15u), t166, t264);
            const float t266 = fma(float((t13.z >> 8u) & 15u), t167, t265);
            const float t267 = fma(float((t13.z >> 12u) & 15u), t168, t266);
            const float t268 = fma(float((t13.z >> 16u) & 15u), t169, t267);
            const float t269 = fma(float((t13.z >> 20u) & 15u), t170, t268);
            const float t270 = fma(float((t13.z >> 24u) & 15u), t171, t269);
            const float t271 = fma(float((t13.z >> 28u) & 15u), t172, t270);
            const float t272 = fma(float(t13.w & 15u), t173, t271);
            const float t273 = fma(float((t13.w >> 4u) & 15u), t174, t272);
            const float t274 = fma(float((t13.w >> 8u) & 15u), t175, t273);
            const float t275 = fma(float((t13.w >> 12u) & 15u), t176, t274);
            const float t276 = fma(float((t13.w >> 16u) & 15u), t177, t275);
            const float t277 = fma(float((t13.w >> 20u) & 15u), t178, t276);
            const float t278 = fma(float((t13.w >> 24u) & 15u), t179, t277);
            const float t279 = fma(float((t13.w >> 28u) & 15u), t180, t278);
            const float t280 = decode_bf16(scales[t11 * imm.n_groups + t12]) * t279;
            const float t281 = sums_0_1 + t280;
            const float t282 = decode_bf16(biases[t11 * imm.n_groups + t12]) * t212;
            sums_0_1 = t281 + t282; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t283 = min_u32(t0, n - 1u); // body.rs:235
            const uint t284 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t285 = ((device const uint4*)weight)[(t283 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t286 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t287 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t288 = ((device const uint4*)weight)[(t286 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_0[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_0[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_0[place_2]; // body.rs:165
            const float t289 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t290 = decode_bf16(words.x >> 16u);
            const float t291 = decode_bf16(words.y & 65535u);
            const float t292 = decode_bf16(words.y >> 16u);
            const float t293 = decode_bf16(words.z & 65535u);
            const float t294 = decode_bf16(words.z >> 16u);
            const float t295 = decode_bf16(words.w & 65535u);
            const float t296 = decode_bf16(words.w >> 16u);
            const float t297 = decode_bf16(words_1.x & 65535u);
            const float t298 = decode_bf16(words_1.x >> 16u);
            const float t299 = decode_bf16(words_1.y & 65535u);
            const float t300 = decode_bf16(words_1.y >> 16u);
            const float t301 = decode_bf16(words_1.z & 65535u);
            const float t302 = decode_bf16(words_1.z >> 16u);
            const float t303 = decode_bf16(words_1.w & 65535u);
            const float t304 = decode_bf16(words_1.w >> 16u);
            const float t305 = decode_bf16(words_2.x & 65535u);
            const float t306 = decode_bf16(words_2.x >> 16u);
            const float t307 = decode_bf16(words_2.y & 65535u);
            const float t308 = decode_bf16(words_2.y >> 16u);
            const float t309 = decode_bf16(words_2.z & 65535u);
            const float t310 = decode_bf16(words_2.z >> 16u);
            const float t311 = decode_bf16(words_2.w & 65535u);
            const float t312 = decode_bf16(words_2.w >> 16u);
            const float t313 = decode_bf16(words_3.x & 65535u);
            const float t314 = decode_bf16(words_3.x >> 16u);
            const float t315 = decode_bf16(words_3.y & 65535u);
            const float t316 = decode_bf16(words_3.y >> 16u);
            const float t317 = decode_bf16(words_3.z & 65535u);
            const float t318 = decode_bf16(words_3.z >> 16u);
            const float t319 = decode_bf16(words_3.w & 65535u);
            const float t320 = decode_bf16(words_3.w >> 16u);
            const float t321 = 0.0f + t289; // rows.rs:164
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
            const float t352 = t351 + t320;
            const float t353 = fma(float(t285.x & 15u), t289, 0.0f); // rows.rs:169
            const float t354 = fma(float((t285.x >> 4u) & 15u), t290, t353);
            const float t355 = fma(float((t285.x >> 8u) & 15u), t291, t354);
            const float t356 = fma(float((t285.x >> 12u) & 15u), t292, t355);
            const float t357 = fma(float((t285.x >> 16u) & 15u), t293, t356);
            const float t358 = fma(float((t285.x >> 20u) & 15u), t294, t357);
            const float t359 = fma(float((t285.x >> 24u) & 15u), t295, t358);
            const float t360 = fma(float((t285.x >> 28u) & 15u), t296, t359);
            const float t361 = fma(float(t285.y & 15u), t297, t360);
            const float t362 = fma(float((t285.y >> 4u) & 15u), t298, t361);
            const float t363 = fma(float((t285.y >> 8u) & 15u), t299, t362);
            const float t364 = fma(float((t285.y >> 12u) & 15u), t300, t363);
            const float t365 = fma(float((t285.y >> 16u) & 15u), t301, t364);
            const float t366 = fma(float((t285.y >> 20u) & 15u), t302, t365);
            const float t367 = fma(float((t285.y >> 24u) & 15u), t303, t366);
            const float t368 = fma(float((t285.y >> 28u) & 15u), t304, t367);
            const float t369 = fma(float(t285.z & 15u), t305, t368);
            const float t370 = fma(float((t285.z >> 4u) & 15u), t306, t369);
            const float t371 = fma(float((t285.z >> 8u) & 15u), t307, t370);
            const float t372 = fma(float((t285.z >> 12u) & 15u), t308, t371);
            const float t373 = fma(float((t285.z >> 16u) & 15u), t309, t372);
            const float t374 = fma(float((t285.z >> 20u) & 15u), t310, t373);
            const float t375 = fma(float((t285.z >> 24u) & 15u), t311, t374);
            const float t376 = fma(float((t285.z >> 28u) & 15u), t312, t375);
            const float t377 = fma(float(t285.w & 15u), t313, t376);
            const float t378 = fma(float((t285.w >> 4u) & 15u), t314, t377);
            const float t379 = fma(float((t285.w >> 8u) & 15u), t315, t378);
            const float t380 = fma(float((t285.w >> 12u) & 15u), t316, t379);
            const float t381 = fma(float((t285.w >> 16u) & 15u), t317, t380);
            const float t382 = fma(float((t285.w >> 20u) & 15u), t318, t381);
            const float t383 = fma(float((t285.w >> 24u) & 15u), t319, t382);
            const float t384 = fma(float((t285.w >> 28u) & 15u), t320, t383);
            const float t385 = decode_bf16(scales[t283 * imm.n_groups + t284]) * t384;
            const float t386 = sums_0_0 + t385;
            const float t387 = decode_bf16(biases[t283 * imm.n_groups + t284]) * t352;
            sums_0_0 = t386 + t387; // body.rs:249
            const float t388 = fma(float(t288.x & 15u), t289, 0.0f); // rows.rs:169
            const float t389 = fma(float((t288.x >> 4u) & 15u), t290, t388);
            const float t390 = fma(float((t288.x >> 8u) & 15u), t291, t389);
            const float t391 = fma(float((t288.x >> 12u) & 15u), t292, t390);
            const float t392 = fma(float((t288.x >> 16u) & 15u), t293, t391);
            const float t393 = fma(float((t288.x >> 20u) & 15u), t294, t392);
            const float t394 = fma(float((t288.x >> 24u) & 15u), t295, t393);
            const float t395 = fma(float((t288.x >> 28u) & 15u), t296, t394);
            const float t396 = fma(float(t288.y & 15u), t297, t395);
            const float t397 = fma(float((t288.y >> 4u) & 15u), t298, t396);
            const float t398 = fma(float((t288.y >> 8u) & 15u), t299, t397);
            const float t399 = fma(float((t288.y >> 12u) & 15u), t300, t398);
            const float t400 = fma(float((t288.y >> 16u) & 15u), t301, t399);
            const float t401 = fma(float((t288.y >> 20u) & 15u), t302, t400);
            const float t402 = fma(float((t288.y >> 24u) & 15u), t303, t401);
            const float t403 = fma(float((t288.y >> 28u) & 15u), t304, t402);
            const float t404 = fma(float(t288.z & 15u), t305, t403);
            const float t405 = fma(float((t288.z >> 4u) & 15u), t306, t404);
            const float t406 = fma(float((t288.z >> 8u) & 15u), t307, t405);
            const float t407 = fma(float((t288.z >> 12u) & 15u), t308, t406);
            const float t408 = fma(float((t288.z >> 16u) & 15u), t309, t407);
            const float t409 = fma(float((t288.z >> 20u) & 15u), t310, t408);
            const float t410 = fma(float((t288.z >> 24u) & 15u), t311, t409);
            const float t411 = fma(float((t288.z >> 28u) & 15u), t312, t410);
            const float t412 = fma(float(t288.w & 15u), t313, t411);
            const float t413 = fma(float((t288.w >> 4u) & 15u), t314, t412);
            const float t414 = fma(float((t288.w >> 8u) & 15u), t315, t413);
            const float t415 = fma(float((t288.w >> 12u) & 15u), t316, t414);
            const float t416 = fma(float((t288.w >> 16u) & 15u), t317, t415);
            const float t417 = fma(float((t288.w >> 20u) & 15u), t318, t416);
            const float t418 = fma(float((t288.w >> 24u) & 15u), t319, t417);
            const float t419 = fma(float((t288.w >> 28u) & 15u), t320, t418);
            const float t420 = decode_bf16(scales[t286 * imm.n_groups + t287]) * t419;
            const float t421 = sums_0_1 + t420;
            const float t422 = decode_bf16(biases[t286 * imm.n_groups + t287]) * t352;
            sums_0_1 = t421 + t422; // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[local_invocation_index >> 5u] = sum; // body.rs:271
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:271
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:309
    const uint part = local_invocation_index; // body.rs:325
    const uint row = part / 2u; // body.rs:326
    const uint first = part % 2u * 4u; // body.rs:327
    const uint column = workgroup_id.x * 8u + first; // body.rs:328
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
        const float up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:355
        const float t423 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t424 = abs_f32(t423); // activation.rs:20
        const float t425 = t424 * 1.442695f; // exponential.rs:14
        const float sum_2 = t425 + 12582912.0f; // bits.rs:52
        const float k = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t426 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t424 - t426;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t427 = reduced - r; // exponential.rs:18
        const float r_error = t427 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t428 = q * r; // exponential.rs:29
        q = t428 + 0.0013933674f;
        const float t429 = q * r;
        q = t429 + 0.008333311f;
        const float t430 = q * r;
        q = t430 + 0.041666467f;
        const float t431 = q * r;
        q = t431 + 0.16666667f;
        const float t432 = q * r;
        q = t432 + 0.5f;
        const float t433 = r * r; // exponential.rs:31
        const float t434 = t433 * q;
        const float rest = r_error + t434;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t424); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t435 = encode_bf16((((as_type<uint>(t424) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t435);
        const float t436 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t436));
        const float t437 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t437)); // activation.rs:22
        const float t438 = 1.0f - y_2; // activation.rs:23
        const float t439 = t423 * ((t423 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t438))); // activation.rs:30
        const uint bits_2 = as_type<uint>(t439); // bits.rs:31
        const float t440 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:30
        const float t441 = t440 * up; // activation.rs:36
        const uint bits_3 = as_type<uint>(t441); // bits.rs:31
        const float t442 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:36
        four_0 = t442; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t443 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t444 = abs_f32(t443); // activation.rs:20
        const float t445 = t444 * 1.442695f; // exponential.rs:14
        const float sum_3 = t445 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t446 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t444 - t446;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t447 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t447 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t448 = q_1 * r_1; // exponential.rs:29
        q_1 = t448 + 0.0013933674f;
        const float t449 = q_1 * r_1;
        q_1 = t449 + 0.008333311f;
        const float t450 = q_1 * r_1;
        q_1 = t450 + 0.041666467f;
        const float t451 = q_1 * r_1;
        q_1 = t451 + 0.16666667f;
        const float t452 = q_1 * r_1;
        q_1 = t452 + 0.5f;
        const float t453 = r_1 * r_1; // exponential.rs:31
        const float t454 = t453 * q_1;
        const float rest_1 = r_error_1 + t454;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t444); // exponential.rs:48
        const uint beyond_1 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const uint t455 = encode_bf16((((as_type<uint>(t444) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t455);
        const float t456 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t456));
        const float t457 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t457)); // activation.rs:22
        const float t458 = 1.0f - y_4; // activation.rs:23
        const float t459 = t443 * ((t443 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t458))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t459); // bits.rs:31
        const float t460 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t461 = t460 * up_1; // activation.rs:36
        const uint bits_7 = as_type<uint>(t461); // bits.rs:31
        const float t462 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        four_1 = t462; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t463 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t464 = abs_f32(t463); // activation.rs:20
        const float t465 = t464 * 1.442695f; // exponential.rs:14
        const float sum_4 = t465 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t466 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t464 - t466;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t467 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t467 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t468 = q_2 * r_2; // exponential.rs:29
        q_2 = t468 + 0.0013933674f;
        const float t469 = q_2 * r_2;
        q_2 = t469 + 0.008333311f;
        const float t470 = q_2 * r_2;
        q_2 = t470 + 0.041666467f;
        const float t471 = q_2 * r_2;
        q_2 = t471 + 0.16666667f;
        const float t472 = q_2 * r_2;
        q_2 = t472 + 0.5f;
        const float t473 = r_2 * r_2; // exponential.rs:31
        const float t474 = t473 * q_2;
        const float rest_2 = r_error_2 + t474;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t464); // exponential.rs:48
        const uint beyond_2 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const uint t475 = encode_bf16((((as_type<uint>(t464) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t475);
        const float t476 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t476));
        const float t477 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t477)); // activation.rs:22
        const float t478 = 1.0f - y_6; // activation.rs:23
        const float t479 = t463 * ((t463 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t478))); // activation.rs:30
        const uint bits_10 = as_type<uint>(t479); // bits.rs:31
        const float t480 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:30
        const float t481 = t480 * up_2; // activation.rs:36
        const uint bits_11 = as_type<uint>(t481); // bits.rs:31
        const float t482 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:36
        four_2 = t482; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t483 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t484 = abs_f32(t483); // activation.rs:20
        const float t485 = t484 * 1.442695f; // exponential.rs:14
        const float sum_5 = t485 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t486 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t484 - t486;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t487 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t487 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t488 = q_3 * r_3; // exponential.rs:29
        q_3 = t488 + 0.0013933674f;
        const float t489 = q_3 * r_3;
        q_3 = t489 + 0.008333311f;
        const float t490 = q_3 * r_3;
        q_3 = t490 + 0.041666467f;
        const float t491 = q_3 * r_3;
        q_3 = t491 + 0.16666667f;
        const float t492 = q_3 * r_3;
        q_3 = t492 + 0.5f;
        const float t493 = r_3 * r_3; // exponential.rs:31
        const float t494 = t493 * q_3;
        const float rest_3 = r_error_3 + t494;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t484); // exponential.rs:48
        const uint beyond_3 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t495 = encode_bf16((((as_type<uint>(t484) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t495);
        const float t496 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t496));
        const float t497 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t497)); // activation.rs:22
        const float t498 = 1.0f - y_8; // activation.rs:23
        const float t499 = t483 * ((t483 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t498))); // activation.rs:30
        const uint bits_14 = as_type<uint>(t499); // bits.rs:31
        const float t500 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
        const float t501 = t500 * up_3; // activation.rs:36
        const uint bits_15 = as_type<uint>(t501); // bits.rs:31
        const float t502 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:36
        four_3 = t502; // body.rs:356
        const uint2 t503 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t503;
    }
}
