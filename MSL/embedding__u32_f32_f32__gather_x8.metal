#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_cols;
    uint n_vocab;
};

kernel void embedding__u32_f32_f32__gather_x8(
    constant Immediates& imm [[buffer(0)]],
    device const uint* ids [[buffer(1)]],
    device const float* table [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint token = workgroup_id.y; // embedding.rs:146
    const uint col = global_invocation_id.x * 8u; // embedding.rs:147
    if (col < imm.n_cols) { // embedding.rs:148
        const uint id = ids[token]; // embedding.rs:149
        float values_0 = as_type<float>(0x7fc00000u); // embedding.rs:150
        float values_1 = as_type<float>(0x7fc00000u);
        float values_2 = as_type<float>(0x7fc00000u);
        float values_3 = as_type<float>(0x7fc00000u);
        float values_4 = as_type<float>(0x7fc00000u);
        float values_5 = as_type<float>(0x7fc00000u);
        float values_6 = as_type<float>(0x7fc00000u);
        float values_7 = as_type<float>(0x7fc00000u);
        if (id < imm.n_vocab) { // embedding.rs:151
            const uint t0 = id * imm.n_cols + col; // piece.rs:85
            const float4 t1 = ((device const float4*)table)[t0 >> 2u]; // piece.rs:36
            const float4 t2 = ((device const float4*)table)[(t0 + 4u) >> 2u]; // piece.rs:37
            values_0 = t1.x; // embedding.rs:152
            values_1 = t1.y;
            values_2 = t1.z;
            values_3 = t1.w;
            values_4 = t2.x;
            values_5 = t2.y;
            values_6 = t2.z;
            values_7 = t2.w;
        }
        const uint t3 = token * imm.n_cols + col; // piece.rs:109
        ((device float4*)y)[t3 >> 2u] = float4(values_0, values_1, values_2, values_3); // piece.rs:68
        ((device float4*)y)[(t3 + 4u) >> 2u] = float4(values_4, values_5, values_6, values_7); // piece.rs:69
    }
}
