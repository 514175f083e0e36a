#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint n_splits;
};

kernel void split_sum__f32_f32__ascending_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* partials [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // split_sum.rs:193
    const uint column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:194
        float sums_0 = 0.0f; // split_sum.rs:179
        float sums_1 = 0.0f;
        float sums_2 = 0.0f;
        float sums_3 = 0.0f;
        for (uint split = 0u; split < imm.n_splits; split += 1u) { // split_sum.rs:180
            const float4 t0 = ((device const float4*)partials)[((row * imm.n_splits + split) * imm.n + column) >> 2u]; // split_sum.rs:181
            sums_0 = sums_0 + t0.x; // split_sum.rs:184
            sums_1 = sums_1 + t0.y;
            sums_2 = sums_2 + t0.z;
            sums_3 = sums_3 + t0.w;
        }
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums_0, sums_1, sums_2, sums_3); // split_sum.rs:195
    }
}
