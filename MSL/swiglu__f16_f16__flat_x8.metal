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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:158
    if (first < imm.n_elems) { // swiglu.rs:162
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
        float results_0 = 0.0f; // swiglu.rs:165
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t10 = abs_f32(t1); // activation.rs:20
        const float t11 = min_f32(max_f32(t10, -104.0f), 89.0f); // exponential.rs:40
        const float t12 = t11 * 1.442695f; // exponential.rs:14
        const float k = rint(t12);
        const float t13 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t11 - t13;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t14 = reduced - r; // exponential.rs:18
        const float r_error = t14 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t15 = q * r; // exponential.rs:29
        q = t15 + 0.0013933674f;
        const float t16 = q * r;
        q = t16 + 0.008333311f;
        const float t17 = q * r;
        q = t17 + 0.041666467f;
        const float t18 = q * r;
        q = t18 + 0.16666667f;
        const float t19 = q * r;
        q = t19 + 0.5f;
        const float t20 = r * r; // exponential.rs:31
        const float t21 = t20 * q;
        const float rest = r_error + t21;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t22 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t22); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t22) << 23u); // bits.rs:37
        const float t23 = (((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_f16(encode_f16(t23)); // activation.rs:20
        const float t24 = 1.0f + e; // activation.rs:21
        const float d = decode_f16(encode_f16(t24));
        const float t25 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_f16(encode_f16(t25)); // activation.rs:22
        const float t26 = 1.0f - y_2; // activation.rs:23
        const float t27 = t1 * ((t1 < 0.0f) ? y_2 : decode_f16(encode_f16(t26))); // activation.rs:30
        const uint bits_1 = as_type<uint>(t27); // bits.rs:29
        const float t28 = decode_f16(encode_f16(as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)))); // activation.rs:30
        const float t29 = t28 * decode_f16(t9.x); // activation.rs:36
        const uint bits_2 = as_type<uint>(t29); // bits.rs:29
        const float t30 = decode_f16(encode_f16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:36
        results_0 = t30; // swiglu.rs:168
        const float t31 = abs_f32(t2); // activation.rs:20
        const float t32 = min_f32(max_f32(t31, -104.0f), 89.0f); // exponential.rs:40
        const float t33 = t32 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t33);
        const float t34 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t32 - t34;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t35 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t35 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t36 = q_1 * r_1; // exponential.rs:29
        q_1 = t36 + 0.0013933674f;
        const float t37 = q_1 * r_1;
        q_1 = t37 + 0.008333311f;
        const float t38 = q_1 * r_1;
        q_1 = t38 + 0.041666467f;
        const float t39 = q_1 * r_1;
        q_1 = t39 + 0.16666667f;
        const float t40 = q_1 * r_1;
        q_1 = t40 + 0.5f;
        const float t41 = r_1 * r_1; // exponential.rs:31
        const float t42 = t41 * q_1;
        const float rest_1 = r_error_1 + t42;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t43 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t43); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t43) << 23u); // bits.rs:37
        const float t44 = (((as_type<uint>(t31) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        const float e_1 = decode_f16(encode_f16(t44)); // activation.rs:20
        const float t45 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_f16(encode_f16(t45));
        const float t46 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_f16(encode_f16(t46)); // activation.rs:22
        const float t47 = 1.0f - y_4; // activation.rs:23
        const float t48 = t2 * ((t2 < 0.0f) ? y_4 : decode_f16(encode_f16(t47))); // activation.rs:30
        const uint bits_4 = as_type<uint>(t48); // bits.rs:29
        const float t49 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
        const float t50 = t49 * decode_f16(t9.x >> 16u); // activation.rs:36
        const uint bits_5 = as_type<uint>(t50); // bits.rs:29
        const float t51 = decode_f16(encode_f16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // activation.rs:36
        results_1 = t51; // swiglu.rs:168
        const float t52 = abs_f32(t3); // activation.rs:20
        const float t53 = min_f32(max_f32(t52, -104.0f), 89.0f); // exponential.rs:40
        const float t54 = t53 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t54);
        const float t55 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t53 - t55;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t56 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t56 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t57 = q_2 * r_2; // exponential.rs:29
        q_2 = t57 + 0.0013933674f;
        const float t58 = q_2 * r_2;
        q_2 = t58 + 0.008333311f;
        const float t59 = q_2 * r_2;
        q_2 = t59 + 0.041666467f;
        const float t60 = q_2 * r_2;
        q_2 = t60 + 0.16666667f;
        const float t61 = q_2 * r_2;
        q_2 = t61 + 0.5f;
        const float t62 = r_2 * r_2; // exponential.rs:31
        const float t63 = t62 * q_2;
        const float rest_2 = r_error_2 + t63;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t64 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t64); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(t64) << 23u); // bits.rs:37
        const float t65 = (((as_type<uint>(t52) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float e_2 = decode_f16(encode_f16(t65)); // activation.rs:20
        const float t66 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_f16(encode_f16(t66));
        const float t67 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_f16(encode_f16(t67)); // activation.rs:22
        const float t68 = 1.0f - y_6; // activation.rs:23
        const float t69 = t3 * ((t3 < 0.0f) ? y_6 : decode_f16(encode_f16(t68))); // activation.rs:30
        const uint bits_7 = as_type<uint>(t69); // bits.rs:29
        const float t70 = decode_f16(encode_f16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
        const float t71 = t70 * decode_f16(t9.y); // activation.rs:36
        const uint bits_8 = as_type<uint>(t71); // bits.rs:29
        const float t72 = decode_f16(encode_f16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:36
        results_2 = t72; // swiglu.rs:168
        const float t73 = abs_f32(t4); // activation.rs:20
        const float t74 = min_f32(max_f32(t73, -104.0f), 89.0f); // exponential.rs:40
        const float t75 = t74 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t75);
        const float t76 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t74 - t76;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t77 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t77 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t78 = q_3 * r_3; // exponential.rs:29
        q_3 = t78 + 0.0013933674f;
        const float t79 = q_3 * r_3;
        q_3 = t79 + 0.008333311f;
        const float t80 = q_3 * r_3;
        q_3 = t80 + 0.041666467f;
        const float t81 = q_3 * r_3;
        q_3 = t81 + 0.16666667f;
        const float t82 = q_3 * r_3;
        q_3 = t82 + 0.5f;
        const float t83 = r_3 * r_3; // exponential.rs:31
        const float t84 = t83 * q_3;
        const float rest_3 = r_error_3 + t84;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t85 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t85); // bits.rs:36
        const uint bits_9 = as_type<uint>(y_7) + (as_type<uint>(t85) << 23u); // bits.rs:37
        const float t86 = (((as_type<uint>(t73) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
        const float e_3 = decode_f16(encode_f16(t86)); // activation.rs:20
        const float t87 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_f16(encode_f16(t87));
        const float t88 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_f16(encode_f16(t88)); // activation.rs:22
        const float t89 = 1.0f - y_8; // activation.rs:23
        const float t90 = t4 * ((t4 < 0.0f) ? y_8 : decode_f16(encode_f16(t89))); // activation.rs:30
        const uint bits_10 = as_type<uint>(t90); // bits.rs:29
        const float t91 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:30
        const float t92 = t91 * decode_f16(t9.y >> 16u); // activation.rs:36
        const uint bits_11 = as_type<uint>(t92); // bits.rs:29
        const float t93 = decode_f16(encode_f16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:36
        results_3 = t93; // swiglu.rs:168
        const float t94 = abs_f32(t5); // activation.rs:20
        const float t95 = min_f32(max_f32(t94, -104.0f), 89.0f); // exponential.rs:40
        const float t96 = t95 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t96);
        const float t97 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t95 - t97;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t98 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t98 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t99 = q_4 * r_4; // exponential.rs:29
        q_4 = t99 + 0.0013933674f;
        const float t100 = q_4 * r_4;
        q_4 = t100 + 0.008333311f;
        const float t101 = q_4 * r_4;
        q_4 = t101 + 0.041666467f;
        const float t102 = q_4 * r_4;
        q_4 = t102 + 0.16666667f;
        const float t103 = q_4 * r_4;
        q_4 = t103 + 0.5f;
        const float t104 = r_4 * r_4; // exponential.rs:31
        const float t105 = t104 * q_4;
        const float rest_4 = r_error_4 + t105;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t106 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t106); // bits.rs:36
        const uint bits_12 = as_type<uint>(y_9) + (as_type<uint>(t106) << 23u); // bits.rs:37
        const float t107 = (((as_type<uint>(t94) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_4 = decode_f16(encode_f16(t107)); // activation.rs:20
        const float t108 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_f16(encode_f16(t108));
        const float t109 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_f16(encode_f16(t109)); // activation.rs:22
        const float t110 = 1.0f - y_10; // activation.rs:23
        const float t111 = t5 * ((t5 < 0.0f) ? y_10 : decode_f16(encode_f16(t110))); // activation.rs:30
        const uint bits_13 = as_type<uint>(t111); // bits.rs:29
        const float t112 = decode_f16(encode_f16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:30
        const float t113 = t112 * decode_f16(t9.z); // activation.rs:36
        const uint bits_14 = as_type<uint>(t113); // bits.rs:29
        const float t114 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:36
        results_4 = t114; // swiglu.rs:168
        const float t115 = abs_f32(t6); // activation.rs:20
        const float t116 = min_f32(max_f32(t115, -104.0f), 89.0f); // exponential.rs:40
        const float t117 = t116 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t117);
        const float t118 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t116 - t118;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t119 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t119 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t120 = q_5 * r_5; // exponential.rs:29
        q_5 = t120 + 0.0013933674f;
        const float t121 = q_5 * r_5;
        q_5 = t121 + 0.008333311f;
        const float t122 = q_5 * r_5;
        q_5 = t122 + 0.041666467f;
        const float t123 = q_5 * r_5;
        q_5 = t123 + 0.16666667f;
        const float t124 = q_5 * r_5;
        q_5 = t124 + 0.5f;
        const float t125 = r_5 * r_5; // exponential.rs:31
        const float t126 = t125 * q_5;
        const float rest_5 = r_error_5 + t126;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t127 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t127); // bits.rs:36
        const uint bits_15 = as_type<uint>(y_11) + (as_type<uint>(t127) << 23u); // bits.rs:37
        const float t128 = (((as_type<uint>(t115) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:42
        const float e_5 = decode_f16(encode_f16(t128)); // activation.rs:20
        const float t129 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_f16(encode_f16(t129));
        const float t130 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_f16(encode_f16(t130)); // activation.rs:22
        const float t131 = 1.0f - y_12; // activation.rs:23
        const float t132 = t6 * ((t6 < 0.0f) ? y_12 : decode_f16(encode_f16(t131))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t132); // bits.rs:29
        const float t133 = decode_f16(encode_f16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t134 = t133 * decode_f16(t9.z >> 16u); // activation.rs:36
        const uint bits_17 = as_type<uint>(t134); // bits.rs:29
        const float t135 = decode_f16(encode_f16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        results_5 = t135; // swiglu.rs:168
        const float t136 = abs_f32(t7); // activation.rs:20
        const float t137 = min_f32(max_f32(t136, -104.0f), 89.0f); // exponential.rs:40
        const float t138 = t137 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t138);
        const float t139 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t137 - t139;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t140 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t140 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t141 = q_6 * r_6; // exponential.rs:29
        q_6 = t141 + 0.0013933674f;
        const float t142 = q_6 * r_6;
        q_6 = t142 + 0.008333311f;
        const float t143 = q_6 * r_6;
        q_6 = t143 + 0.041666467f;
        const float t144 = q_6 * r_6;
        q_6 = t144 + 0.16666667f;
        const float t145 = q_6 * r_6;
        q_6 = t145 + 0.5f;
        const float t146 = r_6 * r_6; // exponential.rs:31
        const float t147 = t146 * q_6;
        const float rest_6 = r_error_6 + t147;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t148 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t148); // bits.rs:36
        const uint bits_18 = as_type<uint>(y_13) + (as_type<uint>(t148) << 23u); // bits.rs:37
        const float t149 = (((as_type<uint>(t136) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
        const float e_6 = decode_f16(encode_f16(t149)); // activation.rs:20
        const float t150 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_f16(encode_f16(t150));
        const float t151 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_f16(encode_f16(t151)); // activation.rs:22
        const float t152 = 1.0f - y_14; // activation.rs:23
        const float t153 = t7 * ((t7 < 0.0f) ? y_14 : decode_f16(encode_f16(t152))); // activation.rs:30
        const uint bits_19 = as_type<uint>(t153); // bits.rs:29
        const float t154 = decode_f16(encode_f16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
        const float t155 = t154 * decode_f16(t9.w); // activation.rs:36
        const uint bits_20 = as_type<uint>(t155); // bits.rs:29
        const float t156 = decode_f16(encode_f16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // activation.rs:36
        results_6 = t156; // swiglu.rs:168
        const float t157 = abs_f32(t8); // activation.rs:20
        const float t158 = min_f32(max_f32(t157, -104.0f), 89.0f); // exponential.rs:40
        const float t159 = t158 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t159);
        const float t160 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t158 - t160;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t161 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t161 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t162 = q_7 * r_7; // exponential.rs:29
        q_7 = t162 + 0.0013933674f;
        const float t163 = q_7 * r_7;
        q_7 = t163 + 0.008333311f;
        const float t164 = q_7 * r_7;
        q_7 = t164 + 0.041666467f;
        const float t165 = q_7 * r_7;
        q_7 = t165 + 0.16666667f;
        const float t166 = q_7 * r_7;
        q_7 = t166 + 0.5f;
        const float t167 = r_7 * r_7; // exponential.rs:31
        const float t168 = t167 * q_7;
        const float rest_7 = r_error_7 + t168;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t169 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t169); // bits.rs:36
        const uint bits_21 = as_type<uint>(y_15) + (as_type<uint>(t169) << 23u); // bits.rs:37
        const float t170 = (((as_type<uint>(t157) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:42
        const float e_7 = decode_f16(encode_f16(t170)); // activation.rs:20
        const float t171 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_f16(encode_f16(t171));
        const float t172 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_f16(encode_f16(t172)); // activation.rs:22
        const float t173 = 1.0f - y_16; // activation.rs:23
        const float t174 = t8 * ((t8 < 0.0f) ? y_16 : decode_f16(encode_f16(t173))); // activation.rs:30
        const uint bits_22 = as_type<uint>(t174); // bits.rs:29
        const float t175 = decode_f16(encode_f16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // activation.rs:30
        const float t176 = t175 * decode_f16(t9.w >> 16u); // activation.rs:36
        const uint bits_23 = as_type<uint>(t176); // bits.rs:29
        const float t177 = decode_f16(encode_f16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:36
        results_7 = t177; // swiglu.rs:168
        const uint4 t178 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(first >> 1u) >> 2u] = t178;
    }
}
