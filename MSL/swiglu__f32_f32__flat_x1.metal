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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

kernel void swiglu__f32_f32__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* gate [[buffer(1)]],
    device const float* up [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:161
    const uint t0 = min_u32(imm.n_elems, first + 8u); // swiglu.rs:177
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = gate[index]; // swiglu.rs:178
        const float t2 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t1)), 1120927744u))); // logistic.rs:19
        const float t3 = t2 * 1.442695f; // exponential.rs:14
        const float sum = t3 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t4 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t2 - t4;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t5 = reduced - r; // exponential.rs:18
        const float r_error = t5 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t6 = q * r; // exponential.rs:29
        q = t6 + 0.0013933674f;
        const float t7 = q * r;
        q = t7 + 0.008333311f;
        const float t8 = q * r;
        q = t8 + 0.041666467f;
        const float t9 = q * r;
        q = t9 + 0.16666667f;
        const float t10 = q * r;
        q = t10 + 0.5f;
        const float t11 = r * r; // exponential.rs:31
        const float t12 = t11 * q;
        const float rest = r_error + t12;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t13 = 1.0f - y_1; // exponential.rs:34
        const float t14 = t13 + p;
        const float t15 = r - p;
        const float t16 = t15 + rest;
        const float y_error = t14 + t16;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent, -60), 127)) << 23u); // bits.rs:66
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t17 = 1.0f - d; // logistic.rs:30
        const float t18 = t17 + power;
        const float t19 = y_error * unit;
        const float t20 = t18 + t19;
        const float t21 = d * 0.32323232f; // division.rs:13
        const float t22 = t21 - 1.4545455f;
        const float t23 = d * t22;
        float estimate = t23 + 2.121212f;
        const float t24 = d * estimate; // division.rs:16
        const float t25 = 1.0f - t24;
        const float t26 = estimate * t25;
        estimate = estimate + t26;
        const float t27 = d * estimate;
        const float t28 = 1.0f - t27;
        const float t29 = estimate * t28;
        estimate = estimate + t29;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t30 = d_high * high; // division.rs:21
        const float t31 = 1.0f - t30;
        const float t32 = d - d_high;
        const float t33 = t32 * high;
        const float residual = t31 - t33;
        const float estimate_1 = estimate;
        const float t34 = t20 * high; // division.rs:29
        const float t35 = residual - t34;
        const float low = t35 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:72
        const float t36 = y_high * high; // logistic.rs:40
        const float t37 = y_high * low;
        const float t38 = y_1 - y_high;
        const float t39 = t38 + y_error;
        const float t40 = t39 * estimate_1;
        const float t41 = t37 + t40;
        const float product = t36 + t41;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(product) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const float t42 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t1) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t42);
        const float t43 = t1 * (((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
        const uint bits_1 = as_type<uint>(t43); // bits.rs:31
        const float t44 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)) * up[index]; // activation.rs:36
        const uint bits_2 = as_type<uint>(t44); // bits.rs:31
        y[index] = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // swiglu.rs:178
    }
}
