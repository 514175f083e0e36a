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

kernel void embedding__u32_bf16_bf16__gather_x1(
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
            float values_0_1 = 0.0f; // piece.rs:87
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            float values_4_1 = 0.0f;
            float values_5_1 = 0.0f;
            float values_6_1 = 0.0f;
            float values_7_1 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0_1 = decode_bf16(table[id * imm.n_cols + col]); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1_1 = decode_bf16(table[id * imm.n_cols + (col + 1u)]); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2_1 = decode_bf16(table[id * imm.n_cols + (col + 2u)]); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3_1 = decode_bf16(table[id * imm.n_cols + (col + 3u)]); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4_1 = decode_bf16(table[id * imm.n_cols + (col + 4u)]); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5_1 = decode_bf16(table[id * imm.n_cols + (col + 5u)]); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6_1 = decode_bf16(table[id * imm.n_cols + (col + 6u)]); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7_1 = decode_bf16(table[id * imm.n_cols + (col + 7u)]); // piece.rs:91
            }
            values_0 = values_0_1; // embedding.rs:152
            values_1 = values_1_1;
            values_2 = values_2_1;
            values_3 = values_3_1;
            values_4 = values_4_1;
            values_5 = values_5_1;
            values_6 = values_6_1;
            values_7 = values_7_1;
        }
        const float t0 = values_0; // embedding.rs:154
        const float t1 = values_1;
        const float t2 = values_2;
        const float t3 = values_3;
        const float t4 = values_4;
        const float t5 = values_5;
        const float t6 = values_6;
        const float t7 = values_7;
        if (col < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + col] = ushort(encode_bf16(t0)); // piece.rs:115
        }
        if (col + 1u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 1u)] = ushort(encode_bf16(t1)); // piece.rs:115
        }
        if (col + 2u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 2u)] = ushort(encode_bf16(t2)); // piece.rs:115
        }
        if (col + 3u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 3u)] = ushort(encode_bf16(t3)); // piece.rs:115
        }
        if (col + 4u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 4u)] = ushort(encode_bf16(t4)); // piece.rs:115
        }
        if (col + 5u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 5u)] = ushort(encode_bf16(t5)); // piece.rs:115
        }
        if (col + 6u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 6u)] = ushort(encode_bf16(t6)); // piece.rs:115
        }
        if (col + 7u < imm.n_cols) { // piece.rs:114
            y[token * imm.n_cols + (col + 7u)] = ushort(encode_bf16(t7)); // piece.rs:115
        }
    }
}
