#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

kernel void swiglu__f16_f16__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* gate [[buffer(1)]],
    device const ushort* up [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        const uint4 t0 = ((device const uint4*)gate)[(first >> 1u) >> 2u]; // piece.rs:40
        const float t1 = decode_f16(t0.x);
        const float t2 = decode_f16(t0.x >> 16u);
        const float t3 = decode_f16(t0.y);
        const float t4 = decode_f16(t0.y >> 16u);
        const float t5 = decode_f16(t0.z);
        const float t6 = decode_f16(t0.z >> 16u);
        const float t7 = decode_f16(t0.w);
        const float t8 = decode_f16(t0.w >> 16u);
        const uint4 t9 = ((device const uint4*)up)[(first >> 1u) >> 2u];
        float results_0 = 0.0f; // swiglu.rs:168
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t10 = abs_f32(t1); // activation.rs:20
        const float t11 = t10 * 1.442695f; // exponential.rs:14
        const float sum = t11 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t12 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t10 - t12;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t13 = reduced - r; // exponential.rs:18
        const float r_error = t13 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t14 = q * r; // exponential.rs:29
        q = t14 + 0.0013933674f;
        const float t15 = q * r;
        q = t15 + 0.008333311f;
        const float t16 = q * r;
        q = t16 + 0.041666467f;
        const float t17 = q * r;
        q = t17 + 0.16666667f;
        const float t18 = q * r;
        q = t18 + 0.5f;
        const float t19 = r * r; // exponential.rs:31
        const float t20 = t19 * q;
        const float rest = r_error + t20;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t10); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t21 = encode_f16((((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_f16(t21);
        const float t22 = 1.0f + e; // activation.rs:21
        const float d = decode_f16(encode_f16(t22));
        const float t23 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_f16(encode_f16(t23)); // activation.rs:22
        const float t24 = 1.0f - y_2; // activation.rs:23
        const float t25 = t1 * ((t1 < 0.0f) ? y_2 : decode_f16(encode_f16(t24))); // activation.rs:30
        const uint bits_2 = as_type<uint>(t25); // bits.rs:31
        const float t26 = decode_f16(encode_f16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:30
        const float t27 = t26 * decode_f16(t9.x); // activation.rs:36
        const uint bits_3 = as_type<uint>(t27); // bits.rs:31
        const float t28 = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:36
        results_0 = t28; // swiglu.rs:171
        const float t29 = abs_f32(t2); // activation.rs:20
        const float t30 = t29 * 1.442695f; // exponential.rs:14
        const float sum_1 = t30 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t31 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t29 - t31;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t32 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t32 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t33 = q_1 * r_1; // exponential.rs:29
        q_1 = t33 + 0.0013933674f;
        const float t34 = q_1 * r_1;
        q_1 = t34 + 0.008333311f;
        const float t35 = q_1 * r_1;
        q_1 = t35 + 0.041666467f;
        const float t36 = q_1 * r_1;
        q_1 = t36 + 0.16666667f;
        const float t37 = q_1 * r_1;
        q_1 = t37 + 0.5f;
        const float t38 = r_1 * r_1; // exponential.rs:31
        const float t39 = t38 * q_1;
        const float rest_1 = r_error_1 + t39;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t29); // exponential.rs:48
        const uint beyond_1 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const uint t40 = encode_f16((((as_type<uint>(t29) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_f16(t40);
        const float t41 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_f16(encode_f16(t41));
        const float t42 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_f16(encode_f16(t42)); // activation.rs:22
        const float t43 = 1.0f - y_4; // activation.rs:23
        const float t44 = t2 * ((t2 < 0.0f) ? y_4 : decode_f16(encode_f16(t43))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t44); // bits.rs:31
        const float t45 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t46 = t45 * decode_f16(t9.x >> 16u); // activation.rs:36
        const uint bits_7 = as_type<uint>(t46); // bits.rs:31
        const float t47 = decode_f16(encode_f16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        results_1 = t47; // swiglu.rs:171
        const float t48 = abs_f32(t3); // activation.rs:20
        const float t49 = t48 * 1.442695f; // exponential.rs:14
        const float sum_2 = t49 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t50 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t48 - t50;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t51 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t51 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t52 = q_2 * r_2; // exponential.rs:29
        q_2 = t52 + 0.0013933674f;
        const float t53 = q_2 * r_2;
        q_2 = t53 + 0.008333311f;
        const float t54 = q_2 * r_2;
        q_2 = t54 + 0.041666467f;
        const float t55 = q_2 * r_2;
        q_2 = t55 + 0.16666667f;
        const float t56 = q_2 * r_2;
        q_2 = t56 + 0.5f;
        const float t57 = r_2 * r_2; // exponential.rs:31
        const float t58 = t57 * q_2;
        const float rest_2 = r_error_2 + t58;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t48); // exponential.rs:48
        const uint beyond_2 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const uint t59 = encode_f16((((as_type<uint>(t48) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_f16(t59);
        const float t60 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_f16(encode_f16(t60));
        const float t61 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_f16(encode_f16(t61)); // activation.rs:22
        const float t62 = 1.0f - y_6; // activation.rs:23
        const float t63 = t3 * ((t3 < 0.0f) ? y_6 : decode_f16(encode_f16(t62))); // activation.rs:30
        const uint bits_10 = as_type<uint>(t63); // bits.rs:31
        const float t64 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:30
        const float t65 = t64 * decode_f16(t9.y); // activation.rs:36
        const uint bits_11 = as_type<uint>(t65); // bits.rs:31
        const float t66 = decode_f16(encode_f16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:36
        results_2 = t66; // swiglu.rs:171
        const float t67 = abs_f32(t4); // activation.rs:20
        const float t68 = t67 * 1.442695f; // exponential.rs:14
        const float sum_3 = t68 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t69 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t67 - t69;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t70 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t70 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t71 = q_3 * r_3; // exponential.rs:29
        q_3 = t71 + 0.0013933674f;
        const float t72 = q_3 * r_3;
        q_3 = t72 + 0.008333311f;
        const float t73 = q_3 * r_3;
        q_3 = t73 + 0.041666467f;
        const float t74 = q_3 * r_3;
        q_3 = t74 + 0.16666667f;
        const float t75 = q_3 * r_3;
        q_3 = t75 + 0.5f;
        const float t76 = r_3 * r_3; // exponential.rs:31
        const float t77 = t76 * q_3;
        const float rest_3 = r_error_3 + t77;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t67); // exponential.rs:48
        const uint beyond_3 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t78 = encode_f16((((as_type<uint>(t67) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_f16(t78);
        const float t79 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_f16(encode_f16(t79));
        const float t80 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_f16(encode_f16(t80)); // activation.rs:22
        const float t81 = 1.0f - y_8; // activation.rs:23
        const float t82 = t4 * ((t4 < 0.0f) ? y_8 : decode_f16(encode_f16(t81))); // activation.rs:30
        const uint bits_14 = as_type<uint>(t82); // bits.rs:31
        const float t83 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
        const float t84 = t83 * decode_f16(t9.y >> 16u); // activation.rs:36
        const uint bits_15 = as_type<uint>(t84); // bits.rs:31
        const float t85 = decode_f16(encode_f16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:36
        results_3 = t85; // swiglu.rs:171
        const float t86 = abs_f32(t5); // activation.rs:20
        const float t87 = t86 * 1.442695f; // exponential.rs:14
        const float sum_4 = t87 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t88 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t86 - t88;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t89 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t89 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t90 = q_4 * r_4; // exponential.rs:29
        q_4 = t90 + 0.0013933674f;
        const float t91 = q_4 * r_4;
        q_4 = t91 + 0.008333311f;
        const float t92 = q_4 * r_4;
        q_4 = t92 + 0.041666467f;
        const float t93 = q_4 * r_4;
        q_4 = t93 + 0.16666667f;
        const float t94 = q_4 * r_4;
        q_4 = t94 + 0.5f;
        const float t95 = r_4 * r_4; // exponential.rs:31
        const float t96 = t95 * q_4;
        const float rest_4 = r_error_4 + t96;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_17 = as_type<uint>(t86); // exponential.rs:48
        const uint beyond_4 = ((bits_17 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_17 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:50
        const uint t97 = encode_f16((((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
        const float e_4 = decode_f16(t97);
        const float t98 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_f16(encode_f16(t98));
        const float t99 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_f16(encode_f16(t99)); // activation.rs:22
        const float t100 = 1.0f - y_10; // activation.rs:23
        const float t101 = t5 * ((t5 < 0.0f) ? y_10 : decode_f16(encode_f16(t100))); // activation.rs:30
        const uint bits_18 = as_type<uint>(t101); // bits.rs:31
        const float t102 = decode_f16(encode_f16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // activation.rs:30
        const float t103 = t102 * decode_f16(t9.z); // activation.rs:36
        const uint bits_19 = as_type<uint>(t103); // bits.rs:31
        const float t104 = decode_f16(encode_f16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:36
        results_4 = t104; // swiglu.rs:171
        const float t105 = abs_f32(t6); // activation.rs:20
        const float t106 = t105 * 1.442695f; // exponential.rs:14
        const float sum_5 = t106 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t107 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t105 - t107;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t108 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t108 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t109 = q_5 * r_5; // exponential.rs:29
        q_5 = t109 + 0.0013933674f;
        const float t110 = q_5 * r_5;
        q_5 = t110 + 0.008333311f;
        const float t111 = q_5 * r_5;
        q_5 = t111 + 0.041666467f;
        const float t112 = q_5 * r_5;
        q_5 = t112 + 0.16666667f;
        const float t113 = q_5 * r_5;
        q_5 = t113 + 0.5f;
        const float t114 = r_5 * r_5; // exponential.rs:31
        const float t115 = t114 * q_5;
        const float rest_5 = r_error_5 + t115;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_5); // bits.rs:38
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_21 = as_type<uint>(t105); // exponential.rs:48
        const uint beyond_5 = ((bits_21 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_21 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:50
        const uint t116 = encode_f16((((as_type<uint>(t105) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
        const float e_5 = decode_f16(t116);
        const float t117 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_f16(encode_f16(t117));
        const float t118 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_f16(encode_f16(t118)); // activation.rs:22
        const float t119 = 1.0f - y_12; // activation.rs:23
        const float t120 = t6 * ((t6 < 0.0f) ? y_12 : decode_f16(encode_f16(t119))); // activation.rs:30
        const uint bits_22 = as_type<uint>(t120); // bits.rs:31
        const float t121 = decode_f16(encode_f16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // activation.rs:30
        const float t122 = t121 * decode_f16(t9.z >> 16u); // activation.rs:36
        const uint bits_23 = as_type<uint>(t122); // bits.rs:31
        const float t123 = decode_f16(encode_f16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:36
        results_5 = t123; // swiglu.rs:171
        const float t124 = abs_f32(t7); // activation.rs:20
        const float t125 = t124 * 1.442695f; // exponential.rs:14
        const float sum_6 = t125 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t126 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t124 - t126;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t127 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t127 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t128 = q_6 * r_6; // exponential.rs:29
        q_6 = t128 + 0.0013933674f;
        const float t129 = q_6 * r_6;
        q_6 = t129 + 0.008333311f;
        const float t130 = q_6 * r_6;
        q_6 = t130 + 0.041666467f;
        const float t131 = q_6 * r_6;
        q_6 = t131 + 0.16666667f;
        const float t132 = q_6 * r_6;
        q_6 = t132 + 0.5f;
        const float t133 = r_6 * r_6; // exponential.rs:31
        const float t134 = t133 * q_6;
        const float rest_6 = r_error_6 + t134;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_6); // bits.rs:38
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_25 = as_type<uint>(t124); // exponential.rs:48
        const uint beyond_6 = ((bits_25 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_25 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:50
        const uint t135 = encode_f16((((as_type<uint>(t124) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
        const float e_6 = decode_f16(t135);
        const float t136 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_f16(encode_f16(t136));
        const float t137 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_f16(encode_f16(t137)); // activation.rs:22
        const float t138 = 1.0f - y_14; // activation.rs:23
        const float t139 = t7 * ((t7 < 0.0f) ? y_14 : decode_f16(encode_f16(t138))); // activation.rs:30
        const uint bits_26 = as_type<uint>(t139); // bits.rs:31
        const float t140 = decode_f16(encode_f16(as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)))); // activation.rs:30
        const float t141 = t140 * decode_f16(t9.w); // activation.rs:36
        const uint bits_27 = as_type<uint>(t141); // bits.rs:31
        const float t142 = decode_f16(encode_f16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // activation.rs:36
        results_6 = t142; // swiglu.rs:171
        const float t143 = abs_f32(t8); // activation.rs:20
        const float t144 = t143 * 1.442695f; // exponential.rs:14
        const float sum_7 = t144 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t145 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t143 - t145;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t146 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t146 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t147 = q_7 * r_7; // exponential.rs:29
        q_7 = t147 + 0.0013933674f;
        const float t148 = q_7 * r_7;
        q_7 = t148 + 0.008333311f;
        const float t149 = q_7 * r_7;
        q_7 = t149 + 0.041666467f;
        const float t150 = q_7 * r_7;
        q_7 = t150 + 0.16666667f;
        const float t151 = q_7 * r_7;
        q_7 = t151 + 0.5f;
        const float t152 = r_7 * r_7; // exponential.rs:31
        const float t153 = t152 * q_7;
        const float rest_7 = r_error_7 + t153;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_7); // bits.rs:38
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_29 = as_type<uint>(t143); // exponential.rs:48
        const uint beyond_7 = ((bits_29 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_29 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:50
        const uint t154 = encode_f16((((as_type<uint>(t143) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
        const float e_7 = decode_f16(t154);
        const float t155 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_f16(encode_f16(t155));
        const float t156 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_f16(encode_f16(t156)); // activation.rs:22
        const float t157 = 1.0f - y_16; // activation.rs:23
        const float t158 = t8 * ((t8 < 0.0f) ? y_16 : decode_f16(encode_f16(t157))); // activation.rs:30
        const uint bits_30 = as_type<uint>(t158); // bits.rs:31
        const float t159 = decode_f16(encode_f16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // activation.rs:30
        const float t160 = t159 * decode_f16(t9.w >> 16u); // activation.rs:36
        const uint bits_31 = as_type<uint>(t160); // bits.rs:31
        const float t161 = decode_f16(encode_f16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // activation.rs:36
        results_7 = t161; // swiglu.rs:171
        const uint4 t162 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(first >> 1u) >> 2u] = t162;
    }
}
