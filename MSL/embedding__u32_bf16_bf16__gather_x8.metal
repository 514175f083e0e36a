#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_cols;
    uint n_vocab;
};

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

kernel void embedding__u32_bf16_bf16__gather_x8(
    constant Immediates& imm [[buffer(0)]],
    device const uint* ids [[buffer(1)]],
    device const ushort* table [[buffer(2)]],
    device ushort* y [[buffer(3)]],
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
            const uint4 t0 = ((device const uint4*)table)[((id * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            values_0 = decode_bf16(t0.x); // embedding.rs:152
            values_1 = decode_bf16(t0.x >> 16u);
            values_2 = decode_bf16(t0.y);
            values_3 = decode_bf16(t0.y >> 16u);
            values_4 = decode_bf16(t0.z);
            values_5 = decode_bf16(t0.z >> 16u);
            values_6 = decode_bf16(t0.w);
            values_7 = decode_bf16(t0.w >> 16u);
        }
        const uint4 t1 = uint4(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u), encode_bf16(values_4) | (encode_bf16(values_5) << 16u), encode_bf16(values_6) | (encode_bf16(values_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + col) >> 1u) >> 2u] = t1;
    }
}
