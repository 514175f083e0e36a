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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

float root_rn(float x) {
    const uint bits = as_type<uint>(x);
    float chosen = float(0); // by_fma.rs:104
    if (bits - 536870912u < 1602224128u) {
        const float guess = as_type<float>(1597463007u - (as_type<uint>(x) >> 1u));
        const float t0 = x * guess;
        float minus_root = neg_f32(t0);
        float half_1 = 0.5f * guess;
        const float error = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error, minus_root);
        half_1 = fma(half_1, error, half_1);
        const float error_1 = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error_1, minus_root);
        half_1 = fma(half_1, error_1, half_1);
        const float error_2 = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error_2, minus_root);
        half_1 = fma(half_1, error_2, half_1);
        const float root = neg_f32(minus_root);
        const float t1 = fma(minus_root, root, x);
        chosen = fma(t1, half_1, root);
    } else {
        const float t2 = as_type<float>((bits & 2147483647u) + 536870912u);
        const float guess = as_type<float>(1597463007u - (as_type<uint>(t2) >> 1u));
        const float t3 = t2 * guess;
        float minus_root = neg_f32(t3);
        float half_1 = 0.5f * guess;
        const float error = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error, minus_root);
        half_1 = fma(half_1, error, half_1);
        const float error_1 = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error_1, minus_root);
        half_1 = fma(half_1, error_1, half_1);
        const float error_2 = fma(minus_root, half_1, 0.5f);
        minus_root = fma(minus_root, error_2, minus_root);
        half_1 = fma(half_1, error_2, half_1);
        const float root = neg_f32(minus_root);
        const float t4 = fma(minus_root, root, t2);
        const float scaled = fma(t4, half_1, root);
        const uint sign_1 = bits & 2147483648u;
        const uint magnitude = bits & 2147483647u;
        const bool zero = magnitude < 8388608u;
        const float t5 = ((bits == 2139095040u) ? as_type<float>(2139095040u) : as_type<float>(as_type<uint>(scaled) - 268435456u));
        const float at_edge = (zero ? as_type<float>(sign_1) : t5);
        chosen = ((magnitude > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(2143289344u) : at_edge);
    }
    float result = chosen;
    return result;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__sqrt_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        y[index] = ushort(encode_bf16(root_rn(decode_bf16(x[index])))); // unary.rs:288
    }
}
