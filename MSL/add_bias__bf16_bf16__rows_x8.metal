#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void add_bias__bf16_bf16__rows_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* bias [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // add_bias.rs:145
    const uint first = global_invocation_id.x * 8u; // add_bias.rs:146
    if (first < imm.n_cols) { // add_bias.rs:150
        const uint place = row * imm.n_cols + first; // add_bias.rs:151
        const uint4 t0 = ((device const uint4*)x)[(place >> 1u) >> 2u]; // piece.rs:40
        const uint4 t1 = ((device const uint4*)bias)[(first >> 1u) >> 2u];
        float results_0 = 0.0f; // add_bias.rs:154
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t2 = decode_bf16(t0.x) + decode_bf16(t1.x); // add_bias.rs:157
        const uint bits = as_type<uint>(t2); // bits.rs:31
        results_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // add_bias.rs:157
        const float t3 = decode_bf16(t0.x >> 16u) + decode_bf16(t1.x >> 16u);
        const uint bits_1 = as_type<uint>(t3); // bits.rs:31
        results_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // add_bias.rs:157
        const float t4 = decode_bf16(t0.y) + decode_bf16(t1.y);
        const uint bits_2 = as_type<uint>(t4); // bits.rs:31
        results_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // add_bias.rs:157
        const float t5 = decode_bf16(t0.y >> 16u) + decode_bf16(t1.y >> 16u);
        const uint bits_3 = as_type<uint>(t5); // bits.rs:31
        results_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // add_bias.rs:157
        const float t6 = decode_bf16(t0.z) + decode_bf16(t1.z);
        const uint bits_4 = as_type<uint>(t6); // bits.rs:31
        results_4 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // add_bias.rs:157
        const float t7 = decode_bf16(t0.z >> 16u) + decode_bf16(t1.z >> 16u);
        const uint bits_5 = as_type<uint>(t7); // bits.rs:31
        results_5 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // add_bias.rs:157
        const float t8 = decode_bf16(t0.w) + decode_bf16(t1.w);
        const uint bits_6 = as_type<uint>(t8); // bits.rs:31
        results_6 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // add_bias.rs:157
        const float t9 = decode_bf16(t0.w >> 16u) + decode_bf16(t1.w >> 16u);
        const uint bits_7 = as_type<uint>(t9); // bits.rs:31
        results_7 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // add_bias.rs:157
        const uint4 t10 = uint4(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(place >> 1u) >> 2u] = t10;
    }
}
