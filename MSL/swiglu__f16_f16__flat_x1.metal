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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

kernel void swiglu__f16_f16__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* gate [[buffer(1)]],
    device const ushort* up [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:161
    const uint t0 = min_u32(imm.n_elems, first + 8u); // swiglu.rs:177
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_f16(gate[index]); // swiglu.rs:178
        const float t2 = abs_f32(t1); // activation.rs:20
        const float t3 = min_f32(max_f32(t2, -104.0f), 89.0f); // exponential.rs:40
        const float t4 = t3 * 1.442695f; // exponential.rs:14
        const float k = rint(t4);
        const float t5 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t3 - t5;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t6 = reduced - r; // exponential.rs:18
        const float r_error = t6 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t7 = q * r; // exponential.rs:29
        q = t7 + 0.0013933674f;
        const float t8 = q * r;
        q = t8 + 0.008333311f;
        const float t9 = q * r;
        q = t9 + 0.041666467f;
        const float t10 = q * r;
        q = t10 + 0.16666667f;
        const float t11 = q * r;
        q = t11 + 0.5f;
        const float t12 = r * r; // exponential.rs:31
        const float t13 = t12 * q;
        const float rest = r_error + t13;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t14 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t14); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t14) << 23u); // bits.rs:45
        const float t15 = (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_f16(encode_f16(t15)); // activation.rs:20
        const float t16 = 1.0f + e; // activation.rs:21
        const float d = decode_f16(encode_f16(t16));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t17 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t18 = t17 * 0.32323232f; // division.rs:102
        const float t19 = t18 - 1.4545455f;
        const float t20 = t17 * t19;
        float estimate = t20 + 2.121212f;
        const float t21 = t17 * estimate; // division.rs:105
        const float t22 = 1.0f - t21;
        const float t23 = estimate * t22;
        estimate = estimate + t23;
        const float t24 = t17 * estimate;
        const float t25 = 1.0f - t24;
        const float t26 = estimate * t25;
        estimate = estimate + t26;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t17) & 4294963200u);
        const float t27 = d_high * high; // division.rs:110
        const float t28 = 1.0f - t27;
        const float t29 = t17 - d_high;
        const float t30 = t29 * high;
        const float residual = t28 - t30;
        const float estimate_1 = estimate;
        const float t31 = residual * estimate_1; // division.rs:87
        const float t32 = high + t31;
        const int t33 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t32) >> 23u), t33); // bits.rs:44
        const uint bits_2 = as_type<uint>(t32) + (as_type<uint>(t33) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t34 = encode_f16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_f16(t34);
        const float t35 = 1.0f - y_2; // activation.rs:23
        const float t36 = t1 * ((t1 < 0.0f) ? y_2 : decode_f16(encode_f16(t35))); // activation.rs:30
        const uint bits_3 = as_type<uint>(t36); // bits.rs:29
        const float t37 = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
        const float t38 = t37 * decode_f16(up[index]); // activation.rs:36
        const uint bits_4 = as_type<uint>(t38); // bits.rs:29
        const float t39 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:36
        y[index] = ushort(encode_f16(t39)); // swiglu.rs:178
    }
}
