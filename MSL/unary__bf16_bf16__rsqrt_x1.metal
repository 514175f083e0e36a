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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__rsqrt_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint bits = as_type<uint>(t1); // roots.rs:12
        const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
        const int odd = exponent & 1; // roots.rs:14
        const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
        float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
        const float t2 = 0.5f * m; // roots.rs:20
        const float t3 = t2 * y_1;
        const float t4 = t3 * y_1;
        const float t5 = 0.5f - t4;
        const float t6 = y_1 * t5;
        y_1 = y_1 + t6;
        const float t7 = 0.5f * m;
        const float t8 = t7 * y_1;
        const float t9 = t8 * y_1;
        const float t10 = 0.5f - t9;
        const float t11 = y_1 * t10;
        y_1 = y_1 + t11;
        const float t12 = 0.5f * m;
        const float t13 = t12 * y_1;
        const float t14 = t13 * y_1;
        const float t15 = 0.5f - t14;
        const float t16 = y_1 * t15;
        y_1 = y_1 + t16;
        const float y_2 = y_1; // roots.rs:22
        const int half_exponent = sub_i32(exponent, odd) >> 1u;
        const float product = m * y_2; // roots.rs:28
        const float scaled = m * 4097.0f; // roots.rs:37
        const float t17 = scaled - m; // roots.rs:38
        const float high = scaled - t17;
        const float a_low = m - high; // roots.rs:39
        const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
        const float t18 = scaled_1 - y_2; // roots.rs:38
        const float high_1 = scaled_1 - t18;
        const float b_low = y_2 - high_1; // roots.rs:39
        const float t19 = high * high_1; // roots.rs:31
        const float t20 = t19 - product;
        const float t21 = high * b_low;
        const float t22 = t20 + t21;
        const float t23 = a_low * high_1;
        const float t24 = t22 + t23;
        const float t25 = a_low * b_low;
        const float my_error = t24 + t25;
        const float product_1 = product * y_2; // roots.rs:28
        const float scaled_2 = product * 4097.0f; // roots.rs:37
        const float t26 = scaled_2 - product; // roots.rs:38
        const float high_2 = scaled_2 - t26;
        const float a_low_1 = product - high_2; // roots.rs:39
        const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
        const float t27 = scaled_3 - y_2; // roots.rs:38
        const float high_3 = scaled_3 - t27;
        const float b_low_1 = y_2 - high_3; // roots.rs:39
        const float t28 = high_2 * high_3; // roots.rs:31
        const float t29 = t28 - product_1;
        const float t30 = high_2 * b_low_1;
        const float t31 = t29 + t30;
        const float t32 = a_low_1 * high_3;
        const float t33 = t31 + t32;
        const float t34 = a_low_1 * b_low_1;
        const float square_error = t33 + t34;
        const float t35 = 1.0f - product_1; // roots.rs:49
        const float t36 = t35 - square_error;
        const float t37 = my_error * y_2;
        const float residual = t36 - t37;
        const float t38 = 0.5f * residual; // roots.rs:50
        const float t39 = y_2 * t38;
        const float root = y_2 + t39;
        const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
        const uint bits_1 = as_type<uint>(t1); // roots.rs:52
        const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
        const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
        const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
        const float t40 = (((as_type<uint>(t1) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
        y[index] = ushort(encode_bf16(t40)); // unary.rs:288
    }
}
