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

kernel void unary__bf16_bf16__erf_x1(
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
        const float a = abs_f32(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits))); // error_function.rs:54
        const bool tiny = a < 7.888609e-31f; // error_function.rs:15
        const float t2 = a * 1.8446744e19f; // error_function.rs:16
        const float scaled = (tiny ? t2 : a);
        const float square = scaled * scaled; // error_function.rs:17
        float p = -0.0006530343f; // error_function.rs:18
        const float t3 = p * square; // error_function.rs:21
        p = t3 + 0.005085426f;
        const float t4 = p * square;
        p = t4 + -0.026821706f;
        const float t5 = p * square;
        p = t5 + 0.11283156f;
        const float t6 = p * square;
        p = t6 + -0.37612608f;
        const float t7 = p * square;
        p = t7 + 0.12837917f;
        const float t8 = scaled * p; // error_function.rs:23
        const float result = scaled + t8;
        const float t9 = result * 5.421011e-20f; // error_function.rs:24
        const float bounded = as_type<float>(min_u32(as_type<uint>(a), 1082130432u)); // bits.rs:60
        float q = 7.319372e-6f; // error_function.rs:33
        const float t10 = q * bounded; // error_function.rs:38
        q = t10 + -7.385329e-5f;
        const float t11 = q * bounded;
        q = t11 + 9.057688e-5f;
        const float t12 = q * bounded;
        q = t12 + 0.0025539699f;
        const float t13 = q * bounded;
        q = t13 + -0.022083614f;
        const float t14 = q * bounded;
        q = t14 + 0.10472026f;
        const float t15 = q * bounded;
        q = t15 + 0.63589543f;
        const float t16 = q * bounded;
        q = t16 + 0.12849542f;
        const float product = bounded * q; // error_function.rs:40
        const float exponent = bounded + product; // error_function.rs:41
        const float t17 = bounded - exponent; // error_function.rs:42
        const float exponent_error = t17 + product;
        const float t18 = neg_f32(exponent); // error_function.rs:43
        const float t19 = t18 * 1.442695f; // exponential.rs:14
        const float sum = t19 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t20 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t18 - t20;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t21 = reduced - r; // exponential.rs:18
        const float r_error = t21 - correction;
        const float t22 = r_error - exponent_error; // error_function.rs:44
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t23 = q_1 * r; // exponential.rs:29
        q_1 = t23 + 0.0013933674f;
        const float t24 = q_1 * r;
        q_1 = t24 + 0.008333311f;
        const float t25 = q_1 * r;
        q_1 = t25 + 0.041666467f;
        const float t26 = q_1 * r;
        q_1 = t26 + 0.16666667f;
        const float t27 = q_1 * r;
        q_1 = t27 + 0.5f;
        const float t28 = r * r; // exponential.rs:31
        const float t29 = t28 * q_1;
        const float rest = t22 + t29;
        const float p_1 = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p_1; // exponential.rs:33
        const float t30 = 1.0f - y_1; // exponential.rs:34
        const float t31 = t30 + p_1;
        const float t32 = r - p_1;
        const float t33 = t32 + rest;
        const float y_error = t31 + t33;
        const float unit = as_type<float>(as_type<uint>(add_i32(exponent_1, 127)) << 23u); // bits.rs:66
        const float power = y_1 * unit; // error_function.rs:46
        const float result_1 = 1.0f - power; // error_function.rs:47
        const float t34 = 1.0f - result_1; // error_function.rs:48
        const float t35 = t34 - power;
        const float t36 = y_error * unit;
        const float t37 = t35 - t36;
        const float t38 = result_1 + t37;
        const float signed_1 = as_type<float>(as_type<uint>(((a < 0.8f) ? (tiny ? t9 : result) : t38)) | (as_type<uint>(t1) & 2147483648u)); // bits.rs:78
        y[index] = ushort(encode_bf16((((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : signed_1))); // unary.rs:288
    }
}
