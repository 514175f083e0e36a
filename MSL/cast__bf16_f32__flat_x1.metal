#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

kernel void cast__bf16_f32__flat_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    const uint t0 = min_u32(imm.n_elems, first + 4u); // cast.rs:292
    for (uint index = first; index < t0; index += 1u) {
        y[index] = decode_bf16(x[index]); // cast.rs:293
    }
}
