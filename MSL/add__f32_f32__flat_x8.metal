#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

kernel void add__f32_f32__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* a [[buffer(1)]],
    device const float* b [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // add.rs:137
    if (first < imm.n_elems) { // add.rs:141
        const float4 t0 = ((device const float4*)a)[first >> 2u]; // piece.rs:36
        const float4 t1 = ((device const float4*)a)[(first + 4u) >> 2u]; // piece.rs:37
        const float4 t2 = ((device const float4*)b)[first >> 2u]; // piece.rs:36
        const float4 t3 = ((device const float4*)b)[(first + 4u) >> 2u]; // piece.rs:37
        float results_0 = 0.0f; // add.rs:144
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t4 = t0.x + t2.x; // add.rs:147
        const uint bits = as_type<uint>(t4); // bits.rs:31
        results_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // add.rs:147
        const float t5 = t0.y + t2.y;
        const uint bits_1 = as_type<uint>(t5); // bits.rs:31
        results_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // add.rs:147
        const float t6 = t0.z + t2.z;
        const uint bits_2 = as_type<uint>(t6); // bits.rs:31
        results_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // add.rs:147
        const float t7 = t0.w + t2.w;
        const uint bits_3 = as_type<uint>(t7); // bits.rs:31
        results_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // add.rs:147
        const float t8 = t1.x + t3.x;
        const uint bits_4 = as_type<uint>(t8); // bits.rs:31
        results_4 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // add.rs:147
        const float t9 = t1.y + t3.y;
        const uint bits_5 = as_type<uint>(t9); // bits.rs:31
        results_5 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // add.rs:147
        const float t10 = t1.z + t3.z;
        const uint bits_6 = as_type<uint>(t10); // bits.rs:31
        results_6 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // add.rs:147
        const float t11 = t1.w + t3.w;
        const uint bits_7 = as_type<uint>(t11); // bits.rs:31
        results_7 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // add.rs:147
        ((device float4*)y)[first >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
        ((device float4*)y)[(first + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
    }
}
