#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

kernel void cast__f32_f32__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const float4 t0 = ((device const float4*)x)[first >> 2u]; // cast.rs:286
        ((device float4*)y)[first >> 2u] = float4(t0.x, t0.y, t0.z, t0.w); // cast.rs:289
    }
}
