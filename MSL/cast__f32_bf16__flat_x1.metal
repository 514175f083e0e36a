#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void cast__f32_bf16__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    const uint t0 = min_u32(imm.n_elems, first + 4u); // cast.rs:292
    for (uint index = first; index < t0; index += 1u) {
        y[index] = ushort(encode_bf16(x[index])); // cast.rs:293
    }
}
