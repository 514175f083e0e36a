#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_rows;
    uint n_cols;
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

kernel void transpose__bf16_bf16__tile_32x32_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float tile[1056];
    const uint index = local_invocation_index; // transpose.rs:133
    const uint first_col = workgroup_id.x * 32u; // transpose.rs:134
    const uint first_row = workgroup_id.y * 32u; // transpose.rs:135
    for (uint tile_row = index / 32u; tile_row < 32u; tile_row += 8u) { // transpose.rs:138
        const uint row = first_row + tile_row; // transpose.rs:139
        const uint col = first_col + index % 32u; // transpose.rs:140
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:141
            tile[tile_row * 33u + index % 32u] = decode_bf16(x[row * imm.n_cols + col]); // transpose.rs:142
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // transpose.rs:145
    for (uint tile_col = index / 32u; tile_col < 32u; tile_col += 8u) { // transpose.rs:149
        const uint t0 = index % 32u; // transpose.rs:150
        const uint row = first_row + t0; // transpose.rs:151
        const uint col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            const float value = tile[t0 * 33u + tile_col]; // transpose.rs:154
            y[col * imm.n_rows + row] = ushort(encode_bf16(value)); // transpose.rs:160
        }
    }
}
