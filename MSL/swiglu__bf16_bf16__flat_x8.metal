#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
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

kernel void swiglu__bf16_bf16__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* gate [[buffer(1)]],
    device const ushort* up [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:146
    if (first < imm.n_elems) { // swiglu.rs:150
        const uint4 t0 = ((device const uint4*)gate)[(first >> 1u) >> 2u]; // piece.rs:39
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        const float t5 = decode_bf16(t0.z);
        const float t6 = decode_bf16(t0.z >> 16u);
        const float t7 = decode_bf16(t0.w);
        const float t8 = decode_bf16(t0.w >> 16u);
        const uint4 t9 = ((device const uint4*)up)[(first >> 1u) >> 2u];
        float results_0 = 0.0f; // swiglu.rs:153
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t10 = abs_f32(t1); // activation.rs:13
        const float bounded = min_f32(max_f32(t10, -104.0f), 89.0f); // math.rs:189
        const float t11 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t11);
        const float t12 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t12;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t13 = reduced - r; // math.rs:194
        const float r_error = t13 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t14 = q * r; // math.rs:199
        q = t14 + 0.0013933674f;
        const float t15 = q * r;
        q = t15 + 0.008333311f;
        const float t16 = q * r;
        q = t16 + 0.041666467f;
        const float t17 = q * r;
        q = t17 + 0.16666667f;
        const float t18 = q * r;
        q = t18 + 0.5f;
        const float t19 = r * r; // math.rs:201
        const float t20 = t19 * q;
        const float t21 = r_error + t20;
        const float t22 = r + t21;
        const float y_1 = 1.0f + t22;
        const uint t23 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t23 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t23 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const uint t24 = encode_bf16((((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power)); // activation.rs:13
        const float e = decode_bf16(t24);
        const float t25 = 1.0f + e; // activation.rs:14
        const float d = decode_bf16(encode_bf16(t25));
        const uint a_bits = 1065353216u; // math.rs:49
        const uint b_bits = as_type<uint>(d); // math.rs:50
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
        const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
        const uint t26 = b_bits & 8388607u; // math.rs:54
        const uint below = ((0u < t26) ? 1u : 0u); // math.rs:69
        const uint numerator = shl_u32(8388608u, below); // math.rs:70
        const uint denominator = t26 | 8388608u; // math.rs:71
        const float d_1 = as_type<float>(t26 | 1065353216u); // math.rs:73
        const float t27 = 0.47058824f * d_1; // math.rs:74
        float reciprocal = 1.4117647f - t27;
        const float t28 = d_1 * reciprocal; // math.rs:77
        const float t29 = 1.0f - t28;
        const float t30 = reciprocal * t29;
        reciprocal = reciprocal + t30;
        const float t31 = d_1 * reciprocal;
        const float t32 = 1.0f - t31;
        const float t33 = reciprocal * t32;
        reciprocal = reciprocal + t33;
        const float t34 = d_1 * reciprocal;
        const float t35 = 1.0f - t34;
        const float t36 = reciprocal * t35;
        reciprocal = reciprocal + t36;
        const float n = as_type<float>(1065353216u + (below << 23u)); // math.rs:80
        const float t37 = n * reciprocal; // math.rs:81
        const float t38 = t37 * 8388608.0f;
        uint quotient = u32_from_f32(t38);
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
        const uint t39 = quotient; // math.rs:96
        const int field_1 = add_i32(exponent, as_type<int>(t39 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t39 & 8388607u); // math.rs:42
        const float quotient_1 = as_type<float>(sign_1 | ((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero = b_field == 0u; // math.rs:59
        const float bounded_1 = (b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
        const float extended = (b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded_1); // math.rs:62
        const uint t40 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended)); // activation.rs:15
        const float y_2 = decode_bf16(t40);
        const float t41 = 1.0f - y_2; // activation.rs:16
        const float t42 = t1 * ((t1 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t41))); // activation.rs:22
        const uint bits_2 = as_type<uint>(t42); // math.rs:34
        const float t43 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:22
        const float t44 = t43 * decode_bf16(t9.x); // activation.rs:28
        const uint bits_3 = as_type<uint>(t44); // math.rs:34
        const float t45 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:28
        results_0 = t45; // swiglu.rs:156
        const float t46 = abs_f32(t2); // activation.rs:13
        const float bounded_2 = min_f32(max_f32(t46, -104.0f), 89.0f); // math.rs:189
        const float t47 = bounded_2 * 1.442695f; // math.rs:190
        const float k_1 = rint(t47);
        const float t48 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_2 - t48;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t49 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t49 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t50 = q_1 * r_1; // math.rs:199
        q_1 = t50 + 0.0013933674f;
        const float t51 = q_1 * r_1;
        q_1 = t51 + 0.008333311f;
        const float t52 = q_1 * r_1;
        q_1 = t52 + 0.041666467f;
        const float t53 = q_1 * r_1;
        q_1 = t53 + 0.16666667f;
        const float t54 = q_1 * r_1;
        q_1 = t54 + 0.5f;
        const float t55 = r_1 * r_1; // math.rs:201
        const float t56 = t55 * q_1;
        const float t57 = r_error_1 + t56;
        const float t58 = r_1 + t57;
        const float y_3 = 1.0f + t58;
        const uint t59 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_1)), as_type<int>(t59 >> 24u)); // math.rs:41
        const uint bits_4 = (as_type<uint>(field_2) << 23u) | (t59 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))); // math.rs:43
        const uint t60 = encode_bf16((((as_type<uint>(t46) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1)); // activation.rs:13
        const float e_1 = decode_bf16(t60);
        const float t61 = 1.0f + e_1; // activation.rs:14
        const float d_2 = decode_bf16(encode_bf16(t61));
        const uint a_bits_1 = 1065353216u; // math.rs:49
        const uint b_bits_1 = as_type<uint>(d_2); // math.rs:50
        const uint sign_2 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
        const uint b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
        const uint t62 = b_bits_1 & 8388607u; // math.rs:54
        const uint below_1 = ((0u < t62) ? 1u : 0u); // math.rs:69
        const uint numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
        const uint denominator_1 = t62 | 8388608u; // math.rs:71
        const float d_3 = as_type<float>(t62 | 1065353216u); // math.rs:73
        const float t63 = 0.47058824f * d_3; // math.rs:74
        float reciprocal_1 = 1.4117647f - t63;
        const float t64 = d_3 * reciprocal_1; // math.rs:77
        const float t65 = 1.0f - t64;
        const float t66 = reciprocal_1 * t65;
        reciprocal_1 = reciprocal_1 + t66;
        const float t67 = d_3 * reciprocal_1;
        const float t68 = 1.0f - t67;
        const float t69 = reciprocal_1 * t68;
        reciprocal_1 = reciprocal_1 + t69;
        const float t70 = d_3 * reciprocal_1;
        const float t71 = 1.0f - t70;
        const float t72 = reciprocal_1 * t71;
        reciprocal_1 = reciprocal_1 + t72;
        const float n_1 = as_type<float>(1065353216u + (below_1 << 23u)); // math.rs:80
        const float t73 = n_1 * reciprocal_1; // math.rs:81
        const float t74 = t73 * 8388608.0f;
        uint quotient_2 = u32_from_f32(t74);
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
        const uint t75 = quotient_2; // math.rs:96
        const int field_3 = add_i32(exponent_1, as_type<int>(t75 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_3) << 23u) | (t75 & 8388607u); // math.rs:42
        const float quotient_3 = as_type<float>(sign_2 | ((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const bool b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_1 = b_field_1 == 0u; // math.rs:59
        const float bounded_3 = (b_infinite_1 ? as_type<float>(sign_2) : quotient_3); // math.rs:61
        const float extended_1 = (b_zero_1 ? as_type<float>(sign_2 | 2139095040u) : bounded_3); // math.rs:62
        const uint t76 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_1)); // activation.rs:15
        const float y_4 = decode_bf16(t76);
        const float t77 = 1.0f - y_4; // activation.rs:16
        const float t78 = t2 * ((t2 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t77))); // activation.rs:22
        const uint bits_6 = as_type<uint>(t78); // math.rs:34
        const float t79 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:22
        const float t80 = t79 * decode_bf16(t9.x >> 16u); // activation.rs:28
        const uint bits_7 = as_type<uint>(t80); // math.rs:34
        const float t81 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:28
        results_1 = t81; // swiglu.rs:156
        const float t82 = abs_f32(t3); // activation.rs:13
        const float bounded_4 = min_f32(max_f32(t82, -104.0f), 89.0f); // math.rs:189
        const float t83 = bounded_4 * 1.442695f; // math.rs:190
        const float k_2 = rint(t83);
        const float t84 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_4 - t84;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t85 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t85 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t86 = q_2 * r_2; // math.rs:199
        q_2 = t86 + 0.0013933674f;
        const float t87 = q_2 * r_2;
        q_2 = t87 + 0.008333311f;
        const float t88 = q_2 * r_2;
        q_2 = t88 + 0.041666467f;
        const float t89 = q_2 * r_2;
        q_2 = t89 + 0.16666667f;
        const float t90 = q_2 * r_2;
        q_2 = t90 + 0.5f;
        const float t91 = r_2 * r_2; // math.rs:201
        const float t92 = t91 * q_2;
        const float t93 = r_error_2 + t92;
        const float t94 = r_2 + t93;
        const float y_5 = 1.0f + t94;
        const uint t95 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_2)), as_type<int>(t95 >> 24u)); // math.rs:41
        const uint bits_8 = (as_type<uint>(field_4) << 23u) | (t95 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))); // math.rs:43
        const uint t96 = encode_bf16((((as_type<uint>(t82) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2)); // activation.rs:13
        const float e_2 = decode_bf16(t96);
        const float t97 = 1.0f + e_2; // activation.rs:14
        const float d_4 = decode_bf16(encode_bf16(t97));
        const uint a_bits_2 = 1065353216u; // math.rs:49
        const uint b_bits_2 = as_type<uint>(d_4); // math.rs:50
        const uint sign_3 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
        const uint b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
        const uint t98 = b_bits_2 & 8388607u; // math.rs:54
        const uint below_2 = ((0u < t98) ? 1u : 0u); // math.rs:69
        const uint numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
        const uint denominator_2 = t98 | 8388608u; // math.rs:71
        const float d_5 = as_type<float>(t98 | 1065353216u); // math.rs:73
        const float t99 = 0.47058824f * d_5; // math.rs:74
        float reciprocal_2 = 1.4117647f - t99;
        const float t100 = d_5 * reciprocal_2; // math.rs:77
        const float t101 = 1.0f - t100;
        const float t102 = reciprocal_2 * t101;
        reciprocal_2 = reciprocal_2 + t102;
        const float t103 = d_5 * reciprocal_2;
        const float t104 = 1.0f - t103;
        const float t105 = reciprocal_2 * t104;
        reciprocal_2 = reciprocal_2 + t105;
        const float t106 = d_5 * reciprocal_2;
        const float t107 = 1.0f - t106;
        const float t108 = reciprocal_2 * t107;
        reciprocal_2 = reciprocal_2 + t108;
        const float n_2 = as_type<float>(1065353216u + (below_2 << 23u)); // math.rs:80
        const float t109 = n_2 * reciprocal_2; // math.rs:81
        const float t110 = t109 * 8388608.0f;
        uint quotient_4 = u32_from_f32(t110);
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
        const uint t111 = quotient_4; // math.rs:96
        const int field_5 = add_i32(exponent_2, as_type<int>(t111 >> 24u)); // math.rs:41
        const uint bits_9 = (as_type<uint>(field_5) << 23u) | (t111 & 8388607u); // math.rs:42
        const float quotient_5 = as_type<float>(sign_3 | ((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9))); // math.rs:43
        const bool b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_2 = b_field_2 == 0u; // math.rs:59
        const float bounded_5 = (b_infinite_2 ? as_type<float>(sign_3) : quotient_5); // math.rs:61
        const float extended_2 = (b_zero_2 ? as_type<float>(sign_3 | 2139095040u) : bounded_5); // math.rs:62
        const uint t112 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_2)); // activation.rs:15
        const float y_6 = decode_bf16(t112);
        const float t113 = 1.0f - y_6; // activation.rs:16
        const float t114 = t3 * ((t3 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t113))); // activation.rs:22
        const uint bits_10 = as_type<uint>(t114); // math.rs:34
        const float t115 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:22
        const float t116 = t115 * decode_bf16(t9.y); // activation.rs:28
        const uint bits_11 = as_type<uint>(t116); // math.rs:34
        const float t117 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:28
        results_2 = t117; // swiglu.rs:156
        const float t118 = abs_f32(t4); // activation.rs:13
        const float bounded_6 = min_f32(max_f32(t118, -104.0f), 89.0f); // math.rs:189
        const float t119 = bounded_6 * 1.442695f; // math.rs:190
        const float k_3 = rint(t119);
        const float t120 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_6 - t120;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t121 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t121 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t122 = q_3 * r_3; // math.rs:199
        q_3 = t122 + 0.0013933674f;
        const float t123 = q_3 * r_3;
        q_3 = t123 + 0.008333311f;
        const float t124 = q_3 * r_3;
        q_3 = t124 + 0.041666467f;
        const float t125 = q_3 * r_3;
        q_3 = t125 + 0.16666667f;
        const float t126 = q_3 * r_3;
        q_3 = t126 + 0.5f;
        const float t127 = r_3 * r_3; // math.rs:201
        const float t128 = t127 * q_3;
        const float t129 = r_error_3 + t128;
        const float t130 = r_3 + t129;
        const float y_7 = 1.0f + t130;
        const uint t131 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_3)), as_type<int>(t131 >> 24u)); // math.rs:41
        const uint bits_12 = (as_type<uint>(field_6) << 23u) | (t131 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))); // math.rs:43
        const uint t132 = encode_bf16((((as_type<uint>(t118) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3)); // activation.rs:13
        const float e_3 = decode_bf16(t132);
        const float t133 = 1.0f + e_3; // activation.rs:14
        const float d_6 = decode_bf16(encode_bf16(t133));
        const uint a_bits_3 = 1065353216u; // math.rs:49
        const uint b_bits_3 = as_type<uint>(d_6); // math.rs:50
        const uint sign_4 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
        const uint b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
        const uint t134 = b_bits_3 & 8388607u; // math.rs:54
        const uint below_3 = ((0u < t134) ? 1u : 0u); // math.rs:69
        const uint numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
        const uint denominator_3 = t134 | 8388608u; // math.rs:71
        const float d_7 = as_type<float>(t134 | 1065353216u); // math.rs:73
        const float t135 = 0.47058824f * d_7; // math.rs:74
        float reciprocal_3 = 1.4117647f - t135;
        const float t136 = d_7 * reciprocal_3; // math.rs:77
        const float t137 = 1.0f - t136;
        const float t138 = reciprocal_3 * t137;
        reciprocal_3 = reciprocal_3 + t138;
        const float t139 = d_7 * reciprocal_3;
        const float t140 = 1.0f - t139;
        const float t141 = reciprocal_3 * t140;
        reciprocal_3 = reciprocal_3 + t141;
        const float t142 = d_7 * reciprocal_3;
        const float t143 = 1.0f - t142;
        const float t144 = reciprocal_3 * t143;
        reciprocal_3 = reciprocal_3 + t144;
        const float n_3 = as_type<float>(1065353216u + (below_3 << 23u)); // math.rs:80
        const float t145 = n_3 * reciprocal_3; // math.rs:81
        const float t146 = t145 * 8388608.0f;
        uint quotient_6 = u32_from_f32(t146);
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
        const uint t147 = quotient_6; // math.rs:96
        const int field_7 = add_i32(exponent_3, as_type<int>(t147 >> 24u)); // math.rs:41
        const uint bits_13 = (as_type<uint>(field_7) << 23u) | (t147 & 8388607u); // math.rs:42
        const float quotient_7 = as_type<float>(sign_4 | ((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_13))); // math.rs:43
        const bool b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_3 = b_field_3 == 0u; // math.rs:59
        const float bounded_7 = (b_infinite_3 ? as_type<float>(sign_4) : quotient_7); // math.rs:61
        const float extended_3 = (b_zero_3 ? as_type<float>(sign_4 | 2139095040u) : bounded_7); // math.rs:62
        const uint t148 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_3)); // activation.rs:15
        const float y_8 = decode_bf16(t148);
        const float t149 = 1.0f - y_8; // activation.rs:16
        const float t150 = t4 * ((t4 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t149))); // activation.rs:22
        const uint bits_14 = as_type<uint>(t150); // math.rs:34
        const float t151 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:22
        const float t152 = t151 * decode_bf16(t9.y >> 16u); // activation.rs:28
        const uint bits_15 = as_type<uint>(t152); // math.rs:34
        const float t153 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:28
        results_3 = t153; // swiglu.rs:156
        const float t154 = abs_f32(t5); // activation.rs:13
        const float bounded_8 = min_f32(max_f32(t154, -104.0f), 89.0f); // math.rs:189
        const float t155 = bounded_8 * 1.442695f; // math.rs:190
        const float k_4 = rint(t155);
        const float t156 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_8 - t156;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t157 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t157 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t158 = q_4 * r_4; // math.rs:199
        q_4 = t158 + 0.0013933674f;
        const float t159 = q_4 * r_4;
        q_4 = t159 + 0.008333311f;
        const float t160 = q_4 * r_4;
        q_4 = t160 + 0.041666467f;
        const float t161 = q_4 * r_4;
        q_4 = t161 + 0.16666667f;
        const float t162 = q_4 * r_4;
        q_4 = t162 + 0.5f;
        const float t163 = r_4 * r_4; // math.rs:201
        const float t164 = t163 * q_4;
        const float t165 = r_error_4 + t164;
        const float t166 = r_4 + t165;
        const float y_9 = 1.0f + t166;
        const uint t167 = (as_type<uint>(y_9) & 8388607u) | 8388608u; // math.rs:202
        const int field_8 = add_i32(add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), i32_from_f32(k_4)), as_type<int>(t167 >> 24u)); // math.rs:41
        const uint bits_16 = (as_type<uint>(field_8) << 23u) | (t167 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16))); // math.rs:43
        const uint t168 = encode_bf16((((as_type<uint>(t154) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4)); // activation.rs:13
        const float e_4 = decode_bf16(t168);
        const float t169 = 1.0f + e_4; // activation.rs:14
        const float d_8 = decode_bf16(encode_bf16(t169));
        const uint a_bits_4 = 1065353216u; // math.rs:49
        const uint b_bits_4 = as_type<uint>(d_8); // math.rs:50
        const uint sign_5 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
        const uint b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
        const uint t170 = b_bits_4 & 8388607u; // math.rs:54
        const uint below_4 = ((0u < t170) ? 1u : 0u); // math.rs:69
        const uint numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
        const uint denominator_4 = t170 | 8388608u; // math.rs:71
        const float d_9 = as_type<float>(t170 | 1065353216u); // math.rs:73
        const float t171 = 0.47058824f * d_9; // math.rs:74
        float reciprocal_4 = 1.4117647f - t171;
        const float t172 = d_9 * reciprocal_4; // math.rs:77
        const float t173 = 1.0f - t172;
        const float t174 = reciprocal_4 * t173;
        reciprocal_4 = reciprocal_4 + t174;
        const float t175 = d_9 * reciprocal_4;
        const float t176 = 1.0f - t175;
        const float t177 = reciprocal_4 * t176;
        reciprocal_4 = reciprocal_4 + t177;
        const float t178 = d_9 * reciprocal_4;
        const float t179 = 1.0f - t178;
        const float t180 = reciprocal_4 * t179;
        reciprocal_4 = reciprocal_4 + t180;
        const float n_4 = as_type<float>(1065353216u + (below_4 << 23u)); // math.rs:80
        const float t181 = n_4 * reciprocal_4; // math.rs:81
        const float t182 = t181 * 8388608.0f;
        uint quotient_8 = u32_from_f32(t182);
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
        const uint t183 = quotient_8; // math.rs:96
        const int field_9 = add_i32(exponent_4, as_type<int>(t183 >> 24u)); // math.rs:41
        const uint bits_17 = (as_type<uint>(field_9) << 23u) | (t183 & 8388607u); // math.rs:42
        const float quotient_9 = as_type<float>(sign_5 | ((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_17))); // math.rs:43
        const bool b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_4 = b_field_4 == 0u; // math.rs:59
        const float bounded_9 = (b_infinite_4 ? as_type<float>(sign_5) : quotient_9); // math.rs:61
        const float extended_4 = (b_zero_4 ? as_type<float>(sign_5 | 2139095040u) : bounded_9); // math.rs:62
        const uint t184 = encode_bf16((((as_type<uint>(d_8) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_4)); // activation.rs:15
        const float y_10 = decode_bf16(t184);
        const float t185 = 1.0f - y_10; // activation.rs:16
        const float t186 = t5 * ((t5 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t185))); // activation.rs:22
        const uint bits_18 = as_type<uint>(t186); // math.rs:34
        const float t187 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // activation.rs:22
        const float t188 = t187 * decode_bf16(t9.z); // activation.rs:28
        const uint bits_19 = as_type<uint>(t188); // math.rs:34
        const float t189 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:28
        results_4 = t189; // swiglu.rs:156
        const float t190 = abs_f32(t6); // activation.rs:13
        const float bounded_10 = min_f32(max_f32(t190, -104.0f), 89.0f); // math.rs:189
        const float t191 = bounded_10 * 1.442695f; // math.rs:190
        const float k_5 = rint(t191);
        const float t192 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_10 - t192;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t193 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t193 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t194 = q_5 * r_5; // math.rs:199
        q_5 = t194 + 0.0013933674f;
        const float t195 = q_5 * r_5;
        q_5 = t195 + 0.008333311f;
        const float t196 = q_5 * r_5;
        q_5 = t196 + 0.041666467f;
        const float t197 = q_5 * r_5;
        q_5 = t197 + 0.16666667f;
        const float t198 = q_5 * r_5;
        q_5 = t198 + 0.5f;
        const float t199 = r_5 * r_5; // math.rs:201
        const float t200 = t199 * q_5;
        const float t201 = r_error_5 + t200;
        const float t202 = r_5 + t201;
        const float y_11 = 1.0f + t202;
        const uint t203 = (as_type<uint>(y_11) & 8388607u) | 8388608u; // math.rs:202
        const int field_10 = add_i32(add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), i32_from_f32(k_5)), as_type<int>(t203 >> 24u)); // math.rs:41
        const uint bits_20 = (as_type<uint>(field_10) << 23u) | (t203 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20))); // math.rs:43
        const uint t204 = encode_bf16((((as_type<uint>(t190) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5)); // activation.rs:13
        const float e_5 = decode_bf16(t204);
        const float t205 = 1.0f + e_5; // activation.rs:14
        const float d_10 = decode_bf16(encode_bf16(t205));
        const uint a_bits_5 = 1065353216u; // math.rs:49
        const uint b_bits_5 = as_type<uint>(d_10); // math.rs:50
        const uint sign_6 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
        const uint b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
        const uint t206 = b_bits_5 & 8388607u; // math.rs:54
        const uint below_5 = ((0u < t206) ? 1u : 0u); // math.rs:69
        const uint numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
        const uint denominator_5 = t206 | 8388608u; // math.rs:71
        const float d_11 = as_type<float>(t206 | 1065353216u); // math.rs:73
        const float t207 = 0.47058824f * d_11; // math.rs:74
        float reciprocal_5 = 1.4117647f - t207;
        const float t208 = d_11 * reciprocal_5; // math.rs:77
        const float t209 = 1.0f - t208;
        const float t210 = reciprocal_5 * t209;
        reciprocal_5 = reciprocal_5 + t210;
        const float t211 = d_11 * reciprocal_5;
        const float t212 = 1.0f - t211;
        const float t213 = reciprocal_5 * t212;
        reciprocal_5 = reciprocal_5 + t213;
        const float t214 = d_11 * reciprocal_5;
        const float t215 = 1.0f - t214;
        const float t216 = reciprocal_5 * t215;
        reciprocal_5 = reciprocal_5 + t216;
        const float n_5 = as_type<float>(1065353216u + (below_5 << 23u)); // math.rs:80
        const float t217 = n_5 * reciprocal_5; // math.rs:81
        const float t218 = t217 * 8388608.0f;
        uint quotient_10 = u32_from_f32(t218);
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
        const uint t219 = quotient_10; // math.rs:96
        const int field_11 = add_i32(exponent_5, as_type<int>(t219 >> 24u)); // math.rs:41
        const uint bits_21 = (as_type<uint>(field_11) << 23u) | (t219 & 8388607u); // math.rs:42
        const float quotient_11 = as_type<float>(sign_6 | ((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_21))); // math.rs:43
        const bool b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_5 = b_field_5 == 0u; // math.rs:59
        const float bounded_11 = (b_infinite_5 ? as_type<float>(sign_6) : quotient_11); // math.rs:61
        const float extended_5 = (b_zero_5 ? as_type<float>(sign_6 | 2139095040u) : bounded_11); // math.rs:62
        const uint t220 = encode_bf16((((as_type<uint>(d_10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_5)); // activation.rs:15
        const float y_12 = decode_bf16(t220);
        const float t221 = 1.0f - y_12; // activation.rs:16
        const float t222 = t6 * ((t6 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t221))); // activation.rs:22
        const uint bits_22 = as_type<uint>(t222); // math.rs:34
        const float t223 = decode_bf16(encode_bf16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // activation.rs:22
        const float t224 = t223 * decode_bf16(t9.z >> 16u); // activation.rs:28
        const uint bits_23 = as_type<uint>(t224); // math.rs:34
        const float t225 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:28
        results_5 = t225; // swiglu.rs:156
        const float t226 = abs_f32(t7); // activation.rs:13
        const float bounded_12 = min_f32(max_f32(t226, -104.0f), 89.0f); // math.rs:189
        const float t227 = bounded_12 * 1.442695f; // math.rs:190
        const float k_6 = rint(t227);
        const float t228 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_12 - t228;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t229 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t229 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t230 = q_6 * r_6; // math.rs:199
        q_6 = t230 + 0.0013933674f;
        const float t231 = q_6 * r_6;
        q_6 = t231 + 0.008333311f;
        const float t232 = q_6 * r_6;
        q_6 = t232 + 0.041666467f;
        const float t233 = q_6 * r_6;
        q_6 = t233 + 0.16666667f;
        const float t234 = q_6 * r_6;
        q_6 = t234 + 0.5f;
        const float t235 = r_6 * r_6; // math.rs:201
        const float t236 = t235 * q_6;
        const float t237 = r_error_6 + t236;
        const float t238 = r_6 + t237;
        const float y_13 = 1.0f + t238;
        const uint t239 = (as_type<uint>(y_13) & 8388607u) | 8388608u; // math.rs:202
        const int field_12 = add_i32(add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), i32_from_f32(k_6)), as_type<int>(t239 >> 24u)); // math.rs:41
        const uint bits_24 = (as_type<uint>(field_12) << 23u) | (t239 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24))); // math.rs:43
        const uint t240 = encode_bf16((((as_type<uint>(t226) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6)); // activation.rs:13
        const float e_6 = decode_bf16(t240);
        const float t241 = 1.0f + e_6; // activation.rs:14
        const float d_12 = decode_bf16(encode_bf16(t241));
        const uint a_bits_6 = 1065353216u; // math.rs:49
        const uint b_bits_6 = as_type<uint>(d_12); // math.rs:50
        const uint sign_7 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
        const uint b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
        const uint t242 = b_bits_6 & 8388607u; // math.rs:54
        const uint below_6 = ((0u < t242) ? 1u : 0u); // math.rs:69
        const uint numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
        const uint denominator_6 = t242 | 8388608u; // math.rs:71
        const float d_13 = as_type<float>(t242 | 1065353216u); // math.rs:73
        const float t243 = 0.47058824f * d_13; // math.rs:74
        float reciprocal_6 = 1.4117647f - t243;
        const float t244 = d_13 * reciprocal_6; // math.rs:77
        const float t245 = 1.0f - t244;
        const float t246 = reciprocal_6 * t245;
        reciprocal_6 = reciprocal_6 + t246;
        const float t247 = d_13 * reciprocal_6;
        const float t248 = 1.0f - t247;
        const float t249 = reciprocal_6 * t248;
        reciprocal_6 = reciprocal_6 + t249;
        const float t250 = d_13 * reciprocal_6;
        const float t251 = 1.0f - t250;
        const float t252 = reciprocal_6 * t251;
        reciprocal_6 = reciprocal_6 + t252;
        const float n_6 = as_type<float>(1065353216u + (below_6 << 23u)); // math.rs:80
        const float t253 = n_6 * reciprocal_6; // math.rs:81
        const float t254 = t253 * 8388608.0f;
        uint quotient_12 = u32_from_f32(t254);
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
        const uint t255 = quotient_12; // math.rs:96
        const int field_13 = add_i32(exponent_6, as_type<int>(t255 >> 24u)); // math.rs:41
        const uint bits_25 = (as_type<uint>(field_13) << 23u) | (t255 & 8388607u); // math.rs:42
        const float quotient_13 = as_type<float>(sign_7 | ((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_25))); // math.rs:43
        const bool b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_6 = b_field_6 == 0u; // math.rs:59
        const float bounded_13 = (b_infinite_6 ? as_type<float>(sign_7) : quotient_13); // math.rs:61
        const float extended_6 = (b_zero_6 ? as_type<float>(sign_7 | 2139095040u) : bounded_13); // math.rs:62
        const uint t256 = encode_bf16((((as_type<uint>(d_12) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_6)); // activation.rs:15
        const float y_14 = decode_bf16(t256);
        const float t257 = 1.0f - y_14; // activation.rs:16
        const float t258 = t7 * ((t7 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t257))); // activation.rs:22
        const uint bits_26 = as_type<uint>(t258); // math.rs:34
        const float t259 = decode_bf16(encode_bf16(as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)))); // activation.rs:22
        const float t260 = t259 * decode_bf16(t9.w); // activation.rs:28
        const uint bits_27 = as_type<uint>(t260); // math.rs:34
        const float t261 = decode_bf16(encode_bf16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // activation.rs:28
        results_6 = t261; // swiglu.rs:156
        const float t262 = abs_f32(t8); // activation.rs:13
        const float bounded_14 = min_f32(max_f32(t262, -104.0f), 89.0f); // math.rs:189
        const float t263 = bounded_14 * 1.442695f; // math.rs:190
        const float k_7 = rint(t263);
        const float t264 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_14 - t264;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t265 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t265 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t266 = q_7 * r_7; // math.rs:199
        q_7 = t266 + 0.0013933674f;
        const float t267 = q_7 * r_7;
        q_7 = t267 + 0.008333311f;
        const float t268 = q_7 * r_7;
        q_7 = t268 + 0.041666467f;
        const float t269 = q_7 * r_7;
        q_7 = t269 + 0.16666667f;
        const float t270 = q_7 * r_7;
        q_7 = t270 + 0.5f;
        const float t271 = r_7 * r_7; // math.rs:201
        const float t272 = t271 * q_7;
        const float t273 = r_error_7 + t272;
        const float t274 = r_7 + t273;
        const float y_15 = 1.0f + t274;
        const uint t275 = (as_type<uint>(y_15) & 8388607u) | 8388608u; // math.rs:202
        const int field_14 = add_i32(add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), i32_from_f32(k_7)), as_type<int>(t275 >> 24u)); // math.rs:41
        const uint bits_28 = (as_type<uint>(field_14) << 23u) | (t275 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28))); // math.rs:43
        const uint t276 = encode_bf16((((as_type<uint>(t262) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7)); // activation.rs:13
        const float e_7 = decode_bf16(t276);
        const float t277 = 1.0f + e_7; // activation.rs:14
        const float d_14 = decode_bf16(encode_bf16(t277));
        const uint a_bits_7 = 1065353216u; // math.rs:49
        const uint b_bits_7 = as_type<uint>(d_14); // math.rs:50
        const uint sign_8 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
        const uint b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
        const uint t278 = b_bits_7 & 8388607u; // math.rs:54
        const uint below_7 = ((0u < t278) ? 1u : 0u); // math.rs:69
        const uint numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
        const uint denominator_7 = t278 | 8388608u; // math.rs:71
        const float d_15 = as_type<float>(t278 | 1065353216u); // math.rs:73
        const float t279 = 0.47058824f * d_15; // math.rs:74
        float reciprocal_7 = 1.4117647f - t279;
        const float t280 = d_15 * reciprocal_7; // math.rs:77
        const float t281 = 1.0f - t280;
        const float t282 = reciprocal_7 * t281;
        reciprocal_7 = reciprocal_7 + t282;
        const float t283 = d_15 * reciprocal_7;
        const float t284 = 1.0f - t283;
        const float t285 = reciprocal_7 * t284;
        reciprocal_7 = reciprocal_7 + t285;
        const float t286 = d_15 * reciprocal_7;
        const float t287 = 1.0f - t286;
        const float t288 = reciprocal_7 * t287;
        reciprocal_7 = reciprocal_7 + t288;
        const float n_7 = as_type<float>(1065353216u + (below_7 << 23u)); // math.rs:80
        const float t289 = n_7 * reciprocal_7; // math.rs:81
        const float t290 = t289 * 8388608.0f;
        uint quotient_14 = u32_from_f32(t290);
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
        const uint t291 = quotient_14; // math.rs:96
        const int field_15 = add_i32(exponent_7, as_type<int>(t291 >> 24u)); // math.rs:41
        const uint bits_29 = (as_type<uint>(field_15) << 23u) | (t291 & 8388607u); // math.rs:42
        const float quotient_15 = as_type<float>(sign_8 | ((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_29))); // math.rs:43
        const bool b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
        const bool b_zero_7 = b_field_7 == 0u; // math.rs:59
        const float bounded_15 = (b_infinite_7 ? as_type<float>(sign_8) : quotient_15); // math.rs:61
        const float extended_7 = (b_zero_7 ? as_type<float>(sign_8 | 2139095040u) : bounded_15); // math.rs:62
        const uint t292 = encode_bf16((((as_type<uint>(d_14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_7)); // activation.rs:15
        const float y_16 = decode_bf16(t292);
        const float t293 = 1.0f - y_16; // activation.rs:16
        const float t294 = t8 * ((t8 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t293))); // activation.rs:22
        const uint bits_30 = as_type<uint>(t294); // math.rs:34
        const float t295 = decode_bf16(encode_bf16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // activation.rs:22
        const float t296 = t295 * decode_bf16(t9.w >> 16u); // activation.rs:28
        const uint bits_31 = as_type<uint>(t296); // math.rs:34
        const float t297 = decode_bf16(encode_bf16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // activation.rs:28
        results_7 = t297; // swiglu.rs:156
        const uint4 t298 = uint4(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:51
        ((device uint4*)y)[(first >> 1u) >> 2u] = t298;
    }
}
