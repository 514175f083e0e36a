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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__log2_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint moved = as_type<uint>(t1) + 4913933u; // logarithm.rs:40
        const int k = sub_i32(as_type<int>(moved >> 23u), 127); // logarithm.rs:41
        const float k_1 = float(k); // logarithm.rs:42
        const float f = as_type<float>((moved & 8388607u) + 1060439283u) - 1.0f;
        float p = 0.05351364f; // logarithm.rs:19
        const float t2 = p * f; // logarithm.rs:31
        p = t2 + -0.109175f;
        const float t3 = p * f;
        p = t3 + 0.12108583f;
        const float t4 = p * f;
        p = t4 + -0.12550178f;
        const float t5 = p * f;
        p = t5 + 0.14209557f;
        const float t6 = p * f;
        p = t6 + -0.16659358f;
        const float t7 = p * f;
        p = t7 + 0.20002224f;
        const float t8 = p * f;
        p = t8 + -0.25000167f;
        const float t9 = p * f;
        p = t9 + 0.33333313f;
        const float square = f * f; // logarithm.rs:33
        const float t10 = square * f; // logarithm.rs:34
        const float t11 = t10 * p;
        const float t12 = 0.5f * square;
        const float beyond = t11 - t12;
        const float natural = f + beyond; // logarithm.rs:70
        const float t13 = f - natural; // logarithm.rs:71
        const float natural_error = t13 + beyond;
        const float high = as_type<float>(as_type<uint>(natural) & 4294963200u); // bits.rs:72
        const float product = high * 1.4423828f; // logarithm.rs:74
        const float t14 = natural - high; // logarithm.rs:75
        const float t15 = t14 + natural_error;
        const float t16 = t15 * 1.4423828f;
        const float t17 = natural * 0.0003122284f;
        const float rest = t16 + t17;
        const float sum = k_1 + product; // logarithm.rs:76
        const float t18 = k_1 - sum; // logarithm.rs:77
        const float sum_error = t18 + product;
        const float t19 = sum_error + rest; // logarithm.rs:78
        const float t20 = sum + t19;
        const uint bits = as_type<uint>(t1); // logarithm.rs:48
        const bool zero = (bits & 2139095040u) == 0u; // logarithm.rs:49
        const float at_edge = (zero ? as_type<float>(0xff800000u) : ((bits == 2139095040u) ? t1 : t20)); // logarithm.rs:50
        const float t21 = (((as_type<uint>(t1) & 2147483647u) > 2139095040u) | ((bits > 2147483647u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // logarithm.rs:51
        y[index] = ushort(encode_bf16(t21)); // unary.rs:288
    }
}
