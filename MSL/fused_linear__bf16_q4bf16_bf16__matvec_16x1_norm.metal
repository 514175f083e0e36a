#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
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

uint shl_u32(uint a, uint b) {
    return a << (b & 31u);
}

uint u32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (a <= 0.0f) {
        return 0u;
    }
    if (a >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return uint(a);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
}

kernel void fused_linear__bf16_q4bf16_bf16__matvec_16x1_norm(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* norm_weight [[buffer(2)]],
    device const uint* weight [[buffer(3)]],
    device const ushort* scales [[buffer(4)]],
    device const ushort* biases [[buffer(5)]],
    device ushort* y [[buffer(6)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    const uint n = imm.n; // body.rs:157
    const uint last_m = imm.m - 1u; // body.rs:158
    const uint k = imm.k; // body.rs:159
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    const uint n_pieces = k / 32u; // body.rs:162
    const uint t0 = min_u32(workgroup_id.y, last_m); // body.rs:165
    const uint t1 = local_invocation_index * 8u; // body.rs:137
    const uint n_rows = imm.m; // rms_norm.rs:272
    const uint n_cols = imm.k; // rms_norm.rs:273
    float own_sum = 0.0f; // rms_norm.rs:274
    if (t0 < n_rows) { // rms_norm.rs:275
        for (uint col = t1; col < n_cols; col += 2048u) { // rms_norm.rs:276
            const uint4 t2 = ((device const uint4*)x)[((t0 * imm.k + col) >> 1u) >> 2u]; // piece.rs:40
            const float t3 = decode_bf16(t2.x);
            const float t4 = decode_bf16(t2.x >> 16u);
            const float t5 = decode_bf16(t2.y);
            const float t6 = decode_bf16(t2.y >> 16u);
            const float t7 = decode_bf16(t2.z);
            const float t8 = decode_bf16(t2.z >> 16u);
            const float t9 = decode_bf16(t2.w);
            const float t10 = decode_bf16(t2.w >> 16u);
            own_sum = fma(t3, t3, own_sum); // rms_norm.rs:280
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
            own_sum = fma(t9, t9, own_sum);
            own_sum = fma(t10, t10, own_sum);
        }
    }
    const float sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // reduce.rs:17
    float total = partial_sums[0u]; // reduce.rs:18
    total = total + partial_sums[1u]; // reduce.rs:21
    total = total + partial_sums[2u];
    total = total + partial_sums[3u];
    total = total + partial_sums[4u];
    total = total + partial_sums[5u];
    total = total + partial_sums[6u];
    total = total + partial_sums[7u];
    const float sum_1 = total; // reduce.rs:23
    const float t11 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum_1); // division.rs:13
    const uint b_bits = as_type<uint>(t11); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t12 = a_bits & 8388607u; // division.rs:18
    const uint t13 = b_bits & 8388607u;
    const uint below = ((t12 < t13) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t12 | 8388608u, below); // division.rs:34
    const uint denominator = t13 | 8388608u; // division.rs:35
    const float d = as_type<float>(t13 | 1065353216u); // division.rs:37
    const float t14 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t14;
    const float t15 = d * reciprocal; // division.rs:41
    const float t16 = 1.0f - t15;
    const float t17 = reciprocal * t16;
    reciprocal = reciprocal + t17;
    const float t18 = d * reciprocal;
    const float t19 = 1.0f - t18;
    const float t20 = reciprocal * t19;
    reciprocal = reciprocal + t20;
    const float t21 = d * reciprocal;
    const float t22 = 1.0f - t21;
    const float t23 = reciprocal * t22;
    reciprocal = reciprocal + t23;
    const float n_1 = as_type<float>((t12 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t24 = n_1 * reciprocal; // division.rs:45
    const float t25 = t24 * 8388608.0f;
    uint quotient = u32_from_f32(t25);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool over_1 = residual < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool under = residual >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
    quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t26 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t26 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t26 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t27 = ((as_type<uint>(sum_1) & 2147483647u) > 2139095040u) | ((as_type<uint>(t11) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t27 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t28 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t28); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t29 = 0.5f * m; // roots.rs:22
    const float t30 = t29 * y_1;
    const float t31 = t30 * y_1;
    const float t32 = 0.5f - t31;
    const float t33 = y_1 * t32;
    y_1 = y_1 + t33;
    const float t34 = 0.5f * m;
    const float t35 = t34 * y_1;
    const float t36 = t35 * y_1;
    const float t37 = 0.5f - t36;
    const float t38 = y_1 * t37;
    y_1 = y_1 + t38;
    const float t39 = 0.5f * m;
    const float t40 = t39 * y_1;
    const float t41 = t40 * y_1;
    const float t42 = 0.5f - t41;
    const float t43 = y_1 * t42;
    y_1 = y_1 + t43;
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t44 = scaled - m; // roots.rs:73
    const float high = scaled - t44;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t45 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t45;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t46 = high * high_1; // roots.rs:66
    const float t47 = t46 - product;
    const float t48 = high * b_low;
    const float t49 = t47 + t48;
    const float t50 = a_low * high_1;
    const float t51 = t49 + t50;
    const float t52 = a_low * b_low;
    const float my_error = t51 + t52;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t53 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t53;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t54 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t54;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t55 = high_2 * high_3; // roots.rs:66
    const float t56 = t55 - product_1;
    const float t57 = high_2 * b_low_1;
    const float t58 = t56 + t57;
    const float t59 = a_low_1 * high_3;
    const float t60 = t58 + t59;
    const float t61 = a_low_1 * b_low_1;
    const float square_error = t60 + t61;
    const float t62 = 1.0f - product_1; // roots.rs:84
    const float t63 = t62 - square_error;
    const float t64 = my_error * y_2;
    const float residual_1 = t63 - t64;
    const float t65 = 0.5f * residual_1; // roots.rs:85
    const float t66 = y_2 * t65;
    const float root = y_2 + t66;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t28); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float t67 = (((as_type<uint>(t28) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    float sums_0_0 = 0.0f; // body.rs:169
    float sums_0_1 = 0.0f;
    for (uint first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        const uint own_row = local_invocation_index / 256u; // body.rs:100
        const uint vector = local_invocation_index % 256u; // body.rs:101
        const uint column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            const uint4 t68 = ((device const uint4*)x)[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t69 = ((device const uint4*)norm_weight)[(column >> 1u) >> 2u];
            const float t70 = decode_bf16(t68.x) * t67; // body.rs:66
            const uint bits_3 = as_type<uint>(t70); // bits.rs:29
            const float t71 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * decode_bf16(t69.x); // body.rs:66
            const uint bits_4 = as_type<uint>(t71); // bits.rs:29
            const float t72 = decode_bf16(t68.x >> 16u) * t67; // body.rs:66
            const uint bits_5 = as_type<uint>(t72); // bits.rs:29
            const float t73 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * decode_bf16(t69.x >> 16u); // body.rs:66
            const uint bits_6 = as_type<uint>(t73); // bits.rs:29
            const float t74 = decode_bf16(t68.y) * t67; // body.rs:66
            const uint bits_7 = as_type<uint>(t74); // bits.rs:29
            const float t75 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * decode_bf16(t69.y); // body.rs:66
            const uint bits_8 = as_type<uint>(t75); // bits.rs:29
            const float t76 = decode_bf16(t68.y >> 16u) * t67; // body.rs:66
            const uint bits_9 = as_type<uint>(t76); // bits.rs:29
            const float t77 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * decode_bf16(t69.y >> 16u); // body.rs:66
            const uint bits_10 = as_type<uint>(t77); // bits.rs:29
            const float t78 = decode_bf16(t68.z) * t67; // body.rs:66
            const uint bits_11 = as_type<uint>(t78); // bits.rs:29
            const float t79 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * decode_bf16(t69.z); // body.rs:66
            const uint bits_12 = as_type<uint>(t79); // bits.rs:29
            const float t80 = decode_bf16(t68.z >> 16u) * t67; // body.rs:66
            const uint bits_13 = as_type<uint>(t80); // bits.rs:29
            const float t81 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * decode_bf16(t69.z >> 16u); // body.rs:66
            const uint bits_14 = as_type<uint>(t81); // bits.rs:29
            const float t82 = decode_bf16(t68.w) * t67; // body.rs:66
            const uint bits_15 = as_type<uint>(t82); // bits.rs:29
            const float t83 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * decode_bf16(t69.w); // body.rs:66
            const uint bits_16 = as_type<uint>(t83); // bits.rs:29
            const float t84 = decode_bf16(t68.w >> 16u) * t67; // body.rs:66
            const uint bits_17 = as_type<uint>(t84); // bits.rs:29
            const float t85 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * decode_bf16(t69.w >> 16u); // body.rs:66
            const uint bits_18 = as_type<uint>(t85); // bits.rs:29
            const uint t86 = encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6))) << 16u; // body.rs:54
            const uint t87 = encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4))) | t86;
            const uint t88 = encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10))) << 16u; // body.rs:55
            const uint t89 = encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8))) | t88;
            const uint t90 = encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14))) << 16u; // body.rs:56
            const uint t91 = encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12))) | t90;
            const uint t92 = encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18))) << 16u; // body.rs:57
            const uint t93 = encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16))) | t92;
            const uint4 words = uint4(t87, t89, t91, t93); // body.rs:53
            const uint piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint t94 = min_u32(first_n, n - 1u); // body.rs:180
            const uint t95 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t96 = ((device const uint4*)weight)[(t94 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint t97 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            const uint t98 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t99 = ((device const uint4*)weight)[(t97 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 32u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 64u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 96u];
            const float t100 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t101 = decode_bf16(words.x >> 16u);
            const float t102 = decode_bf16(words.y & 65535u);
            const float t103 = decode_bf16(words.y >> 16u);
            const float t104 = decode_bf16(words.z & 65535u);
            const float t105 = decode_bf16(words.z >> 16u);
            const float t106 = decode_bf16(words.w & 65535u);
            const float t107 = decode_bf16(words.w >> 16u);
            const float t108 = decode_bf16(words_1.x & 65535u);
            const float t109 = decode_bf16(words_1.x >> 16u);
            const float t110 = decode_bf16(words_1.y & 65535u);
            const float t111 = decode_bf16(words_1.y >> 16u);
            const float t112 = decode_bf16(words_1.z & 65535u);
            const float t113 = decode_bf16(words_1.z >> 16u);
            const float t114 = decode_bf16(words_1.w & 65535u);
            const float t115 = decode_bf16(words_1.w >> 16u);
            const float t116 = decode_bf16(words_2.x & 65535u);
            const float t117 = decode_bf16(words_2.x >> 16u);
            const float t118 = decode_bf16(words_2.y & 65535u);
            const float t119 = decode_bf16(words_2.y >> 16u);
            const float t120 = decode_bf16(words_2.z & 65535u);
            const float t121 = decode_bf16(words_2.z >> 16u);
            const float t122 = decode_bf16(words_2.w & 65535u);
            const float t123 = decode_bf16(words_2.w >> 16u);
            const float t124 = decode_bf16(words_3.x & 65535u);
            const float t125 = decode_bf16(words_3.x >> 16u);
            const float t126 = decode_bf16(words_3.y & 65535u);
            const float t127 = decode_bf16(words_3.y >> 16u);
            const float t128 = decode_bf16(words_3.z & 65535u);
            const float t129 = decode_bf16(words_3.z >> 16u);
            const float t130 = decode_bf16(words_3.w & 65535u);
            const float t131 = decode_bf16(words_3.w >> 16u);
            const float t132 = 0.0f + t100; // rows.rs:118
            const float t133 = t132 + t101;
            const float t134 = t133 + t102;
            const float t135 = t134 + t103;
            const float t136 = t135 + t104;
            const float t137 = t136 + t105;
            const float t138 = t137 + t106;
            const float t139 = t138 + t107;
            const float t140 = t139 + t108;
            const float t141 = t140 + t109;
            const float t142 = t141 + t110;
            const float t143 = t142 + t111;
            const float t144 = t143 + t112;
            const float t145 = t144 + t113;
            const float t146 = t145 + t114;
            const float t147 = t146 + t115;
            const float t148 = t147 + t116;
            const float t149 = t148 + t117;
            const float t150 = t149 + t118;
            const float t151 = t150 + t119;
            const float t152 = t151 + t120;
            const float t153 = t152 + t121;
            const float t154 = t153 + t122;
            const float t155 = t154 + t123;
            const float t156 = t155 + t124;
            const float t157 = t156 + t125;
            const float t158 = t157 + t126;
            const float t159 = t158 + t127;
            const float t160 = t159 + t128;
            const float t161 = t160 + t129;
            const float t162 = t161 + t130;
            const float t163 = t162 + t131;
            const float t164 = fma(float(t96.x & 15u), t100, 0.0f); // rows.rs:123
            const float t165 = fma(float((t96.x >> 4u) & 15u), t101, t164);
            const float t166 = fma(float((t96.x >> 8u) & 15u), t102, t165);
            const float t167 = fma(float((t96.x >> 12u) & 15u), t103, t166);
            const float t168 = fma(float((t96.x >> 16u) & 15u), t104, t167);
            const float t169 = fma(float((t96.x >> 20u) & 15u), t105, t168);
            const float t170 = fma(float((t96.x >> 24u) & 15u), t106, t169);
            const float t171 = fma(float((t96.x >> 28u) & 15u), t107, t170);
            const float t172 = fma(float(t96.y & 15u), t108, t171);
            const float t173 = fma(float((t96.y >> 4u) & 15u), t109, t172);
            const float t174 = fma(float((t96.y >> 8u) & 15u), t110, t173);
            const float t175 = fma(float((t96.y >> 12u) & 15u), t111, t174);
            const float t176 = fma(float((t96.y >> 16u) & 15u), t112, t175);
            const float t177 = fma(float((t96.y >> 20u) & 15u), t113, t176);
            const float t178 = fma(float((t96.y >> 24u) & 15u), t114, t177);
            const float t179 = fma(float((t96.y >> 28u) & 15u), t115, t178);
            const float t180 = fma(float(t96.z & 15u), t116, t179);
            const float t181 = fma(float((t96.z >> 4u) & 15u), t117, t180);
            const float t182 = fma(float((t96.z >> 8u) & 15u), t118, t181);
            const float t183 = fma(float((t96.z >> 12u) & 15u), t119, t182);
            const float t184 = fma(float((t96.z >> 16u) & 15u), t120, t183);
            const float t185 = fma(float((t96.z >> 20u) & 15u), t121, t184);
            const float t186 = fma(float((t96.z >> 24u) & 15u), t122, t185);
            const float t187 = fma(float((t96.z >> 28u) & 15u), t123, t186);
            const float t188 = fma(float(t96.w & 15u), t124, t187);
            const float t189 = fma(float((t96.w >> 4u) & 15u), t125, t188);
            const float t190 = fma(float((t96.w >> 8u) & 15u), t126, t189);
            const float t191 = fma(float((t96.w >> 12u) & 15u), t127, t190);
            const float t192 = fma(float((t96.w >> 16u) & 15u), t128, t191);
            const float t193 = fma(float((t96.w >> 20u) & 15u), t129, t192);
            const float t194 = fma(float((t96.w >> 24u) & 15u), t130, t193);
            const float t195 = fma(float((t96.w >> 28u) & 15u), t131, t194);
            const float t196 = decode_bf16(scales[t94 * imm.n_groups + t95]) * t195;
            const float t197 = sums_0_0 + t196;
            const float t198 = decode_bf16(biases[t94 * imm.n_groups + t95]) * t163;
            sums_0_0 = t197 + t198; // body.rs:197
            const float t199 = fma(float(t99.x & 15u), t100, 0.0f); // rows.rs:123
            const float t200 = fma(float((t99.x >> 4u) & 15u), t101, t199);
            const float t201 = fma(float((t99.x >> 8u) & 15u), t102, t200);
            const float t202 = fma(float((t99.x >> 12u) & 15u), t103, t201);
            const float t203 = fma(float((t99.x >> 16u) & 15u), t104, t202);
            const float t204 = fma(float((t99.x >> 20u) & 15u), t105, t203);
            const float t205 = fma(float((t99.x >> 24u) & 15u), t106, t204);
            const float t206 = fma(float((t99.x >> 28u) & 15u), t107, t205);
            const float t207 = fma(float(t99.y & 15u), t108, t206);
            const float t208 = fma(float((t99.y >> 4u) & 15u), t109, t207);
            const float t209 = fma(float((t99.y >> 8u) & 15u), t110, t208);
            const float t210 = fma(float((t99.y >> 12u) & 15u), t111, t209);
            const float t211 = fma(float((t99.y >> 16u) & 15u), t112, t210);
            const float t212 = fma(float((t99.y >> 20u) & 15u), t113, t211);
            const float t213 = fma(float((t99.y >> 24u) & 15u), t114, t212);
            const float t214 = fma(float((t99.y >> 28u) & 15u), t115, t213);
            const float t215 = fma(float(t99.z & 15u), t116, t214);
            const float t216 = fma(float((t99.z >> 4u) & 15u), t117, t215);
            const float t217 = fma(float((t99.z >> 8u) & 15u), t118, t216);
            const float t218 = fma(float((t99.z >> 12u) & 15u), t119, t217);
            const float t219 = fma(float((t99.z >> 16u) & 15u), t120, t218);
            const float t220 = fma(float((t99.z >> 20u) & 15u), t121, t219);
            const float t221 = fma(float((t99.z >> 24u) & 15u), t122, t220);
            const float t222 = fma(float((t99.z >> 28u) & 15u), t123, t221);
            const float t223 = fma(float(t99.w & 15u), t124, t222);
            const float t224 = fma(float((t99.w >> 4u) & 15u), t125, t223);
            const float t225 = fma(float((t99.w >> 8u) & 15u), t126, t224);
            const float t226 = fma(float((t99.w >> 12u) & 15u), t127, t225);
            const float t227 = fma(float((t99.w >> 16u) & 15u), t128, t226);
            const float t228 = fma(float((t99.w >> 20u) & 15u), t129, t227);
            const float t229 = fma(float((t99.w >> 24u) & 15u), t130, t228);
            const float t230 = fma(float((t99.w >> 28u) & 15u), t131, t229);
            const float t231 = decode_bf16(scales[t97 * imm.n_groups + t98]) * t230;
            const float t232 = sums_0_1 + t231;
            const float t233 = decode_bf16(biases[t97 * imm.n_groups + t98]) * t163;
            sums_0_1 = t232 + t233; // body.rs:197
        }
        const uint piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint t234 = min_u32(first_n, n - 1u); // body.rs:180
            const uint t235 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t236 = ((device const uint4*)weight)[(t234 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint t237 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            const uint t238 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t239 = ((device const uint4*)weight)[(t237 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 160u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 192u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 224u];
            const float t240 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t241 = decode_bf16(words.x >> 16u);
            const float t242 = decode_bf16(words.y & 65535u);
            const float t243 = decode_bf16(words.y >> 16u);
            const float t244 = decode_bf16(words.z & 65535u);
            const float t245 = decode_bf16(words.z >> 16u);
            const float t246 = decode_bf16(words.w & 65535u);
            const float t247 = decode_bf16(words.w >> 16u);
            const float t248 = decode_bf16(words_1.x & 65535u);
            const float t249 = decode_bf16(words_1.x >> 16u);
            const float t250 = decode_bf16(words_1.y & 65535u);
            const float t251 = decode_bf16(words_1.y >> 16u);
            const float t252 = decode_bf16(words_1.z & 65535u);
            const float t253 = decode_bf16(words_1.z >> 16u);
            const float t254 = decode_bf16(words_1.w & 65535u);
            const float t255 = decode_bf16(words_1.w >> 16u);
            const float t256 = decode_bf16(words_2.x & 65535u);
            const float t257 = decode_bf16(words_2.x >> 16u);
            const float t258 = decode_bf16(words_2.y & 65535u);
            const float t259 = decode_bf16(words_2.y >> 16u);
            const float t260 = decode_bf16(words_2.z & 65535u);
            const float t261 = decode_bf16(words_2.z >> 16u);
            const float t262 = decode_bf16(words_2.w & 65535u);
            const float t263 = decode_bf16(words_2.w >> 16u);
            const float t264 = decode_bf16(words_3.x & 65535u);
            const float t265 = decode_bf16(words_3.x >> 16u);
            const float t266 = decode_bf16(words_3.y & 65535u);
            const float t267 = decode_bf16(words_3.y >> 16u);
            const float t268 = decode_bf16(words_3.z & 65535u);
            const float t269 = decode_bf16(words_3.z >> 16u);
            const float t270 = decode_bf16(words_3.w & 65535u);
            const float t271 = decode_bf16(words_3.w >> 16u);
            const float t272 = 0.0f + t240; // rows.rs:118
            const float t273 = t272 + t241;
            const float t274 = t273 + t242;
            const float t275 = t274 + t243;
            const float t276 = t275 + t244;
            const float t277 = t276 + t245;
            const float t278 = t277 + t246;
            const float t279 = t278 + t247;
            const float t280 = t279 + t248;
            const float t281 = t280 + t249;
            const float t282 = t281 + t250;
            const float t283 = t282 + t251;
            const float t284 = t283 + t252;
            const float t285 = t284 + t253;
            const float t286 = t285 + t254;
            const float t287 = t286 + t255;
            const float t288 = t287 + t256;
            const float t289 = t288 + t257;
            const float t290 = t289 + t258;
            const float t291 = t290 + t259;
            const float t292 = t291 + t260;
            const float t293 = t292 + t261;
            const float t294 = t293 + t262;
            const float t295 = t294 + t263;
            const float t296 = t295 + t264;
            const float t297 = t296 + t265;
            const float t298 = t297 + t266;
            const float t299 = t298 + t267;
            const float t300 = t299 + t268;
            const float t301 = t300 + t269;
            const float t302 = t301 + t270;
            const float t303 = t302 + t271;
            const float t304 = fma(float(t236.x & 15u), t240, 0.0f); // rows.rs:123
            const float t305 = fma(float((t236.x >> 4u) & 15u), t241, t304);
            const float t306 = fma(float((t236.x >> 8u) & 15u), t242, t305);
            const float t307 = fma(float((t236.x >> 12u) & 15u), t243, t306);
            const float t308 = fma(float((t236.x >> 16u) & 15u), t244, t307);
            const float t309 = fma(float((t236.x >> 20u) & 15u), t245, t308);
            const float t310 = fma(float((t236.x >> 24u) & 15u), t246, t309);
            const float t311 = fma(float((t236.x >> 28u) & 15u), t247, t310);
            const float t312 = fma(float(t236.y & 15u), t248, t311);
            const float t313 = fma(float((t236.y >> 4u) & 15u), t249, t312);
            const float t314 = fma(float((t236.y >> 8u) & 15u), t250, t313);
            const float t315 = fma(float((t236.y >> 12u) & 15u), t251, t314);
            const float t316 = fma(float((t236.y >> 16u) & 15u), t252, t315);
            const float t317 = fma(float((t236.y >> 20u) & 15u), t253, t316);
            const float t318 = fma(float((t236.y >> 24u) & 15u), t254, t317);
            const float t319 = fma(float((t236.y >> 28u) & 15u), t255, t318);
            const float t320 = fma(float(t236.z & 15u), t256, t319);
            const float t321 = fma(float((t236.z >> 4u) & 15u), t257, t320);
            const float t322 = fma(float((t236.z >> 8u) & 15u), t258, t321);
            const float t323 = fma(float((t236.z >> 12u) & 15u), t259, t322);
            const float t324 = fma(float((t236.z >> 16u) & 15u), t260, t323);
            const float t325 = fma(float((t236.z >> 20u) & 15u), t261, t324);
            const float t326 = fma(float((t236.z >> 24u) & 15u), t262, t325);
            const float t327 = fma(float((t236.z >> 28u) & 15u), t263, t326);
            const float t328 = fma(float(t236.w & 15u), t264, t327);
            const float t329 = fma(float((t236.w >> 4u) & 15u), t265, t328);
            const float t330 = fma(float((t236.w >> 8u) & 15u), t266, t329);
            const float t331 = fma(float((t236.w >> 12u) & 15u), t267, t330);
            const float t332 = fma(float((t236.w >> 16u) & 15u), t268, t331);
            const float t333 = fma(float((t236.w >> 20u) & 15u), t269, t332);
            const float t334 = fma(float((t236.w >> 24u) & 15u), t270, t333);
            const float t335 = fma(float((t236.w >> 28u) & 15u), t271, t334);
            const float t336 = decode_bf16(scales[t234 * imm.n_groups + t235]) * t335;
            const float t337 = sums_0_0 + t336;
            const float t338 = decode_bf16(biases[t234 * imm.n_groups + t235]) * t303;
            sums_0_0 = t337 + t338; // body.rs:197
            const float t339 = fma(float(t239.x & 15u), t240, 0.0f); // rows.rs:123
            const float t340 = fma(float((t239.x >> 4u) & 15u), t241, t339);
            const float t341 = fma(float((t239.x >> 8u) & 15u), t242, t340);
            const float t342 = fma(float((t239.x >> 12u) & 15u), t243, t341);
            const float t343 = fma(float((t239.x >> 16u) & 15u), t244, t342);
            const float t344 = fma(float((t239.x >> 20u) & 15u), t245, t343);
            const float t345 = fma(float((t239.x >> 24u) & 15u), t246, t344);
            const float t346 = fma(float((t239.x >> 28u) & 15u), t247, t345);
            const float t347 = fma(float(t239.y & 15u), t248, t346);
            const float t348 = fma(float((t239.y >> 4u) & 15u), t249, t347);
            const float t349 = fma(float((t239.y >> 8u) & 15u), t250, t348);
            const float t350 = fma(float((t239.y >> 12u) & 15u), t251, t349);
            const float t351 = fma(float((t239.y >> 16u) & 15u), t252, t350);
            const float t352 = fma(float((t239.y >> 20u) & 15u), t253, t351);
            const float t353 = fma(float((t239.y >> 24u) & 15u), t254, t352);
            const float t354 = fma(float((t239.y >> 28u) & 15u), t255, t353);
            const float t355 = fma(float(t239.z & 15u), t256, t354);
            const float t356 = fma(float((t239.z >> 4u) & 15u), t257, t355);
            const float t357 = fma(float((t239.z >> 8u) & 15u), t258, t356);
            const float t358 = fma(float((t239.z >> 12u) & 15u), t259, t357);
            const float t359 = fma(float((t239.z >> 16u) & 15u), t260, t358);
            const float t360 = fma(float((t239.z >> 20u) & 15u), t261, t359);
            const float t361 = fma(float((t239.z >> 24u) & 15u), t262, t360);
            const float t362 = fma(float((t239.z >> 28u) & 15u), t263, t361);
            const float t363 = fma(float(t239.w & 15u), t264, t362);
            const float t364 = fma(float((t239.w >> 4u) & 15u), t265, t363);
            const float t365 = fma(float((t239.w >> 8u) & 15u), t266, t364);
            const float t366 = fma(float((t239.w >> 12u) & 15u), t267, t365);
            const float t367 = fma(float((t239.w >> 16u) & 15u), t268, t366);
            const float t368 = fma(float((t239.w >> 20u) & 15u), t269, t367);
            const float t369 = fma(float((t239.w >> 24u) & 15u), t270, t368);
            const float t370 = fma(float((t239.w >> 28u) & 15u), t271, t369);
            const float t371 = decode_bf16(scales[t237 * imm.n_groups + t238]) * t370;
            const float t372 = sums_0_1 + t371;
            const float t373 = decode_bf16(biases[t237 * imm.n_groups + t238]) * t303;
            sums_0_1 = t372 + t373; // body.rs:197
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:203
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:214
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:214
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
        const uint2 t374 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t374;
    }
}
