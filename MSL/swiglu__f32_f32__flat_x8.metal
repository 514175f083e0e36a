#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

kernel void swiglu__f32_f32__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* gate [[buffer(1)]],
    device const float* up [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:146
    if (first < imm.n_elems) { // swiglu.rs:150
        const float4 t0 = ((device const float4*)gate)[first >> 2u]; // piece.rs:35
        const float4 t1 = ((device const float4*)gate)[(first + 4u) >> 2u]; // piece.rs:36
        const float4 t2 = ((device const float4*)up)[first >> 2u]; // piece.rs:35
        const float4 t3 = ((device const float4*)up)[(first + 4u) >> 2u]; // piece.rs:36
        float results_0 = 0.0f; // swiglu.rs:153
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t4 = abs_f32(t0.x); // activation.rs:13
        const float bounded = min_f32(max_f32(t4, -104.0f), 89.0f); // math.rs:189
        const float t5 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t5);
        const float t6 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t6;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t7 = reduced - r; // math.rs:194
        const float r_error = t7 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t8 = q * r; // math.rs:199
        q = t8 + 0.0013933674f;
        const float t9 = q * r;
        q = t9 + 0.008333311f;
        const float t10 = q * r;
        q = t10 + 0.041666467f;
        const float t11 = q * r;
        q = t11 + 0.16666667f;
        const float t12 = q * r;
        q = t12 + 0.5f;
        const float t13 = r * r; // math.rs:201
        const float t14 = t13 * q;
        const float t15 = r_error + t14;
        const float t16 = r + t15;
        const float y_1 = 1.0f + t16;
        const uint t17 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t17 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t17 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const float e = (((as_type<uint>(t4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // math.rs:203
        const float d = 1.0f + e; // activation.rs:14
        const uint a_bits = 1065353216u; // math.rs:49
        const uint b_bits = as_type<uint>(d); // math.rs:50
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
        const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
        const uint t18 = b_bits & 8388607u; // math.rs:54
        const uint below = ((0u < t18) ? 1u : 0u); // math.rs:69
        const uint numerator = shl_u32(8388608u, below); // math.rs:70
        const uint denominator = t18 | 8388608u; // math.rs:71
        const float d_1 = as_type<float>(t18 | 1065353216u); // math.rs:73
        const float t19 = 0.47058824f * d_1; // math.rs:74
        float reciprocal = 1.4117647f - t19;
        const float t20 = d_1 * reciprocal; // math.rs:77
        const float t21 = 1.0f - t20;
        const float t22 = reciprocal * t21;
        reciprocal = reciprocal + t22;
        const float t23 = d_1 * reciprocal;
        const float t24 = 1.0f - t23;
        const float t25 = reciprocal * t24;
        reciprocal = reciprocal + t25;
        const float t26 = d_1 * reciprocal;
        const float t27 = 1.0f - t26;
        const float t28 = reciprocal * t27;
        reciprocal = reciprocal + t28;
        const float n = as_type<float>(1065353216u + (below << 23u)); // math.rs:80
        const float t29 = n * reciprocal; // math.rs:81
        const float t30 = t29 * 8388608.0f;
        uint quotient = u32_from_f32(t30);
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
        const int exponent = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field)), 127), as_type<int>(below)); // math.rs:95
        const uint t31 = quotient; // math.rs:96
        const int field_1 = add_i32(exponent, as_type<int>(t31 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t31 & 8388607u); // math.rs:42
        const float quotient_1 = as_type<float>(sign_1 | ((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero = b_field == 0u; // math.rs:59
        const float bounded_1 = (b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
        const float extended = (b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded_1); // math.rs:62
        const float y_2 = (((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended); // math.rs:63
        const float t32 = 1.0f - y_2; // activation.rs:16
        const float t33 = t0.x * ((t0.x < 0.0f) ? y_2 : t32); // activation.rs:22
        const uint bits_2 = as_type<uint>(t33); // math.rs:34
        const float t34 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * t2.x; // activation.rs:28
        const uint bits_3 = as_type<uint>(t34); // math.rs:34
        results_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // swiglu.rs:156
        const float t35 = abs_f32(t0.y); // activation.rs:13
        const float bounded_2 = min_f32(max_f32(t35, -104.0f), 89.0f); // math.rs:189
        const float t36 = bounded_2 * 1.442695f; // math.rs:190
        const float k_1 = rint(t36);
        const float t37 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_2 - t37;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t38 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t38 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t39 = q_1 * r_1; // math.rs:199
        q_1 = t39 + 0.0013933674f;
        const float t40 = q_1 * r_1;
        q_1 = t40 + 0.008333311f;
        const float t41 = q_1 * r_1;
        q_1 = t41 + 0.041666467f;
        const float t42 = q_1 * r_1;
        q_1 = t42 + 0.16666667f;
        const float t43 = q_1 * r_1;
        q_1 = t43 + 0.5f;
        const float t44 = r_1 * r_1; // math.rs:201
        const float t45 = t44 * q_1;
        const float t46 = r_error_1 + t45;
        const float t47 = r_1 + t46;
        const float y_3 = 1.0f + t47;
        const uint t48 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_1)), as_type<int>(t48 >> 24u)); // math.rs:41
        const uint bits_4 = (as_type<uint>(field_2) << 23u) | (t48 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))); // math.rs:43
        const float e_1 = (((as_type<uint>(t35) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // math.rs:203
        const float d_2 = 1.0f + e_1; // activation.rs:14
        const uint a_bits_1 = 1065353216u; // math.rs:49
        const uint b_bits_1 = as_type<uint>(d_2); // math.rs:50
        const uint sign_2 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
        const uint b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
        const uint t49 = b_bits_1 & 8388607u; // math.rs:54
        const uint below_1 = ((0u < t49) ? 1u : 0u); // math.rs:69
        const uint numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
        const uint denominator_1 = t49 | 8388608u; // math.rs:71
        const float d_3 = as_type<float>(t49 | 1065353216u); // math.rs:73
        const float t50 = 0.47058824f * d_3; // math.rs:74
        float reciprocal_1 = 1.4117647f - t50;
        const float t51 = d_3 * reciprocal_1; // math.rs:77
        const float t52 = 1.0f - t51;
        const float t53 = reciprocal_1 * t52;
        reciprocal_1 = reciprocal_1 + t53;
        const float t54 = d_3 * reciprocal_1;
        const float t55 = 1.0f - t54;
        const float t56 = reciprocal_1 * t55;
        reciprocal_1 = reciprocal_1 + t56;
        const float t57 = d_3 * reciprocal_1;
        const float t58 = 1.0f - t57;
        const float t59 = reciprocal_1 * t58;
        reciprocal_1 = reciprocal_1 + t59;
        const float n_1 = as_type<float>(1065353216u + (below_1 << 23u)); // math.rs:80
        const float t60 = n_1 * reciprocal_1; // math.rs:81
        const float t61 = t60 * 8388608.0f;
        uint quotient_2 = u32_from_f32(t61);
        const int divisor_1 = as_type<int>(denominator_1); // math.rs:82
        int residual_1 = as_type<int>((numerator_1 << 23u) - quotient_2 * denominator_1); // math.rs:83
        const bool over_2 = residual_1 < 0; // math.rs:86
        quotient_2 = (over_2 ? quotient_2 - 1u : quotient_2); // math.rs:87
        residual_1 = (over_2 ? add_i32(residual_1, divisor_1) : residual_1); // math.rs:88
        const bool over_3 = residual_1 < 0; // math.rs:86
        quotient_2 = (over_3 ? quotient_2 - 1u : quotient_2); // math.rs:87
        residual_1 = (over_3 ? add_i32(residual_1, divisor_1) : residual_1); // math.rs:88
        const bool under_1 = residual_1 >= divisor_1; // math.rs:90
        quotient_2 = (under_1 ? quotient_2 + 1u : quotient_2); // math.rs:91
        residual_1 = (under_1 ? sub_i32(residual_1, divisor_1) : residual_1); // math.rs:92
        quotient_2 = ((mul_i32(residual_1, 2) > divisor_1) ? quotient_2 + 1u : quotient_2); // math.rs:94
        const int exponent_1 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_1)), 127), as_type<int>(below_1)); // math.rs:95
        const uint t62 = quotient_2; // math.rs:96
        const int field_3 = add_i32(exponent_1, as_type<int>(t62 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_3) << 23u) | (t62 & 8388607u); // math.rs:42
        const float quotient_3 = as_type<float>(sign_2 | ((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const bool b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_1 = b_field_1 == 0u; // math.rs:59
        const float bounded_3 = (b_infinite_1 ? as_type<float>(sign_2) : quotient_3); // math.rs:61
        const float extended_1 = (b_zero_1 ? as_type<float>(sign_2 | 2139095040u) : bounded_3); // math.rs:62
        const float y_4 = (((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_1); // math.rs:63
        const float t63 = 1.0f - y_4; // activation.rs:16
        const float t64 = t0.y * ((t0.y < 0.0f) ? y_4 : t63); // activation.rs:22
        const uint bits_6 = as_type<uint>(t64); // math.rs:34
        const float t65 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * t2.y; // activation.rs:28
        const uint bits_7 = as_type<uint>(t65); // math.rs:34
        results_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // swiglu.rs:156
        const float t66 = abs_f32(t0.z); // activation.rs:13
        const float bounded_4 = min_f32(max_f32(t66, -104.0f), 89.0f); // math.rs:189
        const float t67 = bounded_4 * 1.442695f; // math.rs:190
        const float k_2 = rint(t67);
        const float t68 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_4 - t68;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t69 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t69 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t70 = q_2 * r_2; // math.rs:199
        q_2 = t70 + 0.0013933674f;
        const float t71 = q_2 * r_2;
        q_2 = t71 + 0.008333311f;
        const float t72 = q_2 * r_2;
        q_2 = t72 + 0.041666467f;
        const float t73 = q_2 * r_2;
        q_2 = t73 + 0.16666667f;
        const float t74 = q_2 * r_2;
        q_2 = t74 + 0.5f;
        const float t75 = r_2 * r_2; // math.rs:201
        const float t76 = t75 * q_2;
        const float t77 = r_error_2 + t76;
        const float t78 = r_2 + t77;
        const float y_5 = 1.0f + t78;
        const uint t79 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_2)), as_type<int>(t79 >> 24u)); // math.rs:41
        const uint bits_8 = (as_type<uint>(field_4) << 23u) | (t79 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))); // math.rs:43
        const float e_2 = (((as_type<uint>(t66) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // math.rs:203
        const float d_4 = 1.0f + e_2; // activation.rs:14
        const uint a_bits_2 = 1065353216u; // math.rs:49
        const uint b_bits_2 = as_type<uint>(d_4); // math.rs:50
        const uint sign_3 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
        const uint b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
        const uint t80 = b_bits_2 & 8388607u; // math.rs:54
        const uint below_2 = ((0u < t80) ? 1u : 0u); // math.rs:69
        const uint numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
        const uint denominator_2 = t80 | 8388608u; // math.rs:71
        const float d_5 = as_type<float>(t80 | 1065353216u); // math.rs:73
        const float t81 = 0.47058824f * d_5; // math.rs:74
        float reciprocal_2 = 1.4117647f - t81;
        const float t82 = d_5 * reciprocal_2; // math.rs:77
        const float t83 = 1.0f - t82;
        const float t84 = reciprocal_2 * t83;
        reciprocal_2 = reciprocal_2 + t84;
        const float t85 = d_5 * reciprocal_2;
        const float t86 = 1.0f - t85;
        const float t87 = reciprocal_2 * t86;
        reciprocal_2 = reciprocal_2 + t87;
        const float t88 = d_5 * reciprocal_2;
        const float t89 = 1.0f - t88;
        const float t90 = reciprocal_2 * t89;
        reciprocal_2 = reciprocal_2 + t90;
        const float n_2 = as_type<float>(1065353216u + (below_2 << 23u)); // math.rs:80
        const float t91 = n_2 * reciprocal_2; // math.rs:81
        const float t92 = t91 * 8388608.0f;
        uint quotient_4 = u32_from_f32(t92);
        const int divisor_2 = as_type<int>(denominator_2); // math.rs:82
        int residual_2 = as_type<int>((numerator_2 << 23u) - quotient_4 * denominator_2); // math.rs:83
        const bool over_4 = residual_2 < 0; // math.rs:86
        quotient_4 = (over_4 ? quotient_4 - 1u : quotient_4); // math.rs:87
        residual_2 = (over_4 ? add_i32(residual_2, divisor_2) : residual_2); // math.rs:88
        const bool over_5 = residual_2 < 0; // math.rs:86
        quotient_4 = (over_5 ? quotient_4 - 1u : quotient_4); // math.rs:87
        residual_2 = (over_5 ? add_i32(residual_2, divisor_2) : residual_2); // math.rs:88
        const bool under_2 = residual_2 >= divisor_2; // math.rs:90
        quotient_4 = (under_2 ? quotient_4 + 1u : quotient_4); // math.rs:91
        residual_2 = (under_2 ? sub_i32(residual_2, divisor_2) : residual_2); // math.rs:92
        quotient_4 = ((mul_i32(residual_2, 2) > divisor_2) ? quotient_4 + 1u : quotient_4); // math.rs:94
        const int exponent_2 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_2)), 127), as_type<int>(below_2)); // math.rs:95
        const uint t93 = quotient_4; // math.rs:96
        const int field_5 = add_i32(exponent_2, as_type<int>(t93 >> 24u)); // math.rs:41
        const uint bits_9 = (as_type<uint>(field_5) << 23u) | (t93 & 8388607u); // math.rs:42
        const float quotient_5 = as_type<float>(sign_3 | ((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9))); // math.rs:43
        const bool b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_2 = b_field_2 == 0u; // math.rs:59
        const float bounded_5 = (b_infinite_2 ? as_type<float>(sign_3) : quotient_5); // math.rs:61
        const float extended_2 = (b_zero_2 ? as_type<float>(sign_3 | 2139095040u) : bounded_5); // math.rs:62
        const float y_6 = (((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_2); // math.rs:63
        const float t94 = 1.0f - y_6; // activation.rs:16
        const float t95 = t0.z * ((t0.z < 0.0f) ? y_6 : t94); // activation.rs:22
        const uint bits_10 = as_type<uint>(t95); // math.rs:34
        const float t96 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * t2.z; // activation.rs:28
        const uint bits_11 = as_type<uint>(t96); // math.rs:34
        results_2 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // swiglu.rs:156
        const float t97 = abs_f32(t0.w); // activation.rs:13
        const float bounded_6 = min_f32(max_f32(t97, -104.0f), 89.0f); // math.rs:189
        const float t98 = bounded_6 * 1.442695f; // math.rs:190
        const float k_3 = rint(t98);
        const float t99 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_6 - t99;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t100 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t100 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t101 = q_3 * r_3; // math.rs:199
        q_3 = t101 + 0.0013933674f;
        const float t102 = q_3 * r_3;
        q_3 = t102 + 0.008333311f;
        const float t103 = q_3 * r_3;
        q_3 = t103 + 0.041666467f;
        const float t104 = q_3 * r_3;
        q_3 = t104 + 0.16666667f;
        const float t105 = q_3 * r_3;
        q_3 = t105 + 0.5f;
        const float t106 = r_3 * r_3; // math.rs:201
        const float t107 = t106 * q_3;
        const float t108 = r_error_3 + t107;
        const float t109 = r_3 + t108;
        const float y_7 = 1.0f + t109;
        const uint t110 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_3)), as_type<int>(t110 >> 24u)); // math.rs:41
        const uint bits_12 = (as_type<uint>(field_6) << 23u) | (t110 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))); // math.rs:43
        const float e_3 = (((as_type<uint>(t97) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // math.rs:203
        const float d_6 = 1.0f + e_3; // activation.rs:14
        const uint a_bits_3 = 1065353216u; // math.rs:49
        const uint b_bits_3 = as_type<uint>(d_6); // math.rs:50
        const uint sign_4 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
        const uint b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
        const uint t111 = b_bits_3 & 8388607u; // math.rs:54
        const uint below_3 = ((0u < t111) ? 1u : 0u); // math.rs:69
        const uint numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
        const uint denominator_3 = t111 | 8388608u; // math.rs:71
        const float d_7 = as_type<float>(t111 | 1065353216u); // math.rs:73
        const float t112 = 0.47058824f * d_7; // math.rs:74
        float reciprocal_3 = 1.4117647f - t112;
        const float t113 = d_7 * reciprocal_3; // math.rs:77
        const float t114 = 1.0f - t113;
        const float t115 = reciprocal_3 * t114;
        reciprocal_3 = reciprocal_3 + t115;
        const float t116 = d_7 * reciprocal_3;
        const float t117 = 1.0f - t116;
        const float t118 = reciprocal_3 * t117;
        reciprocal_3 = reciprocal_3 + t118;
        const float t119 = d_7 * reciprocal_3;
        const float t120 = 1.0f - t119;
        const float t121 = reciprocal_3 * t120;
        reciprocal_3 = reciprocal_3 + t121;
        const float n_3 = as_type<float>(1065353216u + (below_3 << 23u)); // math.rs:80
        const float t122 = n_3 * reciprocal_3; // math.rs:81
        const float t123 = t122 * 8388608.0f;
        uint quotient_6 = u32_from_f32(t123);
        const int divisor_3 = as_type<int>(denominator_3); // math.rs:82
        int residual_3 = as_type<int>((numerator_3 << 23u) - quotient_6 * denominator_3); // math.rs:83
        const bool over_6 = residual_3 < 0; // math.rs:86
        quotient_6 = (over_6 ? quotient_6 - 1u : quotient_6); // math.rs:87
        residual_3 = (over_6 ? add_i32(residual_3, divisor_3) : residual_3); // math.rs:88
        const bool over_7 = residual_3 < 0; // math.rs:86
        quotient_6 = (over_7 ? quotient_6 - 1u : quotient_6); // math.rs:87
        residual_3 = (over_7 ? add_i32(residual_3, divisor_3) : residual_3); // math.rs:88
        const bool under_3 = residual_3 >= divisor_3; // math.rs:90
        quotient_6 = (under_3 ? quotient_6 + 1u : quotient_6); // math.rs:91
        residual_3 = (under_3 ? sub_i32(residual_3, divisor_3) : residual_3); // math.rs:92
        quotient_6 = ((mul_i32(residual_3, 2) > divisor_3) ? quotient_6 + 1u : quotient_6); // math.rs:94
        const int exponent_3 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_3)), 127), as_type<int>(below_3)); // math.rs:95
        const uint t124 = quotient_6; // math.rs:96
        const int field_7 = add_i32(exponent_3, as_type<int>(t124 >> 24u)); // math.rs:41
        const uint bits_13 = (as_type<uint>(field_7) << 23u) | (t124 & 8388607u); // math.rs:42
        const float quotient_7 = as_type<float>(sign_4 | ((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_13))); // math.rs:43
        const bool b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_3 = b_field_3 == 0u; // math.rs:59
        const float bounded_7 = (b_infinite_3 ? as_type<float>(sign_4) : quotient_7); // math.rs:61
        const float extended_3 = (b_zero_3 ? as_type<float>(sign_4 | 2139095040u) : bounded_7); // math.rs:62
        const float y_8 = (((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_3); // math.rs:63
        const float t125 = 1.0f - y_8; // activation.rs:16
        const float t126 = t0.w * ((t0.w < 0.0f) ? y_8 : t125); // activation.rs:22
        const uint bits_14 = as_type<uint>(t126); // math.rs:34
        const float t127 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * t2.w; // activation.rs:28
        const uint bits_15 = as_type<uint>(t127); // math.rs:34
        results_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // swiglu.rs:156
        const float t128 = abs_f32(t1.x); // activation.rs:13
        const float bounded_8 = min_f32(max_f32(t128, -104.0f), 89.0f); // math.rs:189
        const float t129 = bounded_8 * 1.442695f; // math.rs:190
        const float k_4 = rint(t129);
        const float t130 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_8 - t130;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t131 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t131 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t132 = q_4 * r_4; // math.rs:199
        q_4 = t132 + 0.0013933674f;
        const float t133 = q_4 * r_4;
        q_4 = t133 + 0.008333311f;
        const float t134 = q_4 * r_4;
        q_4 = t134 + 0.041666467f;
        const float t135 = q_4 * r_4;
        q_4 = t135 + 0.16666667f;
        const float t136 = q_4 * r_4;
        q_4 = t136 + 0.5f;
        const float t137 = r_4 * r_4; // math.rs:201
        const float t138 = t137 * q_4;
        const float t139 = r_error_4 + t138;
        const float t140 = r_4 + t139;
        const float y_9 = 1.0f + t140;
        const uint t141 = (as_type<uint>(y_9) & 8388607u) | 8388608u; // math.rs:202
        const int field_8 = add_i32(add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), i32_from_f32(k_4)), as_type<int>(t141 >> 24u)); // math.rs:41
        const uint bits_16 = (as_type<uint>(field_8) << 23u) | (t141 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16))); // math.rs:43
        const float e_4 = (((as_type<uint>(t128) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // math.rs:203
        const float d_8 = 1.0f + e_4; // activation.rs:14
        const uint a_bits_4 = 1065353216u; // math.rs:49
        const uint b_bits_4 = as_type<uint>(d_8); // math.rs:50
        const uint sign_5 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
        const uint b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
        const uint t142 = b_bits_4 & 8388607u; // math.rs:54
        const uint below_4 = ((0u < t142) ? 1u : 0u); // math.rs:69
        const uint numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
        const uint denominator_4 = t142 | 8388608u; // math.rs:71
        const float d_9 = as_type<float>(t142 | 1065353216u); // math.rs:73
        const float t143 = 0.47058824f * d_9; // math.rs:74
        float reciprocal_4 = 1.4117647f - t143;
        const float t144 = d_9 * reciprocal_4; // math.rs:77
        const float t145 = 1.0f - t144;
        const float t146 = reciprocal_4 * t145;
        reciprocal_4 = reciprocal_4 + t146;
        const float t147 = d_9 * reciprocal_4;
        const float t148 = 1.0f - t147;
        const float t149 = reciprocal_4 * t148;
        reciprocal_4 = reciprocal_4 + t149;
        const float t150 = d_9 * reciprocal_4;
        const float t151 = 1.0f - t150;
        const float t152 = reciprocal_4 * t151;
        reciprocal_4 = reciprocal_4 + t152;
        const float n_4 = as_type<float>(1065353216u + (below_4 << 23u)); // math.rs:80
        const float t153 = n_4 * reciprocal_4; // math.rs:81
        const float t154 = t153 * 8388608.0f;
        uint quotient_8 = u32_from_f32(t154);
        const int divisor_4 = as_type<int>(denominator_4); // math.rs:82
        int residual_4 = as_type<int>((numerator_4 << 23u) - quotient_8 * denominator_4); // math.rs:83
        const bool over_8 = residual_4 < 0; // math.rs:86
        quotient_8 = (over_8 ? quotient_8 - 1u : quotient_8); // math.rs:87
        residual_4 = (over_8 ? add_i32(residual_4, divisor_4) : residual_4); // math.rs:88
        const bool over_9 = residual_4 < 0; // math.rs:86
        quotient_8 = (over_9 ? quotient_8 - 1u : quotient_8); // math.rs:87
        residual_4 = (over_9 ? add_i32(residual_4, divisor_4) : residual_4); // math.rs:88
        const bool under_4 = residual_4 >= divisor_4; // math.rs:90
        quotient_8 = (under_4 ? quotient_8 + 1u : quotient_8); // math.rs:91
        residual_4 = (under_4 ? sub_i32(residual_4, divisor_4) : residual_4); // math.rs:92
        quotient_8 = ((mul_i32(residual_4, 2) > divisor_4) ? quotient_8 + 1u : quotient_8); // math.rs:94
        const int exponent_4 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_4)), 127), as_type<int>(below_4)); // math.rs:95
        const uint t155 = quotient_8; // math.rs:96
        const int field_9 = add_i32(exponent_4, as_type<int>(t155 >> 24u)); // math.rs:41
        const uint bits_17 = (as_type<uint>(field_9) << 23u) | (t155 & 8388607u); // math.rs:42
        const float quotient_9 = as_type<float>(sign_5 | ((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_17))); // math.rs:43
        const bool b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_4 = b_field_4 == 0u; // math.rs:59
        const float bounded_9 = (b_infinite_4 ? as_type<float>(sign_5) : quotient_9); // math.rs:61
        const float extended_4 = (b_zero_4 ? as_type<float>(sign_5 | 2139095040u) : bounded_9); // math.rs:62
        const float y_10 = (((as_type<uint>(d_8) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_4); // math.rs:63
        const float t156 = 1.0f - y_10; // activation.rs:16
        const float t157 = t1.x * ((t1.x < 0.0f) ? y_10 : t156); // activation.rs:22
        const uint bits_18 = as_type<uint>(t157); // math.rs:34
        const float t158 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)) * t3.x; // activation.rs:28
        const uint bits_19 = as_type<uint>(t158); // math.rs:34
        results_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // swiglu.rs:156
        const float t159 = abs_f32(t1.y); // activation.rs:13
        const float bounded_10 = min_f32(max_f32(t159, -104.0f), 89.0f); // math.rs:189
        const float t160 = bounded_10 * 1.442695f; // math.rs:190
        const float k_5 = rint(t160);
        const float t161 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_10 - t161;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t162 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t162 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t163 = q_5 * r_5; // math.rs:199
        q_5 = t163 + 0.0013933674f;
        const float t164 = q_5 * r_5;
        q_5 = t164 + 0.008333311f;
        const float t165 = q_5 * r_5;
        q_5 = t165 + 0.041666467f;
        const float t166 = q_5 * r_5;
        q_5 = t166 + 0.16666667f;
        const float t167 = q_5 * r_5;
        q_5 = t167 + 0.5f;
        const float t168 = r_5 * r_5; // math.rs:201
        const float t169 = t168 * q_5;
        const float t170 = r_error_5 + t169;
        const float t171 = r_5 + t170;
        const float y_11 = 1.0f + t171;
        const uint t172 = (as_type<uint>(y_11) & 8388607u) | 8388608u; // math.rs:202
        const int field_10 = add_i32(add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), i32_from_f32(k_5)), as_type<int>(t172 >> 24u)); // math.rs:41
        const uint bits_20 = (as_type<uint>(field_10) << 23u) | (t172 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20))); // math.rs:43
        const float e_5 = (((as_type<uint>(t159) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // math.rs:203
        const float d_10 = 1.0f + e_5; // activation.rs:14
        const uint a_bits_5 = 1065353216u; // math.rs:49
        const uint b_bits_5 = as_type<uint>(d_10); // math.rs:50
        const uint sign_6 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
        const uint b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
        const uint t173 = b_bits_5 & 8388607u; // math.rs:54
        const uint below_5 = ((0u < t173) ? 1u : 0u); // math.rs:69
        const uint numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
        const uint denominator_5 = t173 | 8388608u; // math.rs:71
        const float d_11 = as_type<float>(t173 | 1065353216u); // math.rs:73
        const float t174 = 0.47058824f * d_11; // math.rs:74
        float reciprocal_5 = 1.4117647f - t174;
        const float t175 = d_11 * reciprocal_5; // math.rs:77
        const float t176 = 1.0f - t175;
        const float t177 = reciprocal_5 * t176;
        reciprocal_5 = reciprocal_5 + t177;
        const float t178 = d_11 * reciprocal_5;
        const float t179 = 1.0f - t178;
        const float t180 = reciprocal_5 * t179;
        reciprocal_5 = reciprocal_5 + t180;
        const float t181 = d_11 * reciprocal_5;
        const float t182 = 1.0f - t181;
        const float t183 = reciprocal_5 * t182;
        reciprocal_5 = reciprocal_5 + t183;
        const float n_5 = as_type<float>(1065353216u + (below_5 << 23u)); // math.rs:80
        const float t184 = n_5 * reciprocal_5; // math.rs:81
        const float t185 = t184 * 8388608.0f;
        uint quotient_10 = u32_from_f32(t185);
        const int divisor_5 = as_type<int>(denominator_5); // math.rs:82
        int residual_5 = as_type<int>((numerator_5 << 23u) - quotient_10 * denominator_5); // math.rs:83
        const bool over_10 = residual_5 < 0; // math.rs:86
        quotient_10 = (over_10 ? quotient_10 - 1u : quotient_10); // math.rs:87
        residual_5 = (over_10 ? add_i32(residual_5, divisor_5) : residual_5); // math.rs:88
        const bool over_11 = residual_5 < 0; // math.rs:86
        quotient_10 = (over_11 ? quotient_10 - 1u : quotient_10); // math.rs:87
        residual_5 = (over_11 ? add_i32(residual_5, divisor_5) : residual_5); // math.rs:88
        const bool under_5 = residual_5 >= divisor_5; // math.rs:90
        quotient_10 = (under_5 ? quotient_10 + 1u : quotient_10); // math.rs:91
        residual_5 = (under_5 ? sub_i32(residual_5, divisor_5) : residual_5); // math.rs:92
        quotient_10 = ((mul_i32(residual_5, 2) > divisor_5) ? quotient_10 + 1u : quotient_10); // math.rs:94
        const int exponent_5 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_5)), 127), as_type<int>(below_5)); // math.rs:95
        const uint t186 = quotient_10; // math.rs:96
        const int field_11 = add_i32(exponent_5, as_type<int>(t186 >> 24u)); // math.rs:41
        const uint bits_21 = (as_type<uint>(field_11) << 23u) | (t186 & 8388607u); // math.rs:42
        const float quotient_11 = as_type<float>(sign_6 | ((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_21))); // math.rs:43
        const bool b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_5 = b_field_5 == 0u; // math.rs:59
        const float bounded_11 = (b_infinite_5 ? as_type<float>(sign_6) : quotient_11); // math.rs:61
        const float extended_5 = (b_zero_5 ? as_type<float>(sign_6 | 2139095040u) : bounded_11); // math.rs:62
        const float y_12 = (((as_type<uint>(d_10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_5); // math.rs:63
        const float t187 = 1.0f - y_12; // activation.rs:16
        const float t188 = t1.y * ((t1.y < 0.0f) ? y_12 : t187); // activation.rs:22
        const uint bits_22 = as_type<uint>(t188); // math.rs:34
        const float t189 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * t3.y; // activation.rs:28
        const uint bits_23 = as_type<uint>(t189); // math.rs:34
        results_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // swiglu.rs:156
        const float t190 = abs_f32(t1.z); // activation.rs:13
        const float bounded_12 = min_f32(max_f32(t190, -104.0f), 89.0f); // math.rs:189
        const float t191 = bounded_12 * 1.442695f; // math.rs:190
        const float k_6 = rint(t191);
        const float t192 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_12 - t192;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t193 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t193 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t194 = q_6 * r_6; // math.rs:199
        q_6 = t194 + 0.0013933674f;
        const float t195 = q_6 * r_6;
        q_6 = t195 + 0.008333311f;
        const float t196 = q_6 * r_6;
        q_6 = t196 + 0.041666467f;
        const float t197 = q_6 * r_6;
        q_6 = t197 + 0.16666667f;
        const float t198 = q_6 * r_6;
        q_6 = t198 + 0.5f;
        const float t199 = r_6 * r_6; // math.rs:201
        const float t200 = t199 * q_6;
        const float t201 = r_error_6 + t200;
        const float t202 = r_6 + t201;
        const float y_13 = 1.0f + t202;
        const uint t203 = (as_type<uint>(y_13) & 8388607u) | 8388608u; // math.rs:202
        const int field_12 = add_i32(add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), i32_from_f32(k_6)), as_type<int>(t203 >> 24u)); // math.rs:41
        const uint bits_24 = (as_type<uint>(field_12) << 23u) | (t203 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24))); // math.rs:43
        const float e_6 = (((as_type<uint>(t190) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // math.rs:203
        const float d_12 = 1.0f + e_6; // activation.rs:14
        const uint a_bits_6 = 1065353216u; // math.rs:49
        const uint b_bits_6 = as_type<uint>(d_12); // math.rs:50
        const uint sign_7 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
        const uint b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
        const uint t204 = b_bits_6 & 8388607u; // math.rs:54
        const uint below_6 = ((0u < t204) ? 1u : 0u); // math.rs:69
        const uint numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
        const uint denominator_6 = t204 | 8388608u; // math.rs:71
        const float d_13 = as_type<float>(t204 | 1065353216u); // math.rs:73
        const float t205 = 0.47058824f * d_13; // math.rs:74
        float reciprocal_6 = 1.4117647f - t205;
        const float t206 = d_13 * reciprocal_6; // math.rs:77
        const float t207 = 1.0f - t206;
        const float t208 = reciprocal_6 * t207;
        reciprocal_6 = reciprocal_6 + t208;
        const float t209 = d_13 * reciprocal_6;
        const float t210 = 1.0f - t209;
        const float t211 = reciprocal_6 * t210;
        reciprocal_6 = reciprocal_6 + t211;
        const float t212 = d_13 * reciprocal_6;
        const float t213 = 1.0f - t212;
        const float t214 = reciprocal_6 * t213;
        reciprocal_6 = reciprocal_6 + t214;
        const float n_6 = as_type<float>(1065353216u + (below_6 << 23u)); // math.rs:80
        const float t215 = n_6 * reciprocal_6; // math.rs:81
        const float t216 = t215 * 8388608.0f;
        uint quotient_12 = u32_from_f32(t216);
        const int divisor_6 = as_type<int>(denominator_6); // math.rs:82
        int residual_6 = as_type<int>((numerator_6 << 23u) - quotient_12 * denominator_6); // math.rs:83
        const bool over_12 = residual_6 < 0; // math.rs:86
        quotient_12 = (over_12 ? quotient_12 - 1u : quotient_12); // math.rs:87
        residual_6 = (over_12 ? add_i32(residual_6, divisor_6) : residual_6); // math.rs:88
        const bool over_13 = residual_6 < 0; // math.rs:86
        quotient_12 = (over_13 ? quotient_12 - 1u : quotient_12); // math.rs:87
        residual_6 = (over_13 ? add_i32(residual_6, divisor_6) : residual_6); // math.rs:88
        const bool under_6 = residual_6 >= divisor_6; // math.rs:90
        quotient_12 = (under_6 ? quotient_12 + 1u : quotient_12); // math.rs:91
        residual_6 = (under_6 ? sub_i32(residual_6, divisor_6) : residual_6); // math.rs:92
        quotient_12 = ((mul_i32(residual_6, 2) > divisor_6) ? quotient_12 + 1u : quotient_12); // math.rs:94
        const int exponent_6 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_6)), 127), as_type<int>(below_6)); // math.rs:95
        const uint t217 = quotient_12; // math.rs:96
        const int field_13 = add_i32(exponent_6, as_type<int>(t217 >> 24u)); // math.rs:41
        const uint bits_25 = (as_type<uint>(field_13) << 23u) | (t217 & 8388607u); // math.rs:42
        const float quotient_13 = as_type<float>(sign_7 | ((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_25))); // math.rs:43
        const bool b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_6 = b_field_6 == 0u; // math.rs:59
        const float bounded_13 = (b_infinite_6 ? as_type<float>(sign_7) : quotient_13); // math.rs:61
        const float extended_6 = (b_zero_6 ? as_type<float>(sign_7 | 2139095040u) : bounded_13); // math.rs:62
        const float y_14 = (((as_type<uint>(d_12) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_6); // math.rs:63
        const float t218 = 1.0f - y_14; // activation.rs:16
        const float t219 = t1.z * ((t1.z < 0.0f) ? y_14 : t218); // activation.rs:22
        const uint bits_26 = as_type<uint>(t219); // math.rs:34
        const float t220 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)) * t3.z; // activation.rs:28
        const uint bits_27 = as_type<uint>(t220); // math.rs:34
        results_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // swiglu.rs:156
        const float t221 = abs_f32(t1.w); // activation.rs:13
        const float bounded_14 = min_f32(max_f32(t221, -104.0f), 89.0f); // math.rs:189
        const float t222 = bounded_14 * 1.442695f; // math.rs:190
        const float k_7 = rint(t222);
        const float t223 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_14 - t223;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t224 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t224 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t225 = q_7 * r_7; // math.rs:199
        q_7 = t225 + 0.0013933674f;
        const float t226 = q_7 * r_7;
        q_7 = t226 + 0.008333311f;
        const float t227 = q_7 * r_7;
        q_7 = t227 + 0.041666467f;
        const float t228 = q_7 * r_7;
        q_7 = t228 + 0.16666667f;
        const float t229 = q_7 * r_7;
        q_7 = t229 + 0.5f;
        const float t230 = r_7 * r_7; // math.rs:201
        const float t231 = t230 * q_7;
        const float t232 = r_error_7 + t231;
        const float t233 = r_7 + t232;
        const float y_15 = 1.0f + t233;
        const uint t234 = (as_type<uint>(y_15) & 8388607u) | 8388608u; // math.rs:202
        const int field_14 = add_i32(add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), i32_from_f32(k_7)), as_type<int>(t234 >> 24u)); // math.rs:41
        const uint bits_28 = (as_type<uint>(field_14) << 23u) | (t234 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28))); // math.rs:43
        const float e_7 = (((as_type<uint>(t221) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // math.rs:203
        const float d_14 = 1.0f + e_7; // activation.rs:14
        const uint a_bits_7 = 1065353216u; // math.rs:49
        const uint b_bits_7 = as_type<uint>(d_14); // math.rs:50
        const uint sign_8 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
        const uint b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
        const uint t235 = b_bits_7 & 8388607u; // math.rs:54
        const uint below_7 = ((0u < t235) ? 1u : 0u); // math.rs:69
        const uint numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
        const uint denominator_7 = t235 | 8388608u; // math.rs:71
        const float d_15 = as_type<float>(t235 | 1065353216u); // math.rs:73
        const float t236 = 0.47058824f * d_15; // math.rs:74
        float reciprocal_7 = 1.4117647f - t236;
        const float t237 = d_15 * reciprocal_7; // math.rs:77
        const float t238 = 1.0f - t237;
        const float t239 = reciprocal_7 * t238;
        reciprocal_7 = reciprocal_7 + t239;
        const float t240 = d_15 * reciprocal_7;
        const float t241 = 1.0f - t240;
        const float t242 = reciprocal_7 * t241;
        reciprocal_7 = reciprocal_7 + t242;
        const float t243 = d_15 * reciprocal_7;
        const float t244 = 1.0f - t243;
        const float t245 = reciprocal_7 * t244;
        reciprocal_7 = reciprocal_7 + t245;
        const float n_7 = as_type<float>(1065353216u + (below_7 << 23u)); // math.rs:80
        const float t246 = n_7 * reciprocal_7; // math.rs:81
        const float t247 = t246 * 8388608.0f;
        uint quotient_14 = u32_from_f32(t247);
        const int divisor_7 = as_type<int>(denominator_7); // math.rs:82
        int residual_7 = as_type<int>((numerator_7 << 23u) - quotient_14 * denominator_7); // math.rs:83
        const bool over_14 = residual_7 < 0; // math.rs:86
        quotient_14 = (over_14 ? quotient_14 - 1u : quotient_14); // math.rs:87
        residual_7 = (over_14 ? add_i32(residual_7, divisor_7) : residual_7); // math.rs:88
        const bool over_15 = residual_7 < 0; // math.rs:86
        quotient_14 = (over_15 ? quotient_14 - 1u : quotient_14); // math.rs:87
        residual_7 = (over_15 ? add_i32(residual_7, divisor_7) : residual_7); // math.rs:88
        const bool under_7 = residual_7 >= divisor_7; // math.rs:90
        quotient_14 = (under_7 ? quotient_14 + 1u : quotient_14); // math.rs:91
        residual_7 = (under_7 ? sub_i32(residual_7, divisor_7) : residual_7); // math.rs:92
        quotient_14 = ((mul_i32(residual_7, 2) > divisor_7) ? quotient_14 + 1u : quotient_14); // math.rs:94
        const int exponent_7 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_7)), 127), as_type<int>(below_7)); // math.rs:95
        const uint t248 = quotient_14; // math.rs:96
        const int field_15 = add_i32(exponent_7, as_type<int>(t248 >> 24u)); // math.rs:41
        const uint bits_29 = (as_type<uint>(field_15) << 23u) | (t248 & 8388607u); // math.rs:42
        const float quotient_15 = as_type<float>(sign_8 | ((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_29))); // math.rs:43
        const bool b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_7 = b_field_7 == 0u; // math.rs:59
        const float bounded_15 = (b_infinite_7 ? as_type<float>(sign_8) : quotient_15); // math.rs:61
        const float extended_7 = (b_zero_7 ? as_type<float>(sign_8 | 2139095040u) : bounded_15); // math.rs:62
        const float y_16 = (((as_type<uint>(d_14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_7); // math.rs:63
        const float t249 = 1.0f - y_16; // activation.rs:16
        const float t250 = t1.w * ((t1.w < 0.0f) ? y_16 : t249); // activation.rs:22
        const uint bits_30 = as_type<uint>(t250); // math.rs:34
        const float t251 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)) * t3.w; // activation.rs:28
        const uint bits_31 = as_type<uint>(t251); // math.rs:34
        results_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // swiglu.rs:156
        ((device float4*)y)[first >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:48
        ((device float4*)y)[(first + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:49
    }
}
