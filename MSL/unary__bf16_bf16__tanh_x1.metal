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

kernel void unary__bf16_bf16__tanh_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint bits = as_type<uint>(t1); // bits.rs:31
        const float a = abs_f32(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits))); // logistic.rs:48
        const float t2 = a + a; // logistic.rs:50
        const float t3 = neg_f32(as_type<float>(min_u32(as_type<uint>(t2), 1120927744u))); // logistic.rs:19
        const float t4 = t3 * 1.442695f; // exponential.rs:14
        const float sum = t4 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
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
        const float t14 = 1.0f - y_1; // exponential.rs:34
        const float t15 = t14 + p;
        const float t16 = r - p;
        const float t17 = t16 + rest;
        const float y_error = t15 + t17;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent, -60), 127)) << 23u); // bits.rs:66
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t18 = 1.0f - d; // logistic.rs:30
        const float t19 = t18 + power;
        const float t20 = y_error * unit;
        const float t21 = t19 + t20;
        const float t22 = d * 0.32323232f; // division.rs:13
        const float t23 = t22 - 1.4545455f;
        const float t24 = d * t23;
        float estimate = t24 + 2.121212f;
        const float t25 = d * estimate; // division.rs:16
        const float t26 = 1.0f - t25;
        const float t27 = estimate * t26;
        estimate = estimate + t27;
        const float t28 = d * estimate;
        const float t29 = 1.0f - t28;
        const float t30 = estimate * t29;
        estimate = estimate + t30;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t31 = d_high * high; // division.rs:21
        const float t32 = 1.0f - t31;
        const float t33 = d - d_high;
        const float t34 = t33 * high;
        const float residual = t32 - t34;
        const float estimate_1 = estimate;
        const float t35 = t21 * high; // division.rs:29
        const float t36 = residual - t35;
        const float low = t36 * estimate_1;
        const float t37 = 2.0f * high; // logistic.rs:52
        const float t38 = t37 - 1.0f;
        const float t39 = 2.0f * low;
        const float large = t38 + t39;
        const float square = a * a; // logistic.rs:55
        float p_1 = -0.05143942f; // logistic.rs:56
        const float t40 = p_1 * square; // logistic.rs:59
        p_1 = t40 + 0.13324323f;
        const float t41 = p_1 * square;
        p_1 = t41 + -0.33333242f;
        const float t42 = a * square; // logistic.rs:61
        const float t43 = t42 * p_1;
        const float small = a + t43;
        const float signed_1 = as_type<float>(as_type<uint>(((a < 0.25f) ? small : large)) | (as_type<uint>(t1) & 2147483648u)); // bits.rs:78
        y[index] = ushort(encode_bf16((((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : signed_1))); // unary.rs:288
    }
}
