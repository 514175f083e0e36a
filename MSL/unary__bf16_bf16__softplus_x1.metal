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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__softplus_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
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
        const float power = y_1 * unit; // logistic.rs:70
        const float power_error = y_error * unit;
        const float d = 1.0f + power; // logistic.rs:72
        const bool halved = d > 1.4142135f; // logistic.rs:73
        const float t17 = d * 0.5f; // logistic.rs:74
        const float t18 = t17 - 1.0f;
        const float f = (halved ? t18 : power);
        const float t19 = 1.0f - d; // logistic.rs:75
        const float t20 = t19 + power;
        const float t21 = t20 + power_error;
        const float error = (halved ? t21 : power_error);
        const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
        const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
        const float sum_1 = whole + f; // logistic.rs:78
        const float t22 = whole - sum_1; // logistic.rs:79
        const float sum_error = t22 + f;
        const float t23 = 0.5f * power; // logistic.rs:81
        const float t24 = t23 - 1.0f;
        const float t25 = power * t24;
        const float slope = 1.0f + t25;
        float p_1 = 0.05351364f; // logarithm.rs:19
        const float t26 = p_1 * f; // logarithm.rs:31
        p_1 = t26 + -0.109175f;
        const float t27 = p_1 * f;
        p_1 = t27 + 0.12108583f;
        const float t28 = p_1 * f;
        p_1 = t28 + -0.12550178f;
        const float t29 = p_1 * f;
        p_1 = t29 + 0.14209557f;
        const float t30 = p_1 * f;
        p_1 = t30 + -0.16659358f;
        const float t31 = p_1 * f;
        p_1 = t31 + 0.20002224f;
        const float t32 = p_1 * f;
        p_1 = t32 + -0.25000167f;
        const float t33 = p_1 * f;
        p_1 = t33 + 0.33333313f;
        const float square = f * f; // logarithm.rs:33
        const float t34 = square * f; // logarithm.rs:34
        const float t35 = t34 * p_1;
        const float t36 = 0.5f * square;
        const float t37 = t35 - t36;
        const float t38 = whole_error + t37; // logistic.rs:82
        const float t39 = sum_error + t38;
        const float t40 = error * slope;
        const float tail = t39 + t40;
        const float linear = ((as_type<uint>(t1) > 2147483647u) ? 0.0f : t1); // logistic.rs:84
        const float total = linear + sum_1; // logistic.rs:85
        const float back = total - linear; // logistic.rs:86
        const float t41 = total - back; // logistic.rs:87
        const float t42 = linear - t41;
        const float t43 = sum_1 - back;
        const float total_error = t42 + t43;
        const float t44 = total_error + tail; // logistic.rs:88
        const float near = total + t44;
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const float result = ((as_type<uint>(t1) > 2147483647u) & (exponent < -60) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : near); // logistic.rs:89
        const float bounded = ((as_type<uint>(t1) == 2139095040u) ? t1 : result); // logistic.rs:90
        y[index] = ushort(encode_bf16((((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded))); // unary.rs:288
    }
}
