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

kernel void add_bias__f32_f32__rows_x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* bias [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // add_bias.rs:145
    const uint first = global_invocation_id.x * 8u; // add_bias.rs:146
    const uint t0 = min_u32(imm.n_cols, first + 8u); // add_bias.rs:163
    for (uint col = first; col < t0; col += 1u) {
        const float t1 = x[row * imm.n_cols + col] + bias[col]; // add_bias.rs:164
        const uint bits = as_type<uint>(t1); // bits.rs:31
        y[row * imm.n_cols + col] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // add_bias.rs:164
    }
}
