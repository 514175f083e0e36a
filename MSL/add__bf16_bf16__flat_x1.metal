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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void add__bf16_bf16__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* a [[buffer(1)]],
    device const ushort* b [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // add.rs:137
    const uint t0 = min_u32(imm.n_elems, first + 8u); // add.rs:153
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(a[index]) + decode_bf16(b[index]); // add.rs:154
        const uint bits = as_type<uint>(t1); // bits.rs:31
        y[index] = ushort(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // add.rs:154
    }
}
