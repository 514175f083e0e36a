#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

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

kernel void swiglu__f16_f16__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* gate [[buffer(1)]],
    device const ushort* up [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:146
    const uint t0 = min_u32(imm.n_elems, first + 8u); // swiglu.rs:162
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_f16(gate[index]); // swiglu.rs:163
        const float t2 = abs_f32(t1); // activation.rs:13
        const float bounded = min_f32(max_f32(t2, -104.0f), 89.0f); // math.rs:189
        const float t3 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t3);
        const float t4 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t4;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t5 = reduced - r; // math.rs:194
        const float r_error = t5 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t6 = q * r; // math.rs:199
        q = t6 + 0.0013933674f;
        const float t7 = q * r;
        q = t7 + 0.008333311f;
        const float t8 = q * r;
        q = t8 + 0.041666467f;
        const float t9 = q * r;
        q = t9 + 0.16666667f;
        const float t10 = q * r;
        q = t10 + 0.5f;
        const float t11 = r * r; // math.rs:201
        const float t12 = t11 * q;
        const float t13 = r_error + t12;
        const float t14 = r + t13;
        const float y_1 = 1.0f + t14;
        const uint t15 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t15 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t15 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const uint t16 = encode_f16((((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power)); // activation.rs:13
        const float e = decode_f16(t16);
        const float t17 = 1.0f + e; // activation.rs:14
        const float d = decode_f16(encode_f16(t17));
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
        const uint t32 = encode_f16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended)); // activation.rs:15
        const float y_2 = decode_f16(t32);
        const float t33 = 1.0f - y_2; // activation.rs:16
        const float t34 = t1 * ((t1 < 0.0f) ? y_2 : decode_f16(encode_f16(t33))); // activation.rs:22
        const uint bits_2 = as_type<uint>(t34); // math.rs:34
        const float t35 = decode_f16(encode_f16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:22
        const float t36 = t35 * decode_f16(up[index]); // activation.rs:28
        const uint bits_3 = as_type<uint>(t36); // math.rs:34
        const float t37 = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:28
        y[index] = ushort(encode_f16(t37)); // swiglu.rs:163
    }
}
