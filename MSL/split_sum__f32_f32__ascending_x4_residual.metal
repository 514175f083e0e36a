#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint n_splits;
};

kernel void split_sum__f32_f32__ascending_x4_residual(
    constant Immediates& imm [[buffer(0)]],
    device const float* partials [[buffer(1)]],
    device const float* residual [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // split_sum.rs:205
    const uint column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:206
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
        const float4 t1 = ((device const float4*)residual)[(row * imm.n + column) >> 2u]; // split_sum.rs:208
        float values_0 = 0.0f; // split_sum.rs:209
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        const float t2 = t1.x + sums_0; // split_sum.rs:212
        const uint bits = as_type<uint>(t2); // bits.rs:31
        values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // split_sum.rs:212
        const float t3 = t1.y + sums_1;
        const uint bits_1 = as_type<uint>(t3); // bits.rs:31
        values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // split_sum.rs:212
        const float t4 = t1.z + sums_2;
        const uint bits_2 = as_type<uint>(t4); // bits.rs:31
        values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // split_sum.rs:212
        const float t5 = t1.w + sums_3;
        const uint bits_3 = as_type<uint>(t5); // bits.rs:31
        values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // split_sum.rs:212
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(values_0, values_1, values_2, values_3); // split_sum.rs:214
    }
}
