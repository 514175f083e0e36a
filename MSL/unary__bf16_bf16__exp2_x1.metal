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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__exp2_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const float sum = t1 + 12582912.0f; // bits.rs:52
        const float whole = sum - 12582912.0f; // bits.rs:53
        const int k = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float r = t1 - whole; // exponential.rs:58
        float q = 0.00015338922f; // exponential.rs:61
        const float t2 = q * r; // exponential.rs:64
        q = t2 + 0.0013390637f;
        const float t3 = q * r;
        q = t3 + 0.009618483f;
        const float t4 = q * r;
        q = t4 + 0.055503614f;
        const float t5 = q * r;
        q = t5 + 0.24022648f;
        const float r_high = as_type<float>(as_type<uint>(r) & 4294963200u); // bits.rs:72
        const float p = r_high * 0.69311523f; // exponential.rs:68
        const float t6 = r - r_high; // exponential.rs:69
        const float t7 = t6 * 0.69311523f;
        const float t8 = r * 3.1946183e-5f;
        const float t9 = t7 + t8;
        const float t10 = r * r;
        const float t11 = t10 * q;
        const float rest = t9 + t11;
        const float y_1 = 1.0f + p; // exponential.rs:70
        const float t12 = 1.0f - y_1; // exponential.rs:71
        const float t13 = t12 + p;
        const float t14 = t13 + rest;
        const float power = y_1 + t14;
        const int field = add_i32(as_type<int>(as_type<uint>(power) >> 23u), k); // bits.rs:38
        const uint bits = as_type<uint>(power) + (as_type<uint>(k) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t1); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1125515264u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        y[index] = ushort(encode_bf16((((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded))); // unary.rs:288
    }
}
