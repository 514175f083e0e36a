#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

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

kernel void add_bias__bf16_bf16__rows_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* bias [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // add_bias.rs:145
    const uint first = global_invocation_id.x * 8u; // add_bias.rs:146
    const uint t0 = min_u32(imm.n_cols, first + 8u); // add_bias.rs:163
    for (uint col = first; col < t0; col += 1u) {
        const float t1 = decode_bf16(x[row * imm.n_cols + col]) + decode_bf16(bias[col]); // add_bias.rs:164
        const uint bits = as_type<uint>(t1); // bits.rs:31
        y[row * imm.n_cols + col] = ushort(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // add_bias.rs:164
    }
}
