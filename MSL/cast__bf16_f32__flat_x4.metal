#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

kernel void cast__bf16_f32__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint2 t0 = ((device const uint2*)x)[(first >> 1u) >> 1u]; // cast.rs:286
        ((device float4*)y)[first >> 2u] = float4(decode_bf16(t0.x), decode_bf16(t0.x >> 16u), decode_bf16(t0.y), decode_bf16(t0.y >> 16u)); // cast.rs:289
    }
}
