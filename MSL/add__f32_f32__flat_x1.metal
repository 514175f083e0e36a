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

kernel void add__f32_f32__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* a [[buffer(1)]],
    device const float* b [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // add.rs:137
    const uint t0 = min_u32(imm.n_elems, first + 8u); // add.rs:153
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = a[index] + b[index]; // add.rs:154
        const uint bits = as_type<uint>(t1); // bits.rs:31
        y[index] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // add.rs:154
    }
}
