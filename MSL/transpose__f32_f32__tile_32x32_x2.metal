#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_rows;
    uint n_cols;
};

kernel void transpose__f32_f32__tile_32x32_x2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
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
            tile[tile_row * 33u + index % 32u] = x[row * imm.n_cols + col]; // transpose.rs:142
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // transpose.rs:145
    for (uint tile_col = index / 16u; tile_col < 32u; tile_col += 16u) { // transpose.rs:149
        const uint tile_row = index % 16u * 2u; // transpose.rs:150
        const uint row = first_row + tile_row; // transpose.rs:151
        const uint col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            const float value = tile[tile_row * 33u + tile_col]; // transpose.rs:154
            const float next = tile[(tile_row + 1u) * 33u + tile_col]; // transpose.rs:157
            ((device float2*)y)[(col * imm.n_rows + row) >> 1u] = float2(value, next); // transpose.rs:158
        }
    }
}
