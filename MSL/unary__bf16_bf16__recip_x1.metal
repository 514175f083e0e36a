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

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__recip_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint bits = as_type<uint>(t1); // division.rs:66
        const float d = as_type<float>((bits & 8388607u) | 1065353216u); // division.rs:94
        const float t2 = d * 0.32323232f; // division.rs:102
        const float t3 = t2 - 1.4545455f;
        const float t4 = d * t3;
        float estimate = t4 + 2.121212f;
        const float t5 = d * estimate; // division.rs:105
        const float t6 = 1.0f - t5;
        const float t7 = estimate * t6;
        estimate = estimate + t7;
        const float t8 = d * estimate;
        const float t9 = 1.0f - t8;
        const float t10 = estimate * t9;
        estimate = estimate + t10;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t11 = d_high * high; // division.rs:110
        const float t12 = 1.0f - t11;
        const float t13 = d - d_high;
        const float t14 = t13 * high;
        const float residual = t12 - t14;
        const float estimate_1 = estimate;
        const float t15 = residual * estimate_1; // division.rs:69
        const float t16 = high + t15;
        const uint quotient = as_type<uint>(t16);
        const uint divisor = (as_type<uint>(d) & 8388607u) | 8388608u; // division.rs:71
        const uint product = ((quotient & 8388607u) | 8388608u) * divisor; // division.rs:72
        const int twice = mul_i32(as_type<int>(product), -2); // division.rs:73
        const uint below = ((twice > as_type<int>(divisor)) ? quotient + 1u : quotient); // division.rs:74
        const uint nearest = ((add_i32(twice, as_type<int>(divisor)) < 0) ? quotient - 1u : below); // division.rs:75
        const uint field = (bits >> 23u) & 255u; // division.rs:76
        const float t17 = as_type<float>(nearest); // division.rs:77
        const int t18 = sub_i32(127, as_type<int>(field));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t17) >> 23u), t18); // bits.rs:44
        const uint bits_1 = as_type<uint>(t17) + (as_type<uint>(t18) << 23u); // bits.rs:45
        const uint scaled = as_type<uint>(as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // division.rs:77
        const uint signed_1 = ((field == 0u) ? 2139095040u : scaled) | (bits & 2147483648u); // division.rs:78
        y[index] = ushort(encode_bf16(as_type<float>((((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1)))); // unary.rs:288
    }
}
