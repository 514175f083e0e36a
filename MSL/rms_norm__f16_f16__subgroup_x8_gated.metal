#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint n_rows;
    uint n_cols;
};

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

kernel void rms_norm__f16_f16__subgroup_x8_gated(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* weight [[buffer(2)]],
    device const ushort* z [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint row = workgroup_id.x * 8u + (local_invocation_index >> 5u); // rms_norm.rs:248
    const uint first = (local_invocation_index & 31u) * 8u;
    const uint n_rows = imm.n_rows; // rms_norm.rs:261
    const uint n_cols = imm.n_cols; // rms_norm.rs:262
    float own_sum = 0.0f; // rms_norm.rs:263
    if (row < n_rows) { // rms_norm.rs:264
        for (uint col = first; col < n_cols; col += 2048u) { // rms_norm.rs:265
            const uint4 t0 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:39
            const float t1 = decode_f16(t0.x);
            const float t2 = decode_f16(t0.x >> 16u);
            const float t3 = decode_f16(t0.y);
            const float t4 = decode_f16(t0.y >> 16u);
            const float t5 = decode_f16(t0.z);
            const float t6 = decode_f16(t0.z >> 16u);
            const float t7 = decode_f16(t0.w);
            const float t8 = decode_f16(t0.w >> 16u);
            own_sum = fma(t1, t1, own_sum); // rms_norm.rs:269
            own_sum = fma(t2, t2, own_sum);
            own_sum = fma(t3, t3, own_sum);
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
        }
    }
    const float sum = reduce_add_f32(own_sum); // rms_norm.rs:282
    const float t9 = float(n_cols); // rms_norm.rs:274
    const uint a_bits = as_type<uint>(sum); // math.rs:49
    const uint b_bits = as_type<uint>(t9); // math.rs:50
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    const uint a_field = (a_bits >> 23u) & 255u; // math.rs:52
    const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
    const uint t10 = a_bits & 8388607u; // math.rs:54
    const uint t11 = b_bits & 8388607u;
    const uint below = ((t10 < t11) ? 1u : 0u); // math.rs:69
    const uint numerator = shl_u32(t10 | 8388608u, below); // math.rs:70
    const uint denominator = t11 | 8388608u; // math.rs:71
    const float d = as_type<float>(t11 | 1065353216u); // math.rs:73
    const float t12 = 0.47058824f * d; // math.rs:74
    float reciprocal = 1.4117647f - t12;
    const float t13 = d * reciprocal; // math.rs:77
    const float t14 = 1.0f - t13;
    const float t15 = reciprocal * t14;
    reciprocal = reciprocal + t15;
    const float t16 = d * reciprocal;
    const float t17 = 1.0f - t16;
    const float t18 = reciprocal * t17;
    reciprocal = reciprocal + t18;
    const float t19 = d * reciprocal;
    const float t20 = 1.0f - t19;
    const float t21 = reciprocal * t20;
    reciprocal = reciprocal + t21;
    const float n = as_type<float>((t10 | 1065353216u) + (below << 23u)); // math.rs:80
    const float t22 = n * reciprocal; // math.rs:81
    const float t23 = t22 * 8388608.0f;
    uint quotient = u32_from_f32(t23);
    const int divisor = as_type<int>(denominator); // math.rs:82
    int residual = as_type<int>((numerator << 23u) - quotient * denominator); // math.rs:83
    const bool over = residual < 0; // math.rs:86
    quotient = (over ? quotient - 1u : quotient); // math.rs:87
    residual = (over ? add_i32(residual, divisor) : residual); // math.rs:88
    const bool over_1 = residual < 0; // math.rs:86
    quotient = (over_1 ? quotient - 1u : quotient); // math.rs:87
    residual = (over_1 ? add_i32(residual, divisor) : residual); // math.rs:88
    const bool under = residual >= divisor; // math.rs:90
    quotient = (under ? quotient + 1u : quotient); // math.rs:91
    residual = (under ? sub_i32(residual, divisor) : residual); // math.rs:92
    quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // math.rs:94
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // math.rs:95
    const uint t24 = quotient; // math.rs:96
    const int field = add_i32(exponent, as_type<int>(t24 >> 24u)); // math.rs:41
    const uint bits = (as_type<uint>(field) << 23u) | (t24 & 8388607u); // math.rs:42
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // math.rs:56
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    const bool a_zero = a_field == 0u; // math.rs:58
    const bool b_zero = b_field == 0u; // math.rs:59
    const bool t25 = ((as_type<uint>(sum) & 2147483647u) > 2139095040u) | ((as_type<uint>(t9) & 2147483647u) > 2139095040u); // math.rs:60
    const bool undefined = (t25 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // math.rs:62
    const float t26 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:274
    const uint bits_1 = as_type<uint>(t26); // math.rs:109
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // math.rs:110
    const int odd = exponent_1 & 1; // math.rs:111
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // math.rs:112
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // math.rs:114
    const float t27 = 0.5f * m; // math.rs:117
    const float t28 = t27 * y_1;
    const float t29 = t28 * y_1;
    const float t30 = 0.5f - t29;
    const float t31 = y_1 * t30;
    y_1 = y_1 + t31;
    const float t32 = 0.5f * m;
    const float t33 = t32 * y_1;
    const float t34 = t33 * y_1;
    const float t35 = 0.5f - t34;
    const float t36 = y_1 * t35;
    y_1 = y_1 + t36;
    const float t37 = 0.5f * m;
    const float t38 = t37 * y_1;
    const float t39 = t38 * y_1;
    const float t40 = 0.5f - t39;
    const float t41 = y_1 * t40;
    y_1 = y_1 + t41;
    const float y_2 = y_1; // math.rs:119
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // math.rs:158
    const float scaled = m * 4097.0f; // math.rs:167
    const float t42 = scaled - m; // math.rs:168
    const float high = scaled - t42;
    const float a_low = m - high; // math.rs:169
    const float scaled_1 = y_2 * 4097.0f; // math.rs:167
    const float t43 = scaled_1 - y_2; // math.rs:168
    const float high_1 = scaled_1 - t43;
    const float b_low = y_2 - high_1; // math.rs:169
    const float t44 = high * high_1; // math.rs:161
    const float t45 = t44 - product;
    const float t46 = high * b_low;
    const float t47 = t45 + t46;
    const float t48 = a_low * high_1;
    const float t49 = t47 + t48;
    const float t50 = a_low * b_low;
    const float my_error = t49 + t50;
    const float product_1 = product * y_2; // math.rs:158
    const float scaled_2 = product * 4097.0f; // math.rs:167
    const float t51 = scaled_2 - product; // math.rs:168
    const float high_2 = scaled_2 - t51;
    const float a_low_1 = product - high_2; // math.rs:169
    const float scaled_3 = y_2 * 4097.0f; // math.rs:167
    const float t52 = scaled_3 - y_2; // math.rs:168
    const float high_3 = scaled_3 - t52;
    const float b_low_1 = y_2 - high_3; // math.rs:169
    const float t53 = high_2 * high_3; // math.rs:161
    const float t54 = t53 - product_1;
    const float t55 = high_2 * b_low_1;
    const float t56 = t54 + t55;
    const float t57 = a_low_1 * high_3;
    const float t58 = t56 + t57;
    const float t59 = a_low_1 * b_low_1;
    const float square_error = t58 + t59;
    const float t60 = 1.0f - product_1; // math.rs:179
    const float t61 = t60 - square_error;
    const float t62 = my_error * y_2;
    const float residual_1 = t61 - t62;
    const float t63 = 0.5f * residual_1; // math.rs:180
    const float t64 = y_2 * t63;
    const float root = y_2 + t64;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // math.rs:181
    const uint bits_2 = as_type<uint>(t26); // math.rs:125
    const uint sign_2 = bits_2 & 2147483648u; // math.rs:126
    const bool zero = (bits_2 & 2139095040u) == 0u; // math.rs:127
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // math.rs:128
    const float scale = (((as_type<uint>(t26) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // math.rs:129
    if (row < imm.n_rows) { // rms_norm.rs:372
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:373
            const uint4 t65 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:39
            const uint4 t66 = ((device const uint4*)weight)[(col >> 1u) >> 2u];
            const uint4 t67 = ((device const uint4*)z)[((row * imm.n_cols + col) >> 1u) >> 2u];
            const float t68 = decode_f16(t67.x);
            const float t69 = decode_f16(t67.x >> 16u);
            const float t70 = decode_f16(t67.y);
            const float t71 = decode_f16(t67.y >> 16u);
            const float t72 = decode_f16(t67.z);
            const float t73 = decode_f16(t67.z >> 16u);
            const float t74 = decode_f16(t67.w);
            const float t75 = decode_f16(t67.w >> 16u);
            float results_0 = 0.0f; // rms_norm.rs:377
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t76 = decode_f16(t65.x) * scale; // rms_norm.rs:380
            const uint bits_3 = as_type<uint>(t76); // math.rs:34
            const float t77 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * decode_f16(t66.x); // rms_norm.rs:380
            const uint bits_4 = as_type<uint>(t77); // math.rs:34
            const float normed = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // rms_norm.rs:380
            const float t78 = abs_f32(t68); // activation.rs:13
            const float bounded_1 = min_f32(max_f32(t78, -104.0f), 89.0f); // math.rs:189
            const float t79 = bounded_1 * 1.442695f; // math.rs:190
            const float k = rint(t79);
            const float t80 = k * 0.6933594f; // math.rs:191
            const float reduced = bounded_1 - t80;
            const float correction = k * -0.00021219444f; // math.rs:192
            const float r = reduced - correction; // math.rs:193
            const float t81 = reduced - r; // math.rs:194
            const float r_error = t81 - correction;
            float q = 0.00019891017f; // math.rs:196
            const float t82 = q * r; // math.rs:199
            q = t82 + 0.0013933674f;
            const float t83 = q * r;
            q = t83 + 0.008333311f;
            const float t84 = q * r;
            q = t84 + 0.041666467f;
            const float t85 = q * r;
            q = t85 + 0.16666667f;
            const float t86 = q * r;
            q = t86 + 0.5f;
            const float t87 = r * r; // math.rs:201
            const float t88 = t87 * q;
            const float t89 = r_error + t88;
            const float t90 = r + t89;
            const float y_3 = 1.0f + t90;
            const uint t91 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
            const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k)), as_type<int>(t91 >> 24u)); // math.rs:41
            const uint bits_5 = (as_type<uint>(field_1) << 23u) | (t91 & 8388607u); // math.rs:42
            const float power = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5))); // math.rs:43
            const float e = (((as_type<uint>(t78) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // math.rs:203
            const float d_1 = 1.0f + e; // activation.rs:14
            const uint a_bits_1 = 1065353216u; // math.rs:49
            const uint b_bits_1 = as_type<uint>(d_1); // math.rs:50
            const uint sign_3 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
            const uint b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
            const uint t92 = b_bits_1 & 8388607u; // math.rs:54
            const uint below_1 = ((0u < t92) ? 1u : 0u); // math.rs:69
            const uint numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
            const uint denominator_1 = t92 | 8388608u; // math.rs:71
            const float d_2 = as_type<float>(t92 | 1065353216u); // math.rs:73
            const float t93 = 0.47058824f * d_2; // math.rs:74
            float reciprocal_1 = 1.4117647f - t93;
            const float t94 = d_2 * reciprocal_1; // math.rs:77
            const float t95 = 1.0f - t94;
            const float t96 = reciprocal_1 * t95;
            reciprocal_1 = reciprocal_1 + t96;
            const float t97 = d_2 * reciprocal_1;
            const float t98 = 1.0f - t97;
            const float t99 = reciprocal_1 * t98;
            reciprocal_1 = reciprocal_1 + t99;
            const float t100 = d_2 * reciprocal_1;
            const float t101 = 1.0f - t100;
            const float t102 = reciprocal_1 * t101;
            reciprocal_1 = reciprocal_1 + t102;
            const float n_1 = as_type<float>(1065353216u + (below_1 << 23u)); // math.rs:80
            const float t103 = n_1 * reciprocal_1; // math.rs:81
            const float t104 = t103 * 8388608.0f;
            uint quotient_2 = u32_from_f32(t104);
            const int divisor_1 = as_type<int>(denominator_1); // math.rs:82
            int residual_2 = as_type<int>((numerator_1 << 23u) - quotient_2 * denominator_1); // math.rs:83
            const bool over_2 = residual_2 < 0; // math.rs:86
            quotient_2 = (over_2 ? quotient_2 - 1u : quotient_2); // math.rs:87
            residual_2 = (over_2 ? add_i32(residual_2, divisor_1) : residual_2); // math.rs:88
            const bool over_3 = residual_2 < 0; // math.rs:86
            quotient_2 = (over_3 ? quotient_2 - 1u : quotient_2); // math.rs:87
            residual_2 = (over_3 ? add_i32(residual_2, divisor_1) : residual_2); // math.rs:88
            const bool under_1 = residual_2 >= divisor_1; // math.rs:90
            quotient_2 = (under_1 ? quotient_2 + 1u : quotient_2); // math.rs:91
            residual_2 = (under_1 ? sub_i32(residual_2, divisor_1) : residual_2); // math.rs:92
            quotient_2 = ((mul_i32(residual_2, 2) > divisor_1) ? quotient_2 + 1u : quotient_2); // math.rs:94
            const int exponent_2 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_1)), 127), as_type<int>(below_1)); // math.rs:95
            const uint t105 = quotient_2; // math.rs:96
            const int field_2 = add_i32(exponent_2, as_type<int>(t105 >> 24u)); // math.rs:41
            const uint bits_6 = (as_type<uint>(field_2) << 23u) | (t105 & 8388607u); // math.rs:42
            const float quotient_3 = as_type<float>(sign_3 | ((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6))); // math.rs:43
            const bool b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_1 = b_field_1 == 0u; // math.rs:59
            const float bounded_2 = (b_infinite_1 ? as_type<float>(sign_3) : quotient_3); // math.rs:61
            const float extended_1 = (b_zero_1 ? as_type<float>(sign_3 | 2139095040u) : bounded_2); // math.rs:62
            const float y_4 = (((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_1); // math.rs:63
            const float t106 = 1.0f - y_4; // activation.rs:16
            const float t107 = t68 * ((t68 < 0.0f) ? y_4 : t106); // activation.rs:22
            const uint bits_7 = as_type<uint>(t107); // math.rs:34
            const float t108 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * normed; // rms_norm.rs:381
            const uint bits_8 = as_type<uint>(t108); // math.rs:34
            results_0 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // rms_norm.rs:381
            const float t109 = decode_f16(t65.x >> 16u) * scale; // rms_norm.rs:380
            const uint bits_9 = as_type<uint>(t109); // math.rs:34
            const float t110 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * decode_f16(t66.x >> 16u); // rms_norm.rs:380
            const uint bits_10 = as_type<uint>(t110); // math.rs:34
            const float normed_1 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // rms_norm.rs:380
            const float t111 = abs_f32(t69); // activation.rs:13
            const float bounded_3 = min_f32(max_f32(t111, -104.0f), 89.0f); // math.rs:189
            const float t112 = bounded_3 * 1.442695f; // math.rs:190
            const float k_1 = rint(t112);
            const float t113 = k_1 * 0.6933594f; // math.rs:191
            const float reduced_1 = bounded_3 - t113;
            const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
            const float r_1 = reduced_1 - correction_1; // math.rs:193
            const float t114 = reduced_1 - r_1; // math.rs:194
            const float r_error_1 = t114 - correction_1;
            float q_1 = 0.00019891017f; // math.rs:196
            const float t115 = q_1 * r_1; // math.rs:199
            q_1 = t115 + 0.0013933674f;
            const float t116 = q_1 * r_1;
            q_1 = t116 + 0.008333311f;
            const float t117 = q_1 * r_1;
            q_1 = t117 + 0.041666467f;
            const float t118 = q_1 * r_1;
            q_1 = t118 + 0.16666667f;
            const float t119 = q_1 * r_1;
            q_1 = t119 + 0.5f;
            const float t120 = r_1 * r_1; // math.rs:201
            const float t121 = t120 * q_1;
            const float t122 = r_error_1 + t121;
            const float t123 = r_1 + t122;
            const float y_5 = 1.0f + t123;
            const uint t124 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
            const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_1)), as_type<int>(t124 >> 24u)); // math.rs:41
            const uint bits_11 = (as_type<uint>(field_3) << 23u) | (t124 & 8388607u); // math.rs:42
            const float power_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_11))); // math.rs:43
            const float e_1 = (((as_type<uint>(t111) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // math.rs:203
            const float d_3 = 1.0f + e_1; // activation.rs:14
            const uint a_bits_2 = 1065353216u; // math.rs:49
            const uint b_bits_2 = as_type<uint>(d_3); // math.rs:50
            const uint sign_4 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
            const uint b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
            const uint t125 = b_bits_2 & 8388607u; // math.rs:54
            const uint below_2 = ((0u < t125) ? 1u : 0u); // math.rs:69
            const uint numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
            const uint denominator_2 = t125 | 8388608u; // math.rs:71
            const float d_4 = as_type<float>(t125 | 1065353216u); // math.rs:73
            const float t126 = 0.47058824f * d_4; // math.rs:74
            float reciprocal_2 = 1.4117647f - t126;
            const float t127 = d_4 * reciprocal_2; // math.rs:77
            const float t128 = 1.0f - t127;
            const float t129 = reciprocal_2 * t128;
            reciprocal_2 = reciprocal_2 + t129;
            const float t130 = d_4 * reciprocal_2;
            const float t131 = 1.0f - t130;
            const float t132 = reciprocal_2 * t131;
            reciprocal_2 = reciprocal_2 + t132;
            const float t133 = d_4 * reciprocal_2;
            const float t134 = 1.0f - t133;
            const float t135 = reciprocal_2 * t134;
            reciprocal_2 = reciprocal_2 + t135;
            const float n_2 = as_type<float>(1065353216u + (below_2 << 23u)); // math.rs:80
            const float t136 = n_2 * reciprocal_2; // math.rs:81
            const float t137 = t136 * 8388608.0f;
            uint quotient_4 = u32_from_f32(t137);
            const int divisor_2 = as_type<int>(denominator_2); // math.rs:82
            int residual_3 = as_type<int>((numerator_2 << 23u) - quotient_4 * denominator_2); // math.rs:83
            const bool over_4 = residual_3 < 0; // math.rs:86
            quotient_4 = (over_4 ? quotient_4 - 1u : quotient_4); // math.rs:87
            residual_3 = (over_4 ? add_i32(residual_3, divisor_2) : residual_3); // math.rs:88
            const bool over_5 = residual_3 < 0; // math.rs:86
            quotient_4 = (over_5 ? quotient_4 - 1u : quotient_4); // math.rs:87
            residual_3 = (over_5 ? add_i32(residual_3, divisor_2) : residual_3); // math.rs:88
            const bool under_2 = residual_3 >= divisor_2; // math.rs:90
            quotient_4 = (under_2 ? quotient_4 + 1u : quotient_4); // math.rs:91
            residual_3 = (under_2 ? sub_i32(residual_3, divisor_2) : residual_3); // math.rs:92
            quotient_4 = ((mul_i32(residual_3, 2) > divisor_2) ? quotient_4 + 1u : quotient_4); // math.rs:94
            const int exponent_3 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_2)), 127), as_type<int>(below_2)); // math.rs:95
            const uint t138 = quotient_4; // math.rs:96
            const int field_4 = add_i32(exponent_3, as_type<int>(t138 >> 24u)); // math.rs:41
            const uint bits_12 = (as_type<uint>(field_4) << 23u) | (t138 & 8388607u); // math.rs:42
            const float quotient_5 = as_type<float>(sign_4 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12))); // math.rs:43
            const bool b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_2 = b_field_2 == 0u; // math.rs:59
            const float bounded_4 = (b_infinite_2 ? as_type<float>(sign_4) : quotient_5); // math.rs:61
            const float extended_2 = (b_zero_2 ? as_type<float>(sign_4 | 2139095040u) : bounded_4); // math.rs:62
            const float y_6 = (((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_2); // math.rs:63
            const float t139 = 1.0f - y_6; // activation.rs:16
            const float t140 = t69 * ((t69 < 0.0f) ? y_6 : t139); // activation.rs:22
            const uint bits_13 = as_type<uint>(t140); // math.rs:34
            const float t141 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * normed_1; // rms_norm.rs:381
            const uint bits_14 = as_type<uint>(t141); // math.rs:34
            results_1 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // rms_norm.rs:381
            const float t142 = decode_f16(t65.y) * scale; // rms_norm.rs:380
            const uint bits_15 = as_type<uint>(t142); // math.rs:34
            const float t143 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * decode_f16(t66.y); // rms_norm.rs:380
            const uint bits_16 = as_type<uint>(t143); // math.rs:34
            const float normed_2 = decode_f16(encode_f16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // rms_norm.rs:380
            const float t144 = abs_f32(t70); // activation.rs:13
            const float bounded_5 = min_f32(max_f32(t144, -104.0f), 89.0f); // math.rs:189
            const float t145 = bounded_5 * 1.442695f; // math.rs:190
            const float k_2 = rint(t145);
            const float t146 = k_2 * 0.6933594f; // math.rs:191
            const float reduced_2 = bounded_5 - t146;
            const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
            const float r_2 = reduced_2 - correction_2; // math.rs:193
            const float t147 = reduced_2 - r_2; // math.rs:194
            const float r_error_2 = t147 - correction_2;
            float q_2 = 0.00019891017f; // math.rs:196
            const float t148 = q_2 * r_2; // math.rs:199
            q_2 = t148 + 0.0013933674f;
            const float t149 = q_2 * r_2;
            q_2 = t149 + 0.008333311f;
            const float t150 = q_2 * r_2;
            q_2 = t150 + 0.041666467f;
            const float t151 = q_2 * r_2;
            q_2 = t151 + 0.16666667f;
            const float t152 = q_2 * r_2;
            q_2 = t152 + 0.5f;
            const float t153 = r_2 * r_2; // math.rs:201
            const float t154 = t153 * q_2;
            const float t155 = r_error_2 + t154;
            const float t156 = r_2 + t155;
            const float y_7 = 1.0f + t156;
            const uint t157 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
            const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_2)), as_type<int>(t157 >> 24u)); // math.rs:41
            const uint bits_17 = (as_type<uint>(field_5) << 23u) | (t157 & 8388607u); // math.rs:42
            const float power_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_17))); // math.rs:43
            const float e_2 = (((as_type<uint>(t144) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // math.rs:203
            const float d_5 = 1.0f + e_2; // activation.rs:14
            const uint a_bits_3 = 1065353216u; // math.rs:49
            const uint b_bits_3 = as_type<uint>(d_5); // math.rs:50
            const uint sign_5 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
            const uint b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
            const uint t158 = b_bits_3 & 8388607u; // math.rs:54
            const uint below_3 = ((0u < t158) ? 1u : 0u); // math.rs:69
            const uint numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
            const uint denominator_3 = t158 | 8388608u; // math.rs:71
            const float d_6 = as_type<float>(t158 | 1065353216u); // math.rs:73
            const float t159 = 0.47058824f * d_6; // math.rs:74
            float reciprocal_3 = 1.4117647f - t159;
            const float t160 = d_6 * reciprocal_3; // math.rs:77
            const float t161 = 1.0f - t160;
            const float t162 = reciprocal_3 * t161;
            reciprocal_3 = reciprocal_3 + t162;
            const float t163 = d_6 * reciprocal_3;
            const float t164 = 1.0f - t163;
            const float t165 = reciprocal_3 * t164;
            reciprocal_3 = reciprocal_3 + t165;
            const float t166 = d_6 * reciprocal_3;
            const float t167 = 1.0f - t166;
            const float t168 = reciprocal_3 * t167;
            reciprocal_3 = reciprocal_3 + t168;
            const float n_3 = as_type<float>(1065353216u + (below_3 << 23u)); // math.rs:80
            const float t169 = n_3 * reciprocal_3; // math.rs:81
            const float t170 = t169 * 8388608.0f;
            uint quotient_6 = u32_from_f32(t170);
            const int divisor_3 = as_type<int>(denominator_3); // math.rs:82
            int residual_4 = as_type<int>((numerator_3 << 23u) - quotient_6 * denominator_3); // math.rs:83
            const bool over_6 = residual_4 < 0; // math.rs:86
            quotient_6 = (over_6 ? quotient_6 - 1u : quotient_6); // math.rs:87
            residual_4 = (over_6 ? add_i32(residual_4, divisor_3) : residual_4); // math.rs:88
            const bool over_7 = residual_4 < 0; // math.rs:86
            quotient_6 = (over_7 ? quotient_6 - 1u : quotient_6); // math.rs:87
            residual_4 = (over_7 ? add_i32(residual_4, divisor_3) : residual_4); // math.rs:88
            const bool under_3 = residual_4 >= divisor_3; // math.rs:90
            quotient_6 = (under_3 ? quotient_6 + 1u : quotient_6); // math.rs:91
            residual_4 = (under_3 ? sub_i32(residual_4, divisor_3) : residual_4); // math.rs:92
            quotient_6 = ((mul_i32(residual_4, 2) > divisor_3) ? quotient_6 + 1u : quotient_6); // math.rs:94
            const int exponent_4 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_3)), 127), as_type<int>(below_3)); // math.rs:95
            const uint t171 = quotient_6; // math.rs:96
            const int field_6 = add_i32(exponent_4, as_type<int>(t171 >> 24u)); // math.rs:41
            const uint bits_18 = (as_type<uint>(field_6) << 23u) | (t171 & 8388607u); // math.rs:42
            const float quotient_7 = as_type<float>(sign_5 | ((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18))); // math.rs:43
            const bool b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_3 = b_field_3 == 0u; // math.rs:59
            const float bounded_6 = (b_infinite_3 ? as_type<float>(sign_5) : quotient_7); // math.rs:61
            const float extended_3 = (b_zero_3 ? as_type<float>(sign_5 | 2139095040u) : bounded_6); // math.rs:62
            const float y_8 = (((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_3); // math.rs:63
            const float t172 = 1.0f - y_8; // activation.rs:16
            const float t173 = t70 * ((t70 < 0.0f) ? y_8 : t172); // activation.rs:22
            const uint bits_19 = as_type<uint>(t173); // math.rs:34
            const float t174 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)) * normed_2; // rms_norm.rs:381
            const uint bits_20 = as_type<uint>(t174); // math.rs:34
            results_2 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // rms_norm.rs:381
            const float t175 = decode_f16(t65.y >> 16u) * scale; // rms_norm.rs:380
            const uint bits_21 = as_type<uint>(t175); // math.rs:34
            const float t176 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * decode_f16(t66.y >> 16u); // rms_norm.rs:380
            const uint bits_22 = as_type<uint>(t176); // math.rs:34
            const float normed_3 = decode_f16(encode_f16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // rms_norm.rs:380
            const float t177 = abs_f32(t71); // activation.rs:13
            const float bounded_7 = min_f32(max_f32(t177, -104.0f), 89.0f); // math.rs:189
            const float t178 = bounded_7 * 1.442695f; // math.rs:190
            const float k_3 = rint(t178);
            const float t179 = k_3 * 0.6933594f; // math.rs:191
            const float reduced_3 = bounded_7 - t179;
            const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
            const float r_3 = reduced_3 - correction_3; // math.rs:193
            const float t180 = reduced_3 - r_3; // math.rs:194
            const float r_error_3 = t180 - correction_3;
            float q_3 = 0.00019891017f; // math.rs:196
            const float t181 = q_3 * r_3; // math.rs:199
            q_3 = t181 + 0.0013933674f;
            const float t182 = q_3 * r_3;
            q_3 = t182 + 0.008333311f;
            const float t183 = q_3 * r_3;
            q_3 = t183 + 0.041666467f;
            const float t184 = q_3 * r_3;
            q_3 = t184 + 0.16666667f;
            const float t185 = q_3 * r_3;
            q_3 = t185 + 0.5f;
            const float t186 = r_3 * r_3; // math.rs:201
            const float t187 = t186 * q_3;
            const float t188 = r_error_3 + t187;
            const float t189 = r_3 + t188;
            const float y_9 = 1.0f + t189;
            const uint t190 = (as_type<uint>(y_9) & 8388607u) | 8388608u; // math.rs:202
            const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), i32_from_f32(k_3)), as_type<int>(t190 >> 24u)); // math.rs:41
            const uint bits_23 = (as_type<uint>(field_7) << 23u) | (t190 & 8388607u); // math.rs:42
            const float power_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_23))); // math.rs:43
            const float e_3 = (((as_type<uint>(t177) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // math.rs:203
            const float d_7 = 1.0f + e_3; // activation.rs:14
            const uint a_bits_4 = 1065353216u; // math.rs:49
            const uint b_bits_4 = as_type<uint>(d_7); // math.rs:50
            const uint sign_6 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
            const uint b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
            const uint t191 = b_bits_4 & 8388607u; // math.rs:54
            const uint below_4 = ((0u < t191) ? 1u : 0u); // math.rs:69
            const uint numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
            const uint denominator_4 = t191 | 8388608u; // math.rs:71
            const float d_8 = as_type<float>(t191 | 1065353216u); // math.rs:73
            const float t192 = 0.47058824f * d_8; // math.rs:74
            float reciprocal_4 = 1.4117647f - t192;
            const float t193 = d_8 * reciprocal_4; // math.rs:77
            const float t194 = 1.0f - t193;
            const float t195 = reciprocal_4 * t194;
            reciprocal_4 = reciprocal_4 + t195;
            const float t196 = d_8 * reciprocal_4;
            const float t197 = 1.0f - t196;
            const float t198 = reciprocal_4 * t197;
            reciprocal_4 = reciprocal_4 + t198;
            const float t199 = d_8 * reciprocal_4;
            const float t200 = 1.0f - t199;
            const float t201 = reciprocal_4 * t200;
            reciprocal_4 = reciprocal_4 + t201;
            const float n_4 = as_type<float>(1065353216u + (below_4 << 23u)); // math.rs:80
            const float t202 = n_4 * reciprocal_4; // math.rs:81
            const float t203 = t202 * 8388608.0f;
            uint quotient_8 = u32_from_f32(t203);
            const int divisor_4 = as_type<int>(denominator_4); // math.rs:82
            int residual_5 = as_type<int>((numerator_4 << 23u) - quotient_8 * denominator_4); // math.rs:83
            const bool over_8 = residual_5 < 0; // math.rs:86
            quotient_8 = (over_8 ? quotient_8 - 1u : quotient_8); // math.rs:87
            residual_5 = (over_8 ? add_i32(residual_5, divisor_4) : residual_5); // math.rs:88
            const bool over_9 = residual_5 < 0; // math.rs:86
            quotient_8 = (over_9 ? quotient_8 - 1u : quotient_8); // math.rs:87
            residual_5 = (over_9 ? add_i32(residual_5, divisor_4) : residual_5); // math.rs:88
            const bool under_4 = residual_5 >= divisor_4; // math.rs:90
            quotient_8 = (under_4 ? quotient_8 + 1u : quotient_8); // math.rs:91
            residual_5 = (under_4 ? sub_i32(residual_5, divisor_4) : residual_5); // math.rs:92
            quotient_8 = ((mul_i32(residual_5, 2) > divisor_4) ? quotient_8 + 1u : quotient_8); // math.rs:94
            const int exponent_5 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_4)), 127), as_type<int>(below_4)); // math.rs:95
            const uint t204 = quotient_8; // math.rs:96
            const int field_8 = add_i32(exponent_5, as_type<int>(t204 >> 24u)); // math.rs:41
            const uint bits_24 = (as_type<uint>(field_8) << 23u) | (t204 & 8388607u); // math.rs:42
            const float quotient_9 = as_type<float>(sign_6 | ((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_24))); // math.rs:43
            const bool b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_4 = b_field_4 == 0u; // math.rs:59
            const float bounded_8 = (b_infinite_4 ? as_type<float>(sign_6) : quotient_9); // math.rs:61
            const float extended_4 = (b_zero_4 ? as_type<float>(sign_6 | 2139095040u) : bounded_8); // math.rs:62
            const float y_10 = (((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_4); // math.rs:63
            const float t205 = 1.0f - y_10; // activation.rs:16
            const float t206 = t71 * ((t71 < 0.0f) ? y_10 : t205); // activation.rs:22
            const uint bits_25 = as_type<uint>(t206); // math.rs:34
            const float t207 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * normed_3; // rms_norm.rs:381
            const uint bits_26 = as_type<uint>(t207); // math.rs:34
            results_3 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // rms_norm.rs:381
            const float t208 = decode_f16(t65.z) * scale; // rms_norm.rs:380
            const uint bits_27 = as_type<uint>(t208); // math.rs:34
            const float t209 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)) * decode_f16(t66.z); // rms_norm.rs:380
            const uint bits_28 = as_type<uint>(t209); // math.rs:34
            const float normed_4 = decode_f16(encode_f16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // rms_norm.rs:380
            const float t210 = abs_f32(t72); // activation.rs:13
            const float bounded_9 = min_f32(max_f32(t210, -104.0f), 89.0f); // math.rs:189
            const float t211 = bounded_9 * 1.442695f; // math.rs:190
            const float k_4 = rint(t211);
            const float t212 = k_4 * 0.6933594f; // math.rs:191
            const float reduced_4 = bounded_9 - t212;
            const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
            const float r_4 = reduced_4 - correction_4; // math.rs:193
            const float t213 = reduced_4 - r_4; // math.rs:194
            const float r_error_4 = t213 - correction_4;
            float q_4 = 0.00019891017f; // math.rs:196
            const float t214 = q_4 * r_4; // math.rs:199
            q_4 = t214 + 0.0013933674f;
            const float t215 = q_4 * r_4;
            q_4 = t215 + 0.008333311f;
            const float t216 = q_4 * r_4;
            q_4 = t216 + 0.041666467f;
            const float t217 = q_4 * r_4;
            q_4 = t217 + 0.16666667f;
            const float t218 = q_4 * r_4;
            q_4 = t218 + 0.5f;
            const float t219 = r_4 * r_4; // math.rs:201
            const float t220 = t219 * q_4;
            const float t221 = r_error_4 + t220;
            const float t222 = r_4 + t221;
            const float y_11 = 1.0f + t222;
            const uint t223 = (as_type<uint>(y_11) & 8388607u) | 8388608u; // math.rs:202
            const int field_9 = add_i32(add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), i32_from_f32(k_4)), as_type<int>(t223 >> 24u)); // math.rs:41
            const uint bits_29 = (as_type<uint>(field_9) << 23u) | (t223 & 8388607u); // math.rs:42
            const float power_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_29))); // math.rs:43
            const float e_4 = (((as_type<uint>(t210) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // math.rs:203
            const float d_9 = 1.0f + e_4; // activation.rs:14
            const uint a_bits_5 = 1065353216u; // math.rs:49
            const uint b_bits_5 = as_type<uint>(d_9); // math.rs:50
            const uint sign_7 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
            const uint b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
            const uint t224 = b_bits_5 & 8388607u; // math.rs:54
            const uint below_5 = ((0u < t224) ? 1u : 0u); // math.rs:69
            const uint numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
            const uint denominator_5 = t224 | 8388608u; // math.rs:71
            const float d_10 = as_type<float>(t224 | 1065353216u); // math.rs:73
            const float t225 = 0.47058824f * d_10; // math.rs:74
            float reciprocal_5 = 1.4117647f - t225;
            const float t226 = d_10 * reciprocal_5; // math.rs:77
            const float t227 = 1.0f - t226;
            const float t228 = reciprocal_5 * t227;
            reciprocal_5 = reciprocal_5 + t228;
            const float t229 = d_10 * reciprocal_5;
            const float t230 = 1.0f - t229;
            const float t231 = reciprocal_5 * t230;
            reciprocal_5 = reciprocal_5 + t231;
            const float t232 = d_10 * reciprocal_5;
            const float t233 = 1.0f - t232;
            const float t234 = reciprocal_5 * t233;
            reciprocal_5 = reciprocal_5 + t234;
            const float n_5 = as_type<float>(1065353216u + (below_5 << 23u)); // math.rs:80
            const float t235 = n_5 * reciprocal_5; // math.rs:81
            const float t236 = t235 * 8388608.0f;
            uint quotient_10 = u32_from_f32(t236);
            const int divisor_5 = as_type<int>(denominator_5); // math.rs:82
            int residual_6 = as_type<int>((numerator_5 << 23u) - quotient_10 * denominator_5); // math.rs:83
            const bool over_10 = residual_6 < 0; // math.rs:86
            quotient_10 = (over_10 ? quotient_10 - 1u : quotient_10); // math.rs:87
            residual_6 = (over_10 ? add_i32(residual_6, divisor_5) : residual_6); // math.rs:88
            const bool over_11 = residual_6 < 0; // math.rs:86
            quotient_10 = (over_11 ? quotient_10 - 1u : quotient_10); // math.rs:87
            residual_6 = (over_11 ? add_i32(residual_6, divisor_5) : residual_6); // math.rs:88
            const bool under_5 = residual_6 >= divisor_5; // math.rs:90
            quotient_10 = (under_5 ? quotient_10 + 1u : quotient_10); // math.rs:91
            residual_6 = (under_5 ? sub_i32(residual_6, divisor_5) : residual_6); // math.rs:92
            quotient_10 = ((mul_i32(residual_6, 2) > divisor_5) ? quotient_10 + 1u : quotient_10); // math.rs:94
            const int exponent_6 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_5)), 127), as_type<int>(below_5)); // math.rs:95
            const uint t237 = quotient_10; // math.rs:96
            const int field_10 = add_i32(exponent_6, as_type<int>(t237 >> 24u)); // math.rs:41
            const uint bits_30 = (as_type<uint>(field_10) << 23u) | (t237 & 8388607u); // math.rs:42
            const float quotient_11 = as_type<float>(sign_7 | ((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_30))); // math.rs:43
            const bool b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_5 = b_field_5 == 0u; // math.rs:59
            const float bounded_10 = (b_infinite_5 ? as_type<float>(sign_7) : quotient_11); // math.rs:61
            const float extended_5 = (b_zero_5 ? as_type<float>(sign_7 | 2139095040u) : bounded_10); // math.rs:62
            const float y_12 = (((as_type<uint>(d_9) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_5); // math.rs:63
            const float t238 = 1.0f - y_12; // activation.rs:16
            const float t239 = t72 * ((t72 < 0.0f) ? y_12 : t238); // activation.rs:22
            const uint bits_31 = as_type<uint>(t239); // math.rs:34
            const float t240 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)) * normed_4; // rms_norm.rs:381
            const uint bits_32 = as_type<uint>(t240); // math.rs:34
            results_4 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // rms_norm.rs:381
            const float t241 = decode_f16(t65.z >> 16u) * scale; // rms_norm.rs:380
            const uint bits_33 = as_type<uint>(t241); // math.rs:34
            const float t242 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)) * decode_f16(t66.z >> 16u); // rms_norm.rs:380
            const uint bits_34 = as_type<uint>(t242); // math.rs:34
            const float normed_5 = decode_f16(encode_f16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // rms_norm.rs:380
            const float t243 = abs_f32(t73); // activation.rs:13
            const float bounded_11 = min_f32(max_f32(t243, -104.0f), 89.0f); // math.rs:189
            const float t244 = bounded_11 * 1.442695f; // math.rs:190
            const float k_5 = rint(t244);
            const float t245 = k_5 * 0.6933594f; // math.rs:191
            const float reduced_5 = bounded_11 - t245;
            const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
            const float r_5 = reduced_5 - correction_5; // math.rs:193
            const float t246 = reduced_5 - r_5; // math.rs:194
            const float r_error_5 = t246 - correction_5;
            float q_5 = 0.00019891017f; // math.rs:196
            const float t247 = q_5 * r_5; // math.rs:199
            q_5 = t247 + 0.0013933674f;
            const float t248 = q_5 * r_5;
            q_5 = t248 + 0.008333311f;
            const float t249 = q_5 * r_5;
            q_5 = t249 + 0.041666467f;
            const float t250 = q_5 * r_5;
            q_5 = t250 + 0.16666667f;
            const float t251 = q_5 * r_5;
            q_5 = t251 + 0.5f;
            const float t252 = r_5 * r_5; // math.rs:201
            const float t253 = t252 * q_5;
            const float t254 = r_error_5 + t253;
            const float t255 = r_5 + t254;
            const float y_13 = 1.0f + t255;
            const uint t256 = (as_type<uint>(y_13) & 8388607u) | 8388608u; // math.rs:202
            const int field_11 = add_i32(add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), i32_from_f32(k_5)), as_type<int>(t256 >> 24u)); // math.rs:41
            const uint bits_35 = (as_type<uint>(field_11) << 23u) | (t256 & 8388607u); // math.rs:42
            const float power_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_35))); // math.rs:43
            const float e_5 = (((as_type<uint>(t243) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // math.rs:203
            const float d_11 = 1.0f + e_5; // activation.rs:14
            const uint a_bits_6 = 1065353216u; // math.rs:49
            const uint b_bits_6 = as_type<uint>(d_11); // math.rs:50
            const uint sign_8 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
            const uint b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
            const uint t257 = b_bits_6 & 8388607u; // math.rs:54
            const uint below_6 = ((0u < t257) ? 1u : 0u); // math.rs:69
            const uint numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
            const uint denominator_6 = t257 | 8388608u; // math.rs:71
            const float d_12 = as_type<float>(t257 | 1065353216u); // math.rs:73
            const float t258 = 0.47058824f * d_12; // math.rs:74
            float reciprocal_6 = 1.4117647f - t258;
            const float t259 = d_12 * reciprocal_6; // math.rs:77
            const float t260 = 1.0f - t259;
            const float t261 = reciprocal_6 * t260;
            reciprocal_6 = reciprocal_6 + t261;
            const float t262 = d_12 * reciprocal_6;
            const float t263 = 1.0f - t262;
            const float t264 = reciprocal_6 * t263;
            reciprocal_6 = reciprocal_6 + t264;
            const float t265 = d_12 * reciprocal_6;
            const float t266 = 1.0f - t265;
            const float t267 = reciprocal_6 * t266;
            reciprocal_6 = reciprocal_6 + t267;
            const float n_6 = as_type<float>(1065353216u + (below_6 << 23u)); // math.rs:80
            const float t268 = n_6 * reciprocal_6; // math.rs:81
            const float t269 = t268 * 8388608.0f;
            uint quotient_12 = u32_from_f32(t269);
            const int divisor_6 = as_type<int>(denominator_6); // math.rs:82
            int residual_7 = as_type<int>((numerator_6 << 23u) - quotient_12 * denominator_6); // math.rs:83
            const bool over_12 = residual_7 < 0; // math.rs:86
            quotient_12 = (over_12 ? quotient_12 - 1u : quotient_12); // math.rs:87
            residual_7 = (over_12 ? add_i32(residual_7, divisor_6) : residual_7); // math.rs:88
            const bool over_13 = residual_7 < 0; // math.rs:86
            quotient_12 = (over_13 ? quotient_12 - 1u : quotient_12); // math.rs:87
            residual_7 = (over_13 ? add_i32(residual_7, divisor_6) : residual_7); // math.rs:88
            const bool under_6 = residual_7 >= divisor_6; // math.rs:90
            quotient_12 = (under_6 ? quotient_12 + 1u : quotient_12); // math.rs:91
            residual_7 = (under_6 ? sub_i32(residual_7, divisor_6) : residual_7); // math.rs:92
            quotient_12 = ((mul_i32(residual_7, 2) > divisor_6) ? quotient_12 + 1u : quotient_12); // math.rs:94
            const int exponent_7 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_6)), 127), as_type<int>(below_6)); // math.rs:95
            const uint t270 = quotient_12; // math.rs:96
            const int field_12 = add_i32(exponent_7, as_type<int>(t270 >> 24u)); // math.rs:41
            const uint bits_36 = (as_type<uint>(field_12) << 23u) | (t270 & 8388607u); // math.rs:42
            const float quotient_13 = as_type<float>(sign_8 | ((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_36))); // math.rs:43
            const bool b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_6 = b_field_6 == 0u; // math.rs:59
            const float bounded_12 = (b_infinite_6 ? as_type<float>(sign_8) : quotient_13); // math.rs:61
            const float extended_6 = (b_zero_6 ? as_type<float>(sign_8 | 2139095040u) : bounded_12); // math.rs:62
            const float y_14 = (((as_type<uint>(d_11) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_6); // math.rs:63
            const float t271 = 1.0f - y_14; // activation.rs:16
            const float t272 = t73 * ((t73 < 0.0f) ? y_14 : t271); // activation.rs:22
            const uint bits_37 = as_type<uint>(t272); // math.rs:34
            const float t273 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)) * normed_5; // rms_norm.rs:381
            const uint bits_38 = as_type<uint>(t273); // math.rs:34
            results_5 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)); // rms_norm.rs:381
            const float t274 = decode_f16(t65.w) * scale; // rms_norm.rs:380
            const uint bits_39 = as_type<uint>(t274); // math.rs:34
            const float t275 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)) * decode_f16(t66.w); // rms_norm.rs:380
            const uint bits_40 = as_type<uint>(t275); // math.rs:34
            const float normed_6 = decode_f16(encode_f16(as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)))); // rms_norm.rs:380
            const float t276 = abs_f32(t74); // activation.rs:13
            const float bounded_13 = min_f32(max_f32(t276, -104.0f), 89.0f); // math.rs:189
            const float t277 = bounded_13 * 1.442695f; // math.rs:190
            const float k_6 = rint(t277);
            const float t278 = k_6 * 0.6933594f; // math.rs:191
            const float reduced_6 = bounded_13 - t278;
            const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
            const float r_6 = reduced_6 - correction_6; // math.rs:193
            const float t279 = reduced_6 - r_6; // math.rs:194
            const float r_error_6 = t279 - correction_6;
            float q_6 = 0.00019891017f; // math.rs:196
            const float t280 = q_6 * r_6; // math.rs:199
            q_6 = t280 + 0.0013933674f;
            const float t281 = q_6 * r_6;
            q_6 = t281 + 0.008333311f;
            const float t282 = q_6 * r_6;
            q_6 = t282 + 0.041666467f;
            const float t283 = q_6 * r_6;
            q_6 = t283 + 0.16666667f;
            const float t284 = q_6 * r_6;
            q_6 = t284 + 0.5f;
            const float t285 = r_6 * r_6; // math.rs:201
            const float t286 = t285 * q_6;
            const float t287 = r_error_6 + t286;
            const float t288 = r_6 + t287;
            const float y_15 = 1.0f + t288;
            const uint t289 = (as_type<uint>(y_15) & 8388607u) | 8388608u; // math.rs:202
            const int field_13 = add_i32(add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), i32_from_f32(k_6)), as_type<int>(t289 >> 24u)); // math.rs:41
            const uint bits_41 = (as_type<uint>(field_13) << 23u) | (t289 & 8388607u); // math.rs:42
            const float power_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_41))); // math.rs:43
            const float e_6 = (((as_type<uint>(t276) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // math.rs:203
            const float d_13 = 1.0f + e_6; // activation.rs:14
            const uint a_bits_7 = 1065353216u; // math.rs:49
            const uint b_bits_7 = as_type<uint>(d_13); // math.rs:50
            const uint sign_9 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
            const uint b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
            const uint t290 = b_bits_7 & 8388607u; // math.rs:54
            const uint below_7 = ((0u < t290) ? 1u : 0u); // math.rs:69
            const uint numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
            const uint denominator_7 = t290 | 8388608u; // math.rs:71
            const float d_14 = as_type<float>(t290 | 1065353216u); // math.rs:73
            const float t291 = 0.47058824f * d_14; // math.rs:74
            float reciprocal_7 = 1.4117647f - t291;
            const float t292 = d_14 * reciprocal_7; // math.rs:77
            const float t293 = 1.0f - t292;
            const float t294 = reciprocal_7 * t293;
            reciprocal_7 = reciprocal_7 + t294;
            const float t295 = d_14 * reciprocal_7;
            const float t296 = 1.0f - t295;
            const float t297 = reciprocal_7 * t296;
            reciprocal_7 = reciprocal_7 + t297;
            const float t298 = d_14 * reciprocal_7;
            const float t299 = 1.0f - t298;
            const float t300 = reciprocal_7 * t299;
            reciprocal_7 = reciprocal_7 + t300;
            const float n_7 = as_type<float>(1065353216u + (below_7 << 23u)); // math.rs:80
            const float t301 = n_7 * reciprocal_7; // math.rs:81
            const float t302 = t301 * 8388608.0f;
            uint quotient_14 = u32_from_f32(t302);
            const int divisor_7 = as_type<int>(denominator_7); // math.rs:82
            int residual_8 = as_type<int>((numerator_7 << 23u) - quotient_14 * denominator_7); // math.rs:83
            const bool over_14 = residual_8 < 0; // math.rs:86
            quotient_14 = (over_14 ? quotient_14 - 1u : quotient_14); // math.rs:87
            residual_8 = (over_14 ? add_i32(residual_8, divisor_7) : residual_8); // math.rs:88
            const bool over_15 = residual_8 < 0; // math.rs:86
            quotient_14 = (over_15 ? quotient_14 - 1u : quotient_14); // math.rs:87
            residual_8 = (over_15 ? add_i32(residual_8, divisor_7) : residual_8); // math.rs:88
            const bool under_7 = residual_8 >= divisor_7; // math.rs:90
            quotient_14 = (under_7 ? quotient_14 + 1u : quotient_14); // math.rs:91
            residual_8 = (under_7 ? sub_i32(residual_8, divisor_7) : residual_8); // math.rs:92
            quotient_14 = ((mul_i32(residual_8, 2) > divisor_7) ? quotient_14 + 1u : quotient_14); // math.rs:94
            const int exponent_8 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_7)), 127), as_type<int>(below_7)); // math.rs:95
            const uint t303 = quotient_14; // math.rs:96
            const int field_14 = add_i32(exponent_8, as_type<int>(t303 >> 24u)); // math.rs:41
            const uint bits_42 = (as_type<uint>(field_14) << 23u) | (t303 & 8388607u); // math.rs:42
            const float quotient_15 = as_type<float>(sign_9 | ((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_42))); // math.rs:43
            const bool b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_7 = b_field_7 == 0u; // math.rs:59
            const float bounded_14 = (b_infinite_7 ? as_type<float>(sign_9) : quotient_15); // math.rs:61
            const float extended_7 = (b_zero_7 ? as_type<float>(sign_9 | 2139095040u) : bounded_14); // math.rs:62
            const float y_16 = (((as_type<uint>(d_13) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_7); // math.rs:63
            const float t304 = 1.0f - y_16; // activation.rs:16
            const float t305 = t74 * ((t74 < 0.0f) ? y_16 : t304); // activation.rs:22
            const uint bits_43 = as_type<uint>(t305); // math.rs:34
            const float t306 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)) * normed_6; // rms_norm.rs:381
            const uint bits_44 = as_type<uint>(t306); // math.rs:34
            results_6 = as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)); // rms_norm.rs:381
            const float t307 = decode_f16(t65.w >> 16u) * scale; // rms_norm.rs:380
            const uint bits_45 = as_type<uint>(t307); // math.rs:34
            const float t308 = as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)) * decode_f16(t66.w >> 16u); // rms_norm.rs:380
            const uint bits_46 = as_type<uint>(t308); // math.rs:34
            const float normed_7 = decode_f16(encode_f16(as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)))); // rms_norm.rs:380
            const float t309 = abs_f32(t75); // activation.rs:13
            const float bounded_15 = min_f32(max_f32(t309, -104.0f), 89.0f); // math.rs:189
            const float t310 = bounded_15 * 1.442695f; // math.rs:190
            const float k_7 = rint(t310);
            const float t311 = k_7 * 0.6933594f; // math.rs:191
            const float reduced_7 = bounded_15 - t311;
            const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
            const float r_7 = reduced_7 - correction_7; // math.rs:193
            const float t312 = reduced_7 - r_7; // math.rs:194
            const float r_error_7 = t312 - correction_7;
            float q_7 = 0.00019891017f; // math.rs:196
            const float t313 = q_7 * r_7; // math.rs:199
            q_7 = t313 + 0.0013933674f;
            const float t314 = q_7 * r_7;
            q_7 = t314 + 0.008333311f;
            const float t315 = q_7 * r_7;
            q_7 = t315 + 0.041666467f;
            const float t316 = q_7 * r_7;
            q_7 = t316 + 0.16666667f;
            const float t317 = q_7 * r_7;
            q_7 = t317 + 0.5f;
            const float t318 = r_7 * r_7; // math.rs:201
            const float t319 = t318 * q_7;
            const float t320 = r_error_7 + t319;
            const float t321 = r_7 + t320;
            const float y_17 = 1.0f + t321;
            const uint t322 = (as_type<uint>(y_17) & 8388607u) | 8388608u; // math.rs:202
            const int field_15 = add_i32(add_i32(as_type<int>(as_type<uint>(y_17) >> 23u), i32_from_f32(k_7)), as_type<int>(t322 >> 24u)); // math.rs:41
            const uint bits_47 = (as_type<uint>(field_15) << 23u) | (t322 & 8388607u); // math.rs:42
            const float power_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_47))); // math.rs:43
            const float e_7 = (((as_type<uint>(t309) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // math.rs:203
            const float d_15 = 1.0f + e_7; // activation.rs:14
            const uint a_bits_8 = 1065353216u; // math.rs:49
            const uint b_bits_8 = as_type<uint>(d_15); // math.rs:50
            const uint sign_10 = (a_bits_8 ^ b_bits_8) & 2147483648u; // math.rs:51
            const uint b_field_8 = (b_bits_8 >> 23u) & 255u; // math.rs:53
            const uint t323 = b_bits_8 & 8388607u; // math.rs:54
            const uint below_8 = ((0u < t323) ? 1u : 0u); // math.rs:69
            const uint numerator_8 = shl_u32(8388608u, below_8); // math.rs:70
            const uint denominator_8 = t323 | 8388608u; // math.rs:71
            const float d_16 = as_type<float>(t323 | 1065353216u); // math.rs:73
            const float t324 = 0.47058824f * d_16; // math.rs:74
            float reciprocal_8 = 1.4117647f - t324;
            const float t325 = d_16 * reciprocal_8; // math.rs:77
            const float t326 = 1.0f - t325;
            const float t327 = reciprocal_8 * t326;
            reciprocal_8 = reciprocal_8 + t327;
            const float t328 = d_16 * reciprocal_8;
            const float t329 = 1.0f - t328;
            const float t330 = reciprocal_8 * t329;
            reciprocal_8 = reciprocal_8 + t330;
            const float t331 = d_16 * reciprocal_8;
            const float t332 = 1.0f - t331;
            const float t333 = reciprocal_8 * t332;
            reciprocal_8 = reciprocal_8 + t333;
            const float n_8 = as_type<float>(1065353216u + (below_8 << 23u)); // math.rs:80
            const float t334 = n_8 * reciprocal_8; // math.rs:81
            const float t335 = t334 * 8388608.0f;
            uint quotient_16 = u32_from_f32(t335);
            const int divisor_8 = as_type<int>(denominator_8); // math.rs:82
            int residual_9 = as_type<int>((numerator_8 << 23u) - quotient_16 * denominator_8); // math.rs:83
            const bool over_16 = residual_9 < 0; // math.rs:86
            quotient_16 = (over_16 ? quotient_16 - 1u : quotient_16); // math.rs:87
            residual_9 = (over_16 ? add_i32(residual_9, divisor_8) : residual_9); // math.rs:88
            const bool over_17 = residual_9 < 0; // math.rs:86
            quotient_16 = (over_17 ? quotient_16 - 1u : quotient_16); // math.rs:87
            residual_9 = (over_17 ? add_i32(residual_9, divisor_8) : residual_9); // math.rs:88
            const bool under_8 = residual_9 >= divisor_8; // math.rs:90
            quotient_16 = (under_8 ? quotient_16 + 1u : quotient_16); // math.rs:91
            residual_9 = (under_8 ? sub_i32(residual_9, divisor_8) : residual_9); // math.rs:92
            quotient_16 = ((mul_i32(residual_9, 2) > divisor_8) ? quotient_16 + 1u : quotient_16); // math.rs:94
            const int exponent_9 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_8)), 127), as_type<int>(below_8)); // math.rs:95
            const uint t336 = quotient_16; // math.rs:96
            const int field_16 = add_i32(exponent_9, as_type<int>(t336 >> 24u)); // math.rs:41
            const uint bits_48 = (as_type<uint>(field_16) << 23u) | (t336 & 8388607u); // math.rs:42
            const float quotient_17 = as_type<float>(sign_10 | ((field_16 <= 0) ? 0u : ((field_16 >= 255) ? 2139095040u : bits_48))); // math.rs:43
            const bool b_infinite_8 = (b_bits_8 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_8 = b_field_8 == 0u; // math.rs:59
            const float bounded_16 = (b_infinite_8 ? as_type<float>(sign_10) : quotient_17); // math.rs:61
            const float extended_8 = (b_zero_8 ? as_type<float>(sign_10 | 2139095040u) : bounded_16); // math.rs:62
            const float y_18 = (((as_type<uint>(d_15) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_8); // math.rs:63
            const float t337 = 1.0f - y_18; // activation.rs:16
            const float t338 = t75 * ((t75 < 0.0f) ? y_18 : t337); // activation.rs:22
            const uint bits_49 = as_type<uint>(t338); // math.rs:34
            const float t339 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)) * normed_7; // rms_norm.rs:381
            const uint bits_50 = as_type<uint>(t339); // math.rs:34
            results_7 = as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)); // rms_norm.rs:381
            const uint4 t340 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:51
            ((device uint4*)y)[((row * imm.n_cols + col) >> 1u) >> 2u] = t340;
        }
    }
}
